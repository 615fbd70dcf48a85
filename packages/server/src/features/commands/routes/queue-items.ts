import { devices } from '../../devices/model.ts';
import type { Device } from '../../devices/model.ts';
import { queueItems } from '../model/queue-item.ts';
import type { QueueItem, StoredOperation } from '../model/queue-item.ts';
import type { QueueItemService } from '../queue-item-service.ts';
import { act, noContent, ok } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import type { ListFields, JoinedField } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { readEntity, readPage } from '../../../http/reads.ts';
import type { QueueItemResponse } from '../../../http/generated/contract.ts';
import type { Condition, Scalar } from '../../../store/port.ts';
import { invalidMember } from '../../../kernel/errors.ts';

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
    Id: item.id,
    DeviceId: item.deviceId,
    DeviceName: device?.name,
    DeviceIdentifier: device?.deviceIdentifier,
    Operation: OPERATIONS[item.operation.type],
    Path: item.operation.path,
    Status: isUnderWay ? 'InProgress' : 'Pending',
    Attempts: item.attempts,
    ActivityLogId: item.id,
    CreatedTimestamp: item.createdAt,
    ExpirationTimestamp: item.expiresAt,
  };
}

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    DeviceId: { path: 'deviceId', type: 'uuid' },
    ActivityLogId: { path: 'id', type: 'uuid' },
    Path: { path: 'operation.path', type: 'text' },
    Attempts: { path: 'attempts', type: 'number' },
    CreatedTimestamp: { path: 'createdAt', type: 'time' },
    ExpirationTimestamp: { path: 'expiresAt', type: 'time' },
  },
  joined: {
    DeviceName: nameOf(devices, 'deviceId'),
    DeviceIdentifier: nameOf(devices, 'deviceId', 'deviceIdentifier'),
    Operation: storedOperationType,
  },
  search: ['operation.path'],
  defaultSort: [{ field: 'sequence', direction: 'asc' }],
};

export interface Services {
  readonly queueItems: QueueItemService;
}

/** Routes of the tag `queueItems`. The device loop knows which commands it is sending. */
export const routes: FeatureRoutes<'queueItems', Services> = {
  'queueItems.list': act(async (context, services) => queuePage(context, services)),
  'queueItems.listByDevice': act(async (context, services) => {
    const { id } = await readEntity(context, devices, 'device');
    return queuePage(context, services, [{ field: 'deviceId', op: 'eq', value: id }]);
  }),
  'queueItems.get': act(async (context, { queueItems: service }) => {
    const item = await readEntity(context, queueItems, 'queue-item');
    const device = await context.reader.collection(devices).get(item.deviceId);
    return ok(presentQueueItem(item, device, service.isUnderWay(item.id)));
  }),
  'queueItems.delete': act(async ({ params, principal }, { queueItems: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
};

async function queuePage(
  context: ReadContext<unknown>,
  { queueItems: service }: Services,
  where: readonly Condition[] = [],
): Promise<PageMessage<QueueItemResponse>> {
  const page = await readPage(context, queueItems, fields, where);
  const found = await context.reader
    .collection(devices)
    .getMany(new Set(page.rows.map((one) => one.deviceId)));
  return pageReply(context, page, (item) =>
    presentQueueItem(item, found.get(item.deviceId), service.isUnderWay(item.id)),
  );
}
