/** What the thread is asked: to look whether there is enough to copy, to copy what there is, or to end. */
export type CheckpointRequest = 'look' | 'finish' | 'close';

/** What the thread answers; the numbers are pages. */
export interface CheckpointProgress {
  /** Pages in the write-ahead log. */
  readonly log: number;
  /** How many of them the database file has. When it has them all, the log begins anew with the next write. */
  readonly checkpointed: number;
}

/** A log that has become larger, behind somebody who read an old state of the file for long, is cut off. */
export const LARGE_LOG_BYTES = 67_108_864;
