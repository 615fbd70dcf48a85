import { patched } from '../../../http/body/json-patch.ts';
import type {
  DeviceFilterBase,
  DeviceFilterResponse,
  DeviceListResponse,
  DeviceRequest,
  DeviceResponse,
  JsonPatchOperation,
  SmartObjectListResponse,
} from '../../../http/generated/contract.ts';
import { act, noContent, ok, okContent, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext, ReplyOf } from '../../../http/handler.ts';
import { pageReply, readEntity, readPage } from '../../../http/reads.ts';
import type { PageMessage } from '../../../http/reads.ts';
import { shortName } from '../../../http/model-state.ts';
import { jsonListParts } from '../../../http/replies.ts';
import { createRoute, deleteRoute, updateRoute } from '../../../http/writes.ts';
import { didYouMean } from '../../../kernel/texts.ts';
import { invalidMember, notFound } from '../../../kernel/errors.ts';
import { omit, omitUndefined } from '../../../kernel/data.ts';
import type { Condition } from '../../../store/port.ts';
import { compareByPath } from '../../device-objects/model.ts';
import type { SmartObject } from '../../device-objects/model.ts';
import { dataCollectors } from '../../gateways/model.ts';
import { locations, conditionsAt } from '../../locations/model.ts';
import { positionOf } from '../../maps/http.ts';
import { valuesOfCategories } from '../../settings/http.ts';
import { presentTag, presentTags } from '../../tags/http.ts';
import type { TagView } from '../../tags/tags.ts';
import {
  deviceDetails,
  filteredDevices,
  relatedEntities,
  withLatestRegistration,
} from '../device-queries.ts';
import type { DeviceDetails, DeviceFilter, FilteredDevice, RelatedEntities } from '../device-queries.ts';
import type { DeviceCreation, DeviceDeletion, DeviceInput, DeviceUpdate } from '../devices.ts';
import type { MassRegistration, MassRow, MassSource } from '../mass-registration.ts';
import { devices } from '../model.ts';
import type { Device } from '../model.ts';
import { deviceCsvTemplate, readDeviceCsv } from './device-csv.ts';
import { deviceFields, deviceMembers, instanceTypeOf, withResolvedTerms } from './device-fields.ts';
import { checkLength, readDeviceArray } from './mass-bodies.ts';

export interface Services {
  readonly deviceCreation: DeviceCreation;
  readonly deviceUpdate: DeviceUpdate;
  readonly deviceDeletion: DeviceDeletion;
  readonly massRegistration: MassRegistration;
}

/** Routes of devices, and of the devices of other entities. */
export const routes: FeatureRoutes<
  | 'dataCollectors.listDevices'
  | 'devices.create'
  | 'devices.createMultiple'
  | 'devices.delete'
  | 'devices.get'
  | 'devices.getByEndpoint'
  | 'devices.list'
  | 'devices.listFiltered'
  | 'devices.massRegistrationTemplate'
  | 'devices.patch'
  | 'devices.update'
  | 'locations.listChildDevices'
  | 'locations.listDevices',
  Services
