import { Low } from 'lowdb';

import type { CopySource, CopyTarget } from '../copy/ends.ts';
import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { prepareDatabase } from '../sql/migrate.ts';
import { openInMemory, type SqliteConnection } from '../sqlite/connection.ts';
import { SqliteCopySource, SqliteCopyTarget } from '../sqlite/copy.ts';
import { sqliteDialect } from '../sqlite/dialect.ts';
import { DEFAULT_MAX_SAMPLES } from '../sqlite/sqlite-store.ts';
import { loadState, snapshot } from './json-store.ts';
import { StateFile, stateFormat, type State } from './state-file.ts';

const emptyState: State = { format: stateFormat, collections: {}, measurements: {} };

/** Loads a file to copy from it. The caller holds its lock. @throws StoreError that names the file */
export async function openJsonSource(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
): Promise<CopySource> {
  const { data } = await stateOf(file);
  const foreign = Object.keys(data.collections).filter(
    (name) => !definitions.some((one) => one.name === name),
  );
  const all = [...definitions, ...foreign.map((name) => ({ name, indexes: [] }))];
  const connection = openInMemory();
  await prepareDatabase(connection, sqliteDialect, all, file);
  await loadState(connection, data, all, file);
  return new SqliteCopySource(connection, file);
}

/**
 * Opens a file that does not exist, or has no documents and samples, to copy into it. The caller holds its lock.
 *
 * @throws StoreError when the file has others
 */
export async function openJsonTarget(file: string): Promise<CopyTarget> {
  const database = await stateOf(file);
  const { collections, measurements } = database.data;
  const isEmpty = [...Object.values(collections), ...Object.values(measurements)].every(
    (items) => items.length === 0,
  );
  if (!isEmpty) {
    throw new StoreError(
      'invalid',
      `${file} is not empty.`,
      'Name a file that does not exist with --to (MUSTER_STORE). Stores in use are never overwritten.',
    );
  }
  return new JsonCopyTarget(openInMemory(), file, database);
}

async function stateOf(file: string): Promise<Low<State>> {
  const database = new Low<State>(new StateFile(file), emptyState);
  await database.read();
  return database;
}

/** Collects the copy in memory, and writes the file at the end. */
class JsonCopyTarget extends SqliteCopyTarget {
  override readonly isAllOrNothing = true;
  override readonly maxSamplesPerResource = DEFAULT_MAX_SAMPLES;
  readonly #database: Low<State>;

  constructor(connection: SqliteConnection, file: string, database: Low<State>) {
    super(connection, file);
    this.#database = database;
  }

  override async complete(tables: readonly string[]): Promise<void> {
    const collections = tables.filter((table) => table.startsWith('c_')).map((table) => table.slice(2));
    this.#database.data = await snapshot(
      this.connection,
      collections.map((name) => ({ name, indexes: [] })),
      [],
    );
    await this.#database.write();
  }
}
