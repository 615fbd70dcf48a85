import type { AnyCollectionDefinition, Condition, Query } from '../../domain/ports/store.ts';
import type { Row, Source } from './connection.ts';
import { inOrder, pageEndOf } from './page-end.ts';
import { tableOf } from './schema.ts';
import { asksForOthers } from './sql-others.ts';
import { SqlQueryBuilder, type SqlQuery, type Way } from './sql-query.ts';

/** Up to so many documents are looked up one by one: cheaper than a list that SQLite has to take apart. */
const fewIds = 8;

/** From so many matches on, it is cheaper to walk an index in the order of the list than to sort what matches. */
const manyRows = 1_500;

/** Whoever has more matches than this is not what a query is narrowed by. */
const maxProbed = 2 * manyRows;

/** A collection with fewer documents is looked through in a few milliseconds, whatever is asked. */
const fewRows = 1_000;

/** Entries of an index that are passed over in a millisecond or so. */
const maxSkipped = 2_000;

/** Matches that are looked up by their ids: it costs hardly more than a page. */
export const fewMatches = 500;

/** Rows that are looked at in hardly more time than a page takes. */
const rowsOfShort = 200;

/** How the rows of a query are found. */
export interface Plan {
  readonly way: Way;
  /** It takes some milliseconds at most, however many documents there are. */
  readonly isBounded: boolean;
  /** It takes so little that nothing about it is worth remembering. */
  readonly isShort: boolean;
}

/** Finds the rows of one collection; documents are JSON texts. */
export class RowReader {
  readonly queries: SqlQueryBuilder;
  readonly #source: Source;
  readonly #whole: ((ids: readonly string[]) => string[]) | undefined;
  readonly #sql: Readonly<Record<'get' | 'getMany' | 'span', string>>;

