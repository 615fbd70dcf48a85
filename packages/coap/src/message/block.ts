import { decodeUint, encodeUint } from './uint.ts';

/** A payload size of Block1 and Block2 in bytes. */
export type BlockSize = 16 | 32 | 64 | 128 | 256 | 512 | 1024;

/** Value of a Block1 or Block2 option (RFC 7959 section 2.2). */
export interface Block {
  /** Number of the block, in units of `size`; 20 bits. */
  readonly number: number;
  readonly more: boolean;
  /** Block size in bytes. */
  readonly size: BlockSize;
}

/** Sizes by exponent, from 0 (RFC 7959 section 2.2). */
export const blockSizes: readonly BlockSize[] = [16, 32, 64, 128, 256, 512, 1024];
/** Largest block number (20 bits). */
export const MAX_BLOCK_NUMBER = 0xf_ffff;

/**
 * Decodes a Block1 or Block2 option.
 *
 * @returns undefined for the reserved size exponent 7, which must be rejected (RFC 7959 section 2.2)
 */
export function decodeBlock(value: Uint8Array): Block | undefined {
  const bits = decodeUint(value);
  const size = blockSizes[bits & 7];
  return size === undefined ? undefined : { number: bits >>> 4, more: (bits & 8) !== 0, size };
}

/**
 * Encodes a Block1 or Block2 option in 0 to 3 bytes (RFC 7959 section 2.2).
 *
 * @param block block with a number from 0 to {@link MAX_BLOCK_NUMBER}, which is not checked
 */
export function encodeBlock(block: Block): Buffer {
  return encodeUint(block.number * 16 + (block.more ? 8 : 0) + blockSizes.indexOf(block.size));
}

/** Returns the smallest block size that holds `bytes` in one block, at most 1024. */
export function blockSizeFor(bytes: number): BlockSize {
  return blockSizes.find((size) => size >= bytes) ?? 1024;
}
