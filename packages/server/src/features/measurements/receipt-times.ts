import type { Clock } from '../../kernel/clock.ts';

/** Longer than any burst of one device. */
const MAX_AHEAD_MS = 10_000;

/**
 * When values without a time of their own were received. A burst is worked off within a millisecond, and of two samples of
 * a resource and a millisecond only one is kept: no two receipts of a device have the same time.
 */
export class ReceiptTimes {
  readonly #clock: Clock;
  /** Of the devices heard since the clock was last ahead of all that has been given out. */
  readonly #last = new Map<string, number>();
  #newest = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Epoch milliseconds: now, or one more than the last time of this device. */
  next(deviceId: string): number {
    const now = this.#clock.now();
    // A clock that has been put back is believed.
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
