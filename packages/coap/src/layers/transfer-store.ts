import type { Core } from './core.ts';
import type { TimerEntry } from './timer-queue.ts';

/** A body that is kept between the blocks of its transfer. */
export interface Transfer {
  /** The id of the peer that it is kept for. */
  readonly owner: number;
  bytes: number;
  lastUsedMs: number;
}

/**
 * The unfinished transfers of one direction, by key: bounded in number, bytes and idle time, and in number per peer; the
 * one longest unused goes first, of the same peer where that peer has too many. There is a timer only while there are transfers.
 */
export class TransferStore<T extends Transfer> implements TimerEntry {
  dueMs = 0;
  heapIndex = -1;
  readonly #core: Core;
  readonly #transfers = new Map<string, T>();
  readonly #countOf = new Map<number, number>();
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
    const { maxBlockTransfers, maxBlockTransfersPerPeer, maxBlockBytes } = this.#core.limits;
    if ((this.#countOf.get(transfer.owner) ?? 0) >= maxBlockTransfersPerPeer) this.#dropOf(transfer.owner);
    for (const oldest of this.#transfers.keys()) {
      if (this.#transfers.size < maxBlockTransfers && this.#bytes + bytes <= maxBlockBytes) break;
      this.#core.counters.refused += 1;
      this.delete(oldest);
    }
    this.#transfers.set(key, transfer);
    this.#countOf.set(transfer.owner, (this.#countOf.get(transfer.owner) ?? 0) + 1);
    this.#bytes += bytes;
    if (this.heapIndex < 0) this.#core.timers.add(this, this.#core.parameters.blockIdleMs);
  }

  delete(key: string): void {
    const transfer = this.#transfers.get(key);
    if (!transfer) return;
    this.#transfers.delete(key);
    this.#bytes -= transfer.bytes;
    const left = (this.#countOf.get(transfer.owner) ?? 1) - 1;
    if (left > 0) this.#countOf.set(transfer.owner, left);
    else this.#countOf.delete(transfer.owner);
  }

  /** One peer with many transfers must not push out those of others. */
  #dropOf(owner: number): void {
    for (const [key, transfer] of this.#transfers) {
      if (transfer.owner !== owner) continue;
      this.#core.counters.refused += 1;
      this.delete(key);
      return;
    }
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
