import type { Response } from 'express';
import type { AuditService } from '../../domain/services/activity/audit-service.ts';
import type { Operation } from '../contract.ts';
import type { Principal } from '../handler.ts';
import { requestIdOf } from './request-id.ts';

/** nginx's word for a client that went away before its answer. */
const CLIENT_GONE = 499;
const LAST_SEGMENT = /\/([0-9a-f-]{36})$/u;

/**
 * Notes what a key is about to change; it is recorded when the answer has been given. Neither path, query nor body is: they
 * may hold secrets.
 *
 * @param id of the path, where it has one
 */
export function auditWhenOver(
  audit: AuditService,
  operation: Operation,
  principal: Principal,
  response: Response,
  id: string | undefined,
): void {
  if (operation.method === 'get') {
    return;
  }
  response.once('close', () => {
    if (response.locals['isReplay'] === true) return;
    const made = LAST_SEGMENT.exec(String(response.getHeader('Location') ?? ''))?.[1];
    const entityId = made ?? (id === undefined ? undefined : LAST_SEGMENT.exec(`/${id}`)?.[1]);
    audit.record({
      deviceNetworkId: principal.deviceNetworkId,
      apiKeyId: principal.apiKeyId,
      apiKeyName: principal.name,
      operation: operation.operationId,
      ...(entityId === undefined ? {} : { entityId }),
      status: response.writableFinished ? response.statusCode : CLIENT_GONE,
      requestId: requestIdOf(response),
    });
  });
}

/** The answer is that of an earlier request, which has been recorded: this one changes nothing. */
export function noteReplay(response: Response): void {
  response.locals['isReplay'] = true;
}
