// Made from openapi.yaml by `pnpm generate`; do not edit.
export const settingsGet = {
  id: 'settings.get',
  method: 'GET',
  path: '/api/v3/settings/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const settingsDelete = {
  id: 'settings.delete',
  method: 'DELETE',
  path: '/api/v3/settings/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
