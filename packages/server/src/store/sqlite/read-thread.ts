import { parentPort, workerData } from 'node:worker_threads';

import type { AnyCollectionDefinition } from '../../domain/ports/store.ts';
import { AsideIndexes } from './aside-indexes.ts';
import { CommitMarks } from './commit-marks.ts';
import { openReader } from './connection.ts';
import { readElements } from './element-reader.ts';
import { isSqliteError } from './errors.ts';
import type {
  FromReadThread,
  ReadAnswer,
  ReadFailure,
  ReadRequest,
  ReadThreadData,
  ToReadThread,
} from './read-protocol.ts';
import { fewMatches, RowReader } from './row-reader.ts';

const { file, definitions, marks, notes } = workerData as ReadThreadData;
/** Kilobytes of pages: what is read here is mostly read once. */
const CACHE_KB = 8_192;

const connection = openReader(file, CACHE_KB);
const commits = new CommitMarks(marks);
const readers = new Map<string, RowReader>();
const aside =
  notes &&
  new AsideIndexes({
    connection,
    notes,
    want: (collection, isWanted) => tell({ collection, isWanted }),
    report: tell,
    transaction: (work) => seeing(work),
  });

parentPort?.on('message', (message: ToReadThread) => {
  if (message === 'close') {
    aside?.close();
    connection.close();
    parentPort?.close();
    return;
  }
  if ('prepare' in message) {
    aside?.prepare(definitionOf(message.prepare));
    return;
  }
  tell({ id: message.id, answer: answerTo(message.request) });
});

function tell(message: FromReadThread): void {
  parentPort?.postMessage(message);
}

function answerTo(request: ReadRequest): ReadAnswer | ReadFailure {
  try {
    return seeing((commit) => ({ commit, ...read(request, commit) }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { message, errcode: isSqliteError(error) ? error.errcode : undefined };
  }
}

/** Runs work in a transaction, with the number of the last commit that it sees. */
function seeing<R>(work: (commit: number) => R): R {
  const commit = commits.between(begin, end);
  try {
    return work(commit);
  } finally {
    end();
  }
}

/** What is read from now on, until the end, is one state of the file. */
function begin(): void {
  connection.run('BEGIN', []);
  connection.row('SELECT 1 FROM sqlite_schema LIMIT 1', []);
}

function end(): void {
  // SQLite has ended it by itself after the worst failures.
  if (connection.database.isTransaction) connection.run('COMMIT', []);
}

function read(request: ReadRequest, commit: number): Omit<ReadAnswer, 'commit'> {
  const { query, elements, wantsPage, total } = request;
  const definition = definitionOf(request.collection);
  if (elements !== undefined) {
    const page = readElements(readerOf(definition), definition, query, elements);
    return { total: page.total, ids: undefined, docs: page.rows.map((row) => JSON.stringify(row)) };
  }
  const reader = aside?.readerFor(definition, query, commit) ?? readerOf(definition);
  if (total !== undefined) return { total, ids: undefined, docs: wantsPage ? reader.page(query, total) : [] };
  const plan = reader.planOfCount(query);
  const ids = reader.firstIds(query, fewMatches + 1, plan);
  if (ids.length > fewMatches) {
    const counted = reader.count(query, plan);
    return { total: counted, ids: undefined, docs: wantsPage ? reader.page(query, counted) : [] };
  }
  const docs = wantsPage ? reader.pageOf(ids, query) : [];
  return { total: ids.length, ids, docs };
}

function definitionOf(collection: string): AnyCollectionDefinition {
  const definition = definitions.find((one) => one.name === collection);
  if (definition === undefined) throw new Error(`There is no collection "${collection}".`);
  return definition;
}

function readerOf(definition: AnyCollectionDefinition): RowReader {
  const reader = readers.get(definition.name) ?? new RowReader(() => connection, definition);
  readers.set(definition.name, reader);
  return reader;
}
