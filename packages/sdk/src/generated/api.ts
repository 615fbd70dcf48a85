// Made from openapi.yaml by `pnpm generate`; do not edit.
import type * as Model from './models.ts';

export interface paths {
  '/api/v3/system/silostatus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the threads of the server with their figures.
     * @description Returns one entry for the device loop and one for the API thread. A server that runs the API on its device loop has a single entry. The figures cover all device networks.
     */
    get: operations['system.listSilos'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/version': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the versions of the service and its components.
     * @description Returns the versions of the server, gateway, contract, Node.js and SQLite. This is also the cheapest request for checking an address and a key.
     */
    get: operations['version.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an overview of a device network.
     * @description Counts the devices, active events, unavailable smart objects, firmware updates, queue items and data collectors of the device network, and lists the devices that went offline last and some of the unavailable smart objects. Any valid key may call this operation. The description of each member names the permission that it needs. Members that the key may not read are left out.
     */
    get: operations['overview.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetworks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List device networks.
     * @description Returns every device network that the calling key is a member of, as a plain array ordered by name.
     */
    get: operations['deviceNetworks.list'];
    put?: never;
    /**
     * Create a device network.
     * @description The new network starts with the OMA object catalogue as smart object types, a generic device type with a default template, a root location, a first data collector and the default roles. The calling key becomes a member with the Admin role. Returns 409 if the tenant has a device network of this name.
     */
    post: operations['deviceNetworks.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetworks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a device network.
     * @description Returns a device network that the calling key is a member of.
     */
    get: operations['deviceNetworks.get'];
    put?: never;
    post?: never;
    /**
     * Delete a device network.
     * @deprecated
     * @description Deletes a device network that the calling key is a member of, with all its devices, registrations, keys, roles and measurements. As soon as the request is answered, no key has access to the network; its contents are deleted afterwards, in small batches. The key needs DeviceNetwork.Delete in the network that is deleted. Returns 409 if the calling key itself belongs to that network.
     */
    delete: operations['deviceNetworks.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the current user.
     * @description Returns the user that the calling key represents.
     */
    get: operations['users.current'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/user/Responsibilities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the responsibilities of the current user.
     * @description Returns the names of the responsibilities that the calling key has in the device network, ordered by name.
     */
    get: operations['users.responsibilities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/user/devicenetworks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the device networks of the current user.
     * @description Returns a page of the device networks that the calling key is a member of, ordered by name. Search matches the name. Filter and Sort are ignored.
     */
    get: operations['users.listDeviceNetworks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/user/devicenetworks/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all device networks of the current user.
     * @description Returns the device networks that the calling key is a member of, as a plain array ordered by name.
     */
    get: operations['users.listAllDeviceNetworks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/tenants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List tenants.
     * @description Returns the tenants that own the device networks that the calling key is a member of.
     */
    get: operations['tenants.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/tenants/adtenant': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the name of the directory tenant.
     * @description Returns the name of the directory tenant whose users sign in to the service, as the setting --directory-tenant of the server has it. It is empty if the service has no directory.
     */
    get: operations['tenants.getDirectory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/tenants/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a tenant.
     * @description Returns a tenant that owns a device network that the calling key is a member of.
     */
    get: operations['tenants.get'];
    /**
     * Update the external identifiers of a tenant.
     * @description Changes the identifiers that other systems use for the tenant. The name cannot be changed. The change applies to all device networks of the tenant, so the key needs the permission in each of them.
     */
    put: operations['tenants.update'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/tenants/{id}/permissions/{roleName}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the permissions of a role of a tenant.
     * @description Returns the union of the permissions that roles of this name grant in those device networks of the tenant that the calling key is a member of.
     */
    get: operations['tenants.permissions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/tenants/{id}/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the usage of all device networks of a tenant by month.
     * @description Returns a row for each device network and month, newest month first unless Sort is given. Rows of deleted device networks stay. The key needs the permission in each device network of the tenant.
     */
    get: operations['usage.listByTenant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/tenants/{id}/usage/download': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the usage of all device networks of a tenant.
     * @description Returns the usage of all device networks and months, newest month first, as CSV (RFC 4180) with a header line. The columns are the members of UsageResponse. The key needs the permission in each device network of the tenant.
     */
    get: operations['usage.downloadByTenant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/timeZones': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List time zones.
     * @description Returns every IANA time zone name that locations accept, links such as US/Pacific included. Locations accept the names in any case.
     */
    get: operations['timeZones.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/user/thumbnail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the picture of the current user.
     * @deprecated
     * @description Returns a picture that is derived from the ID of the key and never changes.
     */
    get: operations['users.thumbnail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/apikeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List API keys.
     * @description Returns the API keys of the device network. The value of a key is included only if the calling key has ApiKey.All and, in every network that the listed key is a member of, every permission of the listed key.
     */
    get: operations['apiKeys.list'];
    put?: never;
    /**
     * Create an API key.
     * @description Creates a key for the device network of the request. Read its value with the get operation. Returns 403 if the roles grant more than the calling key may do, and 409 if the device network has a key of this name.
     */
    post: operations['apiKeys.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/apikeys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an API key.
     * @description Returns an API key. Its value is included only if the calling key has ApiKey.All and every permission of this key.
     */
    get: operations['apiKeys.get'];
    /**
     * Update an API key.
     * @description A new name or expiry renews the value of the key, and the old value stops working immediately; read the new value with the get operation. New roles keep the value and apply from the next request. If ExpirationDate is omitted, the expiry is unchanged. Returns 403 if added roles grant more than the calling key may do, or if a renewal is requested for a key that may do more than the calling key. Returns 409 if the key would renew itself, if the last key with the role Admin would lose it, if the name is taken, or if the key belongs to a registration ticket.
     */
    put: operations['apiKeys.update'];
    post?: never;
    /**
     * Delete an API key.
     * @description The key stops working immediately. Returns 409 if the key is the calling key, or if a network that it is a member of would be left without a key that has the role Admin.
     */
    delete: operations['apiKeys.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/roles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List roles.
     * @description Returns the roles of the device network with their permissions. Every network starts with the roles Admin, Operator and User.
     */
    get: operations['roles.list'];
    put?: never;
    /**
     * Create a role.
     * @description Creates a role from responsibilities. Returns 403 if they grant more than the calling key may do, and 409 if the device network has a role of this name.
     */
    post: operations['roles.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/roles/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a role.
     * @description Returns a role with its responsibilities.
     */
    get: operations['roles.get'];
    /**
     * Update a role.
     * @description Changes the role immediately for every key that has it. Returns 403 if the added responsibilities grant more than the calling key may do, and 409 if the name is taken or the role is Admin.
     */
    put: operations['roles.update'];
    post?: never;
    /**
     * Delete a role.
     * @description Returns 409 if an API key has the role or if it is the role Admin.
     */
    delete: operations['roles.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/Responsibilities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List responsibilities.
     * @description Returns the responsibilities of the device network, each with the roles that contain it.
     */
    get: operations['responsibilities.list'];
    put?: never;
    /**
     * Create a responsibility.
     * @description Creates a named set of permissions. Returns 403 if they exceed those of the calling key, and 409 if the device network has a responsibility of this name.
     */
    post: operations['responsibilities.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/Responsibilities/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a responsibility.
     * @description Returns a responsibility with the roles that contain it.
     */
    get: operations['responsibilities.get'];
    /**
     * Update a responsibility.
     * @description Changes the responsibility immediately for every role that contains it. Returns 403 if the added permissions exceed those of the calling key. Returns 409 if the name is taken or the responsibility is Everything, which belongs to the role Admin.
     */
    put: operations['responsibilities.update'];
    post?: never;
    /**
     * Delete a responsibility.
     * @description Returns 409 if a role contains the responsibility or if it is Everything, which belongs to the role Admin.
     */
    delete: operations['responsibilities.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/Permissions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List permissions.
     * @description Returns the names that permissions can have: entity types (Entity), and rights that concern no entity type (Custom), which are granted as All.
     */
    get: operations['permissions.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the current device network.
     * @description Returns the device network that this request works in.
     */
    get: operations['deviceNetworks.current'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/permissions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the permissions of the current key.
     * @description Returns the permissions of the calling key in the device network. Each permission name maps to All or to the operations that the key may perform.
     */
    get: operations['deviceNetworks.permissions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/list/SpecificRoles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all roles of the current device network.
     * @description Returns the roles that are specific to the device network, as a plain array ordered by name.
     */
    get: operations['deviceNetworks.listAllSpecificRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/list/resolutions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all resolutions of the current device network.
     * @description Returns the same resolutions as `GET /resolutions` without a query.
     */
    get: operations['deviceNetworks.listResolutions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/SeedDatabase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add the missing OMA objects to the current device network.
     * @description Adds the OMA smart object types that the device network does not have, with their resource types and default templates. They are missing if they have been deleted or came with a later release. Existing entities are unchanged.
     */
    post: operations['deviceNetworks.seed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/setupsystemeventcategories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add the missing event categories of the service to the current device network.
     * @description Creates the event categories Registrations (TypeId 1), Firmware (2) and Values (3), unless the device network has a category with the same TypeId. Existing entities are unchanged. If another category has the name, the new one gets a number after it.
     */
    post: operations['deviceNetworks.setupEventCategories'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/setupmonitors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add the missing monitors to the current device network.
     * @description Creates the rules Device offline, Registration lost and Firmware update failed, which watch all devices of the device network, and their event categories as setupsystemeventcategories does. A monitor is missing if the event category of the service has no rule with its TriggerOn. Existing entities are unchanged. If another rule has the name, the new one gets a number after it. Returns 409 if the device network has its maximum of rules.
     */
    post: operations['deviceNetworks.setupMonitors'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/SpecificRoles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List roles of the current device network.
     * @description Returns the roles that are specific to the device network.
     */
    get: operations['deviceNetworks.listSpecificRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/RegenerateLocationResourceSvgs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Regenerate the SVG pictures of all location resources.
     * @description Has no effect, because the service generates each SVG picture on request.
     */
    post: operations['deviceNetworks.regenerateLocationResourceSvgs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/ReinitializeRoles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore the default roles.
     * @description Restores the roles Admin, Operator and User and adds the responsibilities that they lack. Removes nothing. Returns 403 if the restored roles grant more than the calling key may do.
     */
    post: operations['deviceNetworks.reinitializeRoles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/realtimeToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a token for event streams.
     * @description Creates a token that opens the event stream of the device network and nothing else. The token is valid for five minutes. A client that cannot send headers passes it as the query parameter access_token of events.stream. A stream that is open stays open after the token has expired.
     */
    post: operations['deviceNetworks.realtimeToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locationResources': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List location resources.
     * @description Returns the maps, pictures and models of the locations of the device network. Search matches Name and Label.
     */
    get: operations['locationResources.list'];
    put?: never;
    /**
     * Create a location resource.
     * @description Creates a map, picture or model of a location, with its file and its positions. Returns 409 if the location has 50 location resources already, and 400 if the request has more than 1,000 positions.
     */
    post: operations['locationResources.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locationResources/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a location resource.
     * @description Returns a location resource with its positions.
     */
    get: operations['locationResources.get'];
    /**
     * Update a location resource.
     * @description Replaces the location resource. If Data is omitted, the file is unchanged. If Positions is omitted, the positions are unchanged. Returns 409 if the new location has 50 location resources already, and 400 if the request has more than 1,000 positions.
     */
    put: operations['locationResources.update'];
    post?: never;
    /**
     * Delete a location resource.
     * @description Deletes the location resource with its file and positions.
     */
    delete: operations['locationResources.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locationResources/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the file of a location resource.
     * @description Returns the bytes that were uploaded. The response headers make browsers save the file instead of displaying it or running scripts in it.
     */
    get: operations['locationResources.download'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locationResources/{id}/positions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the positions on a location resource.
     * @description Returns the positions on the location resource.
     */
    get: operations['locationResources.listPositions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locationResources/{id}/RegenerateSvg': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Regenerate the SVG picture of a location resource.
     * @description Has no effect, because the service generates the SVG picture on request.
     */
    post: operations['locationResources.regenerateSvg'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locationResources/{id}/svg': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the SVG picture of a location resource.
     * @description Returns an SVG document that shows the file in any picture format. Scripts in an uploaded SVG file do not run. Returns 404 if the location resource has no picture.
     */
    get: operations['locationResources.svg'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/positions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List positions.
     * @description Returns the positions of devices, gateways and locations on the location resources of the device network.
     */
    get: operations['positions.list'];
    put?: never;
    /**
     * Create a position.
     * @description Places an entity on a location resource. Returns 409 if the location resource has 1,000 positions already.
     */
    post: operations['positions.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/positions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a position.
     * @description Returns a position.
     */
    get: operations['positions.get'];
    /**
     * Update a position.
     * @description Replaces the position. Returns 409 if the new location resource has 1,000 positions already.
     */
    put: operations['positions.update'];
    post?: never;
    /**
     * Delete a position.
     * @description Deletes the position. The entity at the position is unchanged.
     */
    delete: operations['positions.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List locations.
     * @description Returns the locations of the device network. Search matches Name and ExternalId.
     */
    get: operations['locations.list'];
    put?: never;
    /**
     * Create a location.
     * @description Creates a place for devices and gateways. Its parent is the root location unless the request names another one. Returns 400 if the network would exceed 10,000 locations or 32 levels.
     */
    post: operations['locations.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a location.
     * @description Returns a location with its settings and tags.
     */
    get: operations['locations.get'];
    /**
     * Update a location.
     * @description Replaces the stored location. If the parent or the tags are omitted, they are unchanged. Returns 400 if the location would be moved below itself, or if the root location would get a parent.
     */
    put: operations['locations.update'];
    post?: never;
    /**
     * Delete a location.
     * @description Deletes the location with its settings. Returns 409 if it is the root location, if it has child locations, or if devices, gateways, transformers or network settings refer to it.
     */
    delete: operations['locations.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/childDatacollectors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the data collectors of a location and its descendants.
     * @description Returns the data collectors at the location and at all locations below it. Search matches Name, MACAddress and ExternalId.
     */
    get: operations['locations.listChildDataCollectors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/childDevices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the devices of a location and its descendants.
     * @description Returns the devices at the location and at all locations below it. Search matches Name and DeviceIdentifier.
     */
    get: operations['locations.listChildDevices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/datacollectors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the data collectors of a location.
     * @description Returns the data collectors at the location itself. Search matches Name, MACAddress and ExternalId.
     */
    get: operations['locations.listDataCollectors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/devices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the devices of a location.
     * @description Returns the devices at the location itself. Search matches Name and DeviceIdentifier.
     */
    get: operations['locations.listDevices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/locationresources': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the location resources of a location.
     * @description Returns the maps, pictures and models of the location, with their positions.
     */
    get: operations['locations.listLocationResources'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/positions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the positions of a location.
     * @description Returns the positions of the location on location resources.
     */
    get: operations['locations.listPositions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/locations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the child locations of a location.
     * @description Returns the locations directly below the location, as a plain array ordered by name.
     */
    get: operations['locations.listLocations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the settings of a location.
     * @description Returns the settings of the location as a plain array, ordered by category and key. Settings with IsInherited come from the locations above it. Secrets are returned without their values.
     */
    get: operations['locations.listSettings'];
    put?: never;
    /**
     * Add a setting to a location.
     * @description Sets a value that the location does not have itself. Returns 409 if the location has its own value, and 400 for a category of credentials, which only devices have.
     */
    post: operations['locations.createSetting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/settings/{settingId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update a setting of a location.
     * @description Replaces the value. If the value of a secret is omitted, it is unchanged. Returns 400 if CategoryId or Key would change.
     */
    put: operations['locations.updateSetting'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/settingvalues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update setting values of a location.
     * @description Sets the values of several settings in any categories, all or none. A Value that is null or omitted deletes the setting. Settings that the request does not name are unchanged.
     */
    put: operations['locations.updateSettingValues'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/settingcategories/{settingCategoryId}/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a setting of a category to a location.
     * @deprecated
     * @description Sets a value that the location does not have itself. Use `PUT /locations/{id}/settingvalues` instead. Returns 409 if the location has its own value.
     */
    post: operations['locations.createSettingInCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/discoverdevices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Discover unregistered devices through the default data collector.
     * @description Works like `POST /dataCollectors/{id}/discoverdevices` with the default data collector of the device network.
     */
    post: operations['deviceNetworks.discoverDevices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/deviceNetwork/refreshDataCollectorStatuess': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refresh the status of all data collectors.
     * @description Requests the status of the gateways of the device network, 1,000 at most.
     */
    post: operations['deviceNetworks.refreshDataCollectorStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List data collectors.
     * @description Returns the data collectors (gateways) of the device network.
     */
    get: operations['dataCollectors.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a data collector.
     * @description Registers a gateway. If type, template or location are omitted, those of the network apply. Returns 409 if another data collector in the same cloud region has this name, in any device network, or if another data collector of the device network has this MAC address and DisableMacAddressConflictCheck is not set.
     */
    post: operations['dataCollectors.register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/securityToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the registration ticket of the data collector with a MAC address.
     * @description Returns the ticket of the data collector with this MAC address. The ticket is the one that `GET /dataCollectors/{id}/registrationTicket` returns.
     */
    post: operations['dataCollectors.createSecurityToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a data collector.
     * @description Returns a data collector of the device network. The token of a registration ticket can get its own gateway only.
     */
    get: operations['dataCollectors.get'];
    /**
     * Update a data collector.
     * @description Replaces the stored data collector. If Region or IsBlacklisted are omitted, they are unchanged, and so are settings that the request does not name. Returns 409 if the name or MAC address is taken.
     */
    put: operations['dataCollectors.update'];
    post?: never;
    /**
     * Delete a data collector.
     * @description Deletes a data collector with its settings. Returns 409 if devices report through it and force is false, or if it is the default data collector of the network. With force, the devices move to the default data collector.
     */
    delete: operations['dataCollectors.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/applicationrestart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restart a gateway.
     * @description A gateway restarts only with its process, which the service does not restart. The activity log entry of the command therefore fails and says so.
     */
    post: operations['dataCollectors.applicationRestart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/systemrestart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restart the system of a gateway.
     * @description Only the operator of the service can restart the system. The activity log entry of the command therefore fails and says so.
     */
    post: operations['dataCollectors.systemRestart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/customCommand': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a custom command to a gateway.
     * @description Returns the answer of the gateway as text. The gateway knows two commands: echo returns the payload as JSON, and status returns the status of the gateway. Returns 400 for any other command.
     */
    post: operations['dataCollectors.customCommand'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/devices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the devices of a data collector.
     * @description Returns the devices that report through the data collector.
     */
    get: operations['dataCollectors.listDevices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/devices/{endpoint}/measurements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deliver a value of a device that does not speak LwM2M.
     * @description Stores one value, and publishes it like a value that an LwM2M device reports. Extends the registration of the device by its lifetime. A value with a Time is stored once, however often it is delivered. Returns 404 for an unknown device, object or resource, 409 if the device is not registered, belongs to another gateway, speaks LwM2M, or has another value of that Time.
     */
    post: operations['dataCollectors.deliverValue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/devices/{endpoint}/registration': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Register a device that does not speak LwM2M.
     * @description Registers a Legacy device, or renews its registration. The first registration creates the device in the device network of the gateway. Listed object instances become Available, all others Unavailable. Once Lifetime seconds and the grace of the service have passed without a registration or a value, the device is offline. Sending the request again has no further effect. Returns 409 if the device belongs to another gateway or speaks LwM2M.
     */
    put: operations['dataCollectors.registerDevice'];
    post?: never;
    /**
     * Deregister a device that does not speak LwM2M.
     * @description Ends the registration. The device and its values stay; its status is Deregistered. Has no effect on a device that is not registered. Returns 409 if the device belongs to another gateway or speaks LwM2M.
     */
    delete: operations['dataCollectors.deregisterDevice'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/discoverdevices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Discover unregistered devices.
     * @description For 60 s the gateway records endpoints that match no device and try to register without security. It still refuses them. `GET /devices/discovered` lists them, so that you can create devices for them.
     */
    post: operations['dataCollectors.discoverDevices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/downloadregistrationTicket': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Download the registration ticket of a data collector.
     * @deprecated
     * @description Returns the same ticket as `GET /dataCollectors/{id}/registrationTicket`.
     */
    post: operations['dataCollectors.downloadRegistrationTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List log posts of a data collector.
     * @deprecated
     * @description Returns the latest log entries of the gateway and of the service that runs it, newest first. The service keeps 256 entries, in memory.
     */
    get: operations['dataCollectors.listLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/logfiles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the days with log entries.
     * @description Returns the days (UTC) that have log entries. There are no files: Uri links to the entries of the day.
     */
    get: operations['dataCollectors.listLogFiles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/measurements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deliver values of devices that do not speak LwM2M.
     * @description Stores up to 1000 values of any devices of the gateway, as deliverValue does for one. Values that pass are stored even if others are refused; Errors names those, by their index. Returns 400 for more than 1000 values, and 413 for a body above the limit of the service (1 MiB by default).
     */
    post: operations['dataCollectors.deliverValues'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/positions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the positions of a data collector.
     * @description Returns the positions of the data collector on location resources.
     */
    get: operations['dataCollectors.listPositions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/refreshStatus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refresh the status of a data collector.
     * @description Requests the status of the gateway, which Statuses and LastSeen of the data collector then show.
     */
    post: operations['dataCollectors.refreshStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/registrationTicket': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the registration ticket of a data collector.
     * @description Returns the token that lets software act as this gateway. The token can read the data collector and its settings, register devices that do not speak LwM2M and deliver their availability and values. It works for this data collector only and grants nothing that the calling key lacks. Returns 403 if the calling key lacks GatewayUplink. The ticket lasts for 30 days, but no longer than the key that issued it. A request in the second half of that time, or with another key, issues a new token and revokes the previous one. Deleting its API key, the key that issued it or the data collector also revokes the ticket.
     */
    get: operations['dataCollectors.getRegistrationTicket'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/registrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register devices that do not speak LwM2M.
     * @description Registers up to 1000 devices, or renews their registrations, as registerDevice does for one. Each succeeds or fails on its own; Errors names those that fail, by their index. Returns 400 for more than 1000 devices.
     */
    post: operations['dataCollectors.registerDevices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/sendNetworkSettings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send network settings to a data collector.
     * @description Sends the networks that the gateway may join, given by their IDs, and replaces those sent before. A gateway that runs inside the service stores and shows the networks but joins none of them.
     */
    post: operations['dataCollectors.sendNetworkSettings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/setblacklist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a data collector to the blacklist or remove it.
     * @description With true, the gateway ends the registrations of its devices and refuses new ones (4.03). With false, the devices may register again.
     */
    post: operations['dataCollectors.setBlacklist'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the settings of a data collector.
     * @description Returns the settings of the data collector as a plain array, ordered by category and key. Settings with IsInherited come from its template, its location or the defaults of its type. Secrets are returned without their values. The token of a registration ticket can list the settings of its own gateway only.
     */
    get: operations['dataCollectors.listSettings'];
    put?: never;
    /**
     * Add a setting to a data collector.
     * @description Sets a value that the data collector does not have itself. Returns 409 if the data collector has its own value, and 400 for a category of credentials, which only devices have.
     */
    post: operations['dataCollectors.createSetting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/settings/{settingId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update a setting of a data collector.
     * @description Replaces the value. If the value of a secret is omitted, it is unchanged. Returns 400 if CategoryId or Key would change.
     */
    put: operations['dataCollectors.updateSetting'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectors/{id}/settingvalues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update setting values of a data collector.
     * @description Sets the values of several settings in any categories, all or none. A Value that is null or omitted deletes the setting. Settings that the request does not name are unchanged.
     */
    put: operations['dataCollectors.updateSettingValues'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List data collector types.
     * @description Returns the data collector types of the device network.
     */
    get: operations['dataCollectorTypes.list'];
    put?: never;
    /**
     * Create a data collector type.
     * @description Creates a type of gateway, with a default template of the same name if CreateDefaultTemplate is true. Setting categories are found by Id, else by Name, and created if they do not exist. Returns 409 if Name or HardwareTypeId is taken in the device network.
     */
    post: operations['dataCollectorTypes.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTypes/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export data collector types.
     * @description Returns data collector types in the format that the import takes.
     */
    get: operations['dataCollectorTypes.export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTypes/obsolete/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import data collector types.
     * @description Creates the types that the device network does not have, and updates those with the same HardwareTypeId or Name. If an item is refused, the items before it stay imported.
     */
    post: operations['dataCollectorTypes.import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTypes/withMetrics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List data collector types with metrics.
     * @description Returns the data collector types of the device network, each with its numbers of data collectors and templates.
     */
    get: operations['dataCollectorTypes.listWithMetrics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTypes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a data collector type.
     * @description Returns a data collector type of the device network.
     */
    get: operations['dataCollectorTypes.get'];
    /**
     * Update a data collector type.
     * @description Replaces the stored type. If setting categories are omitted, they are unchanged. Returns 409 if Name or HardwareTypeId is taken.
     */
    put: operations['dataCollectorTypes.update'];
    post?: never;
    /**
     * Delete a data collector type.
     * @description Deletes a type and its templates. Returns 409 if data collectors use the type or if it is the network's default type.
     */
    delete: operations['dataCollectorTypes.delete'];
    options?: never;
    head?: never;
    /**
     * Patch a data collector type.
     * @description Applies a JSON Patch (RFC 6902) to the members of DataCollectorTypeRequest, sent as application/json or application/json-patch+json. The result is validated like that of a PUT, and either all operations apply or none. Use PUT to change setting categories.
     */
    patch: operations['dataCollectorTypes.patch'];
    trace?: never;
  };
  '/api/v3/dataCollectorTypes/{id}/dataCollectors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the data collectors of a type.
     * @description Returns the data collectors of the type.
     */
    get: operations['dataCollectorTypes.listDataCollectors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTypes/{id}/dataCollectorTemplates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the templates of a data collector type.
     * @description Returns the templates of the type.
     */
    get: operations['dataCollectorTypes.listTemplates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTypes/{id}/settingcategory/{settingCategoryId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a setting category to a data collector type.
     * @description The default settings of the category apply to data collectors of the type from now on.
     */
    post: operations['dataCollectorTypes.addSettingCategory'];
    /**
     * Remove a setting category from a data collector type.
     * @description Data collectors of the type keep their own values of these settings.
     */
    delete: operations['dataCollectorTypes.removeSettingCategory'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTemplates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List data collector templates.
     * @description Returns the data collector templates of all types, or of the type with the given HardwareTypeId.
     */
    get: operations['dataCollectorTemplates.list'];
    put?: never;
    /**
     * Create a data collector template.
     * @description Creates a template for gateways of a type. Configurations must be defined by the type. Returns 409 if the type has a template of this name.
     */
    post: operations['dataCollectorTemplates.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTemplates/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export data collector templates.
     * @description Returns data collector templates in the format that the import takes.
     */
    get: operations['dataCollectorTemplates.export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTemplates/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import data collector templates.
     * @description Adds each template to the type with its HardwareTypeId, or updates the template of the same name. Default templates are unchanged. Returns 400 if a type does not exist. If an item is refused, the items before it stay imported.
     */
    post: operations['dataCollectorTemplates.import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/dataCollectorTemplates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a data collector template.
     * @description Returns a data collector template with its setting values.
     */
    get: operations['dataCollectorTemplates.get'];
    /**
     * Update a data collector template.
     * @description Replaces the stored template. Returns 400 if the type would change, and 409 if the type has another template of this name.
     */
    put: operations['dataCollectorTemplates.update'];
    post?: never;
    /**
     * Delete a data collector template.
     * @description Returns 409 if data collectors use the template.
     */
    delete: operations['dataCollectorTemplates.delete'];
    options?: never;
    head?: never;
    /**
     * Patch a data collector template.
     * @description Applies a JSON Patch (RFC 6902) to the members of DataCollectorTemplateRequest, sent as application/json or application/json-patch+json. The result is validated like that of a PUT, and either all operations apply or none. Returns 400 if the type would change.
     */
    patch: operations['dataCollectorTemplates.patch'];
    trace?: never;
  };
  '/api/v3/dataCollectorTemplates/{id}/settingcategory/{settingCategoryId}/setting/{settingId}/value': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update a setting value of a data collector template.
     * @description Replaces the value in the template.
     */
    put: operations['dataCollectorTemplates.updateSettingValue'];
    /**
     * Add a setting value to a data collector template.
     * @description Data collectors of the template use the value instead of the default one, unless they have their own. Returns 400 if the type does not have the category, and 409 if the template has a value of the setting.
     */
    post: operations['dataCollectorTemplates.createSettingValue'];
    /**
     * Delete a setting value of a data collector template.
     * @description Data collectors of the template use the default value again.
     */
    delete: operations['dataCollectorTemplates.deleteSettingValue'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/networkSettings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List network settings.
     * @deprecated
     * @description Returns the network settings of the device network. Search matches Name and SSID.
     */
    get: operations['networkSettings.list'];
    put?: never;
    /**
     * Create a network setting.
     * @deprecated
     * @description Describes a network that gateways may join, at the given locations or everywhere. The service encrypts the key of the network and never returns it.
     */
    post: operations['networkSettings.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/networkSettings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a network setting.
     * @deprecated
     * @description Returns a network setting without the key of the network.
     */
    get: operations['networkSettings.get'];
    /**
     * Update a network setting.
     * @deprecated
     * @description Replaces the stored network setting. The key of the network is unchanged unless PasswordChanged is true or the request contains another key.
     */
    put: operations['networkSettings.update'];
    post?: never;
    /**
     * Delete a network setting.
     * @deprecated
     * @description Deletes the network setting. Gateways that have joined the network are not notified.
     */
    delete: operations['networkSettings.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/externalIds/{id}/datacollectors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List data collectors by an external ID.
     * @description Returns the data collectors that have this external ID. Returns 404 if there are none.
     */
    get: operations['externalIds.listDataCollectors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/externalIds/{id}/locations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List locations by an external ID.
     * @description Returns the locations that have this external ID, without Settings. Returns 404 if there are none.
     */
    get: operations['externalIds.listLocations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/tags': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List tags.
     * @description Returns the tags of the device network. Search matches Name.
     */
    get: operations['tags.list'];
    put?: never;
    /**
     * Create a tag.
     * @description Creates a label for devices, gateways and locations. Returns 409 if the device network has a tag of this name.
     */
    post: operations['tags.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/tags/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a tag.
     * @description Returns a tag of the device network.
     */
    get: operations['tags.get'];
    /**
     * Rename a tag.
     * @description Changes the name of the tag. Returns 409 if the device network has another tag of this name.
     */
    put: operations['tags.update'];
    post?: never;
    /**
     * Delete a tag.
     * @description Deletes the tag and removes it from every entity that has it.
     */
    delete: operations['tags.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/tags/{id}/datacollectors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the data collectors with a tag.
     * @description Returns the data collectors that have the tag themselves.
     */
    get: operations['tags.listDataCollectors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/tags/{id}/locations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the locations with a tag.
     * @description Returns the locations that have the tag, without Settings.
     */
    get: operations['tags.listLocations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/barcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Parse a barcode.
     * @deprecated
     * @description Parses the text of a label: a MAC address and a hardware type ID in any order, bare or behind labels (MAC, HW), as a URL query or as JSON. Returns the matching type and the matching data collector or device of the device network.
     */
    post: operations['barcodes.parse'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/bootstrapservers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List bootstrap servers.
     * @description Returns the bootstrap servers that devices of the device network can refer to.
     */
    get: operations['bootstrapServers.list'];
    put?: never;
    /**
     * Create a bootstrap server.
     * @description Defines the servers and keys that devices with this BootstrapServerName get at their bootstrap. Returns 409 if the device network has a bootstrap server of this name.
     */
    post: operations['bootstrapServers.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/bootstrapservers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a bootstrap server.
     * @description Returns a bootstrap server of the device network without its keys.
     */
    get: operations['bootstrapServers.get'];
    /**
     * Update a bootstrap server.
     * @description Replaces the stored bootstrap server. If a SecretKey is omitted, it is unchanged. Devices get the new data at their next bootstrap. Returns 409 if the name is taken, or if it would change while devices refer to the bootstrap server.
     */
    put: operations['bootstrapServers.update'];
    post?: never;
    /**
     * Delete a bootstrap server.
     * @description Returns 409 if devices refer to the bootstrap server.
     */
    delete: operations['bootstrapServers.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/settingcategories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List setting categories.
     * @description Returns the setting categories of the device network. Search matches Name.
     */
    get: operations['settingCategories.list'];
    put?: never;
    /**
     * Create a setting category.
     * @description Creates a group of settings. In a category with IsSecuritySettings, values are secrets, which the service never returns. Returns 409 if the device network has a setting category of this name.
     */
    post: operations['settingCategories.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/settingcategories/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a setting category.
     * @description Returns a setting category with the settings that it defines.
     */
    get: operations['settingCategories.get'];
    /**
     * Update a setting category.
     * @description Replaces the stored category. The service itself uses PSK, BootstrapPSK, RPK, X509, MQTT and Security: returns 400 if the name or a key of one of them would change. The default value of X509 trustedCertificates is the trust list of all devices without their own. Returns 409 if IsSecuritySettings would be set while settings of the category have values, because readable values cannot become secrets. Returns 409 if the name is taken, or if a setting would be renamed while templates have values of it.
     */
    put: operations['settingCategories.update'];
    post?: never;
    /**
     * Delete a setting category.
     * @description Returns 409 if the service itself uses the category, if it has settings, or if device or data collector types have it.
     */
    delete: operations['settingCategories.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/defaultsettings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List default settings.
     * @description Returns the default settings of all setting categories. Search matches Name.
     */
    get: operations['defaultSettings.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/defaultsettings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a default setting.
     * @description Removes the default setting from its category and deletes the values that templates have of it. Devices, locations and gateways keep their own values. Returns 409 if the service itself uses the setting.
     */
    delete: operations['defaultSettings.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/settings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a setting.
     * @description Returns a setting. A secret is returned without its value.
     */
    get: operations['settings.get'];
    put?: never;
    post?: never;
    /**
     * Delete a setting.
     * @description Deletes the value. If it is part of a device's credentials, the sessions of the device end.
     */
    delete: operations['settings.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjecttypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List smart object types.
     * @description Returns the LwM2M objects that the device network defines.
     */
    get: operations['smartObjectTypes.list'];
    put?: never;
    /**
     * Create a smart object type.
     * @description Creates an LwM2M object without resources; add them as resource types. Returns 409 if the device network has a smart object type with this TypeId and ObjectUrn.
     */
    post: operations['smartObjectTypes.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjecttypes/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import smart object types.
     * @description Imports object definitions with their resources, given as a JSON array or as one OMA device description file (DDF XML, sent as application/xml or text/xml). Either the whole request is imported or nothing. Definitions whose TypeId and ObjectUrn the network has already are unchanged. With preview, returns 200 with the result that each definition would have now, and changes nothing. Returns 400 for requests that cannot be read, also with preview.
     */
    post: operations['smartObjectTypes.import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjecttypes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a smart object type.
     * @description Returns an LwM2M object with its resource types.
     */
    get: operations['smartObjectTypes.get'];
    /**
     * Update a smart object type.
     * @description Replaces the name, URN, description and MultipleInstances. Returns 400 if the object ID would change. Returns 409 if MultipleInstances would become false while there are instances other than 0, or if another type has this TypeId and ObjectUrn.
     */
    put: operations['smartObjectTypes.update'];
    post?: never;
    /**
     * Delete a smart object type.
     * @description Deletes the type with its default template, and those of its resource types that no other object has. Returns 409 if device types, device templates, smart objects or smart object templates other than the default one use the type.
     */
    delete: operations['smartObjectTypes.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjecttypes/{id}/resourcetypeinstances': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update the resource type instances of a smart object type.
     * @description Replaces the whole list. An instance without Id is created, one with a known Id is updated, and one that is omitted is deleted. Before the request is answered, smart objects get the new resources and lose the deleted ones with their measurements and observations. Smart object templates lose the deleted resources too.
     */
    put: operations['smartObjectTypes.updateResourceTypeInstances'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjecttypes/{id}/resourcetypes/{resourceTypeId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a resource type to a smart object type.
     * @description Smart objects of the type have the resource from now on. Returns 409 if the type has a resource with this ID.
     */
    post: operations['smartObjectTypes.addResourceType'];
    /**
     * Remove a resource type from a smart object type.
     * @description Smart objects of the type lose the resource with its measurements and observations.
     */
    delete: operations['smartObjectTypes.removeResourceType'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resourcetypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List resource types.
     * @description Returns the LwM2M resource definitions of the device network.
     */
    get: operations['resourceTypes.list'];
    put?: never;
    /**
     * Create a resource type.
     * @description Creates a resource definition and adds it to the smart object type that the request names. Returns 409 if the object has a resource with this ID.
     */
    post: operations['resourceTypes.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resourcetypes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a resource type.
     * @description Returns a resource definition.
     */
    get: operations['resourceTypes.get'];
    /**
     * Update a resource type.
     * @description Replaces the definition for all smart object types that have it. SmartObjectTypeId must be one of them. Returns 400 if the resource ID would change.
     */
    put: operations['resourceTypes.update'];
    post?: never;
    /**
     * Delete a resource type.
     * @description Returns 409 if a smart object type has the resource type.
     */
    delete: operations['resourceTypes.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjecttemplates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List smart object templates.
     * @description Returns the smart object templates of the device network. Every smart object type has a default template.
     */
    get: operations['smartObjectTemplates.list'];
    put?: never;
    /**
     * Create a smart object template.
     * @description Defines how object instances of a type are set up. After a device of the template registers, the service observes the resources with IsRequestObserve and writes the values. Returns 409 if the smart object type has a template of this name.
     */
    post: operations['smartObjectTemplates.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjecttemplates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a smart object template.
     * @description Returns a smart object template with its resource templates.
     */
    get: operations['smartObjectTemplates.get'];
    /**
     * Update a smart object template.
     * @description Replaces the name, resource templates and tags. Attributes are unchanged. Returns 400 if the smart object type would change, and 409 if the type has another template of this name.
     */
    put: operations['smartObjectTemplates.update'];
    post?: never;
    /**
     * Delete a smart object template.
     * @description Returns 409 if it is the default template of its type, or if device templates or smart objects use it.
     */
    delete: operations['smartObjectTemplates.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjecttemplates/{id}/resourceattributes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the resource attributes of a smart object template.
     * @description Returns the desired attributes of devices that use the template.
     */
    get: operations['smartObjectTemplates.attributes'];
    /**
     * Update the resource attributes of a smart object template.
     * @description Replaces the whole list. An attribute without Id is created, one with a known Id is updated, and one that is omitted is deleted. Devices that use the template receive the changes with Write-Attributes: at object level if all instances of the type in their device template share this template, else for each instance. Sleeping devices receive them when they wake. Every new Register sends all attributes again. Deleted attributes are also removed from the devices. X-Activity-Id is the activity log entry of the distribution, whose children are the requests to devices. It is Deleted if a later request replaces it before it has started.
     */
    put: operations['smartObjectTemplates.updateAttributes'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resourceattributedefinitions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List resource attribute definitions.
     * @description Returns all attributes that LwM2M defines. Their IDs are the same in every device network and release.
     */
    get: operations['resourceAttributeDefinitions.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List device types.
     * @description Returns the device types of the device network.
     */
    get: operations['deviceTypes.list'];
    put?: never;
    /**
     * Create a device type.
     * @description Creates a device type with a default template of the same name, so that devices can be created immediately. Returns 409 if the device network has a device type of this name.
     */
    post: operations['deviceTypes.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetypes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a device type.
     * @description Returns a device type with its object instances and templates.
     */
    get: operations['deviceTypes.get'];
    /**
     * Update a device type.
     * @description Replaces the definition. Existing devices keep their smart objects. Returns 409 if the name is taken.
     */
    put: operations['deviceTypes.update'];
    post?: never;
    /**
     * Delete a device type.
     * @description Deletes the type and its templates. Returns 409 if devices or firmware packages use the type.
     */
    delete: operations['deviceTypes.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetypes/{id}/smartobjecttypeinstances': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the object instances of a device type.
     * @description Returns the smart object type instances of the type, each with the smart object templates available for it.
     */
    get: operations['deviceTypes.smartObjectTypeInstances'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetypes/{id}/smartobjecttypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the smart object types of a device type.
     * @description Returns the smart object types that the type has instances of, each with the smart object templates available for it.
     */
    get: operations['deviceTypes.smartObjectTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetypes/{id}/settingcategories/{settingCategoryId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a setting category to a device type.
     * @description The default settings of the category apply to devices of the type from now on.
     */
    post: operations['deviceTypes.addSettingCategory'];
    /**
     * Remove a setting category from a device type.
     * @description Devices of the type keep their own values of these settings.
     */
    delete: operations['deviceTypes.removeSettingCategory'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetypes/{id}/firmwarepackages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the firmware packages of a device type.
     * @description Returns a page of the firmware packages of the type. PageSize is honoured however many packages there are.
     */
    get: operations['deviceTypes.listFirmwarePackages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetypes/list/{deviceTypeId}/templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all templates of a device type.
     * @description Returns all templates of the type as a plain array ordered by name.
     */
    get: operations['deviceTemplates.listAllByDeviceType'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetypes/{deviceTypeId}/templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the templates of a device type.
     * @description Returns a page of the templates of the device type.
     */
    get: operations['deviceTemplates.listByDeviceType'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetemplates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List device templates.
     * @description Returns the device templates of the device network.
     */
    get: operations['deviceTemplates.list'];
    put?: never;
    /**
     * Create a device template.
     * @description Creates a template for a device type. Object instances that the request omits are taken from the type. Returns 409 if the type has a template of this name.
     */
    post: operations['deviceTemplates.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetemplates/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all device templates.
     * @description Returns all templates of the device network as a plain array ordered by name.
     */
    get: operations['deviceTemplates.listAll'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetemplates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a device template.
     * @description Returns a device template.
     */
    get: operations['deviceTemplates.get'];
    /**
     * Update a device template.
     * @description Replaces the template. Returns 400 if the device type would change, and 409 if the type has another template of this name.
     */
    put: operations['deviceTemplates.update'];
    post?: never;
    /**
     * Delete a device template.
     * @description Returns 409 if devices use the template or it is the type's last one.
     */
    delete: operations['deviceTemplates.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetemplates/{id}/settingcategory/{settingCategoryId}/setting/{settingId}/value': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update a setting value of a device template.
     * @description Replaces the value in the template.
     */
    put: operations['deviceTemplates.updateSettingValue'];
    /**
     * Add a setting value to a device template.
     * @description Devices of the template use the value instead of the default one, unless they have their own. Returns 400 if the device type does not have the category, and 409 if the template has a value of the setting.
     */
    post: operations['deviceTemplates.createSettingValue'];
    /**
     * Delete a setting value of a device template.
     * @description Devices of the template use the default value again.
     */
    delete: operations['deviceTemplates.deleteSettingValue'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List devices.
     * @description Returns the devices of the device network. Search matches Name and DeviceIdentifier.
     */
    get: operations['devices.list'];
    put?: never;
    /**
     * Create a device.
     * @description Creates a device with the smart objects of its template and allows the LwM2M endpoint named DeviceIdentifier to register. Returns 409 if a device with this DeviceIdentifier exists, in any device network.
     */
    post: operations['devices.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/endpoint': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a device by its endpoint name.
     * @description Returns the device that registers with this endpoint name.
     */
    get: operations['devices.getByEndpoint'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/bootstrapservernames': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the names of the bootstrap servers.
     * @description Returns the allowed values of BootstrapServerName of a device, as a plain array in alphabetical order.
     */
    get: operations['devices.bootstrapServerNames'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/getByFilterSmall': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Find devices by their properties.
     * @description Returns the devices that meet every given criterion, as a plain array ordered by ID. A device meets a criterion if it matches at least one of its IDs. Without criteria, the result is all devices of the network. Returns 409 if there are more than 100000.
     */
    post: operations['devices.listFiltered'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/getmassregistrationtemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the CSV template of a mass registration.
     * @description Returns a CSV file with the header that `POST /devices/multiple` takes and one example row. Its columns are the members of a device and the settings of devices in this device network.
     */
    get: operations['devices.massRegistrationTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/multiple': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create many devices.
     * @description Creates up to 100000 devices, given as JSON or as CSV (UTF-8, 64 MiB). Each device is created completely or not at all, independently of the others. The activity log gets an entry for the request and, with that entry as ParentId, one for each row.
     *     A JSON array with a Content-Length of at most the limit of other bodies (1 MiB by default) is validated as a whole, and the request is answered before its devices are created. The service processes a longer array, or a CSV, while it arrives and answers after the last row. If a JSON error or too many rows end the processing early, the entry "Read the rows" reports it, and the rows before it are kept.
     *     The first line of a CSV names its columns, in any order and case: DeviceIdentifier, DeviceTypeId or DeviceTypeName, Name, DeviceTemplateId, LocationId, DataCollectorId, DeviceStandard, BootstrapServerName, and settings as Category.key (PSK.identity, PSK.preSharedKey). Settings have the DataType of their category: PSK.preSharedKey is hexadecimal, so send a text key as JSON with DataType String. An empty cell counts as omitted. An apostrophe before a text that a spreadsheet would run as a formula ('=1+1) is not part of the text.
     */
    post: operations['devices.createMultiple'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/datacollectorinternal/{dataCollectorId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the internal device of a data collector.
     * @deprecated
     * @description Returns the gateway's own status in the form of a device. Lists do not contain this device, and it takes no commands.
     */
    get: operations['devices.getDataCollectorInternal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/discovered': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List discovered endpoints.
     * @description Returns the endpoints without a device that gateways have seen in discovery mode, latest first, 1,000 at most. They are kept for 10 minutes after the discovery has ended.
     */
    get: operations['devices.listDiscovered'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a device.
     * @description Returns a device with its smart objects.
     */
    get: operations['devices.get'];
    /**
     * Update a device.
     * @description Replaces the properties of a device. Returns 400 if DeviceIdentifier or DeviceTypeId would change.
     */
    put: operations['devices.update'];
    post?: never;
    /**
     * Delete a device.
     * @description Deletes the device with its registration, observations, smart objects and measurements.
     */
    delete: operations['devices.delete'];
    options?: never;
    head?: never;
    /**
     * Patch a device.
     * @description Applies a JSON Patch (RFC 6902) to the device in the form that PUT takes, sent as application/json or application/json-patch+json. Either all operations apply or none. Returns 400 for a change that PUT refuses too; members that cannot be changed can be tested.
     */
    patch: operations['devices.patch'];
    trace?: never;
  };
  '/api/v3/devices/{id}/tree': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a device with its resources and their latest values.
     * @description Returns a device, its registration, and one page of its smart objects in the order of LwM2M paths. Each smart object has its resources, their instances, the latest stored values, the state of observations and the resource attributes. Sends nothing to the device. SmartObjects needs SmartObject.Read and Attributes needs ResourceAttribute.Read. Members that the key may not read are left out.
     */
    get: operations['devices.tree'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/{id}/firmwareupgrade': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the firmware update of a device.
     * @description Returns the update in progress, or the last one. A device without an update has the state Idle, and Idle as the expected state.
     */
    get: operations['devices.firmwareState'];
    put?: never;
    /**
     * Update the firmware of a device.
     * @description Takes the device through the states of LwM2M object 5 to install the package. An offline or sleeping device starts when it next contacts the gateway. Returns 400 if the package is for another device type, and 409 if an update of the device is in progress.
     */
    post: operations['devices.firmwareUpgrade'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/{id}/firmwareupgrade/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel the firmware update of a device.
     * @description Makes the device discard the package data that it has. Returns 409 if no update is in progress, or if the device has started to install the package.
     */
    post: operations['devices.cancelFirmwareUpgrade'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/{id}/positions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the positions of a device.
     * @description Returns the positions of the device on location resources.
     */
    get: operations['devices.listPositions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/{id}/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the settings of a device.
     * @description Returns the settings of the device as a plain array, ordered by category and key. Settings with IsInherited come from its template, its location or the defaults of its type's categories. Secrets are returned without their values.
     */
    get: operations['devices.listSettings'];
    put?: never;
    /**
     * Add a setting to a device.
     * @description Sets a value that the device does not have itself. Returns 409 if the device has its own value, or if another device of the service has the same PSK identity, RPK publicKey or X509 commonName.
     */
    post: operations['devices.createSetting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/{id}/settings/{settingId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update a setting of a device.
     * @description Replaces the value. If the value of a secret is omitted, it is unchanged. If the setting is part of the device's credentials, the sessions of the device end. Returns 400 if CategoryId or Key would change, and 409 if another device has the same identity, key or common name.
     */
    put: operations['devices.updateSetting'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/{id}/settingvalues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update setting values of a device.
     * @description Sets the values of several settings in any categories, all or none. A Value that is null or omitted deletes the setting. Settings that the request does not name are unchanged. The resulting credentials must be complete. If they change, the sessions of the device end. Returns 409 if another device has the same identity, key or common name.
     */
    put: operations['devices.updateSettingValues'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/hardwareDefinitions/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Export device types and templates.
     * @description Exports device types with their device templates and setting categories, and single device templates with their types, in a format that other device networks import. The export contains the objects and smart object templates that they use. It does not contain resource attributes with their values, resource templates or firmware.
     */
    post: operations['hardwareDefinitions.export'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/hardwareDefinitions/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import device types and templates.
     * @description Imports the items of an export one by one and returns the result of each. Items that the device network has already are unchanged (Ignored). So are default templates, even if they differ. The file can have up to 8 MiB. With preview, returns what the import would return now, and changes nothing. Returns 400 for exports of releases before 2018_35.
     */
    post: operations['hardwareDefinitions.import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resourceModelDefinitions/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export object definitions.
     * @description Returns the LwM2M objects of the device network with their resources, ordered by object ID.
     */
    get: operations['resourceModelDefinitions.export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/firmwarepackages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List firmware packages.
     * @description Returns the firmware packages of all device types of the device network.
     */
    get: operations['firmwarePackages.list'];
    put?: never;
    /**
     * Upload a firmware package.
     * @description Stores the file while it arrives, up to the size limit of the service, and answers after it has been written to disk. An interrupted upload leaves nothing behind. The parts of the form may come in any order. Returns 409 if the device type already has a package with this title, version and build.
     */
    post: operations['firmwarePackages.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/firmwarepackages/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a firmware package.
     * @description Returns a firmware package with the size and the checksum of its file.
     */
    get: operations['firmwarePackages.get'];
    put?: never;
    post?: never;
    /**
     * Delete a firmware package.
     * @description Deletes a package and its file. Returns 409 if an update to the package is in progress.
     */
    delete: operations['firmwarePackages.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/firmwarepackages/{id}/upgrade': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Update many devices to a firmware package.
     * @description Starts an update of the devices in DeviceIds, or of the devices of the package's device type that match Filter. Filter has the syntax of `GET /devices`; an empty one matches all of them. The activity log gets an entry for the request, with the package as FirmwarePackageId, and with that entry as ParentId one for each device. The entry of a device whose firmware is being updated already fails.
     */
    post: operations['firmwarePackages.upgrade'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/firmwarepackages/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the file of a firmware package.
     * @description Returns the bytes that were uploaded. Supports Range, If-Range and If-None-Match (RFC 9110).
     */
    get: operations['firmwarePackages.download'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resourceattributes/{deviceidentifier}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read the attributes of a device.
     * @description Sends an LwM2M Discover for each object of the device except Security and Server. The smart objects of the device show the result.
     */
    post: operations['resourceAttributes.readDevice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resourceattributes/{deviceidentifier}/{objectid}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read the attributes of an object.
     * @description Sends an LwM2M Discover for the object. Returns 400 for Security and Server, which cannot be discovered.
     */
    post: operations['resourceAttributes.readObject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resourceattributes/{deviceidentifier}/{objectid}/{instancenumber}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read the attributes of an object instance.
     * @description Sends an LwM2M Discover for the object instance.
     */
    post: operations['resourceAttributes.readInstance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjects': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a smart object.
     * @description Adds an object instance with the resources of its smart object type to the device, even if its device type does not have that object. The service sends a device that has registered an LwM2M Create with the values of the request and of the template. X-Activity-Id is the activity log entry of this command, and the smart object is Unavailable until the device answers 2.01 or lists it. A device that has never registered gets no command; the service writes the values after the device lists the instance. If the smart object exists and is Unavailable, as after a Create that failed, it keeps its ID, and the service sends the Create again. Returns 409 if the device has an instance of the object with this number, or a Create of it is in progress.
     */
    post: operations['smartObjects.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjects/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a smart object.
     * @description Returns an object instance with its resources.
     */
    get: operations['smartObjects.get'];
    /**
     * Update a smart object.
     * @description Replaces the label and the template. Returns 400 if the device, the type or the instance number would change.
     */
    put: operations['smartObjects.update'];
    post?: never;
    /**
     * Delete a smart object.
     * @description Deletes the object instance and its measurements from the service. A device that has the instance gets an LwM2M Delete, a sleeping one when it wakes. X-Activity-Id is the activity log entry of this command. The service never deletes the objects Security, Server and Device on devices. If a device refuses, it keeps the instance, which reappears when the device next lists its objects.
     */
    delete: operations['smartObjects.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjects/{id}/resourceattributes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the resource attributes of a smart object.
     * @description Returns the reported attributes of the object, the instance and its resources, the desired attributes of its templates, and the attributes that the device refused.
     */
    get: operations['smartObjects.resourceAttributes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjects/{id}/resources/values': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the values of a smart object.
     * @description Returns the object instance with the latest stored value of each resource. Sends nothing to the device.
     */
    get: operations['smartObjects.values'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/smartobjects/{id}/resources/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a smart object from its device.
     * @description Sends an LwM2M Read for the whole object instance. The values arrive as measurements and events.
     */
    get: operations['smartObjects.read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resources': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List resources.
     * @description Returns the resources and resource instances of all smart objects of the device network, ordered by smart object and LwM2M path. Search matches Name. AccessType is a number here, because clients of the original service test its bits.
     */
    get: operations['resources.list'];
    put?: never;
    /**
     * Add a resource to a smart object.
     * @description Adds a resource that was deleted. A smart object has all resources of its type otherwise, also those that the type gets later. Sends nothing to the device. Returns 409 if the smart object has the resource.
     */
    post: operations['resources.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resources/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a resource.
     * @description Returns a resource or a resource instance with its latest stored value.
     */
    get: operations['resources.get'];
    /**
     * Update a resource.
     * @description Accepts the unchanged resource. Its properties come from its type and its smart object. Returns 400 if either of them would change.
     */
    put: operations['resources.update'];
    post?: never;
    /**
     * Delete a resource.
     * @description Deletes a resource with its instances, measurements and observations, or a single resource instance. Sends nothing to the device. If the device lists the resource again, it reappears.
     */
    delete: operations['resources.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resources/{id}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a resource from its device.
     * @description Sends an LwM2M Read. The value arrives as a measurement and an event. Returns 400 if the resource is not readable.
     */
    get: operations['resources.read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resources/{id}/write': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Write a resource on its device.
     * @description Sends an LwM2M Write. The value is text in the format of the data type. Returns 400 if the value does not fit the data type or the resource is not writable.
     */
    put: operations['resources.write'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resources/{id}/write/{value}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write a resource with the value in the path.
     * @description Works like `PUT /resources/{id}/write`, for values without a slash.
     */
    post: operations['resources.writeValue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resources/{id}/execute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Execute a resource on its device.
     * @description Sends an LwM2M Execute, with the arguments of the request if there are any. Returns 400 if the resource is not executable, or if the arguments do not have the format of LwM2M.
     */
    post: operations['resources.execute'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resources/{id}/observe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Observe a resource.
     * @description Sends an LwM2M Observe. Each notification is stored as a measurement and published as an event. The service renews the observation whenever the device registers, until the observation is cancelled or its Timeout ends.
     */
    put: operations['resources.observe'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resources/{id}/cancelobserve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Cancel the observation of a resource.
     * @description Ends the observation of the resource. Succeeds without effect if the resource is not observed.
     */
    put: operations['resources.cancelObserve'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resources/{id}/observestate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the observation state of a resource.
     * @description Returns the state of the observation as the service knows it.
     */
    get: operations['resources.observeState'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resourcecollections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List resource collections.
     * @description Returns the resource collections of the device network.
     */
    get: operations['resourceCollections.list'];
    put?: never;
    /**
     * Create a resource collection.
     * @description Creates a named selection of resources. The service evaluates it on each use, so that new, deleted and moved devices count immediately. A resource is selected if it matches at least one ID in each list that is not empty. ResourceIds are selected in any case. Without any list the selection is empty.
     */
    post: operations['resourceCollections.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resourcecollections/synchronize': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Synchronize resource collections.
     * @description Removes the IDs of deleted entities from all resource collections of the device network. The last ID of a list is kept, because an empty list would no longer restrict the selection.
     */
    post: operations['resourceCollections.synchronize'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resourcecollections/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a resource collection.
     * @description Returns a resource collection with the IDs that it selects resources by.
     */
    get: operations['resourceCollections.get'];
    /**
     * Update a resource collection.
     * @description Replaces the stored resource collection. An omitted list becomes empty. A resource is selected if it matches at least one ID in each list that is not empty. ResourceIds are selected in any case. Without any list the selection is empty.
     */
    put: operations['resourceCollections.update'];
    post?: never;
    /**
     * Delete a resource collection.
     * @description Returns 409 if an actuator, a transformer or a rule uses the resource collection.
     */
    delete: operations['resourceCollections.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventcategories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List event categories.
     * @description Returns the event categories of the device network.
     */
    get: operations['eventCategories.list'];
    put?: never;
    /**
     * Create an event category.
     * @description Returns 409 if the device network has an event category of this name.
     */
    post: operations['eventCategories.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventcategories/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event category.
     * @description Returns an event category of the device network.
     */
    get: operations['eventCategories.get'];
    /**
     * Update an event category.
     * @description Replaces the stored event category. Returns 409 if the name is taken.
     */
    put: operations['eventCategories.update'];
    post?: never;
    /**
     * Delete an event category.
     * @description Returns 409 if actuators or rules belong to the event category. Its events stay.
     */
    delete: operations['eventCategories.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventcategories/{id}/activeEvents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the active events of an event category.
     * @description Returns the active events of the event category, the newest first.
     */
    get: operations['eventCategories.listActiveEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventcategories/{id}/actuators': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the actuators of an event category.
     * @description Returns the actuators that belong to the event category.
     */
    get: operations['eventCategories.listActuators'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventcategories/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the events of an event category.
     * @description Returns the events of the event category, active and reset, the newest first.
     */
    get: operations['eventCategories.listEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventcategories/{id}/rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the rules of an event category.
     * @description Returns the rules that raise events of the event category.
     */
    get: operations['eventCategories.listRules'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List rules.
     * @description Returns the rules of the device network.
     */
    get: operations['rules.list'];
    put?: never;
    /**
     * Create a rule.
     * @description Creates a rule, with its conditions if the request has some. A rule without conditions raises no events unless TriggerOn names something other than Values. Returns 409 if the device network has a rule of this name or as many rules as it may have.
     */
    post: operations['rules.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/rules/trial': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Try a rule that is not stored on stored measurements.
     * @description Checks a rule like `POST /rules` and tries it like `GET /rules/{id}/trial`, before it is created or changed. Nothing is stored or delivered, and the name can be that of another rule. Returns 400 if the range has more than a million values to compare, or if TriggerOn of the rule is not Values.
     */
    post: operations['rules.tryDraft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/rules/list/{id}/conditions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all conditions of a rule.
     * @description Returns the conditions of the rule in their order, without pages.
     */
    get: operations['rules.listAllConditions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/rules/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a rule.
     * @description Returns a rule of the device network with its conditions.
     */
    get: operations['rules.get'];
    /**
     * Update a rule.
     * @description Replaces the stored rule. Conditions stay as they are if the request has none. Values that arrive from then on are compared with the new rule. If the rule is deactivated, its active events are reset. Returns 409 if the name is taken.
     */
    put: operations['rules.update'];
    post?: never;
    /**
     * Delete a rule.
     * @description Deletes a rule. Its active events are reset, and all its events stay.
     */
    delete: operations['rules.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/rules/{id}/conditions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the conditions of a rule.
     * @description Returns the conditions of the rule by page.
     */
    get: operations['rules.listConditions'];
    /**
     * Replace the conditions of a rule.
     * @description Replaces all conditions of the rule. A condition with the ID of an existing one keeps this ID.
     */
    put: operations['rules.replaceConditions'];
    /**
     * Add a condition to a rule.
     * @description Adds a condition at the end and returns its ID. Returns 409 if the rule has as many conditions as it may have.
     */
    post: operations['rules.addCondition'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/rules/{id}/conditions/{conditionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update a condition of a rule.
     * @description Replaces the stored condition.
     */
    put: operations['rules.updateCondition'];
    post?: never;
    /**
     * Delete a condition of a rule.
     * @description Deletes a condition.
     */
    delete: operations['rules.deleteCondition'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/rules/{id}/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reset the events of a rule.
     * @description Resets all active events of the rule by hand. A value that meets the rule afterwards raises an event again.
     */
    post: operations['rules.reset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/rules/{id}/trial': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Try a rule on stored measurements.
     * @description Compares the stored measurements of a time range with the rule and returns the events that it would have raised. The rule can be deactivated. Nothing is stored or delivered. Returns 400 if the range has more than a million values to compare, or if TriggerOn of the rule is not Values.
     */
    get: operations['rules.try'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List events.
     * @description Returns the events that rules raised, active and reset, the newest first. `GET /events/stream` delivers live events.
     */
    get: operations['events.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/events/activeEvents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List active events.
     * @description Returns the events that have not been reset, the newest first.
     */
    get: operations['events.listActive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/events/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event.
     * @description Returns an event of the device network.
     */
    get: operations['events.get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/events/{id}/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reset an event.
     * @description Resets an active event by hand. An event that was reset before stays as it is.
     */
    post: operations['events.reset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/actuators': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List actuators.
     * @description Returns the actuators of the device network.
     */
    get: operations['actuators.list'];
    put?: never;
    /**
     * Create an actuator.
     * @description Creates an actuator for a resource collection, with the value to write, or the command to execute, for each resource type. Returns 400 if a value does not fit the data type, range or operations of its resource type, or if the resource type does not belong to the smart object type.
     */
    post: operations['actuators.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/actuators/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an actuator.
     * @description Returns an actuator of the device network.
     */
    get: operations['actuators.get'];
    /**
     * Update an actuator.
     * @description Replaces the stored actuator. Returns 400 if a value does not fit the data type, range or operations of its resource type, or if the resource type does not belong to the smart object type.
     */
    put: operations['actuators.update'];
    post?: never;
    /**
     * Delete an actuator.
     * @description Deletes the actuator. Commands that it has started continue.
     */
    delete: operations['actuators.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/actuators/{id}/actuate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Run an actuator.
     * @description Sends a Write or Execute to every resource of the collection that the actuator has a value for. Each is a command with its own activity log entry; their parent is the entry in X-Activity-Id. The entry fails if the device is offline or does not have the resource. A sleeping device gets its command when it wakes.
     */
    post: operations['actuators.actuate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/measurements/{resourceId}/since/{start}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get measurements since a time.
     * @description Returns the stored values of a resource from the start until now, oldest first. If there are more than 100000, returns the newest. Returns 400 if the time range exceeds 365 days.
     */
    get: operations['measurements.since'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/measurements/{resourceId}/since/{start}/to/{end}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get measurements between two times.
     * @description Returns the stored values of a resource from the start to the end, both inclusive, oldest first. If there are more than 100000, returns the newest. Returns 400 if the time range exceeds 365 days.
     */
    get: operations['measurements.sinceTo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetemplates/{id}/transformertemplates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the transformers of a device template.
     * @description Returns the formulas that compute virtual resources of each device of the template, ordered by name.
     */
    get: operations['transformers.listOfTemplate'];
    /**
     * Replace the transformers of a device template.
     * @description Replaces the whole list of up to 50 transformers, all or nothing. A transformer without Id is created, one with a known Id is updated, and one that is omitted is deleted. Returns 409 if two of them have the same name.
     */
    put: operations['transformers.replaceOfTemplate'];
    /**
     * Add a transformer to a device template.
     * @description Each device of the template gets the virtual resources of the transformer. The service recomputes them as values of the sources arrive. Returns 400 if a target would be among its own sources, directly or through other transformers. Returns 409 if the template has a transformer of this name, or 50 of them already.
     */
    post: operations['transformers.createOfTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devicetemplates/{id}/transformertemplates/{transformerTemplateId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a transformer of a device template.
     * @description Returns a transformer of the template.
     */
    get: operations['transformers.getOfTemplate'];
    /**
     * Update a transformer of a device template.
     * @description Replaces the stored transformer and activates it if it was deactivated. Returns 409 if the template has another transformer of this name.
     */
    put: operations['transformers.updateOfTemplate'];
    post?: never;
    /**
     * Delete a transformer of a device template.
     * @description Deletes the transformer with its virtual resources and their values.
     */
    delete: operations['transformers.deleteOfTemplate'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/transformer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a transformer to a location.
     * @description Creates a device of the standard Transformer at the location. The service computes its virtual resources from a resource collection, at most once per second. Returns 400 if a target would be among its own sources. Returns 409 if the location has a transformer of this name, or 50 of them already.
     */
    post: operations['transformers.createAtLocation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/transformers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the transformers of a location.
     * @description Returns the transformers of the location, ordered by name.
     */
    get: operations['transformers.listOfLocation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/locations/{id}/transformers/{transformerId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a transformer of a location.
     * @description Deletes the transformer with its device.
     */
    delete: operations['transformers.deleteAtLocation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/transformertypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List transformer types.
     * @description Returns JSONata, which is built in, and the transformer types of the device network, ordered by name. Code cannot be uploaded: a transformer type is a package of JSONata formulas.
     */
    get: operations['transformerTypes.list'];
    put?: never;
    /**
     * Upload a transformer type.
     * @description Checks the package and stores it as a new transformer type, which has to be approved and activated before transformers can use it. The file can have up to 64 KiB. Returns 409 if the device network has a transformer type of this name, or 100 of them already.
     */
    post: operations['transformerTypes.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/transformertypes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a transformer type.
     * @description Returns a transformer type with the configurations that it accepts.
     */
    get: operations['transformerTypes.get'];
    /**
     * Replace the package of a transformer type.
     * @description Transformers of the type compute with the new package from then on. A revoked transformer type has to be approved again. Returns 409 if a transformer uses an output, source or configuration that the new package lacks, or if the transformer type is built in.
     */
    put: operations['transformerTypes.update'];
    post?: never;
    /**
     * Delete a transformer type.
     * @description Returns 409 if a transformer uses the transformer type, or if it is built in.
     */
    delete: operations['transformerTypes.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/transformertypes/{id}/activate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Activate a transformer type.
     * @description Transformers of the type compute again if it is approved. Returns 409 if the transformer type is built in.
     */
    put: operations['transformerTypes.activate'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/transformertypes/{id}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Approve a transformer type.
     * @description Transformers can use the type as soon as it is activated too. Returns 409 if the transformer type is built in.
     */
    put: operations['transformerTypes.approve'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/transformertypes/{id}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Deactivate a transformer type.
     * @description Transformers of the type stop computing, and the activity log names them. Their virtual resources keep their values. Returns 409 if the transformer type is built in.
     */
    put: operations['transformerTypes.deactivate'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/transformertypes/{id}/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Revoke the approval of a transformer type.
     * @description Transformers of the type stop computing, and the activity log names them. Their virtual resources keep their values. Returns 409 if the transformer type is built in.
     */
    put: operations['transformerTypes.revoke'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventconsumers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List event consumers.
     * @description Returns the event consumers of the device network without their secrets. Search matches Name and HttpEndpoint.
     */
    get: operations['eventConsumers.list'];
    put?: never;
    /**
     * Create an event consumer.
     * @description Creates a webhook. From now on, the service delivers events of the device network to HttpEndpoint at least once and in order, in batches signed according to the Standard Webhooks specification. Returns 409 if the device network has an event consumer of this name, or 100 of them already.
     */
    post: operations['eventConsumers.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventconsumers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event consumer.
     * @description Returns an event consumer of the device network with the state of its deliveries, without its secrets.
     */
    get: operations['eventConsumers.get'];
    /**
     * Update an event consumer.
     * @description Replaces the stored event consumer. If HttpPassword, Secret or the Value of a header are omitted, they are unchanged. For 24 hours after a change of Secret, deliveries carry the signatures of both secrets. Pending deliveries are retried immediately. Returns 409 if the name is taken.
     */
    put: operations['eventConsumers.update'];
    post?: never;
    /**
     * Delete an event consumer.
     * @description Deletes the event consumer with its pending events and dead letters.
     */
    delete: operations['eventConsumers.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventconsumers/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test an event consumer.
     * @description Delivers the message as an event of type test, once and ahead of pending events. Its EventStatus is ManualTest unless the message has another one. The activity log shows the answer of the endpoint.
     */
    post: operations['eventConsumers.test'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventconsumers/{id}/deadletters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List dead letters.
     * @description Returns the dead letters of the event consumer, oldest first unless Sort is given. The service keeps the newest 1,000.
     */
    get: operations['eventConsumers.listDeadLetters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventconsumers/{id}/deadletters/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replay all dead letters.
     * @description Queues the events of all dead letters for delivery, oldest first, behind the pending events.
     */
    post: operations['eventConsumers.replayDeadLetters'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventconsumers/{id}/deadletters/{deadLetterId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a dead letter.
     * @description Returns a dead letter of the event consumer with its events.
     */
    get: operations['eventConsumers.getDeadLetter'];
    put?: never;
    post?: never;
    /**
     * Delete a dead letter.
     * @description Deletes the dead letter. Its events can no longer be delivered to this event consumer.
     */
    delete: operations['eventConsumers.deleteDeadLetter'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/eventconsumers/{id}/deadletters/{deadLetterId}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replay a dead letter.
     * @description Queues the events of the dead letter for delivery, behind the pending events.
     */
    post: operations['eventConsumers.replayDeadLetter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/queueitems': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List queue items.
     * @description Returns the commands that are stored for sleeping devices, oldest first.
     */
    get: operations['queueItems.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/queueitems/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a queue item.
     * @description Returns a stored command. Returns 404 after it was sent, expired or was deleted; its activity log entry shows the result.
     */
    get: operations['queueItems.get'];
    put?: never;
    post?: never;
    /**
     * Delete a queue item.
     * @description Cancels a stored command and sets its activity log entry to Deleted. Returns 409 if the command is being sent.
     */
    delete: operations['queueItems.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/devices/{id}/queueitems': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the queue items of a device.
     * @description Returns the commands that are stored for the device, in the order in which they will be sent.
     */
    get: operations['queueItems.listByDevice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/measurements/{resourceId}/aggregations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Aggregate measurements.
     * @description Divides the time range into intervals of the resolution and returns an aggregate of the values of a resource for each. Text and values that are not numbers are skipped; booleans count as 0 and 1. Intervals without a value are omitted. docs/guides/measurements.md defines each aggregation. Query names may have the prefix measurementQuery. Returns 400 if the time range exceeds 365 days.
     */
    get: operations['measurements.aggregations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/measurements/{resourceId}/compressed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Aggregate measurements without repeated points.
     * @description Works like `GET /measurements/{resourceId}/aggregations`, but omits points that repeat the previous point. Times are epoch milliseconds unless dateFormat is given.
     */
    get: operations['measurements.compressed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resolutions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List resolutions.
     * @description Returns the resolutions of the device network, shortest first: all of them, or those for a smart object type and a resource type. A resolution without a resource type applies to every resource.
     */
    get: operations['resolutions.list'];
    put?: never;
    /**
     * Create a resolution.
     * @description Creates a named interval length for aggregations. Returns 409 if the device network has 200 resolutions already.
     */
    post: operations['resolutions.create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/resolutions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a resolution.
     * @description Returns a resolution of the device network.
     */
    get: operations['resolutions.get'];
    /**
     * Update a resolution.
     * @description Replaces the resolution. Returns 409 if the length would change while a transformer or a rule uses it.
     */
    put: operations['resolutions.update'];
    post?: never;
    /**
     * Delete a resolution.
     * @description Returns 409 if a transformer or a rule uses the resolution.
     */
    delete: operations['resolutions.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/measurements/advanced': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query measurements of several resources.
     * @deprecated
     * @description Groups the samples by the parts of the date (UTC) that GroupBy names, and returns one aggregate over all given resources for each group. Returns 400 for more than 365 days, 1000 resources or 5000000 samples. Use `GET /measurements/{resourceId}/aggregations` for each resource instead.
     */
    post: operations['measurements.advanced'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/kpi/{resourceId}/{dimension}/since/{start}/untilNow': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List raw measurements of a resource until now.
     * @deprecated
     * @description Returns the stored values of a resource from the start until now, oldest first, like `GET /measurements/{resourceId}/since/{start}`. Resources have only the dimension 0.
     */
    get: operations['kpi.since'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/activitylogs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List activity log entries.
     * @description Returns the operations on devices and gateways with their results, newest first unless Sort is given.
     */
    get: operations['activityLogs.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/activitylogs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an activity log entry.
     * @description Returns an entry of the activity log.
     */
    get: operations['activityLogs.get'];
    put?: never;
    post?: never;
    /**
     * Delete an activity log entry.
     * @description Deletes an entry with its children. Returns 409 if the entry is still open.
     */
    delete: operations['activityLogs.delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/activitylogs/archive/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Archive an activity log entry.
     * @description Archives an entry with its children. The list omits archived entries unless its Filter names ArchivedTimestamp. Returns 409 if the entry is still open.
     */
    put: operations['activityLogs.archive'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/activitylogs/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List audit entries.
     * @description Returns the requests with a valid key that changed something or attempted to: who, what and with which result. Newest first unless Sort is given. Queries and bodies are not stored. The service keeps the newest 100,000 entries of a device network.
     */
    get: operations['activityLogs.listAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/activitylogs/archiveall': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Archive all activity log entries.
     * @description Archives all entries of the device network that are no longer open.
     */
    put: operations['activityLogs.archiveAll'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/activitylogs/deleteall': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete all activity log entries.
     * @description Deletes all entries of the device network that are no longer open.
     */
    delete: operations['activityLogs.deleteAll'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/activitylogs/deletealloutdated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete all outdated activity log entries.
     * @description Deletes the entries that are no longer open and are archived or have been unchanged for 30 days.
     */
    delete: operations['activityLogs.deleteAllOutdated'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/activitylogs/deleteoutdated/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an activity log entry if it is outdated.
     * @description Deletes an entry with its children if it is no longer open and is archived or has been unchanged for 30 days. Otherwise succeeds without effect.
     */
    delete: operations['activityLogs.deleteOutdated'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/activitylogs/download/{deviceNetworkId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download activity log entries.
     * @description Returns the entries created in a time range, archived ones included, oldest first, as CSV (RFC 4180) with a header line. The device network in the path must be the one of the request.
     */
    get: operations['activityLogs.download'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the usage of a device network by month.
     * @description Returns a row for each month (UTC) in which the device network had devices or traffic, newest first unless Sort is given. The row of the current month includes everything up to the request.
     */
    get: operations['usage.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/usage/download': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the usage of a device network.
     * @description Returns the usage of all months, newest first, as CSV (RFC 4180) with a header line. The columns are the members of UsageResponse.
     */
    get: operations['usage.download'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v3/events/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow live events.
     * @description Streams server-sent events. Each has an ID, its type as event name and a MusterEvent as JSON data. Comment lines keep an idle connection open. With Last-Event-ID, the stream resumes after that event, or with the oldest event that the service holds if it no longer holds that event. Without it, the stream starts with the next event. If types names traffic, the stream has an event of this type every second, with counts of the whole device network. A client that receives none for some seconds shows outdated data. Events of the type activityLog need the permission ActivityLog.Read: a key without it gets the others, and 403 if types names it.
     */
    get: operations['events.stream'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Uuid: Model.Uuid;
    EpochMilliseconds: Model.EpochMilliseconds;
    DateTime: Model.DateTime;
    Name: Model.Name;
    Text: Model.Text;
    EndpointName: Model.EndpointName;
    ObjectUrn: Model.ObjectUrn;
    LwM2MId: Model.LwM2MId;
    DeviceStandard: Model.DeviceStandard;
    DeviceStatus: Model.DeviceStatus;
    AccessType: Model.AccessType;
    Operations: Model.Operations;
    ResourceDataType: Model.ResourceDataType;
    DdfXml: Model.DdfXml;
    EntityIdResponse: Model.EntityId;
    ErrorCode: Model.ErrorCode;
    ErrorResponse: Model.ErrorResponse;
    ProblemResponse: Model.Problem;
    PageEnvelope: Model.PageEnvelope;
    OverviewResponse: Model.Overview;
    DeviceCounts: Model.DeviceCounts;
    OfflineDevice: Model.OfflineDevice;
    UnavailableObject: Model.UnavailableObject;
    SeverityCount: Model.SeverityCount;
    FirmwareUpdateCounts: Model.FirmwareUpdateCounts;
    FirmwarePackageCounts: Model.FirmwarePackageCounts;
    DataCollectorCounts: Model.DataCollectorCounts;
    VersionResponse: Model.Version;
    VersionParts: Model.VersionParts;
    DeviceNetworkRequest: Model.DeviceNetworkRequest;
    DeviceNetworkResponse: Model.DeviceNetwork;
    DeviceNetworkPage: Model.DeviceNetworkPage;
    DirectoryTenant: Model.DirectoryTenant;
    SiloStatistics: Model.SiloStatistics;
    TenantResponse: Model.Tenant;
    TenantRequest: Model.TenantRequest;
    TenantPage: Model.TenantPage;
    UserAccountResponse: Model.UserAccount;
    TimeZoneName: Model.TimeZoneName;
    ApiKeyRequest: Model.ApiKeyRequest;
    ApiKeyResponse: Model.ApiKey;
    ApiKeyPage: Model.ApiKeyPage;
    RoleRequest: Model.RoleRequest;
    ResponsibilityRequest: Model.ResponsibilityRequest;
    RolePermissionRequest: Model.RolePermissionRequest;
    ResponsibilityPage: Model.ResponsibilityPage;
    PermissionTypeName: Model.PermissionTypeName;
    PermissionMap: Model.PermissionMap;
    SpecificRoleResponse: Model.SpecificRole;
    SpecificRolePage: Model.SpecificRolePage;
    RealTimeToken: Model.RealTimeToken;
    RoleResponse: Model.Role;
    ResponsibilityResponse: Model.Responsibility;
    RolePermissionResponse: Model.RolePermission;
    RolePage: Model.RolePage;
    BootstrapSecurityMode: Model.BootstrapSecurityMode;
    OptionalBootstrapSecurityMode: Model.OptionalBootstrapSecurityMode;
    BootstrapServerRequest: Model.BootstrapServerRequest;
    BootstrapDeletePath: Model.BootstrapDeletePath;
    BootstrapAccountRequest: Model.BootstrapAccountRequest;
    BootstrapAccountResponse: Model.BootstrapAccount;
    BootstrapAccessControl: Model.BootstrapAccessControl;
    BootstrapAccessRight: Model.BootstrapAccessRight;
    BootstrapServerListResponse: Model.BootstrapServerListItem;
    BootstrapServerResponse: Model.BootstrapServer;
    BootstrapServerPage: Model.BootstrapServerPage;
    ExternalId: Model.ExternalId;
    TimeZone: Model.TimeZone;
    NetworkSettingId: Model.NetworkSettingId;
    TagIds: Model.TagIds;
    NetworkType: Model.NetworkType;
    AuthenticationType: Model.AuthenticationType;
    NetworkSettingRequest: Model.NetworkSettingRequest;
    NetworkSettingUpdateRequest: Model.NetworkSettingUpdateRequest;
    NetworkSettingResponse: Model.NetworkSetting;
    NetworkSettingPage: Model.NetworkSettingPage;
    TagRequest: Model.TagRequest;
    TagResponse: Model.Tag;
    TagResponses: Model.TagResponses;
    TagPage: Model.TagPage;
    TagReference: Model.TagReference;
    LocationRequest: Model.LocationRequest;
    LocationListResponse: Model.LocationListItem;
    LocationPage: Model.LocationPage;
    PositionPage: Model.PositionPage;
    LocationResourcePage: Model.LocationResourcePage;
    LocationResourceWithPositionsPage: Model.LocationResourceWithPositionsPage;
    PositionedType: Model.PositionedType;
    PositionRequest: Model.PositionRequest;
    DevicePositionRequest: Model.DevicePositionRequest;
    ListedPositionRequest: Model.ListedPositionRequest;
    PositionResponse: Model.Position;
    LocationResourceType: Model.LocationResourceType;
    LocationResourceRequest: Model.LocationResourceRequest;
    LocationResourceResponse: Model.LocationResource;
    LocationResourceWithPositionsResponse: Model.LocationResourceWithPositions;
    LocationResourceContent: Model.LocationResourceContent;
    LocationResponse: Model.LocationResponse;
    LocationDetailsPage: Model.LocationDetailsPage;
    DataCollectorRequest: Model.DataCollectorRequest;
    Region: Model.Region;
    ConfigurationItemRequest: Model.ConfigurationItemRequest;
    ConfigurationItem: Model.ConfigurationItem;
    ConfigurationValueRequest: Model.ConfigurationValueRequest;
    ConfigurationValueResponse: Model.ConfigurationValue;
    MacAddress: Model.MacAddress;
    DataCollectorListResponse: Model.DataCollectorListItem;
    DataCollectorResponse: Model.DataCollector;
    GatewayNetwork: Model.GatewayNetwork;
    DataCollectorPage: Model.DataCollectorPage;
    SecurityTokenRequest: Model.SecurityTokenRequest;
    CustomCommandRequest: Model.CustomCommandRequest;
    LogResponse: Model.Log;
    LogFileResponse: Model.LogFile;
    LogFilePage: Model.LogFilePage;
    AccessTicket: Model.AccessTicket;
    RegistrationTicket: Model.RegistrationTicket;
    DeviceRegistration: Model.DeviceRegistration;
    EndpointRegistration: Model.EndpointRegistration;
    DeviceRegistrationResponse: Model.DeviceRegistrationResponse;
    DeviceValue: Model.DeviceValue;
    EndpointValue: Model.EndpointValue;
    DeliveryReport: Model.DeliveryReport;
    RegistrationReport: Model.RegistrationReport;
    ItemError: Model.ItemError;
    BarcodeData: Model.BarcodeData;
    CustomCommandAnswer: Model.CustomCommandAnswer;
    IsBlacklisted: Model.IsBlacklisted;
    BarcodeParserResponse: Model.BarcodeParser;
    DeviceDiscoveryResponse: Model.DeviceDiscovery;
    InternalDeviceResponse: Model.InternalDevice;
    GatewayStatuses: Model.GatewayStatuses;
    DataCollectorTypeRequest: Model.DataCollectorTypeRequest;
    DataCollectorTypeCreateRequest: Model.DataCollectorTypeCreateRequest;
    TypeSettingCategoryRequest: Model.TypeSettingCategoryRequest;
    DataCollectorTypeResponse: Model.DataCollectorType;
    DataCollectorTypePage: Model.DataCollectorTypePage;
    DataCollectorTypeListResponse: Model.DataCollectorTypeListItem;
    DataCollectorTypeMetricsPage: Model.DataCollectorTypeMetricsPage;
    DataCollectorTypeExportResponse: Model.DataCollectorTypeExport;
    DataCollectorTypeImportRequest: Model.DataCollectorTypeImportRequest;
    DataCollectorTemplateRequest: Model.DataCollectorTemplateRequest;
    DataCollectorTemplateResponse: Model.DataCollectorTemplate;
    DataCollectorTemplatePage: Model.DataCollectorTemplatePage;
    DataCollectorTemplateSettingValueRequest: Model.DataCollectorTemplateSettingValueRequest;
    DataCollectorTemplateSettingValueResponse: Model.DataCollectorTemplateSettingValue;
    DataCollectorTemplateExportResponse: Model.DataCollectorTemplateExport;
    DataCollectorTemplateImportRequest: Model.DataCollectorTemplateImportRequest;
    JsonPatchOperation: Model.JsonPatchOperation;
    SmartObjectTypeRequest: Model.SmartObjectTypeRequest;
    SmartObjectTypeListResponse: Model.SmartObjectTypeListItem;
    SmartObjectTypeResponse: Model.SmartObjectType;
    ResourceTypeInstanceRequest: Model.ResourceTypeInstanceRequest;
    ResourceTypeInstanceResponse: Model.ResourceTypeInstance;
    SmartObjectTypePage: Model.SmartObjectTypePage;
    SmartObjectTypeImportRequest: Model.SmartObjectTypeImportRequest;
    ResourceTypeImportRequest: Model.ResourceTypeImportRequest;
    Range: Model.Range;
    Units: Model.Units;
    ResourceTypeRequest: Model.ResourceTypeRequest;
    ResourceTypeListResponse: Model.ResourceTypeListItem;
    ResourceTypeResponse: Model.ResourceType;
    ResourceTypePage: Model.ResourceTypePage;
    SmartObjectTemplateRequest: Model.SmartObjectTemplateRequest;
    OptionalTagIds: Model.OptionalTagIds;
    ResourceTemplateRequest: Model.ResourceTemplateRequest;
    ResourceTemplateResponse: Model.ResourceTemplate;
    SmartObjectTemplateListResponse: Model.SmartObjectTemplateListItem;
    SmartObjectTemplateResponse: Model.SmartObjectTemplate;
    SmartObjectTemplatePage: Model.SmartObjectTemplatePage;
    ResourceAttributeDataType: Model.ResourceAttributeDataType;
    ResourceAttributeName: Model.ResourceAttributeName;
    ResourceAttributeDefinitionResponse: Model.ResourceAttributeDefinition;
    ResourceAttributeRequest: Model.ResourceAttributeRequest;
    ResourceAttributeResponse: Model.ResourceAttribute;
    DeviceTypeRequest: Model.DeviceTypeRequest;
    SmartObjectTypeInstanceIdRequest: Model.SmartObjectTypeInstanceIdRequest;
    Label: Model.Label;
    SmartObjectTypeInstanceIdResponse: Model.SmartObjectTypeInstanceId;
    SmartObjectTypeOfDeviceType: Model.SmartObjectTypeOfDeviceType;
    SmartObjectTypeInstanceWithTemplatesResponse: Model.SmartObjectTypeInstanceWithTemplates;
    SmartObjectTypeWithTemplatesResponse: Model.SmartObjectTypeWithTemplates;
    DeviceTypeListResponse: Model.DeviceTypeListItem;
    DeviceTypeResponse: Model.DeviceType;
    DeviceTypePage: Model.DeviceTypePage;
    FileContent: Model.FileContent;
    FirmwarePackageRequest: Model.FirmwarePackageRequest;
    ExportDefinition: Model.ExportDefinition;
    HardwareDefinitionsUpload: Model.HardwareDefinitionsUpload;
    HardwareDefinitions: Model.HardwareDefinitions;
    CarriedSmartObjectTemplate: Model.CarriedSmartObjectTemplate;
    CarriedSettingCategory: Model.CarriedSettingCategory;
    CarriedDeviceType: Model.CarriedDeviceType;
    CarriedDeviceTemplate: Model.CarriedDeviceTemplate;
    CarriedInstance: Model.CarriedInstance;
    ImportResponse: Model.Import;
    ImportItemResult: Model.ImportItemResult;
    ImportResultItem: Model.ImportResultItem;
    ImportResultDeviceType: Model.ImportResultDeviceType;
    ImportResultSmartObjectType: Model.ImportResultSmartObjectType;
    SmartObjectTypeImportResponse: Model.SmartObjectTypeImport;
    ImportResultSmartObjectTemplate: Model.ImportResultSmartObjectTemplate;
    SmartObjectDefinition: Model.SmartObjectDefinition;
    InstanceCount: Model.InstanceCount;
    ResourceDefinition: Model.ResourceDefinition;
    FirmwarePackageUpload: Model.FirmwarePackageUpload;
    FirmwarePackageListResponse: Model.FirmwarePackageListItem;
    FirmwarePackageResponse: Model.FirmwarePackage;
    FirmwareDeliveryMethod: Model.FirmwareDeliveryMethod;
    FirmwareUpgradeRequest: Model.FirmwareUpgradeRequest;
    FirmwarePackageUpgradeRequest: Model.FirmwarePackageUpgradeRequest;
    FirmwareState: Model.FirmwareState;
    FirmwareUpgradeResponse: Model.FirmwareUpgrade;
    FirmwarePackagePage: Model.FirmwarePackagePage;
    DeviceTemplateRequest: Model.DeviceTemplateRequest;
    SmartObjectTypeInstanceTemplateRequest: Model.SmartObjectTypeInstanceTemplateRequest;
    SmartObjectTypeInstanceTemplateResponse: Model.SmartObjectTypeInstanceTemplate;
    DeprecatedSmartObjectTypeRequest: Model.DeprecatedSmartObjectTypeRequest;
    DeviceTemplateSettingValueRequest: Model.DeviceTemplateSettingValueRequest;
    DeviceTemplateListResponse: Model.DeviceTemplateListItem;
    DeviceTemplateResponse: Model.DeviceTemplate;
    DeviceTemplatePage: Model.DeviceTemplatePage;
    SettingDataType: Model.SettingDataType;
    OptionalSettingDataType: Model.OptionalSettingDataType;
    SettingKey: Model.SettingKey;
    OptionalSettingText: Model.OptionalSettingText;
    DefaultSettingRequest: Model.DefaultSettingRequest;
    DefaultSettingResponse: Model.DefaultSetting;
    DefaultSettingPage: Model.DefaultSettingPage;
    SettingCategoryRequest: Model.SettingCategoryRequest;
    SettingCategoryResponse: Model.SettingCategory;
    SettingCategoryPage: Model.SettingCategoryPage;
    SettingRequest: Model.SettingRequest;
    SettingInCategoryRequest: Model.SettingInCategoryRequest;
    SettingResponse: Model.Setting;
    SettingValueUpdate: Model.SettingValueUpdate;
    SettingCategoryValueRequest: Model.SettingCategoryValueRequest;
    SettingValueRequest: Model.SettingValueRequest;
    DeviceFilterBase: Model.DeviceFilterBase;
    OptionalIds: Model.OptionalIds;
    DeviceFilterResponse: Model.DeviceFilter;
    DeviceCsv: Model.DeviceCsv;
    DeviceRequest: Model.DeviceRequest;
    DeviceListResponse: Model.DeviceListItem;
    DeviceTreeResponse: Model.DeviceTree;
    DeviceTreeRegistration: Model.DeviceTreeRegistration;
    DeviceTreeSession: Model.DeviceTreeSession;
    DeviceTreeSmartObject: Model.DeviceTreeSmartObject;
    DeviceTreeResource: Model.DeviceTreeResource;
    DeviceTreeResourceInstance: Model.DeviceTreeResourceInstance;
    DeviceResponse: Model.Device;
    DeviceMassRegistrationResponse: Model.DeviceMassRegistration;
    DevicePage: Model.DevicePage;
    SmartObjectRequest: Model.SmartObjectRequest;
    SmartObjectValueRequest: Model.SmartObjectValueRequest;
    ResourceRequest: Model.ResourceRequest;
    SmartObjectListResponse: Model.SmartObjectListItem;
    SmartObjectResponse: Model.SmartObject;
    SmartObjectAttributeResponse: Model.SmartObjectAttribute;
    ResourceResponse: Model.Resource;
    ResourceListResponse: Model.ResourceListItem;
    ResourcePage: Model.ResourcePage;
    LatestMeasurement: Model.LatestMeasurement;
    ResourceWriteRequest: Model.ResourceWriteRequest;
    ResourceExecuteRequest: Model.ResourceExecuteRequest;
    ResourceObserveRequest: Model.ResourceObserveRequest;
    ResourceObserveState: Model.ResourceObserveState;
    ResourceCollectionRequest: Model.ResourceCollectionRequest;
    ResourceCollectionListResponse: Model.ResourceCollectionListItem;
    ResourceCollectionResponse: Model.ResourceCollection;
    ResourceCollectionPage: Model.ResourceCollectionPage;
    ActuatorRequest: Model.ActuatorRequest;
    ActuatorResourceValueRequest: Model.ActuatorResourceValueRequest;
    ActuatorListResponse: Model.ActuatorListItem;
    ActuatorResponse: Model.Actuator;
    ActuatorResourceValueResponse: Model.ActuatorResourceValue;
    ActuatorPage: Model.ActuatorPage;
    EventCategoryRequest: Model.EventCategoryRequest;
    EventCategoryResponse: Model.EventCategory;
    EventConsumerSmallResponse: Model.EventConsumerSmall;
    EventCategoryPage: Model.EventCategoryPage;
    RuleOperator: Model.RuleOperator;
    OptionalRuleOperator: Model.OptionalRuleOperator;
    RuleListResponse: Model.RuleListItem;
    SeverityLevel: Model.SeverityLevel;
    RuleRequest: Model.RuleRequest;
    RuleTriggerType: Model.RuleTriggerType;
    RuleResponse: Model.Rule;
    RuleResourceConditionRequest: Model.RuleResourceConditionRequest;
    OptionalLimit: Model.OptionalLimit;
    OptionalRuleText: Model.OptionalRuleText;
    RuleResourceConditionResponse: Model.RuleResourceCondition;
    Limit: Model.Limit;
    RuleText: Model.RuleText;
    RuleConditionList: Model.RuleConditionList;
    RuleConditionRequestList: Model.RuleConditionRequestList;
    RuleTrialResponse: Model.RuleTrial;
    RuleTrialEvent: Model.RuleTrialEvent;
    EventResponse: Model.EventResponse;
    EventStatus: Model.EventStatus;
    RulePage: Model.RulePage;
    EventPage: Model.EventPage;
    RuleConditionPage: Model.RuleConditionPage;
    AggregationType: Model.AggregationType;
    AggregatedMeasurements: Model.AggregatedMeasurements;
    MeasurementMessage: Model.MeasurementMessage;
    AdvancedMeasurementQuery: Model.AdvancedMeasurementQuery;
    AdvancedMeasurementQueryResponse: Model.AdvancedMeasurementQueryResponse;
    MinimalMeasurements: Model.MinimalMeasurements;
    MinimalMeasurementMessage: Model.MinimalMeasurementMessage;
    TransformerTemplateRequest: Model.TransformerTemplateRequest;
    TransformerConfigurations: Model.TransformerConfigurations;
    TransformerConfiguration: Model.TransformerConfiguration;
    ResolutionRequest: Model.ResolutionRequest;
    ResolvedResourceTypeRequest: Model.ResolvedResourceTypeRequest;
    ResolutionResponse: Model.Resolution;
    TransformerSourceTypeConfigurationModel: Model.TransformerSourceTypeConfigurationModel;
    TransformerTargetTypeConfigurationModel: Model.TransformerTargetTypeConfigurationModel;
    TransformerTemplateResponse: Model.TransformerTemplate;
    LocationTransformerRequest: Model.LocationTransformerRequest;
    TransformerTypeUpload: Model.TransformerTypeUpload;
    TransformerTypeRequest: Model.TransformerTypeRequest;
    TransformerTypeRevokeRequest: Model.TransformerTypeRevokeRequest;
    TransformerTypeListResponse: Model.TransformerTypeListItem;
    TransformerTypeResponse: Model.TransformerType;
    TransformerTypeConfigurationDefinition: Model.TransformerTypeConfigurationDefinition;
    TransformerTypeConfigurationDefinitionOptionEnum: Model.TransformerTypeConfigurationDefinitionOptionEnum;
    TransformerSourceTypeDefinition: Model.TransformerSourceTypeDefinition;
    TransformerTargetTypeDefinition: Model.TransformerTargetTypeDefinition;
    TransformerTypeFormulaDefinition: Model.TransformerTypeFormulaDefinition;
    TransformerTypePackage: Model.TransformerTypePackage;
    TransformerTypeExternalLink: Model.TransformerTypeExternalLink;
    TransformerTypePage: Model.TransformerTypePage;
    EventConsumerRequest: Model.EventConsumerRequest;
    EventConsumerHeader: Model.EventConsumerHeader;
    EventConsumerHeaderResponse: Model.EventConsumerHeaderResponse;
    EventConsumerListResponse: Model.EventConsumerListItem;
    EventConsumerResponse: Model.EventConsumer;
    EventConsumerDelivery: Model.EventConsumerDelivery;
    EventConsumerPage: Model.EventConsumerPage;
    EventMessage: Model.EventMessage;
    DeadLetterListResponse: Model.DeadLetterListItem;
    DeadLetterResponse: Model.DeadLetter;
    DeadLetterPage: Model.DeadLetterPage;
    QueueItemResponse: Model.QueueItem;
    QueueItemPage: Model.QueueItemPage;
    ActivityLogEntryResponse: Model.ActivityLogEntry;
    ActivityLogChildren: Model.ActivityLogChildren;
    AuditEntryResponse: Model.AuditEntry;
    AuditPage: Model.AuditPage;
    ActivityLogCsv: Model.ActivityLogCsv;
    UsageResponse: Model.Usage;
    UsagePage: Model.UsagePage;
    UsageCsv: Model.UsageCsv;
    ActivityLogPage: Model.ActivityLogPage;
    Picture: Model.Picture;
    EventStream: Model.EventStream;
    MusterEventType: Model.MusterEventType;
    StreamEventType: Model.StreamEventType;
    MusterEvent: Model.MusterEvent;
    OptionalUuid: Model.OptionalUuid;
    OptionalDateTime: Model.OptionalDateTime;
    OptionalRegion: Model.OptionalRegion;
    OptionalMacAddress: Model.OptionalMacAddress;
    OptionalName: Model.OptionalName;
    OptionalText: Model.OptionalText;
    OptionalObjectUrn: Model.OptionalObjectUrn;
    OptionalInstanceType: Model.OptionalInstanceType;
    OptionalAccessType: Model.OptionalAccessType;
    OptionalRange: Model.OptionalRange;
    OptionalUnits: Model.OptionalUnits;
    OptionalOperations: Model.OptionalOperations;
    OptionalDeviceStandard: Model.OptionalDeviceStandard;
    OptionalLwM2MId: Model.OptionalLwM2MId;
    OptionalLabel: Model.OptionalLabel;
  };
  responses: {
    /** @description The entity was created. */
    Created: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        Location: components['headers']['Location'];
        'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['EntityIdResponse'];
      };
    };
    /** @description The request succeeded. */
    NoContent: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The command was accepted. The activity log shows its progress. */
    CommandAccepted: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-Activity-Id': components['headers']['XActivityId'];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The request is invalid. ModelState names the invalid members. */
    BadRequest: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The API key is missing, invalid or expired. */
    Unauthorized: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The key lacks the permission, or is not a member of the device network. */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The device network has no such entity. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The path does not accept this method. Allow lists the methods that it accepts. */
    MethodNotAllowed: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        Allow: components['headers']['Allow'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The request did not arrive in time. The service closes the connection. */
    RequestTimeout: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The file does not have the requested range. */
    RangeNotSatisfiable: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The current state does not permit the request. For example, the name is taken or another entity uses this one. */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The Idempotency-Key was used for another request. */
    KeyReused: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The body is larger than the service accepts. */
    PayloadTooLarge: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The operation does not accept the media type of the body. */
    UnsupportedMediaType: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The client exceeded its request limit. Retry-After says when to try again. */
    TooManyRequests: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The request line and the headers are too large. The service closes the connection. */
    HeadersTooLarge: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
    /** @description The service cannot process the request now. Retry-After, if present, says when to try again. */
    ServiceUnavailable: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
        'application/problem+json': components['schemas']['ProblemResponse'];
      };
    };
  };
  parameters: {
    /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
    DeviceNetworkHeader: string;
    /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
    IdempotencyKeyHeader: string;
    /** @description ID of the entity. */
    Id: components['schemas']['Uuid'];
    /** @description Endpoint name or ID of the device. */
    DeviceIdentifier: components['schemas']['EndpointName'];
    /** @description The endpoint name (DeviceIdentifier) of the device. */
    EndpointName: components['schemas']['EndpointName'];
    /** @description LwM2M object ID. */
    ObjectId: components['schemas']['LwM2MId'];
    /** @description LwM2M object instance ID. */
    InstanceNumber: components['schemas']['LwM2MId'];
    /** @description ID of the device type. */
    DeviceTypeId: components['schemas']['Uuid'];
    /** @description ID of the transformer. */
    TransformerId: components['schemas']['Uuid'];
    /** @description ID of the transformer. */
    TransformerTemplateId: components['schemas']['Uuid'];
    /** @description ID of the condition. */
    ConditionId: components['schemas']['Uuid'];
    /** @description ID of the dead letter. */
    DeadLetterId: components['schemas']['Uuid'];
    /** @description ID of the default setting. */
    DefaultSettingId: components['schemas']['Uuid'];
    /** @description ID of the setting category. */
    SettingCategoryId: components['schemas']['Uuid'];
    /** @description ID of the resource type. */
    ResourceTypeId: components['schemas']['Uuid'];
    /** @description ID of the setting. */
    SettingId: components['schemas']['Uuid'];
    /** @description ID that another system has given to the entity. */
    ExternalId: components['schemas']['ExternalId'];
    /** @description ID of the resource. */
    ResourceId: components['schemas']['Uuid'];
    /** @description Start of the time range, in epoch milliseconds. */
    Start: components['schemas']['EpochMilliseconds'];
    /** @description End of the time range, inclusive, in epoch milliseconds. Must not be before the start. */
    End: components['schemas']['EpochMilliseconds'];
    /** @description Value to write, as text of 1 to 1024 characters. */
    Value: string;
    /** @description Dimension of the values. Only 0 has values. */
    Dimension: number;
    /** @description Length of an interval in milliseconds, up to 31536000000 (365 days). 0, the default, is the finest length that maximumNumberOfMeasurements allows. */
    Resolution: number;
    /** @description Start of the time range, in epoch milliseconds. Defaults to one day before the end. */
    TimespanStart: components['schemas']['EpochMilliseconds'];
    /** @description End of the time range, in epoch milliseconds. Defaults to now. */
    TimespanEnd: components['schemas']['EpochMilliseconds'];
    /** @description Aggregate to return for each interval. Defaults to Realtime, the unaggregated values. */
    AggregationType: components['schemas']['AggregationType'];
    /** @description Format of the times. UnixTimestampMS returns t only, ISO8601 returns d only. Defaults to both, or to t only for compressed measurements. */
    DateFormat: 'UnixTimestampMS' | 'ISO8601';
    /** @description Maximum number of points, 1 to 100000. Defaults to 10000. Longer intervals are chosen to stay within it; Realtime returns the newest values. */
    MaximumNumberOfMeasurements: number;
    /** @description LwM2M endpoint name of the device. */
    Endpoint: components['schemas']['EndpointName'];
    /** @description Includes the numbers of instances and templates. Defaults to false. */
    IncludeMetrics: boolean;
    /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
    Page: number;
    /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
    PageSize: number;
    /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
    Filter: string;
    /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
    Sort: string;
    /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
    Search: string;
    /** @description ID of the device whose events to deliver. Defaults to all devices. */
    EventDeviceId: components['schemas']['Uuid'];
    /** @description ID of the resource whose events to deliver. Defaults to all resources. */
    EventResourceId: components['schemas']['Uuid'];
    /**
     * @description Types of the events to deliver, separated by commas. Defaults to all types but traffic.
     * @example [
     *       "device.registered",
     *       "measurement"
     *     ]
     */
    EventTypes: components['schemas']['StreamEventType'][];
    /** @description ID of the device network. */
    DeviceNetworkId: components['schemas']['Uuid'];
    /** @description Start of the time range, in epoch milliseconds. */
    FromDate: components['schemas']['EpochMilliseconds'];
    /** @description End of the time range, in epoch milliseconds. */
    ToDate: components['schemas']['EpochMilliseconds'];
    /** @description Name of the role. */
    RoleName: string;
    /** @description Time after which a definition must have been created or changed. Defaults to all definitions. */
    ModifiedAfter: components['schemas']['DateTime'];
    /** @description Time after which a definition must have been created or changed, in epoch milliseconds. If modifiedAfter is given too, the later time applies. */
    ModifiedAfterTimestamp: components['schemas']['EpochMilliseconds'];
    /** @description ID of the smart object type whose entities to list. Defaults to all of them. */
    SmartObjectTypeIdQuery: components['schemas']['Uuid'];
    /** @description ID of the resource type whose entities to list. Defaults to all of them. */
    ResourceTypeIdQuery: components['schemas']['Uuid'];
    /** @description LwM2M object ID of the definition to return. Defaults to all objects. */
    ObjectIdQuery: components['schemas']['LwM2MId'];
    /** @description Token from deviceNetworks.realtimeToken, for clients that cannot send headers (RFC 6750, section 2.3). */
    AccessToken: string;
    /** @description ID of the last event that the client received. */
    LastEventId: string;
  };
  requestBodies: never;
  headers: {
    /** @description Entity tag of the file's content (RFC 9110). */
    ETag: string;
    /** @description ID of the request. The service returns the one that the client sent, or else creates one. */
    XRequestId: string;
    /**
     * @description Links to the first, previous, next and last page (RFC 8288).
     * @example </api/v3/devices?Page=2&PageSize=20>; rel="next"
     */
    Link: string;
    /**
     * @description Time since which the operation is deprecated, as @ and the seconds since 1970 (RFC 9745).
     * @example @1535328000
     */
    Deprecation: string;
    /**
     * @description Time after which the operation is removed (RFC 8594).
     * @example Sun, 31 Mar 2019 23:59:59 GMT
     */
    Sunset: string;
    /**
     * @description Methods that the path accepts.
     * @example GET, POST, HEAD, OPTIONS
     */
    Allow: string;
    /** @description Number of seconds to wait before the next attempt. */
    RetryAfter: number;
    /** @description Set to true if this is the answer to an earlier request with the same Idempotency-Key; absent otherwise. */
    IdempotencyReplayed: 'true';
    /** @description ID of the activity log entry of the command. Absent if there was nothing to send. */
    XActivityId: components['schemas']['Uuid'];
    /**
     * @description Authentication scheme to use.
     * @example Bearer
     */
    WwwAuthenticate: string;
    /** @description Path of the new entity. Absent if no operation returns it. */
    Location: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  'system.listSilos': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Figures of each thread. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiloStatistics'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'version.get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The versions of the service that answered. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VersionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'overview.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counts at the time of the request. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OverviewResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The device networks of the key. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceNetworkResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Harbour"
         *     }
         */
        'application/json': components['schemas']['DeviceNetworkRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The device network. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceNetworkResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'users.current': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description User of the key. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserAccountResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'users.responsibilities': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Names of the responsibilities. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Name'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'users.listDeviceNetworks': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of device networks. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceNetworkPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'users.listAllDeviceNetworks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Device networks of the user. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceNetworkResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tenants.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of tenants. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TenantPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tenants.getDirectory': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Name of the directory tenant. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DirectoryTenant'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tenants.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tenant. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TenantResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tenants.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "CompanyRegistrationId": "556000-0000",
         *       "Description": "The harbour company",
         *       "ExternalId": "harbour-1",
         *       "NameSpace": "harbour.example.com"
         *     }
         */
        'application/json': components['schemas']['TenantRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tenants.permissions': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description Name of the role. */
        roleName: components['parameters']['RoleName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Permissions of the role. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PermissionMap'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'usage.listByTenant': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of monthly usage. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UsagePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'usage.downloadByTenant': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Monthly usage as CSV. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': components['schemas']['UsageCsv'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'timeZones.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Names of the time zones, in alphabetical order. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimeZoneName'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'users.thumbnail': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description PNG picture of 80 by 80 pixels. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Deprecation: components['headers']['Deprecation'];
          Sunset: components['headers']['Sunset'];
          [name: string]: unknown;
        };
        content: {
          'image/png': components['schemas']['Picture'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'apiKeys.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of API keys. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'apiKeys.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "reporting",
         *       "ExpirationDate": "2027-12-31T00:00:00Z",
         *       "RoleIds": [
         *         "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *       ]
         *     }
         */
        'application/json': components['schemas']['ApiKeyRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'apiKeys.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The API key. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'apiKeys.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "reporting",
         *       "ExpirationDate": "2027-12-31T00:00:00Z",
         *       "RoleIds": [
         *         "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *       ]
         *     }
         */
        'application/json': components['schemas']['ApiKeyRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'apiKeys.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'roles.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of roles. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RolePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'roles.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Installer",
         *       "ResponsibilityIds": [
         *         "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RoleRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'roles.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The role. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoleResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'roles.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Installer",
         *       "ResponsibilityIds": [
         *         "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RoleRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'roles.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'responsibilities.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of responsibilities. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResponsibilityPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'responsibilities.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Installing",
         *       "Permissions": [
         *         {
         *           "EntityName": "Device",
         *           "Permission": "Create"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ResponsibilityRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'responsibilities.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The responsibility. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResponsibilityResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'responsibilities.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Installing",
         *       "Permissions": [
         *         {
         *           "EntityName": "Device",
         *           "Permission": "Create"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ResponsibilityRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'responsibilities.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'permissions.list': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All permission names, in alphabetical order. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PermissionTypeName'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.current': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Device network of the request. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceNetworkResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.permissions': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Permissions of the key. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PermissionMap'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.listAllSpecificRoles': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Roles of the device network. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecificRoleResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.listResolutions': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Resolutions of the device network. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.seed': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.setupEventCategories': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.setupMonitors': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.listSpecificRoles': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of roles. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecificRolePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.regenerateLocationResourceSvgs': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.reinitializeRoles': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.realtimeToken': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Token for event streams. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RealTimeToken'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locationResources.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of location resources. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationResourcePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locationResources.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "LocationId": "0f1e2d3c-4b5a-4678-9abc-def012345678",
         *       "Name": "Quay",
         *       "Label": "Ground floor",
         *       "LocationResourceType": "Map",
         *       "MimeType": "image/svg+xml",
         *       "FileExtension": "svg",
         *       "Width": 4,
         *       "Height": 4,
         *       "Data": "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI0IiBoZWlnaHQ9IjQiLz4="
         *     }
         */
        'application/json': components['schemas']['LocationResourceRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locationResources.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The location resource. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationResourceWithPositionsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locationResources.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "LocationId": "0f1e2d3c-4b5a-4678-9abc-def012345678",
         *       "Name": "Quay",
         *       "Label": "Ground floor",
         *       "LocationResourceType": "Map",
         *       "MimeType": "image/svg+xml",
         *       "FileExtension": "svg",
         *       "Width": 4,
         *       "Height": 4,
         *       "Data": "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI0IiBoZWlnaHQ9IjQiLz4="
         *     }
         */
        'application/json': components['schemas']['LocationResourceRequest'];
      };
    };
    responses: {
      /** @description The location resource was updated. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locationResources.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locationResources.download': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Content of the file. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'image/png': components['schemas']['LocationResourceContent'];
          'image/jpeg': components['schemas']['LocationResourceContent'];
          'image/gif': components['schemas']['LocationResourceContent'];
          'image/webp': components['schemas']['LocationResourceContent'];
          'image/svg+xml': components['schemas']['LocationResourceContent'];
          'model/gltf-binary': components['schemas']['LocationResourceContent'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locationResources.listPositions': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of positions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locationResources.regenerateSvg': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locationResources.svg': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture as an SVG document. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': components['schemas']['LocationResourceContent'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'positions.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of positions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'positions.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "LocationResourceId": "0f1e2d3c-4b5a-4678-9abc-def012345678",
         *       "EntityType": "Device",
         *       "EntityId": "0f1e2d3c-4b5a-4678-9abc-def012345678",
         *       "X": 120.5,
         *       "Y": 80
         *     }
         */
        'application/json': components['schemas']['PositionRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'positions.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The position. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'positions.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "LocationResourceId": "0f1e2d3c-4b5a-4678-9abc-def012345678",
         *       "EntityType": "Device",
         *       "EntityId": "0f1e2d3c-4b5a-4678-9abc-def012345678",
         *       "X": 120.5,
         *       "Y": 80
         *     }
         */
        'application/json': components['schemas']['PositionRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'positions.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of locations. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Quay 7",
         *       "ExternalId": "port-quay-7",
         *       "TimeZone": "Europe/Stockholm",
         *       "LocationType": 2
         *     }
         */
        'application/json': components['schemas']['LocationRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The location. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Quay 7",
         *       "ExternalId": "port-quay-7",
         *       "TimeZone": "Europe/Stockholm",
         *       "LocationType": 2
         *     }
         */
        'application/json': components['schemas']['LocationRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.listChildDataCollectors': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of data collectors. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.listChildDevices': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of devices. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DevicePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.listDataCollectors': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of data collectors. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.listDevices': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of devices. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DevicePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.listLocationResources': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of location resources. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationResourceWithPositionsPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.listPositions': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of positions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.listLocations': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Direct child locations, as an array. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationListResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.listSettings': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Settings of the location. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.createSetting': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "CategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Key": "interval",
         *       "DataType": "Integer",
         *       "Value": "30"
         *     }
         */
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.updateSetting': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting. */
        settingId: components['parameters']['SettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "CategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Key": "interval",
         *       "DataType": "Integer",
         *       "Value": "30"
         *     }
         */
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.updateSettingValues': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "SettingCategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *         "Key": "interval",
         *         "DataType": "Integer",
         *         "Value": "30"
         *       },
         *       {
         *         "SettingCategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *         "Key": "unit",
         *         "Value": null
         *       }
         *     ]
         */
        'application/json': components['schemas']['SettingValueUpdate'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'locations.createSettingInCategory': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Key": "interval",
         *       "DataType": "Integer",
         *       "Value": "30"
         *     }
         */
        'application/json': components['schemas']['SettingInCategoryRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.discoverDevices': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceNetworks.refreshDataCollectorStatus': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of data collectors. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.register': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "quay-7",
         *       "MACAddress": "02:00:5e:10:00:07",
         *       "Note": "Gateway at quay 7"
         *     }
         */
        'application/json': components['schemas']['DataCollectorRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.createSecurityToken': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "MacAddress": "02:00:5e:10:00:07"
         *     }
         */
        'application/json': components['schemas']['SecurityTokenRequest'];
      };
    };
    responses: {
      /** @description Registration ticket of the data collector, valid for up to 30 days. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationTicket'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The data collector. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "quay-7",
         *       "MACAddress": "02:00:5e:10:00:07",
         *       "Note": "Gateway at quay 7"
         *     }
         */
        'application/json': components['schemas']['DataCollectorRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.delete': {
    parameters: {
      query?: {
        /** @description Moves the devices to the default data collector and deletes. Defaults to false. */
        force?: boolean;
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.applicationRestart': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.systemRestart': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.customCommand': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "PayloadCustomType": "echo",
         *       "Payload": {
         *         "Hello": "gateway"
         *       }
         *     }
         */
        'application/json': components['schemas']['CustomCommandRequest'];
      };
    };
    responses: {
      /** @description Answer of the gateway. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomCommandAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.listDevices': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of devices. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DevicePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.deliverValue': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description The endpoint name (DeviceIdentifier) of the device. */
        endpoint: components['parameters']['EndpointName'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Path": "/3303/0/5700",
         *       "Value": 21.5
         *     }
         */
        'application/json': components['schemas']['DeviceValue'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.registerDevice': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description The endpoint name (DeviceIdentifier) of the device. */
        endpoint: components['parameters']['EndpointName'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Objects": [
         *         "/3/0",
         *         "/3303/0"
         *       ],
         *       "Lifetime": 3600,
         *       "Name": "Boiler room"
         *     }
         */
        'application/json': components['schemas']['DeviceRegistration'];
      };
    };
    responses: {
      /** @description The device is registered. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceRegistrationResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.deregisterDevice': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description The endpoint name (DeviceIdentifier) of the device. */
        endpoint: components['parameters']['EndpointName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.discoverDevices': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.downloadRegistrationTicket': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Registration ticket of the data collector, valid for up to 30 days. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationTicket'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.listLog': {
    parameters: {
      query?: {
        /** @description Lowest severity to list. Off lists nothing. */
        minLogLevel?: 'Off' | 'Error' | 'Warning' | 'Informational' | 'Verbose';
        /** @description Maximum number of entries, 1 to 1000. Defaults to 100. */
        take?: number;
        /** @description Earliest time of an entry, in epoch milliseconds. */
        fromUnixtime?: components['schemas']['EpochMilliseconds'];
        /** @description Latest time of an entry, in epoch milliseconds. */
        untilUnixtime?: components['schemas']['EpochMilliseconds'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Newest log entries of the data collector, 100 by default. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.listLogFiles': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of days. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogFilePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.deliverValues': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "Endpoint": "boiler-1",
         *         "Path": "/3303/0/5700",
         *         "Value": 21.5
         *       },
         *       {
         *         "Endpoint": "boiler-2",
         *         "Path": "/3303/0/5700",
         *         "Value": 20.9
         *       }
         *     ]
         */
        'application/json': components['schemas']['EndpointValue'][];
      };
    };
    responses: {
      /** @description The values that pass are stored. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeliveryReport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.listPositions': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of positions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.refreshStatus': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.getRegistrationTicket': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Registration ticket of the data collector, valid for up to 30 days. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationTicket'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.registerDevices': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "Endpoint": "boiler-1",
         *         "Objects": [
         *           "/3303/0"
         *         ]
         *       },
         *       {
         *         "Endpoint": "boiler-2",
         *         "Objects": [
         *           "/3303/0",
         *           "/3303/1"
         *         ],
         *         "Lifetime": 600
         *       }
         *     ]
         */
        'application/json': components['schemas']['EndpointRegistration'][];
      };
    };
    responses: {
      /** @description The devices that pass are registered. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationReport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.sendNetworkSettings': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example [] */
        'application/json': components['schemas']['NetworkSettingId'][];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.setBlacklist': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example true */
        'application/json': components['schemas']['IsBlacklisted'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.listSettings': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Settings of the data collector. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.createSetting': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "CategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Key": "interval",
         *       "DataType": "Integer",
         *       "Value": "30"
         *     }
         */
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.updateSetting': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting. */
        settingId: components['parameters']['SettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "CategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Key": "interval",
         *       "DataType": "Integer",
         *       "Value": "30"
         *     }
         */
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectors.updateSettingValues': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "SettingCategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *         "Key": "interval",
         *         "DataType": "Integer",
         *         "Value": "30"
         *       },
         *       {
         *         "SettingCategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *         "Key": "unit",
         *         "Value": null
         *       }
         *     ]
         */
        'application/json': components['schemas']['SettingValueUpdate'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of data collector types. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTypePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Quay gateway",
         *       "HardwareTypeId": 4711,
         *       "Configurations": [
         *         {
         *           "Key": "interval",
         *           "Type": "Integer"
         *         }
         *       ],
         *       "CreateDefaultTemplate": true,
         *       "DefaultTemplateConfigurations": [
         *         {
         *           "Key": "interval",
         *           "Type": "Integer",
         *           "Value": "60"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['DataCollectorTypeCreateRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.export': {
    parameters: {
      query: {
        /** @description IDs of the data collector types, separated by commas. 1 to 100 of them. */
        ids: components['schemas']['Uuid'][];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Data collector types, in the order of the IDs. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTypeExportResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.import': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "Name": "Pier gateway",
         *         "HardwareCategory": "GatewayType",
         *         "HardwareTypeId": 4712
         *       }
         *     ]
         */
        'application/json': components['schemas']['DataCollectorTypeImportRequest'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.listWithMetrics': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of data collector types. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTypeMetricsPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The data collector type. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTypeResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Quay gateway",
         *       "HardwareTypeId": 4711,
         *       "Configurations": [
         *         {
         *           "Key": "interval",
         *           "Type": "Integer"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['DataCollectorTypeRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.patch': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "op": "replace",
         *         "path": "/Name",
         *         "value": "Quay gateway 2"
         *       }
         *     ]
         */
        'application/json': components['schemas']['JsonPatchOperation'][];
      };
    };
    responses: {
      /** @description Data collector type after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTypeResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.listDataCollectors': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of data collectors. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.listTemplates': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of data collector templates. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplatePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.addSettingCategory': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTypes.removeSettingCategory': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.list': {
    parameters: {
      query?: {
        /** @description HardwareTypeId of the data collector type whose templates to list. */
        hardwareTypeId?: number;
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of data collector templates. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplatePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "At the quay",
         *       "DataCollectorTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Configurations": [
         *         {
         *           "Key": "interval",
         *           "Type": "Integer",
         *           "Value": "30"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['DataCollectorTemplateRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.export': {
    parameters: {
      query: {
        /** @description IDs of the data collector templates, separated by commas. 1 to 100 of them. */
        ids: components['schemas']['Uuid'][];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Data collector templates, in the order of the IDs. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplateExportResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.import': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "Name": "At the pier",
         *         "HardwareCategory": "GatewayTemplate",
         *         "DataCollectorTypeHardwareTypeId": 4711
         *       }
         *     ]
         */
        'application/json': components['schemas']['DataCollectorTemplateImportRequest'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The data collector template. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplateResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "At the quay",
         *       "DataCollectorTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Configurations": [
         *         {
         *           "Key": "interval",
         *           "Type": "Integer",
         *           "Value": "30"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['DataCollectorTemplateRequest'];
      };
    };
    responses: {
      /** @description Data collector template after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplateResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.patch': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "op": "replace",
         *         "path": "/Name",
         *         "value": "Quay gateway 2"
         *       }
         *     ]
         */
        'application/json': components['schemas']['JsonPatchOperation'][];
      };
    };
    responses: {
      /** @description Data collector template after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplateResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.updateSettingValue': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Value": "30"
         *     }
         */
        'application/json': components['schemas']['DataCollectorTemplateSettingValueRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.createSettingValue': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Value": "30"
         *     }
         */
        'application/json': components['schemas']['DataCollectorTemplateSettingValueRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'dataCollectorTemplates.deleteSettingValue': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'networkSettings.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of network settings. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NetworkSettingPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'networkSettings.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Quay wireless",
         *       "NetworkType": "WIFI",
         *       "AuthenticationType": "WPA2PSK",
         *       "SSID": "quay-7",
         *       "PreSharedKey": "correct horse",
         *       "LocationIds": [],
         *       "Priority": 10
         *     }
         */
        'application/json': components['schemas']['NetworkSettingRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'networkSettings.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The network setting. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NetworkSettingResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'networkSettings.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Quay wireless",
         *       "NetworkType": "WIFI",
         *       "AuthenticationType": "WPA2PSK",
         *       "SSID": "quay-7",
         *       "PreSharedKey": "correct horse",
         *       "LocationIds": [],
         *       "Priority": 10,
         *       "PasswordChanged": true
         *     }
         */
        'application/json': components['schemas']['NetworkSettingUpdateRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'networkSettings.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'externalIds.listDataCollectors': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID that another system has given to the entity. */
        id: components['parameters']['ExternalId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of data collectors. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'externalIds.listLocations': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID that another system has given to the entity. */
        id: components['parameters']['ExternalId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of locations. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationDetailsPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tags.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of tags. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TagPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tags.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "in repair"
         *     }
         */
        'application/json': components['schemas']['TagRequest'];
      };
    };
    responses: {
      /** @description The created tag with its ID. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TagResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tags.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tag. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TagResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tags.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "in service"
         *     }
         */
        'application/json': components['schemas']['TagRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tags.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tags.listDataCollectors': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of data collectors. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'tags.listLocations': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of locations. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationDetailsPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'barcodes.parse': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example HW=4711;MAC=02:00:5e:10:00:07 */
        'application/json': components['schemas']['BarcodeData'];
      };
    };
    responses: {
      /** @description Content of the label. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BarcodeParserResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'bootstrapServers.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of bootstrap servers. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BootstrapServerPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'bootstrapServers.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "harbour",
         *       "Servers": [
         *         {
         *           "ShortServerId": 101,
         *           "ServerUri": "coap://192.0.2.1:5683",
         *           "Lifetime": 300
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['BootstrapServerRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'bootstrapServers.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The bootstrap server. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BootstrapServerResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'bootstrapServers.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "harbour",
         *       "Servers": [
         *         {
         *           "ShortServerId": 101,
         *           "ServerUri": "coap://192.0.2.1:5683",
         *           "Lifetime": 300
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['BootstrapServerRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'bootstrapServers.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'settingCategories.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of setting categories. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingCategoryPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'settingCategories.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Reporting",
         *       "DefaultSettings": [
         *         {
         *           "Name": "interval",
         *           "DataType": "Integer",
         *           "Value": "60"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['SettingCategoryRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'settingCategories.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The setting category. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingCategoryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'settingCategories.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Reporting",
         *       "DefaultSettings": [
         *         {
         *           "Name": "interval",
         *           "DataType": "Integer",
         *           "Value": "60"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['SettingCategoryRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'settingCategories.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'defaultSettings.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of default settings. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DefaultSettingPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'defaultSettings.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'settings.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The setting. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'settings.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTypes.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
        /** @description Includes the numbers of instances and templates. Defaults to false. */
        includeMetrics?: components['parameters']['IncludeMetrics'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of smart object types. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTypePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTypes.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Mooring Line",
         *       "TypeId": 33001,
         *       "ObjectUrn": "urn:oma:lwm2m:x:33001",
         *       "Description": "Tension of one mooring line",
         *       "MultipleInstances": true
         *     }
         */
        'application/json': components['schemas']['SmartObjectTypeRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTypes.import': {
    parameters: {
      query?: {
        /** @description Returns the results without importing anything. Defaults to false. */
        preview?: boolean;
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "id": 33001,
         *         "Name": "Mooring Line",
         *         "ObjectUrn": "urn:oma:lwm2m:x:33001",
         *         "Description": "Tension of one mooring line",
         *         "InstanceType": "Multiple",
         *         "resourcedefs": [
         *           {
         *             "id": 5700,
         *             "Name": "Sensor Value",
         *             "Operations": "R",
         *             "InstanceType": "Single",
         *             "Mandatory": true,
         *             "type": "Float",
         *             "Units": "kN"
         *           }
         *         ]
         *       }
         *     ]
         */
        'application/json': components['schemas']['SmartObjectTypeImportRequest'][];
        'application/xml': components['schemas']['DdfXml'];
      };
    };
    responses: {
      /** @description Result that each definition would have. Only with preview. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTypeImportResponse'];
        };
      };
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTypes.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The smart object type. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTypeResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTypes.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Mooring Line",
         *       "TypeId": 33001,
         *       "ObjectUrn": "urn:oma:lwm2m:x:33001",
         *       "Description": "Tension of a mooring line"
         *     }
         */
        'application/json': components['schemas']['SmartObjectTypeRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTypes.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTypes.updateResourceTypeInstances': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "ResourceTypeId": "7b0c9c38-52c0-4a8e-9ef4-4f4f3ad0f5a1"
         *       }
         *     ]
         */
        'application/json': components['schemas']['ResourceTypeInstanceRequest'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTypes.addResourceType': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the resource type. */
        resourceTypeId: components['parameters']['ResourceTypeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTypes.removeResourceType': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the resource type. */
        resourceTypeId: components['parameters']['ResourceTypeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceTypes.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of resource types. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceTypePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceTypes.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "SmartObjectTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "TypeId": 26250,
         *       "Name": "Tension Limit",
         *       "AccessType": "All",
         *       "ResourceDataType": "Float",
         *       "Mandatory": true,
         *       "Units": "kN"
         *     }
         */
        'application/json': components['schemas']['ResourceTypeRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceTypes.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The resource type. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceTypeResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceTypes.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "SmartObjectTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *       "TypeId": 26250,
         *       "Name": "Tension Limit",
         *       "AccessType": "All",
         *       "ResourceDataType": "Float"
         *     }
         */
        'application/json': components['schemas']['ResourceTypeRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceTypes.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTemplates.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of smart object templates. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTemplatePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTemplates.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Watched closely",
         *       "SmartObjectTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *       "ResourceTemplates": [],
         *       "TagIds": []
         *     }
         */
        'application/json': components['schemas']['SmartObjectTemplateRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTemplates.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The smart object template. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTemplateResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTemplates.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Watched closely",
         *       "SmartObjectTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *       "ResourceTemplates": [],
         *       "TagIds": []
         *     }
         */
        'application/json': components['schemas']['SmartObjectTemplateRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTemplates.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTemplates.attributes': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Attributes that the template asks for. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceAttributeResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjectTemplates.updateAttributes': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "ResourceAttributeDefinitionId": "5a5e0a10-6d1c-4c0e-8a55-000000000001",
         *         "Value": "10"
         *       },
         *       {
         *         "ResourceAttributeDefinitionId": "5a5e0a10-6d1c-4c0e-8a55-000000000002",
         *         "Value": "60",
         *         "InstanceNumber": 0
         *       }
         *     ]
         */
        'application/json': components['schemas']['ResourceAttributeRequest'][];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceAttributeDefinitions.list': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Attribute definitions, in the order of the standard. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceAttributeDefinitionResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTypes.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
        /** @description Includes the numbers of instances and templates. Defaults to false. */
        includeMetrics?: components['parameters']['IncludeMetrics'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of device types. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTypePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTypes.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Mooring Sensor",
         *       "DeviceStandard": "LWM2M",
         *       "SmartObjectTypeInstanceIds": [
         *         {
         *           "SmartObjectTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *           "InstanceId": 0,
         *           "Label": "Bow line"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['DeviceTypeRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTypes.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The device type. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTypeResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTypes.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Mooring Sensor",
         *       "DeviceStandard": "LWM2M",
         *       "SmartObjectTypeInstanceIds": []
         *     }
         */
        'application/json': components['schemas']['DeviceTypeRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTypes.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTypes.smartObjectTypeInstances': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object instances. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTypeInstanceWithTemplatesResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTypes.smartObjectTypes': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The smart object types. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTypeWithTemplatesResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTypes.addSettingCategory': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTypes.removeSettingCategory': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTypes.listFirmwarePackages': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of firmware packages. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FirmwarePackagePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.listAllByDeviceType': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the device type. */
        deviceTypeId: components['parameters']['DeviceTypeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The templates of the type. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTemplateListResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.listByDeviceType': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the device type. */
        deviceTypeId: components['parameters']['DeviceTypeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of device templates. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTemplatePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of device templates. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTemplatePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Two lines",
         *       "DeviceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "SmartObjectTypeInstanceTemplates": [
         *         {
         *           "SmartObjectTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *           "InstanceId": 0
         *         },
         *         {
         *           "SmartObjectTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *           "InstanceId": 1
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['DeviceTemplateRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.listAll': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The device templates. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTemplateListResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The device template. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTemplateResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "One line",
         *       "DeviceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "SmartObjectTypeInstanceTemplates": [
         *         {
         *           "SmartObjectTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *           "InstanceId": 0
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['DeviceTemplateRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.updateSettingValue': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Value": "30"
         *     }
         */
        'application/json': components['schemas']['DeviceTemplateSettingValueRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.createSettingValue': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Value": "30"
         *     }
         */
        'application/json': components['schemas']['DeviceTemplateSettingValueRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'deviceTemplates.deleteSettingValue': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of devices. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DevicePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "DeviceIdentifier": "press-7",
         *       "DeviceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Name": "Bow, port side"
         *     }
         */
        'application/json': components['schemas']['DeviceRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.getByEndpoint': {
    parameters: {
      query: {
        /** @description LwM2M endpoint name of the device. */
        endpoint: components['parameters']['Endpoint'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The device. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.bootstrapServerNames': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Names of the bootstrap servers. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Name'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.listFiltered': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "DeviceTypeIds": [
         *         "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *       ],
         *       "IncludeChildLocations": true
         *     }
         */
        'application/json': components['schemas']['DeviceFilterBase'];
      };
    };
    responses: {
      /** @description Devices that match the filter. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceFilterResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.massRegistrationTemplate': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description CSV file with the header row of a mass registration and an example row. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': components['schemas']['DeviceCsv'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.createMultiple': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "DeviceIdentifier": "mooring-001",
         *         "DeviceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *       },
         *       {
         *         "DeviceIdentifier": "mooring-002",
         *         "DeviceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *       }
         *     ]
         */
        'application/json': components['schemas']['DeviceRequest'][];
        'text/csv': components['schemas']['DeviceCsv'];
      };
    };
    responses: {
      /** @description The request was accepted. The activity log shows its progress. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceMassRegistrationResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.getDataCollectorInternal': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the data collector. */
        dataCollectorId: components['schemas']['Uuid'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The internal device. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InternalDeviceResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.listDiscovered': {
    parameters: {
      query?: {
        /** @description Text that the endpoint name must contain, in any case. Defaults to all endpoints. */
        endpoint?: string;
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Endpoints noted during the last discovery. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceDiscoveryResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The device. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "DeviceIdentifier": "press-7",
         *       "DeviceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Name": "Stern, port side"
         *     }
         */
        'application/json': components['schemas']['DeviceRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.patch': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "op": "replace",
         *         "path": "/Name",
         *         "value": "Stern, starboard"
         *       }
         *     ]
         */
        'application/json': components['schemas']['JsonPatchOperation'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.tree': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The device with one page of its smart objects. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTreeResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.firmwareState': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description State of the firmware update. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FirmwareUpgradeResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.firmwareUpgrade': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "FirmwarePackageId": "1d0a7a1e-9a0f-4c5e-8f0b-6f5d1b1f7c10"
         *     }
         */
        'application/json': components['schemas']['FirmwareUpgradeRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.cancelFirmwareUpgrade': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.listPositions': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of positions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.listSettings': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Settings of the device. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.createSetting': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "CategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Key": "identity",
         *       "DataType": "String",
         *       "Value": "mooring-001"
         *     }
         */
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.updateSetting': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the setting. */
        settingId: components['parameters']['SettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "CategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Key": "identity",
         *       "DataType": "String",
         *       "Value": "mooring-001"
         *     }
         */
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'devices.updateSettingValues': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "SettingCategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *         "Key": "identity",
         *         "DataType": "String",
         *         "Value": "mooring-001"
         *       },
         *       {
         *         "SettingCategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *         "Key": "preSharedKey",
         *         "DataType": "HexString",
         *         "Value": "00112233445566778899aabbccddeeff"
         *       }
         *     ]
         */
        'application/json': components['schemas']['SettingValueUpdate'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'hardwareDefinitions.export': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "DeviceTypeIds": [
         *         "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *       ],
         *       "DeviceTemplateIds": []
         *     }
         */
        'application/json': components['schemas']['ExportDefinition'];
      };
    };
    responses: {
      /** @description Export file with the selected definitions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HardwareDefinitions'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'hardwareDefinitions.import': {
    parameters: {
      query?: {
        /** @description Returns the results without importing anything. Defaults to false. */
        preview?: boolean;
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "ImportDeviceTypes": "{\"Release\":\"19A1\",\"DeviceTypes\":[{\"Name\":\"Carried buoy\"}]}"
         *     }
         */
        'multipart/form-data': components['schemas']['HardwareDefinitionsUpload'];
      };
    };
    responses: {
      /** @description Result of each item. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceModelDefinitions.export': {
    parameters: {
      query?: {
        /** @description Time after which a definition must have been created or changed. Defaults to all definitions. */
        modifiedAfter?: components['parameters']['ModifiedAfter'];
        /** @description Time after which a definition must have been created or changed, in epoch milliseconds. If modifiedAfter is given too, the later time applies. */
        modifiedAfterTimestamp?: components['parameters']['ModifiedAfterTimestamp'];
        /** @description LwM2M object ID of the definition to return. Defaults to all objects. */
        smartObjectTypeId?: components['parameters']['ObjectIdQuery'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object definitions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectDefinition'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'firmwarePackages.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of firmware packages. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FirmwarePackagePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'firmwarePackages.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "firmware": "bytes of the firmware",
         *       "request": {
         *         "DeviceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *         "Title": "Mooring sensor",
         *         "Version": "1.4.0",
         *         "Build": "2041"
         *       }
         *     }
         */
        'multipart/form-data': components['schemas']['FirmwarePackageUpload'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'firmwarePackages.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The firmware package. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FirmwarePackageResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'firmwarePackages.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The firmware package was deleted. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'firmwarePackages.upgrade': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "DeviceIds": [
         *         "6f2f0a9e-1f77-4d9c-b0ce-8d6f0c3a2b55"
         *       ],
         *       "DeliveryMethod": "Push"
         *     }
         */
        'application/json': components['schemas']['FirmwarePackageUpgradeRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'firmwarePackages.download': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Content of the file. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['FileContent'];
        };
      };
      /** @description Part of the file that Range asks for. */
      206: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['FileContent'];
        };
      };
      /** @description The client has this file already (If-None-Match). */
      304: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      416: components['responses']['RangeNotSatisfiable'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceAttributes.readDevice': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description Endpoint name or ID of the device. */
        deviceidentifier: components['parameters']['DeviceIdentifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceAttributes.readObject': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description Endpoint name or ID of the device. */
        deviceidentifier: components['parameters']['DeviceIdentifier'];
        /** @description LwM2M object ID. */
        objectid: components['parameters']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceAttributes.readInstance': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description Endpoint name or ID of the device. */
        deviceidentifier: components['parameters']['DeviceIdentifier'];
        /** @description LwM2M object ID. */
        objectid: components['parameters']['ObjectId'];
        /** @description LwM2M object instance ID. */
        instancenumber: components['parameters']['InstanceNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjects.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "DeviceId": "6f2f0a9e-1f77-4d9c-b0ce-8d6f0c3a2b55",
         *       "SmartObjectTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *       "InstanceNumber": 2,
         *       "Label": "Stern line"
         *     }
         */
        'application/json': components['schemas']['SmartObjectRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjects.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The smart object. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjects.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "DeviceId": "6f2f0a9e-1f77-4d9c-b0ce-8d6f0c3a2b55",
         *       "SmartObjectTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *       "Label": "Stern line"
         *     }
         */
        'application/json': components['schemas']['SmartObjectRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjects.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjects.resourceAttributes': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The attributes, ordered by path. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectAttributeResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjects.values': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The smart object with its latest values. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'smartObjects.read': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of resources. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourcePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "SmartObjectId": "6f2f0a9e-1f77-4d9c-b0ce-8d6fffffffff",
         *       "ResourceTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44"
         *     }
         */
        'application/json': components['schemas']['ResourceRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The resource. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "SmartObjectId": "6f2f0a9e-1f77-4d9c-b0ce-8d6fffffffff",
         *       "ResourceTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44"
         *     }
         */
        'application/json': components['schemas']['ResourceRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.read': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.write': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Value": "21.5"
         *     }
         */
        'application/json': components['schemas']['ResourceWriteRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.writeValue': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description Value to write, as text of 1 to 1024 characters. */
        value: components['parameters']['Value'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.execute': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "Arguments": "0='reset'"
         *     }
         */
        'application/json': components['schemas']['ResourceExecuteRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.observe': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Timeout": 0
         *     }
         */
        'application/json': components['schemas']['ResourceObserveRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.cancelObserve': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resources.observeState': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state of the observation. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceObserveState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceCollections.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of resource collections. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceCollectionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceCollections.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Lines of the quay",
         *       "DeviceTypeIds": [
         *         "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *       ],
         *       "SmartObjectTypeIds": [
         *         "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a11"
         *       ]
         *     }
         */
        'application/json': components['schemas']['ResourceCollectionRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceCollections.synchronize': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceCollections.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The resource collection. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceCollectionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceCollections.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Lines of the quay",
         *       "DeviceIds": [
         *         "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *       ]
         *     }
         */
        'application/json': components['schemas']['ResourceCollectionRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resourceCollections.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventCategories.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of event categories. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventCategoryPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventCategories.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Storm"
         *     }
         */
        'application/json': components['schemas']['EventCategoryRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventCategories.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event category. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventCategoryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventCategories.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Storm"
         *     }
         */
        'application/json': components['schemas']['EventCategoryRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventCategories.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventCategories.listActiveEvents': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of events. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventCategories.listActuators': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of actuators. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActuatorPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventCategories.listEvents': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of events. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventCategories.listRules': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of rules. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RulePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of rules. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RulePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Too warm",
         *       "ResourceCollectionId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "TriggerType": "ForEveryResource",
         *       "SeverityLevel": 2,
         *       "Message": "{ResourceName} of {DeviceName} is {Value}"
         *     }
         */
        'application/json': components['schemas']['RuleRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.tryDraft': {
    parameters: {
      query: {
        /** @description Start of the time range, in epoch milliseconds. */
        fromDate: components['parameters']['FromDate'];
        /** @description End of the time range, in epoch milliseconds. */
        toDate: components['parameters']['ToDate'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Too warm",
         *       "ResourceCollectionId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "TriggerType": "ForEveryResource",
         *       "Conditions": [
         *         {
         *           "SmartObjectTypeId": "4c5a7f3e-90b1-4e0f-8a6d-7b1c2d3e4f50",
         *           "ResourceTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *           "TriggerOperator": "GreaterThan",
         *           "TriggerMinValue": 30,
         *           "ResetOperator": "LowerThan",
         *           "ResetMinValue": 25
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['RuleRequest'];
      };
    };
    responses: {
      /** @description Events that the rule would have raised. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleTrialResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.listAllConditions': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Conditions of the rule. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleConditionList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rule. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Too warm",
         *       "ResourceCollectionId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "TriggerType": "ForEveryResource",
         *       "SeverityLevel": 2,
         *       "Message": "{ResourceName} of {DeviceName} is {Value}"
         *     }
         */
        'application/json': components['schemas']['RuleRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.listConditions': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of conditions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleConditionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.replaceConditions': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "SmartObjectTypeId": "4c5a7f3e-90b1-4e0f-8a6d-7b1c2d3e4f50",
         *         "ResourceTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *         "TriggerOperator": "GreaterThan",
         *         "TriggerMinValue": 30,
         *         "ResetOperator": "LowerThan",
         *         "ResetMinValue": 25
         *       }
         *     ]
         */
        'application/json': components['schemas']['RuleConditionRequestList'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.addCondition': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "SmartObjectTypeId": "4c5a7f3e-90b1-4e0f-8a6d-7b1c2d3e4f50",
         *       "ResourceTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *       "TriggerOperator": "GreaterThan",
         *       "TriggerMinValue": 30,
         *       "ResetOperator": "LowerThan",
         *       "ResetMinValue": 25
         *     }
         */
        'application/json': components['schemas']['RuleResourceConditionRequest'];
      };
    };
    responses: {
      /** @description ID of the condition. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EntityIdResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.updateCondition': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the condition. */
        conditionId: components['parameters']['ConditionId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "SmartObjectTypeId": "4c5a7f3e-90b1-4e0f-8a6d-7b1c2d3e4f50",
         *       "ResourceTypeId": "0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44",
         *       "TriggerOperator": "GreaterThan",
         *       "TriggerMinValue": 30,
         *       "ResetOperator": "LowerThan",
         *       "ResetMinValue": 25
         *     }
         */
        'application/json': components['schemas']['RuleResourceConditionRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.deleteCondition': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the condition. */
        conditionId: components['parameters']['ConditionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.reset': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'rules.try': {
    parameters: {
      query: {
        /** @description Start of the time range, in epoch milliseconds. */
        fromDate: components['parameters']['FromDate'];
        /** @description End of the time range, in epoch milliseconds. */
        toDate: components['parameters']['ToDate'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events that the rule would have raised. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleTrialResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'events.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of events. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'events.listActive': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of active events. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'events.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'events.reset': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'actuators.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of actuators. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActuatorPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'actuators.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Slacken lines",
         *       "EventCategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "ResourceCollectionId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a11",
         *       "ActuatorResourceValues": [
         *         {
         *           "SmartObjectTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a12",
         *           "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a13",
         *           "Value": "12.5"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ActuatorRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'actuators.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The actuator. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActuatorResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'actuators.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "Slacken lines",
         *       "EventCategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "ResourceCollectionId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a11",
         *       "ActuatorResourceValues": [
         *         {
         *           "SmartObjectTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a12",
         *           "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a13",
         *           "Value": "12.5"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ActuatorRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'actuators.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'actuators.actuate': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'measurements.since': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the resource. */
        resourceId: components['parameters']['ResourceId'];
        /** @description Start of the time range, in epoch milliseconds. */
        start: components['parameters']['Start'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Measurements of the time range. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MinimalMeasurements'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'measurements.sinceTo': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the resource. */
        resourceId: components['parameters']['ResourceId'];
        /** @description Start of the time range, in epoch milliseconds. */
        start: components['parameters']['Start'];
        /** @description End of the time range, inclusive, in epoch milliseconds. Must not be before the start. */
        end: components['parameters']['End'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Measurements of the time range. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MinimalMeasurements'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformers.listOfTemplate': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Transformers of the device template. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTemplateResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformers.replaceOfTemplate': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "Name": "fahrenheit",
         *         "Transformer": "JSONata",
         *         "Configurations": [
         *           {
         *             "Key": "Expression",
         *             "Value": "sources[0].value * 1.8 + 32"
         *           }
         *         ],
         *         "TransformerSourceTypeConfigurations": [
         *           {
         *             "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *           }
         *         ],
         *         "TransformerTargetTypeConfigurations": [
         *           {
         *             "SmartObjectTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *             "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *           }
         *         ]
         *       }
         *     ]
         */
        'application/json': components['schemas']['TransformerTemplateRequest'][];
      };
    };
    responses: {
      /** @description Transformers after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTemplateResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformers.createOfTemplate': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "fahrenheit",
         *       "Transformer": "JSONata",
         *       "Configurations": [
         *         {
         *           "Key": "Expression",
         *           "Value": "sources[0].value * 1.8 + 32"
         *         }
         *       ],
         *       "TransformerSourceTypeConfigurations": [
         *         {
         *           "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *         }
         *       ],
         *       "TransformerTargetTypeConfigurations": [
         *         {
         *           "SmartObjectTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *           "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['TransformerTemplateRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformers.getOfTemplate': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the transformer. */
        transformerTemplateId: components['parameters']['TransformerTemplateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transformer. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTemplateResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformers.updateOfTemplate': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the transformer. */
        transformerTemplateId: components['parameters']['TransformerTemplateId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "fahrenheit",
         *       "Transformer": "JSONata",
         *       "Configurations": [
         *         {
         *           "Key": "Expression",
         *           "Value": "sources[0].value * 1.8 + 32"
         *         }
         *       ],
         *       "TransformerSourceTypeConfigurations": [
         *         {
         *           "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *         }
         *       ],
         *       "TransformerTargetTypeConfigurations": [
         *         {
         *           "SmartObjectTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *           "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['TransformerTemplateRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformers.deleteOfTemplate': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the transformer. */
        transformerTemplateId: components['parameters']['TransformerTemplateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformers.createAtLocation': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "mean of the harbour",
         *       "LocationId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "TransformerType": "JSONata",
         *       "ResourceCollectionId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Configurations": [
         *         {
         *           "Key": "Expression",
         *           "Value": "$average(sources[0].values)"
         *         }
         *       ],
         *       "TransformerTargetTypeConfigurations": [
         *         {
         *           "SmartObjectTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *           "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['LocationTransformerRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformers.listOfLocation': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Transformers of the location. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTemplateResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformers.deleteAtLocation': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the transformer. */
        transformerId: components['parameters']['TransformerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformerTypes.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of transformer types. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTypePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformerTypes.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "UploadTransformerType": "{\"Name\":\"scale\",\"Version\":\"1.0.0\",\"SourceTypeDefinitions\":[{\"Description\":\"Value to scale\"}], \"TargetTypeDefinitions\":[{\"OutputIndex\":0,\"ResourceDataType\":\"Float\",\"Formula\":\"sources[0].value * 2\"}]}",
         *       "request": {
         *         "DisplayName": "Scale",
         *         "Description": "Scales a value."
         *       }
         *     }
         */
        'multipart/form-data': components['schemas']['TransformerTypeUpload'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformerTypes.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transformer type. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTypeResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformerTypes.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "UploadTransformerType": "{\"Name\":\"scale\",\"Version\":\"1.0.0\",\"SourceTypeDefinitions\":[{\"Description\":\"Value to scale\"}], \"TargetTypeDefinitions\":[{\"OutputIndex\":0,\"ResourceDataType\":\"Float\",\"Formula\":\"sources[0].value * 2\"}]}",
         *       "request": {
         *         "DisplayName": "Scale",
         *         "Description": "Scales a value."
         *       }
         *     }
         */
        'multipart/form-data': components['schemas']['TransformerTypeUpload'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformerTypes.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformerTypes.activate': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformerTypes.approve': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformerTypes.deactivate': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'transformerTypes.revoke': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "RevokeMotivation": "The formula counts values twice."
         *     }
         */
        'application/json': components['schemas']['TransformerTypeRevokeRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of event consumers. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventConsumerPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "harbour office",
         *       "HttpEndpoint": "https://hooks.example.com/muster",
         *       "EventTypes": [
         *         "measurement"
         *       ]
         *     }
         */
        'application/json': components['schemas']['EventConsumerRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event consumer. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventConsumerResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Name": "harbour office",
         *       "HttpEndpoint": "https://hooks.example.com/muster",
         *       "EventTypes": [
         *         "measurement"
         *       ]
         *     }
         */
        'application/json': components['schemas']['EventConsumerRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.test': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "DeviceName": "buoy-1",
         *       "Information": "Is anybody there?",
         *       "EventStatus": "ManualTest"
         *     }
         */
        'application/json': components['schemas']['EventMessage'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.listDeadLetters': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of dead letters. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeadLetterPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.replayDeadLetters': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.getDeadLetter': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the dead letter. */
        deadLetterId: components['parameters']['DeadLetterId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The dead letter. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeadLetterResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.deleteDeadLetter': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the dead letter. */
        deadLetterId: components['parameters']['DeadLetterId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'eventConsumers.replayDeadLetter': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
        /** @description ID of the dead letter. */
        deadLetterId: components['parameters']['DeadLetterId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'queueItems.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of queue items. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueItemPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'queueItems.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The queue item. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueItemResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'queueItems.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'queueItems.listByDevice': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of queue items. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueItemPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'measurements.aggregations': {
    parameters: {
      query?: {
        /** @description Length of an interval in milliseconds, up to 31536000000 (365 days). 0, the default, is the finest length that maximumNumberOfMeasurements allows. */
        resolution?: components['parameters']['Resolution'];
        /** @description Start of the time range, in epoch milliseconds. Defaults to one day before the end. */
        timespanStart?: components['parameters']['TimespanStart'];
        /** @description End of the time range, in epoch milliseconds. Defaults to now. */
        timespanEnd?: components['parameters']['TimespanEnd'];
        /** @description Aggregate to return for each interval. Defaults to Realtime, the unaggregated values. */
        aggregationType?: components['parameters']['AggregationType'];
        /** @description Format of the times. UnixTimestampMS returns t only, ISO8601 returns d only. Defaults to both, or to t only for compressed measurements. */
        dateFormat?: components['parameters']['DateFormat'];
        /** @description Maximum number of points, 1 to 100000. Defaults to 10000. Longer intervals are chosen to stay within it; Realtime returns the newest values. */
        maximumNumberOfMeasurements?: components['parameters']['MaximumNumberOfMeasurements'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the resource. */
        resourceId: components['parameters']['ResourceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The aggregated measurements. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AggregatedMeasurements'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'measurements.compressed': {
    parameters: {
      query?: {
        /** @description Length of an interval in milliseconds, up to 31536000000 (365 days). 0, the default, is the finest length that maximumNumberOfMeasurements allows. */
        resolution?: components['parameters']['Resolution'];
        /** @description Start of the time range, in epoch milliseconds. Defaults to one day before the end. */
        timespanStart?: components['parameters']['TimespanStart'];
        /** @description End of the time range, in epoch milliseconds. Defaults to now. */
        timespanEnd?: components['parameters']['TimespanEnd'];
        /** @description Aggregate to return for each interval. Defaults to Realtime, the unaggregated values. */
        aggregationType?: components['parameters']['AggregationType'];
        /** @description Format of the times. UnixTimestampMS returns t only, ISO8601 returns d only. Defaults to both, or to t only for compressed measurements. */
        dateFormat?: components['parameters']['DateFormat'];
        /** @description Maximum number of points, 1 to 100000. Defaults to 10000. Longer intervals are chosen to stay within it; Realtime returns the newest values. */
        maximumNumberOfMeasurements?: components['parameters']['MaximumNumberOfMeasurements'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the resource. */
        resourceId: components['parameters']['ResourceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The aggregated measurements. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AggregatedMeasurements'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resolutions.list': {
    parameters: {
      query?: {
        /** @description ID of the smart object type whose entities to list. Defaults to all of them. */
        smartObjectTypeId?: components['parameters']['SmartObjectTypeIdQuery'];
        /** @description ID of the resource type whose entities to list. Defaults to all of them. */
        resourceTypeId?: components['parameters']['ResourceTypeIdQuery'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Page of the resolutions that match the query. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resolutions.create': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Key that makes the service execute the request once (draft-ietf-httpapi-idempotency-key-header). If the request is sent again with the same key, the service only repeats the first answer, with Idempotency-Replayed set to true. The key is 1 to 255 visible characters, such as a UUID, with or without quotes around it. It is valid for the API key and the device network of the request, and for 24 hours by default. Returns 422 if the key was used for a different request, and 409 while the first request is in progress. There is no example, because clients that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Title": "Quarter of an hour",
         *       "Timespan": 900000,
         *       "RetentionDays": 30,
         *       "ResourceTypeInstances": [
         *         {
         *           "SmartObjectTypeId": "0f1e2d3c-4b5a-4678-9abc-def012345678",
         *           "ResourceTypeId": "0f1e2d3c-4b5a-4678-9abc-def012345679"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ResolutionRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['KeyReused'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resolutions.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The resolution. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resolutions.update': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Title": "Quarter of an hour",
         *       "Timespan": 900000,
         *       "RetentionDays": 30,
         *       "ResourceTypeInstances": [
         *         {
         *           "SmartObjectTypeId": "0f1e2d3c-4b5a-4678-9abc-def012345678",
         *           "ResourceTypeId": "0f1e2d3c-4b5a-4678-9abc-def012345679"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ResolutionRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'resolutions.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'measurements.advanced': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "Calculation": "Average",
         *       "GroupBy": [
         *         "Year",
         *         "Month",
         *         "Day"
         *       ],
         *       "SensorTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "Start": "2026-09-20T00:00:00Z",
         *       "Stop": "2026-09-21T00:00:00Z"
         *     }
         */
        'application/json': components['schemas']['AdvancedMeasurementQuery'];
      };
    };
    responses: {
      /** @description One aggregate for each group, ordered by time. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdvancedMeasurementQueryResponse'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'kpi.since': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the resource. */
        resourceId: components['parameters']['ResourceId'];
        /** @description Dimension of the values. Only 0 has values. */
        dimension: components['parameters']['Dimension'];
        /** @description Start of the time range, in epoch milliseconds. */
        start: components['parameters']['Start'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Measurements of the time range. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MinimalMeasurements'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'activityLogs.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of activity log entries. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityLogPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'activityLogs.get': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The activity log entry. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityLogEntryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'activityLogs.delete': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'activityLogs.archive': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'activityLogs.listAudit': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of audit entries. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'activityLogs.archiveAll': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'activityLogs.deleteAll': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'activityLogs.deleteAllOutdated': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'activityLogs.deleteOutdated': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'activityLogs.download': {
    parameters: {
      query: {
        /** @description Start of the time range, in epoch milliseconds. */
        fromDate: components['parameters']['FromDate'];
        /** @description End of the time range, in epoch milliseconds. */
        toDate: components['parameters']['ToDate'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description ID of the device network. */
        deviceNetworkId: components['parameters']['DeviceNetworkId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Activity log entries as CSV. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': components['schemas']['ActivityLogCsv'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'usage.list': {
    parameters: {
      query?: {
        /** @description Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** @description Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of monthly usage. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UsagePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'usage.download': {
    parameters: {
      query?: never;
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Monthly usage as CSV. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': components['schemas']['UsageCsv'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  'events.stream': {
    parameters: {
      query?: {
        /** @description ID of the device whose events to deliver. Defaults to all devices. */
        deviceId?: components['parameters']['EventDeviceId'];
        /** @description ID of the resource whose events to deliver. Defaults to all resources. */
        resourceId?: components['parameters']['EventResourceId'];
        /**
         * @description Types of the events to deliver, separated by commas. Defaults to all types but traffic.
         * @example [
         *       "device.registered",
         *       "measurement"
         *     ]
         */
        types?: components['parameters']['EventTypes'];
        /** @description Token from deviceNetworks.realtimeToken, for clients that cannot send headers (RFC 6750, section 2.3). */
        access_token?: components['parameters']['AccessToken'];
      };
      header?: {
        /** @description ID of the device network to work in. Defaults to the network of the key. Returns 400 if there is no such network and 403 if the key is not a member of it. There is no example, because clients that send examples would name a network that does not exist. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description ID of the last event that the client received. */
        'Last-Event-ID'?: components['parameters']['LastEventId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Stream of events. It ends when either side closes it. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['XRequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': components['schemas']['EventStream'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['MethodNotAllowed'];
      408: components['responses']['RequestTimeout'];
      429: components['responses']['TooManyRequests'];
      431: components['responses']['HeadersTooLarge'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
}
