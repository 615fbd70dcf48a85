// Made from openapi.yaml by `pnpm generate`; do not edit.
export const positionsList = {
  id: 'positions.list',
  method: 'GET',
  path: '/api/v3/positions',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const positionsCreate = {
  id: 'positions.create',
  method: 'POST',
  path: '/api/v3/positions',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const positionsGet = {
  id: 'positions.get',
  method: 'GET',
  path: '/api/v3/positions/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const positionsUpdate = {
  id: 'positions.update',
  method: 'PUT',
  path: '/api/v3/positions/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const positionsDelete = {
  id: 'positions.delete',
  method: 'DELETE',
  path: '/api/v3/positions/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
