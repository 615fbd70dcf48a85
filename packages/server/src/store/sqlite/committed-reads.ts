import type {
  AnyCollectionDefinition,
  ElementList,
  ElementRow,
  Entity,
  Page,
  Query,
} from '../../domain/ports/store.ts';
import { splitConditions } from '../core/elements.ts';
import { readElements } from './element-reader.ts';
import type { Asked, Matches, Reading } from './matches.ts';
import { inOrder, pageEndOf, type PageEnd } from './page-end.ts';
import type { ReadThreads } from './read-threads.ts';
import { fewMatches, type Plan, type RowReader } from './row-reader.ts';
import type { SqlQuery } from './sql-query.ts';

/** Of pages that end so many rows from an end of their list, the rows are remembered, unless they are found at once. */
const maxDepth = 200;
/** Rows that are read beyond a page: what goes of those before leaves enough. */
const reserve = 20;

/** Where the documents of one collection are read, and what is known of them. */
interface Dependencies {
  readonly definition: AnyCollectionDefinition;
  readonly reader: RowReader;
  readonly matches: Matches;
  readonly threads: ReadThreads;
}

/**
 * Pages and counts of what is committed: at once where that takes some milliseconds at most, or where it is known already;
 * else a thread reads them.
 */
export class CommittedReads {
  readonly #definition: AnyCollectionDefinition;
  readonly #name: string;
  readonly #reader: RowReader;
  readonly #matches: Matches;
  readonly #threads: ReadThreads;

  constructor({ definition, reader, matches, threads }: Dependencies) {
    this.#definition = definition;
    this.#name = definition.name;
    this.#reader = reader;
    this.#matches = matches;
    this.#threads = threads;
  }

