import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';

import { boundedCache } from '../../kernel/caches.ts';
import { toComparable } from '../../kernel/entities.ts';
import type {
  AnyCollectionDefinition,
  Condition,
  IndexDefinition,
  Query,
  SortKey,
  ValueSource,
} from '../port.ts';
import { allOf, Conditions } from './conditions.ts';
import type { Statement, Dialect, Expression } from './dialect.ts';
import { indexName, tableOf } from './schema.ts';

/** Alias of the table of another collection with values to sort by. */
const PLACE = 'place';
/** Maximum number of SQL texts per collection that are kept. */
const MAX_TEXTS = 50;

/** Compiles queries of one collection to SQL. The text contains checked names of columns and fields, never a value. */
export class CollectionQueries {
  readonly #dialect: Dialect;
  readonly #conditions: Conditions;
  readonly #name: string;
  readonly #table: Expression;
  readonly #indexes: readonly IndexDefinition[];
  /** SQL texts of look-ups and lists, by their shape: to compile one can take longer than to execute it. */
  readonly #texts = boundedCache<string, string>(MAX_TEXTS);

  constructor(dialect: Dialect, definition: AnyCollectionDefinition) {
    this.#dialect = dialect;
    this.#conditions = new Conditions(dialect, definition);
    this.#name = tableOf(definition.name);
    this.#table = sql.table(this.#name);
    this.#indexes = definition.indexes;
  }

  /** @param column `doc` or `id` */
  select(column: 'doc' | 'id', query: Query): Statement {
    return this.#kept(
      column,
      query,
      () =>
        sql`SELECT ${sql.ref(column)} FROM ${this.#table}${this.#where(query)} ORDER BY ${this.#order(query)}${this.#range(query)}`,
    );
  }

  /**
   * A page of documents. Its IDs are found first: to skip rows, the database then reads an index instead of
   * documents.
   *
   * @param isMost whether a large part of the table matches
   */
  page(query: Query, isMost = false): Statement {
    const sources = sourcesOf(query.sort);
    if (sources !== undefined) return this.#mergedPage(query, sources);
    const index = isMost ? this.#orderOf(query) : undefined;
    return this.#kept(index === undefined ? 'page' : 'page in order', query, () => {
      const by = index === undefined ? sql`` : sql` INDEXED BY ${sql.ref(indexName(this.#name, index))}`;
      const ids = sql`SELECT id FROM ${this.#table}${by}${this.#guarded(query)} ORDER BY ${this.#order(query)}${this.#range(query)}`;
      return sql`SELECT doc FROM ${this.#table} WHERE id IN (${ids}) ORDER BY ${this.#order(query)}`;
    });
  }

  /** A page sorted by a field with sources: the database reads each source in its order and merges them. */
  #mergedPage(query: Query, sources: readonly ValueSource[]): Statement {
    const keys = keysOf(query);
    const order = sql.join(keys.map((key, at) => orderedKey(sql.ref(`k${at}`), key)));
    const parts = sql.join(
      sources.map((source, at) => this.#part(query, source, at)),
      sql` UNION ALL `,
    );
    const found = sql`${parts} ORDER BY ${order}${this.#range(query)}`;
    const id = sql.ref(`k${keys.length - 1}`);
    return this.#compile(
      sql`SELECT doc FROM (${found}) AS page CROSS JOIN ${this.#table} WHERE id = ${id} ORDER BY ${order}`,
    );
  }

  /**
   * SELECT of the sort keys, named k0, k1 and so on, of the documents with a value in the source. @param at index of
   * the source
   */
  #part(query: Query, source: ValueSource, at: number): Expression {
    const isOwn = tableOf(source.collection.name) === this.#name;
    const place = new Conditions(this.#dialect, source.collection, PLACE);
    const valueOf = ({ field, sources }: SortKey): Expression => {
      if (isOwn) return this.#conditions.field(sources?.[at]?.field ?? field);
      if (sources !== undefined || field === 'id') return place.field(sources?.[at]?.field ?? field);
      return sql`(SELECT ${this.#conditions.field(field)} FROM ${this.#table} WHERE id = ${place.field('id')})`;
    };
    const values = keysOf(query).map((key, nth) => sql`${valueOf(key)} AS ${sql.ref(`k${nth}`)}`);
    const { where = [] } = query;
    if (isOwn) {
      const matching = this.#guarded({ ...query, where: [...where, ...source.where] });
      return sql`SELECT ${sql.join(values)} FROM ${this.#table}${matching}`;
    }
    const terms = place.of(source);
    if (!isImplied(query, source)) {
      const matching = this.#guarded(query, sql`id = ${place.field('id')}`);
      terms.push(sql`EXISTS (SELECT 1 FROM ${this.#table}${matching})`);
    }
    return sql`SELECT ${sql.join(values)} FROM ${sql.table(tableOf(source.collection.name))} AS ${sql.ref(PLACE)} WHERE ${allOf(terms)}`;
  }

  count(query: Query): Statement {
    return this.#compile(sql`SELECT count(*) AS total FROM ${this.#table}${this.#where(query)}`);
  }

  /** Number of documents for each value of a field. */
  countBy(field: string, where: readonly Condition[]): Statement {
    const value = this.#conditions.field(field);
    return this.#compile(
      sql`SELECT ${value} AS value, count(*) AS total FROM ${this.#table}${this.#guarded({ where })} GROUP BY ${value}`,
    );
  }

  /** The total of a list, and the size of the table if {@link page} needs it. */
  total({ where = [], search, sort = [] }: Query): Statement {
    const query = { where, sort, ...(search && { search }) };
    return this.#kept('total', query, () => {
      const matching = this.#isIndexed(query) ? this.#where(query) : this.#guarded(query);
      const isOrdered = this.#orderOf(query) !== undefined;
      const size = isOrdered ? sql`, (SELECT max(rowid) FROM ${this.#table}) AS size` : sql``;
      return sql`SELECT count(*) AS total${size} FROM ${this.#table}${matching}`;
    });
  }

  /**
   * Finds an index with the order of a list that contains the fields of all its conditions, but does not begin with
   * one. If most rows match, SQLite should scan this index, but even with full statistics it sorts all matches
   * (decision 7).
   */
  #orderOf({ where = [], search, sort = [] }: Query): IndexDefinition | undefined {
    const isMixed = sort.some(({ direction }) => direction !== sort[0]?.direction);
    if (!this.#dialect.namesIndexes || sort.length === 0 || isMixed || search !== undefined) return undefined;
    return this.#indexes.find(
      ({ fields, includes = [], unique, sparse }) =>
        unique !== true &&
        sparse !== true &&
        fields.length === sort.length &&
        sort.every(({ field }, at) => field === fields[at]) &&
        where.every(({ field, op }) => op !== 'among' && [...fields, ...includes].includes(field)),
    );
  }

  /** Whether an index begins with all fields of the conditions. Then counting reads no row that does not match. */
  #isIndexed({ where = [], search }: Query): boolean {
    if (search !== undefined || where.some(({ op }) => op !== 'eq')) return false;
    const wanted = new Set(where.map(({ field }) => field));
    return this.#indexes.some(({ fields }) => fields.slice(0, wanted.size).every((one) => wanted.has(one)));
  }

  /** Deletes up to `limit` documents. */
  delete(where: readonly Condition[], limit: number | null): Statement {
    const found = sql`SELECT id FROM ${this.#table}${this.#where({ where })} LIMIT ${limit}`;
    return this.#compile(sql`DELETE FROM ${this.#table} WHERE id IN (${found})`);
  }

  #where(query: Query): Expression {
    const terms = this.#conditions.of(query);
    return terms.length === 0 ? sql`` : sql` WHERE ${allOf(terms)}`;
  }

  /** The conditions of a list, with the time guard. */
  #guarded(query: Query, ...more: readonly Expression[]): Expression {
    const { timeGuard } = this.#dialect;
    const terms = [...more, ...this.#conditions.of(query)];
    // The guard comes first, because a row that fails another condition is not tested further.
    if (timeGuard !== undefined) terms.unshift(timeGuard);
    return terms.length === 0 ? sql`` : sql` WHERE ${allOf(terms)}`;
  }

  #order(query: Query): Expression {
    return sql.join(keysOf(query).map((key) => orderedKey(this.#conditions.field(key.field), key)));
  }

  #range({ limit, offset }: Query): Expression {
    if (limit === undefined && offset === undefined) return sql``;
    return sql` LIMIT ${bound(limit ?? this.#dialect.noLimit)} OFFSET ${bound(offset ?? 0)}`;
  }

  /** Compiles a query whose conditions are all values of fields only once for its shape. */
  #kept(
    kind: string,
    { where = [], search, sort = [], limit, offset }: Query,
    build: () => Expression,
  ): Statement {
    const hasRange = limit !== undefined || offset !== undefined;
    const parameters = where.map((one) =>
      one.op === 'eq' ? this.#dialect.toColumn(toComparable(one.value)) : null,
    );
    if (search !== undefined || parameters.includes(null)) return this.#compile(build());
    if (hasRange) parameters.push(limit ?? this.#dialect.noLimit, offset ?? 0);
    const order = sort.map(({ field, direction }) => [field, direction]);
    const shape = JSON.stringify([kind, where.map(({ field }) => field), order, hasRange]);
    let text = this.#texts.get(shape);
    if (text === undefined) {
      text = this.#compile(build()).sql;
      this.#texts.set(shape, text);
    }
    return { sql: text, parameters };
  }

  #compile(query: Expression): Statement {
    return query.compile(this.#dialect.queries);
  }
}

