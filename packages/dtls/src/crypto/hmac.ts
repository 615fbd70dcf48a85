import { hash } from 'node:crypto';
import { inspect } from 'node:util';

export const HASH_BYTES = 32;
/** Block size of SHA-256 (RFC 2104). */
export const BLOCK_BYTES = 64;
export const INNER_PAD = 0x36;
export const OUTER_PAD = 0x5c;

/**
 * A key of HMAC-SHA-256 (RFC 2104) that is used often. Built from one-shot hashes, see `prf`.
 *
 *     HMAC(key, data) = SHA-256(key ^ opad, SHA-256(key ^ ipad, data))
 */
export class HmacKey {
  readonly #inner = Buffer.alloc(BLOCK_BYTES, INNER_PAD);
  readonly #outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES, OUTER_PAD);

  /** @param key at most 64 bytes */
  constructor(key: Uint8Array) {
    if (key.length > BLOCK_BYTES) throw new RangeError(`a key of HMAC has at most ${BLOCK_BYTES} bytes here`);
    key.forEach((byte, at) => {
      this.#inner[at] = byte ^ INNER_PAD;
      this.#outer[at] = byte ^ OUTER_PAD;
    });
  }

  /** @returns 32 bytes */
  mac(data: Uint8Array): Buffer {
    const inner = Buffer.allocUnsafe(BLOCK_BYTES + data.length);
    this.#inner.copy(inner);
    inner.set(data, BLOCK_BYTES);
    this.#outer.write(hash('sha256', inner, 'binary'), BLOCK_BYTES, 'latin1');
    inner.fill(0, 0, BLOCK_BYTES);
    return hash('sha256', this.#outer, 'buffer');
  }

  [inspect.custom](): string {
    return 'HmacKey { secret }';
  }
}
