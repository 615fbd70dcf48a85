import { LRUCache } from 'lru-cache';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

import type { AnyCollectionDefinition, Condition, Entity, Page, Query } from '../../domain/ports/store.ts';
import type { Table } from '../core/backend.ts';
import { toJson } from '../core/checks.ts';
import { toComparable } from '../core/scalars.ts';
import type { Connection, Row } from './connection.ts';
import { columnOf, indexedFields, tableOf } from './schema.ts';
import { SqlQueryBuilder, type SqlQuery } from './sql-query.ts';

/** Up to so many documents are looked up one by one: cheaper than a list that SQLite has to take apart. */
const fewIds = 8;

/** Totals kept per collection. */
const maxTotals = 100;

/** One collection on one connection. */
export class SqliteTable implements Table {
  readonly #connection: Connection;
  readonly #fields: readonly string[];
  readonly #queries: SqlQueryBuilder;
  readonly #sql: Readonly<Record<'get' | 'getMany' | 'insert' | 'refresh' | 'upsert' | 'delete', string>>;
  readonly #totals: LRUCache<string, number> | undefined;
  #refresh: StatementSync | undefined;
  #changed = false;

  /** @param keepsTotals only for the connection that sees commits alone */
  constructor(connection: Connection, definition: AnyCollectionDefinition, keepsTotals: boolean) {
    this.#totals = keepsTotals ? new LRUCache({ max: maxTotals }) : undefined;
    const table = tableOf(definition.name);
    this.#connection = connection;
    this.#fields = indexedFields(definition);
    this.#queries = new SqlQueryBuilder(table, this.#fields);
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

  /** SQLite counts by walking the index, and people turn pages of a list that stays: totals are kept until a change. */
  page(query: Query): Page<Entity> {
    const count = this.#queries.count(query);
    if (this.#totals === undefined) return { rows: this.find(query), total: this.#count(count) };
    const key = JSON.stringify([count.sql, ...count.values]);
    let total = this.#totals.get(key);
    if (total === undefined) {
      total = this.#count(count);
      this.#totals.set(key, total);
    }
    return { rows: this.find(query), total };
  }

  /** Whether the collection has been changed since this was asked last. */
  takeChanged(): boolean {
    const changed = this.#changed;
    this.#changed = false;
    return changed;
  }

  /** The collection has been changed by a commit of the other connection. */
  forgetTotals(): void {
    this.#totals?.clear();
  }

  ids(query: Query): string[] {
    return this.#all(this.#queries.select('id', query)).map((row) => String(row['id']));
  }

  count(query: Query): number {
    return this.#count(this.#queries.count(query));
  }

  prepare(type: 'put' | 'insert', doc: Entity): () => void {
    const values: SQLInputValue[] = [doc.id, toJson(doc)];
    const record = doc as unknown as Readonly<Record<string, unknown>>;
    for (const field of this.#fields) values.push(toComparable(record[field]));
    return type === 'put' ? () => this.#put(values) : () => this.#insert(values);
  }

  delete(id: string): boolean {
    this.#changed = true;
    return this.#connection.run(this.#sql.delete, [id]) > 0;
  }

  deleteWhere(where: readonly Condition[]): number {
    this.#changed = true;
    const { sql, values } = this.#queries.delete(where);
    return this.#connection.run(sql, values);
  }

  #insert(values: readonly SQLInputValue[]): void {
    this.#changed = true;
    this.#connection.run(this.#sql.insert, values);
  }

  /**
   * Most documents are put again with the same indexed values (a Registration Update moves a few times): then the
   * row alone is written and no index is touched. SQLite would rewrite each index entry otherwise.
   */
  #put(values: readonly SQLInputValue[]): void {
    this.#changed = true;
    this.#refresh ??= this.#connection.statement(this.#sql.refresh);
    if (this.#refresh.run(...values).changes === 0) this.#connection.run(this.#sql.upsert, values);
  }

  #count({ sql, values }: SqlQuery): number {
    return Number(this.#connection.row(sql, values)?.['total'] ?? 0);
  }

  #all(query: SqlQuery): Row[] {
    return this.#connection.all(query.sql, query.values);
  }
}

function parse(row: Row): Entity {
  return JSON.parse(String(row['doc'])) as Entity;
}

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
