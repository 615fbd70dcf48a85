import { invalid, invalidMember } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import { Aggregator, numberOf } from './aggregation.ts';
import type { AggregatedPoint } from './aggregation.ts';
import type { AggregationType } from './model/aggregation.ts';
import { newestOf, sampleBefore, samplesOf } from './sample-reader.ts';
import { MAX_SPAN_MS } from './measurement-service.ts';

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

/** Queries stored values. The caller checks whether the resource exists. */
export class MeasurementQueries {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * @param members names of the ends of the range in the request
   * @throws MusterError `invalid-request` for a range that is negative or longer than 365 days
   */
  span(
    { startMs, endMs = this.#clock.now() }: RequestedSpan,
    members: { readonly start: string; readonly end: string },
  ): { readonly startMs: number; readonly endMs: number } {
    const from = startMs ?? Math.max(0, endMs - DEFAULT_SPAN_MS);
    if (endMs < from) {
      throw invalid({ [members.end]: ['Must not be before the start.'] });
    }
    if (endMs - from > MAX_SPAN_MS) {
      throw invalidMember(members.start, 'Must be at most 365 days before the end.');
    }
    return { startMs: from, endMs };
  }

  /** @throws MusterError `invalid-request` */
  async aggregate(resourceId: string, request: AggregationRequest): Promise<Aggregation> {
    const { startMs, endMs } = this.span(request, { start: 'timespanStart', end: 'timespanEnd' });
    const { type = 'Realtime', resolutionMs = 0, maxPoints = DEFAULT_POINTS } = request;
    const base = { type, startMs, endMs, resolutionMs };
    if (type === 'Realtime') {
      const points = await this.#realtime(resourceId, startMs, endMs, maxPoints);
      return { ...base, calculatedResolutionMs: 0, count: points.length, points };
    }
    const least = Math.max(1, Math.ceil((endMs - startMs) / maxPoints));
    const calculatedResolutionMs = Math.max(resolutionMs, least);
    const { measurements } = this.#store;
    const before = await sampleBefore(measurements, resourceId, startMs);
    const intervals = { startMs, endMs, resolutionMs: calculatedResolutionMs };
    const aggregator = new Aggregator(type, intervals, before?.value);
    for await (const part of samplesOf(measurements, resourceId, startMs, endMs)) {
      for (const sample of part) aggregator.take(sample);
    }
    const points = aggregator.finish(Math.min(endMs, Math.max(startMs, this.#clock.now())));
    return { ...base, calculatedResolutionMs, count: aggregator.count, points };
  }

  async #realtime(
    resourceId: string,
    startMs: number,
    endMs: number,
    maxPoints: number,
  ): Promise<AggregatedPoint[]> {
    const found = await newestOf(this.#store.measurements, resourceId, startMs, endMs, maxPoints);
    return found.flatMap(({ timeMs, value }) => {
      const number = numberOf(value);
      return number === undefined ? [] : [{ timeMs, figures: [number] }];
    });
  }
}

/** Removes points with the same figures as the point before: figures hold until the next point. */
export function compressed(points: readonly AggregatedPoint[]): AggregatedPoint[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || point.figures.some((one, at) => one !== before.figures[at]);
  });
}
