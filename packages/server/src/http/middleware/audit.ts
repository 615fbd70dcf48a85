import type { Response } from 'express';
import type { AuditRecord, AuditService } from '../../domain/services/activity/audit-service.ts';
import type { Operation } from '../contract.ts';
import type { Principal } from '../handler.ts';
import { given } from '../presenters/given.ts';
import { requestIdOf } from './request-id.ts';

/** nginx's word for a client that went away before its answer. */
const CLIENT_GONE = 499;
/** The key is not good, not permitted, or too busy: nothing was changed, and it may go on like that for long. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);
const LAST_SEGMENT = /\/([0-9a-f-]{36})$/u;

/**
 * Notes what a key is about to change; it is recorded when the answer has been given. Neither path, query nor body is: they
 * may hold secrets.
 *
 * @param about the id of the path, where it has one, and the address that the request came from
 */
export function auditWhenOver(
  audit: AuditService,
  operation: Operation,
  principal: Principal,
  response: Response,
  about: { readonly id: string | undefined; readonly address: string | undefined },
): void {
  if (operation.method === 'get') {
    return;
  }
  response.once('close', () => {
    if (response.locals['isReplay'] === true) return;
    const made = LAST_SEGMENT.exec(String(response.getHeader('Location') ?? ''))?.[1];
    const entityId = made ?? (about.id === undefined ? undefined : LAST_SEGMENT.exec(`/${about.id}`)?.[1]);
    const status = response.writableFinished ? response.statusCode : CLIENT_GONE;
    const record: AuditRecord = {
      deviceNetworkId: principal.deviceNetworkId,
      apiKeyId: principal.apiKeyId,
      apiKeyName: principal.name,
      operation: operation.operationId,
      ...(entityId === undefined ? {} : { entityId }),
      status,
      requestId: requestIdOf(response),
    };
    if (!REFUSALS.has(status)) audit.record(record);
    else audit.recordRefused({ ...record, ...given({ address: about.address }) });
  });
}

/** The answer is that of an earlier request, which has been recorded: this one changes nothing. */
export function noteReplay(response: Response): void {
  response.locals['isReplay'] = true;
}
