// Made from openapi.yaml by `pnpm generate`; do not edit.
export const locationResourcesList = {
  id: 'locationResources.list',
  method: 'GET',
  path: '/api/v3/locationResources',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const locationResourcesCreate = {
  id: 'locationResources.create',
  method: 'POST',
  path: '/api/v3/locationResources',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const locationResourcesGet = {
  id: 'locationResources.get',
  method: 'GET',
  path: '/api/v3/locationResources/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const locationResourcesUpdate = {
  id: 'locationResources.update',
  method: 'PUT',
  path: '/api/v3/locationResources/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const locationResourcesDelete = {
  id: 'locationResources.delete',
  method: 'DELETE',
  path: '/api/v3/locationResources/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const locationResourcesDownload = {
  id: 'locationResources.download',
  method: 'GET',
  path: '/api/v3/locationResources/{id}/file',
  query: [],
  network: true,
  result: 'binary',
} as const;

export const locationResourcesListPositions = {
  id: 'locationResources.listPositions',
  method: 'GET',
  path: '/api/v3/locationResources/{id}/positions',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const locationResourcesRegenerateSvg = {
  id: 'locationResources.regenerateSvg',
  method: 'POST',
  path: '/api/v3/locationResources/{id}/RegenerateSvg',
  query: [],
  network: true,
  result: 'none',
} as const;

export const locationResourcesSvg = {
  id: 'locationResources.svg',
  method: 'GET',
  path: '/api/v3/locationResources/{id}/svg',
  query: [],
  network: true,
  result: 'binary',
} as const;
