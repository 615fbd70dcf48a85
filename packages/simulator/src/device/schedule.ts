import type { Clock, TimerHandle } from '@muster/lwm2m';

interface Entry {
  readonly dueMs: number;
  /** Entries that are due at the same time run in the order in which they were added. */
  readonly order: number;
  readonly task: () => void;
}

/**
 * Many future tasks on one timer: a binary heap by due time. A device with three things to do later costs three small
 * entries here instead of three timers, and on a virtual clock the order is always the same.
 */
export class Schedule {
  readonly #clock: Clock;
  readonly #heap: Entry[] = [];
  #timer: TimerHandle | undefined;
  #timerDueMs = Infinity;
  #order = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many tasks wait. */
  get size(): number {
    return this.#heap.length;
  }

  /** Runs `task` once, `delayMs` from now; not when {@link clear} comes first. */
  after(delayMs: number, task: () => void): void {
    const dueMs = this.#clock.monotonic() + Math.max(0, delayMs);
    this.#order += 1;
    this.#push({ dueMs, order: this.#order, task });
    this.#arm();
  }

  /** Drops all tasks. */
  clear(): void {
    this.#heap.length = 0;
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#timerDueMs = Infinity;
  }

  #arm(): void {
    const next = this.#heap[0];
    if (!next || next.dueMs >= this.#timerDueMs) return;
    this.#timer?.cancel();
    this.#timerDueMs = next.dueMs;
    this.#timer = this.#clock.setTimer(Math.max(0, next.dueMs - this.#clock.monotonic()), () => this.#run());
  }

  #run(): void {
    this.#timer = undefined;
    this.#timerDueMs = Infinity;
    const nowMs = this.#clock.monotonic();
    while ((this.#heap[0]?.dueMs ?? Infinity) <= nowMs) this.#pop()?.task();
    this.#arm();
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const parentAt = (at - 1) >> 1;
      const parent = heap[parentAt];
      if (!parent || before(parent, entry)) break;
      heap[at] = parent;
      at = parentAt;
    }
    heap[at] = entry;
  }

  #pop(): Entry | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const childAt = this.#lesserChild(at);
      const child = heap[childAt];
      if (!child || before(last, child)) break;
      heap[at] = child;
      at = childAt;
    }
    heap[at] = last;
    return first;
  }

  #lesserChild(at: number): number {
    const left = this.#heap[2 * at + 1];
    const right = this.#heap[2 * at + 2];
    return left && right && before(right, left) ? 2 * at + 2 : 2 * at + 1;
  }
}

function before(a: Entry, b: Entry): boolean {
  return a.dueMs < b.dueMs || (a.dueMs === b.dueMs && a.order < b.order);
}
