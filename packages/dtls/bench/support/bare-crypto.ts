import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { DirectionKeys } from '../../src/crypto/key-schedule.ts';

const TAG_BYTES = 8;
/** Of a record: header, explicit nonce. */
const START = 13 + 8;
const cipherOptions = { authTagLength: TAG_BYTES };
const additionalData = Buffer.alloc(13);

/**
 * AES-128-CCM-8 by nothing but node:crypto, of the same bytes as a record: the ceiling. It neither reads nor checks a
 * header, keeps no window and counts nothing.
 */
export class BareCrypto {
  readonly #readKey: KeyObject;
  readonly #writeKey: KeyObject;
  readonly #readNonce = Buffer.alloc(12);
  readonly #writeNonce = Buffer.alloc(12);

  constructor(read: DirectionKeys, write: DirectionKeys) {
    this.#readKey = read.key;
    this.#writeKey = write.key;
    this.#readNonce.set(read.iv);
    this.#writeNonce.set(write.iv);
  }

  /** @returns the plaintext of a record that was sealed without Connection ID */
  open(record: Buffer): Buffer {
    const end = record.length - TAG_BYTES;
    record.copy(this.#readNonce, 4, 13, START);
    // Epoch and sequence number, type and version, length: where the record has them.
    record.copy(additionalData, 0, 3, 11);
    record.copy(additionalData, 8, 0, 3);
    additionalData.writeUInt16BE(end - START, 11);
    const decipher = createDecipheriv('aes-128-ccm', this.#readKey, this.#readNonce, cipherOptions);
    decipher.setAuthTag(record.subarray(end));
    decipher.setAAD(additionalData, { plaintextLength: end - START });
    const plaintext = decipher.update(record.subarray(START, end));
    decipher.final();
    return plaintext;
  }

  /** @returns as many bytes as a record has: `head` (21 bytes), ciphertext, tag */
  seal(head: Buffer, plaintext: Buffer): Buffer {
    head.copy(this.#writeNonce, 4, 13, START);
    head.copy(additionalData, 0, 3, 11);
    head.copy(additionalData, 8, 0, 3);
    additionalData.writeUInt16BE(plaintext.length, 11);
    const cipher = createCipheriv('aes-128-ccm', this.#writeKey, this.#writeNonce, cipherOptions);
    cipher.setAAD(additionalData, { plaintextLength: plaintext.length });
    const ciphertext = cipher.update(plaintext);
    cipher.final();
    const record = Buffer.allocUnsafe(START + ciphertext.length + TAG_BYTES);
    record.set(head);
    record.set(ciphertext, START);
    record.set(cipher.getAuthTag(), START + ciphertext.length);
    return record;
  }
}
