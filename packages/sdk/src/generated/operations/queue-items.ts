// Made from openapi.yaml by `pnpm generate`; do not edit.
export const queueItemsList = {
  id: 'queueItems.list',
  method: 'GET',
  path: '/api/v3/queueitems',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const queueItemsGet = {
  id: 'queueItems.get',
  method: 'GET',
  path: '/api/v3/queueitems/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const queueItemsDelete = {
  id: 'queueItems.delete',
  method: 'DELETE',
  path: '/api/v3/queueitems/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const queueItemsListByDevice = {
  id: 'queueItems.listByDevice',
  method: 'GET',
  path: '/api/v3/devices/{id}/queueitems',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;
