/** Write sequence numbers reserved at a time. */
export const WRITE_BLOCK = 2 ** 16;

/** Sequence numbers have 48 bits (RFC 6347 4.1); none wraps (4.1 there, RFC 6655 3). */
export const SEQUENCE_END = 2 ** 48 - 1;

/**
 * Write sequence numbers of one connection, reserved in advance. A number is used only after a state beyond it is
 * durable, so that a process which restores that state starts with an unused number.
 */
export class WriteReservation {
  #durable: number;
  #wanted: number;

  /** @param durable numbers below it may be used */
  constructor(durable: number) {
    this.#durable = durable;
    this.#wanted = durable;
  }

  /** Numbers below it may be used. */
  get durable(): number {
    return this.#durable;
  }

  /** What the next save has to make durable. */
  get wanted(): number {
    return this.#wanted;
  }

  /** Requests one more block of numbers. Has no effect while an earlier request is not durable. */
  ask(): void {
    this.#wanted = Math.min(this.#durable + WRITE_BLOCK, SEQUENCE_END);
  }

  /** A state with that limit is durable. */
  confirm(limit: number): void {
    if (limit > this.#durable) this.#durable = limit;
  }
}
