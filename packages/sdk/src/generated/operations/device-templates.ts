// Made from openapi.yaml by `pnpm generate`; do not edit.
export const deviceTemplatesListAllByDeviceType = {
  id: 'deviceTemplates.listAllByDeviceType',
  method: 'GET',
  path: '/api/v3/devicetypes/list/{deviceTypeId}/templates',
  query: [],
  network: true,
  result: 'array',
} as const;

export const deviceTemplatesListByDeviceType = {
  id: 'deviceTemplates.listByDeviceType',
  method: 'GET',
  path: '/api/v3/devicetypes/{deviceTypeId}/templates',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const deviceTemplatesList = {
  id: 'deviceTemplates.list',
  method: 'GET',
  path: '/api/v3/devicetemplates',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const deviceTemplatesCreate = {
  id: 'deviceTemplates.create',
  method: 'POST',
  path: '/api/v3/devicetemplates',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const deviceTemplatesListAll = {
  id: 'deviceTemplates.listAll',
  method: 'GET',
  path: '/api/v3/devicetemplates/list',
  query: [],
  network: true,
  result: 'array',
} as const;

export const deviceTemplatesGet = {
  id: 'deviceTemplates.get',
  method: 'GET',
  path: '/api/v3/devicetemplates/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const deviceTemplatesUpdate = {
  id: 'deviceTemplates.update',
  method: 'PUT',
  path: '/api/v3/devicetemplates/{id}',
  query: [],
  network: true,
  result: 'command',
} as const;

export const deviceTemplatesDelete = {
  id: 'deviceTemplates.delete',
  method: 'DELETE',
  path: '/api/v3/devicetemplates/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const deviceTemplatesCreateSettingValue = {
  id: 'deviceTemplates.createSettingValue',
  method: 'POST',
  path: '/api/v3/devicetemplates/{id}/settingcategory/{settingCategoryId}/setting/{settingId}/value',
  query: [],
  network: true,
  takesKey: true,
  result: 'none',
} as const;

export const deviceTemplatesUpdateSettingValue = {
  id: 'deviceTemplates.updateSettingValue',
  method: 'PUT',
  path: '/api/v3/devicetemplates/{id}/settingcategory/{settingCategoryId}/setting/{settingId}/value',
  query: [],
  network: true,
  result: 'none',
} as const;

export const deviceTemplatesDeleteSettingValue = {
  id: 'deviceTemplates.deleteSettingValue',
  method: 'DELETE',
  path: '/api/v3/devicetemplates/{id}/settingcategory/{settingCategoryId}/setting/{settingId}/value',
  query: [],
  network: true,
  result: 'none',
} as const;
