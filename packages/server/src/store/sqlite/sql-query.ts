import type { SQLInputValue } from 'node:sqlite';

import type { AnyCollectionDefinition, Condition, IndexDefinition, Query } from '../../domain/ports/store.ts';
import { fold } from '../core/scalars.ts';
import { columnOf, indexedFields, pathOf, tableOf } from './schema.ts';
import { isEquality, isOrderedWalk } from './ordered-walk.ts';
import { phraseOf } from './searchable.ts';
import { conditionSql } from './sql-condition.ts';
import { asksForOthers, othersSql } from './sql-others.ts';
import { lookedUpSourcesSql, testedSourcesSql } from './sql-sources.ts';
import { textsTableOf } from './texts.ts';

export interface SqlQuery {
  readonly sql: string;
  readonly values: SQLInputValue[];
}

/**
 * How rows are found. `order`: walk an index in the order of the query and test each row; `texts`: those that the index
 * of texts names; conditions of the query: look up what meets these, and test it; absent: as SQLite likes.
 */
export type Way = 'order' | 'texts' | readonly Condition[] | undefined;

/**
 * Queries of one collection as SQL. The text holds the shape only (fields are checked names), never a value, so that
 * statements stay prepared.
 */
export class SqlQueryBuilder {
  readonly #definition: AnyCollectionDefinition;
  readonly #table: string;
  readonly #columns: ReadonlySet<string>;
  readonly #indexes: readonly IndexDefinition[];
  readonly #searched: readonly string[];
  readonly #texts: string | undefined;

  constructor(definition: AnyCollectionDefinition) {
    this.#definition = definition;
    this.#table = tableOf(definition.name);
    this.#columns = new Set(indexedFields(definition));
    this.#indexes = definition.indexes;
    this.#searched = definition.searched ?? [];
    this.#texts = textsTableOf(definition);
  }

  select(what: string, query: Query, way?: Way): SqlQuery {
    const values: SQLInputValue[] = [];
    const where = this.#where(query, values, way);
    let sql = `SELECT ${what} FROM ${this.#table}${where} ORDER BY ${this.#order(query, way)}`;
    if (query.limit !== undefined || query.offset !== undefined) {
      sql += ' LIMIT +? OFFSET +?';
      values.push(query.limit ?? -1, query.offset ?? 0);
    }
    return { sql, values };
  }

  /** What a walk over all that matches meets, in the order of the query if it has one. */
  walk(query: Query, way?: Way): SqlQuery {
    const values: SQLInputValue[] = [];
    const isSorted = (query.sort?.length ?? 0) > 0;
    const where = this.#where(query, values, isSorted ? 'order' : way);
    const order = isSorted ? ` ORDER BY ${this.#order(query, 'order')}` : '';
    return { sql: `SELECT id FROM ${this.#table}${where}${order}`, values };
  }

  /**
   * The same, with the rows that only their index suggests, which have null for their id: who finds little is to notice
   * how far the walk has gone.
   */
  steps(query: Query, way?: Way): SqlQuery {
    const isSorted = (query.sort?.length ?? 0) > 0;
    const taken = isSorted ? 'order' : (way ?? this.#firstNarrowing(query));
    const indexed = this.#indexed(query, taken);
    const isSought = ({ field }: Condition): boolean =>
      taken === 'texts' || indexed === undefined || indexed.has(field);
    const { where = [], search, sort } = query;
    const sought = { where: where.filter(isSought), ...(sort && { sort }) };
    const tested = { where: where.filter((one) => !isSought(one)) };
    const text = search && { search };
    const values: SQLInputValue[] = [];
    const tests = this.#terms({ ...tested, ...(taken === 'texts' ? {} : text) }, values, []);
    const what = tests === '' ? 'id' : `iif(${tests}, id, NULL) AS id`;
    const terms = this.#where({ ...sought, ...(taken === 'texts' ? text : {}) }, values, taken);
    const order = isSorted ? ` ORDER BY ${this.#order(query, 'order')}` : '';
    return { sql: `SELECT ${what} FROM ${this.#table}${terms}${order}`, values };
  }

  /** The first condition that narrows, with what it needs; none when there is none. */
  #firstNarrowing(query: Query): readonly Condition[] {
    return this.narrowing(query).find((way) => !way.some(asksForOthers)) ?? [];
  }

