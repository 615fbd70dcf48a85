import { DatabaseSync } from 'node:sqlite';

import type { Clock, TimerHandle } from '../../kernel/clock.ts';

/** So often the log is copied, in milliseconds. */
export const CHECKPOINT_MS = 1_000;
/** The same while the log grows fast, so that little is left for the writer when it starts the log again. */
const BUSY_CHECKPOINT_MS = 200;
/** Pages copied at a time from which on the log grows fast. */
const MANY_PAGES = 1_000;

/**
 * Copies the write-ahead log into the database file from a thread that does not write, because the copy waits for the disk.
 * The writer never waits for it (https://www.sqlite.org/wal.html#ckpt).
 */
export class Checkpoints {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;
  /** Pages of the current log that have been copied. */
  #copied = 0;
  #timer: TimerHandle | undefined;

  constructor(file: string, clock: Clock) {
    this.#database = new DatabaseSync(file);
    this.#clock = clock;
    this.#schedule(CHECKPOINT_MS);
  }

  #schedule(delayMs: number): void {
    this.#timer = this.#clock.setTimer(delayMs, () => {
      this.#schedule(this.#copy() < MANY_PAGES ? CHECKPOINT_MS : BUSY_CHECKPOINT_MS);
    });
  }

  /** Returns the number of pages. */
  #copy(): number {
    try {
      const copied = Number(this.#database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()?.['checkpointed']);
      const before = copied < this.#copied ? 0 : this.#copied;
      this.#copied = copied;
      return copied - before;
    } catch {
      // The log keeps pages that are not copied. The writer reports a disk that is full or broken.
      return 0;
    }
  }

  close(): void {
    this.#timer?.cancel();
    this.#database.close();
  }
}
