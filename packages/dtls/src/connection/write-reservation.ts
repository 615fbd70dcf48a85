import { MAX_SEQUENCE } from '../record/record-layer.ts';
import type { RecordLayer } from '../record/record-layer.ts';

/**
 * The range of sequence numbers that a connection can write. Numbers are reserved in durable storage before they are
 * used, so that no crash can cause a reused nonce (RFC 6655 section 3). When half of the reserved numbers are used,
 * more are requested.
 */
export class WriteReservation {
  readonly #records: RecordLayer;
  #lowAt = Infinity;

  /** @param limit first number that must not be used; undefined: no reservation */
  constructor(records: RecordLayer, limit: number | undefined) {
    this.#records = records;
    records.writeLimit = Math.min(limit ?? MAX_SEQUENCE, MAX_SEQUENCE);
    this.resetLowMark();
  }

  /** Whether the connection can never write again. */
  get isAtEnd(): boolean {
    return this.#records.nextWriteSequence >= MAX_SEQUENCE;
  }

  /** True once for each reservation, after half of it was used. */
  isLow(): boolean {
    if (this.#records.nextWriteSequence < this.#lowAt) return false;
    this.#lowAt = Infinity;
    return true;
  }

  /** Extends the reservation to numbers below `limit`. Never lowers the limit. */
  extend(limit: number): void {
    if (limit <= this.#records.writeLimit) return;
    this.#records.writeLimit = Math.min(limit, MAX_SEQUENCE);
    this.resetLowMark();
  }

  /** Restarts the half-way mark from the next number. */
  resetLowMark(): void {
    const { nextWriteSequence, writeLimit } = this.#records;
    this.#lowAt =
      writeLimit >= MAX_SEQUENCE ? Infinity : nextWriteSequence + (writeLimit - nextWriteSequence) / 2;
  }
}
