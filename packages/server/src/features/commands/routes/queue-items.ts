import { devices } from '../../devices/model/device.ts';
import { queueItems } from '../model/queue-item.ts';
import type { QueueItemService } from '../queue-item-service.ts';
import { act, noContent, ok } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { readEntity, readPage } from '../../../http/reads.ts';
import type { QueueItemResponse } from '../../../http/generated/contract.ts';
import type { Condition } from '../../../store/port.ts';
import { presentQueueItem, storedOperationType } from '../presenters/queue-item.ts';

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
