import type { Clock, TimerHandle } from '@muster/net';

interface Timer {
  readonly dueMs: number;
  readonly order: number;
  readonly task: () => void;
}

/** Runs pending promises and the tasks of this turn of the event loop. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A clock that moves only when it is advanced. */
export class VirtualClock implements Clock {
  readonly #startMs: number;
  readonly #timers = new Set<Timer>();
  #elapsedMs = 0;
  #order = 0;

  /** @param startMs wall time at the start in epoch milliseconds */
  constructor(startMs = Date.UTC(2030, 0, 1)) {
    this.#startMs = startMs;
  }

  /** Number of timers that have not run yet. */
  get pendingTimers(): number {
    return this.#timers.size;
  }

  now(): number {
    return this.#startMs + this.#elapsedMs;
  }

  monotonic(): number {
    return this.#elapsedMs;
  }

  setTimer(delayMs: number, task: () => void): TimerHandle {
    const timer = { dueMs: this.#elapsedMs + Math.max(0, delayMs), order: this.#order++, task };
    this.#timers.add(timer);
    return { cancel: () => void this.#timers.delete(timer) };
  }

  /** Advances the time and runs the timers in order. Promises and immediates run between two timers. */
  async advance(ms: number): Promise<void> {
    const untilMs = this.#elapsedMs + ms;
    await settle();
    for (let next = this.#next(untilMs); next; next = this.#next(untilMs)) {
      this.#elapsedMs = next.dueMs;
      this.#timers.delete(next);
      next.task();
      await settle();
    }
    this.#elapsedMs = untilMs;
  }

  /** Advances to each next timer until none is left, at most by `maxMs`. */
  async runAll(maxMs = 3_600_000): Promise<void> {
    const untilMs = this.#elapsedMs + maxMs;
    await settle();
    for (let next = this.#next(untilMs); next; next = this.#next(untilMs)) {
      await this.advance(next.dueMs - this.#elapsedMs);
    }
  }

  #next(untilMs: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.dueMs > untilMs) continue;
      const earlier =
        !first || timer.dueMs < first.dueMs || (timer.dueMs === first.dueMs && timer.order < first.order);
      if (earlier) first = timer;
    }
    return first;
  }
}
