// Made from openapi.yaml by `pnpm generate`; do not edit.
export const apiKeysList = {
  id: 'apiKeys.list',
  method: 'GET',
  path: '/api/v3/apikeys',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const apiKeysCreate = {
  id: 'apiKeys.create',
  method: 'POST',
  path: '/api/v3/apikeys',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const apiKeysGet = {
  id: 'apiKeys.get',
  method: 'GET',
  path: '/api/v3/apikeys/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const apiKeysUpdate = {
  id: 'apiKeys.update',
  method: 'PUT',
  path: '/api/v3/apikeys/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const apiKeysDelete = {
  id: 'apiKeys.delete',
  method: 'DELETE',
  path: '/api/v3/apikeys/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
