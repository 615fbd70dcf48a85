import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its missing parents, accessible only to its owner. The recursive `mkdir` of Node.js never
 * returns if the system reports that an existing parent is missing, as below /proc.
 *
 * @throws Error of the system, with its code: a folder cannot be created, or a file is in its place
 */
export function makeFolders(folder: string): void {
  const missing: string[] = [];
  let at = resolve(folder);
  while (!exists(at)) {
    missing.push(at);
    at = dirname(at);
  }
  for (const one of missing.reverse()) makeFolder(one);
}

/** A file in place of a folder counts as existing. Creating the next folder in it then fails with ENOTDIR. */
function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined || dirname(path) === path;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it in between.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
