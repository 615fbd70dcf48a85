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
  dataCollectorsList,
  dataCollectorsRegister,
  dataCollectorsCreateSecurityToken,
  dataCollectorsGet,
  dataCollectorsUpdate,
  dataCollectorsDelete,
  dataCollectorsApplicationRestart,
  dataCollectorsSystemRestart,
  dataCollectorsCustomCommand,
  dataCollectorsListDevices,
  dataCollectorsDeliverValue,
  dataCollectorsRegisterDevice,
  dataCollectorsDeregisterDevice,
  dataCollectorsDiscoverDevices,
  dataCollectorsDownloadRegistrationTicket,
  dataCollectorsListLog,
  dataCollectorsListLogFiles,
  dataCollectorsDeliverValues,
  dataCollectorsListPositions,
  dataCollectorsRefreshStatus,
  dataCollectorsGetRegistrationTicket,
  dataCollectorsRegisterDevices,
  dataCollectorsSendNetworkSettings,
  dataCollectorsSetBlacklist,
  dataCollectorsListSettings,
  dataCollectorsCreateSetting,
  dataCollectorsUpdateSetting,
  dataCollectorsUpdateSettingValues,
} from '../operations/data-collectors.ts';

/**
 * Gateways that devices report through.
 */
export interface DataCollectorsGroup {
  /**
   * List data collectors.
   *
   * Returns the data collectors (gateways) of the device network.
   * Needs the permission DataCollector.Read.
   */
  list(query?: QueryOf<'dataCollectors.list'>, options?: CallOptions): ApiPromise<Model.DataCollectorPage>;
  /**
   * List data collectors, page after page: an async iterable of rows.
   */
  iterate(
    query?: QueryOf<'dataCollectors.list'>,
    options?: CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * Register a data collector.
   *
   * Registers a gateway. If type, template or location are omitted, those of the network apply. Returns 409 if another data collector in the same cloud region has this name, in any device network, or if another data collector of the device network has this MAC address and DisableMacAddressConflictCheck is not set.
   * Needs the permission DataCollector.Create.
   */
  register(body: Model.DataCollectorRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get the registration ticket of the data collector with a MAC address.
   *
   * Returns the ticket of the data collector with this MAC address. The ticket is the one that `GET /dataCollectors/{id}/registrationTicket` returns.
   * Needs the permission RegistrationTicket.All.
   */
  createSecurityToken(
    body: Model.SecurityTokenRequest,
    options?: CallOptions,
  ): ApiPromise<Model.RegistrationTicket>;
  /**
   * Get a data collector.
   *
   * Returns a data collector of the device network. The token of a registration ticket can get its own gateway only.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.DataCollectorResponse>;
  /**
   * Update a data collector.
   *
   * Replaces the stored data collector. If Region or IsBlacklisted are omitted, they are unchanged, and so are settings that the request does not name. Returns 409 if the name or MAC address is taken.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.DataCollectorRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a data collector.
   *
   * Deletes a data collector with its settings. Returns 409 if devices report through it and force is false, or if it is the default data collector of the network. With force, the devices move to the default data collector.
   * Needs the permission DataCollector.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, query?: QueryOf<'dataCollectors.delete'>, options?: CallOptions): ApiPromise<void>;
  /**
   * Restart a gateway.
   *
   * A gateway restarts only with its process, which the service does not restart. The activity log entry of the command therefore fails and says so.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  applicationRestart(id: Model.Uuid, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * Restart the system of a gateway.
   *
   * Only the operator of the service can restart the system. The activity log entry of the command therefore fails and says so.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  systemRestart(id: Model.Uuid, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * Send a custom command to a gateway.
   *
   * Returns the answer of the gateway as text. The gateway knows two commands: echo returns the payload as JSON, and status returns the status of the gateway. Returns 400 for any other command.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  customCommand(
    id: Model.Uuid,
    body: Model.CustomCommandRequest,
    options?: CallOptions,
  ): ApiPromise<Model.CustomCommandAnswer>;
  /**
   * List the devices of a data collector.
   *
   * Returns the devices that report through the data collector.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
   */
  listDevices(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectors.listDevices'>,
    options?: CallOptions,
  ): ApiPromise<Model.DevicePage>;
  /**
   * List the devices of a data collector, page after page: an async iterable of rows.
   */
  iterateDevices(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectors.listDevices'>,
    options?: CallOptions,
  ): Paged<Model.DeviceListResponse>;
  /**
   * Deliver a value of a device that does not speak LwM2M.
   *
   * Stores one value, and publishes it like a value that an LwM2M device reports. Extends the registration of the device by its lifetime. A value with a Time is stored once, however often it is delivered. Returns 404 for an unknown device, object or resource, 409 if the device is not registered, belongs to another gateway, speaks LwM2M, or has another value of that Time.
   * Needs the permission GatewayUplink.All.
   * @param id ID of the entity.
   * @param endpoint The endpoint name (DeviceIdentifier) of the device.
   */
  deliverValue(
    id: Model.Uuid,
    endpoint: Model.EndpointName,
    body: Model.DeviceValue,
    options?: KeyedCallOptions,
  ): ApiPromise<void>;
  /**
   * Register a device that does not speak LwM2M.
   *
   * Registers a Legacy device, or renews its registration. The first registration creates the device in the device network of the gateway. Listed object instances become Available, all others Unavailable. Once Lifetime seconds and the grace of the service have passed without a registration or a value, the device is offline. Sending the request again has no further effect. Returns 409 if the device belongs to another gateway or speaks LwM2M.
   * Needs the permission GatewayUplink.All.
   * @param id ID of the entity.
   * @param endpoint The endpoint name (DeviceIdentifier) of the device.
   */
  registerDevice(
    id: Model.Uuid,
    endpoint: Model.EndpointName,
    body: Model.DeviceRegistration,
    options?: CallOptions,
  ): ApiPromise<Model.DeviceRegistrationResponse>;
  /**
   * Deregister a device that does not speak LwM2M.
   *
   * Ends the registration. The device and its values stay; its status is Deregistered. Has no effect on a device that is not registered. Returns 409 if the device belongs to another gateway or speaks LwM2M.
   * Needs the permission GatewayUplink.All.
   * @param id ID of the entity.
   * @param endpoint The endpoint name (DeviceIdentifier) of the device.
   */
  deregisterDevice(id: Model.Uuid, endpoint: Model.EndpointName, options?: CallOptions): ApiPromise<void>;
  /**
   * Discover unregistered devices.
   *
   * For 60 s the gateway records endpoints that match no device and try to register without security. It still refuses them. `GET /devices/discovered` lists them, so that you can create devices for them.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  discoverDevices(id: Model.Uuid, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * Download the registration ticket of a data collector.
   *
   * Returns the same ticket as `GET /dataCollectors/{id}/registrationTicket`.
   * Needs the permission RegistrationTicket.All.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31. Use dataCollectors.getRegistrationTicket.
   */
  downloadRegistrationTicket(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.RegistrationTicket>;
  /**
   * List log posts of a data collector.
   *
   * Returns the latest log entries of the gateway and of the service that runs it, newest first. The service keeps 256 entries, in memory.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31. Use activityLogs.list.
   */
  listLog(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectors.listLog'>,
    options?: CallOptions,
  ): ApiPromise<Model.LogResponse[]>;
  /**
   * List the days with log entries.
   *
   * Returns the days (UTC) that have log entries. There are no files: Uri links to the entries of the day.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   */
  listLogFiles(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectors.listLogFiles'>,
    options?: CallOptions,
  ): ApiPromise<Model.LogFilePage>;
  /**
   * List the days with log entries, page after page: an async iterable of rows.
   */
  iterateLogFiles(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectors.listLogFiles'>,
    options?: CallOptions,
  ): Paged<Model.LogFileResponse>;
  /**
   * Deliver values of devices that do not speak LwM2M.
   *
   * Stores up to 1000 values of any devices of the gateway, as deliverValue does for one. Values that pass are stored even if others are refused; Errors names those, by their index. Returns 400 for more than 1000 values, and 413 for a body above the limit of the service (1 MiB by default).
   * Needs the permission GatewayUplink.All.
   * @param id ID of the entity.
   */
  deliverValues(
    id: Model.Uuid,
    body: readonly Model.EndpointValue[],
    options?: KeyedCallOptions,
  ): ApiPromise<Model.DeliveryReport>;
  /**
   * List the positions of a data collector.
   *
   * Returns the positions of the data collector on location resources.
   * Needs the permission Position.Read.
   * @param id ID of the entity.
   */
  listPositions(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectors.listPositions'>,
    options?: CallOptions,
  ): ApiPromise<Model.PositionPage>;
  /**
   * List the positions of a data collector, page after page: an async iterable of rows.
   */
  iteratePositions(
    id: Model.Uuid,
    query?: QueryOf<'dataCollectors.listPositions'>,
    options?: CallOptions,
  ): Paged<Model.PositionResponse>;
  /**
   * Refresh the status of a data collector.
   *
   * Requests the status of the gateway, which Statuses and LastSeen of the data collector then show.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  refreshStatus(id: Model.Uuid, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * Get the registration ticket of a data collector.
   *
   * Returns the token that lets software act as this gateway. The token can read the data collector and its settings, register devices that do not speak LwM2M and deliver their availability and values. It works for this data collector only and grants nothing that the calling key lacks. Returns 403 if the calling key lacks GatewayUplink. The ticket lasts for 30 days, but no longer than the key that issued it. A request in the second half of that time, or with another key, issues a new token and revokes the previous one. Deleting its API key, the key that issued it or the data collector also revokes the ticket.
   * Needs the permission RegistrationTicket.All.
   * @param id ID of the entity.
   */
  getRegistrationTicket(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.RegistrationTicket>;
  /**
   * Register devices that do not speak LwM2M.
   *
   * Registers up to 1000 devices, or renews their registrations, as registerDevice does for one. Each succeeds or fails on its own; Errors names those that fail, by their index. Returns 400 for more than 1000 devices.
   * Needs the permission GatewayUplink.All.
   * @param id ID of the entity.
   */
  registerDevices(
    id: Model.Uuid,
    body: readonly Model.EndpointRegistration[],
    options?: KeyedCallOptions,
  ): ApiPromise<Model.RegistrationReport>;
  /**
   * Send network settings to a data collector.
   *
   * Sends the networks that the gateway may join, given by their IDs, and replaces those sent before. A gateway that runs inside the service stores and shows the networks but joins none of them.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  sendNetworkSettings(
    id: Model.Uuid,
    body: readonly Model.NetworkSettingId[],
    options?: CallOptions,
  ): ApiPromise<CommandReceipt>;
  /**
   * Add a data collector to the blacklist or remove it.
   *
   * With true, the gateway ends the registrations of its devices and refuses new ones (4.03). With false, the devices may register again.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  setBlacklist(id: Model.Uuid, body: Model.IsBlacklisted, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * List the settings of a data collector.
   *
   * Returns the settings of the data collector as a plain array, ordered by category and key. Settings with IsInherited come from its template, its location or the defaults of its type. Secrets are returned without their values. The token of a registration ticket can list the settings of its own gateway only.
   * Needs the permission Setting.Read.
   * @param id ID of the entity.
   */
  listSettings(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.SettingResponse[]>;
  /**
   * Add a setting to a data collector.
   *
   * Sets a value that the data collector does not have itself. Returns 409 if the data collector has its own value, and 400 for a category of credentials, which only devices have.
   * Needs the permission Setting.Create.
   * @param id ID of the entity.
   */
  createSetting(
    id: Model.Uuid,
    body: Model.SettingRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<Model.EntityIdResponse>;
  /**
   * Update a setting of a data collector.
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
   * Update setting values of a data collector.
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
}

/** Makes the methods of `dataCollectors`, for `composeClient`. */
export function dataCollectors(caller: Caller): DataCollectorsGroup {
  return {
    list: (query, options) => caller.call(dataCollectorsList, { query }, options),
    iterate: (query, options) => caller.iterate(dataCollectorsList, { query }, options),
    register: (body, options) => caller.call(dataCollectorsRegister, { body }, options),
    createSecurityToken: (body, options) => caller.call(dataCollectorsCreateSecurityToken, { body }, options),
    get: (id, options) => caller.call(dataCollectorsGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(dataCollectorsUpdate, { path: { id }, body }, options),
    delete: (id, query, options) => caller.call(dataCollectorsDelete, { path: { id }, query }, options),
    applicationRestart: (id, options) =>
      caller.call(dataCollectorsApplicationRestart, { path: { id } }, options),
    systemRestart: (id, options) => caller.call(dataCollectorsSystemRestart, { path: { id } }, options),
    customCommand: (id, body, options) =>
      caller.call(dataCollectorsCustomCommand, { path: { id }, body }, options),
    listDevices: (id, query, options) =>
      caller.call(dataCollectorsListDevices, { path: { id }, query }, options),
    iterateDevices: (id, query, options) =>
      caller.iterate(dataCollectorsListDevices, { path: { id }, query }, options),
    deliverValue: (id, endpoint, body, options) =>
      caller.call(dataCollectorsDeliverValue, { path: { id, endpoint }, body }, options),
    registerDevice: (id, endpoint, body, options) =>
      caller.call(dataCollectorsRegisterDevice, { path: { id, endpoint }, body }, options),
    deregisterDevice: (id, endpoint, options) =>
      caller.call(dataCollectorsDeregisterDevice, { path: { id, endpoint } }, options),
    discoverDevices: (id, options) => caller.call(dataCollectorsDiscoverDevices, { path: { id } }, options),
    downloadRegistrationTicket: (id, options) =>
      caller.call(dataCollectorsDownloadRegistrationTicket, { path: { id } }, options),
    listLog: (id, query, options) => caller.call(dataCollectorsListLog, { path: { id }, query }, options),
    listLogFiles: (id, query, options) =>
      caller.call(dataCollectorsListLogFiles, { path: { id }, query }, options),
    iterateLogFiles: (id, query, options) =>
      caller.iterate(dataCollectorsListLogFiles, { path: { id }, query }, options),
    deliverValues: (id, body, options) =>
      caller.call(dataCollectorsDeliverValues, { path: { id }, body }, options),
    listPositions: (id, query, options) =>
      caller.call(dataCollectorsListPositions, { path: { id }, query }, options),
    iteratePositions: (id, query, options) =>
      caller.iterate(dataCollectorsListPositions, { path: { id }, query }, options),
    refreshStatus: (id, options) => caller.call(dataCollectorsRefreshStatus, { path: { id } }, options),
    getRegistrationTicket: (id, options) =>
      caller.call(dataCollectorsGetRegistrationTicket, { path: { id } }, options),
    registerDevices: (id, body, options) =>
      caller.call(dataCollectorsRegisterDevices, { path: { id }, body }, options),
    sendNetworkSettings: (id, body, options) =>
      caller.call(dataCollectorsSendNetworkSettings, { path: { id }, body }, options),
    setBlacklist: (id, body, options) =>
      caller.call(dataCollectorsSetBlacklist, { path: { id }, body }, options),
    listSettings: (id, options) => caller.call(dataCollectorsListSettings, { path: { id } }, options),
    createSetting: (id, body, options) =>
      caller.call(dataCollectorsCreateSetting, { path: { id }, body }, options),
    updateSetting: (id, settingId, body, options) =>
      caller.call(dataCollectorsUpdateSetting, { path: { id, settingId }, body }, options),
    updateSettingValues: (id, body, options) =>
      caller.call(dataCollectorsUpdateSettingValues, { path: { id }, body }, options),
  };
}
