import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Bytes of a key: AES-256. */
export const SECRET_KEY_BYTES = 32;
const PREFIX = 'sealed:1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed value cannot be opened: its key is gone, or it was sealed for another place. */
export class SecretBoxError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SecretBoxError';
  }
}

/**
 * Seals secrets for the store with AES-256-GCM. The first key seals, all keys open, so that keys can be rotated. A sealed
 * text is bound to its context: moved to another place it does not open.
 */
export class SecretBox {
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #current: string;

  /**
   * @param keys 32 bytes each, the newest first
   * @throws RangeError when there is no key, or one of another length
   */
  constructor(keys: readonly Uint8Array[]) {
    const byId = new Map(keys.map((key) => [keyId(key), secretKey(key)]));
    const [current] = byId.keys();
    if (current === undefined) throw new RangeError('A SecretBox needs a key.');
    this.#keys = byId;
    this.#current = current;
  }

  /** @param context where the secret belongs, e.g. its entity's id; {@link open} needs the same */
  seal(secret: string, context: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.#current), iv);
    cipher.setAAD(Buffer.from(context, 'utf8'));
    const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${PREFIX}${this.#current}:${sealed.toString('base64url')}`;
  }

  /**
   * The secret.
   *
   * @throws SecretBoxError when the key is missing, the text was not sealed, or it was changed or sealed for another context
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

  /** Whether the newest key sealed it. */
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

/** Names a key without telling it. */
function keyId(key: Uint8Array): string {
  return createHash('sha256').update('muster secret key id').update(key).digest('hex').slice(0, 8);
}

function secretKey(key: Uint8Array): KeyObject {
  if (key.length !== SECRET_KEY_BYTES) throw new RangeError(`A key must have ${SECRET_KEY_BYTES} bytes.`);
  return createSecretKey(key);
}
