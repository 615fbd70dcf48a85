/** Write sequence numbers reserved at a time. */
export const WRITE_BLOCK = 2 ** 16;

/** Sequence numbers have 48 bits (RFC 6347 4.1); none wraps (4.1 there, RFC 6655 3). */
export const SEQUENCE_END = 2 ** 48 - 1;

/**
 * Write sequence numbers of one connection, reserved ahead: a number is used only after a state that lies beyond it
 * has become durable, so that whoever restores that state starts where nobody has written yet.
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

  /** Asks for one more block beyond what is durable; asking again before it is durable changes nothing. */
  ask(): void {
    this.#wanted = Math.min(this.#durable + WRITE_BLOCK, SEQUENCE_END);
  }

  /** A state with that limit is durable. */
  confirm(limit: number): void {
    if (limit > this.#durable) this.#durable = limit;
  }
}
