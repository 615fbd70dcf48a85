import type { AlertDescription } from '../alert.ts';
import { DtlsError } from '../errors.ts';

/** A certificate is not accepted. The text must not repeat what it says: it is the peer's. */
export function rejected(alert: AlertDescription, message: string): DtlsError {
  return new DtlsError('invalid', message, { alert });
}
