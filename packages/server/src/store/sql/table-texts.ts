import type { InsertQueryBuilder, InsertResult } from 'kysely';

import { boundedCache } from '../../kernel/bounded-cache.ts';
import type { AnyCollectionDefinition } from '../port.ts';
import type { Dialect } from './dialect.ts';
import { CollectionQueries } from './queries.ts';
import { columnOf, columnsOf, tableOf, type Column } from './schema.ts';

/** Statements of every collection. */
export type SqlTexts = Readonly<Record<'get' | 'upsert' | 'columns' | 'lockedColumns' | 'delete', string>>;

/** A unique key of a collection. */
export interface UniqueKey {
  readonly fields: readonly string[];
  /** Places of its columns. */
  readonly columns: readonly number[];
  /** Finds another document than the one whose id comes last. */
  readonly sql: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as in `Queries`
export type Tables = any;

/** @param rows number of documents */
export function insertOf(
  { queries }: Dialect,
  collection: string,
  columns: readonly Column[],
  rows: number,
): InsertQueryBuilder<Tables, string, InsertResult> {
  const row = Object.fromEntries(['id', 'doc', ...columns.map(({ name }) => name)].map((name) => [name, '']));
  return queries.insertInto(tableOf(collection)).values(Array.from({ length: rows }, () => row));
}

/** The columns and statements of a collection. */
export class TableTexts {
  readonly columns: readonly Column[];
  readonly queries: CollectionQueries;
  readonly sql: SqlTexts;
  readonly uniqueKeys: readonly UniqueKey[];
  /** Places of columns of unique keys. */
  readonly uniqueColumns: ReadonlySet<number>;
  /** Of updates by the places of the columns that they assign, of inserts by their number of rows. */
  readonly writes = boundedCache<string, string>(200);

  constructor(dialect: Dialect, definition: AnyCollectionDefinition) {
    this.columns = columnsOf(definition);
    this.queries = new CollectionQueries(dialect, definition);
    this.sql = sqlTextsOf(dialect, definition.name, this.columns);
    this.uniqueKeys = uniqueKeysOf(dialect, definition, this.columns);
    this.uniqueColumns = new Set(this.uniqueKeys.flatMap(({ columns }) => columns));
  }
}

const compiled = new WeakMap<Dialect, WeakMap<AnyCollectionDefinition, TableTexts>>();

/** Returns the texts of a collection. All views and databases share them, because they take long to compile. */
export function textsOf(dialect: Dialect, definition: AnyCollectionDefinition): TableTexts {
  const ofDialect = compiled.get(dialect) ?? new WeakMap<AnyCollectionDefinition, TableTexts>();
  compiled.set(dialect, ofDialect);
  const texts = ofDialect.get(definition) ?? new TableTexts(dialect, definition);
  ofDialect.set(definition, texts);
  return texts;
}

function sqlTextsOf(dialect: Dialect, collection: string, columns: readonly Column[]): SqlTexts {
  const { queries } = dialect;
  const table = tableOf(collection);
  const columnsOfOne = queries
    .selectFrom(table)
    .select(['id', ...columns.map(({ name }) => name)])
    .where('id', '=', '');
  return {
    get: queries.selectFrom(table).select('doc').where('id', '=', '').compile().sql,
    upsert: insertOf(dialect, collection, columns, 1)
      .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ doc: eb.ref('excluded.doc') })))
      .compile().sql,
    columns: columnsOfOne.compile().sql,
    lockedColumns: columnsOfOne.forUpdate().compile().sql,
    delete: queries.deleteFrom(table).where('id', '=', '').compile().sql,
  };
}

function uniqueKeysOf(
  { queries }: Dialect,
  { name: collection, indexes }: AnyCollectionDefinition,
  columns: readonly Column[],
): UniqueKey[] {
  // A key with the id in it is never taken by another document.
  const unique = indexes.filter((index) => index.unique === true && !index.fields.includes('id'));
  return unique.map(({ fields }) => {
    let query = queries.selectFrom(tableOf(collection)).select('id');
    for (const field of fields) query = query.where(columnOf(field), '=', '');
    return {
      fields,
      columns: fields.map((field) => columns.findIndex(({ name }) => name === columnOf(field))),
      sql: query.where('id', '<>', '').compile().sql,
    };
  });
}
