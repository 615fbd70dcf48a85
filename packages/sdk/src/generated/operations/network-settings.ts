// Made from openapi.yaml by `pnpm generate`; do not edit.
export const networkSettingsList = {
  id: 'networkSettings.list',
  method: 'GET',
  path: '/api/v3/networkSettings',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const networkSettingsCreate = {
  id: 'networkSettings.create',
  method: 'POST',
  path: '/api/v3/networkSettings',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const networkSettingsGet = {
  id: 'networkSettings.get',
  method: 'GET',
  path: '/api/v3/networkSettings/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const networkSettingsUpdate = {
  id: 'networkSettings.update',
  method: 'PUT',
  path: '/api/v3/networkSettings/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const networkSettingsDelete = {
  id: 'networkSettings.delete',
  method: 'DELETE',
  path: '/api/v3/networkSettings/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
