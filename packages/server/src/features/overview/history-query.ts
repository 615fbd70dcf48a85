import type { Reader } from '../../store/port.ts';
import { HISTORY_DAYS, HOUR_MS, hourOf, MINUTE_MS } from './fleet-history.ts';
import { minuteFigures, networkHours } from './model.ts';
import type { FailureCount, MinuteFigure, NetworkHour } from './model.ts';

const HISTORY_MS = HISTORY_DAYS * 24 * HOUR_MS;
/** Maximum number of intervals if the request does not choose their length. */
const MAX_INTERVALS = 720;
/** Maximum number of reasons in an answer. */
const MAX_FAILURES = 10;

/** Counts of an interval: the lowest number of devices online, and sums. */
export type IntervalCounts = { timeMs: number } & Record<MinuteFigure, number>;

/** Counts of a device network over time. */
export interface History {
  /** Epoch milliseconds, like `endMs`. */
  readonly startMs: number;
  readonly endMs: number;
  readonly resolutionMs: number;
  readonly points: readonly IntervalCounts[];
  /** Most frequent first. */
  readonly failures: readonly FailureCount[];
}

/**
 * Returns the counts of a network between two times, both inclusive, from the start of the first interval. Intervals
 * begin at multiples of their length.
 *
 * @param resolutionMs length of an interval; 0 for the shortest with at most {@link MAX_INTERVALS}
 */
export async function historyOf(
  reader: Reader,
  deviceNetworkId: string,
  span: { readonly startMs: number; readonly endMs: number },
  resolutionMs: number,
  nowMs: number,
): Promise<History> {
  const endMs = Math.min(span.endMs, nowMs);
  const fromMs = Math.min(Math.max(span.startMs, nowMs - HISTORY_MS), endMs);
  const minutes = Math.max(1, Math.ceil((resolutionMs || (endMs - fromMs) / MAX_INTERVALS) / MINUTE_MS));
  const lengthMs = minutes * MINUTE_MS;
  const startMs = fromMs - (fromMs % lengthMs);
  const hours = await reader.collection(networkHours).find({
    where: [
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'hourMs', op: 'ge', value: hourOf(startMs) },
      { field: 'hourMs', op: 'le', value: endMs },
    ],
    sort: [{ field: 'hourMs', direction: 'asc' }],
  });
  const points: IntervalCounts[] = [];
  for (const hour of hours) addHour(points, hour, { startMs, endMs, lengthMs });
  return { startMs, endMs, resolutionMs: lengthMs, points, failures: failuresOf(hours) };
}

function addHour(
  points: IntervalCounts[],
  hour: NetworkHour,
  {
    startMs,
    endMs,
    lengthMs,
  }: { readonly startMs: number; readonly endMs: number; readonly lengthMs: number },
): void {
  for (const [index, online] of hour.online.entries()) {
    const minuteMs = hour.hourMs + index * MINUTE_MS;
    if (online === null || minuteMs < startMs || minuteMs > endMs) continue;
    const timeMs = minuteMs - (minuteMs % lengthMs);
    let point = points.at(-1);
    if (point?.timeMs !== timeMs) {
      point = { timeMs, online, registrations: 0, values: 0, failed: 0 };
      points.push(point);
    }
    point.online = Math.min(point.online, online);
    for (const figure of minuteFigures) {
      if (figure !== 'online') point[figure] += hour[figure][index] ?? 0;
    }
  }
}

function failuresOf(hours: readonly NetworkHour[]): readonly FailureCount[] {
  const sums = new Map<string, number>();
  for (const { failures } of hours) {
    for (const { reason, count } of failures) sums.set(reason, (sums.get(reason) ?? 0) + count);
  }
  return Array.from(sums, ([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_FAILURES);
}
