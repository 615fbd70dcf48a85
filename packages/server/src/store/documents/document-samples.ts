import type { Sample } from '../../domain/ports/store.ts';
import type { PruneStep, SampleTable } from '../core/backend.ts';
import type { UndoLog } from './undo-log.ts';

export type SampleValue = Sample['value'];

/** One resource's samples: two arrays in step, ascending by time. */
interface Series {
  readonly times: number[];
  readonly values: SampleValue[];
}

/** Samples in memory, bounded per resource. */
export class DocumentSamples implements SampleTable {
  readonly #undo: UndoLog;
  readonly #maxPerResource: number;
  readonly #series = new Map<string, Series>();
  readonly #grown = new Set<Series>();

  constructor(undo: UndoLog, maxPerResource: number) {
    this.#undo = undo;
    this.#maxPerResource = maxPerResource;
  }

  append(samples: readonly Sample[]): void {
    for (const sample of samples) this.#add(sample);
  }

  range(resourceId: string, fromMs: number, toMs: number, limit: number): Sample[] {
    const series = this.#series.get(resourceId);
    if (series === undefined) return [];
    const end = lowerBound(series.times, toMs + 1);
    return part(resourceId, series, Math.max(lowerBound(series.times, fromMs), end - limit), end);
  }

  oldest(resourceId: string, fromMs: number, toMs: number, limit: number): Sample[] {
    const series = this.#series.get(resourceId);
    if (series === undefined) return [];
    const start = lowerBound(series.times, fromMs);
    return part(resourceId, series, start, Math.min(lowerBound(series.times, toMs + 1), start + limit));
  }

  latest(resourceIds: readonly string[]): Map<string, Sample> {
    const found = new Map<string, Sample>();
    for (const resourceId of resourceIds) {
      const series = this.#series.get(resourceId);
      const timeMs = series?.times.at(-1);
      const value = series?.values.at(-1);
      if (timeMs !== undefined && value !== undefined) found.set(resourceId, { resourceId, timeMs, value });
    }
    return found;
  }

  /** Whole series go, however long they are: each is let go of in one piece. */
  deleteFor(resourceIds: readonly string[]): readonly string[] {
    for (const resourceId of resourceIds) {
      const series = this.#series.get(resourceId);
      if (series === undefined) continue;
      this.#series.delete(resourceId);
      this.#undo.push(() => this.#series.set(resourceId, series));
    }
    return [];
  }

  prune(beforeMs: number): PruneStep {
    let pruned = 0;
    for (const series of this.#series.values()) {
      const count = lowerBound(series.times, beforeMs);
      if (count === 0) continue;
      const times = series.times.splice(0, count);
      const values = series.values.splice(0, count);
      this.#undo.push(() => {
        series.times.unshift(...times);
        series.values.unshift(...values);
      });
      pruned += count;
    }
    return { pruned, next: undefined };
  }

  /** After a commit: what exceeds the bound goes, the oldest first. */
  trim(): void {
    for (const series of this.#grown) {
      const excess = series.times.length - this.#maxPerResource;
      if (excess <= 0) continue;
      series.times.splice(0, excess);
      series.values.splice(0, excess);
    }
    this.#grown.clear();
  }

  /** Everything, for saving. */
  *entries(): Iterable<[string, [number, SampleValue][]]> {
    for (const [resourceId, { times, values }] of this.#series) {
      yield [resourceId, times.map((time, i) => [time, values[i] ?? ''])];
    }
  }

  #add({ resourceId, timeMs, value }: Sample): void {
    const series = this.#ensure(resourceId);
    this.#grown.add(series);
    const at = lowerBound(series.times, timeMs);
    if (series.times[at] === timeMs) {
      const previous = series.values[at] ?? '';
      series.values[at] = value;
      this.#undo.push(() => (series.values[at] = previous));
      return;
    }
    series.times.splice(at, 0, timeMs);
    series.values.splice(at, 0, value);
    this.#undo.push(() => {
      series.times.splice(at, 1);
      series.values.splice(at, 1);
    });
  }

  #ensure(resourceId: string): Series {
    let series = this.#series.get(resourceId);
    if (series === undefined) {
      series = { times: [], values: [] };
      this.#series.set(resourceId, series);
      this.#undo.push(() => this.#series.delete(resourceId));
    }
    return series;
  }
}

function part(resourceId: string, series: Series, start: number, end: number): Sample[] {
  return series.times
    .slice(start, end)
    .map((timeMs, i) => ({ resourceId, timeMs, value: series.values[start + i] ?? '' }));
}

/** Index of the first time that is not before `timeMs`; samples mostly arrive in order, so the end is tried first. */
function lowerBound(times: readonly number[], timeMs: number): number {
  const last = times.at(-1);
  if (last === undefined || last < timeMs) return times.length;
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? 0) < timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
