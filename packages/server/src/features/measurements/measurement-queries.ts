import { invalid, invalidMember } from '../../kernel/errors.ts';
import type { Reader, Sample } from '../../store/port.ts';
import { Aggregator, numberOf } from './aggregation.ts';
import type { AggregatedPoint } from './aggregation.ts';
import type { AggregationType } from './model/aggregation.ts';
import { newestOf, sampleBefore, samplesOf } from './sample-reader.ts';

/** Maximum number of samples per request. */
const MAX_SAMPLES = 100_000;
/** Maximum time range of a request in milliseconds. */
const MAX_SPAN_MS = 365 * 24 * 3600 * 1000;
/** Default time range in milliseconds: one day. */
const DEFAULT_SPAN_MS = 24 * 3600 * 1000;
export const DEFAULT_POINTS = 10_000;

/** Time range in a request. */
export interface RequestedSpan {
  /** Epoch milliseconds, like `endMs`. Defaults to one day before the end. */
  readonly startMs?: number;
  /** Inclusive. Defaults to now. */
  readonly endMs?: number;
}

export interface AggregationRequest extends RequestedSpan {
  /** Defaults to Realtime. */
  readonly type?: AggregationType;
  /** Milliseconds. 0 or absent for the finest resolution that `maxPoints` allows. */
  readonly resolutionMs?: number;
  /** 1 to 100,000, checked by the contract. Defaults to {@link DEFAULT_POINTS}. */
  readonly maxPoints?: number;
}

export interface Aggregation {
  readonly type: AggregationType;
  readonly startMs: number;
  readonly endMs: number;
  /** The requested resolution. */
  readonly resolutionMs: number;
  /** The applied resolution; 0 with Realtime. */
  readonly calculatedResolutionMs: number;
  /** Number of aggregated samples that are numbers or booleans. */
  readonly count: number;
  readonly points: readonly AggregatedPoint[];
}

/**
 * @param nowMs epoch milliseconds
 * @param members names of the ends of the range in the request
 * @throws MusterError `invalid-request` for a range that is negative or longer than 365 days
 */
export function spanOf(
  { startMs, endMs }: RequestedSpan,
  nowMs: number,
  members: { readonly start: string; readonly end: string },
): { readonly startMs: number; readonly endMs: number } {
  const to = endMs ?? nowMs;
  const from = startMs ?? Math.max(0, to - DEFAULT_SPAN_MS);
  if (to < from) throw invalid({ [members.end]: ['Must not be before the start.'] });
  if (to - from > MAX_SPAN_MS) {
    throw invalidMember(members.start, 'Must be at most 365 days before the end.');
  }
  return { startMs: from, endMs: to };
}

/**
 * Returns the stored values of a resource, oldest first, both ends inclusive; at most the newest {@link MAX_SAMPLES}.
 * The caller has checked that the resource exists.
 *
 * @param fromMs epoch milliseconds, like `toMs` and `nowMs`
 * @param toMs defaults to now
 * @throws MusterError `invalid-request` for a range that is negative or longer than 365 days
 */
export async function samplesBetween(
  { measurements }: Reader,
  resourceId: string,
  fromMs: number,
  toMs: number | undefined,
  nowMs: number,
): Promise<Sample[]> {
  const end = toMs ?? nowMs;
  if (toMs === undefined && end < fromMs) throw invalid({ start: ['Must not be in the future.'] });
  const { startMs, endMs } = spanOf({ startMs: fromMs, endMs: end }, nowMs, { start: 'start', end: 'end' });
  return newestOf(measurements, resourceId, startMs, endMs, MAX_SAMPLES);
}

/** Aggregates the values of a resource. The caller has checked that it exists. @throws MusterError `invalid-request` */
export async function aggregate(
  { measurements }: Reader,
  resourceId: string,
  request: AggregationRequest,
  nowMs: number,
): Promise<Aggregation> {
  const { startMs, endMs } = spanOf(request, nowMs, { start: 'timespanStart', end: 'timespanEnd' });
  const { type = 'Realtime', resolutionMs = 0, maxPoints = DEFAULT_POINTS } = request;
  const base = { type, startMs, endMs, resolutionMs };
  if (type === 'Realtime') {
    const found = await newestOf(measurements, resourceId, startMs, endMs, maxPoints);
    const points = found.flatMap(({ timeMs, value }) => {
      const number = numberOf(value);
      return number === undefined ? [] : [{ timeMs, figures: [number] }];
    });
    return { ...base, calculatedResolutionMs: 0, count: points.length, points };
  }
  const least = Math.max(1, Math.ceil((endMs - startMs) / maxPoints));
  const calculatedResolutionMs = Math.max(resolutionMs, least);
  const before = await sampleBefore(measurements, resourceId, startMs);
  const intervals = { startMs, endMs, resolutionMs: calculatedResolutionMs };
  const aggregator = new Aggregator(type, intervals, before?.value);
  for await (const part of samplesOf(measurements, resourceId, startMs, endMs)) {
    for (const sample of part) aggregator.take(sample);
  }
  const points = aggregator.finish(Math.min(endMs, Math.max(startMs, nowMs)));
  return { ...base, calculatedResolutionMs, count: aggregator.count, points };
}

/** Removes points with the same figures as the point before: figures hold until the next point. */
export function compressed(points: readonly AggregatedPoint[]): AggregatedPoint[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || point.figures.some((one, at) => one !== before.figures[at]);
  });
}
