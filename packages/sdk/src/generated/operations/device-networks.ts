// Made from openapi.yaml by `pnpm generate`; do not edit.
export const deviceNetworksList = {
  id: 'deviceNetworks.list',
  method: 'GET',
  path: '/api/v3/deviceNetworks',
  query: [],
  network: false,
  result: 'array',
} as const;

export const deviceNetworksCreate = {
  id: 'deviceNetworks.create',
  method: 'POST',
  path: '/api/v3/deviceNetworks',
  query: [],
  network: false,
  takesKey: true,
  result: 'id',
} as const;

export const deviceNetworksGet = {
  id: 'deviceNetworks.get',
  method: 'GET',
  path: '/api/v3/deviceNetworks/{id}',
  query: [],
  network: false,
  result: 'object',
} as const;

export const deviceNetworksDelete = {
  id: 'deviceNetworks.delete',
  method: 'DELETE',
  path: '/api/v3/deviceNetworks/{id}',
  query: [],
  network: false,
  result: 'none',
} as const;

export const deviceNetworksCurrent = {
  id: 'deviceNetworks.current',
  method: 'GET',
  path: '/api/v3/deviceNetwork',
  query: [],
  network: true,
  result: 'object',
} as const;

export const deviceNetworksPermissions = {
  id: 'deviceNetworks.permissions',
  method: 'GET',
  path: '/api/v3/deviceNetwork/permissions',
  query: [],
  network: true,
  result: 'object',
} as const;

export const deviceNetworksListAllSpecificRoles = {
  id: 'deviceNetworks.listAllSpecificRoles',
  method: 'GET',
  path: '/api/v3/deviceNetwork/list/SpecificRoles',
  query: [],
  network: true,
  result: 'array',
} as const;

export const deviceNetworksListResolutions = {
  id: 'deviceNetworks.listResolutions',
  method: 'GET',
  path: '/api/v3/deviceNetwork/list/resolutions',
  query: [],
  network: true,
  result: 'array',
} as const;

export const deviceNetworksSeed = {
  id: 'deviceNetworks.seed',
  method: 'POST',
  path: '/api/v3/deviceNetwork/SeedDatabase',
  query: [],
  network: true,
  result: 'none',
} as const;

export const deviceNetworksSetupEventCategories = {
  id: 'deviceNetworks.setupEventCategories',
  method: 'POST',
  path: '/api/v3/deviceNetwork/setupsystemeventcategories',
  query: [],
  network: true,
  result: 'none',
} as const;

export const deviceNetworksSetupMonitors = {
  id: 'deviceNetworks.setupMonitors',
  method: 'POST',
  path: '/api/v3/deviceNetwork/setupmonitors',
  query: [],
  network: true,
  result: 'none',
} as const;

export const deviceNetworksListSpecificRoles = {
  id: 'deviceNetworks.listSpecificRoles',
  method: 'GET',
  path: '/api/v3/deviceNetwork/SpecificRoles',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const deviceNetworksRegenerateLocationResourceSvgs = {
  id: 'deviceNetworks.regenerateLocationResourceSvgs',
  method: 'POST',
  path: '/api/v3/deviceNetwork/RegenerateLocationResourceSvgs',
  query: [],
  network: true,
  result: 'none',
} as const;

export const deviceNetworksReinitializeRoles = {
  id: 'deviceNetworks.reinitializeRoles',
  method: 'POST',
  path: '/api/v3/deviceNetwork/ReinitializeRoles',
  query: [],
  network: true,
  result: 'none',
} as const;

export const deviceNetworksRealtimeToken = {
  id: 'deviceNetworks.realtimeToken',
  method: 'POST',
  path: '/api/v3/deviceNetwork/realtimeToken',
  query: [],
  network: true,
  result: 'object',
} as const;

export const deviceNetworksDiscoverDevices = {
  id: 'deviceNetworks.discoverDevices',
  method: 'POST',
  path: '/api/v3/deviceNetwork/discoverdevices',
  query: [],
  network: true,
  result: 'command',
} as const;

export const deviceNetworksRefreshDataCollectorStatus = {
  id: 'deviceNetworks.refreshDataCollectorStatus',
  method: 'POST',
  path: '/api/v3/deviceNetwork/refreshDataCollectorStatuess',
  query: [],
  network: true,
  result: 'command',
} as const;
