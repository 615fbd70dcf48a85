import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread is asked: to look whether there is enough to copy, to copy what there is, or to end. */
export type CheckpointRequest = 'look' | 'finish' | 'close';

/** What the thread answers; the numbers are pages. */
export interface CheckpointProgress {
  /** Pages in the write-ahead log. */
  readonly log: number;
  /** How many of them the database file has. When it has them all, the log begins anew with the next write. */
  readonly checkpointed: number;
}

/** Pages (4 KB) that are worth a sync of the disk. A page that many updates share is copied once for all of them. */
const WORTH_PAGES = 1_000;
/** Milliseconds between two looks at least. */
const PAUSE_MS = 25;

const database = new DatabaseSync(String(workerData));
const look = database.prepare('PRAGMA wal_checkpoint(NOOP)');
const copy = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', (request: CheckpointRequest) => {
  if (request === 'look') void checkpoint();
  else if (request === 'finish') answer(progressOf(copy.get()));
  else end();
});

async function checkpoint(): Promise<void> {
  const found = progressOf(look.get());
  const progress = found.log - found.checkpointed < WORTH_PAGES ? found : progressOf(copy.get());
  await delay(PAUSE_MS);
  answer(progress);
}

function answer(progress: CheckpointProgress): void {
  parentPort?.postMessage(progress);
}

function progressOf(row: unknown): CheckpointProgress {
  const { log, checkpointed } = row as CheckpointProgress;
  return { log, checkpointed };
}

function end(): void {
  database.close();
  parentPort?.close();
}
