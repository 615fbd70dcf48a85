import type { Core } from './core.ts';

/** The rate is kept in windows of this length: what a peer may send at once is that part of a second's worth. */
const WINDOW_MS = 250;

/** What a sender has sent in a window. */
export interface ReceiveCount {
  /** Number of the window, counted in its length. */
  receiveWindow: number;
  receivedInWindow: number;
}

/**
 * Bounds what is looked at of one peer (`maxDatagramsPerSecondPerPeer`). All peers come through one socket, in whose
 * buffer those of a flood stand before those of everybody else: the sooner the surplus is dropped, the less the rest
 * waits, and the less of it the system throws away when the buffer is full.
 */
export class ReceiveRate {
  readonly #core: Core;
  readonly #perWindow: number;
  #strangers: ReceiveCount | undefined;

  constructor(core: Core) {
    this.#core = core;
    this.#perWindow = Math.max(1, (core.limits.maxDatagramsPerSecondPerPeer * WINDOW_MS) / 1_000);
  }

  /** Senders without state have one rate between them. */
  get strangers(): ReceiveCount {
    return (this.#strangers ??= newReceiveCount());
  }

  /** Counts a datagram; false when it is to be dropped. */
  admits(count: ReceiveCount, nowMs: number): boolean {
    const window = Math.floor(nowMs / WINDOW_MS);
    if (count.receiveWindow !== window) {
      count.receiveWindow = window;
      count.receivedInWindow = 0;
    }
    count.receivedInWindow += 1;
    if (count.receivedInWindow <= this.#perWindow) return true;
    this.#core.counters.dropped += 1;
    return false;
  }
}

export function newReceiveCount(): ReceiveCount {
  return { receiveWindow: -1, receivedInWindow: 0 };
}
