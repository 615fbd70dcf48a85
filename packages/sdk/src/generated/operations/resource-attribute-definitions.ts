// Made from openapi.yaml by `pnpm generate`; do not edit.
export const resourceAttributeDefinitionsList = {
  id: 'resourceAttributeDefinitions.list',
  method: 'GET',
  path: '/api/v3/resourceattributedefinitions',
  query: [],
  network: true,
  result: 'array',
} as const;
