import { mkdirSync, statSync, readlinkSync, realpathSync, statfsSync } from 'node:fs';
import { dirname, resolve, basename, join } from 'node:path';

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

/**
 * Resolves the symbolic links of a path to a file. The file need not exist.
 *
 * @throws Error of the system if the folder does not exist, or the links are circular
 */
export function realFile(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const target = linkTarget(path);
  if (target !== undefined) return realFile(resolve(dirname(path), target));
  return join(realpathSync(dirname(path)), basename(path));
}

/** Returns undefined for a path that is not a symbolic link. */
function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Bytes that must be free: SQLite allocates 32 KiB at a time for the index of its log. */
const LEAST_FREE_BYTES = 65_536;

/**
 * Whether the disk of a file is full: it has no free blocks or inodes. SQLite reports some failures on a full disk as
 * I/O errors.
 */
export function isDiskFull(file: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(dirname(file));
    return bavail * bsize < LEAST_FREE_BYTES || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}
