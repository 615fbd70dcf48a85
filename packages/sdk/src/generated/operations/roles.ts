// Made from openapi.yaml by `pnpm generate`; do not edit.
export const rolesList = {
  id: 'roles.list',
  method: 'GET',
  path: '/api/v3/roles',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const rolesCreate = {
  id: 'roles.create',
  method: 'POST',
  path: '/api/v3/roles',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const rolesGet = {
  id: 'roles.get',
  method: 'GET',
  path: '/api/v3/roles/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const rolesUpdate = {
  id: 'roles.update',
  method: 'PUT',
  path: '/api/v3/roles/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const rolesDelete = {
  id: 'roles.delete',
  method: 'DELETE',
  path: '/api/v3/roles/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
