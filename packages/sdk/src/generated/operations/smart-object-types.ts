// Made from openapi.yaml by `pnpm generate`; do not edit.
export const smartObjectTypesList = {
  id: 'smartObjectTypes.list',
  method: 'GET',
  path: '/api/v3/smartobjecttypes',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search', 'includeMetrics'],
  network: true,
  result: 'page',
} as const;

export const smartObjectTypesCreate = {
  id: 'smartObjectTypes.create',
  method: 'POST',
  path: '/api/v3/smartobjecttypes',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const smartObjectTypesImport = {
  id: 'smartObjectTypes.import',
  method: 'POST',
  path: '/api/v3/smartobjecttypes/import',
  query: ['preview'],
  network: true,
  result: 'object',
  optional: true,
  text: 'application/xml',
} as const;

export const smartObjectTypesGet = {
  id: 'smartObjectTypes.get',
  method: 'GET',
  path: '/api/v3/smartobjecttypes/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const smartObjectTypesUpdate = {
  id: 'smartObjectTypes.update',
  method: 'PUT',
  path: '/api/v3/smartobjecttypes/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const smartObjectTypesDelete = {
  id: 'smartObjectTypes.delete',
  method: 'DELETE',
  path: '/api/v3/smartobjecttypes/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const smartObjectTypesUpdateResourceTypeInstances = {
  id: 'smartObjectTypes.updateResourceTypeInstances',
  method: 'PUT',
  path: '/api/v3/smartobjecttypes/{id}/resourcetypeinstances',
  query: [],
  network: true,
  result: 'none',
} as const;

export const smartObjectTypesAddResourceType = {
  id: 'smartObjectTypes.addResourceType',
  method: 'POST',
  path: '/api/v3/smartobjecttypes/{id}/resourcetypes/{resourceTypeId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const smartObjectTypesRemoveResourceType = {
  id: 'smartObjectTypes.removeResourceType',
  method: 'DELETE',
  path: '/api/v3/smartobjecttypes/{id}/resourcetypes/{resourceTypeId}',
  query: [],
  network: true,
  result: 'none',
} as const;
