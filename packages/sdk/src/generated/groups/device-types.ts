// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type {
  ApiPromise,
  CallOptions,
  Caller,
  CommandReceipt,
  KeyedCallOptions,
  QueryOf,
} from '../../types.ts';
import type * as Model from '../models.ts';
import {
  deviceTypesList,
  deviceTypesCreate,
  deviceTypesGet,
  deviceTypesUpdate,
  deviceTypesDelete,
  deviceTypesSmartObjectTypeInstances,
  deviceTypesSmartObjectTypes,
  deviceTypesAddSettingCategory,
  deviceTypesRemoveSettingCategory,
  deviceTypesListFirmwarePackages,
} from '../operations/device-types.ts';

/**
 * Types of devices.
 */
export interface DeviceTypesGroup {
  /**
   * List device types.
   *
   * Returns the device types of the device network.
   * Needs the permission DeviceType.Read.
   */
  list(query?: QueryOf<'deviceTypes.list'>, options?: CallOptions): ApiPromise<Model.DeviceTypePage>;
  /**
   * List device types, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'deviceTypes.list'>, options?: CallOptions): Paged<Model.DeviceTypeListResponse>;
  /**
   * Create a device type.
   *
   * Creates a device type with a default template of the same name, so that devices can be created immediately. Returns 409 if the device network has a device type of this name.
   * Needs the permission DeviceType.Create.
   */
  create(body: Model.DeviceTypeRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a device type.
   *
   * Returns a device type with its object instances and templates.
   * Needs the permission DeviceType.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.DeviceTypeResponse>;
  /**
   * Update a device type.
   *
   * Replaces the definition. Existing devices keep their smart objects. If the object instances change, devices whose template names none receive the attributes of the new ones. X-Activity-Id is then the activity log entry of the distribution, whose children are the requests to devices. Returns 409 if the name is taken.
   * Needs the permission DeviceType.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.DeviceTypeRequest, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * Delete a device type.
   *
   * Deletes the type and its templates. Returns 409 if devices or firmware packages use the type.
   * Needs the permission DeviceType.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * List the object instances of a device type.
   *
   * Returns the smart object type instances of the type, each with the smart object templates available for it.
   * Needs the permission DeviceType.Read.
   * @param id ID of the entity.
   */
  smartObjectTypeInstances(
    id: Model.Uuid,
    options?: CallOptions,
  ): ApiPromise<Model.SmartObjectTypeInstanceWithTemplatesResponse[]>;
  /**
   * List the smart object types of a device type.
   *
   * Returns the smart object types that the type has instances of, each with the smart object templates available for it.
   * Needs the permission DeviceType.Read.
   * @param id ID of the entity.
   */
  smartObjectTypes(
    id: Model.Uuid,
    options?: CallOptions,
  ): ApiPromise<Model.SmartObjectTypeWithTemplatesResponse[]>;
  /**
   * Add a setting category to a device type.
   *
   * The default settings of the category apply to devices of the type from now on.
   * Needs the permission DeviceType.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   */
  addSettingCategory(id: Model.Uuid, settingCategoryId: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Remove a setting category from a device type.
   *
   * Devices of the type keep their own values of these settings.
   * Needs the permission DeviceType.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   */
  removeSettingCategory(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    options?: CallOptions,
  ): ApiPromise<void>;
  /**
   * List the firmware packages of a device type.
   *
   * Returns a page of the firmware packages of the type. PageSize is honoured however many packages there are.
   * Needs the permission FirmwarePackage.Read.
   * @param id ID of the entity.
   */
  listFirmwarePackages(
    id: Model.Uuid,
    query?: QueryOf<'deviceTypes.listFirmwarePackages'>,
    options?: CallOptions,
  ): ApiPromise<Model.FirmwarePackagePage>;
  /**
   * List the firmware packages of a device type, page after page: an async iterable of rows.
   */
  iterateFirmwarePackages(
    id: Model.Uuid,
    query?: QueryOf<'deviceTypes.listFirmwarePackages'>,
    options?: CallOptions,
  ): Paged<Model.FirmwarePackageListResponse>;
}

/** Makes the methods of `deviceTypes`, for `composeClient`. */
export function deviceTypes(caller: Caller): DeviceTypesGroup {
  return {
    list: (query, options) => caller.call(deviceTypesList, { query }, options),
    iterate: (query, options) => caller.iterate(deviceTypesList, { query }, options),
    create: (body, options) => caller.call(deviceTypesCreate, { body }, options),
    get: (id, options) => caller.call(deviceTypesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(deviceTypesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(deviceTypesDelete, { path: { id } }, options),
    smartObjectTypeInstances: (id, options) =>
      caller.call(deviceTypesSmartObjectTypeInstances, { path: { id } }, options),
    smartObjectTypes: (id, options) => caller.call(deviceTypesSmartObjectTypes, { path: { id } }, options),
    addSettingCategory: (id, settingCategoryId, options) =>
      caller.call(deviceTypesAddSettingCategory, { path: { id, settingCategoryId } }, options),
    removeSettingCategory: (id, settingCategoryId, options) =>
      caller.call(deviceTypesRemoveSettingCategory, { path: { id, settingCategoryId } }, options),
    listFirmwarePackages: (id, query, options) =>
      caller.call(deviceTypesListFirmwarePackages, { path: { id }, query }, options),
    iterateFirmwarePackages: (id, query, options) =>
      caller.iterate(deviceTypesListFirmwarePackages, { path: { id }, query }, options),
  };
}
