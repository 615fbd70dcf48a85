import type { SQLInputValue } from 'node:sqlite';

import type { AnyCollectionDefinition, Condition, ValueSource } from '../../domain/ports/store.ts';
import { isOwn } from '../core/match.ts';
import { fieldSql, tableOf } from './schema.ts';
import { conditionSql } from './sql-condition.ts';

/** The other table, inside of a query. */
const other = 'other';

export type AmongCondition = Extract<Condition, { op: 'among' }>;

/** Whether a row has a value that a source has: for each row that is met, the source is asked for its value. */
export function testedSourcesSql(
  definition: AnyCollectionDefinition,
  condition: AmongCondition,
  values: SQLInputValue[],
): string {
  const table = tableOf(definition.name);
  const tests = condition.value.map((source) => {
    if (isOwn(source, condition, definition.name)) {
      return conditionsSql(source, table, values, true).join(' AND ');
    }
    const value = fieldSql(definition, condition.field, table);
    return `EXISTS (${sourceSql(source, '1', `${fieldSql(source.collection, source.field, other)} = ${value}`, values)})`;
  });
  return tests.length === 0 ? 'false' : `(${tests.join(' OR ')})`;
}

/** The same for few values: they are found first, and their rows are looked up. */
export function lookedUpSourcesSql(
  definition: AnyCollectionDefinition,
  condition: AmongCondition,
  values: SQLInputValue[],
): string {
  const found = condition.value.map((source) =>
    sourceSql(source, fieldSql(source.collection, source.field, other), undefined, values),
  );
  return `${fieldSql(definition, condition.field)} IN (${found.join(' UNION ALL ')})`;
}

/** Finds out whether a source has a value, which is the first that the statement is given. */
export function hasValueSql(source: ValueSource): { readonly sql: string; readonly values: SQLInputValue[] } {
  const values: SQLInputValue[] = [];
  const sql = sourceSql(source, '1', `${fieldSql(source.collection, source.field, other)} = ?`, values);
  return { sql: `${sql} LIMIT 1`, values };
}

/** @param test on the value; without one, indexes are for the conditions of the source */
function sourceSql(
  source: ValueSource,
  what: string,
  test: string | undefined,
  values: SQLInputValue[],
): string {
  // With a value, it is looked up by that: without statistics SQLite would rather walk all that meets the conditions.
  const conditions = conditionsSql(source, other, values, test !== undefined);
  const terms = test === undefined ? conditions : [test, ...conditions];
  return `SELECT ${what} FROM ${tableOf(source.collection.name)} AS ${other} WHERE ${terms.join(' AND ')}`;
}

function conditionsSql(
  { collection, where }: ValueSource,
  table: string,
  values: SQLInputValue[],
  isHidden: boolean,
): string[] {
  const terms = where.map((condition) => {
    if (condition.op === 'among') throw new Error('Sources of values do not name others.');
    return conditionSql(fieldSql(collection, condition.field, table), condition, values, isHidden);
  });
  return terms.length === 0 ? ['true'] : terms;
}
