import type { Kysely, RawBuilder } from 'kysely';

import type { AnyCollectionDefinition, ElementList, Sample, Scalar } from '../port.ts';
import type { Connection, Statement } from './connection.ts';

/** Tables and columns follow from the definitions of collections: their types are not known at compile time. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Queries = Kysely<any>;

export type Expression = RawBuilder<unknown>;

/** Brings a store from one layout to the next, in a transaction of the caller. */
export type Migration = (connection: Connection) => Promise<void>;

/** Everything that differs between SQLite and PostgreSQL. */
export interface Dialect {
  readonly migrations: readonly Migration[];
  /** Begins a transaction that will write. */
  readonly begin: string;
  /** Builds queries and compiles them for this database; executes nothing. */
  readonly queries: Queries;
  /** Type of the columns of ids and of fields, with a leading space; empty: any. */
  readonly columnType: string;
  readonly documentType: string;
  /** Stands for a parameter in SQL text. @param number from 1 */
  readonly parameter: (number: number) => string;
  /** The value of LIMIT that stands for no limit. */
  readonly noLimit: number | null;

  /** A comparable value as columns hold it: equality and order of columns are those of the port. */
  toColumn(value: string | number | null): unknown;
  fromColumn(stored: unknown): string | number | null;
  /** A JSON document as its column holds it, and back. */
  toDocument(json: string): string;
  fromDocument(stored: unknown): string;
  toSample(value: Sample['value']): unknown;
  fromSample(stored: unknown): Sample['value'];

  /** The value of a field that has no column. @param table alias of the table, where there are several */
  fieldOf(field: string, table?: string): Expression;
  /** A condition that every row meets, and that ends a query whose time is up; undefined where the connection does. */
  readonly timeGuard: Expression | undefined;
  isIn(expression: Expression, values: readonly Scalar[]): Expression;
  /** Whether look-ups of one turn of the event loop share a statement, because each statement is a round trip. */
  readonly sharesLookups: boolean;
  /** Whether a query can name the index that it reads (INDEXED BY). Elsewhere the planner finds it by its statistics. */
  readonly namesIndexes: boolean;
  /** Whether SELECT DISTINCT of the first field of an index goes from one value to the next, however many rows have each. */
  readonly skipsDuplicates: boolean;
  /**
   * Whether a value is a string that contains the text, in any case.
   *
   * @param text in lower case
   * @param isFolded whether the value is a string in lower case or null
   */
  contains(value: Expression, text: string, isFolded: boolean): Expression;
  /** As {@link contains}, at the beginning of the value. */
  startsWith(value: Expression, text: string, isFolded: boolean): Expression;
  /** SELECT of the kinds of elements, as these columns. */
  kinds(elements: ElementList, columns: readonly string[]): Expression;
  /**
   * FROM clause of the elements of documents `d` that have a kind in `k`. `i.value` is null for an element and a number for
   * each of its entries.
   *
   * @param kindOf the field of the documents that names their kinds
   */
  elements(documents: Expression, elements: ElementList, kindOf: Expression): Expression;

  /** Rows `name` of all tables, `tbl`, `name` of the columns of collections, and `tbl`, `name` of indexes. */
  readonly present: { readonly tables: Statement; readonly columns: Statement; readonly indexes: Statement };
  /**
   * @param included columns with short values that queries read from the index instead of the row
   * @param covered the same with values of any length, where the database can keep them in the index
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
  /** Creates the indexes of the searched fields, where the database has any. */
  prepareSearch(connection: Connection, definition: AnyCollectionDefinition): Promise<void>;
  isUniqueViolation(error: unknown): boolean;
}
