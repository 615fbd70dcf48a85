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
  deviceTemplatesListAllByDeviceType,
  deviceTemplatesListByDeviceType,
  deviceTemplatesList,
  deviceTemplatesCreate,
  deviceTemplatesListAll,
  deviceTemplatesGet,
  deviceTemplatesUpdate,
  deviceTemplatesDelete,
  deviceTemplatesCreateSettingValue,
  deviceTemplatesUpdateSettingValue,
  deviceTemplatesDeleteSettingValue,
} from '../operations/device-templates.ts';

/**
 * Configurations for devices of a type.
 */
export interface DeviceTemplatesGroup {
  /**
   * List all templates of a device type.
   *
   * Returns all templates of the type as a plain array ordered by name.
   * Needs the permission DeviceTemplate.Read.
   * @param deviceTypeId ID of the device type.
   */
  listAllByDeviceType(
    deviceTypeId: Model.Uuid,
    options?: CallOptions,
  ): ApiPromise<Model.DeviceTemplateListResponse[]>;
  /**
   * List the templates of a device type.
   *
   * Returns a page of the templates of the device type.
   * Needs the permission DeviceTemplate.Read.
   * @param deviceTypeId ID of the device type.
   */
  listByDeviceType(
    deviceTypeId: Model.Uuid,
    query?: QueryOf<'deviceTemplates.listByDeviceType'>,
    options?: CallOptions,
  ): ApiPromise<Model.DeviceTemplatePage>;
  /**
   * List the templates of a device type, page after page: an async iterable of rows.
   */
  iterateByDeviceType(
    deviceTypeId: Model.Uuid,
    query?: QueryOf<'deviceTemplates.listByDeviceType'>,
    options?: CallOptions,
  ): Paged<Model.DeviceTemplateListResponse>;
  /**
   * List device templates.
   *
   * Returns the device templates of the device network.
   * Needs the permission DeviceTemplate.Read.
   */
  list(query?: QueryOf<'deviceTemplates.list'>, options?: CallOptions): ApiPromise<Model.DeviceTemplatePage>;
  /**
   * List device templates, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'deviceTemplates.list'>,
    options?: CallOptions,
  ): Paged<Model.DeviceTemplateListResponse>;
  /**
   * Create a device template.
   *
   * Creates a template for a device type. Object instances that the request omits are taken from the type. Returns 409 if the type has a template of this name.
   * Needs the permission DeviceTemplate.Create.
   */
  create(body: Model.DeviceTemplateRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * List all device templates.
   *
   * Returns all templates of the device network as a plain array ordered by name.
   * Needs the permission DeviceTemplate.Read.
   */
  listAll(options?: CallOptions): ApiPromise<Model.DeviceTemplateListResponse[]>;
  /**
   * Get a device template.
   *
   * Returns a device template.
   * Needs the permission DeviceTemplate.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.DeviceTemplateResponse>;
  /**
   * Update a device template.
   *
   * Replaces the template. If its instances change, its devices receive the attributes of their new smart object templates. X-Activity-Id is then the activity log entry of the distribution, whose children are the requests to devices. Returns 400 if the device type would change, and 409 if the type has another template of this name.
   * Needs the permission DeviceTemplate.Update.
   * @param id ID of the entity.
   */
  update(
    id: Model.Uuid,
    body: Model.DeviceTemplateRequest,
    options?: CallOptions,
  ): ApiPromise<CommandReceipt>;
  /**
   * Delete a device template.
   *
   * Returns 409 if devices use the template or it is the type's last one.
   * Needs the permission DeviceTemplate.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Add a setting value to a device template.
   *
   * Devices of the template use the value instead of the default one, unless they have their own. Returns 400 if the device type does not have the category, and 409 if the template has a value of the setting.
   * Needs the permission DeviceTemplate.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   * @param settingId ID of the default setting.
   */
  createSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.DeviceTemplateSettingValueRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<void>;
  /**
   * Update a setting value of a device template.
   *
   * Replaces the value in the template.
   * Needs the permission DeviceTemplate.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   * @param settingId ID of the default setting.
   */
  updateSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.DeviceTemplateSettingValueRequest,
    options?: CallOptions,
  ): ApiPromise<void>;
  /**
   * Delete a setting value of a device template.
   *
   * Devices of the template use the default value again.
   * Needs the permission DeviceTemplate.Update.
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

/** Makes the methods of `deviceTemplates`, for `composeClient`. */
export function deviceTemplates(caller: Caller): DeviceTemplatesGroup {
  return {
    listAllByDeviceType: (deviceTypeId, options) =>
      caller.call(deviceTemplatesListAllByDeviceType, { path: { deviceTypeId } }, options),
    listByDeviceType: (deviceTypeId, query, options) =>
      caller.call(deviceTemplatesListByDeviceType, { path: { deviceTypeId }, query }, options),
    iterateByDeviceType: (deviceTypeId, query, options) =>
      caller.iterate(deviceTemplatesListByDeviceType, { path: { deviceTypeId }, query }, options),
    list: (query, options) => caller.call(deviceTemplatesList, { query }, options),
    iterate: (query, options) => caller.iterate(deviceTemplatesList, { query }, options),
    create: (body, options) => caller.call(deviceTemplatesCreate, { body }, options),
    listAll: (options) => caller.call(deviceTemplatesListAll, {}, options),
    get: (id, options) => caller.call(deviceTemplatesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(deviceTemplatesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(deviceTemplatesDelete, { path: { id } }, options),
    createSettingValue: (id, settingCategoryId, settingId, body, options) =>
      caller.call(
        deviceTemplatesCreateSettingValue,
        { path: { id, settingCategoryId, settingId }, body },
        options,
      ),
    updateSettingValue: (id, settingCategoryId, settingId, body, options) =>
      caller.call(
        deviceTemplatesUpdateSettingValue,
        { path: { id, settingCategoryId, settingId }, body },
        options,
      ),
    deleteSettingValue: (id, settingCategoryId, settingId, options) =>
      caller.call(deviceTemplatesDeleteSettingValue, { path: { id, settingCategoryId, settingId } }, options),
  };
}
