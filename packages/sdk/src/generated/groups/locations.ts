// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  locationsList,
  locationsCreate,
  locationsGet,
  locationsUpdate,
  locationsDelete,
  locationsListChildDataCollectors,
  locationsListChildDevices,
  locationsListDataCollectors,
  locationsListDevices,
  locationsListLocationResources,
  locationsListPositions,
  locationsListLocations,
  locationsListSettings,
  locationsCreateSetting,
  locationsUpdateSetting,
  locationsUpdateSettingValues,
  locationsCreateSettingInCategory,
} from '../operations/locations.ts';

/**
 * Tree of places of devices and gateways.
 */
export interface LocationsGroup {
  /**
   * List locations.
   *
   * Returns the locations of the device network. Search matches Name and ExternalId.
   * Needs the permission Location.Read.
   */
  list(query?: QueryOf<'locations.list'>, options?: CallOptions): ApiPromise<Model.LocationPage>;
  /**
   * List locations, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'locations.list'>, options?: CallOptions): Paged<Model.LocationListResponse>;
  /**
   * Create a location.
   *
   * Creates a place for devices and gateways. Its parent is the root location unless the request names another one. Returns 400 if the network would exceed 10,000 locations or 32 levels.
   * Needs the permission Location.Create.
   */
  create(body: Model.LocationRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a location.
   *
   * Returns a location with its settings and tags.
   * Needs the permission Location.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.LocationResponse>;
  /**
   * Update a location.
   *
   * Replaces the stored location. If the parent or the tags are omitted, they are unchanged. Returns 400 if the location would be moved below itself, or if the root location would get a parent.
   * Needs the permission Location.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.LocationRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a location.
   *
   * Deletes the location with its settings. Returns 409 if it is the root location, if it has child locations, or if devices, gateways, transformers or network settings refer to it.
   * Needs the permission Location.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * List the data collectors of a location and its descendants.
   *
   * Returns the data collectors at the location and at all locations below it. Search matches Name, MACAddress and ExternalId.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   */
  listChildDataCollectors(
    id: Model.Uuid,
    query?: QueryOf<'locations.listChildDataCollectors'>,
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorPage>;
  /**
   * List the data collectors of a location and its descendants, page after page: an async iterable of rows.
   */
  iterateChildDataCollectors(
    id: Model.Uuid,
    query?: QueryOf<'locations.listChildDataCollectors'>,
    options?: CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List the devices of a location and its descendants.
   *
   * Returns the devices at the location and at all locations below it. Search matches Name and DeviceIdentifier.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
   */
  listChildDevices(
    id: Model.Uuid,
    query?: QueryOf<'locations.listChildDevices'>,
    options?: CallOptions,
  ): ApiPromise<Model.DevicePage>;
  /**
   * List the devices of a location and its descendants, page after page: an async iterable of rows.
   */
  iterateChildDevices(
    id: Model.Uuid,
    query?: QueryOf<'locations.listChildDevices'>,
    options?: CallOptions,
  ): Paged<Model.DeviceListResponse>;
  /**
   * List the data collectors of a location.
   *
   * Returns the data collectors at the location itself. Search matches Name, MACAddress and ExternalId.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   */
  listDataCollectors(
    id: Model.Uuid,
    query?: QueryOf<'locations.listDataCollectors'>,
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorPage>;
  /**
   * List the data collectors of a location, page after page: an async iterable of rows.
   */
  iterateDataCollectors(
    id: Model.Uuid,
    query?: QueryOf<'locations.listDataCollectors'>,
    options?: CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List the devices of a location.
   *
   * Returns the devices at the location itself. Search matches Name and DeviceIdentifier.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
   */
  listDevices(
    id: Model.Uuid,
    query?: QueryOf<'locations.listDevices'>,
    options?: CallOptions,
  ): ApiPromise<Model.DevicePage>;
  /**
   * List the devices of a location, page after page: an async iterable of rows.
   */
  iterateDevices(
    id: Model.Uuid,
    query?: QueryOf<'locations.listDevices'>,
    options?: CallOptions,
  ): Paged<Model.DeviceListResponse>;
  /**
   * List the location resources of a location.
   *
   * Returns the maps, pictures and models of the location, with their positions.
   * Needs the permission LocationResource.Read.
   * @param id ID of the entity.
   */
  listLocationResources(
    id: Model.Uuid,
    query?: QueryOf<'locations.listLocationResources'>,
    options?: CallOptions,
  ): ApiPromise<Model.LocationResourceWithPositionsPage>;
  /**
   * List the location resources of a location, page after page: an async iterable of rows.
   */
  iterateLocationResources(
    id: Model.Uuid,
    query?: QueryOf<'locations.listLocationResources'>,
    options?: CallOptions,
  ): Paged<Model.LocationResourceWithPositionsResponse>;
  /**
   * List the positions of a location.
   *
   * Returns the positions of the location on location resources.
   * Needs the permission Position.Read.
   * @param id ID of the entity.
   */
  listPositions(
    id: Model.Uuid,
    query?: QueryOf<'locations.listPositions'>,
    options?: CallOptions,
  ): ApiPromise<Model.PositionPage>;
  /**
   * List the positions of a location, page after page: an async iterable of rows.
   */
  iteratePositions(
    id: Model.Uuid,
    query?: QueryOf<'locations.listPositions'>,
    options?: CallOptions,
  ): Paged<Model.PositionResponse>;
  /**
   * List the child locations of a location.
   *
   * Returns the locations directly below the location, as a plain array ordered by name.
   * Needs the permission Location.Read.
   * @param id ID of the entity.
   */
  listLocations(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.LocationListResponse[]>;
  /**
   * List the settings of a location.
   *
   * Returns the settings of the location as a plain array, ordered by category and key. Settings with IsInherited come from the locations above it. Secrets are returned without their values.
   * Needs the permission Setting.Read.
   * @param id ID of the entity.
   */
  listSettings(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.SettingResponse[]>;
  /**
   * Add a setting to a location.
   *
   * Sets a value that the location does not have itself. Returns 409 if the location has its own value, and 400 for a category of credentials, which only devices have.
   * Needs the permission Setting.Create.
   * @param id ID of the entity.
   */
  createSetting(
    id: Model.Uuid,
    body: Model.SettingRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<Model.EntityIdResponse>;
  /**
   * Update a setting of a location.
   *
   * Replaces the value. If the value of a secret is omitted, it is unchanged. Returns 400 if CategoryId or Key would change.
   * Needs the permission Setting.Update.
   * @param id ID of the entity.
   * @param settingId ID of the setting.
   */
  updateSetting(
    id: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.SettingRequest,
    options?: CallOptions,
  ): ApiPromise<void>;
  /**
   * Update setting values of a location.
   *
   * Sets the values of several settings in any categories, all or none. A Value that is null or omitted deletes the setting. Settings that the request does not name are unchanged.
   * Needs the permission Setting.Update.
   * @param id ID of the entity.
   */
  updateSettingValues(
    id: Model.Uuid,
    body: readonly Model.SettingValueUpdate[],
    options?: CallOptions,
  ): ApiPromise<void>;
  /**
   * Add a setting of a category to a location.
   *
   * Sets a value that the location does not have itself. Use `PUT /locations/{id}/settingvalues` instead. Returns 409 if the location has its own value.
   * Needs the permission Setting.Create.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   * @deprecated Removed after 2019-03-31. Use locations.updateSettingValues.
   */
  createSettingInCategory(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    body: Model.SettingInCategoryRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<Model.EntityIdResponse>;
}

/** Makes the methods of `locations`, for `composeClient`. */
export function locations(caller: Caller): LocationsGroup {
  return {
    list: (query, options) => caller.call(locationsList, { query }, options),
    iterate: (query, options) => caller.iterate(locationsList, { query }, options),
    create: (body, options) => caller.call(locationsCreate, { body }, options),
    get: (id, options) => caller.call(locationsGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(locationsUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(locationsDelete, { path: { id } }, options),
    listChildDataCollectors: (id, query, options) =>
      caller.call(locationsListChildDataCollectors, { path: { id }, query }, options),
    iterateChildDataCollectors: (id, query, options) =>
      caller.iterate(locationsListChildDataCollectors, { path: { id }, query }, options),
    listChildDevices: (id, query, options) =>
      caller.call(locationsListChildDevices, { path: { id }, query }, options),
    iterateChildDevices: (id, query, options) =>
      caller.iterate(locationsListChildDevices, { path: { id }, query }, options),
    listDataCollectors: (id, query, options) =>
      caller.call(locationsListDataCollectors, { path: { id }, query }, options),
    iterateDataCollectors: (id, query, options) =>
      caller.iterate(locationsListDataCollectors, { path: { id }, query }, options),
    listDevices: (id, query, options) => caller.call(locationsListDevices, { path: { id }, query }, options),
    iterateDevices: (id, query, options) =>
      caller.iterate(locationsListDevices, { path: { id }, query }, options),
    listLocationResources: (id, query, options) =>
      caller.call(locationsListLocationResources, { path: { id }, query }, options),
    iterateLocationResources: (id, query, options) =>
      caller.iterate(locationsListLocationResources, { path: { id }, query }, options),
    listPositions: (id, query, options) =>
      caller.call(locationsListPositions, { path: { id }, query }, options),
    iteratePositions: (id, query, options) =>
      caller.iterate(locationsListPositions, { path: { id }, query }, options),
    listLocations: (id, options) => caller.call(locationsListLocations, { path: { id } }, options),
    listSettings: (id, options) => caller.call(locationsListSettings, { path: { id } }, options),
    createSetting: (id, body, options) =>
      caller.call(locationsCreateSetting, { path: { id }, body }, options),
    updateSetting: (id, settingId, body, options) =>
      caller.call(locationsUpdateSetting, { path: { id, settingId }, body }, options),
    updateSettingValues: (id, body, options) =>
      caller.call(locationsUpdateSettingValues, { path: { id }, body }, options),
    createSettingInCategory: (id, settingCategoryId, body, options) =>
      caller.call(locationsCreateSettingInCategory, { path: { id, settingCategoryId }, body }, options),
  };
}
