/** Writes documents directly into the tables of a database that no server has open, without indexes. */
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import pg from 'pg';

import type { AnyCollectionDefinition, CollectionDefinition, Entity } from '../../src/store/port.ts';
import { postgresDialect } from '../../src/store/postgres/dialect.ts';
import { parsePostgresUrl } from '../../src/store/postgres/store-url.ts';
import type { Dialect } from '../../src/store/sql/dialect.ts';
import { columnsOf, tableOf } from '../../src/store/sql/schema.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';

/** Rows of a table, in the form of its columns. */
interface Rows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

interface Database {
  /** Drops the indexes, which the next start creates. Creating them at once is cheaper. */
  begin(): Promise<void>;
  documents(table: string): Promise<string[]>;
  insert(rows: Rows): Promise<void>;
  end(): Promise<void>;
}

/** A database. A server that opens it afterwards creates the indexes. */
export class Bulk {
  readonly #database: Database;
  readonly #dialect: Dialect;
  readonly #waiting = new Map<AnyCollectionDefinition, unknown[][]>();

  private constructor(database: Database, dialect: Dialect) {
    this.#database = database;
    this.#dialect = dialect;
  }

  /** @param url a store URL of SQLite or PostgreSQL */
  static async open(url: string): Promise<Bulk> {
    const isSqlite = url.startsWith('sqlite:');
    const database = isSqlite ? openSqlite(url.slice('sqlite:'.length)) : await openPostgres(url);
    await database.begin();
    return new Bulk(database, isSqlite ? sqliteDialect : postgresDialect);
  }

  /** Returns the first document that a test accepts. @throws Error if there is none */
  async first<T extends Entity>({ name }: CollectionDefinition<T>, test: (doc: T) => boolean): Promise<T> {
    await this.flush();
    const documents = await this.#database.documents(tableOf(name));
    const found = documents.map((one) => JSON.parse(this.#dialect.fromDocument(one)) as T).find(test);
    if (found === undefined) throw new Error(`The store lacks a document that the bench needs in ${name}.`);
    return found;
  }

  /** Buffers the document until the next {@link flush}. */
  insert<T extends Entity>(definition: CollectionDefinition<T>, doc: T): void {
    const dialect = this.#dialect;
    const values = columnsOf(definition).map((column) => dialect.toColumn(column.valueOf(doc)));
    const row = [dialect.toColumn(doc.id), dialect.toDocument(JSON.stringify(doc)), ...values];
    const rows = this.#waiting.get(definition);
    if (rows === undefined) this.#waiting.set(definition, [row]);
    else rows.push(row);
  }

  async flush(): Promise<void> {
    for (const [definition, rows] of this.#waiting) {
      const columns = ['id', 'doc', ...columnsOf(definition).map(({ name }) => name)];
      await this.#database.insert({ table: tableOf(definition.name), columns, rows });
    }
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#database.end();
  }
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function openSqlite(file: string): Database {
  const database = new DatabaseSync(file);
  return {
    begin: async () => {
      database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -65536');
      const made = database
        .prepare(
          "SELECT type, name FROM sqlite_schema WHERE (type = 'index' AND sql IS NOT NULL) OR type = 'trigger' OR sql LIKE 'CREATE VIRTUAL%'",
        )
        .all();
      for (const { type, name } of made)
        database.exec(`DROP ${String(type).toUpperCase()} "${String(name)}"`);
      database.exec('BEGIN');
      return Promise.resolve();
    },
    documents: async (table) =>
      Promise.resolve(
        database
          .prepare(`SELECT doc FROM "${table}"`)
          .all()
          .map(({ doc }) => String(doc)),
      ),
    insert: async ({ table, columns, rows }) => {
      const places = columns.map(() => '?').join(', ');
      const statement = database.prepare(`INSERT INTO "${table}" (${quoted(columns)}) VALUES (${places})`);
      for (const row of rows) statement.run(...(row as SQLInputValue[]));
      return Promise.resolve();
    },
    end: async () => {
      database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      return Promise.resolve();
    },
  };
}

async function openPostgres(url: string): Promise<Database> {
  const target = parsePostgresUrl(url);
  if (typeof target === 'string') throw new Error(target);
  const { connectionStrings, schema } = target;
  const client = new pg.Client({
    connectionString: connectionStrings[0] ?? '',
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  });
  await client.connect();
  return {
    begin: async () => {
      const { rows } = await client.query<{ name: string }>(
        "SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema() AND indexname ~ '^[iut]_c_'",
      );
      for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
      await client.query('BEGIN');
    },
    documents: async (table) => {
      const { rows } = await client.query<{ doc: string }>(`SELECT doc::text AS doc FROM "${table}"`);
      return rows.map(({ doc }) => doc);
    },
    insert: async ({ table, columns, rows }) => {
      const places = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
      const values = columns.map((name) => (name === 'doc' ? 'doc::jsonb' : `"${name}"`)).join(', ');
      await client.query(
        `INSERT INTO "${table}" (${quoted(columns)}) SELECT ${values} FROM unnest(${places}) AS r(${quoted(columns)})`,
        columns.map((_, at) => rows.map((row) => row[at] ?? null)),
      );
    },
    end: async () => {
      await client.query('COMMIT');
      // Autovacuum would do this a minute later.
      await client.query('VACUUM ANALYZE');
      await client.end();
    },
  };
}
