import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { LARGE_LOG_BYTES, type CheckpointProgress, type CheckpointRequest } from './checkpoint-protocol.ts';
import type { Connection } from './connection.ts';

/** Commits before the thread is worth its memory. */
const FIRST_COMMITS = 200;
/** And pages: large commits would have the writer copy long before there are many. */
const FIRST_PAGES = 500;
/** A log of so many pages (4 KB) has to begin anew, whatever is being written. */
const LONG_LOG_PAGES = 4_000;
/** Where the writer itself copies, it does so often: each time holds the event loop. */
const WRITER_PAGES = 1_000;
/** Where the thread copies, the writer never does: it would take the longer, the further the thread is behind. */
const NEVER = 0;

/**
 * Copies the write-ahead log into the database file from a thread of its own: the copying ends with a sync of the disk,
 * and the event loop would stand still for as long as the disk takes.
 *
 *     writer commits -> thread looks -> enough pages: copies -> log has become long: writes wait, thread copies the rest
 *                                                                               -> the next write begins the log anew
 *
 * Writes that are quicker than the copying wait for it as well.
 *
 * SQLite before 3.51.3 may spoil a file that two threads write and checkpoint at the same instant
 * (https://sqlite.org/wal.html#walresetbug): there, and should the thread fail, the writer does it itself.
 */
export class Checkpointer {
  readonly #file: string;
  readonly #writer: Connection;
  #commits = 0;
  #thread: Worker | undefined;
  #isAsked = false;
  #longLog = LONG_LOG_PAGES;
  /** The rest of the log is to be copied as soon as no transaction is open. */
  #isDue = false;
  /** It is being copied. */
  #isFinishing = false;
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
    if (this.#isOver) return;
    if (this.#isDue && this.#thread !== undefined) this.#finish(this.#thread);
    if (this.#isAsked) this.#waitWhenFarAhead();
    else if (this.#isWorthIt()) this.#ask((this.#thread ??= this.#start()), 'look');
  }

  #isWorthIt(): boolean {
    return this.#thread !== undefined || this.#commits >= FIRST_COMMITS || this.#logPages() >= FIRST_PAGES;
  }

  /** The thread is copying already: while it does, the log must not grow by more than it can copy. */
  #waitWhenFarAhead(): void {
    if (this.#pause === undefined && this.#logPages() >= this.#longLog + LONG_LOG_PAGES) this.#holdWrites();
  }

  /** Some microseconds; only SQLite that is safe knows how to look. */
  #logPages(): number {
    return Number(this.#writer.row('PRAGMA wal_checkpoint(NOOP)', [])?.['log'] ?? 0);
  }

  #start(): Worker {
    // `.ts` in the workspace, `.js` in the package.
    const url = new URL(`./checkpoint-thread${import.meta.url.slice(-3)}`, import.meta.url);
    const thread = new Worker(url, { workerData: this.#file, execArgv: [] });
    thread.on('message', (progress: CheckpointProgress) => this.#told(thread, progress));
    thread.on('error', () => this.#failed());
    thread.unref();
    // Should it fail, the writer copies again.
    this.#writerCopiesFrom(NEVER);
    return thread;
  }

  #told(thread: Worker, { log, checkpointed }: CheckpointProgress): void {
    this.#isAsked = false;
    if (this.#isFinishing) {
      this.#isFinishing = false;
      // Somebody else reads an old state of the file, and the log cannot begin anew before they are done.
      this.#longLog = checkpointed < log ? log + LONG_LOG_PAGES : LONG_LOG_PAGES;
      this.#goOn();
    } else if ((log >= this.#longLog || this.#pause !== undefined) && !this.#isOver) {
      this.#finishSoon(thread);
    }
  }

  #finishSoon(thread: Worker): void {
    if (this.#writer.database.isTransaction) {
      this.#isDue = true;
      this.#goOn();
    } else {
      this.#finish(thread);
    }
  }

  #finish(thread: Worker): void {
    this.#isDue = false;
    this.#isFinishing = true;
    this.#holdWrites();
    this.#ask(thread, 'finish');
  }

  #holdWrites(): void {
    this.#pause ??= new Promise((resolve) => (this.#finished = resolve));
    // Writes wait for it: the process must not end before.
    this.#thread?.ref();
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
    this.#isAsked = true;
    thread.postMessage(request);
  }

  /** Who copies also cuts a large log off, which takes a tenth of a second for one of 400 MB. */
  #writerCopiesFrom(pages: number): void {
    const { database } = this.#writer;
    if (!database.isOpen) return;
    database.exec(`PRAGMA wal_autocheckpoint = ${pages}`);
    database.exec(`PRAGMA journal_size_limit = ${pages === NEVER ? -1 : LARGE_LOG_BYTES}`);
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
