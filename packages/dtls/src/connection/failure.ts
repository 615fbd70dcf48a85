import { AlertDescription } from '../alert.ts';
import { DecodeError, DtlsError } from '../errors.ts';

/** The fatal alert that tells the peer of a failure; undefined where it is not to be told, or has told us. */
export function alertFor(cause: unknown): AlertDescription | undefined {
  if (cause instanceof DecodeError) return cause.alert;
  if (!(cause instanceof DtlsError)) return AlertDescription.internalError;
  return cause.kind === 'invalid' ? (cause.alert ?? AlertDescription.internalError) : undefined;
}

/** The error that the host is told: `alert-sent` where `alertFor` has an alert. */
export function asDtlsError(cause: unknown): DtlsError {
  const alert = alertFor(cause);
  if (alert === undefined && cause instanceof DtlsError) return cause;
  // The text of an unknown error may hold anything; it is the cause, and is not repeated.
  const known = cause instanceof DtlsError || cause instanceof DecodeError;
  const message = known ? cause.message : 'The handshake failed inside';
  return new DtlsError('alert-sent', message, { cause, ...(alert === undefined ? {} : { alert }) });
}
