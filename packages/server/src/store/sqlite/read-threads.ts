import { once } from 'node:events';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';

import type { AnyCollectionDefinition } from '../../domain/ports/store.ts';
import { StoreError } from '../../domain/ports/store.ts';
import { AsideRoutes } from './aside-routes.ts';
import type { CommitMarks } from './commit-marks.ts';
import type {
  AnswerMessage,
  FromReadThread,
  ReadAnswer,
  ReadRequest,
  ReadThreadData,
  ToReadThread,
  WantMessage,
} from './read-protocol.ts';

/** Threads at most, besides the one with indexes aside: somebody's second long query does not stand behind the first. */
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
  readonly #asideRoutes: AsideRoutes;
  readonly #onWanted: (wanted: WantMessage) => void;
  readonly #notes = new MessageChannel();
  /** Keeps indexes aside, and answers what they know. */
  #asideThread: ReadThread | undefined;
  #lastId = 0;
  #isClosed = false;

  /** @param onWanted the changes of a collection are to be told, see {@link notes} */
  constructor(
    file: string,
    definitions: readonly AnyCollectionDefinition[],
    marks: CommitMarks,
    onWanted: (wanted: WantMessage) => void,
  ) {
    this.#data = { file, definitions, marks: marks.buffer };
    this.#asideRoutes = new AsideRoutes(definitions, (collection) => this.#prepare(collection));
    this.#onWanted = onWanted;
    this.#notes.port1.unref();
  }

  /** Where changes are told. */
  get notes(): MessagePort {
    return this.#notes.port1;
  }

  /** @throws StoreError `overloaded` when too many wait already, `closed`; otherwise as SQLite says */
  async ask(request: ReadRequest): Promise<ReadAnswer> {
    if (this.#isClosed) throw closed();
    const thread = this.#threadFor(request);
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
    this.#notes.port1.close();
    const threads = this.#threads.splice(0);
    if (this.#asideThread !== undefined) threads.push(this.#asideThread);
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

  #threadFor(request: ReadRequest): ReadThread {
    const isAside = this.#asideRoutes.leadAside(request);
    return isAside && this.#asideThread !== undefined ? this.#asideThread : this.#leastBusy();
  }

  #prepare(collection: string): void {
    this.#asideThread ??= this.#startWithAside();
    const message: ToReadThread = { prepare: collection };
    this.#asideThread.worker.postMessage(message);
  }

  #leastBusy(): ReadThread {
    const [first] = this.#threads.toSorted((a, b) => a.waiting.size - b.waiting.size);
    const isFull = this.#threads.length === MAX_THREADS;
    if (first !== undefined && (first.waiting.size === 0 || isFull)) return first;
    const thread = this.#start(this.#data, []);
    thread.worker.on('error', () => this.#threads.splice(this.#threads.indexOf(thread), 1));
    this.#threads.push(thread);
    return thread;
  }

  #startWithAside(): ReadThread {
    const notes = this.#notes.port2;
    const thread = this.#start({ ...this.#data, notes }, [notes]);
    thread.worker.on('error', () => {
      this.#asideThread = undefined;
      // The others go on without it.
      for (const collection of this.#asideRoutes.close()) this.#onWanted({ collection, isWanted: false });
    });
    return thread;
  }

  #start(data: ReadThreadData, transferList: readonly MessagePort[]): ReadThread {
    // `.ts` in the workspace, `.js` in the package.
    const url = new URL(`./read-thread${import.meta.url.slice(-3)}`, import.meta.url);
    const worker = new Worker(url, { workerData: data, execArgv: [], transferList: [...transferList] });
    const thread: ReadThread = { worker, waiting: new Map() };
    worker.on('message', (message: FromReadThread) => {
      if ('aside' in message) this.#asideRoutes.heard(message);
      else if ('collection' in message) this.#onWanted(message);
      else answered(thread, message);
    });
    worker.on('error', (cause) => {
      fail(thread.waiting, new StoreError('io', 'A reader thread failed.', 'Try again.', { cause }));
    });
    worker.unref();
    return thread;
  }
}

function answered({ waiting, worker }: ReadThread, { id, answer }: AnswerMessage): void {
  const one = waiting.get(id);
  waiting.delete(id);
  if (waiting.size === 0) worker.unref();
  if ('docs' in answer) one?.resolve(answer);
  else one?.reject(Object.assign(new Error(answer.message), given(answer.errcode)));
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
  return new StoreError('overloaded', `${MAX_WAITING} queries are already waiting.`, 'Try again later.');
}
