// Made from openapi.yaml by `pnpm generate`; do not edit.
export const versionGet = {
  id: 'version.get',
  method: 'GET',
  path: '/api/v3/version',
  query: [],
  network: false,
  result: 'object',
} as const;
