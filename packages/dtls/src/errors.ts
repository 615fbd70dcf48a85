import type { AlertDescription } from './alert.ts';

/**
 * Why a connection failed:
 *
 * - `alert-sent`: by what the peer did; it was told with `alert`
 * - `alert-received`: the peer ended it with `alert`
 * - `timeout`: the peer did not answer in time
 * - `closed`: it is closed, or not open yet
 * - `aborted`: the caller gave up
 * - `overload`: a bound of ours is reached
 * - `invalid`: an argument, or what the peer sent, is not usable; `alert` is what the peer is to be told
 * - `exhausted`: no sequence number is left, or reserved, to write with
 */
export type DtlsErrorKind =
  'alert-sent' | 'alert-received' | 'timeout' | 'closed' | 'aborted' | 'overload' | 'invalid' | 'exhausted';

export interface DtlsErrorOptions extends ErrorOptions {
  readonly alert?: AlertDescription;
}

/** A failure of a connection. Its text holds neither keys nor what peers have sent. */
export class DtlsError extends Error {
  readonly kind: DtlsErrorKind;
  /** Sent, received or to be sent, as `kind` says. */
  readonly alert: AlertDescription | undefined;

  constructor(kind: DtlsErrorKind, message: string, options: DtlsErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.name = 'DtlsError';
    this.kind = kind;
    this.alert = options.alert;
  }
}

/** Bytes of the peer that cannot be read: all that decoders throw. */
export class DecodeError extends Error {
  /** What the peer is to be told, if it is to be told. */
  readonly alert: AlertDescription;

  constructor(message: string, alert: AlertDescription) {
    super(message);
    this.name = 'DecodeError';
    this.alert = alert;
  }
}
