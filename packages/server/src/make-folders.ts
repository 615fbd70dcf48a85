import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and what is missing above it, for its owner only. Node's own recursive `mkdir` never returns where
 * the system says that there is no such folder although the one above is there, as below /proc.
 *
 * @throws Error of the system, with its code, when a folder cannot be made or a file is in its place
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
    // Another process may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
