import type { LatestMeasurement, MinimalMeasurementMessage } from '@muster/sdk/core';
import type { Series } from '../layout/plot-axis.ts';
import { numberText, plotNumber } from './value-text.ts';

/** Returns the stored values, oldest first, and the live value if it is newer. Omits values that are not numbers. */
export function seriesOf(
  stored: readonly Pick<MinimalMeasurementMessage, 'UnixTimestamp' | 'v' | 'bv'>[],
  latest: LatestMeasurement | undefined,
): Series {
  const lastMs = stored.at(-1)?.UnixTimestamp ?? -Infinity;
  const all = latest !== undefined && latest.UnixTimestamp > lastMs ? [...stored, latest] : stored;
  const times: number[] = [];
  const values: number[] = [];
  for (const one of all) {
    const value = plotNumber(one);
    if (value === undefined) continue;
    times.push(one.UnixTimestamp / 1_000);
    values.push(value);
  }
  return [times, values];
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
