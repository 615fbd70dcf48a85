// Made from openapi.yaml by `pnpm generate`; do not edit.
export const smartObjectsCreate = {
  id: 'smartObjects.create',
  method: 'POST',
  path: '/api/v3/smartobjects',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const smartObjectsGet = {
  id: 'smartObjects.get',
  method: 'GET',
  path: '/api/v3/smartobjects/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const smartObjectsUpdate = {
  id: 'smartObjects.update',
  method: 'PUT',
  path: '/api/v3/smartobjects/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const smartObjectsDelete = {
  id: 'smartObjects.delete',
  method: 'DELETE',
  path: '/api/v3/smartobjects/{id}',
  query: [],
  network: true,
  result: 'command',
} as const;

export const smartObjectsResourceAttributes = {
  id: 'smartObjects.resourceAttributes',
  method: 'GET',
  path: '/api/v3/smartobjects/{id}/resourceattributes',
  query: [],
  network: true,
  result: 'array',
} as const;

export const smartObjectsValues = {
  id: 'smartObjects.values',
  method: 'GET',
  path: '/api/v3/smartobjects/{id}/resources/values',
  query: [],
  network: true,
  result: 'object',
} as const;

export const smartObjectsRead = {
  id: 'smartObjects.read',
  method: 'GET',
  path: '/api/v3/smartobjects/{id}/resources/read',
  query: [],
  network: true,
  result: 'command',
} as const;
