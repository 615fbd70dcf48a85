// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { CallOptions, Caller, CommandReceipt, Download, FileSource, QueryOf } from '../types.ts';
import type { Paged } from '../paging.ts';
import type * as Model from './models.ts';

/**
 * Versions of the service.
 */
export interface VersionGroup {
  /**
   * Get the versions of the service and its components.
   *
   * Returns the versions of the server, gateway, contract, Node.js and SQLite. This is also the cheapest request for checking an address and a key.
   */
  get(options?: CallOptions): Promise<Model.VersionResponse>;
}

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
  list(options?: CallOptions): Promise<Model.DeviceNetworkResponse[]>;
  /**
   * Create a device network.
   *
   * The new network starts with the OMA object catalogue as smart object types, a generic device type with a default template, a root location, a first data collector and the default roles. The calling key becomes a member with the Admin role. Returns 409 if the tenant has a device network of this name.
   * Needs the permission DeviceNetwork.Create.
   */
  create(body: Model.DeviceNetworkRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a device network.
   *
   * Returns a device network that the calling key is a member of.
   * Needs the permission DeviceNetwork.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DeviceNetworkResponse>;
  /**
   * Delete a device network.
   *
   * Deletes a device network that the calling key is a member of, with all its devices, registrations, keys, roles and measurements. As soon as the request is answered, no key has access to the network; its contents are deleted afterwards, in small batches. The key needs DeviceNetwork.Delete in the network that is deleted. Returns 409 if the calling key itself belongs to that network.
   * Needs the permission DeviceNetwork.Delete.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Get the current device network.
   *
   * Returns the device network that this request works in.
   * Needs the permission DeviceNetwork.Read.
   */
  current(options?: CallOptions): Promise<Model.DeviceNetworkResponse>;
  /**
   * List the permissions of the current key.
   *
   * Returns the permissions of the calling key in the device network. Each permission name maps to All or to the operations that the key may perform.
   */
  permissions(options?: CallOptions): Promise<Model.PermissionMap>;
  /**
   * List all roles of the current device network.
   *
   * Returns the roles that are specific to the device network, as a plain array ordered by name.
   * Needs the permission Role.Read.
   */
  listAllSpecificRoles(options?: CallOptions): Promise<Model.SpecificRoleResponse[]>;
  /**
   * List all resolutions of the current device network.
   *
   * Returns the same resolutions as `GET /resolutions` without a query.
   * Needs the permission Resolution.Read.
   */
  listResolutions(options?: CallOptions): Promise<Model.ResolutionResponse[]>;
  /**
   * Add the missing OMA objects to the current device network.
   *
   * Adds the OMA smart object types that the device network does not have, with their resource types and default templates. They are missing if they have been deleted or came with a later release. Existing entities are unchanged.
   * Needs the permission SmartObjectType.Create.
   */
  seed(options?: CallOptions): Promise<void>;
  /**
   * List roles of the current device network.
   *
   * Returns the roles that are specific to the device network.
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
   * Regenerate the SVG pictures of all location resources.
   *
   * Has no effect, because the service generates each SVG picture on request.
   * Needs the permission LocationResource.Update.
   */
  regenerateLocationResourceSvgs(options?: CallOptions): Promise<void>;
  /**
   * Restore the default roles.
   *
   * Restores the roles Admin, Operator and User and adds the responsibilities that they lack. Removes nothing. Returns 403 if the restored roles grant more than the calling key may do.
   * Needs the permission DeviceNetwork.Update.
   */
  reinitializeRoles(options?: CallOptions): Promise<void>;
  /**
   * Create a token for event streams.
   *
   * Creates a token that opens the event stream of the device network and nothing else. The token is valid for five minutes. A client that cannot send headers passes it as the query parameter access_token of events.stream. A stream that is open stays open after the token has expired.
   * Needs the permission Event.Read.
   */
  realtimeToken(options?: CallOptions): Promise<Model.RealTimeToken>;
  /**
   * Discover unregistered devices through the default data collector.
   *
   * Works like `POST /dataCollectors/{id}/discoverdevices` with the default data collector of the device network.
   * Needs the permission DataCollector.Update.
   */
  discoverDevices(options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Refresh the status of all data collectors.
   *
   * Requests the status of the gateways of the device network, 1,000 at most.
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
   * Returns the tenants that own the device networks that the calling key is a member of.
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
   * Returns a tenant that owns a device network that the calling key is a member of.
   * Needs the permission Tenant.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.TenantResponse>;
  /**
   * Update the external identifiers of a tenant.
   *
   * Changes the identifiers that other systems use for the tenant. The name cannot be changed. The change applies to all device networks of the tenant, so the key needs the permission in each of them.
   * Needs the permission Tenant.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.TenantRequest, options?: CallOptions): Promise<void>;
  /**
   * List the permissions of a role of a tenant.
   *
   * Returns the union of the permissions that roles of this name grant in those device networks of the tenant that the calling key is a member of.
   * Needs the permission Role.Read.
   * @param id ID of the entity.
   * @param roleName Name of the role.
   */
  permissions(id: Model.Uuid, roleName: string, options?: CallOptions): Promise<Model.PermissionMap>;
}

/**
 * Users of the dashboard and their access.
 */
export interface UsersGroup {
  /**
   * Get the current user.
   *
   * Returns the user that the calling key represents.
   */
  current(options?: CallOptions): Promise<Model.UserAccountResponse>;
  /**
   * List the responsibilities of the current user.
   *
   * Returns the names of the responsibilities that the calling key has in the device network, ordered by name.
   */
  responsibilities(options?: CallOptions): Promise<Model.Name[]>;
  /**
   * List the device networks of the current user.
   *
   * Returns a page of the device networks that the calling key is a member of, ordered by name. Search matches the name. Filter and Sort are ignored.
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
   * Returns the device networks that the calling key is a member of, as a plain array ordered by name.
   */
  listAllDeviceNetworks(options?: CallOptions): Promise<Model.DeviceNetworkResponse[]>;
  /**
   * Download the picture of the current user.
   *
   * Returns a picture that is derived from the ID of the key and never changes.
   * @deprecated Removed after 2019-03-31.
   */
  thumbnail(options?: CallOptions): Promise<Download>;
}

/**
 * Credentials of programs and users.
 */
export interface ApiKeysGroup {
  /**
   * List API keys.
   *
   * Returns the API keys of the device network. The value of a key is included only if the calling key has ApiKey.All and, in every network that the listed key is a member of, every permission of the listed key.
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
   * Creates a key for the device network of the request. Read its value with the get operation. Returns 403 if the roles grant more than the calling key may do, and 409 if the device network has a key of this name.
   * Needs the permission ApiKey.Create.
   */
  create(body: Model.ApiKeyRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get an API key.
   *
   * Returns an API key. Its value is included only if the calling key has ApiKey.All and every permission of this key.
   * Needs the permission ApiKey.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ApiKeyResponse>;
  /**
   * Update an API key.
   *
   * A new name or expiry renews the value of the key, and the old value stops working immediately; read the new value with the get operation. New roles keep the value and apply from the next request. If ExpirationDate is omitted, the expiry is unchanged. Returns 403 if added roles grant more than the calling key may do, or if a renewal is requested for a key that may do more than the calling key. Returns 409 if the key would renew itself, if the last key with the role Admin would lose it, if the name is taken, or if the key belongs to a registration ticket.
   * Needs the permission ApiKey.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ApiKeyRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete an API key.
   *
   * The key stops working immediately. Returns 409 if the key is the calling key, or if a network that it is a member of would be left without a key that has the role Admin.
   * Needs the permission ApiKey.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Sets of permissions granted to API keys.
 */
export interface RolesGroup {
  /**
   * List roles.
   *
   * Returns the roles of the device network with their permissions. Every network starts with the roles Admin, Operator and User.
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
   * Creates a role from responsibilities. Returns 403 if they grant more than the calling key may do, and 409 if the device network has a role of this name.
   * Needs the permission Role.Create.
   */
  create(body: Model.RoleRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a role.
   *
   * Returns a role with its responsibilities.
   * Needs the permission Role.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.RoleResponse>;
  /**
   * Update a role.
   *
   * Changes the role immediately for every key that has it. Returns 403 if the added responsibilities grant more than the calling key may do, and 409 if the name is taken or the role is Admin.
   * Needs the permission Role.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.RoleRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a role.
   *
   * Returns 409 if an API key has the role or if it is the role Admin.
   * Needs the permission Role.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Named sets of permissions that roles consist of.
 */
export interface ResponsibilitiesGroup {
  /**
   * List responsibilities.
   *
   * Returns the responsibilities of the device network, each with the roles that contain it.
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
   * Creates a named set of permissions. Returns 403 if they exceed those of the calling key, and 409 if the device network has a responsibility of this name.
   * Needs the permission Responsibility.Create.
   */
  create(body: Model.ResponsibilityRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a responsibility.
   *
   * Returns a responsibility with the roles that contain it.
   * Needs the permission Responsibility.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ResponsibilityResponse>;
  /**
   * Update a responsibility.
   *
   * Changes the responsibility immediately for every role that contains it. Returns 403 if the added permissions exceed those of the calling key. Returns 409 if the name is taken or the responsibility is Everything, which belongs to the role Admin.
   * Needs the permission Responsibility.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ResponsibilityRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a responsibility.
   *
   * Returns 409 if a role contains the responsibility or if it is Everything, which belongs to the role Admin.
   * Needs the permission Responsibility.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Names of the permissions that can be granted.
 */
export interface PermissionsGroup {
  /**
   * List permissions.
   *
   * Returns the names that permissions can have: entity types (Entity), and rights that concern no entity type (Custom), which are granted as All.
   * Needs the permission Permission.Read.
   */
  list(options?: CallOptions): Promise<Model.PermissionTypeName[]>;
}

/**
 * Tree of places of devices and gateways.
 */
export interface LocationsGroup {
  /**
   * List locations.
   *
   * Returns the locations of the device network. Search matches Name and ExternalId.
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
   * Creates a place for devices and gateways. Its parent is the root location unless the request names another one. Returns 400 if the network would exceed 10,000 locations or 32 levels.
   * Needs the permission Location.Create.
   */
  create(body: Model.LocationRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a location.
   *
   * Returns a location with its settings and tags.
   * Needs the permission Location.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.LocationResponse>;
  /**
   * Update a location.
   *
   * Replaces the stored location. If the parent or the tags are omitted, they are unchanged. Returns 400 if the location would be moved below itself, or if the root location would get a parent.
   * Needs the permission Location.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.LocationRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a location.
   *
   * Deletes the location with its settings. Returns 409 if it is the root location, if it has child locations, or if devices, gateways or network settings refer to it.
   * Needs the permission Location.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the data collectors of a location and its descendants.
   *
   * Returns the data collectors at the location and at all locations below it. Search matches Name, MACAddress and ExternalId.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   */
  listChildDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'locations.listChildDataCollectors'> & CallOptions,
  ): Promise<Model.DataCollectorPage>;
  /**
   * List the data collectors of a location and its descendants, page after page: an async iterable of rows.
   */
  iterateChildDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'locations.listChildDataCollectors'> & CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List the devices of a location and its descendants.
   *
   * Returns the devices at the location and at all locations below it. Search matches Name and DeviceIdentifier.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
   */
  listChildDevices(
    id: Model.Uuid,
    options?: QueryOf<'locations.listChildDevices'> & CallOptions,
  ): Promise<Model.DevicePage>;
  /**
   * List the devices of a location and its descendants, page after page: an async iterable of rows.
   */
  iterateChildDevices(
    id: Model.Uuid,
    options?: QueryOf<'locations.listChildDevices'> & CallOptions,
  ): Paged<Model.DeviceListResponse>;
  /**
   * List the data collectors of a location.
   *
   * Returns the data collectors at the location itself. Search matches Name, MACAddress and ExternalId.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
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
   * Returns the devices at the location itself. Search matches Name and DeviceIdentifier.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
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
   * Returns the maps, pictures and models of the location, with their positions.
   * Needs the permission LocationResource.Read.
   * @param id ID of the entity.
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
   * Returns the positions of the location on location resources.
   * Needs the permission Position.Read.
   * @param id ID of the entity.
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
   * List the child locations of a location.
   *
   * Returns the locations directly below the location, as a plain array ordered by name.
   * Needs the permission Location.Read.
   * @param id ID of the entity.
   */
  listLocations(id: Model.Uuid, options?: CallOptions): Promise<Model.LocationListResponse[]>;
  /**
   * List the settings of a location.
   *
   * Returns the settings of the location as a plain array, ordered by category and key. Settings with IsInherited come from the locations above it. Secrets are returned without their values.
   * Needs the permission Setting.Read.
   * @param id ID of the entity.
   */
  listSettings(id: Model.Uuid, options?: CallOptions): Promise<Model.SettingResponse[]>;
  /**
   * Add a setting to a location.
   *
   * Sets a value that the location does not have itself. Returns 409 if the location has its own value, and 400 for a category of credentials, which only devices have.
   * Needs the permission Setting.Create.
   * @param id ID of the entity.
   */
  createSetting(
    id: Model.Uuid,
    body: Model.SettingRequest,
    options?: CallOptions,
  ): Promise<Model.EntityIdResponse>;
  /**
   * Update a setting of a location.
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
  ): Promise<void>;
  /**
   * Update setting values of a location.
   *
   * Sets the values of several settings in any categories, all or none. A Value that is null or omitted deletes the setting. Settings that the request does not name are unchanged.
   * Needs the permission Setting.Update.
   * @param id ID of the entity.
   */
  updateSettingValues(
    id: Model.Uuid,
    body: readonly Model.SettingValueUpdate[],
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Add a setting of a category to a location.
   *
   * Sets a value that the location does not have itself. Use `PUT /locations/{id}/settingvalues` instead. Returns 409 if the location has its own value.
   * Needs the permission Setting.Create.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
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
   * Returns the maps, pictures and models of the locations of the device network. Search matches Name and Label.
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
   * Creates a map, picture or model of a location, with its file and its positions. Returns 409 if the location has 50 location resources already, and 400 if the request has more than 1,000 positions.
   * Needs the permission LocationResource.Create.
   */
  create(body: Model.LocationResourceRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a location resource.
   *
   * Returns a location resource with its positions.
   * Needs the permission LocationResource.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.LocationResourceWithPositionsResponse>;
  /**
   * Update a location resource.
   *
   * Replaces the location resource. If Data is omitted, the file is unchanged. If Positions is omitted, the positions are unchanged. Returns 409 if the new location has 50 location resources already, and 400 if the request has more than 1,000 positions.
   * Needs the permission LocationResource.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.LocationResourceRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a location resource.
   *
   * Deletes the location resource with its file and positions.
   * Needs the permission LocationResource.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Download the file of a location resource.
   *
   * Returns the bytes that were uploaded. The response headers make browsers save the file instead of displaying it or running scripts in it.
   * Needs the permission LocationResource.Read.
   * @param id ID of the entity.
   */
  download(id: Model.Uuid, options?: CallOptions): Promise<Download>;
  /**
   * List the positions on a location resource.
   *
   * Returns the positions on the location resource.
   * Needs the permission Position.Read.
   * @param id ID of the entity.
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
   * Regenerate the SVG picture of a location resource.
   *
   * Has no effect, because the service generates the SVG picture on request.
   * Needs the permission LocationResource.Update.
   * @param id ID of the entity.
   */
  regenerateSvg(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Get the SVG picture of a location resource.
   *
   * Returns an SVG document that shows the file in any picture format. Scripts in an uploaded SVG file do not run. Returns 404 if the location resource has no picture.
   * Needs the permission LocationResource.Read.
   * @param id ID of the entity.
   */
  svg(id: Model.Uuid, options?: CallOptions): Promise<Download>;
}

/**
 * Positions of devices, gateways and locations on location resources.
 */
export interface PositionsGroup {
  /**
   * List positions.
   *
   * Returns the positions of devices, gateways and locations on the location resources of the device network.
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
   * Places an entity on a location resource. Returns 409 if the location resource has 1,000 positions already.
   * Needs the permission Position.Create.
   */
  create(body: Model.PositionRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a position.
   *
   * Returns a position.
   * Needs the permission Position.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.PositionResponse>;
  /**
   * Update a position.
   *
   * Replaces the position. Returns 409 if the new location resource has 1,000 positions already.
   * Needs the permission Position.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.PositionRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a position.
   *
   * Deletes the position. The entity at the position is unchanged.
   * Needs the permission Position.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Time zones that locations accept.
 */
export interface TimeZonesGroup {
  /**
   * List time zones.
   *
   * Returns every IANA time zone name that locations accept, links such as US/Pacific included. Locations accept the names in any case.
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
   * Returns the data collectors (gateways) of the device network.
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
   * Registers a gateway. If type, template or location are omitted, those of the network apply. Returns 409 if another data collector in the same cloud region has this name, in any device network, or if another data collector of the device network has this MAC address and DisableMacAddressConflictCheck is not set.
   * Needs the permission DataCollector.Create.
   */
  register(body: Model.DataCollectorRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get the registration ticket of the data collector with a MAC address.
   *
   * Returns the ticket of the data collector with this MAC address. The ticket is the one that `GET /dataCollectors/{id}/registrationTicket` returns.
   * Needs the permission RegistrationTicket.All.
   */
  createSecurityToken(
    body: Model.SecurityTokenRequest,
    options?: CallOptions,
  ): Promise<Model.RegistrationTicket>;
  /**
   * Get a data collector.
   *
   * Returns a data collector of the device network. The token of a registration ticket can get its own gateway only.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DataCollectorResponse>;
  /**
   * Update a data collector.
   *
   * Replaces the stored data collector. If Region or IsBlacklisted are omitted, they are unchanged, and so are settings that the request does not name. Returns 409 if the name or MAC address is taken.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.DataCollectorRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a data collector.
   *
   * Deletes a data collector with its settings. Returns 409 if devices report through it and force is false, or if it is the default data collector of the network. With force, the devices move to the default data collector.
   * Needs the permission DataCollector.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: QueryOf<'dataCollectors.delete'> & CallOptions): Promise<void>;
  /**
   * Restart a gateway.
   *
   * The gateway runs inside the service and restarts only with it. The activity log entry of the command therefore fails and says so.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  applicationRestart(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Restart the system of a gateway.
   *
   * Only the operator of the service can restart the system. The activity log entry of the command therefore fails and says so.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  systemRestart(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
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
  ): Promise<Model.CustomCommandAnswer>;
  /**
   * List the devices of a data collector.
   *
   * Returns the devices that report through the data collector.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
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
   * @param id ID of the entity.
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
   * @param id ID of the entity.
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
   * @param id ID of the entity.
   * @param endpoint The endpoint name (DeviceIdentifier) of the device.
   */
  deregisterDevice(id: Model.Uuid, endpoint: Model.EndpointName, options?: CallOptions): Promise<void>;
  /**
   * Discover unregistered devices.
   *
   * For 60 s the gateway records endpoints that match no device and try to register without security. It still refuses them. `GET /devices/discovered` lists them, so that you can create devices for them.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  discoverDevices(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Download the registration ticket of a data collector.
   *
   * Returns the same ticket as `GET /dataCollectors/{id}/registrationTicket`.
   * Needs the permission RegistrationTicket.All.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31. Use dataCollectors.getRegistrationTicket.
   */
  downloadRegistrationTicket(id: Model.Uuid, options?: CallOptions): Promise<Model.RegistrationTicket>;
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
    options?: QueryOf<'dataCollectors.listLog'> & CallOptions,
  ): Promise<Model.LogResponse[]>;
  /**
   * List the days with log entries.
   *
   * Returns the days (UTC) that have log entries. There are no files: Uri links to the entries of the day.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   */
  listLogFiles(
    id: Model.Uuid,
    options?: QueryOf<'dataCollectors.listLogFiles'> & CallOptions,
  ): Promise<Model.LogFilePage>;
  /**
   * List the days with log entries, page after page: an async iterable of rows.
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
   * @param id ID of the entity.
   */
  deliverValues(
    id: Model.Uuid,
    body: readonly Model.EndpointValue[],
    options?: CallOptions,
  ): Promise<Model.DeliveryReport>;
  /**
   * List the positions of a data collector.
   *
   * Returns the positions of the data collector on location resources.
   * Needs the permission Position.Read.
   * @param id ID of the entity.
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
   * Requests the status of the gateway, which Statuses and LastSeen of the data collector then show.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  refreshStatus(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Get the registration ticket of a data collector.
   *
   * Returns the token that lets software act as this gateway. The token can read the data collector and its settings, register devices that do not speak LwM2M and deliver their availability and values. It works for this data collector only and grants nothing that the calling key lacks. Returns 403 if the calling key lacks GatewayUplink. The ticket lasts for 30 days, but no longer than the key that issued it. A request in the second half of that time, or with another key, issues a new token and revokes the previous one. Deleting its API key, the key that issued it or the data collector also revokes the ticket.
   * Needs the permission RegistrationTicket.All.
   * @param id ID of the entity.
   */
  getRegistrationTicket(id: Model.Uuid, options?: CallOptions): Promise<Model.RegistrationTicket>;
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
    options?: CallOptions,
  ): Promise<Model.RegistrationReport>;
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
  ): Promise<CommandReceipt>;
  /**
   * Add a data collector to the blacklist or remove it.
   *
   * With true, the gateway ends the registrations of its devices and refuses new ones (4.03). With false, the devices may register again.
   * Needs the permission DataCollector.Update.
   * @param id ID of the entity.
   */
  setBlacklist(id: Model.Uuid, body: Model.IsBlacklisted, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * List the settings of a data collector.
   *
   * Returns the settings of the data collector as a plain array, ordered by category and key. Settings with IsInherited come from its template, its location or the defaults of its type. Secrets are returned without their values. The token of a registration ticket can list the settings of its own gateway only.
   * Needs the permission Setting.Read.
   * @param id ID of the entity.
   */
  listSettings(id: Model.Uuid, options?: CallOptions): Promise<Model.SettingResponse[]>;
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
    options?: CallOptions,
  ): Promise<Model.EntityIdResponse>;
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
  ): Promise<void>;
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
  ): Promise<void>;
}

/**
 * Types of gateways.
 */
export interface DataCollectorTypesGroup {
  /**
   * List data collector types.
   *
   * Returns the data collector types of the device network.
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
   * Creates a type of gateway, with a default template of the same name if CreateDefaultTemplate is true. Setting categories are found by Id, else by Name, and created if they do not exist. Returns 409 if Name or HardwareTypeId is taken in the device network.
   * Needs the permission DataCollectorType.Create.
   */
  create(body: Model.DataCollectorTypeCreateRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Export data collector types.
   *
   * Returns data collector types in the format that the import takes.
   * Needs the permission DataCollectorType.Read.
   * @param ids IDs of the data collector types, separated by commas. 1 to 100 of them.
   */
  export(ids: string, options?: CallOptions): Promise<Model.DataCollectorTypeExportResponse[]>;
  /**
   * Import data collector types.
   *
   * Creates the types that the device network does not have, and updates those with the same HardwareTypeId or Name. If an item is refused, the items before it stay imported.
   * Needs the permission DataCollectorType.Create.
   */
  import(body: readonly Model.DataCollectorTypeImportRequest[], options?: CallOptions): Promise<void>;
  /**
   * List data collector types with metrics.
   *
   * Returns the data collector types of the device network, each with its numbers of data collectors and templates.
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
   * Returns a data collector type of the device network.
   * Needs the permission DataCollectorType.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DataCollectorTypeResponse>;
  /**
   * Update a data collector type.
   *
   * Replaces the stored type. If setting categories are omitted, they are unchanged. Returns 409 if Name or HardwareTypeId is taken.
   * Needs the permission DataCollectorType.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.DataCollectorTypeRequest, options?: CallOptions): Promise<void>;
  /**
   * Patch a data collector type.
   *
   * Applies a JSON Patch (RFC 6902) to the members of DataCollectorTypeRequest, sent as application/json or application/json-patch+json. The result is validated like that of a PUT, and either all operations apply or none. Use PUT to change setting categories.
   * Needs the permission DataCollectorType.Update.
   * @param id ID of the entity.
   */
  patch(
    id: Model.Uuid,
    body: readonly Model.JsonPatchOperation[],
    options?: CallOptions,
  ): Promise<Model.DataCollectorTypeResponse>;
  /**
   * Delete a data collector type.
   *
   * Deletes a type and its templates. Returns 409 if data collectors use the type or if it is the network's default type.
   * Needs the permission DataCollectorType.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the data collectors of a type.
   *
   * Returns the data collectors of the type.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
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
   * Returns the templates of the type.
   * Needs the permission DataCollectorTemplate.Read.
   * @param id ID of the entity.
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
   * The default settings of the category apply to data collectors of the type from now on.
   * Needs the permission DataCollectorType.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   */
  addSettingCategory(id: Model.Uuid, settingCategoryId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Remove a setting category from a data collector type.
   *
   * Data collectors of the type keep their own values of these settings.
   * Needs the permission DataCollectorType.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   */
  removeSettingCategory(id: Model.Uuid, settingCategoryId: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Configurations for gateways of a type.
 */
export interface DataCollectorTemplatesGroup {
  /**
   * List data collector templates.
   *
   * Returns the data collector templates of all types, or of the type with the given HardwareTypeId.
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
   * Creates a template for gateways of a type. Configurations must be defined by the type. Returns 409 if the type has a template of this name.
   * Needs the permission DataCollectorTemplate.Create.
   */
  create(body: Model.DataCollectorTemplateRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Export data collector templates.
   *
   * Returns data collector templates in the format that the import takes.
   * Needs the permission DataCollectorTemplate.Read.
   * @param ids IDs of the data collector templates, separated by commas. 1 to 100 of them.
   */
  export(ids: string, options?: CallOptions): Promise<Model.DataCollectorTemplateExportResponse[]>;
  /**
   * Import data collector templates.
   *
   * Adds each template to the type with its HardwareTypeId, or updates the template of the same name. Default templates are unchanged. Returns 400 if a type does not exist. If an item is refused, the items before it stay imported.
   * Needs the permission DataCollectorTemplate.Create.
   */
  import(body: readonly Model.DataCollectorTemplateImportRequest[], options?: CallOptions): Promise<void>;
  /**
   * Get a data collector template.
   *
   * Returns a data collector template with its setting values.
   * Needs the permission DataCollectorTemplate.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DataCollectorTemplateResponse>;
  /**
   * Update a data collector template.
   *
   * Replaces the stored template. Returns 400 if the type would change, and 409 if the type has another template of this name.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id ID of the entity.
   */
  update(
    id: Model.Uuid,
    body: Model.DataCollectorTemplateRequest,
    options?: CallOptions,
  ): Promise<Model.DataCollectorTemplateResponse>;
  /**
   * Patch a data collector template.
   *
   * Applies a JSON Patch (RFC 6902) to the members of DataCollectorTemplateRequest, sent as application/json or application/json-patch+json. The result is validated like that of a PUT, and either all operations apply or none. Returns 400 if the type would change.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id ID of the entity.
   */
  patch(
    id: Model.Uuid,
    body: readonly Model.JsonPatchOperation[],
    options?: CallOptions,
  ): Promise<Model.DataCollectorTemplateResponse>;
  /**
   * Delete a data collector template.
   *
   * Returns 409 if data collectors use the template.
   * Needs the permission DataCollectorTemplate.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Add a setting value to a data collector template.
   *
   * Data collectors of the template use the value instead of the default one, unless they have their own. Returns 400 if the type does not have the category, and 409 if the template has a value of the setting.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   * @param settingId ID of the default setting.
   */
  createSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.DataCollectorTemplateSettingValueRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Update a setting value of a data collector template.
   *
   * Replaces the value in the template.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   * @param settingId ID of the default setting.
   */
  updateSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    body: Model.DataCollectorTemplateSettingValueRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Delete a setting value of a data collector template.
   *
   * Data collectors of the template use the default value again.
   * Needs the permission DataCollectorTemplate.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   * @param settingId ID of the default setting.
   */
  deleteSettingValue(
    id: Model.Uuid,
    settingCategoryId: Model.Uuid,
    settingId: Model.Uuid,
    options?: CallOptions,
  ): Promise<void>;
}

/**
 * Barcodes on the labels of gateways and devices.
 */
export interface BarcodesGroup {
  /**
   * Parse a barcode.
   *
   * Parses the text of a label: a MAC address and a hardware type ID in any order, bare or behind labels (MAC, HW), as a URL query or as JSON. Returns the matching type and the matching data collector or device of the device network.
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
   * Returns the network settings of the device network. Search matches Name and SSID.
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
   * Describes a network that gateways may join, at the given locations or everywhere. The service encrypts the key of the network and never returns it.
   * Needs the permission NetworkSetting.Create.
   * @deprecated Removed after 2019-03-31.
   */
  create(body: Model.NetworkSettingRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a network setting.
   *
   * Returns a network setting without the key of the network.
   * Needs the permission NetworkSetting.Read.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.NetworkSettingResponse>;
  /**
   * Update a network setting.
   *
   * Replaces the stored network setting. The key of the network is unchanged unless PasswordChanged is true or the request contains another key.
   * Needs the permission NetworkSetting.Update.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  update(id: Model.Uuid, body: Model.NetworkSettingUpdateRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a network setting.
   *
   * Deletes the network setting. Gateways that have joined the network are not notified.
   * Needs the permission NetworkSetting.Delete.
   * @param id ID of the entity.
   * @deprecated Removed after 2019-03-31.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Entities found by the IDs that other systems gave them.
 */
export interface ExternalIdsGroup {
  /**
   * List data collectors by an external ID.
   *
   * Returns the data collectors that have this external ID. Returns 404 if there are none.
   * Needs the permission DataCollector.Read.
   * @param id ID that another system has given to the entity.
   */
  listDataCollectors(
    id: Model.ExternalId,
    options?: QueryOf<'externalIds.listDataCollectors'> & CallOptions,
  ): Promise<Model.DataCollectorPage>;
  /**
   * List data collectors by an external ID, page after page: an async iterable of rows.
   */
  iterateDataCollectors(
    id: Model.ExternalId,
    options?: QueryOf<'externalIds.listDataCollectors'> & CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List locations by an external ID.
   *
   * Returns the locations that have this external ID, without Settings. Returns 404 if there are none.
   * Needs the permission Location.Read.
   * @param id ID that another system has given to the entity.
   */
  listLocations(
    id: Model.ExternalId,
    options?: QueryOf<'externalIds.listLocations'> & CallOptions,
  ): Promise<Model.LocationDetailsPage>;
  /**
   * List locations by an external ID, page after page: an async iterable of rows.
   */
  iterateLocations(
    id: Model.ExternalId,
    options?: QueryOf<'externalIds.listLocations'> & CallOptions,
  ): Paged<Model.LocationResponse>;
}

/**
 * Labels for devices, gateways and locations.
 */
export interface TagsGroup {
  /**
   * List tags.
   *
   * Returns the tags of the device network. Search matches Name.
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
   * Creates a label for devices, gateways and locations. Returns 409 if the device network has a tag of this name.
   * Needs the permission Tag.Create.
   */
  create(body: Model.TagRequest, options?: CallOptions): Promise<Model.TagResponse>;
  /**
   * Get a tag.
   *
   * Returns a tag of the device network.
   * Needs the permission Tag.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.TagResponse>;
  /**
   * Rename a tag.
   *
   * Changes the name of the tag. Returns 409 if the device network has another tag of this name.
   * Needs the permission Tag.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.TagRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a tag.
   *
   * Deletes the tag and removes it from every entity that has it.
   * Needs the permission Tag.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the data collectors with a tag.
   *
   * Returns the data collectors that have the tag themselves.
   * Needs the permission DataCollector.Read.
   * @param id ID of the entity.
   */
  listDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'tags.listDataCollectors'> & CallOptions,
  ): Promise<Model.DataCollectorPage>;
  /**
   * List the data collectors with a tag, page after page: an async iterable of rows.
   */
  iterateDataCollectors(
    id: Model.Uuid,
    options?: QueryOf<'tags.listDataCollectors'> & CallOptions,
  ): Paged<Model.DataCollectorListResponse>;
  /**
   * List the locations with a tag.
   *
   * Returns the locations that have the tag, without Settings.
   * Needs the permission Location.Read.
   * @param id ID of the entity.
   */
  listLocations(
    id: Model.Uuid,
    options?: QueryOf<'tags.listLocations'> & CallOptions,
  ): Promise<Model.LocationDetailsPage>;
  /**
   * List the locations with a tag, page after page: an async iterable of rows.
   */
  iterateLocations(
    id: Model.Uuid,
    options?: QueryOf<'tags.listLocations'> & CallOptions,
  ): Paged<Model.LocationResponse>;
}

/**
 * Servers and keys that devices get at their bootstrap.
 */
export interface BootstrapServersGroup {
  /**
   * List bootstrap servers.
   *
   * Returns the bootstrap servers that devices of the device network can refer to.
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
   * Defines the servers and keys that devices with this BootstrapServerName get at their bootstrap. Returns 409 if the device network has a bootstrap server of this name.
   * Needs the permission BootstrapServer.Create.
   */
  create(body: Model.BootstrapServerRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a bootstrap server.
   *
   * Returns a bootstrap server of the device network without its keys.
   * Needs the permission BootstrapServer.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.BootstrapServerResponse>;
  /**
   * Update a bootstrap server.
   *
   * Replaces the stored bootstrap server. If a SecretKey is omitted, it is unchanged. Devices get the new data at their next bootstrap. Returns 409 if the name is taken, or if it would change while devices refer to the bootstrap server.
   * Needs the permission BootstrapServer.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.BootstrapServerRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a bootstrap server.
   *
   * Returns 409 if devices refer to the bootstrap server.
   * Needs the permission BootstrapServer.Delete.
   * @param id ID of the entity.
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
   * Returns the setting categories of the device network. Search matches Name.
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
   * Creates a group of settings. In a category with IsSecuritySettings, values are secrets, which the service never returns. Returns 409 if the device network has a setting category of this name.
   * Needs the permission SettingCategory.Create.
   */
  create(body: Model.SettingCategoryRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a setting category.
   *
   * Returns a setting category with the settings that it defines.
   * Needs the permission SettingCategory.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.SettingCategoryResponse>;
  /**
   * Update a setting category.
   *
   * Replaces the stored category. The service itself uses PSK, BootstrapPSK, RPK, X509 and Security: returns 400 if the name or a key of one of them would change. The default value of X509 trustedCertificates is the trust list of all devices without their own. Returns 409 if IsSecuritySettings would be set while settings of the category have values, because readable values cannot become secrets. Returns 409 if the name is taken, or if a setting would be renamed while templates have values of it.
   * Needs the permission SettingCategory.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.SettingCategoryRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a setting category.
   *
   * Returns 409 if the service itself uses the category, if it has settings, or if device or data collector types have it.
   * Needs the permission SettingCategory.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

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
  list(options?: QueryOf<'defaultSettings.list'> & CallOptions): Promise<Model.DefaultSettingPage>;
  /**
   * List default settings, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'defaultSettings.list'> & CallOptions): Paged<Model.DefaultSettingResponse>;
  /**
   * Delete a default setting.
   *
   * Removes the default setting from its category and deletes the values that templates have of it. Devices, locations and gateways keep their own values. Returns 409 if the service itself uses the setting.
   * Needs the permission DefaultSetting.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

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
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.SettingResponse>;
  /**
   * Delete a setting.
   *
   * Deletes the value. If it is part of a device's credentials, the sessions of the device end.
   * Needs the permission Setting.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Definitions of LwM2M objects.
 */
export interface SmartObjectTypesGroup {
  /**
   * List smart object types.
   *
   * Returns the LwM2M objects that the device network defines.
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
   * Creates an LwM2M object without resources; add them as resource types. Returns 409 if the device network has a smart object type with this TypeId and ObjectUrn.
   * Needs the permission SmartObjectType.Create.
   */
  create(body: Model.SmartObjectTypeRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Import smart object types.
   *
   * Imports object definitions with their resources, given as a JSON array or as one OMA device description file (DDF XML, sent as application/xml or text/xml). Either the whole request is imported or nothing. Definitions whose TypeId and ObjectUrn the network has already are unchanged.
   * Needs the permission SmartObjectType.Create.
   */
  import(
    body: readonly Model.SmartObjectTypeImportRequest[] | Model.DdfXml,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Get a smart object type.
   *
   * Returns an LwM2M object with its resource types.
   * Needs the permission SmartObjectType.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.SmartObjectTypeResponse>;
  /**
   * Update a smart object type.
   *
   * Replaces the name, URN, description and MultipleInstances. Returns 400 if the object ID would change. Returns 409 if MultipleInstances would become false while there are instances other than 0, or if another type has this TypeId and ObjectUrn.
   * Needs the permission SmartObjectType.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.SmartObjectTypeRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a smart object type.
   *
   * Deletes the type with its default template, and those of its resource types that no other object has. Returns 409 if device types, device templates, smart objects or smart object templates other than the default one use the type.
   * Needs the permission SmartObjectType.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Update the resource type instances of a smart object type.
   *
   * Replaces the whole list. An instance without Id is created, one with a known Id is updated, and one that is omitted is deleted. Before the request is answered, smart objects get the new resources and lose the deleted ones with their measurements and observations. Smart object templates lose the deleted resources too.
   * Needs the permission SmartObjectType.Update.
   * @param id ID of the entity.
   */
  updateResourceTypeInstances(
    id: Model.Uuid,
    body: readonly Model.ResourceTypeInstanceRequest[],
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Add a resource type to a smart object type.
   *
   * Smart objects of the type have the resource from now on. Returns 409 if the type has a resource with this ID.
   * Needs the permission SmartObjectType.Update.
   * @param id ID of the entity.
   * @param resourceTypeId ID of the resource type.
   */
  addResourceType(id: Model.Uuid, resourceTypeId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Remove a resource type from a smart object type.
   *
   * Smart objects of the type lose the resource with its measurements and observations.
   * Needs the permission SmartObjectType.Update.
   * @param id ID of the entity.
   * @param resourceTypeId ID of the resource type.
   */
  removeResourceType(id: Model.Uuid, resourceTypeId: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Definitions of LwM2M resources.
 */
export interface ResourceTypesGroup {
  /**
   * List resource types.
   *
   * Returns the LwM2M resource definitions of the device network.
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
   * Creates a resource definition and adds it to the smart object type that the request names. Returns 409 if the object has a resource with this ID.
   * Needs the permission ResourceType.Create.
   */
  create(body: Model.ResourceTypeRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a resource type.
   *
   * Returns a resource definition.
   * Needs the permission ResourceType.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ResourceTypeResponse>;
  /**
   * Update a resource type.
   *
   * Replaces the definition for all smart object types that have it. SmartObjectTypeId must be one of them. Returns 400 if the resource ID would change.
   * Needs the permission ResourceType.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ResourceTypeRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a resource type.
   *
   * Returns 409 if a smart object type has the resource type.
   * Needs the permission ResourceType.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Values, observations and attributes of object instances.
 */
export interface SmartObjectTemplatesGroup {
  /**
   * List smart object templates.
   *
   * Returns the smart object templates of the device network. Every smart object type has a default template.
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
   * Defines how object instances of a type are set up. After a device of the template registers, the service observes the resources with IsRequestObserve and writes the values. Returns 409 if the smart object type has a template of this name.
   * Needs the permission SmartObjectTemplate.Create.
   */
  create(body: Model.SmartObjectTemplateRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a smart object template.
   *
   * Returns a smart object template with its resource templates.
   * Needs the permission SmartObjectTemplate.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.SmartObjectTemplateResponse>;
  /**
   * Update a smart object template.
   *
   * Replaces the name, resource templates and tags. Attributes are unchanged. Returns 400 if the smart object type would change, and 409 if the type has another template of this name.
   * Needs the permission SmartObjectTemplate.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.SmartObjectTemplateRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a smart object template.
   *
   * Returns 409 if it is the default template of its type, or if device templates or smart objects use it.
   * Needs the permission SmartObjectTemplate.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the resource attributes of a smart object template.
   *
   * Returns the desired attributes of devices that use the template.
   * Needs the permission SmartObjectTemplate.Read.
   * @param id ID of the entity.
   */
  attributes(id: Model.Uuid, options?: CallOptions): Promise<Model.ResourceAttributeResponse[]>;
  /**
   * Update the resource attributes of a smart object template.
   *
   * Replaces the whole list. An attribute without Id is created, one with a known Id is updated, and one that is omitted is deleted. Devices that use the template receive the changes with Write-Attributes: at object level if all instances of the type in their device template share this template, else for each instance. Sleeping devices receive them when they wake. Every new Register sends all attributes again. Deleted attributes are also removed from the devices.
   * Needs the permission SmartObjectTemplate.Update.
   * @param id ID of the entity.
   */
  updateAttributes(
    id: Model.Uuid,
    body: readonly Model.ResourceAttributeRequest[],
    options?: CallOptions,
  ): Promise<void>;
}

/**
 * Attributes that LwM2M defines for resources.
 */
export interface ResourceAttributeDefinitionsGroup {
  /**
   * List resource attribute definitions.
   *
   * Returns all attributes that LwM2M defines. Their IDs are the same in every device network and release.
   * Needs the permission ResourceAttributeDefinition.Read.
   */
  list(options?: CallOptions): Promise<Model.ResourceAttributeDefinitionResponse[]>;
}

/**
 * Attributes reported by devices.
 */
export interface ResourceAttributesGroup {
  /**
   * Read the attributes of a device.
   *
   * Sends an LwM2M Discover for each object of the device except Security and Server. The smart objects of the device show the result.
   * Needs the permission ResourceAttribute.Read.
   * @param deviceidentifier Endpoint name or ID of the device.
   */
  readDevice(deviceidentifier: Model.EndpointName, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Read the attributes of an object.
   *
   * Sends an LwM2M Discover for the object. Returns 400 for Security and Server, which cannot be discovered.
   * Needs the permission ResourceAttribute.Read.
   * @param deviceidentifier Endpoint name or ID of the device.
   * @param objectid LwM2M object ID.
   */
  readObject(
    deviceidentifier: Model.EndpointName,
    objectid: Model.LwM2MId,
    options?: CallOptions,
  ): Promise<CommandReceipt>;
  /**
   * Read the attributes of an object instance.
   *
   * Sends an LwM2M Discover for the object instance.
   * Needs the permission ResourceAttribute.Read.
   * @param deviceidentifier Endpoint name or ID of the device.
   * @param objectid LwM2M object ID.
   * @param instancenumber LwM2M object instance ID.
   */
  readInstance(
    deviceidentifier: Model.EndpointName,
    objectid: Model.LwM2MId,
    instancenumber: Model.LwM2MId,
    options?: CallOptions,
  ): Promise<CommandReceipt>;
}

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
  list(options?: QueryOf<'deviceTypes.list'> & CallOptions): Promise<Model.DeviceTypePage>;
  /**
   * List device types, page after page: an async iterable of rows.
   */
  iterate(options?: QueryOf<'deviceTypes.list'> & CallOptions): Paged<Model.DeviceTypeListResponse>;
  /**
   * Create a device type.
   *
   * Creates a device type with a default template of the same name, so that devices can be created immediately. Returns 409 if the device network has a device type of this name.
   * Needs the permission DeviceType.Create.
   */
  create(body: Model.DeviceTypeRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a device type.
   *
   * Returns a device type with its object instances and templates.
   * Needs the permission DeviceType.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DeviceTypeResponse>;
  /**
   * Update a device type.
   *
   * Replaces the definition. Existing devices keep their smart objects. Returns 409 if the name is taken.
   * Needs the permission DeviceType.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.DeviceTypeRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a device type.
   *
   * Deletes the type and its templates. Returns 409 if devices or firmware packages use the type.
   * Needs the permission DeviceType.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
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
  ): Promise<Model.SmartObjectTypeInstanceWithTemplatesResponse[]>;
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
  ): Promise<Model.SmartObjectTypeWithTemplatesResponse[]>;
  /**
   * Add a setting category to a device type.
   *
   * The default settings of the category apply to devices of the type from now on.
   * Needs the permission DeviceType.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   */
  addSettingCategory(id: Model.Uuid, settingCategoryId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Remove a setting category from a device type.
   *
   * Devices of the type keep their own values of these settings.
   * Needs the permission DeviceType.Update.
   * @param id ID of the entity.
   * @param settingCategoryId ID of the setting category.
   */
  removeSettingCategory(id: Model.Uuid, settingCategoryId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the firmware packages of a device type.
   *
   * Returns a page of the firmware packages of the type. PageSize is honoured however many packages there are.
   * Needs the permission FirmwarePackage.Read.
   * @param id ID of the entity.
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
  ): Promise<Model.DeviceTemplateListResponse[]>;
  /**
   * List the templates of a device type.
   *
   * Returns a page of the templates of the device type.
   * Needs the permission DeviceTemplate.Read.
   * @param deviceTypeId ID of the device type.
   */
  listByDeviceType(
    deviceTypeId: Model.Uuid,
    options?: QueryOf<'deviceTemplates.listByDeviceType'> & CallOptions,
  ): Promise<Model.DeviceTemplatePage>;
  /**
   * List the templates of a device type, page after page: an async iterable of rows.
   */
  iterateByDeviceType(
    deviceTypeId: Model.Uuid,
    options?: QueryOf<'deviceTemplates.listByDeviceType'> & CallOptions,
  ): Paged<Model.DeviceTemplateListResponse>;
  /**
   * List device templates.
   *
   * Returns the device templates of the device network.
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
   * Creates a template for a device type. Object instances that the request omits are taken from the type. Returns 409 if the type has a template of this name.
   * Needs the permission DeviceTemplate.Create.
   */
  create(body: Model.DeviceTemplateRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * List all device templates.
   *
   * Returns all templates of the device network as a plain array ordered by name.
   * Needs the permission DeviceTemplate.Read.
   */
  listAll(options?: CallOptions): Promise<Model.DeviceTemplateListResponse[]>;
  /**
   * Get a device template.
   *
   * Returns a device template.
   * Needs the permission DeviceTemplate.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DeviceTemplateResponse>;
  /**
   * Update a device template.
   *
   * Replaces the template. Returns 400 if the device type would change, and 409 if the type has another template of this name.
   * Needs the permission DeviceTemplate.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.DeviceTemplateRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a device template.
   *
   * Returns 409 if devices use the template or it is the type's last one.
   * Needs the permission DeviceTemplate.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
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
    options?: CallOptions,
  ): Promise<void>;
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
  ): Promise<void>;
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
  ): Promise<void>;
}

/**
 * Export and import of device types and templates.
 */
export interface HardwareDefinitionsGroup {
  /**
   * Export device types and templates.
   *
   * Exports device types with their device templates and setting categories, and single device templates with their types, in a format that other device networks import. The export contains the objects and smart object templates that they use. It does not contain resource attributes with their values, resource templates or firmware.
   * Needs the permission HardwareDefinition.Read.
   */
  export(body: Model.ExportDefinition, options?: CallOptions): Promise<Model.HardwareDefinitions>;
  /**
   * Import device types and templates.
   *
   * Imports the items of an export one by one and returns the result of each. Items that the device network has already are unchanged (Ignored). So are default templates, even if they differ. The file can have up to 8 MiB. Returns 400 for exports of releases before 2018_35.
   * Needs the permission HardwareDefinition.Create.
   */
  import(
    body: { readonly ImportDeviceTypes: FileSource },
    options?: CallOptions,
  ): Promise<Model.ImportResponse>;
}

/**
 * Export of object definitions.
 */
export interface ResourceModelDefinitionsGroup {
  /**
   * Export object definitions.
   *
   * Returns the LwM2M objects of the device network with their resources, ordered by object ID.
   * Needs the permission SmartObjectType.Read.
   */
  export(
    options?: QueryOf<'resourceModelDefinitions.export'> & CallOptions,
  ): Promise<Model.SmartObjectDefinition[]>;
}

/**
 * Firmware for device types.
 */
export interface FirmwarePackagesGroup {
  /**
   * List firmware packages.
   *
   * Returns the firmware packages of all device types of the device network.
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
   * Stores the file while it arrives, up to the size limit of the service, and answers after it has been written to disk. An interrupted upload leaves nothing behind. The parts of the form may come in any order.
   * Needs the permission FirmwarePackage.Create.
   */
  create(
    body: { readonly firmware: FileSource; readonly request: Model.FirmwarePackageRequest },
    options?: CallOptions,
  ): Promise<Model.EntityIdResponse>;
  /**
   * Get a firmware package.
   *
   * Returns a firmware package with the size and the checksum of its file.
   * Needs the permission FirmwarePackage.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.FirmwarePackageResponse>;
  /**
   * Delete a firmware package.
   *
   * Deletes a package and its file. Returns 409 if an update to the package is in progress.
   * Needs the permission FirmwarePackage.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Update many devices to a firmware package.
   *
   * Starts an update of the devices in DeviceIds, or of the devices of the package's device type that match Filter. Filter has the syntax of `GET /devices`; an empty one matches all of them. The activity log gets an entry for the request and, with that entry as ParentId, one for each device. The entry of a device whose firmware is being updated already fails.
   * Needs the permission Device.Update.
   * @param id ID of the entity.
   */
  upgrade(
    id: Model.Uuid,
    body: Model.FirmwarePackageUpgradeRequest,
    options?: CallOptions,
  ): Promise<CommandReceipt>;
  /**
   * Download the file of a firmware package.
   *
   * Returns the bytes that were uploaded. Supports Range, If-Range and If-None-Match (RFC 9110).
   * Needs the permission FirmwarePackage.Read.
   * @param id ID of the entity.
   */
  download(id: Model.Uuid, options?: CallOptions): Promise<Download>;
}

/**
 * Devices, their settings and their firmware updates.
 */
export interface DevicesGroup {
  /**
   * List devices.
   *
   * Returns the devices of the device network. Search matches Name and DeviceIdentifier.
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
   * Creates a device with the smart objects of its template and allows the LwM2M endpoint named DeviceIdentifier to register. Returns 409 if a device with this DeviceIdentifier exists, in any device network.
   * Needs the permission Device.Create.
   */
  create(body: Model.DeviceRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a device by its endpoint name.
   *
   * Returns the device that registers with this endpoint name.
   * Needs the permission Device.Read.
   * @param endpoint LwM2M endpoint name of the device.
   */
  getByEndpoint(endpoint: Model.EndpointName, options?: CallOptions): Promise<Model.DeviceResponse>;
  /**
   * List the names of the bootstrap servers.
   *
   * Returns the allowed values of BootstrapServerName of a device, as a plain array in alphabetical order.
   * Needs the permission Device.Read.
   */
  bootstrapServerNames(options?: CallOptions): Promise<Model.Name[]>;
  /**
   * Find devices by their properties.
   *
   * Returns the devices that meet every given criterion, as a plain array ordered by ID. A device meets a criterion if it matches at least one of its IDs. Without criteria, the result is all devices of the network. Returns 409 if there are more than 100000.
   * Needs the permission Device.Read.
   */
  listFiltered(body: Model.DeviceFilterBase, options?: CallOptions): Promise<Model.DeviceFilterResponse[]>;
  /**
   * Download the CSV template of a mass registration.
   *
   * Returns a CSV file with the header that `POST /devices/multiple` takes and one example row. Its columns are the members of a device and the settings of devices in this device network.
   * Needs the permission Device.Read.
   */
  massRegistrationTemplate(options?: CallOptions): Promise<Download>;
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
    options?: CallOptions,
  ): Promise<Model.DeviceMassRegistrationResponse>;
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
  ): Promise<Model.InternalDeviceResponse>;
  /**
   * List discovered endpoints.
   *
   * Returns the endpoints without a device that gateways have seen in discovery mode, latest first, 1,000 at most. They are kept for 10 minutes after the discovery has ended.
   * Needs the permission Device.Read.
   */
  listDiscovered(
    options?: QueryOf<'devices.listDiscovered'> & CallOptions,
  ): Promise<Model.DeviceDiscoveryResponse[]>;
  /**
   * Get a device.
   *
   * Returns a device with its smart objects.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.DeviceResponse>;
  /**
   * Update a device.
   *
   * Replaces the properties of a device. Returns 400 if DeviceIdentifier or DeviceTypeId would change.
   * Needs the permission Device.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.DeviceRequest, options?: CallOptions): Promise<void>;
  /**
   * Patch a device.
   *
   * Applies a JSON Patch (RFC 6902) to the device in the form that PUT takes, sent as application/json or application/json-patch+json. Either all operations apply or none. Returns 400 for a change that PUT refuses too; members that cannot be changed can be tested.
   * Needs the permission Device.Update.
   * @param id ID of the entity.
   */
  patch(id: Model.Uuid, body: readonly Model.JsonPatchOperation[], options?: CallOptions): Promise<void>;
  /**
   * Delete a device.
   *
   * Deletes the device with its registration, observations, smart objects and measurements.
   * Needs the permission Device.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Get the firmware update of a device.
   *
   * Returns the update in progress, or the last one. A device without an update has the state Idle, and Idle as the expected state.
   * Needs the permission Device.Read.
   * @param id ID of the entity.
   */
  firmwareState(id: Model.Uuid, options?: CallOptions): Promise<Model.FirmwareUpgradeResponse>;
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
    options?: CallOptions,
  ): Promise<CommandReceipt>;
  /**
   * Cancel the firmware update of a device.
   *
   * Makes the device discard the package data that it has. Returns 409 if no update is in progress, or if the device has started to install the package.
   * Needs the permission Device.Update.
   * @param id ID of the entity.
   */
  cancelFirmwareUpgrade(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * List the positions of a device.
   *
   * Returns the positions of the device on location resources.
   * Needs the permission Position.Read.
   * @param id ID of the entity.
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
   * Returns the settings of the device as a plain array, ordered by category and key. Settings with IsInherited come from its template, its location or the defaults of its type's categories. Secrets are returned without their values.
   * Needs the permission Setting.Read.
   * @param id ID of the entity.
   */
  listSettings(id: Model.Uuid, options?: CallOptions): Promise<Model.SettingResponse[]>;
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
    options?: CallOptions,
  ): Promise<Model.EntityIdResponse>;
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
  ): Promise<void>;
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
  ): Promise<void>;
}

/**
 * LwM2M object instances of devices.
 */
export interface SmartObjectsGroup {
  /**
   * Create a smart object.
   *
   * Adds an object instance with the resources of its smart object type to the device, even if its device type does not have that object. The service sends a device that has registered an LwM2M Create with the values of the request and of the template. X-Activity-Id is the activity log entry of this command, and the smart object is Unavailable until the device lists it. A device that has never registered gets no command; the service writes the values after the device lists the instance. Returns 409 if the device has an instance of the object with this number.
   * Needs the permission SmartObject.Create.
   */
  create(body: Model.SmartObjectRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a smart object.
   *
   * Returns an object instance with its resources.
   * Needs the permission SmartObject.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.SmartObjectResponse>;
  /**
   * Update a smart object.
   *
   * Replaces the label and the template. Returns 400 if the device, the type or the instance number would change.
   * Needs the permission SmartObject.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.SmartObjectRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a smart object.
   *
   * Deletes the object instance and its measurements from the service. A device that has the instance gets an LwM2M Delete, a sleeping one when it wakes. X-Activity-Id is the activity log entry of this command. The service never deletes the objects Security, Server and Device on devices. If a device refuses, it keeps the instance, which reappears when the device next lists its objects.
   * Needs the permission SmartObject.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * List the resource attributes of a smart object.
   *
   * Returns the reported attributes of the object, the instance and its resources, the desired attributes of its templates, and the attributes that the device refused.
   * Needs the permission ResourceAttribute.Read.
   * @param id ID of the entity.
   */
  resourceAttributes(id: Model.Uuid, options?: CallOptions): Promise<Model.SmartObjectAttributeResponse[]>;
  /**
   * Get the values of a smart object.
   *
   * Returns the object instance with the latest stored value of each resource. Sends nothing to the device.
   * Needs the permission SmartObject.Read.
   * @param id ID of the entity.
   */
  values(id: Model.Uuid, options?: CallOptions): Promise<Model.SmartObjectResponse>;
  /**
   * Read a smart object from its device.
   *
   * Sends an LwM2M Read for the whole object instance. The values arrive as measurements and events.
   * Needs the permission SmartObject.Read.
   * @param id ID of the entity.
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
   * Returns the resources and resource instances of all smart objects of the device network, ordered by smart object and LwM2M path. Search matches Name. AccessType is a number here, because clients of the original service test its bits.
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
   * Adds a resource that was deleted, or that the type got after the smart object was created. A new smart object has all resources of its type. Sends nothing to the device. Returns 409 if the smart object has the resource.
   * Needs the permission Resource.Create.
   */
  create(body: Model.ResourceRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a resource.
   *
   * Returns a resource or a resource instance with its latest stored value.
   * Needs the permission Resource.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ResourceResponse>;
  /**
   * Update a resource.
   *
   * Accepts the unchanged resource. Its properties come from its type and its smart object. Returns 400 if either of them would change.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ResourceRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a resource.
   *
   * Deletes a resource with its instances, measurements and observations, or a single resource instance. Sends nothing to the device. If the device lists the resource again, it reappears.
   * Needs the permission Resource.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Read a resource from its device.
   *
   * Sends an LwM2M Read. The value arrives as a measurement and an event. Returns 400 if the resource is not readable.
   * Needs the permission Resource.Read.
   * @param id ID of the entity.
   */
  read(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Write a resource on its device.
   *
   * Sends an LwM2M Write. The value is text in the format of the data type. Returns 400 if the value does not fit the data type or the resource is not writable.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   */
  write(id: Model.Uuid, body: Model.ResourceWriteRequest, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Write a resource with the value in the path.
   *
   * Works like `PUT /resources/{id}/write`, for values without a slash.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   * @param value Value to write, as text of 1 to 1024 characters.
   */
  writeValue(id: Model.Uuid, value: string, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Execute a resource on its device.
   *
   * Sends an LwM2M Execute, with the arguments of the request if there are any. Returns 400 if the resource is not executable, or if the arguments do not have the format of LwM2M.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   */
  execute(
    id: Model.Uuid,
    body?: Model.ResourceExecuteRequest,
    options?: CallOptions,
  ): Promise<CommandReceipt>;
  /**
   * Observe a resource.
   *
   * Sends an LwM2M Observe. Each notification is stored as a measurement and published as an event. The service renews the observation whenever the device registers, until the observation is cancelled or its Timeout ends.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   */
  observe(id: Model.Uuid, body: Model.ResourceObserveRequest, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Cancel the observation of a resource.
   *
   * Ends the observation of the resource. Succeeds without effect if the resource is not observed.
   * Needs the permission Resource.Update.
   * @param id ID of the entity.
   */
  cancelObserve(id: Model.Uuid, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * Get the observation state of a resource.
   *
   * Returns the state of the observation as the service knows it.
   * Needs the permission Resource.Read.
   * @param id ID of the entity.
   */
  observeState(id: Model.Uuid, options?: CallOptions): Promise<Model.ResourceObserveState>;
}

/**
 * Named selections of resources.
 */
export interface ResourceCollectionsGroup {
  /**
   * List resource collections.
   *
   * Returns the resource collections of the device network.
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
   * Creates a named selection of resources. The service evaluates it on each use, so that new, deleted and moved devices count immediately. A resource is selected if it matches at least one ID in each list that is not empty. ResourceIds are selected in any case. Without any list the selection is empty.
   * Needs the permission ResourceCollection.Create.
   */
  create(body: Model.ResourceCollectionRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Synchronize resource collections.
   *
   * Removes the IDs of deleted entities from all resource collections of the device network. The last ID of a list is kept, because an empty list would no longer restrict the selection.
   * Needs the permission ResourceCollection.Update.
   */
  synchronize(options?: CallOptions): Promise<void>;
  /**
   * Get a resource collection.
   *
   * Returns a resource collection with the IDs that it selects resources by.
   * Needs the permission ResourceCollection.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ResourceCollectionResponse>;
  /**
   * Update a resource collection.
   *
   * Replaces the stored resource collection. An omitted list becomes empty. A resource is selected if it matches at least one ID in each list that is not empty. ResourceIds are selected in any case. Without any list the selection is empty.
   * Needs the permission ResourceCollection.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ResourceCollectionRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a resource collection.
   *
   * Returns 409 if an actuator or a transformer uses the resource collection.
   * Needs the permission ResourceCollection.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Groups of events and their actuators.
 */
export interface EventCategoriesGroup {
  /**
   * List event categories.
   *
   * Returns the event categories of the device network.
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
   * Returns 409 if the device network has an event category of this name.
   * Needs the permission EventCategory.Create.
   */
  create(body: Model.EventCategoryRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get an event category.
   *
   * Returns an event category of the device network.
   * Needs the permission EventCategory.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.EventCategoryResponse>;
  /**
   * Update an event category.
   *
   * Replaces the stored event category. Returns 409 if the name is taken.
   * Needs the permission EventCategory.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.EventCategoryRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete an event category.
   *
   * Returns 409 if actuators belong to the event category.
   * Needs the permission EventCategory.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the active events of an event category.
   *
   * Returns an empty page, because the service has no rules that raise events of a category. The operation exists for clients that call it. The event stream and event consumers deliver the events that do occur.
   * Needs the permission EventCategory.Read.
   * @param id ID of the entity.
   */
  listActiveEvents(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listActiveEvents'> & CallOptions,
  ): Promise<Model.EventPage>;
  /**
   * List the active events of an event category, page after page: an async iterable of rows.
   */
  iterateActiveEvents(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listActiveEvents'> & CallOptions,
  ): Paged<Model.EventResponse>;
  /**
   * List the actuators of an event category.
   *
   * Returns the actuators that belong to the event category.
   * Needs the permission Actuator.Read.
   * @param id ID of the entity.
   */
  listActuators(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listActuators'> & CallOptions,
  ): Promise<Model.ActuatorPage>;
  /**
   * List the actuators of an event category, page after page: an async iterable of rows.
   */
  iterateActuators(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listActuators'> & CallOptions,
  ): Paged<Model.ActuatorListResponse>;
  /**
   * List the events of an event category.
   *
   * Returns an empty page, because the service has no rules that raise events of a category. The operation exists for clients that call it. The event stream and event consumers deliver the events that do occur.
   * Needs the permission Event.Read.
   * @param id ID of the entity.
   */
  listEvents(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listEvents'> & CallOptions,
  ): Promise<Model.EventPage>;
  /**
   * List the events of an event category, page after page: an async iterable of rows.
   */
  iterateEvents(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listEvents'> & CallOptions,
  ): Paged<Model.EventResponse>;
  /**
   * List the rules of an event category.
   *
   * Returns an empty page, because the service has no rules. The operation exists for clients that call it.
   * Needs the permission EventCategory.Read.
   * @param id ID of the entity.
   */
  listRules(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listRules'> & CallOptions,
  ): Promise<Model.RulePage>;
  /**
   * List the rules of an event category, page after page: an async iterable of rows.
   */
  iterateRules(
    id: Model.Uuid,
    options?: QueryOf<'eventCategories.listRules'> & CallOptions,
  ): Paged<Model.RuleListResponse>;
}

/**
 * Writes and Executes for many resources at once.
 */
export interface ActuatorsGroup {
  /**
   * List actuators.
   *
   * Returns the actuators of the device network.
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
   * Creates an actuator for a resource collection, with the value to write, or the command to execute, for each resource type. Returns 400 if a value does not fit the data type, range or operations of its resource type, or if the resource type does not belong to the smart object type.
   * Needs the permission Actuator.Create.
   */
  create(body: Model.ActuatorRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get an actuator.
   *
   * Returns an actuator of the device network.
   * Needs the permission Actuator.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ActuatorResponse>;
  /**
   * Update an actuator.
   *
   * Replaces the stored actuator. Returns 400 if a value does not fit the data type, range or operations of its resource type, or if the resource type does not belong to the smart object type.
   * Needs the permission Actuator.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ActuatorRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete an actuator.
   *
   * Deletes the actuator. Commands that it has started continue.
   * Needs the permission Actuator.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Run an actuator.
   *
   * Sends a Write or Execute to every resource of the collection that the actuator has a value for. Each is a command with its own activity log entry; their parent is the entry in X-Activity-Id. The entry fails if the device is offline or does not have the resource. A sleeping device gets its command when it wakes.
   * Needs the permission Actuator.Update.
   * @param id ID of the entity.
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
   * Returns the formulas that compute virtual resources of each device of the template, ordered by name.
   * Needs the permission Transformer.Read.
   * @param id ID of the entity.
   */
  listOfTemplate(id: Model.Uuid, options?: CallOptions): Promise<Model.TransformerTemplateResponse[]>;
  /**
   * Add a transformer to a device template.
   *
   * Each device of the template gets the virtual resources of the transformer. The service recomputes them as values of the sources arrive. Returns 400 if a target would be among its own sources, directly or through other transformers. Returns 409 if the template has a transformer of this name, or 50 of them already.
   * Needs the permission Transformer.Create.
   * @param id ID of the entity.
   */
  createOfTemplate(
    id: Model.Uuid,
    body: Model.TransformerTemplateRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Replace the transformers of a device template.
   *
   * Replaces the whole list of up to 50 transformers, all or nothing. A transformer without Id is created, one with a known Id is updated, and one that is omitted is deleted. Returns 409 if two of them have the same name.
   * Needs the permission Transformer.Update.
   * @param id ID of the entity.
   */
  replaceOfTemplate(
    id: Model.Uuid,
    body: readonly Model.TransformerTemplateRequest[],
    options?: CallOptions,
  ): Promise<Model.TransformerTemplateResponse[]>;
  /**
   * Get a transformer of a device template.
   *
   * Returns a transformer of the template.
   * Needs the permission Transformer.Read.
   * @param id ID of the entity.
   * @param transformerTemplateId ID of the transformer.
   */
  getOfTemplate(
    id: Model.Uuid,
    transformerTemplateId: Model.Uuid,
    options?: CallOptions,
  ): Promise<Model.TransformerTemplateResponse>;
  /**
   * Update a transformer of a device template.
   *
   * Replaces the stored transformer and activates it if it was deactivated. Returns 409 if the template has another transformer of this name.
   * Needs the permission Transformer.Update.
   * @param id ID of the entity.
   * @param transformerTemplateId ID of the transformer.
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
   * Deletes the transformer with its virtual resources and their values.
   * Needs the permission Transformer.Delete.
   * @param id ID of the entity.
   * @param transformerTemplateId ID of the transformer.
   */
  deleteOfTemplate(id: Model.Uuid, transformerTemplateId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Add a transformer to a location.
   *
   * Creates a device of the standard Transformer at the location. The service computes its virtual resources from a resource collection, at most once per second. Returns 400 if a target would be among its own sources. Returns 409 if the location has a transformer of this name, or 50 of them already.
   * Needs the permission Transformer.Create.
   * @param id ID of the entity.
   */
  createAtLocation(
    id: Model.Uuid,
    body: Model.LocationTransformerRequest,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * List the transformers of a location.
   *
   * Returns the transformers of the location, ordered by name.
   * Needs the permission Transformer.Read.
   * @param id ID of the entity.
   */
  listOfLocation(id: Model.Uuid, options?: CallOptions): Promise<Model.TransformerTemplateResponse[]>;
  /**
   * Delete a transformer of a location.
   *
   * Deletes the transformer with its device.
   * Needs the permission Transformer.Delete.
   * @param id ID of the entity.
   * @param transformerId ID of the transformer.
   */
  deleteAtLocation(id: Model.Uuid, transformerId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List transformer types.
   *
   * Returns the transformer types. The only one is JSONata; code cannot be uploaded.
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
   * Returns a transformer type with the configurations that it accepts.
   * Needs the permission Transformer.Read.
   * @param id ID of the entity.
   */
  getType(id: Model.Uuid, options?: CallOptions): Promise<Model.TransformerTypeResponse>;
}

/**
 * Commands stored for sleeping devices.
 */
export interface QueueItemsGroup {
  /**
   * List queue items.
   *
   * Returns the commands that are stored for sleeping devices, oldest first.
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
   * Returns a stored command. Returns 404 after it was sent, expired or was deleted; its activity log entry shows the result.
   * Needs the permission QueueItem.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.QueueItemResponse>;
  /**
   * Delete a queue item.
   *
   * Cancels a stored command and sets its activity log entry to Deleted. Returns 409 if the command is being sent.
   * Needs the permission QueueItem.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List the queue items of a device.
   *
   * Returns the commands that are stored for the device, in the order in which they will be sent.
   * Needs the permission QueueItem.Read.
   * @param id ID of the entity.
   */
  listByDevice(
    id: Model.Uuid,
    options?: QueryOf<'queueItems.listByDevice'> & CallOptions,
  ): Promise<Model.QueueItemPage>;
  /**
   * List the queue items of a device, page after page: an async iterable of rows.
   */
  iterateByDevice(
    id: Model.Uuid,
    options?: QueryOf<'queueItems.listByDevice'> & CallOptions,
  ): Paged<Model.QueueItemResponse>;
}

/**
 * Stored values of resources, and their aggregates.
 */
export interface MeasurementsGroup {
  /**
   * Get measurements since a time.
   *
   * Returns the stored values of a resource from the start until now, oldest first. If there are more than 100000, returns the newest. Returns 400 if the time range exceeds 365 days.
   * Needs the permission Measurement.Read.
   * @param resourceId ID of the resource.
   * @param start Start of the time range, in epoch milliseconds.
   */
  since(
    resourceId: Model.Uuid,
    start: Model.EpochMilliseconds,
    options?: CallOptions,
  ): Promise<Model.MinimalMeasurements>;
  /**
   * Get measurements between two times.
   *
   * Returns the stored values of a resource from the start to the end, both inclusive, oldest first. If there are more than 100000, returns the newest. Returns 400 if the time range exceeds 365 days.
   * Needs the permission Measurement.Read.
   * @param resourceId ID of the resource.
   * @param start Start of the time range, in epoch milliseconds.
   * @param end End of the time range, inclusive, in epoch milliseconds. Must not be before the start.
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
   * Divides the time range into intervals of the resolution and returns an aggregate of the values of a resource for each. Text and values that are not numbers are skipped; booleans count as 0 and 1. Intervals without a value are omitted. docs/guides/measurements.md defines each aggregation. Query names may have the prefix measurementQuery. Returns 400 if the time range exceeds 365 days.
   * Needs the permission Measurement.Read.
   * @param resourceId ID of the resource.
   */
  aggregations(
    resourceId: Model.Uuid,
    options?: QueryOf<'measurements.aggregations'> & CallOptions,
  ): Promise<Model.AggregatedMeasurements>;
  /**
   * Aggregate measurements without repeated points.
   *
   * Works like `GET /measurements/{resourceId}/aggregations`, but omits points that repeat the previous point. Times are epoch milliseconds unless dateFormat is given.
   * Needs the permission Measurement.Read.
   * @param resourceId ID of the resource.
   */
  compressed(
    resourceId: Model.Uuid,
    options?: QueryOf<'measurements.compressed'> & CallOptions,
  ): Promise<Model.AggregatedMeasurements>;
  /**
   * Query measurements of several resources.
   *
   * Groups the samples by the parts of the date (UTC) that GroupBy names, and returns one aggregate over all given resources for each group. Returns 400 for more than 365 days, 1000 resources or 5000000 samples. Use `GET /measurements/{resourceId}/aggregations` for each resource instead.
   * Needs the permission Measurement.Read.
   * @deprecated Removed after 2019-03-31.
   */
  advanced(
    body: Model.AdvancedMeasurementQuery,
    options?: CallOptions,
  ): Promise<Model.AdvancedMeasurementQueryResponse[]>;
}

/**
 * Named interval lengths for aggregations.
 */
export interface ResolutionsGroup {
  /**
   * List resolutions.
   *
   * Returns the resolutions of the device network, shortest first: all of them, or those for a smart object type and a resource type. A resolution without a resource type applies to every resource.
   * Needs the permission Resolution.Read.
   */
  list(options?: QueryOf<'resolutions.list'> & CallOptions): Promise<Model.ResolutionResponse[]>;
  /**
   * Create a resolution.
   *
   * Creates a named interval length for aggregations. Returns 409 if the device network has 200 resolutions already.
   * Needs the permission Resolution.Create.
   */
  create(body: Model.ResolutionRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get a resolution.
   *
   * Returns a resolution of the device network.
   * Needs the permission Resolution.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ResolutionResponse>;
  /**
   * Update a resolution.
   *
   * Replaces the resolution. Returns 409 if the length would change while a transformer aggregates over it.
   * Needs the permission Resolution.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.ResolutionRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete a resolution.
   *
   * Returns 409 if a transformer aggregates over the resolution.
   * Needs the permission Resolution.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
}

/**
 * Raw values of resources as key performance indicators.
 */
export interface KpiGroup {
  /**
   * List raw measurements of a resource until now.
   *
   * Returns the stored values of a resource from the start until now, oldest first, like `GET /measurements/{resourceId}/since/{start}`. Resources have only the dimension 0.
   * Needs the permission Kpi.Read.
   * @param resourceId ID of the resource.
   * @param dimension Dimension of the values. Only 0 has values.
   * @param start Start of the time range, in epoch milliseconds.
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
 * Operations on devices and gateways, and their results.
 */
export interface ActivityLogsGroup {
  /**
   * List activity log entries.
   *
   * Returns the operations on devices and gateways with their results, newest first unless Sort is given.
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
   * Returns an entry of the activity log.
   * Needs the permission ActivityLog.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.ActivityLogEntryResponse>;
  /**
   * Delete an activity log entry.
   *
   * Deletes an entry with its children. Returns 409 if the entry is still open.
   * Needs the permission ActivityLog.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Archive an activity log entry.
   *
   * Archives an entry with its children. The list omits archived entries unless its Filter names ArchivedTimestamp. Returns 409 if the entry is still open.
   * Needs the permission ActivityLog.Update.
   * @param id ID of the entity.
   */
  archive(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * List audit entries.
   *
   * Returns the requests with a valid key that changed something or attempted to: who, what and with which result. Newest first unless Sort is given. Queries and bodies are not stored. The service keeps the newest 100,000 entries of a device network.
   * Needs the permission ApiKey.Read.
   */
  listAudit(options?: QueryOf<'activityLogs.listAudit'> & CallOptions): Promise<Model.AuditPage>;
  /**
   * List audit entries, page after page: an async iterable of rows.
   */
  iterateAudit(options?: QueryOf<'activityLogs.listAudit'> & CallOptions): Paged<Model.AuditEntryResponse>;
  /**
   * Archive all activity log entries.
   *
   * Archives all entries of the device network that are no longer open.
   * Needs the permission ActivityLog.Update.
   */
  archiveAll(options?: CallOptions): Promise<void>;
  /**
   * Delete all activity log entries.
   *
   * Deletes all entries of the device network that are no longer open.
   * Needs the permission ActivityLog.Delete.
   */
  deleteAll(options?: CallOptions): Promise<void>;
  /**
   * Delete all outdated activity log entries.
   *
   * Deletes the entries that are no longer open and are archived or have been unchanged for 30 days.
   * Needs the permission ActivityLog.Delete.
   */
  deleteAllOutdated(options?: CallOptions): Promise<void>;
  /**
   * Delete an activity log entry if it is outdated.
   *
   * Deletes an entry with its children if it is no longer open and is archived or has been unchanged for 30 days. Otherwise succeeds without effect.
   * Needs the permission ActivityLog.Delete.
   * @param id ID of the entity.
   */
  deleteOutdated(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Download activity log entries.
   *
   * Returns the entries created in a time range, archived ones included, oldest first, as CSV (RFC 4180) with a header line. The device network in the path must be the one of the request.
   * Needs the permission ActivityLog.Read.
   * @param deviceNetworkId ID of the device network.
   * @param fromDate Start of the time range, in epoch milliseconds.
   * @param toDate End of the time range, in epoch milliseconds.
   */
  download(
    deviceNetworkId: Model.Uuid,
    fromDate: Model.EpochMilliseconds,
    toDate: Model.EpochMilliseconds,
    options?: CallOptions,
  ): Promise<Download>;
}

/**
 * Webhooks that receive events.
 */
export interface EventConsumersGroup {
  /**
   * List event consumers.
   *
   * Returns the event consumers of the device network without their secrets. Search matches Name and HttpEndpoint.
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
   * Creates a webhook. From now on, the service delivers events of the device network to HttpEndpoint at least once and in order, in batches signed according to the Standard Webhooks specification. Returns 409 if the device network has an event consumer of this name, or 100 of them already.
   * Needs the permission EventConsumer.Create.
   */
  create(body: Model.EventConsumerRequest, options?: CallOptions): Promise<Model.EntityIdResponse>;
  /**
   * Get an event consumer.
   *
   * Returns an event consumer of the device network with the state of its deliveries, without its secrets.
   * Needs the permission EventConsumer.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): Promise<Model.EventConsumerResponse>;
  /**
   * Update an event consumer.
   *
   * Replaces the stored event consumer. If HttpPassword, Secret or the Value of a header are omitted, they are unchanged. For 24 hours after a change of Secret, deliveries carry the signatures of both secrets. Pending deliveries are retried immediately. Returns 409 if the name is taken.
   * Needs the permission EventConsumer.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.EventConsumerRequest, options?: CallOptions): Promise<void>;
  /**
   * Delete an event consumer.
   *
   * Deletes the event consumer with its pending events and dead letters.
   * Needs the permission EventConsumer.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Test an event consumer.
   *
   * Delivers the message as an event of type test, once and ahead of pending events. The activity log shows the answer of the endpoint.
   * Needs the permission EventConsumer.Update.
   * @param id ID of the entity.
   */
  test(id: Model.Uuid, body: Model.EventMessage, options?: CallOptions): Promise<CommandReceipt>;
  /**
   * List dead letters.
   *
   * Returns the dead letters of the event consumer, oldest first unless Sort is given. The service keeps the newest 1,000.
   * Needs the permission EventConsumer.Read.
   * @param id ID of the entity.
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
   * Queues the events of all dead letters for delivery, oldest first, behind the pending events.
   * Needs the permission EventConsumer.Update.
   * @param id ID of the entity.
   */
  replayDeadLetters(id: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Get a dead letter.
   *
   * Returns a dead letter of the event consumer with its events.
   * Needs the permission EventConsumer.Read.
   * @param id ID of the entity.
   * @param deadLetterId ID of the dead letter.
   */
  getDeadLetter(
    id: Model.Uuid,
    deadLetterId: Model.Uuid,
    options?: CallOptions,
  ): Promise<Model.DeadLetterResponse>;
  /**
   * Delete a dead letter.
   *
   * Deletes the dead letter. Its events can no longer be delivered to this event consumer.
   * Needs the permission EventConsumer.Delete.
   * @param id ID of the entity.
   * @param deadLetterId ID of the dead letter.
   */
  deleteDeadLetter(id: Model.Uuid, deadLetterId: Model.Uuid, options?: CallOptions): Promise<void>;
  /**
   * Replay a dead letter.
   *
   * Queues the events of the dead letter for delivery, behind the pending events.
   * Needs the permission EventConsumer.Update.
   * @param id ID of the entity.
   * @param deadLetterId ID of the dead letter.
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
