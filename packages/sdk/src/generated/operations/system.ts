// Made from openapi.yaml by `pnpm generate`; do not edit.
export const systemListSilos = {
  id: 'system.listSilos',
  method: 'GET',
  path: '/api/v3/system/silostatus',
  query: [],
  network: true,
  result: 'array',
} as const;
