// Made from openapi.yaml by `pnpm generate`; do not edit.
export const eventsList = {
  id: 'events.list',
  method: 'GET',
  path: '/api/v3/events',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const eventsListActive = {
  id: 'events.listActive',
  method: 'GET',
  path: '/api/v3/events/activeEvents',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const eventsGet = {
  id: 'events.get',
  method: 'GET',
  path: '/api/v3/events/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const eventsReset = {
  id: 'events.reset',
  method: 'POST',
  path: '/api/v3/events/{id}/reset',
  query: [],
  network: true,
  result: 'none',
} as const;

export const eventsStream = {
  id: 'events.stream',
  method: 'GET',
  path: '/api/v3/events/stream',
  query: ['deviceId', 'resourceId', 'types', 'access_token'],
  network: true,
  result: 'stream',
} as const;
