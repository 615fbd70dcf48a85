import { createHash } from 'node:crypto';

import { StoreError } from '../port.ts';
import { plain } from '../sql/connection.ts';
import type { WritingConnection } from './connection.ts';
import { isLockTimeout } from './errors.ts';
import type { PostgresTarget } from './store-url.ts';

/** First keys of our advisory locks; the second one is that of the schema. */
const STORE = 0x4d535452; // "MSTR": held by each connection that writes
const COMMIT = 0x4d535443; // "MSTC": held during a transaction of a shared store
const JOIN = 0x4d53544a; // "MSTJ": held by a process that joins a shared store

/** A server that was killed leaves its lock a moment later. */
const STORE_TIMEOUT_MS = 2_000;

/** Remedy beside the end of the other servers. */
const WAY_OUT = ', or give this one a store of its own with --store (MUSTER_STORE).';

/** `alone` excludes all other processes; `shared` excludes those that want the store alone. */
export type LockMode = 'alone' | 'shared';

interface Holder {
  readonly pid: string;
  readonly address: string | undefined;
  readonly isShared: boolean;
}

/** The advisory locks of one store: a schema of a database. */
export class StoreLock {
  readonly #place: string;
  readonly #key: number;

  private constructor(place: string, key: number) {
    this.#place = place;
    this.#key = key;
  }

  static async of(writer: WritingConnection, { place, schema }: PostgresTarget): Promise<StoreLock> {
    // The schema of a URL may not exist yet.
    const name = schema ?? (await writer.all(plain('SELECT current_schema() AS name')))[0]?.['name'];
    return new StoreLock(place, createHash('sha256').update(String(name)).digest().readInt32BE());
  }

  /**
   * Takes the lock of the store for as long as the connection lasts.
   *
   * @param wayOut end of the remedy, after "Stop that server"
   * @throws StoreError `locked`
   */
  async take(writer: WritingConnection, mode: LockMode, wayOut = WAY_OUT): Promise<void> {
    const name = mode === 'alone' ? 'pg_advisory_lock' : 'pg_advisory_lock_shared';
    try {
      await this.#takeOfSession(writer, { name, of: STORE, timeoutMs: STORE_TIMEOUT_MS });
    } catch (cause) {
      if (!isLockTimeout(cause)) throw cause;
      throw heldError({ place: this.#place, mode, holders: await this.holders(writer), wayOut }, cause);
    }
  }

  /**
   * Waits for processes that join the store. The first of them may prepare the tables for minutes.
   *
   * @throws StoreError `locked`
   */
  async takeToJoin(writer: WritingConnection, timeoutMs: number): Promise<void> {
    try {
      await this.#takeOfSession(writer, { name: 'pg_advisory_lock', of: JOIN, timeoutMs });
    } catch (cause) {
      if (!isLockTimeout(cause)) throw cause;
      throw new StoreError(
        'locked',
        `Another server has been preparing the store ${this.#place} for more than ${timeoutMs / 1000} s.`,
        'Try again when it has started, or stop it if it hangs.',
        { cause },
      );
    }
  }

  async endJoin(writer: WritingConnection): Promise<void> {
    await writer.all({ sql: 'SELECT pg_advisory_unlock($1, $2)', parameters: [JOIN, this.#key] });
  }

  /** SQL that waits for other processes at the beginning of a transaction of a shared store. */
  ofCommit(isAlone: boolean): string {
    const name = isAlone ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
    return `SELECT ${name}(${COMMIT}, ${this.#key})`;
  }

  /** Other connections that hold the lock of the store. */
  async holders(writer: WritingConnection): Promise<readonly Holder[]> {
    const rows = await writer.all({
      sql: `SELECT l.pid, l.mode, host(a.client_addr) AS address FROM pg_locks AS l
        LEFT JOIN pg_stat_activity AS a ON a.pid = l.pid
        WHERE l.locktype = 'advisory' AND l.granted AND l.classid::bigint = $1 AND l.objid::bigint = $2
          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND l.pid <> pg_backend_pid()`,
      parameters: [STORE, this.#key >>> 0],
    });
    return rows.map(({ pid, mode, address }) => ({
      pid: String(pid),
      address: typeof address === 'string' ? address : undefined,
      isShared: mode === 'ShareLock',
    }));
  }

  /** The lock stays when the transaction that bounds the wait has ended. */
  async #takeOfSession(
    writer: WritingConnection,
    { name, of, timeoutMs }: { readonly name: string; readonly of: number; readonly timeoutMs: number },
  ): Promise<void> {
    await writer.run(plain(`BEGIN; SET LOCAL lock_timeout = ${timeoutMs}`));
    try {
      await writer.all({ sql: `SELECT ${name}($1, $2)`, parameters: [of, this.#key] });
      await writer.run(plain('COMMIT'));
    } catch (error) {
      if (isLockTimeout(error)) await writer.run(plain('ROLLBACK'));
      throw error;
    }
  }
}

interface Held {
  readonly place: string;
  readonly mode: LockMode;
  readonly holders: readonly Holder[];
  readonly wayOut: string;
}

function heldError({ place, mode, holders, wayOut }: Held, cause: unknown): StoreError {
  const [holder] = holders;
  const isShared = holder?.isShared === true;
  const who = isShared && mode === 'alone' ? 'by servers that share it' : 'by another server';
  const from = holder?.address === undefined ? '' : ` from ${holder.address}`;
  const process = holder === undefined ? '' : ` (connected${from}, process ${holder.pid} of PostgreSQL)`;
  const reason = mode === 'shared' && !isShared ? ', which does not share it' : '';
  return new StoreError(
    'locked',
    `The store ${place} is in use ${who}${process}${reason}.`,
    isShared && mode === 'alone' ? `Stop all of them${wayOut}` : `Stop that server${wayOut}`,
    { cause },
  );
}
