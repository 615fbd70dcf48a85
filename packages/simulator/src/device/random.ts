import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Finaliser of MurmurHash3 (32 bit): every input bit changes about half of the output bits. */
function avalanche(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * Derives a 32-bit key from a seed and any numbers, such as a device index or object ID. Deterministic on every
 * machine. All bits of integers beyond 32 bits count.
 */
export function deriveKey(seed: number, ...parts: readonly number[]): number {
  let key = fold(0x9e3779b9, seed);
  for (const part of parts) key = fold(key, part);
  return key;
}

function fold(key: number, part: number): number {
  const low = part | 0;
  const high = Math.floor(part / 0x1_0000_0000) | 0;
  const mixed = avalanche(Math.imul(key, 31) ^ low);
  return high === 0 || high === -1 ? mixed : avalanche(mixed ^ high);
}

/** Derives a 32-bit key from a text. */
export function textKey(text: string): number {
  let key = 0;
  for (let i = 0; i < text.length; i += 1) key = avalanche(Math.imul(key, 31) ^ text.charCodeAt(i));
  return key;
}

/** A uniform number in [0, 1), as a pure function of the key and a step number: noise without stored state. */
export function noiseAt(key: number, step: number): number {
  return (fold(key, step) >>> 0) / 0x1_0000_0000;
}

/** A uniform integer in [min, max], as a pure function of key and step. */
export function integerAt(key: number, step: number, min: number, max: number): number {
  return min + Math.floor(noiseAt(key, step) * (max - min + 1));
}

/**
 * A seeded stream of numbers in [0, 1) (xoroshiro128+), independent for each list of keys: numbers drawn by one device
 * do not affect others.
 */
export function createStream(seed: number, ...keys: readonly number[]): () => number {
  const generator = xoroshiro128plusFromState([
    deriveKey(seed, 1, ...keys),
    deriveKey(seed, 2, ...keys),
    deriveKey(seed, 3, ...keys),
    deriveKey(seed, 4, ...keys) | 1,
  ]);
  return () => uniformFloat64(generator);
}
