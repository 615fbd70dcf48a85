import type { Request, Response } from 'express';
import type { AuditRecord, AuditService } from '../../features/activity/audit-service.ts';
import { normaliseId } from '../client-values.ts';
import type { Operation } from '../contract.ts';
import { askerOf } from './authorise.ts';
import { addressOf } from './client-address.ts';
import { requestIdOf } from './request-id.ts';

/** Where changes are recorded. */
export type AuditLog = Pick<AuditService, 'record' | 'recordRefused'>;

/** nginx's word for a client that went away before its answer. */
const CLIENT_GONE = 499;
/** The key is not good, not permitted, or too busy: nothing was changed, and it may go on like that for long. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);
const LAST_SEGMENT = /\/([0-9a-f-]{36})$/u;

/**
 * Records what a key has changed, or was refused, when the answer has been given. Neither path, query nor body is: they may
 * hold secrets.
 */
export function auditWhenOver(
  audit: AuditLog,
  operation: Operation,
  request: Request,
  response: Response,
): void {
  if (operation.method === 'get') {
    return;
  }
  // Both are gone by then.
  const { id } = request.params;
  const address = addressOf(request);
  response.once('close', () => {
    const asker = askerOf(request);
    if (asker === undefined || response.locals['changesNothing'] === true) return;
    const made = LAST_SEGMENT.exec(String(response.getHeader('Location') ?? ''))?.[1];
    const entityId =
      made ?? (typeof id === 'string' ? LAST_SEGMENT.exec(`/${normaliseId(id)}`)?.[1] : undefined);
    const status = response.writableFinished ? response.statusCode : CLIENT_GONE;
    const record: AuditRecord = {
      deviceNetworkId: asker.deviceNetworkId,
      apiKeyId: asker.apiKeyId,
      apiKeyName: asker.name,
      operation: operation.operationId,
      ...(entityId === undefined ? {} : { entityId }),
      status,
      requestId: requestIdOf(response),
    };
    if (!REFUSALS.has(status)) audit.record(record);
    else audit.recordRefused({ ...record, ...(address === '' ? {} : { address }) });
  });
}

/** The request changes nothing, so it is not recorded: it is a preview, or repeats a request that has been recorded. */
export function noteNoChange(response: Response): void {
  response.locals['changesNothing'] = true;
}
