// Made from openapi.yaml by `pnpm generate`; do not edit.
export const deviceTypesList = {
  id: 'deviceTypes.list',
  method: 'GET',
  path: '/api/v3/devicetypes',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search', 'includeMetrics'],
  network: true,
  result: 'page',
} as const;

export const deviceTypesCreate = {
  id: 'deviceTypes.create',
  method: 'POST',
  path: '/api/v3/devicetypes',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const deviceTypesGet = {
  id: 'deviceTypes.get',
  method: 'GET',
  path: '/api/v3/devicetypes/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const deviceTypesUpdate = {
  id: 'deviceTypes.update',
  method: 'PUT',
  path: '/api/v3/devicetypes/{id}',
  query: [],
  network: true,
  result: 'command',
} as const;

export const deviceTypesDelete = {
  id: 'deviceTypes.delete',
  method: 'DELETE',
  path: '/api/v3/devicetypes/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const deviceTypesSmartObjectTypeInstances = {
  id: 'deviceTypes.smartObjectTypeInstances',
  method: 'GET',
  path: '/api/v3/devicetypes/{id}/smartobjecttypeinstances',
  query: [],
  network: true,
  result: 'array',
} as const;

export const deviceTypesSmartObjectTypes = {
  id: 'deviceTypes.smartObjectTypes',
  method: 'GET',
  path: '/api/v3/devicetypes/{id}/smartobjecttypes',
  query: [],
  network: true,
  result: 'array',
} as const;

export const deviceTypesAddSettingCategory = {
  id: 'deviceTypes.addSettingCategory',
  method: 'POST',
  path: '/api/v3/devicetypes/{id}/settingcategories/{settingCategoryId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const deviceTypesRemoveSettingCategory = {
  id: 'deviceTypes.removeSettingCategory',
  method: 'DELETE',
  path: '/api/v3/devicetypes/{id}/settingcategories/{settingCategoryId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const deviceTypesListFirmwarePackages = {
  id: 'deviceTypes.listFirmwarePackages',
  method: 'GET',
  path: '/api/v3/devicetypes/{id}/firmwarepackages',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;
