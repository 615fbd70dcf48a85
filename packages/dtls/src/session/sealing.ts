/**
 * Encryption of stored sessions with AES-256-GCM.
 *
 *     format 1 | key id 4 | salt 16 | counter 6 | ciphertext | tag 16
 *
 * The encryption key is HKDF-SHA256 (RFC 5869) of a given key with a salt that each sealer draws once; its nonce counts
 * up from 0. So no nonce is reused, however often sessions are saved, which random nonces of 96 bits do not guarantee
 * beyond 2^32 of them (NIST SP 800-38D 8.3). Additional data: the session's id and generation.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { SessionFormatError } from './session-error.ts';

const FORMAT = 1;
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const SALT_BYTES = 16;
const COUNTER_BYTES = 6;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SALT_AT = 1 + KEY_ID_BYTES;
const COUNTER_AT = SALT_AT + SALT_BYTES;
const SEALED_AT = COUNTER_AT + COUNTER_BYTES;
/** Maximum number of cached keys of earlier sealers. Each run of a process has its own. */
const MAX_CACHED_KEYS = 256;
const KEY_ID_LABEL = 'muster dtls session key id';
const SEALING_LABEL = 'muster dtls session';

interface SealingKey {
  readonly id: Buffer;
  readonly secret: KeyObject;
}

/** Encrypts sessions for the store. For key rotation, the first key encrypts and all keys decrypt. */
export class SessionSealer {
  readonly #keys: readonly SealingKey[];
  readonly #header: Buffer;
  readonly #own: KeyObject;
  readonly #derived = new Map<string, KeyObject>();
  #counter = 0;

  /** @param keys at least one key of 32 random bytes. @throws RangeError otherwise */
  constructor(keys: readonly Uint8Array[]) {
    this.#keys = keys.map(sealingKey);
    const [first] = this.#keys;
    if (!first) throw new RangeError('sealing sessions needs at least one key');
    const salt = randomBytes(SALT_BYTES);
    this.#header = Buffer.concat([Buffer.of(FORMAT), first.id, salt]);
    this.#own = deriveKey(first.secret, salt);
  }

  /** @param plaintext plaintext, which is wiped afterwards */
  seal(id: string, generation: number, plaintext: Buffer): Buffer {
    const nonce = Buffer.alloc(NONCE_BYTES);
    nonce.writeUIntBE(this.#counter, NONCE_BYTES - COUNTER_BYTES, COUNTER_BYTES);
    this.#counter += 1;
    const cipher = createCipheriv('aes-256-gcm', this.#own, nonce);
    cipher.setAAD(additionalData(id, generation));
    const sealed = Buffer.allocUnsafeSlow(SEALED_AT + plaintext.length + TAG_BYTES);
    this.#header.copy(sealed);
    nonce.copy(sealed, COUNTER_AT, NONCE_BYTES - COUNTER_BYTES);
    cipher.update(plaintext).copy(sealed, SEALED_AT);
    cipher.final();
    cipher.getAuthTag().copy(sealed, SEALED_AT + plaintext.length);
    plaintext.fill(0);
    return sealed;
  }

  /** @throws SessionFormatError */
  open(id: string, generation: number, sealed: Uint8Array): Buffer {
    const blob = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.length);
    if (blob[0] !== FORMAT) throw new SessionFormatError('unsupported', 'an unknown sealing format');
    if (blob.length < SEALED_AT + TAG_BYTES) {
      throw new SessionFormatError('corrupt', 'the sealed session is cut short');
    }
    const keyId = blob.subarray(1, SALT_AT);
    const master = this.#keys.find((key) => key.id.equals(keyId));
    if (!master) throw new SessionFormatError('unknown-key', 'the session was sealed with a key not given');
    const nonce = Buffer.alloc(NONCE_BYTES);
    blob.copy(nonce, NONCE_BYTES - COUNTER_BYTES, COUNTER_AT, SEALED_AT);
    const key = this.#keyFor(master, blob.subarray(SALT_AT, COUNTER_AT));
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(additionalData(id, generation));
    decipher.setAuthTag(blob.subarray(blob.length - TAG_BYTES));
    const plaintext = decipher.update(blob.subarray(SEALED_AT, blob.length - TAG_BYTES));
    try {
      decipher.final();
    } catch (cause) {
      throw new SessionFormatError('corrupt', 'the sealed session does not verify', { cause });
    }
    return plaintext;
  }

  #keyFor(master: SealingKey, salt: Buffer): KeyObject {
    const name = `${master.id.toString('latin1')}${salt.toString('latin1')}`;
    const known = this.#derived.get(name);
    if (known) return known;
    if (this.#derived.size >= MAX_CACHED_KEYS) {
      for (const oldest of this.#derived.keys()) {
        this.#derived.delete(oldest);
        break;
      }
    }
    const key = deriveKey(master.secret, salt);
    this.#derived.set(name, key);
    return key;
  }
}

function sealingKey(bytes: Uint8Array): SealingKey {
  if (bytes.length !== KEY_BYTES) throw new RangeError(`a sealing key must have ${KEY_BYTES} bytes`);
  const id = createHash('sha256').update(KEY_ID_LABEL).update(bytes).digest().subarray(0, KEY_ID_BYTES);
  return { id: Buffer.from(id), secret: createSecretKey(bytes) };
}

function deriveKey(secret: KeyObject, salt: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, salt, SEALING_LABEL, KEY_BYTES)));
}

function additionalData(id: string, generation: number): Buffer {
  return Buffer.from(`${id}:${generation}`);
}
