import { randomUUID } from 'node:crypto';
import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import type { StoreOptions } from '../options.ts';
import { plain } from '../sql/dialect.ts';
import { prepareDatabase } from '../sql/migrate.ts';
import { WritingConnection, type PostgresDatabase } from './connection.ts';
import { postgresDialect } from './dialect.ts';
import { checkOwner, writeOwner } from './layout.ts';
import { StoreLock } from './store-lock.ts';
import type { PostgresTarget } from './store-url.ts';

/** Opens connections for writes, one after the other. Each holds the lock of the store, which excludes other servers. */
export class WriterSession {
  readonly #database: PostgresDatabase;
  readonly #collections: readonly AnyCollectionDefinition[];
  readonly #fenceAfterSeconds: number | undefined;
  /** Identifies this process while it has the store open. */
  readonly #owner = randomUUID();
  /** The PostgreSQL process of the last connection. */
  #process: { readonly pid: unknown; readonly started: unknown } | undefined;

  constructor(
    database: PostgresDatabase,
    collections: readonly AnyCollectionDefinition[],
    options: StoreOptions,
  ) {
    this.#database = database;
    this.#collections = collections;
    this.#fenceAfterSeconds = options.fenceAfterSeconds;
  }

  /** Opens a connection. The first one prepares the tables. */
  async open(): Promise<WritingConnection> {
    const isFirst = this.#process === undefined;
    const writer = await WritingConnection.open(this.#database);
    try {
      await checkServer(writer, this.#database.target);
      await this.#takeStore(writer, isFirst);
      // While tables are prepared, statements may take long.
      const { timeoutMs } = this.#database.target;
      await writer.run(plain(`SET statement_timeout = ${timeoutMs}`));
      writer.timeoutMs = timeoutMs;
      return writer;
    } catch (error) {
      await writer.close();
      throw error;
    }
  }

  async #takeStore(writer: WritingConnection, isFirst: boolean): Promise<void> {
    await makeSchema(writer, this.#database.target);
    await this.#endLast(writer);
    const lock = await StoreLock.of(writer, this.#database.target);
    // Only the start may take the store over from another server. A lost connection can mean that this server was
    // fenced.
    const fenceAfterSeconds = isFirst ? this.#fenceAfterSeconds : undefined;
    await lock.take(writer, { fenceAfterSeconds });
    await lock.startHeartbeat(writer);
    const { place } = this.#database.target;
    if (isFirst) {
      await prepareDatabase(writer, postgresDialect, this.#collections, place);
      await writeOwner(writer, this.#owner);
    } else await checkOwner(writer, this.#owner, place);
  }

  /** If only this side has lost the connection, it still holds its lock. */
  async #endLast(writer: WritingConnection): Promise<void> {
    if (this.#process !== undefined) {
      const { pid, started } = this.#process;
      await writer.all({
        sql: 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2',
        parameters: [pid, started],
      });
    }
    const [row] = await writer.all(
      plain('SELECT pid, backend_start::text AS started FROM pg_stat_activity WHERE pid = pg_backend_pid()'),
    );
    this.#process = { pid: row?.['pid'], started: row?.['started'] };
  }
}

/** The oldest supported version: owners of databases can create `pg_trgm`. Version 12 is no longer maintained. */
const OLDEST_VERSION = 13;

/** @throws StoreError `invalid` for an unsupported version or encoding */
export async function checkServer(writer: WritingConnection, { place }: PostgresTarget): Promise<void> {
  const [row] = await writer.all(
    plain(
      "SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding",
    ),
  );
  if (Number(row?.['version']) < OLDEST_VERSION) {
    throw new StoreError(
      'invalid',
      `${place} is PostgreSQL ${Number(row?.['version'])}.`,
      `Use version ${OLDEST_VERSION} or later.`,
    );
  }
  if (row?.['encoding'] !== 'UTF8') {
    throw new StoreError(
      'invalid',
      `${place} has the encoding ${String(row?.['encoding'])}.`,
      "Create a database with UTF8: CREATE DATABASE name TEMPLATE template0 ENCODING 'UTF8'.",
    );
  }
}

/** Creates the schema in the store URL if it does not exist. */
export async function makeSchema(writer: WritingConnection, { schema }: PostgresTarget): Promise<void> {
  if (schema === undefined) return;
  const found = await writer.all({
    sql: 'SELECT 1 FROM pg_namespace WHERE nspname = $1',
    parameters: [schema],
  });
  if (found.length === 0) await writer.run(plain(`CREATE SCHEMA IF NOT EXISTS "${schema}"`));
}
