// Made from openapi.yaml by `pnpm generate`; do not edit.
export const eventsStream = {
  id: 'events.stream',
  method: 'GET',
  path: '/api/v3/events/stream',
  query: ['deviceId', 'resourceId', 'types', 'access_token'],
  network: true,
  result: 'stream',
} as const;
