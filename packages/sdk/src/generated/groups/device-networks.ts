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
  deviceNetworksList,
  deviceNetworksCreate,
  deviceNetworksGet,
  deviceNetworksDelete,
  deviceNetworksCurrent,
  deviceNetworksPermissions,
  deviceNetworksListAllSpecificRoles,
  deviceNetworksListResolutions,
  deviceNetworksSeed,
  deviceNetworksSetupEventCategories,
  deviceNetworksSetupMonitors,
  deviceNetworksListSpecificRoles,
  deviceNetworksRegenerateLocationResourceSvgs,
  deviceNetworksReinitializeRoles,
  deviceNetworksRealtimeToken,
  deviceNetworksDiscoverDevices,
  deviceNetworksRefreshDataCollectorStatus,
} from '../operations/device-networks.ts';

/**
 * Isolated containers of devices and everything that belongs to them.
 */
export interface DeviceNetworksGroup {
  /**
   * List device networks.
   *
   * Returns every device network that the calling key is a member of, as a plain array ordered by name.
   * Needs the permission DeviceNetwork.Read.
   */
  list(options?: CallOptions): ApiPromise<Model.DeviceNetworkResponse[]>;
  /**
   * Create a device network.
   *
   * The new network starts with the OMA object catalogue as smart object types, a generic device type with a default template, a root location, a first data collector and the default roles. The calling key becomes a member with the Admin role. Returns 409 if the tenant has a device network of this name.
   * Needs the permission DeviceNetwork.Create.
   */
  create(body: Model.DeviceNetworkRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a device network.
   *
   * Returns a device network that the calling key is a member of.
   * Needs the permission DeviceNetwork.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.DeviceNetworkResponse>;
  /**
   * Delete a device network.
   *
   * Deletes a device network that the calling key is a member of, with all its devices, registrations, keys, roles and measurements. As soon as the request is answered, no key has access to the network; its contents are deleted afterwards, in small batches. The key needs DeviceNetwork.Delete in the network that is deleted. Returns 409 if the calling key itself belongs to that network.
   * Needs the permission DeviceNetwork.Delete.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Get the current device network.
   *
   * Returns the device network that this request works in.
   * Needs the permission DeviceNetwork.Read.
   */
  current(options?: CallOptions): ApiPromise<Model.DeviceNetworkResponse>;
  /**
   * List the permissions of the current key.
   *
   * Returns the permissions of the calling key in the device network. Each permission name maps to All or to the operations that the key may perform.
   */
  permissions(options?: CallOptions): ApiPromise<Model.PermissionMap>;
  /**
   * List all roles of the current device network.
   *
   * Returns the roles that are specific to the device network, as a plain array ordered by name.
   * Needs the permission Role.Read.
   */
  listAllSpecificRoles(options?: CallOptions): ApiPromise<Model.SpecificRoleResponse[]>;
  /**
   * List all resolutions of the current device network.
   *
   * Returns the same resolutions as `GET /resolutions` without a query.
   * Needs the permission Resolution.Read.
   */
  listResolutions(options?: CallOptions): ApiPromise<Model.ResolutionResponse[]>;
  /**
   * Add the missing OMA objects to the current device network.
   *
   * Adds the OMA smart object types that the device network does not have, with their resource types and default templates. They are missing if they have been deleted or came with a later release. Existing entities are unchanged.
   * Needs the permission SmartObjectType.Create.
   */
  seed(options?: CallOptions): ApiPromise<void>;
  /**
   * Add the missing event categories of the service to the current device network.
   *
   * Creates the event categories Registrations (TypeId 1), Firmware (2) and Values (3), unless the device network has a category with the same TypeId. Existing entities are unchanged. If another category has the name, the new one gets a number after it.
   * Needs the permission EventCategory.Create.
   */
  setupEventCategories(options?: CallOptions): ApiPromise<void>;
  /**
   * Add the missing monitors to the current device network.
   *
   * Creates the rules Device offline, Registration lost and Firmware update failed, which watch all devices of the device network, and their event categories as setupsystemeventcategories does. A monitor is missing if the event category of the service has no rule with its TriggerOn. Existing entities are unchanged. If another rule has the name, the new one gets a number after it. Returns 409 if the device network has its maximum of rules.
   * Needs the permission Rule.Create.
   */
  setupMonitors(options?: CallOptions): ApiPromise<void>;
  /**
   * List roles of the current device network.
   *
   * Returns the roles that are specific to the device network.
   * Needs the permission Role.Read.
   */
  listSpecificRoles(
    query?: QueryOf<'deviceNetworks.listSpecificRoles'>,
    options?: CallOptions,
  ): ApiPromise<Model.SpecificRolePage>;
  /**
   * List roles of the current device network, page after page: an async iterable of rows.
   */
  iterateSpecificRoles(
    query?: QueryOf<'deviceNetworks.listSpecificRoles'>,
    options?: CallOptions,
  ): Paged<Model.SpecificRoleResponse>;
  /**
   * Regenerate the SVG pictures of all location resources.
   *
   * Has no effect, because the service generates each SVG picture on request.
   * Needs the permission LocationResource.Update.
   */
  regenerateLocationResourceSvgs(options?: CallOptions): ApiPromise<void>;
  /**
   * Restore the default roles.
   *
   * Restores the roles Admin, Operator and User and adds the responsibilities that they lack. Removes nothing. Returns 403 if the restored roles grant more than the calling key may do.
   * Needs the permission DeviceNetwork.Update.
   */
  reinitializeRoles(options?: CallOptions): ApiPromise<void>;
  /**
   * Create a token for event streams.
   *
   * Creates a token that opens the event stream of the device network and nothing else. The token is valid for five minutes. A client that cannot send headers passes it as the query parameter access_token of events.stream. A stream that is open stays open after the token has expired.
   * Needs the permission Event.Read.
   */
  realtimeToken(options?: CallOptions): ApiPromise<Model.RealTimeToken>;
  /**
   * Discover unregistered devices through the default data collector.
   *
   * Works like `POST /dataCollectors/{id}/discoverdevices` with the default data collector of the device network.
   * Needs the permission DataCollector.Update.
   */
  discoverDevices(options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * Refresh the status of all data collectors.
   *
   * Requests the status of the gateways of the device network, 1,000 at most.
   * Needs the permission DataCollector.Update.
   */
  refreshDataCollectorStatus(options?: CallOptions): ApiPromise<CommandReceipt>;
}

/** Makes the methods of `deviceNetworks`, for `composeClient`. */
export function deviceNetworks(caller: Caller): DeviceNetworksGroup {
  return {
    list: (options) => caller.call(deviceNetworksList, {}, options),
    create: (body, options) => caller.call(deviceNetworksCreate, { body }, options),
    get: (id, options) => caller.call(deviceNetworksGet, { path: { id } }, options),
    delete: (id, options) => caller.call(deviceNetworksDelete, { path: { id } }, options),
    current: (options) => caller.call(deviceNetworksCurrent, {}, options),
    permissions: (options) => caller.call(deviceNetworksPermissions, {}, options),
    listAllSpecificRoles: (options) => caller.call(deviceNetworksListAllSpecificRoles, {}, options),
    listResolutions: (options) => caller.call(deviceNetworksListResolutions, {}, options),
    seed: (options) => caller.call(deviceNetworksSeed, {}, options),
    setupEventCategories: (options) => caller.call(deviceNetworksSetupEventCategories, {}, options),
    setupMonitors: (options) => caller.call(deviceNetworksSetupMonitors, {}, options),
    listSpecificRoles: (query, options) => caller.call(deviceNetworksListSpecificRoles, { query }, options),
    iterateSpecificRoles: (query, options) =>
      caller.iterate(deviceNetworksListSpecificRoles, { query }, options),
    regenerateLocationResourceSvgs: (options) =>
      caller.call(deviceNetworksRegenerateLocationResourceSvgs, {}, options),
    reinitializeRoles: (options) => caller.call(deviceNetworksReinitializeRoles, {}, options),
    realtimeToken: (options) => caller.call(deviceNetworksRealtimeToken, {}, options),
    discoverDevices: (options) => caller.call(deviceNetworksDiscoverDevices, {}, options),
    refreshDataCollectorStatus: (options) =>
      caller.call(deviceNetworksRefreshDataCollectorStatus, {}, options),
  };
}
