import type { AnyCollectionDefinition } from '../port.ts';
import type { Connection } from '../sql/connection.ts';
import type { Dialect } from '../sql/dialect.ts';

/** A database that a copy reads or writes. Other servers cannot open it before `close`. Errors are StoreErrors. */
export interface CopyEnd {
  /** For messages, without a password. */
  readonly place: string;
  readonly dialect: Dialect;
  readonly connection: Connection;
  close(): Promise<void>;
}

export interface CopyTarget extends CopyEnd {
  /** Maximum number of samples per resource in such a store. Absent without a limit. */
  readonly maxSamplesPerResource?: number;
  /**
   * Saves a target whose database is in memory. A failure before it leaves the target unchanged.
   *
   * @param collections those of the copy
   */
  save?(collections: readonly AnyCollectionDefinition[]): Promise<void>;
}
