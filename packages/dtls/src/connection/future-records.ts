import type { RawRecord } from '../record/record.ts';

export interface FutureRecordLimits {
  readonly maxFutureRecords: number;
  readonly maxFutureBytes: number;
}

/** Keeps a few records of an epoch without keys yet, because datagrams can arrive out of order. */
export class FutureRecords {
  readonly #limits: FutureRecordLimits;
  #records: RawRecord[] = [];
  #bytes = 0;

  constructor(limits: FutureRecordLimits) {
    this.#limits = limits;
  }

  /** @returns false if a limit is reached */
  add(record: RawRecord): boolean {
    const { maxFutureRecords, maxFutureBytes } = this.#limits;
    const bytes = this.#bytes + record.fragment.length;
    if (this.#records.length >= maxFutureRecords || bytes > maxFutureBytes) return false;
    this.#records.push(record);
    this.#bytes = bytes;
    return true;
  }

  /** Returns and removes the kept records. */
  take(): RawRecord[] {
    const records = this.#records;
    this.#records = [];
    this.#bytes = 0;
    return records;
  }
}
