import { performance } from 'node:perf_hooks';

/** One in this number of datagrams is counted, because a look-up for each would cost too much. */
const SAMPLE_EVERY = 16;
/**
 * libuv reads at most 32 datagrams of a socket in an iteration of the event loop. If iterations read fewer than two on
 * average, no datagram waits behind a flood. This exempts a peer that waits for each response, however fast it is.
 */
const MAX_LOOPS_PER_SAMPLE = SAMPLE_EVERY / 2;
const WINDOW_MS = 250;

/** Finds a peer that fills the receive buffer: it sends faster than a limit while datagrams are waiting to be read. */
export class FloodDetector {
  readonly #maxSamples: number;
  readonly #samples = new Map<string, number>();
  #received = 0;
  #loops = 0;
  #windowStartMs = 0;

  /** @param perSecond maximum number of datagrams of a peer per second */
  constructor(perSecond: number) {
    this.#maxSamples = Math.max(1, Math.floor((perSecond * WINDOW_MS) / 1_000 / SAMPLE_EVERY));
  }

  /** Counts a datagram. Returns true if its sender exceeds the limit, once in 250 ms. */
  isFlood(address: string, port: number): boolean {
    this.#received += 1;
    return this.#received % SAMPLE_EVERY === 0 && this.#isBacklogged() && this.#exceedsLimit(address, port);
  }

  #isBacklogged(): boolean {
    const before = this.#loops;
    this.#loops = performance.nodeTiming.uvMetricsInfo.loopCount;
    return this.#loops - before <= MAX_LOOPS_PER_SAMPLE;
  }

  #exceedsLimit(address: string, port: number): boolean {
    const nowMs = performance.now();
    if (nowMs - this.#windowStartMs >= WINDOW_MS) {
      this.#windowStartMs = nowMs;
      this.#samples.clear();
    }
    const key = `${address} ${port}`;
    const count = (this.#samples.get(key) ?? 0) + 1;
    this.#samples.set(key, count);
    return count === this.#maxSamples + 1;
  }
}
