import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Length of a key in bytes, for AES-256. */
export const SECRET_KEY_BYTES = 32;
const PREFIX = 'sealed:1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed value cannot be opened, because its key is missing or it was sealed for another context. */
export class SecretBoxError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SecretBoxError';
  }
}

/**
 * Seals secrets for the store with AES-256-GCM. The first key seals and all keys open, so that keys can be rotated. A
 * sealed text is bound to its context: it cannot be opened with another one.
 */
export class SecretBox {
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #current: string;

  /**
   * @param keys keys of 32 bytes, newest first
   * @throws RangeError if there is no key, or a key has another length
   */
  constructor(keys: readonly Uint8Array[]) {
    const byId = new Map(keys.map((key) => [keyId(key), secretKey(key)]));
    const [current] = byId.keys();
    if (current === undefined) throw new RangeError('A SecretBox needs a key.');
    this.#keys = byId;
    this.#current = current;
  }

  /** @param context place of the secret, for example the ID of its entity; {@link open} needs the same */
  seal(secret: string, context: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.#current), iv);
    cipher.setAAD(Buffer.from(context, 'utf8'));
    const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${PREFIX}${this.#current}:${sealed.toString('base64url')}`;
  }

  /**
   * Returns the secret.
   *
   * @throws SecretBoxError if the key is missing, or the text was not sealed, was changed, or was sealed for another
   *   context
   */
  open(text: string, context: string): string {
    if (!isSealed(text)) throw new SecretBoxError('The text is not a sealed secret.');
    const [id = '', data = ''] = text.slice(PREFIX.length).split(':');
    const sealed = Buffer.from(data, 'base64url');
    if (sealed.length < IV_BYTES + TAG_BYTES) throw new SecretBoxError('The text is not a sealed secret.');
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key(id), sealed.subarray(0, IV_BYTES));
      decipher.setAAD(Buffer.from(context, 'utf8'));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const secret = Buffer.concat([
        decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)),
        decipher.final(),
      ]);
      return secret.toString('utf8');
    } catch (cause) {
      if (cause instanceof SecretBoxError) throw cause;
      throw new SecretBoxError(
        'A sealed secret cannot be opened: it was modified, or sealed for another place.',
        { cause },
      );
    }
  }

  /** Returns whether the newest key sealed the text. */
  isCurrent(text: string): boolean {
    return text.startsWith(`${PREFIX}${this.#current}:`);
  }

  #key(id: string): KeyObject {
    const key = this.#keys.get(id);
    if (key === undefined) throw new SecretBoxError(`The key ${id}, which sealed a secret, is missing.`);
    return key;
  }
}

export function isSealed(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Returns an ID that does not reveal the key. */
function keyId(key: Uint8Array): string {
  return createHash('sha256').update('muster secret key id').update(key).digest('hex').slice(0, 8);
}

function secretKey(key: Uint8Array): KeyObject {
  if (key.length !== SECRET_KEY_BYTES) throw new RangeError(`A key must have ${SECRET_KEY_BYTES} bytes.`);
  return createSecretKey(key);
}
