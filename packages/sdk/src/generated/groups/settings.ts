// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller } from '../../types.ts';
import type * as Model from '../models.ts';
import { settingsGet, settingsDelete } from '../operations/settings.ts';

/**
 * Values that configure and identify devices, gateways and locations.
 */
export interface SettingsGroup {
  /**
   * Get a setting.
   *
   * Returns a setting. A secret is returned without its value.
   * Needs the permission Setting.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.SettingResponse>;
  /**
   * Delete a setting.
   *
   * Deletes the value. If it is part of a device's credentials, the sessions of the device end.
   * Needs the permission Setting.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `settings`, for `composeClient`. */
export function settings(caller: Caller): SettingsGroup {
  return {
    get: (id, options) => caller.call(settingsGet, { path: { id } }, options),
    delete: (id, options) => caller.call(settingsDelete, { path: { id } }, options),
  };
}
