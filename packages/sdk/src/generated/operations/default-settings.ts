// Made from openapi.yaml by `pnpm generate`; do not edit.
export const defaultSettingsList = {
  id: 'defaultSettings.list',
  method: 'GET',
  path: '/api/v3/defaultsettings',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const defaultSettingsDelete = {
  id: 'defaultSettings.delete',
  method: 'DELETE',
  path: '/api/v3/defaultsettings/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
