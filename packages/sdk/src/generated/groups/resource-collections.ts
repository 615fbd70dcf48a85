// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  resourceCollectionsList,
  resourceCollectionsCreate,
  resourceCollectionsSynchronize,
  resourceCollectionsGet,
  resourceCollectionsUpdate,
  resourceCollectionsDelete,
} from '../operations/resource-collections.ts';

/**
 * Named selections of resources.
 */
export interface ResourceCollectionsGroup {
  /**
   * List resource collections.
   *
   * Returns the resource collections of the device network.
   * Needs the permission ResourceCollection.Read.
   */
  list(
    query?: QueryOf<'resourceCollections.list'>,
    options?: CallOptions,
  ): ApiPromise<Model.ResourceCollectionPage>;
  /**
   * List resource collections, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'resourceCollections.list'>,
    options?: CallOptions,
  ): Paged<Model.ResourceCollectionListResponse>;
  /**
   * Create a resource collection.
   *
   * Creates a named selection of resources. The service evaluates it on each use, so that new, deleted and moved devices count immediately. A resource is selected if it matches at least one ID in each list that is not empty. ResourceIds are selected in any case. Without any list the selection is empty.
   * Needs the permission ResourceCollection.Create.
   */
  create(
    body: Model.ResourceCollectionRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<Model.EntityIdResponse>;
  /**
   * Synchronize resource collections.
   *
   * Removes the IDs of deleted entities from all resource collections of the device network. The last ID of a list is kept, because an empty list would no longer restrict the selection.
   * Needs the permission ResourceCollection.Update.
   */
  synchronize(options?: CallOptions): ApiPromise<void>;
  /**
   * Get a resource collection.
   *
   * Returns a resource collection with the IDs that it selects resources by.
   * Needs the permission ResourceCollection.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.ResourceCollectionResponse>;
  /**
   * Update a resource collection.
   *
   * Replaces the stored resource collection. An omitted list becomes empty. A resource is selected if it matches at least one ID in each list that is not empty. ResourceIds are selected in any case. Without any list the selection is empty.
   * Needs the permission ResourceCollection.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ResourceCollectionRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a resource collection.
   *
   * Returns 409 if an actuator, a transformer or a rule uses the resource collection.
   * Needs the permission ResourceCollection.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `resourceCollections`, for `composeClient`. */
export function resourceCollections(caller: Caller): ResourceCollectionsGroup {
  return {
    list: (query, options) => caller.call(resourceCollectionsList, { query }, options),
    iterate: (query, options) => caller.iterate(resourceCollectionsList, { query }, options),
    create: (body, options) => caller.call(resourceCollectionsCreate, { body }, options),
    synchronize: (options) => caller.call(resourceCollectionsSynchronize, {}, options),
    get: (id, options) => caller.call(resourceCollectionsGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(resourceCollectionsUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(resourceCollectionsDelete, { path: { id } }, options),
  };
}
