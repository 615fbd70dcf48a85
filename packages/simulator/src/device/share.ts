import { deriveKey } from './random.ts';

const rounds = 4;

/**
 * The place of each of `count` things in an order that the seed makes: a permutation of 0 to `count` - 1. It needs no
 * list of the others, so processes that hold slices of a fleet agree.
 *
 * @param salt tells the orders of one seed apart
 * @param position 0 to `count` - 1
 * @throws RangeError if the position is not within the count
 */
export function rankOf(seed: number, salt: number, position: number, count: number): number {
  if (!(position >= 0 && position < count)) {
    throw new RangeError(`position ${position} is not within a count of ${count}`);
  }
  const key = deriveKey(seed, salt);
  const halfBits = Math.ceil(Math.max(2, Math.ceil(Math.log2(count))) / 2);
  // A Feistel network permutes the next power of 4; ranks beyond the count are permuted again until they are within.
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
 * Whether one of `count` devices belongs to a share of them, chosen by the seed. Exactly `count` times `share` devices
 * do, rounded to the next whole number.
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

/** How many of `count` devices a share is. */
export function shareCount(count: number, share: number): number {
  return Math.round(count * share);
}
