import { invalidMember } from '../../kernel/errors.ts';
import { nextTurn } from '../../kernel/tasks.ts';
import type { MeasurementStore, Reader, Sample } from '../../store/port.ts';
import { intervalFigures } from './model.ts';
import type { AggregationType, IntervalFigure } from './model.ts';

/** Maximum number of samples per request. */
const MAX_SAMPLES = 100_000;
/** Default time range in milliseconds: one day. */
const DEFAULT_SPAN_MS = 24 * 3600 * 1000;
const DEFAULT_POINTS = 10_000;

/** Time range in a request. */
export interface RequestedSpan {
  /** Epoch milliseconds, like `endMs`. Defaults to one day before the end. */
  readonly startMs?: number;
  /** Inclusive. Defaults to now. */
  readonly endMs?: number;
}

interface AggregationRequest extends RequestedSpan {
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
 * @param endMember name of the end of the range in the request
 * @throws MusterError `invalid-request` for a negative range
 */
export function spanOf(
  { startMs, endMs }: RequestedSpan,
  nowMs: number,
  endMember: string,
): { readonly startMs: number; readonly endMs: number } {
  const to = endMs ?? nowMs;
  const from = startMs ?? Math.max(0, to - DEFAULT_SPAN_MS);
  if (to < from) throw invalidMember(endMember, 'Must not be before the start.');
  return { startMs: from, endMs: to };
}

/**
 * Returns the stored values of a resource, oldest first, both ends inclusive; at most the newest {@link MAX_SAMPLES}.
 * The caller has checked that the resource exists.
 *
 * @param fromMs epoch milliseconds, like `toMs` and `nowMs`
 * @param toMs defaults to now
 * @throws MusterError `invalid-request` for a negative range
 */
export async function samplesBetween(
  { measurements }: Reader,
  resourceId: string,
  fromMs: number,
  toMs: number | undefined,
  nowMs: number,
): Promise<Sample[]> {
  const end = toMs ?? nowMs;
  if (toMs === undefined && end < fromMs) throw invalidMember('start', 'Must not be in the future.');
  const { startMs, endMs } = spanOf({ startMs: fromMs, endMs: end }, nowMs, 'end');
  return newestOf(measurements, resourceId, startMs, endMs, MAX_SAMPLES);
}

/** Aggregates the values of a resource. The caller has checked that it exists. @throws MusterError `invalid-request` */
export async function aggregate(
  { measurements }: Reader,
  resourceId: string,
  request: AggregationRequest,
  nowMs: number,
): Promise<Aggregation> {
  const { startMs, endMs } = spanOf(request, nowMs, 'timespanEnd');
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

/** A point of a response: the figures of the interval that begins then, or a sample. */
export interface AggregatedPoint {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  /** With `All`, null for figures that the interval does not have. */
  readonly figures: readonly (number | null)[];
}

/** Intervals of an aggregation. Each begins with its first millisecond; the last one ends with `endMs`. */
export interface Intervals {
  readonly startMs: number;
  /** Inclusive. */
  readonly endMs: number;
  /** Milliseconds, > 0. */
  readonly resolutionMs: number;
}

/** Returns a value as a number: 0 or 1 for a boolean; undefined for text, NaN and infinity. */
export function numberOf(value: Sample['value']): number | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Weighted mean and variance in one pass (West's algorithm). */
class Moments {
  weight = 0;
  mean = 0;
  #squares = 0;

  add(value: number, weight: number): void {
    this.weight += weight;
    const distance = value - this.mean;
    this.mean += (distance * weight) / this.weight;
    this.#squares += weight * distance * (value - this.mean);
  }

  get variance(): number {
    return this.#squares / this.weight;
  }
}

/** Accumulates the samples of one interval. */
class Interval {
  readonly samples = new Moments();
  readonly inForce = new Moments();
  least = Infinity;
  most = -Infinity;
  first: number | undefined;
  last: number | undefined;

  add(value: number): void {
    this.samples.add(value, 1);
    this.least = Math.min(this.least, value);
    this.most = Math.max(this.most, value);
    this.first ??= value;
    this.last = value;
  }

  figure(name: IntervalFigure): number | undefined {
    const { weight: count } = this.samples;
    const { weight: lengthMs } = this.inForce;
    switch (name) {
      case 'NbrOfMeasurements':
        return count === 0 ? undefined : count;
      case 'Length':
        return lengthMs === 0 ? undefined : lengthMs;
      case 'TimeWeightedAverage':
        return lengthMs === 0 ? undefined : this.inForce.mean;
      case 'TimeWeightedVariance':
        return lengthMs === 0 ? undefined : this.inForce.variance;
      default:
        return count === 0 ? undefined : this.#ofSamples(name);
    }
  }

  #ofSamples(name: IntervalFigure): number | undefined {
    switch (name) {
      case 'MaxValue':
        return this.most;
      case 'MinValue':
        return this.least;
      case 'StartValue':
        return this.first;
      case 'EndValue':
        return this.last;
      case 'ArithmeticMean':
        return this.samples.mean;
      default:
        return this.samples.variance;
    }
  }
}

const weighted: ReadonlySet<AggregationType> = new Set([
  'TimeWeightedAverage',
  'TimeWeightedVariance',
  'Length',
  'All',
]);

/**
 * Aggregates samples in the order of their time. A value is in force until the next sample of any kind. A sample that
 * is not a number ends it.
 */
export class Aggregator {
  readonly points: AggregatedPoint[] = [];
  readonly #type: Exclude<AggregationType, 'Realtime'>;
  readonly #intervals: Intervals;
  readonly #last: number;
  readonly #isWeighted: boolean;
  #index = 0;
  #interval = new Interval();
  /** The value in force. It is accounted for up to `#sinceMs`. */
  #value: number | undefined;
  #sinceMs: number;
  /** Number of samples that are numbers or booleans. */
  count = 0;

  /** @param before value in force when the first interval begins */
  constructor(
    type: Exclude<AggregationType, 'Realtime'>,
    intervals: Intervals,
    before: Sample['value'] | undefined,
  ) {
    this.#type = type;
    this.#intervals = intervals;
    this.#last = Math.max(0, Math.ceil((intervals.endMs - intervals.startMs) / intervals.resolutionMs) - 1);
    this.#isWeighted = weighted.has(type);
    this.#value = before === undefined ? undefined : numberOf(before);
    this.#sinceMs = intervals.startMs;
  }

  /** @param sample sample within the intervals, not earlier than the previous one */
  take({ timeMs, value }: Pick<Sample, 'timeMs' | 'value'>): void {
    this.#advanceTo(timeMs);
    const { startMs, resolutionMs } = this.#intervals;
    this.#enter(Math.min(this.#last, Math.floor((timeMs - startMs) / resolutionMs)));
    this.#value = numberOf(value);
    if (this.#value !== undefined) {
      this.count += 1;
      this.#interval.add(this.#value);
    }
  }

  /** @param untilMs end of the last value: the end of the intervals, or now if that is earlier */
  finish(untilMs: number): readonly AggregatedPoint[] {
    this.#advanceTo(untilMs);
    this.#close();
    return this.points;
  }

  /** Accounts for the value in force up to a time, interval by interval. */
  #advanceTo(timeMs: number): void {
    const { startMs, endMs, resolutionMs } = this.#intervals;
    while (this.#isWeighted && this.#value !== undefined && this.#sinceMs < timeMs) {
      const index = Math.min(this.#last, Math.floor((this.#sinceMs - startMs) / resolutionMs));
      this.#enter(index);
      const borderMs = index === this.#last ? endMs : startMs + (index + 1) * resolutionMs;
      const toMs = Math.min(timeMs, borderMs);
      this.#interval.inForce.add(this.#value, toMs - this.#sinceMs);
      this.#sinceMs = toMs;
    }
    this.#sinceMs = Math.max(this.#sinceMs, timeMs);
  }

  #enter(index: number): void {
    if (index > this.#index) {
      this.#close();
      this.#index = index;
      this.#interval = new Interval();
    }
  }

  #close(): void {
    const figures =
      this.#type === 'All'
        ? intervalFigures.map((name) => this.#interval.figure(name) ?? null)
        : [this.#interval.figure(this.#type) ?? null];
    if (figures.some((one) => one !== null)) {
      const { startMs, resolutionMs } = this.#intervals;
      this.points.push({ timeMs: startMs + this.#index * resolutionMs, figures });
    }
  }
}

/** Number of samples read in one turn of the event loop. */
export const SAMPLES_AT_A_TIME = 2_000;

type Readable = Pick<MeasurementStore, 'range' | 'oldest'>;

/** Yields all samples of a resource in a range, both ends inclusive, oldest first, in chunks. */
export async function* samplesOf(
  store: Readable,
  resourceId: string,
  fromMs: number,
  toMs: number,
): AsyncGenerator<readonly Sample[]> {
  for (let from = fromMs; ;) {
    const part = await store.oldest(resourceId, from, toMs, SAMPLES_AT_A_TIME);
    if (part.length > 0) yield part;
    const last = part.at(-1);
    if (last === undefined || part.length < SAMPLES_AT_A_TIME) return;
    from = last.timeMs + 1;
    await nextTurn();
  }
}

/** Returns the newest samples of a resource in a range, both ends inclusive, oldest first. */
export async function newestOf(
  store: Readable,
  resourceId: string,
  fromMs: number,
  toMs: number,
  limit: number,
): Promise<Sample[]> {
  const parts: Sample[][] = [];
  let left = limit;
  for (let to = toMs; left > 0;) {
    const wanted = Math.min(left, SAMPLES_AT_A_TIME);
    const part = await store.range(resourceId, fromMs, to, wanted);
    const [first] = part;
    if (first === undefined) break;
    parts.push(part);
    left -= part.length;
    if (part.length < wanted) break;
    to = first.timeMs - 1;
    await nextTurn();
  }
  return parts.reverse().flat();
}

/** Returns the newest sample before a time. */
export async function sampleBefore(
  store: Readable,
  resourceId: string,
  timeMs: number,
): Promise<Sample | undefined> {
  return timeMs === 0 ? undefined : (await store.range(resourceId, 0, timeMs - 1, 1))[0];
}
