import type { SQLInputValue } from 'node:sqlite';

import type { Condition } from '../../domain/ports/store.ts';
import { toComparable } from '../core/scalars.ts';
import { isEquality } from './ordered-walk.ts';

/** Whether a condition asks for what has another value than one, or none. */
export function asksForOthers({ op, value }: Condition): boolean {
  return op === 'ne' && toComparable(value) !== null;
}

/**
 * Rows that meet such a condition, and the equalities with the fields before it in an index: three ranges of that index,
 * one after the other. Of one condition SQLite would rather make a test of all that the equalities leave.
 *
 * @param what of each row
 * @param where the condition and the equalities
 * @param values what the placeholders stand for is added to them
 */
export function othersSql(
  what: string,
  table: string,
  where: readonly Condition[],
  expressionOf: (field: string) => string,
  values: SQLInputValue[],
): string {
  const ranges = ['< ?', '> ?', 'IS NULL'].map((range) => {
    const terms = where.flatMap((condition) => {
      const { field, op, value } = condition;
      if (op !== 'ne' && !isEquality(condition)) return [];
      const test = op === 'ne' ? range : '= ?';
      if (test.endsWith('?')) values.push(toComparable(value));
      return [`${expressionOf(field)} ${test}`];
    });
    return `SELECT ${what} FROM ${table} WHERE ${terms.join(' AND ')}`;
  });
  return ranges.join(' UNION ALL ');
}
