import { isDiskFull } from '../../files.ts';
import { StoreError, UniqueViolationError, type StoreErrorCode } from '../port.ts';

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html) with a specific remedy. */
const outcomes: Readonly<Record<number, readonly [StoreErrorCode, string, string]>> = {
  5: [
    'locked',
    'Another process holds the database.',
    'Stop the other process, or give this one a store of its own.',
  ],
  6: ['locked', 'The database is locked.', 'Stop the other program that uses it.'],
  8: [
    'read-only',
    'The database cannot be written to.',
    'Check the permissions of the file and its directory, and that the file system is not mounted read-only.',
  ],
  10: ['io', 'The disk failed to read or write the database.', 'Check the disk and the free space.'],
  11: [
    'corrupt',
    'The database is damaged.',
    'Restore a backup, or move the file away to start with an empty store.',
  ],
  13: [
    'disk-full',
    'There is no space left for the database.',
    'Free some space. No write was left incomplete.',
  ],
  14: [
    'io',
    'The database file cannot be opened.',
    'Check that the directory exists and that this user may write to it.',
  ],
  26: [
    'corrupt',
    'The file is not a Muster database.',
    'Restore a backup, or name another file in the store URL.',
  ],
};

/** SQLITE_FULL. */
const FULL = 13;
/**
 * SQLITE_IOERR and SQLITE_CANTOPEN: there may be no room for the index of the log or another file beside the
 * database.
 */
const mayHideFullDisk = new Set([10, 14]);
const uniqueCodes = new Set([1555, 2067, 2579]);
const uniqueMessage = /UNIQUE constraint failed: (.+)$/;

interface SqliteError extends Error {
  readonly errcode: number;
}

function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof UniqueViolationError || (isSqliteError(error) && uniqueCodes.has(error.errcode));
}

/** Converts errors of SQLite to errors of the port. Other errors are returned unchanged. */
export function translateError(error: unknown, file: string): Error {
  if (!isSqliteError(error)) return error instanceof Error ? error : new Error(String(error));
  if (uniqueCodes.has(error.errcode)) return uniqueViolation(error);
  const result = error.errcode & 0xff;
  const [code, message, remedy] = outcomes[
    mayHideFullDisk.has(result) && isDiskFull(file) ? FULL : result
  ] ?? ['io', `The database failed: ${error.message}.`, ''];
  return new StoreError(code, `${message} (${file})`, remedy, { cause: error });
}

/** The message "UNIQUE constraint failed: c_devices.x_name, c_devices.x_place" contains names of tables and columns. */
function uniqueViolation(error: SqliteError): UniqueViolationError {
  const columns = (uniqueMessage.exec(error.message)?.[1] ?? '').split(', ');
  const collection = columns[0]?.split('.')[0]?.replace(/^c_/, '') ?? '';
  const fields = columns.map((column) => (column.split('.')[1] ?? column).replace(/^x_/, ''));
  return new UniqueViolationError(collection, fields, { cause: error });
}
