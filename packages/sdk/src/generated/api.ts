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
     * @description An id (RFC 9562); taken in any case, shown in lower case.
     * @example c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10
     */
    Uuid: string;
    /**
     * Format: int64
     * @description A point in time: milliseconds since 1970-01-01T00:00:00Z.
     * @example 1790000000000
     */
    EpochMilliseconds: number;
    /**
     * Format: date-time
     * @description A point in time as of RFC 3339.
     * @example 2026-09-21T13:33:20Z
     */
    DateTime: string;
    /**
     * @description What people call something; 1 to 255 characters on one line. Surrounding space is removed. Where a name is unique, case does not count.
     * @example Bow, port side
     */
    Name: string;
    Text: string;
    /**
     * @description The LwM2M endpoint client name, unique in the service.
     * @example urn:imei:490154203237518
     */
    EndpointName: string;
    /**
     * @description The URN of an LwM2M object, as OMA registers them.
     * @example urn:oma:lwm2m:ext:3303:1.1
     */
    ObjectUrn: string;
    /**
     * Format: int32
     * @description An LwM2M object, object instance or resource id; 65535 is reserved.
     * @example 3303
     */
    LwM2MId: number;
    /**
     * @description How devices of a type take part. Real devices speak LWM2M, or are Legacy behind a gateway.
     * @enum {string}
     */
    DeviceStandard: 'LWM2M' | 'Legacy' | 'Transformer' | 'Statistics' | 'AppIoTInternal';
    /**
     * @description online from a registration until its lifetime and a grace end; Deregistered after the device said goodbye; offline otherwise.
     * @enum {string}
     */
    DeviceStatus: 'online' | 'offline' | 'Deregistered';
    /**
     * @description The coarse form of Operations; All is more than one of the three.
     * @enum {string}
     */
    AccessType: 'Read' | 'Write' | 'Execute' | 'All';
    /**
     * @description What a server may do with the resource; left out of responses where only a bootstrap server may do anything.
     * @enum {string}
     */
    Operations: 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE';
    /**
     * @description The LwM2M data type; None for a resource that is only executed.
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
    /** @description An OMA device description file (LWM2M XML): one or more objects. Document type declarations and entities are refused. */
    DdfXml: string;
    /** @description The id of what was created. */
    EntityIdResponse: {
      /** @description The id of the new entity. */
      Id: components['schemas']['Uuid'];
    };
    /**
     * @description The codes of all errors; docs/errors.md explains them.
     * @enum {string}
     */
    ErrorCode:
      | 'invalid-request'
      | 'malformed-body'
      | 'malformed-request'
      | 'unknown-device-network'
      | 'operation-not-allowed'
      | 'missing-key'
      | 'invalid-key'
      | 'expired-key'
      | 'permission-denied'
      | 'not-a-member'
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
      | 'idempotency-key-in-progress'
      | 'in-use'
      | 'limit-reached'
      | 'built-in'
      | 'last-admin'
      | 'own-key'
      | 'no-update-under-way'
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
    /** @description What every error carries. */
    ErrorResponse: {
      /** @description What went wrong, in a sentence for people. */
      Message: string;
      /** @description What went wrong, as a stable word for programs. */
      Code: components['schemas']['ErrorCode'];
      /** @description The id of the request, as in the header X-Request-Id and in the logs of the service. */
      RequestId: string;
      /**
       * @description The members at fault, each with what is wrong with it.
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
    /** @description The same error as RFC 9457 problem details, sent to whoever accepts application/problem+json. */
    ProblemResponse: components['schemas']['ErrorResponse'] & {
      /**
       * Format: uri-reference
       * @description A reference to the documentation of the Code.
       */
      type: string;
      /** @description The meaning of the status. */
      title: string;
      /**
       * Format: int32
       * @description The HTTP status.
       */
      status: number;
      /** @description The same as Message. */
      detail?: string;
      /**
       * Format: uri-reference
       * @description Identifies the request: urn:muster:request: and its RequestId.
       */
      instance?: string;
    };
    /** @description Where a page stands in its list. */
    PageEnvelope: {
      /**
       * Format: int32
       * @description The number of this page, from 1.
       */
      Page: number;
      /**
       * Format: int32
       * @description How many rows a full page has.
       */
      PageSize: number;
      /**
       * Format: int32
       * @description How many pages there are.
       */
      NbrOfPages: number;
      /**
       * Format: int32
       * @description How many rows there are on all pages.
       */
      NbrOfRows: number;
    };
    /** @description The versions of the service and of its parts. */
    VersionResponse: {
      /**
       * @description Its version, as of semver.org.
       * @example 0.1.0
       */
      Version: string;
      /**
       * @description What is running.
       * @example Muster reference server
       */
      Description: string;
      /** @description The branch that the release was built from. This and the next three are there in releases only. */
      Branch?: string;
      /** @description When the release was built. */
      BuildDate?: components['schemas']['DateTime'];
      /**
       * Format: int32
       * @description The number of the build, where it has one.
       */
      BuildNumber?: number;
      /** @description The commit that the release was built from. */
      Revision?: string;
      Parts: components['schemas']['VersionParts'];
    };
    /** @description Versions of the parts that the service consists of. */
    VersionParts: {
      /**
       * @description Version of the server package, as of semver.org.
       * @example 0.1.0
       */
      Server: string;
      /**
       * @description Version of the LwM2M gateway, as of semver.org.
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
      /** @description Unique among the networks of the tenant. */
      Name: components['schemas']['Name'];
      /** @description The tenant of the key, which is also the default. */
      TenantId?: components['schemas']['OptionalUuid'];
      /** @description What another system knows the network by. */
      ExternalId?: components['schemas']['OptionalName'];
    };
    /** @description A container of devices; nothing in it is seen from another one. */
    DeviceNetworkResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the network. */
      Name: components['schemas']['Name'];
      /** @description What another system knows the network by. */
      ExternalId?: components['schemas']['ExternalId'];
      /** @description The tenant it belongs to. */
      TenantId: components['schemas']['Uuid'];
      /** @description The name of the tenant. */
      TenantName?: components['schemas']['Name'];
    };
    /** @description One page of device networks. */
    DeviceNetworkPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['DeviceNetworkResponse'][];
    };
    /** @description An owner of device networks. */
    TenantResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the tenant. */
      Name: components['schemas']['Name'];
      /** @description What a register of companies knows it by. */
      CompanyRegistrationId?: components['schemas']['Name'];
      /** @description What it is. */
      Description?: components['schemas']['Text'];
      /** @description What another system knows it by. */
      ExternalId?: components['schemas']['ExternalId'];
      /** @description What its names belong to in other systems. */
      NameSpace?: components['schemas']['Name'];
    };
    /** @description What other systems know a tenant by; what is left out is no longer known. */
    TenantRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The name that it has, which stays. */
      Name?: components['schemas']['OptionalName'];
      /** @description What a register of companies knows it by. */
      CompanyRegistrationId?: components['schemas']['OptionalName'];
      /** @description What it is. */
      Description?: components['schemas']['OptionalText'];
      /** @description What another system knows it by. */
      ExternalId?: components['schemas']['OptionalName'];
      /** @description What its names belong to in other systems. */
      NameSpace?: components['schemas']['OptionalName'];
    };
    /** @description One page of tenants. */
    TenantPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['TenantResponse'][];
    };
    /** @description The holder of a key. */
    UserAccountResponse: {
      /** @description The id of the key. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the key. */
      Name: components['schemas']['Name'];
      /** @description The name of the key. */
      Username: components['schemas']['Name'];
      /** @description The device network that the key works in unless it names another. */
      PreferredDeviceNetwork: components['schemas']['Uuid'];
      /** @description The tenant of the device network of the request. */
      Tenant: components['schemas']['Uuid'];
      /** @description A picture as PNG. */
      ThumbnailPhoto?: string;
    };
    /**
     * @description A name of the IANA time zone database.
     * @example Europe/Stockholm
     */
    TimeZoneName: string;
    /** @description An API key to create or to change. */
    ApiKeyRequest: {
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description When the key stops working. Left out: of a new key in one year, of one that is changed as before. */
      ExpirationDate?: components['schemas']['OptionalDateTime'];
      /** @description The roles of the key; they can change without changing its value. */
      RoleIds: components['schemas']['Uuid'][];
    };
    /** @description An API key. */
    ApiKeyResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the key. */
      Name: components['schemas']['Name'];
      /** @description When the key stops working. */
      ExpirationDate: components['schemas']['DateTime'];
      /** @description The device network the key belongs to. */
      DeviceNetworkId: components['schemas']['Uuid'];
      /** @description The roles of the key. */
      RoleIds: components['schemas']['Uuid'][];
      /**
       * Format: password
       * @description The value to send as bearer token, for those who may manage keys. Keep it secret.
       */
      Key?: string;
    };
    /** @description One page of API keys. */
    ApiKeyPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['ApiKeyResponse'][];
    };
    /** @description A role to create or to change. */
    RoleRequest: {
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description What the role is responsible for. */
      ResponsibilityIds: components['schemas']['Uuid'][];
    };
    /** @description A named set of permissions to create or to change. */
    ResponsibilityRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description What it allows; nothing when left out. */
      Permissions?: components['schemas']['RolePermissionRequest'][] | null;
    };
    /** @description The right to do one thing to one kind of entity, or a custom right. */
    RolePermissionRequest: {
      /**
       * @description One of the names of permissions.list.
       * @example Device
       */
      EntityName: string;
      /**
       * @description What may be done to it; All for a custom right.
       * @enum {string}
       */
      Permission: 'Create' | 'Read' | 'Update' | 'Delete' | 'All';
      /** @description Accepted from older clients; not used. */
      TenantId?: components['schemas']['OptionalUuid'];
    };
    /** @description One page of responsibilities. */
    ResponsibilityPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['ResponsibilityResponse'][];
    };
    /** @description What a permission can be about. */
    PermissionTypeName: {
      /**
       * @description The EntityName of permissions.
       * @example Device
       */
      Name: string;
      /**
       * @description Whether it is a kind of entity, or a right of its own.
       * @enum {string}
       */
      Type: 'Entity' | 'Custom';
    };
    /**
     * @description What is allowed, by name: All, or kinds with commas between them.
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
      /** @description The id of the role. */
      Id: components['schemas']['Uuid'];
      /** @description Its name. */
      Name: components['schemas']['Name'];
    };
    /** @description One page of roles. */
    SpecificRolePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['SpecificRoleResponse'][];
    };
    /** @description A token for event streams. */
    RealTimeToken: {
      /** @description The device network whose events it opens. */
      DeviceNetworkId: components['schemas']['Uuid'];
      /** @description When it stops opening streams; epoch milliseconds. */
      Expires: components['schemas']['EpochMilliseconds'];
      /**
       * Format: password
       * @description The token. Keep it secret.
       */
      Token: string;
    };
    /** @description A role. */
    RoleResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description The tenant it belongs to. */
      TenantId?: components['schemas']['Uuid'];
      /** @description What the role is responsible for. */
      Responsibilities: components['schemas']['ResponsibilityResponse'][];
      /** @description The ids of these, as a request names them. */
      ResponsibilityIds?: components['schemas']['Uuid'][];
    };
    /** @description A named set of permissions. */
    ResponsibilityResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description What the set is called. */
      Name: components['schemas']['Name'];
      /** @description What it allows. */
      Permissions: components['schemas']['RolePermissionResponse'][];
      /** @description The roles that have it. */
      RoleIds?: components['schemas']['Uuid'][];
    };
    /** @description The right to do one thing to one kind of entity. */
    RolePermissionResponse: {
      /**
       * @description The kind of entity.
       * @example Device
       */
      EntityName: string;
      /**
       * @description What may be done to it.
       * @enum {string}
       */
      Permission: 'Create' | 'Read' | 'Update' | 'Delete' | 'All';
      /** @description The tenant it belongs to. */
      TenantId?: components['schemas']['Uuid'];
    };
    /** @description One page of roles. */
    RolePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['RoleResponse'][];
    };
    /**
     * @description How devices prove themselves to the server.
     * @enum {string}
     */
    BootstrapSecurityMode: 'NoSec' | 'PSK';
    /**
     * @description How devices prove themselves to the server; NoSec when left out.
     * @enum {string|null}
     */
    OptionalBootstrapSecurityMode: 'NoSec' | 'PSK' | null;
    /** @description A bootstrap server to create, or its new state. */
    BootstrapServerRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the device network; what devices have as BootstrapServerName. */
      Name: components['schemas']['Name'];
      /** @description What it is for. */
      Description?: components['schemas']['OptionalText'];
      /** @description Whether devices first delete what they have at RemovePaths. Defaults to true. */
      RemoveExisting?: boolean | null;
      /**
       * @description What devices delete before they are written their accounts, if RemoveExisting is true. Defaults to the objects that are written: /0, /1, and /2 if there are AccessControls. A device keeps the account of the bootstrap server and the Device object in every case.
       * @example [
       *       "/0",
       *       "/1"
       *     ]
       */
      RemovePaths?: components['schemas']['BootstrapDeletePath'][] | null;
      /** @description The LwM2M servers that devices are told of. */
      Servers: components['schemas']['BootstrapAccountRequest'][];
      /** @description Instances of the Access Control object; none when left out. */
      AccessControls?: components['schemas']['BootstrapAccessControl'][] | null;
    };
    /**
     * @description Path of a Bootstrap-Delete: / for everything, /{Object ID} for all instances of an object, or /{Object ID}/{Object Instance ID}.
     * @example /0
     */
    BootstrapDeletePath: string;
    /** @description An LwM2M server as a device knows it: an instance of Security and one of Server. */
    BootstrapAccountRequest: {
      /**
       * Format: int32
       * @description Unique among the servers of this list.
       */
      ShortServerId: number;
      /**
       * @description Where the server is; coap with NoSec, coaps with PSK.
       * @example coap://192.0.2.1:5683
       */
      ServerUri: string;
      SecurityMode?: components['schemas']['OptionalBootstrapSecurityMode'];
      /** @description PSK; who the device is to the server. With neither Identity nor SecretKey each device is told its own PSK settings. */
      Identity?: components['schemas']['OptionalName'];
      /** @description PSK; the key in hex. It is never shown again. */
      SecretKey?: string | null;
      /**
       * Format: int64
       * @description Lifetime of registrations in seconds; 86400 when left out.
       */
      Lifetime?: number | null;
      /** @description How the device is reached; U when left out. */
      Binding?: string | null;
      /**
       * Format: int64
       * @description Least seconds between notifications where nothing else is said.
       */
      DefaultMinimumPeriod?: number | null;
      /**
       * Format: int64
       * @description Most seconds between notifications where nothing else is said.
       */
      DefaultMaximumPeriod?: number | null;
      /** @description Whether notifications are kept while the server is away; true when left out. */
      StoreNotifications?: boolean | null;
    };
    /** @description An LwM2M server as a device knows it, without its key. */
    BootstrapAccountResponse: {
      /**
       * Format: int32
       * @description Unique among the servers of this list.
       */
      ShortServerId: number;
      /**
       * @description Where the server is; coap with NoSec, coaps with PSK.
       * @example coap://192.0.2.1:5683
       */
      ServerUri: string;
      SecurityMode: components['schemas']['BootstrapSecurityMode'];
      /** @description PSK; who the device is to the server. */
      Identity?: components['schemas']['Name'];
      /**
       * Format: int64
       * @description Lifetime of registrations in seconds.
       */
      Lifetime: number;
      /** @description How the device is reached. */
      Binding: string;
      /**
       * Format: int64
       * @description Least seconds between notifications where nothing else is said.
       */
      DefaultMinimumPeriod?: number;
      /**
       * Format: int64
       * @description Most seconds between notifications where nothing else is said.
       */
      DefaultMaximumPeriod?: number;
      /** @description Whether notifications are kept while the server is away. */
      StoreNotifications: boolean;
    };
    /** @description Who may do what with an object instance of the device. */
    BootstrapAccessControl: {
      /**
       * Format: int32
       * @description The object.
       */
      ObjectId: number;
      /**
       * Format: int32
       * @description The instance; 65535 is about creating instances.
       */
      InstanceId: number;
      /**
       * Format: int32
       * @description Short Server ID of the owner, one of Servers.
       */
      OwnerId: number;
      /** @description Rights of servers. */
      Rights?: components['schemas']['BootstrapAccessRight'][] | null;
    };
    /** @description Rights of a server. */
    BootstrapAccessRight: {
      /**
       * Format: int32
       * @description The server; 0 is all that are not named.
       */
      ShortServerId: number;
      /**
       * Format: int32
       * @description Sum of 1 read and observe, 2 write, 4 execute, 8 delete, 16 create.
       */
      Mask: number;
    };
    /** @description A bootstrap server in a list. */
    BootstrapServerListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name that devices have as BootstrapServerName. */
      Name: components['schemas']['Name'];
      /** @description What it is for. */
      Description?: components['schemas']['Text'];
      /**
       * Format: int32
       * @description How many LwM2M servers devices are told of.
       */
      NbrOfServers: number;
    };
    /** @description What devices are provisioned with. */
    BootstrapServerResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name that devices have as BootstrapServerName. */
      Name: components['schemas']['Name'];
      /** @description What it is for. */
      Description?: components['schemas']['Text'];
      /** @description Whether devices first delete what they have at RemovePaths. */
      RemoveExisting: boolean;
      /** @description What devices delete before they are written their accounts. Empty if RemoveExisting is false. */
      RemovePaths: components['schemas']['BootstrapDeletePath'][];
      /** @description The LwM2M servers that devices are told of. */
      Servers: components['schemas']['BootstrapAccountResponse'][];
      /** @description Instances of the Access Control object. */
      AccessControls: components['schemas']['BootstrapAccessControl'][];
    };
    /** @description One page of bootstrap servers. */
    BootstrapServerPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['BootstrapServerListResponse'][];
    };
    /**
     * @description What another system knows something by.
     * @example port-quay-7
     */
    ExternalId: string;
    /**
     * @description A name of the IANA time zone database.
     * @example Europe/Stockholm
     */
    TimeZone: string;
    /**
     * Format: uuid
     * @example c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10
     */
    NetworkSettingId: string;
    /** @description Ids of tags. */
    TagIds: components['schemas']['Uuid'][];
    /**
     * @description The kind of network.
     * @enum {string}
     */
    NetworkType: 'ETHERNET' | 'WIFI' | 'WWAN';
    /**
     * @description How gateways prove that they may join.
     * @enum {string}
     */
    AuthenticationType: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK';
    /** @description A network setting to create. */
    NetworkSettingRequest: {
      /** @description What people call the network; its SSID, or else its NetworkType, when left out or empty. */
      Name?: components['schemas']['OptionalName'];
      /**
       * @description Over what it is reached; WIFI with an SSID and ETHERNET without one when left out.
       * @enum {string|null}
       */
      NetworkType?: 'ETHERNET' | 'WIFI' | 'WWAN' | null;
      /**
       * @description How gateways prove that they may join; Disabled when left out.
       * @enum {string|null}
       */
      AuthenticationType?: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK' | null;
      /** @description The name of a wireless network, which has one; 32 bytes (UTF-8) at most. */
      SSID?: string | null;
      /** @description The key, for every authentication but Disabled; never shown. */
      PreSharedKey?: string | null;
      /** @description The locations it is for; all when there are none. */
      LocationIds?: components['schemas']['Uuid'][] | null;
      /**
       * Format: int32
       * @description The higher the sooner it is tried; 0 when left out.
       */
      Priority?: number | null;
    };
    /** @description The new state of a network setting. */
    NetworkSettingUpdateRequest: {
      /** @description What people call the network; its SSID, or else its NetworkType, when left out or empty. */
      Name?: components['schemas']['OptionalName'];
      /**
       * @description Over what it is reached; WIFI with an SSID and ETHERNET without one when left out.
       * @enum {string|null}
       */
      NetworkType?: 'ETHERNET' | 'WIFI' | 'WWAN' | null;
      /**
       * @description How gateways prove that they may join; Disabled when left out.
       * @enum {string|null}
       */
      AuthenticationType?: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK' | null;
      /** @description The name of a wireless network, which has one; 32 bytes (UTF-8) at most. */
      SSID?: string | null;
      /** @description The key, for every authentication but Disabled; never shown. */
      PreSharedKey?: string | null;
      /** @description The locations it is for; all when there are none. */
      LocationIds?: components['schemas']['Uuid'][] | null;
      /**
       * Format: int32
       * @description The higher the sooner it is tried; 0 when left out.
       */
      Priority?: number | null;
      /** @description Whether PreSharedKey replaces the key, also when it is left out; false when left out. */
      PasswordChanged?: boolean | null;
    };
    /** @description A network that gateways may join. Its key is never shown. */
    NetworkSettingResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description What people call the network. */
      Name: components['schemas']['Name'];
      NetworkType: components['schemas']['NetworkType'];
      AuthenticationType: components['schemas']['AuthenticationType'];
      /** @description The name of a wireless network. */
      SSID?: string;
      /** @description The locations it is for; all when there are none. */
      LocationIds: components['schemas']['Uuid'][];
      /**
       * Format: int32
       * @description The higher the sooner it is tried.
       */
      Priority: number;
    };
    /** @description One page of network settings. */
    NetworkSettingPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['NetworkSettingResponse'][];
    };
    /** @description A tag to create, or its new state. */
    TagRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
    };
    /** @description A word that things are marked with. */
    TagResponse: {
      /** @description The id of the tag. */
      Id: components['schemas']['Uuid'];
      /** @description The word. */
      Name: components['schemas']['Name'];
      /** @description Whether it comes from the template of what has it. */
      IsInherited: boolean;
    };
    /** @description Tags, by name. */
    TagResponses: components['schemas']['TagResponse'][];
    /** @description One page of tags. */
    TagPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['TagResponse'][];
    };
    /**
     * Format: uuid
     * @description The id of a tag, or the tag as it is shown.
     */
    TagReference:
      | string
      | {
          /** @description The id of the tag. */
          Id: components['schemas']['Uuid'];
        };
    /** @description A location to create, or its new state. */
    LocationRequest: {
      /** @description What people call the location. */
      Name: components['schemas']['Name'];
      /** @description The location that it is below; the root when left out, or the one it has. */
      ParentLocationId?: components['schemas']['OptionalUuid'];
      /** @description What another system knows it by. */
      ExternalId?: components['schemas']['OptionalName'];
      /**
       * @description A name of the IANA time zone database.
       * @example Europe/Stockholm
       */
      TimeZone?: string | null;
      /**
       * Format: int32
       * @description A number that means something to clients.
       */
      LocationType?: number | null;
      /** @description The tags; as they are when left out. */
      TagIds?: components['schemas']['OptionalTagIds'];
      /** @description What older clients call TagIds, which wins. */
      Tags?: components['schemas']['TagReference'][] | null;
      /**
       * @deprecated
       * @description Values of settings; others stay. Use PUT /api/v3/locations/{id}/settingvalues.
       */
      Settings?: components['schemas']['SettingRequest'][] | null;
    };
    /** @description A location in a list. */
    LocationListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the location. */
      Name: components['schemas']['Name'];
      /** @description The location that it is below; the root is below none. */
      ParentLocationId?: components['schemas']['Uuid'];
      /** @description What another system knows it by. */
      ExternalId?: components['schemas']['Name'];
      /**
       * Format: int32
       * @description A number that means something to clients.
       */
      LocationType?: number;
    };
    /** @description One page of locations. */
    LocationPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['LocationListResponse'][];
    };
    /** @description One page of positions. */
    PositionPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['PositionResponse'][];
    };
    /** @description One page of location resources. */
    LocationResourcePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['LocationResourceResponse'][];
    };
    /** @description One page of location resources with the positions on them. */
    LocationResourceWithPositionsPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['LocationResourceWithPositionsResponse'][];
    };
    /**
     * @description What has a position. DeviceIpsoDynamic is a device that says where it is, Unknown a mark of nothing that the service knows; SensorCollection, which was before LwM2M, is refused.
     * @enum {string}
     */
    PositionedType:
      'Location' | 'DataCollector' | 'SensorCollection' | 'Unknown' | 'Device' | 'DeviceIpsoDynamic';
    /** @description A position to create, or its new state. */
    PositionRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      EntityType: components['schemas']['PositionedType'];
      /** @description What has the position; not used with Unknown. */
      EntityId?: components['schemas']['OptionalUuid'];
      /** @description The location resource that it is on. */
      LocationResourceId: components['schemas']['Uuid'];
      /**
       * Format: double
       * @description How far to the right, in the units that the clients of the location resource use.
       */
      X: number;
      /**
       * Format: double
       * @description How far down or up, in the units that the clients of the location resource use.
       */
      Y: number;
      /**
       * Format: double
       * @description How high, in the units that the clients of the location resource use.
       */
      Z?: number | null;
    };
    /** @description Where a device is on a location resource. */
    DevicePositionRequest: {
      EntityType: components['schemas']['PositionedType'];
      /** @description It is the device; not used. */
      EntityId?: components['schemas']['OptionalUuid'];
      /** @description The location resource that it is on. */
      LocationResourceId: components['schemas']['Uuid'];
      /**
       * Format: double
       * @description How far to the right, in the units that the clients of the location resource use.
       */
      X: number;
      /**
       * Format: double
       * @description How far down or up, in the units that the clients of the location resource use.
       */
      Y: number;
      /**
       * Format: double
       * @description How high, in the units that the clients of the location resource use.
       */
      Z?: number | null;
    };
    /** @description A position on the location resource that names it. */
    ListedPositionRequest: {
      /** @description The position that it has already, to keep its id; one that is not there is new. */
      Id?: components['schemas']['OptionalUuid'];
      EntityType: components['schemas']['PositionedType'];
      /** @description What has the position; not used with Unknown. */
      EntityId?: components['schemas']['OptionalUuid'];
      /**
       * Format: double
       * @description How far to the right, in the units that the clients of the location resource use.
       */
      X: number;
      /**
       * Format: double
       * @description How far down or up, in the units that the clients of the location resource use.
       */
      Y: number;
      /**
       * Format: double
       * @description How high, in the units that the clients of the location resource use.
       */
      Z?: number | null;
    };
    /** @description Where something is on a location resource. */
    PositionResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      EntityType: components['schemas']['PositionedType'];
      /** @description What has the position; left out with Unknown. */
      EntityId?: components['schemas']['Uuid'];
      /** @description The name of what has it. */
      Name?: components['schemas']['Name'];
      /** @description The location resource that it is on. */
      LocationResourceId: components['schemas']['Uuid'];
      /** @description The location of the location resource. */
      LocationResourceLocationId?: components['schemas']['Uuid'];
      /** @description The name of that location. */
      LocationResourceLocationName?: components['schemas']['Name'];
      /**
       * Format: double
       * @description How far to the right, in the units that the clients of the location resource use.
       */
      X: number;
      /**
       * Format: double
       * @description How far down or up, in the units that the clients of the location resource use.
       */
      Y: number;
      /**
       * Format: double
       * @description How high, in the units that the clients of the location resource use.
       */
      Z?: number;
      /** @description With DeviceIpsoDynamic, the resource that says how far north the device is (objects 6 and 3336), if it has one. */
      LatitudeResourceId?: components['schemas']['Uuid'];
      /** @description With DeviceIpsoDynamic, the resource that says how far east it is. */
      LongitudeResourceId?: components['schemas']['Uuid'];
    };
    /**
     * @description What a location resource is.
     * @enum {string}
     */
    LocationResourceType: 'None' | 'Map' | 'ThreeDimensional' | 'Image';
    /** @description A location resource to create, or its new state. */
    LocationResourceRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The location that it is of; the one it has when it is left out, at first the root. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description What people call it. */
      Name?: components['schemas']['OptionalName'];
      /** @description What is written beside it. */
      Label?: components['schemas']['OptionalName'];
      LocationResourceType: components['schemas']['LocationResourceType'];
      /**
       * @description The type of its file, one of image/png, image/jpeg, image/gif, image/webp, image/svg+xml and model/gltf-binary in any case.
       * @example image/png
       */
      MimeType: string;
      /**
       * @description The extension that files of the type have, with or without a dot.
       * @example png
       */
      FileExtension: string;
      /** @description The file in base64, of 1 MiB at most, as far as the server takes bodies of such length. It begins as files of its type do. The one that there is stays when it is left out. */
      Data?: string | null;
      /**
       * Format: int32
       * @description The width of the picture.
       */
      Width?: number | null;
      /**
       * Format: int32
       * @description The height of the picture.
       */
      Height?: number | null;
      /**
       * Format: double
       * @description What is shown first, to the right.
       */
      StartPositionX?: number | null;
      /**
       * Format: double
       * @description What is shown first, down or up.
       */
      StartPositionY?: number | null;
      /**
       * Format: double
       * @description What is shown first, in height.
       */
      StartPositionZ?: number | null;
      /**
       * Format: double
       * @description How much it is enlarged at first.
       */
      StartZoomLevel?: number | null;
      /** @description All positions on it; those that there are stay when it is left out. */
      Positions?: components['schemas']['ListedPositionRequest'][] | null;
    };
    /** @description A map, picture or model of a location. */
    LocationResourceResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The location that it is of. */
      LocationId: components['schemas']['Uuid'];
      /** @description What people call it. */
      Name?: components['schemas']['Name'];
      /** @description What is written beside it. */
      Label?: components['schemas']['Label'];
      LocationResourceType: components['schemas']['LocationResourceType'];
      /** @description The type of its file. */
      MimeType: string;
      /** @description The extension of its file, without a dot. */
      FileExtension: string;
      /**
       * Format: int32
       * @description The bytes of its file; left out when it has none.
       */
      Size?: number;
      /** @description The path of its file, which needs the key as any other; left out when it has none. */
      Uri?: string;
      /**
       * Format: int32
       * @description The width of the picture.
       */
      Width?: number;
      /**
       * Format: int32
       * @description The height of the picture.
       */
      Height?: number;
      /**
       * Format: double
       * @description What is shown first, to the right.
       */
      StartPositionX?: number;
      /**
       * Format: double
       * @description What is shown first, down or up.
       */
      StartPositionY?: number;
      /**
       * Format: double
       * @description What is shown first, in height.
       */
      StartPositionZ?: number;
      /**
       * Format: double
       * @description How much it is enlarged at first.
       */
      StartZoomLevel?: number;
    };
    /** @description A location resource, with the positions on it. */
    LocationResourceWithPositionsResponse: components['schemas']['LocationResourceResponse'] & {
      /** @description The positions on it. */
      Positions: components['schemas']['PositionResponse'][];
    };
    /**
     * Format: binary
     * @description A file.
     */
    LocationResourceContent: string;
    /** @description Where devices and gateways are. */
    LocationResponse: components['schemas']['LocationListResponse'] & {
      /** @description The name of the location that it is below. */
      ParentLocationName?: components['schemas']['Name'];
      TimeZone?: components['schemas']['TimeZone'];
      TagIds: components['schemas']['TagIds'];
      Tags: components['schemas']['TagResponses'];
      /** @description Its settings, as /settings lists them; left out of pages. */
      Settings?: components['schemas']['SettingResponse'][];
    };
    /** @description One page of locations. */
    LocationDetailsPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['LocationResponse'][];
    };
    /** @description A data collector to register, or its new state. */
    DataCollectorRequest: {
      /** @description Unique in the region. */
      Name: components['schemas']['Name'];
      /** @description The cloud region that it belongs to; that of the service when left out. */
      Region?: components['schemas']['OptionalRegion'];
      /** @description What kind of gateway it is; when left out, that of the template, else the generic one. */
      DataCollectorTypeId?: components['schemas']['OptionalUuid'];
      /** @description How it is set up; the default template of the type when left out. */
      DataCollectorTemplateId?: components['schemas']['OptionalUuid'];
      /** @description The hardware address, for a gateway that has one. */
      MACAddress?: components['schemas']['OptionalMacAddress'];
      /** @description Whether another data collector of the network may have the address too; false when left out. */
      DisableMacAddressConflictCheck?: boolean | null;
      /** @description An id that another system knows it by. */
      ExternalId?: components['schemas']['OptionalName'];
      /** @description Where it stands; the root location when left out. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description Anything worth knowing. */
      Note?: components['schemas']['OptionalText'];
      /** @description Configuration as text, in whatever form the gateway reads. */
      Config?: components['schemas']['OptionalText'];
      /** @description Values of its own for what its type can be told; the others are those of its template. */
      Configurations?: components['schemas']['ConfigurationValueRequest'][] | null;
      /** @description Whether its devices are kept from registering; false when left out. */
      IsBlacklisted?: boolean | null;
      /** @description Its tags; as they are when left out. */
      TagIds?: components['schemas']['OptionalTagIds'];
      /**
       * @deprecated
       * @description Settings to set; others stay. Use PUT /api/v3/dataCollectors/{id}/settingvalues.
       */
      Settings?: components['schemas']['SettingRequest'][] | null;
    };
    /**
     * @description A cloud region.
     * @example eu-west
     */
    Region: string;
    /** @description Something that gateways of a type can be told. */
    ConfigurationItemRequest: {
      /** @description Its name. */
      Key: components['schemas']['Name'];
      /**
       * @description What values look like; String when left out.
       * @enum {string|null}
       */
      Type?: 'String' | 'Integer' | 'Boolean' | null;
    };
    /** @description Something that gateways of a type can be told. */
    ConfigurationItem: {
      /** @description Its name. */
      Key: components['schemas']['Name'];
      /**
       * @description What values look like.
       * @enum {string}
       */
      Type: 'String' | 'Integer' | 'Boolean';
    };
    /** @description What a gateway is told. */
    ConfigurationValueRequest: {
      /** @description Its name. */
      Key: components['schemas']['Name'];
      /**
       * @description As the type of the gateway has it, and that when left out.
       * @enum {string|null}
       */
      Type?: 'String' | 'Integer' | 'Boolean' | null;
      /** @description The value as text; nothing when left out. */
      Value?: components['schemas']['OptionalText'];
    };
    /** @description What a gateway is told. */
    ConfigurationValueResponse: {
      /** @description Its name. */
      Key: components['schemas']['Name'];
      /**
       * @description What values look like.
       * @enum {string}
       */
      Type: 'String' | 'Integer' | 'Boolean';
      /** @description The value as text. */
      Value?: components['schemas']['Text'];
    };
    /**
     * @description A hardware address: 6 to 8 bytes in hex, with colons, dashes or nothing between.
     * @example 02:00:5e:10:00:07
     */
    MacAddress: string;
    /** @description A data collector in a list. */
    DataCollectorListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the data collector. */
      Name: components['schemas']['Name'];
      /** @description The cloud region that it belongs to. */
      Region: components['schemas']['Region'];
      /** @description Its hardware address. */
      MACAddress?: components['schemas']['MacAddress'];
      /** @description The id that another system knows it by. */
      ExternalId?: components['schemas']['Name'];
      /** @description Where it stands. */
      LocationId?: components['schemas']['Uuid'];
      /** @description The name of that location. */
      LocationName?: components['schemas']['Name'];
      /** @description What kind of gateway it is. */
      DataCollectorTypeId?: components['schemas']['Uuid'];
      /** @description The name of that type. */
      DataCollectorTypeName?: components['schemas']['Name'];
      /**
       * Format: int32
       * @description How many devices report through it.
       */
      NbrOfDevices: number;
      /** @description Configuration as text. */
      Config?: components['schemas']['Text'];
      /** @description Whether its devices are kept from registering. */
      IsBlacklisted: boolean;
      /** @description Whether it has a value for each mandatory setting. */
      IsConfigured: boolean;
      /** @description Whether its software is being updated; this service does not do that, and says false. */
      IsUpdating: boolean;
      /** @description When the gateway last told how it is; epoch milliseconds. */
      LastSeen?: components['schemas']['EpochMilliseconds'];
      /**
       * @deprecated
       * @description Whether it does not listen.
       */
      ContactLost?: boolean;
      /**
       * @deprecated
       * @description Since when it does not listen, where that is known; epoch milliseconds.
       */
      ContactLostTime?: components['schemas']['EpochMilliseconds'];
      /** @description The version of its software; left out for gateways of another region. */
      SoftwareVersion?: components['schemas']['Name'];
      /** @description The version of its firmware; left out for gateways that are software. */
      FirmwareVersion?: components['schemas']['Name'];
      /** @description The version of its hardware; left out for gateways that are software. */
      HardwareVersion?: components['schemas']['Name'];
      /** @description When its software was last updated, where that is known. */
      LastUpdateFinishTime?: components['schemas']['DateTime'];
      /**
       * Format: int32
       * @description How that went.
       */
      LastUpdateStatusCode?: number;
      /** @description When the update began that is under way. */
      UpdatingStartTime?: components['schemas']['DateTime'];
    };
    /** @description A data collector: the gateway that devices report through. */
    DataCollectorResponse: components['schemas']['DataCollectorListResponse'] & {
      /** @description Anything worth knowing. */
      Note?: components['schemas']['Text'];
      /**
       * Format: int32
       * @description The HardwareTypeId of its type.
       */
      DataCollectorTypeTypeId?: number;
      /** @description How it is set up. */
      DataCollectorTemplateId?: components['schemas']['Uuid'];
      /** @description The name of that template. */
      DataCollectorTemplateName?: components['schemas']['Name'];
      /** @description What it is told, by itself or by its template. */
      Configurations: components['schemas']['ConfigurationValueResponse'][];
      /** @description Its settings, with those that it inherits. */
      Settings: components['schemas']['SettingResponse'][];
      /** @description The id of its internal device. */
      InternalDeviceId?: components['schemas']['Uuid'];
      /** @description Since when it listens; epoch milliseconds. */
      LastConnectionTimestamp?: components['schemas']['EpochMilliseconds'];
      /** @description Its tags. */
      Tags: components['schemas']['TagResponse'][];
      /** @description What it said when it was last asked. */
      Statuses: components['schemas']['GatewayStatuses'];
      /** @description Networks that it was sent. */
      Networks: components['schemas']['GatewayNetwork'][];
    };
    /** @description A network that a gateway was sent, without its key. */
    GatewayNetwork: {
      [key: string]: string;
    };
    /** @description One page of data collectors. */
    DataCollectorPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['DataCollectorListResponse'][];
    };
    /** @description Which data collector it is. */
    SecurityTokenRequest: {
      /** @description Its hardware address. */
      MacAddress: components['schemas']['MacAddress'];
    };
    /** @description A command that the gateway itself knows. */
    CustomCommandRequest: {
      /** @description The command, echo or status. */
      PayloadCustomType: string;
      /** @description Anything that the command needs. */
      Payload?: unknown;
      /** @description Who sends it; not used. */
      ActorId?: components['schemas']['OptionalName'];
      /** @description Stands in the entry of the activity log where it is a UUID. */
      CorrelationId?: string | null;
    };
    /** @description A log post. */
    LogResponse: {
      /** @description The data collector. */
      DataCollectorId: components['schemas']['Uuid'];
      /** @description Its name. */
      DataCollectorName: components['schemas']['Name'];
      /**
       * @description How severe it is.
       * @enum {string}
       */
      LogLevel: 'Error' | 'Warning' | 'Informational' | 'Verbose';
      /** @description What it says. */
      Message: components['schemas']['Text'];
      /** @description The device that it is about. */
      SensorCollectorId?: components['schemas']['Uuid'];
      /** @description The name of that device. */
      SensorCollectorName?: components['schemas']['Name'];
      /** @description When it was posted; epoch milliseconds. */
      Timestamp: components['schemas']['EpochMilliseconds'];
    };
    /** @description The log posts of a day. */
    LogFileResponse: {
      /** @description The day, at its beginning (UTC). */
      Date: components['schemas']['DateTime'];
      /**
       * Format: int64
       * @description Characters of all posts together.
       */
      Length: number;
      /** @description A name for it. */
      Name: components['schemas']['Name'];
      /** @description Where the posts are. */
      Uri: string;
    };
    /** @description One page of days with log posts. */
    LogFilePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['LogFileResponse'][];
    };
    /** @description Path and token for reaching a part of the service over HTTP, at the address of this interface. */
    AccessTicket: {
      /** @description Path of the data collector. Operations that take the token of a ticket lie at and below it. */
      HttpServicePath: string;
      /** @description Bearer token of the ticket. */
      HttpSas: string;
      /** @description When it was issued. */
      IssuedDateTime: components['schemas']['DateTime'];
      /** @description When it ends. */
      ExpireDateTime: components['schemas']['DateTime'];
      /** @description Who issued it. */
      IssuerName: components['schemas']['Name'];
      /** @description The cloud region of the data collector. */
      Namespace: components['schemas']['Region'];
    };
    /** @description Token with which software acts as one gateway, and the paths where it is valid. */
    RegistrationTicket: {
      /** @description The data collector. */
      DataCollectorId: components['schemas']['Uuid'];
      /** @description Bearer token of the ticket, valid for this data collector only. */
      SecurityToken: string;
      /** @description Where the gateway reads its configuration and settings. */
      InboxAccessTicket: components['schemas']['AccessTicket'];
      /** @description Where the gateway sends devices and values. */
      OutboxAccessTicket: components['schemas']['AccessTicket'];
    };
    /** @description What a barcode says. */
    BarcodeData: string;
    /** @description The answer of a gateway. */
    CustomCommandAnswer: string;
    /** @description Whether devices of the gateway are kept from registering. */
    IsBlacklisted: boolean;
    /** @description What a label says. */
    BarcodeParserResponse: {
      /**
       * @description What it is the label of; SensorCollection is a device.
       * @enum {string}
       */
      BarcodeEntityType: 'Unknown' | 'DataCollector' | 'SensorCollection';
      /** @description The data collector or device of the device network that has the MAC address. */
      EntityId?: components['schemas']['Uuid'];
      /** @description The data collector type or device type that has the hardware type id. */
      HardwareId?: components['schemas']['Uuid'];
      /**
       * Format: int32
       * @description The hardware type id on the label.
       */
      HardwareTypeId?: number;
      /** @description The MAC address on the label. */
      MacAddress?: components['schemas']['MacAddress'];
      /** @description Whether the device network has what the label is of. */
      Registred: boolean;
    };
    /** @description An endpoint that no device names. */
    DeviceDiscoveryResponse: {
      /** @description Its endpoint name. */
      Endpoint: components['schemas']['EndpointName'];
      /** @description The data collector that saw it. */
      DataCollectorId: components['schemas']['Uuid'];
      /** @description The name of that data collector. */
      DataCollectorName: components['schemas']['Name'];
      /** @description When it was seen last; epoch milliseconds. */
      LastObserved: components['schemas']['EpochMilliseconds'];
      /**
       * Format: int32
       * @description How well it was heard, where the transport tells; CoAP does not.
       */
      SignalStrength?: number;
      /**
       * Format: int64
       * @description Seconds that it wants to be registered for.
       */
      Lifetime: number;
      /** @description The version of LwM2M that it speaks. */
      LwM2MVersion: string;
      /** @description How it can be reached. */
      Binding: string;
      /** @description The object instances that it has. */
      Objects: string[];
    };
    /** @description What a gateway says of itself, in the form of a device. */
    InternalDeviceResponse: components['schemas']['DeviceResponse'] & {
      Statuses: components['schemas']['GatewayStatuses'];
    };
    /** @description What a gateway says of itself, by name: State, Since, Addresses, DevicesOnline, Region, Version. */
    GatewayStatuses: {
      [key: string]: string;
    };
    /** @description The new state of a data collector type. */
    DataCollectorTypeRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
      /**
       * Format: int32
       * @description The number that labels and exports know the type by; unique in the device network.
       */
      HardwareTypeId?: number | null;
      /** @description The device type that the internal device of such a gateway is said to be of. */
      InternalDeviceTypeId?: components['schemas']['OptionalUuid'];
      /** @description Whether such gateways speak something older than LwM2M; false when left out. */
      IsLegacy?: boolean | null;
      /** @description Whether such gateways are software alone; false when left out. */
      IsVirtual?: boolean | null;
      /** @description What such gateways can be told; nothing when left out. */
      Configurations?: components['schemas']['ConfigurationItemRequest'][] | null;
      /** @description The setting categories of the type. */
      SettingCategories?: components['schemas']['TypeSettingCategoryRequest'][] | null;
    };
    /** @description A data collector type to create. */
    DataCollectorTypeCreateRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
      /**
       * Format: int32
       * @description The number that labels and exports know the type by; unique in the device network.
       */
      HardwareTypeId?: number | null;
      /** @description The device type that the internal device of such a gateway is said to be of. */
      InternalDeviceTypeId?: components['schemas']['OptionalUuid'];
      /** @description Whether such gateways speak something older than LwM2M; false when left out. */
      IsLegacy?: boolean | null;
      /** @description Whether such gateways are software alone; false when left out. */
      IsVirtual?: boolean | null;
      /** @description What such gateways can be told; nothing when left out. */
      Configurations?: components['schemas']['ConfigurationItemRequest'][] | null;
      /** @description The setting categories of the type. */
      SettingCategories?: components['schemas']['TypeSettingCategoryRequest'][] | null;
      /** @description Whether a template is made for data collectors that name none; false when left out. */
      CreateDefaultTemplate?: boolean | null;
      /** @description What that template tells them. */
      DefaultTemplateConfigurations?: components['schemas']['ConfigurationValueRequest'][] | null;
    };
    /** @description A setting category of a type, which is there by Id or Name, or is made. */
    TypeSettingCategoryRequest: {
      /** @description One that is there; the other members do not matter then. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description One that is there, or one to make. */
      Name: components['schemas']['Name'];
      /** @description Whether the settings are about hardware; false when left out. */
      IsHardwareSettings?: boolean | null;
      /** @description Whether values are secrets, never to be shown; false when left out. */
      IsSecuritySettings?: boolean | null;
      /** @description The settings it knows; none when left out. */
      DefaultSettings?: components['schemas']['DefaultSettingRequest'][] | null;
    };
    /** @description A kind of gateway. */
    DataCollectorTypeResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the type. */
      Name: components['schemas']['Name'];
      /**
       * Format: int32
       * @description The number that labels and exports know the type by.
       */
      HardwareTypeId?: number;
      /** @description The device type that the internal device of such a gateway is said to be of. */
      InternalDeviceTypeId?: components['schemas']['Uuid'];
      /** @description The name of that device type. */
      InternalSensorColletionTypeName?: components['schemas']['Name'];
      /** @description Whether such gateways speak something older than LwM2M. */
      IsLegacy: boolean;
      /** @description Whether such gateways are software alone. */
      IsVirtual: boolean;
      /** @description What such gateways can be told. */
      Configurations: components['schemas']['ConfigurationItem'][];
      /** @description The setting categories of the type. */
      SettingCategories: components['schemas']['SettingCategoryResponse'][];
    };
    /** @description One page of data collector types. */
    DataCollectorTypePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['DataCollectorTypeResponse'][];
    };
    /** @description A kind of gateway, with metrics. */
    DataCollectorTypeListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the type. */
      Name: components['schemas']['Name'];
      /**
       * Format: int32
       * @description The number that labels and exports know the type by.
       */
      HardwareTypeId?: number;
      /** @description Whether such gateways are software alone. */
      IsVirtual: boolean;
      /**
       * Format: int64
       * @description How many data collectors are of the type.
       */
      NbrOfInstances: number;
      /**
       * Format: int64
       * @description How many templates the type has.
       */
      NbrOfTemplates: number;
    };
    /** @description One page of data collector types. */
    DataCollectorTypeMetricsPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['DataCollectorTypeListResponse'][];
    };
    /** @description A data collector type to carry to another device network. */
    DataCollectorTypeExportResponse: {
      /** @description The name of the type. */
      Name: components['schemas']['Name'];
      /**
       * @description What it is of.
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
       * @description The number that the type is known by.
       */
      HardwareTypeId?: number;
      /** @description What such gateways can be told. */
      Configurations: components['schemas']['ConfigurationItem'][];
    };
    /** @description A data collector type of another device network. */
    DataCollectorTypeImportRequest: {
      /** @description The name of the type. */
      Name: components['schemas']['Name'];
      /**
       * @description What it is of, GatewayType, or Unknown where the client does not say; others are refused.
       * @enum {string|null}
       */
      HardwareCategory?: 'Unknown' | 'GatewayType' | null;
      /**
       * Format: int32
       * @description The number that the type is known by.
       */
      HardwareTypeId?: number | null;
      /** @description What such gateways can be told; nothing when left out. */
      Configurations?: components['schemas']['ConfigurationItemRequest'][] | null;
    };
    /** @description A data collector template to create, or its new state. */
    DataCollectorTemplateRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the type. */
      Name: components['schemas']['Name'];
      /** @description The type of the gateways. */
      DataCollectorTypeId: components['schemas']['Uuid'];
      /** @description Configuration as text, in whatever form the gateways read. */
      Config?: components['schemas']['OptionalText'];
      /** @description Values for what the type can be told; none when left out. */
      Configurations?: components['schemas']['ConfigurationValueRequest'][] | null;
      /**
       * Format: int32
       * @description Seconds without a word after which a gateway counts as lost.
       */
      ContactLostThreshold?: number | null;
      /** @description The device template that the internal device of such a gateway is said to have. */
      InternalDeviceTemplateId?: components['schemas']['OptionalUuid'];
      /** @description Its tags; as they are when left out. */
      TagIds?: components['schemas']['OptionalTagIds'];
    };
    /** @description How gateways of a type are set up. */
    DataCollectorTemplateResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the template. */
      Name: components['schemas']['Name'];
      /** @description Configuration as text. */
      Config?: components['schemas']['Text'];
      /** @description The same again, for older clients. */
      ConfigString?: components['schemas']['Text'];
      /** @description All that the type can be told, with the values that the template has. */
      Configurations: components['schemas']['ConfigurationValueResponse'][];
      /**
       * Format: int32
       * @description Seconds without a word after which a gateway counts as lost.
       */
      ContactLostThreshold?: number;
      /** @description The device template of the internal device. */
      InternalDeviceTemplateId?: components['schemas']['Uuid'];
      /** @description The id of the type of the gateways. */
      DataCollectorTypeId?: components['schemas']['Uuid'];
      /** @description The type of the gateways. */
      DataCollectorType?: components['schemas']['DataCollectorTypeResponse'];
      /** @description The ids of its tags. */
      TagIds?: components['schemas']['TagIds'];
      /** @description Its tags. */
      Tags?: components['schemas']['TagResponse'][];
      /** @description Values that the template gives to settings. */
      DataCollectorTemplateSettingValues: components['schemas']['DataCollectorTemplateSettingValueResponse'][];
    };
    /** @description One page of data collector templates. */
    DataCollectorTemplatePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['DataCollectorTemplateResponse'][];
    };
    /** @description The value that a template gives to a setting. */
    DataCollectorTemplateSettingValueRequest: {
      /** @description The value as text. */
      Value: string;
    };
    /** @description The value that a template gives to a setting. Secrets have no Value. */
    DataCollectorTemplateSettingValueResponse: {
      /** @description The id of the value. */
      Id: components['schemas']['Uuid'];
      /** @description The default setting that it is of. */
      DefaultSettingId: components['schemas']['Uuid'];
      /** @description The value as text. */
      Value?: string;
    };
    /** @description A data collector template to carry to another device network. */
    DataCollectorTemplateExportResponse: {
      /** @description The name of the template. */
      Name: components['schemas']['Name'];
      /**
       * @description What it is of.
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
       * @description The HardwareTypeId of its type.
       */
      DataCollectorTypeHardwareTypeId?: number;
      /**
       * Format: int32
       * @description Seconds without a word after which a gateway counts as lost.
       */
      ContactLostThreshold?: number;
      /** @description What the gateways are told. */
      Configurations: components['schemas']['ConfigurationValueResponse'][];
    };
    /** @description A data collector template of another device network. */
    DataCollectorTemplateImportRequest: {
      /** @description The name of the template. */
      Name: components['schemas']['Name'];
      /**
       * @description What it is of, GatewayTemplate, or Unknown where the client does not say; others are refused.
       * @enum {string|null}
       */
      HardwareCategory?: 'Unknown' | 'GatewayTemplate' | null;
      /**
       * Format: int32
       * @description The HardwareTypeId of its type, which has to be there; the type of data collectors that name none when it is left out.
       */
      DataCollectorTypeHardwareTypeId?: number | null;
      /**
       * Format: int32
       * @description Seconds without a word after which a gateway counts as lost.
       */
      ContactLostThreshold?: number | null;
      /** @description What the gateways are told; nothing when left out. */
      Configurations?: components['schemas']['ConfigurationValueRequest'][] | null;
    };
    /** @description One operation of a JSON Patch (RFC 6902). */
    JsonPatchOperation: {
      /**
       * @description What to do.
       * @enum {string}
       */
      op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
      /**
       * @description Where, as a JSON Pointer (RFC 6901).
       * @example /Name
       */
      path: string;
      /** @description Where from, for move and copy. */
      from?: string | null;
      /** @description The value, for add, replace and test; null when left out. */
      value?: unknown;
    };
    /** @description A smart object type to create. */
    SmartObjectTypeRequest: {
      /** @description Accepted from older clients and not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The name of the object. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description The URN of the object; a version other than 1.0 is its last part. */
      ObjectUrn: components['schemas']['ObjectUrn'];
      /** @description What the object is for. */
      Description?: components['schemas']['OptionalText'];
      /**
       * @description Whether a device can have several instances.
       * @default false
       */
      MultipleInstances: boolean | null;
    };
    /** @description A smart object type in a list. */
    SmartObjectTypeListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the object. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description The URN of the object. */
      ObjectUrn?: components['schemas']['ObjectUrn'];
      /**
       * Format: int32
       * @description How many smart objects are of this type; only with includeMetrics.
       */
      NbrOfInstances?: number;
      /**
       * Format: int32
       * @description How many smart object templates there are for this type; only with includeMetrics.
       */
      NbrOfTemplates?: number;
    };
    /** @description A smart object type: one LwM2M object. */
    SmartObjectTypeResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the object. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description The URN of the object. */
      ObjectUrn: components['schemas']['ObjectUrn'];
      /** @description What the object is for. */
      Description: components['schemas']['Text'];
      /** @description Whether a device can have several instances. */
      MultipleInstances: boolean;
      /** @description Its resources, ordered by TypeId. */
      ResourceTypes: components['schemas']['ResourceTypeResponse'][];
      /** @description The uses of resource types in the object. */
      ResourceTypeInstances: components['schemas']['ResourceTypeInstanceResponse'][];
      /** @description The smart object templates that there are for it, the default one first. */
      SmartObjectTemplates: components['schemas']['SmartObjectTemplateResponse'][];
    };
    /** @description The use of a resource type in a smart object type. */
    ResourceTypeInstanceRequest: {
      /** @description The id it has already, to change it; left out for a new one. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The resource type; each LwM2M resource id at most once. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Accepted from older clients and not used; the path names it. */
      SmartObjectTypeId?: components['schemas']['OptionalUuid'];
    };
    /** @description The use of a resource type in a smart object type. */
    ResourceTypeInstanceResponse: {
      /** @description The id of the use. */
      Id: components['schemas']['Uuid'];
      /** @description The resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
    };
    /** @description One page of smart object types. */
    SmartObjectTypePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['SmartObjectTypeListResponse'][];
    };
    /** @description An object definition to import. */
    SmartObjectTypeImportRequest: {
      /** @description The LwM2M object id. */
      id: components['schemas']['LwM2MId'];
      /** @description The name of the object. */
      Name: components['schemas']['Name'];
      /** @description The URN of the object; made from the id when left out. */
      ObjectUrn?: components['schemas']['OptionalObjectUrn'];
      /** @description What the object is for. */
      Description?: components['schemas']['OptionalText'];
      /** @description Whether a device can have several instances; MultipleInstances says the same. */
      InstanceType?: components['schemas']['OptionalInstanceType'];
      /** @description Whether a device can have several instances. */
      MultipleInstances?: boolean | null;
      /** @description Its resources. */
      resourcedefs?: components['schemas']['ResourceTypeImportRequest'][] | null;
    };
    /** @description A resource definition to import. */
    ResourceTypeImportRequest: {
      /** @description The LwM2M resource id. */
      id: components['schemas']['LwM2MId'];
      /** @description The name of the resource. */
      Name: components['schemas']['Name'];
      /** @description What a server may do with the resource. */
      Operations: components['schemas']['Operations'];
      /** @description The coarse form of Operations, which wins. */
      AccessType?: components['schemas']['OptionalAccessType'];
      /** @description The LwM2M data type. */
      type: components['schemas']['ResourceDataType'];
      /** @description Whether it can have several instances; MultipleInstances says the same. */
      InstanceType?: components['schemas']['OptionalInstanceType'];
      /** @description Whether it can have several instances. */
      MultipleInstances?: boolean | null;
      /** @description Whether every object instance has it. */
      Mandatory?: boolean | null;
      /** @description Whether other objects can use it too. */
      IsReusable?: boolean | null;
      /** @description The values it takes. */
      Range?: components['schemas']['OptionalRange'];
      /** @description The unit of its values. */
      Units?: components['schemas']['OptionalUnits'];
      /** @description What the resource is for. */
      Description?: components['schemas']['OptionalText'];
    };
    /**
     * @description The values that a resource may have, as the object definition words them.
     * @example 0..100
     */
    Range: string;
    /**
     * @description The unit of a resource, as the object definition names it.
     * @example Cel
     */
    Units: string;
    /** @description A resource type to create, or its new state. */
    ResourceTypeRequest: {
      /** @description Accepted from older clients and not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The object it becomes a resource of. An update can leave it out, or names one that has the resource. */
      SmartObjectTypeId?: components['schemas']['OptionalUuid'];
      /** @description The LwM2M resource id. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description The name of the resource. */
      Name: components['schemas']['Name'];
      /** @description What a server may do with it; All is read and write unless Operations says more. */
      AccessType: components['schemas']['AccessType'];
      /** @description The same more exactly; it wins over AccessType. */
      Operations?: components['schemas']['OptionalOperations'];
      /** @description The LwM2M data type. */
      ResourceDataType: components['schemas']['ResourceDataType'];
      /**
       * @description Whether it can have several instances.
       * @default false
       */
      MultipleInstances: boolean | null;
      /**
       * @description Whether every object instance has it.
       * @default false
       */
      Mandatory: boolean | null;
      /**
       * @description Whether other objects can use it too.
       * @default false
       */
      IsReusable: boolean | null;
      /** @description The values it takes. */
      Range?: components['schemas']['OptionalRange'];
      /** @description The unit of its values. */
      Units?: components['schemas']['OptionalUnits'];
      /** @description What the resource is for. */
      Description?: components['schemas']['OptionalText'];
    };
    /** @description A resource type in a list. */
    ResourceTypeListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the resource. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M resource id. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description The LwM2M data type. */
      DataType: components['schemas']['ResourceDataType'];
      /** @description Whether several objects can use it. */
      IsReusable: boolean;
    };
    /** @description A resource type: one LwM2M resource definition. */
    ResourceTypeResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the resource. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M resource id. */
      TypeId: components['schemas']['LwM2MId'];
      AccessType?: components['schemas']['AccessType'];
      Operations?: components['schemas']['Operations'];
      ResourceDataType: components['schemas']['ResourceDataType'];
      /** @description Whether it can have several instances. */
      MultipleInstances: boolean;
      /** @description Whether every object instance has it. */
      Mandatory: boolean;
      /** @description Whether several objects can use it. */
      IsReusable: boolean;
      /** @description The values it takes. */
      Range?: components['schemas']['Range'];
      /** @description The unit of its values. */
      Units?: components['schemas']['Units'];
      /** @description What the resource is for. */
      Description?: components['schemas']['Text'];
    };
    /** @description One page of resource types. */
    ResourceTypePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['ResourceTypeListResponse'][];
    };
    /** @description A smart object template to create, or its new state. */
    SmartObjectTemplateRequest: {
      /** @description Accepted from older clients and not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique among the templates of the smart object type. The one that it has when it is left out, at first the name of the type. */
      Name?: components['schemas']['OptionalName'];
      /** @description The smart object type it is for, which stays. A new template needs it. */
      SmartObjectTypeId?: components['schemas']['OptionalUuid'];
      /** @description What is done with resources of the instance; each resource type at most once. */
      ResourceTemplates?: components['schemas']['ResourceTemplateRequest'][] | null;
      /** @description The tags; as they are when left out. */
      TagIds?: components['schemas']['OptionalTagIds'];
    };
    /** @description Ids of tags. */
    OptionalTagIds: components['schemas']['Uuid'][] | null;
    /** @description What is done with one resource. */
    ResourceTemplateRequest: {
      /** @description Accepted and not used; the one of a resource type keeps its id. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The resource type; the smart object type must have it. */
      ResourceTypeId: components['schemas']['Uuid'];
      /**
       * @description Whether to observe it.
       * @default false
       */
      IsRequestObserve: boolean | null;
      /** @description The value to write, as text of the data type of the resource. */
      Value?: string | null;
    };
    /** @description What is done with one resource. */
    ResourceTemplateResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description The resource type as a whole. */
      ResourceType?: components['schemas']['ResourceTypeResponse'];
      /** @description Whether it is observed. */
      IsRequestObserve: boolean;
      /** @description The value that is written. */
      Value?: string;
    };
    /** @description A smart object template in a list. */
    SmartObjectTemplateListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the template. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      ObjectId: components['schemas']['LwM2MId'];
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The name of the smart object type. */
      SmartObjectTypeName?: components['schemas']['Name'];
      /** @description Whether it is the default template of its type. */
      IsDefault: boolean;
      /** @description Whether it is no default template, and nothing names it. */
      CanBeDeleted: boolean;
    };
    /** @description A smart object template: how object instances of a type are set up. */
    SmartObjectTemplateResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the template. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      ObjectId: components['schemas']['LwM2MId'];
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The name of the smart object type; left out where the type is shown too. */
      SmartObjectTypeName?: components['schemas']['Name'];
      /** @description Whether it is the default template of its type. */
      IsDefault: boolean;
      /** @description What is done with resources. */
      ResourceTemplates: components['schemas']['ResourceTemplateResponse'][];
      /** @description The tags. */
      TagIds: components['schemas']['Uuid'][];
    };
    /** @description One page of smart object templates. */
    SmartObjectTemplatePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['SmartObjectTemplateListResponse'][];
    };
    /** @enum {string} */
    ResourceAttributeDataType: 'Integer' | 'Float' | 'Boolean' | 'String';
    /**
     * @description The name that the attribute has in LwM2M.
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
    /** @description An attribute that LwM2M knows. */
    ResourceAttributeDefinitionResponse: {
      /** @description The id of the definition. */
      Id: components['schemas']['Uuid'];
      Name: components['schemas']['ResourceAttributeName'];
      /** @description What the attribute does. */
      Description: components['schemas']['Text'];
      /** @description The type of its values; a Boolean is 0 or 1. */
      DataType: components['schemas']['ResourceAttributeDataType'];
      /** @description Whether devices report it and it cannot be set. */
      IsReadOnly: boolean;
      /** @description Whether it belongs to resources only. */
      IsResourceOnly: boolean;
      /**
       * @description The oldest version of LwM2M that has it.
       * @example 1.0
       */
      LwM2MVersion: string;
      /**
       * @description The unit of its values.
       * @example s
       */
      Units?: string;
    };
    /** @description The value of an attribute: of the object or its instances, or of one resource of them. */
    ResourceAttributeRequest: {
      /** @description The id it has already, to change it; left out for a new one. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The definition. */
      ResourceAttributeDefinitionId: components['schemas']['Uuid'];
      /**
       * @description The value, as text or as a number; a Boolean is 0 or 1.
       * @example 10
       */
      Value: string | number | boolean;
      /** @description The one object instance that it is for; for all of the template when left out. */
      InstanceNumber?: components['schemas']['OptionalLwM2MId'];
      /** @description The resource that it is for; for the object or the instance as a whole when left out. */
      ResourceTypeId?: components['schemas']['OptionalUuid'];
    };
    /** @description An attribute of a smart object template. */
    ResourceAttributeResponse: {
      /** @description The id of the attribute. */
      Id: components['schemas']['Uuid'];
      /** @description The definition. */
      ResourceAttributeDefinitionId: components['schemas']['Uuid'];
      Name: components['schemas']['ResourceAttributeName'];
      /** @description The value. */
      Value: string;
      /** @description The one object instance that it is for. */
      InstanceNumber?: components['schemas']['LwM2MId'];
      /** @description The resource that it is for. */
      ResourceTypeId?: components['schemas']['Uuid'];
      /** @description The LwM2M resource id. */
      ResourceTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description The name of the resource. */
      ResourceTypeName?: components['schemas']['Name'];
    };
    /** @description A device type to create, or its new state. */
    DeviceTypeRequest: {
      /** @description Accepted from older clients and not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description LWM2M when left out. */
      DeviceStandard?: components['schemas']['OptionalDeviceStandard'];
      /**
       * Format: int32
       * @description A number of your own for the hardware.
       */
      HardwareTypeId?: number | null;
      /**
       * @description Whether the service sends a Discover to devices of this type when they register.
       * @default false
       */
      IsRequestDiscovery: boolean | null;
      /** @description The object instances that devices of this type have. */
      SmartObjectTypeInstanceIds?: components['schemas']['SmartObjectTypeInstanceIdRequest'][] | null;
      /** @description The setting categories of the type; as they are when left out. */
      SettingCategories?: components['schemas']['TypeSettingCategoryRequest'][] | null;
      /** @description Accepted from older clients; the device standard is always checked. */
      SkipDeviceStandardValidation?: boolean | null;
    };
    /** @description An object instance of a device type. */
    SmartObjectTypeInstanceIdRequest: {
      /** @description The id it has already, to keep it in an update. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Accepted from older clients and not used. */
      DeviceTypeId?: components['schemas']['OptionalUuid'];
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The object instance id; 0 when left out. */
      InstanceId?: components['schemas']['OptionalLwM2MId'];
      /** @description What people call the instance. */
      Label?: components['schemas']['OptionalLabel'];
    };
    /**
     * @description What people call an instance.
     * @example Bow line
     */
    Label: string;
    /** @description An object instance of a device type. */
    SmartObjectTypeInstanceIdResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The object instance id. */
      InstanceId: components['schemas']['LwM2MId'];
      /** @description What people call the instance. */
      Label?: components['schemas']['Label'];
      /** @description The smart object type. */
      SmartObjectType?: components['schemas']['SmartObjectTypeOfDeviceType'];
    };
    /** @description A smart object type as a device type has it. The lists in it are there where one device type or one device template is asked for by its id, once for each of its object instances. */
    SmartObjectTypeOfDeviceType: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the object. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description The URN of the object. */
      ObjectUrn: components['schemas']['ObjectUrn'];
      /** @description What the object is for. */
      Description: components['schemas']['Text'];
      /** @description Whether a device can have several instances. */
      MultipleInstances: boolean;
      /** @description The device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description The name of the device type. */
      DeviceTypeName: components['schemas']['Name'];
      /** @description Its resources, ordered by TypeId. */
      ResourceTypes?: components['schemas']['ResourceTypeResponse'][];
      /** @description The uses of resource types in the object. */
      ResourceTypeInstances?: components['schemas']['ResourceTypeInstanceResponse'][];
      /** @description The smart object templates that there are for it, the default one first. */
      SmartObjectTemplates?: components['schemas']['SmartObjectTemplateResponse'][];
    };
    /** @description An object instance of a device type, with the smart object templates that there are for it. */
    SmartObjectTypeInstanceWithTemplatesResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The name of the smart object type. */
      SmartObjectTypeName?: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      SmartObjectTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description The object instance id. */
      InstanceId: components['schemas']['LwM2MId'];
      /** @description What people call the instance. */
      Label?: components['schemas']['Label'];
      /** @description The smart object type. */
      SmartObjectType?: components['schemas']['SmartObjectTypeOfDeviceType'];
      /** @description The templates that there are for the type, the default one first. */
      SmartObjectTemplates: components['schemas']['SmartObjectTemplateResponse'][];
    };
    /** @description A smart object type with its instances in a device type and the templates that there are for it. */
    SmartObjectTypeWithTemplatesResponse: {
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description Its name. */
      SmartObjectTypeName?: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      SmartObjectTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description In a device template, the template of the first instance. */
      SelectedSmartObjectTemplate?: components['schemas']['SmartObjectTemplateResponse'];
      /** @description The templates that there are for the type, the default one first. */
      SmartObjectTemplates: components['schemas']['SmartObjectTemplateResponse'][];
      /** @description The instances of the type that are used. */
      UsedSmartObjectTypeInstanceIds: components['schemas']['SmartObjectTypeInstanceIdResponse'][];
    };
    /** @description A device type in a list. */
    DeviceTypeListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the type. */
      Name: components['schemas']['Name'];
      DeviceStandard: components['schemas']['DeviceStandard'];
      /**
       * Format: int32
       * @description A number of your own for the hardware.
       */
      HardwareTypeId?: number;
      /**
       * Format: int32
       * @description How many devices are of this type; only with includeMetrics.
       */
      NbrOfInstances?: number;
      /**
       * Format: int32
       * @description How many templates the type has; only with includeMetrics.
       */
      NbrOfTemplates?: number;
    };
    /** @description A device type: what a kind of device has. */
    DeviceTypeResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the type. */
      Name: components['schemas']['Name'];
      DeviceStandard: components['schemas']['DeviceStandard'];
      /**
       * Format: int32
       * @description A number of your own for the hardware.
       */
      HardwareTypeId?: number;
      /** @description Whether devices of this type get a Discover when they register. */
      IsRequestDiscovery: boolean;
      /** @description The object instances of the type. */
      SmartObjectTypeInstanceIds: components['schemas']['SmartObjectTypeInstanceIdResponse'][];
      /** @description The templates of the type. */
      DeviceTemplates: components['schemas']['DeviceTemplateResponse'][];
      /** @description The setting categories whose default settings its devices have. */
      SettingCategories: components['schemas']['SettingCategoryResponse'][];
    };
    /** @description One page of device types. */
    DeviceTypePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['DeviceTypeListResponse'][];
    };
    /**
     * Format: binary
     * @description The bytes of a file.
     */
    FileContent: string;
    /** @description What a firmware package is. */
    FirmwarePackageRequest: {
      /** @description The device type that it is for. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description What people call it. */
      Title: components['schemas']['Name'];
      /** @description The version that devices have after the update. */
      Version: components['schemas']['Name'];
      /** @description The build of that version. */
      Build?: components['schemas']['OptionalText'];
    };
    /** @description What to export. */
    ExportDefinition: {
      /** @description Device types, with all their device templates. */
      DeviceTypeIds?: components['schemas']['Uuid'][] | null;
      /** @description Single device templates, with their device types. */
      DeviceTemplateIds?: components['schemas']['Uuid'][] | null;
    };
    /** @description An export as a file. */
    HardwareDefinitionsUpload: {
      /**
       * Format: binary
       * @description The file, which holds HardwareDefinitions as JSON.
       */
      ImportDeviceTypes: string;
    };
    /** @description What is carried from one device network to another. Things are named by their names, objects by id and URN. */
    HardwareDefinitions: {
      /**
       * @description The release that has exported it, such as 2018_35 or 19A1.
       * @example 19A1
       */
      Release: string;
      /** @description The objects that the rest names. */
      SmartObjectTypes?: components['schemas']['SmartObjectDefinition'][];
      /** @description Smart object templates, without attributes and resource templates. */
      SmartObjectTemplates?: components['schemas']['CarriedSmartObjectTemplate'][];
      /** @description Setting categories of the device types. */
      SettingCategories?: components['schemas']['CarriedSettingCategory'][];
      /** @description Device types with their device templates. */
      DeviceTypes?: components['schemas']['CarriedDeviceType'][];
      /** @description Tags that templates have. */
      Tags?: components['schemas']['Name'][];
    };
    /** @description A smart object template by its name. */
    CarriedSmartObjectTemplate: {
      /** @description Its name. */
      Name: components['schemas']['Name'];
      /** @description Its object. */
      ObjectID: components['schemas']['LwM2MId'];
      /** @description The URN of its object. */
      ObjectURN: components['schemas']['ObjectUrn'];
      /** @description Whether it is the default one of its object, which is not imported. */
      IsDefault?: boolean;
      /** @description Its tags. */
      Tags?: components['schemas']['Name'][];
    };
    /** @description A setting category by its name. */
    CarriedSettingCategory: {
      /** @description Its name. */
      Name: components['schemas']['Name'];
      /** @description Whether its settings are about hardware. */
      IsHardwareSettings?: boolean;
      /** @description Whether its values are secrets. */
      IsSecuritySettings?: boolean;
      /** @description The settings that it knows. */
      DefaultSettings?: components['schemas']['DefaultSettingRequest'][];
    };
    /** @description A device type by its name. */
    CarriedDeviceType: {
      /** @description Its name. */
      Name: components['schemas']['Name'];
      /** @description LWM2M when left out. */
      DeviceStandard?: components['schemas']['DeviceStandard'];
      /**
       * Format: int32
       * @description A number of your own for the hardware.
       */
      HardwareTypeId?: number;
      /** @description Whether the service sends a Discover to devices of this type when they register. */
      IsRequestDiscovery?: boolean;
      /** @description Names of its setting categories. */
      SettingCategories?: components['schemas']['Name'][];
      /** @description The object instances that devices of this type have. */
      SmartObjectTypeInstances?: components['schemas']['CarriedInstance'][];
      /** @description Its device templates. */
      Templates?: components['schemas']['CarriedDeviceTemplate'][];
    };
    /** @description A device template by its name. */
    CarriedDeviceTemplate: {
      /** @description Its name. */
      Name: components['schemas']['Name'];
      /** @description Whether it is the default one of its device type, which is not imported. */
      IsDefault?: boolean;
      /**
       * Format: int32
       * @description Seconds.
       */
      ContactLostThreshold?: number;
      /** @description The object instances that its devices have; those of the device type when left out. */
      SmartObjectTypeInstanceTemplates?: components['schemas']['CarriedInstance'][];
      /** @description Its tags. */
      Tags?: components['schemas']['Name'][];
    };
    /** @description An object instance. */
    CarriedInstance: {
      /** @description The object. */
      ObjectID: components['schemas']['LwM2MId'];
      /** @description The URN of the object. */
      ObjectURN: components['schemas']['ObjectUrn'];
      /** @description The object instance id. */
      InstanceId: components['schemas']['LwM2MId'];
      /** @description What people call it, in a device type. */
      Label?: components['schemas']['Label'];
      /** @description The name of its smart object template, in a device template; the default one when left out. */
      SmartObjectTemplate?: components['schemas']['Name'];
    };
    /** @description What has become of each item of an import. */
    ImportResponse: {
      /** @description Device types. */
      DeviceTypes: components['schemas']['ImportResultDeviceType'][];
      /** @description Smart object templates. */
      SmartObjectTemplates: components['schemas']['ImportResultSmartObjectTemplate'][];
      /** @description Objects. */
      SmartObjectTypes: components['schemas']['ImportResultSmartObjectType'][];
      /** @description Setting categories. */
      SettingCategories: components['schemas']['ImportResultItem'][];
      /** @description Tags. */
      Tags: components['schemas']['ImportResultItem'][];
    };
    /**
     * @description What has become of it. Ignored: the device network has it, or it is not imported.
     * @enum {string}
     */
    ImportItemResult: 'Ignored' | 'Added' | 'Failed';
    /** @description What has become of an item. */
    ImportResultItem: {
      /** @description The item. */
      Name: components['schemas']['Name'];
      Result: components['schemas']['ImportItemResult'];
      /** @description Why it was not added. */
      Reason?: components['schemas']['Text'];
    };
    /** @description What has become of a device type. */
    ImportResultDeviceType: {
      /** @description The device type. */
      Name: components['schemas']['Name'];
      Result: components['schemas']['ImportItemResult'];
      /** @description Why it was not added. */
      Reason?: components['schemas']['Text'];
      /** @description Its device templates. */
      Templates: components['schemas']['ImportResultItem'][];
    };
    /** @description What has become of an object. */
    ImportResultSmartObjectType: {
      /** @description The object. */
      Name: components['schemas']['Name'];
      Result: components['schemas']['ImportItemResult'];
      /** @description Why it was not added. */
      Reason?: components['schemas']['Text'];
      /** @description The LwM2M object id. */
      SmartObjectTypeTypeId: components['schemas']['LwM2MId'];
      /** @description The URN of the object. */
      SmartObjectObjectUrn: components['schemas']['ObjectUrn'];
    };
    /** @description What has become of a smart object template. */
    ImportResultSmartObjectTemplate: {
      /** @description The smart object template. */
      Name: components['schemas']['Name'];
      Result: components['schemas']['ImportItemResult'];
      /** @description Why it was not added. */
      Reason?: components['schemas']['Text'];
      /** @description The name of its object; empty when the file does not say it. */
      SmartObjectName: string;
      /** @description The LwM2M object id. */
      SmartObjectTypeTypeId: components['schemas']['LwM2MId'];
      /** @description The URN of its object. */
      SmartObjectObjectUrn: components['schemas']['ObjectUrn'];
    };
    /** @description An LwM2M object with its resources, in the words of OMA's device description files. */
    SmartObjectDefinition: {
      /** @description The name of the object. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      ObjectID: components['schemas']['LwM2MId'];
      /** @description The URN of the object. */
      ObjectURN: components['schemas']['ObjectUrn'];
      /** @description MODefinition. */
      ObjectType?: string;
      /** @description The version that the URN says. */
      ObjectVersion?: string;
      /** @description The oldest LwM2M version that it needs. */
      LWM2MVersion?: string;
      MultipleInstances: components['schemas']['InstanceCount'];
      /** @description Whether every device has it. */
      mandatory?: boolean;
      /** @description What the object is for. */
      description: components['schemas']['Text'];
      /** @description Its resources. */
      resourcedefs?: components['schemas']['ResourceDefinition'][];
    };
    /**
     * @description Whether there can be several instances.
     * @enum {string}
     */
    InstanceCount: 'Single' | 'Multiple';
    /** @description An LwM2M resource, in the words of OMA's device description files. */
    ResourceDefinition: {
      /** @description The LwM2M resource id. */
      id: components['schemas']['LwM2MId'];
      /** @description The name of the resource. */
      name: components['schemas']['Name'];
      /** @description What a server may do with it; left out where only a bootstrap server may do anything. */
      operations?: components['schemas']['Operations'];
      instancetype: components['schemas']['InstanceCount'];
      /** @description Whether every object instance has it. */
      mandatory?: boolean;
      /** @description The LwM2M data type. */
      type: components['schemas']['ResourceDataType'];
      /** @description The values it takes; empty for any. */
      range: string;
      /** @description The unit of its values. */
      units?: string;
      /** @description What the resource is for. */
      description?: components['schemas']['Text'];
    };
    /** @description A firmware package with its file. */
    FirmwarePackageUpload: {
      /**
       * Format: binary
       * @description The file.
       */
      firmware: string;
      request: components['schemas']['FirmwarePackageRequest'];
    };
    /** @description A firmware package, in brief. */
    FirmwarePackageListResponse: {
      /** @description The id of the package. */
      Id: components['schemas']['Uuid'];
      /** @description What people call it. */
      Title: string;
      /** @description The version that devices have after the update. */
      Version: string;
      /** @description The build of that version; left out when none was given. */
      Build?: string;
      /** @description The device type that it is for. */
      DeviceTypeId: components['schemas']['Uuid'];
      /**
       * Format: int64
       * @description The size of its file, in bytes.
       */
      Size: number;
      /** @description When it was uploaded. */
      Created: components['schemas']['DateTime'];
    };
    /** @description A firmware package. */
    FirmwarePackageResponse: components['schemas']['FirmwarePackageListResponse'] & {
      /** @description The name of the file that was uploaded. */
      Filename: string;
      /** @description Whether devices are being updated to it now. */
      IsActive: boolean;
      /** @description Where its file is, for holders of a key. */
      Uri: string;
      /** @description The SHA-256 of its file, in hex. */
      Sha256: string;
    };
    /**
     * @description Push writes the file to the device; Pull gives it an address to fetch the file from.
     * @enum {string}
     */
    FirmwareDeliveryMethod: 'Push' | 'Pull';
    /** @description A firmware update of one device. */
    FirmwareUpgradeRequest: {
      /** @description The package that the device is updated to. */
      FirmwarePackageId: components['schemas']['Uuid'];
      /** @description How the file comes to the device; left out, the service chooses by what the device can. */
      DeliveryMethod?: components['schemas']['FirmwareDeliveryMethod'];
    };
    /** @description A firmware update of many devices; either DeviceIds or Filter says which. */
    FirmwarePackageUpgradeRequest: {
      /** @description The devices, of the device type of the package. */
      DeviceIds?: components['schemas']['Uuid'][];
      /** @description As in GET /api/v3/devices; an empty one finds all devices of the type. */
      Filter?: string;
      /** @description How the file comes to the devices; left out, the service chooses by what each can. */
      DeliveryMethod?: components['schemas']['FirmwareDeliveryMethod'];
    };
    /**
     * @description A state of LwM2M object 5.
     * @enum {string}
     */
    FirmwareState: 'Idle' | 'Downloading' | 'Downloaded' | 'Updating';
    /** @description The firmware update of a device. */
    FirmwareUpgradeResponse: {
      /** @description What the device has last said. */
      CurrentState: components['schemas']['FirmwareState'];
      /** @description What the device is led to; Idle when no update is under way. */
      ExpectedState: components['schemas']['FirmwareState'];
      /** @description Whether the update is under way. */
      IsActive: boolean;
      /** @description The Update Result that the device has last said; left out before it has said one. */
      Result?: number;
      /** @description How the update ended. While it is under way: why the last try failed, if the service tries again later; else left out. */
      Message?: string;
      /** @description The package; left out when there has been no update. */
      FirmwarePackageId?: components['schemas']['Uuid'];
      /** @description The entry of the activity log. */
      ActivityId?: components['schemas']['Uuid'];
      /** @description How the file comes to the device; left out before that is settled. */
      DeliveryMethod?: components['schemas']['FirmwareDeliveryMethod'];
      /** @description When the update was asked for. */
      Started?: components['schemas']['DateTime'];
      /** @description When something of it last changed. */
      Changed?: components['schemas']['DateTime'];
    };
    /** @description One page of firmware packages. */
    FirmwarePackagePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['FirmwarePackageListResponse'][];
    };
    /** @description A device template to create, or its new state. */
    DeviceTemplateRequest: {
      /** @description Accepted from older clients and not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique among the templates of the device type. */
      Name: components['schemas']['Name'];
      /** @description The device type it is for. */
      DeviceTypeId: components['schemas']['Uuid'];
      /**
       * Format: int32
       * @deprecated
       * @description Seconds of silence that counted as contact lost.
       */
      ContactLostThreshold?: number | null;
      /** @description The object instances that devices of this template have; those of the device type when left out. */
      SmartObjectTypeInstanceTemplates?:
        components['schemas']['SmartObjectTypeInstanceTemplateRequest'][] | null;
      /**
       * @deprecated
       * @description Use SmartObjectTypeInstanceTemplates, which wins where both come.
       */
      SmartObjectTypes?: components['schemas']['DeprecatedSmartObjectTypeRequest'][] | null;
      /**
       * @deprecated
       * @description The name of SmartObjectTypes in 2017. Use SmartObjectTypeInstanceTemplates.
       */
      SmartObjectTemplates?: components['schemas']['DeprecatedSmartObjectTypeRequest'][] | null;
      /** @description The tags; as they are when left out. */
      TagIds?: components['schemas']['OptionalTagIds'];
    };
    /** @description An object instance of a template: named by SmartObjectTypeInstanceId, or by SmartObjectTypeId and InstanceId. */
    SmartObjectTypeInstanceTemplateRequest: {
      /** @description The object instance of the device type. */
      SmartObjectTypeInstanceId?: components['schemas']['OptionalUuid'];
      /** @description The smart object type. */
      SmartObjectTypeId?: components['schemas']['OptionalUuid'];
      /** @description The object instance id; 0 when left out. */
      InstanceId?: components['schemas']['OptionalLwM2MId'];
      /** @description How the instance is set up; by the default template of its type when left out. */
      SmartObjectTemplateId?: components['schemas']['OptionalUuid'];
    };
    /** @description An object instance of a template. */
    SmartObjectTypeInstanceTemplateResponse: {
      /** @description The object instance of the device type, where it has it. */
      SmartObjectTypeInstanceId?: components['schemas']['Uuid'];
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The name of the smart object type. */
      SmartObjectTypeName?: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      SmartObjectTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description The object instance id. */
      InstanceId: components['schemas']['LwM2MId'];
      /** @description How the instance is set up: by the template that was named, or the default one of the type. */
      SmartObjectTemplateId?: components['schemas']['Uuid'];
      /** @description The smart object template as a whole. */
      SmartObjectTemplate?: components['schemas']['SmartObjectTemplateResponse'];
    };
    /**
     * @deprecated
     * @description A smart object type of a template, as older clients name it: it stands for all its instances in the device type, or for instance 0.
     */
    DeprecatedSmartObjectTypeRequest: {
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description How the instances are set up; by the default template of the type when left out. */
      SmartObjectTemplateId?: components['schemas']['OptionalUuid'];
      /** @description The older name of SmartObjectTemplateId, which wins where both come. */
      SmartObjectSelectedTemplateId?: components['schemas']['OptionalUuid'];
      /** @description The same as it is shown, for clients that send it back; SmartObjectTemplateId wins. */
      SelectedSmartObjectTemplate?: {
        /** @description The id of the smart object template. */
        Id: components['schemas']['Uuid'];
      } | null;
    };
    /** @description The value that a template gives to a setting. */
    DeviceTemplateSettingValueRequest: {
      /** @description The value as text. */
      Value: string;
    };
    /** @description A device template in a list. */
    DeviceTemplateListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the template. */
      Name: components['schemas']['Name'];
      /** @description The device type it is for. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description The name of the device type. */
      DeviceTypeName?: components['schemas']['Name'];
      /** @description The object instances of the template. */
      SmartObjectTypeInstanceTemplates: components['schemas']['SmartObjectTypeInstanceTemplateResponse'][];
      /**
       * @deprecated
       * @description Use SmartObjectTypeInstanceTemplates. Not in the paged list, which has SmartObjectTypesWithTemplates.
       */
      SmartObjectTypes?: components['schemas']['SmartObjectTypeWithTemplatesResponse'][];
      /**
       * @deprecated
       * @description Use SmartObjectTypeInstanceTemplates. Only in the paged list.
       */
      SmartObjectTypesWithTemplates?: components['schemas']['SmartObjectTypeWithTemplatesResponse'][];
    };
    /** @description A device template: how devices of a type are set up. */
    DeviceTemplateResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the template. */
      Name: components['schemas']['Name'];
      /** @description The device type it is for. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description The name of the device type. */
      DeviceTypeName?: components['schemas']['Name'];
      /**
       * Format: int32
       * @deprecated
       * @description Seconds of silence that counted as contact lost.
       */
      ContactLostThreshold?: number;
      /** @description The object instances of the template. */
      SmartObjectTypeInstanceTemplates: components['schemas']['SmartObjectTypeInstanceTemplateResponse'][];
      /**
       * @deprecated
       * @description Use SmartObjectTypeInstanceTemplates.
       */
      SmartObjectTypes?: components['schemas']['SmartObjectTypeWithTemplatesResponse'][];
      /** @description The tags. */
      TagIds?: components['schemas']['Uuid'][];
      /** @description Values in place of default ones. */
      DeviceTemplateSettingValues?: components['schemas']['DataCollectorTemplateSettingValueResponse'][];
      /** @description What is computed for each device of the template. */
      DeviceTemplateTransformers?: components['schemas']['TransformerTemplateResponse'][];
    };
    /** @description One page of device templates. */
    DeviceTemplatePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['DeviceTemplateListResponse'][];
    };
    /**
     * @description How a value is written; String is text, HexString is hexadecimal digits, two for each byte.
     * @enum {string}
     */
    SettingDataType: 'String' | 'Integer' | 'Boolean' | 'HexString';
    /**
     * @description How the value is written; as the category knows it when left out, else String. For credentials, String means that the text itself is the value and HexString that the bytes are written in hexadecimal digits. A preSharedKey of DataType String is the UTF-8 bytes of the text; left out, it is HexString.
     * @enum {string|null}
     */
    OptionalSettingDataType: 'String' | 'Integer' | 'Boolean' | 'HexString' | null;
    /** @description The key of a setting, unique in its category. */
    SettingKey: string;
    /** @description The value as text. */
    OptionalSettingText: string | null;
    /** @description A setting that a category knows. */
    DefaultSettingRequest: {
      /** @description The id of one that the category has, which keeps its place and may get another name; of a new category it is not used. */
      Id?: components['schemas']['OptionalUuid'];
      Name: components['schemas']['SettingKey'];
      DataType?: components['schemas']['OptionalSettingDataType'];
      /** @description Whether the category is of no use without it; false when left out. */
      IsMandatory?: boolean | null;
      /** @description Whether only the default holds; false when left out. */
      IsReadonly?: boolean | null;
      /** @description What holds where no value is set; nothing when left out. */
      Value?: components['schemas']['OptionalSettingText'];
    };
    /** @description A setting that a category knows. */
    DefaultSettingResponse: {
      /** @description The id of the default setting. */
      Id: components['schemas']['Uuid'];
      /** @description Its category, in a list of all default settings. */
      CategoryId?: components['schemas']['Uuid'];
      Name: components['schemas']['SettingKey'];
      DataType: components['schemas']['SettingDataType'];
      /** @description Whether the category is of no use without it. */
      IsMandatory: boolean;
      /** @description Whether only the default holds. */
      IsReadonly: boolean;
      /** @description What holds where no value is set. */
      Value?: string;
    };
    /** @description One page of default settings. */
    DefaultSettingPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['DefaultSettingResponse'][];
    };
    /** @description A setting category to create, or its new state. */
    SettingCategoryRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description Whether the settings are about hardware; false when left out. */
      IsHardwareSettings?: boolean | null;
      /** @description Whether values are secrets, never to be shown; false when left out. */
      IsSecuritySettings?: boolean | null;
      /** @description The settings it knows; none when left out. */
      DefaultSettings?: components['schemas']['DefaultSettingRequest'][] | null;
    };
    /** @description A group of settings. */
    SettingCategoryResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the category. */
      Name: components['schemas']['Name'];
      /** @description Whether the settings are about hardware. */
      IsHardwareSettings: boolean;
      /** @description Whether the settings identify or authenticate devices. */
      IsSecuritySettings: boolean;
      /** @description The settings it knows. */
      DefaultSettings: components['schemas']['DefaultSettingResponse'][];
    };
    /** @description One page of setting categories. */
    SettingCategoryPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['SettingCategoryResponse'][];
    };
    /** @description A setting to create, or its new state. */
    SettingRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The setting category. */
      CategoryId: components['schemas']['Uuid'];
      Key: components['schemas']['SettingKey'];
      DataType?: components['schemas']['OptionalSettingDataType'];
      /** @description The value. A secret that is left out of an update stays; in the deprecated Settings of locations and data collectors each value that is left out does. */
      Value?: components['schemas']['OptionalSettingText'];
      /** @description Accepted from clients that send back what they got; not used. */
      CategoryIsHardwareSettings?: boolean | null;
      /** @description Accepted from clients that send back what they got; not used. */
      CategoryIsSecuritySettings?: boolean | null;
      /** @description Accepted from older clients; the path says whose setting it is. */
      DataCollectorId?: components['schemas']['OptionalUuid'];
      /** @description Accepted from older clients; the path says whose setting it is. */
      DeviceId?: components['schemas']['OptionalUuid'];
      /** @description Accepted from older clients; the path says whose setting it is. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description Accepted from clients that send back what they got. In the deprecated Settings of locations and data collectors a value stays inherited as long as it is the one that was shown. */
      IsInherited?: boolean | null;
      /** @description Accepted from clients that send back what they got; not used. */
      IsMandatory?: boolean | null;
      /** @description Accepted from clients that send back what they got; not used. */
      IsPredefined?: boolean | null;
      /** @description Accepted from clients that send back what they got; not used. */
      IsReadonly?: boolean | null;
    };
    /** @description A setting to create in the category that the path names. */
    SettingInCategoryRequest: {
      Key: components['schemas']['SettingKey'];
      DataType?: components['schemas']['OptionalSettingDataType'];
      /** @description The value. */
      Value?: components['schemas']['OptionalSettingText'];
    };
    /** @description A setting. Secrets have no Value. */
    SettingResponse: {
      /** @description The id of the setting; it is left out of one that is inherited. */
      Id?: components['schemas']['Uuid'];
      /** @description The setting category. */
      CategoryId: components['schemas']['Uuid'];
      /** @description The name of the category. */
      CategoryName: components['schemas']['Name'];
      /** @description Whether the category is about hardware. */
      CategoryIsHardwareSettings?: boolean;
      /** @description Whether the category identifies or authenticates devices. */
      CategoryIsSecuritySettings?: boolean;
      /** @description The device that has it. */
      DeviceId?: components['schemas']['Uuid'];
      /** @description The location that has it. */
      LocationId?: components['schemas']['Uuid'];
      /** @description The data collector that has it. */
      DataCollectorId?: components['schemas']['Uuid'];
      Key: components['schemas']['SettingKey'];
      DataType: components['schemas']['SettingDataType'];
      /** @description The value; it is left out of secrets. */
      Value?: string;
      /** @description Whether the value is kept from everybody. */
      IsSecret: boolean;
      /** @description Whether the owner has it from elsewhere. */
      IsInherited: boolean;
      /**
       * @description Where an inherited one comes from; SettingCategory is a default setting.
       * @enum {string}
       */
      InheritedFrom?: 'DeviceTemplate' | 'DataCollectorTemplate' | 'Location' | 'SettingCategory';
      /** @description The id of what an inherited one comes from. */
      InheritedFromId?: components['schemas']['Uuid'];
      /** @description Whether the category is of no use without it. */
      IsMandatory: boolean;
      /** @description Whether the category knows it. */
      IsPredefined: boolean;
      /** @description Whether it cannot be changed. */
      IsReadonly: boolean;
    };
    /** @description A value to set, or to delete. */
    SettingValueUpdate: {
      /** @description The setting category. */
      SettingCategoryId: components['schemas']['Uuid'];
      Key: components['schemas']['SettingKey'];
      DataType?: components['schemas']['OptionalSettingDataType'];
      /** @description The value; null, or left out, deletes the setting. */
      Value?: components['schemas']['OptionalSettingText'];
    };
    /** @description Values of the settings of one category. */
    SettingCategoryValueRequest: {
      /** @description The name of the setting category. */
      Name: components['schemas']['Name'];
      /** @description The values; none when left out. */
      Settings?: components['schemas']['SettingValueRequest'][] | null;
    };
    /** @description A value of a setting. */
    SettingValueRequest: {
      Key: components['schemas']['SettingKey'];
      DataType?: components['schemas']['OptionalSettingDataType'];
      /** @description The value; null, or left out, deletes the setting. */
      Value?: components['schemas']['OptionalSettingText'];
    };
    /** @description Which devices are meant. A criterion that is left out or empty is met by all. */
    DeviceFilterBase: {
      /** @description Device types. */
      DeviceTypeIds?: components['schemas']['OptionalIds'];
      /** @description Device templates. */
      DeviceTemplateIds?: components['schemas']['OptionalIds'];
      /** @description Where the devices are. */
      LocationIds?: components['schemas']['OptionalIds'];
      /** @description Whether what is below the locations belongs to them. */
      IncludeChildLocations?: boolean | null;
      /** @description Tags of the devices themselves. */
      TagIds?: components['schemas']['OptionalIds'];
    };
    /** @description Ids of entities. */
    OptionalIds: components['schemas']['Uuid'][] | null;
    /** @description A device in short. */
    DeviceFilterResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description What people call the device. */
      Name: components['schemas']['Name'];
      /** @description The device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description The template. */
      DeviceTemplateId: components['schemas']['Uuid'];
    };
    /**
     * @description Devices as CSV (RFC 4180), a line with the names of the columns first. PSK.preSharedKey is in hexadecimal digits.
     * @example DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey
     *     mooring-001,Generic LwM2M,mooring-001,00112233445566778899aabbccddeeff
     */
    DeviceCsv: string;
    /** @description A device to create, or its new state. */
    DeviceRequest: {
      /** @description Accepted from older clients and not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The endpoint name that the device registers with. */
      DeviceIdentifier: components['schemas']['EndpointName'];
      /** @description What people call the device; the DeviceIdentifier when left out. */
      Name?: components['schemas']['OptionalName'];
      /** @description The device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description A template of that type; its default template when left out. */
      DeviceTemplateId?: components['schemas']['OptionalUuid'];
      /** @description Where the device is; the root location when left out. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description The gateway it reports through; the first one of the network when left out. */
      DataCollectorId?: components['schemas']['OptionalUuid'];
      /** @description That of the device type when left out, and no other. */
      DeviceStandard?: components['schemas']['OptionalDeviceStandard'];
      /** @description The bootstrap server to provision; none when left out. An empty or unknown name is a fault, and nothing is provisioned; of many devices it is a fault of its row alone. */
      BootstrapServerName?: string | null;
      /** @description The tags; as they are when left out. */
      TagIds?: components['schemas']['OptionalTagIds'];
      /** @description Values of settings, by category, as PUT settingvalues takes them. With PSK (identity, preSharedKey of 16 to 64 bytes, text with DataType String or hexadecimal digits with HexString), RPK (publicKey) or X509 (commonName, trustedCertificates) the device can come in over coaps, and over coap no more. Settings that are not named stay as they are. */
      SettingCategories?: components['schemas']['SettingCategoryValueRequest'][] | null;
      /** @description Puts the device on a location resource, in place of the position that it has there. Its other positions stay, and all of them when it is left out. */
      Position?: components['schemas']['DevicePositionRequest'] | null;
    };
    /** @description A device in a list. */
    DeviceListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description What people call the device. */
      Name: components['schemas']['Name'];
      DeviceIdentifier: components['schemas']['EndpointName'];
      Status: components['schemas']['DeviceStatus'];
      DeviceStandard: components['schemas']['DeviceStandard'];
      /** @description The device type. */
      DeviceType?: components['schemas']['DeviceTypeListResponse'];
      /** @description The template. */
      DeviceTemplateId?: components['schemas']['Uuid'];
      /** @description The name of the template. */
      DeviceTemplateName?: components['schemas']['Name'];
      /** @description Where the device is. */
      LocationId?: components['schemas']['Uuid'];
      /** @description The name of that location. */
      LocationName?: components['schemas']['Name'];
      /**
       * @description Whether it is a real device or one that the service keeps.
       * @enum {string}
       */
      InstanceType: 'Normal' | 'Internal' | 'Virtual' | 'GatewayInternal';
      /** @description When the device was created in the service. */
      RegistrationDate: components['schemas']['DateTime'];
      /** @description When the device last registered; epoch milliseconds. */
      LatestRegistrationTime?: components['schemas']['EpochMilliseconds'];
      /** @description When the device said goodbye, while it is Deregistered. */
      DeregistrationDate?: components['schemas']['DateTime'];
    };
    /** @description A device. */
    DeviceResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description What people call the device. */
      Name: components['schemas']['Name'];
      DeviceIdentifier: components['schemas']['EndpointName'];
      Status: components['schemas']['DeviceStatus'];
      DeviceStandard: components['schemas']['DeviceStandard'];
      /** @description The device type. */
      DeviceTypeId: components['schemas']['Uuid'];
      /** @description The name of the device type. */
      DeviceTypeName?: components['schemas']['Name'];
      /** @description The template. */
      DeviceTemplateId: components['schemas']['Uuid'];
      /** @description The name of the template. */
      DeviceTemplateName?: components['schemas']['Name'];
      /** @description Where the device is. */
      LocationId: components['schemas']['Uuid'];
      /** @description The name of that location. */
      LocationName?: components['schemas']['Name'];
      /** @description The gateway it reports through. */
      DataCollectorId: components['schemas']['Uuid'];
      /** @description The name of that gateway. */
      DataCollectorName?: components['schemas']['Name'];
      /** @description The bootstrap server that provisions it. */
      BootstrapServerName?: components['schemas']['Name'];
      /** @description When the device first registered; epoch milliseconds. */
      InitialRegistrationTime?: components['schemas']['EpochMilliseconds'];
      /** @description When the device last registered; epoch milliseconds. */
      LatestRegistrationTime?: components['schemas']['EpochMilliseconds'];
      /** @description When the device said goodbye, while it is Deregistered; epoch milliseconds. */
      DeregistrationTime?: components['schemas']['EpochMilliseconds'];
      /** @description When the device was last heard of. */
      LastSeen?: components['schemas']['DateTime'];
      /**
       * @deprecated
       * @description True while a device that has registered is offline. Use Status.
       */
      ContactLost?: boolean;
      /**
       * @deprecated
       * @description When contact was lost, while it is. Use Status.
       */
      ContactLostTime?: components['schemas']['DateTime'];
      TagIds?: components['schemas']['TagIds'];
      Tags?: components['schemas']['TagResponses'];
      /** @description Its object instances, ordered by TypeId and InstanceNumber. */
      SmartObjects: components['schemas']['SmartObjectListResponse'][];
    };
    /** @description How to follow a request for many devices. */
    DeviceMassRegistrationResponse: {
      /** @description The CorrelationId of the entries in the activity log. */
      CorrelationId: components['schemas']['Uuid'];
    };
    /** @description One page of devices. */
    DevicePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['DeviceListResponse'][];
    };
    /** @description A smart object to create. */
    SmartObjectRequest: {
      /** @description Accepted from older clients and not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The device it is added to. */
      DeviceId: components['schemas']['Uuid'];
      /** @description The type whose resources it gets. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The object instance id; the lowest free one when left out. */
      InstanceNumber?: components['schemas']['OptionalLwM2MId'];
      /** @description What people call it. */
      Label?: components['schemas']['OptionalLabel'];
      /** @description The tags; as they are when left out. */
      TagIds?: components['schemas']['OptionalTagIds'];
      /** @description A smart object template of the same type, by which resource collections find it, and whose values a new one starts with. Which attributes are written to devices is up to their device templates. */
      SmartObjectTemplateId?: components['schemas']['OptionalUuid'];
      /** @description What a new one starts with, each resource once; those of the template where it names none. Not used in updates. */
      ResourceValues?: components['schemas']['SmartObjectValueRequest'][] | null;
    };
    /** @description A value that a new smart object starts with. */
    SmartObjectValueRequest: {
      /** @description One of the resource types of the smart object's type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Text of the resource's data type. Of a resource with several instances it is instance 0. */
      Value: string;
    };
    /** @description A resource of a smart object. */
    ResourceRequest: {
      /** @description Accepted from older clients and not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The smart object. */
      SmartObjectId: components['schemas']['Uuid'];
      /** @description One of the resource types of the smart object's type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Accepted from older clients; the template of the smart object decides. */
      ResourceTemplateId?: components['schemas']['OptionalUuid'];
      /** @description Accepted from clients that send back what they got; the path follows from the smart object and the resource type. */
      Url?: components['schemas']['OptionalText'];
    };
    /** @description A smart object in a list. */
    SmartObjectListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of its type. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description The object instance id. */
      InstanceNumber: components['schemas']['LwM2MId'];
      /** @description What people call it. */
      Label?: components['schemas']['Label'];
      /** @description Whether the device left it out of the object list it last sent. */
      IsUnavailable: boolean;
      /** @description Whether the service computes it. */
      IsVirtual: boolean;
      /** @description Its tags, those of its template included. */
      Tags: components['schemas']['TagResponse'][];
    };
    /** @description A smart object: one object instance of a device. */
    SmartObjectResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of its type. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M object id. */
      TypeId: components['schemas']['LwM2MId'];
      /** @description The object instance id. */
      InstanceNumber: components['schemas']['LwM2MId'];
      /** @description What people call it. */
      Label?: components['schemas']['Label'];
      /** @description The device that has it. */
      DeviceId: components['schemas']['Uuid'];
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The URN of the object. */
      ObjectUrn?: components['schemas']['ObjectUrn'];
      /** @description What the object is for. */
      Description?: components['schemas']['Text'];
      /** @description The smart object template that it names. */
      SmartObjectTemplateId?: components['schemas']['Uuid'];
      /** @description Whether the service computes it. */
      IsVirtual: boolean;
      /** @description Whether the device left it out of the object list it last sent. */
      IsUnavailable: boolean;
      /** @description Whether a device can have several instances. */
      MultipleInstances: boolean;
      TagIds?: components['schemas']['TagIds'];
      Tags?: components['schemas']['TagResponses'];
      /** @description Its resources and resource instances, ordered by Url. */
      Resources: components['schemas']['ResourceResponse'][];
    };
    /** @description An attribute at one path of a device. */
    SmartObjectAttributeResponse: {
      /** @description The definition. */
      ResourceAttributeDefinitionId: components['schemas']['Uuid'];
      Name: components['schemas']['ResourceAttributeName'];
      /**
       * @description Where it is attached; what is attached to an object holds for its instances, and so on.
       * @example /3303/0/5700
       */
      Path: string;
      /**
       * @description What the path is of.
       * @enum {string}
       */
      Level: 'Object' | 'Instance' | 'Resource' | 'ResourceInstance';
      /** @description The resource, or resource instance, that it is attached to. */
      ResourceId?: components['schemas']['Uuid'];
      /** @description The value that the device has taken, or reported last; left out while it has none. */
      Value?: string;
      /** @description The value that the templates of the device want; left out where they want none. */
      WantedValue?: string;
      /**
       * @description Applied while the device has what is wanted, or something nobody has asked for; Pending until it has answered; Refused where it has said no; Removing until it has dropped what is wanted no longer.
       * @enum {string}
       */
      Status: 'Applied' | 'Pending' | 'Refused' | 'Removing';
      /**
       * @description The CoAP code of the refusal.
       * @example 4.00
       */
      ResponseCode?: string;
      /** @description What the device said with it. */
      Message?: string;
      /** @description When something was last learned, or wanted, of the path; epoch milliseconds. */
      UpdatedTimestamp: components['schemas']['EpochMilliseconds'];
    };
    /** @description A resource of a smart object. A resource that can have several instances appears as itself and once more for each resource instance that is known. */
    ResourceResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of its type. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M resource id. */
      TypeId: components['schemas']['LwM2MId'];
      /**
       * @description Its LwM2M path; four numbers are a resource instance.
       * @example /3/0/7/1
       */
      Url: string;
      AccessType?: components['schemas']['AccessType'];
      Operations?: components['schemas']['Operations'];
      DataType: components['schemas']['ResourceDataType'];
      /** @description The unit of its values. */
      Units?: components['schemas']['Units'];
      /** @description The values it takes. */
      Range?: components['schemas']['Range'];
      /** @description What the resource is for. */
      Description?: components['schemas']['Text'];
      /** @description Whether every object instance has it. */
      Mandatory: boolean;
      /** @description Whether it can have several instances. */
      MultipleInstances: boolean;
      /** @description Whether the device does not have it now. */
      IsUnavailable: boolean;
      /** @description Whether the service computes it. */
      IsVirtual: boolean;
      /** @description Whether the service is asked to observe it. */
      IsRequestObserve: boolean;
      /** @description The resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description What its smart object template has for it, if it has anything. */
      ResourceTemplateId?: components['schemas']['Uuid'];
      /** @description The smart object. */
      SmartObjectId: components['schemas']['Uuid'];
      /** @description The device. */
      DeviceId: components['schemas']['Uuid'];
      /** @description The name of the device. */
      DeviceName?: components['schemas']['Name'];
      /** @description The device network. */
      DeviceNetworkId: components['schemas']['Uuid'];
      /** @description Where the device is. */
      LocationId?: components['schemas']['Uuid'];
      /** @description The latest stored value, if there is one. */
      LatestMeasurement?: components['schemas']['LatestMeasurement'];
    };
    /** @description A resource in a list. A resource that can have several instances appears as itself and once more for each resource instance that is known. */
    ResourceListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of its type. */
      Name: components['schemas']['Name'];
      /** @description The LwM2M resource id. */
      TypeId: components['schemas']['LwM2MId'];
      /**
       * @description Its LwM2M path; four numbers are a resource instance.
       * @example /3/0/7/1
       */
      Url: string;
      /**
       * Format: int32
       * @description What a server may do with the resource, as the sum of 1 (read), 2 (write), and 4 (execute).
       */
      AccessType: number;
      Operations?: components['schemas']['Operations'];
      DataType: components['schemas']['ResourceDataType'];
      /** @description The unit of its values. */
      Units?: components['schemas']['Units'];
      /** @description The values it takes. */
      Range?: components['schemas']['Range'];
      /** @description What the resource is for. */
      Description?: components['schemas']['Text'];
      /** @description Whether every object instance has it. */
      Mandatory: boolean;
      /** @description Whether it can have several instances. */
      MultipleInstances: boolean;
      /** @description Whether the device does not have it now. */
      IsUnavailable: boolean;
      /** @description Whether the service computes it. */
      IsVirtual: boolean;
      /** @description Whether the service is asked to observe it. */
      IsRequestObserve: boolean;
      /** @description The resource type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description What its smart object template has for it, if it has anything. */
      ResourceTemplateId?: components['schemas']['Uuid'];
      /** @description The smart object. */
      SmartObjectId: components['schemas']['Uuid'];
      /** @description The device. */
      DeviceId: components['schemas']['Uuid'];
      /** @description The name of the device. */
      DeviceName?: components['schemas']['Name'];
      /** @description The device network. */
      DeviceNetworkId: components['schemas']['Uuid'];
      /** @description Where the device is. */
      LocationId?: components['schemas']['Uuid'];
      /** @description The latest stored value, if there is one. */
      LatestMeasurement?: components['schemas']['LatestMeasurement'];
    };
    /** @description One page of resources. */
    ResourcePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['ResourceListResponse'][];
    };
    /** @description A value of a resource; it is in v, sv or bv by its type. */
    LatestMeasurement: {
      /** @description The resource. */
      r: components['schemas']['Uuid'];
      /**
       * @description Its LwM2M path.
       * @example /3303/0/5700
       */
      ruri: string;
      /** @description When the value was taken; epoch milliseconds. */
      UnixTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description The same time as of RFC 3339. */
      d: components['schemas']['DateTime'];
      /**
       * Format: double
       * @description A numeric value.
       */
      v?: number;
      /** @description A textual value; opaque data is in base64, an object link is "object:instance", an integer beyond 2^53 its digits. */
      sv?: string;
      /** @description A boolean value. */
      bv?: boolean;
    };
    /** @description A value to write. */
    ResourceWriteRequest: {
      /** @description If it is there, the id in the path. */
      Id?: components['schemas']['OptionalUuid'];
      /**
       * @description The value as text: a number in digits, true or false, a time in epoch seconds or RFC 3339, opaque data in base64, an object link as "object:instance".
       * @example 21.5
       */
      Value: string;
    };
    /** @description Arguments of an execution. */
    ResourceExecuteRequest: {
      /**
       * @description Arguments of the Execute, separated by commas (LwM2M core 1.1.1, 6.3.5). Each is a digit 0 to 9, alone or with a value: 0='now'. A value consists of printable ASCII characters without space, double quote, single quote and backslash. Empty for none.
       * @example 0='reset'
       */
      Arguments?: string | null;
    };
    /** @description How long to observe. */
    ResourceObserveRequest: {
      /** @description If it is there, the id in the path. */
      Id?: components['schemas']['OptionalUuid'];
      /**
       * Format: int64
       * @description Milliseconds until the observation ends by itself; 0, and left out, is never.
       */
      Timeout?: number | null;
    };
    /** @description The state of an observation. */
    ResourceObserveState: {
      /** @description Whether the resource is observed. */
      IsObserveState: boolean;
      /** @description When the observation ends by itself, if it does; epoch milliseconds. */
      ObserveExpires?: components['schemas']['EpochMilliseconds'];
      /**
       * Format: int64
       * @description The Timeout it was asked with, in milliseconds.
       */
      Timeout?: number;
    };
    /** @description What resources are chosen by. */
    ResourceCollectionRequest: {
      /** @description Not used; the path says which one. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description A name for people; Resource collection when left out. */
      Name?: components['schemas']['OptionalName'];
      /** @description The devices. */
      DeviceIds?: components['schemas']['Uuid'][] | null;
      /** @description The types of the devices. */
      DeviceTypeIds?: components['schemas']['Uuid'][] | null;
      /** @description The templates of the devices. */
      DeviceTemplateIds?: components['schemas']['Uuid'][] | null;
      /** @description Where the devices are. */
      LocationIds?: components['schemas']['Uuid'][] | null;
      /** @description Whether LocationIds stand for the locations below them too; false when left out. */
      IncludeChildLocations?: boolean | null;
      /** @description The object instances. */
      SmartObjectIds?: components['schemas']['Uuid'][] | null;
      /** @description The types of the object instances. */
      SmartObjectTypeIds?: components['schemas']['Uuid'][] | null;
      /** @description The templates of the object instances. */
      SmartObjectTemplateIds?: components['schemas']['Uuid'][] | null;
      /** @description The types of the resources. */
      ResourceTypeIds?: components['schemas']['Uuid'][] | null;
      /** @description Tags of the object instance, its template, its device, or the template, location or data collector of the device. */
      TagIds?: components['schemas']['Uuid'][] | null;
      /** @description Resources that belong to it whatever the lists say; each with its resource instances. */
      ResourceIds?: components['schemas']['Uuid'][] | null;
      /** @description Not used; it follows from ResourceIds. */
      HasCherryPickedResources?: boolean | null;
    };
    /** @description A resource collection in a list. */
    ResourceCollectionListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the resource collection. */
      Name: components['schemas']['Name'];
    };
    /** @description A resource collection with what it chooses resources by. */
    ResourceCollectionResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the resource collection. */
      Name: components['schemas']['Name'];
      /** @description The devices. */
      DeviceIds: components['schemas']['Uuid'][];
      /** @description The types of the devices. */
      DeviceTypeIds: components['schemas']['Uuid'][];
      /** @description The templates of the devices. */
      DeviceTemplateIds: components['schemas']['Uuid'][];
      /** @description Where the devices are. */
      LocationIds: components['schemas']['Uuid'][];
      /** @description Whether LocationIds stand for the locations below them too. */
      IncludeChildLocations: boolean;
      /** @description The object instances. */
      SmartObjectIds: components['schemas']['Uuid'][];
      /** @description The types of the object instances. */
      SmartObjectTypeIds: components['schemas']['Uuid'][];
      /** @description The templates of the object instances. */
      SmartObjectTemplateIds: components['schemas']['Uuid'][];
      /** @description The types of the resources. */
      ResourceTypeIds: components['schemas']['Uuid'][];
      /** @description Tags of the object instance, its template, its device, or the template, location or data collector of the device. */
      TagIds: components['schemas']['Uuid'][];
      /** @description Resources that belong to it whatever the lists say; each with its resource instances. */
      ResourceIds: components['schemas']['Uuid'][];
      /** @description Whether resources are named one by one, in ResourceIds. */
      HasCherryPickedResources: boolean;
      /** @description Whether nothing refers to it. */
      CanBeDeleted: boolean;
    };
    /** @description One page of resource collections. */
    ResourceCollectionPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['ResourceCollectionListResponse'][];
    };
    /** @description What is to be done to the resources of a collection. */
    ActuatorRequest: {
      /** @description Not used; the path says which one. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description A name for people. */
      Name: components['schemas']['Name'];
      /** @description The event category that it belongs to. */
      EventCategoryId: components['schemas']['Uuid'];
      /** @description The resources. */
      ResourceCollectionId: components['schemas']['Uuid'];
      /** @description What becomes of them, by their types. Other resources of the collection are left alone. */
      ActuatorResourceValues?: components['schemas']['ActuatorResourceValueRequest'][] | null;
    };
    /** @description What becomes of the resources of one type. */
    ActuatorResourceValueRequest: {
      /** @description That of a value which the actuator has; a new one when left out. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The type of the object instances. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The type of the resources; one of the smart object type. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Whether the resources are executed; false when left out. */
      ExecuteOnActivate?: boolean | null;
      /** @description The value to write, as text of the resource's data type. */
      Value?: components['schemas']['OptionalSettingText'];
      /** @description The same for a reset, which the service keeps but, without rules, never causes. */
      ExecuteOnReset?: boolean | null;
      /** @description The same for a reset. */
      ResetValue?: components['schemas']['OptionalSettingText'];
    };
    /** @description An actuator in a list. */
    ActuatorListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the actuator. */
      Name: components['schemas']['Name'];
    };
    /** @description What is to be done to the resources of a collection. */
    ActuatorResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the actuator. */
      Name: components['schemas']['Name'];
      /** @description The event category that it belongs to. */
      EventCategoryId: components['schemas']['Uuid'];
      /** @description The resources. */
      ResourceCollectionId: components['schemas']['Uuid'];
      /** @description What becomes of them, by their types. */
      ActuatorResourceValues: components['schemas']['ActuatorResourceValueResponse'][];
    };
    /** @description What becomes of the resources of one type. */
    ActuatorResourceValueResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The type of the object instances. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The type of the resources. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description Whether the resources are executed. */
      ExecuteOnActivate: boolean;
      /** @description The value to write, as text of the resource's data type. */
      Value?: string;
      /** @description The same for a reset. */
      ExecuteOnReset: boolean;
      /** @description The same for a reset. */
      ResetValue?: string;
    };
    /** @description One page of actuators. */
    ActuatorPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['ActuatorListResponse'][];
    };
    /** @description A group of events. */
    EventCategoryRequest: {
      /** @description Not used; the path says which one. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description Whom to tell of events of the category. They are kept; as the service has no rules, no event of a category arises. */
      EventConsumerIds?: components['schemas']['Uuid'][] | null;
    };
    /** @description A group of events. */
    EventCategoryResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the category. */
      Name: components['schemas']['Name'];
      /** @description Whom to tell of events of the category. */
      EventConsumerIds: components['schemas']['Uuid'][];
      /** @description The same, with their names. */
      EventConsumers: components['schemas']['EventConsumerSmallResponse'][];
      /** @description The service has no rules, so there are none. */
      Rules: components['schemas']['RuleListResponse'][];
    };
    /** @description An event consumer, in short. */
    EventConsumerSmallResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the event consumer. */
      Name: components['schemas']['Name'];
      /** @description Whether events are delivered to it. */
      UsingHttpEndpoint: boolean;
    };
    /** @description One page of event categories. */
    EventCategoryPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['EventCategoryResponse'][];
    };
    /** @description A rule in a list. The service has none. */
    RuleListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name of the rule. */
      Name: components['schemas']['Name'];
    };
    /** @description An event that arose from a rule. The service has none. */
    EventResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The event category that it belongs to. */
      EventCategoryId: components['schemas']['Uuid'];
    };
    /** @description One page of rules. */
    RulePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['RuleListResponse'][];
    };
    /** @description One page of events. */
    EventPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['EventResponse'][];
    };
    /**
     * @description What is said of an interval. All is all of them but Realtime, in the order TimeWeightedAverage, MaxValue, MinValue, StartValue, EndValue, TimeWeightedVariance, NbrOfMeasurements, Length, ArithmeticMean, Variance.
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
    /** @description What the values of a resource come to. */
    AggregatedMeasurements: {
      /** @description The resource. */
      id: components['schemas']['Uuid'];
      AggregationType: components['schemas']['AggregationType'];
      /** @description The start of the first interval; epoch milliseconds. */
      TimespanStart: components['schemas']['EpochMilliseconds'];
      /** @description The end of the last interval, which belongs to it; epoch milliseconds. */
      TimespanEnd: components['schemas']['EpochMilliseconds'];
      /**
       * Format: int64
       * @description The resolution that was asked for, in milliseconds.
       */
      Resolution: number;
      /**
       * Format: int64
       * @description The length of the intervals in milliseconds; 0 with Realtime.
       */
      CalculatedResolution: number;
      /**
       * Format: int32
       * @description How many values it was made of.
       */
      NumberOfMeasurements: number;
      /** @description How many milliseconds the service worked on what. */
      Timers: {
        [key: string]: number;
      };
      /** @description The points, oldest first. */
      v: components['schemas']['MeasurementMessage'][];
    };
    /** @description One point; t and d are when its interval begins, or when the value was taken. */
    MeasurementMessage: {
      /** @description In epoch milliseconds. */
      t?: components['schemas']['EpochMilliseconds'];
      /** @description The same time as of RFC 3339. */
      d?: components['schemas']['DateTime'];
      /** @description The figure; with All all of them, null for one that the interval does not have. */
      m: (number | null)[];
    };
    /** @description Which samples to take, and what to make of them. */
    AdvancedMeasurementQuery: {
      /**
       * @description The mean of all samples; the sum over the resources of most minus least, or of last minus first; or the number of samples. Average when left out.
       * @enum {string|null}
       */
      Calculation?: 'Average' | 'SumOfMaxMinDifference' | 'SumOfEndStartDifference' | 'NbrOfRows' | null;
      /**
       * Format: int32
       * @description The dimension of the values; 0.
       */
      Dimension?: number | null;
      /** @description Parts of the date, in UTC, that the samples of a group agree in. All are one group when left out. */
      GroupBy?:
        | ('Year' | 'Quarter' | 'Month' | 'DayOfYear' | 'Day' | 'Week' | 'WeekDay' | 'Hour' | 'IsoWeek')[]
        | null;
      /** @description A resource collection; the members below narrow it. */
      SensorCollectionId?: components['schemas']['OptionalUuid'];
      /** @description The resource type. */
      SensorTypeId?: components['schemas']['OptionalUuid'];
      /** @description Smart object templates. */
      SensorTemplateIds?: components['schemas']['Uuid'][] | null;
      /** @description Where the devices are. */
      LocationIds?: components['schemas']['Uuid'][] | null;
      /** @description Whether LocationIds stand for the locations below them too; false when left out. */
      IncludeChildLocations?: boolean | null;
      /** @description Tags, as those of a resource collection. */
      TagIds?: components['schemas']['Uuid'][] | null;
      /** @description The first point in time; a day before Stop when left out. */
      Start?: components['schemas']['OptionalDateTime'];
      /** @description The last point in time; now when left out. */
      Stop?: components['schemas']['OptionalDateTime'];
    };
    /** @description The figure of one group. */
    AdvancedMeasurementQueryResponse: {
      /** @description When the finest part of the date in GroupBy begins that has the first sample of the group; Start without GroupBy. */
      Timestamp: components['schemas']['DateTime'];
      /**
       * Format: double
       * @description The figure.
       */
      Value: number;
    };
    /** @description Measurements of one resource. */
    MinimalMeasurements: {
      /** @description The resource. */
      id: components['schemas']['Uuid'];
      /** @description The values, oldest first. */
      v: components['schemas']['MinimalMeasurementMessage'][];
    };
    /** @description One measurement; the value is in v, sv or bv by its type. */
    MinimalMeasurementMessage: {
      /** @description When the value was taken; epoch milliseconds. */
      UnixTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description The same time as of RFC 3339. */
      DateTime: components['schemas']['DateTime'];
      /**
       * Format: double
       * @description A numeric value.
       */
      v?: number;
      /** @description A textual value. */
      sv?: string;
      /** @description A boolean value. */
      bv?: boolean;
    };
    /** @description A formula for each device of a device template, to create, or its new state. */
    TransformerTemplateRequest: {
      /** @description In a whole list, the transformer that this replaces. Elsewhere not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the device template. */
      Name: components['schemas']['Name'];
      /** @description Name or id of the transformer type: JSONata. */
      Transformer: components['schemas']['Name'];
      Configurations?: components['schemas']['TransformerConfigurations'];
      /** @description What the formula reads, sources[0] first. */
      TransformerSourceTypeConfigurations: components['schemas']['TransformerSourceTypeConfigurationModel'][];
      /** @description What it computes. */
      TransformerTargetTypeConfigurations: components['schemas']['TransformerTargetTypeConfigurationModel'][];
    };
    /** @description The formula, under the Key Expression. */
    TransformerConfigurations: components['schemas']['TransformerConfiguration'][] | null;
    /** @description A configuration of a transformer. */
    TransformerConfiguration: {
      /** @description Which one. */
      Key: components['schemas']['Name'];
      /** @description Its value; for Expression a JSONata expression. */
      Value: string;
    };
    /** @description A resolution to create, or its new state. */
    ResolutionRequest: {
      /** @description Accepted from older clients and not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description What people call it. */
      Title?: components['schemas']['OptionalName'];
      /**
       * Format: int64
       * @description The length of a period in milliseconds; an hour when it is left out.
       */
      Timespan?: number | null;
      /**
       * Format: int64
       * @description How long aggregated values are to be kept. It is given back and has no effect, since they are computed when they are asked for.
       */
      RetentionDays?: number | null;
      /**
       * Format: int64
       * @description Accepted from older clients; values of any time are aggregated when they are asked for.
       */
      AggregateSinceTime?: number | null;
      /** @description The resources that it is for; every one when it is empty or left out. */
      ResourceTypeInstances?: components['schemas']['ResolvedResourceTypeRequest'][] | null;
    };
    /** @description A resource type of a smart object type. */
    ResolvedResourceTypeRequest: {
      /** @description Accepted from older clients and not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The smart object type. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description A resource type that it has. */
      ResourceTypeId: components['schemas']['Uuid'];
    };
    /** @description A named length of the periods that values are aggregated over. */
    ResolutionResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description What people call it. */
      Title?: components['schemas']['Name'];
      /**
       * Format: int64
       * @description The length of a period in milliseconds.
       */
      Timespan: number;
      /**
       * Format: int64
       * @description How long aggregated values are to be kept, as it was given.
       */
      RetentionDays?: number;
      /** @description The resources that it is for; every one when it is empty. */
      ResourceTypeInstances: components['schemas']['ResourceTypeInstanceResponse'][];
    };
    /** @description Resources that a formula reads. */
    TransformerSourceTypeConfigurationModel: {
      /** @description The type of the resources. */
      ResourceTypeId: components['schemas']['Uuid'];
      /** @description The one object instance of the device type; every object instance of the device, virtual ones too, when it is left out. */
      SmartObjectTypeInstanceId?: components['schemas']['OptionalUuid'];
      /**
       * @description Realtime, the latest value, also when it is left out; others are figures of the newest period that is over, as in measurements. All is an array of them all.
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
       * @description Milliseconds of a period; an hour when it is left out. Periods begin with 1970, UTC. Not used with Realtime.
       */
      Resolution?: number | null;
      /** @description A resolution of 31 days at most, in place of Resolution. Not used with Realtime. */
      ResolutionId?: components['schemas']['OptionalUuid'];
    };
    /** @description A virtual resource that a formula computes. */
    TransformerTargetTypeConfigurationModel: {
      /** @description The type of the virtual smart object. */
      SmartObjectTypeId: components['schemas']['Uuid'];
      /** @description The type of the resource. */
      ResourceTypeId: components['schemas']['Uuid'];
      /**
       * Format: int32
       * @description Its place in the result of the formula, where that is an array; its place in this list when it is left out.
       */
      OutputIndex?: number | null;
      /** @description The data type of the resource; one that differs is refused. */
      ResourceDataType?: string | null;
    };
    /** @description A formula that computes virtual resources. */
    TransformerTemplateResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description Unique in the device template or the location. */
      Name: components['schemas']['Name'];
      /** @description Name of the transformer type. */
      Transformer: components['schemas']['Name'];
      /** @description The formula, under the Key Expression. */
      Configurations: components['schemas']['TransformerConfiguration'][];
      /** @description What the formula reads; empty at a location. */
      TransformerSourceTypeConfigurations: components['schemas']['TransformerSourceTypeConfigurationModel'][];
      /** @description What it computes. */
      TransformerTargetTypeConfigurations: components['schemas']['TransformerTargetTypeConfigurationModel'][];
      /** @description The location that it is at. */
      LocationId?: components['schemas']['Uuid'];
      /** @description At a location, the device that has its virtual resources. */
      DeviceId?: components['schemas']['Uuid'];
      /** @description At a location, the resource collection that it reads. */
      SourceResourceCollectionId?: components['schemas']['Uuid'];
      /** @description Whether it was switched off, because it cost too much or went in a circle. Saving it anew starts it. */
      Deactivated: boolean;
      /** @description What went wrong last, if it has not worked since. */
      LastError?: components['schemas']['Text'];
    };
    /** @description A formula over a resource collection, for a device of its own at a location. */
    LocationTransformerRequest: {
      /** @description The location of the path. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description Unique in the location; also the name of the device. */
      Name: components['schemas']['Name'];
      /** @description Name or id of the transformer type: JSONata. */
      TransformerType: components['schemas']['Name'];
      /** @description What the formula reads, as sources[0]. */
      ResourceCollectionId: components['schemas']['Uuid'];
      Configurations?: components['schemas']['TransformerConfigurations'];
      /** @description What it computes. */
      TransformerTargetTypeConfigurations: components['schemas']['TransformerTargetTypeConfigurationModel'][];
    };
    /** @description A kind of transformer. */
    TransformerTypeListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The name that transformers have as Transformer. */
      Name: components['schemas']['Name'];
      /** @description The name for people. */
      DisplayName: components['schemas']['Name'];
      /** @description What it does. */
      Description?: components['schemas']['Text'];
      /**
       * @description Whether it may be used, in the spelling of older clients.
       * @enum {string}
       */
      ApprovalStatus?: 'Unknown' | 'New' | 'Revoked' | 'Appoved';
      /** @description Whether it may still change. */
      Preview?: boolean;
    };
    /** @description A kind of transformer, with the configurations that it takes. */
    TransformerTypeResponse: components['schemas']['TransformerTypeListResponse'] & {
      /** @description Whether it can be used. */
      IsActivated: boolean;
      /** @description The configurations that it takes. */
      ConfigurationDefinitions: components['schemas']['TransformerTypeConfigurationDefinition'][];
      /** @description The sources that it demands; a formula takes any. */
      SourceTypeDefinitions: components['schemas']['TransformerResourceDefinition'][];
      /** @description The targets that it demands; a formula takes any. */
      TargetTypeDefinitions: components['schemas']['TransformerResourceDefinition'][];
      /** @description Pages about it; there are none. */
      TransformerTypeExternalLinks: components['schemas']['TransformerTypeExternalLink'][];
    };
    /** @description A source or a target that a kind of transformer demands. */
    TransformerResourceDefinition: {
      /** @description The LwM2M object id. */
      SmartObjectTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description The LwM2M resource id. */
      ResourceTypeTypeId?: components['schemas']['LwM2MId'];
      /** @description What it is for. */
      Description?: components['schemas']['Text'];
    };
    /** @description A page about a kind of transformer. */
    TransformerTypeExternalLink: {
      /** @description What is written there. */
      Label: components['schemas']['Name'];
      /** @description Its address. */
      Link: string;
    };
    /** @description A configuration that transformers of a type take. */
    TransformerTypeConfigurationDefinition: {
      /** @description Its key. */
      Key: components['schemas']['Name'];
      /** @description Its name for people. */
      Name: components['schemas']['Name'];
      /** @description What it is. */
      Description?: components['schemas']['Text'];
      /**
       * @description What its value is.
       * @enum {string}
       */
      DataType: 'Boolean' | 'String' | 'Int' | 'Double' | 'Enum';
    };
    /** @description One page of transformer types. */
    TransformerTypePage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['TransformerTypeListResponse'][];
    };
    /** @description An event consumer to create, or its new state. */
    EventConsumerRequest: {
      /** @description Accepted from clients that send back what they got; not used. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description Unique in the device network. The one that it has when it is left out, at first the host of HttpEndpoint. */
      Name?: components['schemas']['OptionalName'];
      /**
       * @description The URL that events are delivered to; may be left out or empty while UsingHttpEndpoint is false. The server says which addresses it may deliver to.
       * @example https://hooks.example.com/muster
       */
      HttpEndpoint?: string | null;
      /**
       * @description How they are delivered, POST or PUT in any case; POST when left out or empty.
       * @example POST
       */
      HttpMethod?: string | null;
      /** @description Headers that deliveries carry besides their own. One without a value keeps the stored one, unless the endpoint moves to another origin. */
      HttpHeaders?: components['schemas']['EventConsumerHeader'][] | null;
      /** @description Name for Basic authentication; none when left out. */
      HttpUsername?: components['schemas']['OptionalName'];
      /** @description Password for Basic authentication. It is never shown again; left out it stays, unless the endpoint moves to another origin. */
      HttpPassword?: string | null;
      /** @description Whether events are collected and delivered; true when left out. When it is switched off, what waits stays. */
      UsingHttpEndpoint?: boolean | null;
      /** @description What deliveries are signed with, whsec_ and the base64 of 24 to 64 bytes. It is never shown again. A new event consumer without one gets a secret that nobody knows. */
      Secret?: string | null;
      /** @description Only events of these types; of all when it is empty or left out. */
      EventTypes?: components['schemas']['MusterEventType'][] | null;
      /** @description Only events of these devices; of all, and those of no device, when it is empty or left out. */
      DeviceIds?: components['schemas']['Uuid'][] | null;
    };
    /** @description A header of deliveries. */
    EventConsumerHeader: {
      /**
       * @description The name of the header.
       * @example X-Site
       */
      Key: string;
      /** @description Its value, which is never shown again. When it is left out, the one that is stored stays. */
      Value?: string | null;
    };
    /** @description A header of deliveries, without its value. */
    EventConsumerHeaderResponse: {
      /** @description The name of the header. */
      Key: string;
    };
    /** @description An event consumer, without its secrets. */
    EventConsumerListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description Unique in the device network. */
      Name: components['schemas']['Name'];
      /** @description The URL that events are delivered to; left out while there is none. */
      HttpEndpoint?: string;
      /**
       * @description How they are delivered.
       * @enum {string}
       */
      HttpMethod: 'POST' | 'PUT';
      /** @description Headers that deliveries carry besides their own. */
      HttpHeaders: components['schemas']['EventConsumerHeaderResponse'][];
      /** @description Name for Basic authentication. */
      HttpUsername?: components['schemas']['Name'];
      /** @description Whether events are collected and delivered. */
      UsingHttpEndpoint: boolean;
      /** @description Only events of these types; of all when it is empty. */
      EventTypes: components['schemas']['MusterEventType'][];
      /** @description Only events of these devices; of all when it is empty. */
      DeviceIds: components['schemas']['Uuid'][];
      /** @description The event categories that name it, by name. */
      EventCategories: components['schemas']['EventCategoryResponse'][];
    };
    /** @description An event consumer, without its secrets, and how its deliveries go. */
    EventConsumerResponse: components['schemas']['EventConsumerListResponse'] & {
      Delivery: components['schemas']['EventConsumerDelivery'];
    };
    /** @description How the deliveries of an event consumer go; times since the service was started. */
    EventConsumerDelivery: {
      /**
       * Format: int32
       * @description Events that wait to be delivered.
       */
      PendingEvents: number;
      /**
       * Format: int32
       * @description Deliveries that were given up.
       */
      DeadLetters: number;
      /** @description When the endpoint last took events; epoch milliseconds. */
      LastDeliveredTimestamp?: components['schemas']['EpochMilliseconds'];
      /** @description When an attempt last failed, if none succeeded since; epoch milliseconds. */
      LastFailedTimestamp?: components['schemas']['EpochMilliseconds'];
      /** @description Why it failed. */
      LastFailure?: components['schemas']['Text'];
      /** @description When the next attempt is due; epoch milliseconds. */
      NextAttemptTimestamp?: components['schemas']['EpochMilliseconds'];
    };
    /** @description One page of event consumers. */
    EventConsumerPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['EventConsumerListResponse'][];
    };
    /** @description What happened, as event consumers are told. Any member may be left out of a test. */
    EventMessage: {
      /** @description The id of the event. */
      Id?: components['schemas']['OptionalUuid'];
      /** @description The device concerned. */
      DeviceId?: components['schemas']['OptionalUuid'];
      /** @description Where it happened. */
      DeviceNetworkId?: components['schemas']['OptionalUuid'];
      /** @description The category of the event. */
      EventCategoryId?: components['schemas']['OptionalUuid'];
      /** @description Where the device is. */
      LocationId?: components['schemas']['OptionalUuid'];
      /** @description The resource concerned. */
      ResourceId?: components['schemas']['OptionalUuid'];
      /** @description The rule that raised it. */
      RuleId?: components['schemas']['OptionalUuid'];
      /** @description The endpoint name of the device. */
      DeviceIdentifier?: components['schemas']['OptionalText'];
      /** @description The name of the device. */
      DeviceName?: components['schemas']['OptionalText'];
      /** @description The name of the category. */
      EventCategoryName?: components['schemas']['OptionalText'];
      /** @description What it is about. */
      Information?: components['schemas']['OptionalText'];
      /** @description The id of the location elsewhere. */
      LocationExternalId?: components['schemas']['OptionalText'];
      /** @description The name of the location. */
      LocationName?: components['schemas']['OptionalText'];
      /** @description The name of the resource. */
      ResourceName?: components['schemas']['OptionalText'];
      /** @description What the rule is about. */
      RuleDescription?: components['schemas']['OptionalText'];
      /** @description The name of the rule. */
      RuleName?: components['schemas']['OptionalText'];
      /** @description How the value was compared. */
      TriggerOperator?: components['schemas']['OptionalText'];
      /** @description What it was compared with. */
      TriggerStringValue?: components['schemas']['OptionalText'];
      /**
       * Format: int32
       * @description The type of the category.
       */
      EventCategoryTypeId?: number | null;
      /**
       * Format: int32
       * @description How severe it is.
       */
      SeverityLevel?: number | null;
      /**
       * Format: double
       * @description The most that the value was compared with.
       */
      TriggerThresholdMaxValue?: number | null;
      /**
       * Format: double
       * @description The least that the value was compared with.
       */
      TriggerThresholdMinValue?: number | null;
      /**
       * @description What became of it.
       * @enum {string|null}
       */
      EventStatus?: 'Active' | 'AutomaticReset' | 'ManualReset' | 'ManualTest' | null;
      /** @description When it was raised. */
      Generated?: components['schemas']['OptionalDateTime'];
      /** @description The value concerned. */
      Measurement?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description A delivery that was given up, without its events. */
    DeadLetterListResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The webhook-id that its attempts carried. */
      WebhookId: string;
      /**
       * Format: int32
       * @description How many events it carries.
       */
      NbrOfEvents: number;
      /**
       * Format: int32
       * @description How often it was tried.
       */
      Attempts: number;
      /** @description Why the last attempt failed. */
      Reason: components['schemas']['Text'];
      /**
       * Format: int32
       * @description The HTTP status of the last attempt, when there was an answer.
       */
      ResponseCode?: number;
      /** @description When it was first tried; epoch milliseconds. */
      FirstAttemptTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description When it was given up; epoch milliseconds. */
      FailedTimestamp: components['schemas']['EpochMilliseconds'];
    };
    /** @description A delivery that was given up. */
    DeadLetterResponse: components['schemas']['DeadLetterListResponse'] & {
      /** @description The events, as they were delivered. */
      Events: components['schemas']['MusterEvent'][];
    };
    /** @description One page of dead letters. */
    DeadLetterPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['DeadLetterListResponse'][];
    };
    /** @description A command that waits for a device that sleeps. The values that it carries are not shown. */
    QueueItemResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description The device. */
      DeviceId: components['schemas']['Uuid'];
      /** @description Its name. */
      DeviceName?: components['schemas']['Name'];
      /** @description Its endpoint name. */
      DeviceIdentifier?: components['schemas']['EndpointName'];
      /**
       * @description What the device will be asked for.
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
       * @description The LwM2M path that it is about.
       * @example /3303/0
       */
      Path: string;
      /**
       * @description Whether it is being sent now.
       * @enum {string}
       */
      Status: 'Pending' | 'InProgress';
      /**
       * Format: int32
       * @description How often it was sent without an answer.
       */
      Attempts: number;
      /** @description The activity log entry, which says how it goes on. */
      ActivityLogId: components['schemas']['Uuid'];
      /** @description When it was asked for; epoch milliseconds. */
      CreatedTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description When it is given up, if the device has not woken before; epoch milliseconds. */
      ExpirationTimestamp: components['schemas']['EpochMilliseconds'];
    };
    /** @description One page of queue items. */
    QueueItemPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['QueueItemResponse'][];
    };
    /** @description An entry of the activity log. The status of an entry with children is the sum of theirs. */
    ActivityLogEntryResponse: {
      /** @description The id of the entity. */
      Id: components['schemas']['Uuid'];
      /** @description What was asked. */
      Description: components['schemas']['Text'];
      /**
       * @description What became of it.
       * @enum {string}
       */
      Status: 'Pending' | 'InProgress' | 'Completed' | 'Failed' | 'Deleted';
      /**
       * @description What it was asked of.
       * @enum {string}
       */
      EntityType: 'Gateway' | 'Device' | 'Resource' | 'Multiple';
      /** @description The entity it was asked of. */
      EntityId?: components['schemas']['Uuid'];
      /** @description Its identifier: an endpoint name, a path. */
      EntityIdentifier?: string;
      /** @description Its name. */
      EntityName?: string;
      /**
       * @description The code of the answer, as the device gave it.
       * @example 2.05
       */
      ResponseCode?: string;
      /** @description What came with the answer, or why there was none. */
      ResponseMessage?: components['schemas']['Text'];
      /** @description When it was asked; epoch milliseconds. */
      CreatedTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description When it, or one of its children, last changed; epoch milliseconds. */
      StatusUpdatedTimestamp: components['schemas']['EpochMilliseconds'];
      /** @description The entry this one is a part of. */
      ParentId?: components['schemas']['Uuid'];
      /** @description What entries of one request have in common. */
      CorrelationId?: components['schemas']['Uuid'];
      /** @description When it was archived; epoch milliseconds. */
      ArchivedTimestamp?: components['schemas']['EpochMilliseconds'];
    };
    /** @description That a key changed something, or tried to. */
    AuditEntryResponse: {
      /** @description The id of the entry. */
      Id: components['schemas']['Uuid'];
      /** @description When it was answered; epoch milliseconds. */
      Timestamp: components['schemas']['EpochMilliseconds'];
      /** @description The key that asked. */
      ApiKeyId: components['schemas']['Uuid'];
      /** @description The name that the key had. */
      ApiKeyName: components['schemas']['Name'];
      /**
       * @description The operationId of the contract.
       * @example devices.create
       */
      Operation: string;
      /** @description What was changed, where it is one thing. */
      EntityId?: components['schemas']['Uuid'];
      /**
       * Format: int32
       * @description The HTTP status of the answer; 499 when the client went away before.
       */
      StatusCode: number;
      /**
       * Format: int32
       * @description Of a refusal (401, 403, 429), how often the key was refused with this status within a minute. The other members are those of the first one.
       */
      Count?: number;
      /** @description Of a refusal, the address that it came from. */
      Address?: string;
      /** @description The X-Request-Id of the answer. */
      RequestId: string;
    };
    /** @description One page of entries. */
    AuditPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['AuditEntryResponse'][];
    };
    /** @description Activity log entries as CSV. */
    ActivityLogCsv: string;
    /** @description One page of activity log entries. */
    ActivityLogPage: components['schemas']['PageEnvelope'] & {
      /** @description The rows of this page. */
      Rows: components['schemas']['ActivityLogEntryResponse'][];
    };
    /** @description A picture as PNG. */
    Picture: string;
    /**
     * @description Server-sent events; the data of each is a MusterEvent.
     * @example id: 42
     *     event: measurement
     *     data: {"id":"42","type":"measurement","time":1790000000000,"deviceNetworkId":"9e0d3c52-7b41-4f0a-9f0b-2ad7c3f81c66","deviceId":"6f2f0a9e-1f77-4d9c-b0ce-8d6f0c3a2b55","resourceId":"0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44","data":{"ruri":"/3303/0/5700","v":21.5}}
     */
    EventStream: string;
    /** @enum {string} */
    MusterEventType:
      | 'device.registered'
      | 'device.updated'
      | 'device.deregistered'
      | 'device.offline'
      | 'smartObject.available'
      | 'smartObject.unavailable'
      | 'measurement'
      | 'activityLog';
    /** @description Something that happened in the device network. */
    MusterEvent: {
      /**
       * @description The id to resume behind.
       * @example 42
       */
      id: string;
      /** @description What happened. */
      type: components['schemas']['MusterEventType'];
      /** @description When it happened; epoch milliseconds. */
      time: components['schemas']['EpochMilliseconds'];
      /** @description Where it happened. */
      deviceNetworkId: components['schemas']['Uuid'];
      /** @description The device concerned. */
      deviceId?: components['schemas']['Uuid'];
      /** @description The smart object concerned. */
      smartObjectId?: components['schemas']['Uuid'];
      /** @description The resource concerned. */
      resourceId?: components['schemas']['Uuid'];
      /** @description More, by type. For a measurement it is a LatestMeasurement, for activityLog an ActivityLogEntryResponse. */
      data: {
        [key: string]: unknown;
      };
    };
    /**
     * Format: uuid
     * @description An id (RFC 9562), or none.
     * @example c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10
     */
    OptionalUuid: string | null;
    /**
     * Format: date-time
     * @description A point in time (ISO 8601).
     * @example 2026-09-21T13:33:20Z
     */
    OptionalDateTime: string | null;
    /**
     * @description A cloud region.
     * @example eu-west
     */
    OptionalRegion: string | null;
    /**
     * @description A hardware address: 6 to 8 bytes in hex, with colons, dashes or nothing between.
     * @example 02:00:5e:10:00:07
     */
    OptionalMacAddress: string | null;
    /**
     * @description Text on one line, 255 characters at most; empty counts as left out.
     * @example Bow, port side
     */
    OptionalName: string | null;
    /** @description Text of 10,000 characters at most. */
    OptionalText: string | null;
    /**
     * @description The URN of an LwM2M object, as OMA registers them.
     * @example urn:oma:lwm2m:ext:3303:1.1
     */
    OptionalObjectUrn: string | null;
    /** @enum {string|null} */
    OptionalInstanceType: 'Single' | 'Multiple' | 'single' | 'multiple' | null;
    /** @enum {string|null} */
    OptionalAccessType: 'Read' | 'Write' | 'Execute' | 'All' | null;
    /**
     * @description The values that a resource may have, as the object definition words them.
     * @example 0..100
     */
    OptionalRange: string | null;
    /**
     * @description The unit of a resource, as the object definition names it.
     * @example Cel
     */
    OptionalUnits: string | null;
    /** @enum {string|null} */
    OptionalOperations: 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE' | null;
    /** @enum {string|null} */
    OptionalDeviceStandard: 'LWM2M' | 'Legacy' | 'Transformer' | 'Statistics' | 'AppIoTInternal' | null;
    /**
     * Format: int32
     * @description The id of an object, an instance or a resource: 0 to 65534.
     * @example 3303
     */
    OptionalLwM2MId: number | null;
    /**
     * @description What people call an instance.
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
