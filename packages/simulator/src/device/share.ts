import { deriveKey } from './random.ts';

const rounds = 4;

/**
 * Returns the rank of a position in an order that the seed determines: a permutation of 0 to `count` - 1. The rank does
 * not depend on a list of the other positions, so that processes with slices of a fleet agree.
 *
 * @param salt distinguishes the orders of one seed
 * @param position 0 to `count` - 1
 * @throws RangeError if the position is out of range
 */
export function rankOf(seed: number, salt: number, position: number, count: number): number {
  if (!(position >= 0 && position < count)) {
    throw new RangeError(`position ${position} is not within a count of ${count}`);
  }
  const key = deriveKey(seed, salt);
  const halfBits = Math.ceil(Math.max(2, Math.ceil(Math.log2(count))) / 2);
  // A Feistel network permutes the next power of 4. Ranks beyond the count are permuted again until they are in range.
  let rank = position;
  do rank = permute(key, rank, halfBits);
  while (rank >= count);
  return rank;
}

function permute(key: number, value: number, halfBits: number): number {
  const half = 2 ** halfBits;
  let left = Math.floor(value / half);
  let right = value % half;
  for (let round = 0; round < rounds; round += 1) {
    const mixed = (deriveKey(key, round, right) >>> 0) % half;
    [left, right] = [right, left ^ mixed];
  }
  return left * half + right;
}

/**
 * Whether a device belongs to a share of `count` devices, chosen by the seed. Exactly `count` times `share` devices do,
 * rounded to an integer.
 *
 * @param position 0 to `count` - 1
 * @param share 0..1
 */
export function isInShare(
  seed: number,
  salt: number,
  position: number,
  count: number,
  share: number,
): boolean {
  return rankOf(seed, salt, position, count) < shareCount(count, share);
}

/** Number of devices in a share. */
export function shareCount(count: number, share: number): number {
  return Math.round(count * share);
}
