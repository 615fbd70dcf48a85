import { MAX_SEQUENCE } from '../record/record-layer.ts';
import type { RecordLayer } from '../record/record-layer.ts';

/**
 * The range of sequence numbers that a connection may write. Numbers are reserved in durable storage before they are
 * used, so that no crash can cause a reused nonce (RFC 6655 section 3). When half of the reserved numbers are used,
 * more are requested.
 */
export class WriteReservation {
  readonly #records: RecordLayer;
  #lowAt = Infinity;

  /** @param limit first number that may not be used; undefined: there is no reservation */
  constructor(records: RecordLayer, limit: number | undefined) {
    this.#records = records;
    records.writeLimit = Math.min(limit ?? MAX_SEQUENCE, MAX_SEQUENCE);
    this.restart();
  }

  /** Whether the connection can never write again. */
  get isAtEnd(): boolean {
    return this.#records.nextWriteSequence >= MAX_SEQUENCE;
  }

  /** True once for each reservation, when half of it is used. */
  isLow(): boolean {
    if (this.#records.nextWriteSequence < this.#lowAt) return false;
    this.#lowAt = Infinity;
    return true;
  }

  /** Numbers below `limit` are reserved now; a lower limit than before changes nothing. */
  extend(limit: number): void {
    if (limit <= this.#records.writeLimit) return;
    this.#records.writeLimit = Math.min(limit, MAX_SEQUENCE);
    this.restart();
  }

  /** Restarts the half-way mark from the next number. */
  restart(): void {
    const { nextWriteSequence, writeLimit } = this.#records;
    this.#lowAt =
      writeLimit >= MAX_SEQUENCE ? Infinity : nextWriteSequence + (writeLimit - nextWriteSequence) / 2;
  }
}
