import type { ResponseCode } from './message/code.ts';

/**
 * Thrown by a request handler to answer with a code. The message becomes the diagnostic payload (RFC 7252 section
 * 5.5.2).
 */
export class CoapError extends Error {
  readonly code: ResponseCode;
  /** Seconds after which the peer may retry, for 5.03. */
  readonly maxAgeSeconds: number | undefined;

  constructor(code: ResponseCode, message = '', options?: ErrorOptions & { maxAgeSeconds?: number }) {
    super(message, options);
    this.name = 'CoapError';
    this.code = code;
    this.maxAgeSeconds = options?.maxAgeSeconds;
  }
}

/** Reason why a request has no response. */
export type CoapRequestErrorKind =
  'timeout' | 'reset' | 'aborted' | 'closed' | 'overload' | 'blockwise' | 'too-large' | 'invalid';

/** A request without a response. `kind` is the reason. */
export class CoapRequestError extends Error {
  readonly kind: CoapRequestErrorKind;

  constructor(kind: CoapRequestErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CoapRequestError';
    this.kind = kind;
  }
}

/** The peer did not answer in time. */
export class CoapTimeoutError extends CoapRequestError {
  /** Whether the peer has acknowledged the request, and so may have carried it out. */
  readonly acknowledged: boolean;

  constructor(message: string, acknowledged = false) {
    super('timeout', message);
    this.name = 'CoapTimeoutError';
    this.acknowledged = acknowledged;
  }
}

/** The peer rejected the message with a Reset. */
export class CoapResetError extends CoapRequestError {
  constructor(message = 'The peer rejected the message with a Reset') {
    super('reset', message);
    this.name = 'CoapResetError';
  }
}

/** The request's signal was aborted; `cause` is the signal's reason. */
export class CoapAbortError extends CoapRequestError {
  constructor(reason: unknown) {
    super('aborted', 'The request was aborted', { cause: reason });
    this.name = 'AbortError';
  }
}

/** The endpoint is closed. */
export class CoapClosedError extends CoapRequestError {
  constructor(message = 'The endpoint is closed') {
    super('closed', message);
    this.name = 'CoapClosedError';
  }
}

/** A limit of the endpoint is reached (see EndpointLimits). */
export class CoapOverloadError extends CoapRequestError {
  constructor(message: string) {
    super('overload', message);
    this.name = 'CoapOverloadError';
  }
}

/**
 * A block-wise transfer failed: blocks out of order, a body that changed twice during the transfer, or one that is too
 * large.
 */
export class CoapBlockwiseError extends CoapRequestError {
  constructor(message: string, kind: 'blockwise' | 'too-large' = 'blockwise') {
    super(kind, message);
    this.name = 'CoapBlockwiseError';
  }
}
