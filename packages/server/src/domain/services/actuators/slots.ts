import type { Clock } from '../../ports/clock.ts';

/** Room for so many at a time. A place that is held for too long counts as free again. */
export class Slots {
  readonly #clock: Clock;
  readonly #heldMs: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /**
   * @param places how many at a time, > 0
   * @param heldMs milliseconds after which a place is given to the next one all the same
   */
  constructor(clock: Clock, places: number, heldMs: number) {
    this.#clock = clock;
    this.#free = places;
    this.#heldMs = heldMs;
  }

  /** Waits for a place; resolves with the way to give it back, which may be called more than once. */
  async take(): Promise<() => void> {
    if (this.#free > 0) {
      this.#free -= 1;
    } else {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    let held = true;
    const giveBack = (): void => {
      if (!held) return;
      held = false;
      timer.cancel();
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    };
    const timer = this.#clock.setTimer(this.#heldMs, giveBack);
    return giveBack;
  }
}
