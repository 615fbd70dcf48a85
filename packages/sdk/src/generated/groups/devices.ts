// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type {
  ApiPromise,
  CallOptions,
  Caller,
  CommandReceipt,
  Download,
  KeyedCallOptions,
  QueryOf,
} from '../../types.ts';
import type * as Model from '../models.ts';
import {
  devicesList,
  devicesCreate,
  devicesGetByEndpoint,
  devicesBootstrapServerNames,
  devicesListFiltered,
  devicesMassRegistrationTemplate,
  devicesCreateMultiple,
  devicesGetDataCollectorInternal,
  devicesListDiscovered,
  devicesGet,
  devicesUpdate,
  devicesPatch,
  devicesDelete,
  devicesTree,
  devicesFirmwareState,
  devicesFirmwareUpgrade,
  devicesCancelFirmwareUpgrade,
  devicesListPositions,
  devicesListSettings,
  devicesCreateSetting,
  devicesUpdateSetting,
  devicesUpdateSettingValues,
} from '../operations/devices.ts';

/**
 * Devices, their settings and their firmware updates.
 */
export interface DevicesGroup {
  /**
   * List devices.
   *
   * Returns the devices of the device network. Search matches Name and DeviceIdentifier. Filter also takes TagId and TagName, which select devices by their own tags, and WithinLocationId, which selects the devices at a location and at all locations below it. These three accept eq and in only.
   * Needs the permission Device.Read.
   */
  list(query?: QueryOf<'devices.list'>, options?: CallOptions): ApiPromise<Model.DevicePage>;
  /**
   * List devices, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'devices.list'>, options?: CallOptions): Paged<Model.DeviceListResponse>;
  /**
   * Create a device.
   *
   * Creates a device with the smart objects of its template and allows the LwM2M endpoint named DeviceIdentifier to register. Returns 409 if a device with this DeviceIdentifier exists, in any device network.
   * Needs the permission Device.Create.
   */
  create(body: Model.DeviceRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a device by its endpoint name.
   *
   * Returns the device that registers with this endpoint name.
   * Needs the permission Device.Read.
   * @param endpoint LwM2M endpoint name of the device.
   */
  getByEndpoint(endpoint: Model.EndpointName, options?: CallOptions): ApiPromise<Model.DeviceResponse>;
  /**
   * List the names of the bootstrap servers.
   *
   * Returns the allowed values of BootstrapServerName of a device, as a plain array in alphabetical order.
   * Needs the permission Device.Read.
   */
  bootstrapServerNames(options?: CallOptions): ApiPromise<Model.Name[]>;
  /**
   * Find devices by their properties.
   *
   * Returns the devices that meet every given criterion, as a plain array ordered by ID. A device meets a criterion if it matches at least one of its IDs. Without criteria, the result is all devices of the network. Returns 409 if there are more than 100000.
   * Needs the permission Device.Read.
   */
  listFiltered(body: Model.DeviceFilterBase, options?: CallOptions): ApiPromise<Model.DeviceFilterResponse[]>;
  /**
   * Download the CSV template of a mass registration.
   *
   * Returns a CSV file with the header that `POST /devices/multiple` takes and one example row. Its columns are the members of a device and the settings of devices in this device network.
   * Needs the permission Device.Read.
   */
  massRegistrationTemplate(options?: CallOptions): ApiPromise<Download>;
  /**
   * Create many devices.
   *
   * Creates up to 100000 devices, given as JSON or as CSV (UTF-8, 64 MiB). Each device is created completely or not at all, independently of the others. The activity log gets an entry for the request and, with that entry as ParentId, one for each row.
   * A JSON array with a Content-Length of at most the limit of other bodies (1 MiB by default) is validated as a whole, and the request is answered before its devices are created. The service processes a longer array, or a CSV, while it arrives and answers after the last row. If a JSON error or too many rows end the processing early, the entry "Read the rows" reports it, and the rows before it are kept.
   * The first line of a CSV names its columns, in any order and case: DeviceIdentifier, DeviceTypeId or DeviceTypeName, Name, DeviceTemplateId, LocationId, DataCollectorId, DeviceStandard, BootstrapServerName, and settings as Category.key (PSK.identity, PSK.preSharedKey). Settings have the DataType of their category: PSK.preSharedKey is hexadecimal, so send a text key as JSON with DataType String. An empty cell counts as omitted. An apostrophe before a text that a spreadsheet would run as a formula ('=1+1) is not part of the text.
   * Needs the permission Device.Create.
   */
  createMultiple(
    body: readonly Model.DeviceRequest[] | Model.DeviceCsv,
    options?: KeyedCallOptions,
  ): ApiPromise<Model.DeviceMassRegistrationResponse>;
  /**
   * Get the internal device of a data collector.
   *
   * Returns the gateway's own status in the form of a device. Lists do not contain this device, and it takes no commands.
   * Needs the permission DataCollector.Read.
   * @param dataCollectorId ID of the data collector.
   * @deprecated Removed after 2019-03-31. Use dataCollectors.get.
   */
  getDataCollectorInternal(
    dataCollectorId: Model.Uuid,
    options?: CallOptions,
  ): ApiPromise<Model.InternalDeviceResponse>;
  /**
   * List discovered endpoints.
   *
   * Returns the endpoints without a device that gateways have seen in discovery mode, latest first, 1,000 at most. They are kept for 10 minutes after the discovery has ended.
   * Needs the permission Device.Read.
   */
  listDiscovered(
    query?: QueryOf<'devices.listDiscovered'>,
    options?: CallOptions,
  ): ApiPromise<Model.DeviceDiscoveryResponse[]>;
  /**
   * Get a device.
   *
   * Returns a device with its smart objects.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.DeviceResponse>;
  /**
   * Update a device.
   *
   * Replaces the properties of a device. Returns 400 if DeviceIdentifier or DeviceTypeId would change.
   * Needs the permission Device.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.DeviceRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Patch a device.
   *
   * Applies a JSON Patch (RFC 6902) to the device in the form that PUT takes, sent as application/json or application/json-patch+json. Either all operations apply or none. Returns 400 for a change that PUT refuses too; members that cannot be changed can be tested.
   * Needs the permission Device.Update.
   * @param id ID of the entity.
   */
  patch(id: Model.Uuid, body: readonly Model.JsonPatchOperation[], options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a device.
   *
   * Deletes the device with its registration, observations, smart objects and measurements.
   * Needs the permission Device.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Get a device with its resources and their latest values.
   *
   * Returns a device, its registration, and one page of its smart objects in the order of LwM2M paths. Each smart object has its resources, their instances, the latest stored values, the state of observations and the resource attributes. Sends nothing to the device. SmartObjects needs SmartObject.Read and Attributes needs ResourceAttribute.Read. Members that the key may not read are left out.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
   */
  tree(
    id: Model.Uuid,
    query?: QueryOf<'devices.tree'>,
    options?: CallOptions,
  ): ApiPromise<Model.DeviceTreeResponse>;
  /**
   * Get the firmware update of a device.
   *
   * Returns the update in progress, or the last one. A device without an update has the state Idle, and Idle as the expected state.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
   */
  firmwareState(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.FirmwareUpgradeResponse>;
  /**
   * Update the firmware of a device.
   *
   * Takes the device through the states of LwM2M object 5 to install the package. An offline or sleeping device starts when it next contacts the gateway. Returns 400 if the package is for another device type, and 409 if an update of the device is in progress.
   * Needs the permission Device.Update.
   * @param id ID of the entity.
   */
  firmwareUpgrade(
    id: Model.Uuid,
    body: Model.FirmwareUpgradeRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<CommandReceipt>;
  /**
   * Cancel the firmware update of a device.
   *
   * Makes the device discard the package data that it has. Returns 409 if no update is in progress, or if the device has started to install the package.
   * Needs the permission Device.Update.
   * @param id ID of the entity.
   */
  cancelFirmwareUpgrade(id: Model.Uuid, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * List the positions of a device.
   *
   * Returns the positions of the device on location resources.
   * Needs the permission Position.Read.
   * @param id ID of the entity.
   */
  listPositions(
    id: Model.Uuid,
    query?: QueryOf<'devices.listPositions'>,
    options?: CallOptions,
  ): ApiPromise<Model.PositionPage>;
  /**
   * List the positions of a device, page after page: an async iterable of rows.
   */
  iteratePositions(
    id: Model.Uuid,
    query?: QueryOf<'devices.listPositions'>,
    options?: CallOptions,
  ): Paged<Model.PositionResponse>;
  /**
   * List the settings of a device.
   *
   * Returns the settings of the device as a plain array, ordered by category and key. Settings with IsInherited come from its template, its location or the defaults of its type's categories. Secrets are returned without their values.
   * Needs the permission Setting.Read.
   * @param id ID of the entity.
   */
  listSettings(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.SettingResponse[]>;
  /**
   * Add a setting to a device.
   *
   * Sets a value that the device does not have itself. Returns 409 if the device has its own value, or if another device of the service has the same PSK identity, RPK publicKey or X509 commonName.
   * Needs the permission Setting.Create.
   * @param id ID of the entity.
   */
  createSetting(
    id: Model.Uuid,
    body: Model.SettingRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<Model.EntityIdResponse>;
  /**
   * Update a setting of a device.
   *
   * Replaces the value. If the value of a secret is omitted, it is unchanged. If the setting is part of the device's credentials, the sessions of the device end. Returns 400 if CategoryId or Key would change, and 409 if another device has the same identity, key or common name.
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
   * Update setting values of a device.
   *
   * Sets the values of several settings in any categories, all or none. A Value that is null or omitted deletes the setting. Settings that the request does not name are unchanged. The resulting credentials must be complete. If they change, the sessions of the device end. Returns 409 if another device has the same identity, key or common name.
   * Needs the permission Setting.Update.
   * @param id ID of the entity.
   */
  updateSettingValues(
    id: Model.Uuid,
    body: readonly Model.SettingValueUpdate[],
    options?: CallOptions,
  ): ApiPromise<void>;
}

/** Makes the methods of `devices`, for `composeClient`. */
export function devices(caller: Caller): DevicesGroup {
  return {
    list: (query, options) => caller.call(devicesList, { query }, options),
    iterate: (query, options) => caller.iterate(devicesList, { query }, options),
    create: (body, options) => caller.call(devicesCreate, { body }, options),
    getByEndpoint: (endpoint, options) => caller.call(devicesGetByEndpoint, { query: { endpoint } }, options),
    bootstrapServerNames: (options) => caller.call(devicesBootstrapServerNames, {}, options),
    listFiltered: (body, options) => caller.call(devicesListFiltered, { body }, options),
    massRegistrationTemplate: (options) => caller.call(devicesMassRegistrationTemplate, {}, options),
    createMultiple: (body, options) => caller.call(devicesCreateMultiple, { body }, options),
    getDataCollectorInternal: (dataCollectorId, options) =>
      caller.call(devicesGetDataCollectorInternal, { path: { dataCollectorId } }, options),
    listDiscovered: (query, options) => caller.call(devicesListDiscovered, { query }, options),
    get: (id, options) => caller.call(devicesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(devicesUpdate, { path: { id }, body }, options),
    patch: (id, body, options) => caller.call(devicesPatch, { path: { id }, body }, options),
    delete: (id, options) => caller.call(devicesDelete, { path: { id } }, options),
    tree: (id, query, options) => caller.call(devicesTree, { path: { id }, query }, options),
    firmwareState: (id, options) => caller.call(devicesFirmwareState, { path: { id } }, options),
    firmwareUpgrade: (id, body, options) =>
      caller.call(devicesFirmwareUpgrade, { path: { id }, body }, options),
    cancelFirmwareUpgrade: (id, options) =>
      caller.call(devicesCancelFirmwareUpgrade, { path: { id } }, options),
    listPositions: (id, query, options) =>
      caller.call(devicesListPositions, { path: { id }, query }, options),
    iteratePositions: (id, query, options) =>
      caller.iterate(devicesListPositions, { path: { id }, query }, options),
    listSettings: (id, options) => caller.call(devicesListSettings, { path: { id } }, options),
    createSetting: (id, body, options) => caller.call(devicesCreateSetting, { path: { id }, body }, options),
    updateSetting: (id, settingId, body, options) =>
      caller.call(devicesUpdateSetting, { path: { id, settingId }, body }, options),
    updateSettingValues: (id, body, options) =>
      caller.call(devicesUpdateSettingValues, { path: { id }, body }, options),
  };
}
