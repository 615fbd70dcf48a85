import { closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { makeFolders, realFile, isDiskFull } from '../../files.ts';
import { tooSlow, type Connection, type Row, type Statement } from '../sql/dialect.ts';
import { foldCase } from '../../kernel/entities.ts';
import { StoreError, UniqueViolationError, type StoreErrorCode } from '../port.ts';

/** Milliseconds that a statement waits for another process before it fails with `locked`. */
const LOCK_TIMEOUT_MS = 2_000;

/** Maximum number of prepared statements per connection. Their number grows with query shapes, not with values. */
const MAX_STATEMENTS = 500;

const CACHE_KB = 32_768;

/** A connection with its prepared statements, keyed by SQL text. Each statement is executed synchronously in the call. */
export class SqliteConnection implements Connection {
  readonly database: DatabaseSync;
  /** Time at which the running list must end, by `performance.now()`. */
  #endsAt = Infinity;
  #timeoutMs = 0;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
    database.function('fold', { deterministic: true }, (value: unknown) =>
      typeof value === 'string' ? foldCase(value) : null,
    );
    database.function('in_time', { deterministic: false }, () => {
      if (performance.now() <= this.#endsAt) return 1;
      throw tooSlow(this.#timeoutMs);
    });
    database.exec(`PRAGMA cache_size = -${CACHE_KB}`);
  }

  // `async` turns errors of SQLite into rejections, as the interface requires.
  async all({ sql, parameters }: Statement): Promise<Row[]> {
    return this.#statement(sql).all(...(parameters as SQLInputValue[]));
  }

  async run({ sql, parameters }: Statement): Promise<number> {
    return Number(this.#statement(sql).run(...(parameters as SQLInputValue[])).changes);
  }

  /** SQLite cannot be interrupted from another thread, so the queries check the time themselves. */
  within<R>(timeoutMs: number, work: (connection: Connection) => Promise<R>): Promise<R> {
    const endsAt = performance.now() + timeoutMs;
    const bounded: Connection = {
      all: (statement) => {
        this.#endsAt = endsAt;
        this.#timeoutMs = timeoutMs;
        const rows = this.all(statement);
        this.#endsAt = Infinity;
        return rows;
      },
      run: (statement) => this.run(statement),
      within: (_, inner) => inner(bounded),
    };
    return work(bounded);
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql);
      // The oldest statement goes, which is cheaper than to note each use. If it is in use, it is prepared again.
      const [oldest] = this.#statements.size < MAX_STATEMENTS ? [] : this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  pragma(name: string): unknown {
    return Object.values(this.database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  }

  close(): void {
    this.#statements.clear();
    this.database.close();
  }
}

/** Opens the only connection that writes. Only the owner can read the file, because it contains keys. */
export function openWriter(
  file: string,
  settings: { readonly synchronous: 'normal' | 'full'; readonly maxSizeBytes: number | undefined },
): SqliteConnection {
  makeFolders(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  const connection = new SqliteConnection(new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS }));
  const { database } = connection;
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(`PRAGMA synchronous = ${settings.synchronous === 'full' ? 'FULL' : 'NORMAL'}`);
  // Keeps the data of savepoints in memory. Otherwise every commit that stores new devices would create a file for
  // it.
  database.exec('PRAGMA temp_store = MEMORY');
  if (settings.maxSizeBytes !== undefined) limitSize(connection, settings.maxSizeBytes);
  return connection;
}

/** Opens a connection that sees only committed data, even while the writer is inside a transaction. */
export function openReader(file: string): SqliteConnection {
  return new SqliteConnection(new DatabaseSync(file, { readOnly: true, timeout: LOCK_TIMEOUT_MS }));
}

/**
 * Opens a file that no other process has open, and creates no file beside it. After a killed server there is a log:
 * then SQLite needs a file for the index of the log.
 */
export function openUnused(file: string): SqliteConnection {
  const url = pathToFileURL(realFile(file));
  const hasLog = ['-wal', '-journal'].some(
    (suffix) => (statSync(`${realFile(file)}${suffix}`, { throwIfNoEntry: false })?.size ?? 0) > 0,
  );
  if (!hasLog) url.search = '?immutable=1';
  return new SqliteConnection(new DatabaseSync(url, { readOnly: true, timeout: LOCK_TIMEOUT_MS }));
}

/** Opens a database that ends with its connection. */
export function openInMemory(): SqliteConnection {
  const connection = new SqliteConnection(new DatabaseSync(':memory:'));
  connection.database.exec('PRAGMA journal_mode = MEMORY');
  return connection;
}

function limitSize(connection: SqliteConnection, maxSizeBytes: number): void {
  const pageSize = Number(connection.pragma('page_size'));
  connection.database.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(maxSizeBytes / pageSize))}`);
}

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