  count(query: Query, way?: Way): SqlQuery {
    const values: SQLInputValue[] = [];
    const where = this.#where(query, values, way);
    return { sql: `SELECT count(*) AS total FROM ${this.#table}${where}`, values };
  }

  /** Counts up to `limit` of what meets all of some conditions. */
  probe(where: readonly Condition[], limit: number): SqlQuery {
    const values: SQLInputValue[] = [];
    const rows = where.some(asksForOthers)
      ? this.#others('1', where, values)
      : `SELECT 1 FROM ${this.#table}${this.#where({ where }, values, where)}`;
    values.push(limit);
    return { sql: `SELECT count(*) AS total FROM (${rows} LIMIT ?)`, values };
  }

  /** Deletes up to so many, and says which rows they were, with their documents where these are wanted. */
  delete(where: readonly Condition[], limit: number, wantsDocs = false): SqlQuery {
    const values: SQLInputValue[] = [];
    const terms = this.#where({ where }, values, undefined);
    values.push(limit);
    const found = `SELECT rowid FROM ${this.#table}${terms} LIMIT ?`;
    const told = wantsDocs ? 'id, rowid AS row, doc' : 'id, rowid AS row';
    return { sql: `DELETE FROM ${this.#table} WHERE rowid IN (${found}) RETURNING ${told}`, values };
  }

  /** Whether the index of texts knows what is looked for. */
  hasTexts(query: Query): boolean {
    return this.#phrase(query) !== undefined;
  }

  /** The conditions that an index narrows to a part of the documents, each with the equalities before it in the index. */
  narrowing({ where = [] }: Query): Condition[][] {
    const fixed = new Map(where.filter(isEquality).map((one) => [one.field, one]));
    return where.flatMap((condition) => {
      if (!isNarrowing(condition)) return [];
      let best: Condition[] | undefined = condition.field === 'id' ? [condition] : undefined;
      for (const { fields } of this.#indexes) {
        const before = fields.slice(0, Math.max(0, fields.indexOf(condition.field)));
        if (!fields.includes(condition.field) || !before.every((field) => fixed.has(field))) continue;
        if (best !== undefined && before.length >= best.length) continue;
        best = [...before.flatMap((field) => fixed.get(field) ?? []), condition];
      }
      return best === undefined ? [] : [best];
    });
  }

  /** Whether an index yields the rows of a query in its order, and no others. */
  isWalk(query: Query): boolean {
    return isOrderedWalk(this.#indexes, query);
  }

  #order(query: Query, way: Way): string {
    const keys: string[] = [];
    // Rows that are looked up are sorted then: SQLite would rather walk all of them in the order that is wanted.
    const isFree = way === undefined || way === 'order';
    const key = (field: string): string => (isFree ? '' : '+') + this.#expression(field);
    let direction = 'ASC';
    for (const { field, direction: wanted } of query.sort ?? []) {
      direction = wanted === 'desc' ? 'DESC' : 'ASC';
      keys.push(`${key(field)} ${direction}`);
      if (field === 'id') return keys.join(', ');
    }
    return [...keys, `${key('id')} ${direction}`].join(', ');
  }

