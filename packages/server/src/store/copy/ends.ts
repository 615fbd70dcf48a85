import type { Connection, Row } from '../sql/connection.ts';
import type { Dialect } from '../sql/dialect.ts';

/** A database that a copy reads or writes. Other servers cannot open it before `close`. Failures are StoreErrors. */
interface CopyEnd {
  /** For people, without a password. */
  readonly place: string;
  readonly dialect: Dialect;
  readonly connection: Connection;
  close(): Promise<void>;
}

export interface CopySource extends CopyEnd {
  /**
   * Yields the rows of a query without parameters, in runs.
   *
   * @param size rows in a run, at most
   */
  scan(query: string, size: number): AsyncIterable<readonly Row[]>;
}

/** A column of the target. A `document` is JSON text as `Dialect.toDocument` or `toSample` returns it. */
export interface CopyColumn {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'document';
}

export interface CopyTarget extends CopyEnd {
  /** Whether a failure leaves the target as it was before the copy. */
  readonly isAllOrNothing: boolean;
  /** Samples of a resource that a server keeps in such a store; undefined without a limit. */
  readonly maxSamplesPerResource: number | undefined;
  /** Adds rows in a transaction of the caller. */
  insert(table: string, columns: readonly CopyColumn[], rows: readonly (readonly unknown[])[]): Promise<void>;
  /** Deletes all rows of a table. */
  empty(table: string): Promise<void>;
  /** Runs after all rows and indexes have been written. @param tables names of all tables with rows */
  complete(tables: readonly string[]): Promise<void>;
}
