// Made from openapi.yaml by `pnpm generate`; do not edit.
export const resourceTypesList = {
  id: 'resourceTypes.list',
  method: 'GET',
  path: '/api/v3/resourcetypes',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const resourceTypesCreate = {
  id: 'resourceTypes.create',
  method: 'POST',
  path: '/api/v3/resourcetypes',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const resourceTypesGet = {
  id: 'resourceTypes.get',
  method: 'GET',
  path: '/api/v3/resourcetypes/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const resourceTypesUpdate = {
  id: 'resourceTypes.update',
  method: 'PUT',
  path: '/api/v3/resourcetypes/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const resourceTypesDelete = {
  id: 'resourceTypes.delete',
  method: 'DELETE',
  path: '/api/v3/resourcetypes/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
