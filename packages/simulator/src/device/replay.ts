import type { CsvGenerator } from './generators.ts';

/** A row of a CSV file, with its line number for messages. */
export interface CsvRow {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A parsed CSV file. */
export interface CsvTable {
  /** Names of the columns. */
  readonly columns: readonly string[];
  /** Rows after the header. */
  readonly rows: readonly CsvRow[];
}

/** CSV files by their name in the fleet file. Read once and shared by all devices. */
export type ReplayFiles = ReadonlyMap<string, CsvTable>;

/** A column of a CSV file, shared by all devices that replay it. */
export interface Replay<Value> {
  /** Milliseconds after the start of the fleet at which each value begins, ascending; the first is 0. */
  readonly timesMs: Float64Array;
  readonly values: readonly Value[];
  /** Milliseconds after which the replay restarts. Infinity: never. */
  readonly lengthMs: number;
}

/**
 * Creates a replay. In a loop, the last value lasts as long as the one before it.
 *
 * @param timesMs start of each value in ascending order, at least one
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

/** @param elapsedMs milliseconds since the start of the fleet */
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
