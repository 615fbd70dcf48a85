// Made from openapi.yaml by `pnpm generate`; do not edit.
export const tagsList = {
  id: 'tags.list',
  method: 'GET',
  path: '/api/v3/tags',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const tagsCreate = {
  id: 'tags.create',
  method: 'POST',
  path: '/api/v3/tags',
  query: [],
  network: true,
  takesKey: true,
  result: 'object',
} as const;

export const tagsGet = {
  id: 'tags.get',
  method: 'GET',
  path: '/api/v3/tags/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const tagsUpdate = {
  id: 'tags.update',
  method: 'PUT',
  path: '/api/v3/tags/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const tagsDelete = {
  id: 'tags.delete',
  method: 'DELETE',
  path: '/api/v3/tags/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const tagsListDataCollectors = {
  id: 'tags.listDataCollectors',
  method: 'GET',
  path: '/api/v3/tags/{id}/datacollectors',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const tagsListLocations = {
  id: 'tags.listLocations',
  method: 'GET',
  path: '/api/v3/tags/{id}/locations',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;
