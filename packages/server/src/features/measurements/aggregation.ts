import { intervalFigures } from './model/aggregation.ts';
import type { AggregationType, IntervalFigure } from './model/aggregation.ts';
import type { Sample } from '../../store/port.ts';

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
  if (typeof value === 'boolean') {
    return value ? 1 : 0;
  }
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
 * Aggregates samples in the order of their time. A value is in force until the next sample of any kind. A
 * sample that is not a number ends it.
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
