import type { Clock, TimerHandle } from '@muster/net';

/** An entry with a deadline. It stores its own position in the queue, so that it can be removed early. */
export interface TimerEntry {
  dueMs: number;
  /** Position in the heap; -1 if it is not in the queue. */
  heapIndex: number;
  onTimer(): void;
}

/** The deadlines of an endpoint in a binary heap, with one timer of the clock. An idle endpoint has no timer. */
export class TimerQueue {
  readonly #clock: Clock;
  readonly #heap: TimerEntry[] = [];
  #timer: TimerHandle | undefined;
  #armedForMs = Infinity;
  #closed = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#heap.length;
  }

  nowMs(): number {
    return this.#clock.monotonic();
  }

  add(entry: TimerEntry, delayMs: number): void {
    this.cancel(entry);
    if (this.#closed) return;
    entry.dueMs = this.#clock.monotonic() + delayMs;
    this.#heap.push(entry);
    this.#up(entry, this.#heap.length - 1);
    if (entry.dueMs < this.#armedForMs) this.#arm(entry.dueMs);
  }

  /** Leaves the timer armed: an unnecessary wake-up is cheaper than rearming it for every exchange. */
  cancel(entry: TimerEntry): void {
    const at = entry.heapIndex;
    if (at < 0) return;
    entry.heapIndex = -1;
    const last = this.#heap.pop();
    if (!last || last === entry) return;
    this.#heap[at] = last;
    last.heapIndex = at;
    this.#up(last, at);
    this.#down(last, last.heapIndex);
  }

  /** Stops the timer and ignores new entries. */
  close(): void {
    this.#closed = true;
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#armedForMs = Infinity;
    for (const entry of this.#heap) entry.heapIndex = -1;
    this.#heap.length = 0;
  }

  #arm(dueMs: number): void {
    this.#timer?.cancel();
    this.#armedForMs = dueMs;
    const delayMs = Math.max(0, Math.ceil(dueMs - this.#clock.monotonic()));
    this.#timer = this.#clock.setTimer(delayMs, () => this.#run());
  }

  #run(): void {
    this.#timer = undefined;
    this.#armedForMs = Infinity;
    const nowMs = this.#clock.monotonic();
    let first = this.#heap[0];
    while (first && first.dueMs <= nowMs) {
      this.cancel(first);
      first.onTimer();
      first = this.#heap[0];
    }
    if (first && first.dueMs < this.#armedForMs) this.#arm(first.dueMs);
  }

  #up(entry: TimerEntry, from: number): void {
    const heap = this.#heap;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (!parent || parent.dueMs <= entry.dueMs) break;
      heap[at] = parent;
      parent.heapIndex = at;
      at = above;
    }
    heap[at] = entry;
    entry.heapIndex = at;
  }

  #down(entry: TimerEntry, from: number): void {
    const heap = this.#heap;
    let at = from;
    for (;;) {
      let below = 2 * at + 1;
      let child = heap[below];
      const right = heap[below + 1];
      if (child && right && right.dueMs < child.dueMs) {
        child = right;
        below += 1;
      }
      if (!child || child.dueMs >= entry.dueMs) break;
      heap[at] = child;
      child.heapIndex = at;
      at = below;
    }
    heap[at] = entry;
    entry.heapIndex = at;
  }
}
