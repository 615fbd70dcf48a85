import type { Core } from './core.ts';
import type { TimerEntry } from './timer-queue.ts';

/** A body that is kept between the blocks of its transfer. */
export interface Transfer {
  /** The id of the peer that it is kept for. */
  readonly owner: number;
  bytes: number;
  lastUsedMs: number;
}

/** What is kept for one peer. */
interface Share {
  transfers: number;
  bytes: number;
}

/**
 * The unfinished transfers of one direction, by key: bounded in number, bytes and idle time, number and bytes per peer too; the
 * one longest unused goes first, of the same peer where that peer has too many. There is a timer only while there are transfers.
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

  /** Puts a transfer in place of an earlier one of that key, or keeps one that has grown to `bytes`. */
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

  /** One peer with many transfers, or long ones, must not push out those of others. False when it has none. */
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
