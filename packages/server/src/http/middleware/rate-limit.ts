import { rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler, Response } from 'express';
import { MusterError } from '../../kernel/errors.ts';
import { BoundedCounts } from './bounded-counts.ts';
import { clientAddress } from './client-address.ts';

const WINDOW_MS = 60_000;
/** Maximum number of clients per limit: about 2 MB. */
const MAX_CLIENTS = 10_000;

interface RateLimitOptions {
  /** Maximum requests of one client per minute, >= 1. */
  readonly requestsPerMinute: number;
  /** Returns the key under which a request is counted. */
  readonly clientOf: (request: Request, response: Response) => string;
  /** Name of the limit in the header RateLimit-Policy. */
  readonly name: string;
  /** Defaults to 10,000. */
  readonly maxClients?: number;
}

export class RateLimit {
  readonly #check: RequestHandler;

  constructor({ requestsPerMinute, clientOf, name, maxClients = MAX_CLIENTS }: RateLimitOptions) {
    this.#check = rateLimit({
      windowMs: WINDOW_MS,
      limit: requestsPerMinute,
      standardHeaders: 'draft-8',
      identifier: name,
      legacyHeaders: false,
      validate: false,
      store: new BoundedCounts(maxClients, WINDOW_MS),
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
    return new RateLimit({ requestsPerMinute, clientOf, name: 'key' });
  }

  static ofAddresses(requestsPerMinute: number, name: string): RateLimit {
    return new RateLimit({ requestsPerMinute, clientOf: clientAddress, name });
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
