import type {
  ResourceListResponse,
  ResourceObserveState,
  ResourceRequest,
  ResourceResponse,
  SmartObjectRequest,
  SmartObjectResponse,
} from '../../http/generated/contract.ts';
import { act, commandAccepted, create, noContent, ok, read, startCommand } from '../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../http/handler.ts';
import { nameOf, toListQuery } from '../../http/lists/list-fields.ts';
import type { JoinedField, ListFields } from '../../http/lists/list-fields.ts';
import { pageReply } from '../../http/reads.ts';
import { presentLatest } from '../../http/replies.ts';
import { invalid, invalidMember } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { Condition } from '../../store/port.ts';
import { tryParsePath } from '../commands/model.ts';
import type { ResourceService } from '../commands/resource-service.ts';
import { parseResourceId } from '../device-objects/model.ts';
import { resolveResource } from '../device-objects/resource-views.ts';
import type { ResolvedResource } from '../device-objects/resource-views.ts';
import { devices } from '../devices/model.ts';
import type { ObservationState } from '../observation/observation-service.ts';
import { accessFlagsOf, accessTypeOf } from '../resource-types/model.ts';
import { presentTags } from '../tags/http.ts';
import type { InstanceCommands } from './instances.ts';
import { resourceDetails, resourcePage, smartObjectDetails } from './smart-object-reads.ts';
import type { ResourceDetails, SmartObjectDetails } from './smart-object-reads.ts';
import type { SmartObjectResources } from './smart-object-resources.ts';
import type { SmartObjectInput, SmartObjectService } from './smart-objects.ts';

export interface Services {
  readonly smartObjects: SmartObjectService;
  readonly instanceCommands: InstanceCommands;
  readonly resources: ResourceService;
  readonly smartObjectResources: SmartObjectResources;
}

/** Routes of the tags `smartObjects`, without their attributes, and `resources`. */
export const routes: FeatureRoutes<
  | 'smartObjects.create'
  | 'smartObjects.delete'
  | 'smartObjects.get'
  | 'smartObjects.read'
  | 'smartObjects.update'
  | 'smartObjects.values'
  | 'resources',
  Services
> = {
  'smartObjects.create': act(({ body, principal, begin }, { smartObjects }) =>
    create(begin, '/api/v3/smartobjects', (unit) =>
      smartObjects.create(principal.deviceNetworkId, smartObjectInput(body), unit),
    ),
  ),
  'smartObjects.get': read(async (context) => ok(presentSmartObject(await detailsOf(context)))),
  'smartObjects.update': act(async ({ params, body, principal }, { smartObjects }) => {
    await smartObjects.update(principal.deviceNetworkId, params.id, smartObjectInput(body));
    return noContent();
  }),
  'smartObjects.delete': act(async ({ params, principal }, { smartObjects }) =>
    commandAccepted(await smartObjects.delete(principal.deviceNetworkId, params.id)),
  ),
  'smartObjects.values': read(async (context) => ok(presentSmartObject(await detailsOf(context, true)))),
  'smartObjects.read': act(async (context, { instanceCommands }) =>
    commandAccepted(await instanceCommands.read(await detailsOf(context))),
  ),
  'resources.list': read(async (context) => {
    const { catalogues, paging, reader } = context;
    const query = toListQuery(paging, fields, networkOf(context));
    return pageReply(
      context,
      await resourcePage(reader, catalogues, networkOf(context), query),
      presentResourceRow,
    );
  }),
  'resources.create': act(async (context, { smartObjectResources }) => {
    const { body } = context;
    const input = { smartObjectId: body.SmartObjectId, resourceTypeId: body.ResourceTypeId };
    return create(context.begin, '/api/v3/resources', async (unit) => ({
      id: await smartObjectResources.add(networkOf(context), input, unit),
    }));
  }),
  'resources.update': act(async (context) => {
    const { catalogues, reader } = context;
    const resolved = await resolveResource(reader, catalogues, networkOf(context), idOf(context));
    checkSame(context.body, resolved);
    return noContent();
  }),
  'resources.delete': act(async (context, { smartObjectResources }) => {
    await smartObjectResources.delete(networkOf(context), idOf(context));
    return noContent();
  }),
  'resources.get': read(async (context) => {
    const { catalogues, reader } = context;
    return ok(presentResource(await resourceDetails(reader, catalogues, networkOf(context), idOf(context))));
  }),
  'resources.read': act(async (context, { resources }) =>
    commandAccepted(await resources.read(networkOf(context), idOf(context))),
  ),
  'resources.write': act(async (context, { resources }) => {
    const { body } = context;
    checkId(context, body);
    return commandAccepted(await resources.write(networkOf(context), idOf(context), body.Value));
  }),
  'resources.writeValue': act(async (context, { resources }) =>
    startCommand(context.begin, (unit) =>
      resources.write(networkOf(context), idOf(context), context.params.value, unit),
    ),
  ),
  'resources.execute': act(async (context, { resources }) => {
    const { body } = context;
    return startCommand(context.begin, (unit) =>
      resources.execute(networkOf(context), idOf(context), body?.Arguments, unit),
    );
  }),
  'resources.observe': act(async (context, { resources }) => {
    const { body } = context;
    checkId(context, body);
    return commandAccepted(await resources.observe(networkOf(context), idOf(context), body.Timeout));
  }),
  'resources.cancelObserve': act(async (context, { resources }) =>
    commandAccepted(await resources.cancelObserve(networkOf(context), idOf(context))),
  ),
  // Whether a device observes depends on its live registration.
  'resources.observeState': act(async (context, { resources }) =>
    ok(presentObserveState(await resources.observeState(networkOf(context), idOf(context)))),
  ),
};

