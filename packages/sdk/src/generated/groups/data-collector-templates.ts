// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  dataCollectorTemplatesList,
  dataCollectorTemplatesCreate,
  dataCollectorTemplatesExport,
  dataCollectorTemplatesImport,
  dataCollectorTemplatesGet,
  dataCollectorTemplatesUpdate,
  dataCollectorTemplatesPatch,
  dataCollectorTemplatesDelete,
  dataCollectorTemplatesCreateSettingValue,
  dataCollectorTemplatesUpdateSettingValue,
  dataCollectorTemplatesDeleteSettingValue,
} from '../operations/data-collector-templates.ts';

/**
 * Configurations for gateways of a type.
 */
export interface DataCollectorTemplatesGroup {
  /**
   * List data collector templates.
   *
   * Returns the data collector templates of all types, or of the type with the given HardwareTypeId.
   * Needs the permission DataCollectorTemplate.Read.
   */
  list(
    query?: QueryOf<'dataCollectorTemplates.list'>,
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorTemplatePage>;
  /**
   * List data collector templates, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'dataCollectorTemplates.list'>,
    options?: CallOptions,
  ): Paged<Model.DataCollectorTemplateResponse>;
  /**
   * Create a data collector template.
   *
   * Creates a template for gateways of a type. Configurations must be defined by the type. Returns 409 if the type has a template of this name.
   * Needs the permission DataCollectorTemplate.Create.
   */
  create(
    body: Model.DataCollectorTemplateRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<Model.EntityIdResponse>;
  /**
   * Export data collector templates.
   *
   * Returns data collector templates in the format that the import takes.
   * Needs the permission DataCollectorTemplate.Read.
   * @param ids IDs of the data collector templates, separated by commas. 1 to 100 of them.
   */
  export(ids: string, options?: CallOptions): ApiPromise<Model.DataCollectorTemplateExportResponse[]>;
  /**
   * Import data collector templates.
   *
   * Adds each template to the type with its HardwareTypeId, or updates the template of the same name. Default templates are unchanged. Returns 400 if a type does not exist. If an item is refused, the items before it stay imported.
   * Needs the permission DataCollectorTemplate.Create.
   */
  import(body: readonly Model.DataCollectorTemplateImportRequest[], options?: CallOptions): ApiPromise<void>;
  /**
   * Get a data collector template.
   *
   * Returns a data collector template with its setting values.
   * Needs the permission DataCollectorTemplate.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.DataCollectorTemplateResponse>;
  /**
   * Update a data collector template.
   *
   * Replaces the stored template. Returns 400 if the type would change, and 409 if the type has another template of this name.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id ID of the entity.
   */
  update(
    id: Model.Uuid,
    body: Model.DataCollectorTemplateRequest,
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorTemplateResponse>;
  /**
   * Patch a data collector template.
   *
   * Applies a JSON Patch (RFC 6902) to the members of DataCollectorTemplateRequest, sent as application/json or application/json-patch+json. The result is validated like that of a PUT, and either all operations apply or none. Returns 400 if the type would change.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id ID of the entity.
   */
  patch(
    id: Model.Uuid,
    body: readonly Model.JsonPatchOperation[],
    options?: CallOptions,
  ): ApiPromise<Model.DataCollectorTemplateResponse>;
  /**
   * Delete a data collector template.
   *
   * Returns 409 if data collectors use the template.
   * Needs the permission DataCollectorTemplate.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Add a setting value to a data collector template.
   *
   * Data collectors of the template use the value instead of the default one, unless they have their own. Returns 400 if the type does not have the category, and 409 if the template has a value of the setting.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   * @param settingId ID of the default setting.
   */
  createSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.DataCollectorTemplateSettingValueRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<void>;
  /**
   * Update a setting value of a data collector template.
   *
   * Replaces the value in the template.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   * @param settingId ID of the default setting.
   */
  updateSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.DataCollectorTemplateSettingValueRequest,
    options?: CallOptions,
  ): ApiPromise<void>;
  /**
   * Delete a setting value of a data collector template.
   *
   * Data collectors of the template use the default value again.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   * @param settingId ID of the default setting.
   */
  deleteSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    options?: CallOptions,
  ): ApiPromise<void>;
}

/** Makes the methods of `dataCollectorTemplates`, for `composeClient`. */
export function dataCollectorTemplates(caller: Caller): DataCollectorTemplatesGroup {
  return {
    list: (query, options) => caller.call(dataCollectorTemplatesList, { query }, options),
    iterate: (query, options) => caller.iterate(dataCollectorTemplatesList, { query }, options),
    create: (body, options) => caller.call(dataCollectorTemplatesCreate, { body }, options),
    export: (ids, options) => caller.call(dataCollectorTemplatesExport, { query: { ids } }, options),
    import: (body, options) => caller.call(dataCollectorTemplatesImport, { body }, options),
    get: (id, options) => caller.call(dataCollectorTemplatesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(dataCollectorTemplatesUpdate, { path: { id }, body }, options),
    patch: (id, body, options) => caller.call(dataCollectorTemplatesPatch, { path: { id }, body }, options),
    delete: (id, options) => caller.call(dataCollectorTemplatesDelete, { path: { id } }, options),
    createSettingValue: (id, settingCategoryId, settingId, body, options) =>
      caller.call(
        dataCollectorTemplatesCreateSettingValue,
        { path: { id, settingCategoryId, settingId }, body },
        options,
      ),
    updateSettingValue: (id, settingCategoryId, settingId, body, options) =>
      caller.call(
        dataCollectorTemplatesUpdateSettingValue,
        { path: { id, settingCategoryId, settingId }, body },
        options,
      ),
    deleteSettingValue: (id, settingCategoryId, settingId, options) =>
      caller.call(
        dataCollectorTemplatesDeleteSettingValue,
        { path: { id, settingCategoryId, settingId } },
        options,
      ),
  };
}
