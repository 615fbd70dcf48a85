import type { CollectionDefinition, Entity } from '../../store/port.ts';

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
