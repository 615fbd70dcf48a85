import { createCipheriv, createDecipheriv } from 'node:crypto';
import type {
  CipherCCM,
  CipherCCMOptions,
  CipherGCM,
  DecipherCCM,
  DecipherGCM,
  KeyObject,
} from 'node:crypto';
import { inspect } from 'node:util';
import type { DirectionKeys } from '../crypto/direction-keys.ts';
import type { AeadBulk } from '../crypto/suites/suite.ts';
import { additionalData } from './additional-data.ts';
import { INNER_TYPE_BYTES, readInnerPlaintext } from './inner-plaintext.ts';
import type { OpenedFragment } from './inner-plaintext.ts';
import type { Protection } from './protection.ts';
import {
  ContentType,
  DTLS_1_2,
  MAX_PLAINTEXT_BYTES,
  RECORD_HEADER_BYTES,
  writeHeader,
  writeRecordNumber,
} from './record.ts';
import type { RawRecord } from './record.ts';

const NONCE_BYTES = 12;
const FIXED_IV_BYTES = 4;
const EXPLICIT_NONCE_BYTES = 8;

// Shared and used synchronously: the ciphers copy their input.
const nonce = Buffer.alloc(NONCE_BYTES);
const inner = Buffer.alloc(MAX_PLAINTEXT_BYTES + INNER_TYPE_BYTES);
const messageOptions = { plaintextLength: 0 };

/**
 * AES in CCM and GCM mode (RFC 6655, 5288):
 *
 *     header  explicit nonce (8)  ciphertext  tag (8 or 16)
 *
 * Our explicit nonce consists of epoch and sequence number, so that it is unique. A peer's nonce can be anything.
 */
export class AeadProtection implements Protection {
  readonly #key: KeyObject;
  readonly #iv: number;
  readonly #bulk: AeadBulk;

  constructor(bulk: AeadBulk, { key, iv }: DirectionKeys) {
    this.#bulk = bulk;
    this.#key = key;
    this.#iv = iv.readUInt32BE(0);
  }

  seal(type: number, epoch: number, sequence: number, cid: Buffer, plaintext: Uint8Array): Buffer {
    const hasCid = cid.length > 0;
    const content = hasCid ? innerPlaintext(type, plaintext) : plaintext;
    const outerType = hasCid ? ContentType.tls12Cid : type;
    const { tagBytes } = this.#bulk;
    const length = EXPLICIT_NONCE_BYTES + content.length + tagBytes;
    const record = Buffer.allocUnsafe(RECORD_HEADER_BYTES + cid.length + length);
    const start = writeHeader(record, outerType, epoch, sequence, cid, length);
    writeRecordNumber(record, start, epoch, sequence);
    nonce.writeUInt32BE(this.#iv);
    writeRecordNumber(nonce, FIXED_IV_BYTES, epoch, sequence);
    const aad = additionalData(outerType, DTLS_1_2, epoch, sequence, cid, content.length);
    const cipher = newCipher(this.#bulk, this.#key);
    messageOptions.plaintextLength = content.length;
    cipher.setAAD(aad, messageOptions);
    record.set(cipher.update(content), start + EXPLICIT_NONCE_BYTES);
    cipher.final();
    record.set(cipher.getAuthTag(), record.length - tagBytes);
    return record;
  }

  open({ type, version, epoch, sequence, cid, fragment }: RawRecord): OpenedFragment | undefined {
    const { tagBytes } = this.#bulk;
    const tagStart = fragment.length - tagBytes;
    const length = tagStart - EXPLICIT_NONCE_BYTES;
    if (length < 0) return undefined;
    nonce.writeUInt32BE(this.#iv);
    fragment.copy(nonce, FIXED_IV_BYTES, 0, EXPLICIT_NONCE_BYTES);
    const decipher = newDecipher(this.#bulk, this.#key);
    decipher.setAuthTag(fragment.subarray(tagStart));
    messageOptions.plaintextLength = length;
    decipher.setAAD(additionalData(type, version, epoch, sequence, cid, length), messageOptions);
    let plaintext: Buffer;
    try {
      plaintext = decipher.update(fragment.subarray(EXPLICIT_NONCE_BYTES, tagStart));
      decipher.final();
    } catch {
      // The tag is wrong. The cipher compares it in constant time.
      return undefined;
    }
    return type === ContentType.tls12Cid ? readInnerPlaintext(plaintext) : { type, plaintext };
  }

  [inspect.custom](): string {
    return 'AeadProtection { secret }';
  }
}

/** @returns a view that the next call overwrites */
function innerPlaintext(type: number, plaintext: Uint8Array): Buffer {
  inner.set(plaintext);
  inner[plaintext.length] = type;
  return inner.subarray(0, plaintext.length + INNER_TYPE_BYTES);
}

const tagOptions: Readonly<Record<8 | 16, CipherCCMOptions>> = {
  8: { authTagLength: 8 },
  16: { authTagLength: 16 },
};

function newCipher({ algorithm, tagBytes }: AeadBulk, key: KeyObject): CipherCCM | CipherGCM {
  return algorithm === 'aes-128-ccm'
    ? createCipheriv(algorithm, key, nonce, tagOptions[tagBytes])
    : createCipheriv(algorithm, key, nonce, tagOptions[tagBytes]);
}

function newDecipher({ algorithm, tagBytes }: AeadBulk, key: KeyObject): DecipherCCM | DecipherGCM {
  return algorithm === 'aes-128-ccm'
    ? createDecipheriv(algorithm, key, nonce, tagOptions[tagBytes])
    : createDecipheriv(algorithm, key, nonce, tagOptions[tagBytes]);
}
