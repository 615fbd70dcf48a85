import type { Clock } from '@muster/net';

/** When a server may drop a registration. */
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

  /** Milliseconds; Infinity while there is no registration. */
  get leftMs(): number {
    return (this.#endsAtMs ?? Infinity) - this.#clock.monotonic();
  }

  /** The server has accepted a Register or an Update. */
  begin(seconds: number): void {
    this.#endsAtMs = this.#clock.monotonic() + seconds * 1000;
  }

  /** @returns milliseconds since the lifetime has ended; negative if it had not */
  end(): number {
    const agoMs = -this.leftMs;
    this.#endsAtMs = undefined;
    return agoMs;
  }
}
