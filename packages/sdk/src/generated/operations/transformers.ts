// Made from openapi.yaml by `pnpm generate`; do not edit.
export const transformersListOfTemplate = {
  id: 'transformers.listOfTemplate',
  method: 'GET',
  path: '/api/v3/devicetemplates/{id}/transformertemplates',
  query: [],
  network: true,
  result: 'array',
} as const;

export const transformersCreateOfTemplate = {
  id: 'transformers.createOfTemplate',
  method: 'POST',
  path: '/api/v3/devicetemplates/{id}/transformertemplates',
  query: [],
  network: true,
  takesKey: true,
  result: 'none',
} as const;

export const transformersReplaceOfTemplate = {
  id: 'transformers.replaceOfTemplate',
  method: 'PUT',
  path: '/api/v3/devicetemplates/{id}/transformertemplates',
  query: [],
  network: true,
  result: 'array',
} as const;

export const transformersGetOfTemplate = {
  id: 'transformers.getOfTemplate',
  method: 'GET',
  path: '/api/v3/devicetemplates/{id}/transformertemplates/{transformerTemplateId}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const transformersUpdateOfTemplate = {
  id: 'transformers.updateOfTemplate',
  method: 'PUT',
  path: '/api/v3/devicetemplates/{id}/transformertemplates/{transformerTemplateId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const transformersDeleteOfTemplate = {
  id: 'transformers.deleteOfTemplate',
  method: 'DELETE',
  path: '/api/v3/devicetemplates/{id}/transformertemplates/{transformerTemplateId}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const transformersCreateAtLocation = {
  id: 'transformers.createAtLocation',
  method: 'POST',
  path: '/api/v3/locations/{id}/transformer',
  query: [],
  network: true,
  takesKey: true,
  result: 'none',
} as const;

export const transformersListOfLocation = {
  id: 'transformers.listOfLocation',
  method: 'GET',
  path: '/api/v3/locations/{id}/transformers',
  query: [],
  network: true,
  result: 'array',
} as const;

export const transformersDeleteAtLocation = {
  id: 'transformers.deleteAtLocation',
  method: 'DELETE',
  path: '/api/v3/locations/{id}/transformers/{transformerId}',
  query: [],
  network: true,
  result: 'none',
} as const;