> = {
  'devices.list': read((context) => devicePage(context)),
  'devices.listFiltered': read(async ({ body, principal, reader }) => {
    const found = await filteredDevices(reader, principal.deviceNetworkId, filterOf(body));
    return { status: 200, parts: jsonListParts(found, presentFilteredDevice) };
  }),
  'devices.get': read(async (context) => {
    const device = await readEntity(context, devices, 'device');
    return ok(presentDevice(await deviceDetails(context, device)));
  }),
  'devices.getByEndpoint': read(async (context) => {
    const { query, principal, reader } = context;
    const device = await reader
      .collection(devices)
      .findOne([{ field: 'deviceIdentifier', op: 'eq', value: query.endpoint }]);
    if (device?.deviceNetworkId !== principal.deviceNetworkId) throw notFound('device');
    return ok(presentDevice(await deviceDetails(context, device)));
  }),
  'devices.create': createRoute('deviceCreation', '/api/v3/devices', inputOf),
  'devices.massRegistrationTemplate': read(async ({ principal, reader }) =>
    okContent({
      data: await deviceCsvTemplate(principal.deviceNetworkId, reader),
      mediaType: 'text/csv; charset=utf-8',
      fileName: 'devices.csv',
    }),
  ),
  'devices.createMultiple': act(async (context, { massRegistration }) => {
    const { body, reader, stream: received } = context;
    const { deviceNetworkId } = context.principal;
    const reply = (CorrelationId: string) => ok({ CorrelationId });
    const unit = context.begin(reply);
    const stream = async (
      rows: AsyncIterable<MassRow>,
      source: MassSource,
    ): Promise<ReplyOf<'devices.createMultiple'>> =>
      reply(await massRegistration.stream(deviceNetworkId, rows, source, unit));
    checkLength(received.headers);
    if (typeof body === 'string') {
      return stream(await readDeviceCsv(received, deviceNetworkId, reader), 'CSV');
    }
    if (body === undefined) {
      const checked = (item: unknown): DeviceInput => inputOf(context.checked('DeviceRequest', item));
      return stream(await readDeviceArray(received, checked), 'array');
    }
    const inputs = body.map(inputOf);
    return reply(await massRegistration.start(deviceNetworkId, inputs, unit));
  }),
  'devices.update': updateRoute('deviceUpdate', inputOf),
  'devices.patch': act(async (context, { deviceUpdate }) => {
    const { params, principal } = context;
    const operations = context.body;
    await deviceUpdate.update(principal.deviceNetworkId, params.id, (current) =>
      inputOf(context.checked('DeviceRequest', changedBy(operations, requestOf(current)))),
    );
    return noContent();
  }),
  'devices.delete': deleteRoute('deviceDeletion'),
  'dataCollectors.listDevices': read(async (context) => {
    const { id } = await readEntity(context, dataCollectors, 'data-collector');
    return devicePage(context, [{ field: 'dataCollectorId', op: 'eq', value: id }]);
  }),
  'locations.listDevices': read((context) => devicesAt(context, false)),
  'locations.listChildDevices': read((context) => devicesAt(context, true)),
};

async function devicesAt(
  context: ReadContext<{ readonly id: string }>,
  isDeep: boolean,
): Promise<PageMessage<DeviceListResponse>> {
  const location = await readEntity(context, locations, 'location');
  return devicePage(context, await conditionsAt(context.reader, location, isDeep));
}

const show = deviceMembers.show();

/** Returns a page of devices. All routes that list devices use it. */
async function devicePage(
  context: ReadContext<unknown>,
  where: readonly Condition[] = [],
): Promise<PageMessage<DeviceListResponse>> {
  const { paging, principal, reader } = context;
  const { filter, conditions } = await withResolvedTerms(reader, paging.filter, principal.deviceNetworkId);
  const resolved = { principal, reader, paging: { ...paging, filter } };
  const page = await readPage(resolved, devices, deviceFields, [...where, ...conditions]);
  const rows = await withLatestRegistration(reader, page.rows);
  const related = await relatedEntities(reader, rows);
  return pageReply(context, { ...page, rows }, (device) => presentDeviceRow(device, related));
}

function inputOf(body: DeviceRequest): DeviceInput {
  const { SettingCategories, Position } = body;
  return {
    ...deviceMembers.read(body),
    ...omitUndefined({
      settings: SettingCategories && valuesOfCategories(SettingCategories),
      position: Position && positionOf(Position),
    }),
  };
}

/** Returns a device as the body of a PUT, to which a JSON Patch is applied. */
function requestOf(device: Device): Readonly<Record<string, unknown>> {
  return {
    DeviceIdentifier: device.deviceIdentifier,
    DeviceTypeId: device.deviceTypeId,
    Name: device.name,
    DeviceTemplateId: device.deviceTemplateId,
    LocationId: device.locationId,
    DataCollectorId: device.dataCollectorId,
    DeviceStandard: device.deviceStandard,
    BootstrapServerName: device.bootstrapServerName ?? null,
    TagIds: device.tagIds ?? [],
    SettingCategories: [],
  };
}

