import { devices } from '../model/device.ts';
import type { Device } from '../model/device.ts';
import { dataCollectors } from '../../gateways/model.ts';
import { locations, conditionsAt } from '../../locations/model.ts';
import { filteredDevices } from '../device-filter.ts';
import type { DeviceFilter } from '../device-filter.ts';
import type { DeviceInput } from '../device-input.ts';
import type { DeviceCreation } from '../device-creation.ts';
import type { DeviceDeletion } from '../device-deletion.ts';
import { deviceDetails } from '../device-queries.ts';
import type { DeviceUpdate } from '../device-update.ts';
import type { MassRegistration, MassRow, MassSource } from '../mass-registration.ts';
import { invalidMember, notFound } from '../../../kernel/errors.ts';
import { shortName } from '../../../http/model-state.ts';
import type {
  DeviceFilterBase,
  JsonPatchOperation,
  DeviceListResponse,
  DeviceRequest,
} from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, okContent, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext, ReplyOf } from '../../../http/handler.ts';
import { readDeviceArray } from './device-array.ts';
import { checkLength } from './mass-limits.ts';
import { csvLookups, readDeviceCsv, plainColumns } from './device-csv.ts';
import type { CsvLookups } from './device-csv.ts';
import { patched } from '../../../http/body/json-patch.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { readEntity } from '../../../http/reads.ts';
import { devicePage } from './device-list.ts';
import { positionOf } from '../../maps/http.ts';
import { valuesOfCategories } from '../../settings/http.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentDevice, presentFilteredDevice } from '../presenters/device.ts';
import { jsonListParts } from '../../../http/replies/json-parts.ts';
import { didYouMean } from '../../../kernel/closest-name.ts';
import { csvField } from '../../../http/replies/csv-field.ts';

function inputOf(body: DeviceRequest): DeviceInput {
  const optional = omitUndefined({
    name: body.Name,
    deviceTemplateId: body.DeviceTemplateId,
    locationId: body.LocationId,
    dataCollectorId: body.DataCollectorId,
    deviceStandard: body.DeviceStandard,
    bootstrapServerName: body.BootstrapServerName,
    tagIds: body.TagIds,
    settings: body.SettingCategories && valuesOfCategories(body.SettingCategories),
    position: body.Position && positionOf(body.Position),
  });
  return {
    deviceIdentifier: body.DeviceIdentifier,
    deviceTypeId: body.DeviceTypeId,
    ...optional,
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

export interface Services {
  readonly deviceCreation: DeviceCreation;
  readonly deviceUpdate: DeviceUpdate;
  readonly deviceDeletion: DeviceDeletion;
  readonly massRegistration: Pick<MassRegistration, 'start' | 'stream'>;
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
  'devices.create': act(({ body, principal, begin }, { deviceCreation }) =>
    create(begin, '/api/v3/devices', (unit) =>
      deviceCreation.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'devices.massRegistrationTemplate': read(async ({ principal, reader }) =>
    okContent({
      data: await deviceCsvTemplate(principal.deviceNetworkId, csvLookups(reader)),
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
      return stream(await readDeviceCsv(received, deviceNetworkId, csvLookups(reader)), 'CSV');
    }
    if (body === undefined) {
      const checked = (item: unknown): DeviceInput => inputOf(context.checked('DeviceRequest', item));
      return stream(await readDeviceArray(received, checked), 'array');
    }
    const inputs = body.map(inputOf);
    return reply(await massRegistration.start(deviceNetworkId, inputs, unit));
  }),
  'devices.update': act(async ({ params, body, principal }, { deviceUpdate }) => {
    await deviceUpdate.update(principal.deviceNetworkId, params.id, inputOf(body));
    return noContent();
  }),
  'devices.patch': act(async (context, { deviceUpdate }) => {
    const { params, principal } = context;
    const operations = context.body;
    await deviceUpdate.update(principal.deviceNetworkId, params.id, (current) =>
      inputOf(context.checked('DeviceRequest', changedBy(operations, requestOf(current)))),
    );
    return noContent();
  }),
  'devices.delete': act(async ({ params, principal }, { deviceDeletion }) => {
    await deviceDeletion.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
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

/** Values of the example row by column. Other columns are empty. */
const example: Readonly<Record<string, string>> = {
  DeviceIdentifier: 'urn:imei:490154203237518',
  DeviceTypeName: 'Generic LwM2M',
  Name: 'Bow, port side',
};

/**
 * Returns a CSV (RFC 4180) with the header of a mass registration and one example row. The columns include
 * the settings that devices of the network can have.
 */
async function deviceCsvTemplate(deviceNetworkId: string, lookups: CsvLookups): Promise<string> {
  const columns = [...plainColumns, ...(await lookups.settingColumns(deviceNetworkId))];
  const row = columns.map((column) => example[column] ?? '');
  return [columns, row].map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('');
}
