import type { AnyCollectionDefinition } from '../../domain/ports/store.ts';
import type { Connection } from './connection.ts';
import { columnOf, fieldSql, indexedFields, tableOf } from './schema.ts';

/** Documents that are compared in one. */
const ROWS_OF_PART = 500;

/**
 * Brings the table of indexes aside up to date. Of a row that is there only what has changed is assigned: SQLite writes the
 * entries of every index that has an assigned column, and of an entry of the log there are fifteen.
 */
export class AsideUpdate {
  readonly #connection: Connection;
  readonly #source: string;
  readonly #aside: string;
  readonly #columns: readonly string[];
  /** What the columns hold, of a row of the collection's table. */
  readonly #values: readonly string[];

  constructor(connection: Connection, definition: AnyCollectionDefinition, aside: AnyCollectionDefinition) {
    const fields = indexedFields(aside);
    this.#connection = connection;
    this.#source = tableOf(definition.name);
    this.#aside = tableOf(aside.name);
    this.#columns = fields.map(columnOf);
    this.#values = fields.map((field) => fieldSql(definition, field, this.#source));
  }

  /** Adds rows that are not there yet. @param where of the collection's table */
  add(where: string, values: readonly (string | number)[]): void {
    const columns = ['id', ...this.#columns].join(', ');
    const found = `SELECT ${[`${this.#source}.id`, ...this.#values].join(', ')} FROM ${this.#source} WHERE ${where}`;
    this.#connection.run(`INSERT OR REPLACE INTO ${this.#aside} (${columns}) ${found}`, [...values]);
  }

  /** Of these documents, whatever has become of them. */
  follow(ids: readonly string[]): void {
    for (let from = 0; from < ids.length; from += ROWS_OF_PART) {
      const outcomes = this.#outcomesOf(ids.slice(from, from + ROWS_OF_PART));
      for (const [outcome, found] of outcomes) this.#write(outcome, JSON.stringify(found));
    }
  }

  /** What is to be done with which rows: `gone`, `new`, or for each column 0 or 1: whether it has changed. */
  #outcomesOf(ids: readonly string[]): Map<string, string[]> {
    const changes = this.#columns.map(
      (column, i) => `iif(${this.#aside}.${column} IS ${this.#valueOf(i)}, 0, 1)`,
    );
    const outcome = `CASE WHEN ${this.#source}.id IS NULL THEN 'gone' WHEN ${this.#aside}.id IS NULL THEN 'new'
      ELSE ${changes.join(' || ')} END`;
    const rows = this.#connection.all(
      `SELECT noted.value AS id, ${outcome} AS outcome FROM json_each(?) AS noted
       LEFT JOIN ${this.#source} ON ${this.#source}.id = noted.value
       LEFT JOIN ${this.#aside} ON ${this.#aside}.id = noted.value`,
      [JSON.stringify(ids)],
    );
    const outcomes = new Map<string, string[]>();
    for (const { id, outcome: name } of rows) {
      const found = outcomes.get(String(name)) ?? [];
      found.push(String(id));
      outcomes.set(String(name), found);
    }
    return outcomes;
  }

  #write(outcome: string, ids: string): void {
    if (outcome === 'new') {
      this.add(`${this.#source}.id IN (SELECT value FROM json_each(?))`, [ids]);
      return;
    }
    const noted = 'id IN (SELECT value FROM json_each(?))';
    if (outcome === 'gone') {
      this.#connection.run(`DELETE FROM ${this.#aside} WHERE ${noted}`, [ids]);
      return;
    }
    const assignments = this.#columns.flatMap((column, i) => {
      if (outcome[i] !== '1') return [];
      return [
        `${column} = (SELECT ${this.#valueOf(i)} FROM ${this.#source} WHERE ${this.#source}.id = ${this.#aside}.id)`,
      ];
    });
    if (assignments.length === 0) return;
    this.#connection.run(`UPDATE ${this.#aside} SET ${assignments.join(', ')} WHERE ${noted}`, [ids]);
  }

  #valueOf(column: number): string {
    return this.#values[column] ?? 'NULL';
  }
}
