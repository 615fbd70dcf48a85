/** Work in promises: turns of the event loop, serial lanes and background tasks. */
import { setTimeout as pause } from 'node:timers/promises';

export { Lanes } from '@muster/net/core';

/** Resolves in the next turn of the event loop. Long work over many documents calls it between its parts. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
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

/** Tasks that no caller awaits. Errors are reported, and a service that closes waits for the tasks in progress. */
export class BackgroundTasks {
  readonly #underWay = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  /** @param onError receives the errors of tasks */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Number of tasks in progress. */
  get size(): number {
    return this.#underWay.size;
  }

  add(task: Promise<unknown>): void {
    const settled: Promise<void> = task
      .then(() => undefined, this.#onError)
      .finally(() => this.#underWay.delete(settled));
    this.#underWay.add(settled);
  }

  /** Resolves when the tasks that are now in progress have ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Resolves when no task is in progress, including tasks added during the wait. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await this.settled();
  }
}

/** Resolves when the work has settled, or after a timeout in milliseconds. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  await Promise.race([
    work.catch(() => undefined),
    pause(ms, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
}
