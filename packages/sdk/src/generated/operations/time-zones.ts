// Made from openapi.yaml by `pnpm generate`; do not edit.
export const timeZonesList = {
  id: 'timeZones.list',
  method: 'GET',
  path: '/api/v3/timeZones',
  query: [],
  network: false,
  result: 'array',
} as const;
