import type { Request, Response } from 'express';
import { requestIdOf } from './request-id.ts';

/** What this package asks of a logger; pino is one. */
export interface HttpLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface RequestLogOptions {
  readonly logger: HttpLogger;
  /** Monotonic milliseconds. */
  readonly monotonic: () => number;
}

/**
 * Logs the request once it is over. Neither headers nor query nor body are logged: keys, identities and values stand
 * there.
 */
export function logWhenOver(request: Request, response: Response, options: RequestLogOptions): void {
  const startedAt = options.monotonic();
  response.once('close', () => {
    options.logger.info(
      {
        requestId: requestIdOf(response),
        method: request.method,
        path: pathOf(request),
        operation: operationOf(response),
        status: response.writableFinished ? response.statusCode : 499,
        durationMs: Math.round((options.monotonic() - startedAt) * 100) / 100,
        apiKeyId: keyIdOf(response),
      },
      'request',
    );
  });
}

/** The path without its query. */
export function pathOf(request: Request): string {
  const question = request.originalUrl.indexOf('?');
  return question < 0 ? request.originalUrl : request.originalUrl.slice(0, question);
}

export function noteOperation(response: Response, operationId: string): void {
  response.locals['operation'] = operationId;
}

export function noteKey(response: Response, apiKeyId: string): void {
  response.locals['apiKeyId'] = apiKeyId;
}

function operationOf(response: Response): unknown {
  return response.locals['operation'];
}

function keyIdOf(response: Response): unknown {
  return response.locals['apiKeyId'];
}
