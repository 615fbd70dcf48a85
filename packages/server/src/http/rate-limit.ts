import { isIP, isIPv4 } from 'node:net';
import { canonicalAddress } from '@muster/net';
import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { LRUCache } from 'lru-cache';
import { boundedCache } from '../kernel/caches.ts';
import { MusterError } from '../kernel/errors.ts';

const WINDOW_MS = 60_000;
/** Maximum number of clients per limit: about 2 MB. */
const MAX_CLIENTS = 10_000;

/** Limits the requests of each client per minute. */
export class RateLimit {
  readonly #check: RequestHandler;

  /**
   * @param requestsPerMinute >= 1
   * @param name of the limit in the header RateLimit-Policy
   * @param clientOf returns the key under which a request is counted
   */
  private constructor(
    requestsPerMinute: number,
    name: string,
    clientOf: (request: Request, response: Response) => string,
  ) {
    this.#check = rateLimit({
      windowMs: WINDOW_MS,
      limit: requestsPerMinute,
      standardHeaders: 'draft-8',
      identifier: name,
      legacyHeaders: false,
      validate: false,
      store: new BoundedCounts(MAX_CLIENTS, WINDOW_MS),
      keyGenerator: clientOf,
      handler: (_request, response, next) => {
        const wait = Number(response.getHeader('Retry-After'));
        next(
          new MusterError('too-many-requests', undefined, {
            retryAfterSeconds: Number.isFinite(wait) && wait > 0 ? wait : WINDOW_MS / 1000,
          }),
        );
      },
    });
  }

  /** Counts requests by API key, and requests without a key by address. */
  static ofKeys(requestsPerMinute: number): RateLimit {
    const clientOf = (request: Request, response: Response): string =>
      String(response.locals['apiKeyId'] || clientAddress(request));
    return new RateLimit(requestsPerMinute, 'key', clientOf);
  }

  static ofAddresses(requestsPerMinute: number, name: string): RateLimit {
    return new RateLimit(requestsPerMinute, name, clientAddress);
  }

  /** @throws MusterError `too-many-requests` */
  async check(request: Request, response: Response): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      void this.#check(request, response, (error?: unknown) =>
        error === undefined
          ? resolve()
          : reject(error instanceof Error ? error : new MusterError('internal')),
      );
    });
  }
}

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

/** IPv6 prefix that providers usually assign to one customer (RIPE-690). */
const IPV6_PREFIX_BITS = 56;

/**
 * The source address of a request: that of the connection, or the one reported by a trusted proxy (Express's
 * `trust proxy`). Empty if the connection is closed.
 */
export function addressOf(request: Request): string {
  // A proxy can send "unknown", or forward a forged value of its client.
  const said = isIP(request.ip ?? '') === 0 ? request.socket.remoteAddress : request.ip;
  return canonicalOrEmpty(said);
}

/** The canonical text of an address, with IPv4-mapped addresses as IPv4. Empty if it is not an IP address. */
export function canonicalOrEmpty(address: string | undefined): string {
  return address === undefined || isIP(address) === 0 ? '' : canonicalAddress(address);
}

/** The source address of a request for counting. IPv6 addresses are reduced to the prefix of one customer. */
export function clientAddress(request: Request): string {
  return addressKey(addressOf(request));
}

/** Like {@link clientAddress}, for a result of {@link canonicalOrEmpty}. Empty if the address is empty. */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  return isIP(address) === 0 ? '' : ipKeyGenerator(address, IPV6_PREFIX_BITS);
}
