// Made from openapi.yaml by `pnpm generate`; do not edit.
export const permissionsList = {
  id: 'permissions.list',
  method: 'GET',
  path: '/api/v3/Permissions',
  query: [],
  network: true,
  result: 'array',
} as const;
