/** Reason why a datagram is not a CoAP message (RFC 7252 section 3). */
export type DecodeErrorReason =
  | 'too-short'
  | 'version'
  | 'token-length'
  | 'truncated-token'
  | 'empty-with-content'
  | 'reserved-code'
  | 'option-delta'
  | 'option-length'
  | 'option-number'
  | 'truncated-option'
  | 'too-many-options'
  | 'empty-payload';

const texts: Readonly<Record<DecodeErrorReason, string>> = {
  'too-short': 'shorter than the four-byte header',
  version: 'a version other than 1',
  'token-length': 'a token length of 9 to 15',
  'truncated-token': 'the token runs past the end',
  'empty-with-content': 'an empty message with a token or further bytes',
  'reserved-code': 'a code of a reserved class',
  'option-delta': 'an option delta of 15',
  'option-length': 'an option length of 15',
  'option-number': 'an option number above 65535',
  'truncated-option': 'an option runs past the end',
  'too-many-options': 'more options than an endpoint takes',
  'empty-payload': 'a payload marker without a payload',
};

/** A datagram is not a well-formed CoAP message. The only error that decoding throws. */
export class DecodeError extends Error {
  readonly reason: DecodeErrorReason;

  constructor(reason: DecodeErrorReason) {
    super(`Malformed CoAP message: ${texts[reason]}`);
    this.name = 'DecodeError';
    this.reason = reason;
  }
}
