import type { Clock, TimerHandle } from './clock.ts';
import { TimeHeap } from './time-heap.ts';

/** Longest delay that every timer implementation takes: 2^31 - 1 ms. */
const MAX_DELAY_MS = 0x7fff_ffff;

/**
 * Deadlines of many entries on one timer. If the next deadline moves later, as with every Registration Update, the
 * timer is not set again: it fires once, finds no deadline, and is set for the next one.
 */
export class Deadlines {
  readonly #clock: Clock;
  readonly #onDue: (key: string) => void;
  readonly #times = new TimeHeap();
  #timer: TimerHandle | undefined;
  #timerAt = Number.POSITIVE_INFINITY;

  /** @param onDue called once per deadline that has come; it must not throw */
  constructor(clock: Clock, onDue: (key: string) => void) {
    this.#clock = clock;
    this.#onDue = onDue;
  }

  /** @param atMs epoch milliseconds; replaces an earlier deadline of `key` */
  set(key: string, atMs: number): void {
    this.#times.set(key, atMs);
    this.#arm();
  }

  delete(key: string): void {
    if (this.#times.delete(key) && this.#times.size === 0) {
      this.clear();
    }
  }

  get size(): number {
    return this.#times.size;
  }

  clear(): void {
    this.#times.clear();
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#timerAt = Number.POSITIVE_INFINITY;
  }

  #arm(): void {
    const at = this.#times.firstAt;
    if (at >= this.#timerAt) {
      return;
    }
    this.#timer?.cancel();
    this.#timerAt = at;
    const delayMs = Math.min(MAX_DELAY_MS, Math.max(0, at - this.#clock.now()));
    this.#timer = this.#clock.setTimer(delayMs, () => {
      this.#timer = undefined;
      this.#timerAt = Number.POSITIVE_INFINITY;
      this.#fire();
      this.#arm();
    });
  }

  #fire(): void {
    const now = this.#clock.now();
    while (this.#times.firstAt <= now) {
      const key = this.#times.shift();
      if (key !== undefined) {
        this.#onDue(key);
      }
    }
  }
}
