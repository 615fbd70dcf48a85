import { nextTurn } from '../../kernel/tasks.ts';
import { StoreError } from '../port.ts';
import type { AnyCollectionDefinition } from '../port.ts';
import { plain } from '../sql/dialect.ts';
import type { Connection } from '../sql/dialect.ts';
import {
  copyMark,
  readCopyMark,
  removeCopyMark,
  writeCopyMark,
  refuseIncompleteCopy,
  inTransaction,
  isOfStore,
  migrate,
  readLayout,
} from '../sql/migrate.ts';
import type { CopyMark } from '../sql/migrate.ts';
import {
  readDocuments,
  readSamples,
  prepareCollections,
  prepareTables,
  tableOf,
  columnsByTable,
} from '../sql/schema.ts';
import type { CopyEnd, CopyTarget } from './ends.ts';
import { insertDocuments, SampleWriter } from './ends.ts';
import { heartbeat } from '../queue/queued-store.ts';

/**
 * Checks that a source is a complete store of this version, and returns its collections. Includes tables of
 * collections that this version does not know, because a later version can have written them.
 *
 * @param definitions the collections that this version knows
 * @throws StoreError when the source is not a store, holds an incomplete copy, or was written by another version
 */
async function collectionsOf(
  source: CopyEnd,
  definitions: readonly AnyCollectionDefinition[],
): Promise<readonly AnyCollectionDefinition[]> {
  const { connection, dialect, place } = source;
  const columns = await columnsByTable(connection, dialect);
  if (columns.size === 0) {
    throw new StoreError(
      'invalid',
      `${place} holds no store of Muster.`,
      'Name the store of the server to copy from with --from (MUSTER_FROM_STORE).',
    );
  }
  await refuseIncompleteCopy(connection, dialect, place);
  const layout = await readLayout(connection, dialect, place);
  if (layout < dialect.migrations.length) throw olderError(place);
  const known = new Set([...definitions, heartbeat].map(({ name }) => tableOf(name)));
  const tables = [...columns.keys()];
  const unknown = tables.filter((table) => !known.has(table)).map(definitionOf);
  return [...definitions.filter(({ name }) => columns.has(tableOf(name))), ...unknown];
}

/** The name of a table is that of its collection, or a shortened one, which is not shortened again. */
const definitionOf = (table: string): AnyCollectionDefinition => ({ name: table.slice(2), indexes: [] });

/** The error for an older source. A copy never changes the source, so it does not migrate it. */
function olderError(place: string): StoreError {
  return new StoreError(
    'invalid',
    `${place} was written by an earlier version of Muster.`,
    'Start this version of the server on it once (muster server --store), stop it, then copy.',
  );
}

export interface CopyOptions {
  /** Whether to delete an incomplete copy in the target. No other data is ever deleted. */
  readonly replace: boolean;
  /** Epoch milliseconds, for the mark of an incomplete copy. */
  readonly startedAt: number;
  /** Ends the copy after the current batch. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}

export interface CopyProgress {
  /** Number of documents and samples copied so far. */
  readonly done: number;
  readonly total: number;
}

/** Number of rows in both stores after the copy. */
export interface CopyCount {
  readonly source: number;
  readonly target: number;
}

export interface CopyResult {
  /** Names of the stores, without passwords. */
  readonly source: string;
  readonly target: string;
  /** Counts of documents for each collection of the source. */
  readonly collections: readonly (CopyCount & { readonly name: string })[];
  readonly samples: CopyCount;
  /** Whether all counts are equal. If not, the target keeps the mark of an incomplete copy. */
  readonly isComplete: boolean;
}

/** The copy ended early. Servers refuse to start on the target. The cause is the failure. */
export class IncompleteCopyError extends StoreError {
  constructor(place: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      'io',
      reason,
      `${place} holds an incomplete copy, on which a server does not start. Copy again with --replace.`,
      { cause },
    );
    this.name = 'IncompleteCopyError';
  }
}

