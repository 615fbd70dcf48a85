import type { Clock } from '../kernel/timers.ts';
import type { ChangeCounts } from './sql/change-counts.ts';

/** Figures of one commit, for metrics. */
export interface CommitInfo {
  /** Number of writes in the commit. A transaction counts as one. */
  readonly writes: number;
  readonly durationMs: number;
  readonly failed: boolean;
}

export const DEFAULT_TRANSACTION_TIMEOUT_MS = 30_000;

export interface StoreOptions {
  readonly clock?: Clock;
  /** Called after each commit. Must not throw. */
  readonly onCommit?: (info: CommitInfo) => void;
  /**
   * Maximum seconds that a page of a list may take. A slower one is refused with StoreError `too-slow`. Defaults to
   * 5.
   */
  readonly listTimeoutSeconds?: number | undefined;
  /**
   * Maximum number of writes that wait for a commit. Further ones are refused with StoreError `overloaded`. Defaults
   * to 100,000.
   */
  readonly maxQueuedWrites?: number;
  /** Maximum duration of a transaction in milliseconds, after which it is rolled back. Defaults to 30,000. */
  readonly transactionTimeoutMs?: number;
  /**
   * PostgreSQL: takes the store over from a server whose process hangs, which means about this many seconds of
   * silence. That server can no longer write. By default, it keeps the store.
   */
  readonly fenceAfterSeconds?: number | undefined;
  /**
   * SQLite: with `normal` (the default), data survives a crash of the process, but a power cut may lose the last
   * commits. `full` waits for the disk at every commit.
   */
  readonly synchronous?: 'normal' | 'full';
  /** SQLite and PostgreSQL: counts changes for threads that read, which then keep numbers of documents. By default, each page counts. */
  readonly changeCounts?: ChangeCounts | undefined;
  /** SQLite: maximum size of the database file. By default, only the disk limits it. */
  readonly maxSizeBytes?: number;
  /** memory and json: maximum number of samples per resource; the newest are kept. Defaults to 1,000. */
  readonly maxSamplesPerResource?: number;
}
