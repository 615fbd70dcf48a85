import type { RawRecord } from '../record/record.ts';

export interface FutureRecordLimits {
  readonly maxFutureRecords: number;
  readonly maxFutureBytes: number;
}

/** Records of an epoch whose keys are not known yet: a few are kept, as datagrams overtake each other. */
export class FutureRecords {
  readonly #limits: FutureRecordLimits;
  #records: RawRecord[] = [];
  #bytes = 0;

  constructor(limits: FutureRecordLimits) {
    this.#limits = limits;
  }

  /** @returns false when it finds no room */
  add(record: RawRecord): boolean {
    const { maxFutureRecords, maxFutureBytes } = this.#limits;
    const bytes = this.#bytes + record.fragment.length;
    if (this.#records.length >= maxFutureRecords || bytes > maxFutureBytes) return false;
    this.#records.push(record);
    this.#bytes = bytes;
    return true;
  }

  /** Those that were kept, which are forgotten. */
  take(): RawRecord[] {
    const records = this.#records;
    this.#records = [];
    this.#bytes = 0;
    return records;
  }
}
