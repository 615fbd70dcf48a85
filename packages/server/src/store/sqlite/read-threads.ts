import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { AnyCollectionDefinition } from '../../domain/ports/store.ts';
import { StoreError } from '../../domain/ports/store.ts';
import type { CommitMarks } from './commit-marks.ts';
import type {
  FromReadThread,
  ReadAnswer,
  ReadRequest,
  ReadThreadData,
  ToReadThread,
} from './read-protocol.ts';

/** Threads at most: somebody's second long query does not stand behind the first. */
const MAX_THREADS = 2;
/** Questions that wait for an answer at most. */
const MAX_WAITING = 1_000;

interface Waiting {
  readonly resolve: (answer: ReadAnswer) => void;
  readonly reject: (error: Error) => void;
}

interface ReadThread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/**
 * Threads that answer what takes SQLite long: the first count of a filter, and what no index answers. Each reads what has
 * been committed when its turn comes. They are started when there is something for them.
 */
export class ReadThreads {
  readonly #data: ReadThreadData;
  readonly #threads: ReadThread[] = [];
  #lastId = 0;
  #isClosed = false;

  constructor(file: string, definitions: readonly AnyCollectionDefinition[], marks: CommitMarks) {
    this.#data = { file, definitions, marks: marks.buffer };
  }

  /** @throws StoreError `overloaded` when too many wait already, `closed`; otherwise as SQLite says */
  async ask(request: ReadRequest): Promise<ReadAnswer> {
    if (this.#isClosed) throw closed();
    const thread = this.#leastBusy();
    if (thread.waiting.size >= MAX_WAITING) throw overloaded();
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      thread.waiting.set(id, { resolve, reject });
      // Somebody waits for it: the process must not end before.
      thread.worker.ref();
      const message: ToReadThread = { id, request };
      thread.worker.postMessage(message);
    });
  }

  /** What is under way is not waited for. Resolves when the threads have let go of the file. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = this.#threads.splice(0);
    await Promise.all(
      threads.map(async ({ worker, waiting }) => {
        fail(waiting, closed());
        worker.ref();
        const ended = once(worker, 'exit');
        const message: ToReadThread = 'close';
        worker.postMessage(message);
        await ended;
      }),
    );
  }

  #leastBusy(): ReadThread {
    const [first] = this.#threads.toSorted((a, b) => a.waiting.size - b.waiting.size);
    if (first !== undefined && (first.waiting.size === 0 || this.#threads.length === MAX_THREADS))
      return first;
    return this.#start();
  }

  #start(): ReadThread {
    // `.ts` in the workspace, `.js` in the package.
    const url = new URL(`./read-thread${import.meta.url.slice(-3)}`, import.meta.url);
    const worker = new Worker(url, { workerData: this.#data, execArgv: [] });
    const thread: ReadThread = { worker, waiting: new Map() };
    worker.on('message', ({ id, answer }: FromReadThread) => {
      const waiting = thread.waiting.get(id);
      thread.waiting.delete(id);
      if (thread.waiting.size === 0) worker.unref();
      if ('docs' in answer) waiting?.resolve(answer);
      else waiting?.reject(Object.assign(new Error(answer.message), given(answer.errcode)));
    });
    worker.on('error', (error) => this.#failed(thread, error as Error));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  /** Others are started in its place. */
  #failed(thread: ReadThread, error: Error): void {
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    fail(
      thread.waiting,
      new StoreError('io', 'A thread that reads has failed.', 'Try again.', { cause: error }),
    );
  }
}

function given(errcode: number | undefined): { errcode?: number } {
  return errcode === undefined ? {} : { errcode };
}

function fail(waiting: Map<number, Waiting>, error: Error): void {
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function closed(): StoreError {
  return new StoreError('closed', 'The store is closed.');
}

function overloaded(): StoreError {
  return new StoreError(
    'overloaded',
    `${MAX_WAITING} queries are waiting already.`,
    'Try again in a moment.',
  );
}
