import { statSync, closeSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolders, realFile } from '../files.ts';
import { parseStoreUrl } from '../store/open-store.ts';
import { fileError, StartError, ResourceInUseError } from './start-error.ts';
import { readIfThere, writePrivateFile } from './private-file.ts';

const FILE_ADVICE = { alternative: 'name another file with --store (MUSTER_STORE).', flag: '--store' };
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
    fileError(cause, location.file, `The store ${location.file} cannot be locked`, FILE_ADVICE);
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

const FOLDER_ADVICE = {
  alternative: 'give another folder with --data-dir (MUSTER_DATA_DIR).',
  flag: '--data-dir',
};

/**
 * Locks the data folder for this process. Creates it if it does not exist.
 * @throws StartError that names the process that has the lock
 */
export function lockDataDir(dataDir: string): FileLock {
  try {
    makeFolders(dataDir);
  } catch (cause) {
    throw fileError(cause, dataDir, `The data folder ${dataDir} cannot be created`, FOLDER_ADVICE);
  }
  const lockFile = join(dataDir, 'muster.lock');
  return takeLock({
    lockFile,
    pidFile: join(dataDir, 'muster.pid'),
    heldBy: (holder) =>
      new ResourceInUseError(
        `The data folder ${dataDir} is in use by ${holder}.`,
        'Stop that server, or give this one a folder of its own with --data-dir (MUSTER_DATA_DIR).',
        '--data-dir',
      ),
    unusable: (cause) =>
      fileError(
        cause,
        lockFile,
        `The data folder ${dataDir} cannot be used: ${lockFile} cannot be written`,
        FOLDER_ADVICE,
      ),
  });
}

const ATTEMPTS = 3;
const SQLITE_BUSY = 5;

export interface FileLock {
  release(): void;
}

/** The resource protected by a lock. */
interface Lockable {
  /** File that is locked while the server runs. */
  readonly lockFile: string;
  /** File with the process ID of the server, for information. */
  readonly pidFile: string;
  /** @param holder `process 4711`, or `another process` */
  readonly heldBy: (holder: string) => StartError;
  readonly unusable: (cause: unknown) => StartError;
}

/**
 * Takes a lock for this process. It is a lock of the operating system, taken through SQLite because Node itself has
 * no file locks. It always ends with its process. So a killed server leaves no process ID behind that a later one
 * would have to check, and that another process may have by then.
 *
 * @throws StartError that names the process that has the lock
 */
function takeLock(lockable: Lockable): FileLock {
  const { lockFile, pidFile } = lockable;
  for (let attempt = 1; ; attempt += 1) {
    const database = tryLock(lockable);
    if (database !== undefined) {
      const release = (): void => releaseLock(database, lockFile, pidFile);
      try {
        writePrivateFile(pidFile, `${process.pid}\n`);
      } catch (error) {
        release();
        throw error;
      }
      return { release };
    }
    if (attempt === ATTEMPTS) throw lockable.heldBy(holderOf(pidFile));
  }
}

/** Returns undefined if another process has the lock. */
function tryLock({ lockFile, unusable }: Lockable): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    closeSync(openSync(lockFile, 'a', 0o600));
    const before = inodeOf(lockFile);
    database = new DatabaseSync(lockFile, { timeout: 0 });
    database.exec('BEGIN EXCLUSIVE');
    // Its previous owner may have removed the file between opening and locking it here. Then other processes would
    // not find this lock.
    if (inodeOf(lockFile) === before) return database;
    database.close();
    return undefined;
  } catch (cause) {
    database?.close();
    if (isBusy(cause)) return undefined;
    throw unusable(cause);
  }
}

/** Whether SQLite found a lock of another connection. */
export function isBusy(error: unknown): boolean {
  return (Number((error as { errcode?: number }).errcode) & 0xff) === SQLITE_BUSY;
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

function releaseLock(database: DatabaseSync, lockFile: string, pidFile: string): void {
  rmSync(pidFile, { force: true });
  rmSync(lockFile, { force: true });
  database.close();
}

function holderOf(pidFile: string): string {
  const pid = readIfThere(pidFile)?.toString('utf8').trim() ?? '';
  return /^\d+$/.test(pid) ? `process ${pid}` : 'another process';
}
