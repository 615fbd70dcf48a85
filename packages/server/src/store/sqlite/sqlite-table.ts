import type { SQLInputValue, StatementSync } from 'node:sqlite';

import type { AnyCollectionDefinition, Condition, Entity, Page, Query } from '../../domain/ports/store.ts';
import type { Table } from '../core/backend.ts';
import { toJson } from '../core/checks.ts';
import { toComparable } from '../core/scalars.ts';
import type { Connection, Row } from './connection.ts';
import { columnOf, indexedFields, tableOf } from './schema.ts';
import { SqlQueryBuilder, type SqlQuery } from './sql-query.ts';
import type { Totals } from './totals.ts';
import type { Walkers } from './walkers.ts';

/** Up to so many documents are looked up one by one: cheaper than a list that SQLite has to take apart. */
const fewIds = 8;

/** From so many matches on, it is cheaper to walk an index in the order of the list than to sort what matches. */
const manyRows = 1_500;

/** Ids that a walk finds in one turn of the event loop: some milliseconds. */
const idsOfPart = 2_000;

/** One collection on one connection. */
export class SqliteTable implements Table {
  readonly #connection: Connection;
  readonly #fields: readonly string[];
  readonly #queries: SqlQueryBuilder;
  readonly #sql: Readonly<Record<'get' | 'getMany' | 'insert' | 'refresh' | 'upsert' | 'delete', string>>;
  readonly #totals: Totals;
  /** Where the connection sees commits alone. */
  readonly #walkers: Walkers | undefined;
  #refresh: StatementSync | undefined;

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
    this.#queries = new SqlQueryBuilder(table, this.#fields, definition.indexes);
    this.#sql = statementsOf(table, this.#fields.map(columnOf));
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
    return this.#all(this.#queries.select('doc', query)).map(parse);
  }

  page(query: Query): Page<Entity> {
    const total = this.count(query);
    const { offset = 0, limit = total } = query;
    const wanted = Math.min(limit, total - offset);
    if (wanted <= 0) return { rows: [], total };
    const byOrder = total > manyRows;
    // SQLite walks over the rows before a page: those of the second half are nearer from the other end.
    if (offset + wanted <= total / 2)
      return { rows: this.#rows({ ...query, limit: wanted }, byOrder), total };
    const fromEnd = { ...reversed(query), offset: total - offset - wanted, limit: wanted };
    return { rows: this.#rows(fromEnd, byOrder).reverse(), total };
  }

  #rows(query: Query, byOrder: boolean): Entity[] {
    return this.#all(this.#queries.select('doc', query, byOrder)).map(parse);
  }

  ids(query: Query): string[] {
    return this.#all(this.#queries.select('id', query)).map((row) => String(row['id']));
  }

  /** Of committed documents only: what is being written is seen by the connection that writes it. */
  get idParts(): ((query: Query) => Generator<string[], string[], undefined>) | undefined {
    const walkers = this.#walkers;
    return walkers && ((query) => this.#walk(walkers, query));
  }

  *#walk(walkers: Walkers, query: Query): Generator<string[], string[], undefined> {
    const { sql, values } = this.#queries.walk(query);
    const walker = walkers.take();
    try {
      let part: string[] = [];
      for (const row of walker.each(sql, values)) {
        part.push(String(row['id']));
        if (part.length < idsOfPart) continue;
        yield part;
        part = [];
      }
      return part;
    } finally {
      walkers.giveBack(walker);
    }
  }

  count(query: Query): number {
    const counting = this.#queries.count(query);
    const count = (): number => Number(this.#connection.row(counting.sql, counting.values)?.['total'] ?? 0);
    return this.#walkers !== undefined ? this.#totals.of(query, counting, count) : count();
  }

  prepare(type: 'put' | 'insert', doc: Entity): () => void {
    const json = toJson(doc);
    const values: SQLInputValue[] = [doc.id, json];
    const record = doc as unknown as Readonly<Record<string, unknown>>;
    for (const field of this.#fields) values.push(toComparable(record[field]));
    const copy = (): Entity => parseDoc(json);
    return type === 'put' ? () => this.#put(doc.id, values, copy) : () => this.#insert(values, copy);
  }

  delete(id: string): boolean {
    const before = this.#before(id);
    const deleted = this.#connection.run(this.#sql.delete, [id]) > 0;
    if (before !== undefined) this.#totals.changed(before, undefined);
    return deleted;
  }

  deleteWhere(where: readonly Condition[]): number {
    const { sql, values } = this.#queries.delete(where);
    const deleted = this.#connection.run(sql, values);
    if (deleted > 0) this.#totals.changedSomehow();
    return deleted;
  }

  #insert(values: readonly SQLInputValue[], doc: () => Entity): void {
    this.#connection.run(this.#sql.insert, values);
    this.#changed(undefined, doc);
  }

  /**
   * Most documents are put again with the same indexed values (a Registration Update moves a few times): then the
   * row alone is written and no index is touched. SQLite would rewrite each index entry otherwise.
   */
  #put(id: string, values: readonly SQLInputValue[], doc: () => Entity): void {
    this.#refresh ??= this.#connection.statement(this.#sql.refresh);
    if (this.#refresh.run(...values).changes !== 0) {
      this.#totals.rewritten();
      return;
    }
    const before = this.#before(id);
    this.#connection.run(this.#sql.upsert, values);
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

function statementsOf(
  table: string,
  columns: readonly string[],
): Record<'get' | 'getMany' | 'insert' | 'refresh' | 'upsert' | 'delete', string> {
  const names = ['id', 'doc', ...columns];
  const insert = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, i) => `?${i + 1}`).join(', ')})`;
  const unchanged = columns.map((column, i) => ` AND ${column} IS ?${i + 3}`).join('');
  const assignments = ['doc', ...columns].map((column) => `${column} = excluded.${column}`).join(', ');
  return {
    get: `SELECT doc FROM ${table} WHERE id = ?`,
    getMany: `SELECT doc FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`,
    insert,
    refresh: `UPDATE ${table} SET doc = ?2 WHERE id = ?1${unchanged}`,
    upsert: `${insert} ON CONFLICT (id) DO UPDATE SET ${assignments}`,
    delete: `DELETE FROM ${table} WHERE id = ?`,
  };
}
