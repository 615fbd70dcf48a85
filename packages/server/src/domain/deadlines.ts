import type { Clock, TimerHandle } from './ports/clock.ts';

/** Longest delay that every timer implementation takes: 2^31 - 1 ms. */
const MAX_DELAY_MS = 0x7fff_ffff;

interface Entry {
  readonly at: number;
  readonly key: string;
}

/**
 * Deadlines of many things on one timer: a binary heap, smallest first. Moving a deadline later, which every
 * Registration Update does, does not touch the heap: the entry finds out when its old time comes.
 */
export class Deadlines {
  readonly #clock: Clock;
  readonly #onDue: (key: string) => void;
  readonly #due = new Map<string, number>();
  readonly #heap: Entry[] = [];
  #timer: TimerHandle | undefined;
  #timerAt = Number.POSITIVE_INFINITY;

  /** @param onDue called once per deadline that has come; it must not throw */
  constructor(clock: Clock, onDue: (key: string) => void) {
    this.#clock = clock;
    this.#onDue = onDue;
  }

  /** @param atMs epoch milliseconds; replaces an earlier deadline of `key` */
  set(key: string, atMs: number): void {
    const previous = this.#due.get(key);
    this.#due.set(key, atMs);
    if (previous === undefined || atMs < previous) {
      this.#push({ at: atMs, key });
      this.#compact();
      this.#arm();
    }
  }

  delete(key: string): void {
    this.#due.delete(key);
    if (this.#due.size === 0) {
      this.clear();
    }
  }

  get size(): number {
    return this.#due.size;
  }

  clear(): void {
    this.#due.clear();
    this.#heap.length = 0;
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#timerAt = Number.POSITIVE_INFINITY;
  }

  #arm(): void {
    const first = this.#heap[0];
    if (first === undefined || first.at >= this.#timerAt) {
      return;
    }
    this.#timer?.cancel();
    this.#timerAt = first.at;
    const delayMs = Math.min(MAX_DELAY_MS, Math.max(0, first.at - this.#clock.now()));
    this.#timer = this.#clock.setTimer(delayMs, () => {
      this.#timer = undefined;
      this.#timerAt = Number.POSITIVE_INFINITY;
      this.#fire();
      this.#arm();
    });
  }

  #fire(): void {
    const now = this.#clock.now();
    for (let first = this.#heap[0]; first !== undefined && first.at <= now; first = this.#heap[0]) {
      this.#pop();
      const at = this.#due.get(first.key);
      if (at === undefined) {
        continue;
      }
      if (at <= now) {
        this.#due.delete(first.key);
        this.#onDue(first.key);
      } else if (at > first.at) {
        this.#push({ at, key: first.key });
      }
    }
  }

  /** Entries of deleted keys wait in the heap for their time: before they outnumber the live ones it is built anew. */
  #compact(): void {
    if (this.#heap.length > 2 * this.#due.size + 64) {
      this.#heap.length = 0;
      for (const [key, at] of this.#due) {
        this.#push({ at, key });
      }
    }
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let index = heap.push(entry) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent];
      if (above === undefined || above.at <= entry.at) {
        break;
      }
      heap[index] = above;
      index = parent;
    }
    heap[index] = entry;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) {
      return;
    }
    let index = 0;
    for (;;) {
      const child = this.#smallerChild(index);
      const below = heap[child];
      if (below === undefined || below.at >= last.at) {
        break;
      }
      heap[index] = below;
      index = child;
    }
    heap[index] = last;
  }

  #smallerChild(index: number): number {
    const left = 2 * index + 1;
    const a = this.#heap[left];
    const b = this.#heap[left + 1];
    return a !== undefined && b !== undefined && b.at < a.at ? left + 1 : left;
  }
}