type EntityContext = ReadContext<{ readonly id: string }>;

const idOf = (context: EntityContext): string => context.params.id;
const networkOf = (context: ReadContext<unknown>): string => context.principal.deviceNetworkId;

/** Reads the smart object of a request. */
const detailsOf = (
  { catalogues, params, principal, reader }: EntityContext,
  withValues = false,
): Promise<SmartObjectDetails> =>
  smartObjectDetails(reader, catalogues, principal.deviceNetworkId, params.id, withValues);

function smartObjectInput(body: SmartObjectRequest): SmartObjectInput {
  return {
    deviceId: body.DeviceId,
    smartObjectTypeId: body.SmartObjectTypeId,
    ...omitUndefined({
      instanceNumber: body.InstanceNumber,
      label: body.Label,
      smartObjectTemplateId: body.SmartObjectTemplateId,
      tagIds: body.TagIds,
      values: body.ResourceValues?.map((one) => ({ resourceTypeId: one.ResourceTypeId, value: one.Value })),
    }),
  };
}

/** Checks the optional ID in a body. An ID that differs from the path is an error. */
function checkId(context: EntityContext, body: { readonly Id?: string } | undefined): void {
  if (body?.Id !== undefined && body.Id !== idOf(context)) {
    throw invalidMember('Id', 'Must be the ID of the path. Correct it, or leave it out.');
  }
}

