/** Times in epoch seconds, and a value for each. */
export type Series = readonly [readonly number[], readonly number[]];

/** Values of several lines at the same times. A line without a value at a time continues to its next value. */
export type AlignedSeries = readonly [readonly number[], ...(readonly (number | null | undefined)[])[]];

/** A line of a plot. Lines of the same unit share an axis. */
export interface PlotLine {
  readonly name: string;
  readonly unit: string;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const minutes = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/**
 * Labels of a time axis, with the precision of its steps.
 *
 * @param times positions in epoch seconds, ascending
 */
export function timeLabels(times: readonly number[]): string[] {
  const step = (times[1] ?? 0) - (times[0] ?? 0);
  const format = step >= 86_400 ? days : step >= 60 ? minutes : clock;
  return times.map((time) => format.format(time * 1_000));
}
