import { join } from 'node:path';

import type { Reader, Store } from './store/port.ts';
import { reseal } from './features/key-rotation/reseal.ts';
import { SECRET_KEY_BYTES, SecretBox } from './features/security/secret-box.ts';
import type { CompleteConfig } from './config.ts';
import { loadGatewayIdentity, type GatewayIdentity } from './lifecycle/gateway-identity.ts';
import { dropOldKeys, loadKeys } from './lifecycle/key-file.ts';
import type { KeyFileName } from './lifecycle/key-effects.ts';
import { findKeyFaults, forgetKeys, keyFaultError, recordKeys } from './lifecycle/key-fingerprints.ts';
import { loadSecret } from './lifecycle/private-file.ts';
import type { Logger } from './logger.ts';

/** Bytes of the secret that signs API keys. */
const API_KEY_SECRET_BYTES = 32;

/** Bytes of the key that names the subjects of a service on its bus. */
const BUS_KEY_BYTES = 32;

/** File in the data folder with the key that all processes of a service share for their bus. */
export const BUS_KEY_FILE = 'bus.key';

/** The key of the bus; a worker makes it at random if there is none. Gateways have it without the secret of API keys. */
export function loadBusKey(dataDir: string): Buffer {
  return loadSecret(join(dataDir, BUS_KEY_FILE), BUS_KEY_BYTES);
}

/** The secret that signs API keys; a worker makes it at random if there is none. */
export function loadApiKeySecret(dataDir: string): Buffer {
  return loadSecret(join(dataDir, 'api-key.secret'), API_KEY_SECRET_BYTES);
}

/** Key files that gateways share with the worker. */
export const GATEWAY_KEY_FILES: readonly KeyFileName[] = [BUS_KEY_FILE, 'sessions.keys', 'gateway-key.pem'];

/** Bytes of a key of `secrets.keys` and `sessions.keys`. */
export const SESSION_KEY_BYTES = SECRET_KEY_BYTES;

/** What seals the secrets of a server. The keys lie in its data folder, beside the store and not in it. */
export interface Secrets {
  /** For what the store keeps of devices' credentials. */
  readonly box: SecretBox;
  /** For secure sessions at rest, 32 bytes each: the first writes, all read. */
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

/** Key files that a worker has in its data folder. */
export function keyFilesOf({ bus }: Pick<CompleteConfig, 'bus'>): readonly KeyFileName[] {
  const files = ['api-key.secret', 'secrets.keys', 'sessions.keys', 'gateway-key.pem'] as const;
  return bus === undefined ? files : [...files, BUS_KEY_FILE];
}

/**
 * Refuses to go on with other keys than those with which the service has used the store, so that an empty data folder does
 * not get new ones.
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
 * Reads all keys of a worker, and makes those that a new service does not have yet.
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
 * Reads the keys, makes them where there are none, and rotates them where that is asked for. Stored secrets are sealed with
 * the newest key then, and its predecessors are dropped; those of sessions go on being read until the sessions are saved
 * again. The store gets the fingerprints of the newest keys while the files still have those before.
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
  const sessionKeys = loadKeys(join(dataDir, 'sessions.keys'), SECRET_KEY_BYTES, rotate);
  const box = new SecretBox(keys);
  const { changed, lost } = await reseal(store, box);
  if (changed > 0) logger.info({ secrets: changed }, 'stored secrets sealed with the newest key');
  await recordKeys(store, dataDir, ['sessions.keys']);
  if (lost > 0) {
    // The right file may come back.
    logger.error({ secrets: lost }, `stored secrets cannot be read; restore ${file}, or set them again`);
  } else {
    await recordKeys(store, dataDir, ['secrets.keys']);
    if (keys.length > 1) dropOldKeys(file, SECRET_KEY_BYTES);
  }
  return { box, sessionKeys };
}
