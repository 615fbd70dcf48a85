// Made from openapi.yaml by `pnpm generate`; do not edit.
export const resourceAttributesReadDevice = {
  id: 'resourceAttributes.readDevice',
  method: 'POST',
  path: '/api/v3/resourceattributes/{deviceidentifier}/read',
  query: [],
  network: true,
  result: 'command',
} as const;

export const resourceAttributesReadObject = {
  id: 'resourceAttributes.readObject',
  method: 'POST',
  path: '/api/v3/resourceattributes/{deviceidentifier}/{objectid}/read',
  query: [],
  network: true,
  result: 'command',
} as const;

export const resourceAttributesReadInstance = {
  id: 'resourceAttributes.readInstance',
  method: 'POST',
  path: '/api/v3/resourceattributes/{deviceidentifier}/{objectid}/{instancenumber}/read',
  query: [],
  network: true,
  result: 'command',
} as const;
