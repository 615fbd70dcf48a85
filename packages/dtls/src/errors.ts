import type { AlertDescription } from './alert.ts';

/**
 * Reason why a connection failed:
 *
 * - `alert-sent`: a fault of the peer, which was sent `alert`
 * - `alert-received`: the peer ended the connection with `alert`
 * - `timeout`: the peer did not answer in time
 * - `closed`: the connection is closed, or not open yet
 * - `aborted`: the caller aborted it
 * - `overload`: a limit of this endpoint is reached
 * - `invalid`: an argument, or a message of the peer, is invalid; `alert` is the alert to send
 * - `exhausted`: no sequence number is left or reserved for writing
 */
export type DtlsErrorKind =
  'alert-sent' | 'alert-received' | 'timeout' | 'closed' | 'aborted' | 'overload' | 'invalid' | 'exhausted';

export interface DtlsErrorOptions extends ErrorOptions {
  readonly alert?: AlertDescription;
}

/** A failure of a connection. Its message contains neither keys nor data of peers. */
export class DtlsError extends Error {
  readonly kind: DtlsErrorKind;
  /** Alert that was sent, was received or is to be sent, depending on `kind`. */
  readonly alert: AlertDescription | undefined;

  constructor(kind: DtlsErrorKind, message: string, options: DtlsErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.name = 'DtlsError';
    this.kind = kind;
    this.alert = options.alert;
  }
}

/** The only error of decoders: bytes of the peer cannot be decoded. */
export class DecodeError extends Error {
  /** The alert to send to the peer, if one is sent. */
  readonly alert: AlertDescription;

  constructor(message: string, alert: AlertDescription) {
    super(message);
    this.name = 'DecodeError';
    this.alert = alert;
  }
}
