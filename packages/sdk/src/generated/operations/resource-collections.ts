// Made from openapi.yaml by `pnpm generate`; do not edit.
export const resourceCollectionsList = {
  id: 'resourceCollections.list',
  method: 'GET',
  path: '/api/v3/resourcecollections',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const resourceCollectionsCreate = {
  id: 'resourceCollections.create',
  method: 'POST',
  path: '/api/v3/resourcecollections',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const resourceCollectionsSynchronize = {
  id: 'resourceCollections.synchronize',
  method: 'POST',
  path: '/api/v3/resourcecollections/synchronize',
  query: [],
  network: true,
  result: 'none',
} as const;

export const resourceCollectionsGet = {
  id: 'resourceCollections.get',
  method: 'GET',
  path: '/api/v3/resourcecollections/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const resourceCollectionsUpdate = {
  id: 'resourceCollections.update',
  method: 'PUT',
  path: '/api/v3/resourcecollections/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const resourceCollectionsDelete = {
  id: 'resourceCollections.delete',
  method: 'DELETE',
  path: '/api/v3/resourcecollections/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;
