import type { Clock } from '../kernel/timers.ts';

const windowMs = 10_000;
const linesPerWindow = 20;
/** Milliseconds within which an error with the same text is logged once. */
const sameErrorMs = 60_000;
const maxErrors = 1_000;

/**
 * Limits log lines that clients without credentials can cause: the same error once a minute, and a number of lines
 * per ten seconds, followed by the number of omitted lines.
 */
export class ThrottledLog {
  readonly #clock: Clock;
  readonly #write: (fields: object, message: string) => void;
  #windowStart = Number.NEGATIVE_INFINITY;
  #lines = 0;
  #suppressed = 0;
  /** Times at which errors were last logged, keyed by text. */
  readonly #errors = new Map<string, number>();

  constructor(clock: Clock, write: (fields: object, message: string) => void) {
    this.#clock = clock;
    this.#write = write;
  }

  write(fields: object, message: string): void {
    const now = this.#clock.monotonic();
    if (this.#isRepeated(fields, message, now)) {
      this.#suppressed += 1;
      return;
    }
    if (now - this.#windowStart >= windowMs) this.#open(now);
    this.#lines += 1;
    if (this.#lines <= linesPerWindow) this.#write(fields, message);
    else this.#suppressed += 1;
  }

  #isRepeated(fields: object, message: string, now: number): boolean {
    const error: unknown = 'err' in fields ? fields.err : undefined;
    if (!(error instanceof Error)) return false;
    const text = `${message} ${error.name} ${error.message}`;
    const before = this.#errors.get(text);
    if (before !== undefined && now - before < sameErrorMs) return true;
    if (this.#errors.size >= maxErrors) this.#errors.clear();
    this.#errors.set(text, now);
    return false;
  }

  #open(now: number): void {
    if (this.#suppressed > 0)
      this.#write({ suppressed: this.#suppressed }, 'similar log lines were suppressed');
    this.#windowStart = now;
    this.#lines = 0;
    this.#suppressed = 0;
  }
}
