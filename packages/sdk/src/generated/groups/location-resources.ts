// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, Download, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  locationResourcesList,
  locationResourcesCreate,
  locationResourcesGet,
  locationResourcesUpdate,
  locationResourcesDelete,
  locationResourcesDownload,
  locationResourcesListPositions,
  locationResourcesRegenerateSvg,
  locationResourcesSvg,
} from '../operations/location-resources.ts';

/**
 * Maps, pictures and models of locations.
 */
export interface LocationResourcesGroup {
  /**
   * List location resources.
   *
   * Returns the maps, pictures and models of the locations of the device network. Search matches Name and Label.
   * Needs the permission LocationResource.Read.
   */
  list(
    query?: QueryOf<'locationResources.list'>,
    options?: CallOptions,
  ): ApiPromise<Model.LocationResourcePage>;
  /**
   * List location resources, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'locationResources.list'>,
    options?: CallOptions,
  ): Paged<Model.LocationResourceResponse>;
  /**
   * Create a location resource.
   *
   * Creates a map, picture or model of a location, with its file and its positions. Returns 409 if the location has 50 location resources already, and 400 if the request has more than 1,000 positions.
   * Needs the permission LocationResource.Create.
   */
  create(body: Model.LocationResourceRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a location resource.
   *
   * Returns a location resource with its positions.
   * Needs the permission LocationResource.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.LocationResourceWithPositionsResponse>;
  /**
   * Update a location resource.
   *
   * Replaces the location resource. If Data is omitted, the file is unchanged. If Positions is omitted, the positions are unchanged. Returns 409 if the new location has 50 location resources already, and 400 if the request has more than 1,000 positions.
   * Needs the permission LocationResource.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.LocationResourceRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a location resource.
   *
   * Deletes the location resource with its file and positions.
   * Needs the permission LocationResource.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Download the file of a location resource.
   *
   * Returns the bytes that were uploaded. The response headers make browsers save the file instead of displaying it or running scripts in it.
   * Needs the permission LocationResource.Read.
   * @param id ID of the entity.
   */
  download(id: Model.Uuid, options?: CallOptions): ApiPromise<Download>;
  /**
   * List the positions on a location resource.
   *
   * Returns the positions on the location resource.
   * Needs the permission Position.Read.
   * @param id ID of the entity.
   */
  listPositions(
    id: Model.Uuid,
    query?: QueryOf<'locationResources.listPositions'>,
    options?: CallOptions,
  ): ApiPromise<Model.PositionPage>;
  /**
   * List the positions on a location resource, page after page: an async iterable of rows.
   */
  iteratePositions(
    id: Model.Uuid,
    query?: QueryOf<'locationResources.listPositions'>,
    options?: CallOptions,
  ): Paged<Model.PositionResponse>;
  /**
   * Regenerate the SVG picture of a location resource.
   *
   * Has no effect, because the service generates the SVG picture on request.
   * Needs the permission LocationResource.Update.
   * @param id ID of the entity.
   */
  regenerateSvg(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Get the SVG picture of a location resource.
   *
   * Returns an SVG document that shows the file in any picture format. Scripts in an uploaded SVG file do not run. Returns 404 if the location resource has no picture.
   * Needs the permission LocationResource.Read.
   * @param id ID of the entity.
   */
  svg(id: Model.Uuid, options?: CallOptions): ApiPromise<Download>;
}

/** Makes the methods of `locationResources`, for `composeClient`. */
export function locationResources(caller: Caller): LocationResourcesGroup {
  return {
    list: (query, options) => caller.call(locationResourcesList, { query }, options),
    iterate: (query, options) => caller.iterate(locationResourcesList, { query }, options),
    create: (body, options) => caller.call(locationResourcesCreate, { body }, options),
    get: (id, options) => caller.call(locationResourcesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(locationResourcesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(locationResourcesDelete, { path: { id } }, options),
    download: (id, options) => caller.call(locationResourcesDownload, { path: { id } }, options),
    listPositions: (id, query, options) =>
      caller.call(locationResourcesListPositions, { path: { id }, query }, options),
    iteratePositions: (id, query, options) =>
      caller.iterate(locationResourcesListPositions, { path: { id }, query }, options),
    regenerateSvg: (id, options) => caller.call(locationResourcesRegenerateSvg, { path: { id } }, options),
    svg: (id, options) => caller.call(locationResourcesSvg, { path: { id } }, options),
  };
}
