import type { Kysely, RawBuilder } from 'kysely';
import type { AnyCollectionDefinition, ElementList, Sample, Scalar } from '../port.ts';
import { StoreError } from '../port.ts';

/** Tables and columns depend on the definitions of collections, so their types are unknown at compile time. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Queries = Kysely<any>;

export type Expression = RawBuilder<unknown>;

/** Migrates a store from one layout to the next, in a transaction of the caller. */
export type Migration = (connection: Connection) => Promise<void>;

/** The differences between SQLite and PostgreSQL. */
export interface Dialect {
  readonly migrations: readonly Migration[];
  /** Statement that begins a transaction with writes. */
  readonly begin: string;
  /** Builds and compiles queries for this database. Executes nothing. */
  readonly queries: Queries;
  /** Type of the columns of IDs and fields, with a leading space. Empty: any type. */
  readonly columnType: string;
  readonly documentType: string;
  /** Placeholder of a parameter in SQL text. @param number starts at 1 */
  readonly parameter: (number: number) => string;
  /** Value for LIMIT that means no limit. */
  readonly noLimit: number | null;

  /** Encodes a comparable value for a column. Equality and order of columns are those of the port. */
  toColumn(value: string | number | null): unknown;
  fromColumn(stored: unknown): string | number | null;
  /** Encodes a JSON document for its column; `fromDocument` decodes it. */
  toDocument(json: string): string;
  fromDocument(stored: unknown): string;
  toSample(value: Sample['value']): unknown;
  fromSample(stored: unknown): Sample['value'];

  /** The value of a field that has no column. @param table alias of the table, if there are several */
  fieldOf(field: string, table?: string): Expression;
  /**
   * A condition that every row meets, and that ends a query after the timeout. Undefined if the connection enforces
   * timeouts.
   */
  readonly timeGuard: Expression | undefined;
  isIn(expression: Expression, values: readonly Scalar[]): Expression;
  /** Whether look-ups of one turn of the event loop share a statement, because each statement is a round trip. */
  readonly sharesLookups: boolean;
  /** Whether a query can name the index to use (INDEXED BY). Otherwise the planner chooses it from its statistics. */
  readonly namesIndexes: boolean;
  /**
   * Whether SELECT DISTINCT of the first field of an index skips from value to value, regardless of the number of
   * rows.
   */
  readonly skipsDuplicates: boolean;
  /**
   * Tests whether a value is a string that contains the text, ignoring case.
   *
   * @param text in lower case
   * @param isFolded whether the value is null or a string in lower case
   */
  contains(value: Expression, text: string, isFolded: boolean): Expression;
  /** Like {@link contains}, but at the start of the value. */
  startsWith(value: Expression, text: string, isFolded: boolean): Expression;
  /** A SELECT of the kinds of elements with these columns. */
  kinds(elements: ElementList, columns: readonly string[]): Expression;
  /**
   * FROM clause for the elements of documents `d` that have a kind in `k`. `i.value` is null for an element, and a
   * number for each of its entries.
   *
   * @param kindOf the field of the documents that names their kinds
   */
  elements(documents: Expression, elements: ElementList, kindOf: Expression): Expression;

  /** Queries for existing tables (`name`), columns of collections (`tbl`, `name`) and indexes (`tbl`, `name`). */
  readonly present: { readonly tables: Statement; readonly columns: Statement; readonly indexes: Statement };
  /**
   * @param included columns with short values that queries read from the index instead of the row
   * @param covered the same with values of any length, if the database can store them in the index
   */
  createIndex(
    name: string,
    table: string,
    columns: readonly string[],
    options: {
      readonly isUnique: boolean;
      readonly included: readonly string[];
      readonly covered: readonly string[];
    },
  ): string;
  /** Creates the indexes of the searched fields, if the database uses any. */
  prepareSearch(connection: Connection, definition: AnyCollectionDefinition): Promise<void>;
  isUniqueViolation(error: unknown): boolean;
}

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
