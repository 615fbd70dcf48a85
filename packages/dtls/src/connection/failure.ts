import { AlertDescription } from '../alert.ts';
import { DecodeError, DtlsError } from '../errors.ts';

/** Returns the fatal alert for a failure; undefined if the failure must be silent or the peer has sent an alert. */
export function alertFor(cause: unknown): AlertDescription | undefined {
  if (cause instanceof DecodeError) return cause.alert;
  if (!(cause instanceof DtlsError)) return AlertDescription.internalError;
  return cause.kind === 'invalid' ? (cause.alert ?? AlertDescription.internalError) : undefined;
}

/** Returns the error for the host: `alert-sent` if `alertFor` has an alert. */
export function asDtlsError(cause: unknown): DtlsError {
  const alert = alertFor(cause);
  if (alert === undefined && cause instanceof DtlsError) return cause;
  // The text of an unknown error can contain anything. It becomes the cause and is not repeated.
  const known = cause instanceof DtlsError || cause instanceof DecodeError;
  const message = known ? cause.message : 'The handshake failed inside';
  return new DtlsError('alert-sent', message, { cause, ...(alert === undefined ? {} : { alert }) });
}
