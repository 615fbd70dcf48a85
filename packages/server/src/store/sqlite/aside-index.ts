import type { AnyCollectionDefinition, Query } from '../../domain/ports/store.ts';
import { asideOf, knowsQuery } from './aside-definition.ts';
import { AsideUpdate } from './aside-update.ts';
import type { Connection } from './connection.ts';
import { RowReader } from './row-reader.ts';
import { columnOf, indexedFields, tableOf } from './schema.ts';

/** Documents that one step of filling reads: some tens of milliseconds. */
const ROWS_OF_STEP = 4_000;
/** Changes that wait at most; it is cheaper then to begin anew when somebody asks. */
const MAX_WAITING = 50_000;

/**
 * Indexes of a collection that its writers do not keep: temporary tables of one connection, which SQLite keeps in a file
 * that goes with it. They are filled in steps, and brought up to date with the ids of what has changed.
 */
export class AsideIndex {
  readonly reader: RowReader;
  readonly #connection: Connection;
  readonly #definition: AnyCollectionDefinition;
  readonly #aside: AnyCollectionDefinition;
  readonly #rows: AsideUpdate;
  /** Ids of changed documents, and the commits that changed them last. */
  readonly #waiting = new Map<string, number>();
  readonly #steps: Generator<void, void>;
  #isReady = false;

  constructor(connection: Connection, definition: AnyCollectionDefinition) {
    this.#connection = connection;
    this.#definition = definition;
    this.#aside = asideOf(definition);
    this.#rows = new AsideUpdate(connection, definition, this.#aside);
    const documents = new RowReader(() => connection, definition);
    this.reader = new RowReader(
      () => connection,
      this.#aside,
      // One by one: in their order, which matters.
      (ids) => ids.map((id) => documents.get(id)).filter((doc) => doc !== undefined),
    );
    this.#steps = this.#fill();
  }

  /** Whether it can answer. */
  knows(query: Query): boolean {
    return this.#isReady && knowsQuery(this.#aside, query);
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get isTooLate(): boolean {
    return this.#waiting.size > MAX_WAITING;
  }

  changed(ids: readonly string[], commit: number): void {
    for (const id of ids) this.#waiting.set(id, commit);
  }

  /** Goes on with filling, between two transactions. */
  step(): void {
    if (this.#steps.next().done === true) this.#isReady = true;
  }

  /** Inside a transaction that sees so many commits. */
  update(commit: number): void {
    const ids: string[] = [];
    for (const [id, changedBy] of this.#waiting) {
      if (changedBy > commit) continue;
      ids.push(id);
      this.#waiting.delete(id);
    }
    this.#rows.follow(ids);
  }

  drop(): void {
    this.#connection.database.exec(`DROP TABLE IF EXISTS temp.${tableOf(this.#aside.name)}`);
  }

  *#fill(): Generator<void, void> {
    const { database } = this.#connection;
    const table = tableOf(this.#aside.name);
    const columns = indexedFields(this.#aside).map(columnOf);
    database.exec('PRAGMA temp.cache_size = -8192');
    database.exec(`CREATE TEMP TABLE ${table} (id TEXT NOT NULL PRIMARY KEY, ${columns.join(', ')})`);
    const source = tableOf(this.#definition.name);
    const ends = `SELECT coalesce(min(rowid), 1) AS first, coalesce(max(rowid), 0) AS last FROM ${source}`;
    const { first, last } = this.#connection.row(ends, []) ?? {};
    for (let from = Number(first); from <= Number(last); from += ROWS_OF_STEP) {
      this.#rows.add(`${source}.rowid BETWEEN ? AND ?`, [from, from + ROWS_OF_STEP - 1]);
      yield;
    }
    for (const [number, { fields, holds = [] }] of this.#aside.indexes.entries()) {
      // In this order: rows are sorted by the fields, and by the id then.
      const keys = new Set(
        [...fields, 'id', ...holds].map((field) => (field === 'id' ? 'id' : columnOf(field))),
      );
      database.exec(`CREATE INDEX temp.${table}_${number} ON ${table} (${[...keys].join(', ')})`);
      yield;
    }
  }
}
