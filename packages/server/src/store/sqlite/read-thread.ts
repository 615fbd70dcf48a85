import { parentPort, workerData } from 'node:worker_threads';

import { CommitMarks } from './commit-marks.ts';
import { openReader } from './connection.ts';
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

const { file, definitions, marks } = workerData as ReadThreadData;
/** Kilobytes of pages: what is read here is mostly read once. */
const CACHE_KB = 8_192;

const connection = openReader(file, CACHE_KB);
const commits = new CommitMarks(marks);
const readers = new Map<string, RowReader>();

parentPort?.on('message', (message: ToReadThread) => {
  if (message === 'close') {
    connection.close();
    parentPort?.close();
    return;
  }
  const answer: FromReadThread = { id: message.id, answer: answerTo(message.request) };
  parentPort?.postMessage(answer);
});

function answerTo(request: ReadRequest): ReadAnswer | ReadFailure {
  try {
    const commit = commits.between(begin, end);
    try {
      return { commit, ...read(request) };
    } finally {
      end();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { message, errcode: isSqliteError(error) ? error.errcode : undefined };
  }
}

/** What is read from now on, until the end, is one state of the file. */
function begin(): void {
  connection.run('BEGIN', []);
  connection.row('SELECT 1 FROM sqlite_schema LIMIT 1', []);
}

function end(): void {
  connection.run('COMMIT', []);
}

function read({ collection, query, wantsPage, total }: ReadRequest): Omit<ReadAnswer, 'commit'> {
  const reader = readerOf(collection);
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

function readerOf(collection: string): RowReader {
  let reader = readers.get(collection);
  if (reader === undefined) {
    const definition = definitions.find((one) => one.name === collection);
    if (definition === undefined) throw new Error(`There is no collection "${collection}".`);
    reader = new RowReader(() => connection, definition);
    readers.set(collection, reader);
  }
  return reader;
}
