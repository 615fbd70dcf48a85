import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { CheckpointProgress, CheckpointRequest } from './checkpoint-thread.ts';
import type { Connection } from './connection.ts';

/** Commits before the thread is worth its memory. */
const FIRST_COMMITS = 200;
/** A log of so many pages (4 KB) has to begin anew, whatever is being written. */
const LONG_LOG_PAGES = 4_000;
/** While the thread copies, which may take long on a slow disk, so many more are written before writes wait for it. */
const SPARE_PAGES = 3 * LONG_LOG_PAGES;
/** Where the writer itself copies, it does so often: each time holds the event loop. */
const WRITER_PAGES = 1_000;
const NEVER = 0;

/**
 * Copies the write-ahead log into the database file from a thread of its own: the copying ends with a sync of the disk,
 * and the event loop would stand still for as long as the disk takes.
 *
 *     writer commits -> thread looks -> enough pages: copies -> log has become long: writes wait, thread copies the rest
 *                                                                               -> the next write begins the log anew
 *
 * SQLite before 3.51.3 may spoil a file that two threads write and checkpoint at the same instant
 * (https://sqlite.org/wal.html#walresetbug): there, and should the thread fail, the writer does it itself.
 */
export class Checkpointer {
  readonly #file: string;
  readonly #writer: Connection;
  #commits = 0;
  #thread: Worker | undefined;
  /** What the thread has not answered yet. */
  #asked: CheckpointRequest | undefined;
  #longLog = LONG_LOG_PAGES;
  /** The rest of the log is to be copied as soon as no transaction is open. */
  #isDue = false;
  #finished: (() => void) | undefined;
  #pause: Promise<void> | undefined;
  #isOver = !isSafe(process.versions.sqlite);

  constructor(file: string, writer: Connection) {
    this.#file = file;
    this.#writer = writer;
    this.#writerCopiesFrom(WRITER_PAGES);
  }

  /** Until when writes have to wait, if they have to: nothing may be added to the log then. */
  get pause(): Promise<void> | undefined {
    return this.#pause;
  }

  /** After each commit. */
  committed(): void {
    this.#commits += 1;
    if (this.#isDue && this.#thread !== undefined) this.#finish(this.#thread);
    if (this.#isOver || this.#isDue || this.#commits < FIRST_COMMITS) return;
    if (this.#asked !== undefined) {
      this.#waitIfFull();
      return;
    }
    this.#thread ??= this.#start();
    this.#ask(this.#thread, 'look');
  }

  #start(): Worker {
    // `.ts` in the workspace, `.js` in the package.
    const url = new URL(`./checkpoint-thread${import.meta.url.slice(-3)}`, import.meta.url);
    const thread = new Worker(url, { workerData: this.#file, execArgv: [] });
    thread.once('message', () => {
      if (!this.#isOver) this.#writerCopiesFrom(NEVER);
    });
    thread.on('message', (progress: CheckpointProgress) => this.#told(thread, progress));
    thread.on('error', () => this.#failed());
    thread.unref();
    return thread;
  }

  #told(thread: Worker, { log, checkpointed }: CheckpointProgress): void {
    const asked = this.#asked;
    this.#asked = undefined;
    if (this.#pause !== undefined && asked === 'look' && !this.#isOver) {
      this.#ask(thread, 'finish');
    } else if (this.#pause !== undefined) {
      // Somebody else reads an old state of the file, and the log cannot begin anew before they are done.
      this.#longLog = checkpointed < log ? log + LONG_LOG_PAGES : LONG_LOG_PAGES;
      this.#goOn();
    } else if (log >= this.#longLog && !this.#isOver) {
      if (this.#writer.database.isTransaction) this.#isDue = true;
      else this.#finish(thread);
    }
  }

  #finish(thread: Worker): void {
    this.#isDue = false;
    this.#wait(thread);
    this.#ask(thread, 'finish');
  }

  #wait(thread: Worker): void {
    this.#pause = new Promise((resolve) => (this.#finished = resolve));
    // Writes wait for it: the process must not end before.
    thread.ref();
  }

  /** The thread copies more slowly than is written: what comes after waits until the log begins anew. */
  #waitIfFull(): void {
    if (this.#pause !== undefined || this.#thread === undefined) return;
    const pages = Number(this.#writer.row('PRAGMA wal_checkpoint(NOOP)', [])?.['log'] ?? 0);
    if (pages >= this.#longLog + SPARE_PAGES) this.#wait(this.#thread);
  }

  #failed(): void {
    this.#isOver = true;
    this.#isDue = false;
    this.#writerCopiesFrom(WRITER_PAGES);
    this.#goOn();
  }

  #goOn(): void {
    this.#pause = undefined;
    this.#thread?.unref();
    this.#finished?.();
  }

  #ask(thread: Worker, request: CheckpointRequest): void {
    this.#asked = request;
    thread.postMessage(request);
  }

  #writerCopiesFrom(pages: number): void {
    if (this.#writer.database.isOpen) this.#writer.database.exec(`PRAGMA wal_autocheckpoint = ${pages}`);
  }

  /** Resolves when the thread has let go of the file. */
  async close(): Promise<void> {
    const thread = this.#thread;
    if (thread === undefined || this.#isOver) return;
    this.#isOver = true;
    this.#isDue = false;
    thread.ref();
    const ended = once(thread, 'exit');
    this.#ask(thread, 'close');
    await ended;
  }
}

/** @param version of SQLite; undefined when Node does not say */
export function isSafe(version: string | undefined): boolean {
  const [major = 0, minor = 0, patch = 0] = (version ?? '').split('.').map(Number);
  if (major !== 3) return major > 3;
  return minor > 51 || (minor === 51 && patch >= 3);
}
