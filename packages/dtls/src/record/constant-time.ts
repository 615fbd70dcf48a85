/*
 * Reads parts of CBC records in a time that depends only on their length. The loops have no branches on the data.
 * JavaScript allows no stronger guarantee.
 */

const MAX_PADDING_BYTES = 256;

/**
 * Checks the padding of RFC 5246 section 6.2.3.2 at the end of decrypted blocks: the last byte n, and n bytes equal to
 * it before.
 *
 * @param macBytes that there must be room for before the padding
 * @returns -1 (all ones) when it is right, else 0
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
 * Copies the MAC from a place that is secret: each byte that it may be in is read.
 *
 * @param start where it is, at most `MAX_PADDING_BYTES` before the last place where it could be
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

/** All ones for 0 and more, else 0. */
function notNegative(value: number): number {
  return ~(value >> 31);
}

/** All ones for 0, else 0. */
function isZero(value: number): number {
  return ~((value | -value) >> 31);
}
