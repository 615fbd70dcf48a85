import { createHash } from 'node:crypto';

import { StoreError } from '../port.ts';
import { plain } from '../sql/connection.ts';
import { WritingConnection, type PostgresDatabase } from './connection.ts';

/** The oldest version with `pg_trgm` for owners of databases; 12 is no longer supported. */
const OLDEST_VERSION = 13;
/** "MSTR": the first key of our advisory locks. */
const LOCK_CLASS = 0x4d535452;
/** A server that was killed leaves its lock a moment later. */
const LOCK_TIMEOUT_MS = 2_000;
const REMEDY = 'Stop that server, or give this one a store of its own with --store (MUSTER_STORE).';

/** Opens connections that write, one after the other. Each holds a lock, so that no other server writes. */
export class WriterSession {
  readonly #database: PostgresDatabase;
  readonly #makesSchema: boolean;
  readonly #remedy: string;
  /** The server process of the last connection. */
  #process: { readonly pid: unknown; readonly started: unknown } | undefined;

  /**
   * @param makesSchema whether a schema that the store URL names is created
   * @param remedy what to do when another server uses the store
   */
  constructor(database: PostgresDatabase, { makesSchema = true, remedy = REMEDY } = {}) {
    this.#database = database;
    this.#makesSchema = makesSchema;
    this.#remedy = remedy;
  }

  async open(): Promise<WritingConnection> {
    const writer = await WritingConnection.open(this.#database);
    try {
      await this.#check(writer);
      await this.#makeSchema(writer);
      await this.#endLast(writer);
      await this.#lock(writer);
      return writer;
    } catch (error) {
      await writer.close();
      throw error;
    }
  }

  /** Bounds the statements of a connection: while tables are prepared they may take long. */
  async limit(writer: WritingConnection): Promise<WritingConnection> {
    const { timeoutMs } = this.#database.target;
    await writer.run(plain(`SET statement_timeout = ${timeoutMs}`));
    writer.timeoutMs = timeoutMs;
    return writer;
  }

  async #check(writer: WritingConnection): Promise<void> {
    const { place } = this.#database.target;
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

  async #makeSchema(writer: WritingConnection): Promise<void> {
    const { schema } = this.#database.target;
    if (schema === undefined || !this.#makesSchema) return;
    const found = await writer.all({
      sql: 'SELECT 1 FROM pg_namespace WHERE nspname = $1',
      parameters: [schema],
    });
    if (found.length === 0) await writer.run(plain(`CREATE SCHEMA IF NOT EXISTS "${schema}"`));
  }

  /** A connection that only this side has lost still holds its lock. */
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

  async #lock(writer: WritingConnection): Promise<void> {
    const [row] = await writer.all(plain('SELECT current_schema() AS name'));
    const key = createHash('sha256').update(String(row?.['name'])).digest().readInt32BE();
    await writer.run(plain(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`));
    try {
      await writer.all({ sql: 'SELECT pg_advisory_lock($1, $2)', parameters: [LOCK_CLASS, key] });
      await writer.run(plain('COMMIT'));
    } catch (cause) {
      if (!(cause instanceof StoreError) || cause.code !== 'locked') throw cause;
      await writer.run(plain('ROLLBACK'));
      throw await this.#heldError(writer, key, cause);
    }
  }

  async #heldError(writer: WritingConnection, key: number, cause: unknown): Promise<StoreError> {
    const [holder] = await writer.all({
      sql: `SELECT l.pid, host(a.client_addr) AS address FROM pg_locks AS l LEFT JOIN pg_stat_activity AS a ON a.pid = l.pid
        WHERE l.locktype = 'advisory' AND l.granted AND l.classid::bigint = $1 AND l.objid::bigint = $2
          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      parameters: [LOCK_CLASS, key >>> 0],
    });
    const from = typeof holder?.['address'] === 'string' ? ` from ${holder['address']}` : '';
    const process =
      holder === undefined ? '' : ` (connected${from}, process ${String(holder['pid'])} of PostgreSQL)`;
    return new StoreError(
      'locked',
      `The store ${this.#database.target.place} is in use by another server${process}.`,
      this.#remedy,
      { cause },
    );
  }
}
