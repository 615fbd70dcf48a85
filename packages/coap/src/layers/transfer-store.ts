import type { Core } from './core.ts';
import type { TimerEntry } from './timer-queue.ts';

/** A body that is kept between the blocks of its transfer. */
export interface Transfer {
  /** ID of the peer. */
  readonly owner: number;
  bytes: number;
  lastUsedMs: number;
}

/** Transfers of one peer. */
interface Share {
  transfers: number;
  bytes: number;
}

/**
 * The unfinished transfers of one direction, by key. Number, bytes and idle time are limited, number and bytes also per
 * peer. The least recently used transfer is dropped first, of the same peer if it exceeds its limit. A timer runs only
 * while there are transfers.
 */
export class TransferStore<T extends Transfer> implements TimerEntry {
  dueMs = 0;
  heapIndex = -1;
  readonly #core: Core;
  readonly #transfers = new Map<string, T>();
  readonly #shares = new Map<number, Share>();
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

  /** Stores a transfer, replacing an earlier one with that key, or updates the size of one that has grown. */
  keep(key: string, transfer: T, bytes: number): void {
    this.delete(key);
    transfer.bytes = bytes;
    transfer.lastUsedMs = this.#core.timers.nowMs();
    const { maxBlockTransfers, maxBlockBytes } = this.#core.limits;
    while (this.#exceedsShare(transfer.owner, bytes) && this.#dropOf(transfer.owner));
    for (const oldest of this.#transfers.keys()) {
      if (this.#transfers.size < maxBlockTransfers && this.#bytes + bytes <= maxBlockBytes) break;
      this.#core.counters.refused += 1;
      this.delete(oldest);
    }
    this.#transfers.set(key, transfer);
    const share = this.#shares.get(transfer.owner) ?? { transfers: 0, bytes: 0 };
    share.transfers += 1;
    share.bytes += bytes;
    this.#shares.set(transfer.owner, share);
    this.#bytes += bytes;
    if (this.heapIndex < 0) this.#core.timers.add(this, this.#core.parameters.blockIdleMs);
  }

  delete(key: string): void {
    const transfer = this.#transfers.get(key);
    if (!transfer) return;
    this.#transfers.delete(key);
    this.#bytes -= transfer.bytes;
    const share = this.#shares.get(transfer.owner);
    if (!share) return;
    share.transfers -= 1;
    share.bytes -= transfer.bytes;
    if (share.transfers === 0) this.#shares.delete(transfer.owner);
  }

  #exceedsShare(owner: number, bytes: number): boolean {
    const share = this.#shares.get(owner);
    const { maxBlockTransfersPerPeer, maxBlockBytesPerPeer, maxBodyBytes } = this.#core.limits;
    if (!share) return false;
    return (
      share.transfers >= maxBlockTransfersPerPeer ||
      share.bytes + bytes > Math.max(maxBlockBytesPerPeer, maxBodyBytes)
    );
  }

  /**
   * Drops transfers of one peer first, so that it does not displace those of others. Returns false if it has none.
   */
  #dropOf(owner: number): boolean {
    for (const [key, transfer] of this.#transfers) {
      if (transfer.owner !== owner) continue;
      this.#core.counters.refused += 1;
      this.delete(key);
      return true;
    }
    return false;
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
