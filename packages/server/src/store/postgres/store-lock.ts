import { createHash } from 'node:crypto';

import { StoreError } from '../port.ts';
import { plain } from '../sql/dialect.ts';
import type { WritingConnection } from './connection.ts';
import { isLockTimeout } from './errors.ts';
import type { PostgresTarget } from './store-url.ts';

/** First keys of the advisory locks. The second key identifies the schema. */
const STORE = 0x4d535452; // "MSTR": held by each connection that writes
const BEATS = 0x4d535442; // "MSTB": held by each connection that has a heartbeat

/** Milliseconds of one attempt to take the lock. A server that holds the lock runs a statement as often. */
const ATTEMPT_MS = 1_000;
/**
 * Maximum number of consecutive attempts that find a holder silent. Its process hangs, or has ended on a busy machine
 * without PostgreSQL noticing yet. Attempts are counted instead of time, so that a holder that was paused together
 * with this process gets a chance to respond.
 */
const MAX_SILENT_ATTEMPTS = 10;

/** Alternative remedy to stopping the other servers. */
const REMEDY_SUFFIX = ', or give this one a store of its own with --store (MUSTER_STORE).';

interface Holder {
  readonly pid: string;
  readonly address: string | undefined;
  readonly hasHeartbeat: boolean;
  /**
   * Time since when PostgreSQL waits for this client. Undefined while it executes a statement, or if this user may
   * not see it.
   */
  readonly silentSince: string | undefined;
}

interface TakeOptions {
  /** Last part of the remedy, after "Stop that server". */
  readonly remedySuffix?: string;
  /** Ends the session of a server after about this many seconds of silence. By default, never. */
  readonly fenceAfterSeconds?: number | undefined;
}

/** The advisory locks of one store, which is a schema of a database. */
export class StoreLock {
  readonly #place: string;
  readonly #key: number;

  private constructor(place: string, key: number) {
    this.#place = place;
    this.#key = key;
  }

  static async of(writer: WritingConnection, { place, schema }: PostgresTarget): Promise<StoreLock> {
    // The schema in a URL may not exist yet.
    const name = schema ?? (await writer.all(plain('SELECT current_schema() AS name')))[0]?.['name'];
    return new StoreLock(place, createHash('sha256').update(String(name)).digest().readInt32BE());
  }

  /**
   * Takes the lock of the store for the lifetime of the connection. Gives up if a holder is alive, or silent for a
   * long time. PostgreSQL is the only source of truth for who holds the lock.
   *
   * @throws StoreError `locked`
   */
  async take(writer: WritingConnection, options: TakeOptions = {}): Promise<void> {
    const { remedySuffix = REMEDY_SUFFIX, fenceAfterSeconds } = options;
    const silence = new SilenceCounter(fenceAfterSeconds ?? MAX_SILENT_ATTEMPTS);
    for (;;) {
      try {
        await this.#attempt(writer);
        return;
      } catch (cause) {
        if (!isLockTimeout(cause)) throw cause;
        const holders = await this.#holders(writer);
        const state = silence.after(holders);
        if (state === 'waits') continue;
        if (state === 'hangs' && fenceAfterSeconds !== undefined && (await fence(writer, holders))) continue;
        throw heldError({ place: this.#place, holders, remedySuffix }, cause);
      }
    }
  }

  /** Lets other processes detect that this one hangs, so that they can end its session. */
  async startHeartbeat(writer: WritingConnection): Promise<void> {
    await writer.all({ sql: 'SELECT pg_advisory_lock_shared($1, $2)', parameters: [BEATS, this.#key] });
    writer.startHeartbeat(ATTEMPT_MS);
  }

  /** Returns the other connections that hold the lock of the store. */
  async #holders(writer: WritingConnection): Promise<readonly Holder[]> {
    const rows = await writer.all({
      sql: `SELECT l.pid, host(a.client_addr) AS address,
          CASE WHEN a.wait_event_type = 'Client' THEN a.state_change::text END AS silent_since,
          EXISTS (SELECT FROM pg_locks AS b WHERE b.pid = l.pid AND b.locktype = 'advisory' AND b.granted
            AND b.classid::bigint = $3 AND b.objid = l.objid) AS has_heartbeat
        FROM pg_locks AS l
        LEFT JOIN pg_stat_activity AS a ON a.pid = l.pid
        WHERE l.locktype = 'advisory' AND l.granted AND l.classid::bigint = $1 AND l.objid::bigint = $2
          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND l.pid <> pg_backend_pid()
        ORDER BY l.pid`,
      parameters: [STORE, this.#key >>> 0, BEATS],
    });
    return rows.map(({ pid, address, silent_since: silentSince, has_heartbeat: hasHeartbeat }) => ({
      pid: String(pid),
      address: typeof address === 'string' ? address : undefined,
      hasHeartbeat: hasHeartbeat === true,
      silentSince: typeof silentSince === 'string' ? silentSince : undefined,
    }));
  }

  /** A session lock: it remains when the transaction that limits the wait has ended. */
  async #attempt(writer: WritingConnection): Promise<void> {
    await writer.run(plain(`BEGIN; SET LOCAL lock_timeout = ${ATTEMPT_MS}`));
    try {
      await writer.all({ sql: 'SELECT pg_advisory_lock($1, $2)', parameters: [STORE, this.#key] });
      await writer.run(plain('COMMIT'));
    } catch (error) {
      if (isLockTimeout(error)) await writer.run(plain('ROLLBACK'));
      throw error;
    }
  }
}

/** Counts how often the same holders were silent. */
class SilenceCounter {
  readonly #maxAttempts: number;
  #attempts = 0;
  #last: string | undefined;

  constructor(maxAttempts: number) {
    this.#maxAttempts = maxAttempts;
  }

  /**
   * `waits`: try again, even if the lock is free; `lives`: a holder was active since the last attempt; `hangs`: the
   * holders were silent for too many attempts.
   */
  after(holders: readonly Holder[]): 'waits' | 'lives' | 'hangs' {
    const isSilent = holders.every(({ silentSince }) => silentSince !== undefined);
    const found = JSON.stringify(holders);
    const isFirst = this.#last === undefined || holders.length === 0;
    const lives = !isFirst && !(isSilent && found === this.#last);
    this.#attempts = isFirst ? 1 : this.#attempts + 1;
    this.#last = holders.length === 0 ? undefined : found;
    if (lives) return 'lives';
    return this.#attempts > this.#maxAttempts ? 'hangs' : 'waits';
  }
}

/**
 * Ends the sessions of holders that hang. @returns false if one of them has no heartbeat, so that its silence proves
 * nothing
 */
async function fence(writer: WritingConnection, holders: readonly Holder[]): Promise<boolean> {
  if (!holders.every(({ hasHeartbeat }) => hasHeartbeat)) return false;
  for (const { pid, silentSince } of holders) {
    await writer.all({
      sql: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid = $1 AND state_change::text = $2 AND wait_event_type = 'Client'`,
      parameters: [pid, silentSince],
    });
  }
  return true;
}

interface HeldLock {
  readonly place: string;
  readonly holders: readonly Holder[];
  readonly remedySuffix: string;
}

function heldError({ place, holders, remedySuffix }: HeldLock, cause: unknown): StoreError {
  const [holder] = holders;
  const from = holder?.address === undefined ? '' : ` from ${holder.address}`;
  const process = holder === undefined ? '' : ` (connected${from}, process ${holder.pid} of PostgreSQL)`;
  return new StoreError(
    'locked',
    `The store ${place} is in use by another server${process}.`,
    `Stop that server${remedySuffix}`,
    { cause },
  );
}
