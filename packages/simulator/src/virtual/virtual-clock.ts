import type { Clock, TimerHandle } from '@muster/lwm2m';
import { DueHeap, type DueEntry } from '../device/due-heap.ts';

/** No timer is set and no work is held, but the awaited promise has not settled. */
export class VirtualStandstillError extends Error {
  override readonly name = 'VirtualStandstillError';
}

/** 2030-01-01T00:00:00Z: where virtual time starts unless the options say otherwise. */
const defaultStartMs = Date.UTC(2030, 0, 1);
const defaultTurns = 2;
/** Times are multiples of this fraction, which binary numbers hold exactly: a timer is never early by a rounding error. */
const stepsPerMs = 1024;
/** Fewer cancelled timers than this are left in the heap. */
const minSweep = 256;

class Timer implements TimerHandle, DueEntry {
  readonly dueMs: number;
  readonly order: number;
  /** Undefined once it has run or was cancelled. */
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

/** How a virtual clock runs. */
export interface VirtualClockOptions {
  /** Wall time at the start, epoch milliseconds. Default 2030-01-01T00:00:00Z. */
  readonly startMs?: number;
  /**
   * Turns of the event loop after each moment, 1 or more: promises and immediates of that many turns run before time moves
   * on. Default 2.
   */
  readonly turns?: number;
}

/** A clock that moves on to the next timer as soon as nothing is left to do at the present moment. */
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

  /** Timers that are set and have not run. */
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
   * Stops time until the promise settles: for work outside of virtual time, such as reading a file, a request over a real
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
   * @returns what the promise resolves to
   * @throws what the promise rejects with; VirtualStandstillError when no timer is set and no work is held before that
   */
  async run<T>(awaited: Promise<T>): Promise<T> {
    const outcome = { isSettled: false };
    const settle = (): void => void (outcome.isSettled = true);
    awaited.then(settle, settle);
    for (;;) {
      await this.#rest();
      if (outcome.isSettled) return awaited;
      if (this.#runNext()) continue;
      throw new VirtualStandstillError(
        'Virtual time cannot go on: nothing is due, and the run has not ended. Pass work outside of virtual time to clock.hold().',
      );
    }
  }

  /** Resolves when the present moment has nothing left to do. */
  async #rest(): Promise<void> {
    do {
      await Promise.allSettled(this.#held);
      for (let turn = 0; turn < this.#turns; turn += 1) await nextTurn();
    } while (this.#held.size > 0);
  }

  /** Moves to the next timer and runs all that are due by then. @returns whether there was one */
  #runNext(): boolean {
    const first = this.#peek();
    if (!first) return false;
    const newest = this.#order;
    this.#elapsedMs = first.dueMs;
    // Timers set at this moment wait until the promises of this moment have run.
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

/** Lets promises and the immediates that are set already run. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Keeps a virtual clock from moving until the promise settles; does nothing on another clock. */
export function holdTime<T>(clock: Clock, work: Promise<T>): Promise<T> {
  return clock instanceof VirtualClock ? clock.hold(work) : work;
}
