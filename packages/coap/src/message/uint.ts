import { allocate } from './slab.ts';

const zero = Buffer.alloc(0);

/**
 * Encodes an unsigned integer as an option value: big-endian, without leading zero bytes, 0 as no bytes (RFC 7252
 * section 3.2).
 *
 * @param value 0 to 2^48 - 1
 * @throws RangeError if the value is out of range
 */
export function encodeUint(value: number): Buffer {
  if (!Number.isInteger(value) || value < 0 || value > 0xffff_ffff_ffff) {
    throw new RangeError(`Not an unsigned integer of at most 48 bits: ${value}`);
  }
  if (value === 0) return zero;
  let length = 1;
  for (let rest = value; rest > 0xff; rest = Math.floor(rest / 256)) length += 1;
  const bytes = allocate(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}

/**
 * Decodes the unsigned integer of an option value. Accepts leading zero bytes, and ignores all but the first six bytes.
 */
export function decodeUint(value: Uint8Array): number {
  let result = 0;
  for (let at = Math.max(0, value.length - 6); at < value.length; at += 1) {
    result = result * 256 + (value[at] ?? 0);
  }
  return result;
}
