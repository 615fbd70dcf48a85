// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  resolutionsList,
  resolutionsCreate,
  resolutionsGet,
  resolutionsUpdate,
  resolutionsDelete,
} from '../operations/resolutions.ts';

/**
 * Named interval lengths for aggregations.
 */
export interface ResolutionsGroup {
  /**
   * List resolutions.
   *
   * Returns the resolutions of the device network, shortest first: all of them, or those for a smart object type and a resource type. A resolution without a resource type applies to every resource.
   * Needs the permission Resolution.Read.
   */
  list(query?: QueryOf<'resolutions.list'>, options?: CallOptions): ApiPromise<Model.ResolutionResponse[]>;
  /**
   * Create a resolution.
   *
   * Creates a named interval length for aggregations. Returns 409 if the device network has 200 resolutions already.
   * Needs the permission Resolution.Create.
   */
  create(body: Model.ResolutionRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a resolution.
   *
   * Returns a resolution of the device network.
   * Needs the permission Resolution.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.ResolutionResponse>;
  /**
   * Update a resolution.
   *
   * Replaces the resolution. Returns 409 if the length would change while a transformer or a rule uses it.
   * Needs the permission Resolution.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ResolutionRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a resolution.
   *
   * Returns 409 if a transformer or a rule uses the resolution.
   * Needs the permission Resolution.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `resolutions`, for `composeClient`. */
export function resolutions(caller: Caller): ResolutionsGroup {
  return {
    list: (query, options) => caller.call(resolutionsList, { query }, options),
    create: (body, options) => caller.call(resolutionsCreate, { body }, options),
    get: (id, options) => caller.call(resolutionsGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(resolutionsUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(resolutionsDelete, { path: { id } }, options),
  };
}
