// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  dataCollectorTypesList,
  dataCollectorTypesCreate,
  dataCollectorTypesExport,
  dataCollectorTypesImport,
  dataCollectorTypesListWithMetrics,
  dataCollectorTypesGet,
  dataCollectorTypesUpdate,
  dataCollectorTypesPatch,
  dataCollectorTypesDelete,
  dataCollectorTypesListDataCollectors,
  dataCollectorTypesListTemplates,
  dataCollectorTypesAddSettingCategory,
  dataCollectorTypesRemoveSettingCategory,
} from '../operations/data-collector-types.ts';

/**
 * Types of gateways.
 */
export interface DataCollectorTypesGroup {
  /**
   * List data collector types.
   *
   * Returns the data collector types of the device network.
   * Needs the permission DataCollectorType.Read.
   */
  list(
    query?: QueryOf<'dataCollectorTypes.list'>,
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorTypePage>;
  /**
   * List data collector types, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'dataCollectorTypes.list'>,
    options?: CallOptions,
  ): Paged<Model.DataCollectorTypeResponse>;
  /**
   * Create a data collector type.
   *
   * Creates a type of gateway, with a default template of the same name if CreateDefaultTemplate is true. Setting categories are found by Id, else by Name, and created if they do not exist. Returns 409 if Name or HardwareTypeId is taken in the device network.
   * Needs the permission DataCollectorType.Create.
   */
  create(
    body: Model.DataCollectorTypeCreateRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<Model.EntityIdResponse>;
  /**
   * Export data collector types.
   *
   * Returns data collector types in the format that the import takes.
   * Needs the permission DataCollectorType.Read.
   * @param ids IDs of the data collector types, separated by commas. 1 to 100 of them.
   */
  export(ids: string, options?: CallOptions): ApiPromise<Model.DataCollectorTypeExportResponse[]>;
  /**
   * Import data collector types.
   *
   * Creates the types that the device network does not have, and updates those with the same HardwareTypeId or Name. If an item is refused, the items before it stay imported.
   * Needs the permission DataCollectorType.Create.
   */
  import(body: readonly Model.DataCollectorTypeImportRequest[], options?: CallOptions): ApiPromise<void>;
  /**
   * List data collector types with metrics.
   *
   * Returns the data collector types of the device network, each with its numbers of data collectors and templates.
   * Needs the permission DataCollectorType.Read.
   */
  listWithMetrics(
    query?: QueryOf<'dataCollectorTypes.listWithMetrics'>,
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorTypeMetricsPage>;
  /**
   * List data collector types with metrics, page after page: an async iterable of rows.
   */
  iterateWithMetrics(
    query?: QueryOf<'dataCollectorTypes.listWithMetrics'>,
    options?: CallOptions,
  ): Paged<Model.DataCollectorTypeListResponse>;
  /**
   * Get a data collector type.
   *
   * Returns a data collector type of the device network.
   * Needs the permission DataCollectorType.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.DataCollectorTypeResponse>;
  /**
   * Update a data collector type.
   *
   * Replaces the stored type. If setting categories are omitted, they are unchanged. Returns 409 if Name or HardwareTypeId is taken.
   * Needs the permission DataCollectorType.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.DataCollectorTypeRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Patch a data collector type.
   *
   * Applies a JSON Patch (RFC 6902) to the members of DataCollectorTypeRequest, sent as application/json or application/json-patch+json. The result is validated like that of a PUT, and either all operations apply or none. Use PUT to change setting categories.
   * Needs the permission DataCollectorType.Update.
   * @param id ID of the entity.
   */
  patch(
    id: Model.Uuid,
    body: readonly Model.JsonPatchOperation[],
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorTypeResponse>;
  /**
   * Delete a data collector type.
   *
   * Deletes a type and its templates. Returns 409 if data collectors use the type or if it is the network's default type.
   * Needs the permission DataCollectorType.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * List the data collectors of a type.
   *
   * Returns the data collectors of the type.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   */
  listDataCollectors(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectorTypes.listDataCollectors'>,
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorPage>;
  /**
   * List the data collectors of a type, page after page: an async iterable of rows.
   */
  iterateDataCollectors(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectorTypes.listDataCollectors'>,
    options?: CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List the templates of a data collector type.
   *
   * Returns the templates of the type.
   * Needs the permission DataCollectorTemplate.Read.
   * @param id ID of the entity.
   */
  listTemplates(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectorTypes.listTemplates'>,
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorTemplatePage>;
  /**
   * List the templates of a data collector type, page after page: an async iterable of rows.
   */
  iterateTemplates(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectorTypes.listTemplates'>,
    options?: CallOptions,
  ): Paged<Model.DataCollectorTemplateResponse>;
  /**
   * Add a setting category to a data collector type.
   *
   * The default settings of the category apply to data collectors of the type from now on.
   * Needs the permission DataCollectorType.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   */
  addSettingCategory(id: Model.Uuid, settingCategoryId: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Remove a setting category from a data collector type.
   *
   * Data collectors of the type keep their own values of these settings.
   * Needs the permission DataCollectorType.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   */
  removeSettingCategory(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    options?: CallOptions,
  ): ApiPromise<void>;
}

/** Makes the methods of `dataCollectorTypes`, for `composeClient`. */
export function dataCollectorTypes(caller: Caller): DataCollectorTypesGroup {
  return {
    list: (query, options) => caller.call(dataCollectorTypesList, { query }, options),
    iterate: (query, options) => caller.iterate(dataCollectorTypesList, { query }, options),
    create: (body, options) => caller.call(dataCollectorTypesCreate, { body }, options),
    export: (ids, options) => caller.call(dataCollectorTypesExport, { query: { ids } }, options),
    import: (body, options) => caller.call(dataCollectorTypesImport, { body }, options),
    listWithMetrics: (query, options) => caller.call(dataCollectorTypesListWithMetrics, { query }, options),
    iterateWithMetrics: (query, options) =>
      caller.iterate(dataCollectorTypesListWithMetrics, { query }, options),
    get: (id, options) => caller.call(dataCollectorTypesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(dataCollectorTypesUpdate, { path: { id }, body }, options),
    patch: (id, body, options) => caller.call(dataCollectorTypesPatch, { path: { id }, body }, options),
    delete: (id, options) => caller.call(dataCollectorTypesDelete, { path: { id } }, options),
    listDataCollectors: (id, query, options) =>
      caller.call(dataCollectorTypesListDataCollectors, { path: { id }, query }, options),
    iterateDataCollectors: (id, query, options) =>
      caller.iterate(dataCollectorTypesListDataCollectors, { path: { id }, query }, options),
    listTemplates: (id, query, options) =>
      caller.call(dataCollectorTypesListTemplates, { path: { id }, query }, options),
    iterateTemplates: (id, query, options) =>
      caller.iterate(dataCollectorTypesListTemplates, { path: { id }, query }, options),
    addSettingCategory: (id, settingCategoryId, options) =>
      caller.call(dataCollectorTypesAddSettingCategory, { path: { id, settingCategoryId } }, options),
    removeSettingCategory: (id, settingCategoryId, options) =>
      caller.call(dataCollectorTypesRemoveSettingCategory, { path: { id, settingCategoryId } }, options),
  };
}
