import type { SQLInputValue } from 'node:sqlite';

import type { Condition, IndexDefinition, Query, Scalar } from '../../domain/ports/store.ts';
import { fold, toComparable } from '../core/scalars.ts';
import { columnOf } from './schema.ts';

export interface SqlQuery {
  readonly sql: string;
  readonly values: SQLInputValue[];
}

const operators = { lt: '<', le: '<=', gt: '>', ge: '>=' } as const;

/**
 * Queries of one collection as SQL. The text holds the shape only (fields are checked names), never a value, so that
 * statements stay prepared.
 */
export class SqlQueryBuilder {
  readonly #table: string;
  readonly #columns: ReadonlySet<string>;
  readonly #indexes: readonly IndexDefinition[];

  constructor(table: string, indexedFields: readonly string[], indexes: readonly IndexDefinition[] = []) {
    this.#table = table;
    this.#columns = new Set(indexedFields);
    this.#indexes = indexes;
  }

  /** @param byOrder rather walks an index in the order of the query than looks up what matches and sorts it */
  select(what: string, query: Query, byOrder = false): SqlQuery {
    const values: SQLInputValue[] = [];
    const where = this.#where(query, values, byOrder ? this.#fixedBeforeOrder(query) : undefined);
    let sql = `SELECT ${what} FROM ${this.#table}${where} ORDER BY ${this.#order(query)}`;
    if (query.limit !== undefined || query.offset !== undefined) {
      sql += ' LIMIT ? OFFSET ?';
      values.push(query.limit ?? -1, query.offset ?? 0);
    }
    return { sql, values };
  }

  /** What a walk over all that matches meets, in the order of the query if it has one. */
  walk(query: Query): SqlQuery {
    const values: SQLInputValue[] = [];
    const isSorted = (query.sort?.length ?? 0) > 0;
    const where = this.#where(query, values, isSorted ? this.#fixedBeforeOrder(query) : undefined);
    const order = isSorted ? ` ORDER BY ${this.#order(query)}` : '';
    return { sql: `SELECT id FROM ${this.#table}${where}${order}`, values };
  }

  count(query: Query): SqlQuery {
    const values: SQLInputValue[] = [];
    const where = this.#where(query, values);
    return { sql: `SELECT count(*) AS total FROM ${this.#table}${where}`, values };
  }

  delete(where: readonly Condition[]): SqlQuery {
    const values: SQLInputValue[] = [];
    return { sql: `DELETE FROM ${this.#table}${this.#where({ where }, values)}`, values };
  }

  #order(query: Query): string {
    const keys: string[] = [];
    let direction = 'ASC';
    for (const { field, direction: wanted } of query.sort ?? []) {
      direction = wanted === 'desc' ? 'DESC' : 'ASC';
      keys.push(`${this.#expression(field)} ${direction}`);
      if (field === 'id') return keys.join(', ');
    }
    return [...keys, `id ${direction}`].join(', ');
  }

  /**
   * The fields that have one value each and come before the order of the query in an index: with these, that index
   * yields the rows in order. Undefined when there is no such index.
   */
  #fixedBeforeOrder({ where = [], sort = [] }: Query): ReadonlySet<string> | undefined {
    const first = sort[0]?.field;
    const fixed = new Set(
      where.filter((one) => one.op === 'eq' && one.value !== null).map((one) => one.field),
    );
    let best: readonly string[] | undefined;
    for (const { fields } of this.#indexes) {
      const at = fields.findIndex((field) => !fixed.has(field));
      if (at < 0 || fields[at] !== first) continue;
      if (best === undefined || at >= best.length) best = fields.slice(0, at);
    }
    return best === undefined ? undefined : new Set(best);
  }

  /** @param indexed fields that an index may be used for; absent: all */
  #where(query: Query, values: SQLInputValue[], indexed?: ReadonlySet<string>): string {
    const terms = (query.where ?? []).map((condition) => {
      // A unary plus keeps SQLite from using an index for this column.
      const isHidden = indexed !== undefined && !indexed.has(condition.field);
      return `${isHidden ? '+' : ''}${this.#condition(condition, values)}`;
    });
    if (query.search !== undefined && query.search.text !== '') {
      const { text, fields } = query.search;
      const alternatives = fields.map((field) => {
        values.push(fold(text));
        return `instr(fold(${this.#expression(field)}), ?) > 0`;
      });
      terms.push(alternatives.length > 0 ? `(${alternatives.join(' OR ')})` : 'false');
    }
    return terms.length > 0 ? ` WHERE ${terms.join(' AND ')}` : '';
  }

  #condition(condition: Condition, values: SQLInputValue[]): string {
    const expression = this.#expression(condition.field);
    switch (condition.op) {
      case 'exists':
        return `${expression} IS ${condition.value ? 'NOT ' : ''}NULL`;
      case 'in':
        values.push(JSON.stringify(condition.value));
        return `${expression} IN (SELECT value FROM json_each(?))`;
      case 'contains':
        values.push(fold(condition.value));
        return `instr(fold(${expression}), ?) > 0`;
      case 'startsWith':
        values.push(fold(condition.value));
        return `instr(fold(${expression}), ?) = 1`;
      case 'eq':
      case 'ne':
        return equality(expression, condition.op, condition.value, values);
      default:
        values.push(toComparable(condition.value));
        return `${expression} ${operators[condition.op]} ?`;
    }
  }

  #expression(field: string): string {
    if (field === 'id') return 'id';
    if (this.#columns.has(field)) return columnOf(field);
    const path = field
      .split('.')
      .map((part) => `."${part}"`)
      .join('');
    return `json_extract(doc, '$${path}')`;
  }
}

function equality(expression: string, op: 'eq' | 'ne', value: Scalar, values: SQLInputValue[]): string {
  const comparable = toComparable(value);
  if (comparable === null) return `${expression} IS ${op === 'ne' ? 'NOT ' : ''}NULL`;
  values.push(comparable);
  // IS NOT, so that documents without the field differ from the value too.
  return op === 'eq' ? `${expression} = ?` : `${expression} IS NOT ?`;
}
