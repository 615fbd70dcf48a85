// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  responsibilitiesList,
  responsibilitiesCreate,
  responsibilitiesGet,
  responsibilitiesUpdate,
  responsibilitiesDelete,
} from '../operations/responsibilities.ts';

/**
 * Named sets of permissions that roles consist of.
 */
export interface ResponsibilitiesGroup {
  /**
   * List responsibilities.
   *
   * Returns the responsibilities of the device network, each with the roles that contain it.
   * Needs the permission Responsibility.Read.
   */
  list(query?: QueryOf<'responsibilities.list'>, options?: CallOptions): ApiPromise<Model.ResponsibilityPage>;
  /**
   * List responsibilities, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'responsibilities.list'>,
    options?: CallOptions,
  ): Paged<Model.ResponsibilityResponse>;
  /**
   * Create a responsibility.
   *
   * Creates a named set of permissions. Returns 403 if they exceed those of the calling key, and 409 if the device network has a responsibility of this name.
   * Needs the permission Responsibility.Create.
   */
  create(body: Model.ResponsibilityRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a responsibility.
   *
   * Returns a responsibility with the roles that contain it.
   * Needs the permission Responsibility.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.ResponsibilityResponse>;
  /**
   * Update a responsibility.
   *
   * Changes the responsibility immediately for every role that contains it. Returns 403 if the added permissions exceed those of the calling key. Returns 409 if the name is taken or the responsibility is Everything, which belongs to the role Admin.
   * Needs the permission Responsibility.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ResponsibilityRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a responsibility.
   *
   * Returns 409 if a role contains the responsibility or if it is Everything, which belongs to the role Admin.
   * Needs the permission Responsibility.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `responsibilities`, for `composeClient`. */
export function responsibilities(caller: Caller): ResponsibilitiesGroup {
  return {
    list: (query, options) => caller.call(responsibilitiesList, { query }, options),
    iterate: (query, options) => caller.iterate(responsibilitiesList, { query }, options),
    create: (body, options) => caller.call(responsibilitiesCreate, { body }, options),
    get: (id, options) => caller.call(responsibilitiesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(responsibilitiesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(responsibilitiesDelete, { path: { id } }, options),
  };
}
