import { StoreError } from '../port.ts';

/** One statement with its parameters in order; what kysely compiles is one. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type Row = Readonly<Record<string, unknown>>;

/** One connection to a database. Statements run in the order of the calls. */
export interface Connection {
  /** Resolves with the rows. Rejects with the error of the driver. */
  all(statement: Statement): Promise<Row[]>;
  /** Resolves with the number of rows changed. */
  run(statement: Statement): Promise<number>;
  /**
   * Runs the work of a list on a connection that stops its statements in time: SQLite those whose queries contain
   * {@link Dialect.timeGuard}, PostgreSQL all.
   *
   * @throws StoreError `too-slow`
   */
  within<R>(timeoutMs: number, work: (connection: Connection) => Promise<R>): Promise<R>;
}

/** The connection to use now. */
export type Source = () => Connection;

/** A list that was stopped. */
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
