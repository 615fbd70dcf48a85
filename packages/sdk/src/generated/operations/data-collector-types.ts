// Made from openapi.yaml by `pnpm generate`; do not edit.
export const dataCollectorTypesList = {
  id: 'dataCollectorTypes.list',
  method: 'GET',
  path: '/api/v3/dataCollectorTypes',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const dataCollectorTypesCreate = {
  id: 'dataCollectorTypes.create',
  method: 'POST',
  path: '/api/v3/dataCollectorTypes',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const dataCollectorTypesExport = {
  id: 'dataCollectorTypes.export',
  method: 'GET',
  path: '/api/v3/dataCollectorTypes/export',
  query: ['ids'],
  network: true,
  result: 'array',
} as const;

export const dataCollectorTypesImport = {
  id: 'dataCollectorTypes.import',
  method: 'POST',
  path: '/api/v3/dataCollectorTypes/obsolete/import',
  query: [],
  network: true,
  result: 'none',
} as const;

export const dataCollectorTypesListWithMetrics = {
  id: 'dataCollectorTypes.listWithMetrics',
  method: 'GET',
  path: '/api/v3/dataCollectorTypes/withMetrics',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const dataCollectorTypesGet = {
  id: 'dataCollectorTypes.get',
  method: 'GET',
  path: '/api/v3/dataCollectorTypes/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const dataCollectorTypesUpdate = {
  id: 'dataCollectorTypes.update',
  method: 'PUT',
  path: '/api/v3/dataCollectorTypes/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const dataCollectorTypesPatch = {
  id: 'dataCollectorTypes.patch',
  method: 'PATCH',
  path: '/api/v3/dataCollectorTypes/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const dataCollectorTypesDelete = {
  id: 'dataCollectorTypes.delete',
  method: 'DELETE',
  path: '/api/v3/dataCollectorTypes/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const dataCollectorTypesListDataCollectors = {
  id: 'dataCollectorTypes.listDataCollectors',
  method: 'GET',
  path: '/api/v3/dataCollectorTypes/{id}/dataCollectors',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const dataCollectorTypesListTemplates = {
  id: 'dataCollectorTypes.listTemplates',
  method: 'GET',
  path: '/api/v3/dataCollectorTypes/{id}/dataCollectorTemplates',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const dataCollectorTypesAddSettingCategory = {
  id: 'dataCollectorTypes.addSettingCategory',
  method: 'POST',
  path: '/api/v3/dataCollectorTypes/{id}/settingcategory/{settingCategoryId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const dataCollectorTypesRemoveSettingCategory = {
  id: 'dataCollectorTypes.removeSettingCategory',
  method: 'DELETE',
  path: '/api/v3/dataCollectorTypes/{id}/settingcategory/{settingCategoryId}',
  query: [],
  network: true,
  result: 'none',
} as const;
