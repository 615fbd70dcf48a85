/** Kind of a fault in an input. */
export type DecodeErrorCode = 'malformed' | 'unsupported' | 'too-large' | 'mismatch';

/** The CoAP response code that tells the sender. */
export type DecodeCoapCode = '4.00' | '4.06' | '4.15';

/**
 * The one error that decoders throw. `malformed`: not of the format; `mismatch`: well-formed, but not of the path or
 * of the resource's type; `too-large`: over a limit; `unsupported`: no decoder for this.
 */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly code: DecodeErrorCode;
  /** 4.00 Bad Request, or 4.15 Unsupported Content-Format: what a reply to the sender carries. */
  readonly coapCode: DecodeCoapCode;
  /** Where in the input (bytes, or characters of text), where that is known. */
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
