// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  bootstrapServersList,
  bootstrapServersCreate,
  bootstrapServersGet,
  bootstrapServersUpdate,
  bootstrapServersDelete,
} from '../operations/bootstrap-servers.ts';

/**
 * Servers and keys that devices get at their bootstrap.
 */
export interface BootstrapServersGroup {
  /**
   * List bootstrap servers.
   *
   * Returns the bootstrap servers that devices of the device network can refer to.
   * Needs the permission BootstrapServer.Read.
   */
  list(
    query?: QueryOf<'bootstrapServers.list'>,
    options?: CallOptions,
  ): ApiPromise<Model.BootstrapServerPage>;
  /**
   * List bootstrap servers, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'bootstrapServers.list'>,
    options?: CallOptions,
  ): Paged<Model.BootstrapServerListResponse>;
  /**
   * Create a bootstrap server.
   *
   * Defines the servers and keys that devices with this BootstrapServerName get at their bootstrap. Returns 409 if the device network has a bootstrap server of this name.
   * Needs the permission BootstrapServer.Create.
   */
  create(body: Model.BootstrapServerRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a bootstrap server.
   *
   * Returns a bootstrap server of the device network without its keys.
   * Needs the permission BootstrapServer.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.BootstrapServerResponse>;
  /**
   * Update a bootstrap server.
   *
   * Replaces the stored bootstrap server. If a SecretKey is omitted, it is unchanged. Devices get the new data at their next bootstrap. Returns 409 if the name is taken, or if it would change while devices refer to the bootstrap server.
   * Needs the permission BootstrapServer.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.BootstrapServerRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a bootstrap server.
   *
   * Returns 409 if devices refer to the bootstrap server.
   * Needs the permission BootstrapServer.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `bootstrapServers`, for `composeClient`. */
export function bootstrapServers(caller: Caller): BootstrapServersGroup {
  return {
    list: (query, options) => caller.call(bootstrapServersList, { query }, options),
    iterate: (query, options) => caller.iterate(bootstrapServersList, { query }, options),
    create: (body, options) => caller.call(bootstrapServersCreate, { body }, options),
    get: (id, options) => caller.call(bootstrapServersGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(bootstrapServersUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(bootstrapServersDelete, { path: { id } }, options),
  };
}
