/**
 * Restores sessions of an earlier process from the store, and moves sessions from and to other servers.
 */
import type { Clock } from '@muster/net';
import { restoreConnection } from '../connection/restore.ts';
import { DtlsError } from '../errors.ts';
import type { SavedConnection } from '../session/codec.ts';
import { SEQUENCE_END } from '../session/reservation.ts';
import type { ResumableCache } from '../session/resumable-cache.ts';
import type { SessionSealer } from '../session/sealing.ts';
import type { StoredSession } from '../session/store.ts';
import type { Admission } from './admission.ts';
import { Association, type AssociationOwner } from './association.ts';
import type { AssociationTable } from './association-table.ts';
import { asFormatError, openStored, type Persistence } from './persistence.ts';
import type { Reports } from './reports.ts';
import type { DtlsServerCounters } from './server-counters.ts';
import type { DtlsServerLimits } from './server-options.ts';

export interface SessionRestorerContext {
  readonly clock: Clock;
  readonly limits: DtlsServerLimits;
  readonly sealer: SessionSealer | undefined;
  readonly persistence: Persistence | undefined;
  readonly resumable: ResumableCache;
  readonly connectionIdBytes: number;
}

export class SessionRestorer {
  readonly #context: SessionRestorerContext;
  readonly #owner: AssociationOwner;
  readonly #admission: Admission;
  readonly #table: AssociationTable;
  readonly #counters: DtlsServerCounters;
  readonly #reports: Reports;
  /** Sessions whose final state is being saved, by id. */
  readonly #releasing = new Map<string, Promise<void>>();

  constructor(
    context: SessionRestorerContext,
    owner: AssociationOwner,
    admission: Admission,
    table: AssociationTable,
    counters: DtlsServerCounters,
    reports: Reports,
  ) {
    this.#context = context;
    this.#owner = owner;
    this.#admission = admission;
    this.#table = table;
    this.#counters = counters;
    this.#reports = reports;
  }

  /** Restores the sessions of an earlier process. @throws errors of the store */
  async restore(sessions: AsyncIterable<StoredSession> | Iterable<StoredSession>): Promise<void> {
    const found: Association[] = [];
    for await (const stored of sessions) {
      const association = this.#restoreOne(stored);
      if (association) found.push(association);
    }
    // The most recently active one enters last, so that it counts as the newest if a limit is exceeded.
    found.sort((left, right) => left.lastActiveMs - right.lastActiveMs);
    for (const association of found) this.#admission.enter(association);
    this.#counters.restored += found.length;
  }

