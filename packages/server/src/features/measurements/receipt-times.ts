import type { Clock } from '../../kernel/clock.ts';

/** Longer than any burst of one device, in milliseconds. */
const MAX_AHEAD_MS = 10_000;

/**
 * Assigns times of receipt to values without a time of their own. A burst can be processed within a
 * millisecond, and only one sample per resource and millisecond is kept, so no two receipts of a device have
 * the same time.
 */
export class ReceiptTimes {
  readonly #clock: Clock;
  /** Last times, by device. Cleared whenever the clock is ahead of all assigned times. */
  readonly #last = new Map<string, number>();
  #newest = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the time in epoch milliseconds: now, or one more than the last time of the device. */
  next(deviceId: string): number {
    const now = this.#clock.now();
    // A clock that has been set back is trusted.
    if (now > this.#newest || now < this.#newest - MAX_AHEAD_MS) {
      this.#last.clear();
      this.#newest = now;
    }
    const last = this.#last.get(deviceId);
    const time = last === undefined ? now : Math.max(now, last + 1);
    this.#last.set(deviceId, time);
    this.#newest = Math.max(this.#newest, time);
    return time;
  }
}
