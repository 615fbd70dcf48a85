import { StoreError } from '../port.ts';

/** One statement with its parameters in order. Compatible with the compiled queries of kysely. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type Row = Readonly<Record<string, unknown>>;

/** One connection to a database. Statements run in the order of the calls. */
export interface Connection {
  /** Resolves with the rows. Rejects with the error of the driver. */
  all(statement: Statement): Promise<Row[]>;
  /** Resolves with the number of changed rows. */
  run(statement: Statement): Promise<number>;
  /**
   * Runs the statements of a list on a connection that stops them after a timeout. SQLite stops those that contain
   * {@link Dialect.timeGuard}, PostgreSQL all.
   *
   * @throws StoreError `too-slow`
   */
  within<R>(timeoutMs: number, work: (connection: Connection) => Promise<R>): Promise<R>;
}

/** Returns the connection to use now. */
export type Source = () => Connection;

/** Returns the error of a list that was stopped. */
export function tooSlow(timeoutMs: number): StoreError {
  return new StoreError(
    'too-slow',
    `The list took longer than ${timeoutMs / 1000} s, because no index serves it.`,
    'Filter by fewer rows first, or sort by another field.',
  );
}

/** A statement without parameters. */
export function plain(sql: string): Statement {
  return { sql, parameters: [] };
}
