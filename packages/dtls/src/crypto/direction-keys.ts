import { createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { inspect } from 'node:util';
import { DtlsError } from '../errors.ts';

/** Keys for the records of one direction (RFC 5246 section 6.3). KeyObjects are created once. */
export interface DirectionKeys {
  readonly key: KeyObject;
  /** Fixed part of the nonce, 4 bytes; empty for CBC. */
  readonly iv: Buffer;
  /** CBC only. */
  readonly macKey?: KeyObject;
}

/** Keys as bytes. Secret; printing the object does not show them. */
export interface DirectionKeyBytes {
  readonly key: Buffer;
  readonly iv: Buffer;
  readonly macKey?: Buffer;
}

const NONE = Buffer.alloc(0);

class Keys implements DirectionKeys {
  readonly key: KeyObject;
  /** A number, because a small Buffer would take more memory than both keys. */
  readonly #iv: number | undefined;
  declare readonly macKey?: KeyObject;

  constructor({ key, iv, macKey }: DirectionKeyBytes) {
    this.key = createSecretKey(key);
    this.#iv = iv.length === 0 ? undefined : iv.readUInt32BE(0);
    if (macKey) this.macKey = createSecretKey(macKey);
  }

  get iv(): Buffer {
    if (this.#iv === undefined) return NONE;
    const iv = Buffer.allocUnsafe(4);
    iv.writeUInt32BE(this.#iv);
    return iv;
  }

  [inspect.custom](): string {
    return 'DirectionKeys { secret }';
  }
}

class KeyBytes implements DirectionKeyBytes {
  readonly key: Buffer;
  readonly iv: Buffer;
  declare readonly macKey?: Buffer;

  constructor({ key, iv, macKey }: DirectionKeys) {
    this.key = key.export();
    this.iv = iv;
    if (macKey) this.macKey = macKey.export();
  }

  [inspect.custom](): string {
    return 'DirectionKeyBytes { secret }';
  }
}

/** Returns the keys as bytes, to be sealed and stored. */
export function exportDirectionKeys(keys: DirectionKeys): DirectionKeyBytes {
  return new KeyBytes(keys);
}

/**
 * Imports the result of `exportDirectionKeys`. Copies the bytes.
 *
 * @throws DtlsError invalid for lengths that do not match a cipher suite
 */
export function importDirectionKeys(bytes: DirectionKeyBytes): DirectionKeys {
  const { key, iv, macKey } = bytes;
  const isAead = iv.length === 4 && macKey === undefined;
  const isCbc = iv.length === 0 && macKey?.length === 32;
  if (key.length !== 16 || !(isAead || isCbc)) {
    throw new DtlsError('invalid', 'Keys of a session have a length that no cipher suite has');
  }
  return new Keys(bytes);
}
