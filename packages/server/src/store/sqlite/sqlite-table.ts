import type { SQLInputValue } from 'node:sqlite';

import type { AnyCollectionDefinition, Condition, Entity, Page, Query } from '../../domain/ports/store.ts';
import type { Table } from '../core/backend.ts';
import { toJson } from '../core/checks.ts';
import { valueOf } from '../core/match.ts';
import type { Connection, Row } from './connection.ts';
import { indexedFields, tableOf } from './schema.ts';
import { SqlQueryBuilder, type SqlQuery, type Way } from './sql-query.ts';
import { RowWriter } from './row-writer.ts';
import { Texts, textsTableOf } from './texts.ts';
import type { Totals } from './totals.ts';
import type { Walkers } from './walkers.ts';

/** Up to so many documents are looked up one by one: cheaper than a list that SQLite has to take apart. */
const fewIds = 8;

/** From so many matches on, it is cheaper to walk an index in the order of the list than to sort what matches. */
const manyRows = 1_500;

/** Rows that a walk looks at in one turn of the event loop, whether they match or not: some milliseconds. */
const rowsOfPart = 2_000;

/** Whoever has more matches than this is not what a query is narrowed by. */
const maxProbed = 2 * manyRows;

/** One collection on one connection. */
export class SqliteTable implements Table {
  readonly #connection: Connection;
  readonly #fields: readonly string[];
  readonly #queries: SqlQueryBuilder;
  readonly #rows: RowWriter;
  readonly #texts: Texts | undefined;
  readonly #sql: Readonly<Record<'get' | 'getMany', string>>;
  readonly #totals: Totals;
  /** Where the connection sees commits alone. */
  readonly #walkers: Walkers | undefined;