/** The type of a resource cannot be changed. @throws MusterError `invalid-request` */
function checkSame(body: ResourceRequest, { view, smartObject }: ResolvedResource): void {
  const faults: Record<string, string[]> = {};
  if (body.ResourceTypeId !== view.resourceTypeId) {
    faults['ResourceTypeId'] = ['The type of a resource cannot be changed.'];
  }
  if (body.SmartObjectId !== smartObject.id) {
    faults['SmartObjectId'] = ['The smart object of a resource cannot be changed.'];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** The location of a resource is the location of its device. */
const locationOfDevice: JoinedField = {
  type: 'uuid',
  path: 'locationId',
  join: (condition, deviceNetworkId) => {
    const { where = [] } = inNetwork(deviceNetworkId, { where: [condition] });
    return [{ field: 'deviceId', op: 'among', value: [{ collection: devices, field: 'id', where }] }];
  },
};

/** Conditions on a resource, or one of its instances, for use with conditions on smart objects. */
const elementAt = (rid: number, riid: number | undefined): readonly Condition[] => [
  { field: 'kind.typeId', op: 'eq', value: rid },
  riid === undefined
    ? { field: 'entry', op: 'exists', value: false }
    : { field: 'entry', op: 'eq', value: riid },
];

/** Returns a field that identifies one resource. Resources have no documents with such a field. */
function identityField(
  member: string,
  conditionsOf: (value: string) => readonly Condition[] | undefined,
): JoinedField {
  return {
    type: 'text',
    path: 'id',
    join: (condition) => {
      if (condition.op === 'exists') return [condition];
      if (condition.op !== 'eq') throw invalidMember('Filter', `${member} can be compared with eq only.`);
      // The value is not a resource, so the list is empty.
      return conditionsOf(String(condition.value)) ?? [{ field: 'id', op: 'exists', value: false }];
    },
  };
}

const fields: ListFields = {
  fields: {
    SmartObjectId: { path: 'id', type: 'uuid' },
    DeviceId: { path: 'deviceId', type: 'uuid' },
    DeviceNetworkId: { path: 'deviceNetworkId', type: 'uuid' },
    ResourceTypeId: { path: 'kind.resourceTypeId', type: 'uuid' },
    TypeId: { path: 'kind.typeId', type: 'number' },
    Name: { path: 'kind.name', type: 'text' },
    AccessType: { path: 'kind.access', type: 'number' },
    Operations: { path: 'kind.operations', type: 'text' },
    DataType: { path: 'kind.dataType', type: 'text' },
    Units: { path: 'kind.units', type: 'text' },
    Range: { path: 'kind.range', type: 'text' },
    Mandatory: { path: 'kind.mandatory', type: 'boolean' },
    MultipleInstances: { path: 'kind.multiple', type: 'boolean' },
  },
  joined: {
    Id: identityField('Id', (value) => {
      const { smartObjectId, rid, riid } = parseResourceId(value) ?? {};
      return rid === undefined
        ? undefined
        : [{ field: 'id', op: 'eq', value: smartObjectId ?? '' }, ...elementAt(rid, riid)];
    }),
    Url: identityField('Url', (value) => {
      const { objectId, instanceId, resourceId, resourceInstanceId } = tryParsePath(value) ?? {};
      if (objectId === undefined || instanceId === undefined || resourceId === undefined) return undefined;
      return [
        { field: 'objectId', op: 'eq', value: objectId },
        { field: 'instanceNumber', op: 'eq', value: instanceId },
        ...elementAt(resourceId, resourceInstanceId),
      ];
    }),
    IsVirtual: {
      type: 'boolean',
      path: 'isVirtual',
      // Objects of devices do not have the field.
      join: (condition) => [
        condition.op === 'eq' || condition.op === 'ne'
          ? { ...condition, op: (condition.op === 'eq') === condition.value ? 'eq' : 'ne', value: true }
          : condition,
      ],
    },
    DeviceName: nameOf(devices, 'deviceId'),
    LocationId: locationOfDevice,
  },
  search: ['kind.name'],
  defaultSort: [],
};

const textOrNothing = (text: string): string | undefined => (text === '' ? undefined : text);

/** Presents a ResourceResponse. Undefined members are absent from the JSON. */
function presentResource({
  view,
  smartObject,
  device,
  latest,
  isRequestObserve,
  resourceTemplateId,
}: ResourceDetails): ResourceResponse {
  const { model } = view;
  return {
    Id: view.id,
    Name: model.name,
    TypeId: model.id,
    Url: view.url,
    AccessType: accessTypeOf(model.operations),
    Operations: model.operations === '' ? undefined : model.operations,
    DataType: model.type,
    Units: textOrNothing(model.units),
    Range: textOrNothing(model.range),
    Description: textOrNothing(model.description),
    Mandatory: model.mandatory,
    MultipleInstances: model.multiple,
    IsUnavailable: view.isUnavailable,
    IsVirtual: smartObject.isVirtual === true,
    IsRequestObserve: isRequestObserve,
    ResourceTypeId: view.resourceTypeId,
    ResourceTemplateId: resourceTemplateId,
    SmartObjectId: smartObject.id,
    DeviceId: device.id,
    DeviceName: device.name,
    DeviceNetworkId: device.deviceNetworkId,
    LocationId: device.locationId,
    LatestMeasurement: latest === undefined ? undefined : presentLatest(latest, view.url),
  };
}

/** Presents a ResourceListResponse. In lists, AccessType is a number, for clients of the original service. */
function presentResourceRow(parts: ResourceDetails): ResourceListResponse {
  return { ...presentResource(parts), AccessType: accessFlagsOf(parts.view.model.operations) };
}

function presentObserveState(state: ObservationState): ResourceObserveState {
  return {
    IsObserveState: state.observed,
    ObserveExpires: state.expiresAt,
    Timeout: state.timeoutMs,
  };
}

function presentSmartObject(details: SmartObjectDetails): SmartObjectResponse {
  const { smartObject, device, type, resources, tags, requested, latest, templates } = details;
  return {
    Id: smartObject.id,
    Name: type.name,
    TypeId: smartObject.objectId,
    InstanceNumber: smartObject.instanceNumber,
    Label: smartObject.label,
    DeviceId: smartObject.deviceId,
    SmartObjectTypeId: smartObject.smartObjectTypeId,
    SmartObjectTemplateId: smartObject.smartObjectTemplateId,
    IsVirtual: smartObject.isVirtual === true,
    ObjectUrn: type.objectUrn,
    Description: textOrNothing(type.description),
    IsUnavailable: smartObject.isUnavailable,
    MultipleInstances: type.multipleInstances,
    ...presentTags(tags),
    Resources: resources.map((view) =>
      presentResource({
        view,
        smartObject,
        device,
        latest: latest.get(view.id),
        isRequestObserve: requested.has(view.id),
        resourceTemplateId: templates.get(view.resourceTypeId),
      }),
    ),
  };
}
