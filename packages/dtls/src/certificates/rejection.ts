import type { AlertDescription } from '../alert.ts';
import { DtlsError } from '../errors.ts';

/**
 * Creates the error for a rejected certificate. The text must not repeat values of the certificate, which the peer
 * controls.
 */
export function rejected(alert: AlertDescription, message: string): DtlsError {
  return new DtlsError('invalid', message, { alert });
}
