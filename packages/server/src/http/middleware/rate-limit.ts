import { rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler, Response } from 'express';
import { MusterError } from '../../domain/errors.ts';

const WINDOW_MS = 60_000;

/** Requests of each API key per minute; off unless asked for. */
export class RateLimit {
  readonly #check: RequestHandler;

  /** @param requestsPerMinute >= 1, of one key */
  constructor(requestsPerMinute: number) {
    this.#check = rateLimit({
      windowMs: WINDOW_MS,
      limit: requestsPerMinute,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      validate: false,
      keyGenerator: (_request, response) => String(response.locals['apiKeyId']),
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
