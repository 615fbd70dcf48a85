import { randomUUID } from 'node:crypto';
import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { DEFAULT_TRANSACTION_TIMEOUT_MS, type StoreOptions } from '../options.ts';
import { plain } from '../sql/dialect.ts';
import { prepareDatabase } from '../sql/migrate.ts';
import { WritingConnection, type PostgresDatabase } from './connection.ts';
import { postgresDialect } from './dialect.ts';
import { checkLayout, checkOwner, layoutOf, writeLayout, writeOwner } from './layout.ts';
import { StoreLock } from './store-lock.ts';
import type { PostgresTarget } from './store-url.ts';

/** Milliseconds for which a transaction may stay open in PostgreSQL after its process has given it up. */
const HANG_GRACE_MS = 1_000;
/** Further milliseconds for which other processes wait. */
const WAIT_GRACE_MS = 2_000;
/** Milliseconds for joining a store. The first process may have to migrate a large database. */
const JOIN_TIMEOUT_MS = 300_000;

/**
 * Opens connections for writes, one after the other. Each holds a lock. In a shared store, it excludes servers that
 * want the store alone; otherwise, it excludes all others.
 */
export class WriterSession {
  readonly #database: PostgresDatabase;
  readonly #collections: readonly AnyCollectionDefinition[];
  readonly #isShared: boolean;
  readonly #transactionTimeoutMs: number;
  readonly #fenceAfterSeconds: number | undefined;
  /** Identifies this process while it has the store open. */
  readonly #owner = randomUUID();
  /** The PostgreSQL process of the last connection. */
  #process: { readonly pid: unknown; readonly started: unknown } | undefined;
  #lock: StoreLock | undefined;

  constructor(
    database: PostgresDatabase,
    collections: readonly AnyCollectionDefinition[],
    options: StoreOptions,
  ) {
    this.#database = database;
    this.#collections = collections;
    this.#isShared = options.isShared === true;
    this.#transactionTimeoutMs = options.transactionTimeoutMs ?? DEFAULT_TRANSACTION_TIMEOUT_MS;
    this.#fenceAfterSeconds = options.fenceAfterSeconds;
  }

  /** Opens a connection. The first one prepares the tables. */
  async open(): Promise<WritingConnection> {
    const isFirst = this.#process === undefined;
    const writer = await WritingConnection.open(this.#database);
    try {
      await checkServer(writer, this.#database.target);
      if (this.#isShared) await this.#openShared(writer, isFirst);
      else await this.#openAlone(writer, isFirst);
      await this.#limit(writer);
      return writer;
    } catch (error) {
      await writer.close();
      throw error;
    }
  }

  /**
   * Returns the SQL that begins a transaction. In a shared store, it waits for the transactions of other processes.
   * With `isAlone`, they also wait for it. With this isolation level, each of its statements sees all commits that it
   * waited for.
   */
  beginning(isAlone: boolean): string {
    if (!this.#isShared || this.#lock === undefined) return 'BEGIN';
    return `BEGIN ISOLATION LEVEL READ COMMITTED; ${this.#lock.ofCommit(isAlone)}`;
  }

  /** The error if a lock of a shared store was not obtained in time. */
  busyError(cause: unknown): StoreError {
    return new StoreError(
      'overloaded',
      `Other servers that share the store ${this.#database.target.place} kept it busy for ${this.#waitMs / 1000} s.`,
      'Try again later. If this persists, look in pg_stat_activity for the connection that waits for its client.',
      { cause },
    );
  }

  /** Maximum wait for a lock in milliseconds. The limit of the statement is longer. */
  get #waitMs(): number {
    return Math.min(this.#transactionTimeoutMs + WAIT_GRACE_MS, this.#database.target.timeoutMs - 100);
  }

  async #openAlone(writer: WritingConnection, isFirst: boolean): Promise<void> {
    await makeSchema(writer, this.#database.target);
    await this.#endLast(writer);
    this.#lock = await StoreLock.of(writer, this.#database.target);
    // Only the start may take the store over from another server. A lost connection can mean that this server was
    // fenced.
    const fenceAfterSeconds = isFirst ? this.#fenceAfterSeconds : undefined;
    await this.#lock.take(writer, 'alone', { fenceAfterSeconds });
    await this.#lock.startHeartbeat(writer);
    if (isFirst) {
      await this.#prepare(writer);
      await writeOwner(writer, this.#owner);
    } else await checkOwner(writer, this.#owner, this.#database.target.place);
  }

  /**
   * One process at a time joins a shared store. If it is the only one, it migrates the tables. Otherwise, the tables
   * must have the layout that it needs. The tables may have changed while its connection was lost, so each new
   * connection repeats this. All processes lose their connections when PostgreSQL restarts: a write then waits for
   * the others to join as long as for their transactions.
   */
  async #openShared(writer: WritingConnection, isFirst: boolean): Promise<void> {
    const lock = await StoreLock.of(writer, this.#database.target);
    await lock.takeToJoin(writer, isFirst ? JOIN_TIMEOUT_MS : this.#waitMs);
    await makeSchema(writer, this.#database.target);
    await this.#endLast(writer);
    await lock.take(writer, 'shared');
    await lock.startHeartbeat(writer);
    const { place } = this.#database.target;
    const layout = layoutOf(this.#collections);
    const others = await lock.holders(writer);
    if (others.length > 0) {
      await checkLayout(writer, layout, { place, others: others.length });
    } else {
      await this.#prepare(writer);
      await writeLayout(writer, layout);
    }
    await lock.endJoin(writer);
    this.#lock = lock;
  }

  #prepare(writer: WritingConnection): Promise<void> {
    return prepareDatabase(writer, postgresDialect, this.#collections, this.#database.target.place);
  }

  /** Limits the duration of statements. While tables are prepared, statements may take long. */
  async #limit(writer: WritingConnection): Promise<void> {
    const { timeoutMs } = this.#database.target;
    await writer.run(plain(`SET statement_timeout = ${timeoutMs}`));
    if (this.#isShared) {
      // A process that hangs within a transaction loses its connection before the others give up.
      const hangMs = this.#transactionTimeoutMs + HANG_GRACE_MS;
      await writer.run(
        plain(`SET lock_timeout = ${this.#waitMs}; SET idle_in_transaction_session_timeout = ${hangMs}`),
      );
    }
    writer.timeoutMs = timeoutMs;
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
