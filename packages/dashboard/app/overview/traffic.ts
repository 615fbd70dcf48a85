import type { TrafficData } from '@muster/sdk/events';

/** Traffic from devices per second, from one `traffic` event. */
export interface Rates {
  /** Time of the event, in epoch milliseconds. */
  readonly timeMs: number;
  readonly registrations: number;
  readonly values: number;
}

/** Maximum number of rates in a chart, one per second. */
export const MAX_RATES = 120;

/** Converts a traffic event to rates. Its counts cover the given milliseconds, which exceed a second on a busy server. */
export function ratesOf(timeMs: number, { Milliseconds, Registrations, Values }: TrafficData): Rates {
  const seconds = Math.max(Milliseconds, 1) / 1_000;
  return { timeMs, registrations: Registrations / seconds, values: Values / seconds };
}

/** Appends rates, and drops the oldest above the length of the chart. */
export const withRates = (known: readonly Rates[], next: readonly Rates[]): readonly Rates[] =>
  [...known, ...next].slice(-MAX_RATES);

/**
 * Returns the points of an SVG polyline over the whole width of the drawing.
 *
 * @param values oldest first, at least two
 */
export function sparkline(values: readonly number[], width: number, height: number): string {
  const most = Math.max(1, ...values);
  const step = width / (values.length - 1);
  return values
    .map((value, index) => {
      const x = (index * step).toFixed(1);
      return `${x},${(height - 1 - (value / most) * (height - 2)).toFixed(1)}`;
    })
    .join(' ');
}
