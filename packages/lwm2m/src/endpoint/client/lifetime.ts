import type { Clock } from '@muster/net';

/** Remaining lifetime of a registration. The server may drop the registration when it ends. */
export class Lifetime {
  readonly #clock: Clock;
  /** Monotonic milliseconds; undefined while there is no registration. */
  #endsAtMs: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isKnown(): boolean {
    return this.#endsAtMs !== undefined;
  }

  /** Remaining milliseconds. Infinity while there is no registration. */
  get leftMs(): number {
    return (this.#endsAtMs ?? Infinity) - this.#clock.monotonic();
  }

  /** Starts the lifetime when the server has accepted a Register or an Update. */
  begin(seconds: number): void {
    this.#endsAtMs = this.#clock.monotonic() + seconds * 1000;
  }

  /** @returns milliseconds since the lifetime ended; negative if it had not ended */
  end(): number {
    const agoMs = -this.leftMs;
    this.#endsAtMs = undefined;
    return agoMs;
  }
}
