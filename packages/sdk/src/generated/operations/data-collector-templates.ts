// Made from openapi.yaml by `pnpm generate`; do not edit.
export const dataCollectorTemplatesList = {
  id: 'dataCollectorTemplates.list',
  method: 'GET',
  path: '/api/v3/dataCollectorTemplates',
  query: ['hardwareTypeId', 'Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const dataCollectorTemplatesCreate = {
  id: 'dataCollectorTemplates.create',
  method: 'POST',
  path: '/api/v3/dataCollectorTemplates',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const dataCollectorTemplatesExport = {
  id: 'dataCollectorTemplates.export',
  method: 'GET',
  path: '/api/v3/dataCollectorTemplates/export',
  query: ['ids'],
  network: true,
  result: 'array',
} as const;

export const dataCollectorTemplatesImport = {
  id: 'dataCollectorTemplates.import',
  method: 'POST',
  path: '/api/v3/dataCollectorTemplates/import',
  query: [],
  network: true,
  result: 'none',
} as const;

export const dataCollectorTemplatesGet = {
  id: 'dataCollectorTemplates.get',
  method: 'GET',
  path: '/api/v3/dataCollectorTemplates/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const dataCollectorTemplatesUpdate = {
  id: 'dataCollectorTemplates.update',
  method: 'PUT',
  path: '/api/v3/dataCollectorTemplates/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const dataCollectorTemplatesPatch = {
  id: 'dataCollectorTemplates.patch',
  method: 'PATCH',
  path: '/api/v3/dataCollectorTemplates/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const dataCollectorTemplatesDelete = {
  id: 'dataCollectorTemplates.delete',
  method: 'DELETE',
  path: '/api/v3/dataCollectorTemplates/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const dataCollectorTemplatesCreateSettingValue = {
  id: 'dataCollectorTemplates.createSettingValue',
  method: 'POST',
  path: '/api/v3/dataCollectorTemplates/{id}/settingcategory/{settingCategoryId}/setting/{settingId}/value',
  query: [],
  network: true,
  takesKey: true,
  result: 'none',
} as const;

export const dataCollectorTemplatesUpdateSettingValue = {
  id: 'dataCollectorTemplates.updateSettingValue',
  method: 'PUT',
  path: '/api/v3/dataCollectorTemplates/{id}/settingcategory/{settingCategoryId}/setting/{settingId}/value',
  query: [],
  network: true,
  result: 'none',
} as const;

export const dataCollectorTemplatesDeleteSettingValue = {
  id: 'dataCollectorTemplates.deleteSettingValue',
  method: 'DELETE',
  path: '/api/v3/dataCollectorTemplates/{id}/settingcategory/{settingCategoryId}/setting/{settingId}/value',
  query: [],
  network: true,
  result: 'none',
} as const;
