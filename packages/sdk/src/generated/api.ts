// Made from openapi.yaml by `pnpm generate`; do not edit.
import type * as Model from './models.ts';

export interface paths {
  '/api/v3/version': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the versions of the service and its parts
     * @description Returns the versions of server, gateway, contract, Node.js and SQLite. It is also the cheapest way to check an address and a key.
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
     * List device networks
     * @description Every device network that the key is a member of, as a plain array ordered by name.
     */
    get: operations['deviceNetworks.list'];
    put?: never;
    /**
     * Create a device network
     * @description The new network starts with the OMA object catalogue as smart object types, a generic device type with a default template, a root location, a first data collector and the default roles. The key that creates it becomes a member with the Admin role.
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
     * Get a device network
     * @description One device network that the key is a member of.
     */
    get: operations['deviceNetworks.get'];
    put?: never;
    post?: never;
    /**
     * Remove a device network
     * @deprecated
     * @description Removes a device network that the key is a member of, with everything in it: devices, registrations, keys, roles, measurements. No key reaches it from the answer on; its contents go afterwards, a few at a time. The network that the key itself belongs to stays (409). DeviceNetwork.Delete is needed in the network that is removed.
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
     * Get the current user
     * @description Who asks: the holder of the key.
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
     * List the responsibilities of the current user
     * @description The names of the responsibilities that the key has in the device network, ordered by name.
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
     * List the device networks of the current user
     * @description The device networks that the key is a member of, by name. Search narrows them by name; Filter and Sort are not used.
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
     * List all device networks of the current user
     * @description The device networks that the key is a member of, as a plain array ordered by name.
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
     * List tenants
     * @description The owners of the device networks that the key is a member of.
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
     * Get a tenant
     * @description The owner of a device network that the key is a member of.
     */
    get: operations['tenants.get'];
    /**
     * Change what other systems know a tenant by
     * @description All device networks of the tenant see it, so the key needs the permission in each of them. The name stays.
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
     * List the permissions of a role of a tenant
     * @description What the roles of this name allow together, in those networks of the tenant that the key is a member of.
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
     * List time zones
     * @description Every name of the IANA time zone database that locations accept, links such as US/Pacific included. Case does not count.
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
     * Download the picture of the current user
     * @deprecated
     * @description A picture that is made from the id of the key, the same each time.
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
     * List API keys
     * @description The keys of the device network. Their values are shown to those who may manage keys (ApiKey.All), as far as these keys may do no more than the one that asks, in all networks that they are members of.
     */
    get: operations['apiKeys.list'];
    put?: never;
    /**
     * Create an API key
     * @description Creates a key for the device network of this request. Its value is read with the get operation. The roles may not allow more than the key that asks may do itself (403).
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
     * Get an API key
     * @description One key; its value is shown to those who may manage keys (ApiKey.All) and may do all that this key may.
     */
    get: operations['apiKeys.get'];
    /**
     * Update an API key
     * @description A new name or expiry renews the value of the key, and the old value stops working at once; read the new one with the get operation. New roles leave the value as it is and count from the next request on. Without ExpirationDate the expiry stays. A key cannot renew itself, and the last key with the role Admin keeps it (409). One that may do more than the key that asks is not renewed (403). The key of a registration ticket cannot be changed (409).
     */
    put: operations['apiKeys.update'];
    post?: never;
    /**
     * Delete an API key
     * @description The key stops working at once. A key cannot delete itself, and the last key with the role Admin stays, in every network that it is a member of (409), so that nobody locks the last door from outside.
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
     * List roles
     * @description The roles of the device network with what they allow. Every network starts with Admin, Operator and User.
     */
    get: operations['roles.list'];
    put?: never;
    /**
     * Create a role
     * @description Creates a role out of responsibilities. They may not allow more than the key that asks may do itself (403).
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
     * Get a role
     * @description One role with its responsibilities.
     */
    get: operations['roles.get'];
    /**
     * Update a role
     * @description Changes a role for every key that has it, at once. What is added may not allow more than the key that asks may do itself (403). The role Admin cannot be changed (409).
     */
    put: operations['roles.update'];
    post?: never;
    /**
     * Delete a role
     * @description Deletes a role that no key has. The role Admin cannot be deleted (409).
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
     * List responsibilities
     * @description The responsibilities of the device network, each with the roles that share it.
     */
    get: operations['responsibilities.list'];
    put?: never;
    /**
     * Create a responsibility
     * @description Creates a named set of permissions. They may not go beyond what the key that asks may do itself (403).
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
     * Get a responsibility
     * @description One responsibility with the roles that share it.
     */
    get: operations['responsibilities.get'];
    /**
     * Update a responsibility
     * @description Changes it for every role that has it, at once. What is added may not go beyond what the key that asks may do itself (403). Everything, which the role Admin has, cannot be changed (409).
     */
    put: operations['responsibilities.update'];
    post?: never;
    /**
     * Delete a responsibility
     * @description Deletes a responsibility that no role has. Everything, which the role Admin has, cannot be deleted (409).
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
     * List permissions
     * @description What permissions can be about: kinds of entities (Entity), and rights that are about no kind of entity (Custom), which are held as All.
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
     * Get the current device network
     * @description The device network that this request works in.
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
     * List the permissions of the current key
     * @description What the key may do in the device network: by name of the permission, All or the kinds that it holds.
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
     * List all roles of the current device network
     * @description The roles that are specific to the device network, as a plain array ordered by name.
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
     * List all resolutions of the current device network
     * @description The same as `GET /resolutions` without a query.
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
     * Add what a new device network starts with
     * @description Adds the smart object types of the OMA that the device network does not have, with their resource types and default templates: they have been deleted, or came with a later release. What is there stays as it is.
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
     * List roles of the current device network
     * @description The roles that are specific to the device network.
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
     * Have the SVG of all location resources made anew
     * @description They are made each time they are asked for, so that nothing is left to do.
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
     * Restore the default roles
     * @description Initialize Roles: restores the roles Admin, Operator and User and adds what they lack. Nothing is taken away, the role Admin least of all. The key that asks must have what is restored (403).
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
     * Create a token for event streams
     * @description A token that opens the event stream of the device network for five minutes, and nothing else. It goes into the query of events.stream as access_token, where a client cannot send headers. A stream once open goes on.
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
     * List location resources
     * @description Maps, pictures and models of the locations of the device network. Search looks into Name and Label.
     */
    get: operations['locationResources.list'];
    put?: never;
    /**
     * Create a location resource
     * @description A map, picture or model of a location, with its file and the positions on it. A location has 50 of them at most, and each has 1,000 positions (409).
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
     * Get a location resource
     * @description One location resource of the device network, with the positions on it.
     */
    get: operations['locationResources.get'];
    /**
     * Change a location resource
     * @description Replaces it. Its file stays when Data is left out, and the positions on it when Positions are.
     */
    put: operations['locationResources.update'];
    post?: never;
    /**
     * Delete a location resource
     * @description Its file and the positions on it go with it.
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
     * Download the file of a location resource
     * @description The bytes as they were sent. Browsers save it rather than show it, and run nothing of it.
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
     * List the positions on a location resource
     * @description What is where on it.
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
     * Have the SVG of a location resource made anew
     * @description It is made each time it is asked for, so that nothing is left to do.
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
     * Get the picture of a location resource as SVG
     * @description An SVG document that shows the file, whatever kind of picture it is; 404 for one without a picture. Scripts in an SVG that was sent do not run in it.
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
     * List positions
     * @description Where the things of the device network are on its location resources.
     */
    get: operations['positions.list'];
    put?: never;
    /**
     * Create a position
     * @description Puts something on a location resource, which has 1,000 positions at most (409).
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
     * Get a position
     * @description One position of the device network.
     */
    get: operations['positions.get'];
    /**
     * Change a position
     * @description Replaces it.
     */
    put: operations['positions.update'];
    post?: never;
    /**
     * Delete a position
     * @description What it is about stays.
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
     * List locations
     * @description The locations of the device network. Search looks into Name and ExternalId.
     */
    get: operations['locations.list'];
    put?: never;
    /**
     * Create a location
     * @description A place for devices and gateways, below the root unless another parent is named. A network has 10,000 locations in 32 levels at most (400).
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
     * Get a location
     * @description One location with its settings and tags.
     */
    get: operations['locations.get'];
    /**
     * Update a location
     * @description Replaces what is stored; parent and tags stay when they are left out. A location cannot be moved below itself (400), and the root not at all.
     */
    put: operations['locations.update'];
    post?: never;
    /**
     * Delete a location
     * @description Deletes it with its settings. The root stays, and so does a location that has others below it, or that devices, gateways or network settings are at (409).
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
     * List the data collectors of a location and all below it
     * @description The data collectors at the location, and at all locations below it. Search looks into Name, MACAddress and ExternalId.
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
     * List the devices of a location and all below it
     * @description The devices at the location, and at all locations below it. Search looks into Name and DeviceIdentifier.
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
     * List the data collectors of a location
     * @description The data collectors at the location itself. Search looks into Name, MACAddress and ExternalId.
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
     * List the devices of a location
     * @description The devices at the location itself. Search looks into Name and DeviceIdentifier.
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
     * List the location resources of a location
     * @description Maps, pictures and models of it, with the positions on them.
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
     * List the positions of a location
     * @description Where the location is on location resources.
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
     * List the locations below a location
     * @description The locations directly below it as a plain array, by name.
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
     * List the settings of a location
     * @description The settings of a location as a plain array, by category and key; with IsInherited those that it has from the locations above it. Secrets come without their values.
     */
    get: operations['locations.listSettings'];
    put?: never;
    /**
     * Add a setting to a location
     * @description Sets a value that the location does not have itself (409). Categories of credentials are for devices only (400).
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
     * Change a setting of a location
     * @description Replaces the value; a secret that is left out stays. CategoryId and Key cannot be changed (400).
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
     * Change setting values of a location
     * @description Sets values of several settings, of any categories, all or none. A Value that is null or left out deletes the setting; settings that are not named stay as they are.
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
     * Add a setting of a category to a location
     * @deprecated
     * @description Sets a value that the location does not have itself (409). PUT settingvalues takes the place of this operation.
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
     * Look for devices that are not registered
     * @description As /api/v3/dataCollectors/{id}/discoverdevices, with the default data collector of the device network.
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
     * Refresh the status of all data collectors
     * @description Asks the gateways of the device network how they are, 1,000 of them at most.
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
     * List data collectors
     * @description The data collectors (gateways) of the device network.
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
     * Register a data collector
     * @description Name must be unique in the cloud region, whatever the device network (409); the same name may be used in another region. Type, template and location are those of the network when left out. A MAC address is once in a device network, unless DisableMacAddressConflictCheck says otherwise (409).
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
     * Get the ticket of the data collector with a MAC address
     * @description Returns the ticket of the data collector with this MAC address, as GET /api/v3/dataCollectors/{id}/registrationTicket does.
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
     * Get a data collector
     * @description One data collector of the device network. The token of a registration ticket gets its own gateway.
     */
    get: operations['dataCollectors.get'];
    /**
     * Update a data collector
     * @description Replaces what is stored; Region and IsBlacklisted stay when they are left out, and so do settings that are not named.
     */
    put: operations['dataCollectors.update'];
    post?: never;
    /**
     * Delete a data collector
     * @description Deletes a data collector with its settings. One that devices report through is refused (409), unless force is true: the devices go to the default data collector of the network, which itself cannot be deleted (409).
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
     * Restart the gateway
     * @description The gateway is a part of the service, and restarts with it: the entry of the activity log fails and says so.
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
     * Restart the system that the gateway runs on
     * @description That is up to the operator of the service: the entry of the activity log fails and says so.
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
     * Send the gateway a command of its own
     * @description The answer of the gateway as text. It knows the commands echo, which gives the payload back as JSON, and status, which tells how the gateway is; another one is refused (400).
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
     * List the devices of a data collector
     * @description The devices that report through the data collector.
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
     * Look for devices that are not registered
     * @description For 60 s the gateway notes endpoints that no device names and that want to register without security. They are refused as ever, and listed at /api/v3/devices/discovered, so that devices can be made for them.
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
     * Download the registration ticket of a data collector
     * @deprecated
     * @description Returns the ticket, as GET /api/v3/dataCollectors/{id}/registrationTicket does.
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
     * List log posts of a data collector
     * @deprecated
     * @description The latest log posts of the gateway and of the service behind it, the newest first. 256 of them are kept, in memory.
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
     * List the days that there are log posts of
     * @description The log posts that are kept, by day (UTC). There are no files: Uri leads to the posts of the day.
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
     * List the positions of a data collector
     * @description Where the data collector is on location resources.
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
     * Refresh the status of a data collector
     * @description Asks the gateway how it is. Statuses and LastSeen of the data collector tell what it said.
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
     * Get the registration ticket of a data collector
     * @description Returns the token with which software acts as this gateway. The token may read the data collector and its settings, register devices that do not speak LwM2M and deliver their availability and values, for this data collector only, and nothing that the key that asks may not do. The key needs the permission GatewayUplink too (403). The ticket lasts for 30 days, but not longer than the key that issued it. A request in the second half of that time, or with another key, issues a new token and ends the previous one. The ticket also ends when its API key, the key that issued it or the data collector is deleted.
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
     * Send network settings to a data collector
     * @description The networks that the gateway may join, by their ids; those that it was sent before are replaced. A gateway that is a part of the service joins none of them, keeps them, and shows them.
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
     * Blacklist a data collector, or take it off the blacklist
     * @description With true its devices are kept from registering (4.03), and their registrations end. With false they may come back.
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
     * List the settings of a data collector
     * @description The settings of a data collector as a plain array, by category and key; with IsInherited those that it has from its template, its location and the defaults of its type. Secrets come without their values. The token of a registration ticket gets those of its own gateway.
     */
    get: operations['dataCollectors.listSettings'];
    put?: never;
    /**
     * Add a setting to a data collector
     * @description Sets a value that the data collector does not have itself (409). Categories of credentials are for devices only (400).
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
     * Change a setting of a data collector
     * @description Replaces the value; a secret that is left out stays. CategoryId and Key cannot be changed (400).
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
     * Change setting values of a data collector
     * @description Sets values of several settings, of any categories, all or none. A Value that is null or left out deletes the setting; settings that are not named stay as they are.
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
     * List data collector types
     * @description The kinds of gateways of the device network.
     */
    get: operations['dataCollectorTypes.list'];
    put?: never;
    /**
     * Create a data collector type
     * @description Makes a kind of gateway, with a default template of the same name if CreateDefaultTemplate says so. Name and HardwareTypeId are unique in the device network (409). Setting categories are those that are named by Id, else by Name; others are made.
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
     * Export data collector types
     * @description Data collector types in the form that an import takes.
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
     * Import data collector types
     * @description Adds types that the device network does not have by HardwareTypeId or Name, and changes those that it has. Items before one that is refused stay.
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
     * List data collector types with metrics
     * @description The kinds of gateways of the device network, with how many data collectors and templates there are of each.
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
     * Get a data collector type
     * @description One kind of gateway of the device network.
     */
    get: operations['dataCollectorTypes.get'];
    /**
     * Update a data collector type
     * @description Replaces what is stored; setting categories stay when they are left out.
     */
    put: operations['dataCollectorTypes.update'];
    post?: never;
    /**
     * Delete a data collector type
     * @description Deletes a type and its templates. One that data collectors have is refused (409).
     */
    delete: operations['dataCollectorTypes.delete'];
    options?: never;
    head?: never;
    /**
     * Change parts of a data collector type
     * @description A JSON Patch (RFC 6902), sent as application/json or application/json-patch+json, of the members of DataCollectorTypeRequest. The outcome is checked as a PUT is; all of it is done, or nothing. Setting categories are changed with PUT.
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
     * List the data collectors of a type
     * @description The data collectors of a type.
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
     * List the templates of a data collector type
     * @description The templates of a type.
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
     * Add a setting category to a data collector type
     * @description Data collectors of the type have the default settings of the category from now on.
     */
    post: operations['dataCollectorTypes.addSettingCategory'];
    /**
     * Remove a setting category from a data collector type
     * @description Data collectors of the type keep the values that they have themselves.
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
     * List data collector templates
     * @description How gateways are set up, of all types or of the one of a HardwareTypeId.
     */
    get: operations['dataCollectorTemplates.list'];
    put?: never;
    /**
     * Create a data collector template
     * @description Sets up gateways of a type. Names are unique in a type (409). Configurations are those that the type knows.
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
     * Export data collector templates
     * @description Data collector templates in the form that an import takes.
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
     * Import data collector templates
     * @description Adds templates to the types of their HardwareTypeId, which have to be there (400), and changes those of the same name. Default templates stay as they are. Items before one that is refused stay.
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
     * Get a data collector template
     * @description One template of gateways, with its values for settings.
     */
    get: operations['dataCollectorTemplates.get'];
    /**
     * Update a data collector template
     * @description Replaces what is stored. The type of a template cannot be changed (400).
     */
    put: operations['dataCollectorTemplates.update'];
    post?: never;
    /**
     * Delete a data collector template
     * @description One that data collectors have is refused (409).
     */
    delete: operations['dataCollectorTemplates.delete'];
    options?: never;
    head?: never;
    /**
     * Change parts of a data collector template
     * @description A JSON Patch (RFC 6902), sent as application/json or application/json-patch+json, of the members of DataCollectorTemplateRequest. The outcome is checked as a PUT is; all of it is done, or nothing. The type of a template cannot be changed (400).
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
     * Change the value of a setting in a data collector template
     * @description Replaces the value that the template has.
     */
    put: operations['dataCollectorTemplates.updateSettingValue'];
    /**
     * Give a setting a value in a data collector template
     * @description Data collectors of the template have the value in place of the default one, unless they have one of their own. The category is one of the type (400); a template has one value of a setting (409).
     */
    post: operations['dataCollectorTemplates.createSettingValue'];
    /**
     * Delete the value of a setting in a data collector template
     * @description Data collectors of the template have the default value again.
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
     * List network settings
     * @deprecated
     * @description The network settings of the device network. Search looks into Name and SSID.
     */
    get: operations['networkSettings.list'];
    put?: never;
    /**
     * Create a network setting
     * @deprecated
     * @description A network that gateways may join, at some locations or at all. The key is sealed and never shown.
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
     * Get a network setting
     * @deprecated
     * @description One network setting; its key is never shown.
     */
    get: operations['networkSettings.get'];
    /**
     * Update a network setting
     * @deprecated
     * @description Replaces what is stored. The key stays unless PasswordChanged is true or another one is given.
     */
    put: operations['networkSettings.update'];
    post?: never;
    /**
     * Delete a network setting
     * @deprecated
     * @description Gateways that have joined the network are not told.
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
     * List data collectors by an external id
     * @description The data collectors that another system knows by this id; 404 when there are none.
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
     * List locations by an external id
     * @description The locations that another system knows by this id; 404 when there are none. They come without Settings.
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
     * List tags
     * @description The tags of the device network. Search looks into Name.
     */
    get: operations['tags.list'];
    put?: never;
    /**
     * Create a tag
     * @description A word to mark things with; names are unique in a device network (409).
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
     * Get a tag
     * @description One tag of the device network.
     */
    get: operations['tags.get'];
    /**
     * Rename a tag
     * @description Names are unique in a device network (409).
     */
    put: operations['tags.update'];
    post?: never;
    /**
     * Delete a tag
     * @description Takes it off everything that has it.
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
     * List the data collectors that have a tag
     * @description The data collectors that have the tag themselves.
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
     * List the locations that have a tag
     * @description The locations that have the tag; they come without Settings.
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
     * Read a barcode
     * @deprecated
     * @description Reads the data of a label: a MAC address and a hardware type id, whatever their order, alone or behind labels (MAC, HW), as a URL query or as JSON. Says which type and which data collector or device of the device network that is.
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
     * List bootstrap servers
     * @description The bootstrap servers that devices of the device network can name.
     */
    get: operations['bootstrapServers.list'];
    put?: never;
    /**
     * Create a bootstrap server
     * @description Names what devices are provisioned with that have this name as BootstrapServerName. Names are unique in a device network (409).
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
     * Get a bootstrap server
     * @description One bootstrap server of the device network, without its keys.
     */
    get: operations['bootstrapServers.get'];
    /**
     * Update a bootstrap server
     * @description Replaces what is stored; a SecretKey that is left out stays as it is. Devices get it with their next bootstrap. One that devices name cannot be renamed (409).
     */
    put: operations['bootstrapServers.update'];
    post?: never;
    /**
     * Delete a bootstrap server
     * @description One that devices name cannot be deleted (409).
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
     * List setting categories
     * @description The setting categories of the device network. Search looks into Name.
     */
    get: operations['settingCategories.list'];
    put?: never;
    /**
     * Create a setting category
     * @description A group of settings. Names are unique in a device network (409). The values of a category with IsSecuritySettings are secrets, which are never shown again.
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
     * Get a setting category
     * @description One setting category with the settings it knows.
     */
    get: operations['settingCategories.get'];
    /**
     * Update a setting category
     * @description Replaces what is stored. Of PSK, BootstrapPSK, RPK, X509 and Security, which the service itself uses, the name and the keys stay (400); the default value of X509 trustedCertificates is the trust list of all devices that have none of their own. A category gets IsSecuritySettings only while there are no values of its settings (409), as what could be read is no secret.
     */
    put: operations['settingCategories.update'];
    post?: never;
    /**
     * Delete a setting category
     * @description One that the service itself uses, or that has settings, cannot be deleted (409).
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
     * List default settings
     * @description The default settings of all setting categories. Search looks into Name.
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
     * Delete a default setting
     * @description Takes it out of its category, and the values that templates give to it. Values that devices, locations and gateways have themselves stay. One that the service itself uses cannot be deleted (409).
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
     * Get a setting
     * @description One setting; a secret comes without its value.
     */
    get: operations['settings.get'];
    put?: never;
    post?: never;
    /**
     * Delete a setting
     * @description Deletes the value. When it was part of a device's credentials, its secure sessions end.
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
     * List smart object types
     * @description The LwM2M objects that the device network knows.
     */
    get: operations['smartObjectTypes.list'];
    put?: never;
    /**
     * Create a smart object type
     * @description Creates an LwM2M object without resources; add them as resource types. The pair of TypeId and ObjectUrn is unique in a device network (409).
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
     * Import smart object types
     * @description Takes object definitions with their resources, either as a JSON array or as one OMA device description file (DDF XML, as application/xml or text/xml). All of the request is imported or none of it. Definitions that the network holds already (same TypeId and ObjectUrn) stay as they are.
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
     * Get a smart object type
     * @description One LwM2M object with its resource types.
     */
    get: operations['smartObjectTypes.get'];
    /**
     * Update a smart object type
     * @description Replaces name, URN, description and whether there may be several instances. The object id stays (400), and several instances stay where a device has them (409).
     */
    put: operations['smartObjectTypes.update'];
    post?: never;
    /**
     * Delete a smart object type
     * @description One that device types, device templates, smart objects or smart object templates of its own name cannot be deleted (409). Its resource types go with it where no other object has them.
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
     * Update the resource type instances of a smart object type
     * @description Takes the whole list: an instance without Id is created, one with a known Id is updated, and one that is left out is deleted. Smart objects follow before the answer: new resources appear, and those that have gone go with their measurements and observations. Smart object templates no longer speak of them.
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
     * Add a resource type to a smart object type
     * @description Smart objects of the type have the resource from now on.
     */
    post: operations['smartObjectTypes.addResourceType'];
    /**
     * Remove a resource type from a smart object type
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
     * List resource types
     * @description The LwM2M resource definitions of the device network.
     */
    get: operations['resourceTypes.list'];
    put?: never;
    /**
     * Create a resource type
     * @description Creates a resource definition and adds it to the smart object type that the request names. A resource id is unique in its object (409).
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
     * Get a resource type
     * @description One resource definition.
     */
    get: operations['resourceTypes.get'];
    /**
     * Update a resource type
     * @description Replaces the definition, for all smart object types that have it. The resource id stays (400), and SmartObjectTypeId names one of those types.
     */
    put: operations['resourceTypes.update'];
    post?: never;
    /**
     * Delete a resource type
     * @description One that a smart object type has cannot be deleted (409).
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
     * List smart object templates
     * @description The smart object templates of the device network. Every smart object type has one that is its default.
     */
    get: operations['smartObjectTemplates.list'];
    put?: never;
    /**
     * Create a smart object template
     * @description Says how object instances of one type are set up. Resources with IsRequestObserve are observed, and values are written, once a device that is made from the template has registered.
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
     * Get a smart object template
     * @description One smart object template with its resource templates.
     */
    get: operations['smartObjectTemplates.get'];
    /**
     * Update a smart object template
     * @description Replaces name, resource templates and tags; attributes stay. The smart object type cannot be changed (400).
     */
    put: operations['smartObjectTemplates.update'];
    post?: never;
    /**
     * Delete a smart object template
     * @description The default template of a type, and one that device templates or smart objects name, stay (409).
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
     * List resource attributes of a smart object template
     * @description The attributes that devices of the template are to have.
     */
    get: operations['smartObjectTemplates.attributes'];
    /**
     * Update resource attributes of a smart object template
     * @description Takes the whole list: an attribute without Id is new, one with a known Id changes, and one that is left out is deleted. The devices that use the template get them with Write-Attributes: at object level where all instances of the type in their device template share this template, else instance by instance; those that sleep when they wake, and all of them again when they register anew. What is deleted is taken away from them.
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
     * List resource attribute definitions
     * @description All attributes that LwM2M knows. Their ids are the same in every device network and release.
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
     * List device types
     * @description The device types of the device network.
     */
    get: operations['deviceTypes.list'];
    put?: never;
    /**
     * Create a device type
     * @description The type gets a default template of the same name, so that devices can be created at once.
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
     * Get a device type
     * @description One device type with its object instances and templates.
     */
    get: operations['deviceTypes.get'];
    /**
     * Update a device type
     * @description Replaces the definition. Devices that exist keep their smart objects.
     */
    put: operations['deviceTypes.update'];
    post?: never;
    /**
     * Delete a device type
     * @description Deletes the type and its templates. A type that devices use stays (409).
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
     * List object instances of a device type
     * @description The smart object type instances of the type, each with the smart object templates that there are for it.
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
     * List smart object types of a device type
     * @description The smart object types that the type has instances of, each with the smart object templates that there are for it.
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
     * Add a setting category to a device type
     * @description Devices of the type have the default settings of the category from now on.
     */
    post: operations['deviceTypes.addSettingCategory'];
    /**
     * Remove a setting category from a device type
     * @description Devices of the type keep the values that they have themselves.
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
     * List the firmware packages of a device type
     * @description Every page is as large as it is asked to be, however many packages there are.
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
     * List all templates of a device type
     * @description All templates of the type as a plain array, ordered by name.
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
     * List templates of a device type
     * @description The templates of one device type, page by page.
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
     * List device templates
     * @description The device templates of the device network.
     */
    get: operations['deviceTemplates.list'];
    put?: never;
    /**
     * Create a device template
     * @description Creates a template for a device type. Object instances that the request does not name are those of the type.
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
     * List all device templates
     * @description All templates of the device network as a plain array, ordered by name.
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
     * Get a device template
     * @description One device template.
     */
    get: operations['deviceTemplates.get'];
    /**
     * Update a device template
     * @description Replaces the template. Its device type cannot be changed (400).
     */
    put: operations['deviceTemplates.update'];
    post?: never;
    /**
     * Delete a device template
     * @description A template that devices use, and the last template of a type, stay (409).
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
     * Change the value of a setting in a device template
     * @description Replaces the value that the template has.
     */
    put: operations['deviceTemplates.updateSettingValue'];
    /**
     * Give a setting a value in a device template
     * @description Devices of the template have the value in place of the default one, unless they have one of their own. The category is one of the device type (400); a template has one value of a setting (409).
     */
    post: operations['deviceTemplates.createSettingValue'];
    /**
     * Delete the value of a setting in a device template
     * @description Devices of the template have the default value again.
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
     * List devices
     * @description The devices of the device network. Search looks into Name and DeviceIdentifier.
     */
    get: operations['devices.list'];
    put?: never;
    /**
     * Create a device
     * @description Lets the endpoint of that DeviceIdentifier register. The device starts with the smart objects of its template. A DeviceIdentifier is unique in the service (409).
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
     * Get a device by its endpoint name
     * @description One device, found by the endpoint name it registers with.
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
     * List the names of bootstrap servers
     * @description What BootstrapServerName of a device may be, as a plain array in order.
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
     * Find devices, in short
     * @description The devices that meet every criterion which is given, and of each at least one of its ids, as a plain array in the order of their ids. Without any criterion these are all devices of the network. There are 100000 at most (409 for more).
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
     * Download the form of a mass registration
     * @description A CSV file with the header that POST /devices/multiple takes, ready to be filled in, and one row as an example. Its columns are those of a device and the settings of devices in this device network.
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
     * Create many devices
     * @description Takes up to 100000 devices, as JSON or as CSV (UTF-8, 64 MiB). Each succeeds or fails on its own, never by half; the activity log has one entry for the request and, with that entry as ParentId, one for each row. A JSON array that is no longer than other bodies may be (1 MiB unless it is set otherwise) and says so in Content-Length is checked as a whole, and answered before its devices are created. A longer one, and a CSV, is worked on as it arrives, with the answer after the last row; what ends the reading early, as a fault of the JSON or one row too many, is told by the entry "Read the rows", and the rows before it stay. The first line of the CSV names its columns, in any order and case - DeviceIdentifier, DeviceTypeId or DeviceTypeName, Name, DeviceTemplateId, LocationId, DataCollectorId, DeviceStandard, BootstrapServerName, and settings as Category.key (PSK.identity, PSK.preSharedKey). Settings have the DataType of their category, so PSK.preSharedKey is in hexadecimal digits; send a text key as JSON with DataType String. A cell that is empty counts as left out, and an apostrophe before what a spreadsheet would run as a formula ('=1+1) is no part of the text.
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
     * Get the internal device of a data collector
     * @deprecated
     * @description What the gateway says of itself, in the form of a device. It is in no list, and nothing can be sent to it.
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
     * List endpoints that are not registered
     * @description Endpoints that no device names, as gateways in discovery mode have seen them, the latest first, 1,000 at most. They are kept for 10 minutes after the discovery has ended.
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
     * Get a device
     * @description One device with its smart objects.
     */
    get: operations['devices.get'];
    /**
     * Update a device
     * @description Replaces the properties of a device. DeviceIdentifier and DeviceTypeId cannot be changed (400).
     */
    put: operations['devices.update'];
    post?: never;
    /**
     * Delete a device
     * @description Deletes the device with its registration, observations, smart objects and measurements.
     */
    delete: operations['devices.delete'];
    options?: never;
    head?: never;
    /**
     * Change a device
     * @description Applies a JSON Patch (RFC 6902), sent as application/json or application/json-patch+json, to the device in the form that PUT takes, all of its operations or none. What cannot be changed by PUT cannot be changed by PATCH either (400), but it can be tested.
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
     * Show the firmware update of a device
     * @description The update that is under way, or the last one. A device that has had none is Idle, and expected to be.
     */
    get: operations['devices.firmwareState'];
    put?: never;
    /**
     * Update the firmware of a device
     * @description Leads the device through the states of LwM2M object 5 to the package, which is for its device type (400). A device that is away or asleep begins when it is heard of. There is one update of a device at a time (409).
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
     * Cancel the firmware update of a device
     * @description The device drops what it has of the package. There is a 409 when no update is under way, and once the device has begun to update itself.
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
     * List the positions of a device
     * @description Where the device is on location resources.
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
     * List the settings of a device
     * @description The settings of a device as a plain array, by category and key; with IsInherited those that it has from its template, its location and the defaults of its type's categories. Secrets come without their values.
     */
    get: operations['devices.listSettings'];
    put?: never;
    /**
     * Add a setting to a device
     * @description Sets a value that the device does not have (409). PSK identity, RPK publicKey and X509 commonName lead to one device of the service (409).
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
     * Change a setting of a device
     * @description Replaces the value; a secret that is left out stays. CategoryId and Key cannot be changed (400). When it is part of the device's credentials, its secure sessions end.
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
     * Change setting values of a device
     * @description Sets values of several settings, of any categories, all or none. A Value that is null or left out deletes the setting; settings that are not named stay as they are. Credentials must be whole afterwards. Where they change, the secure sessions of the device end.
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
     * Export device types and templates
     * @description Device types with their device templates and setting categories, and single device templates with their types, together with the objects and smart object templates that they name, in a form that other device networks take. Resource attributes with their values, resource templates and firmware stay behind.
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
     * Import device types and templates
     * @description Adds what an export holds, item by item, and says what became of each. What the device network has stays as it is (Ignored), as do default templates, whatever was changed in them. Exports of releases before 2018_35 are refused (400). The file has 8 MiB at most.
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
     * Export object definitions
     * @description The LwM2M objects that the device network knows, with their resources, in the order of their ids.
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
     * List firmware packages
     * @description The firmware packages of all device types of the device network.
     */
    get: operations['firmwarePackages.list'];
    put?: never;
    /**
     * Upload a firmware package
     * @description Takes the file as it arrives, up to the size that the service is set to, and answers once it is safe on disk. Of an upload that is cut off nothing stays. The parts may come in any order.
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
     * Get a firmware package
     * @description One firmware package, with the size and the checksum of its file.
     */
    get: operations['firmwarePackages.get'];
    put?: never;
    post?: never;
    /**
     * Delete a firmware package
     * @description Deletes a package and its file. One that devices are being updated to cannot be deleted (409).
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
     * Update many devices to a firmware package
     * @description Updates the devices of DeviceIds, or those of the package's device type that Filter finds (the syntax is that of GET /api/v3/devices; all of them when it is empty). The activity log has one entry for the request and, with that entry as ParentId, one for each device. A device that is being updated already fails in its entry.
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
     * Download the file of a firmware package
     * @description The bytes as they were uploaded. Range, If-Range and If-None-Match are understood (RFC 9110).
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
     * Read the attributes of a device
     * @description Sends one LwM2M Discover for each object of the device but Security and Server. What it answers is shown with its smart objects.
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
     * Read the attributes of an object
     * @description Sends one LwM2M Discover for the object. Security and Server are not discovered (400).
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
     * Read the attributes of an object instance
     * @description Sends one LwM2M Discover for the object instance.
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
     * Create a smart object
     * @description Adds an object instance with the resources of its smart object type to the device that the request names, whether or not the device type has that object. A device that has registered is asked to make it (LwM2M Create with the values of the request and of its template; X-Activity-Id is the entry about it), and it is Unavailable until the device lists it. A device that has never registered is told nothing now - what can be written is, once it lists the instance. An instance number is used once per object and device (409).
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
     * Get a smart object
     * @description One object instance with its resources.
     */
    get: operations['smartObjects.get'];
    /**
     * Update a smart object
     * @description Replaces its label and its template. The device, the type and the instance number stay; a request that names others is a 400.
     */
    put: operations['smartObjects.update'];
    post?: never;
    /**
     * Delete a smart object
     * @description Removes the object instance with its measurements from the service. A device that has it is asked to delete it (LwM2M Delete; X-Activity-Id is the entry about it), on waking if it sleeps; the objects Security, Server and Device are never deleted on devices. A device that refuses keeps the instance, and brings it back when it lists its objects the next time.
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
     * List resource attributes of a smart object
     * @description The attributes of the object, the instance and its resources, as far as the device has taken or reported them, together with those that its templates want and what it refused.
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
     * Get the values of a smart object
     * @description The object instance with the latest stored value of each resource. Nothing is sent to the device.
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
     * Read a smart object from its device
     * @description Sends one LwM2M Read for the whole object instance. The values arrive as measurements and events.
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
     * List resources
     * @description The resources and resource instances of all smart objects of the device network, by smart object and LwM2M path. Search looks into Name. AccessType is a number here, for clients of the original service that test its bits.
     */
    get: operations['resources.list'];
    put?: never;
    /**
     * Add a resource to a smart object
     * @description A smart object starts with all resources of its type; this adds one that was deleted, or that its type got later. Nothing is sent to the device.
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
     * Get a resource
     * @description One resource, or one resource instance, with its latest stored value.
     */
    get: operations['resources.get'];
    /**
     * Update a resource
     * @description What a resource is comes from its type and its smart object, which stay; a request that names others is a 400.
     */
    put: operations['resources.update'];
    post?: never;
    /**
     * Delete a resource
     * @description Removes the resource with its instances, measurements and observations, or one resource instance. Nothing is sent to the device; what the device shows again is there again.
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
     * Read a resource from its device
     * @description Sends an LwM2M Read. The value arrives as a measurement and an event. A resource that cannot be read is a 400.
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
     * Write a resource on its device
     * @description Sends an LwM2M Write. The value is text in the form of the data type; one that does not fit, and a resource that cannot be written, are a 400.
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
     * Write a resource, value in the path
     * @description The same as the write with a body, for values without a slash.
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
     * Execute a resource on its device
     * @description Sends an LwM2M Execute, with arguments if the request has any. Returns 400 if the resource cannot be executed, or if the arguments do not have the form that LwM2M prescribes.
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
     * Observe a resource
     * @description Sends an LwM2M Observe. Each notification is stored as a measurement and published as an event. The observation is renewed when the device registers again, until it is cancelled or its Timeout ends.
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
     * Cancel an observation
     * @description Ends the observation of the resource. Without an observation there is nothing to do, which is fine too.
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
     * Show whether a resource is observed
     * @description The state of the observation as the service knows it.
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
     * List resource collections
     * @description The resource collections of the device network.
     */
    get: operations['resourceCollections.list'];
    put?: never;
    /**
     * Create a resource collection
     * @description A named choice of resources, worked out whenever it is used: devices that come, go or move are in it, or are not, at once. Ids of one list widen the choice, the lists narrow each other; ResourceIds belong to it in any case. Without any list nothing belongs to it.
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
     * Synchronize resource collections
     * @description Takes ids of what has been deleted out of all resource collections of the device network. The last id of a list stays, so that the list goes on narrowing.
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
     * Get a resource collection
     * @description What it chooses resources by.
     */
    get: operations['resourceCollections.get'];
    /**
     * Update a resource collection
     * @description Replaces what is stored; a list that is left out is empty. Ids of one list widen the choice, the lists narrow each other; ResourceIds belong to it in any case. Without any list nothing belongs to it.
     */
    put: operations['resourceCollections.update'];
    post?: never;
    /**
     * Delete a resource collection
     * @description One that an actuator or a transformer uses cannot be deleted (409).
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
     * List event categories
     * @description The event categories of the device network.
     */
    get: operations['eventCategories.list'];
    put?: never;
    /**
     * Create an event category
     * @description Names are unique in a device network (409).
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
     * Get an event category
     * @description One event category of the device network.
     */
    get: operations['eventCategories.get'];
    /**
     * Update an event category
     * @description Replaces what is stored.
     */
    put: operations['eventCategories.update'];
    post?: never;
    /**
     * Delete an event category
     * @description One that actuators belong to cannot be deleted (409).
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
     * List active events of an event category
     * @description The service has no rules, which events of a category would arise from, so that the page is always empty. It is there for clients that ask. What does happen is told by the event stream and to event consumers.
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
     * List actuators of an event category
     * @description The actuators that belong to the category.
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
     * List events of an event category
     * @description The service has no rules, which events of a category would arise from, so that the page is always empty. It is there for clients that ask. What does happen is told by the event stream and to event consumers.
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
     * List rules of an event category
     * @description The service has no rules, so that the page is always empty. It is there for clients that ask.
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
     * List actuators
     * @description The actuators of the device network.
     */
    get: operations['actuators.list'];
    put?: never;
    /**
     * Create an actuator
     * @description Names a resource collection, and what is to become of its resources by their types. A value is checked against its resource type (data type, range, operations), and the resource type must belong to the smart object type.
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
     * Get an actuator
     * @description One actuator of the device network.
     */
    get: operations['actuators.get'];
    /**
     * Update an actuator
     * @description Replaces what is stored. A value is checked against its resource type (data type, range, operations), and the resource type must belong to the smart object type.
     */
    put: operations['actuators.update'];
    post?: never;
    /**
     * Delete an actuator
     * @description What it has set going goes on.
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
     * Actuate
     * @description Writes the values, or executes, in every resource of the collection that the actuator has a value for. Each is a command of its own with an entry in the activity log, below the one whose id comes in X-Activity-Id. A device that is offline, or does not have the resource, is a failed entry; one that sleeps gets its command when it wakes.
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
     * Get measurements since a time
     * @description The stored values of a resource from the start until now, oldest first. A request spans 365 days at most (400); of more than 100000 values the newest come.
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
     * Get measurements between two times
     * @description The stored values of a resource from the start up to and including the end, oldest first. A request spans 365 days at most (400); of more than 100000 values the newest come.
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
     * List the transformers of a device template
     * @description Formulas that compute virtual resources of each device of the template, by name.
     */
    get: operations['transformers.listOfTemplate'];
    /**
     * Replace the transformers of a device template
     * @description The whole list: one without Id is new, one with the Id of a transformer replaces it, one that is left out is deleted. All or nothing.
     */
    put: operations['transformers.replaceOfTemplate'];
    /**
     * Add a transformer to a device template
     * @description Each device of the template gets the virtual resources, computed anew as values of the sources arrive. One whose targets would come to be among what it reads, also by way of others, is refused (400). Names are unique in a template, which has 50 at most (409).
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
     * Get a transformer of a device template
     * @description One transformer of the template.
     */
    get: operations['transformers.getOfTemplate'];
    /**
     * Update a transformer of a device template
     * @description Replaces what is stored; a transformer that was deactivated works again.
     */
    put: operations['transformers.updateOfTemplate'];
    post?: never;
    /**
     * Delete a transformer of a device template
     * @description Its virtual resources and their values go with it.
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
     * Add a transformer to a location
     * @description Makes a device of the standard Transformer at the location, whose virtual resources are computed from the resources of a resource collection, once a second at most. One whose targets would come to be among what it reads is refused (400).
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
     * List the transformers of a location
     * @description By name.
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
     * Delete a transformer of a location
     * @description Its device goes with it.
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
     * List transformer types
     * @description The kinds of transformers. There is one, JSONata: code cannot be uploaded.
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
     * Get a transformer type
     * @description One transformer type, with the configurations that it takes.
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
     * List event consumers
     * @description The event consumers of the device network, without their secrets. Search looks into Name and HttpEndpoint.
     */
    get: operations['eventConsumers.list'];
    put?: never;
    /**
     * Create an event consumer
     * @description A webhook: events of the device network are delivered to HttpEndpoint from now on, in batches that are signed as the Standard Webhooks specification says, at least once and in order. Names are unique in a device network, which has 100 event consumers at most (409).
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
     * Get an event consumer
     * @description One event consumer of the device network, without its secrets, and how its deliveries go.
     */
    get: operations['eventConsumers.get'];
    /**
     * Update an event consumer
     * @description Replaces what is stored. HttpPassword, Secret and the Value of a header stay as they are when they are left out. For 24 hours after a change of Secret, deliveries carry the signatures of both. What waits is tried again at once.
     */
    put: operations['eventConsumers.update'];
    post?: never;
    /**
     * Delete an event consumer
     * @description Also deletes the events that wait for it, and its dead letters.
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
     * Test an event consumer
     * @description Delivers the message as an event of type test, once and past what waits. What the endpoint answered is in the activity log.
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
     * List dead letters
     * @description Deliveries to the event consumer that were given up, oldest first unless Sort says otherwise. The newest 1,000 are kept.
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
     * Replay all dead letters
     * @description Has their events delivered again, oldest first, behind those that wait.
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
     * Get a dead letter
     * @description One dead letter of the event consumer, with its events.
     */
    get: operations['eventConsumers.getDeadLetter'];
    put?: never;
    post?: never;
    /**
     * Delete a dead letter
     * @description Its events are gone for this event consumer.
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
     * Replay a dead letter
     * @description Has its events delivered again, behind those that wait.
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
     * List queue items
     * @description The commands that wait for devices that sleep, oldest first.
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
     * Get a queue item
     * @description One command that waits. One that was sent, has expired or was taken back is not there any more; its activity log entry says what became of it.
     */
    get: operations['queueItems.get'];
    put?: never;
    post?: never;
    /**
     * Delete a queue item
     * @description Takes a command back; its activity log entry is Deleted. One that is being sent stays (409).
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
     * List queue items of a device
     * @description The commands that wait for one device, in the order in which they will be sent.
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
     * Aggregate measurements
     * @description Divides a span of time into intervals of the resolution and says what the values of a resource come to in each. A request spans 365 days at most (400). Text and values that are no numbers are passed over; booleans are 0 and 1. Intervals without a value are left out. docs/guides/measurements.md defines each aggregation. Query names are taken with the prefix measurementQuery too.
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
     * Aggregate measurements, compressed
     * @description The same as aggregations, without the points that repeat the point before them, and with times in epoch milliseconds only, unless dateFormat says otherwise.
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
     * List resolutions
     * @description The resolutions of the device network, the shortest first: all of them, or those for a smart object type and a resource type. One that names no resource type is for every resource.
     */
    get: operations['resolutions.list'];
    put?: never;
    /**
     * Create a resolution
     * @description Names a length of the periods that values are aggregated over. A device network has 200 of them at most (409).
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
     * Get a resolution
     * @description One resolution of the device network.
     */
    get: operations['resolutions.get'];
    /**
     * Change a resolution
     * @description Replaces it. While a transformer reads periods of it, its length stays (409).
     */
    put: operations['resolutions.update'];
    post?: never;
    /**
     * Delete a resolution
     * @description Not while a transformer reads periods of it (409).
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
     * Query measurements of several resources
     * @deprecated
     * @description One figure over many resources for each group of samples that agree in the parts of the date (UTC) that GroupBy names. A request spans 365 days, 1000 resources and 5000000 samples at most (400). Instead, ask for the aggregations of each resource.
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
     * List raw measurements of a resource until now
     * @deprecated
     * @description The stored values of a resource from the start until now, oldest first, as measurements since a time lists them. Resources have one dimension, which is 0.
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
     * List activity log entries
     * @description What was asked of devices and gateways and what became of it, newest first unless Sort says otherwise.
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
     * Get an activity log entry
     * @description One entry of the activity log.
     */
    get: operations['activityLogs.get'];
    put?: never;
    post?: never;
    /**
     * Delete an activity log entry
     * @description Deletes an entry with its children. One that is still open stays (409).
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
     * Archive an activity log entry
     * @description Puts an entry aside with its children: the list leaves it out unless its Filter names ArchivedTimestamp. One that is still open stays (409).
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
     * List who changed what
     * @description Every request with a good key that changes something, or tried to: who, what and with which result, newest first unless Sort says otherwise. Neither queries nor bodies are kept. The newest 100,000 of a device network are.
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
     * Archive all activity log entries
     * @description Puts all entries of the device network aside that are not open any more.
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
     * Delete all activity log entries
     * @description Deletes all entries of the device network that are not open any more.
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
     * Delete all outdated activity log entries
     * @description Deletes the entries that are not open any more and have been archived, or have not changed for 30 days.
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
     * Delete an activity log entry if it is outdated
     * @description Deletes an entry with its children if it is not open any more and has been archived, or has not changed for 30 days; leaves it otherwise.
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
     * Download activity log entries
     * @description The entries that were made in a time, archived ones too, oldest first, as CSV (RFC 4180) with a line of names. The device network must be the one of the request.
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
     * Follow live events
     * @description Server-sent events: each has an id, its type as event name and one MusterEvent as JSON data. A comment line keeps an idle connection open. With Last-Event-ID the stream resumes behind that event; when the service does not hold that event any more, it starts with all that it still holds. Without it, the stream starts with what happens next.
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
    VersionResponse: Model.Version;
    VersionParts: Model.VersionParts;
    DeviceNetworkRequest: Model.DeviceNetworkRequest;
    DeviceNetworkResponse: Model.DeviceNetwork;
    DeviceNetworkPage: Model.DeviceNetworkPage;
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
    RuleListResponse: Model.RuleListItem;
    EventResponse: Model.EventResponse;
    RulePage: Model.RulePage;
    EventPage: Model.EventPage;
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
    TransformerTypeListResponse: Model.TransformerTypeListItem;
    TransformerTypeResponse: Model.TransformerType;
    TransformerResourceDefinition: Model.TransformerResourceDefinition;
    TransformerTypeExternalLink: Model.TransformerTypeExternalLink;
    TransformerTypeConfigurationDefinition: Model.TransformerTypeConfigurationDefinition;
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
    AuditEntryResponse: Model.AuditEntry;
    AuditPage: Model.AuditPage;
    ActivityLogCsv: Model.ActivityLogCsv;
    ActivityLogPage: Model.ActivityLogPage;
    Picture: Model.Picture;
    EventStream: Model.EventStream;
    MusterEventType: Model.MusterEventType;
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
    /** @description Created. */
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
    /** @description Done. */
    NoContent: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Accepted; the activity log tells how it goes on. */
    CommandAccepted: {
      headers: {
        'X-Request-Id': components['headers']['XRequestId'];
        'X-Activity-Id': components['headers']['XActivityId'];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Something in the request is wrong; ModelState says which members. */
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
    /** @description There is no API key, or it is not valid (any more). */
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
    /** @description The key lacks the permission, or is no member of the device network. */
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
    /** @description There is no such entity in the device network. */
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
    /** @description The path does not take this method; Allow lists those that it takes. */
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
    /** @description The request did not arrive in time. The connection is closed. */
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
    /** @description The file has no such range. */
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
    /** @description The state of things does not allow it: something of that name exists, or something still uses this. */
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
    /** @description The body is larger than the service takes. */
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
    /** @description The body is of a media type that this operation does not take. */
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
    /** @description Too many requests. */
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
    /** @description The request line and the headers are too large. The connection is closed. */
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
    /** @description The service cannot take the request now. */
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
    /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
    DeviceNetworkHeader: string;
    /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
    IdempotencyKeyHeader: string;
    /** @description The id of the entity. */
    Id: components['schemas']['Uuid'];
    /** @description The endpoint name of the device; its id is taken as well. */
    DeviceIdentifier: components['schemas']['EndpointName'];
    /** @description The LwM2M object id. */
    ObjectId: components['schemas']['LwM2MId'];
    /** @description The object instance id. */
    InstanceNumber: components['schemas']['LwM2MId'];
    /** @description The id of the device type. */
    DeviceTypeId: components['schemas']['Uuid'];
    /** @description The id of the transformer. */
    TransformerId: components['schemas']['Uuid'];
    /** @description The id of the transformer. */
    TransformerTemplateId: components['schemas']['Uuid'];
    /** @description The id of the dead letter. */
    DeadLetterId: components['schemas']['Uuid'];
    /** @description The id of the default setting. */
    DefaultSettingId: components['schemas']['Uuid'];
    /** @description The id of the setting category. */
    SettingCategoryId: components['schemas']['Uuid'];
    /** @description The id of the resource type. */
    ResourceTypeId: components['schemas']['Uuid'];
    /** @description The id of the setting. */
    SettingId: components['schemas']['Uuid'];
    /** @description The id that another system has given. */
    ExternalId: components['schemas']['ExternalId'];
    /** @description The id of the resource. */
    ResourceId: components['schemas']['Uuid'];
    /** @description The first point in time, in epoch milliseconds. */
    Start: components['schemas']['EpochMilliseconds'];
    /** @description The last point in time, in epoch milliseconds; not before the start. */
    End: components['schemas']['EpochMilliseconds'];
    /** @description The value to write, as text. */
    Value: string;
    /** @description The dimension of the values; 0. */
    Dimension: number;
    /** @description The length of an interval in milliseconds; as fine as maximumNumberOfMeasurements allows when 0 or left out. */
    Resolution: number;
    /** @description The first point in time, in epoch milliseconds; a day before the end when left out. */
    TimespanStart: components['schemas']['EpochMilliseconds'];
    /** @description The last point in time, in epoch milliseconds; now when left out. */
    TimespanEnd: components['schemas']['EpochMilliseconds'];
    /** @description What to say of each interval; Realtime, the values as they are, when left out. */
    AggregationType: components['schemas']['AggregationType'];
    /** @description Whether points have t, d, or both when left out. */
    DateFormat: 'UnixTimestampMS' | 'ISO8601';
    /** @description How many points at most. The resolution is made coarser to keep to it; of Realtime the newest come. */
    MaximumNumberOfMeasurements: number;
    /** @description The endpoint name. */
    Endpoint: components['schemas']['EndpointName'];
    /** @description Whether to count instances and templates too. */
    IncludeMetrics: boolean;
    /** @description The number of the page, from 1. A page behind the last one has no rows. */
    Page: number;
    /** @description How many rows a page has. */
    PageSize: number;
    /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
    Filter: string;
    /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
    Sort: string;
    /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
    Search: string;
    /** @description Only events of this device. */
    EventDeviceId: components['schemas']['Uuid'];
    /** @description Only events of this resource. */
    EventResourceId: components['schemas']['Uuid'];
    /**
     * @description Only events of these types, separated by commas.
     * @example [
     *       "device.registered",
     *       "measurement"
     *     ]
     */
    EventTypes: components['schemas']['MusterEventType'][];
    /** @description The id of the device network. */
    DeviceNetworkId: components['schemas']['Uuid'];
    /** @description The begin of the time. */
    FromDate: components['schemas']['EpochMilliseconds'];
    /** @description The end of the time. */
    ToDate: components['schemas']['EpochMilliseconds'];
    /** @description The name of a role. */
    RoleName: string;
    /** @description Only definitions that were made or changed after this point in time. */
    ModifiedAfter: components['schemas']['DateTime'];
    /** @description The same in epoch milliseconds; the later of the two counts. */
    ModifiedAfterTimestamp: components['schemas']['EpochMilliseconds'];
    /** @description Only what is for this smart object type. */
    SmartObjectTypeIdQuery: components['schemas']['Uuid'];
    /** @description Only what is for this resource type. */
    ResourceTypeIdQuery: components['schemas']['Uuid'];
    /** @description Only the object with this LwM2M object id. */
    ObjectIdQuery: components['schemas']['LwM2MId'];
    /** @description A token from deviceNetworks.realtimeToken, for clients that cannot send headers (RFC 6750, section 2.3). */
    AccessToken: string;
    /** @description The id of the last event that the client has. */
    LastEventId: string;
  };
  requestBodies: never;
  headers: {
    /** @description Tells one content of the file from another (RFC 9110). */
    ETag: string;
    /** @description The id of the request: the one that the client sent, or a new one. */
    XRequestId: string;
    /**
     * @description The first, previous, next and last page, as of RFC 8288.
     * @example </api/v3/devices?Page=2&PageSize=20>; rel="next"
     */
    Link: string;
    /**
     * @description Since when it is deprecated, as of RFC 9745: @ and the seconds since 1970.
     * @example @1535328000
     */
    Deprecation: string;
    /**
     * @description When it is removed, as of RFC 8594.
     * @example Sun, 31 Mar 2019 23:59:59 GMT
     */
    Sunset: string;
    /**
     * @description The methods that the path takes.
     * @example GET, POST, HEAD, OPTIONS
     */
    Allow: string;
    /** @description Seconds to wait before the next try. */
    RetryAfter: number;
    /** @description true when this is the answer to an earlier request with the same Idempotency-Key; absent otherwise. */
    IdempotencyReplayed: 'true';
    /** @description The id of the activity log entry of the command; absent when there was nothing to send. */
    XActivityId: components['schemas']['Uuid'];
    /**
     * @description The scheme to authenticate with.
     * @example Bearer
     */
    WwwAuthenticate: string;
    /** @description The path of the new entity, where there is one to get it by. */
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
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The id of the entity. */
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
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The names. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
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
      /** @description The device networks. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
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
        /** @description The id of the entity. */
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
        /** @description The id of the entity. */
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
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The name of a role. */
        roleName: components['parameters']['RoleName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The permissions. */
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
      /** @description The names, ordered. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture, 80 by 80 pixels. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them, by name. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The permissions. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The roles. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The resolutions. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
      /** @description Done. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The locations. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
      /** @description The ticket. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description Whether devices are moved to the default data collector. */
        force?: boolean;
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
      /** @description The answer. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ticket. */
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
        /** @description The least severe level to list; Off lists nothing. */
        minLogLevel?: 'Off' | 'Error' | 'Warning' | 'Informational' | 'Verbose';
        /** @description Posts at most. */
        take?: number;
        /** @description The earliest time, in epoch milliseconds. */
        fromUnixtime?: components['schemas']['EpochMilliseconds'];
        /** @description The latest time, in epoch milliseconds. */
        untilUnixtime?: components['schemas']['EpochMilliseconds'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The log posts. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ticket. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The ids of what to export, separated by commas. */
        ids: components['schemas']['Uuid'][];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The types, in the order of the ids. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
      /** @description The data collector type as it is now. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
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
        /** @description Only templates of the type with this HardwareTypeId. */
        hardwareTypeId?: number;
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The ids of what to export, separated by commas. */
        ids: components['schemas']['Uuid'][];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The templates, in the order of the ids. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
      /** @description The data collector template as it is now. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
      /** @description The data collector template as it is now. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description The id of the default setting. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description The id of the default setting. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description The id of the default setting. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id that another system has given. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id that another system has given. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
      /** @description The new tag. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
      /** @description What the label says. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
        /** @description Whether to count instances and templates too. */
        includeMetrics?: components['parameters']['IncludeMetrics'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the resource type. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the resource type. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The attributes. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The definitions, in the order of the standard. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
        /** @description Whether to count instances and templates too. */
        includeMetrics?: components['parameters']['IncludeMetrics'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the device type. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the device type. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description The id of the default setting. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description The id of the default setting. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** @description The id of the default setting. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The endpoint name. */
        endpoint: components['parameters']['Endpoint'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The names. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
      /** @description The devices. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
      /** @description The request is taken; its course is in the activity log. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the data collector. */
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
        /** @description What their names contain, whatever the case; all of them when left out. */
        endpoint?: string;
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The endpoints. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How far the update is. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the setting. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
      /** @description The definitions. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
      /** @description What has become of each item. */
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
        /** @description Only definitions that were made or changed after this point in time. */
        modifiedAfter?: components['parameters']['ModifiedAfter'];
        /** @description The same in epoch milliseconds; the later of the two counts. */
        modifiedAfterTimestamp?: components['parameters']['ModifiedAfterTimestamp'];
        /** @description Only the object with this LwM2M object id. */
        smartObjectTypeId?: components['parameters']['ObjectIdQuery'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
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
      /** @description A part of the file, as Range asks for it. */
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
      /** @description The client has the file already (If-None-Match). */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The endpoint name of the device; its id is taken as well. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The endpoint name of the device; its id is taken as well. */
        deviceidentifier: components['parameters']['DeviceIdentifier'];
        /** @description The LwM2M object id. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The endpoint name of the device; its id is taken as well. */
        deviceidentifier: components['parameters']['DeviceIdentifier'];
        /** @description The LwM2M object id. */
        objectid: components['parameters']['ObjectId'];
        /** @description The object instance id. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The value to write, as text. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the resource. */
        resourceId: components['parameters']['ResourceId'];
        /** @description The first point in time, in epoch milliseconds. */
        start: components['parameters']['Start'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The measurements. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the resource. */
        resourceId: components['parameters']['ResourceId'];
        /** @description The first point in time, in epoch milliseconds. */
        start: components['parameters']['Start'];
        /** @description The last point in time, in epoch milliseconds; not before the start. */
        end: components['parameters']['End'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The measurements. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transformers. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
      /** @description The transformers as they are now. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the transformer. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the transformer. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the transformer. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKeyHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transformers. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the transformer. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the dead letter. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the dead letter. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
        id: components['parameters']['Id'];
        /** @description The id of the dead letter. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The length of an interval in milliseconds; as fine as maximumNumberOfMeasurements allows when 0 or left out. */
        resolution?: components['parameters']['Resolution'];
        /** @description The first point in time, in epoch milliseconds; a day before the end when left out. */
        timespanStart?: components['parameters']['TimespanStart'];
        /** @description The last point in time, in epoch milliseconds; now when left out. */
        timespanEnd?: components['parameters']['TimespanEnd'];
        /** @description What to say of each interval; Realtime, the values as they are, when left out. */
        aggregationType?: components['parameters']['AggregationType'];
        /** @description Whether points have t, d, or both when left out. */
        dateFormat?: components['parameters']['DateFormat'];
        /** @description How many points at most. The resolution is made coarser to keep to it; of Realtime the newest come. */
        maximumNumberOfMeasurements?: components['parameters']['MaximumNumberOfMeasurements'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the resource. */
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
        /** @description The length of an interval in milliseconds; as fine as maximumNumberOfMeasurements allows when 0 or left out. */
        resolution?: components['parameters']['Resolution'];
        /** @description The first point in time, in epoch milliseconds; a day before the end when left out. */
        timespanStart?: components['parameters']['TimespanStart'];
        /** @description The last point in time, in epoch milliseconds; now when left out. */
        timespanEnd?: components['parameters']['TimespanEnd'];
        /** @description What to say of each interval; Realtime, the values as they are, when left out. */
        aggregationType?: components['parameters']['AggregationType'];
        /** @description Whether points have t, d, or both when left out. */
        dateFormat?: components['parameters']['DateFormat'];
        /** @description How many points at most. The resolution is made coarser to keep to it; of Realtime the newest come. */
        maximumNumberOfMeasurements?: components['parameters']['MaximumNumberOfMeasurements'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the resource. */
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
        /** @description Only what is for this smart object type. */
        smartObjectTypeId?: components['parameters']['SmartObjectTypeIdQuery'];
        /** @description Only what is for this resource type. */
        resourceTypeId?: components['parameters']['ResourceTypeIdQuery'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The resolutions. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description Does the request once (draft-ietf-httpapi-idempotency-key-header): sent again with the same key, it does nothing and gets the first answer, with Idempotency-Replayed: true. Any text of one to 255 visible characters, such as a UUID, with or without quotes around it; it belongs to the API key and the device network of the request, and is kept for 24 hours unless the service is set otherwise. With another request it is a 422, while the first request is under way a 409. It has no example, because programs that send examples would send the same key with every request. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
      /** @description A figure for each group, in the order of time. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the resource. */
        resourceId: components['parameters']['ResourceId'];
        /** @description The dimension of the values; 0. */
        dimension: components['parameters']['Dimension'];
        /** @description The first point in time, in epoch milliseconds. */
        start: components['parameters']['Start'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The measurements. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The number of the page, from 1. A page behind the last one has no rows. */
        Page?: components['parameters']['Page'];
        /** @description How many rows a page has. */
        PageSize?: components['parameters']['PageSize'];
        /** @description Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq. */
        Filter?: components['parameters']['Filter'];
        /** @description Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id. */
        Sort?: components['parameters']['Sort'];
        /** @description Text that rows must contain in one of their searched fields (names and identifiers), whatever the case. */
        Search?: components['parameters']['Search'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of entries. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
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
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the entity. */
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
        /** @description The begin of the time. */
        fromDate: components['parameters']['FromDate'];
        /** @description The end of the time. */
        toDate: components['parameters']['ToDate'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
      };
      path: {
        /** @description The id of the device network. */
        deviceNetworkId: components['parameters']['DeviceNetworkId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The entries. */
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
        /** @description Only events of this device. */
        deviceId?: components['parameters']['EventDeviceId'];
        /** @description Only events of this resource. */
        resourceId?: components['parameters']['EventResourceId'];
        /**
         * @description Only events of these types, separated by commas.
         * @example [
         *       "device.registered",
         *       "measurement"
         *     ]
         */
        types?: components['parameters']['EventTypes'];
        /** @description A token from deviceNetworks.realtimeToken, for clients that cannot send headers (RFC 6750, section 2.3). */
        access_token?: components['parameters']['AccessToken'];
      };
      header?: {
        /** @description The device network to work in: the one of the key when left out. A network that the key is no member of is a 403. It has no example, because programs that send examples would name a network that is not there. */
        'X-DeviceNetwork'?: components['parameters']['DeviceNetworkHeader'];
        /** @description The id of the last event that the client has. */
        'Last-Event-ID'?: components['parameters']['LastEventId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The stream of events; it ends when either side closes it. */
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
