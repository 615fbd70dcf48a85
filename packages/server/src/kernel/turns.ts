/** Resolves in the next turn of the event loop. Long work over many documents calls it between its parts. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Splits the items into chunks of `size`. */
export function* chunksOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size);
  }
}

/** Yields the items in chunks of `size`, each as soon as it is complete. The last one can be shorter. */
export async function* runsOf<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let run: T[] = [];
  for await (const item of items) {
    run.push(item);
    if (run.length < size) continue;
    yield run;
    run = [];
  }
  if (run.length > 0) yield run;
}

/** Milliseconds of a turn, for which messages of devices may wait (decision 11). */
export const TURN_MS = 2;

/**
 * Divides long work into turns of the event loop. Starts a new turn after a number of work units, or after
 * {@link TURN_MS}.
 */
export class TurnBudget {
  readonly #most: number;
  #done = 0;
  #turnedAtMs = performance.now();

  /** @param most maximum work units in one turn, as counted by `spend` */
  constructor(most: number) {
    this.#most = most;
  }

  async spend(amount: number): Promise<void> {
    this.#done += amount;
    if (this.#done < this.#most && performance.now() - this.#turnedAtMs < TURN_MS) return;
    await nextTurn();
    this.#done = 0;
    this.#turnedAtMs = performance.now();
  }
}
