// Made from openapi.yaml by `pnpm generate`; do not edit.
export interface paths {
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
     * @description Deletes the location with its settings. Returns 409 if it is the root location, if it has child locations, or if devices, gateways or network settings refer to it.
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
     * @description The gateway runs inside the service and restarts only with it. The activity log entry of the command therefore fails and says so.
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
     * @description Replaces the stored category. The service itself uses PSK, BootstrapPSK, RPK, X509 and Security: returns 400 if the name or a key of one of them would change. The default value of X509 trustedCertificates is the trust list of all devices without their own. Returns 409 if IsSecuritySettings would be set while settings of the category have values, because readable values cannot become secrets. Returns 409 if the name is taken, or if a setting would be renamed while templates have values of it.
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
     * @description Imports object definitions with their resources, given as a JSON array or as one OMA device description file (DDF XML, sent as application/xml or text/xml). Either the whole request is imported or nothing. Definitions whose TypeId and ObjectUrn the network has already are unchanged.
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
     * @description Replaces the whole list. An attribute without Id is created, one with a known Id is updated, and one that is omitted is deleted. Devices that use the template receive the changes with Write-Attributes: at object level if all instances of the type in their device template share this template, else for each instance. Sleeping devices receive them when they wake. Every new Register sends all attributes again. Deleted attributes are also removed from the devices.
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
     * @description Imports the items of an export one by one and returns the result of each. Items that the device network has already are unchanged (Ignored). So are default templates, even if they differ. The file can have up to 8 MiB. Returns 400 for exports of releases before 2018_35.
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
     * @description Stores the file while it arrives, up to the size limit of the service, and answers after it has been written to disk. An interrupted upload leaves nothing behind. The parts of the form may come in any order.
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
     * @description Starts an update of the devices in DeviceIds, or of the devices of the package's device type that match Filter. Filter has the syntax of `GET /devices`; an empty one matches all of them. The activity log gets an entry for the request and, with that entry as ParentId, one for each device. The entry of a device whose firmware is being updated already fails.
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
     * @description Adds an object instance with the resources of its smart object type to the device, even if its device type does not have that object. The service sends a device that has registered an LwM2M Create with the values of the request and of the template. X-Activity-Id is the activity log entry of this command, and the smart object is Unavailable until the device lists it. A device that has never registered gets no command; the service writes the values after the device lists the instance. Returns 409 if the device has an instance of the object with this number.
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
     * @description Adds a resource that was deleted, or that the type got after the smart object was created. A new smart object has all resources of its type. Sends nothing to the device. Returns 409 if the smart object has the resource.
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
     * @description Returns 409 if an actuator or a transformer uses the resource collection.
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
     * @description Returns 409 if actuators belong to the event category.
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
     * @description Returns an empty page, because the service has no rules that raise events of a category. The operation exists for clients that call it. The event stream and event consumers deliver the events that do occur.
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
     * @description Returns an empty page, because the service has no rules that raise events of a category. The operation exists for clients that call it. The event stream and event consumers deliver the events that do occur.
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
     * @description Returns an empty page, because the service has no rules. The operation exists for clients that call it.
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
     * @description Returns the transformer types. The only one is JSONata; code cannot be uploaded.
     */
    get: operations['transformers.listTypes'];
    put?: never;
    post?: never;
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
    get: operations['transformers.getType'];
    put?: never;
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
     * @description Delivers the message as an event of type test, once and ahead of pending events. The activity log shows the answer of the endpoint.
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
     * @description Replaces the resolution. Returns 409 if the length would change while a transformer aggregates over it.
     */
    put: operations['resolutions.update'];
    post?: never;
    /**
     * Delete a resolution.
     * @description Returns 409 if a transformer aggregates over the resolution.
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
  '/api/v3/events/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow live events.
     * @description Streams server-sent events. Each has an ID, its type as event name and a MusterEvent as JSON data. Comment lines keep an idle connection open. With Last-Event-ID, the stream resumes after that event, or with the oldest event that the service holds if it no longer holds that event. Without it, the stream starts with the next event.
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
    /**
     * Format: uuid
     * @description UUID (RFC 9562). Read in any case, written in lower case.
     * @example c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10
     */
    Uuid: string;
    /**
     * Format: int64
     * @description Point in time in milliseconds since 1970-01-01T00:00:00Z.
     * @example 1790000000000
     */
    EpochMilliseconds: number;
    /**
     * Format: date-time
     * @description Point in time as an RFC 3339 date-time.
     * @example 2026-09-21T13:33:20Z
     */
    DateTime: string;
    /**
     * @description Name of 1 to 255 characters on one line. The server removes leading and trailing white space. Where names must be unique, case is ignored.
     * @example Bow, port side
     */
    Name: string;
    /** @description Text of at most 10,000 characters. */
    Text: string;
    /**
     * @description LwM2M endpoint client name of 1 to 255 characters. Unique in the service.
     * @example urn:imei:490154203237518
     */
    EndpointName: string;
    /**
     * @description URN of an LwM2M object, as in the OMA registry.
     * @example urn:oma:lwm2m:ext:3303:1.1
     */
    ObjectUrn: string;
    /**
     * Format: int32
     * @description ID of an LwM2M object, object instance or resource, 0 to 65534. 65535 is reserved.
     * @example 3303
     */
    LwM2MId: number;
    /**
     * @description Protocol of the devices of a type. Real devices are LWM2M, or Legacy behind a gateway.
     * @enum {string}
     */
    DeviceStandard: 'LWM2M' | 'Legacy' | 'Transformer' | 'Statistics' | 'AppIoTInternal';
    /**
     * @description Connection state of a device. online: registered, and neither the lifetime nor the grace period after it has run out. Deregistered: the device sent a Deregister. offline: otherwise.
     * @enum {string}
     */
    DeviceStatus: 'online' | 'offline' | 'Deregistered';
    /**
     * @description Access that a server has to the resource, in coarse form. All means more than one of Read, Write and Execute. Operations has the exact set.
     * @enum {string}
     */
    AccessType: 'Read' | 'Write' | 'Execute' | 'All';
    /**
     * @description Operations that a server may perform on the resource, R (read), W (write) and E (execute). Left out of responses if only a bootstrap server may access the resource.
     * @enum {string}
     */
    Operations: 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE';
    /**
     * @description LwM2M data type. None if the resource can only be executed.
     * @enum {string}
     */
    ResourceDataType:
      | 'String'
      | 'Integer'
      | 'UnsignedInteger'
      | 'Float'
      | 'Boolean'
      | 'Opaque'
      | 'Time'
      | 'Objlnk'
      | 'Corelnk'
      | 'None';
    /** @description OMA device description file (LWM2M XML) with one or more objects. Document type declarations and entities are rejected. */
    DdfXml: string;
    /** @description ID of the created entity. */
    EntityIdResponse: {
      /** @description ID of the created entity. */
      Id: components['schemas']['Uuid'];
    };
    /**
     * @description Error code. docs/errors.md explains each one.
     * @enum {string}
     */
    ErrorCode:
      | 'invalid-request'
      | 'malformed-body'
      | 'malformed-request'
      | 'unknown-device-network'
      | 'operation-not-allowed'
      | 'legacy-device'
      | 'missing-key'
      | 'invalid-key'
      | 'expired-key'
      | 'permission-denied'
      | 'not-a-member'
      | 'gateway-blacklisted'
      | 'route-not-found'
      | 'activity-log-entry-not-found'
      | 'actuator-not-found'
      | 'api-key-not-found'
      | 'bootstrap-server-not-found'
      | 'data-collector-not-found'
      | 'data-collector-template-not-found'
      | 'data-collector-type-not-found'
      | 'dead-letter-not-found'
      | 'default-setting-not-found'
      | 'device-not-found'
      | 'device-network-not-found'
      | 'device-template-not-found'
      | 'device-type-not-found'
      | 'external-id-not-found'
      | 'event-consumer-not-found'
      | 'resource-collection-not-found'
      | 'event-category-not-found'
      | 'location-resource-not-found'
      | 'location-not-found'
      | 'responsibility-not-found'
      | 'role-not-found'
      | 'network-setting-not-found'
      | 'firmware-package-not-found'
      | 'position-not-found'
      | 'queue-item-not-found'
      | 'resolution-not-found'
      | 'resource-not-found'
      | 'resource-type-not-found'
      | 'setting-category-not-found'
      | 'setting-not-found'
      | 'smart-object-not-found'
      | 'smart-object-template-not-found'
      | 'smart-object-type-not-found'
      | 'tenant-not-found'
      | 'tag-not-found'
      | 'transformer-not-found'
      | 'transformer-type-not-found'
      | 'method-not-allowed'
      | 'request-timeout'
      | 'already-exists'
      | 'device-not-registered'
      | 'device-of-other-gateway'
      | 'idempotency-key-in-progress'
      | 'in-use'
      | 'limit-reached'
      | 'built-in'
      | 'last-admin'
      | 'not-a-legacy-device'
      | 'own-key'
      | 'no-update-under-way'
      | 'time-taken'
      | 'update-under-way'
      | 'last-template'
      | 'payload-too-large'
      | 'unsupported-media-type'
      | 'range-not-satisfiable'
      | 'idempotency-key-reused'
      | 'too-many-requests'
      | 'headers-too-large'
      | 'internal'
      | 'overloaded'
      | 'store-unavailable'
      | 'shutting-down';
    /** @description Members of every error response. */
    ErrorResponse: {
      /** @description Fault and remedy, for people. The wording may change. */
      Message: string;
      /** @description Error code, for programs. Codes never change. */
      Code: components['schemas']['ErrorCode'];
      /** @description ID of the request, also in the header X-Request-Id and in the log of the service. */
      RequestId: string;
      /**
       * @description Invalid members of the request, each with its faults.
       * @example {
       *       "DeviceTypeId": [
       *         "There is no device type with this id."
       *       ]
       *     }
       */
      ModelState?: {
        [key: string]: string[];
      };
    };
    /** @description The same error as RFC 9457 problem details, for clients that accept application/problem+json. */
    ProblemResponse: components['schemas']['ErrorResponse'] & {
      /**
       * Format: uri-reference
       * @description URI that identifies the Code.
       */
      type: string;
      /** @description Meaning of the HTTP status. */
      title: string;
      /**
       * Format: int32
       * @description HTTP status code.
       */
      status: number;
      /** @description Same text as Message. */
      detail?: string;
      /**
       * Format: uri-reference
       * @description URI that identifies the request: urn:muster:request: followed by its RequestId.
       */
      instance?: string;
    };
    /** @description Position of a page in its list. */
    PageEnvelope: {
      /**
       * Format: int32
       * @description Number of this page. The first page is 1.
       */
      Page: number;
      /**
       * Format: int32
       * @description Number of rows on a full page.
       */
      PageSize: number;
      /**
       * Format: int32
       * @description Total number of pages.
       */
      NbrOfPages: number;
      /**
       * Format: int32
       * @description Total number of rows on all pages.
       */
      NbrOfRows: number;
    };
    /** @description Versions of the service and its components. */
    VersionResponse: {
      /**
       * @description Version of the service, a semantic version (semver.org).
       * @example 0.1.0
       */
      Version: string;
      /**
       * @description Name of the product that is running.
       * @example Muster reference server
       */
      Description: string;
      /** @description Branch that the release was built from. Branch, BuildDate, BuildNumber and Revision are present in releases only. */
      Branch?: string;
      /** @description Time when the release was built. */
      BuildDate?: components['schemas']['DateTime'];
      /**
       * Format: int32
       * @description Number of the build, if it has one.
       */
      BuildNumber?: number;
      /** @description Commit that the release was built from. */
      Revision?: string;
      /** @description Versions of the components. */
      Parts: components['schemas']['VersionParts'];
    };
    /** @description Versions of the components of the service. */
    VersionParts: {
      /**
       * @description Version of the server package, a semantic version (semver.org).
       * @example 0.1.0
       */
      Server: string;
      /**
       * @description Version of the LwM2M gateway, a semantic version (semver.org).
       * @example 0.1.0
       */
      Gateway: string;
      /**
       * @description Version of this API description (`info.version`).
       * @example 3.0.0
       */
      Contract: string;
      /**
       * @description Version of the Node.js runtime.
       * @example 24.21.0
       */
      Node: string;
      /**
       * @description Version of the SQLite library that Node.js contains.
       * @example 3.50.4
       */
      SQLite: string;
    };
    /** @description A device network to create. */
    DeviceNetworkRequest: {
      /** @description Name of the device network. Unique in the tenant. */
      Name: components['schemas']['Name'];
      /** @description ID of the tenant. Only the tenant of the API key is allowed, which is also the default. */
      TenantId?: components['schemas']['OptionalUuid'];
      /** @description ID of the device network in another system. */
      ExternalId?: components['schemas']['OptionalName'];
    };
    /** @description A device network, the unit of tenant isolation. Entities of one network are invisible in all others. */
    DeviceNetworkResponse: {
      /** @description ID of the device network. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the network. */
      Name: components['schemas']['Name'];
      /** @description ID of the device network in another system. */
      ExternalId?: components['schemas']['ExternalId'];
      /** @description ID of the tenant that owns the device network. */
      TenantId: components['schemas']['Uuid'];
      /** @description Name of the tenant. */
      TenantName?: components['schemas']['Name'];
    };
    /** @description One page of device networks. */
    DeviceNetworkPage: components['schemas']['PageEnvelope'] & {
      /** @description Device networks on this page. */
      Rows: components['schemas']['DeviceNetworkResponse'][];
    };
    /** @description A tenant, which owns device networks. */
    TenantResponse: {
      /** @description ID of the tenant. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the tenant. */
      Name: components['schemas']['Name'];
      /** @description Company registration number of the tenant. */
      CompanyRegistrationId?: components['schemas']['Name'];
      /** @description Description of the tenant. */
      Description?: components['schemas']['Text'];
      /** @description ID of the tenant in another system. */
      ExternalId?: components['schemas']['ExternalId'];
      /** @description Namespace of the tenant in other systems. */
      NameSpace?: components['schemas']['Name'];
    };
    /** @description New details of a tenant. Members that are left out are cleared, except the name. */
    TenantRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Current name of the tenant. The name cannot be changed. */
      Name?: components['schemas']['OptionalName'];
      /** @description Company registration number of the tenant. */
      CompanyRegistrationId?: components['schemas']['OptionalName'];
      /** @description Description of the tenant. */
      Description?: components['schemas']['OptionalText'];
      /** @description ID of the tenant in another system. */
      ExternalId?: components['schemas']['OptionalName'];
      /** @description Namespace of the tenant in other systems. */
      NameSpace?: components['schemas']['OptionalName'];
    };
    /** @description One page of tenants. */
    TenantPage: components['schemas']['PageEnvelope'] & {
      /** @description Tenants on this page. */
      Rows: components['schemas']['TenantResponse'][];
    };
    /** @description The user account of an API key. */
    UserAccountResponse: {
      /** @description ID of the API key. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the API key. */
      Name: components['schemas']['Name'];
      /** @description Name of the API key. */
      Username: components['schemas']['Name'];
      /** @description ID of the device network that the key uses if a request names none. */
      PreferredDeviceNetwork: components['schemas']['Uuid'];
      /** @description ID of the tenant that owns the device network of the request. */
      Tenant: components['schemas']['Uuid'];
      /** @description Picture as PNG. */
      ThumbnailPhoto?: string;
    };
    /**
     * @description Time zone name of the IANA time zone database.
     * @example Europe/Stockholm
     */
    TimeZoneName: string;
    /** @description An API key to create, or its new state. */
    ApiKeyRequest: {
      /** @description Name of the API key. Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description Time when the key expires. Defaults to one year from now for a new key. An update without it keeps the current time. */
      ExpirationDate?: components['schemas']['OptionalDateTime'];
      /** @description IDs of the roles of the key, 1 to 100. A change of roles keeps the value of the key. */
      RoleIds: components['schemas']['Uuid'][];
    };
    /** @description An API key. */
    ApiKeyResponse: {
      /** @description ID of the API key. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the API key. */
      Name: components['schemas']['Name'];
      /** @description Time when the key expires. */
      ExpirationDate: components['schemas']['DateTime'];
      /** @description ID of the home device network of the key. */
      DeviceNetworkId: components['schemas']['Uuid'];
      /** @description IDs of the roles of the key. */
      RoleIds: components['schemas']['Uuid'][];
      /**
       * Format: password
       * @description Value to send as bearer token. Shown only to keys that may manage API keys. Keep it secret.
       */
      Key?: string;
    };
    /** @description One page of API keys. */
    ApiKeyPage: components['schemas']['PageEnvelope'] & {
      /** @description API keys on this page. */
      Rows: components['schemas']['ApiKeyResponse'][];
    };
    /** @description A role to create, or its new state. */
    RoleRequest: {
      /** @description Name of the role. Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description IDs of the responsibilities that the role grants. */
      ResponsibilityIds: components['schemas']['Uuid'][];
    };
    /** @description A responsibility (a named set of permissions) to create, or its new state. */
    ResponsibilityRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the responsibility. Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description Permissions that the responsibility grants. Defaults to none. */
      Permissions?: components['schemas']['RolePermissionRequest'][] | null;
    };
    /** @description Permission for one kind of access to one kind of entity, or a custom permission. */
    RolePermissionRequest: {
      /**
       * @description Kind of entity, or name of the custom permission, as listed by permissions.list.
       * @example Device
       */
      EntityName: string;
      /**
       * @description Access that is granted. All for a custom permission.
       * @enum {string}
       */
      Permission: 'Create' | 'Read' | 'Update' | 'Delete' | 'All';
      /** @description Ignored. Accepted from older clients. */
      TenantId?: components['schemas']['OptionalUuid'];
    };
    /** @description One page of responsibilities. */
    ResponsibilityPage: components['schemas']['PageEnvelope'] & {
      /** @description Responsibilities on this page. */
      Rows: components['schemas']['ResponsibilityResponse'][];
    };
    /** @description A kind of entity or a custom permission that roles can grant. */
    PermissionTypeName: {
      /**
       * @description Name to use as the EntityName of a permission.
       * @example Device
       */
      Name: string;
      /**
       * @description Whether the name stands for a kind of entity or for a custom permission.
       * @enum {string}
       */
      Type: 'Entity' | 'Custom';
    };
    /**
     * @description Granted permissions by EntityName: All, or a comma-separated list of kinds of access.
     * @example {
     *       "Device": "Read, Update",
     *       "Role": "All"
     *     }
     */
    PermissionMap: {
      [key: string]: string;
    };
    /** @description A role that is specific to a device network. */
    SpecificRoleResponse: {
      /** @description ID of the role. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the role. */
      Name: components['schemas']['Name'];
    };
    /** @description One page of roles. */
    SpecificRolePage: components['schemas']['PageEnvelope'] & {
      /** @description Roles on this page. */
      Rows: components['schemas']['SpecificRoleResponse'][];
    };
    /** @description A token that opens event streams. */
    RealTimeToken: {
      /** @description ID of the device network whose events the token opens. */
      DeviceNetworkId: components['schemas']['Uuid'];
      /** @description Time when the token stops opening streams, in epoch milliseconds. */
      Expires: components['schemas']['EpochMilliseconds'];
      /**
       * Format: password
       * @description The token. Keep it secret.
       */
      Token: string;
    };
    /** @description A role, a named set of responsibilities. */
    RoleResponse: {
      /** @description ID of the role. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the role. Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description ID of the tenant that owns the role. */
      TenantId?: components['schemas']['Uuid'];
      /** @description Responsibilities that the role grants. */
      Responsibilities: components['schemas']['ResponsibilityResponse'][];
      /** @description IDs of the Responsibilities, in the form that a request takes. */
      ResponsibilityIds?: components['schemas']['Uuid'][];
    };
    /** @description A responsibility, a named set of permissions. */
    ResponsibilityResponse: {
      /** @description ID of the responsibility. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the responsibility. */
      Name: components['schemas']['Name'];
      /** @description Permissions that the responsibility grants. */
      Permissions: components['schemas']['RolePermissionResponse'][];
      /** @description IDs of the roles that grant the responsibility. */
      RoleIds?: components['schemas']['Uuid'][];
    };
    /** @description Permission for one kind of access to one kind of entity, or a custom permission. */
    RolePermissionResponse: {
      /**
       * @description Kind of entity, or name of the custom permission.
       * @example Device
       */
      EntityName: string;
      /**
       * @description Access that is granted.
       * @enum {string}
       */
      Permission: 'Create' | 'Read' | 'Update' | 'Delete' | 'All';
      /** @description ID of the tenant that owns the permission. */
      TenantId?: components['schemas']['Uuid'];
    };
    /** @description One page of roles. */
    RolePage: components['schemas']['PageEnvelope'] & {
      /** @description Roles on this page. */
      Rows: components['schemas']['RoleResponse'][];
    };
    /**
     * @description Security mode that devices use with the server.
     * @enum {string}
     */
    BootstrapSecurityMode: 'NoSec' | 'PSK';
    /**
     * @description Security mode that devices use with the server. Defaults to NoSec.
     * @enum {string|null}
     */
    OptionalBootstrapSecurityMode: 'NoSec' | 'PSK' | null;
    /** @description A bootstrap server to create, or its new state. */
    BootstrapServerRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the bootstrap server. Unique in the device network. Devices refer to it as BootstrapServerName. */
      Name: components['schemas']['Name'];
      /** @description Description of the bootstrap server. */
      Description?: components['schemas']['OptionalText'];
      /** @description Whether the bootstrap server first deletes the objects at RemovePaths from the device. Defaults to true. */
      RemoveExisting?: boolean | null;
      /**
       * @description Paths to delete from the device before accounts are written, if RemoveExisting is true. Defaults to the objects that are written, /0 and /1, and /2 if there are AccessControls. A device always keeps the account of the bootstrap server and the Device object.
       * @example [
       *       "/0",
       *       "/1"
       *     ]
       */
      RemovePaths?: components['schemas']['BootstrapDeletePath'][] | null;
      /** @description LwM2M servers to provision, 1 to 16. */
      Servers: components['schemas']['BootstrapAccountRequest'][];
      /** @description Instances of the Access Control object to provision. Defaults to none. */
      AccessControls?: components['schemas']['BootstrapAccessControl'][] | null;
    };
    /**
     * @description Path of a Bootstrap-Delete: / for everything, /{Object ID} for all instances of an object, or /{Object ID}/{Object Instance ID}.
     * @example /0
     */
    BootstrapDeletePath: string;
    /** @description An LwM2M server account to provision, an instance of the Security object and one of the Server object. */
    BootstrapAccountRequest: {
      /**
       * Format: int32
       * @description Short Server ID, 1 to 65534. Unique in this list.
       */
      ShortServerId: number;
      /**
       * @description URI of the LwM2M server. The scheme is coap with NoSec and coaps with PSK.
       * @example coap://192.0.2.1:5683
       */
      ServerUri: string;
      /** @description Security mode that devices use with the server. Defaults to NoSec. */
      SecurityMode?: components['schemas']['OptionalBootstrapSecurityMode'];
      /** @description PSK identity that all devices use with the server. Without Identity and SecretKey, each device gets its own PSK settings. */
      Identity?: components['schemas']['OptionalName'];
      /** @description PSK in hexadecimal digits. Never returned. */
      SecretKey?: string | null;
      /**
       * Format: int64
       * @description Lifetime of registrations in seconds, 1 to 4294967295. Defaults to 86400.
       */
      Lifetime?: number | null;
      /** @description Binding mode of the device. Defaults to U. */
      Binding?: string | null;
      /**
       * Format: int64
       * @description Minimum time between notifications in seconds, 0 to 2147483647, for observations without a minimum period of their own.
       */
      DefaultMinimumPeriod?: number | null;
      /**
       * Format: int64
       * @description Maximum time between notifications in seconds, 0 to 2147483647, for observations without a maximum period of their own.
       */
      DefaultMaximumPeriod?: number | null;
      /** @description Whether the device stores notifications while the server is unreachable. Defaults to true. */
      StoreNotifications?: boolean | null;
    };
    /** @description An LwM2M server account that devices are provisioned with, without its key. */
    BootstrapAccountResponse: {
      /**
       * Format: int32
       * @description Short Server ID. Unique in this list.
       */
      ShortServerId: number;
      /**
       * @description URI of the LwM2M server. The scheme is coap with NoSec and coaps with PSK.
       * @example coap://192.0.2.1:5683
       */
      ServerUri: string;
      /** @description Security mode that devices use with the server. */
      SecurityMode: components['schemas']['BootstrapSecurityMode'];
      /** @description PSK identity that all devices use with the server. Left out if each device has its own. */
      Identity?: components['schemas']['Name'];
      /**
       * Format: int64
       * @description Lifetime of registrations in seconds.
       */
      Lifetime: number;
      /** @description Binding mode of the device. */
      Binding: string;
      /**
       * Format: int64
       * @description Minimum time between notifications in seconds, for observations without a minimum period of their own.
       */
      DefaultMinimumPeriod?: number;
      /**
       * Format: int64
       * @description Maximum time between notifications in seconds, for observations without a maximum period of their own.
       */
      DefaultMaximumPeriod?: number;
      /** @description Whether the device stores notifications while the server is unreachable. */
      StoreNotifications: boolean;
    };
    /** @description An instance of the Access Control object, with the access rights for one object instance of the device. */
    BootstrapAccessControl: {
      /**
       * Format: int32
       * @description Object ID, 1 to 65534.
       */
      ObjectId: number;
      /**
       * Format: int32
       * @description Object Instance ID, 0 to 65535. 65535 controls who may create instances.
       */
      InstanceId: number;
      /**
       * Format: int32
       * @description Short Server ID of the owner, one of Servers.
       */
      OwnerId: number;
      /** @description Access rights of servers. */
      Rights?: components['schemas']['BootstrapAccessRight'][] | null;
    };
    /** @description Access rights of one server. */
    BootstrapAccessRight: {
      /**
       * Format: int32
       * @description Short Server ID of the server, 0 to 65534. 0 stands for all servers that are not listed.
       */
      ShortServerId: number;
      /**
       * Format: int32
       * @description Sum of 1 (read and observe), 2 (write), 4 (execute), 8 (delete) and 16 (create).
       */
      Mask: number;
    };
    /** @description A bootstrap server in a list. */
    BootstrapServerListResponse: {
      /** @description ID of the bootstrap server. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the bootstrap server, the BootstrapServerName of devices. */
      Name: components['schemas']['Name'];
      /** @description Description of the bootstrap server. */
      Description?: components['schemas']['Text'];
      /**
       * Format: int32
       * @description Number of LwM2M servers that it provisions.
       */
      NbrOfServers: number;
    };
    /** @description A bootstrap server, the accounts and access rights that devices are provisioned with. */
    BootstrapServerResponse: {
      /** @description ID of the bootstrap server. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the bootstrap server, the BootstrapServerName of devices. */
      Name: components['schemas']['Name'];
      /** @description Description of the bootstrap server. */
      Description?: components['schemas']['Text'];
      /** @description Whether the bootstrap server first deletes the objects at RemovePaths from the device. */
      RemoveExisting: boolean;
      /** @description Paths that are deleted from the device before accounts are written. Empty if RemoveExisting is false. */
      RemovePaths: components['schemas']['BootstrapDeletePath'][];
      /** @description LwM2M servers that devices are provisioned with. */
      Servers: components['schemas']['BootstrapAccountResponse'][];
      /** @description Instances of the Access Control object that devices are provisioned with. */
      AccessControls: components['schemas']['BootstrapAccessControl'][];
    };
    /** @description One page of bootstrap servers. */
    BootstrapServerPage: components['schemas']['PageEnvelope'] & {
      /** @description Bootstrap servers on this page. */
      Rows: components['schemas']['BootstrapServerListResponse'][];
    };
    /**
     * @description ID of an entity in another system.
     * @example port-quay-7
     */
    ExternalId: string;
    /**
     * @description Time zone name of the IANA time zone database.
     * @example Europe/Stockholm
     */
    TimeZone: string;
    /**
     * Format: uuid
     * @description ID of a network setting.
     * @example c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10
     */
    NetworkSettingId: string;
    /** @description IDs of tags. */
    TagIds: components['schemas']['Uuid'][];
    /**
     * @description Kind of network.
     * @enum {string}
     */
    NetworkType: 'ETHERNET' | 'WIFI' | 'WWAN';
    /**
     * @description Authentication of gateways that join the network.
     * @enum {string}
     */
    AuthenticationType: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK';
    /** @description A network setting to create. */
    NetworkSettingRequest: {
      /** @description Name of the network. Defaults to the SSID, or to the NetworkType if there is none. Empty counts as left out. */
      Name?: components['schemas']['OptionalName'];
      /**
       * @description Kind of network. Defaults to WIFI with an SSID and to ETHERNET without one.
       * @enum {string|null}
       */
      NetworkType?: 'ETHERNET' | 'WIFI' | 'WWAN' | null;
      /**
       * @description Authentication of gateways that join the network. Defaults to Disabled.
       * @enum {string|null}
       */
      AuthenticationType?: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK' | null;
      /** @description Name of the wireless network, at most 32 bytes in UTF-8. Wireless networks need it. */
      SSID?: string | null;
      /** @description Key of the network. Every AuthenticationType except Disabled needs one. Never returned. */
      PreSharedKey?: string | null;
      /** @description IDs of the locations that the network is available at. Empty stands for all locations. */
      LocationIds?: components['schemas']['Uuid'][] | null;
      /**
       * Format: int32
       * @description Priority of the network. Gateways try higher priorities first. Defaults to 0.
       */
      Priority?: number | null;
    };
    /** @description The new state of a network setting. */
    NetworkSettingUpdateRequest: {
      /** @description Name of the network. Defaults to the SSID, or to the NetworkType if there is none. Empty counts as left out. */
      Name?: components['schemas']['OptionalName'];
      /**
       * @description Kind of network. Defaults to WIFI with an SSID and to ETHERNET without one.
       * @enum {string|null}
       */
      NetworkType?: 'ETHERNET' | 'WIFI' | 'WWAN' | null;
      /**
       * @description Authentication of gateways that join the network. Defaults to Disabled.
       * @enum {string|null}
       */
      AuthenticationType?: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK' | null;
      /** @description Name of the wireless network, at most 32 bytes in UTF-8. Wireless networks need it. */
      SSID?: string | null;
      /** @description Key of the network. Every AuthenticationType except Disabled needs one. Never returned. */
      PreSharedKey?: string | null;
      /** @description IDs of the locations that the network is available at. Empty stands for all locations. */
      LocationIds?: components['schemas']['Uuid'][] | null;
      /**
       * Format: int32
       * @description Priority of the network. Gateways try higher priorities first. Defaults to 0.
       */
      Priority?: number | null;
      /** @description Whether PreSharedKey replaces the stored key, even if PreSharedKey is left out. Defaults to false. */
      PasswordChanged?: boolean | null;
    };
    /** @description A network that gateways may join. The key is never returned. */
    NetworkSettingResponse: {
      /** @description ID of the network setting. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the network. */
      Name: components['schemas']['Name'];
      /** @description Kind of network. */
      NetworkType: components['schemas']['NetworkType'];
      /** @description Authentication of gateways that join the network. */
      AuthenticationType: components['schemas']['AuthenticationType'];
      /** @description Name of the wireless network. */
      SSID?: string;
      /** @description IDs of the locations that the network is available at. Empty stands for all locations. */
      LocationIds: components['schemas']['Uuid'][];
      /**
       * Format: int32
       * @description Priority of the network. Gateways try higher priorities first.
       */
      Priority: number;
    };
    /** @description One page of network settings. */
    NetworkSettingPage: components['schemas']['PageEnvelope'] & {
      /** @description Network settings on this page. */
      Rows: components['schemas']['NetworkSettingResponse'][];
    };
    /** @description A tag to create, or its new state. */
    TagRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the tag. Unique in the device network. */
      Name: components['schemas']['Name'];
    };
    /** @description A tag, a label for devices, gateways, locations and other entities. */
    TagResponse: {
      /** @description ID of the tag. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the tag. */
      Name: components['schemas']['Name'];
      /** @description Whether the tag comes from the template of the entity. */
      IsInherited: boolean;
    };
    /** @description Tags, sorted by name. */
    TagResponses: components['schemas']['TagResponse'][];
    /** @description One page of tags. */
    TagPage: components['schemas']['PageEnvelope'] & {
      /** @description Tags on this page. */
      Rows: components['schemas']['TagResponse'][];
    };
    /**
     * Format: uuid
     * @description ID of a tag, or the tag as the service returns it.
     */
    TagReference:
      | string
      | {
          /** @description ID of the tag. */
          Id: components['schemas']['Uuid'];
        };
    /** @description A location to create, or its new state. */
    LocationRequest: {
      /** @description Name of the location. */
      Name: components['schemas']['Name'];
      /** @description ID of the parent location. Defaults to the root location for a new location, and to the current parent in an update. */
      ParentLocationId?: components['schemas']['OptionalUuid'];
      /** @description ID of the location in another system. */
      ExternalId?: components['schemas']['OptionalName'];
      /**
       * @description Time zone name of the IANA time zone database.
       * @example Europe/Stockholm
       */
      TimeZone?: string | null;
      /**
       * Format: int32
       * @description Type number that your application defines. The service stores it without interpreting it.
       */
      LocationType?: number | null;
      /** @description IDs of the tags. If left out, the tags do not change. */
      TagIds?: components['schemas']['OptionalTagIds'];
      /** @description Older form of TagIds. Ignored if TagIds is present. */
      Tags?: components['schemas']['TagReference'][] | null;
      /**
       * @deprecated
       * @description Values of settings. Settings that are not listed do not change. Use PUT /api/v3/locations/{id}/settingvalues.
       */
      Settings?: components['schemas']['SettingRequest'][] | null;
    };
    /** @description A location in a list. */
    LocationListResponse: {
      /** @description ID of the location. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the location. */
      Name: components['schemas']['Name'];
      /** @description ID of the parent location. The root location has none. */
      ParentLocationId?: components['schemas']['Uuid'];
      /** @description ID of the location in another system. */
      ExternalId?: components['schemas']['Name'];
      /**
       * Format: int32
       * @description Type number that your application defines. The service stores it without interpreting it.
       */
      LocationType?: number;
    };
    /** @description One page of locations. */
    LocationPage: components['schemas']['PageEnvelope'] & {
      /** @description Locations on this page. */
      Rows: components['schemas']['LocationListResponse'][];
    };
    /** @description One page of positions. */
    PositionPage: components['schemas']['PageEnvelope'] & {
      /** @description Positions on this page. */
      Rows: components['schemas']['PositionResponse'][];
    };
    /** @description One page of location resources. */
    LocationResourcePage: components['schemas']['PageEnvelope'] & {
      /** @description Location resources on this page. */
      Rows: components['schemas']['LocationResourceResponse'][];
    };
    /** @description One page of location resources with their positions. */
    LocationResourceWithPositionsPage: components['schemas']['PageEnvelope'] & {
      /** @description Location resources with their positions on this page. */
      Rows: components['schemas']['LocationResourceWithPositionsResponse'][];
    };
    /**
     * @description Kind of entity that has the position. DeviceIpsoDynamic is a device that reports its own coordinates. Unknown marks a point without an entity of the service. SensorCollection (before LwM2M) is rejected.
     * @enum {string}
     */
    PositionedType:
      'Location' | 'DataCollector' | 'SensorCollection' | 'Unknown' | 'Device' | 'DeviceIpsoDynamic';
    /** @description A position to create, or its new state. */
    PositionRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Kind of entity that has the position. */
      EntityType: components['schemas']['PositionedType'];
      /** @description ID of the entity that has the position. Ignored if EntityType is Unknown. */
      EntityId?: components['schemas']['OptionalUuid'];
      /** @description ID of the location resource that holds the position. */
      LocationResourceId: components['schemas']['Uuid'];
      /**
       * Format: double
       * @description Horizontal coordinate, increasing to the right. Clients of the location resource define the unit.
       */
      X: number;
      /**
       * Format: double
       * @description Vertical coordinate. Clients of the location resource define the unit and the direction (up or down).
       */
      Y: number;
      /**
       * Format: double
       * @description Height. Clients of the location resource define the unit.
       */
      Z?: number | null;
    };
    /** @description Position of a device on a location resource. */
    DevicePositionRequest: {
      /** @description Kind of entity that has the position. */
      EntityType: components['schemas']['PositionedType'];
      /** @description Ignored. The entity is the device itself. */
      EntityId?: components['schemas']['OptionalUuid'];
      /** @description ID of the location resource that holds the position. */
      LocationResourceId: components['schemas']['Uuid'];
      /**
       * Format: double
       * @description Horizontal coordinate, increasing to the right. Clients of the location resource define the unit.
       */
      X: number;
      /**
       * Format: double
       * @description Vertical coordinate. Clients of the location resource define the unit and the direction (up or down).
       */
      Y: number;
      /**
       * Format: double
       * @description Height. Clients of the location resource define the unit.
       */
      Z?: number | null;
    };
    /** @description A position on the location resource of the request. */
    ListedPositionRequest: {
      /** @description ID of an existing position, to keep it. A position with an unknown ID is created. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Kind of entity that has the position. */
      EntityType: components['schemas']['PositionedType'];
      /** @description ID of the entity that has the position. Ignored if EntityType is Unknown. */
      EntityId?: components['schemas']['OptionalUuid'];
      /**
       * Format: double
       * @description Horizontal coordinate, increasing to the right. Clients of the location resource define the unit.
       */
      X: number;
      /**
       * Format: double
       * @description Vertical coordinate. Clients of the location resource define the unit and the direction (up or down).
       */
      Y: number;
      /**
       * Format: double
       * @description Height. Clients of the location resource define the unit.
       */
      Z?: number | null;
    };
    /** @description Position of an entity on a location resource. */
    PositionResponse: {
      /** @description ID of the position. */
      Id: components['schemas']['Uuid'];
      /** @description Kind of entity that has the position. */
      EntityType: components['schemas']['PositionedType'];
      /** @description ID of the entity that has the position. Left out if EntityType is Unknown. */
      EntityId?: components['schemas']['Uuid'];
      /** @description Name of the entity that has the position. */
      Name?: components['schemas']['Name'];
      /** @description ID of the location resource that holds the position. */
      LocationResourceId: components['schemas']['Uuid'];
      /** @description ID of the location that the location resource belongs to. */
      LocationResourceLocationId?: components['schemas']['Uuid'];
      /** @description Name of the location that the location resource belongs to. */
      LocationResourceLocationName?: components['schemas']['Name'];
      /**
       * Format: double
       * @description Horizontal coordinate, increasing to the right. Clients of the location resource define the unit.
       */
      X: number;
      /**
       * Format: double
       * @description Vertical coordinate. Clients of the location resource define the unit and the direction (up or down).
       */
      Y: number;
      /**
       * Format: double
       * @description Height. Clients of the location resource define the unit.
       */
      Z?: number;
      /** @description ID of the resource that reports the latitude of the device (objects 6 and 3336), if it has one. Present if EntityType is DeviceIpsoDynamic. */
      LatitudeResourceId?: components['schemas']['Uuid'];
      /** @description ID of the resource that reports the longitude of the device, if it has one. Present if EntityType is DeviceIpsoDynamic. */
      LongitudeResourceId?: components['schemas']['Uuid'];
    };
    /**
     * @description Kind of location resource.
     * @enum {string}
     */
    LocationResourceType: 'None' | 'Map' | 'ThreeDimensional' | 'Image';
    /** @description A location resource to create, or its new state. */
    LocationResourceRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the location it belongs to. Defaults to the root location for a new one, and to the current location in an update. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description Name of the location resource. */
      Name?: components['schemas']['OptionalName'];
      /** @description Label shown beside the location resource. */
      Label?: components['schemas']['OptionalName'];
      /** @description Kind of location resource. */
      LocationResourceType: components['schemas']['LocationResourceType'];
      /**
       * @description Media type of the file. One of image/png, image/jpeg, image/gif, image/webp, image/svg+xml and model/gltf-binary, in any case.
       * @example image/png
       */
      MimeType: string;
      /**
       * @description File extension of the media type, with or without a dot.
       * @example png
       */
      FileExtension: string;
      /** @description File in base64, at most 1 MiB decoded and within the body limit of the server. Its first bytes must match the media type. If left out, the stored file does not change. */
      Data?: string | null;
      /**
       * Format: int32
       * @description Width of the picture.
       */
      Width?: number | null;
      /**
       * Format: int32
       * @description Height of the picture.
       */
      Height?: number | null;
      /**
       * Format: double
       * @description Horizontal coordinate of the initial view.
       */
      StartPositionX?: number | null;
      /**
       * Format: double
       * @description Vertical coordinate of the initial view.
       */
      StartPositionY?: number | null;
      /**
       * Format: double
       * @description Height coordinate of the initial view.
       */
      StartPositionZ?: number | null;
      /**
       * Format: double
       * @description Zoom level of the initial view.
       */
      StartZoomLevel?: number | null;
      /** @description All positions on the location resource. Replaces the existing ones. If left out, the positions do not change. */
      Positions?: components['schemas']['ListedPositionRequest'][] | null;
    };
    /** @description A map, picture or model of a location. */
    LocationResourceResponse: {
      /** @description ID of the location resource. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the location it belongs to. */
      LocationId: components['schemas']['Uuid'];
      /** @description Name of the location resource. */
      Name?: components['schemas']['Name'];
      /** @description Label shown beside the location resource. */
      Label?: components['schemas']['Label'];
      /** @description Kind of location resource. */
      LocationResourceType: components['schemas']['LocationResourceType'];
      /** @description Media type of the file. */
      MimeType: string;
      /** @description File extension, without a dot. */
      FileExtension: string;
      /**
       * Format: int32
       * @description Size of the file in bytes. Left out if there is no file.
       */
      Size?: number;
      /** @description Path of the file, to be requested with an API key. Left out if there is no file. */
      Uri?: string;
      /**
       * Format: int32
       * @description Width of the picture.
       */
      Width?: number;
      /**
       * Format: int32
       * @description Height of the picture.
       */
      Height?: number;
      /**
       * Format: double
       * @description Horizontal coordinate of the initial view.
       */
      StartPositionX?: number;
      /**
       * Format: double
       * @description Vertical coordinate of the initial view.
       */
      StartPositionY?: number;
      /**
       * Format: double
       * @description Height coordinate of the initial view.
       */
      StartPositionZ?: number;
      /**
       * Format: double
       * @description Zoom level of the initial view.
       */
      StartZoomLevel?: number;
    };
    /** @description A location resource with its positions. */
    LocationResourceWithPositionsResponse: components['schemas']['LocationResourceResponse'] & {
      /** @description Positions on the location resource. */
      Positions: components['schemas']['PositionResponse'][];
    };
    /**
     * Format: binary
     * @description Content of the file of a location resource.
     */
    LocationResourceContent: string;
    /** @description A location of devices and gateways. */
    LocationResponse: components['schemas']['LocationListResponse'] & {
      /** @description Name of the parent location. */
      ParentLocationName?: components['schemas']['Name'];
      /** @description Time zone name of the IANA time zone database. */
      TimeZone?: components['schemas']['TimeZone'];
      /** @description IDs of the tags. */
      TagIds: components['schemas']['TagIds'];
      /** @description Tags, sorted by name. */
      Tags: components['schemas']['TagResponses'];
      /** @description Settings of the location, as in GET /api/v3/locations/{id}/settings. Left out of pages. */
      Settings?: components['schemas']['SettingResponse'][];
    };
    /** @description One page of locations. */
    LocationDetailsPage: components['schemas']['PageEnvelope'] & {
      /** @description Locations on this page. */
      Rows: components['schemas']['LocationResponse'][];
    };
    /** @description A data collector (gateway) to register, or its new state. */
    DataCollectorRequest: {
      /** @description Name of the data collector. Unique in the cloud region. */
      Name: components['schemas']['Name'];
      /** @description Cloud region of the data collector. Defaults to the region of the server. */
      Region?: components['schemas']['OptionalRegion'];
      /** @description ID of the data collector type. Defaults to the type of the template, or to the generic type. */
      DataCollectorTypeId?: components['schemas']['OptionalUuid'];
      /** @description ID of the data collector template. Defaults to the default template of the type. */
      DataCollectorTemplateId?: components['schemas']['OptionalUuid'];
      /** @description MAC address, if the gateway has one. */
      MACAddress?: components['schemas']['OptionalMacAddress'];
      /** @description Whether another data collector of the device network may have the same MAC address. Defaults to false. */
      DisableMacAddressConflictCheck?: boolean | null;
      /** @description ID of the data collector in another system. */
      ExternalId?: components['schemas']['OptionalName'];
      /** @description ID of the location. Defaults to the root location. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description Free-form note. */
      Note?: components['schemas']['OptionalText'];
      /** @description Configuration as text, in the format that the gateway reads. */
      Config?: components['schemas']['OptionalText'];
      /** @description Configuration values that override those of the template. Keys come from the data collector type. */
      Configurations?: components['schemas']['ConfigurationValueRequest'][] | null;
      /** @description Whether devices of the gateway are barred from registering. Defaults to false. */
      IsBlacklisted?: boolean | null;
      /** @description IDs of the tags. If left out, the tags do not change. */
      TagIds?: components['schemas']['OptionalTagIds'];
      /**
       * @deprecated
       * @description Settings to set. Settings that are not listed do not change. Use PUT /api/v3/dataCollectors/{id}/settingvalues.
       */
      Settings?: components['schemas']['SettingRequest'][] | null;
    };
    /**
     * @description Name of a cloud region, 1 to 64 characters.
     * @example eu-west
     */
    Region: string;
    /** @description A configuration key that gateways of a type support. */
    ConfigurationItemRequest: {
      /** @description Configuration key. */
      Key: components['schemas']['Name'];
      /**
       * @description Data type of the values. Defaults to String.
       * @enum {string|null}
       */
      Type?: 'String' | 'Integer' | 'Boolean' | null;
    };
    /** @description A configuration key that gateways of a type support. */
    ConfigurationItem: {
      /** @description Configuration key. */
      Key: components['schemas']['Name'];
      /**
       * @description Data type of the values.
       * @enum {string}
       */
      Type: 'String' | 'Integer' | 'Boolean';
    };
    /** @description A configuration value for gateways. */
    ConfigurationValueRequest: {
      /** @description Configuration key. */
      Key: components['schemas']['Name'];
      /**
       * @description Data type of the value. Must equal the type of the key in the data collector type, which is the default.
       * @enum {string|null}
       */
      Type?: 'String' | 'Integer' | 'Boolean' | null;
      /** @description Value as text. Defaults to no value. */
      Value?: components['schemas']['OptionalText'];
    };
    /** @description A configuration value for gateways. */
    ConfigurationValueResponse: {
      /** @description Configuration key. */
      Key: components['schemas']['Name'];
      /**
       * @description Data type of the values.
       * @enum {string}
       */
      Type: 'String' | 'Integer' | 'Boolean';
      /** @description Value as text. */
      Value?: components['schemas']['Text'];
    };
    /**
     * @description MAC address of 6 to 8 bytes in hexadecimal digits, separated by colons, by dashes or not at all.
     * @example 02:00:5e:10:00:07
     */
    MacAddress: string;
    /** @description A data collector (gateway) in a list. */
    DataCollectorListResponse: {
      /** @description ID of the data collector. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the data collector. */
      Name: components['schemas']['Name'];
      /** @description Cloud region of the data collector. */
      Region: components['schemas']['Region'];
      /** @description MAC address of the gateway. */
      MACAddress?: components['schemas']['MacAddress'];
      /** @description ID of the data collector in another system. */
      ExternalId?: components['schemas']['Name'];
      /** @description ID of the location. */
      LocationId?: components['schemas']['Uuid'];
      /** @description Name of the location. */
      LocationName?: components['schemas']['Name'];
      /** @description ID of the data collector type. */
      DataCollectorTypeId?: components['schemas']['Uuid'];
      /** @description Name of the data collector type. */
      DataCollectorTypeName?: components['schemas']['Name'];
      /**
       * Format: int32
       * @description Number of devices that report through the gateway.
       */
      NbrOfDevices: number;
      /** @description Configuration as text. */
      Config?: components['schemas']['Text'];
      /** @description Whether devices of the gateway are barred from registering. */
      IsBlacklisted: boolean;
      /** @description Whether the data collector has a value for each mandatory setting. */
      IsConfigured: boolean;
      /** @description Whether a software update of the gateway is running. Always false, as this service does not update gateways. */
      IsUpdating: boolean;
      /** @description Time when the gateway last reported its state, in epoch milliseconds. */
      LastSeen?: components['schemas']['EpochMilliseconds'];
      /**
       * @deprecated
       * @description Whether the gateway is not listening.
       */
      ContactLost?: boolean;
      /**
       * @deprecated
       * @description Time when the gateway stopped listening, if known, in epoch milliseconds.
       */
      ContactLostTime?: components['schemas']['EpochMilliseconds'];
      /** @description Software version of the gateway. Left out for gateways of other regions. */
      SoftwareVersion?: components['schemas']['Name'];
      /** @description Firmware version of the gateway. Left out for gateways that are software only. */
      FirmwareVersion?: components['schemas']['Name'];
      /** @description Hardware version of the gateway. Left out for gateways that are software only. */
      HardwareVersion?: components['schemas']['Name'];
      /** @description Time when the last software update finished, if known. */
      LastUpdateFinishTime?: components['schemas']['DateTime'];
      /**
       * Format: int32
       * @description Status code of the last software update.
       */
      LastUpdateStatusCode?: number;
      /** @description Time when the running software update started. */
      UpdatingStartTime?: components['schemas']['DateTime'];
    };
    /** @description A data collector, the gateway that devices report through. */
    DataCollectorResponse: components['schemas']['DataCollectorListResponse'] & {
      /** @description Free-form note. */
      Note?: components['schemas']['Text'];
      /**
       * Format: int32
       * @description HardwareTypeId of the data collector type.
       */
      DataCollectorTypeTypeId?: number;
      /** @description ID of the data collector template. */
      DataCollectorTemplateId?: components['schemas']['Uuid'];
      /** @description Name of the data collector template. */
      DataCollectorTemplateName?: components['schemas']['Name'];
      /** @description Configuration values of the gateway, its own or those of its template. */
      Configurations: components['schemas']['ConfigurationValueResponse'][];
      /** @description Settings of the data collector, including inherited ones. */
      Settings: components['schemas']['SettingResponse'][];
      /** @description ID of the internal device of the gateway. */
      InternalDeviceId?: components['schemas']['Uuid'];
      /** @description Time when the gateway started to listen, in epoch milliseconds. */
      LastConnectionTimestamp?: components['schemas']['EpochMilliseconds'];
      /** @description Tags of the data collector. */
      Tags: components['schemas']['TagResponse'][];
      /** @description State that the gateway reported when it was last asked. */
      Statuses: components['schemas']['GatewayStatuses'];
      /** @description Network settings that were sent to the gateway. */
      Networks: components['schemas']['GatewayNetwork'][];
    };
    /** @description A network setting that was sent to a gateway, without its key. */
    GatewayNetwork: {
      [key: string]: string;
    };
    /** @description One page of data collectors. */
    DataCollectorPage: components['schemas']['PageEnvelope'] & {
      /** @description Data collectors on this page. */
      Rows: components['schemas']['DataCollectorListResponse'][];
    };
    /** @description The data collector that needs a security token. */
    SecurityTokenRequest: {
      /** @description MAC address of the data collector. */
      MacAddress: components['schemas']['MacAddress'];
    };
    /** @description A command that the gateway itself carries out. */
    CustomCommandRequest: {
      /** @description Name of the command, echo or status. */
      PayloadCustomType: string;
      /** @description Input of the command, any JSON value. */
      Payload?: unknown;
      /** @description Ignored. ID of the sender. */
      ActorId?: components['schemas']['OptionalName'];
      /** @description Correlation ID of the activity log entry, if it is a UUID. Other values are ignored. */
      CorrelationId?: string | null;
    };
    /** @description A log post of a gateway. */
    LogResponse: {
      /** @description ID of the data collector. */
      DataCollectorId: components['schemas']['Uuid'];
      /** @description Name of the data collector. */
      DataCollectorName: components['schemas']['Name'];
      /**
       * @description Severity of the post.
       * @enum {string}
       */
      LogLevel: 'Error' | 'Warning' | 'Informational' | 'Verbose';
      /** @description Text of the post. */
      Message: components['schemas']['Text'];
      /** @description ID of the device that the post is about. */
      SensorCollectorId?: components['schemas']['Uuid'];
      /** @description Name of the device that the post is about. */
      SensorCollectorName?: components['schemas']['Name'];
      /** @description Time of the post, in epoch milliseconds. */
      Timestamp: components['schemas']['EpochMilliseconds'];
    };
    /** @description The log posts of one day. */
    LogFileResponse: {
      /** @description Start of the day in UTC. */
      Date: components['schemas']['DateTime'];
      /**
       * Format: int64
       * @description Total length of the posts in characters.
       */
      Length: number;
      /** @description Name of the log file. */
      Name: components['schemas']['Name'];
      /** @description URI of the log posts. */
      Uri: string;
    };
    /** @description One page of days with log posts. */
    LogFilePage: components['schemas']['PageEnvelope'] & {
      /** @description Days with log posts on this page. */
      Rows: components['schemas']['LogFileResponse'][];
    };
    /** @description Path and token to reach one part of the service over HTTP, at the same address as this API. */
    AccessTicket: {
      /** @description Path of the data collector. The token is accepted at and below this path. */
      HttpServicePath: string;
      /** @description Bearer token of the ticket. */
      HttpSas: string;
      /** @description Time when the ticket was issued. */
      IssuedDateTime: components['schemas']['DateTime'];
      /** @description Time when the ticket expires. */
      ExpireDateTime: components['schemas']['DateTime'];
      /** @description Name of the issuer. */
      IssuerName: components['schemas']['Name'];
      /** @description Cloud region of the data collector. */
      Namespace: components['schemas']['Region'];
    };
    /** @description Token that lets software act as one gateway, with the paths that accept it. */
    RegistrationTicket: {
      /** @description ID of the data collector. */
      DataCollectorId: components['schemas']['Uuid'];
      /** @description Bearer token of the ticket, valid for this data collector only. */
      SecurityToken: string;
      /** @description Ticket to read configuration and settings. */
      InboxAccessTicket: components['schemas']['AccessTicket'];
      /** @description Ticket to send devices and values. */
      OutboxAccessTicket: components['schemas']['AccessTicket'];
    };
    /** @description The registration of a device that does not speak LwM2M. */
    DeviceRegistration: {
      /** @description Paths of the object instances that the device has, such as /3303/0. All others become Unavailable. */
      Objects: string[];
      /**
       * Format: int64
       * @description Seconds after which the device is offline unless the gateway reports something for it. Defaults to 86400.
       * @default 86400
       */
      Lifetime: number;
      /** @description Type of a new device; its DeviceStandard must be Legacy. Defaults to the type Legacy, which the first such registration creates. Returns 400 if an existing device has another type. */
      DeviceTypeId?: components['schemas']['Uuid'];
      /** @description Name of a new device. Defaults to its endpoint name. Has no effect on an existing device. */
      Name?: components['schemas']['OptionalName'];
    };
    /** @description The registration of one of several devices that do not speak LwM2M. */
    EndpointRegistration: {
      /** @description The endpoint name (DeviceIdentifier) of the device. */
      Endpoint: components['schemas']['EndpointName'];
      /** @description Paths of the object instances that the device has, such as /3303/0. All others become Unavailable. */
      Objects: string[];
      /**
       * Format: int64
       * @description Seconds after which the device is offline unless the gateway reports something for it. Defaults to 86400.
       * @default 86400
       */
      Lifetime: number;
      /** @description Type of a new device; its DeviceStandard must be Legacy. Defaults to the type Legacy, which the first such registration creates. Returns 400 if an existing device has another type. */
      DeviceTypeId?: components['schemas']['Uuid'];
      /** @description Name of a new device. Defaults to its endpoint name. Has no effect on an existing device. */
      Name?: components['schemas']['OptionalName'];
    };
    /** @description A registered device that does not speak LwM2M. */
    DeviceRegistrationResponse: {
      /** @description ID of the device. */
      DeviceId: components['schemas']['Uuid'];
      DeviceIdentifier: components['schemas']['EndpointName'];
      /**
       * Format: int64
       * @description Lifetime of the registration in seconds.
       */
      Lifetime: number;
      /**
       * Format: int64
       * @description When the device goes offline unless the gateway reports something for it, in milliseconds since 1970. Includes the grace that the service allows.
       */
      ExpirationTime: number;
    };
    /** @description A value of a device that does not speak LwM2M. */
    DeviceValue: {
      /**
       * @description Path of a resource, or of an instance of a multiple-instance resource.
       * @example /3303/0/5700
       */
      Path: string;
      /** @description A number for Float, Integer, UnsignedInteger and Time (seconds since 1970), true or false for Boolean, a string for the other types: base64 for Opaque, 3303:0 for Objlnk. A string may also hold the digits of an integer beyond 2^53, or a Time in ISO 8601. */
      Value: string | number | boolean;
      /**
       * @description When the value was measured, in milliseconds since 1970 or in ISO 8601 with a zone. At most 24 hours ahead, and no older than the days that the service keeps values. Defaults to the time of arrival, which makes a repeated delivery another value.
       * @example 1772366400000
       * @example 2026-03-01T12:00:00Z
       */
      Time?: number | string;
    };
    /** @description A value of one of several devices that do not speak LwM2M. */
    EndpointValue: {
      /** @description The endpoint name (DeviceIdentifier) of the device. */
      Endpoint: components['schemas']['EndpointName'];
      /**
       * @description Path of a resource, or of an instance of a multiple-instance resource.
       * @example /3303/0/5700
       */
      Path: string;
      /** @description A number for Float, Integer, UnsignedInteger and Time (seconds since 1970), true or false for Boolean, a string for the other types: base64 for Opaque, 3303:0 for Objlnk. A string may also hold the digits of an integer beyond 2^53, or a Time in ISO 8601. */
      Value: string | number | boolean;
      /**
       * @description When the value was measured, in milliseconds since 1970 or in ISO 8601 with a zone. At most 24 hours ahead, and no older than the days that the service keeps values. Defaults to the time of arrival, which makes a repeated delivery another value.
       * @example 1772366400000
       * @example 2026-03-01T12:00:00Z
       */
      Time?: number | string;
    };
    /** @description The result of a delivery of values. */
    DeliveryReport: {
      /**
       * Format: int32
       * @description Number of values that are stored, including those that were stored before.
       */
      Accepted: number;
      /**
       * Format: int32
       * @description Number of accepted values that were stored before, or that the batch repeats.
       */
      Duplicates: number;
      /** @description The items that were refused, by index. */
      Errors: components['schemas']['ItemError'][];
    };
    /** @description The result of registering several devices. */
    RegistrationReport: {
      /**
       * Format: int32
       * @description Number of devices that are registered.
       */
      Accepted: number;
      /** @description The items that were refused, by index. */
      Errors: components['schemas']['ItemError'][];
    };
    /** @description Why an item of a batch was refused. */
    ItemError: {
      /**
       * Format: int32
       * @description Position in the batch, from 0.
       */
      Index: number;
      Code: components['schemas']['ErrorCode'];
      /** @description Reason of the refusal, in a sentence. */
      Message: string;
    };
    /** @description Content of a barcode. */
    BarcodeData: string;
    /** @description Response of the gateway to a custom command. */
    CustomCommandAnswer: string;
    /** @description Whether devices of the gateway are barred from registering. */
    IsBlacklisted: boolean;
    /** @description Content of a label. */
    BarcodeParserResponse: {
      /**
       * @description Kind of entity that the label belongs to. SensorCollection is a device.
       * @enum {string}
       */
      BarcodeEntityType: 'Unknown' | 'DataCollector' | 'SensorCollection';
      /** @description ID of the data collector or device of the device network that has the MAC address. */
      EntityId?: components['schemas']['Uuid'];
      /** @description ID of the data collector type or device type that has the hardware type ID. */
      HardwareId?: components['schemas']['Uuid'];
      /**
       * Format: int32
       * @description Hardware type ID on the label.
       */
      HardwareTypeId?: number;
      /** @description MAC address on the label. */
      MacAddress?: components['schemas']['MacAddress'];
      /** @description Whether the device network has the entity of the label. */
      Registred: boolean;
    };
    /** @description An LwM2M client that a gateway has seen, but that no device in the device network matches. */
    DeviceDiscoveryResponse: {
      /** @description LwM2M endpoint client name. */
      Endpoint: components['schemas']['EndpointName'];
      /** @description ID of the data collector that saw the client. */
      DataCollectorId: components['schemas']['Uuid'];
      /** @description Name of the data collector that saw the client. */
      DataCollectorName: components['schemas']['Name'];
      /** @description Time when the client was last seen, in epoch milliseconds. */
      LastObserved: components['schemas']['EpochMilliseconds'];
      /**
       * Format: int32
       * @description Signal strength, if the transport reports it. CoAP does not.
       */
      SignalStrength?: number;
      /**
       * Format: int64
       * @description Lifetime that the client asks for, in seconds.
       */
      Lifetime: number;
      /** @description LwM2M version of the client. */
      LwM2MVersion: string;
      /** @description Binding mode of the client. */
      Binding: string;
      /** @description Paths of the objects and object instances that the client has. */
      Objects: string[];
    };
    /** @description State of a gateway, in the form of a device. */
    InternalDeviceResponse: components['schemas']['DeviceResponse'] & {
      /** @description State that the gateway reports. */
      Statuses: components['schemas']['GatewayStatuses'];
    };
    /** @description State that a gateway reports, by name. The names are State, Since, Addresses, DevicesOnline, Region and Version. */
    GatewayStatuses: {
      [key: string]: string;
    };
    /** @description The new state of a data collector type. */
    DataCollectorTypeRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the data collector type. Unique in the device network. */
      Name: components['schemas']['Name'];
      /**
       * Format: int32
       * @description Number that identifies the type on labels and in exports. Unique in the device network.
       */
      HardwareTypeId?: number | null;
      /** @description ID of the device type of the internal device of such gateways. */
      InternalDeviceTypeId?: components['schemas']['OptionalUuid'];
      /** @description Whether such gateways use a protocol older than LwM2M. Defaults to false. */
      IsLegacy?: boolean | null;
      /** @description Whether such gateways are software only. Defaults to false. */
      IsVirtual?: boolean | null;
      /** @description Configuration keys that such gateways support. Defaults to none. */
      Configurations?: components['schemas']['ConfigurationItemRequest'][] | null;
      /** @description Setting categories of the type. */
      SettingCategories?: components['schemas']['TypeSettingCategoryRequest'][] | null;
    };
    /** @description A data collector type to create. */
    DataCollectorTypeCreateRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the data collector type. Unique in the device network. */
      Name: components['schemas']['Name'];
      /**
       * Format: int32
       * @description Number that identifies the type on labels and in exports. Unique in the device network.
       */
      HardwareTypeId?: number | null;
      /** @description ID of the device type of the internal device of such gateways. */
      InternalDeviceTypeId?: components['schemas']['OptionalUuid'];
      /** @description Whether such gateways use a protocol older than LwM2M. Defaults to false. */
      IsLegacy?: boolean | null;
      /** @description Whether such gateways are software only. Defaults to false. */
      IsVirtual?: boolean | null;
      /** @description Configuration keys that such gateways support. Defaults to none. */
      Configurations?: components['schemas']['ConfigurationItemRequest'][] | null;
      /** @description Setting categories of the type. */
      SettingCategories?: components['schemas']['TypeSettingCategoryRequest'][] | null;
      /** @description Whether to create a default template, for data collectors that name none. Defaults to false. */
      CreateDefaultTemplate?: boolean | null;
      /** @description Configuration values of the default template. */
      DefaultTemplateConfigurations?: components['schemas']['ConfigurationValueRequest'][] | null;
    };
    /** @description A setting category of a type. An existing one is found by Id or Name, otherwise it is created. */
    TypeSettingCategoryRequest: {
      /** @description ID of an existing setting category. If present, the other members are ignored. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of an existing setting category, or of the one to create. */
      Name: components['schemas']['Name'];
      /** @description Whether the settings describe hardware. Defaults to false. */
      IsHardwareSettings?: boolean | null;
      /** @description Whether the values are secrets, which are never returned. Defaults to false. */
      IsSecuritySettings?: boolean | null;
      /** @description Default settings of the category. Defaults to none. */
      DefaultSettings?: components['schemas']['DefaultSettingRequest'][] | null;
    };
    /** @description A data collector type, a kind of gateway. */
    DataCollectorTypeResponse: {
      /** @description ID of the data collector type. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the data collector type. */
      Name: components['schemas']['Name'];
      /**
       * Format: int32
       * @description Number that identifies the type on labels and in exports.
       */
      HardwareTypeId?: number;
      /** @description ID of the device type of the internal device of such gateways. */
      InternalDeviceTypeId?: components['schemas']['Uuid'];
      /** @description Name of the device type of the internal device. */
      InternalSensorColletionTypeName?: components['schemas']['Name'];
      /** @description Whether such gateways use a protocol older than LwM2M. */
      IsLegacy: boolean;
      /** @description Whether such gateways are software only. */
      IsVirtual: boolean;
      /** @description Configuration keys that such gateways support. */
      Configurations: components['schemas']['ConfigurationItem'][];
      /** @description Setting categories of the type. */
      SettingCategories: components['schemas']['SettingCategoryResponse'][];
    };
    /** @description One page of data collector types. */
    DataCollectorTypePage: components['schemas']['PageEnvelope'] & {
      /** @description Data collector types on this page. */
      Rows: components['schemas']['DataCollectorTypeResponse'][];
    };
    /** @description A data collector type with its metrics. */
    DataCollectorTypeListResponse: {
      /** @description ID of the data collector type. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the data collector type. */
      Name: components['schemas']['Name'];
      /**
       * Format: int32
       * @description Number that identifies the type on labels and in exports.
       */
      HardwareTypeId?: number;
      /** @description Whether such gateways are software only. */
      IsVirtual: boolean;
      /**
       * Format: int64
       * @description Number of data collectors of the type.
       */
      NbrOfInstances: number;
      /**
       * Format: int64
       * @description Number of templates of the type.
       */
      NbrOfTemplates: number;
    };
    /** @description One page of data collector types. */
    DataCollectorTypeMetricsPage: components['schemas']['PageEnvelope'] & {
      /** @description Data collector types on this page. */
      Rows: components['schemas']['DataCollectorTypeListResponse'][];
    };
    /** @description An exported data collector type, for import into another device network. */
    DataCollectorTypeExportResponse: {
      /** @description Name of the data collector type export. */
      Name: components['schemas']['Name'];
      /**
       * @description Kind of entity that was exported.
       * @enum {string}
       */
      HardwareCategory:
        | 'Unknown'
        | 'GatewayType'
        | 'DeviceType'
        | 'SensorType'
        | 'GatewayTemplate'
        | 'DeviceTemplate'
        | 'SensorTemplate';
      /**
       * Format: int32
       * @description Number that identifies the type.
       */
      HardwareTypeId?: number;
      /** @description Configuration keys that such gateways support. */
      Configurations: components['schemas']['ConfigurationItem'][];
    };
    /** @description A data collector type exported from another device network. */
    DataCollectorTypeImportRequest: {
      /** @description Name of the data collector type import. */
      Name: components['schemas']['Name'];
      /**
       * @description Kind of entity to import, GatewayType or Unknown. Other values are rejected.
       * @enum {string|null}
       */
      HardwareCategory?: 'Unknown' | 'GatewayType' | null;
      /**
       * Format: int32
       * @description Number that identifies the type.
       */
      HardwareTypeId?: number | null;
      /** @description Configuration keys that such gateways support. Defaults to none. */
      Configurations?: components['schemas']['ConfigurationItemRequest'][] | null;
    };
    /** @description A data collector template to create, or its new state. */
    DataCollectorTemplateRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the data collector template. Unique in the data collector type. */
      Name: components['schemas']['Name'];
      /** @description ID of the data collector type. */
      DataCollectorTypeId: components['schemas']['Uuid'];
      /** @description Configuration as text, in the format that the gateways read. */
      Config?: components['schemas']['OptionalText'];
      /** @description Configuration values for keys of the type. Defaults to none. */
      Configurations?: components['schemas']['ConfigurationValueRequest'][] | null;
      /**
       * Format: int32
       * @description Seconds of silence after which a gateway is marked offline. Stored and returned, but not evaluated by this service.
       */
      ContactLostThreshold?: number | null;
      /** @description ID of the device template of the internal device of such gateways. */
      InternalDeviceTemplateId?: components['schemas']['OptionalUuid'];
      /** @description IDs of the tags. If left out, the tags do not change. */
      TagIds?: components['schemas']['OptionalTagIds'];
    };
    /** @description A data collector template, the configuration of gateways of a type. */
    DataCollectorTemplateResponse: {
      /** @description ID of the data collector template. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the device template. */
      Name: components['schemas']['Name'];
      /** @description Configuration as text. */
      Config?: components['schemas']['Text'];
      /** @description Same as Config, for older clients. */
      ConfigString?: components['schemas']['Text'];
      /** @description All configuration keys of the type, with the values of the template. */
      Configurations: components['schemas']['ConfigurationValueResponse'][];
      /**
       * Format: int32
       * @description Seconds of silence after which a gateway is marked offline. Stored and returned, but not evaluated by this service.
       */
      ContactLostThreshold?: number;
      /** @description ID of the device template of the internal device. */
      InternalDeviceTemplateId?: components['schemas']['Uuid'];
      /** @description ID of the data collector type. */
      DataCollectorTypeId?: components['schemas']['Uuid'];
      /** @description Data collector type of the gateways. */
      DataCollectorType?: components['schemas']['DataCollectorTypeResponse'];
      /** @description IDs of the tags. */
      TagIds?: components['schemas']['TagIds'];
      /** @description Tags of the template. */
      Tags?: components['schemas']['TagResponse'][];
      /** @description Values of settings that the template sets. */
      DataCollectorTemplateSettingValues: components['schemas']['DataCollectorTemplateSettingValueResponse'][];
    };
    /** @description One page of data collector templates. */
    DataCollectorTemplatePage: components['schemas']['PageEnvelope'] & {
      /** @description Data collector templates on this page. */
      Rows: components['schemas']['DataCollectorTemplateResponse'][];
    };
    /** @description Value that a template sets for a setting. */
    DataCollectorTemplateSettingValueRequest: {
      /** @description Value as text. */
      Value: string;
    };
    /** @description Value that a template sets for a setting. Secrets have no Value. */
    DataCollectorTemplateSettingValueResponse: {
      /** @description ID of the setting value. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the default setting. */
      DefaultSettingId: components['schemas']['Uuid'];
      /** @description Value as text. */
      Value?: string;
    };
    /** @description An exported data collector template, for import into another device network. */
    DataCollectorTemplateExportResponse: {
      /** @description Name of the device template. */
      Name: components['schemas']['Name'];
      /**
       * @description Kind of entity that was exported.
       * @enum {string}
       */
      HardwareCategory:
        | 'Unknown'
        | 'GatewayType'
        | 'DeviceType'
        | 'SensorType'
        | 'GatewayTemplate'
        | 'DeviceTemplate'
        | 'SensorTemplate';
      /**
       * Format: int32
       * @description HardwareTypeId of the data collector type.
       */
      DataCollectorTypeHardwareTypeId?: number;
      /**
       * Format: int32
       * @description Seconds of silence after which a gateway is marked offline. Stored and returned, but not evaluated by this service.
       */
      ContactLostThreshold?: number;
      /** @description Configuration values of the template. */
      Configurations: components['schemas']['ConfigurationValueResponse'][];
    };
    /** @description A data collector template exported from another device network. */
    DataCollectorTemplateImportRequest: {
      /** @description Name of the device template. */
      Name: components['schemas']['Name'];
      /**
       * @description Kind of entity to import, GatewayTemplate or Unknown. Other values are rejected.
       * @enum {string|null}
       */
      HardwareCategory?: 'Unknown' | 'GatewayTemplate' | null;
      /**
       * Format: int32
       * @description HardwareTypeId of the data collector type, which must exist. Defaults to the type of data collectors that name none.
       */
      DataCollectorTypeHardwareTypeId?: number | null;
      /**
       * Format: int32
       * @description Seconds of silence after which a gateway is marked offline. Stored and returned, but not evaluated by this service.
       */
      ContactLostThreshold?: number | null;
      /** @description Configuration values of the template. Defaults to none. */
      Configurations?: components['schemas']['ConfigurationValueRequest'][] | null;
    };
    /** @description One operation of a JSON Patch (RFC 6902). */
    JsonPatchOperation: {
      /**
       * @description Kind of operation.
       * @enum {string}
       */
      op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
      /**
       * @description JSON Pointer (RFC 6901) of the target.
       * @example /Name
       */
      path: string;
      /** @description JSON Pointer of the source, for move and copy. */
      from?: string | null;
      /** @description Value for add, replace and test. Defaults to null. */
      value?: unknown;
    };
    /** @description A smart object type (LwM2M object definition) to create. */
    SmartObjectTypeRequest: {
      /** @description Ignored. Accepted from older clients. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the LwM2M object. */
      Name: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description URN of the object. A version other than 1.0 is the last part of the URN. */
      ObjectUrn: components['schemas']['ObjectUrn'];
      /** @description Description of the object. */
      Description?: components['schemas']['OptionalText'];
      /**
       * @description Whether a device can have several instances of the object. Defaults to false.
       * @default false
       */
      MultipleInstances: boolean | null;
    };
    /** @description A smart object type in a list. */
    SmartObjectTypeListResponse: {
      /** @description ID of the smart object type. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the LwM2M object. */
      Name: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description URN of the object. */
      ObjectUrn?: components['schemas']['ObjectUrn'];
      /**
       * Format: int32
       * @description Number of smart objects of the type. Present with includeMetrics only.
       */
      NbrOfInstances?: number;
      /**
       * Format: int32
       * @description Number of smart object templates of the type. Present with includeMetrics only.
       */
      NbrOfTemplates?: number;
    };
    /** @description A smart object type, the definition of an LwM2M object. */
    SmartObjectTypeResponse: {
      /** @description ID of the smart object type. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the LwM2M object. */
      Name: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description URN of the object. */
      ObjectUrn: components['schemas']['ObjectUrn'];
      /** @description Description of the object. */
      Description: components['schemas']['Text'];
      /** @description Whether a device can have several instances of the object. */
      MultipleInstances: boolean;
      /** @description Resource types of the object, sorted by TypeId. */
      ResourceTypes: components['schemas']['ResourceTypeResponse'][];
      /** @description Resource types that the object uses. */
      ResourceTypeInstances: components['schemas']['ResourceTypeInstanceResponse'][];
      /** @description Smart object templates of the type, the default template first. */
      SmartObjectTemplates: components['schemas']['SmartObjectTemplateResponse'][];
    };
    /** @description Use of a resource type by a smart object type. */
    ResourceTypeInstanceRequest: {
      /** @description ID of an existing entry, to change it. Leave it out to add one. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the resource type. Each LwM2M resource ID may appear once. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Ignored. Accepted from older clients, as the path names the smart object type. */
      SmartObjectTypeId?: components['schemas']['OptionalUuid'];
    };
    /** @description Use of a resource type by a smart object type. */
    ResourceTypeInstanceResponse: {
      /** @description ID of the entry. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
    };
    /** @description One page of smart object types. */
    SmartObjectTypePage: components['schemas']['PageEnvelope'] & {
      /** @description Smart object types on this page. */
      Rows: components['schemas']['SmartObjectTypeListResponse'][];
    };
    /** @description An LwM2M object definition to import. */
    SmartObjectTypeImportRequest: {
      /** @description LwM2M object ID, 0 to 65534. */
      id: components['schemas']['LwM2MId'];
      /** @description Name of the LwM2M object. */
      Name: components['schemas']['Name'];
      /** @description URN of the object. Derived from the object ID if left out. */
      ObjectUrn?: components['schemas']['OptionalObjectUrn'];
      /** @description Description of the object. */
      Description?: components['schemas']['OptionalText'];
      /** @description Whether a device can have several instances of the object. MultipleInstances has the same meaning. */
      InstanceType?: components['schemas']['OptionalInstanceType'];
      /** @description Whether a device can have several instances of the object. */
      MultipleInstances?: boolean | null;
      /** @description Resources of the object. */
      resourcedefs?: components['schemas']['ResourceTypeImportRequest'][] | null;
    };
    /** @description An LwM2M resource definition to import. */
    ResourceTypeImportRequest: {
      /** @description LwM2M resource ID, 0 to 65534. */
      id: components['schemas']['LwM2MId'];
      /** @description Name of the resource. */
      Name: components['schemas']['Name'];
      /** @description Operations that a server may perform on the resource. */
      Operations: components['schemas']['Operations'];
      /** @description Access that a server has, in coarse form. Ignored if Operations is present. */
      AccessType?: components['schemas']['OptionalAccessType'];
      /** @description LwM2M data type of the values. */
      type: components['schemas']['ResourceDataType'];
      /** @description Whether an object instance can have several instances of the resource. MultipleInstances has the same meaning. */
      InstanceType?: components['schemas']['OptionalInstanceType'];
      /** @description Whether an object instance can have several instances of the resource. */
      MultipleInstances?: boolean | null;
      /** @description Whether every object instance must have the resource. */
      Mandatory?: boolean | null;
      /** @description Whether other objects can use the resource type too. */
      IsReusable?: boolean | null;
      /** @description Range of valid values, as the object definition states it. */
      Range?: components['schemas']['OptionalRange'];
      /** @description Unit of the values. */
      Units?: components['schemas']['OptionalUnits'];
      /** @description Description of the resource. */
      Description?: components['schemas']['OptionalText'];
    };
    /**
     * @description Range of valid values, as the object definition states it.
     * @example 0..100
     */
    Range: string;
    /**
     * @description Unit of the values, as the object definition states it.
     * @example Cel
     */
    Units: string;
    /** @description A resource type (LwM2M resource definition) to create, or its new state. */
    ResourceTypeRequest: {
      /** @description Ignored. Accepted from older clients. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the smart object type to add the resource type to. An update may leave it out or name a smart object type that has the resource type. */
      SmartObjectTypeId?: components['schemas']['OptionalUuid'];
      /** @description LwM2M resource ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description Name of the resource. */
      Name: components['schemas']['Name'];
      /** @description Access that a server has, in coarse form. All means read and write unless Operations has another value. */
      AccessType: components['schemas']['AccessType'];
      /** @description Operations that a server may perform on the resource. Takes precedence over AccessType. */
      Operations?: components['schemas']['OptionalOperations'];
      /** @description LwM2M data type of the values. */
      ResourceDataType: components['schemas']['ResourceDataType'];
      /**
       * @description Whether an object instance can have several instances of the resource. Defaults to false.
       * @default false
       */
      MultipleInstances: boolean | null;
      /**
       * @description Whether every object instance must have the resource. Defaults to false.
       * @default false
       */
      Mandatory: boolean | null;
      /**
       * @description Whether other objects can use the resource type too. Defaults to false.
       * @default false
       */
      IsReusable: boolean | null;
      /** @description Range of valid values, as the object definition states it. */
      Range?: components['schemas']['OptionalRange'];
      /** @description Unit of the values. */
      Units?: components['schemas']['OptionalUnits'];
      /** @description Description of the resource. */
      Description?: components['schemas']['OptionalText'];
    };
    /** @description A resource type in a list. */
    ResourceTypeListResponse: {
      /** @description ID of the resource type. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the resource. */
      Name: components['schemas']['Name'];
      /** @description LwM2M resource ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description LwM2M data type of the values. */
      DataType: components['schemas']['ResourceDataType'];
      /** @description Whether several objects can use the resource type. */
      IsReusable: boolean;
    };
    /** @description A resource type, the definition of an LwM2M resource. */
    ResourceTypeResponse: {
      /** @description ID of the resource type. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the resource. */
      Name: components['schemas']['Name'];
      /** @description LwM2M resource ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description Access that a server has, in coarse form. All means more than one of Read, Write and Execute. */
      AccessType?: components['schemas']['AccessType'];
      /** @description Operations that a server may perform on the resource. Left out if only a bootstrap server may access it. */
      Operations?: components['schemas']['Operations'];
      /** @description LwM2M data type of the values. */
      ResourceDataType: components['schemas']['ResourceDataType'];
      /** @description Whether an object instance can have several instances of the resource. */
      MultipleInstances: boolean;
      /** @description Whether every object instance must have the resource. */
      Mandatory: boolean;
      /** @description Whether several objects can use the resource type. */
      IsReusable: boolean;
      /** @description Range of valid values, as the object definition states it. */
      Range?: components['schemas']['Range'];
      /** @description Unit of the values. */
      Units?: components['schemas']['Units'];
      /** @description Description of the resource. */
      Description?: components['schemas']['Text'];
    };
    /** @description One page of resource types. */
    ResourceTypePage: components['schemas']['PageEnvelope'] & {
      /** @description Resource types on this page. */
      Rows: components['schemas']['ResourceTypeListResponse'][];
    };
    /** @description A smart object template to create, or its new state. */
    SmartObjectTemplateRequest: {
      /** @description Ignored. Accepted from older clients. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the template. Unique among the templates of the smart object type. Defaults to the name of the type for a new template, and to the current name in an update. */
      Name?: components['schemas']['OptionalName'];
      /** @description ID of the smart object type. Required for a new template. Cannot be changed. */
      SmartObjectTypeId?: components['schemas']['OptionalUuid'];
      /** @description Resource templates of the object instance. Each resource type may appear once. */
      ResourceTemplates?: components['schemas']['ResourceTemplateRequest'][] | null;
      /** @description IDs of the tags. If left out, the tags do not change. */
      TagIds?: components['schemas']['OptionalTagIds'];
    };
    /** @description IDs of tags. */
    OptionalTagIds: components['schemas']['Uuid'][] | null;
    /** @description A resource template, the desired observation and value of one resource. */
    ResourceTemplateRequest: {
      /** @description Ignored. The resource template of a resource type keeps its ID. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the resource type. The smart object type must have it. */
      ResourceTypeId: components['schemas']['Uuid'];
      /**
       * @description Whether the service observes the resource. Defaults to false.
       * @default false
       */
      IsRequestObserve: boolean | null;
      /** @description Value to write, as text of the data type of the resource. */
      Value?: string | null;
    };
    /** @description A resource template, the desired observation and value of one resource. */
    ResourceTemplateResponse: {
      /** @description ID of the resource template. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Resource type of the resource template. */
      ResourceType?: components['schemas']['ResourceTypeResponse'];
      /** @description Whether the service observes the resource. */
      IsRequestObserve: boolean;
      /** @description Value that the service writes. */
      Value?: string;
    };
    /** @description A smart object template in a list. */
    SmartObjectTemplateListResponse: {
      /** @description ID of the smart object template. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the device template. */
      Name: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      ObjectId: components['schemas']['LwM2MId'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description Name of the smart object type. */
      SmartObjectTypeName?: components['schemas']['Name'];
      /** @description Whether this is the default template of its type. */
      IsDefault: boolean;
      /** @description Whether the template can be deleted, as it is not the default template and nothing refers to it. */
      CanBeDeleted: boolean;
    };
    /** @description A smart object template, the configuration of object instances of a type. */
    SmartObjectTemplateResponse: {
      /** @description ID of the smart object template. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the device template. */
      Name: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      ObjectId: components['schemas']['LwM2MId'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description Name of the smart object type. Left out where the response includes the type itself. */
      SmartObjectTypeName?: components['schemas']['Name'];
      /** @description Whether this is the default template of its type. */
      IsDefault: boolean;
      /** @description Resource templates, one per resource type. */
      ResourceTemplates: components['schemas']['ResourceTemplateResponse'][];
      /** @description IDs of the tags. */
      TagIds: components['schemas']['Uuid'][];
    };
    /** @description One page of smart object templates. */
    SmartObjectTemplatePage: components['schemas']['PageEnvelope'] & {
      /** @description Smart object templates on this page. */
      Rows: components['schemas']['SmartObjectTemplateListResponse'][];
    };
    /**
     * @description Data type of the values of an attribute.
     * @enum {string}
     */
    ResourceAttributeDataType: 'Integer' | 'Float' | 'Boolean' | 'String';
    /**
     * @description Name of the attribute in LwM2M, such as pmin.
     * @enum {string}
     */
    ResourceAttributeName:
      | 'pmin'
      | 'pmax'
      | 'gt'
      | 'lt'
      | 'st'
      | 'epmin'
      | 'epmax'
      | 'con'
      | 'edge'
      | 'hqmax'
      | 'dim'
      | 'ver'
      | 'ssid'
      | 'uri';
    /** @description Definition of an LwM2M attribute. */
    ResourceAttributeDefinitionResponse: {
      /** @description ID of the attribute definition. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the attribute in LwM2M. */
      Name: components['schemas']['ResourceAttributeName'];
      /** @description Effect of the attribute. */
      Description: components['schemas']['Text'];
      /** @description Data type of the values. A Boolean is 0 or 1. */
      DataType: components['schemas']['ResourceAttributeDataType'];
      /** @description Whether the attribute is reported by devices and cannot be set. */
      IsReadOnly: boolean;
      /** @description Whether the attribute applies to resources only. */
      IsResourceOnly: boolean;
      /**
       * @description Earliest LwM2M version that has the attribute.
       * @example 1.0
       */
      LwM2MVersion: string;
      /**
       * @description Unit of the values.
       * @example s
       */
      Units?: string;
    };
    /** @description Value of an attribute for the object, one object instance or one resource. */
    ResourceAttributeRequest: {
      /** @description ID of an existing attribute, to change it. Leave it out to add one. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the attribute definition. */
      ResourceAttributeDefinitionId: components['schemas']['Uuid'];
      /**
       * @description Value of the attribute, as text or as a number. A Boolean is 0 or 1.
       * @example 10
       */
      Value: string | number | boolean;
      /** @description Object Instance ID, 0 to 65534. If left out, the attribute applies to all object instances of the template. */
      InstanceNumber?: components['schemas']['OptionalLwM2MId'];
      /** @description ID of the resource type. If left out, the attribute applies to the object or the object instance as a whole. */
      ResourceTypeId?: components['schemas']['OptionalUuid'];
    };
    /** @description An attribute of a smart object template. */
    ResourceAttributeResponse: {
      /** @description ID of the attribute. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the attribute definition. */
      ResourceAttributeDefinitionId: components['schemas']['Uuid'];
      /** @description Name of the attribute in LwM2M. */
      Name: components['schemas']['ResourceAttributeName'];
      /** @description Value of the attribute. */
      Value: string;
      /** @description Object Instance ID that the attribute applies to. */
      InstanceNumber?: components['schemas']['LwM2MId'];
      /** @description ID of the resource type that the attribute applies to. */
      ResourceTypeId?: components['schemas']['Uuid'];
      /** @description LwM2M resource ID, 0 to 65534. */
      ResourceTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description Name of the resource. */
      ResourceTypeName?: components['schemas']['Name'];
    };
    /** @description A device type to create, or its new state. */
    DeviceTypeRequest: {
      /** @description Ignored. Accepted from older clients. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the device type. Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description Protocol of the devices of the type. Defaults to LWM2M. */
      DeviceStandard?: components['schemas']['OptionalDeviceStandard'];
      /**
       * Format: int32
       * @description Hardware type number, defined by you.
       */
      HardwareTypeId?: number | null;
      /**
       * @description Whether the service sends a Discover to devices of this type when they register. Defaults to false.
       * @default false
       */
      IsRequestDiscovery: boolean | null;
      /** @description Object instances of devices of this type. */
      SmartObjectTypeInstanceIds?: components['schemas']['SmartObjectTypeInstanceIdRequest'][] | null;
      /** @description Setting categories of the type. If left out, they do not change. */
      SettingCategories?: components['schemas']['TypeSettingCategoryRequest'][] | null;
      /** @description Ignored. Accepted from older clients. The server always checks the device standard. */
      SkipDeviceStandardValidation?: boolean | null;
    };
    /** @description An object instance of a device type. */
    SmartObjectTypeInstanceIdRequest: {
      /** @description ID of an existing object instance of the device type, to keep it in an update. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Ignored. Accepted from older clients. */
      DeviceTypeId?: components['schemas']['OptionalUuid'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description Object Instance ID, 0 to 65534. Defaults to 0. */
      InstanceId?: components['schemas']['OptionalLwM2MId'];
      /** @description Label of the object instance. */
      Label?: components['schemas']['OptionalLabel'];
    };
    /**
     * @description Label of an instance, for people.
     * @example Bow line
     */
    Label: string;
    /** @description An object instance of a device type. */
    SmartObjectTypeInstanceIdResponse: {
      /** @description ID of the entry. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description Object Instance ID, 0 to 65534. */
      InstanceId: components['schemas']['LwM2MId'];
      /** @description Label of the object instance. */
      Label?: components['schemas']['Label'];
      /** @description Smart object type of the instance. */
      SmartObjectType?: components['schemas']['SmartObjectTypeOfDeviceType'];
    };
    /** @description A smart object type as part of a device type. Its lists are present only in the response for a single device type or device template, once for each object instance. */
    SmartObjectTypeOfDeviceType: {
      /** @description ID of the smart object type. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the LwM2M object. */
      Name: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description URN of the object. */
      ObjectUrn: components['schemas']['ObjectUrn'];
      /** @description Description of the object. */
      Description: components['schemas']['Text'];
      /** @description Whether a device can have several instances of the object. */
      MultipleInstances: boolean;
      /** @description ID of the device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description Name of the device type. */
      DeviceTypeName: components['schemas']['Name'];
      /** @description Resource types of the object, sorted by TypeId. */
      ResourceTypes?: components['schemas']['ResourceTypeResponse'][];
      /** @description Resource types that the object uses. */
      ResourceTypeInstances?: components['schemas']['ResourceTypeInstanceResponse'][];
      /** @description Smart object templates of the type, the default template first. */
      SmartObjectTemplates?: components['schemas']['SmartObjectTemplateResponse'][];
    };
    /** @description An object instance of a device type, with the smart object templates of its type. */
    SmartObjectTypeInstanceWithTemplatesResponse: {
      /** @description ID of the entry. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description Name of the smart object type. */
      SmartObjectTypeName?: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      SmartObjectTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description Object Instance ID, 0 to 65534. */
      InstanceId: components['schemas']['LwM2MId'];
      /** @description Label of the object instance. */
      Label?: components['schemas']['Label'];
      /** @description Smart object type of the instance. */
      SmartObjectType?: components['schemas']['SmartObjectTypeOfDeviceType'];
      /** @description Smart object templates of the type, the default template first. */
      SmartObjectTemplates: components['schemas']['SmartObjectTemplateResponse'][];
    };
    /** @description A smart object type with its object instances in a device type and its smart object templates. */
    SmartObjectTypeWithTemplatesResponse: {
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description Name of the smart object type. */
      SmartObjectTypeName?: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      SmartObjectTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description Smart object template of the first object instance. Present in device templates only. */
      SelectedSmartObjectTemplate?: components['schemas']['SmartObjectTemplateResponse'];
      /** @description Smart object templates of the type, the default template first. */
      SmartObjectTemplates: components['schemas']['SmartObjectTemplateResponse'][];
      /** @description Object instances of the type that are used. */
      UsedSmartObjectTypeInstanceIds: components['schemas']['SmartObjectTypeInstanceIdResponse'][];
    };
    /** @description A device type in a list. */
    DeviceTypeListResponse: {
      /** @description ID of the device type. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the device type. */
      Name: components['schemas']['Name'];
      /** @description Protocol of the devices of the type. */
      DeviceStandard: components['schemas']['DeviceStandard'];
      /**
       * Format: int32
       * @description Hardware type number, defined by you.
       */
      HardwareTypeId?: number;
      /**
       * Format: int32
       * @description Number of devices of the type. Present with includeMetrics only.
       */
      NbrOfInstances?: number;
      /**
       * Format: int32
       * @description Number of device templates of the type. Present with includeMetrics only.
       */
      NbrOfTemplates?: number;
    };
    /** @description A device type, the objects and settings of a kind of device. */
    DeviceTypeResponse: {
      /** @description ID of the device type. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the device type. */
      Name: components['schemas']['Name'];
      /** @description Protocol of the devices of the type. */
      DeviceStandard: components['schemas']['DeviceStandard'];
      /**
       * Format: int32
       * @description Hardware type number, defined by you.
       */
      HardwareTypeId?: number;
      /** @description Whether the service sends a Discover to devices of this type when they register. */
      IsRequestDiscovery: boolean;
      /** @description Object instances of devices of this type. */
      SmartObjectTypeInstanceIds: components['schemas']['SmartObjectTypeInstanceIdResponse'][];
      /** @description Device templates of the type. */
      DeviceTemplates: components['schemas']['DeviceTemplateResponse'][];
      /** @description Setting categories whose default settings apply to devices of the type. */
      SettingCategories: components['schemas']['SettingCategoryResponse'][];
    };
    /** @description One page of device types. */
    DeviceTypePage: components['schemas']['PageEnvelope'] & {
      /** @description Device types on this page. */
      Rows: components['schemas']['DeviceTypeListResponse'][];
    };
    /**
     * Format: binary
     * @description Content of a file.
     */
    FileContent: string;
    /** @description Details of a firmware package. */
    FirmwarePackageRequest: {
      /** @description ID of the device type that the package is for. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description Title of the package. */
      Title: components['schemas']['Name'];
      /** @description Firmware version of devices after the update. */
      Version: components['schemas']['Name'];
      /** @description Build of the firmware version. */
      Build?: components['schemas']['OptionalText'];
    };
    /** @description Entities to export. */
    ExportDefinition: {
      /** @description IDs of device types, to export with all their device templates. */
      DeviceTypeIds?: components['schemas']['Uuid'][] | null;
      /** @description IDs of single device templates, to export with their device types. */
      DeviceTemplateIds?: components['schemas']['Uuid'][] | null;
    };
    /** @description An exported file to import. */
    HardwareDefinitionsUpload: {
      /**
       * Format: binary
       * @description File with HardwareDefinitions as JSON.
       */
      ImportDeviceTypes: string;
    };
    /** @description Hardware definitions exported from one device network for import into another. Entities refer to each other by name, and to objects by ID and URN. */
    HardwareDefinitions: {
      /**
       * @description Release that exported the definitions, such as 2018_35 or 19A1.
       * @example 19A1
       */
      Release: string;
      /** @description LwM2M objects that the other definitions refer to. */
      SmartObjectTypes?: components['schemas']['SmartObjectDefinition'][];
      /** @description Smart object templates, without attributes and resource templates. */
      SmartObjectTemplates?: components['schemas']['CarriedSmartObjectTemplate'][];
      /** @description Setting categories of the device types. */
      SettingCategories?: components['schemas']['CarriedSettingCategory'][];
      /** @description Device types with their device templates. */
      DeviceTypes?: components['schemas']['CarriedDeviceType'][];
      /** @description Tags of the templates. */
      Tags?: components['schemas']['Name'][];
    };
    /** @description An exported smart object template. */
    CarriedSmartObjectTemplate: {
      /** @description Name of the smart object template. */
      Name: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      ObjectID: components['schemas']['LwM2MId'];
      /** @description URN of the object. */
      ObjectURN: components['schemas']['ObjectUrn'];
      /** @description Whether this is the default template of its object. Default templates are not imported. */
      IsDefault?: boolean;
      /** @description Names of the tags. */
      Tags?: components['schemas']['Name'][];
    };
    /** @description An exported setting category. */
    CarriedSettingCategory: {
      /** @description Name of the setting category. */
      Name: components['schemas']['Name'];
      /** @description Whether the settings describe hardware. */
      IsHardwareSettings?: boolean;
      /** @description Whether the values are secrets. */
      IsSecuritySettings?: boolean;
      /** @description Default settings of the category. */
      DefaultSettings?: components['schemas']['DefaultSettingRequest'][];
    };
    /** @description An exported device type. */
    CarriedDeviceType: {
      /** @description Name of the device type. */
      Name: components['schemas']['Name'];
      /** @description Protocol of the devices of the type. Defaults to LWM2M. */
      DeviceStandard?: components['schemas']['DeviceStandard'];
      /**
       * Format: int32
       * @description Hardware type number, defined by you.
       */
      HardwareTypeId?: number;
      /** @description Whether the service sends a Discover to devices of this type when they register. Defaults to false. */
      IsRequestDiscovery?: boolean;
      /** @description Names of the setting categories of the type. */
      SettingCategories?: components['schemas']['Name'][];
      /** @description Object instances of devices of this type. */
      SmartObjectTypeInstances?: components['schemas']['CarriedInstance'][];
      /** @description Device templates of the type. */
      Templates?: components['schemas']['CarriedDeviceTemplate'][];
    };
    /** @description An exported device template. */
    CarriedDeviceTemplate: {
      /** @description Name of the device template. */
      Name: components['schemas']['Name'];
      /** @description Whether this is the default template of its device type. Default templates are not imported. */
      IsDefault?: boolean;
      /**
       * Format: int32
       * @description Seconds of silence after which contact with a device counts as lost.
       */
      ContactLostThreshold?: number;
      /** @description Object instances of devices of this template. Defaults to those of the device type. */
      SmartObjectTypeInstanceTemplates?: components['schemas']['CarriedInstance'][];
      /** @description Names of the tags. */
      Tags?: components['schemas']['Name'][];
    };
    /** @description An exported object instance. */
    CarriedInstance: {
      /** @description LwM2M object ID, 0 to 65534. */
      ObjectID: components['schemas']['LwM2MId'];
      /** @description URN of the object. */
      ObjectURN: components['schemas']['ObjectUrn'];
      /** @description Object Instance ID, 0 to 65534. */
      InstanceId: components['schemas']['LwM2MId'];
      /** @description Label of the object instance. Present in device types only. */
      Label?: components['schemas']['Label'];
      /** @description Name of the smart object template. Present in device templates only. Defaults to the default template of the object. */
      SmartObjectTemplate?: components['schemas']['Name'];
    };
    /** @description Result of an import, item by item. */
    ImportResponse: {
      /** @description Results of the device types. */
      DeviceTypes: components['schemas']['ImportResultDeviceType'][];
      /** @description Results of the smart object templates. */
      SmartObjectTemplates: components['schemas']['ImportResultSmartObjectTemplate'][];
      /** @description Results of the LwM2M objects. */
      SmartObjectTypes: components['schemas']['ImportResultSmartObjectType'][];
      /** @description Results of the setting categories. */
      SettingCategories: components['schemas']['ImportResultItem'][];
      /** @description Results of the tags. */
      Tags: components['schemas']['ImportResultItem'][];
    };
    /**
     * @description Result of the import. Ignored means that the device network already has the item, or that such items are not imported.
     * @enum {string}
     */
    ImportItemResult: 'Ignored' | 'Added' | 'Failed';
    /** @description Result of the import of one item. */
    ImportResultItem: {
      /** @description Name of the item. */
      Name: components['schemas']['Name'];
      /** @description Result of the import. Ignored means that the device network already has the item, or that such items are not imported. */
      Result: components['schemas']['ImportItemResult'];
      /** @description Reason why the item was not added. */
      Reason?: components['schemas']['Text'];
    };
    /** @description Result of the import of one device type. */
    ImportResultDeviceType: {
      /** @description Name of the device type. */
      Name: components['schemas']['Name'];
      /** @description Result of the import. Ignored means that the device network already has the item, or that such items are not imported. */
      Result: components['schemas']['ImportItemResult'];
      /** @description Reason why the item was not added. */
      Reason?: components['schemas']['Text'];
      /** @description Results of the device templates of the type. */
      Templates: components['schemas']['ImportResultItem'][];
    };
    /** @description Result of the import of one LwM2M object. */
    ImportResultSmartObjectType: {
      /** @description Name of the object. */
      Name: components['schemas']['Name'];
      /** @description Result of the import. Ignored means that the device network already has the item, or that such items are not imported. */
      Result: components['schemas']['ImportItemResult'];
      /** @description Reason why the item was not added. */
      Reason?: components['schemas']['Text'];
      /** @description LwM2M object ID, 0 to 65534. */
      SmartObjectTypeTypeId: components['schemas']['LwM2MId'];
      /** @description URN of the object. */
      SmartObjectObjectUrn: components['schemas']['ObjectUrn'];
    };
    /** @description Result of the import of one smart object template. */
    ImportResultSmartObjectTemplate: {
      /** @description Name of the smart object template. */
      Name: components['schemas']['Name'];
      /** @description Result of the import. Ignored means that the device network already has the item, or that such items are not imported. */
      Result: components['schemas']['ImportItemResult'];
      /** @description Reason why the item was not added. */
      Reason?: components['schemas']['Text'];
      /** @description Name of the object. Empty if the file does not contain it. */
      SmartObjectName: string;
      /** @description LwM2M object ID, 0 to 65534. */
      SmartObjectTypeTypeId: components['schemas']['LwM2MId'];
      /** @description URN of the object. */
      SmartObjectObjectUrn: components['schemas']['ObjectUrn'];
    };
    /** @description An LwM2M object with its resources, in the terms of OMA device description files. */
    SmartObjectDefinition: {
      /** @description Name of the LwM2M object. */
      Name: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      ObjectID: components['schemas']['LwM2MId'];
      /** @description URN of the object. */
      ObjectURN: components['schemas']['ObjectUrn'];
      /** @description Object type of the device description file, MODefinition. */
      ObjectType?: string;
      /** @description Object version, as in the URN. */
      ObjectVersion?: string;
      /** @description Earliest LwM2M version that the object needs. */
      LWM2MVersion?: string;
      /** @description Whether a device can have several instances of the object. */
      MultipleInstances: components['schemas']['InstanceCount'];
      /** @description Whether every device must have the object. */
      mandatory?: boolean;
      /** @description Description of the object. */
      description: components['schemas']['Text'];
      /** @description Resources of the object. */
      resourcedefs?: components['schemas']['ResourceDefinition'][];
    };
    /**
     * @description Whether several instances are possible.
     * @enum {string}
     */
    InstanceCount: 'Single' | 'Multiple';
    /** @description An LwM2M resource, in the terms of OMA device description files. */
    ResourceDefinition: {
      /** @description LwM2M resource ID, 0 to 65534. */
      id: components['schemas']['LwM2MId'];
      /** @description Name of the resource. */
      name: components['schemas']['Name'];
      /** @description Operations that a server may perform on the resource. Left out if only a bootstrap server may access it. */
      operations?: components['schemas']['Operations'];
      /** @description Whether an object instance can have several instances of the resource. */
      instancetype: components['schemas']['InstanceCount'];
      /** @description Whether every object instance must have the resource. */
      mandatory?: boolean;
      /** @description LwM2M data type of the values. */
      type: components['schemas']['ResourceDataType'];
      /** @description Range of valid values. Empty if any value is valid. */
      range: string;
      /** @description Unit of the values. */
      units?: string;
      /** @description Description of the resource. */
      description?: components['schemas']['Text'];
    };
    /** @description A firmware package with its file. */
    FirmwarePackageUpload: {
      /**
       * Format: binary
       * @description Firmware file.
       */
      firmware: string;
      /** @description Details of the package. */
      request: components['schemas']['FirmwarePackageRequest'];
    };
    /** @description A firmware package in a list. */
    FirmwarePackageListResponse: {
      /** @description ID of the package. */
      Id: components['schemas']['Uuid'];
      /** @description Title of the package. */
      Title: string;
      /** @description Firmware version of devices after the update. */
      Version: string;
      /** @description Build of the firmware version. Left out if none was given. */
      Build?: string;
      /** @description ID of the device type that the package is for. */
      DeviceTypeId: components['schemas']['Uuid'];
      /**
       * Format: int64
       * @description Size of the file in bytes.
       */
      Size: number;
      /** @description Time when the package was uploaded. */
      Created: components['schemas']['DateTime'];
    };
    /** @description A firmware package. */
    FirmwarePackageResponse: components['schemas']['FirmwarePackageListResponse'] & {
      /** @description Name of the uploaded file. */
      Filename: string;
      /** @description Whether an update of devices to the package is in progress. */
      IsActive: boolean;
      /** @description Path of the file, to be requested with an API key. */
      Uri: string;
      /** @description SHA-256 digest of the file in hexadecimal digits. */
      Sha256: string;
    };
    /**
     * @description Delivery of the file. With Push, the service writes the file to the device. With Pull, the device downloads the file from a URI that it is given.
     * @enum {string}
     */
    FirmwareDeliveryMethod: 'Push' | 'Pull';
    /** @description A firmware update of one device to start. */
    FirmwareUpgradeRequest: {
      /** @description ID of the firmware package to install. */
      FirmwarePackageId: components['schemas']['Uuid'];
      /** @description Delivery of the file to the device. Defaults to a method that the device supports. */
      DeliveryMethod?: components['schemas']['FirmwareDeliveryMethod'];
    };
    /** @description A firmware update of many devices to start. Exactly one of DeviceIds and Filter selects the devices. */
    FirmwarePackageUpgradeRequest: {
      /** @description IDs of the devices, 1 to 10000. They must be of the device type of the package. */
      DeviceIds?: components['schemas']['Uuid'][];
      /** @description Filter expression as in GET /api/v3/devices. An empty filter selects all devices of the device type. */
      Filter?: string;
      /** @description Delivery of the file to the devices. Defaults to a method that each device supports. */
      DeliveryMethod?: components['schemas']['FirmwareDeliveryMethod'];
    };
    /**
     * @description Value of the State resource of the Firmware Update object (/5/0/3).
     * @enum {string}
     */
    FirmwareState: 'Idle' | 'Downloading' | 'Downloaded' | 'Updating';
    /** @description State of the firmware update of a device. */
    FirmwareUpgradeResponse: {
      /** @description State that the device last reported. */
      CurrentState: components['schemas']['FirmwareState'];
      /** @description State that the update is leading the device to. Idle if no update is in progress. */
      ExpectedState: components['schemas']['FirmwareState'];
      /** @description Whether the update is in progress. */
      IsActive: boolean;
      /** @description Update Result (/5/0/5) that the device last reported. Left out until the device reports one. */
      Result?: number;
      /** @description Result of the finished update. During an update, the reason why the last attempt failed, if the service will retry. Otherwise left out. */
      Message?: string;
      /** @description ID of the firmware package. Left out if there has been no update. */
      FirmwarePackageId?: components['schemas']['Uuid'];
      /** @description ID of the activity log entry of the update. */
      ActivityId?: components['schemas']['Uuid'];
      /** @description Delivery of the file to the device. Left out until the method is chosen. */
      DeliveryMethod?: components['schemas']['FirmwareDeliveryMethod'];
      /** @description Time when the update was requested. */
      Started?: components['schemas']['DateTime'];
      /** @description Time when the state of the update last changed. */
      Changed?: components['schemas']['DateTime'];
    };
    /** @description One page of firmware packages. */
    FirmwarePackagePage: components['schemas']['PageEnvelope'] & {
      /** @description Firmware packages on this page. */
      Rows: components['schemas']['FirmwarePackageListResponse'][];
    };
    /** @description A device template to create, or its new state. */
    DeviceTemplateRequest: {
      /** @description Ignored. Accepted from older clients. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the device template. Unique among the templates of the device type. */
      Name: components['schemas']['Name'];
      /** @description ID of the device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /**
       * Format: int32
       * @deprecated
       * @description Seconds of silence after which contact with a device counts as lost. Stored and returned, but not evaluated by this service.
       */
      ContactLostThreshold?: number | null;
      /** @description Object instances of devices of this template. Defaults to those of the device type. */
      SmartObjectTypeInstanceTemplates?:
        components['schemas']['SmartObjectTypeInstanceTemplateRequest'][] | null;
      /**
       * @deprecated
       * @description Older form of SmartObjectTypeInstanceTemplates. Ignored if both are present.
       */
      SmartObjectTypes?: components['schemas']['DeprecatedSmartObjectTypeRequest'][] | null;
      /**
       * @deprecated
       * @description Name of SmartObjectTypes in 2017. Use SmartObjectTypeInstanceTemplates.
       */
      SmartObjectTemplates?: components['schemas']['DeprecatedSmartObjectTypeRequest'][] | null;
      /** @description IDs of the tags. If left out, the tags do not change. */
      TagIds?: components['schemas']['OptionalTagIds'];
    };
    /** @description An object instance of a device template. SmartObjectTypeInstanceId, or SmartObjectTypeId with InstanceId, identifies it. */
    SmartObjectTypeInstanceTemplateRequest: {
      /** @description ID of the object instance in the device type. */
      SmartObjectTypeInstanceId?: components['schemas']['OptionalUuid'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId?: components['schemas']['OptionalUuid'];
      /** @description Object Instance ID, 0 to 65534. Defaults to 0. */
      InstanceId?: components['schemas']['OptionalLwM2MId'];
      /** @description ID of the smart object template. Defaults to the default template of the smart object type. */
      SmartObjectTemplateId?: components['schemas']['OptionalUuid'];
    };
    /** @description An object instance of a device template. */
    SmartObjectTypeInstanceTemplateResponse: {
      /** @description ID of the object instance in the device type, if the device type has it. */
      SmartObjectTypeInstanceId?: components['schemas']['Uuid'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description Name of the smart object type. */
      SmartObjectTypeName?: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      SmartObjectTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description Object Instance ID, 0 to 65534. */
      InstanceId: components['schemas']['LwM2MId'];
      /** @description ID of the smart object template in effect, either the one that was given or the default template of the type. */
      SmartObjectTemplateId?: components['schemas']['Uuid'];
      /** @description Smart object template in effect. */
      SmartObjectTemplate?: components['schemas']['SmartObjectTemplateResponse'];
    };
    /**
     * @deprecated
     * @description A smart object type of a template, as older clients send it. It stands for all object instances of the type in the device type, or for instance 0 if there are none.
     */
    DeprecatedSmartObjectTypeRequest: {
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description ID of the smart object template. Defaults to the default template of the smart object type. */
      SmartObjectTemplateId?: components['schemas']['OptionalUuid'];
      /** @description Older name of SmartObjectTemplateId. Ignored if both are present. */
      SmartObjectSelectedTemplateId?: components['schemas']['OptionalUuid'];
      /** @description Smart object template as the service returns it, so that a response can be sent back. Ignored if SmartObjectTemplateId is present. */
      SelectedSmartObjectTemplate?: {
        /** @description ID of the smart object template. */
        Id: components['schemas']['Uuid'];
      } | null;
    };
    /** @description Value that a template sets for a setting. */
    DeviceTemplateSettingValueRequest: {
      /** @description Value as text. */
      Value: string;
    };
    /** @description A device template in a list. */
    DeviceTemplateListResponse: {
      /** @description ID of the device template. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the device template. */
      Name: components['schemas']['Name'];
      /** @description ID of the device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description Name of the device type. */
      DeviceTypeName?: components['schemas']['Name'];
      /** @description Object instances of devices of this template. */
      SmartObjectTypeInstanceTemplates: components['schemas']['SmartObjectTypeInstanceTemplateResponse'][];
      /**
       * @deprecated
       * @description Use SmartObjectTypeInstanceTemplates. Left out of the paged list, which has SmartObjectTypesWithTemplates.
       */
      SmartObjectTypes?: components['schemas']['SmartObjectTypeWithTemplatesResponse'][];
      /**
       * @deprecated
       * @description Use SmartObjectTypeInstanceTemplates. Present in the paged list only.
       */
      SmartObjectTypesWithTemplates?: components['schemas']['SmartObjectTypeWithTemplatesResponse'][];
    };
    /** @description A device template, the configuration of devices of a type. */
    DeviceTemplateResponse: {
      /** @description ID of the device template. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the device template. */
      Name: components['schemas']['Name'];
      /** @description ID of the device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description Name of the device type. */
      DeviceTypeName?: components['schemas']['Name'];
      /**
       * Format: int32
       * @deprecated
       * @description Seconds of silence after which contact with a device counts as lost. Stored and returned, but not evaluated by this service.
       */
      ContactLostThreshold?: number;
      /** @description Object instances of devices of this template. */
      SmartObjectTypeInstanceTemplates: components['schemas']['SmartObjectTypeInstanceTemplateResponse'][];
      /**
       * @deprecated
       * @description Object instances in their older form. Use SmartObjectTypeInstanceTemplates.
       */
      SmartObjectTypes?: components['schemas']['SmartObjectTypeWithTemplatesResponse'][];
      /** @description IDs of the tags. */
      TagIds?: components['schemas']['Uuid'][];
      /** @description Setting values that override default settings. */
      DeviceTemplateSettingValues?: components['schemas']['DataCollectorTemplateSettingValueResponse'][];
      /** @description Transformers that run for each device of the template. */
      DeviceTemplateTransformers?: components['schemas']['TransformerTemplateResponse'][];
    };
    /** @description One page of device templates. */
    DeviceTemplatePage: components['schemas']['PageEnvelope'] & {
      /** @description Device templates on this page. */
      Rows: components['schemas']['DeviceTemplateListResponse'][];
    };
    /**
     * @description Data type of the value. String is text. HexString is hexadecimal digits, two per byte.
     * @enum {string}
     */
    SettingDataType: 'String' | 'Integer' | 'Boolean' | 'HexString';
    /**
     * @description Data type of the value. Defaults to the data type in the category, or to String. For credentials, String means that the text itself is the value, and HexString that its bytes are in hexadecimal digits. A preSharedKey of DataType String is the UTF-8 bytes of the text. Without DataType, a preSharedKey is HexString.
     * @enum {string|null}
     */
    OptionalSettingDataType: 'String' | 'Integer' | 'Boolean' | 'HexString' | null;
    /** @description Key of a setting, 1 to 255 characters. Unique in its category. */
    SettingKey: string;
    /** @description Value as text, at most 65536 characters. */
    OptionalSettingText: string | null;
    /** @description A default setting of a category. */
    DefaultSettingRequest: {
      /** @description ID of an existing default setting, to keep it in its position, also under a new name. Ignored for a new category. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Key of the setting. Unique in its category. */
      Name: components['schemas']['SettingKey'];
      DataType?: components['schemas']['OptionalSettingDataType'];
      /** @description Whether the category requires a value for the setting. Defaults to false. */
      IsMandatory?: boolean | null;
      /** @description Whether the default value cannot be overridden. Defaults to false. */
      IsReadonly?: boolean | null;
      /** @description Value that applies where no other value is set. Defaults to no value. */
      Value?: components['schemas']['OptionalSettingText'];
    };
    /** @description A default setting of a category. */
    DefaultSettingResponse: {
      /** @description ID of the default setting. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the setting category. Present in the list of all default settings. */
      CategoryId?: components['schemas']['Uuid'];
      /** @description Key of the setting. Unique in its category. */
      Name: components['schemas']['SettingKey'];
      /** @description Data type of the value. String is text. HexString is hexadecimal digits, two per byte. */
      DataType: components['schemas']['SettingDataType'];
      /** @description Whether the category requires a value for the setting. */
      IsMandatory: boolean;
      /** @description Whether the default value cannot be overridden. */
      IsReadonly: boolean;
      /** @description Value that applies where no other value is set. */
      Value?: string;
    };
    /** @description One page of default settings. */
    DefaultSettingPage: components['schemas']['PageEnvelope'] & {
      /** @description Default settings on this page. */
      Rows: components['schemas']['DefaultSettingResponse'][];
    };
    /** @description A setting category to create, or its new state. */
    SettingCategoryRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the setting category. Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description Whether the settings describe hardware. Defaults to false. */
      IsHardwareSettings?: boolean | null;
      /** @description Whether the values are secrets, which are never returned. Defaults to false. */
      IsSecuritySettings?: boolean | null;
      /** @description Default settings of the category. Defaults to none. */
      DefaultSettings?: components['schemas']['DefaultSettingRequest'][] | null;
    };
    /** @description A setting category, a group of settings. */
    SettingCategoryResponse: {
      /** @description ID of the setting category. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the category. */
      Name: components['schemas']['Name'];
      /** @description Whether the settings describe hardware. */
      IsHardwareSettings: boolean;
      /** @description Whether the settings identify or authenticate devices. */
      IsSecuritySettings: boolean;
      /** @description Default settings of the category. */
      DefaultSettings: components['schemas']['DefaultSettingResponse'][];
    };
    /** @description One page of setting categories. */
    SettingCategoryPage: components['schemas']['PageEnvelope'] & {
      /** @description Setting categories on this page. */
      Rows: components['schemas']['SettingCategoryResponse'][];
    };
    /** @description A setting to create, or its new state. */
    SettingRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the setting category. */
      CategoryId: components['schemas']['Uuid'];
      /** @description Key of the setting. Unique in its category. */
      Key: components['schemas']['SettingKey'];
      DataType?: components['schemas']['OptionalSettingDataType'];
      /** @description Value of the setting. If an update leaves out the value of a secret, the secret does not change. In the deprecated Settings of locations and data collectors, this applies to every value. */
      Value?: components['schemas']['OptionalSettingText'];
      /** @description Ignored. Accepted so that a response can be sent back. */
      CategoryIsHardwareSettings?: boolean | null;
      /** @description Ignored. Accepted so that a response can be sent back. */
      CategoryIsSecuritySettings?: boolean | null;
      /** @description Ignored. Accepted from older clients, as the path names the owner. */
      DataCollectorId?: components['schemas']['OptionalUuid'];
      /** @description Ignored. Accepted from older clients, as the path names the owner. */
      DeviceId?: components['schemas']['OptionalUuid'];
      /** @description Ignored. Accepted from older clients, as the path names the owner. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description Accepted so that a response can be sent back. In the deprecated Settings of locations and data collectors, an inherited value stays inherited if it equals the value in the response. */
      IsInherited?: boolean | null;
      /** @description Ignored. Accepted so that a response can be sent back. */
      IsMandatory?: boolean | null;
      /** @description Ignored. Accepted so that a response can be sent back. */
      IsPredefined?: boolean | null;
      /** @description Ignored. Accepted so that a response can be sent back. */
      IsReadonly?: boolean | null;
    };
    /** @description A setting to create in the category that the path names. */
    SettingInCategoryRequest: {
      /** @description Key of the setting. Unique in its category. */
      Key: components['schemas']['SettingKey'];
      DataType?: components['schemas']['OptionalSettingDataType'];
      /** @description Value of the setting. */
      Value?: components['schemas']['OptionalSettingText'];
    };
    /** @description A setting of a device, location or data collector. Secrets have no Value. */
    SettingResponse: {
      /** @description ID of the setting. Left out if the setting is inherited. */
      Id?: components['schemas']['Uuid'];
      /** @description ID of the setting category. */
      CategoryId: components['schemas']['Uuid'];
      /** @description Name of the setting category. */
      CategoryName: components['schemas']['Name'];
      /** @description Whether the settings of the category describe hardware. */
      CategoryIsHardwareSettings?: boolean;
      /** @description Whether the settings of the category identify or authenticate devices. */
      CategoryIsSecuritySettings?: boolean;
      /** @description ID of the device that owns the setting. */
      DeviceId?: components['schemas']['Uuid'];
      /** @description ID of the location that owns the setting. */
      LocationId?: components['schemas']['Uuid'];
      /** @description ID of the data collector that owns the setting. */
      DataCollectorId?: components['schemas']['Uuid'];
      /** @description Key of the setting. Unique in its category. */
      Key: components['schemas']['SettingKey'];
      /** @description Data type of the value. String is text. HexString is hexadecimal digits, two per byte. */
      DataType: components['schemas']['SettingDataType'];
      /** @description Value of the setting. Left out for secrets. */
      Value?: string;
      /** @description Whether the value is a secret, which is never returned. */
      IsSecret: boolean;
      /** @description Whether the owner inherits the setting. */
      IsInherited: boolean;
      /**
       * @description Kind of entity that an inherited setting comes from. SettingCategory stands for a default setting.
       * @enum {string}
       */
      InheritedFrom?: 'DeviceTemplate' | 'DataCollectorTemplate' | 'Location' | 'SettingCategory';
      /** @description ID of the entity that an inherited setting comes from. */
      InheritedFromId?: components['schemas']['Uuid'];
      /** @description Whether the category requires a value for the setting. */
      IsMandatory: boolean;
      /** @description Whether the setting is a default setting of its category. */
      IsPredefined: boolean;
      /** @description Whether the setting cannot be changed. */
      IsReadonly: boolean;
    };
    /** @description A setting value to set or to delete. */
    SettingValueUpdate: {
      /** @description ID of the setting category. */
      SettingCategoryId: components['schemas']['Uuid'];
      /** @description Key of the setting. Unique in its category. */
      Key: components['schemas']['SettingKey'];
      DataType?: components['schemas']['OptionalSettingDataType'];
      /** @description Value of the setting. If null or left out, the setting is deleted. */
      Value?: components['schemas']['OptionalSettingText'];
    };
    /** @description Setting values of one category. */
    SettingCategoryValueRequest: {
      /** @description Name of the setting category. */
      Name: components['schemas']['Name'];
      /** @description Setting values. Defaults to none. */
      Settings?: components['schemas']['SettingValueRequest'][] | null;
    };
    /** @description A setting value to set or to delete. */
    SettingValueRequest: {
      /** @description Key of the setting. Unique in its category. */
      Key: components['schemas']['SettingKey'];
      DataType?: components['schemas']['OptionalSettingDataType'];
      /** @description Value of the setting. If null or left out, the setting is deleted. */
      Value?: components['schemas']['OptionalSettingText'];
    };
    /** @description Criteria that select devices. A criterion that is left out or empty matches all devices. */
    DeviceFilterBase: {
      /** @description IDs of device types. */
      DeviceTypeIds?: components['schemas']['OptionalIds'];
      /** @description IDs of device templates. */
      DeviceTemplateIds?: components['schemas']['OptionalIds'];
      /** @description IDs of the locations of the devices. */
      LocationIds?: components['schemas']['OptionalIds'];
      /** @description Whether LocationIds include the locations below them. */
      IncludeChildLocations?: boolean | null;
      /** @description IDs of tags of the devices themselves. */
      TagIds?: components['schemas']['OptionalIds'];
    };
    /** @description IDs of entities. */
    OptionalIds: components['schemas']['Uuid'][] | null;
    /** @description A device, in short form. */
    DeviceFilterResponse: {
      /** @description ID of the device. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the device. */
      Name: components['schemas']['Name'];
      /** @description ID of the device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description ID of the device template. */
      DeviceTemplateId: components['schemas']['Uuid'];
    };
    /**
     * @description Devices as CSV (RFC 4180) with column names in the first line. PSK.preSharedKey is in hexadecimal digits.
     * @example DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey
     *     mooring-001,Generic LwM2M,mooring-001,00112233445566778899aabbccddeeff
     */
    DeviceCsv: string;
    /** @description A device to create, or its new state. */
    DeviceRequest: {
      /** @description Ignored. Accepted from older clients. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description LwM2M endpoint client name that the device registers with, 1 to 255 characters. Unique in the service. */
      DeviceIdentifier: components['schemas']['EndpointName'];
      /** @description Name of the device. Defaults to the DeviceIdentifier. */
      Name?: components['schemas']['OptionalName'];
      /** @description ID of the device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description ID of a device template of the device type. Defaults to the default template of the type. */
      DeviceTemplateId?: components['schemas']['OptionalUuid'];
      /** @description ID of the location. Defaults to the root location. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description ID of the data collector (gateway) that the device reports through. Defaults to the first data collector of the device network. */
      DataCollectorId?: components['schemas']['OptionalUuid'];
      /** @description Protocol of the device. Must equal the device standard of the device type, which is the default. */
      DeviceStandard?: components['schemas']['OptionalDeviceStandard'];
      /** @description Name of the bootstrap server that provisions the device. Defaults to none. With an empty or unknown name the request fails and nothing is provisioned. In a request for many devices, only that device fails. */
      BootstrapServerName?: string | null;
      /** @description IDs of the tags. If left out, the tags do not change. */
      TagIds?: components['schemas']['OptionalTagIds'];
      /** @description Setting values by category, as in PUT settingvalues. Settings that are not listed do not change. A device with PSK (identity, preSharedKey of 16 to 64 bytes, as text with DataType String or hexadecimal digits with HexString), RPK (publicKey) or X509 (commonName, trustedCertificates) can register over coaps, and no longer over coap. */
      SettingCategories?: components['schemas']['SettingCategoryValueRequest'][] | null;
      /** @description Position of the device on a location resource. Replaces its position there. Positions on other location resources do not change. If left out, no position changes. */
      Position?: components['schemas']['DevicePositionRequest'] | null;
    };
    /** @description A device in a list. */
    DeviceListResponse: {
      /** @description ID of the device. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the device. */
      Name: components['schemas']['Name'];
      /** @description LwM2M endpoint client name of the device. Unique in the service. */
      DeviceIdentifier: components['schemas']['EndpointName'];
      /** @description Connection state. online: registered, and neither the lifetime nor the grace period after it has run out. Deregistered: the device sent a Deregister. offline: otherwise. */
      Status: components['schemas']['DeviceStatus'];
      /** @description Protocol of the device. */
      DeviceStandard: components['schemas']['DeviceStandard'];
      /** @description Device type of the device. */
      DeviceType?: components['schemas']['DeviceTypeListResponse'];
      /** @description ID of the device template. */
      DeviceTemplateId?: components['schemas']['Uuid'];
      /** @description Name of the device template. */
      DeviceTemplateName?: components['schemas']['Name'];
      /** @description ID of the location of the device. */
      LocationId?: components['schemas']['Uuid'];
      /** @description Name of the location of the device. */
      LocationName?: components['schemas']['Name'];
      /**
       * @description Whether the device is a real one (Normal) or one that the service maintains.
       * @enum {string}
       */
      InstanceType: 'Normal' | 'Internal' | 'Virtual' | 'GatewayInternal';
      /** @description Time when the device was created in the service. */
      RegistrationDate: components['schemas']['DateTime'];
      /** @description Time of the last Register, in epoch milliseconds. */
      LatestRegistrationTime?: components['schemas']['EpochMilliseconds'];
      /** @description Time of the Deregister, while Status is Deregistered. */
      DeregistrationDate?: components['schemas']['DateTime'];
    };
    /** @description A device. */
    DeviceResponse: {
      /** @description ID of the device. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the device. */
      Name: components['schemas']['Name'];
      /** @description LwM2M endpoint client name of the device. Unique in the service. */
      DeviceIdentifier: components['schemas']['EndpointName'];
      /** @description Connection state. online: registered, and neither the lifetime nor the grace period after it has run out. Deregistered: the device sent a Deregister. offline: otherwise. */
      Status: components['schemas']['DeviceStatus'];
      /** @description Protocol of the device. */
      DeviceStandard: components['schemas']['DeviceStandard'];
      /** @description ID of the device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description Name of the device type. */
      DeviceTypeName?: components['schemas']['Name'];
      /** @description ID of the device template. */
      DeviceTemplateId: components['schemas']['Uuid'];
      /** @description Name of the device template. */
      DeviceTemplateName?: components['schemas']['Name'];
      /** @description ID of the location of the device. */
      LocationId: components['schemas']['Uuid'];
      /** @description Name of the location of the device. */
      LocationName?: components['schemas']['Name'];
      /** @description ID of the data collector (gateway) that the device reports through. */
      DataCollectorId: components['schemas']['Uuid'];
      /** @description Name of the data collector. */
      DataCollectorName?: components['schemas']['Name'];
      /** @description Name of the bootstrap server that provisions the device. */
      BootstrapServerName?: components['schemas']['Name'];
      /** @description Time of the first Register, in epoch milliseconds. */
      InitialRegistrationTime?: components['schemas']['EpochMilliseconds'];
      /** @description Time of the last Register, in epoch milliseconds. */
      LatestRegistrationTime?: components['schemas']['EpochMilliseconds'];
      /** @description Time of the Deregister, while Status is Deregistered, in epoch milliseconds. */
      DeregistrationTime?: components['schemas']['EpochMilliseconds'];
      /** @description Time when the service last received a message from the device. */
      LastSeen?: components['schemas']['DateTime'];
      /**
       * @deprecated
       * @description Whether the device is offline after it has registered. Use Status.
       */
      ContactLost?: boolean;
      /**
       * @deprecated
       * @description Time when contact was lost, while ContactLost is true. Use Status.
       */
      ContactLostTime?: components['schemas']['DateTime'];
      /** @description IDs of the tags. */
      TagIds?: components['schemas']['TagIds'];
      /** @description Tags, sorted by name. */
      Tags?: components['schemas']['TagResponses'];
      /** @description Smart objects (object instances) of the device, sorted by TypeId and InstanceNumber. */
      SmartObjects: components['schemas']['SmartObjectListResponse'][];
    };
    /** @description Reference to follow the progress of a request for many devices. */
    DeviceMassRegistrationResponse: {
      /** @description CorrelationId of the activity log entries. */
      CorrelationId: components['schemas']['Uuid'];
    };
    /** @description One page of devices. */
    DevicePage: components['schemas']['PageEnvelope'] & {
      /** @description Devices on this page. */
      Rows: components['schemas']['DeviceListResponse'][];
    };
    /** @description A smart object (object instance) to create, or its new state. */
    SmartObjectRequest: {
      /** @description Ignored. Accepted from older clients. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the device. */
      DeviceId: components['schemas']['Uuid'];
      /** @description ID of the smart object type, which defines the resources. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description Object Instance ID, 0 to 65534. Defaults to the lowest free ID. */
      InstanceNumber?: components['schemas']['OptionalLwM2MId'];
      /** @description Label of the smart object. */
      Label?: components['schemas']['OptionalLabel'];
      /** @description IDs of the tags. If left out, the tags do not change. */
      TagIds?: components['schemas']['OptionalTagIds'];
      /** @description ID of a smart object template of the same type. A new smart object starts with its values, and resource collections select by it. The device template decides which attributes are written to the device. */
      SmartObjectTemplateId?: components['schemas']['OptionalUuid'];
      /** @description Initial values of a new smart object, each resource once. Other resources start with the values of the template. Ignored in updates. */
      ResourceValues?: components['schemas']['SmartObjectValueRequest'][] | null;
    };
    /** @description Initial value of a resource of a new smart object. */
    SmartObjectValueRequest: {
      /** @description ID of a resource type of the smart object type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Value as text of the data type of the resource. For a resource with several instances, the value of instance 0. */
      Value: string;
    };
    /** @description A resource of a smart object. */
    ResourceRequest: {
      /** @description Ignored. Accepted from older clients. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the smart object. */
      SmartObjectId: components['schemas']['Uuid'];
      /** @description ID of a resource type of the smart object type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Ignored. Accepted from older clients, as the template of the smart object decides. */
      ResourceTemplateId?: components['schemas']['OptionalUuid'];
      /** @description Ignored. Accepted so that a response can be sent back. The smart object and the resource type determine the path. */
      Url?: components['schemas']['OptionalText'];
    };
    /** @description A smart object in a list. */
    SmartObjectListResponse: {
      /** @description ID of the smart object. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the smart object type. */
      Name: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description Object Instance ID, 0 to 65534. */
      InstanceNumber: components['schemas']['LwM2MId'];
      /** @description Label of the smart object. */
      Label?: components['schemas']['Label'];
      /** @description Whether the last object list from the device lacks the smart object. */
      IsUnavailable: boolean;
      /** @description Whether the service computes the smart object. */
      IsVirtual: boolean;
      /** @description Tags of the smart object, including those of its template. */
      Tags: components['schemas']['TagResponse'][];
    };
    /** @description A smart object, one LwM2M object instance of a device. */
    SmartObjectResponse: {
      /** @description ID of the smart object. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the smart object type. */
      Name: components['schemas']['Name'];
      /** @description LwM2M object ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description Object Instance ID, 0 to 65534. */
      InstanceNumber: components['schemas']['LwM2MId'];
      /** @description Label of the smart object. */
      Label?: components['schemas']['Label'];
      /** @description ID of the device. */
      DeviceId: components['schemas']['Uuid'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description URN of the object. */
      ObjectUrn?: components['schemas']['ObjectUrn'];
      /** @description Description of the object. */
      Description?: components['schemas']['Text'];
      /** @description ID of the smart object template. */
      SmartObjectTemplateId?: components['schemas']['Uuid'];
      /** @description Whether the service computes the smart object. */
      IsVirtual: boolean;
      /** @description Whether the last object list from the device lacks the smart object. */
      IsUnavailable: boolean;
      /** @description Whether a device can have several instances of the object. */
      MultipleInstances: boolean;
      /** @description IDs of the tags. */
      TagIds?: components['schemas']['TagIds'];
      /** @description Tags, sorted by name. */
      Tags?: components['schemas']['TagResponses'];
      /** @description Resources and resource instances, sorted by Url. */
      Resources: components['schemas']['ResourceResponse'][];
    };
    /** @description An attribute at one path of a device. */
    SmartObjectAttributeResponse: {
      /** @description ID of the attribute definition. */
      ResourceAttributeDefinitionId: components['schemas']['Uuid'];
      /** @description Name of the attribute in LwM2M. */
      Name: components['schemas']['ResourceAttributeName'];
      /**
       * @description LwM2M path that the attribute is attached to. Attributes of an object apply to its instances too, and those of an instance to its resources.
       * @example /3303/0/5700
       */
      Path: string;
      /**
       * @description Level of the path.
       * @enum {string}
       */
      Level: 'Object' | 'Instance' | 'Resource' | 'ResourceInstance';
      /** @description ID of the resource or resource instance that the attribute is attached to. */
      ResourceId?: components['schemas']['Uuid'];
      /** @description Reported value, which the device accepted or reported last. Left out if the device has none. */
      Value?: string;
      /** @description Desired value, from the templates of the device. Left out if they have none. */
      WantedValue?: string;
      /**
       * @description State of the attribute. Applied: the device has the desired value, or a value that no template asked for. Pending: the device has not responded yet. Refused: the device rejected the value. Removing: the device has not yet removed a value that is no longer desired.
       * @enum {string}
       */
      Status: 'Applied' | 'Pending' | 'Refused' | 'Removing';
      /**
       * @description CoAP response code of the rejection.
       * @example 4.00
       */
      ResponseCode?: string;
      /** @description Text of the rejection from the device. */
      Message?: string;
      /** @description Time when the desired or reported value at the path was last updated, in epoch milliseconds. */
      UpdatedTimestamp: components['schemas']['EpochMilliseconds'];
    };
    /** @description A resource of a smart object. A resource that can have several instances appears once for itself and once for each known resource instance. */
    ResourceResponse: {
      /** @description ID of the resource. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the resource type. */
      Name: components['schemas']['Name'];
      /** @description LwM2M resource ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /**
       * @description LwM2M path of the resource. Four numbers stand for a resource instance.
       * @example /3/0/7/1
       */
      Url: string;
      /** @description Access that a server has, in coarse form. All means more than one of Read, Write and Execute. */
      AccessType?: components['schemas']['AccessType'];
      /** @description Operations that a server may perform on the resource. Left out if only a bootstrap server may access it. */
      Operations?: components['schemas']['Operations'];
      /** @description LwM2M data type of the values. */
      DataType: components['schemas']['ResourceDataType'];
      /** @description Unit of the values. */
      Units?: components['schemas']['Units'];
      /** @description Range of valid values, as the object definition states it. */
      Range?: components['schemas']['Range'];
      /** @description Description of the resource. */
      Description?: components['schemas']['Text'];
      /** @description Whether every object instance must have the resource. */
      Mandatory: boolean;
      /** @description Whether an object instance can have several instances of the resource. */
      MultipleInstances: boolean;
      /** @description Whether the device currently lacks the resource. */
      IsUnavailable: boolean;
      /** @description Whether the service computes the resource. */
      IsVirtual: boolean;
      /** @description Whether the service is asked to observe the resource. */
      IsRequestObserve: boolean;
      /** @description ID of the resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description ID of the resource template in the smart object template, if there is one. */
      ResourceTemplateId?: components['schemas']['Uuid'];
      /** @description ID of the smart object. */
      SmartObjectId: components['schemas']['Uuid'];
      /** @description ID of the device. */
      DeviceId: components['schemas']['Uuid'];
      /** @description Name of the device. */
      DeviceName?: components['schemas']['Name'];
      /** @description ID of the device network. */
      DeviceNetworkId: components['schemas']['Uuid'];
      /** @description ID of the location of the device. */
      LocationId?: components['schemas']['Uuid'];
      /** @description Latest stored value, if there is one. */
      LatestMeasurement?: components['schemas']['LatestMeasurement'];
    };
    /** @description A resource in a list. A resource that can have several instances appears once for itself and once for each known resource instance. */
    ResourceListResponse: {
      /** @description ID of the resource. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the resource type. */
      Name: components['schemas']['Name'];
      /** @description LwM2M resource ID, 0 to 65534. */
      TypeId: components['schemas']['LwM2MId'];
      /**
       * @description LwM2M path of the resource. Four numbers stand for a resource instance.
       * @example /3/0/7/1
       */
      Url: string;
      /**
       * Format: int32
       * @description Access that a server has to the resource, as the sum of 1 (read), 2 (write) and 4 (execute).
       */
      AccessType: number;
      /** @description Operations that a server may perform on the resource. Left out if only a bootstrap server may access it. */
      Operations?: components['schemas']['Operations'];
      /** @description LwM2M data type of the values. */
      DataType: components['schemas']['ResourceDataType'];
      /** @description Unit of the values. */
      Units?: components['schemas']['Units'];
      /** @description Range of valid values, as the object definition states it. */
      Range?: components['schemas']['Range'];
      /** @description Description of the resource. */
      Description?: components['schemas']['Text'];
      /** @description Whether every object instance must have the resource. */
      Mandatory: boolean;
      /** @description Whether an object instance can have several instances of the resource. */
      MultipleInstances: boolean;
      /** @description Whether the device currently lacks the resource. */
      IsUnavailable: boolean;
      /** @description Whether the service computes the resource. */
      IsVirtual: boolean;
      /** @description Whether the service is asked to observe the resource. */
      IsRequestObserve: boolean;
      /** @description ID of the resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description ID of the resource template in the smart object template, if there is one. */
      ResourceTemplateId?: components['schemas']['Uuid'];
      /** @description ID of the smart object. */
      SmartObjectId: components['schemas']['Uuid'];
      /** @description ID of the device. */
      DeviceId: components['schemas']['Uuid'];
      /** @description Name of the device. */
      DeviceName?: components['schemas']['Name'];
      /** @description ID of the device network. */
      DeviceNetworkId: components['schemas']['Uuid'];
      /** @description ID of the location of the device. */
      LocationId?: components['schemas']['Uuid'];
      /** @description Latest stored value, if there is one. */
      LatestMeasurement?: components['schemas']['LatestMeasurement'];
    };
    /** @description One page of resources. */
    ResourcePage: components['schemas']['PageEnvelope'] & {
      /** @description Resources on this page. */
      Rows: components['schemas']['ResourceListResponse'][];
    };
    /** @description Latest value of a resource. The value is in v, sv or bv, depending on its type. */
    LatestMeasurement: {
      /** @description ID of the resource. */
      r: components['schemas']['Uuid'];
      /**
       * @description LwM2M path of the resource.
       * @example /3303/0/5700
       */
      ruri: string;
      /** @description Time of the value, in epoch milliseconds. */
      UnixTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description Time of the value, as an RFC 3339 date-time. */
      d: components['schemas']['DateTime'];
      /**
       * Format: double
       * @description Numeric value.
       */
      v?: number;
      /** @description Text value. Opaque data is in base64, an object link is "object:instance", and an integer beyond 2^53 is in digits. */
      sv?: string;
      /** @description Boolean value. */
      bv?: boolean;
    };
    /** @description A value to write to a resource. */
    ResourceWriteRequest: {
      /** @description ID of the resource. If present, it must equal the ID in the path. */
      Id?: components['schemas']['OptionalUuid'];
      /**
       * @description Value as text. Numbers are in digits, booleans are true or false, times are in epoch seconds or RFC 3339, opaque data is in base64, and an object link is "object:instance".
       * @example 21.5
       */
      Value: string;
    };
    /** @description Arguments of an Execute. */
    ResourceExecuteRequest: {
      /**
       * @description Arguments of the Execute, separated by commas (LwM2M core 1.1.1, 6.3.5). Each argument is a digit 0 to 9, alone or with a value, as in 0='now'. A value consists of printable ASCII characters without space, double quote, single quote and backslash. Empty for no arguments.
       * @example 0='reset'
       */
      Arguments?: string | null;
    };
    /** @description Duration of an observation. */
    ResourceObserveRequest: {
      /** @description ID of the resource. If present, it must equal the ID in the path. */
      Id?: components['schemas']['OptionalUuid'];
      /**
       * Format: int64
       * @description Milliseconds until the observation ends. 0 means that it does not end, which is the default.
       */
      Timeout?: number | null;
    };
    /** @description State of an observation. */
    ResourceObserveState: {
      /** @description Whether the resource is observed. */
      IsObserveState: boolean;
      /** @description Time when the observation ends, in epoch milliseconds. Left out if it does not end. */
      ObserveExpires?: components['schemas']['EpochMilliseconds'];
      /**
       * Format: int64
       * @description Timeout of the request, in milliseconds.
       */
      Timeout?: number;
    };
    /** @description A resource collection to create, or its new state. A resource belongs to it if it matches every non-empty list, or if ResourceIds names it. A collection without any IDs is empty. */
    ResourceCollectionRequest: {
      /** @description Ignored. The path names the resource collection. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the resource collection. Defaults to "Resource collection". */
      Name?: components['schemas']['OptionalName'];
      /** @description IDs of devices. */
      DeviceIds?: components['schemas']['Uuid'][] | null;
      /** @description IDs of device types. */
      DeviceTypeIds?: components['schemas']['Uuid'][] | null;
      /** @description IDs of device templates. */
      DeviceTemplateIds?: components['schemas']['Uuid'][] | null;
      /** @description IDs of the locations of the devices. */
      LocationIds?: components['schemas']['Uuid'][] | null;
      /** @description Whether LocationIds include the locations below them. Defaults to false. */
      IncludeChildLocations?: boolean | null;
      /** @description IDs of smart objects (object instances). */
      SmartObjectIds?: components['schemas']['Uuid'][] | null;
      /** @description IDs of smart object types. */
      SmartObjectTypeIds?: components['schemas']['Uuid'][] | null;
      /** @description IDs of smart object templates. */
      SmartObjectTemplateIds?: components['schemas']['Uuid'][] | null;
      /** @description IDs of resource types. */
      ResourceTypeIds?: components['schemas']['Uuid'][] | null;
      /** @description IDs of tags of the smart object, its template, its device, or the template, location or data collector of the device. */
      TagIds?: components['schemas']['Uuid'][] | null;
      /** @description IDs of resources that belong to the collection regardless of the other lists, each with its resource instances. */
      ResourceIds?: components['schemas']['Uuid'][] | null;
      /** @description Ignored. Follows from ResourceIds. */
      HasCherryPickedResources?: boolean | null;
    };
    /** @description A resource collection in a list. */
    ResourceCollectionListResponse: {
      /** @description ID of the resource collection. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the resource collection. */
      Name: components['schemas']['Name'];
    };
    /** @description A resource collection with the criteria that select its resources. */
    ResourceCollectionResponse: {
      /** @description ID of the resource collection. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the resource collection. */
      Name: components['schemas']['Name'];
      /** @description IDs of devices. */
      DeviceIds: components['schemas']['Uuid'][];
      /** @description IDs of device types. */
      DeviceTypeIds: components['schemas']['Uuid'][];
      /** @description IDs of device templates. */
      DeviceTemplateIds: components['schemas']['Uuid'][];
      /** @description IDs of the locations of the devices. */
      LocationIds: components['schemas']['Uuid'][];
      /** @description Whether LocationIds include the locations below them. */
      IncludeChildLocations: boolean;
      /** @description IDs of smart objects (object instances). */
      SmartObjectIds: components['schemas']['Uuid'][];
      /** @description IDs of smart object types. */
      SmartObjectTypeIds: components['schemas']['Uuid'][];
      /** @description IDs of smart object templates. */
      SmartObjectTemplateIds: components['schemas']['Uuid'][];
      /** @description IDs of resource types. */
      ResourceTypeIds: components['schemas']['Uuid'][];
      /** @description IDs of tags of the smart object, its template, its device, or the template, location or data collector of the device. */
      TagIds: components['schemas']['Uuid'][];
      /** @description IDs of resources that belong to the collection regardless of the other lists, each with its resource instances. */
      ResourceIds: components['schemas']['Uuid'][];
      /** @description Whether ResourceIds names resources. */
      HasCherryPickedResources: boolean;
      /** @description Whether the collection can be deleted, as nothing refers to it. */
      CanBeDeleted: boolean;
    };
    /** @description One page of resource collections. */
    ResourceCollectionPage: components['schemas']['PageEnvelope'] & {
      /** @description Resource collections on this page. */
      Rows: components['schemas']['ResourceCollectionListResponse'][];
    };
    /** @description An actuator to create, or its new state. An actuator writes or executes the resources of a resource collection. */
    ActuatorRequest: {
      /** @description Ignored. The path names the actuator. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the actuator. */
      Name: components['schemas']['Name'];
      /** @description ID of the event category. */
      EventCategoryId: components['schemas']['Uuid'];
      /** @description ID of the resource collection. */
      ResourceCollectionId: components['schemas']['Uuid'];
      /** @description Actions by resource type. Resources of other types do not change. */
      ActuatorResourceValues?: components['schemas']['ActuatorResourceValueRequest'][] | null;
    };
    /** @description Action for the resources of one type. */
    ActuatorResourceValueRequest: {
      /** @description ID of an existing action of the actuator, to keep it. A new action is added if left out. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description ID of a resource type of the smart object type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Whether activation executes the resources. Defaults to false. */
      ExecuteOnActivate?: boolean | null;
      /** @description Value that activation writes, as text of the data type of the resource. */
      Value?: components['schemas']['OptionalSettingText'];
      /** @description Whether a reset executes the resources. Stored and returned, but without rules the service never resets. */
      ExecuteOnReset?: boolean | null;
      /** @description Value that a reset writes, as text of the data type of the resource. Stored and returned, but without rules the service never resets. */
      ResetValue?: components['schemas']['OptionalSettingText'];
    };
    /** @description An actuator in a list. */
    ActuatorListResponse: {
      /** @description ID of the actuator. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the actuator. */
      Name: components['schemas']['Name'];
    };
    /** @description An actuator, which writes or executes the resources of a resource collection. */
    ActuatorResponse: {
      /** @description ID of the actuator. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the actuator. */
      Name: components['schemas']['Name'];
      /** @description ID of the event category. */
      EventCategoryId: components['schemas']['Uuid'];
      /** @description ID of the resource collection. */
      ResourceCollectionId: components['schemas']['Uuid'];
      /** @description Actions by resource type. Resources of other types do not change. */
      ActuatorResourceValues: components['schemas']['ActuatorResourceValueResponse'][];
    };
    /** @description Action for the resources of one type. */
    ActuatorResourceValueResponse: {
      /** @description ID of the action. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description ID of the resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Whether activation executes the resources. */
      ExecuteOnActivate: boolean;
      /** @description Value that activation writes, as text of the data type of the resource. */
      Value?: string;
      /** @description Whether a reset executes the resources. */
      ExecuteOnReset: boolean;
      /** @description Value that a reset writes, as text of the data type of the resource. */
      ResetValue?: string;
    };
    /** @description One page of actuators. */
    ActuatorPage: components['schemas']['PageEnvelope'] & {
      /** @description Actuators on this page. */
      Rows: components['schemas']['ActuatorListResponse'][];
    };
    /** @description An event category to create, or its new state. */
    EventCategoryRequest: {
      /** @description Ignored. The path names the event category. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the event category. Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description IDs of the event consumers of the category. They are stored, but the service has no rules and so raises no events of a category. */
      EventConsumerIds?: components['schemas']['Uuid'][] | null;
    };
    /** @description An event category, a group of events. */
    EventCategoryResponse: {
      /** @description ID of the event category. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the category. */
      Name: components['schemas']['Name'];
      /** @description IDs of the event consumers of the category. */
      EventConsumerIds: components['schemas']['Uuid'][];
      /** @description Event consumers of the category, with their names. */
      EventConsumers: components['schemas']['EventConsumerSmallResponse'][];
      /** @description Rules of the category. Always empty, as the service has no rules. */
      Rules: components['schemas']['RuleListResponse'][];
    };
    /** @description An event consumer, in short form. */
    EventConsumerSmallResponse: {
      /** @description ID of the event consumer. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the event consumer. */
      Name: components['schemas']['Name'];
      /** @description Whether the service delivers events to the event consumer. */
      UsingHttpEndpoint: boolean;
    };
    /** @description One page of event categories. */
    EventCategoryPage: components['schemas']['PageEnvelope'] & {
      /** @description Event categories on this page. */
      Rows: components['schemas']['EventCategoryResponse'][];
    };
    /** @description A rule in a list. The service has no rules. */
    RuleListResponse: {
      /** @description ID of the rule. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the rule. */
      Name: components['schemas']['Name'];
    };
    /** @description An event raised by a rule. The service has no rules, and so no such events. */
    EventResponse: {
      /** @description ID of the event. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the event category. */
      EventCategoryId: components['schemas']['Uuid'];
    };
    /** @description One page of rules. */
    RulePage: components['schemas']['PageEnvelope'] & {
      /** @description Rules on this page. */
      Rows: components['schemas']['RuleListResponse'][];
    };
    /** @description One page of events. */
    EventPage: components['schemas']['PageEnvelope'] & {
      /** @description Events on this page. */
      Rows: components['schemas']['EventResponse'][];
    };
    /**
     * @description Aggregation of the values of an interval. Realtime returns the values themselves. All returns all aggregations except Realtime, in the order TimeWeightedAverage, MaxValue, MinValue, StartValue, EndValue, TimeWeightedVariance, NbrOfMeasurements, Length, ArithmeticMean, Variance.
     * @enum {string}
     */
    AggregationType:
      | 'Realtime'
      | 'TimeWeightedAverage'
      | 'MaxValue'
      | 'MinValue'
      | 'StartValue'
      | 'EndValue'
      | 'TimeWeightedVariance'
      | 'NbrOfMeasurements'
      | 'Length'
      | 'All'
      | 'ArithmeticMean'
      | 'Variance';
    /** @description Aggregated values of a resource. */
    AggregatedMeasurements: {
      /** @description ID of the resource. */
      id: components['schemas']['Uuid'];
      /** @description Aggregation of the values of an interval. */
      AggregationType: components['schemas']['AggregationType'];
      /** @description Start of the first interval, in epoch milliseconds. */
      TimespanStart: components['schemas']['EpochMilliseconds'];
      /** @description End of the last interval (inclusive), in epoch milliseconds. */
      TimespanEnd: components['schemas']['EpochMilliseconds'];
      /**
       * Format: int64
       * @description Requested resolution in milliseconds.
       */
      Resolution: number;
      /**
       * Format: int64
       * @description Length of the intervals in milliseconds. 0 with Realtime.
       */
      CalculatedResolution: number;
      /**
       * Format: int32
       * @description Number of values that were aggregated.
       */
      NumberOfMeasurements: number;
      /** @description Time that the service spent on each step, in milliseconds. */
      Timers: {
        [key: string]: number;
      };
      /** @description Data points, oldest first. */
      v: components['schemas']['MeasurementMessage'][];
    };
    /** @description A data point. t and d are the start of its interval, or the time of the value with Realtime. */
    MeasurementMessage: {
      /** @description Time of the data point, in epoch milliseconds. */
      t?: components['schemas']['EpochMilliseconds'];
      /** @description Time of the data point, as an RFC 3339 date-time. */
      d?: components['schemas']['DateTime'];
      /** @description Aggregated value. With All, the values of all aggregations, with null for those that the interval lacks. */
      m: (number | null)[];
    };
    /** @description Query that selects measurements and aggregates them. */
    AdvancedMeasurementQuery: {
      /**
       * @description Calculation over the measurements of a group. Average is the mean, SumOfMaxMinDifference is the sum over the resources of maximum minus minimum, SumOfEndStartDifference is the sum over the resources of last minus first value, and NbrOfRows is the number of measurements. Defaults to Average.
       * @enum {string|null}
       */
      Calculation?: 'Average' | 'SumOfMaxMinDifference' | 'SumOfEndStartDifference' | 'NbrOfRows' | null;
      /**
       * Format: int32
       * @description Dimension of the values. Always 0.
       */
      Dimension?: number | null;
      /** @description Parts of the date, in UTC, that measurements are grouped by. Without it, all measurements form one group. */
      GroupBy?:
        | ('Year' | 'Quarter' | 'Month' | 'DayOfYear' | 'Day' | 'Week' | 'WeekDay' | 'Hour' | 'IsoWeek')[]
        | null;
      /** @description ID of a resource collection. The other members narrow it down. */
      SensorCollectionId?: components['schemas']['OptionalUuid'];
      /** @description ID of the resource type. */
      SensorTypeId?: components['schemas']['OptionalUuid'];
      /** @description IDs of smart object templates. */
      SensorTemplateIds?: components['schemas']['Uuid'][] | null;
      /** @description IDs of the locations of the devices. */
      LocationIds?: components['schemas']['Uuid'][] | null;
      /** @description Whether LocationIds include the locations below them. Defaults to false. */
      IncludeChildLocations?: boolean | null;
      /** @description IDs of tags, as in a resource collection. */
      TagIds?: components['schemas']['Uuid'][] | null;
      /** @description Start of the time span (inclusive). Defaults to one day before Stop. */
      Start?: components['schemas']['OptionalDateTime'];
      /** @description End of the time span (inclusive). Defaults to now. */
      Stop?: components['schemas']['OptionalDateTime'];
    };
    /** @description Result for one group of measurements. */
    AdvancedMeasurementQueryResponse: {
      /** @description Start of the period, in the finest part of the date in GroupBy, that contains the first measurement of the group. Without GroupBy it is Start. */
      Timestamp: components['schemas']['DateTime'];
      /**
       * Format: double
       * @description Result of the calculation.
       */
      Value: number;
    };
    /** @description Measurements of one resource. */
    MinimalMeasurements: {
      /** @description ID of the resource. */
      id: components['schemas']['Uuid'];
      /** @description Measurements, oldest first. */
      v: components['schemas']['MinimalMeasurementMessage'][];
    };
    /** @description A measurement. The value is in v, sv or bv, depending on its type. */
    MinimalMeasurementMessage: {
      /** @description Time of the value, in epoch milliseconds. */
      UnixTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description Time of the value, as an RFC 3339 date-time. */
      DateTime: components['schemas']['DateTime'];
      /**
       * Format: double
       * @description Numeric value.
       */
      v?: number;
      /** @description Text value. */
      sv?: string;
      /** @description Boolean value. */
      bv?: boolean;
    };
    /** @description A transformer of a device template to create, or its new state. Its formula runs for each device of the template. */
    TransformerTemplateRequest: {
      /** @description ID of the transformer to replace, in a list of all transformers. Ignored elsewhere. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the transformer. Unique in the device template. */
      Name: components['schemas']['Name'];
      /** @description Name or ID of the transformer type, JSONata. */
      Transformer: components['schemas']['Name'];
      /** @description Configuration of the transformer. The Key Expression holds the formula. */
      Configurations?: components['schemas']['TransformerConfigurations'];
      /** @description Sources of the formula, in the order of the array sources in the formula. */
      TransformerSourceTypeConfigurations: components['schemas']['TransformerSourceTypeConfigurationModel'][];
      /** @description Virtual resources that the formula computes. */
      TransformerTargetTypeConfigurations: components['schemas']['TransformerTargetTypeConfigurationModel'][];
    };
    /** @description Configuration of the transformer. The Key Expression holds the formula. */
    TransformerConfigurations: components['schemas']['TransformerConfiguration'][] | null;
    /** @description A configuration value of a transformer. */
    TransformerConfiguration: {
      /** @description Configuration key, such as Expression. */
      Key: components['schemas']['Name'];
      /** @description Configuration value. For Expression, a JSONata expression. */
      Value: string;
    };
    /** @description A resolution to create, or its new state. */
    ResolutionRequest: {
      /** @description Ignored. Accepted from older clients. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Title of the resolution. */
      Title?: components['schemas']['OptionalName'];
      /**
       * Format: int64
       * @description Length of a period in milliseconds, 1000 to 31536000000. Defaults to 3600000 (one hour).
       */
      Timespan?: number | null;
      /**
       * Format: int64
       * @description Retention of aggregated values in days. Stored and returned, but without effect, as the service aggregates values on request.
       */
      RetentionDays?: number | null;
      /**
       * Format: int64
       * @description Ignored. Accepted from older clients, as the service aggregates values of any time on request.
       */
      AggregateSinceTime?: number | null;
      /** @description Resource types that the resolution is for. Empty or left out stands for all. */
      ResourceTypeInstances?: components['schemas']['ResolvedResourceTypeRequest'][] | null;
    };
    /** @description A resource type of a smart object type. */
    ResolvedResourceTypeRequest: {
      /** @description Ignored. Accepted from older clients. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description ID of a resource type of the smart object type. */
      ResourceTypeId: components['schemas']['Uuid'];
    };
    /** @description A resolution, a named length of the periods that values are aggregated over. */
    ResolutionResponse: {
      /** @description ID of the resolution. */
      Id: components['schemas']['Uuid'];
      /** @description Title of the resolution. */
      Title?: components['schemas']['Name'];
      /**
       * Format: int64
       * @description Length of a period in milliseconds.
       */
      Timespan: number;
      /**
       * Format: int64
       * @description Retention of aggregated values in days, as it was set.
       */
      RetentionDays?: number;
      /** @description Resource types that the resolution is for. Empty stands for all. */
      ResourceTypeInstances: components['schemas']['ResourceTypeInstanceResponse'][];
    };
    /** @description Resources that a formula reads. */
    TransformerSourceTypeConfigurationModel: {
      /** @description ID of the resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description ID of the object instance in the device type. If left out, all object instances of the device are read, including virtual ones. */
      SmartObjectTypeInstanceId?: components['schemas']['OptionalUuid'];
      /**
       * @description Aggregation of the values. Realtime, the default, is the latest value. Other aggregations cover the last complete period, as in measurements. All is an array of all of them.
       * @enum {string|null}
       */
      Aggregation?:
        | 'Realtime'
        | 'TimeWeightedAverage'
        | 'MaxValue'
        | 'MinValue'
        | 'StartValue'
        | 'EndValue'
        | 'TimeWeightedVariance'
        | 'NbrOfMeasurements'
        | 'Length'
        | 'All'
        | 'ArithmeticMean'
        | 'Variance'
        | null;
      /**
       * Format: int64
       * @description Length of a period in milliseconds, 1000 to 2678400000 (31 days). Defaults to 3600000 (one hour). Periods are counted from 1970-01-01T00:00:00Z. Ignored with Realtime.
       */
      Resolution?: number | null;
      /** @description ID of a resolution of at most 31 days, instead of Resolution. Ignored with Realtime. */
      ResolutionId?: components['schemas']['OptionalUuid'];
    };
    /** @description A virtual resource that a formula computes. */
    TransformerTargetTypeConfigurationModel: {
      /** @description ID of the type of the virtual smart object. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description ID of the resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /**
       * Format: int32
       * @description Index of the value in the result of the formula, if the result is an array, 0 to 1000. Defaults to the index in this list.
       */
      OutputIndex?: number | null;
      /** @description Data type of the resource. A different data type is rejected. */
      ResourceDataType?: string | null;
    };
    /** @description A transformer, a formula that computes virtual resources. */
    TransformerTemplateResponse: {
      /** @description ID of the transformer. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the transformer. Unique in the device template or the location. */
      Name: components['schemas']['Name'];
      /** @description Name of the transformer type. */
      Transformer: components['schemas']['Name'];
      /** @description Configuration of the transformer. The Key Expression holds the formula. */
      Configurations: components['schemas']['TransformerConfiguration'][];
      /** @description Sources of the formula, in the order of the array sources in the formula. Empty for a transformer of a location. */
      TransformerSourceTypeConfigurations: components['schemas']['TransformerSourceTypeConfigurationModel'][];
      /** @description Virtual resources that the formula computes. */
      TransformerTargetTypeConfigurations: components['schemas']['TransformerTargetTypeConfigurationModel'][];
      /** @description ID of the location, for a transformer of a location. */
      LocationId?: components['schemas']['Uuid'];
      /** @description ID of the device that has the virtual resources, for a transformer of a location. */
      DeviceId?: components['schemas']['Uuid'];
      /** @description ID of the resource collection that the formula reads, for a transformer of a location. */
      SourceResourceCollectionId?: components['schemas']['Uuid'];
      /** @description Whether the service has switched the transformer off, because it exceeded its limits or depended on its own result. Save it again to restart it. */
      Deactivated: boolean;
      /** @description Last error of the formula, if no run has succeeded since. */
      LastError?: components['schemas']['Text'];
    };
    /** @description A transformer of a location to create, or its new state. Its formula reads a resource collection and fills a device of its own. */
    LocationTransformerRequest: {
      /** @description ID of the location. Must equal the ID in the path. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description Name of the transformer and of its device. Unique in the location. */
      Name: components['schemas']['Name'];
      /** @description Name or ID of the transformer type, JSONata. */
      TransformerType: components['schemas']['Name'];
      /** @description ID of the resource collection that the formula reads as sources[0]. */
      ResourceCollectionId: components['schemas']['Uuid'];
      /** @description Configuration of the transformer. The Key Expression holds the formula. */
      Configurations?: components['schemas']['TransformerConfigurations'];
      /** @description Virtual resources that the formula computes. */
      TransformerTargetTypeConfigurations: components['schemas']['TransformerTargetTypeConfigurationModel'][];
    };
    /** @description A transformer type in a list. */
    TransformerTypeListResponse: {
      /** @description ID of the transformer type. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the transformer type, the Transformer of transformers. */
      Name: components['schemas']['Name'];
      /** @description Display name. */
      DisplayName: components['schemas']['Name'];
      /** @description Description of the transformer type. */
      Description?: components['schemas']['Text'];
      /**
       * @description Approval status, in the spelling of older clients.
       * @enum {string}
       */
      ApprovalStatus?: 'Unknown' | 'New' | 'Revoked' | 'Appoved';
      /** @description Whether the transformer type may still change. */
      Preview?: boolean;
    };
    /** @description A transformer type, with its configuration keys. */
    TransformerTypeResponse: components['schemas']['TransformerTypeListResponse'] & {
      /** @description Whether the transformer type can be used. */
      IsActivated: boolean;
      /** @description Configuration keys of the transformer type. */
      ConfigurationDefinitions: components['schemas']['TransformerTypeConfigurationDefinition'][];
      /** @description Sources that the transformer type demands. Always empty, as a formula takes any sources. */
      SourceTypeDefinitions: components['schemas']['TransformerResourceDefinition'][];
      /** @description Targets that the transformer type demands. Always empty, as a formula takes any targets. */
      TargetTypeDefinitions: components['schemas']['TransformerResourceDefinition'][];
      /** @description Web pages about the transformer type. Always empty. */
      TransformerTypeExternalLinks: components['schemas']['TransformerTypeExternalLink'][];
    };
    /** @description A source or target that a transformer type demands. */
    TransformerResourceDefinition: {
      /** @description LwM2M object ID, 0 to 65534. */
      SmartObjectTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description LwM2M resource ID, 0 to 65534. */
      ResourceTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description Purpose of the resource. */
      Description?: components['schemas']['Text'];
    };
    /** @description A web page about a transformer type. */
    TransformerTypeExternalLink: {
      /** @description Text of the link. */
      Label: components['schemas']['Name'];
      /** @description URL of the page. */
      Link: string;
    };
    /** @description A configuration key of a transformer type. */
    TransformerTypeConfigurationDefinition: {
      /** @description Configuration key. */
      Key: components['schemas']['Name'];
      /** @description Display name of the key. */
      Name: components['schemas']['Name'];
      /** @description Description of the key. */
      Description?: components['schemas']['Text'];
      /**
       * @description Data type of the value.
       * @enum {string}
       */
      DataType: 'Boolean' | 'String' | 'Int' | 'Double' | 'Enum';
    };
    /** @description One page of transformer types. */
    TransformerTypePage: components['schemas']['PageEnvelope'] & {
      /** @description Transformer types on this page. */
      Rows: components['schemas']['TransformerTypeListResponse'][];
    };
    /** @description An event consumer (webhook) to create, or its new state. */
    EventConsumerRequest: {
      /** @description Ignored. Accepted so that a response can be sent back. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Name of the event consumer. Unique in the device network. Defaults to the host of HttpEndpoint for a new one, and to the current name in an update. */
      Name?: components['schemas']['OptionalName'];
      /**
       * @description URL that events are delivered to. May be left out or empty if UsingHttpEndpoint is false. The server restricts the addresses that it delivers to.
       * @example https://hooks.example.com/muster
       */
      HttpEndpoint?: string | null;
      /**
       * @description HTTP method of deliveries, POST or PUT in any case. Defaults to POST. Empty counts as left out.
       * @example POST
       */
      HttpMethod?: string | null;
      /** @description Additional headers of deliveries. A header without a value keeps the stored value, unless HttpEndpoint changes to another origin. */
      HttpHeaders?: components['schemas']['EventConsumerHeader'][] | null;
      /** @description User name for Basic authentication. Defaults to none. */
      HttpUsername?: components['schemas']['OptionalName'];
      /** @description Password for Basic authentication. Never returned. If left out, the stored password does not change, unless HttpEndpoint changes to another origin. */
      HttpPassword?: string | null;
      /** @description Whether the service collects and delivers events. Defaults to true. If deliveries are switched off, pending events are kept. */
      UsingHttpEndpoint?: boolean | null;
      /** @description Secret that signs deliveries, whsec_ followed by the base64 of 24 to 64 bytes. Never returned. Defaults to a random secret, so set one in order to verify signatures. */
      Secret?: string | null;
      /** @description Event types to deliver. Empty or left out stands for all types. */
      EventTypes?: components['schemas']['MusterEventType'][] | null;
      /** @description IDs of the devices whose events are delivered. Empty or left out stands for all events, including those without a device. */
      DeviceIds?: components['schemas']['Uuid'][] | null;
    };
    /** @description An additional header of deliveries. */
    EventConsumerHeader: {
      /**
       * @description Name of the header.
       * @example X-Site
       */
      Key: string;
      /** @description Value of the header. Never returned. If left out, the stored value does not change. */
      Value?: string | null;
    };
    /** @description An additional header of deliveries, without its value. */
    EventConsumerHeaderResponse: {
      /** @description Name of the header. */
      Key: string;
    };
    /** @description An event consumer (webhook), without its secrets. */
    EventConsumerListResponse: {
      /** @description ID of the event consumer. */
      Id: components['schemas']['Uuid'];
      /** @description Name of the event consumer. Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description URL that events are delivered to. Left out if there is none. */
      HttpEndpoint?: string;
      /**
       * @description HTTP method of deliveries.
       * @enum {string}
       */
      HttpMethod: 'POST' | 'PUT';
      /** @description Additional headers of deliveries. */
      HttpHeaders: components['schemas']['EventConsumerHeaderResponse'][];
      /** @description User name for Basic authentication. */
      HttpUsername?: components['schemas']['Name'];
      /** @description Whether the service collects and delivers events. */
      UsingHttpEndpoint: boolean;
      /** @description Event types to deliver. Empty stands for all types. */
      EventTypes: components['schemas']['MusterEventType'][];
      /** @description IDs of the devices whose events are delivered. Empty stands for all events. */
      DeviceIds: components['schemas']['Uuid'][];
      /** @description Event categories that refer to the event consumer, sorted by name. */
      EventCategories: components['schemas']['EventCategoryResponse'][];
    };
    /** @description An event consumer (webhook), without its secrets, with the state of its deliveries. */
    EventConsumerResponse: components['schemas']['EventConsumerListResponse'] & {
      /** @description State of the deliveries. */
      Delivery: components['schemas']['EventConsumerDelivery'];
    };
    /** @description State of the deliveries of an event consumer. Times cover the period since the service started. */
    EventConsumerDelivery: {
      /**
       * Format: int32
       * @description Number of events that wait for delivery.
       */
      PendingEvents: number;
      /**
       * Format: int32
       * @description Number of dead letters, deliveries that were given up.
       */
      DeadLetters: number;
      /** @description Time of the last successful delivery, in epoch milliseconds. */
      LastDeliveredTimestamp?: components['schemas']['EpochMilliseconds'];
      /** @description Time of the last failed attempt, in epoch milliseconds. Left out if a later attempt succeeded. */
      LastFailedTimestamp?: components['schemas']['EpochMilliseconds'];
      /** @description Reason of the last failure. */
      LastFailure?: components['schemas']['Text'];
      /** @description Time of the next attempt, in epoch milliseconds. */
      NextAttemptTimestamp?: components['schemas']['EpochMilliseconds'];
    };
    /** @description One page of event consumers. */
    EventConsumerPage: components['schemas']['PageEnvelope'] & {
      /** @description Event consumers on this page. */
      Rows: components['schemas']['EventConsumerListResponse'][];
    };
    /** @description An event as delivered to event consumers. In a test, all members are optional. */
    EventMessage: {
      /** @description ID of the event. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description ID of the device. */
      DeviceId?: components['schemas']['OptionalUuid'];
      /** @description ID of the device network. */
      DeviceNetworkId?: components['schemas']['OptionalUuid'];
      /** @description ID of the event category. */
      EventCategoryId?: components['schemas']['OptionalUuid'];
      /** @description ID of the location of the device. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description ID of the resource. */
      ResourceId?: components['schemas']['OptionalUuid'];
      /** @description ID of the rule that raised the event. */
      RuleId?: components['schemas']['OptionalUuid'];
      /** @description LwM2M endpoint client name of the device. */
      DeviceIdentifier?: components['schemas']['OptionalText'];
      /** @description Name of the device. */
      DeviceName?: components['schemas']['OptionalText'];
      /** @description Name of the event category. */
      EventCategoryName?: components['schemas']['OptionalText'];
      /** @description Description of the event. */
      Information?: components['schemas']['OptionalText'];
      /** @description ID of the location in another system. */
      LocationExternalId?: components['schemas']['OptionalText'];
      /** @description Name of the location. */
      LocationName?: components['schemas']['OptionalText'];
      /** @description Name of the resource. */
      ResourceName?: components['schemas']['OptionalText'];
      /** @description Description of the rule. */
      RuleDescription?: components['schemas']['OptionalText'];
      /** @description Name of the rule. */
      RuleName?: components['schemas']['OptionalText'];
      /** @description Operator that compared the value. */
      TriggerOperator?: components['schemas']['OptionalText'];
      /** @description Text that the value was compared with. */
      TriggerStringValue?: components['schemas']['OptionalText'];
      /**
       * Format: int32
       * @description Type number of the event category.
       */
      EventCategoryTypeId?: number | null;
      /**
       * Format: int32
       * @description Severity of the event.
       */
      SeverityLevel?: number | null;
      /**
       * Format: double
       * @description Upper threshold that the value was compared with.
       */
      TriggerThresholdMaxValue?: number | null;
      /**
       * Format: double
       * @description Lower threshold that the value was compared with.
       */
      TriggerThresholdMinValue?: number | null;
      /**
       * @description State of the event.
       * @enum {string|null}
       */
      EventStatus?: 'Active' | 'AutomaticReset' | 'ManualReset' | 'ManualTest' | null;
      /** @description Time when the event was raised. */
      Generated?: components['schemas']['OptionalDateTime'];
      /** @description Value that raised the event. */
      Measurement?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description A dead letter (a delivery that was given up) in a list, without its events. */
    DeadLetterListResponse: {
      /** @description ID of the dead letter. */
      Id: components['schemas']['Uuid'];
      /** @description Header webhook-id of the delivery attempts. */
      WebhookId: string;
      /**
       * Format: int32
       * @description Number of events in the delivery.
       */
      NbrOfEvents: number;
      /**
       * Format: int32
       * @description Number of delivery attempts.
       */
      Attempts: number;
      /** @description Reason why the last attempt failed. */
      Reason: components['schemas']['Text'];
      /**
       * Format: int32
       * @description HTTP status of the last attempt. Left out if there was no response.
       */
      ResponseCode?: number;
      /** @description Time of the first attempt, in epoch milliseconds. */
      FirstAttemptTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description Time when the delivery was given up, in epoch milliseconds. */
      FailedTimestamp: components['schemas']['EpochMilliseconds'];
    };
    /** @description A dead letter, a webhook delivery that was given up. */
    DeadLetterResponse: components['schemas']['DeadLetterListResponse'] & {
      /** @description Events of the delivery, in the form in which they were sent. */
      Events: components['schemas']['MusterEvent'][];
    };
    /** @description One page of dead letters. */
    DeadLetterPage: components['schemas']['PageEnvelope'] & {
      /** @description Dead letters on this page. */
      Rows: components['schemas']['DeadLetterListResponse'][];
    };
    /** @description A queue item, a stored command for a sleeping device. The values of the command are not returned. */
    QueueItemResponse: {
      /** @description ID of the queue item. */
      Id: components['schemas']['Uuid'];
      /** @description ID of the device. */
      DeviceId: components['schemas']['Uuid'];
      /** @description Name of the device. */
      DeviceName?: components['schemas']['Name'];
      /** @description LwM2M endpoint client name of the device. */
      DeviceIdentifier?: components['schemas']['EndpointName'];
      /**
       * @description LwM2M operation of the command.
       * @enum {string}
       */
      Operation:
        | 'Read'
        | 'Write'
        | 'Execute'
        | 'Create'
        | 'Delete'
        | 'ReadAttributes'
        | 'WriteAttributes'
        | 'Observe'
        | 'CancelObserve';
      /**
       * @description LwM2M path of the command.
       * @example /3303/0
       */
      Path: string;
      /**
       * @description Whether the command waits for the device (Pending) or is being sent (InProgress).
       * @enum {string}
       */
      Status: 'Pending' | 'InProgress';
      /**
       * Format: int32
       * @description Number of times that the command was sent without a response.
       */
      Attempts: number;
      /** @description ID of the activity log entry that records the progress of the command. */
      ActivityLogId: components['schemas']['Uuid'];
      /** @description Time when the command was requested, in epoch milliseconds. */
      CreatedTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description Time when the command expires unless the device wakes up before, in epoch milliseconds. */
      ExpirationTimestamp: components['schemas']['EpochMilliseconds'];
    };
    /** @description One page of queue items. */
    QueueItemPage: components['schemas']['PageEnvelope'] & {
      /** @description Queue items on this page. */
      Rows: components['schemas']['QueueItemResponse'][];
    };
    /** @description An activity log entry, a recorded operation. The status of a parent entry sums up its children. */
    ActivityLogEntryResponse: {
      /** @description ID of the activity log entry. */
      Id: components['schemas']['Uuid'];
      /** @description Description of the operation. */
      Description: components['schemas']['Text'];
      /**
       * @description State of the operation.
       * @enum {string}
       */
      Status: 'Pending' | 'InProgress' | 'Completed' | 'Failed' | 'Deleted';
      /**
       * @description Kind of entity that the operation applies to.
       * @enum {string}
       */
      EntityType: 'Gateway' | 'Device' | 'Resource' | 'Multiple';
      /** @description ID of the entity that the operation applies to. */
      EntityId?: components['schemas']['Uuid'];
      /** @description Identifier of the entity, such as an endpoint name or a path. */
      EntityIdentifier?: string;
      /** @description Name of the entity. */
      EntityName?: string;
      /**
       * @description Response code from the device.
       * @example 2.05
       */
      ResponseCode?: string;
      /** @description Text of the response, or the reason why there was no response. */
      ResponseMessage?: components['schemas']['Text'];
      /** @description Time when the operation was requested, in epoch milliseconds. */
      CreatedTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description Time when the entry or one of its children last changed, in epoch milliseconds. */
      StatusUpdatedTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description ID of the parent entry. */
      ParentId?: components['schemas']['Uuid'];
      /** @description Correlation ID, which all entries of a request share. */
      CorrelationId?: components['schemas']['Uuid'];
      /** @description Time when the entry was archived, in epoch milliseconds. */
      ArchivedTimestamp?: components['schemas']['EpochMilliseconds'];
    };
    /** @description An audit log entry, a change that an API key made or attempted. */
    AuditEntryResponse: {
      /** @description ID of the audit log entry. */
      Id: components['schemas']['Uuid'];
      /** @description Time of the response, in epoch milliseconds. */
      Timestamp: components['schemas']['EpochMilliseconds'];
      /** @description ID of the API key that sent the request. */
      ApiKeyId: components['schemas']['Uuid'];
      /** @description Name of the API key at the time of the request. */
      ApiKeyName: components['schemas']['Name'];
      /**
       * @description Operation ID of the request, as in this API description.
       * @example devices.create
       */
      Operation: string;
      /** @description ID of the changed entity, if the request changed a single one. */
      EntityId?: components['schemas']['Uuid'];
      /**
       * Format: int32
       * @description HTTP status of the response. 499 if the client disconnected before.
       */
      StatusCode: number;
      /**
       * Format: int32
       * @description Number of times that the key was refused with this status (401, 403 or 429) within a minute. The other members describe the first refusal. Present for refusals only.
       */
      Count?: number;
      /** @description IP address of the client. Present for refusals only. */
      Address?: string;
      /** @description X-Request-Id of the response. */
      RequestId: string;
    };
    /** @description One page of audit log entries. */
    AuditPage: components['schemas']['PageEnvelope'] & {
      /** @description Audit log entries on this page. */
      Rows: components['schemas']['AuditEntryResponse'][];
    };
    /** @description Activity log entries as CSV. */
    ActivityLogCsv: string;
    /** @description One page of activity log entries. */
    ActivityLogPage: components['schemas']['PageEnvelope'] & {
      /** @description Activity log entries on this page. */
      Rows: components['schemas']['ActivityLogEntryResponse'][];
    };
    /** @description Picture as PNG. */
    Picture: string;
    /**
     * @description Server-sent events. The data of each event is a MusterEvent.
     * @example id: 42
     *     event: measurement
     *     data: {"id":"42","type":"measurement","time":1790000000000,"deviceNetworkId":"9e0d3c52-7b41-4f0a-9f0b-2ad7c3f81c66","deviceId":"6f2f0a9e-1f77-4d9c-b0ce-8d6f0c3a2b55","resourceId":"0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44","data":{"ruri":"/3303/0/5700","v":21.5}}
     */
    EventStream: string;
    /**
     * @description Type of an event.
     * @enum {string}
     */
    MusterEventType:
      | 'device.registered'
      | 'device.updated'
      | 'device.deregistered'
      | 'device.offline'
      | 'smartObject.available'
      | 'smartObject.unavailable'
      | 'measurement'
      | 'activityLog';
    /** @description An event in the device network. */
    MusterEvent: {
      /**
       * @description ID of the event. Send it as Last-Event-ID to resume the stream after this event.
       * @example 42
       */
      id: string;
      /** @description Type of the event. */
      type: components['schemas']['MusterEventType'];
      /** @description Time of the event, in epoch milliseconds. */
      time: components['schemas']['EpochMilliseconds'];
      /** @description ID of the device network. */
      deviceNetworkId: components['schemas']['Uuid'];
      /** @description ID of the device. */
      deviceId?: components['schemas']['Uuid'];
      /** @description ID of the smart object. */
      smartObjectId?: components['schemas']['Uuid'];
      /** @description ID of the resource. */
      resourceId?: components['schemas']['Uuid'];
      /** @description Details, depending on the type. For measurement it is a LatestMeasurement, for activityLog an ActivityLogEntryResponse. */
      data: {
        [key: string]: unknown;
      };
    };
    /**
     * Format: uuid
     * @description UUID (RFC 9562), or null.
     * @example c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10
     */
    OptionalUuid: string | null;
    /**
     * Format: date-time
     * @description Point in time as an ISO 8601 date-time, or null.
     * @example 2026-09-21T13:33:20Z
     */
    OptionalDateTime: string | null;
    /**
     * @description Name of a cloud region, 1 to 64 characters, or null.
     * @example eu-west
     */
    OptionalRegion: string | null;
    /**
     * @description MAC address of 6 to 8 bytes in hexadecimal digits, separated by colons, by dashes or not at all.
     * @example 02:00:5e:10:00:07
     */
    OptionalMacAddress: string | null;
    /**
     * @description Text on one line, at most 255 characters. Empty counts as left out.
     * @example Bow, port side
     */
    OptionalName: string | null;
    /** @description Text of at most 10,000 characters. */
    OptionalText: string | null;
    /**
     * @description URN of an LwM2M object, as in the OMA registry.
     * @example urn:oma:lwm2m:ext:3303:1.1
     */
    OptionalObjectUrn: string | null;
    /**
     * @description Whether several instances are possible.
     * @enum {string|null}
     */
    OptionalInstanceType: 'Single' | 'Multiple' | 'single' | 'multiple' | null;
    /**
     * @description Access that a server has to the resource, in coarse form. All means more than one of Read, Write and Execute.
     * @enum {string|null}
     */
    OptionalAccessType: 'Read' | 'Write' | 'Execute' | 'All' | null;
    /**
     * @description Range of valid values, as the object definition states it.
     * @example 0..100
     */
    OptionalRange: string | null;
    /**
     * @description Unit of the values, as the object definition states it.
     * @example Cel
     */
    OptionalUnits: string | null;
    /**
     * @description Operations that a server may perform on the resource, R (read), W (write) and E (execute).
     * @enum {string|null}
     */
    OptionalOperations: 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE' | null;
    /**
     * @description Protocol of the device.
     * @enum {string|null}
     */
    OptionalDeviceStandard: 'LWM2M' | 'Legacy' | 'Transformer' | 'Statistics' | 'AppIoTInternal' | null;
    /**
     * Format: int32
     * @description ID of an object, object instance or resource, 0 to 65534.
     * @example 3303
     */
    OptionalLwM2MId: number | null;
    /**
     * @description Label of an instance, for people.
     * @example Bow line
     */
    OptionalLabel: string | null;
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
     * @description Types of the events to deliver, separated by commas. Defaults to all types.
     * @example [
     *       "device.registered",
     *       "measurement"
     *     ]
     */
    EventTypes: components['schemas']['MusterEventType'][];
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
      /** @description SVG picture. */
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
      /** @description Child locations. */
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
      /** @description Registration ticket. */
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
         *       "Value": 21.5,
         *       "Time": "2026-03-01T12:00:00Z"
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
      /** @description Registration ticket. */
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
      /** @description Log entries. */
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
         *         "Value": 21.5,
         *         "Time": 1772366400000
         *       },
         *       {
         *         "Endpoint": "boiler-2",
         *         "Path": "/3303/0/5700",
         *         "Value": 20.9,
         *         "Time": "2026-03-01T12:00:00Z"
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
      /** @description Registration ticket. */
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
      /** @description Created tag. */
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
         *       "TypeId": 5700,
         *       "Name": "Sensor Value",
         *       "AccessType": "Read",
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
         *       "TypeId": 5700,
         *       "Name": "Sensor Value",
         *       "AccessType": "Read",
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
      /** @description Desired attributes. */
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
         *       "DeviceIdentifier": "urn:imei:490154203237518",
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
      /** @description Matching devices. */
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
      /** @description CSV file. */
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
      /** @description Discovered endpoints. */
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
         *       "DeviceIdentifier": "urn:imei:490154203237518",
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
      /** @description Exported definitions. */
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
         *       "Name": "Lamps of the quay",
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
         *       "Name": "Lamps of the quay",
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
         *       "Name": "Lamps out",
         *       "EventCategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "ResourceCollectionId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a11",
         *       "ActuatorResourceValues": [
         *         {
         *           "SmartObjectTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a12",
         *           "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a13",
         *           "Value": "false"
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
         *       "Name": "Lamps out",
         *       "EventCategoryId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10",
         *       "ResourceCollectionId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a11",
         *       "ActuatorResourceValues": [
         *         {
         *           "SmartObjectTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a12",
         *           "ResourceTypeId": "c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a13",
         *           "Value": "false"
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
  'transformers.listTypes': {
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
  'transformers.getType': {
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
      /** @description Matching resolutions. */
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
  'events.stream': {
    parameters: {
      query?: {
        /** @description ID of the device whose events to deliver. Defaults to all devices. */
        deviceId?: components['parameters']['EventDeviceId'];
        /** @description ID of the resource whose events to deliver. Defaults to all resources. */
        resourceId?: components['parameters']['EventResourceId'];
        /**
         * @description Types of the events to deliver, separated by commas. Defaults to all types.
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
