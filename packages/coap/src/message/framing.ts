import type { DecodeErrorReason } from './decode-error.ts';

/** Maximum number of options in a message. Real messages have far fewer, and each option costs an object. */
const MAX_OPTIONS = 128;
const MAX_TOKEN_LENGTH = 8;
export const PAYLOAD_MARKER = 0xff;

/**
 * Checks a datagram against RFC 7252 sections 3 and 3.1, so that the decoder needs no checks. Never throws and
 * allocates nothing.
 *
 * @returns the reason of a fault; undefined for a well-formed message
 */
export function findFramingProblem(datagram: Uint8Array): DecodeErrorReason | undefined {
  if (datagram.length < 4) return 'too-short';
  const first = datagram[0] ?? 0;
  if (first >> 6 !== 1) return 'version';
  const code = datagram[1] ?? 0;
  if (code === 0) return (first & 0x0f) === 0 && datagram.length === 4 ? undefined : 'empty-with-content';
  if (isReservedClass(code >> 5)) return 'reserved-code';
  const tokenLength = first & 0x0f;
  if (tokenLength > MAX_TOKEN_LENGTH) return 'token-length';
  if (4 + tokenLength > datagram.length) return 'truncated-token';
  return findOptionProblem(datagram, 4 + tokenLength);
}

/** Classes 2, 4 and 5 are responses, class 0 requests. The others are reserved (RFC 7252 section 3). */
function isReservedClass(codeClass: number): boolean {
  return codeClass === 1 || codeClass === 3 || codeClass > 5;
}

function findOptionProblem(datagram: Uint8Array, start: number): DecodeErrorReason | undefined {
  let at = start;
  let optionNumber = 0;
  for (let count = 0; at < datagram.length; count += 1) {
    const head = datagram[at] ?? 0;
    if (head === PAYLOAD_MARKER) return at + 1 < datagram.length ? undefined : 'empty-payload';
    if (count === MAX_OPTIONS) return 'too-many-options';
    const delta = head >> 4;
    const length = head & 0x0f;
    if (delta === 15) return 'option-delta';
    if (length === 15) return 'option-length';
    const extended = at + 1;
    const valueAt = extended + extensionLength(delta);
    optionNumber += extend(datagram, extended, delta);
    if (optionNumber > 0xffff) return 'option-number';
    at = valueAt + extensionLength(length) + extend(datagram, valueAt, length);
    if (at > datagram.length) return 'truncated-option';
  }
  return undefined;
}

/** Returns the number of extension bytes of a delta or length nibble. */
export function extensionLength(nibble: number): number {
  return nibble < 13 ? 0 : nibble - 12;
}

/**
 * Returns the value of a delta or length nibble with its extension bytes. Bytes past the end count as 0; the check
 * fails later.
 */
export function extend(datagram: Uint8Array, at: number, nibble: number): number {
  if (nibble < 13) return nibble;
  const first = datagram[at] ?? 0;
  return nibble === 13 ? first + 13 : first * 256 + (datagram[at + 1] ?? 0) + 269;
}
