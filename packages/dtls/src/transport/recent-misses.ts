import type { Clock } from '@muster/net';

/** A bounded set of names that expire, the oldest first. */
export class RecentMisses {
  readonly #clock: Clock;
  readonly #max: number;
  readonly #forMs: number;
  /** Expiry on the monotonic clock, in the order of expiry, because all have the same lifetime. */
  readonly #expiries = new Map<string, number>();

  /**
   * @param max maximum number of names; the oldest are dropped first
   * @param forMs milliseconds for which a name is kept
   */
  constructor(clock: Clock, max: number, forMs: number) {
    this.#clock = clock;
    this.#max = max;
    this.#forMs = forMs;
  }

  add(name: string): void {
    this.#expiries.delete(name);
    if (this.#expiries.size >= this.#max) {
      for (const oldest of this.#expiries.keys()) {
        this.#expiries.delete(oldest);
        break;
      }
    }
    this.#expiries.set(name, this.#clock.monotonic() + this.#forMs);
  }

  has(name: string): boolean {
    const expiresAtMs = this.#expiries.get(name);
    if (expiresAtMs === undefined) return false;
    if (expiresAtMs > this.#clock.monotonic()) return true;
    this.#expiries.delete(name);
    return false;
  }

  delete(name: string): void {
    this.#expiries.delete(name);
  }
}
