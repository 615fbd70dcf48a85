import { randomBytes } from 'node:crypto';

import { keyFileRemedy } from './key-effects.ts';
import { keepPrivate, readIfThere, writePrivateFile } from './private-file.ts';
import { StartError } from './start-error.ts';

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
