import { closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';

import { makeFolders, realFile } from '../../files.ts';
import { tooSlow, type Connection, type Row, type Statement } from '../sql/connection.ts';
import { foldCase } from '../../kernel/document-values.ts';

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
  readonly #statements = new LRUCache<string, StatementSync>({ max: MAX_STATEMENTS });

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
