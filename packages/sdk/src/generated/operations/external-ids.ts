// Made from openapi.yaml by `pnpm generate`; do not edit.
export const externalIdsListDataCollectors = {
  id: 'externalIds.listDataCollectors',
  method: 'GET',
  path: '/api/v3/externalIds/{id}/datacollectors',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const externalIdsListLocations = {
  id: 'externalIds.listLocations',
  method: 'GET',
  path: '/api/v3/externalIds/{id}/locations',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;
