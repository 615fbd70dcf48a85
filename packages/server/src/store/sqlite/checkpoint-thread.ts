import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

import { LARGE_LOG_BYTES, type CheckpointProgress, type CheckpointRequest } from './checkpoint-protocol.ts';

/** Pages (4 KB) that are worth a sync of the disk. A page that many updates share is copied once for all of them. */
const WORTH_PAGES = 1_000;
/** Milliseconds between two looks at least. */
const PAUSE_MS = 25;

const file = String(workerData);
const database = new DatabaseSync(file);
const look = database.prepare('PRAGMA wal_checkpoint(NOOP)');
const copy = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
const cutOff = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');

parentPort?.on('message', (request: CheckpointRequest) => {
  if (request === 'look') void checkpoint();
  else if (request === 'finish') answer(finish());
  else end();
});

async function checkpoint(): Promise<void> {
  const found = progressOf(look.get());
  const progress = found.log - found.checkpointed < WORTH_PAGES ? found : progressOf(copy.get());
  await delay(PAUSE_MS);
  answer(progress);
}

/** Nobody writes meanwhile. */
function finish(): CheckpointProgress {
  const progress = progressOf(copy.get());
  // While somebody reads from the log it stays as it is, until another time.
  if (progress.checkpointed === progress.log && statSync(`${file}-wal`).size > LARGE_LOG_BYTES) cutOff.get();
  return progress;
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
