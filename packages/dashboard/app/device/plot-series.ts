import type { LatestMeasurement, MinimalMeasurementMessage } from '@muster/sdk/core';
import { numberText, plotNumber } from './value-text.ts';

/** Times in epoch seconds, and a value for each. */
export type Series = readonly [readonly number[], readonly number[]];

/** Stored values, oldest first, and the live one if it is newer. Values that are not numbers are left out. */
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

/** The plot in words: number of values, minimum, maximum and last. */
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

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const minutes = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/**
 * Labels of an axis of times, as fine as its steps.
 *
 * @param times positions in epoch seconds, ascending
 */
export function timeLabels(times: readonly number[]): string[] {
  const step = (times[1] ?? 0) - (times[0] ?? 0);
  const format = step >= 86_400 ? days : step >= 60 ? minutes : clock;
  return times.map((time) => format.format(time * 1_000));
}