interface Count extends CopyCount {
  readonly table: string;
}

/**
 * Copies all documents and samples of a store into an empty one. Only reads the source. The target is marked until
 * its counts have been compared with those of the source, and servers refuse to start on a marked store.
 *
 * @param openTarget opens the target, after the source has been checked. The caller closes it
 * @param definitions the collections that this version knows
 * @throws StoreError when the source cannot be copied or the target is not empty; no rows have been written then
 * @throws IncompleteCopyError when the copy fails or is aborted later; the cause is the failure
 */
export async function copyStore(
  source: CopyEnd,
  openTarget: () => Promise<CopyTarget>,
  definitions: readonly AnyCollectionDefinition[],
  options: CopyOptions,
): Promise<CopyResult> {
  const collections = await collectionsOf(source, definitions);
  const target = await openTarget();
  await checkSamples(source, target);
  const earlier = await checkTarget(target, options);
  // Every store has the tables of all collections that this version knows.
  const all = [...new Set([...definitions, ...collections])];
  await begin(target, all, { source: source.place, startedAt: options.startedAt }, earlier);
  try {
    const totals = await copyRows(source, target, collections, options);
    await createIndexes(target, all, options);
    const counts = await countTables(target, totals);
    const isComplete = counts.every((count) => count.source === count.target);
    if (isComplete) {
      // Without statistics, the first lists would read whole tables.
      for (const { table } of counts) await target.connection.run(plain(`ANALYZE "${table}"`));
      await target.save?.(collections);
      await removeCopyMark(target.connection);
    }
    return resultOf(source, target, { collections, counts, isComplete });
  } catch (error) {
    throw target.save === undefined ? new IncompleteCopyError(target.place, error) : error;
  }
}

function resultOf(
  { place: source }: CopyEnd,
  { place: target }: CopyTarget,
  {
    collections,
    counts,
    isComplete,
  }: {
    readonly collections: readonly AnyCollectionDefinition[];
    readonly counts: readonly Count[];
    readonly isComplete: boolean;
  },
): CopyResult {
  const countOf = (table: string): CopyCount => {
    const found = counts.find((count) => count.table === table);
    return { source: found?.source ?? 0, target: found?.target ?? 0 };
  };
  return {
    source,
    target,
    collections: collections.map(({ name }) => ({ name, ...countOf(tableOf(name)) })),
    samples: countOf('sample'),
    isComplete,
  };
}

/** Checks the number of samples: a store with a limit would delete samples at its next start. */
async function checkSamples(
  { connection, dialect, place }: CopyEnd,
  { place: targetPlace, maxSamplesPerResource: limit }: CopyTarget,
): Promise<void> {
  if (limit === undefined) return;
  const [most] = await connection.all(
    plain(
      `SELECT resource_id, counted.total AS total FROM series
       JOIN (SELECT series, count(*) AS total FROM sample GROUP BY series) AS counted ON counted.series = series.id
       WHERE counted.total > ${limit} ORDER BY counted.total DESC LIMIT 1`,
    ),
  );
  if (most === undefined) return;
  const resource = String(dialect.fromColumn(most['resource_id']));
  throw new StoreError(
    'invalid',
    `${targetPlace} keeps ${limit} samples per resource, and resource ${resource} in ${place} has ${Number(most['total'])}.`,
    'Copy to an sqlite: or postgres: store.',
  );
}

/**
 * @returns the incomplete copy to replace, if there is one
 * @throws StoreError when the target is not empty
 */
async function checkTarget(target: CopyTarget, { replace }: CopyOptions): Promise<CopyMark | undefined> {
  const { connection, dialect, place } = target;
  const mark = await readCopyMark(connection, dialect);
  if (mark !== undefined && replace) return mark;
  if (mark !== undefined) {
    throw new StoreError(
      'invalid',
      `${place} holds an incomplete copy of ${mark.source}.`,
      'Delete it and copy again with --replace, or name another target.',
    );
  }
  const tables = await connection.all(dialect.present.tables);
  if (!tables.some(({ name }) => isOfStore(String(name)))) return undefined;
  throw new StoreError(
    'invalid',
    `${place} is not empty.`,
    'Name an empty database or a file that does not exist with --to (MUSTER_STORE). Stores in use are never overwritten.',
  );
}

