// Made from openapi.yaml by `pnpm generate`; do not edit.
export const usageListByTenant = {
  id: 'usage.listByTenant',
  method: 'GET',
  path: '/api/v3/tenants/{id}/usage',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: false,
  result: 'page',
} as const;

export const usageDownloadByTenant = {
  id: 'usage.downloadByTenant',
  method: 'GET',
  path: '/api/v3/tenants/{id}/usage/download',
  query: [],
  network: false,
  result: 'binary',
} as const;

export const usageList = {
  id: 'usage.list',
  method: 'GET',
  path: '/api/v3/usage',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const usageDownload = {
  id: 'usage.download',
  method: 'GET',
  path: '/api/v3/usage/download',
  query: [],
  network: true,
  result: 'binary',
} as const;
