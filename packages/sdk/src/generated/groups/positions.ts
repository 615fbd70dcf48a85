// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  positionsList,
  positionsCreate,
  positionsGet,
  positionsUpdate,
  positionsDelete,
} from '../operations/positions.ts';

/**
 * Positions of devices, gateways and locations on location resources.
 */
export interface PositionsGroup {
  /**
   * List positions.
   *
   * Returns the positions of devices, gateways and locations on the location resources of the device network.
   * Needs the permission Position.Read.
   */
  list(query?: QueryOf<'positions.list'>, options?: CallOptions): ApiPromise<Model.PositionPage>;
  /**
   * List positions, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'positions.list'>, options?: CallOptions): Paged<Model.PositionResponse>;
  /**
   * Create a position.
   *
   * Places an entity on a location resource. Returns 409 if the location resource has 1,000 positions already.
   * Needs the permission Position.Create.
   */
  create(body: Model.PositionRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a position.
   *
   * Returns a position.
   * Needs the permission Position.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.PositionResponse>;
  /**
   * Update a position.
   *
   * Replaces the position. Returns 409 if the new location resource has 1,000 positions already.
   * Needs the permission Position.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.PositionRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a position.
   *
   * Deletes the position. The entity at the position is unchanged.
   * Needs the permission Position.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `positions`, for `composeClient`. */
export function positions(caller: Caller): PositionsGroup {
  return {
    list: (query, options) => caller.call(positionsList, { query }, options),
    iterate: (query, options) => caller.iterate(positionsList, { query }, options),
    create: (body, options) => caller.call(positionsCreate, { body }, options),
    get: (id, options) => caller.call(positionsGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(positionsUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(positionsDelete, { path: { id } }, options),
  };
}
