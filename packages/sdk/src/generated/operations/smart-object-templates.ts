// Made from openapi.yaml by `pnpm generate`; do not edit.
export const smartObjectTemplatesList = {
  id: 'smartObjectTemplates.list',
  method: 'GET',
  path: '/api/v3/smartobjecttemplates',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const smartObjectTemplatesCreate = {
  id: 'smartObjectTemplates.create',
  method: 'POST',
  path: '/api/v3/smartobjecttemplates',
  query: [],
  network: true,
  takesKey: true,
  result: 'id',
} as const;

export const smartObjectTemplatesGet = {
  id: 'smartObjectTemplates.get',
  method: 'GET',
  path: '/api/v3/smartobjecttemplates/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const smartObjectTemplatesUpdate = {
  id: 'smartObjectTemplates.update',
  method: 'PUT',
  path: '/api/v3/smartobjecttemplates/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const smartObjectTemplatesDelete = {
  id: 'smartObjectTemplates.delete',
  method: 'DELETE',
  path: '/api/v3/smartobjecttemplates/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const smartObjectTemplatesAttributes = {
  id: 'smartObjectTemplates.attributes',
  method: 'GET',
  path: '/api/v3/smartobjecttemplates/{id}/resourceattributes',
  query: [],
  network: true,
  result: 'array',
} as const;

export const smartObjectTemplatesUpdateAttributes = {
  id: 'smartObjectTemplates.updateAttributes',
  method: 'PUT',
  path: '/api/v3/smartobjecttemplates/{id}/resourceattributes',
  query: [],
  network: true,
  result: 'command',
} as const;
