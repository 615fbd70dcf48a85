import { formatPath, isWithin, notificationAttributeNames, parsePath, pathDepth } from '@muster/lwm2m/core';
import type { QueueItemResponse, SmartObjectAttributeResponse } from '../../http/generated/contract.ts';
import { act, commandAccepted, ok, read } from '../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../http/handler.ts';
import { nameOf } from '../../http/lists/list-fields.ts';
import type { JoinedField } from '../../http/lists/list-fields.ts';
import { membersOf } from '../../http/members.ts';
import { pageReply, readEntity, readPage } from '../../http/reads.ts';
import type { PageMessage } from '../../http/reads.ts';
import { deleteRoute } from '../../http/writes.ts';
import { invalidMember } from '../../kernel/errors.ts';
import type { Condition, Scalar } from '../../store/port.ts';
import { resourceId, smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { definitionByName } from '../templates/template-attributes.ts';
import type { AttributeName } from '../templates/template-attributes.ts';
import { attributesOfDevice } from './attribute-store.ts';
import type { CommandQueue } from './command-queue.ts';
import { queueItems } from './model.ts';
import type { AttributeRefusal, AttributeSet, QueueItem, StoredOperation } from './model.ts';
import type { AttributeReadService } from './resource-service.ts';

export interface Services {
  readonly waiting: CommandQueue;
  readonly attributeReads: AttributeReadService;
}

/**
 * Routes of the tags `queueItems` and `resourceAttributes`, and the attributes of a smart object. Queue items are acts,
 * because the device loop knows which commands it is sending.
 */
export const routes: FeatureRoutes<
  'queueItems' | 'resourceAttributes' | 'smartObjects.resourceAttributes',
  Services
> = {
  'queueItems.list': act(async (context, services) => queuePage(context, services)),
  'queueItems.listByDevice': act(async (context, services) => {
    const { id } = await readEntity(context, devices, 'device');
    return queuePage(context, services, [{ field: 'deviceId', op: 'eq', value: id }]);
  }),
  'queueItems.get': act(async (context, { waiting }) => {
    const item = await readEntity(context, queueItems, 'queue-item');
    const device = await context.reader.collection(devices).get(item.deviceId);
    return ok(presentQueueItem(item, device, waiting.isUnderWay(item.id)));
  }),
  'queueItems.delete': deleteRoute('waiting'),
  'resourceAttributes.readDevice': act(async ({ params, principal }, { attributeReads }) =>
    commandAccepted(await attributeReads.readDevice(principal.deviceNetworkId, params.deviceidentifier)),
  ),
  'resourceAttributes.readObject': act(async ({ params, principal }, { attributeReads }) =>
    commandAccepted(
      await attributeReads.read(principal.deviceNetworkId, params.deviceidentifier, Number(params.objectid)),
    ),
  ),
  'resourceAttributes.readInstance': act(async ({ params, principal }, { attributeReads }) =>
    commandAccepted(
      await attributeReads.read(
        principal.deviceNetworkId,
        params.deviceidentifier,
        Number(params.objectid),
        Number(params.instancenumber),
      ),
    ),
  ),
  'smartObjects.resourceAttributes': read(async (context) => {
    const smartObject = await readEntity(context, smartObjects, 'smart-object');
    const { deviceId, objectId, instanceNumber: instanceId } = smartObject;
    const ofObject = formatPath({ objectId });
    const sets = (await attributesOfDevice(context.reader, deviceId))
      .filter((one) => one.path === ofObject || isWithin(parsePath(one.path), { objectId, instanceId }))
      .toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
    return ok(presentSmartObjectAttributes(smartObject, sets));
  }),
};

async function queuePage(
  context: ReadContext<unknown>,
  { waiting }: Services,
  where: readonly Condition[] = [],
): Promise<PageMessage<QueueItemResponse>> {
  const page = await readPage(context, queueItems, fields, where);
  const found = await context.reader
    .collection(devices)
    .getMany(new Set(page.rows.map((one) => one.deviceId)));
  return pageReply(context, page, (item) =>
    presentQueueItem(item, found.get(item.deviceId), waiting.isUnderWay(item.id)),
  );
}

/** Names of the operations in the API. */
const OPERATIONS: Readonly<Record<StoredOperation['type'], QueueItemResponse['Operation']>> = {
  read: 'Read',
  write: 'Write',
  execute: 'Execute',
  create: 'Create',
  delete: 'Delete',
  discover: 'ReadAttributes',
  writeAttributes: 'WriteAttributes',
  observe: 'Observe',
  cancelObserve: 'CancelObserve',
};

/** Filters by the operation. Translates its name in the API to the stored one. */
const storedOperationType: JoinedField = {
  path: 'operation.type',
  type: 'text',
  join: (condition) => [withStored(condition)],
};

function withStored(condition: Condition): Condition {
  if (condition.op === 'in') return { ...condition, value: condition.value.map(storedOf) };
  if (condition.op === 'eq' || condition.op === 'ne')
    return { ...condition, value: storedOf(condition.value) };
  if (condition.op === 'exists') return condition;
  throw invalidMember('Filter', 'Operation can be compared with eq, ne and in only.');
}

function storedOf(shown: Scalar): Scalar {
  return Object.entries(OPERATIONS).find(([, one]) => one === shown)?.[0] ?? shown;
}

const members = membersOf<QueueItem>()({
  Id: 'uuid',
  DeviceId: 'uuid',
  ActivityLogId: { path: 'id', type: 'uuid' },
  Path: { path: 'operation.path', type: 'text' },
  Attempts: 'number',
  CreatedTimestamp: { path: 'createdAt', type: 'time' },
  ExpirationTimestamp: { path: 'expiresAt', type: 'time' },
});
const fields = members.list({
  joined: {
    DeviceName: nameOf(devices, 'deviceId'),
    DeviceIdentifier: nameOf(devices, 'deviceId', 'deviceIdentifier'),
    Operation: storedOperationType,
  },
  search: ['operation.path'],
  defaultSort: [{ field: 'sequence', direction: 'asc' }],
});
const show = members.show();

/**
 * Presents a queue item without the values of its command, which may be secrets.
 *
 * @param isUnderWay whether the command is being sent
 */
function presentQueueItem(
  item: QueueItem,
  device: Device | undefined,
  isUnderWay: boolean,
): QueueItemResponse {
  return {
    ...show(item),
    DeviceName: device?.name,
    DeviceIdentifier: device?.deviceIdentifier,
    Operation: OPERATIONS[item.operation.type],
    Path: item.operation.path,
    Status: isUnderWay ? 'InProgress' : 'Pending',
  };
}

const LEVELS = ['Object', 'Object', 'Instance', 'Resource', 'ResourceInstance'] as const;

/** Returns one row per attribute of each path, in the order of paths. */
export function presentSmartObjectAttributes(
  smartObject: SmartObject,
  sets: readonly AttributeSet[],
): SmartObjectAttributeResponse[] {
  return sets.flatMap((set) => [
    ...notificationAttributeNames
      .filter((name) => hasAttribute(set, name))
      .map((name) => ({ ...presentAttributeBase(set, smartObject, name), ...stateOf(set, name) })),
    ...Object.entries(set.properties ?? {}).map(([name, value]): SmartObjectAttributeResponse => ({
      ...presentAttributeBase(set, smartObject, name),
      Value: String(value),
      Status: 'Applied',
    })),
  ]);
}

function hasAttribute(
  { attributes, wanted = {}, unwanted = [], refused = {} }: AttributeSet,
  name: AttributeName,
): boolean {
  return (
    attributes[name] !== undefined ||
    wanted[name] !== undefined ||
    refused[name] !== undefined ||
    unwanted.includes(name)
  );
}

function presentAttributeBase(
  set: AttributeSet,
  { id }: SmartObject,
  name: string,
): Omit<SmartObjectAttributeResponse, 'Status'> {
  const definition = definitionByName(name);
  const path = parsePath(set.path);
  return {
    ResourceAttributeDefinitionId: definition.id,
    Name: definition.name,
    Path: set.path,
    Level: LEVELS[pathDepth(path)],
    ResourceId:
      path.resourceId === undefined ? undefined : resourceId(id, path.resourceId, path.resourceInstanceId),
    UpdatedTimestamp: set.updatedAt,
  };
}

function stateOf(
  { attributes, wanted = {}, unwanted = [], refused = {} }: AttributeSet,
  name: AttributeName,
): Pick<SmartObjectAttributeResponse, 'Value' | 'WantedValue' | 'Status' | 'ResponseCode' | 'Message'> {
  const has = attributes[name];
  const wants = wanted[name];
  const refusal = refused[name];
  return {
    Value: has === undefined ? undefined : String(has),
    WantedValue: wants === undefined ? undefined : String(wants),
    Status: statusOf(has, wants, refusal, unwanted.includes(name)),
    ResponseCode: refusal?.code,
    Message: refusal?.message,
  };
}

function statusOf(
  has: number | undefined,
  wants: number | undefined,
  refusal: AttributeRefusal | undefined,
  isUnwanted: boolean,
): 'Applied' | 'Pending' | 'Refused' | 'Removing' {
  if (wants === undefined) return isUnwanted ? 'Removing' : 'Applied';
  if (wants === has) return 'Applied';
  return refusal?.isAlone === true ? 'Refused' : 'Pending';
}
