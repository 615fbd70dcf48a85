// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import { defaultSettingsList, defaultSettingsDelete } from '../operations/default-settings.ts';

/**
 * Values that apply where no other value is set.
 */
export interface DefaultSettingsGroup {
  /**
   * List default settings.
   *
   * Returns the default settings of all setting categories. Search matches Name.
   * Needs the permission DefaultSetting.Read.
   */
  list(query?: QueryOf<'defaultSettings.list'>, options?: CallOptions): ApiPromise<Model.DefaultSettingPage>;
  /**
   * List default settings, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'defaultSettings.list'>,
    options?: CallOptions,
  ): Paged<Model.DefaultSettingResponse>;
  /**
   * Delete a default setting.
   *
   * Removes the default setting from its category and deletes the values that templates have of it. Devices, locations and gateways keep their own values. Returns 409 if the service itself uses the setting.
   * Needs the permission DefaultSetting.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `defaultSettings`, for `composeClient`. */
export function defaultSettings(caller: Caller): DefaultSettingsGroup {
  return {
    list: (query, options) => caller.call(defaultSettingsList, { query }, options),
    iterate: (query, options) => caller.iterate(defaultSettingsList, { query }, options),
    delete: (id, options) => caller.call(defaultSettingsDelete, { path: { id } }, options),
  };
}
