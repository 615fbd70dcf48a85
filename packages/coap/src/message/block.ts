import { decodeUint, encodeUint } from './uint.ts';

/** A payload size that Block1 and Block2 can name, in bytes. */
export type BlockSize = 16 | 32 | 64 | 128 | 256 | 512 | 1024;

/** The value of a Block1 or Block2 option (RFC 7959 section 2.2). */
export interface Block {
  /** The block's place, counted in blocks of `size`; 20 bits. */
  readonly number: number;
  readonly more: boolean;
  readonly size: BlockSize;
}

/** By size exponent, from 0 (RFC 7959 section 2.2). */
export const blockSizes: readonly BlockSize[] = [16, 32, 64, 128, 256, 512, 1024];
/** The largest block number that 20 bits hold. */
export const MAX_BLOCK_NUMBER = 0xf_ffff;

/** @returns undefined for the reserved size exponent 7, which must be refused (RFC 7959 section 2.2). */
export function decodeBlock(value: Uint8Array): Block | undefined {
  const bits = decodeUint(value);
  const size = blockSizes[bits & 7];
  return size === undefined ? undefined : { number: bits >>> 4, more: (bits & 8) !== 0, size };
}

/**
 * The value of a Block1 or Block2 option, 0 to 3 bytes (RFC 7959 section 2.2).
 *
 * @param block its number from 0 to {@link MAX_BLOCK_NUMBER}, which is not checked
 */
export function encodeBlock(block: Block): Buffer {
  return encodeUint(block.number * 16 + (block.more ? 8 : 0) + blockSizes.indexOf(block.size));
}

/** The smallest block size that takes `bytes` in one block; 1024 where none does. */
export function blockSizeFor(bytes: number): BlockSize {
  return blockSizes.find((size) => size >= bytes) ?? 1024;
}
