import type { TrafficData } from '@muster/sdk/events';

/** What devices reported per second, from one `traffic` event. */
export interface Rates {
  /** Time of the event, in epoch milliseconds. */
  readonly timeMs: number;
  readonly registrations: number;
  readonly values: number;
}

/** Rates that a chart shows, one per second. */
export const MAX_RATES = 120;

/** Rates of a traffic event. Its counts are for that many milliseconds, which a busy server makes more than a second. */
export function ratesOf(timeMs: number, { Milliseconds, Registrations, Values }: TrafficData): Rates {
  const seconds = Math.max(Milliseconds, 1) / 1_000;
  return { timeMs, registrations: Registrations / seconds, values: Values / seconds };
}

/** Appends rates and drops the oldest beyond the length of the chart. */
export const withRates = (known: readonly Rates[], next: readonly Rates[]): readonly Rates[] =>
  [...known, ...next].slice(-MAX_RATES);

/**
 * Points of an SVG polyline, the latest value at the right edge.
 *
 * @param values oldest first
 * @param width of the drawing, for `MAX_RATES` values
 */
export function sparkline(values: readonly number[], width: number, height: number): string {
  const most = Math.max(1, ...values);
  const step = width / (MAX_RATES - 1);
  const start = width - step * (values.length - 1);
  return values
    .map((value, index) => {
      const x = (start + index * step).toFixed(1);
      return `${x},${(height - 1 - (value / most) * (height - 2)).toFixed(1)}`;
    })
    .join(' ');
}
