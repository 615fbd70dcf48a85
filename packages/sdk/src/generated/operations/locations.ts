// Made from openapi.yaml by `pnpm generate`; do not edit.
export const locationsList = {
  id: 'locations.list',
  method: 'GET',
  path: '/api/v3/locations',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const locationsCreate = {
  id: 'locations.create',
  method: 'POST',
  path: '/api/v3/locations',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const locationsGet = {
  id: 'locations.get',
  method: 'GET',
  path: '/api/v3/locations/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const locationsUpdate = {
  id: 'locations.update',
  method: 'PUT',
  path: '/api/v3/locations/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const locationsDelete = {
  id: 'locations.delete',
  method: 'DELETE',
  path: '/api/v3/locations/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const locationsListChildDataCollectors = {
  id: 'locations.listChildDataCollectors',
  method: 'GET',
  path: '/api/v3/locations/{id}/childDatacollectors',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const locationsListChildDevices = {
  id: 'locations.listChildDevices',
  method: 'GET',
  path: '/api/v3/locations/{id}/childDevices',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const locationsListDataCollectors = {
  id: 'locations.listDataCollectors',
  method: 'GET',
  path: '/api/v3/locations/{id}/datacollectors',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const locationsListDevices = {
  id: 'locations.listDevices',
  method: 'GET',
  path: '/api/v3/locations/{id}/devices',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const locationsListLocationResources = {
  id: 'locations.listLocationResources',
  method: 'GET',
  path: '/api/v3/locations/{id}/locationresources',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const locationsListPositions = {
  id: 'locations.listPositions',
  method: 'GET',
  path: '/api/v3/locations/{id}/positions',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const locationsListLocations = {
  id: 'locations.listLocations',
  method: 'GET',
  path: '/api/v3/locations/{id}/locations',
  query: [],
  network: true,
  result: 'array',
} as const;

export const locationsListSettings = {
  id: 'locations.listSettings',
  method: 'GET',
  path: '/api/v3/locations/{id}/settings',
  query: [],
  network: true,
  result: 'array',
} as const;

export const locationsCreateSetting = {
  id: 'locations.createSetting',
  method: 'POST',
  path: '/api/v3/locations/{id}/settings',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const locationsUpdateSetting = {
  id: 'locations.updateSetting',
  method: 'PUT',
  path: '/api/v3/locations/{id}/settings/{settingId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const locationsUpdateSettingValues = {
  id: 'locations.updateSettingValues',
  method: 'PUT',
  path: '/api/v3/locations/{id}/settingvalues',
  query: [],
  network: true,
  result: 'none',
} as const;

export const locationsCreateSettingInCategory = {
  id: 'locations.createSettingInCategory',
  method: 'POST',
  path: '/api/v3/locations/{id}/settingcategories/{settingCategoryId}/settings',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;
