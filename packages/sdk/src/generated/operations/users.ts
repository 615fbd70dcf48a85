// Made from openapi.yaml by `pnpm generate`; do not edit.
export const usersCurrent = {
  id: 'users.current',
  method: 'GET',
  path: '/api/v3/user',
  query: [],
  network: true,
  result: 'object',
} as const;

export const usersResponsibilities = {
  id: 'users.responsibilities',
  method: 'GET',
  path: '/api/v3/user/Responsibilities',
  query: [],
  network: true,
  result: 'array',
} as const;

export const usersListDeviceNetworks = {
  id: 'users.listDeviceNetworks',
  method: 'GET',
  path: '/api/v3/user/devicenetworks',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: false,
  result: 'page',
} as const;

export const usersListAllDeviceNetworks = {
  id: 'users.listAllDeviceNetworks',
  method: 'GET',
  path: '/api/v3/user/devicenetworks/list',
  query: [],
  network: false,
  result: 'array',
} as const;

export const usersThumbnail = {
  id: 'users.thumbnail',
  method: 'GET',
  path: '/api/v3/user/thumbnail',
  query: [],
  network: true,
  result: 'binary',
} as const;
