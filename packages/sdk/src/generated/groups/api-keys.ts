// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  apiKeysList,
  apiKeysCreate,
  apiKeysGet,
  apiKeysUpdate,
  apiKeysDelete,
} from '../operations/api-keys.ts';

/**
 * Credentials of programs and users.
 */
export interface ApiKeysGroup {
  /**
   * List API keys.
   *
   * Returns the API keys of the device network, without the sessions of people. The value of a key is included only if the calling key has ApiKey.All and, in every network that the listed key is a member of, every permission of the listed key.
   * Needs the permission ApiKey.Read.
   */
  list(query?: QueryOf<'apiKeys.list'>, options?: CallOptions): ApiPromise<Model.ApiKeyPage>;
  /**
   * List API keys, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'apiKeys.list'>, options?: CallOptions): Paged<Model.ApiKeyResponse>;
  /**
   * Create an API key.
   *
   * Creates a key for the device network of the request. Read its value with the get operation. Returns 403 if the roles grant more than the calling key may do, and 409 if the device network has a key of this name.
   * Needs the permission ApiKey.Create.
   */
  create(body: Model.ApiKeyRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get an API key.
   *
   * Returns an API key. Its value is included only if the calling key has ApiKey.All and every permission of this key.
   * Needs the permission ApiKey.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.ApiKeyResponse>;
  /**
   * Update an API key.
   *
   * A new name or expiry renews the value of the key, and the old value stops working immediately; read the new value with the get operation. New roles keep the value and apply from the next request. If ExpirationDate is omitted, the expiry is unchanged. Returns 403 if added roles grant more than the calling key may do, or if a renewal is requested for a key that may do more than the calling key. Returns 409 if the key would renew itself, if the last key with the role Admin would lose it, if the name is taken, or if the key belongs to a registration ticket.
   * Needs the permission ApiKey.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ApiKeyRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete an API key.
   *
   * The key stops working immediately. Returns 409 if the key is the calling key, or if a network that it is a member of would be left without a key that has the role Admin. With the ID of the session of a person, which the audit log names, the session loses its roles in the device network, and ends if it has no others.
   * Needs the permission ApiKey.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `apiKeys`, for `composeClient`. */
export function apiKeys(caller: Caller): ApiKeysGroup {
  return {
    list: (query, options) => caller.call(apiKeysList, { query }, options),
    iterate: (query, options) => caller.iterate(apiKeysList, { query }, options),
    create: (body, options) => caller.call(apiKeysCreate, { body }, options),
    get: (id, options) => caller.call(apiKeysGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(apiKeysUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(apiKeysDelete, { path: { id } }, options),
  };
}
