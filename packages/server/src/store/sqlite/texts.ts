import type { AnyCollectionDefinition } from '../../domain/ports/store.ts';
import type { Connection } from './connection.ts';

const prefixOf = (collection: string): string => `t_${collection}__`;
const tableOf = (collection: string): string => `c_${collection}`;

/** The table that indexes the texts of a collection; undefined when nothing of it is searched. */
export function textsTableOf({ name, searched = [] }: AnyCollectionDefinition): string | undefined {
  return searched.length === 0 ? undefined : prefixOf(name) + searched.join('__');
}

function searchableOf({ searched = [] }: AnyCollectionDefinition): string {
  return `searchable(${searched.map((field) => `x_${field}`).join(', ')})`;
}

/** Makes the index that a declaration asks for, from what is there, and drops one that it has lost. */
export function prepareTexts(connection: Connection, definition: AnyCollectionDefinition): void {
  const { database } = connection;
  const wanted = textsTableOf(definition);
  const prefix = prefixOf(definition.name);
  const present = connection
    .all("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL%' AND substr(name, 1, ?) = ?", [
      prefix.length,
      prefix,
    ])
    .map((row) => String(row['name']));
  for (const name of present) if (name !== wanted) database.exec(`DROP TABLE ${name}`);
  if (wanted === undefined || present.includes(wanted)) return;
  // Texts come folded, so that case means the same here as in all adapters.
  database.exec(
    `CREATE VIRTUAL TABLE ${wanted} USING
     fts5(text, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1)`,
  );
  database.exec(
    `INSERT INTO ${wanted} (rowid, text) SELECT rowid, ${searchableOf(definition)} FROM ${tableOf(definition.name)}`,
  );
}

/**
 * Keeps the index of a collection's texts up to date: rows that have changed are noted, and indexed together before
 * their commit. What is indexed is read from the rows as they are then, so that what was taken back does not count.
 */
export class Texts {
  readonly #connection: Connection;
  readonly #sql: Readonly<Record<'remove' | 'add', string>>;
  readonly #added = new Set<number>();
  readonly #changed = new Set<number>();

  constructor(connection: Connection, definition: AnyCollectionDefinition, table: string) {
    this.#connection = connection;
    const noted = 'rowid IN (SELECT value FROM json_each(?))';
    this.#sql = {
      remove: `DELETE FROM ${table} WHERE ${noted}`,
      add: `INSERT INTO ${table} (rowid, text)
            SELECT rowid, ${searchableOf(definition)} FROM ${tableOf(definition.name)} WHERE ${noted}`,
    };
  }

  /** A row that was not there before. */
  added(row: number): void {
    this.#added.add(row);
  }

  /** A row whose text has changed, or that has gone. */
  changed(row: number): void {
    this.#changed.add(row);
  }

  flush(): void {
    if (this.#added.size === 0 && this.#changed.size === 0) return;
    if (this.#changed.size > 0) this.#connection.run(this.#sql.remove, [JSON.stringify([...this.#changed])]);
    this.#connection.run(this.#sql.add, [JSON.stringify([...new Set([...this.#added, ...this.#changed])])]);
    this.forget();
  }

  forget(): void {
    this.#added.clear();
    this.#changed.clear();
  }
}
