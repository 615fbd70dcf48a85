// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  queueItemsList,
  queueItemsGet,
  queueItemsDelete,
  queueItemsListByDevice,
} from '../operations/queue-items.ts';

/**
 * Commands stored for sleeping devices.
 */
export interface QueueItemsGroup {
  /**
   * List queue items.
   *
   * Returns the commands that are stored for sleeping devices, oldest first.
   * Needs the permission QueueItem.Read.
   */
  list(query?: QueryOf<'queueItems.list'>, options?: CallOptions): ApiPromise<Model.QueueItemPage>;
  /**
   * List queue items, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'queueItems.list'>, options?: CallOptions): Paged<Model.QueueItemResponse>;
  /**
   * Get a queue item.
   *
   * Returns a stored command. Returns 404 after it was sent, expired or was deleted; its activity log entry shows the result.
   * Needs the permission QueueItem.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.QueueItemResponse>;
  /**
   * Delete a queue item.
   *
   * Cancels a stored command and sets its activity log entry to Deleted. Returns 409 if the command is being sent.
   * Needs the permission QueueItem.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * List the queue items of a device.
   *
   * Returns the commands that are stored for the device, in the order in which they will be sent.
   * Needs the permission QueueItem.Read.
   * @param id ID of the entity.
   */
  listByDevice(
    id: Model.Uuid,
    query?: QueryOf<'queueItems.listByDevice'>,
    options?: CallOptions,
  ): ApiPromise<Model.QueueItemPage>;
  /**
   * List the queue items of a device, page after page: an async iterable of rows.
   */
  iterateByDevice(
    id: Model.Uuid,
    query?: QueryOf<'queueItems.listByDevice'>,
    options?: CallOptions,
  ): Paged<Model.QueueItemResponse>;
}

/** Makes the methods of `queueItems`, for `composeClient`. */
export function queueItems(caller: Caller): QueueItemsGroup {
  return {
    list: (query, options) => caller.call(queueItemsList, { query }, options),
    iterate: (query, options) => caller.iterate(queueItemsList, { query }, options),
    get: (id, options) => caller.call(queueItemsGet, { path: { id } }, options),
    delete: (id, options) => caller.call(queueItemsDelete, { path: { id } }, options),
    listByDevice: (id, query, options) =>
      caller.call(queueItemsListByDevice, { path: { id }, query }, options),
    iterateByDevice: (id, query, options) =>
      caller.iterate(queueItemsListByDevice, { path: { id }, query }, options),
  };
}
