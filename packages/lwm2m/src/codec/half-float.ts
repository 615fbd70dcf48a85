/**
 * Floating point of 16 bits (IEEE 754 binary16), as in CBOR (RFC 8949 appendix D).
 *
 *     binary16  1 sign, 5 exponent (bias 15), 10 fraction        binary32  1, 8 (bias 127), 23
 */
const single = new Float32Array(1);
const bits = new Uint32Array(single.buffer);

/** Converts 16 bits to a number. */
export function halfFromBits(half: number): number {
  const exponent = (half >> 10) & 31;
  const fraction = half & 0x3ff;
  const sign = (half & 0x8000) === 0 ? 1 : -1;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

/** Converts a number that is exact in binary32 to 16 bits; undefined if it is not exact in 16 bits. */
export function halfBits(value: number): number | undefined {
  single[0] = value;
  const [word = 0] = bits;
  const sign = (word >>> 16) & 0x8000;
  const exponent = (word >>> 23) & 0xff;
  const fraction = word & 0x7fffff;
  if (exponent === 0xff) return fraction === 0 ? sign | 0x7c00 : 0x7e00;
  if (exponent === 0) return fraction === 0 ? sign : undefined;
  if (exponent > 142 || exponent < 103) return undefined;
  if (exponent >= 113) {
    return (fraction & 0x1fff) === 0 ? sign | ((exponent - 112) << 10) | (fraction >> 13) : undefined;
  }
  // A subnormal number of 16 bits has no implicit leading one.
  const whole = fraction | 0x800000;
  const shift = 126 - exponent;
  return (whole & ((1 << shift) - 1)) === 0 ? sign | (whole >> shift) : undefined;
}
