import { join } from 'node:path';

import type { Reader, Store } from './store/port.ts';
import { reseal } from './features/key-rotation/key-rotation.ts';
import { SECRET_KEY_BYTES, SecretBox } from './features/security/secret-box.ts';
import type { CompleteConfig } from './config.ts';
import { loadGatewayIdentity, type GatewayIdentity } from './lifecycle/gateway-identity.ts';
import {
  dropOldKeys,
  loadKeys,
  findKeyFaults,
  forgetKeys,
  keyFaultError,
  recordKeys,
} from './lifecycle/key-file.ts';
import type { KeyFileName } from './lifecycle/private-file.ts';
import { loadSecret } from './lifecycle/private-file.ts';
import type { Logger } from './logger.ts';

/** Length of the secret that signs API keys, in bytes. */
const API_KEY_SECRET_BYTES = 32;

/** Length of the key from which the subjects of a service on its bus are derived, in bytes. */
const BUS_KEY_BYTES = 32;

/** File in the data folder with the key that all processes of a service share for their bus. */
export const BUS_KEY_FILE = 'bus.key';

/**
 * Loads the key of the bus. A worker creates a random one if there is none. Gateways have this key but not the secret
 * of API keys.
 */
export function loadBusKey(dataDir: string): Buffer {
  return loadSecret(join(dataDir, BUS_KEY_FILE), BUS_KEY_BYTES);
}

/** Loads the secret that signs API keys. A worker creates a random one if there is none. */
export function loadApiKeySecret(dataDir: string): Buffer {
  return loadSecret(join(dataDir, 'api-key.secret'), API_KEY_SECRET_BYTES);
}

/** Key files that gateways share with the worker. */
export const GATEWAY_KEY_FILES: readonly KeyFileName[] = [BUS_KEY_FILE, 'sessions.keys', 'gateway-key.pem'];

/** Length of a key in `secrets.keys` and `sessions.keys`, in bytes. */
export const SESSION_KEY_BYTES = SECRET_KEY_BYTES;

/** Keys that encrypt the secrets of a server. They are in its data folder, beside the store and not in it. */
export interface Secrets {
  /** Encrypts stored credentials of devices. */
  readonly box: SecretBox;
  /** Keys that encrypt stored DTLS sessions, 32 bytes each. The first encrypts, all can decrypt. */
  readonly sessionKeys: readonly Uint8Array[];
}

/** All keys of a worker. */
export interface WorkerKeys extends Secrets {
  readonly secret: Buffer;
  readonly gatewayIdentity: GatewayIdentity;
}

type KeyConfig = Pick<
  CompleteConfig,
  'bus' | 'coapsCertificate' | 'coapsKey' | 'dataDir' | 'replaceKeys' | 'rotateKeys'
>;

/** Key files of a worker in its data folder. */
export function keyFilesOf({ bus }: Pick<CompleteConfig, 'bus'>): readonly KeyFileName[] {
  const files = ['api-key.secret', 'secrets.keys', 'sessions.keys', 'gateway-key.pem'] as const;
  return bus === undefined ? files : [...files, BUS_KEY_FILE];
}

/**
 * Refuses to continue if the keys differ from those with which the service has used the store. Thus an empty data
 * folder does not get new keys.
 *
 * @throws StartError that names the files
 */
export async function checkKeys(store: Reader, config: KeyConfig): Promise<void> {
  const faults = await findKeyFaults(store, config.dataDir, keyFilesOf(config));
  if (faults.length === 0) return;
  const remedy =
    'Copy these files from the data folder of another worker, or restore them from a backup. ' +
    'If they are lost or meant to change, start once with --replace-keys.';
  throw keyFaultError(config.dataDir, faults, remedy);
}

/**
 * Loads all keys of a worker, and creates those that a new service does not have yet.
 *
 * @throws StartError if the store belongs to other keys, or a file has other content
 */
export async function loadWorkerKeys(config: KeyConfig, store: Store, logger: Logger): Promise<WorkerKeys> {
  const { dataDir, rotateKeys } = config;
  if (config.replaceKeys) await acceptKeys(store, config, logger);
  await checkKeys(store, config);
  const secrets = await loadSecrets(dataDir, rotateKeys, store, logger);
  const secret = loadApiKeySecret(dataDir);
  const gatewayIdentity = loadGatewayIdentity({
    rawKey: join(dataDir, 'gateway-key.pem'),
    certificate: config.coapsCertificate,
    certificateKey: config.coapsKey,
  });
  if (config.bus !== undefined) loadBusKey(dataDir);
  const rotated: readonly KeyFileName[] = ['secrets.keys', 'sessions.keys'];
  const others = keyFilesOf(config).filter((name) => !rotated.includes(name));
  await recordKeys(store, dataDir, others);
  return { ...secrets, secret, gatewayIdentity };
}

async function acceptKeys(store: Store, config: KeyConfig, logger: Logger): Promise<void> {
  const files = (await findKeyFaults(store, config.dataDir, keyFilesOf(config))).map(({ name }) => name);
  if (files.length > 0) logger.warn({ files }, 'the service has other keys from now on (--replace-keys)');
  await forgetKeys(store, files);
}

/**
 * Loads the keys. Creates missing ones, and rotates them if requested. After a rotation, stored secrets are encrypted
 * with the newest key and its predecessors are dropped. Those of sessions can be used until the sessions are saved
 * again. The store gets the fingerprints of the newest keys while the files still contain the previous ones.
 *
 * @throws Error if a key file has other content
 */
export async function loadSecrets(
  dataDir: string,
  rotate: boolean,
  store: Store,
  logger: Logger,
): Promise<Secrets> {
  const file = join(dataDir, 'secrets.keys');
  const keys = loadKeys(file, SECRET_KEY_BYTES, rotate);
  const sessionKeys = loadKeys(join(dataDir, 'sessions.keys'), SECRET_KEY_BYTES, rotate);
  const box = new SecretBox(keys);
  const { changed, lost } = await reseal(store, box);
  if (changed > 0) logger.info({ secrets: changed }, 'stored secrets sealed with the newest key');
  await recordKeys(store, dataDir, ['sessions.keys']);
  if (lost > 0) {
    // The right file may be restored.
    logger.error({ secrets: lost }, `stored secrets cannot be read; restore ${file}, or set them again`);
  } else {
    await recordKeys(store, dataDir, ['secrets.keys']);
    if (keys.length > 1) dropOldKeys(file, SECRET_KEY_BYTES);
  }
  return { box, sessionKeys };
}
