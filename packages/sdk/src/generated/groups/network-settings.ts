// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  networkSettingsList,
  networkSettingsCreate,
  networkSettingsGet,
  networkSettingsUpdate,
  networkSettingsDelete,
} from '../operations/network-settings.ts';

/**
 * Networks that gateways may join.
 */
export interface NetworkSettingsGroup {
  /**
   * List network settings.
   *
   * Returns the network settings of the device network. Search matches Name and SSID.
   * Needs the permission NetworkSetting.Read.
   * @deprecated Removed after 2019-03-31.
   */
  list(query?: QueryOf<'networkSettings.list'>, options?: CallOptions): ApiPromise<Model.NetworkSettingPage>;
  /**
   * List network settings, page after page: an async iterable of rows.
   * @deprecated Removed after 2019-03-31.
   */
  iterate(
    query?: QueryOf<'networkSettings.list'>,
    options?: CallOptions,
  ): Paged<Model.NetworkSettingResponse>;
  /**
   * Create a network setting.
   *
   * Describes a network that gateways may join, at the given locations or everywhere. The service encrypts the key of the network and never returns it.
   * Needs the permission NetworkSetting.Create.
   * @deprecated Removed after 2019-03-31.
   */
  create(body: Model.NetworkSettingRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a network setting.
   *
   * Returns a network setting without the key of the network.
   * Needs the permission NetworkSetting.Read.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.NetworkSettingResponse>;
  /**
   * Update a network setting.
   *
   * Replaces the stored network setting. The key of the network is unchanged unless PasswordChanged is true or the request contains another key.
   * Needs the permission NetworkSetting.Update.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  update(id: Model.Uuid, body: Model.NetworkSettingUpdateRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a network setting.
   *
   * Deletes the network setting. Gateways that have joined the network are not notified.
   * Needs the permission NetworkSetting.Delete.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
}

/** Makes the methods of `networkSettings`, for `composeClient`. */
export function networkSettings(caller: Caller): NetworkSettingsGroup {
  return {
    list: (query, options) => caller.call(networkSettingsList, { query }, options),
    iterate: (query, options) => caller.iterate(networkSettingsList, { query }, options),
    create: (body, options) => caller.call(networkSettingsCreate, { body }, options),
    get: (id, options) => caller.call(networkSettingsGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(networkSettingsUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(networkSettingsDelete, { path: { id } }, options),
  };
}
