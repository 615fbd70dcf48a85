/**
 * Tells other threads which commit they see. The number is odd while a commit is under way, and higher by two after each:
 * a reader that finds the same even number before and after it has fixed its view sees just that many commits.
 */
export class CommitMarks {
  readonly buffer: SharedArrayBuffer;
  readonly #marks: BigInt64Array;

  constructor(buffer = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer;
    this.#marks = new BigInt64Array(buffer);
  }

  /** @param commit is told its number; an exception is passed on, and what it leaves is numbered as well */
  around(commit: (number: number) => void): void {
    const number = Atomics.add(this.#marks, 0, 1n) + 2n;
    try {
      commit(Number(number));
    } finally {
      Atomics.add(this.#marks, 0, 1n);
    }
  }

  /** The number of the last commit. */
  get last(): number {
    return Number(Atomics.load(this.#marks, 0));
  }

  /**
   * In another thread: fixes a view between two commits.
   *
   * @param fix begins to read
   * @param loosen takes that back
   * @returns the number of the last commit that is seen
   */
  between(fix: () => void, loosen: () => void): number {
    for (;;) {
      const before = Atomics.load(this.#marks, 0);
      if (before % 2n !== 0n) {
        Atomics.wait(this.#marks, 0, before, WAIT_MS);
        continue;
      }
      fix();
      if (Atomics.load(this.#marks, 0) === before) return Number(before);
      loosen();
    }
  }
}

/** Until it is looked again whether a commit is over. */
const WAIT_MS = 1;
