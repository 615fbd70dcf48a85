import type { Clock } from '../kernel/clock.ts';

const windowMs = 10_000;
const linesPerWindow = 20;

/**
 * Limits log lines that peers without credentials can cause: some lines per ten seconds, then the number of omitted
 * ones.
 */
export class ThrottledLog {
  readonly #clock: Clock;
  readonly #write: (fields: object, message: string) => void;
  #windowStart = Number.NEGATIVE_INFINITY;
  #lines = 0;
  #suppressed = 0;

  constructor(clock: Clock, write: (fields: object, message: string) => void) {
    this.#clock = clock;
    this.#write = write;
  }

  write(fields: object, message: string): void {
    const now = this.#clock.monotonic();
    if (now - this.#windowStart >= windowMs) this.#open(now);
    this.#lines += 1;
    if (this.#lines <= linesPerWindow) this.#write(fields, message);
    else this.#suppressed += 1;
  }

  #open(now: number): void {
    if (this.#suppressed > 0)
      this.#write({ suppressed: this.#suppressed }, 'similar log lines were suppressed');
    this.#windowStart = now;
    this.#lines = 0;
    this.#suppressed = 0;
  }
}
