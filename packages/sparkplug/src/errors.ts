/** Kind of a fault in a payload. */
export type DecodeErrorCode = 'malformed' | 'mismatch' | 'too-large' | 'unsupported';

/**
 * The one error that decoders throw. `malformed`: not a Sparkplug B payload; `mismatch`: a value that does not fit its
 * datatype; `too-large`: over a limit; `unsupported`: a datatype without a plain value.
 */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly code: DecodeErrorCode;

  constructor(code: DecodeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A value that cannot be written with a datatype, or an ID that cannot stand in a topic. */
export class EncodeError extends Error {
  override readonly name = 'EncodeError';
}
