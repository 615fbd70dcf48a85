// Made from openapi.yaml by `pnpm generate`; do not edit.
import { encodeForm } from '../../multipart.ts';
export const hardwareDefinitionsExport = {
  id: 'hardwareDefinitions.export',
  method: 'POST',
  path: '/api/v3/hardwareDefinitions/export',
  query: [],
  network: true,
  result: 'object',
} as const;

export const hardwareDefinitionsImport = {
  id: 'hardwareDefinitions.import',
  method: 'POST',
  path: '/api/v3/hardwareDefinitions/import',
  query: ['preview'],
  network: true,
  uploads: true,
  result: 'object',
  form: { ImportDeviceTypes: 'file' },
  encode: encodeForm,
} as const;
