// Made from openapi.yaml by `pnpm generate`; do not edit.
export const resourceModelDefinitionsExport = {
  id: 'resourceModelDefinitions.export',
  method: 'GET',
  path: '/api/v3/resourceModelDefinitions/export',
  query: ['modifiedAfter', 'modifiedAfterTimestamp', 'smartObjectTypeId'],
  network: true,
  result: 'array',
} as const;