  /**
   * The fields that have one value each and come before the order of the query in an index, and the first of the order:
   * with these, that index yields the rows in order, from where a walk goes on. Undefined when there is no such index.
   */
  #fixedBeforeOrder({ where = [], sort = [] }: Query): ReadonlySet<string> | undefined {
    const first = sort[0]?.field ?? 'id';
    const fixed = new Set(where.filter(isEquality).map((one) => one.field));
    // The primary key is an index in the order of ids.
    let best: readonly string[] | undefined = first === 'id' ? [] : undefined;
    for (const { fields } of this.#indexes) {
      const before = beforeOrder(fields, fixed, first);
      if (before !== undefined && before.length >= (best?.length ?? 0)) best = before;
    }
    return best === undefined ? undefined : new Set([...best, first]);
  }

  /** The fields that an index may be used for; undefined: all. */
  #indexed(query: Query, way: Way): ReadonlySet<string> | undefined {
    if (way === 'order') return this.#fixedBeforeOrder(query);
    return way && new Set(way === 'texts' ? [] : way.map(({ field }) => field));
  }

  #where(query: Query, values: SQLInputValue[], way: Way): string {
    const terms = this.#terms(query, values, way);
    return terms === '' ? '' : ` WHERE ${terms}`;
  }

  /** What must hold; empty when nothing must. */
  #terms(query: Query, values: SQLInputValue[], way: Way): string {
    const phrase = way === 'texts' ? this.#phrase(query) : undefined;
    const terms: string[] = [];
    if (phrase !== undefined) {
      terms.push(`rowid IN (SELECT rowid FROM ${String(this.#texts)} WHERE ${String(this.#texts)} MATCH ?)`);
      values.push(phrase);
    }
    terms.push(...this.#conditions(query, values, way));
    if (query.search !== undefined && query.search.text !== '' && !this.#isSearchAnswered(query, phrase)) {
      const { text, fields } = query.search;
      const alternatives = fields.map((field) => {
        values.push(fold(text));
        return `instr(fold(${this.#expression(field)}), ?) > 0`;
      });
      terms.push(alternatives.length > 0 ? `(${alternatives.join(' OR ')})` : 'false');
    }
    return terms.join(' AND ');
  }

  #conditions(query: Query, values: SQLInputValue[], way: Way): string[] {
    const indexed = this.#indexed(query, way);
    const taken = typeof way === 'object' ? way : [];
    const others = taken.find(asksForOthers);
    return (query.where ?? []).map((condition) => {
      if (condition === others) return `rowid IN (${this.#others('rowid', taken, values)})`;
      // A unary plus keeps SQLite from using an index for this column.
      const isHidden = others !== undefined || (indexed !== undefined && !indexed.has(condition.field));
      return this.#term(condition, values, isHidden, way);
    });
  }

  #others(what: string, where: readonly Condition[], values: SQLInputValue[]): string {
    return othersSql(what, this.#table, where, (field) => this.#expression(field), values);
  }

  #term(condition: Condition, values: SQLInputValue[], isHidden: boolean, way: Way): string {
    if (condition.op !== 'among') {
      return conditionSql(this.#expression(condition.field), condition, values, isHidden);
    }
    const isLookedUp = typeof way === 'object' && way.includes(condition);
    const toSql = isLookedUp ? lookedUpSourcesSql : testedSourcesSql;
    return toSql(this.#definition, condition, values);
  }

  /** The index of texts holds the searched fields and no others: what it names needs no second look. */
  #isSearchAnswered({ search }: Query, phrase: string | undefined): boolean {
    if (phrase === undefined || search === undefined || phrase !== phraseOf(search.text)) return false;
    return this.#searched.every((field) => search.fields.includes(field));
  }

  /** What to ask the index of texts for: of several texts the longest, which fewest documents have. */
  #phrase({ where = [], search }: Query): string | undefined {
    const texts: string[] = [];
    if (search !== undefined && search.fields.every((field) => this.#searched.includes(field))) {
      texts.push(search.text);
    }
    for (const condition of where) {
      const { op, field } = condition;
      if ((op === 'contains' || op === 'startsWith') && this.#searched.includes(field)) {
        texts.push(condition.value);
      }
    }
    return texts
      .map(phraseOf)
      .filter((phrase) => phrase !== undefined)
      .sort((a, b) => b.length - a.length)[0];
  }

  #expression(field: string): string {
    if (field === 'id') return 'id';
    return this.#columns.has(field) ? columnOf(field) : `json_extract(doc, '${pathOf(field)}')`;
  }
}

/** The leading fields of an index that have one value each, when it goes on in the order of a field. */
function beforeOrder(
  fields: readonly string[],
  fixed: ReadonlySet<string>,
  order: string,
): readonly string[] | undefined {
  const at = fields.findIndex((field) => !fixed.has(field));
  // Every index ends with the id, and an order by a field that has one value is one by id.
  if (at < 0) return order === 'id' || fields.includes(order) ? fields : undefined;
  return fields[at] === order ? fields.slice(0, at) : undefined;
}

/** Whether there are ranges of an index that hold what meets the condition. */
function isNarrowing({ op, field, value }: Condition): boolean {
  // All but one have another id.
  if (op === 'ne') return field !== 'id' || value === null;
  return op !== 'contains' && op !== 'startsWith' && (op !== 'exists' || field !== 'id');
}
