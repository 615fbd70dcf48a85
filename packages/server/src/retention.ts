import type { Clock, TimerHandle } from './kernel/clock.ts';
import type { MeasurementStore } from './store/port.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Deletes measurements that have outlived their days, at the start and every hour. */
export class Retention {
  readonly #measurements: MeasurementStore;
  readonly #clock: Clock;
  readonly #days: number;
  readonly #onError: (error: unknown) => void;
  #timer: TimerHandle | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  /** @param days 0 keeps everything */
  constructor(measurements: MeasurementStore, clock: Clock, days: number, onError: (error: unknown) => void) {
    this.#measurements = measurements;
    this.#clock = clock;
    this.#days = days;
    this.#onError = onError;
  }

  start(): void {
    if (this.#days > 0 && !this.#stopped) this.#running = this.#prune();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#timer?.cancel();
    await this.#running;
  }

  async #prune(): Promise<void> {
    try {
      await this.#measurements.prune(Math.floor(this.#clock.now() - this.#days * dayMs));
    } catch (error) {
      this.#onError(error);
    }
    if (!this.#stopped) this.#timer = this.#clock.setTimer(hourMs, () => this.start());
  }
}
