import { open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Low } from 'lowdb';
import type { Adapter } from 'lowdb';
import type { Clock } from '../../kernel/timers.ts';
import { UniqueViolationError, StoreError } from '../port.ts';
import type { AnyCollectionDefinition, Entity, Store } from '../port.ts';
import type { StoreOptions } from '../options.ts';
import { QueuedStore } from '../queue/queued-store.ts';
import { plain } from '../sql/dialect.ts';
import { readDocuments, readSamples, tableOf } from '../sql/schema.ts';
import { SqlViews } from '../sql/sql-views.ts';
import { fromStored, toStored } from '../sql/stored-values.ts';
import type { StoredValue } from '../sql/stored-values.ts';
import type { SqliteConnection } from '../sqlite/connection.ts';
import { sqliteDialect } from '../sqlite/dialect.ts';
import { translateError, openInMemory } from '../sqlite/connection.ts';
import { SqliteBackend } from '../sqlite/sqlite-backend.ts';
import { openPrepared, fromSystem, DEFAULT_MAX_SAMPLES, endOf } from '../sqlite/sqlite-store.ts';
import { makeFolders, realFile } from '../../files.ts';
import type { CopyEnd, CopyTarget } from '../copy/ends.ts';

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
async function openLoaded(
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

const FORMAT = 1;

/** Content of the file. */
interface State {
  readonly format: number;
  readonly collections: Readonly<Record<string, readonly Entity[]>>;
  /** Keyed by resource ID: [epoch ms, value] pairs, ascending. */
  readonly measurements: Readonly<Record<string, readonly (readonly [number, StoredValue])[]>>;
}

/**
 * lowdb adapter: one JSON file with one document per line, so that it can be read and compared. A new file is
 * written, synced and renamed, so the file always has the old state or the new one. Only its owner can read it,
 * because it contains keys.
 */
class StateFile implements Adapter<State> {
  readonly #file: string;

  /** Keeps a symbolic link and replaces its target. @throws StoreError */
  constructor(file: string) {
    try {
      makeFolders(dirname(file));
      this.#file = realFile(file);
    } catch (error) {
      throw fromSystem(error, file, 'read');
    }
  }

  async read(): Promise<State | null> {
    let text: string;
    try {
      text = await readFile(this.#file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw fromSystem(error, this.#file, 'read');
    }
    return text.trim() === '' ? null : parse(text, this.#file);
  }

  async write(state: State): Promise<void> {
    const beside = join(dirname(this.#file), `.${basename(this.#file)}.tmp`);
    try {
      const handle = await open(beside, 'w', 0o600);
      try {
        await handle.writeFile(format(state));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, this.#file);
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined);
      throw fromSystem(error, this.#file, 'written');
    }
  }
}

function parse(text: string, file: string): State {
  let state: Partial<State> | null;
  try {
    state = JSON.parse(text) as Partial<State> | null;
  } catch (cause) {
    throw corrupt(file, String(cause));
  }
  const { format: version, collections = {}, measurements = {} } = state ?? {};
  if (typeof version !== 'number') throw corrupt(file, 'it has no format number');
  if (version > FORMAT) {
    throw new StoreError(
      'schema-newer',
      `${file} was written by a newer version (format ${version}, this version reads up to ${FORMAT}).`,
      'Start that version or a later one.',
    );
  }
  const name = Object.keys(collections).find((one) => !isListOf(collections[one], isEntity));
  if (name !== undefined) throw corrupt(file, `collection "${name}" is not a list of documents with ids`);
  const id = Object.keys(measurements).find((one) => !isListOf(measurements[one], isSample));
  if (id !== undefined) throw corrupt(file, `the measurements of "${id}" are not a list of [time, value]`);
  return { format: version, collections, measurements };
}

function isListOf(list: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isItem);
}

const isEntity = (item: unknown): boolean => typeof (item as Entity | null)?.id === 'string';

function isSample(item: unknown): boolean {
  if (!Array.isArray(item)) return false;
  const [time, value] = item as [unknown, unknown];
  return Number.isSafeInteger(time) && value !== null && value !== undefined;
}

function format(state: State): string {
  const lists = Object.entries(state.collections).map(([name, docs]) => {
    const lines = docs.map((doc) => `\n      ${JSON.stringify(doc)}`);
    return `\n    ${JSON.stringify(name)}: [${lines.join(',')}${lines.length > 0 ? '\n    ' : ''}]`;
  });
  const series = Object.entries(state.measurements).map(
    ([resourceId, samples]) => `\n    ${JSON.stringify(resourceId)}: ${JSON.stringify(samples)}`,
  );
  return `{\n  "format": ${state.format},\n  "collections": {${lists.join(',')}\n  },\n  "measurements": {${series.join(',')}\n  }\n}\n`;
}

function corrupt(file: string, reason: string, cause?: unknown): StoreError {
  return new StoreError(
    'corrupt',
    `${file} cannot be used: ${reason}.`,
    'Repair it, restore a backup, or move it away to start with an empty store.',
    { cause },
  );
}

/** Loads a file to copy from it. The caller holds its lock. @throws StoreError that names the file */
export async function openJsonSource(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
): Promise<CopyEnd> {
  const { connection } = await openLoaded(file, definitions, {
    maxSamplesPerResource: Number.MAX_SAFE_INTEGER,
  });
  return endOf(connection, file);
}

/**
 * Opens a file for a copy into it. The file must not exist, or have no documents and samples. The caller holds its
 * lock.
 *
 * @throws StoreError when the file has documents or samples
 */
export async function openJsonTarget(file: string): Promise<CopyTarget> {
  const state = await readState(file);
  const lists = [...Object.values(state.data.collections), ...Object.values(state.data.measurements)];
  if (lists.some(({ length }) => length > 0)) {
    throw new StoreError(
      'invalid',
      `${file} is not empty.`,
      'Name a file that does not exist with --to (MUSTER_STORE). Stores in use are never overwritten.',
    );
  }
  const connection = openInMemory();
  return {
    ...endOf(connection, file),
    maxSamplesPerResource: DEFAULT_MAX_SAMPLES,
    save: async (collections) => {
      state.data = await snapshot(connection, collections);
      await state.write();
    },
  };
}
