import type { InsertQueryBuilder, InsertResult } from 'kysely';

import type { AnyCollectionDefinition } from '../port.ts';
import type { Dialect } from './dialect.ts';
import { columnOf, tableOf, type Column } from './schema.ts';

/** Statements of every collection. */
export type SqlTexts = Readonly<Record<'get' | 'upsert' | 'columns' | 'delete', string>>;

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

export function textsOf(dialect: Dialect, collection: string, columns: readonly Column[]): SqlTexts {
  const { queries } = dialect;
  const table = tableOf(collection);
  return {
    get: queries.selectFrom(table).select('doc').where('id', '=', '').compile().sql,
    upsert: insertOf(dialect, collection, columns, 1)
      .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ doc: eb.ref('excluded.doc') })))
      .compile().sql,
    columns: queries
      .selectFrom(table)
      .select(['id', ...columns.map(({ name }) => name)])
      .where('id', '=', '')
      .compile().sql,
    delete: queries.deleteFrom(table).where('id', '=', '').compile().sql,
  };
}

export function uniqueKeysOf(
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
