import type { ResourceValue } from '@muster/lwm2m/core';
import type { CollectionDefinition, Entity, Sample } from '../../store/port.ts';

/** A resource type of a smart object type. */
export interface ResolvedResourceType {
  readonly smartObjectTypeId: string;
  readonly resourceTypeId: string;
}

/** A named period length for aggregated values. */
export interface Resolution extends Entity {
  readonly deviceNetworkId: string;
  readonly title?: string;
  readonly timespanMs: number;
  /** Desired retention of aggregated values in days. Not used: they are computed on request. */
  readonly retentionDays?: number;
  /** Resource types that the resolution applies to; empty for all. */
  readonly resources: readonly ResolvedResourceType[];
}

export const resolutions: CollectionDefinition<Resolution> = {
  name: 'resolutions',
  indexes: [{ fields: ['deviceNetworkId', 'timespanMs'] }],
};

/** Figures of an interval, in the order of `All`. `docs/guides/measurements.md` defines each. */
export const intervalFigures = [
  'TimeWeightedAverage',
  'MaxValue',
  'MinValue',
  'StartValue',
  'EndValue',
  'TimeWeightedVariance',
  'NbrOfMeasurements',
  'Length',
  'ArithmeticMean',
  'Variance',
] as const;
export type IntervalFigure = (typeof intervalFigures)[number];
/** Aggregation of measurements; Realtime for none. */
export type AggregationType = IntervalFigure | 'All' | 'Realtime';

/**
 * Converts a value to its stored and displayed form. Integer, Float and Time (in seconds since 1970, as in LwM2M) are
 * numbers; Boolean is a boolean; String, Corelnk, Objlnk ("3:0") and Opaque (base64) are strings. An integer beyond
 * 2^53 is a string of digits, because a double cannot hold it.
 */
export function sampleValue(value: ResourceValue): Sample['value'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.getTime() / 1000;
  if (value instanceof Uint8Array) {
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  }
  return `${value.objectId}:${value.instanceId}`;
}
