import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { makeFolders } from '../make-folders.ts';
import { readIfThere, writePrivateFile } from './private-file.ts';
import { StartError } from './start-error.ts';

const lockName = 'muster.lock';
const pidName = 'muster.pid';
const attempts = 3;

export interface DataDirLock {
  release(): void;
}

/**
 * Takes the data folder for this process. The lock is one of the operating system, taken through SQLite (Node itself
 * has no file locks), so it ends with its process however that ends: a killed server leaves nothing that a later one
 * would have to judge by a process id, which may long be somebody else's. The id is written beside it for people.
 * @throws StartError that names the process that has the folder
 */
export function lockDataDir(dataDir: string): DataDirLock {
  prepare(dataDir);
  const lockFile = join(dataDir, lockName);
  const pidFile = join(dataDir, pidName);
  for (let attempt = 1; ; attempt += 1) {
    const database = tryLock(lockFile, dataDir);
    if (database !== undefined) {
      writePrivateFile(pidFile, `${process.pid}\n`);
      return { release: () => release(database, lockFile, pidFile) };
    }
    if (attempt === attempts) throw heldError(dataDir, pidFile);
  }
}

function prepare(dataDir: string): void {
  try {
    makeFolders(dataDir);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const remedy = 'Give another folder with --data-dir (MUSTER_DATA_DIR).';
    throw new StartError(`The data folder ${dataDir} cannot be made: ${message}.`, remedy, '--data-dir', {
      cause,
    });
  }
}

/** Undefined when another has it. */
function tryLock(lockFile: string, dataDir: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    const before = touch(lockFile);
    database = new DatabaseSync(lockFile, { timeout: 0 });
    database.exec('BEGIN EXCLUSIVE');
    // Whoever had it may have removed the file between our opening and locking it: then ours is no longer the one
    // that others would try.
    if (inodeOf(lockFile) === before) return database;
    database.close();
    return undefined;
  } catch (cause) {
    database?.close();
    if ((cause as { errcode?: number }).errcode === 5) return undefined;
    const message = cause instanceof Error ? cause.message : String(cause);
    const remedy = 'Check its permissions, or give another folder with --data-dir (MUSTER_DATA_DIR).';
    throw new StartError(`The data folder ${dataDir} cannot be used: ${message}.`, remedy, '--data-dir', {
      cause,
    });
  }
}

function touch(file: string): number | undefined {
  closeSync(openSync(file, 'a', 0o600));
  return inodeOf(file);
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

function release(database: DatabaseSync, lockFile: string, pidFile: string): void {
  rmSync(pidFile, { force: true });
  rmSync(lockFile, { force: true });
  database.close();
}

function heldError(dataDir: string, pidFile: string): StartError {
  const pid = readIfThere(pidFile)?.toString('utf8').trim() ?? '';
  const holder = /^\d+$/.test(pid) ? `process ${pid}` : 'another process';
  return new StartError(
    `The data folder ${dataDir} is in use by ${holder}.`,
    'Stop that server, or give this one a folder of its own with --data-dir (MUSTER_DATA_DIR).',
    '--data-dir',
  );
}
