import { formatPath } from '@muster/lwm2m/core';
import { MusterError } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Sample, Store } from '../../store/port.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import { ReceiptTimes } from '../measurements/receipt-times.ts';
import { sampleValue } from '../measurements/sample-value.ts';
import type { ReadValue, RefusedItem } from './delivered-value.ts';

export interface DuplicateFilterDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly measurements: Pick<MeasurementService, 'latest'>;
}

/** A value that has passed all checks except that of its time. */
export interface CheckedValue extends ReadValue {
  readonly index: number;
}

/** The values of a delivery by their treatment. */
export interface SeparatedValues {
  /** Values to store, each with its final time. */
  readonly newValues: readonly CheckedValue[];
  /** Values that are already stored or are repeated in the delivery. */
  readonly duplicates: number;
  /** Values whose resource has another value at their time. */
  readonly conflicting: readonly RefusedItem[];
}

/** Separates new values of a delivery from values that are already stored. */
export class DuplicateFilter {
  readonly #deps: DuplicateFilterDependencies;
  readonly #receipts: ReceiptTimes;

  constructor(deps: DuplicateFilterDependencies) {
    this.#deps = deps;
    this.#receipts = new ReceiptTimes(deps.clock);
  }

  /** Call it for one delivery of a device at a time. */
  async separate(deviceId: string, checked: readonly CheckedValue[]): Promise<SeparatedValues> {
    const known = new StoredSamples(this.#deps.store, await this.#latestOf(checked));
    const newValues: CheckedValue[] = [];
    const conflicting: RefusedItem[] = [];
    let duplicates = 0;
    // Values with a time first. Values without one then avoid the times that are taken.
    const byTime = checked.toSorted((a, b) => Number(isUntimed(a)) - Number(isUntimed(b)));
    // Values of one resource that arrive together get times one millisecond apart.
    const arrivals: number[] = [];
    const arrived = new Map<string, number>();
    for (const one of byTime) {
      const value = sampleValue(one.record.value);
      let arrival = arrived.get(one.resourceId) ?? 0;
      const nextTime = (): number => (arrivals[arrival++] ??= this.#receipts.next(deviceId));
      let timeMs = one.record.timeMs ?? nextTime();
      let there = await known.at(one.resourceId, timeMs);
      while (there !== undefined && isUntimed(one)) {
        timeMs = nextTime();
        there = await known.at(one.resourceId, timeMs);
      }
      arrived.set(one.resourceId, arrival);
      if (there === undefined) {
        known.add({ resourceId: one.resourceId, timeMs, value });
        newValues.push({ ...one, record: { ...one.record, timeMs } });
      } else if (there === value) {
        duplicates += 1;
      } else {
        conflicting.push({ index: one.index, error: timeTaken(one, timeMs) });
      }
    }
    return { newValues, duplicates, conflicting };
  }

  async #latestOf(checked: readonly CheckedValue[]): Promise<ReadonlyMap<string, Sample>> {
    return this.#deps.measurements.latest([...new Set(checked.map((one) => one.resourceId))]);
  }
}

/** Stored samples of some resources. Looks up a sample only if it is older than the latest. */
class StoredSamples {
  readonly #store: Store;
  readonly #latest: ReadonlyMap<string, Sample>;
  readonly #added = new Map<string, Sample['value']>();

  constructor(store: Store, latest: ReadonlyMap<string, Sample>) {
    this.#store = store;
    this.#latest = latest;
  }

  async at(id: string, timeMs: number): Promise<Sample['value'] | undefined> {
    const added = this.#added.get(sampleKey(id, timeMs));
    if (added !== undefined) return added;
    const latest = this.#latest.get(id);
    if (latest === undefined || latest.timeMs < timeMs) return undefined;
    if (latest.timeMs === timeMs) return latest.value;
    const [sample] = await this.#store.measurements.oldest(id, timeMs, timeMs, 1);
    return sample?.value;
  }

  add(sample: Sample): void {
    this.#added.set(sampleKey(sample.resourceId, sample.timeMs), sample.value);
  }
}

function isUntimed({ record }: CheckedValue): boolean {
  return record.timeMs === undefined;
}

/** Identifies a sample. */
export function sampleKey(id: string, timeMs: number | undefined): string {
  return `${id} ${timeMs}`;
}

function timeTaken({ record }: CheckedValue, timeMs: number): MusterError {
  const at = new Date(timeMs).toISOString();
  return new MusterError(
    'time-taken',
    `${formatPath(record.path)} already has another value at ${at}, which was kept. Use another Time.`,
  );
}
