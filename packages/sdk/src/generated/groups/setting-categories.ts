// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  settingCategoriesList,
  settingCategoriesCreate,
  settingCategoriesGet,
  settingCategoriesUpdate,
  settingCategoriesDelete,
} from '../operations/setting-categories.ts';

/**
 * Groups of settings.
 */
export interface SettingCategoriesGroup {
  /**
   * List setting categories.
   *
   * Returns the setting categories of the device network. Search matches Name.
   * Needs the permission SettingCategory.Read.
   */
  list(
    query?: QueryOf<'settingCategories.list'>,
    options?: CallOptions,
  ): ApiPromise<Model.SettingCategoryPage>;
  /**
   * List setting categories, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'settingCategories.list'>,
    options?: CallOptions,
  ): Paged<Model.SettingCategoryResponse>;
  /**
   * Create a setting category.
   *
   * Creates a group of settings. In a category with IsSecuritySettings, values are secrets, which the service never returns. Returns 409 if the device network has a setting category of this name.
   * Needs the permission SettingCategory.Create.
   */
  create(body: Model.SettingCategoryRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a setting category.
   *
   * Returns a setting category with the settings that it defines.
   * Needs the permission SettingCategory.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.SettingCategoryResponse>;
  /**
   * Update a setting category.
   *
   * Replaces the stored category. The service itself uses PSK, BootstrapPSK, RPK, X509, MQTT and Security: returns 400 if the name or a key of one of them would change. The default value of X509 trustedCertificates is the trust list of all devices without their own. Returns 409 if IsSecuritySettings would be set while settings of the category have values, because readable values cannot become secrets. Returns 409 if the name is taken, or if a setting would be renamed while templates have values of it.
   * Needs the permission SettingCategory.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.SettingCategoryRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a setting category.
   *
   * Returns 409 if the service itself uses the category, if it has settings, or if device or data collector types have it.
   * Needs the permission SettingCategory.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `settingCategories`, for `composeClient`. */
export function settingCategories(caller: Caller): SettingCategoriesGroup {
  return {
    list: (query, options) => caller.call(settingCategoriesList, { query }, options),
    iterate: (query, options) => caller.iterate(settingCategoriesList, { query }, options),
    create: (body, options) => caller.call(settingCategoriesCreate, { body }, options),
    get: (id, options) => caller.call(settingCategoriesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(settingCategoriesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(settingCategoriesDelete, { path: { id } }, options),
  };
}
