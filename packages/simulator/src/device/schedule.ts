import type { Clock, TimerHandle } from '@muster/lwm2m';
import { DueHeap, type DueEntry } from './due-heap.ts';

interface Entry extends DueEntry {
  readonly task: () => void;
}

/**
 * Schedules many tasks with one timer, in a binary heap by due time. An entry is smaller than a timer, and on a virtual
 * clock the order is deterministic.
 */
export class Schedule {
  readonly #clock: Clock;
  readonly #heap = new DueHeap<Entry>();
  #timer: TimerHandle | undefined;
  #timerDueMs = Infinity;
  #order = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Number of waiting tasks. */
  get size(): number {
    return this.#heap.size;
  }

  /** Runs `task` once after `delayMs` milliseconds, unless {@link clear} is called before. */
  after(delayMs: number, task: () => void): void {
    const dueMs = this.#clock.monotonic() + Math.max(0, delayMs);
    this.#order += 1;
    this.#heap.push({ dueMs, order: this.#order, task });
    this.#arm();
  }

  /** Drops all tasks. */
  clear(): void {
    this.#heap.clear();
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#timerDueMs = Infinity;
  }

  #arm(): void {
    const next = this.#heap.first;
    if (!next || next.dueMs >= this.#timerDueMs) return;
    this.#timer?.cancel();
    this.#timerDueMs = next.dueMs;
    this.#timer = this.#clock.setTimer(Math.max(0, next.dueMs - this.#clock.monotonic()), () => this.#run());
  }

  #run(): void {
    this.#timer = undefined;
    this.#timerDueMs = Infinity;
    const nowMs = this.#clock.monotonic();
    while ((this.#heap.first?.dueMs ?? Infinity) <= nowMs) this.#heap.pop()?.task();
    this.#arm();
  }
}