/** @throws MusterError `invalid-request` if the patch adds a member that devices do not have */
function changedBy(operations: readonly JsonPatchOperation[], document: object): unknown {
  const result = patched(document, operations);
  const added = Object.keys(result ?? {}).find((name) => !Object.hasOwn(document, name));
  if (added !== undefined)
    throw invalidMember(shortName(added), `Unknown member.${didYouMean(added, Object.keys(document))}`);
  return result;
}

function filterOf(body: DeviceFilterBase): DeviceFilter {
  return omitUndefined({
    deviceTypeIds: body.DeviceTypeIds,
    deviceTemplateIds: body.DeviceTemplateIds,
    locationIds: body.LocationIds,
    includesChildLocations: body.IncludeChildLocations,
    tagIds: body.TagIds,
  });
}

function dateTime(epochMs: number | undefined): string | undefined {
  return epochMs === undefined ? undefined : new Date(epochMs).toISOString();
}

/** Builds a DeviceListResponse. Members that are undefined are left out of the JSON. */
function presentDeviceRow(device: Device, related: RelatedEntities): DeviceListResponse {
  const type = related.deviceTypes.get(device.deviceTypeId);
  return {
    Id: device.id,
    Name: device.name,
    DeviceIdentifier: device.deviceIdentifier,
    Status: device.status,
    DeviceStandard: device.deviceStandard,
    DeviceType:
      type === undefined
        ? undefined
        : {
            Id: type.id,
            Name: type.name,
            DeviceStandard: type.deviceStandard,
            HardwareTypeId: type.hardwareTypeId,
          },
    DeviceTemplateId: device.deviceTemplateId,
    DeviceTemplateName: related.deviceTemplates.get(device.deviceTemplateId)?.name,
    LocationId: device.locationId,
    LocationName: related.locations.get(device.locationId)?.name,
    InstanceType: instanceTypeOf(device),
    RegistrationDate: new Date(device.createdAt).toISOString(),
    LatestRegistrationTime: device.latestRegistrationTime,
    DeregistrationDate: dateTime(device.deregistrationTime),
  };
}

function presentFilteredDevice({
  id,
  name,
  deviceTypeId,
  deviceTemplateId,
}: FilteredDevice): DeviceFilterResponse {
  return { Id: id, Name: name, DeviceTypeId: deviceTypeId, DeviceTemplateId: deviceTemplateId };
}

export function presentDevice(details: DeviceDetails): DeviceResponse {
  const { device, lastSeen, related } = details;
  return {
    ...omit(show(device), 'RegistrationDate', 'DeregistrationDate'),
    DeviceTypeName: related.deviceTypes.get(device.deviceTypeId)?.name,
    DeviceTemplateName: related.deviceTemplates.get(device.deviceTemplateId)?.name,
    LocationName: related.locations.get(device.locationId)?.name,
    DataCollectorName: details.dataCollectorName,
    LastSeen: dateTime(lastSeen),
    ...presentContact(device),
    ...presentTags(details.tags),
    SmartObjects: details.smartObjects
      .toSorted(compareByPath)
      .map((one) => presentSmartObjectRow(one, details.objectTags.get(one.id) ?? [])),
  };
}

/** Deprecated members for older clients. */
function presentContact(device: Device): Pick<DeviceResponse, 'ContactLost' | 'ContactLostTime'> {
  const lost = device.status === 'offline' && device.initialRegistrationTime !== undefined;
  return { ContactLost: lost, ContactLostTime: lost ? dateTime(device.contactLostTime) : undefined };
}

function presentSmartObjectRow(smartObject: SmartObject, tags: readonly TagView[]): SmartObjectListResponse {
  return {
    Id: smartObject.id,
    Name: smartObject.name,
    TypeId: smartObject.objectId,
    InstanceNumber: smartObject.instanceNumber,
    Label: smartObject.label,
    IsUnavailable: smartObject.isUnavailable,
    IsVirtual: smartObject.isVirtual === true,
    Tags: tags.map((one) => presentTag(one.tag, one.isInherited)),
  };
}
