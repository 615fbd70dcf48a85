import type { AnyCollectionDefinition } from '../port.ts';
import type { Connection } from '../sql/connection.ts';
import type { Dialect } from '../sql/dialect.ts';

/** A database that a copy reads or writes. Other servers cannot open it before `close`. Failures are StoreErrors. */
export interface CopyEnd {
  /** For people, without a password. */
  readonly place: string;
  readonly dialect: Dialect;
  readonly connection: Connection;
  close(): Promise<void>;
}

export interface CopyTarget extends CopyEnd {
  /** Samples of a resource that a server keeps in such a store; absent without a limit. */
  readonly maxSamplesPerResource?: number;
  /**
   * Saves a target whose database is in memory: a failure before it leaves the target as it was.
   *
   * @param collections those of the copy
   */
  save?(collections: readonly AnyCollectionDefinition[]): Promise<void>;
}
