import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

import { fold } from '../core/scalars.ts';
import { searchable } from './searchable.ts';
import { makeFolders } from '../../make-folders.ts';

/** How long a statement waits for another process before it fails with `locked`. */
const lockTimeoutMs = 2_000;

/** Statements kept prepared per connection. Their number is that of query shapes, not of values. */
const maxStatements = 500;

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** A connection with its prepared statements by SQL text. */
export class Connection {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
    database.function('fold', { deterministic: true }, (value: unknown) =>
      typeof value === 'string' ? fold(value) : null,
    );
    database.function('searchable', { deterministic: true, varargs: true }, (...values: unknown[]) =>
      searchable(values),
    );
  }

  statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql);
      if (this.#statements.size >= maxStatements) this.#statements.clear();
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  all(sql: string, values: readonly SQLInputValue[]): Row[] {
    return this.statement(sql).all(...values);
  }

  /** Rows one by one, as they are found. */
  each(sql: string, values: readonly SQLInputValue[]): IterableIterator<Row> {
    return this.statement(sql).iterate(...values);
  }

  row(sql: string, values: readonly SQLInputValue[]): Row | undefined {
    return this.statement(sql).get(...values);
  }

  /** Says how many rows changed. */
  run(sql: string, values: readonly SQLInputValue[]): number {
    return Number(this.statement(sql).run(...values).changes);
  }

  close(): void {
    this.#statements.clear();
    this.database.close();
  }
}

/** Which connection to ask just now. */
export type Source = () => Connection;

/** The one connection that writes. The file is readable for its owner only: it holds keys. */
export function openWriter(
  file: string,
  settings: { synchronous: 'normal' | 'full'; maxSizeBytes: number | undefined },
): Connection {
  makeFolders(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  const connection = new Connection(new DatabaseSync(file, { timeout: lockTimeoutMs }));
  const { database } = connection;
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(`PRAGMA synchronous = ${settings.synchronous === 'full' ? 'FULL' : 'NORMAL'}`);
  database.exec('PRAGMA cache_size = -32768');
  // What a savepoint may have to take back is kept there: else every commit that stores new devices makes a file for it.
  database.exec('PRAGMA temp_store = MEMORY');
  if (settings.maxSizeBytes !== undefined) limitSize(connection, settings.maxSizeBytes);
  return connection;
}

/** Sees what has been committed and nothing else, also while the writer is inside a transaction. */
export function openReader(file: string, cacheKb = 32_768): Connection {
  const connection = new Connection(new DatabaseSync(file, { readOnly: true, timeout: lockTimeoutMs }));
  connection.database.exec(`PRAGMA cache_size = -${cacheKb}`);
  return connection;
}

function limitSize(connection: Connection, maxSizeBytes: number): void {
  const pageSize = Number(connection.row('PRAGMA page_size', [])?.['page_size'] ?? 4096);
  connection.database.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(maxSizeBytes / pageSize))}`);
}
