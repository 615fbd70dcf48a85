import { DatabaseSync } from 'node:sqlite';

import type { Clock, TimerHandle } from '../../kernel/clock.ts';

/** So often the log is copied, in milliseconds. */
export const CHECKPOINT_MS = 1_000;

/**
 * Copies the write-ahead log into the database file from a thread that does not write, because the copy waits for the disk.
 * The writer never waits for it (https://www.sqlite.org/wal.html#ckpt).
 */
export class Checkpoints {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;
  #timer: TimerHandle | undefined;

  constructor(file: string, clock: Clock) {
    this.#database = new DatabaseSync(file);
    this.#clock = clock;
    this.#schedule();
  }

  #schedule(): void {
    this.#timer = this.#clock.setTimer(CHECKPOINT_MS, () => {
      this.#copy();
      this.#schedule();
    });
  }

  #copy(): void {
    try {
      this.#database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // The log keeps pages that are not copied. The writer reports a disk that is full or broken.
    }
  }

  close(): void {
    this.#timer?.cancel();
    this.#database.close();
  }
}
