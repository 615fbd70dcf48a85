/**
 * Records which of the last 64 sequence numbers were received (RFC 6347 section 4.1.2.6). It moves only with `accept`,
 * which the caller must call after the MAC was verified. Any jump forward is accepted.
 */
export class ReplayWindow {
  /** Highest accepted sequence number; -1: none yet. */
  #top = -1;
  /** Bit n of `#recent` stands for top - n, bit n of `#older` for top - 32 - n. */
  #recent = 0;
  #older = 0;

  /** Returns a window of which only the top is known: all older numbers count as received. */
  static from(top: number): ReplayWindow {
    const window = new ReplayWindow();
    window.#top = top;
    if (top >= 0) {
      window.#recent = -1;
      window.#older = -1;
    }
    return window;
  }

  get top(): number {
    return this.#top;
  }

  /** Whether a sequence number is newer than all, or in the window and not received yet. */
  mayAccept(sequence: number): boolean {
    const age = this.#top - sequence;
    if (age < 0) return true;
    if (age < 32) return (this.#recent & (1 << age)) === 0;
    if (age < 64) return (this.#older & (1 << (age - 32))) === 0;
    return false;
  }

  /**
   * Marks a sequence number as received. `mayAccept` must be true for it.
   *
   * @returns whether it is newer than all before
   */
  accept(sequence: number): boolean {
    const age = this.#top - sequence;
    if (age < 0) {
      this.#advance(-age);
      this.#top = sequence;
      this.#recent |= 1;
      return true;
    }
    if (age < 32) this.#recent |= 1 << age;
    else if (age < 64) this.#older |= 1 << (age - 32);
    return false;
  }

  #advance(steps: number): void {
    if (steps < 32) {
      this.#older = (this.#older << steps) | (this.#recent >>> (32 - steps));
      this.#recent <<= steps;
    } else if (steps < 64) {
      this.#older = this.#recent << (steps - 32);
      this.#recent = 0;
    } else {
      this.#older = 0;
      this.#recent = 0;
    }
  }
}
