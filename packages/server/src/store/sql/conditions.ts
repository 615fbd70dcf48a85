import { sql } from 'kysely';

import type { AnyCollectionDefinition, Condition, Query, Scalar, ValueSource } from '../port.ts';
import type { Dialect, Expression } from './dialect.ts';
import { columnFields, columnOf, foldedColumnOf, tableOf } from './schema.ts';
import { foldCase, toComparable } from '../../kernel/entities.ts';

const operators = { lt: '<', le: '<=', gt: '>', ge: '>=' } as const;

/** Table alias of a source of values. */
const SOURCE = 'source';

type TextCondition = Extract<Condition, { op: 'contains' | 'startsWith' }>;
type AmongCondition = Extract<Condition, { op: 'among' }>;

/** Converts fields and conditions of one collection to SQL. */
export class Conditions {
  readonly #dialect: Dialect;
  readonly #definition: AnyCollectionDefinition;
  readonly #columns: ReadonlySet<string>;
  readonly #searched: ReadonlySet<string>;
  /** Indexed fields with few distinct values: references to documents that many documents share. */
  readonly #shared: ReadonlySet<string>;
  readonly #table: string | undefined;

  /** @param table alias of the table in queries with several tables */
  constructor(dialect: Dialect, definition: AnyCollectionDefinition, table?: string) {
    this.#dialect = dialect;
    this.#definition = definition;
    this.#columns = new Set(columnFields(definition));
    this.#searched = new Set(definition.searched);
    const references = dialect.skipsDuplicates ? (definition.references ?? []) : [];
    // Only few documents refer to a document that they are deleted with.
    const shared = references.filter(({ field, onDelete }) => field !== 'id' && onDelete !== 'cascade');
    this.#shared = new Set(shared.map(({ field }) => field));
    this.#table = table;
  }

  /** The value of a field: its column, or the value from the document. */
  field(field: string): Expression {
    if (field === 'id') return this.#ref('id');
    if (this.#columns.has(field)) return this.#ref(columnOf(field));
    return this.#dialect.fieldOf(field, this.#table);
  }

  /** All conditions of a query on documents. */
  of({ where = [], search }: Pick<Query, 'where' | 'search'>): Expression[] {
    const terms = where.map((condition) => this.#condition(condition));
    if (search !== undefined && search.text !== '') terms.push(this.#search(search));
    return terms;
  }

  #condition(condition: Condition): Expression {
    if (isTextCondition(condition)) return this.#text(condition);
    if (condition.op === 'among') return this.#among(condition);
    return comparison(this.#dialect, this.field(condition.field), condition);
  }

  /** Compares each value of a shared reference only once. */
  #text({ field, op, value }: TextCondition): Expression {
    if (!this.#shared.has(field)) return this.#matches(op, field, value);
    const matches = this.#dialect[op](sql.ref('value'), foldCase(value), false);
    // Without MATERIALIZED, SQLite compares the values of all rows.
    return sql`${this.field(field)} IN (WITH one AS MATERIALIZED (${this.#values(field)}) SELECT value FROM one WHERE ${matches})`;
  }

  #search({ text, fields }: NonNullable<Query['search']>): Expression {
    return anyOf(fields.map((field) => this.#matches('contains', field, text)));
  }

  #matches(op: TextCondition['op'], field: string, text: string): Expression {
    const isFolded = this.#searched.has(field);
    const value = isFolded ? this.#ref(foldedColumnOf(field)) : this.field(field);
    return this.#dialect[op](value, foldCase(text), isFolded);
  }

  #among(condition: AmongCondition): Expression {
    const found = anyOf(condition.value.map((source) => this.#source(condition.field, source)));
    return condition.isNegated === true ? sql`(${found}) IS NOT TRUE` : found;
  }

  #source(field: string, { collection, field: of, where }: ValueSource): Expression {
    // The source would find the document itself.
    if (collection.name === this.#definition.name && of === 'id' && field === 'id') {
      return allOf(this.of({ where }));
    }
    const source = new Conditions(this.#dialect, collection, SOURCE);
    const value = source.field(of);
    const terms = [...source.of({ where }), sql`${value} IS NOT NULL`];
    // Reads only the referenced documents instead of all.
    if (this.#shared.has(field)) terms.push(sql`${value} IN (${this.#values(field)})`);
    const found = sql`SELECT ${value} FROM ${sql.table(tableOf(collection.name))} AS ${sql.ref(SOURCE)} WHERE ${allOf(terms)}`;
    return sql`${this.field(field)} IN (${found})`;
  }

  /** Returns a SELECT of the values of a field. */
  #values(field: string): Expression {
    const { name } = this.#definition;
    return sql`SELECT DISTINCT ${new Conditions(this.#dialect, this.#definition).field(field)} AS value FROM ${sql.table(tableOf(name))}`;
  }

  #ref(column: string): Expression {
    return sql.ref(this.#table === undefined ? column : `${this.#table}.${column}`);
  }
}

export function isTextCondition(condition: Condition): condition is TextCondition {
  return condition.op === 'contains' || condition.op === 'startsWith';
}

/** Returns the SQL of a condition on a value. */
export function comparison(
  dialect: Dialect,
  expression: Expression,
  condition: Exclude<Condition, TextCondition | AmongCondition>,
): Expression {
  switch (condition.op) {
    case 'exists':
      return condition.value ? sql`${expression} IS NOT NULL` : sql`${expression} IS NULL`;
    case 'in':
      return dialect.isIn(expression, condition.value);
    case 'eq':
    case 'ne':
      return equality(dialect, expression, condition.op, condition.value);
    default:
      return sql`${expression} ${sql.raw(operators[condition.op])} ${dialect.toColumn(toComparable(condition.value))}`;
  }
}

function equality(dialect: Dialect, expression: Expression, op: 'eq' | 'ne', value: Scalar): Expression {
  const comparable = toComparable(value);
  if (comparable === null) return op === 'eq' ? sql`${expression} IS NULL` : sql`${expression} IS NOT NULL`;
  const stored = dialect.toColumn(comparable);
  return op === 'eq' ? sql`${expression} = ${stored}` : sql`${expression} IS DISTINCT FROM ${stored}`;
}

export function allOf(terms: readonly Expression[]): Expression {
  return terms.length === 0 ? sql`true` : sql`${sql.join(terms, sql` AND `)}`;
}

export function anyOf(terms: readonly Expression[]): Expression {
  return terms.length === 0 ? sql`false` : sql`(${sql.join(terms, sql` OR `)})`;
}
