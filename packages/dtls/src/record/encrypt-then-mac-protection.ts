import { randomFillSync, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { inspect } from 'node:util';
import type { DirectionKeys } from '../crypto/direction-keys.ts';
import { additionalData } from './additional-data.ts';
import { BLOCK_BYTES, decryptCbc, encryptCbc, MAC_BYTES, macKeyOf, macOf, paddingBytes } from './cbc.ts';
import { INNER_TYPE_BYTES, readInnerPlaintext } from './inner-plaintext.ts';
import type { OpenedFragment } from './inner-plaintext.ts';
import type { Protection } from './protection.ts';
import { ContentType, DTLS_1_2, RECORD_HEADER_BYTES, writeHeader } from './record.ts';
import type { RawRecord } from './record.ts';

/**
 * AES in CBC mode with HMAC-SHA-256 over the ciphertext (RFC 7366 section 3, RFC 9146 section 5.2):
 *
 *     header  IV (16)  encrypted { content, padding }  MAC (32)
 *
 * Nothing is decrypted before the MAC is verified, so that the padding reveals nothing.
 */
export class EncryptThenMacProtection implements Protection {
  readonly #key: KeyObject;
  readonly #macKey: KeyObject;

  constructor(keys: DirectionKeys) {
    this.#key = keys.key;
    this.#macKey = macKeyOf(keys);
  }

  seal(type: number, epoch: number, sequence: number, cid: Buffer, plaintext: Uint8Array): Buffer {
    const hasCid = cid.length > 0;
    const outerType = hasCid ? ContentType.tls12Cid : type;
    const blocks = padded(plaintext, hasCid ? type : undefined);
    const macedBytes = BLOCK_BYTES + blocks.length;
    const record = Buffer.allocUnsafe(RECORD_HEADER_BYTES + cid.length + macedBytes + MAC_BYTES);
    const start = writeHeader(record, outerType, epoch, sequence, cid, macedBytes + MAC_BYTES);
    const iv = randomFillSync(record.subarray(start, start + BLOCK_BYTES));
    record.set(encryptCbc(this.#key, iv, blocks), start + BLOCK_BYTES);
    const maced = record.subarray(start, start + macedBytes);
    const aad = additionalData(outerType, DTLS_1_2, epoch, sequence, cid, macedBytes);
    record.set(macOf(this.#macKey, aad, maced), start + macedBytes);
    return record;
  }

  open({ type, version, epoch, sequence, cid, fragment }: RawRecord): OpenedFragment | undefined {
    const macedBytes = fragment.length - MAC_BYTES;
    if (macedBytes < 2 * BLOCK_BYTES || macedBytes % BLOCK_BYTES !== 0) return undefined;
    const maced = fragment.subarray(0, macedBytes);
    const aad = additionalData(type, version, epoch, sequence, cid, macedBytes);
    const mac = macOf(this.#macKey, aad, maced);
    if (!timingSafeEqual(mac, fragment.subarray(macedBytes))) return undefined;
    const blocks = decryptCbc(this.#key, maced.subarray(0, BLOCK_BYTES), maced.subarray(BLOCK_BYTES));
    const content = unpadded(blocks);
    if (!content) return undefined;
    return type === ContentType.tls12Cid ? readInnerPlaintext(content) : { type, plaintext: content };
  }

  [inspect.custom](): string {
    return 'EncryptThenMacProtection { secret }';
  }
}

function padded(plaintext: Uint8Array, innerType: number | undefined): Buffer {
  const length = plaintext.length + (innerType === undefined ? 0 : INNER_TYPE_BYTES);
  const padding = paddingBytes(length);
  const blocks = Buffer.allocUnsafe(length + padding).fill(padding - 1, length);
  blocks.set(plaintext);
  if (innerType !== undefined) blocks[plaintext.length] = innerType;
  return blocks;
}

/** Removes the padding. The MAC is valid, so an invalid padding comes from the peer and is not secret. */
function unpadded(blocks: Buffer): Buffer | undefined {
  const padding = blocks[blocks.length - 1] ?? 0;
  const length = blocks.length - 1 - padding;
  if (length < 0) return undefined;
  return blocks.subarray(length).every((byte) => byte === padding) ? blocks.subarray(0, length) : undefined;
}
