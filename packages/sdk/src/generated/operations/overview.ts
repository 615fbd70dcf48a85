// Made from openapi.yaml by `pnpm generate`; do not edit.
export const overviewGet = {
  id: 'overview.get',
  method: 'GET',
  path: '/api/v3/overview',
  query: [],
  network: true,
  result: 'object',
} as const;

export const overviewHistory = {
  id: 'overview.history',
  method: 'GET',
  path: '/api/v3/overview/history',
  query: ['timespanStart', 'timespanEnd', 'resolution'],
  network: true,
  result: 'object',
} as const;
