import type { Clock } from '../../kernel/timers.ts';
import type { AnyCollectionDefinition, Store } from '../port.ts';
import type { StoreOptions } from '../options.ts';
import { heartbeat, QueuedStore } from '../queue/queued-store.ts';
import { ReadOnlyStore } from '../read-only-store.ts';
import { indexName, tableOf } from '../sql/schema.ts';
import { SqlViews } from '../sql/sql-views.ts';
import { PostgresDatabase, WritingConnection } from './connection.ts';
import { postgresDialect } from './dialect.ts';
import { translateError, type UniqueKeys } from './errors.ts';
import { checkReadable } from './layout.ts';
import { PostgresBackend } from './postgres-backend.ts';
import type { PostgresTarget } from './store-url.ts';
import { WriterSession, checkServer, makeSchema } from './writer-session.ts';
import type { CopyEnd } from '../copy/ends.ts';
import { plain } from '../sql/dialect.ts';
import { StoreLock } from './store-lock.ts';

/** Opens the database and prepares its tables. @throws StoreError that names the database and the remedy */
export async function openPostgresStore(
  target: PostgresTarget,
  definitions: readonly AnyCollectionDefinition[],
  clock: Clock,
  options: StoreOptions,
): Promise<Store> {
  const { place } = target;
  const collections = [...definitions, heartbeat];
  const uniqueKeys = uniqueKeysOf(collections);
  const database = new PostgresDatabase(target, (error) => translateError(error, place, uniqueKeys));
  const session = new WriterSession(database, collections, options);
  let writer: WritingConnection | undefined;
  try {
    writer = await session.open();
    const backend = new PostgresBackend(database, writer, session, definitions, options);
    return new QueuedStore(backend, definitions, clock, options);
  } catch (error) {
    await writer?.close();
    await database.close();
    throw error;
  }
}

/** Opens a database for reading while another thread or process writes it. */
export function openPostgresReader(
  target: PostgresTarget,
  definitions: readonly AnyCollectionDefinition[],
  options: StoreOptions,
): Store {
  const uniqueKeys = uniqueKeysOf(definitions);
  const database = new PostgresDatabase(target, (error) => translateError(error, target.place, uniqueKeys));
  const views = new SqlViews(
    postgresDialect,
    definitions,
    { committed: () => database.reader, current: () => database.reader },
    options,
  );
  return new ReadOnlyStore({
    table: (definition) => views.table(definition, 'committed'),
    samples: () => views.samples('committed'),
    translate: (error) => (error instanceof Error ? error : new Error(String(error))),
    check: () => checkReadable(database.reader, definitions, target.place),
    close: () => database.close(),
  });
}

/** The unique keys of collections, keyed by the name of their constraint. */
function uniqueKeysOf(definitions: readonly AnyCollectionDefinition[]): UniqueKeys {
  const found = definitions.flatMap(({ name, indexes }) => {
    const unique = indexes.filter((index) => index.unique === true);
    return [
      [`${tableOf(name)}_pkey`, { collection: name, fields: ['id'] }] as const,
      ...unique.map(
        (index) => [indexName(tableOf(name), index), { collection: name, fields: index.fields }] as const,
      ),
    ];
  });
  return new Map(found);
}

interface PostgresCopyOptions {
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
    await lock.take(connection, { remedySuffix });
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
