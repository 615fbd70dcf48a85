// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { CallOptions, Caller, CommandReceipt, Download, FileSource, QueryOf } from '../types.ts';
import type { Paged } from '../paging.ts';
import type * as Model from './models.ts';

/**
 * The service itself.
 */
export interface VersionGroup {
  /**
   * Show the versions of the service and its parts.
   *
   * Returns the versions of server, gateway, contract, Node.js and SQLite. It is also the cheapest way to check an address and a key.
   */
  get(options?: CallOptions): Promise<Model.VersionResponse>;
}

/**
 * Containers of devices.
 */
export interface DeviceNetworksGroup {
  /**
   * List device networks.
   *
   * Every device network that the key is a member of, as a plain array ordered by name.
   * Needs the permission DeviceNetwork.Read.
   */
  list(options?: CallOptions): Promise<Model.DeviceNetworkResponse[]>;
  /**
   * Create a device network.
   *
   * The new network starts with the OMA object catalogue as smart object types, a generic device type with a default template, a root location, a first data collector and the default roles. The key that creates it becomes a member with the Admin role.
   * Needs the permission DeviceNetwork.Create.
   */
  create(body: Model.DeviceNetworkRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a device network.
   *
   * One device network that the key is a member of.
   * Needs the permission DeviceNetwork.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DeviceNetworkResponse>;
  /**
   * Remove a device network.
   *
   * Removes a device network that the key is a member of, with everything in it: devices, registrations, keys, roles, measurements. No key reaches it from the answer on; its contents go afterwards, a few at a time. The network that the key itself belongs to stays (409). DeviceNetwork.Delete is needed in the network that is removed.
   * Needs the permission DeviceNetwork.Delete.
   * @param id The id of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Get the current device network.
   *
   * The device network that this request works in.
   * Needs the permission DeviceNetwork.Read.
   */
  current(options?: CallOptions): Promise<Model.DeviceNetworkResponse>;
  /**
   * List the permissions of the current key.
   *
   * What the key may do in the device network: by name of the permission, All or the kinds that it holds.
   */
  permissions(options?: CallOptions): Promise<Model.PermissionMap>;
  /**
   * List all roles of the current device network.
   *
   * The roles that are specific to the device network, as a plain array ordered by name.
   * Needs the permission Role.Read.
   */
  listAllSpecificRoles(options?: CallOptions): Promise<Model.SpecificRoleResponse[]>;
  /**
   * List all resolutions of the current device network.
   *
   * The same as `GET /resolutions` without a query.
   * Needs the permission Resolution.Read.
   */
  listResolutions(options?: CallOptions): Promise<Model.ResolutionResponse[]>;
  /**
   * Add what a new device network starts with.
   *
   * Adds the smart object types of the OMA that the device network does not have, with their resource types and default templates: they have been deleted, or came with a later release. What is there stays as it is.
   * Needs the permission SmartObjectType.Create.
   */
  seed(options?: CallOptions): Promise<void>;
  /**
   * List roles of the current device network.
   *
   * The roles that are specific to the device network.
   * Needs the permission Role.Read.
   */
  listSpecificRoles(
    options?: QueryOf<'deviceNetworks.listSpecificRoles'> & CallOptions,
  ): Promise<Model.SpecificRolePage>;
  /**
   * List roles of the current device network, page after page: an async iterable of rows.
   */
  iterateSpecificRoles(
    options?: QueryOf<'deviceNetworks.listSpecificRoles'> & CallOptions,
  ): Paged<Model.SpecificRoleResponse>;
  /**
   * Have the SVG of all location resources made anew.
   *
   * They are made each time they are asked for, so that nothing is left to do.
   * Needs the permission LocationResource.Update.
   */
  regenerateLocationResourceSvgs(options?: CallOptions): Promise<void>;
  /**
   * Restore the default roles.
   *
   * Initialize Roles: restores the roles Admin, Operator and User and adds what they lack. Nothing is taken away, the role Admin least of all. The key that asks must have what is restored (403).
   * Needs the permission DeviceNetwork.Update.
   */
  reinitializeRoles(options?: CallOptions): Promise<void>;
  /**
   * Create a token for event streams.
   *
   * A token that opens the event stream of the device network for five minutes, and nothing else. It goes into the query of events.stream as access_token, where a client cannot send headers. A stream once open goes on.
   * Needs the permission Event.Read.
   */
  realtimeToken(options?: CallOptions): Promise<Model.RealTimeToken>;
  /**
   * Look for devices that are not registered.
   *
   * As /api/v3/dataCollectors/{id}/discoverdevices, with the default data collector of the device network.
   * Needs the permission DataCollector.Update.
   */
  discoverDevices(options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Refresh the status of all data collectors.
   *
   * Asks the gateways of the device network how they are, 1,000 of them at most.
   * Needs the permission DataCollector.Update.
   */
  refreshDataCollectorStatus(options?: CallOptions): Promise<CommandReceipt>;
}

/**
 * Owners of device networks.
 */
export interface TenantsGroup {
  /**
   * List tenants.
   *
   * The owners of the device networks that the key is a member of.
   * Needs the permission Tenant.Read.
   */
  list(options?: QueryOf<'tenants.list'> & CallOptions): Promise<Model.TenantPage>;
  /**
   * List tenants, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'tenants.list'> & CallOptions): Paged<Model.TenantResponse>;
  /**
   * Get a tenant.
   *
   * The owner of a device network that the key is a member of.
   * Needs the permission Tenant.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.TenantResponse>;
  /**
   * Change what other systems know a tenant by.
   *
   * All device networks of the tenant see it, so the key needs the permission in each of them. The name stays.
   * Needs the permission Tenant.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.TenantRequest, options?: CallOptions): Promise<void>;
  /**
   * List the permissions of a role of a tenant.
   *
   * What the roles of this name allow together, in those networks of the tenant that the key is a member of.
   * Needs the permission Role.Read.
   * @param id The id of the entity.
   * @param roleName The name of a role.
   */
  permissions(id: Model.Uuid, roleName: string, options?: CallOptions): Promise<Model.PermissionMap>;
}

/**
 * People who use the service.
 */
export interface UsersGroup {
  /**
   * Get the current user.
   *
   * Who asks: the holder of the key.
   */
  current(options?: CallOptions): Promise<Model.UserAccountResponse>;
  /**
   * List the responsibilities of the current user.
   *
   * The names of the responsibilities that the key has in the device network, ordered by name.
   */
  responsibilities(options?: CallOptions): Promise<Model.Name[]>;
  /**
   * List the device networks of the current user.
   *
   * The device networks that the key is a member of, by name. Search narrows them by name; Filter and Sort are not used.
   */
  listDeviceNetworks(
    options?: QueryOf<'users.listDeviceNetworks'> & CallOptions,
  ): Promise<Model.DeviceNetworkPage>;
  /**
   * List the device networks of the current user, page after page: an async iterable of rows.
   */
  iterateDeviceNetworks(
    options?: QueryOf<'users.listDeviceNetworks'> & CallOptions,
  ): Paged<Model.DeviceNetworkResponse>;
  /**
   * List all device networks of the current user.
   *
   * The device networks that the key is a member of, as a plain array ordered by name.
   */
  listAllDeviceNetworks(options?: CallOptions): Promise<Model.DeviceNetworkResponse[]>;
  /**
   * Download the picture of the current user.
   *
   * A picture that is made from the id of the key, the same each time.
   * @deprecated Removed after 2019-03-31.
   */
  thumbnail(options?: CallOptions): Promise<Download>;
}

/**
 * Keys of programs and people.
 */
export interface ApiKeysGroup {
  /**
   * List API keys.
   *
   * The keys of the device network. Their values are shown to those who may manage keys (ApiKey.All), as far as these keys may do no more than the one that asks, in all networks that they are members of.
   * Needs the permission ApiKey.Read.
   */
  list(options?: QueryOf<'apiKeys.list'> & CallOptions): Promise<Model.ApiKeyPage>;
  /**
   * List API keys, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'apiKeys.list'> & CallOptions): Paged<Model.ApiKeyResponse>;
  /**
   * Create an API key.
   *
   * Creates a key for the device network of this request. Its value is read with the get operation. The roles may not allow more than the key that asks may do itself (403).
   * Needs the permission ApiKey.Create.
   */
  create(body: Model.ApiKeyRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get an API key.
   *
   * One key; its value is shown to those who may manage keys (ApiKey.All) and may do all that this key may.
   * Needs the permission ApiKey.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ApiKeyResponse>;
  /**
   * Update an API key.
   *
   * A new name or expiry renews the value of the key, and the old value stops working at once; read the new one with the get operation. New roles leave the value as it is and count from the next request on. Without ExpirationDate the expiry stays. A key cannot renew itself, and the last key with the role Admin keeps it (409). One that may do more than the key that asks is not renewed (403). The key of a registration ticket cannot be changed (409).
   * Needs the permission ApiKey.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.ApiKeyRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete an API key.
   *
   * The key stops working at once. A key cannot delete itself, and the last key with the role Admin stays, in every network that it is a member of (409), so that nobody locks the last door from outside.
   * Needs the permission ApiKey.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * What keys may do.
 */
export interface RolesGroup {
  /**
   * List roles.
   *
   * The roles of the device network with what they allow. Every network starts with Admin, Operator and User.
   * Needs the permission Role.Read.
   */
  list(options?: QueryOf<'roles.list'> & CallOptions): Promise<Model.RolePage>;
  /**
   * List roles, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'roles.list'> & CallOptions): Paged<Model.RoleResponse>;
  /**
   * Create a role.
   *
   * Creates a role out of responsibilities. They may not allow more than the key that asks may do itself (403).
   * Needs the permission Role.Create.
   */
  create(body: Model.RoleRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a role.
   *
   * One role with its responsibilities.
   * Needs the permission Role.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.RoleResponse>;
  /**
   * Update a role.
   *
   * Changes a role for every key that has it, at once. What is added may not allow more than the key that asks may do itself (403). The role Admin cannot be changed (409).
   * Needs the permission Role.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.RoleRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a role.
   *
   * Deletes a role that no key has. The role Admin cannot be deleted (409).
   * Needs the permission Role.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Named sets of permissions that roles are made of.
 */
export interface ResponsibilitiesGroup {
  /**
   * List responsibilities.
   *
   * The responsibilities of the device network, each with the roles that share it.
   * Needs the permission Responsibility.Read.
   */
  list(options?: QueryOf<'responsibilities.list'> & CallOptions): Promise<Model.ResponsibilityPage>;
  /**
   * List responsibilities, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'responsibilities.list'> & CallOptions): Paged<Model.ResponsibilityResponse>;
  /**
   * Create a responsibility.
   *
   * Creates a named set of permissions. They may not go beyond what the key that asks may do itself (403).
   * Needs the permission Responsibility.Create.
   */
  create(body: Model.ResponsibilityRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a responsibility.
   *
   * One responsibility with the roles that share it.
   * Needs the permission Responsibility.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ResponsibilityResponse>;
  /**
   * Update a responsibility.
   *
   * Changes it for every role that has it, at once. What is added may not go beyond what the key that asks may do itself (403). Everything, which the role Admin has, cannot be changed (409).
   * Needs the permission Responsibility.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.ResponsibilityRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a responsibility.
   *
   * Deletes a responsibility that no role has. Everything, which the role Admin has, cannot be deleted (409).
   * Needs the permission Responsibility.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * What can be allowed.
 */
export interface PermissionsGroup {
  /**
   * List permissions.
   *
   * What permissions can be about: kinds of entities (Entity), and rights that are about no kind of entity (Custom), which are held as All.
   * Needs the permission Permission.Read.
   */
  list(options?: CallOptions): Promise<Model.PermissionTypeName[]>;
}

/**
 * Where devices and gateways are.
 */
export interface LocationsGroup {
  /**
   * List locations.
   *
   * The locations of the device network. Search looks into Name and ExternalId.
   * Needs the permission Location.Read.
   */
  list(options?: QueryOf<'locations.list'> & CallOptions): Promise<Model.LocationPage>;
  /**
   * List locations, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'locations.list'> & CallOptions): Paged<Model.LocationListResponse>;
  /**
   * Create a location.
   *
   * A place for devices and gateways, below the root unless another parent is named. A network has 10,000 locations in 32 levels at most (400).
   * Needs the permission Location.Create.
   */
  create(body: Model.LocationRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a location.
   *
   * One location with its settings and tags.
   * Needs the permission Location.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.LocationResponse>;
  /**
   * Update a location.
   *
   * Replaces what is stored; parent and tags stay when they are left out. A location cannot be moved below itself (400), and the root not at all.
   * Needs the permission Location.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.LocationRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a location.
   *
   * Deletes it with its settings. The root stays, and so does a location that has others below it, or that devices, gateways or network settings are at (409).
   * Needs the permission Location.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the data collectors of a location and all below it.
   *
   * The data collectors at the location, and at all locations below it. Search looks into Name, MACAddress and ExternalId.
   * Needs the permission DataCollector.Read.
   * @param id The id of the entity.
   */
  listChildDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'locations.listChildDataCollectors'> & CallOptions,
  ): Promise<Model.DataCollectorPage>;
  /**
   * List the data collectors of a location and all below it, page after page: an async iterable of rows.
   */
  iterateChildDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'locations.listChildDataCollectors'> & CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List the devices of a location and all below it.
   *
   * The devices at the location, and at all locations below it. Search looks into Name and DeviceIdentifier.
   * Needs the permission Device.Read.
   * @param id The id of the entity.
   */
  listChildDevices(
    id: Model.Uuid,
    options?: QueryOf<'locations.listChildDevices'> & CallOptions,
  ): Promise<Model.DevicePage>;
  /**
   * List the devices of a location and all below it, page after page: an async iterable of rows.
   */
  iterateChildDevices(
    id: Model.Uuid,
    options?: QueryOf<'locations.listChildDevices'> & CallOptions,
  ): Paged<Model.DeviceListResponse>;
  /**
   * List the data collectors of a location.
   *
   * The data collectors at the location itself. Search looks into Name, MACAddress and ExternalId.
   * Needs the permission DataCollector.Read.
   * @param id The id of the entity.
   */
  listDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'locations.listDataCollectors'> & CallOptions,
  ): Promise<Model.DataCollectorPage>;
  /**
   * List the data collectors of a location, page after page: an async iterable of rows.
   */
  iterateDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'locations.listDataCollectors'> & CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List the devices of a location.
   *
   * The devices at the location itself. Search looks into Name and DeviceIdentifier.
   * Needs the permission Device.Read.
   * @param id The id of the entity.
   */
  listDevices(
    id: Model.Uuid,
    options?: QueryOf<'locations.listDevices'> & CallOptions,
  ): Promise<Model.DevicePage>;
  /**
   * List the devices of a location, page after page: an async iterable of rows.
   */
  iterateDevices(
    id: Model.Uuid,
    options?: QueryOf<'locations.listDevices'> & CallOptions,
  ): Paged<Model.DeviceListResponse>;
  /**
   * List the location resources of a location.
   *
   * Maps, pictures and models of it, with the positions on them.
   * Needs the permission LocationResource.Read.
   * @param id The id of the entity.
   */
  listLocationResources(
    id: Model.Uuid,
    options?: QueryOf<'locations.listLocationResources'> & CallOptions,
  ): Promise<Model.LocationResourceWithPositionsPage>;
  /**
   * List the location resources of a location, page after page: an async iterable of rows.
   */
  iterateLocationResources(
    id: Model.Uuid,
    options?: QueryOf<'locations.listLocationResources'> & CallOptions,
  ): Paged<Model.LocationResourceWithPositionsResponse>;
  /**
   * List the positions of a location.
   *
   * Where the location is on location resources.
   * Needs the permission Position.Read.
   * @param id The id of the entity.
   */
  listPositions(
    id: Model.Uuid,
    options?: QueryOf<'locations.listPositions'> & CallOptions,
  ): Promise<Model.PositionPage>;
  /**
   * List the positions of a location, page after page: an async iterable of rows.
   */
  iteratePositions(
    id: Model.Uuid,
    options?: QueryOf<'locations.listPositions'> & CallOptions,
  ): Paged<Model.PositionResponse>;
  /**
   * List the locations below a location.
   *
   * The locations directly below it as a plain array, by name.
   * Needs the permission Location.Read.
   * @param id The id of the entity.
   */
  listLocations(id: Model.Uuid, options?: CallOptions): Promise<Model.LocationListResponse[]>;
  /**
   * List the settings of a location.
   *
   * The settings of a location as a plain array, by category and key; with IsInherited those that it has from the locations above it. Secrets come without their values.
   * Needs the permission Setting.Read.
   * @param id The id of the entity.
   */
  listSettings(id: Model.Uuid, options?: CallOptions): Promise<Model.SettingResponse[]>;
  /**
   * Add a setting to a location.
   *
   * Sets a value that the location does not have itself (409). Categories of credentials are for devices only (400).
   * Needs the permission Setting.Create.
   * @param id The id of the entity.
   */
  createSetting(
    id: Model.Uuid,
    body: Model.SettingRequest,
    options?: CallOptions,
  ): Promise<Model.EntityIdResponse>;
  /**
   * Change a setting of a location.
   *
   * Replaces the value; a secret that is left out stays. CategoryId and Key cannot be changed (400).
   * Needs the permission Setting.Update.
   * @param id The id of the entity.
   * @param settingId The id of the setting.
   */
  updateSetting(
    id: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.SettingRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Change setting values of a location.
   *
   * Sets values of several settings, of any categories, all or none. A Value that is null or left out deletes the setting; settings that are not named stay as they are.
   * Needs the permission Setting.Update.
   * @param id The id of the entity.
   */
  updateSettingValues(
    id: Model.Uuid,
    body: readonly Model.SettingValueUpdate[],
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Add a setting of a category to a location.
   *
   * Sets a value that the location does not have itself (409). PUT settingvalues takes the place of this operation.
   * Needs the permission Setting.Create.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   * @deprecated Removed after 2019-03-31. Use locations.updateSettingValues.
   */
  createSettingInCategory(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    body: Model.SettingInCategoryRequest,
    options?: CallOptions,
  ): Promise<Model.EntityIdResponse>;
}

/**
 * Maps, pictures and models of locations.
 */
export interface LocationResourcesGroup {
  /**
   * List location resources.
   *
   * Maps, pictures and models of the locations of the device network. Search looks into Name and Label.
   * Needs the permission LocationResource.Read.
   */
  list(options?: QueryOf<'locationResources.list'> & CallOptions): Promise<Model.LocationResourcePage>;
  /**
   * List location resources, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'locationResources.list'> & CallOptions): Paged<Model.LocationResourceResponse>;
  /**
   * Create a location resource.
   *
   * A map, picture or model of a location, with its file and the positions on it. A location has 50 of them at most, and each has 1,000 positions (409).
   * Needs the permission LocationResource.Create.
   */
  create(body: Model.LocationResourceRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a location resource.
   *
   * One location resource of the device network, with the positions on it.
   * Needs the permission LocationResource.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.LocationResourceWithPositionsResponse>;
  /**
   * Change a location resource.
   *
   * Replaces it. Its file stays when Data is left out, and the positions on it when Positions are.
   * Needs the permission LocationResource.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.LocationResourceRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a location resource.
   *
   * Its file and the positions on it go with it.
   * Needs the permission LocationResource.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Download the file of a location resource.
   *
   * The bytes as they were sent. Browsers save it rather than show it, and run nothing of it.
   * Needs the permission LocationResource.Read.
   * @param id The id of the entity.
   */
  download(id: Model.Uuid, options?: CallOptions): Promise<Download>;
  /**
   * List the positions on a location resource.
   *
   * What is where on it.
   * Needs the permission Position.Read.
   * @param id The id of the entity.
   */
  listPositions(
    id: Model.Uuid,
    options?: QueryOf<'locationResources.listPositions'> & CallOptions,
  ): Promise<Model.PositionPage>;
  /**
   * List the positions on a location resource, page after page: an async iterable of rows.
   */
  iteratePositions(
    id: Model.Uuid,
    options?: QueryOf<'locationResources.listPositions'> & CallOptions,
  ): Paged<Model.PositionResponse>;
  /**
   * Have the SVG of a location resource made anew.
   *
   * It is made each time it is asked for, so that nothing is left to do.
   * Needs the permission LocationResource.Update.
   * @param id The id of the entity.
   */
  regenerateSvg(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Get the picture of a location resource as SVG.
   *
   * An SVG document that shows the file, whatever kind of picture it is; 404 for one without a picture. Scripts in an SVG that was sent do not run in it.
   * Needs the permission LocationResource.Read.
   * @param id The id of the entity.
   */
  svg(id: Model.Uuid, options?: CallOptions): Promise<Download>;
}

/**
 * Where things are on location resources.
 */
export interface PositionsGroup {
  /**
   * List positions.
   *
   * Where the things of the device network are on its location resources.
   * Needs the permission Position.Read.
   */
  list(options?: QueryOf<'positions.list'> & CallOptions): Promise<Model.PositionPage>;
  /**
   * List positions, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'positions.list'> & CallOptions): Paged<Model.PositionResponse>;
  /**
   * Create a position.
   *
   * Puts something on a location resource, which has 1,000 positions at most (409).
   * Needs the permission Position.Create.
   */
  create(body: Model.PositionRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a position.
   *
   * One position of the device network.
   * Needs the permission Position.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.PositionResponse>;
  /**
   * Change a position.
   *
   * Replaces it.
   * Needs the permission Position.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.PositionRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a position.
   *
   * What it is about stays.
   * Needs the permission Position.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Time zones that locations can have.
 */
export interface TimeZonesGroup {
  /**
   * List time zones.
   *
   * Every name of the IANA time zone database that locations accept, links such as US/Pacific included. Case does not count.
   */
  list(options?: CallOptions): Promise<Model.TimeZoneName[]>;
}

/**
 * Gateways that devices report through.
 */
export interface DataCollectorsGroup {
  /**
   * List data collectors.
   *
   * The data collectors (gateways) of the device network.
   * Needs the permission DataCollector.Read.
   */
  list(options?: QueryOf<'dataCollectors.list'> & CallOptions): Promise<Model.DataCollectorPage>;
  /**
   * List data collectors, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'dataCollectors.list'> & CallOptions): Paged<Model.DataCollectorListResponse>;
  /**
   * Register a data collector.
   *
   * Name must be unique in the cloud region, whatever the device network (409); the same name may be used in another region. Type, template and location are those of the network when left out. A MAC address is once in a device network, unless DisableMacAddressConflictCheck says otherwise (409).
   * Needs the permission DataCollector.Create.
   */
  register(body: Model.DataCollectorRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get the ticket of the data collector with a MAC address.
   *
   * Returns the ticket of the data collector with this MAC address, as GET /api/v3/dataCollectors/{id}/registrationTicket does.
   * Needs the permission RegistrationTicket.All.
   */
  createSecurityToken(
    body: Model.SecurityTokenRequest,
    options?: CallOptions,
  ): Promise<Model.RegistrationTicket>;
  /**
   * Get a data collector.
   *
   * One data collector of the device network. The token of a registration ticket gets its own gateway.
   * Needs the permission DataCollector.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DataCollectorResponse>;
  /**
   * Update a data collector.
   *
   * Replaces what is stored; Region and IsBlacklisted stay when they are left out, and so do settings that are not named.
   * Needs the permission DataCollector.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.DataCollectorRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a data collector.
   *
   * Deletes a data collector with its settings. One that devices report through is refused (409), unless force is true: the devices go to the default data collector of the network, which itself cannot be deleted (409).
   * Needs the permission DataCollector.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: QueryOf<'dataCollectors.delete'> & CallOptions): Promise<void>;
  /**
   * Restart the gateway.
   *
   * The gateway is a part of the service, and restarts with it: the entry of the activity log fails and says so.
   * Needs the permission DataCollector.Update.
   * @param id The id of the entity.
   */
  applicationRestart(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Restart the system that the gateway runs on.
   *
   * That is up to the operator of the service: the entry of the activity log fails and says so.
   * Needs the permission DataCollector.Update.
   * @param id The id of the entity.
   */
  systemRestart(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Send the gateway a command of its own.
   *
   * The answer of the gateway as text. It knows the commands echo, which gives the payload back as JSON, and status, which tells how the gateway is; another one is refused (400).
   * Needs the permission DataCollector.Update.
   * @param id The id of the entity.
   */
  customCommand(
    id: Model.Uuid,
    body: Model.CustomCommandRequest,
    options?: CallOptions,
  ): Promise<Model.CustomCommandAnswer>;
  /**
   * List the devices of a data collector.
   *
   * The devices that report through the data collector.
   * Needs the permission Device.Read.
   * @param id The id of the entity.
   */
  listDevices(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectors.listDevices'> & CallOptions,
  ): Promise<Model.DevicePage>;
  /**
   * List the devices of a data collector, page after page: an async iterable of rows.
   */
  iterateDevices(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectors.listDevices'> & CallOptions,
  ): Paged<Model.DeviceListResponse>;
  /**
   * Deliver a value of a device that does not speak LwM2M.
   *
   * Stores one value, and publishes it like a value that an LwM2M device reports. Extends the registration of the device by its lifetime. A value with a Time is stored once, however often it is delivered. Returns 404 for an unknown device, object or resource, 409 if the device is not registered, belongs to another gateway, speaks LwM2M, or has another value of that Time.
   * Needs the permission GatewayUplink.All.
   * @param id The id of the entity.
   * @param endpoint The endpoint name (DeviceIdentifier) of the device.
   */
  deliverValue(
    id: Model.Uuid,
    endpoint: Model.EndpointName,
    body: Model.DeviceValue,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Register a device that does not speak LwM2M.
   *
   * Registers a Legacy device, or renews its registration. The first registration creates the device in the device network of the gateway. Listed object instances become Available, all others Unavailable. Once Lifetime seconds and the grace of the service have passed without a registration or a value, the device is offline. Sending the request again has no further effect. Returns 409 if the device belongs to another gateway or speaks LwM2M.
   * Needs the permission GatewayUplink.All.
   * @param id The id of the entity.
   * @param endpoint The endpoint name (DeviceIdentifier) of the device.
   */
  registerDevice(
    id: Model.Uuid,
    endpoint: Model.EndpointName,
    body: Model.DeviceRegistration,
    options?: CallOptions,
  ): Promise<Model.DeviceRegistrationResponse>;
  /**
   * Deregister a device that does not speak LwM2M.
   *
   * Ends the registration. The device and its values stay; its status is Deregistered. Has no effect on a device that is not registered. Returns 409 if the device belongs to another gateway or speaks LwM2M.
   * Needs the permission GatewayUplink.All.
   * @param id The id of the entity.
   * @param endpoint The endpoint name (DeviceIdentifier) of the device.
   */
  deregisterDevice(id: Model.Uuid, endpoint: Model.EndpointName, options?: CallOptions): Promise<void>;
  /**
   * Look for devices that are not registered.
   *
   * For 60 s the gateway notes endpoints that no device names and that want to register without security. They are refused as ever, and listed at /api/v3/devices/discovered, so that devices can be made for them.
   * Needs the permission DataCollector.Update.
   * @param id The id of the entity.
   */
  discoverDevices(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Download the registration ticket of a data collector.
   *
   * Returns the ticket, as GET /api/v3/dataCollectors/{id}/registrationTicket does.
   * Needs the permission RegistrationTicket.All.
   * @param id The id of the entity.
   * @deprecated Removed after 2019-03-31. Use dataCollectors.getRegistrationTicket.
   */
  downloadRegistrationTicket(id: Model.Uuid, options?: CallOptions): Promise<Model.RegistrationTicket>;
  /**
   * List log posts of a data collector.
   *
   * The latest log posts of the gateway and of the service behind it, the newest first. 256 of them are kept, in memory.
   * Needs the permission DataCollector.Read.
   * @param id The id of the entity.
   * @deprecated Removed after 2019-03-31. Use activityLogs.list.
   */
  listLog(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectors.listLog'> & CallOptions,
  ): Promise<Model.LogResponse[]>;
  /**
   * List the days that there are log posts of.
   *
   * The log posts that are kept, by day (UTC). There are no files: Uri leads to the posts of the day.
   * Needs the permission DataCollector.Read.
   * @param id The id of the entity.
   */
  listLogFiles(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectors.listLogFiles'> & CallOptions,
  ): Promise<Model.LogFilePage>;
  /**
   * List the days that there are log posts of, page after page: an async iterable of rows.
   */
  iterateLogFiles(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectors.listLogFiles'> & CallOptions,
  ): Paged<Model.LogFileResponse>;
  /**
   * Deliver values of devices that do not speak LwM2M.
   *
   * Stores up to 1000 values of any devices of the gateway, as deliverValue does for one. Values that pass are stored even if others are refused; Errors names those, by their index. Returns 400 for more than 1000 values, and 413 for a body above the limit of the service (1 MiB by default).
   * Needs the permission GatewayUplink.All.
   * @param id The id of the entity.
   */
  deliverValues(
    id: Model.Uuid,
    body: readonly Model.EndpointValue[],
    options?: CallOptions,
  ): Promise<Model.DeliveryReport>;
  /**
   * List the positions of a data collector.
   *
   * Where the data collector is on location resources.
   * Needs the permission Position.Read.
   * @param id The id of the entity.
   */
  listPositions(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectors.listPositions'> & CallOptions,
  ): Promise<Model.PositionPage>;
  /**
   * List the positions of a data collector, page after page: an async iterable of rows.
   */
  iteratePositions(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectors.listPositions'> & CallOptions,
  ): Paged<Model.PositionResponse>;
  /**
   * Refresh the status of a data collector.
   *
   * Asks the gateway how it is. Statuses and LastSeen of the data collector tell what it said.
   * Needs the permission DataCollector.Update.
   * @param id The id of the entity.
   */
  refreshStatus(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Get the registration ticket of a data collector.
   *
   * Returns the token with which software acts as this gateway. The token may read the data collector and its settings, register devices that do not speak LwM2M and deliver their availability and values, for this data collector only, and nothing that the key that asks may not do. The key needs the permission GatewayUplink too (403). The ticket lasts for 30 days, but not longer than the key that issued it. A request in the second half of that time, or with another key, issues a new token and ends the previous one. The ticket also ends when its API key, the key that issued it or the data collector is deleted.
   * Needs the permission RegistrationTicket.All.
   * @param id The id of the entity.
   */
  getRegistrationTicket(id: Model.Uuid, options?: CallOptions): Promise<Model.RegistrationTicket>;
  /**
   * Register devices that do not speak LwM2M.
   *
   * Registers up to 1000 devices, or renews their registrations, as registerDevice does for one. Each succeeds or fails on its own; Errors names those that fail, by their index. Returns 400 for more than 1000 devices.
   * Needs the permission GatewayUplink.All.
   * @param id The id of the entity.
   */
  registerDevices(
    id: Model.Uuid,
    body: readonly Model.EndpointRegistration[],
    options?: CallOptions,
  ): Promise<Model.RegistrationReport>;
  /**
   * Send network settings to a data collector.
   *
   * The networks that the gateway may join, by their ids; those that it was sent before are replaced. A gateway that is a part of the service joins none of them, keeps them, and shows them.
   * Needs the permission DataCollector.Update.
   * @param id The id of the entity.
   */
  sendNetworkSettings(
    id: Model.Uuid,
    body: readonly Model.NetworkSettingId[],
    options?: CallOptions,
  ): Promise<CommandReceipt>;
  /**
   * Blacklist a data collector, or take it off the blacklist.
   *
   * With true its devices are kept from registering (4.03), and their registrations end. With false they may come back.
   * Needs the permission DataCollector.Update.
   * @param id The id of the entity.
   */
  setBlacklist(id: Model.Uuid, body: Model.IsBlacklisted, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * List the settings of a data collector.
   *
   * The settings of a data collector as a plain array, by category and key; with IsInherited those that it has from its template, its location and the defaults of its type. Secrets come without their values. The token of a registration ticket gets those of its own gateway.
   * Needs the permission Setting.Read.
   * @param id The id of the entity.
   */
  listSettings(id: Model.Uuid, options?: CallOptions): Promise<Model.SettingResponse[]>;
  /**
   * Add a setting to a data collector.
   *
   * Sets a value that the data collector does not have itself (409). Categories of credentials are for devices only (400).
   * Needs the permission Setting.Create.
   * @param id The id of the entity.
   */
  createSetting(
    id: Model.Uuid,
    body: Model.SettingRequest,
    options?: CallOptions,
  ): Promise<Model.EntityIdResponse>;
  /**
   * Change a setting of a data collector.
   *
   * Replaces the value; a secret that is left out stays. CategoryId and Key cannot be changed (400).
   * Needs the permission Setting.Update.
   * @param id The id of the entity.
   * @param settingId The id of the setting.
   */
  updateSetting(
    id: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.SettingRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Change setting values of a data collector.
   *
   * Sets values of several settings, of any categories, all or none. A Value that is null or left out deletes the setting; settings that are not named stay as they are.
   * Needs the permission Setting.Update.
   * @param id The id of the entity.
   */
  updateSettingValues(
    id: Model.Uuid,
    body: readonly Model.SettingValueUpdate[],
    options?: CallOptions,
  ): Promise<void>;
}

/**
 * Kinds of gateways.
 */
export interface DataCollectorTypesGroup {
  /**
   * List data collector types.
   *
   * The kinds of gateways of the device network.
   * Needs the permission DataCollectorType.Read.
   */
  list(options?: QueryOf<'dataCollectorTypes.list'> & CallOptions): Promise<Model.DataCollectorTypePage>;
  /**
   * List data collector types, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'dataCollectorTypes.list'> & CallOptions): Paged<Model.DataCollectorTypeResponse>;
  /**
   * Create a data collector type.
   *
   * Makes a kind of gateway, with a default template of the same name if CreateDefaultTemplate says so. Name and HardwareTypeId are unique in the device network (409). Setting categories are those that are named by Id, else by Name; others are made.
   * Needs the permission DataCollectorType.Create.
   */
  create(body: Model.DataCollectorTypeCreateRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Export data collector types.
   *
   * Data collector types in the form that an import takes.
   * Needs the permission DataCollectorType.Read.
   * @param ids The ids of what to export, separated by commas.
   */
  export(ids: string, options?: CallOptions): Promise<Model.DataCollectorTypeExportResponse[]>;
  /**
   * Import data collector types.
   *
   * Adds types that the device network does not have by HardwareTypeId or Name, and changes those that it has. Items before one that is refused stay.
   * Needs the permission DataCollectorType.Create.
   */
  import(body: readonly Model.DataCollectorTypeImportRequest[], options?: CallOptions): Promise<void>;
  /**
   * List data collector types with metrics.
   *
   * The kinds of gateways of the device network, with how many data collectors and templates there are of each.
   * Needs the permission DataCollectorType.Read.
   */
  listWithMetrics(
    options?: QueryOf<'dataCollectorTypes.listWithMetrics'> & CallOptions,
  ): Promise<Model.DataCollectorTypeMetricsPage>;
  /**
   * List data collector types with metrics, page after page: an async iterable of rows.
   */
  iterateWithMetrics(
    options?: QueryOf<'dataCollectorTypes.listWithMetrics'> & CallOptions,
  ): Paged<Model.DataCollectorTypeListResponse>;
  /**
   * Get a data collector type.
   *
   * One kind of gateway of the device network.
   * Needs the permission DataCollectorType.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DataCollectorTypeResponse>;
  /**
   * Update a data collector type.
   *
   * Replaces what is stored; setting categories stay when they are left out.
   * Needs the permission DataCollectorType.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.DataCollectorTypeRequest, options?: CallOptions): Promise<void>;
  /**
   * Change parts of a data collector type.
   *
   * A JSON Patch (RFC 6902), sent as application/json or application/json-patch+json, of the members of DataCollectorTypeRequest. The outcome is checked as a PUT is; all of it is done, or nothing. Setting categories are changed with PUT.
   * Needs the permission DataCollectorType.Update.
   * @param id The id of the entity.
   */
  patch(
    id: Model.Uuid,
    body: readonly Model.JsonPatchOperation[],
    options?: CallOptions,
  ): Promise<Model.DataCollectorTypeResponse>;
  /**
   * Delete a data collector type.
   *
   * Deletes a type and its templates. One that data collectors have is refused (409).
   * Needs the permission DataCollectorType.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the data collectors of a type.
   *
   * The data collectors of a type.
   * Needs the permission DataCollector.Read.
   * @param id The id of the entity.
   */
  listDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectorTypes.listDataCollectors'> & CallOptions,
  ): Promise<Model.DataCollectorPage>;
  /**
   * List the data collectors of a type, page after page: an async iterable of rows.
   */
  iterateDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectorTypes.listDataCollectors'> & CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List the templates of a data collector type.
   *
   * The templates of a type.
   * Needs the permission DataCollectorTemplate.Read.
   * @param id The id of the entity.
   */
  listTemplates(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectorTypes.listTemplates'> & CallOptions,
  ): Promise<Model.DataCollectorTemplatePage>;
  /**
   * List the templates of a data collector type, page after page: an async iterable of rows.
   */
  iterateTemplates(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectorTypes.listTemplates'> & CallOptions,
  ): Paged<Model.DataCollectorTemplateResponse>;
  /**
   * Add a setting category to a data collector type.
   *
   * Data collectors of the type have the default settings of the category from now on.
   * Needs the permission DataCollectorType.Update.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   */
  addSettingCategory(id: Model.Uuid, settingCategoryId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Remove a setting category from a data collector type.
   *
   * Data collectors of the type keep the values that they have themselves.
   * Needs the permission DataCollectorType.Update.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   */
  removeSettingCategory(id: Model.Uuid, settingCategoryId: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * How gateways of a type are set up.
 */
export interface DataCollectorTemplatesGroup {
  /**
   * List data collector templates.
   *
   * How gateways are set up, of all types or of the one of a HardwareTypeId.
   * Needs the permission DataCollectorTemplate.Read.
   */
  list(
    options?: QueryOf<'dataCollectorTemplates.list'> & CallOptions,
  ): Promise<Model.DataCollectorTemplatePage>;
  /**
   * List data collector templates, page after page: an async iterable of rows.
   */
  iterate(
    options?: QueryOf<'dataCollectorTemplates.list'> & CallOptions,
  ): Paged<Model.DataCollectorTemplateResponse>;
  /**
   * Create a data collector template.
   *
   * Sets up gateways of a type. Names are unique in a type (409). Configurations are those that the type knows.
   * Needs the permission DataCollectorTemplate.Create.
   */
  create(body: Model.DataCollectorTemplateRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Export data collector templates.
   *
   * Data collector templates in the form that an import takes.
   * Needs the permission DataCollectorTemplate.Read.
   * @param ids The ids of what to export, separated by commas.
   */
  export(ids: string, options?: CallOptions): Promise<Model.DataCollectorTemplateExportResponse[]>;
  /**
   * Import data collector templates.
   *
   * Adds templates to the types of their HardwareTypeId, which have to be there (400), and changes those of the same name. Default templates stay as they are. Items before one that is refused stay.
   * Needs the permission DataCollectorTemplate.Create.
   */
  import(body: readonly Model.DataCollectorTemplateImportRequest[], options?: CallOptions): Promise<void>;
  /**
   * Get a data collector template.
   *
   * One template of gateways, with its values for settings.
   * Needs the permission DataCollectorTemplate.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DataCollectorTemplateResponse>;
  /**
   * Update a data collector template.
   *
   * Replaces what is stored. The type of a template cannot be changed (400).
   * Needs the permission DataCollectorTemplate.Update.
   * @param id The id of the entity.
   */
  update(
    id: Model.Uuid,
    body: Model.DataCollectorTemplateRequest,
    options?: CallOptions,
  ): Promise<Model.DataCollectorTemplateResponse>;
  /**
   * Change parts of a data collector template.
   *
   * A JSON Patch (RFC 6902), sent as application/json or application/json-patch+json, of the members of DataCollectorTemplateRequest. The outcome is checked as a PUT is; all of it is done, or nothing. The type of a template cannot be changed (400).
   * Needs the permission DataCollectorTemplate.Update.
   * @param id The id of the entity.
   */
  patch(
    id: Model.Uuid,
    body: readonly Model.JsonPatchOperation[],
    options?: CallOptions,
  ): Promise<Model.DataCollectorTemplateResponse>;
  /**
   * Delete a data collector template.
   *
   * One that data collectors have is refused (409).
   * Needs the permission DataCollectorTemplate.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Give a setting a value in a data collector template.
   *
   * Data collectors of the template have the value in place of the default one, unless they have one of their own. The category is one of the type (400); a template has one value of a setting (409).
   * Needs the permission DataCollectorTemplate.Update.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   * @param settingId The id of the default setting.
   */
  createSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.DataCollectorTemplateSettingValueRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Change the value of a setting in a data collector template.
   *
   * Replaces the value that the template has.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   * @param settingId The id of the default setting.
   */
  updateSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.DataCollectorTemplateSettingValueRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Delete the value of a setting in a data collector template.
   *
   * Data collectors of the template have the default value again.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   * @param settingId The id of the default setting.
   */
  deleteSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    options?: CallOptions,
  ): Promise<void>;
}

/**
 * What labels of gateways say.
 */
export interface BarcodesGroup {
  /**
   * Read a barcode.
   *
   * Reads the data of a label: a MAC address and a hardware type id, whatever their order, alone or behind labels (MAC, HW), as a URL query or as JSON. Says which type and which data collector or device of the device network that is.
   * Needs the permission Barcode.Read.
   * @deprecated Removed after 2019-03-31.
   */
  parse(body: Model.BarcodeData, options?: CallOptions): Promise<Model.BarcodeParserResponse>;
}

/**
 * Networks that gateways may join.
 */
export interface NetworkSettingsGroup {
  /**
   * List network settings.
   *
   * The network settings of the device network. Search looks into Name and SSID.
   * Needs the permission NetworkSetting.Read.
   * @deprecated Removed after 2019-03-31.
   */
  list(options?: QueryOf<'networkSettings.list'> & CallOptions): Promise<Model.NetworkSettingPage>;
  /**
   * List network settings, page after page: an async iterable of rows.
   * @deprecated Removed after 2019-03-31.
   */
  iterate(options?: QueryOf<'networkSettings.list'> & CallOptions): Paged<Model.NetworkSettingResponse>;
  /**
   * Create a network setting.
   *
   * A network that gateways may join, at some locations or at all. The key is sealed and never shown.
   * Needs the permission NetworkSetting.Create.
   * @deprecated Removed after 2019-03-31.
   */
  create(body: Model.NetworkSettingRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a network setting.
   *
   * One network setting; its key is never shown.
   * Needs the permission NetworkSetting.Read.
   * @param id The id of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.NetworkSettingResponse>;
  /**
   * Update a network setting.
   *
   * Replaces what is stored. The key stays unless PasswordChanged is true or another one is given.
   * Needs the permission NetworkSetting.Update.
   * @param id The id of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  update(id: Model.Uuid, body: Model.NetworkSettingUpdateRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a network setting.
   *
   * Gateways that have joined the network are not told.
   * Needs the permission NetworkSetting.Delete.
   * @param id The id of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Things by the ids that other systems gave them.
 */
export interface ExternalIdsGroup {
  /**
   * List data collectors by an external id.
   *
   * The data collectors that another system knows by this id; 404 when there are none.
   * Needs the permission DataCollector.Read.
   * @param id The id that another system has given.
   */
  listDataCollectors(
    id: Model.ExternalId,
    options?: QueryOf<'externalIds.listDataCollectors'> & CallOptions,
  ): Promise<Model.DataCollectorPage>;
  /**
   * List data collectors by an external id, page after page: an async iterable of rows.
   */
  iterateDataCollectors(
    id: Model.ExternalId,
    options?: QueryOf<'externalIds.listDataCollectors'> & CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List locations by an external id.
   *
   * The locations that another system knows by this id; 404 when there are none. They come without Settings.
   * Needs the permission Location.Read.
   * @param id The id that another system has given.
   */
  listLocations(
    id: Model.ExternalId,
    options?: QueryOf<'externalIds.listLocations'> & CallOptions,
  ): Promise<Model.LocationDetailsPage>;
  /**
   * List locations by an external id, page after page: an async iterable of rows.
   */
  iterateLocations(
    id: Model.ExternalId,
    options?: QueryOf<'externalIds.listLocations'> & CallOptions,
  ): Paged<Model.LocationResponse>;
}

/**
 * Words that things are marked with.
 */
export interface TagsGroup {
  /**
   * List tags.
   *
   * The tags of the device network. Search looks into Name.
   * Needs the permission Tag.Read.
   */
  list(options?: QueryOf<'tags.list'> & CallOptions): Promise<Model.TagPage>;
  /**
   * List tags, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'tags.list'> & CallOptions): Paged<Model.TagResponse>;
  /**
   * Create a tag.
   *
   * A word to mark things with; names are unique in a device network (409).
   * Needs the permission Tag.Create.
   */
  create(body: Model.TagRequest, options?: CallOptions): Promise<Model.TagResponse>;
  /**
   * Get a tag.
   *
   * One tag of the device network.
   * Needs the permission Tag.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.TagResponse>;
  /**
   * Rename a tag.
   *
   * Names are unique in a device network (409).
   * Needs the permission Tag.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.TagRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a tag.
   *
   * Takes it off everything that has it.
   * Needs the permission Tag.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the data collectors that have a tag.
   *
   * The data collectors that have the tag themselves.
   * Needs the permission DataCollector.Read.
   * @param id The id of the entity.
   */
  listDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'tags.listDataCollectors'> & CallOptions,
  ): Promise<Model.DataCollectorPage>;
  /**
   * List the data collectors that have a tag, page after page: an async iterable of rows.
   */
  iterateDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'tags.listDataCollectors'> & CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List the locations that have a tag.
   *
   * The locations that have the tag; they come without Settings.
   * Needs the permission Location.Read.
   * @param id The id of the entity.
   */
  listLocations(
    id: Model.Uuid,
    options?: QueryOf<'tags.listLocations'> & CallOptions,
  ): Promise<Model.LocationDetailsPage>;
  /**
   * List the locations that have a tag, page after page: an async iterable of rows.
   */
  iterateLocations(
    id: Model.Uuid,
    options?: QueryOf<'tags.listLocations'> & CallOptions,
  ): Paged<Model.LocationResponse>;
}

/**
 * What devices are told of servers before they register.
 */
export interface BootstrapServersGroup {
  /**
   * List bootstrap servers.
   *
   * The bootstrap servers that devices of the device network can name.
   * Needs the permission BootstrapServer.Read.
   */
  list(options?: QueryOf<'bootstrapServers.list'> & CallOptions): Promise<Model.BootstrapServerPage>;
  /**
   * List bootstrap servers, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'bootstrapServers.list'> & CallOptions): Paged<Model.BootstrapServerListResponse>;
  /**
   * Create a bootstrap server.
   *
   * Names what devices are provisioned with that have this name as BootstrapServerName. Names are unique in a device network (409).
   * Needs the permission BootstrapServer.Create.
   */
  create(body: Model.BootstrapServerRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a bootstrap server.
   *
   * One bootstrap server of the device network, without its keys.
   * Needs the permission BootstrapServer.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.BootstrapServerResponse>;
  /**
   * Update a bootstrap server.
   *
   * Replaces what is stored; a SecretKey that is left out stays as it is. Devices get it with their next bootstrap. One that devices name cannot be renamed (409).
   * Needs the permission BootstrapServer.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.BootstrapServerRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a bootstrap server.
   *
   * One that devices name cannot be deleted (409).
   * Needs the permission BootstrapServer.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Groups of settings.
 */
export interface SettingCategoriesGroup {
  /**
   * List setting categories.
   *
   * The setting categories of the device network. Search looks into Name.
   * Needs the permission SettingCategory.Read.
   */
  list(options?: QueryOf<'settingCategories.list'> & CallOptions): Promise<Model.SettingCategoryPage>;
  /**
   * List setting categories, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'settingCategories.list'> & CallOptions): Paged<Model.SettingCategoryResponse>;
  /**
   * Create a setting category.
   *
   * A group of settings. Names are unique in a device network (409). The values of a category with IsSecuritySettings are secrets, which are never shown again.
   * Needs the permission SettingCategory.Create.
   */
  create(body: Model.SettingCategoryRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a setting category.
   *
   * One setting category with the settings it knows.
   * Needs the permission SettingCategory.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.SettingCategoryResponse>;
  /**
   * Update a setting category.
   *
   * Replaces what is stored. Of PSK, BootstrapPSK, RPK, X509 and Security, which the service itself uses, the name and the keys stay (400); the default value of X509 trustedCertificates is the trust list of all devices that have none of their own. A category gets IsSecuritySettings only while there are no values of its settings (409), as what could be read is no secret.
   * Needs the permission SettingCategory.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.SettingCategoryRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a setting category.
   *
   * One that the service itself uses, or that has settings, cannot be deleted (409).
   * Needs the permission SettingCategory.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Values of settings where nothing else is said.
 */
export interface DefaultSettingsGroup {
  /**
   * List default settings.
   *
   * The default settings of all setting categories. Search looks into Name.
   * Needs the permission DefaultSetting.Read.
   */
  list(options?: QueryOf<'defaultSettings.list'> & CallOptions): Promise<Model.DefaultSettingPage>;
  /**
   * List default settings, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'defaultSettings.list'> & CallOptions): Paged<Model.DefaultSettingResponse>;
  /**
   * Delete a default setting.
   *
   * Takes it out of its category, and the values that templates give to it. Values that devices, locations and gateways have themselves stay. One that the service itself uses cannot be deleted (409).
   * Needs the permission DefaultSetting.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Values that devices are configured and recognised by.
 */
export interface SettingsGroup {
  /**
   * Get a setting.
   *
   * One setting; a secret comes without its value.
   * Needs the permission Setting.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.SettingResponse>;
  /**
   * Delete a setting.
   *
   * Deletes the value. When it was part of a device's credentials, its secure sessions end.
   * Needs the permission Setting.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * LwM2M objects.
 */
export interface SmartObjectTypesGroup {
  /**
   * List smart object types.
   *
   * The LwM2M objects that the device network knows.
   * Needs the permission SmartObjectType.Read.
   */
  list(options?: QueryOf<'smartObjectTypes.list'> & CallOptions): Promise<Model.SmartObjectTypePage>;
  /**
   * List smart object types, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'smartObjectTypes.list'> & CallOptions): Paged<Model.SmartObjectTypeListResponse>;
  /**
   * Create a smart object type.
   *
   * Creates an LwM2M object without resources; add them as resource types. The pair of TypeId and ObjectUrn is unique in a device network (409).
   * Needs the permission SmartObjectType.Create.
   */
  create(body: Model.SmartObjectTypeRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Import smart object types.
   *
   * Takes object definitions with their resources, either as a JSON array or as one OMA device description file (DDF XML, as application/xml or text/xml). All of the request is imported or none of it. Definitions that the network holds already (same TypeId and ObjectUrn) stay as they are.
   * Needs the permission SmartObjectType.Create.
   */
  import(
    body: readonly Model.SmartObjectTypeImportRequest[] | Model.DdfXml,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Get a smart object type.
   *
   * One LwM2M object with its resource types.
   * Needs the permission SmartObjectType.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.SmartObjectTypeResponse>;
  /**
   * Update a smart object type.
   *
   * Replaces name, URN, description and whether there may be several instances. The object id stays (400), and several instances stay where a device has them (409).
   * Needs the permission SmartObjectType.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.SmartObjectTypeRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a smart object type.
   *
   * One that device types, device templates, smart objects or smart object templates of its own name cannot be deleted (409). Its resource types go with it where no other object has them.
   * Needs the permission SmartObjectType.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Update the resource type instances of a smart object type.
   *
   * Takes the whole list: an instance without Id is created, one with a known Id is updated, and one that is left out is deleted. Smart objects follow before the answer: new resources appear, and those that have gone go with their measurements and observations. Smart object templates no longer speak of them.
   * Needs the permission SmartObjectType.Update.
   * @param id The id of the entity.
   */
  updateResourceTypeInstances(
    id: Model.Uuid,
    body: readonly Model.ResourceTypeInstanceRequest[],
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Add a resource type to a smart object type.
   *
   * Smart objects of the type have the resource from now on.
   * Needs the permission SmartObjectType.Update.
   * @param id The id of the entity.
   * @param resourceTypeId The id of the resource type.
   */
  addResourceType(id: Model.Uuid, resourceTypeId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Remove a resource type from a smart object type.
   *
   * Smart objects of the type lose the resource with its measurements and observations.
   * Needs the permission SmartObjectType.Update.
   * @param id The id of the entity.
   * @param resourceTypeId The id of the resource type.
   */
  removeResourceType(id: Model.Uuid, resourceTypeId: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * LwM2M resources.
 */
export interface ResourceTypesGroup {
  /**
   * List resource types.
   *
   * The LwM2M resource definitions of the device network.
   * Needs the permission ResourceType.Read.
   */
  list(options?: QueryOf<'resourceTypes.list'> & CallOptions): Promise<Model.ResourceTypePage>;
  /**
   * List resource types, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'resourceTypes.list'> & CallOptions): Paged<Model.ResourceTypeListResponse>;
  /**
   * Create a resource type.
   *
   * Creates a resource definition and adds it to the smart object type that the request names. A resource id is unique in its object (409).
   * Needs the permission ResourceType.Create.
   */
  create(body: Model.ResourceTypeRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a resource type.
   *
   * One resource definition.
   * Needs the permission ResourceType.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ResourceTypeResponse>;
  /**
   * Update a resource type.
   *
   * Replaces the definition, for all smart object types that have it. The resource id stays (400), and SmartObjectTypeId names one of those types.
   * Needs the permission ResourceType.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.ResourceTypeRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a resource type.
   *
   * One that a smart object type has cannot be deleted (409).
   * Needs the permission ResourceType.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * How object instances are set up, with values, observations and attributes.
 */
export interface SmartObjectTemplatesGroup {
  /**
   * List smart object templates.
   *
   * The smart object templates of the device network. Every smart object type has one that is its default.
   * Needs the permission SmartObjectTemplate.Read.
   */
  list(options?: QueryOf<'smartObjectTemplates.list'> & CallOptions): Promise<Model.SmartObjectTemplatePage>;
  /**
   * List smart object templates, page after page: an async iterable of rows.
   */
  iterate(
    options?: QueryOf<'smartObjectTemplates.list'> & CallOptions,
  ): Paged<Model.SmartObjectTemplateListResponse>;
  /**
   * Create a smart object template.
   *
   * Says how object instances of one type are set up. Resources with IsRequestObserve are observed, and values are written, once a device that is made from the template has registered.
   * Needs the permission SmartObjectTemplate.Create.
   */
  create(body: Model.SmartObjectTemplateRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a smart object template.
   *
   * One smart object template with its resource templates.
   * Needs the permission SmartObjectTemplate.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.SmartObjectTemplateResponse>;
  /**
   * Update a smart object template.
   *
   * Replaces name, resource templates and tags; attributes stay. The smart object type cannot be changed (400).
   * Needs the permission SmartObjectTemplate.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.SmartObjectTemplateRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a smart object template.
   *
   * The default template of a type, and one that device templates or smart objects name, stay (409).
   * Needs the permission SmartObjectTemplate.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List resource attributes of a smart object template.
   *
   * The attributes that devices of the template are to have.
   * Needs the permission SmartObjectTemplate.Read.
   * @param id The id of the entity.
   */
  attributes(id: Model.Uuid, options?: CallOptions): Promise<Model.ResourceAttributeResponse[]>;
  /**
   * Update resource attributes of a smart object template.
   *
   * Takes the whole list: an attribute without Id is new, one with a known Id changes, and one that is left out is deleted. The devices that use the template get them with Write-Attributes: at object level where all instances of the type in their device template share this template, else instance by instance; those that sleep when they wake, and all of them again when they register anew. What is deleted is taken away from them.
   * Needs the permission SmartObjectTemplate.Update.
   * @param id The id of the entity.
   */
  updateAttributes(
    id: Model.Uuid,
    body: readonly Model.ResourceAttributeRequest[],
    options?: CallOptions,
  ): Promise<void>;
}

/**
 * Attributes that resources can have.
 */
export interface ResourceAttributeDefinitionsGroup {
  /**
   * List resource attribute definitions.
   *
   * All attributes that LwM2M knows. Their ids are the same in every device network and release.
   * Needs the permission ResourceAttributeDefinition.Read.
   */
  list(options?: CallOptions): Promise<Model.ResourceAttributeDefinitionResponse[]>;
}

/**
 * Attributes as devices have them.
 */
export interface ResourceAttributesGroup {
  /**
   * Read the attributes of a device.
   *
   * Sends one LwM2M Discover for each object of the device but Security and Server. What it answers is shown with its smart objects.
   * Needs the permission ResourceAttribute.Read.
   * @param deviceidentifier The endpoint name of the device; its id is taken as well.
   */
  readDevice(deviceidentifier: Model.EndpointName, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Read the attributes of an object.
   *
   * Sends one LwM2M Discover for the object. Security and Server are not discovered (400).
   * Needs the permission ResourceAttribute.Read.
   * @param deviceidentifier The endpoint name of the device; its id is taken as well.
   * @param objectid The LwM2M object id.
   */
  readObject(
    deviceidentifier: Model.EndpointName,
    objectid: Model.LwM2MId,
    options?: CallOptions,
  ): Promise<CommandReceipt>;
  /**
   * Read the attributes of an object instance.
   *
   * Sends one LwM2M Discover for the object instance.
   * Needs the permission ResourceAttribute.Read.
   * @param deviceidentifier The endpoint name of the device; its id is taken as well.
   * @param objectid The LwM2M object id.
   * @param instancenumber The object instance id.
   */
  readInstance(
    deviceidentifier: Model.EndpointName,
    objectid: Model.LwM2MId,
    instancenumber: Model.LwM2MId,
    options?: CallOptions,
  ): Promise<CommandReceipt>;
}

/**
 * Kinds of devices.
 */
export interface DeviceTypesGroup {
  /**
   * List device types.
   *
   * The device types of the device network.
   * Needs the permission DeviceType.Read.
   */
  list(options?: QueryOf<'deviceTypes.list'> & CallOptions): Promise<Model.DeviceTypePage>;
  /**
   * List device types, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'deviceTypes.list'> & CallOptions): Paged<Model.DeviceTypeListResponse>;
  /**
   * Create a device type.
   *
   * The type gets a default template of the same name, so that devices can be created at once.
   * Needs the permission DeviceType.Create.
   */
  create(body: Model.DeviceTypeRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a device type.
   *
   * One device type with its object instances and templates.
   * Needs the permission DeviceType.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DeviceTypeResponse>;
  /**
   * Update a device type.
   *
   * Replaces the definition. Devices that exist keep their smart objects.
   * Needs the permission DeviceType.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.DeviceTypeRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a device type.
   *
   * Deletes the type and its templates. A type that devices use stays (409).
   * Needs the permission DeviceType.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List object instances of a device type.
   *
   * The smart object type instances of the type, each with the smart object templates that there are for it.
   * Needs the permission DeviceType.Read.
   * @param id The id of the entity.
   */
  smartObjectTypeInstances(
    id: Model.Uuid,
    options?: CallOptions,
  ): Promise<Model.SmartObjectTypeInstanceWithTemplatesResponse[]>;
  /**
   * List smart object types of a device type.
   *
   * The smart object types that the type has instances of, each with the smart object templates that there are for it.
   * Needs the permission DeviceType.Read.
   * @param id The id of the entity.
   */
  smartObjectTypes(
    id: Model.Uuid,
    options?: CallOptions,
  ): Promise<Model.SmartObjectTypeWithTemplatesResponse[]>;
  /**
   * Add a setting category to a device type.
   *
   * Devices of the type have the default settings of the category from now on.
   * Needs the permission DeviceType.Update.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   */
  addSettingCategory(id: Model.Uuid, settingCategoryId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Remove a setting category from a device type.
   *
   * Devices of the type keep the values that they have themselves.
   * Needs the permission DeviceType.Update.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   */
  removeSettingCategory(id: Model.Uuid, settingCategoryId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the firmware packages of a device type.
   *
   * Every page is as large as it is asked to be, however many packages there are.
   * Needs the permission FirmwarePackage.Read.
   * @param id The id of the entity.
   */
  listFirmwarePackages(
    id: Model.Uuid,
    options?: QueryOf<'deviceTypes.listFirmwarePackages'> & CallOptions,
  ): Promise<Model.FirmwarePackagePage>;
  /**
   * List the firmware packages of a device type, page after page: an async iterable of rows.
   */
  iterateFirmwarePackages(
    id: Model.Uuid,
    options?: QueryOf<'deviceTypes.listFirmwarePackages'> & CallOptions,
  ): Paged<Model.FirmwarePackageListResponse>;
}

/**
 * How devices of a type are set up.
 */
export interface DeviceTemplatesGroup {
  /**
   * List all templates of a device type.
   *
   * All templates of the type as a plain array, ordered by name.
   * Needs the permission DeviceTemplate.Read.
   * @param deviceTypeId The id of the device type.
   */
  listAllByDeviceType(
    deviceTypeId: Model.Uuid,
    options?: CallOptions,
  ): Promise<Model.DeviceTemplateListResponse[]>;
  /**
   * List templates of a device type.
   *
   * The templates of one device type, page by page.
   * Needs the permission DeviceTemplate.Read.
   * @param deviceTypeId The id of the device type.
   */
  listByDeviceType(
    deviceTypeId: Model.Uuid,
    options?: QueryOf<'deviceTemplates.listByDeviceType'> & CallOptions,
  ): Promise<Model.DeviceTemplatePage>;
  /**
   * List templates of a device type, page after page: an async iterable of rows.
   */
  iterateByDeviceType(
    deviceTypeId: Model.Uuid,
    options?: QueryOf<'deviceTemplates.listByDeviceType'> & CallOptions,
  ): Paged<Model.DeviceTemplateListResponse>;
  /**
   * List device templates.
   *
   * The device templates of the device network.
   * Needs the permission DeviceTemplate.Read.
   */
  list(options?: QueryOf<'deviceTemplates.list'> & CallOptions): Promise<Model.DeviceTemplatePage>;
  /**
   * List device templates, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'deviceTemplates.list'> & CallOptions): Paged<Model.DeviceTemplateListResponse>;
  /**
   * Create a device template.
   *
   * Creates a template for a device type. Object instances that the request does not name are those of the type.
   * Needs the permission DeviceTemplate.Create.
   */
  create(body: Model.DeviceTemplateRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * List all device templates.
   *
   * All templates of the device network as a plain array, ordered by name.
   * Needs the permission DeviceTemplate.Read.
   */
  listAll(options?: CallOptions): Promise<Model.DeviceTemplateListResponse[]>;
  /**
   * Get a device template.
   *
   * One device template.
   * Needs the permission DeviceTemplate.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DeviceTemplateResponse>;
  /**
   * Update a device template.
   *
   * Replaces the template. Its device type cannot be changed (400).
   * Needs the permission DeviceTemplate.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.DeviceTemplateRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a device template.
   *
   * A template that devices use, and the last template of a type, stay (409).
   * Needs the permission DeviceTemplate.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Give a setting a value in a device template.
   *
   * Devices of the template have the value in place of the default one, unless they have one of their own. The category is one of the device type (400); a template has one value of a setting (409).
   * Needs the permission DeviceTemplate.Update.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   * @param settingId The id of the default setting.
   */
  createSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.DeviceTemplateSettingValueRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Change the value of a setting in a device template.
   *
   * Replaces the value that the template has.
   * Needs the permission DeviceTemplate.Update.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   * @param settingId The id of the default setting.
   */
  updateSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.DeviceTemplateSettingValueRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Delete the value of a setting in a device template.
   *
   * Devices of the template have the default value again.
   * Needs the permission DeviceTemplate.Update.
   * @param id The id of the entity.
   * @param settingCategoryId The id of the setting category.
   * @param settingId The id of the default setting.
   */
  deleteSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    options?: CallOptions,
  ): Promise<void>;
}

/**
 * Device types and templates, to carry from one network to another.
 */
export interface HardwareDefinitionsGroup {
  /**
   * Export device types and templates.
   *
   * Device types with their device templates and setting categories, and single device templates with their types, together with the objects and smart object templates that they name, in a form that other device networks take. Resource attributes with their values, resource templates and firmware stay behind.
   * Needs the permission HardwareDefinition.Read.
   */
  export(body: Model.ExportDefinition, options?: CallOptions): Promise<Model.HardwareDefinitions>;
  /**
   * Import device types and templates.
   *
   * Adds what an export holds, item by item, and says what became of each. What the device network has stays as it is (Ignored), as do default templates, whatever was changed in them. Exports of releases before 2018_35 are refused (400). The file has 8 MiB at most.
   * Needs the permission HardwareDefinition.Create.
   */
  import(
    body: { readonly ImportDeviceTypes: FileSource },
    options?: CallOptions,
  ): Promise<Model.ImportResponse>;
}

/**
 * Object definitions, to carry to other programs.
 */
export interface ResourceModelDefinitionsGroup {
  /**
   * Export object definitions.
   *
   * The LwM2M objects that the device network knows, with their resources, in the order of their ids.
   * Needs the permission SmartObjectType.Read.
   */
  export(
    options?: QueryOf<'resourceModelDefinitions.export'> & CallOptions,
  ): Promise<Model.SmartObjectDefinition[]>;
}

/**
 * Firmware of device types.
 */
export interface FirmwarePackagesGroup {
  /**
   * List firmware packages.
   *
   * The firmware packages of all device types of the device network.
   * Needs the permission FirmwarePackage.Read.
   */
  list(options?: QueryOf<'firmwarePackages.list'> & CallOptions): Promise<Model.FirmwarePackagePage>;
  /**
   * List firmware packages, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'firmwarePackages.list'> & CallOptions): Paged<Model.FirmwarePackageListResponse>;
  /**
   * Upload a firmware package.
   *
   * Takes the file as it arrives, up to the size that the service is set to, and answers once it is safe on disk. Of an upload that is cut off nothing stays. The parts may come in any order.
   * Needs the permission FirmwarePackage.Create.
   */
  create(
    body: { readonly firmware: FileSource; readonly request: Model.FirmwarePackageRequest },
    options?: CallOptions,
  ): Promise<Model.EntityIdResponse>;
  /**
   * Get a firmware package.
   *
   * One firmware package, with the size and the checksum of its file.
   * Needs the permission FirmwarePackage.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.FirmwarePackageResponse>;
  /**
   * Delete a firmware package.
   *
   * Deletes a package and its file. One that devices are being updated to cannot be deleted (409).
   * Needs the permission FirmwarePackage.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Update many devices to a firmware package.
   *
   * Updates the devices of DeviceIds, or those of the package's device type that Filter finds (the syntax is that of GET /api/v3/devices; all of them when it is empty). The activity log has one entry for the request and, with that entry as ParentId, one for each device. A device that is being updated already fails in its entry.
   * Needs the permission Device.Update.
   * @param id The id of the entity.
   */
  upgrade(
    id: Model.Uuid,
    body: Model.FirmwarePackageUpgradeRequest,
    options?: CallOptions,
  ): Promise<CommandReceipt>;
  /**
   * Download the file of a firmware package.
   *
   * The bytes as they were uploaded. Range, If-Range and If-None-Match are understood (RFC 9110).
   * Needs the permission FirmwarePackage.Read.
   * @param id The id of the entity.
   */
  download(id: Model.Uuid, options?: CallOptions): Promise<Download>;
}

/**
 * Devices.
 */
export interface DevicesGroup {
  /**
   * List devices.
   *
   * The devices of the device network. Search looks into Name and DeviceIdentifier.
   * Needs the permission Device.Read.
   */
  list(options?: QueryOf<'devices.list'> & CallOptions): Promise<Model.DevicePage>;
  /**
   * List devices, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'devices.list'> & CallOptions): Paged<Model.DeviceListResponse>;
  /**
   * Create a device.
   *
   * Lets the endpoint of that DeviceIdentifier register. The device starts with the smart objects of its template. A DeviceIdentifier is unique in the service (409).
   * Needs the permission Device.Create.
   */
  create(body: Model.DeviceRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a device by its endpoint name.
   *
   * One device, found by the endpoint name it registers with.
   * Needs the permission Device.Read.
   * @param endpoint The endpoint name.
   */
  getByEndpoint(endpoint: Model.EndpointName, options?: CallOptions): Promise<Model.DeviceResponse>;
  /**
   * List the names of bootstrap servers.
   *
   * What BootstrapServerName of a device may be, as a plain array in order.
   * Needs the permission Device.Read.
   */
  bootstrapServerNames(options?: CallOptions): Promise<Model.Name[]>;
  /**
   * Find devices, in short.
   *
   * The devices that meet every criterion which is given, and of each at least one of its ids, as a plain array in the order of their ids. Without any criterion these are all devices of the network. There are 100000 at most (409 for more).
   * Needs the permission Device.Read.
   */
  listFiltered(body: Model.DeviceFilterBase, options?: CallOptions): Promise<Model.DeviceFilterResponse[]>;
  /**
   * Download the form of a mass registration.
   *
   * A CSV file with the header that POST /devices/multiple takes, ready to be filled in, and one row as an example. Its columns are those of a device and the settings of devices in this device network.
   * Needs the permission Device.Read.
   */
  massRegistrationTemplate(options?: CallOptions): Promise<Download>;
  /**
   * Create many devices.
   *
   * Takes up to 100000 devices, as JSON or as CSV (UTF-8, 64 MiB). Each succeeds or fails on its own, never by half; the activity log has one entry for the request and, with that entry as ParentId, one for each row. A JSON array that is no longer than other bodies may be (1 MiB unless it is set otherwise) and says so in Content-Length is checked as a whole, and answered before its devices are created. A longer one, and a CSV, is worked on as it arrives, with the answer after the last row; what ends the reading early, as a fault of the JSON or one row too many, is told by the entry "Read the rows", and the rows before it stay. The first line of the CSV names its columns, in any order and case - DeviceIdentifier, DeviceTypeId or DeviceTypeName, Name, DeviceTemplateId, LocationId, DataCollectorId, DeviceStandard, BootstrapServerName, and settings as Category.key (PSK.identity, PSK.preSharedKey). Settings have the DataType of their category, so PSK.preSharedKey is in hexadecimal digits; send a text key as JSON with DataType String. A cell that is empty counts as left out, and an apostrophe before what a spreadsheet would run as a formula ('=1+1) is no part of the text.
   * Needs the permission Device.Create.
   */
  createMultiple(
    body: readonly Model.DeviceRequest[] | Model.DeviceCsv,
    options?: CallOptions,
  ): Promise<Model.DeviceMassRegistrationResponse>;
  /**
   * Get the internal device of a data collector.
   *
   * What the gateway says of itself, in the form of a device. It is in no list, and nothing can be sent to it.
   * Needs the permission DataCollector.Read.
   * @param dataCollectorId The id of the data collector.
   * @deprecated Removed after 2019-03-31. Use dataCollectors.get.
   */
  getDataCollectorInternal(
    dataCollectorId: Model.Uuid,
    options?: CallOptions,
  ): Promise<Model.InternalDeviceResponse>;
  /**
   * List endpoints that are not registered.
   *
   * Endpoints that no device names, as gateways in discovery mode have seen them, the latest first, 1,000 at most. They are kept for 10 minutes after the discovery has ended.
   * Needs the permission Device.Read.
   */
  listDiscovered(
    options?: QueryOf<'devices.listDiscovered'> & CallOptions,
  ): Promise<Model.DeviceDiscoveryResponse[]>;
  /**
   * Get a device.
   *
   * One device with its smart objects.
   * Needs the permission Device.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DeviceResponse>;
  /**
   * Update a device.
   *
   * Replaces the properties of a device. DeviceIdentifier and DeviceTypeId cannot be changed (400).
   * Needs the permission Device.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.DeviceRequest, options?: CallOptions): Promise<void>;
  /**
   * Change a device.
   *
   * Applies a JSON Patch (RFC 6902), sent as application/json or application/json-patch+json, to the device in the form that PUT takes, all of its operations or none. What cannot be changed by PUT cannot be changed by PATCH either (400), but it can be tested.
   * Needs the permission Device.Update.
   * @param id The id of the entity.
   */
  patch(id: Model.Uuid, body: readonly Model.JsonPatchOperation[], options?: CallOptions): Promise<void>;
  /**
   * Delete a device.
   *
   * Deletes the device with its registration, observations, smart objects and measurements.
   * Needs the permission Device.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Show the firmware update of a device.
   *
   * The update that is under way, or the last one. A device that has had none is Idle, and expected to be.
   * Needs the permission Device.Read.
   * @param id The id of the entity.
   */
  firmwareState(id: Model.Uuid, options?: CallOptions): Promise<Model.FirmwareUpgradeResponse>;
  /**
   * Update the firmware of a device.
   *
   * Leads the device through the states of LwM2M object 5 to the package, which is for its device type (400). A device that is away or asleep begins when it is heard of. There is one update of a device at a time (409).
   * Needs the permission Device.Update.
   * @param id The id of the entity.
   */
  firmwareUpgrade(
    id: Model.Uuid,
    body: Model.FirmwareUpgradeRequest,
    options?: CallOptions,
  ): Promise<CommandReceipt>;
  /**
   * Cancel the firmware update of a device.
   *
   * The device drops what it has of the package. There is a 409 when no update is under way, and once the device has begun to update itself.
   * Needs the permission Device.Update.
   * @param id The id of the entity.
   */
  cancelFirmwareUpgrade(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * List the positions of a device.
   *
   * Where the device is on location resources.
   * Needs the permission Position.Read.
   * @param id The id of the entity.
   */
  listPositions(
    id: Model.Uuid,
    options?: QueryOf<'devices.listPositions'> & CallOptions,
  ): Promise<Model.PositionPage>;
  /**
   * List the positions of a device, page after page: an async iterable of rows.
   */
  iteratePositions(
    id: Model.Uuid,
    options?: QueryOf<'devices.listPositions'> & CallOptions,
  ): Paged<Model.PositionResponse>;
  /**
   * List the settings of a device.
   *
   * The settings of a device as a plain array, by category and key; with IsInherited those that it has from its template, its location and the defaults of its type's categories. Secrets come without their values.
   * Needs the permission Setting.Read.
   * @param id The id of the entity.
   */
  listSettings(id: Model.Uuid, options?: CallOptions): Promise<Model.SettingResponse[]>;
  /**
   * Add a setting to a device.
   *
   * Sets a value that the device does not have (409). PSK identity, RPK publicKey and X509 commonName lead to one device of the service (409).
   * Needs the permission Setting.Create.
   * @param id The id of the entity.
   */
  createSetting(
    id: Model.Uuid,
    body: Model.SettingRequest,
    options?: CallOptions,
  ): Promise<Model.EntityIdResponse>;
  /**
   * Change a setting of a device.
   *
   * Replaces the value; a secret that is left out stays. CategoryId and Key cannot be changed (400). When it is part of the device's credentials, its secure sessions end.
   * Needs the permission Setting.Update.
   * @param id The id of the entity.
   * @param settingId The id of the setting.
   */
  updateSetting(
    id: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.SettingRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Change setting values of a device.
   *
   * Sets values of several settings, of any categories, all or none. A Value that is null or left out deletes the setting; settings that are not named stay as they are. Credentials must be whole afterwards. Where they change, the secure sessions of the device end.
   * Needs the permission Setting.Update.
   * @param id The id of the entity.
   */
  updateSettingValues(
    id: Model.Uuid,
    body: readonly Model.SettingValueUpdate[],
    options?: CallOptions,
  ): Promise<void>;
}

/**
 * Object instances of devices.
 */
export interface SmartObjectsGroup {
  /**
   * Create a smart object.
   *
   * Adds an object instance with the resources of its smart object type to the device that the request names, whether or not the device type has that object. A device that has registered is asked to make it (LwM2M Create with the values of the request and of its template; X-Activity-Id is the entry about it), and it is Unavailable until the device lists it. A device that has never registered is told nothing now - what can be written is, once it lists the instance. An instance number is used once per object and device (409).
   * Needs the permission SmartObject.Create.
   */
  create(body: Model.SmartObjectRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a smart object.
   *
   * One object instance with its resources.
   * Needs the permission SmartObject.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.SmartObjectResponse>;
  /**
   * Update a smart object.
   *
   * Replaces its label and its template. The device, the type and the instance number stay; a request that names others is a 400.
   * Needs the permission SmartObject.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.SmartObjectRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a smart object.
   *
   * Removes the object instance with its measurements from the service. A device that has it is asked to delete it (LwM2M Delete; X-Activity-Id is the entry about it), on waking if it sleeps; the objects Security, Server and Device are never deleted on devices. A device that refuses keeps the instance, and brings it back when it lists its objects the next time.
   * Needs the permission SmartObject.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * List resource attributes of a smart object.
   *
   * The attributes of the object, the instance and its resources, as far as the device has taken or reported them, together with those that its templates want and what it refused.
   * Needs the permission ResourceAttribute.Read.
   * @param id The id of the entity.
   */
  resourceAttributes(id: Model.Uuid, options?: CallOptions): Promise<Model.SmartObjectAttributeResponse[]>;
  /**
   * Get the values of a smart object.
   *
   * The object instance with the latest stored value of each resource. Nothing is sent to the device.
   * Needs the permission SmartObject.Read.
   * @param id The id of the entity.
   */
  values(id: Model.Uuid, options?: CallOptions): Promise<Model.SmartObjectResponse>;
  /**
   * Read a smart object from its device.
   *
   * Sends one LwM2M Read for the whole object instance. The values arrive as measurements and events.
   * Needs the permission SmartObject.Read.
   * @param id The id of the entity.
   */
  read(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
}

/**
 * Resources of devices, and commands to them.
 */
export interface ResourcesGroup {
  /**
   * List resources.
   *
   * The resources and resource instances of all smart objects of the device network, by smart object and LwM2M path. Search looks into Name. AccessType is a number here, for clients of the original service that test its bits.
   * Needs the permission Resource.Read.
   */
  list(options?: QueryOf<'resources.list'> & CallOptions): Promise<Model.ResourcePage>;
  /**
   * List resources, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'resources.list'> & CallOptions): Paged<Model.ResourceListResponse>;
  /**
   * Add a resource to a smart object.
   *
   * A smart object starts with all resources of its type; this adds one that was deleted, or that its type got later. Nothing is sent to the device.
   * Needs the permission Resource.Create.
   */
  create(body: Model.ResourceRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a resource.
   *
   * One resource, or one resource instance, with its latest stored value.
   * Needs the permission Resource.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ResourceResponse>;
  /**
   * Update a resource.
   *
   * What a resource is comes from its type and its smart object, which stay; a request that names others is a 400.
   * Needs the permission Resource.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.ResourceRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a resource.
   *
   * Removes the resource with its instances, measurements and observations, or one resource instance. Nothing is sent to the device; what the device shows again is there again.
   * Needs the permission Resource.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Read a resource from its device.
   *
   * Sends an LwM2M Read. The value arrives as a measurement and an event. A resource that cannot be read is a 400.
   * Needs the permission Resource.Read.
   * @param id The id of the entity.
   */
  read(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Write a resource on its device.
   *
   * Sends an LwM2M Write. The value is text in the form of the data type; one that does not fit, and a resource that cannot be written, are a 400.
   * Needs the permission Resource.Update.
   * @param id The id of the entity.
   */
  write(id: Model.Uuid, body: Model.ResourceWriteRequest, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Write a resource, value in the path.
   *
   * The same as the write with a body, for values without a slash.
   * Needs the permission Resource.Update.
   * @param id The id of the entity.
   * @param value The value to write, as text.
   */
  writeValue(id: Model.Uuid, value: string, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Execute a resource on its device.
   *
   * Sends an LwM2M Execute, with arguments if the request has any. Returns 400 if the resource cannot be executed, or if the arguments do not have the form that LwM2M prescribes.
   * Needs the permission Resource.Update.
   * @param id The id of the entity.
   */
  execute(
    id: Model.Uuid,
    body?: Model.ResourceExecuteRequest,
    options?: CallOptions,
  ): Promise<CommandReceipt>;
  /**
   * Observe a resource.
   *
   * Sends an LwM2M Observe. Each notification is stored as a measurement and published as an event. The observation is renewed when the device registers again, until it is cancelled or its Timeout ends.
   * Needs the permission Resource.Update.
   * @param id The id of the entity.
   */
  observe(id: Model.Uuid, body: Model.ResourceObserveRequest, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Cancel an observation.
   *
   * Ends the observation of the resource. Without an observation there is nothing to do, which is fine too.
   * Needs the permission Resource.Update.
   * @param id The id of the entity.
   */
  cancelObserve(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Show whether a resource is observed.
   *
   * The state of the observation as the service knows it.
   * Needs the permission Resource.Read.
   * @param id The id of the entity.
   */
  observeState(id: Model.Uuid, options?: CallOptions): Promise<Model.ResourceObserveState>;
}

/**
 * Named choices of resources.
 */
export interface ResourceCollectionsGroup {
  /**
   * List resource collections.
   *
   * The resource collections of the device network.
   * Needs the permission ResourceCollection.Read.
   */
  list(options?: QueryOf<'resourceCollections.list'> & CallOptions): Promise<Model.ResourceCollectionPage>;
  /**
   * List resource collections, page after page: an async iterable of rows.
   */
  iterate(
    options?: QueryOf<'resourceCollections.list'> & CallOptions,
  ): Paged<Model.ResourceCollectionListResponse>;
  /**
   * Create a resource collection.
   *
   * A named choice of resources, worked out whenever it is used: devices that come, go or move are in it, or are not, at once. Ids of one list widen the choice, the lists narrow each other; ResourceIds belong to it in any case. Without any list nothing belongs to it.
   * Needs the permission ResourceCollection.Create.
   */
  create(body: Model.ResourceCollectionRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Synchronize resource collections.
   *
   * Takes ids of what has been deleted out of all resource collections of the device network. The last id of a list stays, so that the list goes on narrowing.
   * Needs the permission ResourceCollection.Update.
   */
  synchronize(options?: CallOptions): Promise<void>;
  /**
   * Get a resource collection.
   *
   * What it chooses resources by.
   * Needs the permission ResourceCollection.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ResourceCollectionResponse>;
  /**
   * Update a resource collection.
   *
   * Replaces what is stored; a list that is left out is empty. Ids of one list widen the choice, the lists narrow each other; ResourceIds belong to it in any case. Without any list nothing belongs to it.
   * Needs the permission ResourceCollection.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.ResourceCollectionRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a resource collection.
   *
   * One that an actuator or a transformer uses cannot be deleted (409).
   * Needs the permission ResourceCollection.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Groups of events, with what to do about them.
 */
export interface EventCategoriesGroup {
  /**
   * List event categories.
   *
   * The event categories of the device network.
   * Needs the permission EventCategory.Read.
   */
  list(options?: QueryOf<'eventCategories.list'> & CallOptions): Promise<Model.EventCategoryPage>;
  /**
   * List event categories, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'eventCategories.list'> & CallOptions): Paged<Model.EventCategoryResponse>;
  /**
   * Create an event category.
   *
   * Names are unique in a device network (409).
   * Needs the permission EventCategory.Create.
   */
  create(body: Model.EventCategoryRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get an event category.
   *
   * One event category of the device network.
   * Needs the permission EventCategory.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.EventCategoryResponse>;
  /**
   * Update an event category.
   *
   * Replaces what is stored.
   * Needs the permission EventCategory.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.EventCategoryRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete an event category.
   *
   * One that actuators belong to cannot be deleted (409).
   * Needs the permission EventCategory.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List active events of an event category.
   *
   * The service has no rules, which events of a category would arise from, so that the page is always empty. It is there for clients that ask. What does happen is told by the event stream and to event consumers.
   * Needs the permission EventCategory.Read.
   * @param id The id of the entity.
   */
  listActiveEvents(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listActiveEvents'> & CallOptions,
  ): Promise<Model.EventPage>;
  /**
   * List active events of an event category, page after page: an async iterable of rows.
   */
  iterateActiveEvents(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listActiveEvents'> & CallOptions,
  ): Paged<Model.EventResponse>;
  /**
   * List actuators of an event category.
   *
   * The actuators that belong to the category.
   * Needs the permission Actuator.Read.
   * @param id The id of the entity.
   */
  listActuators(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listActuators'> & CallOptions,
  ): Promise<Model.ActuatorPage>;
  /**
   * List actuators of an event category, page after page: an async iterable of rows.
   */
  iterateActuators(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listActuators'> & CallOptions,
  ): Paged<Model.ActuatorListResponse>;
  /**
   * List events of an event category.
   *
   * The service has no rules, which events of a category would arise from, so that the page is always empty. It is there for clients that ask. What does happen is told by the event stream and to event consumers.
   * Needs the permission Event.Read.
   * @param id The id of the entity.
   */
  listEvents(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listEvents'> & CallOptions,
  ): Promise<Model.EventPage>;
  /**
   * List events of an event category, page after page: an async iterable of rows.
   */
  iterateEvents(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listEvents'> & CallOptions,
  ): Paged<Model.EventResponse>;
  /**
   * List rules of an event category.
   *
   * The service has no rules, so that the page is always empty. It is there for clients that ask.
   * Needs the permission EventCategory.Read.
   * @param id The id of the entity.
   */
  listRules(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listRules'> & CallOptions,
  ): Promise<Model.RulePage>;
  /**
   * List rules of an event category, page after page: an async iterable of rows.
   */
  iterateRules(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listRules'> & CallOptions,
  ): Paged<Model.RuleListResponse>;
}

/**
 * Values to write, or resources to execute, in one go.
 */
export interface ActuatorsGroup {
  /**
   * List actuators.
   *
   * The actuators of the device network.
   * Needs the permission Actuator.Read.
   */
  list(options?: QueryOf<'actuators.list'> & CallOptions): Promise<Model.ActuatorPage>;
  /**
   * List actuators, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'actuators.list'> & CallOptions): Paged<Model.ActuatorListResponse>;
  /**
   * Create an actuator.
   *
   * Names a resource collection, and what is to become of its resources by their types. A value is checked against its resource type (data type, range, operations), and the resource type must belong to the smart object type.
   * Needs the permission Actuator.Create.
   */
  create(body: Model.ActuatorRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get an actuator.
   *
   * One actuator of the device network.
   * Needs the permission Actuator.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ActuatorResponse>;
  /**
   * Update an actuator.
   *
   * Replaces what is stored. A value is checked against its resource type (data type, range, operations), and the resource type must belong to the smart object type.
   * Needs the permission Actuator.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.ActuatorRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete an actuator.
   *
   * What it has set going goes on.
   * Needs the permission Actuator.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Actuate.
   *
   * Writes the values, or executes, in every resource of the collection that the actuator has a value for. Each is a command of its own with an entry in the activity log, below the one whose id comes in X-Activity-Id. A device that is offline, or does not have the resource, is a failed entry; one that sleeps gets its command when it wakes.
   * Needs the permission Actuator.Update.
   * @param id The id of the entity.
   */
  actuate(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
}

/**
 * Formulas that compute virtual resources.
 */
export interface TransformersGroup {
  /**
   * List the transformers of a device template.
   *
   * Formulas that compute virtual resources of each device of the template, by name.
   * Needs the permission Transformer.Read.
   * @param id The id of the entity.
   */
  listOfTemplate(id: Model.Uuid, options?: CallOptions): Promise<Model.TransformerTemplateResponse[]>;
  /**
   * Add a transformer to a device template.
   *
   * Each device of the template gets the virtual resources, computed anew as values of the sources arrive. One whose targets would come to be among what it reads, also by way of others, is refused (400). Names are unique in a template, which has 50 at most (409).
   * Needs the permission Transformer.Create.
   * @param id The id of the entity.
   */
  createOfTemplate(
    id: Model.Uuid,
    body: Model.TransformerTemplateRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Replace the transformers of a device template.
   *
   * The whole list: one without Id is new, one with the Id of a transformer replaces it, one that is left out is deleted. All or nothing.
   * Needs the permission Transformer.Update.
   * @param id The id of the entity.
   */
  replaceOfTemplate(
    id: Model.Uuid,
    body: readonly Model.TransformerTemplateRequest[],
    options?: CallOptions,
  ): Promise<Model.TransformerTemplateResponse[]>;
  /**
   * Get a transformer of a device template.
   *
   * One transformer of the template.
   * Needs the permission Transformer.Read.
   * @param id The id of the entity.
   * @param transformerTemplateId The id of the transformer.
   */
  getOfTemplate(
    id: Model.Uuid,
    transformerTemplateId: Model.Uuid,
    options?: CallOptions,
  ): Promise<Model.TransformerTemplateResponse>;
  /**
   * Update a transformer of a device template.
   *
   * Replaces what is stored; a transformer that was deactivated works again.
   * Needs the permission Transformer.Update.
   * @param id The id of the entity.
   * @param transformerTemplateId The id of the transformer.
   */
  updateOfTemplate(
    id: Model.Uuid,
    transformerTemplateId: Model.Uuid,
    body: Model.TransformerTemplateRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Delete a transformer of a device template.
   *
   * Its virtual resources and their values go with it.
   * Needs the permission Transformer.Delete.
   * @param id The id of the entity.
   * @param transformerTemplateId The id of the transformer.
   */
  deleteOfTemplate(id: Model.Uuid, transformerTemplateId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Add a transformer to a location.
   *
   * Makes a device of the standard Transformer at the location, whose virtual resources are computed from the resources of a resource collection, once a second at most. One whose targets would come to be among what it reads is refused (400).
   * Needs the permission Transformer.Create.
   * @param id The id of the entity.
   */
  createAtLocation(
    id: Model.Uuid,
    body: Model.LocationTransformerRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * List the transformers of a location.
   *
   * By name.
   * Needs the permission Transformer.Read.
   * @param id The id of the entity.
   */
  listOfLocation(id: Model.Uuid, options?: CallOptions): Promise<Model.TransformerTemplateResponse[]>;
  /**
   * Delete a transformer of a location.
   *
   * Its device goes with it.
   * Needs the permission Transformer.Delete.
   * @param id The id of the entity.
   * @param transformerId The id of the transformer.
   */
  deleteAtLocation(id: Model.Uuid, transformerId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List transformer types.
   *
   * The kinds of transformers. There is one, JSONata: code cannot be uploaded.
   * Needs the permission Transformer.Read.
   */
  listTypes(options?: QueryOf<'transformers.listTypes'> & CallOptions): Promise<Model.TransformerTypePage>;
  /**
   * List transformer types, page after page: an async iterable of rows.
   */
  iterateTypes(
    options?: QueryOf<'transformers.listTypes'> & CallOptions,
  ): Paged<Model.TransformerTypeListResponse>;
  /**
   * Get a transformer type.
   *
   * One transformer type, with the configurations that it takes.
   * Needs the permission Transformer.Read.
   * @param id The id of the entity.
   */
  getType(id: Model.Uuid, options?: CallOptions): Promise<Model.TransformerTypeResponse>;
}

/**
 * Commands that wait for devices that sleep.
 */
export interface QueueItemsGroup {
  /**
   * List queue items.
   *
   * The commands that wait for devices that sleep, oldest first.
   * Needs the permission QueueItem.Read.
   */
  list(options?: QueryOf<'queueItems.list'> & CallOptions): Promise<Model.QueueItemPage>;
  /**
   * List queue items, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'queueItems.list'> & CallOptions): Paged<Model.QueueItemResponse>;
  /**
   * Get a queue item.
   *
   * One command that waits. One that was sent, has expired or was taken back is not there any more; its activity log entry says what became of it.
   * Needs the permission QueueItem.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.QueueItemResponse>;
  /**
   * Delete a queue item.
   *
   * Takes a command back; its activity log entry is Deleted. One that is being sent stays (409).
   * Needs the permission QueueItem.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List queue items of a device.
   *
   * The commands that wait for one device, in the order in which they will be sent.
   * Needs the permission QueueItem.Read.
   * @param id The id of the entity.
   */
  listByDevice(
    id: Model.Uuid,
    options?: QueryOf<'queueItems.listByDevice'> & CallOptions,
  ): Promise<Model.QueueItemPage>;
  /**
   * List queue items of a device, page after page: an async iterable of rows.
   */
  iterateByDevice(
    id: Model.Uuid,
    options?: QueryOf<'queueItems.listByDevice'> & CallOptions,
  ): Paged<Model.QueueItemResponse>;
}

/**
 * Stored values.
 */
export interface MeasurementsGroup {
  /**
   * Get measurements since a time.
   *
   * The stored values of a resource from the start until now, oldest first. A request spans 365 days at most (400); of more than 100000 values the newest come.
   * Needs the permission Measurement.Read.
   * @param resourceId The id of the resource.
   * @param start The first point in time, in epoch milliseconds.
   */
  since(
    resourceId: Model.Uuid,
    start: Model.EpochMilliseconds,
    options?: CallOptions,
  ): Promise<Model.MinimalMeasurements>;
  /**
   * Get measurements between two times.
   *
   * The stored values of a resource from the start up to and including the end, oldest first. A request spans 365 days at most (400); of more than 100000 values the newest come.
   * Needs the permission Measurement.Read.
   * @param resourceId The id of the resource.
   * @param start The first point in time, in epoch milliseconds.
   * @param end The last point in time, in epoch milliseconds; not before the start.
   */
  sinceTo(
    resourceId: Model.Uuid,
    start: Model.EpochMilliseconds,
    end: Model.EpochMilliseconds,
    options?: CallOptions,
  ): Promise<Model.MinimalMeasurements>;
  /**
   * Aggregate measurements.
   *
   * Divides a span of time into intervals of the resolution and says what the values of a resource come to in each. A request spans 365 days at most (400). Text and values that are no numbers are passed over; booleans are 0 and 1. Intervals without a value are left out. docs/guides/measurements.md defines each aggregation. Query names are taken with the prefix measurementQuery too.
   * Needs the permission Measurement.Read.
   * @param resourceId The id of the resource.
   */
  aggregations(
    resourceId: Model.Uuid,
    options?: QueryOf<'measurements.aggregations'> & CallOptions,
  ): Promise<Model.AggregatedMeasurements>;
  /**
   * Aggregate measurements, compressed.
   *
   * The same as aggregations, without the points that repeat the point before them, and with times in epoch milliseconds only, unless dateFormat says otherwise.
   * Needs the permission Measurement.Read.
   * @param resourceId The id of the resource.
   */
  compressed(
    resourceId: Model.Uuid,
    options?: QueryOf<'measurements.compressed'> & CallOptions,
  ): Promise<Model.AggregatedMeasurements>;
  /**
   * Query measurements of several resources.
   *
   * One figure over many resources for each group of samples that agree in the parts of the date (UTC) that GroupBy names. A request spans 365 days, 1000 resources and 5000000 samples at most (400). Instead, ask for the aggregations of each resource.
   * Needs the permission Measurement.Read.
   * @deprecated Removed after 2019-03-31.
   */
  advanced(
    body: Model.AdvancedMeasurementQuery,
    options?: CallOptions,
  ): Promise<Model.AdvancedMeasurementQueryResponse[]>;
}

/**
 * Named lengths of the periods that values are aggregated over.
 */
export interface ResolutionsGroup {
  /**
   * List resolutions.
   *
   * The resolutions of the device network, the shortest first: all of them, or those for a smart object type and a resource type. One that names no resource type is for every resource.
   * Needs the permission Resolution.Read.
   */
  list(options?: QueryOf<'resolutions.list'> & CallOptions): Promise<Model.ResolutionResponse[]>;
  /**
   * Create a resolution.
   *
   * Names a length of the periods that values are aggregated over. A device network has 200 of them at most (409).
   * Needs the permission Resolution.Create.
   */
  create(body: Model.ResolutionRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a resolution.
   *
   * One resolution of the device network.
   * Needs the permission Resolution.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ResolutionResponse>;
  /**
   * Change a resolution.
   *
   * Replaces it. While a transformer reads periods of it, its length stays (409).
   * Needs the permission Resolution.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.ResolutionRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a resolution.
   *
   * Not while a transformer reads periods of it (409).
   * Needs the permission Resolution.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Key figures of resources.
 */
export interface KpiGroup {
  /**
   * List raw measurements of a resource until now.
   *
   * The stored values of a resource from the start until now, oldest first, as measurements since a time lists them. Resources have one dimension, which is 0.
   * Needs the permission Kpi.Read.
   * @param resourceId The id of the resource.
   * @param dimension The dimension of the values; 0.
   * @param start The first point in time, in epoch milliseconds.
   * @deprecated Removed after 2019-03-31. Use measurements.since.
   */
  since(
    resourceId: Model.Uuid,
    dimension: number,
    start: Model.EpochMilliseconds,
    options?: CallOptions,
  ): Promise<Model.MinimalMeasurements>;
}

/**
 * What was asked of devices, and what became of it.
 */
export interface ActivityLogsGroup {
  /**
   * List activity log entries.
   *
   * What was asked of devices and gateways and what became of it, newest first unless Sort says otherwise.
   * Needs the permission ActivityLog.Read.
   */
  list(options?: QueryOf<'activityLogs.list'> & CallOptions): Promise<Model.ActivityLogPage>;
  /**
   * List activity log entries, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'activityLogs.list'> & CallOptions): Paged<Model.ActivityLogEntryResponse>;
  /**
   * Get an activity log entry.
   *
   * One entry of the activity log.
   * Needs the permission ActivityLog.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ActivityLogEntryResponse>;
  /**
   * Delete an activity log entry.
   *
   * Deletes an entry with its children. One that is still open stays (409).
   * Needs the permission ActivityLog.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Archive an activity log entry.
   *
   * Puts an entry aside with its children: the list leaves it out unless its Filter names ArchivedTimestamp. One that is still open stays (409).
   * Needs the permission ActivityLog.Update.
   * @param id The id of the entity.
   */
  archive(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List who changed what.
   *
   * Every request with a good key that changes something, or tried to: who, what and with which result, newest first unless Sort says otherwise. Neither queries nor bodies are kept. The newest 100,000 of a device network are.
   * Needs the permission ApiKey.Read.
   */
  listAudit(options?: QueryOf<'activityLogs.listAudit'> & CallOptions): Promise<Model.AuditPage>;
  /**
   * List who changed what, page after page: an async iterable of rows.
   */
  iterateAudit(options?: QueryOf<'activityLogs.listAudit'> & CallOptions): Paged<Model.AuditEntryResponse>;
  /**
   * Archive all activity log entries.
   *
   * Puts all entries of the device network aside that are not open any more.
   * Needs the permission ActivityLog.Update.
   */
  archiveAll(options?: CallOptions): Promise<void>;
  /**
   * Delete all activity log entries.
   *
   * Deletes all entries of the device network that are not open any more.
   * Needs the permission ActivityLog.Delete.
   */
  deleteAll(options?: CallOptions): Promise<void>;
  /**
   * Delete all outdated activity log entries.
   *
   * Deletes the entries that are not open any more and have been archived, or have not changed for 30 days.
   * Needs the permission ActivityLog.Delete.
   */
  deleteAllOutdated(options?: CallOptions): Promise<void>;
  /**
   * Delete an activity log entry if it is outdated.
   *
   * Deletes an entry with its children if it is not open any more and has been archived, or has not changed for 30 days; leaves it otherwise.
   * Needs the permission ActivityLog.Delete.
   * @param id The id of the entity.
   */
  deleteOutdated(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Download activity log entries.
   *
   * The entries that were made in a time, archived ones too, oldest first, as CSV (RFC 4180) with a line of names. The device network must be the one of the request.
   * Needs the permission ActivityLog.Read.
   * @param deviceNetworkId The id of the device network.
   * @param fromDate The begin of the time.
   * @param toDate The end of the time.
   */
  download(
    deviceNetworkId: Model.Uuid,
    fromDate: Model.EpochMilliseconds,
    toDate: Model.EpochMilliseconds,
    options?: CallOptions,
  ): Promise<Download>;
}

/**
 * Webhooks that are told of events.
 */
export interface EventConsumersGroup {
  /**
   * List event consumers.
   *
   * The event consumers of the device network, without their secrets. Search looks into Name and HttpEndpoint.
   * Needs the permission EventConsumer.Read.
   */
  list(options?: QueryOf<'eventConsumers.list'> & CallOptions): Promise<Model.EventConsumerPage>;
  /**
   * List event consumers, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'eventConsumers.list'> & CallOptions): Paged<Model.EventConsumerListResponse>;
  /**
   * Create an event consumer.
   *
   * A webhook: events of the device network are delivered to HttpEndpoint from now on, in batches that are signed as the Standard Webhooks specification says, at least once and in order. Names are unique in a device network, which has 100 event consumers at most (409).
   * Needs the permission EventConsumer.Create.
   */
  create(body: Model.EventConsumerRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get an event consumer.
   *
   * One event consumer of the device network, without its secrets, and how its deliveries go.
   * Needs the permission EventConsumer.Read.
   * @param id The id of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.EventConsumerResponse>;
  /**
   * Update an event consumer.
   *
   * Replaces what is stored. HttpPassword, Secret and the Value of a header stay as they are when they are left out. For 24 hours after a change of Secret, deliveries carry the signatures of both. What waits is tried again at once.
   * Needs the permission EventConsumer.Update.
   * @param id The id of the entity.
   */
  update(id: Model.Uuid, body: Model.EventConsumerRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete an event consumer.
   *
   * Also deletes the events that wait for it, and its dead letters.
   * Needs the permission EventConsumer.Delete.
   * @param id The id of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Test an event consumer.
   *
   * Delivers the message as an event of type test, once and past what waits. What the endpoint answered is in the activity log.
   * Needs the permission EventConsumer.Update.
   * @param id The id of the entity.
   */
  test(id: Model.Uuid, body: Model.EventMessage, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * List dead letters.
   *
   * Deliveries to the event consumer that were given up, oldest first unless Sort says otherwise. The newest 1,000 are kept.
   * Needs the permission EventConsumer.Read.
   * @param id The id of the entity.
   */
  listDeadLetters(
    id: Model.Uuid,
    options?: QueryOf<'eventConsumers.listDeadLetters'> & CallOptions,
  ): Promise<Model.DeadLetterPage>;
  /**
   * List dead letters, page after page: an async iterable of rows.
   */
  iterateDeadLetters(
    id: Model.Uuid,
    options?: QueryOf<'eventConsumers.listDeadLetters'> & CallOptions,
  ): Paged<Model.DeadLetterListResponse>;
  /**
   * Replay all dead letters.
   *
   * Has their events delivered again, oldest first, behind those that wait.
   * Needs the permission EventConsumer.Update.
   * @param id The id of the entity.
   */
  replayDeadLetters(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Get a dead letter.
   *
   * One dead letter of the event consumer, with its events.
   * Needs the permission EventConsumer.Read.
   * @param id The id of the entity.
   * @param deadLetterId The id of the dead letter.
   */
  getDeadLetter(
    id: Model.Uuid,
    deadLetterId: Model.Uuid,
    options?: CallOptions,
  ): Promise<Model.DeadLetterResponse>;
  /**
   * Delete a dead letter.
   *
   * Its events are gone for this event consumer.
   * Needs the permission EventConsumer.Delete.
   * @param id The id of the entity.
   * @param deadLetterId The id of the dead letter.
   */
  deleteDeadLetter(id: Model.Uuid, deadLetterId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Replay a dead letter.
   *
   * Has its events delivered again, behind those that wait.
   * Needs the permission EventConsumer.Update.
   * @param id The id of the entity.
   * @param deadLetterId The id of the dead letter.
   */
  replayDeadLetter(id: Model.Uuid, deadLetterId: Model.Uuid, options?: CallOptions): Promise<void>;
}

/** A group of methods for each tag of the contract. */
export interface Groups {
  readonly version: VersionGroup;
  readonly deviceNetworks: DeviceNetworksGroup;
  readonly tenants: TenantsGroup;
  readonly users: UsersGroup;
  readonly apiKeys: ApiKeysGroup;
  readonly roles: RolesGroup;
  readonly responsibilities: ResponsibilitiesGroup;
  readonly permissions: PermissionsGroup;
  readonly locations: LocationsGroup;
  readonly locationResources: LocationResourcesGroup;
  readonly positions: PositionsGroup;
  readonly timeZones: TimeZonesGroup;
  readonly dataCollectors: DataCollectorsGroup;
  readonly dataCollectorTypes: DataCollectorTypesGroup;
  readonly dataCollectorTemplates: DataCollectorTemplatesGroup;
  readonly barcodes: BarcodesGroup;
  readonly networkSettings: NetworkSettingsGroup;
  readonly externalIds: ExternalIdsGroup;
  readonly tags: TagsGroup;
  readonly bootstrapServers: BootstrapServersGroup;
  readonly settingCategories: SettingCategoriesGroup;
  readonly defaultSettings: DefaultSettingsGroup;
  readonly settings: SettingsGroup;
  readonly smartObjectTypes: SmartObjectTypesGroup;
  readonly resourceTypes: ResourceTypesGroup;
  readonly smartObjectTemplates: SmartObjectTemplatesGroup;
  readonly resourceAttributeDefinitions: ResourceAttributeDefinitionsGroup;
  readonly resourceAttributes: ResourceAttributesGroup;
  readonly deviceTypes: DeviceTypesGroup;
  readonly deviceTemplates: DeviceTemplatesGroup;
  readonly hardwareDefinitions: HardwareDefinitionsGroup;
  readonly resourceModelDefinitions: ResourceModelDefinitionsGroup;
  readonly firmwarePackages: FirmwarePackagesGroup;
  readonly devices: DevicesGroup;
  readonly smartObjects: SmartObjectsGroup;
  readonly resources: ResourcesGroup;
  readonly resourceCollections: ResourceCollectionsGroup;
  readonly eventCategories: EventCategoriesGroup;
  readonly actuators: ActuatorsGroup;
  readonly transformers: TransformersGroup;
  readonly queueItems: QueueItemsGroup;
  readonly measurements: MeasurementsGroup;
  readonly resolutions: ResolutionsGroup;
  readonly kpi: KpiGroup;
  readonly activityLogs: ActivityLogsGroup;
  readonly eventConsumers: EventConsumersGroup;
}

export function createGroups(caller: Caller): Groups {
  return {
    version: {
      get: (options) => caller.call('version.get', {}, options),
    },
    deviceNetworks: {
      list: (options) => caller.call('deviceNetworks.list', {}, options),
      create: (body, options) => caller.call('deviceNetworks.create', { body }, options),
      get: (id, options) => caller.call('deviceNetworks.get', { path: { id } }, options),
      delete: (id, options) => caller.call('deviceNetworks.delete', { path: { id } }, options),
      current: (options) => caller.call('deviceNetworks.current', {}, options),
      permissions: (options) => caller.call('deviceNetworks.permissions', {}, options),
      listAllSpecificRoles: (options) => caller.call('deviceNetworks.listAllSpecificRoles', {}, options),
      listResolutions: (options) => caller.call('deviceNetworks.listResolutions', {}, options),
      seed: (options) => caller.call('deviceNetworks.seed', {}, options),
      listSpecificRoles: (options) => caller.call('deviceNetworks.listSpecificRoles', {}, options),
      iterateSpecificRoles: (options) => caller.iterate('deviceNetworks.listSpecificRoles', {}, options),
      regenerateLocationResourceSvgs: (options) =>
        caller.call('deviceNetworks.regenerateLocationResourceSvgs', {}, options),
      reinitializeRoles: (options) => caller.call('deviceNetworks.reinitializeRoles', {}, options),
      realtimeToken: (options) => caller.call('deviceNetworks.realtimeToken', {}, options),
      discoverDevices: (options) => caller.call('deviceNetworks.discoverDevices', {}, options),
      refreshDataCollectorStatus: (options) =>
        caller.call('deviceNetworks.refreshDataCollectorStatus', {}, options),
    },
    tenants: {
      list: (options) => caller.call('tenants.list', {}, options),
      iterate: (options) => caller.iterate('tenants.list', {}, options),
      get: (id, options) => caller.call('tenants.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('tenants.update', { path: { id }, body }, options),
      permissions: (id, roleName, options) =>
        caller.call('tenants.permissions', { path: { id, roleName } }, options),
    },
    users: {
      current: (options) => caller.call('users.current', {}, options),
      responsibilities: (options) => caller.call('users.responsibilities', {}, options),
      listDeviceNetworks: (options) => caller.call('users.listDeviceNetworks', {}, options),
      iterateDeviceNetworks: (options) => caller.iterate('users.listDeviceNetworks', {}, options),
      listAllDeviceNetworks: (options) => caller.call('users.listAllDeviceNetworks', {}, options),
      thumbnail: (options) => caller.call('users.thumbnail', {}, options),
    },
    apiKeys: {
      list: (options) => caller.call('apiKeys.list', {}, options),
      iterate: (options) => caller.iterate('apiKeys.list', {}, options),
      create: (body, options) => caller.call('apiKeys.create', { body }, options),
      get: (id, options) => caller.call('apiKeys.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('apiKeys.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('apiKeys.delete', { path: { id } }, options),
    },
    roles: {
      list: (options) => caller.call('roles.list', {}, options),
      iterate: (options) => caller.iterate('roles.list', {}, options),
      create: (body, options) => caller.call('roles.create', { body }, options),
      get: (id, options) => caller.call('roles.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('roles.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('roles.delete', { path: { id } }, options),
    },
    responsibilities: {
      list: (options) => caller.call('responsibilities.list', {}, options),
      iterate: (options) => caller.iterate('responsibilities.list', {}, options),
      create: (body, options) => caller.call('responsibilities.create', { body }, options),
      get: (id, options) => caller.call('responsibilities.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('responsibilities.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('responsibilities.delete', { path: { id } }, options),
    },
    permissions: {
      list: (options) => caller.call('permissions.list', {}, options),
    },
    locations: {
      list: (options) => caller.call('locations.list', {}, options),
      iterate: (options) => caller.iterate('locations.list', {}, options),
      create: (body, options) => caller.call('locations.create', { body }, options),
      get: (id, options) => caller.call('locations.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('locations.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('locations.delete', { path: { id } }, options),
      listChildDataCollectors: (id, options) =>
        caller.call('locations.listChildDataCollectors', { path: { id } }, options),
      iterateChildDataCollectors: (id, options) =>
        caller.iterate('locations.listChildDataCollectors', { path: { id } }, options),
      listChildDevices: (id, options) => caller.call('locations.listChildDevices', { path: { id } }, options),
      iterateChildDevices: (id, options) =>
        caller.iterate('locations.listChildDevices', { path: { id } }, options),
      listDataCollectors: (id, options) =>
        caller.call('locations.listDataCollectors', { path: { id } }, options),
      iterateDataCollectors: (id, options) =>
        caller.iterate('locations.listDataCollectors', { path: { id } }, options),
      listDevices: (id, options) => caller.call('locations.listDevices', { path: { id } }, options),
      iterateDevices: (id, options) => caller.iterate('locations.listDevices', { path: { id } }, options),
      listLocationResources: (id, options) =>
        caller.call('locations.listLocationResources', { path: { id } }, options),
      iterateLocationResources: (id, options) =>
        caller.iterate('locations.listLocationResources', { path: { id } }, options),
      listPositions: (id, options) => caller.call('locations.listPositions', { path: { id } }, options),
      iteratePositions: (id, options) => caller.iterate('locations.listPositions', { path: { id } }, options),
      listLocations: (id, options) => caller.call('locations.listLocations', { path: { id } }, options),
      listSettings: (id, options) => caller.call('locations.listSettings', { path: { id } }, options),
      createSetting: (id, body, options) =>
        caller.call('locations.createSetting', { path: { id }, body }, options),
      updateSetting: (id, settingId, body, options) =>
        caller.call('locations.updateSetting', { path: { id, settingId }, body }, options),
      updateSettingValues: (id, body, options) =>
        caller.call('locations.updateSettingValues', { path: { id }, body }, options),
      createSettingInCategory: (id, settingCategoryId, body, options) =>
        caller.call('locations.createSettingInCategory', { path: { id, settingCategoryId }, body }, options),
    },
    locationResources: {
      list: (options) => caller.call('locationResources.list', {}, options),
      iterate: (options) => caller.iterate('locationResources.list', {}, options),
      create: (body, options) => caller.call('locationResources.create', { body }, options),
      get: (id, options) => caller.call('locationResources.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('locationResources.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('locationResources.delete', { path: { id } }, options),
      download: (id, options) => caller.call('locationResources.download', { path: { id } }, options),
      listPositions: (id, options) =>
        caller.call('locationResources.listPositions', { path: { id } }, options),
      iteratePositions: (id, options) =>
        caller.iterate('locationResources.listPositions', { path: { id } }, options),
      regenerateSvg: (id, options) =>
        caller.call('locationResources.regenerateSvg', { path: { id } }, options),
      svg: (id, options) => caller.call('locationResources.svg', { path: { id } }, options),
    },
    positions: {
      list: (options) => caller.call('positions.list', {}, options),
      iterate: (options) => caller.iterate('positions.list', {}, options),
      create: (body, options) => caller.call('positions.create', { body }, options),
      get: (id, options) => caller.call('positions.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('positions.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('positions.delete', { path: { id } }, options),
    },
    timeZones: {
      list: (options) => caller.call('timeZones.list', {}, options),
    },
    dataCollectors: {
      list: (options) => caller.call('dataCollectors.list', {}, options),
      iterate: (options) => caller.iterate('dataCollectors.list', {}, options),
      register: (body, options) => caller.call('dataCollectors.register', { body }, options),
      createSecurityToken: (body, options) =>
        caller.call('dataCollectors.createSecurityToken', { body }, options),
      get: (id, options) => caller.call('dataCollectors.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('dataCollectors.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('dataCollectors.delete', { path: { id } }, options),
      applicationRestart: (id, options) =>
        caller.call('dataCollectors.applicationRestart', { path: { id } }, options),
      systemRestart: (id, options) => caller.call('dataCollectors.systemRestart', { path: { id } }, options),
      customCommand: (id, body, options) =>
        caller.call('dataCollectors.customCommand', { path: { id }, body }, options),
      listDevices: (id, options) => caller.call('dataCollectors.listDevices', { path: { id } }, options),
      iterateDevices: (id, options) =>
        caller.iterate('dataCollectors.listDevices', { path: { id } }, options),
      deliverValue: (id, endpoint, body, options) =>
        caller.call('dataCollectors.deliverValue', { path: { id, endpoint }, body }, options),
      registerDevice: (id, endpoint, body, options) =>
        caller.call('dataCollectors.registerDevice', { path: { id, endpoint }, body }, options),
      deregisterDevice: (id, endpoint, options) =>
        caller.call('dataCollectors.deregisterDevice', { path: { id, endpoint } }, options),
      discoverDevices: (id, options) =>
        caller.call('dataCollectors.discoverDevices', { path: { id } }, options),
      downloadRegistrationTicket: (id, options) =>
        caller.call('dataCollectors.downloadRegistrationTicket', { path: { id } }, options),
      listLog: (id, options) => caller.call('dataCollectors.listLog', { path: { id } }, options),
      listLogFiles: (id, options) => caller.call('dataCollectors.listLogFiles', { path: { id } }, options),
      iterateLogFiles: (id, options) =>
        caller.iterate('dataCollectors.listLogFiles', { path: { id } }, options),
      deliverValues: (id, body, options) =>
        caller.call('dataCollectors.deliverValues', { path: { id }, body }, options),
      listPositions: (id, options) => caller.call('dataCollectors.listPositions', { path: { id } }, options),
      iteratePositions: (id, options) =>
        caller.iterate('dataCollectors.listPositions', { path: { id } }, options),
      refreshStatus: (id, options) => caller.call('dataCollectors.refreshStatus', { path: { id } }, options),
      getRegistrationTicket: (id, options) =>
        caller.call('dataCollectors.getRegistrationTicket', { path: { id } }, options),
      registerDevices: (id, body, options) =>
        caller.call('dataCollectors.registerDevices', { path: { id }, body }, options),
      sendNetworkSettings: (id, body, options) =>
        caller.call('dataCollectors.sendNetworkSettings', { path: { id }, body }, options),
      setBlacklist: (id, body, options) =>
        caller.call('dataCollectors.setBlacklist', { path: { id }, body }, options),
      listSettings: (id, options) => caller.call('dataCollectors.listSettings', { path: { id } }, options),
      createSetting: (id, body, options) =>
        caller.call('dataCollectors.createSetting', { path: { id }, body }, options),
      updateSetting: (id, settingId, body, options) =>
        caller.call('dataCollectors.updateSetting', { path: { id, settingId }, body }, options),
      updateSettingValues: (id, body, options) =>
        caller.call('dataCollectors.updateSettingValues', { path: { id }, body }, options),
    },
    dataCollectorTypes: {
      list: (options) => caller.call('dataCollectorTypes.list', {}, options),
      iterate: (options) => caller.iterate('dataCollectorTypes.list', {}, options),
      create: (body, options) => caller.call('dataCollectorTypes.create', { body }, options),
      export: (ids, options) => caller.call('dataCollectorTypes.export', { query: { ids } }, options),
      import: (body, options) => caller.call('dataCollectorTypes.import', { body }, options),
      listWithMetrics: (options) => caller.call('dataCollectorTypes.listWithMetrics', {}, options),
      iterateWithMetrics: (options) => caller.iterate('dataCollectorTypes.listWithMetrics', {}, options),
      get: (id, options) => caller.call('dataCollectorTypes.get', { path: { id } }, options),
      update: (id, body, options) =>
        caller.call('dataCollectorTypes.update', { path: { id }, body }, options),
      patch: (id, body, options) => caller.call('dataCollectorTypes.patch', { path: { id }, body }, options),
      delete: (id, options) => caller.call('dataCollectorTypes.delete', { path: { id } }, options),
      listDataCollectors: (id, options) =>
        caller.call('dataCollectorTypes.listDataCollectors', { path: { id } }, options),
      iterateDataCollectors: (id, options) =>
        caller.iterate('dataCollectorTypes.listDataCollectors', { path: { id } }, options),
      listTemplates: (id, options) =>
        caller.call('dataCollectorTypes.listTemplates', { path: { id } }, options),
      iterateTemplates: (id, options) =>
        caller.iterate('dataCollectorTypes.listTemplates', { path: { id } }, options),
      addSettingCategory: (id, settingCategoryId, options) =>
        caller.call('dataCollectorTypes.addSettingCategory', { path: { id, settingCategoryId } }, options),
      removeSettingCategory: (id, settingCategoryId, options) =>
        caller.call('dataCollectorTypes.removeSettingCategory', { path: { id, settingCategoryId } }, options),
    },
    dataCollectorTemplates: {
      list: (options) => caller.call('dataCollectorTemplates.list', {}, options),
      iterate: (options) => caller.iterate('dataCollectorTemplates.list', {}, options),
      create: (body, options) => caller.call('dataCollectorTemplates.create', { body }, options),
      export: (ids, options) => caller.call('dataCollectorTemplates.export', { query: { ids } }, options),
      import: (body, options) => caller.call('dataCollectorTemplates.import', { body }, options),
      get: (id, options) => caller.call('dataCollectorTemplates.get', { path: { id } }, options),
      update: (id, body, options) =>
        caller.call('dataCollectorTemplates.update', { path: { id }, body }, options),
      patch: (id, body, options) =>
        caller.call('dataCollectorTemplates.patch', { path: { id }, body }, options),
      delete: (id, options) => caller.call('dataCollectorTemplates.delete', { path: { id } }, options),
      createSettingValue: (id, settingCategoryId, settingId, body, options) =>
        caller.call(
          'dataCollectorTemplates.createSettingValue',
          { path: { id, settingCategoryId, settingId }, body },
          options,
        ),
      updateSettingValue: (id, settingCategoryId, settingId, body, options) =>
        caller.call(
          'dataCollectorTemplates.updateSettingValue',
          { path: { id, settingCategoryId, settingId }, body },
          options,
        ),
      deleteSettingValue: (id, settingCategoryId, settingId, options) =>
        caller.call(
          'dataCollectorTemplates.deleteSettingValue',
          { path: { id, settingCategoryId, settingId } },
          options,
        ),
    },
    barcodes: {
      parse: (body, options) => caller.call('barcodes.parse', { body }, options),
    },
    networkSettings: {
      list: (options) => caller.call('networkSettings.list', {}, options),
      iterate: (options) => caller.iterate('networkSettings.list', {}, options),
      create: (body, options) => caller.call('networkSettings.create', { body }, options),
      get: (id, options) => caller.call('networkSettings.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('networkSettings.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('networkSettings.delete', { path: { id } }, options),
    },
    externalIds: {
      listDataCollectors: (id, options) =>
        caller.call('externalIds.listDataCollectors', { path: { id } }, options),
      iterateDataCollectors: (id, options) =>
        caller.iterate('externalIds.listDataCollectors', { path: { id } }, options),
      listLocations: (id, options) => caller.call('externalIds.listLocations', { path: { id } }, options),
      iterateLocations: (id, options) =>
        caller.iterate('externalIds.listLocations', { path: { id } }, options),
    },
    tags: {
      list: (options) => caller.call('tags.list', {}, options),
      iterate: (options) => caller.iterate('tags.list', {}, options),
      create: (body, options) => caller.call('tags.create', { body }, options),
      get: (id, options) => caller.call('tags.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('tags.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('tags.delete', { path: { id } }, options),
      listDataCollectors: (id, options) => caller.call('tags.listDataCollectors', { path: { id } }, options),
      iterateDataCollectors: (id, options) =>
        caller.iterate('tags.listDataCollectors', { path: { id } }, options),
      listLocations: (id, options) => caller.call('tags.listLocations', { path: { id } }, options),
      iterateLocations: (id, options) => caller.iterate('tags.listLocations', { path: { id } }, options),
    },
    bootstrapServers: {
      list: (options) => caller.call('bootstrapServers.list', {}, options),
      iterate: (options) => caller.iterate('bootstrapServers.list', {}, options),
      create: (body, options) => caller.call('bootstrapServers.create', { body }, options),
      get: (id, options) => caller.call('bootstrapServers.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('bootstrapServers.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('bootstrapServers.delete', { path: { id } }, options),
    },
    settingCategories: {
      list: (options) => caller.call('settingCategories.list', {}, options),
      iterate: (options) => caller.iterate('settingCategories.list', {}, options),
      create: (body, options) => caller.call('settingCategories.create', { body }, options),
      get: (id, options) => caller.call('settingCategories.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('settingCategories.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('settingCategories.delete', { path: { id } }, options),
    },
    defaultSettings: {
      list: (options) => caller.call('defaultSettings.list', {}, options),
      iterate: (options) => caller.iterate('defaultSettings.list', {}, options),
      delete: (id, options) => caller.call('defaultSettings.delete', { path: { id } }, options),
    },
    settings: {
      get: (id, options) => caller.call('settings.get', { path: { id } }, options),
      delete: (id, options) => caller.call('settings.delete', { path: { id } }, options),
    },
    smartObjectTypes: {
      list: (options) => caller.call('smartObjectTypes.list', {}, options),
      iterate: (options) => caller.iterate('smartObjectTypes.list', {}, options),
      create: (body, options) => caller.call('smartObjectTypes.create', { body }, options),
      import: (body, options) => caller.call('smartObjectTypes.import', { body }, options),
      get: (id, options) => caller.call('smartObjectTypes.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('smartObjectTypes.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('smartObjectTypes.delete', { path: { id } }, options),
      updateResourceTypeInstances: (id, body, options) =>
        caller.call('smartObjectTypes.updateResourceTypeInstances', { path: { id }, body }, options),
      addResourceType: (id, resourceTypeId, options) =>
        caller.call('smartObjectTypes.addResourceType', { path: { id, resourceTypeId } }, options),
      removeResourceType: (id, resourceTypeId, options) =>
        caller.call('smartObjectTypes.removeResourceType', { path: { id, resourceTypeId } }, options),
    },
    resourceTypes: {
      list: (options) => caller.call('resourceTypes.list', {}, options),
      iterate: (options) => caller.iterate('resourceTypes.list', {}, options),
      create: (body, options) => caller.call('resourceTypes.create', { body }, options),
      get: (id, options) => caller.call('resourceTypes.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('resourceTypes.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('resourceTypes.delete', { path: { id } }, options),
    },
    smartObjectTemplates: {
      list: (options) => caller.call('smartObjectTemplates.list', {}, options),
      iterate: (options) => caller.iterate('smartObjectTemplates.list', {}, options),
      create: (body, options) => caller.call('smartObjectTemplates.create', { body }, options),
      get: (id, options) => caller.call('smartObjectTemplates.get', { path: { id } }, options),
      update: (id, body, options) =>
        caller.call('smartObjectTemplates.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('smartObjectTemplates.delete', { path: { id } }, options),
      attributes: (id, options) => caller.call('smartObjectTemplates.attributes', { path: { id } }, options),
      updateAttributes: (id, body, options) =>
        caller.call('smartObjectTemplates.updateAttributes', { path: { id }, body }, options),
    },
    resourceAttributeDefinitions: {
      list: (options) => caller.call('resourceAttributeDefinitions.list', {}, options),
    },
    resourceAttributes: {
      readDevice: (deviceidentifier, options) =>
        caller.call('resourceAttributes.readDevice', { path: { deviceidentifier } }, options),
      readObject: (deviceidentifier, objectid, options) =>
        caller.call('resourceAttributes.readObject', { path: { deviceidentifier, objectid } }, options),
      readInstance: (deviceidentifier, objectid, instancenumber, options) =>
        caller.call(
          'resourceAttributes.readInstance',
          { path: { deviceidentifier, objectid, instancenumber } },
          options,
        ),
    },
    deviceTypes: {
      list: (options) => caller.call('deviceTypes.list', {}, options),
      iterate: (options) => caller.iterate('deviceTypes.list', {}, options),
      create: (body, options) => caller.call('deviceTypes.create', { body }, options),
      get: (id, options) => caller.call('deviceTypes.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('deviceTypes.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('deviceTypes.delete', { path: { id } }, options),
      smartObjectTypeInstances: (id, options) =>
        caller.call('deviceTypes.smartObjectTypeInstances', { path: { id } }, options),
      smartObjectTypes: (id, options) =>
        caller.call('deviceTypes.smartObjectTypes', { path: { id } }, options),
      addSettingCategory: (id, settingCategoryId, options) =>
        caller.call('deviceTypes.addSettingCategory', { path: { id, settingCategoryId } }, options),
      removeSettingCategory: (id, settingCategoryId, options) =>
        caller.call('deviceTypes.removeSettingCategory', { path: { id, settingCategoryId } }, options),
      listFirmwarePackages: (id, options) =>
        caller.call('deviceTypes.listFirmwarePackages', { path: { id } }, options),
      iterateFirmwarePackages: (id, options) =>
        caller.iterate('deviceTypes.listFirmwarePackages', { path: { id } }, options),
    },
    deviceTemplates: {
      listAllByDeviceType: (deviceTypeId, options) =>
        caller.call('deviceTemplates.listAllByDeviceType', { path: { deviceTypeId } }, options),
      listByDeviceType: (deviceTypeId, options) =>
        caller.call('deviceTemplates.listByDeviceType', { path: { deviceTypeId } }, options),
      iterateByDeviceType: (deviceTypeId, options) =>
        caller.iterate('deviceTemplates.listByDeviceType', { path: { deviceTypeId } }, options),
      list: (options) => caller.call('deviceTemplates.list', {}, options),
      iterate: (options) => caller.iterate('deviceTemplates.list', {}, options),
      create: (body, options) => caller.call('deviceTemplates.create', { body }, options),
      listAll: (options) => caller.call('deviceTemplates.listAll', {}, options),
      get: (id, options) => caller.call('deviceTemplates.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('deviceTemplates.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('deviceTemplates.delete', { path: { id } }, options),
      createSettingValue: (id, settingCategoryId, settingId, body, options) =>
        caller.call(
          'deviceTemplates.createSettingValue',
          { path: { id, settingCategoryId, settingId }, body },
          options,
        ),
      updateSettingValue: (id, settingCategoryId, settingId, body, options) =>
        caller.call(
          'deviceTemplates.updateSettingValue',
          { path: { id, settingCategoryId, settingId }, body },
          options,
        ),
      deleteSettingValue: (id, settingCategoryId, settingId, options) =>
        caller.call(
          'deviceTemplates.deleteSettingValue',
          { path: { id, settingCategoryId, settingId } },
          options,
        ),
    },
    hardwareDefinitions: {
      export: (body, options) => caller.call('hardwareDefinitions.export', { body }, options),
      import: (body, options) => caller.call('hardwareDefinitions.import', { body }, options),
    },
    resourceModelDefinitions: {
      export: (options) => caller.call('resourceModelDefinitions.export', {}, options),
    },
    firmwarePackages: {
      list: (options) => caller.call('firmwarePackages.list', {}, options),
      iterate: (options) => caller.iterate('firmwarePackages.list', {}, options),
      create: (body, options) => caller.call('firmwarePackages.create', { body }, options),
      get: (id, options) => caller.call('firmwarePackages.get', { path: { id } }, options),
      delete: (id, options) => caller.call('firmwarePackages.delete', { path: { id } }, options),
      upgrade: (id, body, options) =>
        caller.call('firmwarePackages.upgrade', { path: { id }, body }, options),
      download: (id, options) => caller.call('firmwarePackages.download', { path: { id } }, options),
    },
    devices: {
      list: (options) => caller.call('devices.list', {}, options),
      iterate: (options) => caller.iterate('devices.list', {}, options),
      create: (body, options) => caller.call('devices.create', { body }, options),
      getByEndpoint: (endpoint, options) =>
        caller.call('devices.getByEndpoint', { query: { endpoint } }, options),
      bootstrapServerNames: (options) => caller.call('devices.bootstrapServerNames', {}, options),
      listFiltered: (body, options) => caller.call('devices.listFiltered', { body }, options),
      massRegistrationTemplate: (options) => caller.call('devices.massRegistrationTemplate', {}, options),
      createMultiple: (body, options) => caller.call('devices.createMultiple', { body }, options),
      getDataCollectorInternal: (dataCollectorId, options) =>
        caller.call('devices.getDataCollectorInternal', { path: { dataCollectorId } }, options),
      listDiscovered: (options) => caller.call('devices.listDiscovered', {}, options),
      get: (id, options) => caller.call('devices.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('devices.update', { path: { id }, body }, options),
      patch: (id, body, options) => caller.call('devices.patch', { path: { id }, body }, options),
      delete: (id, options) => caller.call('devices.delete', { path: { id } }, options),
      firmwareState: (id, options) => caller.call('devices.firmwareState', { path: { id } }, options),
      firmwareUpgrade: (id, body, options) =>
        caller.call('devices.firmwareUpgrade', { path: { id }, body }, options),
      cancelFirmwareUpgrade: (id, options) =>
        caller.call('devices.cancelFirmwareUpgrade', { path: { id } }, options),
      listPositions: (id, options) => caller.call('devices.listPositions', { path: { id } }, options),
      iteratePositions: (id, options) => caller.iterate('devices.listPositions', { path: { id } }, options),
      listSettings: (id, options) => caller.call('devices.listSettings', { path: { id } }, options),
      createSetting: (id, body, options) =>
        caller.call('devices.createSetting', { path: { id }, body }, options),
      updateSetting: (id, settingId, body, options) =>
        caller.call('devices.updateSetting', { path: { id, settingId }, body }, options),
      updateSettingValues: (id, body, options) =>
        caller.call('devices.updateSettingValues', { path: { id }, body }, options),
    },
    smartObjects: {
      create: (body, options) => caller.call('smartObjects.create', { body }, options),
      get: (id, options) => caller.call('smartObjects.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('smartObjects.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('smartObjects.delete', { path: { id } }, options),
      resourceAttributes: (id, options) =>
        caller.call('smartObjects.resourceAttributes', { path: { id } }, options),
      values: (id, options) => caller.call('smartObjects.values', { path: { id } }, options),
      read: (id, options) => caller.call('smartObjects.read', { path: { id } }, options),
    },
    resources: {
      list: (options) => caller.call('resources.list', {}, options),
      iterate: (options) => caller.iterate('resources.list', {}, options),
      create: (body, options) => caller.call('resources.create', { body }, options),
      get: (id, options) => caller.call('resources.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('resources.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('resources.delete', { path: { id } }, options),
      read: (id, options) => caller.call('resources.read', { path: { id } }, options),
      write: (id, body, options) => caller.call('resources.write', { path: { id }, body }, options),
      writeValue: (id, value, options) =>
        caller.call('resources.writeValue', { path: { id, value } }, options),
      execute: (id, body, options) => caller.call('resources.execute', { path: { id }, body }, options),
      observe: (id, body, options) => caller.call('resources.observe', { path: { id }, body }, options),
      cancelObserve: (id, options) => caller.call('resources.cancelObserve', { path: { id } }, options),
      observeState: (id, options) => caller.call('resources.observeState', { path: { id } }, options),
    },
    resourceCollections: {
      list: (options) => caller.call('resourceCollections.list', {}, options),
      iterate: (options) => caller.iterate('resourceCollections.list', {}, options),
      create: (body, options) => caller.call('resourceCollections.create', { body }, options),
      synchronize: (options) => caller.call('resourceCollections.synchronize', {}, options),
      get: (id, options) => caller.call('resourceCollections.get', { path: { id } }, options),
      update: (id, body, options) =>
        caller.call('resourceCollections.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('resourceCollections.delete', { path: { id } }, options),
    },
    eventCategories: {
      list: (options) => caller.call('eventCategories.list', {}, options),
      iterate: (options) => caller.iterate('eventCategories.list', {}, options),
      create: (body, options) => caller.call('eventCategories.create', { body }, options),
      get: (id, options) => caller.call('eventCategories.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('eventCategories.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('eventCategories.delete', { path: { id } }, options),
      listActiveEvents: (id, options) =>
        caller.call('eventCategories.listActiveEvents', { path: { id } }, options),
      iterateActiveEvents: (id, options) =>
        caller.iterate('eventCategories.listActiveEvents', { path: { id } }, options),
      listActuators: (id, options) => caller.call('eventCategories.listActuators', { path: { id } }, options),
      iterateActuators: (id, options) =>
        caller.iterate('eventCategories.listActuators', { path: { id } }, options),
      listEvents: (id, options) => caller.call('eventCategories.listEvents', { path: { id } }, options),
      iterateEvents: (id, options) => caller.iterate('eventCategories.listEvents', { path: { id } }, options),
      listRules: (id, options) => caller.call('eventCategories.listRules', { path: { id } }, options),
      iterateRules: (id, options) => caller.iterate('eventCategories.listRules', { path: { id } }, options),
    },
    actuators: {
      list: (options) => caller.call('actuators.list', {}, options),
      iterate: (options) => caller.iterate('actuators.list', {}, options),
      create: (body, options) => caller.call('actuators.create', { body }, options),
      get: (id, options) => caller.call('actuators.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('actuators.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('actuators.delete', { path: { id } }, options),
      actuate: (id, options) => caller.call('actuators.actuate', { path: { id } }, options),
    },
    transformers: {
      listOfTemplate: (id, options) => caller.call('transformers.listOfTemplate', { path: { id } }, options),
      createOfTemplate: (id, body, options) =>
        caller.call('transformers.createOfTemplate', { path: { id }, body }, options),
      replaceOfTemplate: (id, body, options) =>
        caller.call('transformers.replaceOfTemplate', { path: { id }, body }, options),
      getOfTemplate: (id, transformerTemplateId, options) =>
        caller.call('transformers.getOfTemplate', { path: { id, transformerTemplateId } }, options),
      updateOfTemplate: (id, transformerTemplateId, body, options) =>
        caller.call('transformers.updateOfTemplate', { path: { id, transformerTemplateId }, body }, options),
      deleteOfTemplate: (id, transformerTemplateId, options) =>
        caller.call('transformers.deleteOfTemplate', { path: { id, transformerTemplateId } }, options),
      createAtLocation: (id, body, options) =>
        caller.call('transformers.createAtLocation', { path: { id }, body }, options),
      listOfLocation: (id, options) => caller.call('transformers.listOfLocation', { path: { id } }, options),
      deleteAtLocation: (id, transformerId, options) =>
        caller.call('transformers.deleteAtLocation', { path: { id, transformerId } }, options),
      listTypes: (options) => caller.call('transformers.listTypes', {}, options),
      iterateTypes: (options) => caller.iterate('transformers.listTypes', {}, options),
      getType: (id, options) => caller.call('transformers.getType', { path: { id } }, options),
    },
    queueItems: {
      list: (options) => caller.call('queueItems.list', {}, options),
      iterate: (options) => caller.iterate('queueItems.list', {}, options),
      get: (id, options) => caller.call('queueItems.get', { path: { id } }, options),
      delete: (id, options) => caller.call('queueItems.delete', { path: { id } }, options),
      listByDevice: (id, options) => caller.call('queueItems.listByDevice', { path: { id } }, options),
      iterateByDevice: (id, options) => caller.iterate('queueItems.listByDevice', { path: { id } }, options),
    },
    measurements: {
      since: (resourceId, start, options) =>
        caller.call('measurements.since', { path: { resourceId, start } }, options),
      sinceTo: (resourceId, start, end, options) =>
        caller.call('measurements.sinceTo', { path: { resourceId, start, end } }, options),
      aggregations: (resourceId, options) =>
        caller.call('measurements.aggregations', { path: { resourceId } }, options),
      compressed: (resourceId, options) =>
        caller.call('measurements.compressed', { path: { resourceId } }, options),
      advanced: (body, options) => caller.call('measurements.advanced', { body }, options),
    },
    resolutions: {
      list: (options) => caller.call('resolutions.list', {}, options),
      create: (body, options) => caller.call('resolutions.create', { body }, options),
      get: (id, options) => caller.call('resolutions.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('resolutions.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('resolutions.delete', { path: { id } }, options),
    },
    kpi: {
      since: (resourceId, dimension, start, options) =>
        caller.call('kpi.since', { path: { resourceId, dimension, start } }, options),
    },
    activityLogs: {
      list: (options) => caller.call('activityLogs.list', {}, options),
      iterate: (options) => caller.iterate('activityLogs.list', {}, options),
      get: (id, options) => caller.call('activityLogs.get', { path: { id } }, options),
      delete: (id, options) => caller.call('activityLogs.delete', { path: { id } }, options),
      archive: (id, options) => caller.call('activityLogs.archive', { path: { id } }, options),
      listAudit: (options) => caller.call('activityLogs.listAudit', {}, options),
      iterateAudit: (options) => caller.iterate('activityLogs.listAudit', {}, options),
      archiveAll: (options) => caller.call('activityLogs.archiveAll', {}, options),
      deleteAll: (options) => caller.call('activityLogs.deleteAll', {}, options),
      deleteAllOutdated: (options) => caller.call('activityLogs.deleteAllOutdated', {}, options),
      deleteOutdated: (id, options) => caller.call('activityLogs.deleteOutdated', { path: { id } }, options),
      download: (deviceNetworkId, fromDate, toDate, options) =>
        caller.call(
          'activityLogs.download',
          { path: { deviceNetworkId }, query: { fromDate, toDate } },
          options,
        ),
    },
    eventConsumers: {
      list: (options) => caller.call('eventConsumers.list', {}, options),
      iterate: (options) => caller.iterate('eventConsumers.list', {}, options),
      create: (body, options) => caller.call('eventConsumers.create', { body }, options),
      get: (id, options) => caller.call('eventConsumers.get', { path: { id } }, options),
      update: (id, body, options) => caller.call('eventConsumers.update', { path: { id }, body }, options),
      delete: (id, options) => caller.call('eventConsumers.delete', { path: { id } }, options),
      test: (id, body, options) => caller.call('eventConsumers.test', { path: { id }, body }, options),
      listDeadLetters: (id, options) =>
        caller.call('eventConsumers.listDeadLetters', { path: { id } }, options),
      iterateDeadLetters: (id, options) =>
        caller.iterate('eventConsumers.listDeadLetters', { path: { id } }, options),
      replayDeadLetters: (id, options) =>
        caller.call('eventConsumers.replayDeadLetters', { path: { id } }, options),
      getDeadLetter: (id, deadLetterId, options) =>
        caller.call('eventConsumers.getDeadLetter', { path: { id, deadLetterId } }, options),
      deleteDeadLetter: (id, deadLetterId, options) =>
        caller.call('eventConsumers.deleteDeadLetter', { path: { id, deadLetterId } }, options),
      replayDeadLetter: (id, deadLetterId, options) =>
        caller.call('eventConsumers.replayDeadLetter', { path: { id, deadLetterId } }, options),
    },
  };
}
