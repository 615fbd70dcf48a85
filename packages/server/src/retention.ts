import type { Clock, TimerHandle } from './kernel/timers.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Data that is kept for a number of days. */
interface Prunable {
  /** Deletes older data. @param beforeMs epoch milliseconds */
  prune(beforeMs: number): Promise<unknown>;
}

/** Deletes expired data, at the start and every hour. */
export class Retention {
  readonly #prunables: readonly Prunable[];
  readonly #clock: Clock;
  readonly #days: number;
  readonly #onError: (error: unknown) => void;
  readonly #isClockRight: (() => Promise<boolean>) | undefined;
  #timer: TimerHandle | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  /**
   * @param days 0 keeps everything
   * @param isClockRight asked before each deletion, which is omitted if the clock is wrong. By default, the clock is
   * trusted
   */
  constructor(
    prunables: readonly Prunable[],
    clock: Clock,
    days: number,
    onError: (error: unknown) => void,
    isClockRight?: () => Promise<boolean>,
  ) {
    this.#prunables = prunables;
    this.#clock = clock;
    this.#days = days;
    this.#onError = onError;
    this.#isClockRight = isClockRight;
  }

  start(): void {
    if (this.#days > 0 && !this.#stopped) this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#timer?.cancel();
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      if (this.#isClockRight === undefined || (await this.#isClockRight())) await this.#prune();
    } catch (error) {
      this.#onError(error);
    }
    if (!this.#stopped) this.#timer = this.#clock.setTimer(hourMs, () => this.start());
  }

  async #prune(): Promise<void> {
    const beforeMs = Math.floor(this.#clock.now() - this.#days * dayMs);
    for (const prunable of this.#prunables) {
      try {
        await prunable.prune(beforeMs);
      } catch (error) {
        this.#onError(error);
      }
    }
  }
}