  #restoreOne(stored: StoredSession): Association | undefined {
    const { persistence, clock, limits } = this.#context;
    try {
      const saved = this.#open(stored);
      const idleMs = Math.max(0, clock.now() - saved.lastActiveAt);
      if (idleMs >= limits.idleTimeoutMs) {
        this.#counters.expired += 1;
        persistence?.removeStored(stored);
        return undefined;
      }
      const association = this.#restoreAssociation(stored.id, saved);
      this.#keepResumable(association);
      association.lastActiveMs = clock.monotonic() - idleMs;
      persistence?.adopt(association, stored, saved.state.writeSequence);
      return association;
    } catch (error) {
      const { reason, message } = asFormatError(error);
      this.#counters.restoreFailed += 1;
      if (reason !== 'unknown-key') persistence?.removeStored(stored);
      this.#reports.restoreFailed({ id: stored.id, reason, message });
      return undefined;
    }
  }

  /** @throws SessionFormatError */
  #open(stored: StoredSession): SavedConnection {
    const { sealer, connectionIdBytes } = this.#context;
    if (!sealer) throw new TypeError('sessionKeys are needed to read stored sessions');
    return openStored(sealer, stored, connectionIdBytes);
  }

  /** @throws as `restoreConnection` */
  #restoreAssociation(id: string, { state, address, port }: SavedConnection): Association {
    const { clock } = this.#context;
    const association = new Association(this.#owner, id, address, port);
    association.attach(restoreConnection(state, { clock }, association));
    return association;
  }

  /** Called only when this server owns the session: credentials of another owner's session may have been revoked. */
  #keepResumable({ connection }: Association): void {
    if (connection.resumableSession) this.#context.resumable.put(connection.resumableSession);
  }

  /**
   * Opens a session of another server. An unusable one stays in the store, which other servers use too.
   *
   * @returns undefined if it is unusable or was idle for too long
   */
  open(stored: StoredSession): SavedConnection | undefined {
    const { clock, limits } = this.#context;
    try {
      const saved = this.#open(stored);
      return clock.now() - saved.lastActiveAt >= limits.idleTimeoutMs ? undefined : saved;
    } catch (error) {
      const { reason, message } = asFormatError(error);
      this.#reports.restoreFailed({ id: stored.id, reason, message });
      return undefined;
    }
  }

  /**
   * Takes over a session from another server that shares the store. This server is its only owner when it resolves.
   *
   * @returns undefined if a newer connection has replaced it
   * @throws SessionFencedError; errors of the store
   */
  async adopt(stored: StoredSession, saved: SavedConnection): Promise<Association | undefined> {
    const { persistence, clock } = this.#context;
    if (!persistence || this.#table.has(Buffer.from(stored.id, 'hex'))) return undefined;
    const association = this.#restoreAssociation(stored.id, saved);
    association.lastActiveMs = clock.monotonic() - Math.max(0, clock.now() - saved.lastActiveAt);
    try {
      await persistence.import(association, stored, saved.state.writeSequence, stored.generation);
    } catch (error) {
      association.destroy('stopped');
      throw error;
    }
    this.#keepResumable(association);
    if (this.#admission.admit(association)) return association;
    association.destroy('replaced');
    return undefined;
  }

  /** Ends a connection here, so that it can continue elsewhere. @throws DtlsError `closed`; errors of the store */
  async export(key: string): Promise<StoredSession> {
    const { sealer } = this.#context;
    if (!sealer) throw new TypeError('sessionKeys are needed to export sessions');
    const association = this.#table.byKey(key);
    if (association?.phase !== 'established') throw new DtlsError('closed', 'there is no such connection');
    association.isFrozen = true;
    const { id, keeper } = association;
    const generation = (keeper?.generation ?? 0) + 1;
    const blob = sealer.seal(id, generation, association.snapshot(association.nextWriteSequence()));
    association.destroy('moved');
    // Remove it before another process has it, so that a crash does not restore it here.
    await keeper?.remove();
    return { id, generation, blob };
  }

  /**
   * Ends a connection here with its exact state in the store, for another server that shares the store. Concurrent
   * calls share one release.
   *
   * @param sequence sequence number of the record that the other server has
   * @throws errors of the store, after which the connection has ended too
   */
  async release(id: string, sequence: number | undefined): Promise<'released' | 'absent' | 'seen'> {
    const { persistence } = this.#context;
    if (!persistence) throw new TypeError('a sessionStore is needed to release sessions');
    const association = this.#table.byKey(`dtls:${id}`);
    if (association?.phase !== 'established') return 'absent';
    // The stored state has only the highest number: an older record would be a replay for the next owner.
    if (sequence !== undefined && sequence <= association.connection.readTop) return 'seen';
    const underWay = this.#releasing.get(id);
    if (underWay) await underWay;
    else await this.#release(association, persistence);
    return 'released';
  }

  /** Returns the connection with that id if it is here and not being released. */
  findLive(id: string): Association | undefined {
    const association = this.#table.byKey(`dtls:${id}`);
    return association?.phase === 'established' && !association.isFrozen ? association : undefined;
  }

  /** Resolves when the session is not, or no longer, being released. Never rejects. */
  async whenReleased(id: string): Promise<void> {
    await this.#releasing.get(id)?.catch(() => undefined);
  }

  #release(association: Association, persistence: Persistence): Promise<void> {
    const { id } = association;
    association.isFrozen = true;
    const saved = persistence.finishNow(association).finally(() => {
      this.#releasing.delete(id);
      this.#counters.released += 1;
      association.destroy('moved');
    });
    this.#releasing.set(id, saved);
    return saved;
  }

  /** @throws SessionFormatError; DtlsError `invalid` if it is live here; errors of the store */
  async import(stored: StoredSession): Promise<Association> {
    const saved = this.#open(stored);
    if (this.#table.has(Buffer.from(stored.id, 'hex'))) {
      throw new DtlsError('invalid', 'the session is here already');
    }
    const association = this.#restoreAssociation(stored.id, saved);
    const { persistence } = this.#context;
    try {
      if (persistence) await persistence.import(association, stored, saved.state.writeSequence, undefined);
      else association.connection.extendWriteLimit(SEQUENCE_END);
    } catch (error) {
      association.destroy('stopped');
      throw error;
    }
    this.#keepResumable(association);
    this.#admission.enter(association);
    return association;
  }
}
