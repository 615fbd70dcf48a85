/**
 * The plaintext of records with a Connection ID: content, real type, zeros (RFC 9146 section 4).
 */

/** Length of the real type. We add no zeros. */
export const INNER_TYPE_BYTES = 1;

export interface OpenedFragment {
  readonly type: number;
  readonly plaintext: Buffer;
}

/** @returns undefined if it consists of zeros only, without a type */
export function readInnerPlaintext(inner: Buffer): OpenedFragment | undefined {
  let at = inner.length - 1;
  while (at >= 0 && inner[at] === 0) at -= 1;
  const type = inner[at];
  return type === undefined ? undefined : { type, plaintext: inner.subarray(0, at) };
}
