/** Kind of fault in a payload. */
export type DecodeErrorCode = 'malformed' | 'mismatch' | 'too-large' | 'unsupported';

/**
 * The only error that decoders throw. `malformed`: not a Sparkplug B payload; `mismatch`: a value does not match its
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

/** A value cannot be encoded with a datatype, or an ID is not valid in a topic. */
export class EncodeError extends Error {
  override readonly name = 'EncodeError';
}
