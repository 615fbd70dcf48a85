// Made from openapi.yaml by `pnpm generate`; do not edit.
export const measurementsSince = {
  id: 'measurements.since',
  method: 'GET',
  path: '/api/v3/measurements/{resourceId}/since/{start}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const measurementsSinceTo = {
  id: 'measurements.sinceTo',
  method: 'GET',
  path: '/api/v3/measurements/{resourceId}/since/{start}/to/{end}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const measurementsAggregations = {
  id: 'measurements.aggregations',
  method: 'GET',
  path: '/api/v3/measurements/{resourceId}/aggregations',
  query: [
    'resolution',
    'timespanStart',
    'timespanEnd',
    'aggregationType',
    'dateFormat',
    'maximumNumberOfMeasurements',
  ],
  network: true,
  result: 'object',
} as const;

export const measurementsCompressed = {
  id: 'measurements.compressed',
  method: 'GET',
  path: '/api/v3/measurements/{resourceId}/compressed',
  query: [
    'resolution',
    'timespanStart',
    'timespanEnd',
    'aggregationType',
    'dateFormat',
    'maximumNumberOfMeasurements',
  ],
  network: true,
  result: 'object',
} as const;

export const measurementsAdvanced = {
  id: 'measurements.advanced',
  method: 'POST',
  path: '/api/v3/measurements/advanced',
  query: [],
  network: true,
  result: 'array',
} as const;
