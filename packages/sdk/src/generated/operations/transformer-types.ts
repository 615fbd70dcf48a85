// Made from openapi.yaml by `pnpm generate`; do not edit.
import { encodeForm } from '../../multipart.ts';
export const transformerTypesList = {
  id: 'transformerTypes.list',
  method: 'GET',
  path: '/api/v3/transformertypes',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const transformerTypesCreate = {
  id: 'transformerTypes.create',
  method: 'POST',
  path: '/api/v3/transformertypes',
  query: [],
  network: true,
  takesKey: true,
  uploads: true,
  result: 'id',
  form: { UploadTransformerType: 'file', request: 'json' },
  encode: encodeForm,
} as const;

export const transformerTypesGet = {
  id: 'transformerTypes.get',
  method: 'GET',
  path: '/api/v3/transformertypes/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const transformerTypesUpdate = {
  id: 'transformerTypes.update',
  method: 'PUT',
  path: '/api/v3/transformertypes/{id}',
  query: [],
  network: true,
  uploads: true,
  result: 'none',
  form: { UploadTransformerType: 'file', request: 'json' },
  encode: encodeForm,
} as const;

export const transformerTypesDelete = {
  id: 'transformerTypes.delete',
  method: 'DELETE',
  path: '/api/v3/transformertypes/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const transformerTypesActivate = {
  id: 'transformerTypes.activate',
  method: 'PUT',
  path: '/api/v3/transformertypes/{id}/activate',
  query: [],
  network: true,
  result: 'none',
} as const;

export const transformerTypesApprove = {
  id: 'transformerTypes.approve',
  method: 'PUT',
  path: '/api/v3/transformertypes/{id}/approve',
  query: [],
  network: true,
  result: 'none',
} as const;

export const transformerTypesDeactivate = {
  id: 'transformerTypes.deactivate',
  method: 'PUT',
  path: '/api/v3/transformertypes/{id}/deactivate',
  query: [],
  network: true,
  result: 'none',
} as const;

export const transformerTypesRevoke = {
  id: 'transformerTypes.revoke',
  method: 'PUT',
  path: '/api/v3/transformertypes/{id}/revoke',
  query: [],
  network: true,
  result: 'none',
} as const;
