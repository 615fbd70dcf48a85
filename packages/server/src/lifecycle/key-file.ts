import { randomBytes, createHash, createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import {
  effectOf,
  keepPrivate,
  keyFileNames,
  keyFileRemedy,
  readIfThere,
  writePrivateFile,
} from './private-file.ts';
import type { KeyFileName } from './private-file.ts';
import { StartError } from './start-error.ts';
import { keyFingerprints } from '../features/key-rotation/model.ts';
import { deleteOperation, putOperation, type Reader, type Store } from '../store/port.ts';

/** Maximum number of keys in a file. Values encrypted with older keys are lost. */
const MAX_KEYS = 8;

/**
 * Loads the keys of a file, the newest first, one per line. Creates a random key if there is no file. Only its owner
 * can read the file.
 *
 * @param bytes length of a key
 * @param rotate adds a new key before the others, which can still decrypt existing values
 * @throws StartError the file has other content
 */
export function loadKeys(file: string, bytes: number, rotate = false): readonly Buffer[] {
  const keys = readKeys(file, bytes);
  if (keys !== undefined && !rotate) {
    keepPrivate(file);
    return keys;
  }
  const all = [randomBytes(bytes), ...(keys ?? [])].slice(0, MAX_KEYS);
  writeKeys(file, all);
  return all;
}

/** Removes all keys except the newest. No value may be encrypted with them. */
export function dropOldKeys(file: string, bytes: number): void {
  const [newest, ...old] = readKeys(file, bytes) ?? [];
  if (newest !== undefined && old.length > 0) writeKeys(file, [newest]);
}

/** Returns the keys of a file; undefined if there is none. @throws StartError the file has other content */
export function readKeys(file: string, bytes: number): readonly Buffer[] | undefined {
  const lines = readIfThere(file)?.toString('utf8').split('\n');
  const keys = lines
    ?.filter((line) => line.trim() !== '')
    .map((line) => Buffer.from(line.trim(), 'base64url'));
  if (keys !== undefined && (keys.length === 0 || keys.some((key) => key.length !== bytes))) {
    throw new StartError(`${file} does not have keys of ${bytes} bytes.`, keyFileRemedy(file));
  }
  return keys;
}

function writeKeys(file: string, keys: readonly Uint8Array[]): void {
  const lines = keys.map((key) => Buffer.from(key).toString('base64url'));
  writePrivateFile(file, `${lines.join('\n')}\n`);
}

const FINGERPRINT_BYTES = 16;
/** Length in bytes of the keys in all files except that of the gateway. */
const KEY_BYTES = 32;

/** A key file that does not belong to the service whose data is in the store. */
interface KeyFault {
  readonly name: KeyFileName;
  /** Whether the file is missing. Otherwise it has different keys. */
  readonly isMissing: boolean;
}

/**
 * Compares the key files of a data folder with those of the service that uses the store. Must be called before any of
 * them is created. A store without fingerprints accepts all files.
 *
 * @throws StartError if a file is damaged; StoreError
 */
export async function findKeyFaults(
  store: Reader,
  dataDir: string,
  names: readonly KeyFileName[],
): Promise<readonly KeyFault[]> {
  const stored = await storedFingerprints(store, names);
  return names.flatMap((name): KeyFault[] => {
    const wanted = stored.get(name);
    if (wanted === undefined) return [];
    const found = fingerprintsIn(dataDir, name);
    // After a crash during a rotation, the file has the key of the store behind a newer one.
    return found?.includes(wanted) === true ? [] : [{ name, isMissing: found === undefined }];
  });
}

/** @param remedy as sentences */
export function keyFaultError(dataDir: string, faults: readonly KeyFault[], remedy: string): StartError {
  const files = faults.map(({ name, isMissing }) => {
    const state = isMissing ? 'is missing' : 'has another key';
    return `${name} ${state} (without the right one, ${effectOf(name)})`;
  });
  const message = `The data folder ${dataDir} does not have the keys of the service in the store: ${files.join('; ')}.`;
  return new StartError(message, remedy, '--data-dir');
}

/** Stores the fingerprint of the first key of each file, which is the key for new data. */
export async function recordKeys(
  store: Store,
  dataDir: string,
  names: readonly KeyFileName[],
): Promise<void> {
  const stored = await storedFingerprints(store, names);
  const changed = names.flatMap((id) => {
    const fingerprint = fingerprintsIn(dataDir, id)?.[0];
    if (fingerprint === undefined || fingerprint === stored.get(id)) return [];
    return [putOperation(keyFingerprints, { id, fingerprint })];
  });
  await store.write(changed);
}

/** Makes the store accept other keys. */
export async function forgetKeys(store: Store, names: readonly KeyFileName[]): Promise<void> {
  await store.write(names.map((name) => deleteOperation(keyFingerprints, name)));
}

async function storedFingerprints(
  store: Reader,
  names: readonly KeyFileName[],
): Promise<ReadonlyMap<string, string>> {
  const found = await store.collection(keyFingerprints).getMany(names);
  return new Map([...found].map(([name, { fingerprint }]) => [name, fingerprint]));
}

/** Fingerprints of the keys in files, the newest key first. They reveal nothing about the keys. */
export type KeyFingerprints = Readonly<Partial<Record<KeyFileName, readonly string[]>>>;

/** @throws StartError if a file is damaged */
export function fingerprintsOf(dataDir: string, names: readonly KeyFileName[]): KeyFingerprints {
  return Object.fromEntries(names.map((name) => [name, fingerprintsIn(dataDir, name)]));
}

/** Returns the files that lack the newest key of the service. A file that only one side names counts as equal. */
export function otherKeys(own: KeyFingerprints, service: KeyFingerprints): readonly KeyFileName[] {
  return keyFileNames.filter((name) => {
    const newest = service[name]?.[0];
    return newest !== undefined && own[name]?.includes(newest) === false;
  });
}

/** Returns a fingerprint of each key in a file; undefined if there is no file. */
function fingerprintsIn(dataDir: string, name: KeyFileName): readonly string[] | undefined {
  const file = join(dataDir, name);
  const keys = name === 'gateway-key.pem' ? publicKeyIn(file) : readKeys(file, KEY_BYTES);
  return keys?.map((key) =>
    createHash('sha256')
      .update(`muster fingerprint of ${name}\n`)
      .update(key)
      .digest('hex')
      .slice(0, 2 * FINGERPRINT_BYTES),
  );
}

function publicKeyIn(file: string): readonly Buffer[] | undefined {
  const pem = readIfThere(file);
  if (pem === undefined) return undefined;
  try {
    return [createPublicKey(pem).export({ type: 'spki', format: 'der' })];
  } catch {
    // A damaged file has no fingerprints.
    return [];
  }
}
