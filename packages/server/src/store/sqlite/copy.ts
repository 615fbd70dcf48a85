import type { CopyColumn, CopySource, CopyTarget } from '../copy/ends.ts';
import { plain, type Connection, type Row, type Statement } from '../sql/connection.ts';
import type { Dialect } from '../sql/dialect.ts';
import { openUnused, openWriter, type SqliteConnection } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import { translateError } from './errors.ts';
import { checkOwner, fromOpening } from './sqlite-store.ts';

/** Opens a database file to copy from it. The caller holds its lock. @throws StoreError that names the file */
export function openSqliteSource(file: string): CopySource {
  let connection: SqliteConnection | undefined;
  try {
    connection = openUnused(file);
    checkOwner(connection, file);
    return new SqliteCopySource(connection, file);
  } catch (error) {
    connection?.close();
    throw fromOpening(error, file);
  }
}

/**
 * Opens or creates a database file to copy into it. The caller holds its lock.
 *
 * @throws StoreError that names the file
 */
export function openSqliteTarget(file: string, synchronous: 'normal' | 'full'): CopyTarget {
  let connection: SqliteConnection | undefined;
  try {
    connection = openWriter(file, { synchronous, maxSizeBytes: undefined });
    checkOwner(connection, file);
    // An index of a large table is sorted in a file instead of memory.
    connection.database.exec('PRAGMA temp_store = DEFAULT');
    return new SqliteCopyTarget(connection, file);
  } catch (error) {
    connection?.close();
    throw fromOpening(error, file);
  }
}

/** A file, or a database in memory, with errors as those of the port. */
class SqliteCopyEnd {
  readonly dialect: Dialect = sqliteDialect;
  readonly connection: Connection;
  readonly place: string;
  protected readonly sqlite: SqliteConnection;

  constructor(sqlite: SqliteConnection, place: string) {
    this.sqlite = sqlite;
    this.place = place;
    const connection: Connection = {
      all: (statement: Statement) => this.translated(() => sqlite.all(statement)),
      run: (statement: Statement) => this.translated(() => sqlite.run(statement)),
      within: (_, work) => work(connection),
    };
    this.connection = connection;
  }

  async close(): Promise<void> {
    await this.translated(async () => this.sqlite.close());
  }

  protected async translated<R>(work: () => Promise<R>): Promise<R> {
    try {
      return await work();
    } catch (error) {
      throw translateError(error, this.place);
    }
  }
}

export class SqliteCopySource extends SqliteCopyEnd implements CopySource {
  async *scan(query: string, size: number): AsyncGenerator<readonly Row[]> {
    const rows = this.sqlite.database.prepare(query).iterate();
    for (;;) {
      const run = await this.translated(async () => nextOf(rows, size));
      if (run.length === 0) return;
      yield run;
    }
  }
}

/** `take` of an iterator would end it. */
function nextOf(rows: Iterator<Row>, size: number): readonly Row[] {
  const run: Row[] = [];
  while (run.length < size) {
    const next = rows.next();
    if (next.done === true) break;
    run.push(next.value);
  }
  return run;
}

export class SqliteCopyTarget extends SqliteCopyEnd implements CopyTarget {
  readonly isAllOrNothing: boolean = false;
  readonly maxSamplesPerResource: number | undefined = undefined;

  async insert(
    table: string,
    columns: readonly CopyColumn[],
    rows: readonly (readonly unknown[])[],
  ): Promise<void> {
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(() => '?').join(', ');
    const sql = `INSERT INTO "${table}" (${names}) VALUES (${values})`;
    for (const parameters of rows) await this.connection.run({ sql, parameters });
  }

  async empty(table: string): Promise<void> {
    await this.connection.run(plain(`DELETE FROM "${table}"`));
  }

  async complete(_tables: readonly string[]): Promise<void> {
    return Promise.resolve();
  }
}
