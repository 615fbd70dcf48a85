import { Kysely, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { Migrator } from 'kysely/migration';

import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { plain, type Connection } from './connection.ts';
import { refuseIncompleteCopy } from './copy-mark.ts';
import type { Dialect } from './dialect.ts';
import { prepareCollections } from './schema.ts';

/**
 * Brings a database to this version in one transaction: first the migrations that it has not seen, in the order of their names,
 * then the tables of the declared collections.
 *
 * @param place names the database in errors
 * @throws StoreError `schema-newer` when a newer version wrote the database, `invalid` when it holds an incomplete copy
 */
export async function prepareDatabase(
  connection: Connection,
  dialect: Dialect,
  definitions: readonly AnyCollectionDefinition[],
  place: string,
): Promise<void> {
  await inTransaction(connection, dialect, async () => {
    await refuseIncompleteCopy(connection, dialect, place);
    await migrate(connection, dialect, place);
    await prepareCollections(connection, dialect, definitions, place);
  });
}

/** Commits all writes of `work`, or none when it rejects. */
export async function inTransaction(
  connection: Connection,
  dialect: Dialect,
  work: () => Promise<void>,
): Promise<void> {
  await connection.run(plain(dialect.begin));
  try {
    await work();
    await connection.run(plain('COMMIT'));
  } catch (error) {
    await connection.run(plain('ROLLBACK')).catch(() => undefined);
    throw error;
  }
}

/** Runs the migrations that the database has not seen, in a transaction of the caller. @throws StoreError `schema-newer` */
export async function migrate(connection: Connection, dialect: Dialect, place: string): Promise<void> {
  const { createAdapter, createIntrospector, createQueryCompiler, migrations } = dialect;
  const driver = new ConnectionDriver(connection);
  const createDriver = (): Driver => driver;
  const db = new Kysely<unknown>({
    dialect: { createAdapter, createIntrospector, createQueryCompiler, createDriver },
  });
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateToLatest();
  if (error === undefined) return;
  const failure = toError(driver.failure ?? error);
  const [, unknown] = /previously executed migration (\S+) is missing/u.exec(failure.message) ?? [];
  throw unknown === undefined ? failure : newerError(place, unknown);
}

/** @param unknown name of a migration that this version does not have */
export function newerError(place: string, unknown: string): StoreError {
  return new StoreError(
    'schema-newer',
    `${place} was written by a newer version (this version does not know its migration "${unknown}").`,
    'Start that version or a later one.',
  );
}

function toError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure));
}

/** Lets kysely execute on a connection that stays open and is in a transaction. */
class ConnectionDriver implements Driver {
  /** The first one. Those that follow in PostgreSQL say only that there was one. */
  failure: unknown;
  readonly #connection: DatabaseConnection;

  constructor(connection: Connection) {
    this.#connection = {
      executeQuery: async <R>(query: {
        sql: string;
        parameters: readonly unknown[];
      }): Promise<QueryResult<R>> => {
        try {
          return { rows: (await connection.all(query)) as R[] };
        } catch (error) {
          this.failure ??= error;
          throw error;
        }
      },
      streamQuery: () => {
        throw new Error('Migrations do not stream.');
      },
    };
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }
  async beginTransaction(): Promise<void> {}
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
