// Made from openapi.yaml by `pnpm generate`; do not edit.
export const responsibilitiesList = {
  id: 'responsibilities.list',
  method: 'GET',
  path: '/api/v3/Responsibilities',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const responsibilitiesCreate = {
  id: 'responsibilities.create',
  method: 'POST',
  path: '/api/v3/Responsibilities',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const responsibilitiesGet = {
  id: 'responsibilities.get',
  method: 'GET',
  path: '/api/v3/Responsibilities/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const responsibilitiesUpdate = {
  id: 'responsibilities.update',
  method: 'PUT',
  path: '/api/v3/Responsibilities/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const responsibilitiesDelete = {
  id: 'responsibilities.delete',
  method: 'DELETE',
  path: '/api/v3/Responsibilities/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
