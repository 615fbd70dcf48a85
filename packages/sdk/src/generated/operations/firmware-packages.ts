// Made from openapi.yaml by `pnpm generate`; do not edit.
import { encodeForm } from '../../multipart.ts';
export const firmwarePackagesList = {
  id: 'firmwarePackages.list',
  method: 'GET',
  path: '/api/v3/firmwarepackages',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const firmwarePackagesCreate = {
  id: 'firmwarePackages.create',
  method: 'POST',
  path: '/api/v3/firmwarepackages',
  query: [],
  network: true,
  takesKey: true,
  uploads: true,
  result: 'id',
  form: { firmware: 'file', request: 'json' },
  encode: encodeForm,
} as const;

export const firmwarePackagesGet = {
  id: 'firmwarePackages.get',
  method: 'GET',
  path: '/api/v3/firmwarepackages/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const firmwarePackagesDelete = {
  id: 'firmwarePackages.delete',
  method: 'DELETE',
  path: '/api/v3/firmwarepackages/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const firmwarePackagesUpgrade = {
  id: 'firmwarePackages.upgrade',
  method: 'POST',
  path: '/api/v3/firmwarepackages/{id}/upgrade',
  query: [],
  network: true,
  takesKey: true,
  result: 'command',
} as const;

export const firmwarePackagesDownload = {
  id: 'firmwarePackages.download',
  method: 'GET',
  path: '/api/v3/firmwarepackages/{id}/file',
  query: [],
  network: true,
  result: 'binary',
} as const;
