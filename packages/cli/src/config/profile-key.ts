import { UsageError } from '../errors/cli-error.ts';
import { changeProfile, type Profile } from './config-file.ts';
import { openKeyring } from './keyring.ts';
import { configFile } from './paths.ts';

/** Places for the key of a profile. */
export const keyStores = ['keyring', 'file'] as const;
export type KeyStore = (typeof keyStores)[number];

/** Configuration files can have profiles of the same name. */
const accountOf = (name: string): string => `profile ${name} of ${configFile()}`;

/**
 * Reads the key of a profile from the file or the keyring.
 *
 * @throws {UsageError} the profile has its key in the keyring, which cannot be read or no longer has it
 */
export async function keyOfProfile(name: string, profile: Profile): Promise<string | undefined> {
  if (profile['key-store'] !== 'keyring') return profile['api-key'];
  const keyring = await openKeyring();
  const key = await keyring?.get(accountOf(name)).catch(() => undefined);
  if (key !== undefined) return key;
  throw new UsageError(
    `The API key of profile ${name} is in the keyring of the system, ${keyring === undefined ? 'which cannot be opened' : 'which does not return it'}.`,
    `Unlock the keyring, or store the key again: muster login --profile ${name}`,
  );
}

export interface KeyToStore {
  /** Name of the profile. */
  readonly name: string;
  /** The profile as it is; undefined for a new one. */
  readonly profile: Profile | undefined;
  readonly key: string;
  /** Undefined: the keyring if there is one, or else the file. */
  readonly store: KeyStore | undefined;
  /** Address to store with the key. */
  readonly url?: string;
}

/**
 * Stores the key of a profile in place of its former key.
 *
 * @returns the place of the key
 * @throws {UsageError} the keyring is asked for and cannot be used
 */
export async function storeKey({ name, profile, key, store, url }: KeyToStore): Promise<KeyStore> {
  const others = url === undefined ? {} : { url };
  if (store !== 'file' && (await isKeptInKeyring(name, key))) {
    await changeProfile(name, { ...others, 'api-key': undefined, 'key-store': 'keyring' });
    return 'keyring';
  }
  if (store === 'keyring') throw keyringError();
  await changeProfile(name, { ...others, 'api-key': key, 'key-store': undefined });
  // The former key is of no use, so that a keyring that is locked need not stop the command.
  if (profile?.['key-store'] === 'keyring')
    await openKeyring()
      .then((keyring) => keyring?.remove(accountOf(name)))
      .catch(() => undefined);
  return 'file';
}

async function isKeptInKeyring(name: string, key: string): Promise<boolean> {
  const keyring = await openKeyring();
  if (keyring === undefined) return false;
  return keyring.set(accountOf(name), key).then(
    () => true,
    () => false,
  );
}

/**
 * Removes the key of a profile from the file and the keyring.
 *
 * @throws {UsageError} the keyring has the key and cannot be used
 */
export async function removeKey(name: string, profile: Profile): Promise<void> {
  if (profile['key-store'] === 'keyring') {
    const keyring = await openKeyring();
    if (keyring === undefined) throw keyringError();
    await keyring.remove(accountOf(name)).catch((error: unknown) => {
      throw keyringError(error);
    });
  }
  await changeProfile(name, { 'api-key': undefined, 'key-store': undefined });
}

function keyringError(cause?: unknown): UsageError {
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  return new UsageError(
    `The keyring of the system cannot be used${reason}.`,
    'Start or unlock it. `muster login --key-store=file` stores a key without it.',
  );
}
