import type { Clock } from '@muster/coap';

const longestTimerMs = 2_147_483_647;

/** Time of the recording during its replay. */
export class ReplayTime {
  readonly #clock: Clock;
  readonly #speed: number;
  readonly #signal: AbortSignal;
  readonly #startMs: number;

  /** @param speed speed relative to the recording; Infinity for as fast as possible */
  constructor(clock: Clock, speed: number, signal: AbortSignal) {
    this.#clock = clock;
    this.#speed = speed;
    this.#signal = signal;
    this.#startMs = clock.monotonic();
  }

  /** Milliseconds since the start of the recording; always 0 at unlimited speed. */
  nowMs(): number {
    return this.#speed === Infinity ? 0 : (this.#clock.monotonic() - this.#startMs) * this.#speed;
  }

  /** Resolves at a time of the recording, or when the replay is stopped. */
  async wait(ms: number): Promise<void> {
    for (;;) {
      const remainingMs = this.#speed === Infinity ? 0 : (ms - this.nowMs()) / this.#speed;
      if (remainingMs <= 0 || this.#signal.aborted) return;
      await until(this.#clock, remainingMs, this.#signal);
    }
  }
}

/**
 * Waits for a time, a signal, or a call of the function passed to `listen`.
 *
 * @param listen gets the function that ends the wait
 */
export function until(
  clock: Clock,
  delayMs: number,
  signal: AbortSignal,
  listen?: (resolve: () => void) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      timer.cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = clock.setTimer(Math.min(Math.ceil(delayMs), longestTimerMs), end);
    signal.addEventListener('abort', end, { once: true });
    listen?.(end);
    if (signal.aborted) end();
  });
}
