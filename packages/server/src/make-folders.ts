import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and its missing parents, for its owner only. The recursive `mkdir` of Node.js never returns if the
 * system reports a missing parent that exists, as below /proc.
 *
 * @throws Error of the system, with its code: a folder cannot be made, or a file is in its place
 */
export function makeFolders(folder: string): void {
  const missing: string[] = [];
  let at = resolve(folder);
  while (!isThere(at)) {
    missing.push(at);
    at = dirname(at);
  }
  for (const one of missing.reverse()) makeOne(one);
}

/** A file in the place of a folder counts: making the next one in it fails with ENOTDIR. */
function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined || dirname(path) === path;
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
