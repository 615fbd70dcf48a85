import { alertName } from '../alert.ts';
import type { DtlsError } from '../errors.ts';
import type { CloseReason, HandshakeFailure, SessionInfo } from './server-options.ts';

/** Why a connection is over that ended by itself. */
export function reasonOf(error: DtlsError | undefined): CloseReason {
  if (!error) return 'closed';
  return error.kind === 'alert-received' || error.kind === 'alert-sent' ? 'alert' : 'error';
}

export function failureOf(
  { address, port, identity }: SessionInfo,
  error: DtlsError | undefined,
): HandshakeFailure {
  const message = error?.message ?? 'the client has closed';
  return {
    address,
    port,
    message,
    ...(error?.alert === undefined ? {} : { alert: alertName(error.alert) }),
    ...(identity === undefined ? {} : { identity }),
  };
}
