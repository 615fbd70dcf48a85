import type { Request, Response } from 'express';
import type { AuditRecord, AuditService } from '../../features/activity/audit.ts';
import { normaliseId } from '../client-values.ts';
import type { Operation } from '../contract.ts';
import { authenticatedPrincipal } from './authorise.ts';
import { addressOf } from './client-address.ts';
import { requestIdOf } from './request-id.ts';

/** The log for changes. */
export type AuditLog = Pick<AuditService, 'record' | 'recordRefused'>;

/** Status code that nginx uses if the client disconnected before the response. */
const CLIENT_GONE = 499;
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
  if (operation.method === 'get') {
    return;
  }
  // Neither the parameters nor the address is available after the response.
  const { id } = request.params;
  const address = addressOf(request);
  response.once('close', () => {
    const asker = authenticatedPrincipal(request);
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

/**
 * Notes that the request changes nothing, so that it is not recorded: a preview, or the repetition of a recorded
 * request.
 */
export function noteNoChange(response: Response): void {
  response.locals['changesNothing'] = true;
}
