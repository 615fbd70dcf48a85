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
}

/** The connection to use now. */
export type Source = () => Connection;

/** A statement without parameters. */
export function plain(sql: string): Statement {
  return { sql, parameters: [] };
}
