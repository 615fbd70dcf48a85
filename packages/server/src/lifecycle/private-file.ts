import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { makeFolders } from '../make-folders.ts';
import { keyFileRemedy } from './key-effects.ts';
import { fileError, StartError, type FileAdvice } from './start-error.ts';

/**
 * Replaces a file in one step; only its owner may read it.
 * @throws StartError that names the file and what to do
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

/** Failing to clean up must not hide why writing failed. */
function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    return;
  }
}

/** The secret in the file; made at random when there is none. */
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
 * Lets only the owner read a file. A file of another owner or on a read-only file system, such as the volume of a Kubernetes
 * Secret, keeps the permissions that the operator has set.
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
