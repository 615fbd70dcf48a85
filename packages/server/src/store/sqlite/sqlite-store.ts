import type { Clock } from '../../kernel/timers.ts';
import type { AnyCollectionDefinition, Store } from '../port.ts';
import { StoreError } from '../port.ts';
import type { StoreOptions } from '../options.ts';
import { heartbeat, QueuedStore } from '../queue/queued-store.ts';
import { ReadOnlyStore } from '../read-only-store.ts';
import { prepareDatabase } from '../sql/migrate.ts';
import { SqlViews } from '../sql/sql-views.ts';
import {
  openInMemory,
  openReader,
  openWriter,
  type SqliteConnection,
  openUnused,
  translateError,
} from './connection.ts';
import { sqliteDialect, APPLICATION_ID } from './dialect.ts';
import { SqliteBackend } from './sqlite-backend.ts';
import type { CopyEnd } from '../copy/ends.ts';
import type { Connection } from '../sql/dialect.ts';

/** Default maximum of samples per resource in memory. */
export const DEFAULT_MAX_SAMPLES = 1_000;

/** Opens or creates the database file. @throws StoreError that names the file and the remedy */
export async function openSqliteStore(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
  clock: Clock,
  options: StoreOptions,
): Promise<Store> {
  let writer: SqliteConnection | undefined;
  try {
    writer = openWriter(file, {
      synchronous: options.synchronous ?? 'normal',
      maxSizeBytes: options.maxSizeBytes,
    });
    checkOwner(writer, file);
    await prepareDatabase(writer, sqliteDialect, [...definitions, heartbeat], file);
    const backend = new SqliteBackend(file, writer, openReader(file), definitions, options);
    return new QueuedStore(backend, definitions, clock, options);
  } catch (error) {
    writer?.close();
    throw fromOpening(error, file);
  }
}

/** Reads a database file that this process has open for writing. @throws StoreError that names the file */
export function openSqliteReader(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
  options: StoreOptions,
): Store {
  try {
    const reader = openReader(file);
    const views = new SqlViews(
      sqliteDialect,
      definitions,
      { committed: () => reader, current: () => reader },
      options,
    );
    return new ReadOnlyStore({
      table: (definition) => views.table(definition, 'committed'),
      samples: () => views.samples('committed'),
      translate: (error) => translateError(error, file),
      close: async () => reader.close(),
    });
  } catch (error) {
    throw fromOpening(error, file);
  }
}

/** Opens a database that ends with the store. */
export async function openMemoryStore(
  definitions: readonly AnyCollectionDefinition[],
  clock: Clock,
  options: StoreOptions,
): Promise<Store> {
  const connection = await openPrepared(definitions, options);
  return new QueuedStore(
    new SqliteBackend('memory', connection, undefined, definitions, options),
    definitions,
    clock,
    options,
  );
}

/** Opens a database in memory with the tables of the collections. */
export async function openPrepared(
  definitions: readonly AnyCollectionDefinition[],
  { maxSamplesPerResource = DEFAULT_MAX_SAMPLES }: StoreOptions,
): Promise<SqliteConnection> {
  const connection = openInMemory();
  await prepareDatabase(connection, sqliteDialect, [...definitions, heartbeat], 'memory');
  connection.database.exec(
    `CREATE TRIGGER newest_samples AFTER INSERT ON sample BEGIN
       DELETE FROM sample WHERE series = new.series AND time <= (
         SELECT time FROM sample WHERE series = new.series
         ORDER BY time DESC LIMIT 1 OFFSET ${Math.max(0, Math.floor(maxSamplesPerResource))}
       );
     END`,
  );
  return connection;
}

/** @throws StoreError when another program wrote the file */
export function checkOwner(writer: SqliteConnection, file: string): void {
  const { database } = writer;
  const owner = Number(writer.pragma('application_id'));
  const isEmpty = database.prepare('SELECT name FROM sqlite_schema LIMIT 1').get() === undefined;
  if (owner !== APPLICATION_ID && (owner !== 0 || !isEmpty)) {
    throw new StoreError(
      'corrupt',
      `${file} belongs to another program.`,
      'Name another file in the store URL.',
    );
  }
}

/** Converts the error of opening a file. */
function fromOpening(error: unknown, file: string): Error {
  const translated = translateError(error, file);
  return translated instanceof StoreError ? translated : fromSystem(translated, file, 'opened');
}

/** Converts a system error of a file. @param what the failed action: `opened`, `read`, `written` */
export function fromSystem(cause: unknown, file: string, what: string): StoreError {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const [kind, remedy] = outcomes[code] ?? (['io', 'Check the path in the store URL and the disk.'] as const);
  return new StoreError(kind, `${file} cannot be ${what}: ${message}.`, remedy, { cause });
}

const permissions =
  'Check the permissions of the file and its directory, and that the file system is not mounted read-only.';
const outcomes: Readonly<Record<string, readonly ['disk-full' | 'read-only' | 'io', string]>> = {
  ENOSPC: ['disk-full', 'Free some space.'],
  EDQUOT: ['disk-full', 'Free some space.'],
  EROFS: ['read-only', permissions],
  EACCES: ['read-only', permissions],
  EPERM: ['read-only', permissions],
  ENOENT: ['io', 'Check that the directory exists and that this user may write to it.'],
};

/** Opens a database file to copy from it. The caller holds its lock. @throws StoreError that names the file */
export function openSqliteSource(file: string): CopyEnd {
  return opened(file, () => openUnused(file));
}

/** Opens or creates a database file to copy into it. The caller holds its lock. @throws StoreError that names the file */
export function openSqliteTarget(file: string, synchronous: 'normal' | 'full'): CopyEnd {
  return opened(file, () => {
    const connection = openWriter(file, { synchronous, maxSizeBytes: undefined });
    // Sorts the index of a large table in a file instead of memory.
    connection.database.exec('PRAGMA temp_store = DEFAULT');
    return connection;
  });
}

function opened(file: string, open: () => SqliteConnection): CopyEnd {
  let connection: SqliteConnection | undefined;
  try {
    connection = open();
    checkOwner(connection, file);
    return endOf(connection, file);
  } catch (error) {
    connection?.close();
    throw fromOpening(error, file);
  }
}

/** A file or a database in memory as a copy end, with translated errors. */
export function endOf(sqlite: SqliteConnection, place: string): CopyEnd {
  const translated = async <R>(work: () => Promise<R>): Promise<R> => {
    try {
      return await work();
    } catch (error) {
      throw translateError(error, place);
    }
  };
  const connection: Connection = {
    all: (statement) => translated(() => sqlite.all(statement)),
    run: (statement) => translated(() => sqlite.run(statement)),
    within: (_, work) => work(connection),
  };
  return { place, dialect: sqliteDialect, connection, close: () => translated(async () => sqlite.close()) };
}
