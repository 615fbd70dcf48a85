import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Clock } from '../../kernel/timers.ts';
import { UniqueViolationError, StoreError } from '../port.ts';
import type { AnyCollectionDefinition, Entity, Store } from '../port.ts';
import type { StoreOptions } from '../options.ts';
import { QueuedStore } from '../queue/queued-store.ts';
import { readDocuments, readSamples, tableOf } from '../sql/schema.ts';
import { fromStored, toStored } from '../sql/stored-values.ts';
import type { StoredValue } from '../sql/stored-values.ts';
import { openInMemory } from '../sqlite/connection.ts';
import type { SqliteConnection } from '../sqlite/connection.ts';
import { sqliteDialect } from '../sqlite/dialect.ts';
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
  const { save, connection, collections } = await openLoaded(file, definitions, options);
  const beforeCommit = (): Promise<void> => save(connection, collections);
  const backend = new SqliteBackend(file, connection, undefined, definitions, options, beforeCommit);
  return new QueuedStore(backend, definitions, clock, options);
}

/** Loads a file to copy from it. The caller holds its lock. @throws StoreError that names the file */
export async function openJsonSource(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
): Promise<CopyEnd> {
  const options = { maxSamplesPerResource: Number.MAX_SAFE_INTEGER };
  return endOf((await openLoaded(file, definitions, options)).connection, file);
}

/**
 * Opens a file for a copy into it. The file must not exist, or have no documents and samples. The caller holds its
 * lock.
 *
 * @throws StoreError when the file has documents or samples
 */
export async function openJsonTarget(file: string): Promise<CopyTarget> {
  const { state, save } = await readState(file);
  const lists = [...Object.values(state.collections), ...Object.values(state.measurements)];
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
    save: (collections) => save(connection, collections),
  };
}

/** Loads a file into a database in memory. Collections that this version does not know have no indexes there. */
async function openLoaded(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
  options: StoreOptions,
): Promise<{
  readonly save: Save;
  readonly connection: SqliteConnection;
  readonly collections: readonly AnyCollectionDefinition[];
}> {
  const { state, save } = await readState(file);
  const known = new Set(definitions.map(({ name }) => name));
  const unknown = Object.keys(state.collections).filter((name) => !known.has(name));
  const collections = [...definitions, ...unknown.map((name) => ({ name, indexes: [] }))];
  const connection = await openPrepared(collections, options);
  const loader = new SqliteBackend(file, connection, undefined, collections, options);
  await loader.begin();
  for (const definition of collections) {
    const table = loader.table(definition, 'current');
    for (const doc of state.collections[definition.name] ?? []) {
      const inserted = table.prepareInsert([doc]).run();
      await inserted.catch((error: unknown) => refuse(loader.translate(error), doc, file));
    }
  }
  for (const [resourceId, samples] of Object.entries(state.measurements)) {
    const all = samples.map(([timeMs, value]) => ({ resourceId, timeMs, value: fromStored(value) }));
    await loader.samples('current').prepareAppend(all).run();
  }
  await loader.commit([]);
  return { save, connection, collections };
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

const FORMAT = 1;

/** Content of the file. */
interface State {
  readonly collections: Readonly<Record<string, readonly Entity[]>>;
  /** Keyed by resource ID: [epoch ms, value] pairs, ascending. */
  readonly measurements: Readonly<Record<string, readonly (readonly [number, StoredValue])[]>>;
}

/** Replaces the content of the file. @throws StoreError that names the file */
type Save = (connection: SqliteConnection, collections: readonly AnyCollectionDefinition[]) => Promise<void>;

/** Reads a file. Keeps a symbolic link and replaces its target. @throws StoreError that names the file */
async function readState(path: string): Promise<{ readonly state: State; readonly save: Save }> {
  let file: string;
  try {
    makeFolders(dirname(path));
    file = realFile(path);
  } catch (error) {
    throw fromSystem(error, path, 'read');
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw fromSystem(error, file, 'read');
  });
  const state = text.trim() === '' ? { collections: {}, measurements: {} } : parse(text, file);
  return {
    state,
    save: async (connection, collections) => replace(file, await contentOf(connection, collections)),
  };
}

/**
 * Writes and syncs a new file and renames it, so the file always has the old state or the new one. Only its owner can
 * read it, because it contains keys.
 */
async function replace(file: string, content: string): Promise<void> {
  const beside = join(dirname(file), `.${basename(file)}.tmp`);
  try {
    await writeFile(beside, content, { mode: 0o600, flush: true });
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw fromSystem(error, file, 'written');
  }
}

/** Returns a database as JSON with one document per line, so that it can be read and compared. */
async function contentOf(
  connection: SqliteConnection,
  collections: readonly AnyCollectionDefinition[],
): Promise<string> {
  const lists: string[] = [];
  for (const { name } of collections) {
    const lines: string[] = [];
    for await (const docs of readDocuments(connection, sqliteDialect, tableOf(name))) {
      for (const doc of docs) lines.push(`\n      ${JSON.stringify(doc)}`);
    }
    lists.push(`\n    ${JSON.stringify(name)}: [${lines.join(',')}${lines.length > 0 ? '\n    ' : ''}]`);
  }
  const pairs = new Map<string, string[]>();
  for await (const samples of readSamples(connection, sqliteDialect)) {
    for (const { resourceId, timeMs, value } of samples) {
      const known = pairs.get(resourceId) ?? [];
      known.push(JSON.stringify([timeMs, toStored(value)]));
      pairs.set(resourceId, known);
    }
  }
  const series = Array.from(pairs, ([id, all]) => `\n    ${JSON.stringify(id)}: [${all.join(',')}]`);
  return `{\n  "format": ${FORMAT},\n  "collections": {${lists.join(',')}\n  },\n  "measurements": {${series.join(',')}\n  }\n}\n`;
}

/** @throws StoreError `corrupt`; `schema-newer` */
function parse(text: string, file: string): State {
  let state: (Partial<State> & { readonly format?: unknown }) | null;
  try {
    state = JSON.parse(text) as typeof state;
  } catch (cause) {
    throw corrupt(file, String(cause));
  }
  const { format, collections = {}, measurements = {} } = state ?? {};
  if (typeof format !== 'number') throw corrupt(file, 'it has no format number');
  if (format > FORMAT) {
    throw new StoreError(
      'schema-newer',
      `${file} was written by a newer version (format ${format}, this version reads up to ${FORMAT}).`,
      'Start that version or a later one.',
    );
  }
  const name = Object.keys(collections).find((one) => !isListOf(collections[one], isEntity));
  if (name !== undefined) throw corrupt(file, `collection "${name}" is not a list of documents with ids`);
  const id = Object.keys(measurements).find((one) => !isListOf(measurements[one], isSample));
  if (id !== undefined) throw corrupt(file, `the measurements of "${id}" are not a list of [time, value]`);
  return { collections, measurements };
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

function corrupt(file: string, reason: string, cause?: unknown): StoreError {
  return new StoreError(
    'corrupt',
    `${file} cannot be used: ${reason}.`,
    'Repair it, restore a backup, or move it away to start with an empty store.',
    { cause },
  );
}
