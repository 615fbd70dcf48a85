import { createHash, randomFillSync, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { inspect } from 'node:util';
import type { DirectionKeys } from '../crypto/direction-keys.ts';
import { additionalData } from './additional-data.ts';
import { BLOCK_BYTES, decryptCbc, encryptCbc, MAC_BYTES, macKeyOf, macOf, paddingBytes } from './cbc.ts';
import { macAt, paddingMask } from './constant-time.ts';
import { INNER_TYPE_BYTES, readInnerPlaintext } from './inner-plaintext.ts';
import type { OpenedFragment } from './inner-plaintext.ts';
import type { Protection } from './protection.ts';
import { ContentType, DTLS_1_2, RECORD_HEADER_BYTES, writeHeader } from './record.ts';
import type { RawRecord } from './record.ts';

/** SHA-256 processes blocks of 64 bytes and appends at least 9 bytes to the message. */
const HASH_BLOCK_BYTES = 64;
const HASH_END_BYTES = 9;

const filler = Buffer.alloc(HASH_BLOCK_BYTES * 8);

/**
 * AES in CBC mode with HMAC-SHA-256 inside (RFC 5246 section 6.2.3.2, RFC 9146 section 5.1), for peers that cannot
 * encrypt first:
 *
 *     header  IV (16)  encrypted { content, MAC (32), padding }
 *
 * An invalid record must take as long as a valid one, for any padding, because the time would reveal plaintext to an
 * attacker (Lucky Thirteen). So the padding is checked without branches, the MAC is always compared, and the number of
 * hashed blocks is that of the longest possible content. No record is ever answered.
 */
export class MacThenEncryptProtection implements Protection {
  readonly #key: KeyObject;
  readonly #macKey: KeyObject;

  constructor(keys: DirectionKeys) {
    this.#key = keys.key;
    this.#macKey = macKeyOf(keys);
  }

  seal(type: number, epoch: number, sequence: number, cid: Buffer, plaintext: Uint8Array): Buffer {
    const hasCid = cid.length > 0;
    const outerType = hasCid ? ContentType.tls12Cid : type;
    const contentBytes = plaintext.length + (hasCid ? INNER_TYPE_BYTES : 0);
    const macedBytes = contentBytes + MAC_BYTES;
    const padding = paddingBytes(macedBytes);
    const blocks = Buffer.allocUnsafe(macedBytes + padding).fill(padding - 1, macedBytes);
    blocks.set(plaintext);
    if (hasCid) blocks[plaintext.length] = type;
    const aad = additionalData(outerType, DTLS_1_2, epoch, sequence, cid, contentBytes);
    const mac = macOf(this.#macKey, aad, blocks.subarray(0, contentBytes));
    blocks.set(mac, contentBytes);
    const length = BLOCK_BYTES + blocks.length;
    const record = Buffer.allocUnsafe(RECORD_HEADER_BYTES + cid.length + length);
    const start = writeHeader(record, outerType, epoch, sequence, cid, length);
    const iv = randomFillSync(record.subarray(start, start + BLOCK_BYTES));
    record.set(encryptCbc(this.#key, iv, blocks), start + BLOCK_BYTES);
    return record;
  }

  open({ type, version, epoch, sequence, cid, fragment }: RawRecord): OpenedFragment | undefined {
    const bytes = fragment.length - BLOCK_BYTES;
    if (bytes < MAC_BYTES + 1 || bytes % BLOCK_BYTES !== 0) return undefined;
    const blocks = decryptCbc(this.#key, fragment.subarray(0, BLOCK_BYTES), fragment.subarray(BLOCK_BYTES));
    const isPadded = paddingMask(blocks, MAC_BYTES);
    // Invalid padding counts as no padding, and is hashed as well.
    const padding = (blocks[bytes - 1] ?? 0) & isPadded;
    const longest = bytes - 1 - MAC_BYTES;
    const contentBytes = longest - padding;
    const aad = additionalData(type, version, epoch, sequence, cid, contentBytes);
    const mac = macOf(this.#macKey, aad, blocks.subarray(0, contentBytes));
    hashMore(aad.length + contentBytes, aad.length + longest);
    const isMaced = timingSafeEqual(mac, macAt(blocks, contentBytes, MAC_BYTES));
    if ((Number(isMaced) & isPadded & 1) === 0) return undefined;
    const content = blocks.subarray(0, contentBytes);
    return type === ContentType.tls12Cid ? readInnerPlaintext(content) : { type, plaintext: content };
  }

  [inspect.custom](): string {
    return 'MacThenEncryptProtection { secret }';
  }
}

/** Hashes the number of blocks by which `longest` bytes exceed `hashed` bytes. */
function hashMore(hashed: number, longest: number): void {
  const missing = hashBlocks(longest) - hashBlocks(hashed);
  createHash('sha256')
    .update(filler.subarray(0, missing * HASH_BLOCK_BYTES))
    .digest();
}

function hashBlocks(bytes: number): number {
  return Math.ceil((bytes + HASH_END_BYTES) / HASH_BLOCK_BYTES);
}
