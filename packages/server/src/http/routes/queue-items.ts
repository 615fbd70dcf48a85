import { devices } from '../../domain/entities/device.ts';
import type { QueueItemService } from '../../domain/services/commands/queue-item-service.ts';
import { noContent, ok } from '../handler.ts';
import type { Routes } from '../handler.ts';
import { nameOf } from '../lists/joined-fields.ts';
import { toListQuery } from '../lists/list-fields.ts';
import type { ListFields } from '../lists/list-fields.ts';
import { pageReply } from '../lists/paging.ts';
import { presentQueueItem } from '../presenters/queue-item.ts';

export function queueItemRoutes(items: QueueItemService): Routes<'queueItems'> {
  const fields: ListFields = {
    fields: {
      Id: { path: 'id', type: 'uuid' },
      DeviceId: { path: 'deviceId', type: 'uuid' },
      Path: { path: 'operation.path', type: 'text' },
      Attempts: { path: 'attempts', type: 'number' },
      CreatedTimestamp: { path: 'createdAt', type: 'time' },
      ExpirationTimestamp: { path: 'expiresAt', type: 'time' },
    },
    joined: { DeviceName: nameOf(devices, 'deviceId') },
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
