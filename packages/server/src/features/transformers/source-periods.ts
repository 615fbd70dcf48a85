import type { TransformerSource } from './model/transformer.ts';
import type { MeasurementStore } from '../../store/port.ts';
import { Aggregator } from '../measurements/aggregation.ts';
import type { AggregationType } from '../measurements/model/aggregation.ts';
import { sampleBefore, samplesOf } from '../measurements/sample-reader.ts';

/** What an aggregated source comes to, as a formula sees it: `All` has several figures, and null where one lacks. */
export type Figures = number | readonly (number | null)[];

/** Milliseconds of a period when none are given: an hour. */
export const DEFAULT_RESOLUTION_MS = 3_600_000;
/** And at most: 31 days. */
export const MAX_RESOLUTION_MS = 2_678_400_000;
/** Periods that one computation makes good at most, as after a time without the service. */
const MAX_PERIODS = 100;
const MAX_CACHED = 10_000;

/** When the newest period that is over ended; periods begin with 1970, UTC. */
export function lastEnd(resolutionMs: number, atMs: number): number {
  return Math.floor(atMs / resolutionMs) * resolutionMs;
}

/** The finest period of sources that are all aggregated; undefined when one of them is Realtime. */
export function periodOf(sources: readonly Pick<TransformerSource, 'resolutionMs'>[]): number | undefined {
  const periods = sources.map(({ resolutionMs }) => resolutionMs);
  if (periods.length === 0 || periods.includes(undefined)) return undefined;
  return Math.min(...periods.map((one) => one ?? Infinity));
}

/** The ends of the periods from `fromMs` to `atMs`, both included, of many the newest. */
export function endsBetween(resolutionMs: number, fromMs: number, atMs: number): number[] {
  const last = lastEnd(resolutionMs, atMs);
  const first = Math.max(
    Math.ceil(fromMs / resolutionMs) * resolutionMs,
    last - (MAX_PERIODS - 1) * resolutionMs,
  );
  const ends: number[] = [];
  for (let end = first; end <= last; end += resolutionMs) ends.push(end);
  return ends;
}

/** Figures of resources over periods that are over. */
export class PeriodFigures {
  readonly #measurements: Pick<MeasurementStore, 'range' | 'oldest'>;
  readonly #cached = new Map<string, Figures | undefined>();

  constructor(measurements: Pick<MeasurementStore, 'range' | 'oldest'>) {
    this.#measurements = measurements;
  }

  /**
   * @param endMs excluded
   * @param isFresh the values may have changed since the last call
   * @returns undefined if the period has no number that counts
   */
  async of(
    resourceId: string,
    type: Exclude<AggregationType, 'Realtime'>,
    resolutionMs: number,
    endMs: number,
    isFresh: boolean,
  ): Promise<Figures | undefined> {
    const key = `${resourceId} ${type} ${resolutionMs} ${endMs}`;
    if (!isFresh && this.#cached.has(key)) return this.#cached.get(key);
    const found = await this.#compute(resourceId, type, endMs - resolutionMs, endMs);
    if (this.#cached.size >= MAX_CACHED) this.#cached.clear();
    this.#cached.set(key, found);
    return found;
  }

  async #compute(
    resourceId: string,
    type: Exclude<AggregationType, 'Realtime'>,
    startMs: number,
    endMs: number,
  ): Promise<Figures | undefined> {
    const measurements = this.#measurements;
    const before = await sampleBefore(measurements, resourceId, startMs);
    const intervals = { startMs, endMs, resolutionMs: endMs - startMs };
    const aggregator = new Aggregator(type, intervals, before?.value);
    for await (const part of samplesOf(measurements, resourceId, startMs, endMs - 1)) {
      for (const sample of part) aggregator.take(sample);
    }
    const figures = aggregator.finish(endMs)[0]?.figures;
    if (figures === undefined) return undefined;
    return type === 'All' ? figures : (figures[0] ?? undefined);
  }
}
