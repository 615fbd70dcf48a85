import type { CopyEnd } from '../copy/ends.ts';
import type { Connection } from '../sql/connection.ts';
import { openUnused, openWriter, type SqliteConnection } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import { translateError } from './errors.ts';
import { checkOwner, fromOpening } from './sqlite-store.ts';

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
