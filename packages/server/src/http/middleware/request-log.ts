import type { Request, Response } from 'express';
import { isUuid, normaliseId } from '../client-values.ts';
import { requestIdOf } from './request-id.ts';

/** The part of a logger that this package uses. Compatible with pino. */
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
 * Logs the request when it has ended. Instead of the path, it logs the template of the route and the ID of an entity.
 * Paths contain tokens and values (`/fw/{token}`, `/resources/{id}/write/{value}`), and a path without a route may be
 * one of these, misspelt. Query, headers and body are never logged.
 */
export function logWhenOver(request: Request, response: Response, options: RequestLogOptions): void {
  const startedAt = options.monotonic();
  response.once('close', () => {
    options.logger.info(
      {
        requestId: requestIdOf(response),
        method: request.method,
        route: routeOf(request),
        entityId: entityIdOf(response),
        operation: operationOf(response),
        status: response.writableFinished ? response.statusCode : 499,
        durationMs: Math.round((options.monotonic() - startedAt) * 100) / 100,
        apiKeyId: keyIdOf(response),
      },
      'request',
    );
  });
}

/** Template of the request's route, as in the contract. Undefined if there is no route. */
function routeOf(request: Request): string | undefined {
  const path = (request.route as { readonly path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path.replaceAll(/:(\w+)/gu, '{$1}') : undefined;
}

export function noteOperation(request: Request, response: Response, operationId: string): void {
  response.locals['operation'] = operationId;
  const { id } = request.params;
  // Only a UUID is logged, because clients may send any text in its place.
  if (typeof id === 'string' && isUuid(id)) response.locals['entityId'] = normaliseId(id);
}

export function noteKey(response: Response, apiKeyId: string): void {
  response.locals['apiKeyId'] = apiKeyId;
}

function operationOf(response: Response): unknown {
  return response.locals['operation'];
}

function entityIdOf(response: Response): unknown {
  return response.locals['entityId'];
}

function keyIdOf(response: Response): unknown {
  return response.locals['apiKeyId'];
}
