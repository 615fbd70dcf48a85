import type { Clock, TimerHandle } from '@muster/lwm2m';
import { DueHeap, type DueEntry } from '../device/due-heap.ts';

/** The awaited promise has not settled, although no timer is set and no work is held. */
export class VirtualStandstillError extends Error {
  override readonly name = 'VirtualStandstillError';
}

/** Default start of virtual time: 2030-01-01T00:00:00Z. */
const defaultStartMs = Date.UTC(2030, 0, 1);
const defaultTurns = 2;
/**
 * Times are multiples of this fraction of a millisecond, which binary numbers represent exactly, so that a rounding
 * error never makes a timer early.
 */
const stepsPerMs = 1024;
/** Minimum number of cancelled timers for a sweep of the heap. */
const minSweep = 256;

class Timer implements TimerHandle, DueEntry {
  readonly dueMs: number;
  readonly order: number;
  /** Undefined after it has run or was cancelled. */
  task: (() => void) | undefined;
  readonly #onCancel: () => void;

  constructor(dueMs: number, order: number, task: () => void, onCancel: () => void) {
    this.dueMs = dueMs;
    this.order = order;
    this.task = task;
    this.#onCancel = onCancel;
  }

  cancel(): void {
    if (!this.task) return;
    this.task = undefined;
    this.#onCancel();
  }
}

/** Options of a virtual clock. */
export interface VirtualClockOptions {
  /** Wall time at the start, epoch milliseconds. Default 2030-01-01T00:00:00Z. */
  readonly startMs?: number;
  /**
   * Number of turns of the event loop after each moment, 1 or more. Promises and immediates of these turns run before
   * time advances. Default 2.
   */
  readonly turns?: number;
}

/** A clock that advances to the next timer as soon as there is no work left at the current moment. */
export class VirtualClock implements Clock {
  readonly #startMs: number;
  readonly #turns: number;
  readonly #timers = new DueHeap<Timer>();
  readonly #held = new Set<Promise<unknown>>();
  #elapsedMs = 0;
  #order = 0;
  #cancelled = 0;

  constructor({ startMs = defaultStartMs, turns = defaultTurns }: VirtualClockOptions = {}) {
    this.#startMs = startMs;
    this.#turns = Math.max(1, Math.trunc(turns));
  }

  /** Number of timers that are set and have not run. */
  get pendingTimers(): number {
    return this.#timers.size - this.#cancelled;
  }

  now(): number {
    return Math.floor(this.#startMs + this.#elapsedMs);
  }

  monotonic(): number {
    return this.#elapsedMs;
  }

  setTimer(delayMs: number, task: () => void): TimerHandle {
    const dueMs = Math.ceil((this.#elapsedMs + Math.max(0, delayMs)) * stepsPerMs) / stepsPerMs;
    this.#order += 1;
    const timer = new Timer(dueMs, this.#order, task, this.#onCancel);
    this.#timers.push(timer);
    return timer;
  }

  /**
   * Stops time until the promise settles: for work outside virtual time, such as reading a file, a request over a real
   * socket, or cryptography in another thread.
   *
   * @returns the same promise
   */
  hold<T>(work: Promise<T>): Promise<T> {
    this.#held.add(work);
    const release = (): void => void this.#held.delete(work);
    work.then(release, release);
    return work;
  }

  /**
   * Lets time pass until the promise settles.
   *
   * @returns the value of the promise
   * @throws the rejection of the promise; VirtualStandstillError if no timer is set and no work is held before
   */
  async run<T>(awaited: Promise<T>): Promise<T> {
    const outcome = { isSettled: false };
    const settle = (): void => void (outcome.isSettled = true);
    awaited.then(settle, settle);
    for (;;) {
      await this.#waitForIdle();
      if (outcome.isSettled) return awaited;
      if (this.#runNext()) continue;
      throw new VirtualStandstillError(
        'Virtual time cannot go on: nothing is due, and the run has not ended. Pass work outside of virtual time to clock.hold().',
      );
    }
  }

  /** Resolves when there is no work left at the current moment. */
  async #waitForIdle(): Promise<void> {
    do {
      await Promise.allSettled(this.#held);
      for (let turn = 0; turn < this.#turns; turn += 1) await nextTurn();
    } while (this.#held.size > 0);
  }

  /**
   * Advances to the next timer and runs all timers that are due by then.
   *
   * @returns whether there was a timer
   */
  #runNext(): boolean {
    const first = this.#peek();
    if (!first) return false;
    const newest = this.#order;
    this.#elapsedMs = first.dueMs;
    // Timers that are set at this moment wait until the promises of this moment have run.
    for (let next = this.#peek(); next && next.dueMs <= this.#elapsedMs; next = this.#peek()) {
      if (next.order > newest) break;
      this.#timers.pop();
      const { task } = next;
      next.task = undefined;
      task?.();
    }
    return true;
  }

  #peek(): Timer | undefined {
    while (this.#timers.first && !this.#timers.first.task) {
      this.#timers.pop();
      this.#cancelled -= 1;
    }
    return this.#timers.first;
  }

  readonly #onCancel = (): void => {
    this.#cancelled += 1;
    if (this.#cancelled < minSweep || this.#cancelled * 2 < this.#timers.size) return;
    this.#timers.keep(({ task }) => task !== undefined);
    this.#cancelled = 0;
  };
}

/** Lets promises and pending immediates run. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Stops a virtual clock until the promise settles. Does nothing for another clock. */
export function holdTime<T>(clock: Clock, work: Promise<T>): Promise<T> {
  return clock instanceof VirtualClock ? clock.hold(work) : work;
}
