import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

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
