// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  resourceTypesList,
  resourceTypesCreate,
  resourceTypesGet,
  resourceTypesUpdate,
  resourceTypesDelete,
} from '../operations/resource-types.ts';

/**
 * Definitions of LwM2M resources.
 */
export interface ResourceTypesGroup {
  /**
   * List resource types.
   *
   * Returns the LwM2M resource definitions of the device network.
   * Needs the permission ResourceType.Read.
   */
  list(query?: QueryOf<'resourceTypes.list'>, options?: CallOptions): ApiPromise<Model.ResourceTypePage>;
  /**
   * List resource types, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'resourceTypes.list'>,
    options?: CallOptions,
  ): Paged<Model.ResourceTypeListResponse>;
  /**
   * Create a resource type.
   *
   * Creates a resource definition and adds it to the smart object type that the request names. Returns 409 if the object has a resource with this ID.
   * Needs the permission ResourceType.Create.
   */
  create(body: Model.ResourceTypeRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a resource type.
   *
   * Returns a resource definition.
   * Needs the permission ResourceType.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.ResourceTypeResponse>;
  /**
   * Update a resource type.
   *
   * Replaces the definition for all smart object types that have it. SmartObjectTypeId must be one of them. Returns 400 if the resource ID would change.
   * Needs the permission ResourceType.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ResourceTypeRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a resource type.
   *
   * Returns 409 if a smart object type has the resource type.
   * Needs the permission ResourceType.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `resourceTypes`, for `composeClient`. */
export function resourceTypes(caller: Caller): ResourceTypesGroup {
  return {
    list: (query, options) => caller.call(resourceTypesList, { query }, options),
    iterate: (query, options) => caller.iterate(resourceTypesList, { query }, options),
    create: (body, options) => caller.call(resourceTypesCreate, { body }, options),
    get: (id, options) => caller.call(resourceTypesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(resourceTypesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(resourceTypesDelete, { path: { id } }, options),
  };
}
