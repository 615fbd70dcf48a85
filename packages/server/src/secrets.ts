import { join } from 'node:path';

import type { Store } from './store/port.ts';
import { reseal } from './features/key-rotation/reseal.ts';
import { SECRET_KEY_BYTES, SecretBox } from './features/security/secret-box.ts';
import { dropOldKeys, loadKeys } from './lifecycle/key-file.ts';
import { loadSecret } from './lifecycle/private-file.ts';
import type { Logger } from './logger.ts';

/** Bytes of the secret that signs API keys. */
export const API_KEY_SECRET_BYTES = 32;

/** Bytes of the key that names the subjects of a service on its bus. */
const BUS_KEY_BYTES = 32;

/** File in the data folder with the key that all processes of a service share for their bus. */
export const BUS_KEY_FILE = 'bus.key';

/** The key of the bus; a worker makes it at random if there is none. Gateways have it without the secret of API keys. */
export function loadBusKey(dataDir: string): Buffer {
  return loadSecret(join(dataDir, BUS_KEY_FILE), BUS_KEY_BYTES);
}

/** Bytes of a key of `secrets.keys` and `sessions.keys`. */
export const SESSION_KEY_BYTES = SECRET_KEY_BYTES;

/** What seals the secrets of a server. The keys lie in its data folder, beside the store and not in it. */
export interface Secrets {
  /** For what the store keeps of devices' credentials. */
  readonly box: SecretBox;
  /** For secure sessions at rest, 32 bytes each: the first writes, all read. */
  readonly sessionKeys: readonly Uint8Array[];
}

/**
 * Reads the keys, makes them where there are none, and rotates them where that is asked for. Stored secrets are sealed with
 * the newest key then, and its predecessors are dropped; those of sessions go on being read until the sessions are saved
 * again.
 *
 * @throws Error when a key file holds something else
 */
export async function loadSecrets(
  dataDir: string,
  rotate: boolean,
  store: Store,
  logger: Logger,
): Promise<Secrets> {
  const file = join(dataDir, 'secrets.keys');
  const keys = loadKeys(file, SECRET_KEY_BYTES, rotate);
  const box = new SecretBox(keys);
  const { changed, lost } = await reseal(store, box);
  if (changed > 0) logger.info({ secrets: changed }, 'stored secrets sealed with the newest key');
  if (lost > 0) {
    logger.error({ secrets: lost }, `stored secrets cannot be read; restore ${file}, or set them again`);
  } else if (keys.length > 1) {
    dropOldKeys(file, SECRET_KEY_BYTES);
  }
  return { box, sessionKeys: loadKeys(join(dataDir, 'sessions.keys'), SECRET_KEY_BYTES, rotate) };
}
