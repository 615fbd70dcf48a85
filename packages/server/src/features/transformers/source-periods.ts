import type { TransformerSource } from './model/transformer.ts';
import type { MeasurementStore } from '../../store/port.ts';
import { Aggregator, sampleBefore, samplesOf } from '../measurements/measurement-queries.ts';
import type { AggregationType } from '../measurements/model.ts';

/** Aggregates of a source in a formula. `All` has several figures, with null for those that a period lacks. */
export type Figures = number | readonly (number | null)[];

/** Default length of a period in milliseconds: one hour. */
export const DEFAULT_RESOLUTION_MS = 3_600_000;
/** Maximum length of a period in milliseconds: 31 days. */
export const MAX_RESOLUTION_MS = 2_678_400_000;
/** Maximum number of past periods per computation, for example after an outage. */
const MAX_PERIODS = 100;
const MAX_CACHED = 10_000;

/** Returns the end of the newest period that has ended. Periods are counted from 1970, UTC. */
export function lastPeriodEnd(resolutionMs: number, atMs: number): number {
  return Math.floor(atMs / resolutionMs) * resolutionMs;
}

/** Returns the shortest period if all sources are aggregated; undefined if one of them is Realtime. */
export function periodOf(sources: readonly Pick<TransformerSource, 'resolutionMs'>[]): number | undefined {
  const periods = sources.map(({ resolutionMs }) => resolutionMs);
  if (periods.length === 0 || periods.includes(undefined)) return undefined;
  return Math.min(...periods.map((one) => one ?? Infinity));
}

/** Returns the ends of the periods from `fromMs` to `atMs`, both inclusive, limited to the newest. */
export function periodEndsBetween(resolutionMs: number, fromMs: number, atMs: number): number[] {
  const last = lastPeriodEnd(resolutionMs, atMs);
  const first = Math.max(
    Math.ceil(fromMs / resolutionMs) * resolutionMs,
    last - (MAX_PERIODS - 1) * resolutionMs,
  );
  const ends: number[] = [];
  for (let end = first; end <= last; end += resolutionMs) ends.push(end);
  return ends;
}

/** Computes and caches aggregates of resources over past periods. */
export class PeriodFigures {
  readonly #measurements: Pick<MeasurementStore, 'range' | 'oldest'>;
  readonly #cached = new Map<string, Figures | undefined>();

  constructor(measurements: Pick<MeasurementStore, 'range' | 'oldest'>) {
    this.#measurements = measurements;
  }

  /**
   * @param endMs exclusive end of the period
   * @param isFresh whether the values may have changed since the last call
   * @returns undefined if the period has no relevant number
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
