import { devices } from '../../devices/model/device.ts';
import type { QueueItemService } from '../queue-item-service.ts';
import { noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentQueueItem, storedOperationType } from '../presenters/queue-item.ts';

export function queueItemRoutes(items: QueueItemService): Routes<'queueItems'> {
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
  return {
    'queueItems.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await items.list(deviceNetworkId, query), presentQueueItem);
    },
    'queueItems.listByDevice': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      const page = await items.listOfDevice(deviceNetworkId, context.params.id, query);
      return pageReply(context, page, presentQueueItem);
    },
    'queueItems.get': async ({ params, principal }) =>
      ok(presentQueueItem(await items.get(principal.deviceNetworkId, params.id))),
    'queueItems.delete': async ({ params, principal }) => {
      await items.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
  };
}
