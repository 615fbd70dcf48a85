// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import { externalIdsListDataCollectors, externalIdsListLocations } from '../operations/external-ids.ts';

/**
 * Entities found by the IDs that other systems gave them.
 */
export interface ExternalIdsGroup {
  /**
   * List data collectors by an external ID.
   *
   * Returns the data collectors that have this external ID. Returns 404 if there are none.
   * Needs the permission DataCollector.Read.
   * @param id ID that another system has given to the entity.
   */
  listDataCollectors(
    id: Model.ExternalId,
    query?: QueryOf<'externalIds.listDataCollectors'>,
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorPage>;
  /**
   * List data collectors by an external ID, page after page: an async iterable of rows.
   */
  iterateDataCollectors(
    id: Model.ExternalId,
    query?: QueryOf<'externalIds.listDataCollectors'>,
    options?: CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List locations by an external ID.
   *
   * Returns the locations that have this external ID, without Settings. Returns 404 if there are none.
   * Needs the permission Location.Read.
   * @param id ID that another system has given to the entity.
   */
  listLocations(
    id: Model.ExternalId,
    query?: QueryOf<'externalIds.listLocations'>,
    options?: CallOptions,
  ): ApiPromise<Model.LocationDetailsPage>;
  /**
   * List locations by an external ID, page after page: an async iterable of rows.
   */
  iterateLocations(
    id: Model.ExternalId,
    query?: QueryOf<'externalIds.listLocations'>,
    options?: CallOptions,
  ): Paged<Model.LocationResponse>;
}

/** Makes the methods of `externalIds`, for `composeClient`. */
export function externalIds(caller: Caller): ExternalIdsGroup {
  return {
    listDataCollectors: (id, query, options) =>
      caller.call(externalIdsListDataCollectors, { path: { id }, query }, options),
    iterateDataCollectors: (id, query, options) =>
      caller.iterate(externalIdsListDataCollectors, { path: { id }, query }, options),
    listLocations: (id, query, options) =>
      caller.call(externalIdsListLocations, { path: { id }, query }, options),
    iterateLocations: (id, query, options) =>
      caller.iterate(externalIdsListLocations, { path: { id }, query }, options),
  };
}