  page(query: Query): Page<Entity> | Promise<Page<Entity>> {
    const sql = this.#keyOf(query);
    const known = this.#matches.of(sql) ?? this.#readAtOnce(query, sql);
    if (known === undefined) return this.#firstPage(query, sql);
    const { total, ids } = known;
    const end = pageEndOf(query, total);
    if (end.wanted === 0) return { rows: [], total };
    if (this.#reader.isWalk(query, total)) return { rows: this.#reader.page(query, total).map(parse), total };
    if (ids !== undefined) return { rows: this.#reader.pageOf([...ids], query).map(parse), total };
    const depth = end.skipped + end.wanted;
    const isNear = depth <= maxDepth && depth + reserve <= total / 2;
    return isNear ? this.#nearPage(end, total) : this.#farPage(query, total);
  }

  /** Elements of few documents are read at once, those of many by a thread. */
  pageElements(query: Query, elements: ElementList): Page<ElementRow> | Promise<Page<ElementRow>> {
    const where = splitConditions(query).ofDocuments;
    if (this.#reader.planOfCount({ where }).isBounded) {
      return readElements(this.#reader, this.#definition, query, elements);
    }
    const request = { collection: this.#name, query, elements, wantsPage: true, total: undefined };
    return this.#threads.ask(request).then(({ docs, total }) => ({
      rows: docs.map((doc) => JSON.parse(doc) as ElementRow),
      total,
    }));
  }

  count(query: Query): number | Promise<number> {
    const sql = this.#keyOf(query);
    const known = this.#matches.of(sql);
    if (known !== undefined) return known.total;
    const plan = this.#reader.planOfCount(query);
    if (plan.isBounded) return this.#countNow(query, sql, plan);
    return this.#count(query, sql);
  }

  async #count(query: Query, sql: SqlQuery): Promise<number> {
    const request = { collection: this.#name, query, wantsPage: false, total: undefined };
    const { total } = await this.#matches.keepLater({ query, total: sql }, async () => {
      const answer = await this.#threads.ask(request);
      return { ...answer, rows: [] };
    });
    return total;
  }

  /** Of a list whose total is not known. */
  async #firstPage(query: Query, sql: SqlQuery): Promise<Page<Entity>> {
    const { offset = 0, limit, ...list } = query;
    const isNear = limit !== undefined && offset + limit <= maxDepth;
    const asked = isNear ? { ...list, limit: offset + limit + reserve } : query;
    const { total, rows } = await this.#ask(asked, undefined, {
      query: list,
      total: sql,
      ...(isNear && { end: this.#keyOfEnd(list) }),
    });
    return { rows: isNear ? rows.slice(offset, offset + limit) : rows, total };
  }

  /** Not far from an end of a long list. */
  #nearPage(end: PageEnd, total: number): Page<Entity> | Promise<Page<Entity>> {
    const sql = this.#keyOfEnd(end.query);
    const ids = this.#matches.endOf(sql)?.ids(end.skipped, end.wanted);
    if (ids !== undefined) return { rows: inOrder(this.#rowsOf(ids), end), total };
    const depth = end.skipped + end.wanted;
    const page = (rows: readonly Entity[]): Page<Entity> => {
      return { rows: inOrder(rows.slice(end.skipped, depth), end), total };
    };
    const plan = this.#reader.planOfPage({ ...end.query, limit: depth }, total);
    const asked = { ...end.query, limit: depth + (plan.isShort ? 0 : reserve) };
    const kept = { query: end.query, end: sql };
    if (!plan.isBounded) return this.#ask(asked, total, kept).then(({ rows }) => page(rows));
    const rows = this.#reader.page(asked, total, plan).map(parse);
    if (!plan.isShort) this.#matches.keep(kept, { total, ids: undefined, rows });
    return page(rows);
  }

  /** Of a short list, or far from both ends. */
  #farPage(query: Query, total: number): Page<Entity> | Promise<Page<Entity>> {
    const plan = this.#reader.planOfPage(query, total);
    if (plan.isBounded) return { rows: this.#reader.page(query, total, plan).map(parse), total };
    return this.#threads
      .ask({ collection: this.#name, query, wantsPage: true, total })
      .then(({ docs }) => ({ rows: docs.map(parse), total }));
  }

  #ask(query: Query, total: number | undefined, kept: Asked): Promise<Page<Entity>> {
    return this.#matches.keepLater(kept, async () => {
      const answer = await this.#threads.ask({ collection: this.#name, query, wantsPage: true, total });
      return { ...answer, rows: answer.docs.map(parse) };
    });
  }

  #rowsOf(ids: readonly string[]): Entity[] {
    const docs = new Map(
      this.#reader
        .getMany(ids)
        .map(parse)
        .map((doc) => [doc.id, doc]),
    );
    return ids.map((id) => docs.get(id)).filter((doc) => doc !== undefined);
  }

  /** How many match, and which where they are few and not next to each other; undefined when that takes long. */
  #readAtOnce(query: Query, sql: SqlQuery): Pick<Reading, 'total' | 'ids'> | undefined {
    const plan = this.#reader.planOfCount(query);
    if (!plan.isBounded) return undefined;
    if (plan.isShort) return { total: this.#countNow(query, sql, plan), ids: undefined };
    const ids = this.#reader.firstIds(query, fewMatches + 1, plan);
    if (ids.length > fewMatches) return { total: this.#countNow(query, sql, plan), ids: undefined };
    const reading = { total: ids.length, ids, rows: [] };
    this.#matches.keep({ query, total: sql }, reading);
    return reading;
  }

  #countNow(query: Query, sql: SqlQuery, plan: Plan): number {
    const total = this.#reader.count(query, plan);
    this.#matches.keep({ query, total: sql }, { total, ids: undefined, rows: [] });
    return total;
  }

  /** Two queries that match the same have the same, whatever their page is. */
  #keyOf(query: Query): SqlQuery {
    return this.#reader.queries.count(query);
  }

  /** Two lists have the same that have the same rows in the same order. */
  #keyOfEnd(list: Query): SqlQuery {
    return this.#reader.queries.select('id', list, 'order');
  }
}

function parse(doc: string): Entity {
  return JSON.parse(doc) as Entity;
}