/**
 * Creates the tables without indexes, and marks the target.
 *
 * @param earlier the incomplete copy to delete first
 */
async function begin(
  target: CopyTarget,
  collections: readonly AnyCollectionDefinition[],
  { source, startedAt }: Pick<CopyMark, 'source' | 'startedAt'>,
  earlier: CopyMark | undefined,
): Promise<void> {
  const { connection, dialect, place } = target;
  const marked = [...collections, copyMark];
  const tables = marked.map(({ name }) => tableOf(name));
  await inTransaction(connection, dialect, async () => {
    for (const table of earlier?.tables ?? []) await connection.run(plain(`DROP TABLE "${table}"`));
    await migrate(connection, dialect, place);
    for (const table of ['series', 'sample']) await connection.run(plain(`DELETE FROM ${table}`));
    await prepareTables(connection, dialect, marked);
    await writeCopyMark(connection, dialect, { source, startedAt, tables });
  });
}

/** Rows of the source, and the write that adds them to the target. */
interface Batch {
  readonly size: number;
  readonly write: () => Promise<void>;
}

async function* batchesOf(
  { connection, dialect }: CopyEnd,
  target: CopyTarget,
  collections: readonly AnyCollectionDefinition[],
): AsyncGenerator<Batch> {
  for (const definition of collections) {
    for await (const docs of readDocuments(connection, dialect, tableOf(definition.name))) {
      yield { size: docs.length, write: () => insertDocuments(target, definition, docs) };
    }
  }
  const writer = new SampleWriter(target);
  for await (const samples of readSamples(connection, dialect)) {
    yield { size: samples.length, write: () => writer.insert(samples) };
  }
}

/** @returns the number of rows in each table of the source */
async function copyRows(
  source: CopyEnd,
  target: CopyTarget,
  collections: readonly AnyCollectionDefinition[],
  { onProgress, signal }: CopyOptions,
): Promise<ReadonlyMap<string, number>> {
  const totals = new Map<string, number>();
  for (const table of [...collections.map(({ name }) => tableOf(name)), 'sample']) {
    totals.set(table, await countOf(source.connection, table));
  }
  const total = [...totals.values()].reduce((sum, one) => sum + one, 0);
  let done = 0;
  onProgress?.({ done, total });
  for await (const { size, write } of batchesOf(source, target, collections)) {
    await inTransaction(target.connection, target.dialect, write);
    // SQLite does not yield to the event loop, which must handle signals.
    await nextTurn();
    done += size;
    onProgress?.({ done, total });
    signal?.throwIfAborted();
  }
  return totals;
}

async function countTables(
  { connection }: CopyTarget,
  totals: ReadonlyMap<string, number>,
): Promise<Count[]> {
  const counts: Count[] = [];
  for (const [table, source] of totals) {
    counts.push({ table, source, target: await countOf(connection, table) });
  }
  return counts;
}

async function countOf(connection: Connection, table: string): Promise<number> {
  const [row] = await connection.all(plain(`SELECT count(*) AS total FROM "${table}"`));
  return Number(row?.['total']);
}

/** Uses one commit per collection. With a single one, the log of SQLite would grow with all of them. */
async function createIndexes(
  { connection, dialect, place }: CopyTarget,
  collections: readonly AnyCollectionDefinition[],
  { signal }: CopyOptions,
): Promise<void> {
  for (const definition of collections) {
    signal?.throwIfAborted();
    await inTransaction(connection, dialect, () =>
      prepareCollections(connection, dialect, [definition], place),
    );
    await nextTurn();
  }
}
