import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { DirectionKeys } from '../crypto/direction-keys.ts';
import { DtlsError } from '../errors.ts';

/** Block size of AES, and length of the IV before the ciphertext of a record (RFC 5246 section 6.2.3.2). */
export const BLOCK_BYTES = 16;
/** Length of HMAC-SHA-256. */
export const MAC_BYTES = 32;

const ALGORITHM = 'aes-128-cbc';

/** Returns the number of padding bytes, including the length byte, that fill the block; each byte is this number - 1. */
export function paddingBytes(length: number): number {
  return BLOCK_BYTES - (length % BLOCK_BYTES);
}

/** @param plaintext whole blocks */
export function encryptCbc(key: KeyObject, iv: Buffer, plaintext: Buffer): Buffer {
  return createCipheriv(ALGORITHM, key, iv).setAutoPadding(false).update(plaintext);
}

/** @param ciphertext whole blocks. @returns the plaintext including the padding */
export function decryptCbc(key: KeyObject, iv: Buffer, ciphertext: Buffer): Buffer {
  return createDecipheriv(ALGORITHM, key, iv).setAutoPadding(false).update(ciphertext);
}

/** Returns the HMAC-SHA-256 over two parts. */
export function macOf(key: KeyObject, head: Buffer, content: Buffer): Buffer {
  return createHmac('sha256', key).update(head).update(content).digest();
}

/** @throws DtlsError invalid for keys of an AEAD suite */
export function macKeyOf({ macKey }: DirectionKeys): KeyObject {
  if (!macKey) throw new DtlsError('invalid', 'A CBC suite needs a MAC key');
  return macKey;
}
