import type { Core } from './core.ts';
import type { TimerEntry } from './timer-queue.ts';

/** A body that is kept between the blocks of its transfer. */
export interface Transfer {
  bytes: number;
  lastUsedMs: number;
}

/**
 * The unfinished transfers of one direction, by key: bounded in number, bytes and idle time; the one longest unused
 * goes first. There is a timer only while there are transfers.
 */
export class TransferStore<T extends Transfer> implements TimerEntry {
  dueMs = 0;
  heapIndex = -1;
  readonly #core: Core;
  readonly #transfers = new Map<string, T>();
  #bytes = 0;

  constructor(core: Core) {
    this.#core = core;
  }

  get size(): number {
    return this.#transfers.size;
  }

  find(key: string): T | undefined {
    const transfer = this.#transfers.get(key);
    if (!transfer) return undefined;
    if (this.#core.timers.nowMs() - transfer.lastUsedMs >= this.#core.parameters.blockIdleMs) {
      this.delete(key);
      return undefined;
    }
    return transfer;
  }

  /** Puts a transfer in place of an earlier one of that key, or keeps one that has grown to `bytes`. */
  keep(key: string, transfer: T, bytes: number): void {
    this.delete(key);
    transfer.bytes = bytes;
    transfer.lastUsedMs = this.#core.timers.nowMs();
    const { maxBlockTransfers, maxBlockBytes } = this.#core.limits;
    for (const oldest of this.#transfers.keys()) {
      if (this.#transfers.size < maxBlockTransfers && this.#bytes + bytes <= maxBlockBytes) break;
      this.#core.counters.refused += 1;
      this.delete(oldest);
    }
    this.#transfers.set(key, transfer);
    this.#bytes += bytes;
    if (this.heapIndex < 0) this.#core.timers.add(this, this.#core.parameters.blockIdleMs);
  }

  delete(key: string): void {
    const transfer = this.#transfers.get(key);
    if (!transfer) return;
    this.#transfers.delete(key);
    this.#bytes -= transfer.bytes;
  }

  onTimer(): void {
    const expiredMs = this.#core.timers.nowMs() - this.#core.parameters.blockIdleMs;
    for (const [key, transfer] of this.#transfers) {
      if (transfer.lastUsedMs > expiredMs) break;
      this.delete(key);
    }
    const [first] = this.#transfers.values();
    if (first) this.#core.timers.add(this, first.lastUsedMs - expiredMs);
  }
}
