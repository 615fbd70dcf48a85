// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  tagsList,
  tagsCreate,
  tagsGet,
  tagsUpdate,
  tagsDelete,
  tagsListDataCollectors,
  tagsListLocations,
} from '../operations/tags.ts';

/**
 * Labels for devices, gateways and locations.
 */
export interface TagsGroup {
  /**
   * List tags.
   *
   * Returns the tags of the device network. Search matches Name.
   * Needs the permission Tag.Read.
   */
  list(query?: QueryOf<'tags.list'>, options?: CallOptions): ApiPromise<Model.TagPage>;
  /**
   * List tags, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'tags.list'>, options?: CallOptions): Paged<Model.TagResponse>;
  /**
   * Create a tag.
   *
   * Creates a label for devices, gateways and locations. Returns 409 if the device network has a tag of this name.
   * Needs the permission Tag.Create.
   */
  create(body: Model.TagRequest, options?: KeyedCallOptions): ApiPromise<Model.TagResponse>;
  /**
   * Get a tag.
   *
   * Returns a tag of the device network.
   * Needs the permission Tag.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.TagResponse>;
  /**
   * Rename a tag.
   *
   * Changes the name of the tag. Returns 409 if the device network has another tag of this name.
   * Needs the permission Tag.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.TagRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a tag.
   *
   * Deletes the tag and removes it from every entity that has it.
   * Needs the permission Tag.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * List the data collectors with a tag.
   *
   * Returns the data collectors that have the tag themselves.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   */
  listDataCollectors(
    id: Model.Uuid,
    query?: QueryOf<'tags.listDataCollectors'>,
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorPage>;
  /**
   * List the data collectors with a tag, page after page: an async iterable of rows.
   */
  iterateDataCollectors(
    id: Model.Uuid,
    query?: QueryOf<'tags.listDataCollectors'>,
    options?: CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List the locations with a tag.
   *
   * Returns the locations that have the tag, without Settings.
   * Needs the permission Location.Read.
   * @param id ID of the entity.
   */
  listLocations(
    id: Model.Uuid,
    query?: QueryOf<'tags.listLocations'>,
    options?: CallOptions,
  ): ApiPromise<Model.LocationDetailsPage>;
  /**
   * List the locations with a tag, page after page: an async iterable of rows.
   */
  iterateLocations(
    id: Model.Uuid,
    query?: QueryOf<'tags.listLocations'>,
    options?: CallOptions,
  ): Paged<Model.LocationResponse>;
}

/** Makes the methods of `tags`, for `composeClient`. */
export function tags(caller: Caller): TagsGroup {
  return {
    list: (query, options) => caller.call(tagsList, { query }, options),
    iterate: (query, options) => caller.iterate(tagsList, { query }, options),
    create: (body, options) => caller.call(tagsCreate, { body }, options),
    get: (id, options) => caller.call(tagsGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(tagsUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(tagsDelete, { path: { id } }, options),
    listDataCollectors: (id, query, options) =>
      caller.call(tagsListDataCollectors, { path: { id }, query }, options),
    iterateDataCollectors: (id, query, options) =>
      caller.iterate(tagsListDataCollectors, { path: { id }, query }, options),
    listLocations: (id, query, options) => caller.call(tagsListLocations, { path: { id }, query }, options),
    iterateLocations: (id, query, options) =>
      caller.iterate(tagsListLocations, { path: { id }, query }, options),
  };
}
