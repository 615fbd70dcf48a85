import type { Core } from './core.ts';

/** Length of a window in milliseconds. A peer can send the quota of one window at once. */
const WINDOW_MS = 250;

/** Number of datagrams of a sender in a window. */
export interface ReceiveCount {
  /** Number of the window since time 0. */
  receiveWindow: number;
  receivedInWindow: number;
}

/**
 * Limits the datagrams of one peer that are handled (`maxDatagramsPerSecondPerPeer`). All peers share the receive
 * buffer of one socket. Dropping the surplus of a flood early shortens the wait of others and keeps the buffer from
 * overflowing.
 */
export class ReceiveRate {
  readonly #core: Core;
  readonly #perWindow: number;
  #unknownPeers: ReceiveCount | undefined;

  constructor(core: Core) {
    this.#core = core;
    this.#perWindow = Math.max(1, (core.limits.maxDatagramsPerSecondPerPeer * WINDOW_MS) / 1_000);
  }

  /** Senders without state share one rate. */
  get unknownPeers(): ReceiveCount {
    return (this.#unknownPeers ??= newReceiveCount());
  }

  /** Counts a datagram. Returns false if it is to be dropped. */
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
