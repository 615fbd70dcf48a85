/** Kind of fault in an input. */
export type DecodeErrorCode = 'malformed' | 'unsupported' | 'too-large' | 'mismatch';

/** CoAP response code for the sender. */
export type DecodeCoapCode = '4.00' | '4.06' | '4.15';

/**
 * The only error that decoders throw. `malformed`: not valid in the format; `mismatch`: valid, but not for the path or
 * the type of the resource; `too-large`: over a limit; `unsupported`: there is no decoder.
 */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly code: DecodeErrorCode;
  /** Code of the reply to the sender: 4.00 Bad Request or 4.15 Unsupported Content-Format. */
  readonly coapCode: DecodeCoapCode;
  /** Offset in the input (bytes, or characters of text), if known. */
  readonly offset?: number;

  constructor(code: DecodeErrorCode, message: string, offset?: number) {
    super(message);
    this.code = code;
    this.coapCode = code === 'unsupported' ? '4.15' : '4.00';
    if (offset !== undefined) this.offset = offset;
  }
}

/** Records that cannot be written in a format or for a path. */
export class EncodeError extends Error {
  override readonly name = 'EncodeError';
  readonly code: 'unsupported' | 'mismatch';

  constructor(code: 'unsupported' | 'mismatch', message: string) {
    super(message);
    this.code = code;
  }
}
