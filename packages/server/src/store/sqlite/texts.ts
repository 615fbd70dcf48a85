import type { AnyCollectionDefinition } from '../../domain/ports/store.ts';
import type { Connection } from './connection.ts';

const prefixOf = (collection: string): string => `t_${collection}__`;
const tableOf = (collection: string): string => `c_${collection}`;

/**
 * Left to itself FTS5 lets small parts of its index add up, and then merges a whole level of them inside one commit, which
 * takes the longer the more there is. Each commit merges a little instead, where enough parts have come together;
 * `crisismerge` is for what cannot be: there is no room for more than 2,000.
 */
const merging = { automerge: 0, crisismerge: 500, usermerge: 8 } as const;
/** Pages that a commit merges, a few milliseconds: many times what it adds. */
const MERGED_PAGES = 32;

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
  if (wanted === undefined) return;
  if (!present.includes(wanted)) fillTexts(connection, definition, wanted);
  prepareMerging(connection, wanted);
}

function fillTexts({ database }: Connection, definition: AnyCollectionDefinition, table: string): void {
  // Texts come folded, so that case means the same here as in all adapters.
  database.exec(
    `CREATE VIRTUAL TABLE ${table} USING
     fts5(text, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1)`,
  );
  database.exec(
    `INSERT INTO ${table} (rowid, text) SELECT rowid, ${searchableOf(definition)} FROM ${tableOf(definition.name)}`,
  );
}

/** The index keeps its options. */
function prepareMerging(connection: Connection, table: string): void {
  const known = new Map(
    connection.all(`SELECT k, v FROM ${table}_config`, []).map(({ k, v }) => [String(k), Number(v)]),
  );
  for (const [option, value] of Object.entries(merging)) {
    if (known.get(option) === value) continue;
    // Not bound: FTS5 takes whole numbers, and a number that is bound is none to SQLite.
    connection.database.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('${option}', ${value})`);
  }
}

/**
 * Keeps the index of a collection's texts up to date: rows that have changed are noted, and indexed together before
 * their commit. What is indexed is read from the rows as they are then, so that what was taken back does not count.
 */
export class Texts {
  readonly #connection: Connection;
  readonly #sql: Readonly<Record<'remove' | 'add' | 'merge', string>>;
  readonly #added = new Set<number>();
  readonly #changed = new Set<number>();
  #hasGrown = false;

  constructor(connection: Connection, definition: AnyCollectionDefinition, table: string) {
    this.#connection = connection;
    const noted = 'rowid IN (SELECT value FROM json_each(?))';
    this.#sql = {
      remove: `DELETE FROM ${table} WHERE ${noted}`,
      add: `INSERT INTO ${table} (rowid, text)
            SELECT rowid, ${searchableOf(definition)} FROM ${tableOf(definition.name)} WHERE ${noted}`,
      merge: `INSERT INTO ${table} (${table}, rank) VALUES ('merge', ${MERGED_PAGES})`,
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
    this.#hasGrown = true;
  }

  /** Before a commit. */
  settle(): void {
    this.flush();
    if (this.#hasGrown) this.#connection.run(this.#sql.merge, []);
    this.#hasGrown = false;
  }

  forget(): void {
    this.#added.clear();
    this.#changed.clear();
    this.#hasGrown = false;
  }
}
