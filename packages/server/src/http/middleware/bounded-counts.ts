import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { LRUCache } from 'lru-cache';
import { boundedCache } from '../../kernel/bounded-cache.ts';

interface Count {
  totalHits: number;
  readonly resetTime: Date;
}

/**
 * Counts requests per client in fixed windows. The number of clients is limited. Above the limit, the clients that
 * have been idle for the longest time are dropped.
 */
export class BoundedCounts implements Store {
  readonly localKeys = true;
  readonly #counts: LRUCache<string, Count>;
  readonly #windowMs: number;

  /** @param maxClients >= 1 */
  constructor(maxClients: number, windowMs: number) {
    this.#windowMs = windowMs;
    this.#counts = boundedCache(maxClients);
  }

  get(client: string): ClientRateLimitInfo | undefined {
    return this.#counts.get(client);
  }

  increment(client: string): ClientRateLimitInfo {
    const now = Date.now();
    let count = this.#counts.get(client);
    if (count === undefined || count.resetTime.getTime() <= now) {
      count = { totalHits: 0, resetTime: new Date(now + this.#windowMs) };
      this.#counts.set(client, count);
    }
    count.totalHits += 1;
    return { totalHits: count.totalHits, resetTime: count.resetTime };
  }

  decrement(client: string): void {
    const count = this.#counts.get(client);
    if (count !== undefined && count.totalHits > 0) count.totalHits -= 1;
  }

  resetKey(client: string): void {
    this.#counts.delete(client);
  }

  get size(): number {
    return this.#counts.size;
  }
}
