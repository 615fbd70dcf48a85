import type { SQLInputValue } from 'node:sqlite';

import type { Condition, Scalar } from '../../domain/ports/store.ts';
import { fold, toComparable } from '../core/scalars.ts';

const operators = { lt: '<', le: '<=', gt: '>', ge: '>=' } as const;

/** Sorts before every number and every text; null is not compared with anything. */
const leastValue = '-9e999';

/**
 * One condition as SQL.
 *
 * @param expression column, or what is read from the document
 * @param values what the placeholders stand for is added to them
 * @param isHidden no index is to be used for it
 */
export function conditionSql(
  expression: string,
  condition: Exclude<Condition, { op: 'among' }>,
  values: SQLInputValue[],
  isHidden: boolean,
): string {
  const operand = isHidden ? `+${expression}` : expression;
  switch (condition.op) {
    case 'exists':
      return condition.value ? `${operand} >= ${leastValue}` : `${operand} IS NULL`;
    case 'in':
      values.push(JSON.stringify(condition.value));
      return `${operand} IN (SELECT value FROM json_each(?))`;
    case 'contains':
      values.push(fold(condition.value));
      return `instr(fold(${expression}), ?) > 0`;
    case 'startsWith':
      values.push(fold(condition.value));
      return `instr(fold(${expression}), ?) = 1`;
    case 'eq':
    case 'ne':
      return equality(operand, condition.op, condition.value, values);
    default:
      values.push(toComparable(condition.value));
      return `${operand} ${operators[condition.op]} ?`;
  }
}

function equality(operand: string, op: 'eq' | 'ne', value: Scalar, values: SQLInputValue[]): string {
  const comparable = toComparable(value);
  if (comparable === null) return op === 'ne' ? `${operand} >= ${leastValue}` : `${operand} IS NULL`;
  if (op === 'eq') {
    values.push(comparable);
    return `${operand} = ?`;
  }
  // Three ranges of an index; documents without the field differ from the value too.
  values.push(comparable, comparable);
  return `(${operand} < ? OR ${operand} > ? OR ${operand} IS NULL)`;
}
