/** Writes documents straight into the tables of a database that no server has open, without indexes. */
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

import type { AnyCollectionDefinition, CollectionDefinition, Entity } from '../../src/domain/ports/store.ts';
import { columnsOf, tableOf, type Column } from '../../src/store/sql/schema.ts';

interface Insertion {
  readonly statement: StatementSync;
  readonly columns: readonly Column[];
}

/** One database; a server that opens it afterwards makes the indexes in one go. */
export class Bulk {
  readonly #database: DatabaseSync;
  readonly #insertions = new Map<string, Insertion>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -65536');
    this.#dropIndexes();
    this.#database.exec('BEGIN');
  }

  /** The first document that a test accepts. @throws Error when there is none */
  first<T extends Entity>({ name }: CollectionDefinition<T>, test: (doc: T) => boolean): T {
    for (const { doc } of this.#database.prepare(`SELECT doc FROM ${tableOf(name)}`).iterate()) {
      const one = JSON.parse(String(doc)) as T;
      if (test(one)) return one;
    }
    throw new Error(`The store lacks what it should have in ${name}.`);
  }

  insert<T extends Entity>(definition: CollectionDefinition<T>, doc: T): void {
    const { statement, columns } = this.#insertion(definition);
    const values: SQLInputValue[] = columns.map((column) => column.valueOf(doc));
    statement.run(doc.id, JSON.stringify(doc), ...values);
  }

  close(): void {
    this.#database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }

  #insertion(definition: AnyCollectionDefinition): Insertion {
    const known = this.#insertions.get(definition.name);
    if (known !== undefined) return known;
    const columns = columnsOf(definition);
    const names = ['id', 'doc', ...columns.map(({ name }) => `"${name}"`)];
    const statement = this.#database.prepare(
      `INSERT INTO ${tableOf(definition.name)} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    );
    const insertion = { statement, columns };
    this.#insertions.set(definition.name, insertion);
    return insertion;
  }

  #dropIndexes(): void {
    const made = this.#database
      .prepare(
        "SELECT type, name FROM sqlite_schema WHERE (type = 'index' AND sql IS NOT NULL) OR type = 'trigger' OR sql LIKE 'CREATE VIRTUAL%'",
      )
      .all();
    for (const { type, name } of made) {
      this.#database.exec(`DROP ${String(type).toUpperCase()} "${String(name)}"`);
    }
  }
}
