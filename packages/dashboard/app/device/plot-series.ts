import type { LatestMeasurement, MinimalMeasurementMessage } from '@muster/sdk/core';
import type { Series } from '../layout/plot-axis.ts';
import { numberText, plotNumber } from './value-text.ts';

/** A resource with numbers over time. */
export interface Plotted {
  /** ID of the resource or resource instance. */
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly unit: string;
  readonly latest: LatestMeasurement | undefined;
}

type Stored = Pick<MinimalMeasurementMessage, 'UnixTimestamp' | 'v' | 'bv'>;

/** Returns the times and values of measurements, oldest first. Omits values that are not numbers. */
export function seriesOf(measurements: readonly Stored[]): Series {
  const times: number[] = [];
  const values: number[] = [];
  for (const one of measurements) {
    const value = plotNumber(one);
    if (value === undefined) continue;
    times.push(one.UnixTimestamp / 1_000);
    values.push(value);
  }
  return [times, values];
}

/**
 * Appends a live value to stored ones, and drops those before `sinceMs`. Returns the same array if they have the value.
 *
 * @param sinceMs epoch milliseconds
 */
export function withLatest(
  stored: MinimalMeasurementMessage[],
  latest: LatestMeasurement,
  sinceMs: number,
): MinimalMeasurementMessage[] {
  const isKnown = (stored.at(-1)?.UnixTimestamp ?? sinceMs) >= latest.UnixTimestamp;
  if (isKnown) return stored;
  const kept = stored.filter(({ UnixTimestamp }) => UnixTimestamp >= sinceMs);
  return [...kept, { ...latest, DateTime: latest.d }];
}

/** Describes the plot in words: number of values, minimum, maximum and last value. */
export function summaryOf([, values]: Series, unit: string): string {
  if (values.length === 0) return 'No values';
  const withUnit = (value: number): string => `${numberText(value)}${unit === '' ? '' : ` ${unit}`}`;
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return `${values.length} values, ${withUnit(least)} to ${withUnit(most)}, last ${withUnit(values.at(-1) ?? 0)}`;
}
