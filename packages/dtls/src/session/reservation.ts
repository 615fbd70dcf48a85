/** Number of write sequence numbers in one reservation. */
export const WRITE_BLOCK = 2 ** 16;

/** Sequence numbers have 48 bits and must not wrap (RFC 6347 4.1, RFC 6655 3). */
export const SEQUENCE_END = 2 ** 48 - 1;

/**
 * Reserves write sequence numbers of one connection. A number is used only after a state beyond it is durable, so that a
 * process that restores the state starts with an unused number.
 */
export class WriteReservation {
  #durable: number;
  #wanted: number;

  /** @param durable limit of the usable numbers */
  constructor(durable: number) {
    this.#durable = durable;
    this.#wanted = durable;
  }

  /** Limit of the usable numbers. */
  get durable(): number {
    return this.#durable;
  }

  /** Limit that the next save must make durable. */
  get wanted(): number {
    return this.#wanted;
  }

  /** Requests one more block of numbers. Has no effect while an earlier request is not durable. */
  ask(): void {
    this.#wanted = Math.min(this.#durable + WRITE_BLOCK, SEQUENCE_END);
  }

  /** Called when a state with that limit is durable. */
  confirm(limit: number): void {
    if (limit > this.#durable) this.#durable = limit;
  }
}
