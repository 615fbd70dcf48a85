import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { readIfThere, writePrivateFile } from './private-file.ts';
import type { StartError } from './start-error.ts';

const ATTEMPTS = 3;
const SQLITE_BUSY = 5;

export interface FileLock {
  release(): void;
}

/** The resource protected by a lock. */
export interface Lockable {
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
export function takeLock(lockable: Lockable): FileLock {
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
