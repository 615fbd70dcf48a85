// Made from openapi.yaml by `pnpm generate`; do not edit.
export const kpiSince = {
  id: 'kpi.since',
  method: 'GET',
  path: '/api/v3/kpi/{resourceId}/{dimension}/since/{start}/untilNow',
  query: [],
  network: true,
  result: 'object',
} as const;
