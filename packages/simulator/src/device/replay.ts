import type { CsvGenerator } from './generators.ts';

/** A row of a CSV file, with its line for messages. */
export interface CsvRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  /** Names of the columns. */
  readonly columns: readonly string[];
  /** Without the first line. */
  readonly rows: readonly CsvRow[];
}

/** CSV files by the name that the fleet file has for them. Read once and shared by all devices. */
export type ReplayFiles = ReadonlyMap<string, CsvTable>;

/** A column of a CSV file as devices replay it. Shared by all of them. */
export interface Replay<Value> {
  /** Milliseconds after the start of the fleet at which each value begins, ascending; the first is 0. */
  readonly timesMs: Float64Array;
  readonly values: readonly Value[];
  /** Time after which the replay begins again. Infinity: never. */
  readonly lengthMs: number;
}

/**
 * Makes a replay. In a loop, the last value stays as long as the one before it.
 *
 * @param timesMs ascending, at least one
 */
export function createReplay<Value>(
  timesMs: Float64Array,
  values: readonly Value[],
  { atEnd = 'loop', everySeconds }: Pick<CsvGenerator, 'atEnd' | 'everySeconds'>,
): Replay<Value> {
  const last = timesMs.at(-1) ?? 0;
  const lastStays = everySeconds === undefined ? last - (timesMs.at(-2) ?? last) : everySeconds * 1000;
  const loops = atEnd === 'loop' && lastStays > 0;
  return { timesMs, values, lengthMs: loops ? last + lastStays : Infinity };
}

/** @param elapsedMs since the start of the fleet */
export function replayAt<Value>({ timesMs, values, lengthMs }: Replay<Value>, elapsedMs: number): Value {
  const time = Math.max(elapsedMs, 0) % lengthMs;
  let low = 0;
  let high = timesMs.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((timesMs[middle] ?? Infinity) <= time) low = middle;
    else high = middle - 1;
  }
  const value = values[low];
  if (value === undefined) throw new RangeError('a replay needs values');
  return value;
}
