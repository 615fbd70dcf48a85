import type { SQLInputValue, StatementSync } from 'node:sqlite';

import type { Connection } from './connection.ts';
import { columnOf } from './schema.ts';
import type { Texts } from './texts.ts';

/** Writes the rows of one collection. Values are the id, the document, and those of the indexed fields in order. */
export class RowWriter {
  readonly #connection: Connection;
  readonly #table: string;
  readonly #columns: readonly string[];
  /** Places of the searched fields among the columns. */
  readonly #searched: readonly number[];
  readonly #texts: Texts | undefined;
  readonly #sql: Readonly<Record<'insert' | 'refresh' | 'read' | 'delete', string>>;
  #refresh: StatementSync | undefined;
  #insert: StatementSync | undefined;

  constructor(
    connection: Connection,
    table: string,
    fields: readonly string[],
    searched: readonly string[],
    texts: Texts | undefined,
  ) {
    this.#connection = connection;
    this.#table = table;
    this.#columns = fields.map(columnOf);
    this.#searched = searched.map((field) => fields.indexOf(field));
    this.#texts = texts;
    this.#sql = statementsOf(table, this.#columns);
  }

  insert(values: readonly SQLInputValue[]): void {
    this.#insert ??= this.#connection.statement(this.#sql.insert);
    const { lastInsertRowid } = this.#insert.run(...values);
    this.#texts?.added(Number(lastInsertRowid));
  }

  /** Writes the document of a row whose indexed values stay; says whether there was one. No index is touched. */
  refresh(values: readonly SQLInputValue[]): boolean {
    this.#refresh ??= this.#connection.statement(this.#sql.refresh);
    return this.#refresh.run(...values).changes !== 0;
  }

  /** Inserts or replaces. SQLite rewrites the entries of every index that has an assigned column: only changed ones are. */
  put(id: string, values: readonly SQLInputValue[]): void {
    const row = this.#connection.row(this.#sql.read, [id]);
    if (row === undefined) {
      this.insert(values);
      return;
    }
    const changed = this.#columns.flatMap((column, i) => (row[column] === values[i + 2] ? [] : [i]));
    const assignments = changed.map((i) => `, ${String(this.#columns[i])} = ?`).join('');
    this.#connection.run(`UPDATE ${this.#table} SET doc = ?${assignments} WHERE id = ?`, [
      values[1] ?? null,
      ...changed.map((i) => values[i + 2] ?? null),
      id,
    ]);
    if (changed.some((i) => this.#searched.includes(i))) this.#texts?.changed(Number(row['row']));
  }

  delete(id: string): boolean {
    if (this.#texts === undefined) return this.#connection.run(this.#sql.delete, [id]) > 0;
    const row = this.#connection.row(`${this.#sql.delete} RETURNING rowid AS row`, [id]);
    if (row !== undefined) this.#texts.changed(Number(row['row']));
    return row !== undefined;
  }
}

function statementsOf(
  table: string,
  columns: readonly string[],
): Record<'insert' | 'refresh' | 'read' | 'delete', string> {
  const names = ['id', 'doc', ...columns];
  const unchanged = columns.map((column, i) => ` AND ${column} IS ?${i + 3}`).join('');
  return {
    insert: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, i) => `?${i + 1}`).join(', ')})`,
    refresh: `UPDATE ${table} SET doc = ?2 WHERE id = ?1${unchanged}`,
    read: `SELECT ${['rowid AS row', ...columns].join(', ')} FROM ${table} WHERE id = ?`,
    delete: `DELETE FROM ${table} WHERE id = ?`,
  };
}
