// Made from openapi.yaml by `pnpm generate`; do not edit.
export const resolutionsList = {
  id: 'resolutions.list',
  method: 'GET',
  path: '/api/v3/resolutions',
  query: ['smartObjectTypeId', 'resourceTypeId'],
  network: true,
  result: 'array',
} as const;

export const resolutionsCreate = {
  id: 'resolutions.create',
  method: 'POST',
  path: '/api/v3/resolutions',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const resolutionsGet = {
  id: 'resolutions.get',
  method: 'GET',
  path: '/api/v3/resolutions/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const resolutionsUpdate = {
  id: 'resolutions.update',
  method: 'PUT',
  path: '/api/v3/resolutions/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const resolutionsDelete = {
  id: 'resolutions.delete',
  method: 'DELETE',
  path: '/api/v3/resolutions/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
