import type { CopyColumn, CopySource, CopyTarget } from '../copy/ends.ts';
import type { AnyCollectionDefinition } from '../port.ts';
import { plain, type Row } from '../sql/connection.ts';
import { PostgresDatabase, WritingConnection } from './connection.ts';
import { checkServer, makeSchema } from './database-checks.ts';
import { postgresDialect } from './dialect.ts';
import { translateError } from './errors.ts';
import { uniqueKeysOf } from './postgres-store.ts';
import { StoreLock } from './store-lock.ts';
import type { PostgresTarget } from './store-url.ts';

export interface PostgresCopyOptions {
  readonly definitions: readonly AnyCollectionDefinition[];
  /** End of the remedy when a server uses the store, after "Stop that server". */
  readonly wayOut: string;
}

/** Locks a database to copy from it, and changes nothing. @throws StoreError that names the database */
export async function openPostgresSource(
  target: PostgresTarget,
  options: PostgresCopyOptions,
): Promise<CopySource> {
  const [database, connection] = await open(target, options, false);
  // All reads see one state, and none can write.
  await connection.run(
    plain(
      'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL idle_in_transaction_session_timeout = 0',
    ),
  );
  return new PostgresCopySource(database, connection);
}

/** Locks a database to copy into it, and makes its schema. @throws StoreError that names the database */
export async function openPostgresTarget(
  target: PostgresTarget,
  options: PostgresCopyOptions,
): Promise<CopyTarget> {
  const [database, connection] = await open(target, options, true);
  // A lost commit does no harm: the mark of an incomplete copy is removed by a commit that waits for the log.
  await connection.run(plain('SET synchronous_commit = off'));
  return new PostgresCopyTarget(database, connection);
}

async function open(
  target: PostgresTarget,
  { definitions, wayOut }: PostgresCopyOptions,
  isTarget: boolean,
): Promise<[PostgresDatabase, WritingConnection]> {
  const uniqueKeys = uniqueKeysOf(definitions);
  const database = new PostgresDatabase(target, (error) => translateError(error, target.place, uniqueKeys));
  let connection: WritingConnection | undefined;
  try {
    connection = await WritingConnection.open(database);
    await checkServer(connection, target);
    if (isTarget) await makeSchema(connection, target);
    const lock = await StoreLock.of(connection, target);
    await lock.take(connection, 'alone', { wayOut });
    return [database, connection];
  } catch (error) {
    await connection?.close();
    await database.close();
    throw error;
  }
}

class PostgresCopyEnd {
  readonly dialect = postgresDialect;
  readonly connection: WritingConnection;
  readonly place: string;
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase, connection: WritingConnection) {
    this.#database = database;
    this.connection = connection;
    this.place = database.target.place;
  }

  async close(): Promise<void> {
    await this.#database.close();
    await this.connection.close();
  }
}

class PostgresCopySource extends PostgresCopyEnd implements CopySource {
  async *scan(query: string, size: number): AsyncGenerator<readonly Row[]> {
    await this.connection.run(plain(`DECLARE copied NO SCROLL CURSOR FOR ${query}`));
    for (;;) {
      const rows = await this.connection.all(plain(`FETCH ${size} FROM copied`));
      if (rows.length === 0) break;
      yield rows;
    }
    await this.connection.run(plain('CLOSE copied'));
  }
}

const types = { text: 'text', integer: 'bigint', document: 'text' } as const;

class PostgresCopyTarget extends PostgresCopyEnd implements CopyTarget {
  readonly isAllOrNothing = false;
  readonly maxSamplesPerResource = undefined;

  /** One statement for all rows: PostgreSQL gets an array for each column. */
  async insert(
    table: string,
    columns: readonly CopyColumn[],
    rows: readonly (readonly unknown[])[],
  ): Promise<void> {
    const names = columns.map(({ name }) => `"${name}"`);
    const values = columns.map(({ type }, at) => (type === 'document' ? `v${at}::jsonb` : `v${at}`));
    const arrays = columns.map(({ type }, at) => `$${at + 1}::${types[type]}[]`);
    await this.connection.run({
      sql: `INSERT INTO "${table}" (${names.join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')}
        FROM unnest(${arrays.join(', ')}) AS r(${columns.map((_, at) => `v${at}`).join(', ')})`,
      parameters: columns.map((_, at) => rows.map((row) => row[at])),
    });
  }

  async empty(table: string): Promise<void> {
    await this.connection.run(plain(`TRUNCATE "${table}"`));
  }

  async complete(tables: readonly string[]): Promise<void> {
    await this.connection.all(
      plain(
        "SELECT setval(pg_get_serial_sequence('series', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM series), false)",
      ),
    );
    // Without statistics, the first lists would read whole tables.
    await this.connection.run(plain(`ANALYZE ${tables.map((table) => `"${table}"`).join(', ')}`));
    await this.connection.run(plain('RESET synchronous_commit'));
  }
}
