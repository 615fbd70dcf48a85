import type { Clock } from '../kernel/clock.ts';

/** What one commit was; for metrics. */
export interface CommitInfo {
  /** How many writes shared it; a transaction counts as one. */
  readonly writes: number;
  readonly durationMs: number;
  readonly failed: boolean;
}

export const DEFAULT_TRANSACTION_TIMEOUT_MS = 30_000;

export interface StoreOptions {
  readonly clock?: Clock;
  /** Called after each commit; must not throw. */
  readonly onCommit?: (info: CommitInfo) => void;
  /** A page of a list that takes longer is refused with StoreError `too-slow`. Default 5. */
  readonly listTimeoutSeconds?: number | undefined;
  /** Writes waiting for their commit, at most; more are refused with StoreError `overloaded`. Default 100,000. */
  readonly maxQueuedWrites?: number;
  /** A transaction that is still open after this is rolled back. Default 30,000 ms. */
  readonly transactionTimeoutMs?: number;
  /**
   * PostgreSQL: lets other processes open the store too and write to it, if they share it as well. `transaction` then runs alone
   * among all of them. Default false: this process alone writes.
   */
  readonly isShared?: boolean;
  /**
   * PostgreSQL: takes the store from a server that has been silent for about so many seconds, because its process hangs: the
   * server writes no more. Default: such a server keeps it.
   */
  readonly fenceAfterSeconds?: number | undefined;
  /**
   * SQLite: `normal` (default) survives the death of the process, and a power cut may lose the last moments;
   * `full` waits for the disk at every commit.
   */
  readonly synchronous?: 'normal' | 'full';
  /** SQLite: the database file grows no further than this. Default: no bound but the disk. */
  readonly maxSizeBytes?: number;
  /** memory and json: samples kept per resource, the newest. Default 1,000. */
  readonly maxSamplesPerResource?: number;
}