/**
 * Wraps a limit or an offset in an expression. SQLite plans a statement again for each value of a bare parameter
 * there, but not for an expression.
 */
export function bound(value: number | null): Expression {
  return sql`CAST(${value} AS bigint)`;
}

/** The sort keys, ending with the ID. */
function keysOf({ sort = [] }: Query): readonly SortKey[] {
  return [...sort, { field: 'id', direction: sort.at(-1)?.direction ?? 'asc' }];
}

function sourcesOf(sort: readonly SortKey[] = []): readonly ValueSource[] | undefined {
  return sort.find(({ sources }) => sources !== undefined)?.sources;
}

/** Whether every document of a source belongs to a document that matches the query. Then the table is not needed. */
function isImplied({ where = [], search }: Query, { collection, where: own }: ValueSource): boolean {
  const { references = [] } = collection;
  const isPart = references.some(({ field, onDelete }) => field === 'id' && onDelete === 'cascade');
  const isMet = (one: Condition): boolean => own.some((other) => isDeepStrictEqual(one, other));
  return isPart && search === undefined && where.every(isMet);
}

function orderedKey(expression: Expression, { field, direction }: SortKey): Expression {
  // An ID is never absent, and its index in PostgreSQL does not order absent values.
  if (field === 'id') return sql`${expression} ${sql.raw(direction === 'asc' ? 'ASC' : 'DESC')}`;
  return ordered(expression, direction);
}

/** Absent values come first in ascending order, in every database. */
export function ordered(expression: Expression, direction: 'asc' | 'desc'): Expression {
  return direction === 'asc' ? sql`${expression} ASC NULLS FIRST` : sql`${expression} DESC NULLS LAST`;
}