  /** @param totals shared by the tables of a collection on both connections */
  constructor(
    connection: Connection,
    definition: AnyCollectionDefinition,
    totals: Totals,
    walkers: Walkers | undefined,
  ) {
    this.#totals = totals;
    this.#walkers = walkers;
    const table = tableOf(definition.name);
    this.#connection = connection;
    this.#fields = indexedFields(definition);
    this.#queries = new SqlQueryBuilder(definition);
    const texts = walkers === undefined ? textsTableOf(definition) : undefined;
    if (texts !== undefined) this.#texts = new Texts(connection, definition, texts);
    this.#rows = new RowWriter(connection, table, this.#fields, definition.searched ?? [], this.#texts);
    this.#sql = {
      get: `SELECT doc FROM ${table} WHERE id = ?`,
      getMany: `SELECT doc FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`,
    };
  }

  /** Before a commit, and before what is written is asked for. */
  flush(): void {
    this.#texts?.flush();
  }

  /** After a rollback. */
  forget(): void {
    this.#texts?.forget();
  }

  get(id: string): Entity | undefined {
    const row = this.#connection.row(this.#sql.get, [id]);
    return row === undefined ? undefined : parse(row);
  }

  getMany(ids: Iterable<string>): Map<string, Entity> {
    const wanted = [...new Set(ids)];
    const docs =
      wanted.length <= fewIds
        ? wanted.map((id) => this.get(id)).filter((doc) => doc !== undefined)
        : this.#connection.all(this.#sql.getMany, [JSON.stringify(wanted)]).map(parse);
    return new Map(docs.map((doc) => [doc.id, doc]));
  }

  find(query: Query): Entity[] {
    return this.#all(this.#queries.select('doc', query, this.#way(query))).map(parse);
  }

  page(query: Query): Page<Entity> {
    const total = this.count(query);
    const { offset = 0, limit = total } = query;
    const wanted = Math.min(limit, total - offset);
    if (wanted <= 0) return { rows: [], total };
    const way = total > manyRows ? 'order' : this.#way(query);
    // SQLite walks over the rows before a page: those of the second half are nearer from the other end.
    if (offset + wanted <= total / 2) return { rows: this.#select({ ...query, limit: wanted }, way), total };
    const fromEnd = { ...reversed(query), offset: total - offset - wanted, limit: wanted };
    return { rows: this.#select(fromEnd, way).reverse(), total };
  }

  ids(query: Query): string[] {
    return this.#all(this.#queries.select('id', query, this.#way(query))).map((row) => String(row['id']));
  }

  /** Of committed documents only: what is being written is seen by the connection that writes it. */
  get idParts(): ((query: Query) => Generator<string[], string[], undefined>) | undefined {
    const walkers = this.#walkers;
    return walkers && ((query) => this.#walk(walkers, query));
  }

  *#walk(walkers: Walkers, query: Query): Generator<string[], string[], undefined> {
    const { sql, values } = this.#queries.walk(query, this.#way(query));
    const walker = walkers.take();
    try {
      let part: string[] = [];
      let rows = 0;
      for (const { id } of walker.each(sql, values)) {
        if (id !== null) part.push(String(id));
        rows += 1;
        if (rows % rowsOfPart !== 0) continue;
        yield part;
        part = [];
      }
      return part;
    } finally {
      walkers.giveBack(walker);
    }
  }

  count(query: Query): number {
    if (this.#walkers === undefined) return this.#number(this.#queries.count(query, this.#way(query)));
    // The way is found only when the total is not known: the key is the query in any case.
    return this.#totals.of(query, this.#queries.count(query), () =>
      this.#number(this.#queries.count(query, this.#way(query))),
    );
  }

  prepare(type: 'put' | 'insert', doc: Entity): () => void {
    const json = toJson(doc);
    const values: SQLInputValue[] = [doc.id, json];
    for (const field of this.#fields) values.push(valueOf(doc, field));
    const copy = (): Entity => parseDoc(json);
    return type === 'put' ? () => this.#put(doc.id, values, copy) : () => this.#insert(values, copy);
  }

  delete(id: string): boolean {
    const before = this.#before(id);
    const deleted = this.#rows.delete(id);
    if (before !== undefined) this.#totals.changed(before, undefined);
    return deleted;
  }

  deleteWhere(where: readonly Condition[], limit: number): number {
    this.flush();
    const rows = this.#all(this.#queries.delete(where, limit));
    for (const row of rows) this.#texts?.changed(Number(row['row']));
    if (rows.length > 0) this.#totals.changedSomehow();
    return rows.length;
  }

  #insert(values: readonly SQLInputValue[], doc: () => Entity): void {
    this.#rows.insert(values);
    this.#changed(undefined, doc);
  }

  /**
   * Most documents are put again with the same indexed values (a Registration Update moves a few times): then the
   * row alone is written and no index is touched.
   */
  #put(id: string, values: readonly SQLInputValue[], doc: () => Entity): void {
    if (this.#rows.refresh(values)) {
      this.#totals.rewritten();
      return;
    }
    const before = this.#before(id);
    this.#rows.put(id, values);
    this.#changed(before, doc);
  }

  /** What a document is before it changes, where totals need it. */
  #before(id: string): Entity | undefined {
    if (this.#totals.wantsChanges) return this.get(id);
    this.#totals.changedSomehow();
    return undefined;
  }

  #changed(before: Entity | undefined, after: () => Entity): void {
    if (this.#totals.wantsChanges) this.#totals.changed(before, after());
    else this.#totals.changedSomehow();
  }

  /** How to find the rows of a query that is not known to have many: by the condition that fewest documents meet. */
  #way(query: Query): Way {
    this.flush();
    if (this.#queries.hasTexts(query)) return 'texts';
    const ways = this.#queries.narrowing(query);
    if (ways.length < 2) return undefined;
    const { fields, total } = this.#narrowest(ways);
    // To look up many for the sake of a few would sort the many.
    return query.limit !== undefined && total >= maxProbed ? 'order' : fields;
  }

  /** The fields of the conditions that fewest documents meet, and how many do, counted up to a bound. */
  #narrowest(ways: readonly Condition[][]): { fields: ReadonlySet<string>; total: number } {
    let best: readonly Condition[] = [];
    let least = Infinity;
    for (const way of ways) {
      const total = this.#number(this.#queries.probe(way, maxProbed));
      if (total > least || (total === least && way.length <= best.length)) continue;
      best = way;
      least = total;
      if (total === 0) break;
    }
    return { fields: new Set(best.map(({ field }) => field)), total: least };
  }

  #select(query: Query, way: Way): Entity[] {
    return this.#all(this.#queries.select('doc', query, way)).map(parse);
  }

  #number({ sql, values }: SqlQuery): number {
    return Number(this.#connection.row(sql, values)?.['total'] ?? 0);
  }

  #all(query: SqlQuery): Row[] {
    return this.#connection.all(query.sql, query.values);
  }
}

function parse(row: Row): Entity {
  return parseDoc(String(row['doc']));
}

function parseDoc(json: string): Entity {
  return JSON.parse(json) as Entity;
}

/** The same query from its other end. */
function reversed(query: Query): Query {
  const sort = query.sort === undefined || query.sort.length === 0 ? byId : query.sort;
  return {
    ...query,
    sort: sort.map(({ field, direction }) => ({ field, direction: direction === 'asc' ? 'desc' : 'asc' })),
  };
}

const byId = [{ field: 'id', direction: 'asc' }] as const;
