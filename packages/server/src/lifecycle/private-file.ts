import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { makeFolders } from '../files.ts';
import { fileError, StartError, type FileAdvice } from './start-error.ts';

/**
 * Replaces a file atomically. Only its owner can read it.
 * @throws StartError that names the file and the remedy
 */
export function writePrivateFile(file: string, content: string | Uint8Array, advice?: FileAdvice): void {
  const temporary = join(dirname(file), `.${randomBytes(6).toString('hex')}.tmp`);
  try {
    makeFolders(dirname(file));
    writeFileSync(temporary, content, { mode: 0o600 });
    renameSync(temporary, file);
  } catch (cause) {
    removeIfThere(temporary);
    throw fileError(cause, file, `The file ${file} cannot be written`, advice);
  }
}

/** An error in the clean-up must not hide the error of the write. */
function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    return;
  }
}

/** Loads the secret in the file. Creates a random one if there is no file. */
export function loadSecret(file: string, bytes: number): Buffer {
  const found = readIfThere(file);
  if (found !== undefined) {
    const secret = Buffer.from(found.toString('utf8').trim(), 'base64url');
    if (secret.length !== bytes) {
      throw new StartError(`${file} does not have a key of ${bytes} bytes.`, keyFileRemedy(file));
    }
    keepPrivate(file);
    return secret;
  }
  const secret = randomBytes(bytes);
  writePrivateFile(file, `${secret.toString('base64url')}\n`);
  return secret;
}

/**
 * Makes a file readable only for its owner. A file that has another owner or is on a read-only file system, such as
 * the volume of a Kubernetes Secret, keeps the permissions that the operator has set.
 */
export function keepPrivate(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'EROFS'].includes(code)) throw error;
  }
}

export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Key files in the data folder that the processes of a service share, with the effect of losing or changing each. */
const effects = {
  'api-key.secret': 'no API key is valid',
  'bus.key': 'gateways and processes of the API do not reach the worker',
  'secrets.keys': 'no stored secret can be read',
  'sessions.keys': 'devices with DTLS make new handshakes',
  'gateway-key.pem': 'devices that know the raw public key of the gateway refuse it',
} as const;

export type KeyFileName = keyof typeof effects;

export const keyFileNames = Object.keys(effects) as readonly KeyFileName[];

/** Returns the effect if the processes of a service do not share its key: a clause, without a full stop. */
export function effectOf(name: KeyFileName): string {
  return effects[name];
}

/** Returns the remedy for a damaged key file. @param file path */
export function keyFileRemedy(file: string): string {
  const effect = Object.entries(effects).find(([name]) => name === basename(file))?.[1];
  const remedy = 'Restore it from a backup, or copy it from another process of the service.';
  return effect === undefined ? remedy : `${remedy} Without it, ${effect}.`;
}