  /** @param whole finds documents by their ids, where the table has not got them */
  constructor(
    source: Source,
    definition: AnyCollectionDefinition,
    whole?: (ids: readonly string[]) => string[],
  ) {
    this.#source = source;
    this.#whole = whole;
    this.queries = new SqlQueryBuilder(definition);
    const table = tableOf(definition.name);
    this.#sql = {
      get: `SELECT doc FROM ${table} WHERE id = ?`,
      getMany: `SELECT doc FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`,
      span: `SELECT (SELECT max(rowid) FROM ${table}) - (SELECT min(rowid) FROM ${table}) AS total`,
    };
  }

  get(id: string): string | undefined {
    const row = this.#source().row(this.#sql.get, [id]);
    return row === undefined ? undefined : docOf(row);
  }

  getMany(ids: readonly string[]): string[] {
    if (ids.length > fewIds) {
      return this.#source()
        .all(this.#sql.getMany, [JSON.stringify(ids)])
        .map(docOf);
    }
    return ids.map((id) => this.get(id)).filter((doc) => doc !== undefined);
  }

  find(query: Query): string[] {
    return this.#docs(query, this.way(query));
  }

  ids(query: Query): string[] {
    return this.#ids(query, this.way(query));
  }

  /** @param total how many documents match without offset and limit */
  page(query: Query, total: number, plan?: Plan): string[] {
    // SQLite walks over the rows before a page: those of the second half are nearer from the other end.
    const end = pageEndOf(query, total);
    if (end.wanted === 0) return [];
    const { way } = plan ?? this.planOfPage(query, total);
    return inOrder(this.#docs({ ...end.query, offset: end.skipped, limit: end.wanted }, way), end);
  }

  /** Some of what matches, in no order; all of it when it is less than `limit`. */
  firstIds({ where = [], search }: Query, limit: number, { way }: Plan): string[] {
    const { sql, values } = this.queries.walk({ where, ...(search && { search }) }, way);
    return this.all({ sql: `${sql} LIMIT ?`, values: [...values, limit] }).map((row) => String(row['id']));
  }

  /** The page of a query, of which all matches are known. */
  pageOf(ids: readonly string[], { sort = [], offset = 0, limit = ids.length }: Query): string[] {
    if (ids.length <= offset) return [];
    const where = [{ field: 'id', op: 'in', value: ids }] as const;
    return this.#docs({ where, sort, offset, limit }, where);
  }

  count(query: Query, { way }: Plan = this.planOfCount(query)): number {
    return this.#number(this.queries.count(query, way));
  }

  planOfPage(query: Query, total: number): Plan {
    if (this.isWalk(query, total)) return { way: 'order', isBounded: true, isShort: true };
    return total > manyRows ? this.#long('order') : this.#plan(query);
  }

  /** Whether an index has the rows of a page side by side, not far from an end of it. */
  isWalk(query: Query, total: number): boolean {
    const { offset = 0, limit = total } = query;
    return Math.min(offset, total - offset - limit) <= maxSkipped && this.queries.isWalk(query);
  }

  planOfCount({ where = [], search }: Query): Plan {
    return this.#plan({ where, ...(search && { search }) });
  }

  /** How to find the rows of a query that is not known to have many: by the condition that fewest documents meet. */
  way(query: Query): Way {
    if (this.queries.hasTexts(query)) return 'texts';
    const isPlain = this.queries.narrowing(query).length < 2 && !hasSources(query);
    return isPlain ? undefined : this.#plan(query).way;
  }

  all({ sql, values }: SqlQuery): Row[] {
    return this.#source().all(sql, values);
  }

  #plan(query: Query): Plan {
    if (this.queries.hasTexts(query)) return this.#long('texts');
    const all = this.queries.narrowing(query).filter((way) => way.every((one) => this.#isQuickToAsk(one)));
    const ways = all.filter(isWithoutOthers);
    const { best, total } = this.#narrowest(this.queries, all);
    if (total < maxProbed) {
      const isPlain = all.length < 2 && ways.length === all.length && !hasSources(query);
      const isShort = total <= rowsOfShort || this.#hasFewRows;
      return { way: isPlain ? undefined : best, isBounded: true, isShort };
    }
    if (ways.length < 2) return this.#long(undefined);
    // To look up many for the sake of a few would sort the many.
    return this.#long(query.limit === undefined ? best : 'order');
  }

  /** It takes the longer the more documents there are. */
  #long(way: Way): Plan {
    const isShort = this.#hasFewRows;
    return { way, isBounded: isShort, isShort };
  }

  /** The conditions that fewest documents meet, and how many do, counted up to a bound. */
  #narrowest(
    queries: SqlQueryBuilder,
    ways: readonly Condition[][],
  ): { best: readonly Condition[]; total: number } {
    let best: readonly Condition[] = [];
    let least = Infinity;
    for (const way of ways) {
      const total = this.#number(queries.probe(way, maxProbed));
      // Of these a list is made first.
      if (total === maxProbed && !isWithoutOthers(way)) continue;
      if (total > least || (total === least && way.length <= best.length)) continue;
      best = way;
      least = total;
      if (total === 0) break;
    }
    return { best, total: least };
  }

  /** Of sources of values only those that have few. */
  #isQuickToAsk(condition: Condition): boolean {
    if (condition.op !== 'among') return true;
    return condition.value.every(({ collection, where }) => {
      const queries = new SqlQueryBuilder(collection);
      return this.#narrowest(queries, queries.narrowing({ where }).filter(isWithoutOthers)).total < maxProbed;
    });
  }

  get #hasFewRows(): boolean {
    return this.#number({ sql: this.#sql.span, values: [] }) < fewRows;
  }

  #ids(query: Query, way: Way): string[] {
    return this.all(this.queries.select('id', query, way)).map((row) => String(row['id']));
  }

  #docs(query: Query, way: Way): string[] {
    if (this.#whole !== undefined) return this.#whole(this.#ids(query, way));
    return this.all(this.queries.select('doc', query, way)).map(docOf);
  }

  #number({ sql, values }: SqlQuery): number {
    return Number(this.#source().row(sql, values)?.['total'] ?? 0);
  }
}

function docOf(row: Row): string {
  return String(row['doc']);
}

function isWithoutOthers(way: readonly Condition[]): boolean {
  return !way.some(asksForOthers);
}

function hasSources({ where = [] }: Query): boolean {
  return where.some(({ op }) => op === 'among');
}
