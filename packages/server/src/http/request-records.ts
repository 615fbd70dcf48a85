/** The traces of a request: its ID, the log line, the audit record of a change, and its share of the usage. */
import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { AuditRecord, AuditService } from '../features/activity/audit.ts';
import type { UsageCounter, UsageFigure } from '../kernel/ports.ts';
import type { Clock } from '../kernel/timers.ts';
import { authenticatedPrincipal } from './authorise.ts';
import { isUuid, normaliseId } from './client-values.ts';
import type { Operation } from './contract.ts';
import { requesterOf } from './handler.ts';
import { addressOf } from './rate-limit.ts';

const ACCEPTABLE_ID = /^[\w.:+/=-]{1,64}$/u;
/** Status code that nginx uses if the client disconnected before the response. */
const CLIENT_GONE = 499;

/** Assigns an ID to the request: the client's own if it is suitable for logs. The response repeats it. */
export function assignRequestId(request: Request, response: Response): void {
  const sent = request.headers['x-request-id'];
  const id = typeof sent === 'string' && ACCEPTABLE_ID.test(sent) ? sent : randomUUID();
  response.locals['requestId'] = id;
  response.setHeader('X-Request-Id', id);
}

export function requestIdOf(response: Response): string {
  return String(response.locals['requestId']);
}

/** The part of a logger that this package uses. Compatible with pino. */
export interface HttpLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Logs the request when it has ended. Instead of the path, it logs the template of the route and the ID of an entity.
 * Paths contain tokens and values (`/fw/{token}`, `/resources/{id}/write/{value}`), and a path without a route may be
 * one of these, misspelt. Query, headers and body are never logged.
 */
export function logWhenOver(request: Request, response: Response, logger: HttpLogger, clock: Clock): void {
  const startedAt = clock.monotonic();
  response.once('close', () => {
    const { operation, entityId, apiKeyId } = response.locals as Readonly<Record<string, unknown>>;
    logger.info(
      {
        requestId: requestIdOf(response),
        method: request.method,
        route: routeOf(request),
        entityId,
        operation,
        status: statusOf(response),
        durationMs: Math.round((clock.monotonic() - startedAt) * 100) / 100,
        apiKeyId,
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

function statusOf({ writableFinished, statusCode }: Response): number {
  return writableFinished ? statusCode : CLIENT_GONE;
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

/** The log for changes. */
export type AuditLog = Pick<AuditService, 'record' | 'recordRefused'>;

/**
 * The key is invalid, lacks a permission or exceeded its limit. Nothing was changed, and such requests can be
 * repeated endlessly.
 */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);
const LAST_SEGMENT = /\/([0-9a-f-]{36})$/u;

/**
 * Records the changes and refusals of a key after the response. Path, query and body are not recorded, because they
 * may contain secrets.
 */
export function auditWhenOver(
  audit: AuditLog,
  operation: Operation,
  request: Request,
  response: Response,
): void {
  if (operation.method === 'get') return;
  // Neither the parameters nor the address is available after the response.
  const { id } = request.params;
  const address = addressOf(request);
  response.once('close', () => {
    const asker = authenticatedPrincipal(request);
    if (asker === undefined || response.locals['changesNothing'] === true) return;
    const made = LAST_SEGMENT.exec(String(response.getHeader('Location') ?? ''))?.[1];
    const entityId =
      made ?? (typeof id === 'string' ? LAST_SEGMENT.exec(`/${normaliseId(id)}`)?.[1] : undefined);
    const status = statusOf(response);
    const record: AuditRecord = {
      deviceNetworkId: asker.deviceNetworkId,
      ...requesterOf(asker),
      operation: operation.operationId,
      ...(entityId === undefined ? {} : { entityId }),
      status,
      requestId: requestIdOf(response),
    };
    if (!REFUSALS.has(status)) audit.record(record);
    else audit.recordRefused({ ...record, ...(address === '' ? {} : { address }) });
  });
}

/**
 * Notes that the request changes nothing, so that it is not recorded: a preview, or the repetition of a recorded
 * request.
 */
export function noteNoChange(response: Response): void {
  response.locals['changesNothing'] = true;
}

/** Counts a request for the device network of its key when it has ended. Requests without a valid key are not counted. */
export function countWhenOver(usage: UsageCounter, request: Request, response: Response): void {
  response.once('close', () => {
    const asker = authenticatedPrincipal(request);
    if (asker !== undefined) usage.add(asker.deviceNetworkId, figureOf(response));
  });
}

function figureOf({ writableFinished, statusCode }: Response): UsageFigure {
  if (statusCode >= 500) return 'apiCallsFailed';
  // A client may disconnect when it has received enough, as with an event stream.
  return statusCode >= 400 || !writableFinished ? 'apiCallsRefused' : 'apiCallsOk';
}
