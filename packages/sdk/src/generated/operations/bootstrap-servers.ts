// Made from openapi.yaml by `pnpm generate`; do not edit.
export const bootstrapServersList = {
  id: 'bootstrapServers.list',
  method: 'GET',
  path: '/api/v3/bootstrapservers',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const bootstrapServersCreate = {
  id: 'bootstrapServers.create',
  method: 'POST',
  path: '/api/v3/bootstrapservers',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const bootstrapServersGet = {
  id: 'bootstrapServers.get',
  method: 'GET',
  path: '/api/v3/bootstrapservers/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const bootstrapServersUpdate = {
  id: 'bootstrapServers.update',
  method: 'PUT',
  path: '/api/v3/bootstrapservers/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const bootstrapServersDelete = {
  id: 'bootstrapServers.delete',
  method: 'DELETE',
  path: '/api/v3/bootstrapservers/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
