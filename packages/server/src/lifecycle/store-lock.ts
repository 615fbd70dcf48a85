import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { makeFolders } from '../make-folders.ts';
import { realFile } from '../real-file.ts';
import { parseStoreUrl } from '../store/open-store.ts';
import { isBusy, takeLock, type FileLock } from './file-lock.ts';
import { fileError, StartError } from './start-error.ts';

const ADVICE = { alternative: 'name another file with --store (MUSTER_STORE).', flag: '--store' };
const REMEDY = 'Stop that server, or give this one a store of its own with --store (MUSTER_STORE).';

/**
 * Locks the file of a store for this process. Two servers with separate data folders may use the same file, possibly
 * by different paths. So the lock is beside the file that the path resolves to.
 *
 * @param url a store URL, see `parseStoreUrl`
 * @param remedy if another process has the file
 * @returns undefined if the store has no file
 * @throws StartError that names the file and the process that has it
 */
export function lockStore(url: string, remedy = REMEDY): FileLock | undefined {
  const location = parseStoreUrl(url);
  // PostgreSQL has its own lock, which also covers servers on other machines.
  if (location.kind === 'memory' || location.kind === 'postgres') return undefined;
  const unusable = (cause: unknown): StartError =>
    fileError(cause, location.file, `The store ${location.file} cannot be locked`, ADVICE);
  const file = locate(location.file, unusable);
  const lock = takeLock({
    lockFile: `${file}.lock`,
    pidFile: `${file}.pid`,
    heldBy: (holder) => heldBy(location.file, holder, remedy),
    unusable,
  });
  if (location.kind === 'sqlite' && isOpenByAnotherName(file)) {
    lock.release();
    const holder = 'another process, through another name (hard link) of the file';
    throw heldBy(location.file, holder, remedy);
  }
  return lock;
}

function locate(file: string, unusable: (cause: unknown) => StartError): string {
  try {
    makeFolders(dirname(file));
    return realFile(file);
  } catch (cause) {
    throw unusable(cause);
  }
}

/**
 * Returns whether another server has the database open through a hard link, which has a separate lock file. The lock
 * of SQLite is on the file itself, under all its names.
 */
function isOpenByAnotherName(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || stat.nlink < 2) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    // Opening the store has better messages for other faults of the file.
    return isBusy(error);
  } finally {
    database.close();
  }
}

function heldBy(file: string, holder: string, remedy: string): StartError {
  return new StartError(`The store ${file} is in use by ${holder}.`, remedy, '--store');
}
