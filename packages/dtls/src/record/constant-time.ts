/*
 * Reads parts of CBC records in a time that depends only on their length. The loops have no branches on the data.
 * JavaScript allows no stronger guarantee.
 */

const MAX_PADDING_BYTES = 256;

/**
 * Checks the padding of RFC 5246 section 6.2.3.2 at the end of decrypted blocks: the last byte n, and n bytes equal to
 * it before.
 *
 * @param macBytes length of the MAC, which must fit before the padding
 * @returns -1 (all ones) if it is valid, else 0
 */
export function paddingMask(blocks: Buffer, macBytes: number): number {
  const last = blocks.length - 1;
  const padding = blocks[last] ?? 0;
  const checked = Math.min(MAX_PADDING_BYTES, blocks.length);
  let wrong = notNegative(padding + macBytes - blocks.length);
  for (let back = 0; back < checked; back += 1) {
    const inPadding = notNegative(padding - back);
    wrong |= inPadding & ((blocks[last - back] ?? 0) ^ padding);
  }
  // 0 when `wrong` is 0, else all ones.
  return ~((wrong | -wrong) >> 31);
}

/**
 * Copies the MAC from a secret position by reading every possible position.
 *
 * @param start position of the MAC, at most `MAX_PADDING_BYTES` before its last possible position
 */
export function macAt(blocks: Buffer, start: number, macBytes: number): Buffer {
  const mac = Buffer.alloc(macBytes);
  const last = blocks.length - 1 - macBytes;
  const first = Math.max(0, last - (MAX_PADDING_BYTES - 1));
  for (let place = first; place <= last; place += 1) {
    const isHere = isZero(place - start);
    for (let index = 0; index < macBytes; index += 1) {
      mac[index] = (mac[index] ?? 0) | ((blocks[place + index] ?? 0) & isHere);
    }
  }
  return mac;
}

/** Returns all ones for 0 and more, else 0. */
function notNegative(value: number): number {
  return ~(value >> 31);
}

/** Returns all ones for 0, else 0. */
function isZero(value: number): number {
  return ~((value | -value) >> 31);
}
