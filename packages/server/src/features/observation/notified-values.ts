import { createHash } from 'node:crypto';
import { formatPath } from '@muster/lwm2m/core';
import type { ValueRecord } from '@muster/lwm2m/core';
import type { Sample } from '../../store/port.ts';
import { sampleValue } from '../measurements/sample-value.ts';

/** Shortest `pmax` in milliseconds: periods are whole seconds (OMA-TS-LightweightM2M_Core-V1_1 5.1.2). */
const SHORTEST_PERIOD_MS = 1000;
/** Maximum number of characters of a remembered text. Longer texts are remembered by their digest. */
const MAX_REMEMBERED_LENGTH = 64;

/**
 * Remembers the last reported values of one observation. A notification carries all values of its
 * observation; this class selects those that are samples.
 */
export class NotifiedValues {
  /** Values by path, and by time if a value has one. */
  #last: ReadonlyMap<string, Sample['value']> | undefined;
  #lastAtMs = -Infinity;

  /**
   * Selects the records that are samples, and remembers all of them.
   *
   * - If some values changed, these are samples. The notification only repeats the others.
   * - If no value changed, the device reports that all values still hold because `pmax` has passed, so all are
   *   samples. A repetition within less than a second of the previous notification cannot come from `pmax`, so
   *   none is a sample.
   *
   * A value with a time of its own counts as changed unless the previous notification had it with the same
   * time.
   *
   * @param nowMs monotonic milliseconds
   */
  select(records: readonly ValueRecord[], nowMs: number): readonly ValueRecord[] {
    const last = this.#last;
    const elapsedMs = nowMs - this.#lastAtMs;
    this.reported(records, nowMs);
    if (last === undefined) return records;
    const changed = records.filter((one) => last.get(keyOf(one)) !== comparableValue(one));
    if (changed.length > 0) return changed;
    return elapsedMs < SHORTEST_PERIOD_MS ? [] : records.filter(({ timeMs }) => timeMs === undefined);
  }

  /** Remembers values stored with the response to the Observe. @param nowMs monotonic milliseconds */
  reported(records: readonly ValueRecord[], nowMs: number): void {
    this.#last = new Map(records.map((one) => [keyOf(one), comparableValue(one)]));
    this.#lastAtMs = nowMs;
  }

  /** Forgets the reported values after a failed write. All values of the next notification are samples. */
  forget(): void {
    this.#last = undefined;
  }
}

function keyOf({ path, timeMs }: ValueRecord): string {
  return timeMs === undefined ? formatPath(path) : `${formatPath(path)}@${timeMs}`;
}

function comparableValue({ value }: ValueRecord): Sample['value'] {
  const stored = sampleValue(value);
  if (typeof stored !== 'string' || stored.length <= MAX_REMEMBERED_LENGTH) return stored;
  return `sha256:${createHash('sha256').update(stored).digest('base64')}`;
}
