// Made from openapi.yaml by `pnpm generate`; do not edit.
export const tenantsList = {
  id: 'tenants.list',
  method: 'GET',
  path: '/api/v3/tenants',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: false,
  result: 'page',
} as const;

export const tenantsGetDirectory = {
  id: 'tenants.getDirectory',
  method: 'GET',
  path: '/api/v3/tenants/adtenant',
  query: [],
  network: true,
  result: 'scalar',
} as const;

export const tenantsGet = {
  id: 'tenants.get',
  method: 'GET',
  path: '/api/v3/tenants/{id}',
  query: [],
  network: false,
  result: 'object',
} as const;

export const tenantsUpdate = {
  id: 'tenants.update',
  method: 'PUT',
  path: '/api/v3/tenants/{id}',
  query: [],
  network: false,
  result: 'none',
} as const;

export const tenantsPermissions = {
  id: 'tenants.permissions',
  method: 'GET',
  path: '/api/v3/tenants/{id}/permissions/{roleName}',
  query: [],
  network: false,
  result: 'object',
} as const;
