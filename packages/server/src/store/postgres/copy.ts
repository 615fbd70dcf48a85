import type { CopyEnd } from '../copy/ends.ts';
import type { AnyCollectionDefinition } from '../port.ts';
import { plain } from '../sql/connection.ts';
import { PostgresDatabase, WritingConnection } from './connection.ts';
import { checkServer, makeSchema } from './database-checks.ts';
import { postgresDialect } from './dialect.ts';
import { translateError } from './errors.ts';
import { uniqueKeysOf } from './postgres-store.ts';
import { StoreLock } from './store-lock.ts';
import type { PostgresTarget } from './store-url.ts';

export interface PostgresCopyOptions {
  readonly definitions: readonly AnyCollectionDefinition[];
  /** Last part of the remedy if a server uses the store, after "Stop that server". */
  readonly remedySuffix: string;
  /** Whether rows are copied into it. Only then is its schema created: a source is not changed. */
  readonly isTarget: boolean;
}

/** Locks a database for a copy. @throws StoreError that names the database */
export async function openPostgresEnd(
  target: PostgresTarget,
  { definitions, remedySuffix, isTarget }: PostgresCopyOptions,
): Promise<CopyEnd> {
  const { place } = target;
  const uniqueKeys = uniqueKeysOf(definitions);
  const database = new PostgresDatabase(target, (error) => translateError(error, place, uniqueKeys));
  let opened: WritingConnection | undefined;
  const close = async (): Promise<void> => {
    await database.close();
    await opened?.close();
  };
  try {
    const connection = await WritingConnection.open(database);
    opened = connection;
    await checkServer(connection, target);
    if (isTarget) await makeSchema(connection, target);
    const lock = await StoreLock.of(connection, target);
    await lock.take(connection, 'alone', { remedySuffix });
    if (!isTarget) await connection.run(plain(SNAPSHOT));
    return { place, dialect: postgresDialect, connection, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** All reads see the same state, and writes are impossible. */
const SNAPSHOT =
  'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL idle_in_transaction_session_timeout = 0';
