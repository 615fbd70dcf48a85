import { Low } from 'lowdb';

import type { Clock } from '../../kernel/clock.ts';
import type { AnyCollectionDefinition, Entity, Sample, Store } from '../port.ts';
import { StoreError, UniqueViolationError } from '../port.ts';
import type { StoreOptions } from '../options.ts';
import { QueuedStore } from '../queue/queued-store.ts';
import { plain, type Connection } from '../sql/connection.ts';
import { SeriesNumbers, SqlSamples } from '../sql/samples.ts';
import { tableOf } from '../sql/schema.ts';
import { SqlViews } from '../sql/sql-views.ts';
import { fromStored, toStored, type StoredValue } from '../sql/stored-values.ts';
import { sqliteDialect } from '../sqlite/dialect.ts';
import { translateError } from '../sqlite/errors.ts';
import { SqliteBackend } from '../sqlite/sqlite-backend.ts';
import { openPrepared } from '../sqlite/sqlite-store.ts';
import { StateFile, stateFormat, type State } from './state-file.ts';

/**
 * SQLite in memory, loaded from one JSON file that every commit rewrites: for fixtures and small fleets.
 *
 * @throws StoreError that names the file when it is damaged or cannot be read
 */
export async function openJsonStore(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
  clock: Clock,
  options: StoreOptions,
): Promise<Store> {
  const database = new Low<State>(new StateFile(file), {
    format: stateFormat,
    collections: {},
    measurements: {},
  });
  await database.read();
  const connection = await openPrepared(definitions, options);
  // Collections that this version does not know stay in the file.
  const foreign = Object.entries(database.data.collections).filter(
    ([name]) => !definitions.some((definition) => definition.name === name),
  );
  await loadState(connection, database.data, definitions, file);
  const backend = new SqliteBackend(file, connection, undefined, definitions, options, async () => {
    database.data = await snapshot(connection, definitions, foreign);
    await database.write();
  });
  return new QueuedStore(backend, definitions, clock, options);
}

/** Adds the documents and samples of a file to a database with empty tables. */
export async function loadState(
  connection: Connection,
  state: State,
  definitions: readonly AnyCollectionDefinition[],
  file: string,
): Promise<void> {
  const source = (): Connection => connection;
  const views = new SqlViews(sqliteDialect, definitions, { committed: source, current: source }, {});
  await connection.run(plain(sqliteDialect.begin));
  for (const definition of definitions) {
    const table = views.table(definition, 'current');
    const isKnown = Object.hasOwn(state.collections, definition.name);
    const docs = isKnown ? (state.collections[definition.name] ?? []) : [];
    for (const doc of docs) {
      const insert = table.prepareInsert([doc]);
      await insert().catch((error: unknown) => refuse(translateError(error, file), doc, file));
    }
  }
  const series = new SqlSamples(() => connection, sqliteDialect, new SeriesNumbers());
  for (const [resourceId, samples] of Object.entries(state.measurements)) {
    await series.append(samples.map(([timeMs, value]) => ({ resourceId, timeMs, value: fromStored(value) })));
  }
  await connection.run(plain('COMMIT'));
}

function refuse(cause: Error, doc: Entity, file: string): never {
  if (!(cause instanceof UniqueViolationError)) throw cause;
  throw new StoreError(
    'corrupt',
    `${file} cannot be used: document "${doc.id}" of "${cause.collection}" has the same ${cause.fields.join(' + ')} as another one.`,
    'Remove one of the two.',
    { cause },
  );
}

/** The content of a file with the documents and samples of a database. */
export async function snapshot(
  connection: Connection,
  definitions: readonly AnyCollectionDefinition[],
  foreign: readonly [string, readonly Entity[]][],
): Promise<State> {
  const collections: [string, readonly Entity[]][] = [];
  for (const { name } of definitions) {
    const rows = await connection.all(plain(`SELECT doc FROM ${tableOf(name)} ORDER BY rowid`));
    collections.push([name, rows.map(({ doc }) => JSON.parse(String(doc)) as Entity)]);
  }
  // fromEntries makes own properties of any key, `__proto__` too.
  return {
    format: stateFormat,
    collections: Object.fromEntries([...collections, ...foreign]),
    measurements: Object.fromEntries(await allSamples(connection)),
  };
}

async function allSamples(connection: Connection): Promise<Map<string, [number, StoredValue][]>> {
  const rows = await connection.all(
    plain(
      `SELECT resource_id, time, value FROM series JOIN sample ON sample.series = series.id
       ORDER BY series.id, time`,
    ),
  );
  const found = new Map<string, [number, StoredValue][]>();
  for (const row of rows) {
    const resourceId = String(row['resource_id']);
    const samples = found.get(resourceId) ?? [];
    const value: Sample['value'] = sqliteDialect.fromSample(row['value']);
    samples.push([Number(row['time']), toStored(value)]);
    found.set(resourceId, samples);
  }
  return found;
}
