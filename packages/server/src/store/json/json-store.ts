import { Low } from 'lowdb';

import type { Clock } from '../../kernel/clock.ts';
import type { AnyCollectionDefinition, Entity, Store } from '../port.ts';
import { UniqueViolationError } from '../port.ts';
import type { StoreOptions } from '../options.ts';
import { QueuedStore } from '../queue/queued-store.ts';
import { plain } from '../sql/connection.ts';
import { readDocuments, readSamples } from '../sql/rows.ts';
import { tableOf } from '../sql/schema.ts';
import { SqlViews } from '../sql/sql-views.ts';
import { fromStored, toStored, type StoredValue } from '../sql/stored-values.ts';
import type { SqliteConnection } from '../sqlite/connection.ts';
import { sqliteDialect } from '../sqlite/dialect.ts';
import { translateError } from '../sqlite/errors.ts';
import { SqliteBackend } from '../sqlite/sqlite-backend.ts';
import { openPrepared } from '../sqlite/sqlite-store.ts';
import { corrupt, FORMAT, StateFile, type State } from './state-file.ts';

/**
 * Opens an SQLite database in memory, loaded from one JSON file that every commit rewrites. For fixtures and small
 * fleets.
 *
 * @throws StoreError that names the file when it is damaged or cannot be read
 */
export async function openJsonStore(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
  clock: Clock,
  options: StoreOptions,
): Promise<Store> {
  const { state, connection, collections } = await openLoaded(file, definitions, options);
  const backend = new SqliteBackend(file, connection, undefined, definitions, options, async () => {
    state.data = await snapshot(connection, collections);
    await state.write();
  });
  return new QueuedStore(backend, definitions, clock, options);
}

/**
 * Loads a file into a database in memory. For collections that this version does not know, it only loads the
 * documents.
 */
export async function openLoaded(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
  options: StoreOptions,
): Promise<{
  readonly state: Low<State>;
  readonly connection: SqliteConnection;
  readonly collections: readonly AnyCollectionDefinition[];
}> {
  const state = await readState(file);
  const declared = new Set(definitions.map(({ name }) => name));
  const unknown = Object.keys(state.data.collections).filter((name) => !declared.has(name));
  const collections = [...definitions, ...unknown.map((name) => ({ name, indexes: [] }))];
  const connection = await openPrepared(collections, options);
  await load(connection, state.data, collections, file);
  return { state, connection, collections };
}

/** Reads the file. The result has its state in `data`. @throws StoreError */
export async function readState(file: string): Promise<Low<State>> {
  const state = new Low<State>(new StateFile(file), { format: FORMAT, collections: {}, measurements: {} });
  await state.read();
  return state;
}

/** Inserts the documents and samples of a file into a database with empty tables. @throws StoreError `corrupt` */
async function load(
  connection: SqliteConnection,
  state: State,
  definitions: readonly AnyCollectionDefinition[],
  file: string,
): Promise<void> {
  const source = (): SqliteConnection => connection;
  const views = new SqlViews(sqliteDialect, definitions, { committed: source, current: source }, {});
  await connection.run(plain(sqliteDialect.begin));
  for (const definition of definitions) {
    const table = views.table(definition, 'current');
    const docs = Object.hasOwn(state.collections, definition.name) ? state.collections[definition.name] : [];
    for (const doc of docs ?? []) {
      await table
        .prepareInsert([doc])
        .run()
        .catch((error: unknown) => refuse(translateError(error, file), doc, file));
    }
  }
  const series = views.samples('current');
  for (const [resourceId, samples] of Object.entries(state.measurements)) {
    const all = samples.map(([timeMs, value]) => ({ resourceId, timeMs, value: fromStored(value) }));
    await series.prepareAppend(all).run();
  }
  await connection.run(plain('COMMIT'));
}

function refuse(cause: Error, { id }: Entity, file: string): never {
  if (!(cause instanceof UniqueViolationError)) throw cause;
  const fields = cause.fields.join(' + ');
  throw corrupt(
    file,
    `document "${id}" of "${cause.collection}" has the same ${fields} as another one`,
    cause,
  );
}

/** Returns the content of a file for the documents and samples of a database. */
export async function snapshot(
  connection: SqliteConnection,
  definitions: readonly Pick<AnyCollectionDefinition, 'name'>[],
): Promise<State> {
  const collections: [string, readonly Entity[]][] = [];
  for (const { name } of definitions) {
    const docs: Entity[] = [];
    for await (const some of readDocuments(connection, sqliteDialect, tableOf(name))) docs.push(...some);
    collections.push([name, docs]);
  }
  const measurements = new Map<string, [number, StoredValue][]>();
  for await (const samples of readSamples(connection, sqliteDialect)) {
    for (const { resourceId, timeMs, value } of samples) {
      const known = measurements.get(resourceId) ?? [];
      known.push([timeMs, toStored(value)]);
      measurements.set(resourceId, known);
    }
  }
  // fromEntries creates own properties for any key, including `__proto__`.
  return {
    format: FORMAT,
    collections: Object.fromEntries(collections),
    measurements: Object.fromEntries(measurements),
  };
}
