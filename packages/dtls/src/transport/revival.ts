/**
 * Sessions that come from somewhere else: an earlier process, by the store, or another server, by hand. And the way out.
 */
import type { Clock } from '@muster/net';
import { restoreConnection } from '../connection/restore.ts';
import { DtlsError } from '../errors.ts';
import type { SavedConnection } from '../session/codec.ts';
import { SEQUENCE_END } from '../session/reservation.ts';
import { SessionFencedError } from '../session/session-error.ts';
import type { ResumableCache } from '../session/resumable-cache.ts';
import type { SessionSealer } from '../session/sealing.ts';
import type { StoredSession } from '../session/store.ts';
import { Association, type AssociationOwner } from './association.ts';
import type { AssociationTable } from './association-table.ts';
import { asFormatError, openStored, type Persistence } from './persistence.ts';
import type { Reports } from './reports.ts';
import type { DtlsServerCounters } from './server-counters.ts';
import type { DtlsServerLimits } from './server-options.ts';

export interface RevivalContext {
  readonly clock: Clock;
  readonly limits: DtlsServerLimits;
  readonly sealer: SessionSealer | undefined;
  readonly persistence: Persistence | undefined;
  readonly resumable: ResumableCache;
  readonly connectionIdBytes: number;
}

export interface RevivalOwner extends AssociationOwner {
  /** From here on the association is found. */
  enter(association: Association): void;
}

export class Revival {
  readonly #context: RevivalContext;
  readonly #owner: RevivalOwner;
  readonly #table: AssociationTable;
  readonly #counters: DtlsServerCounters;
  readonly #reports: Reports;
  /** Sessions whose last state is being saved, by id. */
  readonly #releasing = new Map<string, Promise<void>>();

  constructor(
    context: RevivalContext,
    owner: RevivalOwner,
    table: AssociationTable,
    counters: DtlsServerCounters,
    reports: Reports,
  ) {
    this.#context = context;
    this.#owner = owner;
    this.#table = table;
    this.#counters = counters;
    this.#reports = reports;
  }

  /** Takes up what an earlier process has left. @throws what the store does */
  async restore(sessions: AsyncIterable<StoredSession> | Iterable<StoredSession>): Promise<void> {
    const found: Association[] = [];
    for await (const stored of sessions) {
      const association = this.#restoreOne(stored);
      if (association) found.push(association);
    }
    // The one heard last enters last: where a limit is exceeded, it is the newest.
    found.sort((left, right) => left.lastActiveMs - right.lastActiveMs);
    for (const association of found) this.#owner.enter(association);
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
      const association = this.#revive(stored.id, saved);
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

  /** @throws what `restoreConnection` does */
  #revive(id: string, { state, address, port }: SavedConnection): Association {
    const { clock, resumable } = this.#context;
    const association = new Association(this.#owner, id, address, port);
    const connection = restoreConnection(state, { clock }, association);
    association.attach(connection);
    if (connection.resumableSession) resumable.put(connection.resumableSession);
    return association;
  }

  /** Ends a connection here, so that it can go on elsewhere. @throws DtlsError `closed`; what the store does */
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
   * @param sequence of the record that the other server has
   * @throws what the store does, after which the connection has ended too
   */
  async release(id: string, sequence: number | undefined): Promise<'released' | 'absent' | 'seen'> {
    const { persistence } = this.#context;
    if (!persistence) throw new TypeError('a sessionStore is needed to release sessions');
    const association = this.#table.byKey(`dtls:${id}`);
    if (association?.phase !== 'established') return 'absent';
    // The stored state has the highest number alone: to the next owner an older record would be a replay.
    if (sequence !== undefined && sequence <= association.connection.readTop) return 'seen';
    const underWay = this.#releasing.get(id);
    if (underWay) await underWay;
    else await this.#release(association, persistence);
    return 'released';
  }

  /** Resolves when the session is not, or no longer, being released. Never rejects. */
  async released(id: string): Promise<void> {
    await this.#releasing.get(id)?.catch(() => undefined);
  }

  #release(association: Association, persistence: Persistence): Promise<void> {
    const { id } = association;
    association.isFrozen = true;
    const saved = persistence
      .finishNow(association)
      .catch((error: unknown) => {
        // It is gone all the same.
        if (!(error instanceof SessionFencedError)) throw error;
      })
      .finally(() => {
        this.#releasing.delete(id);
        this.#counters.released += 1;
        association.destroy('moved');
      });
    this.#releasing.set(id, saved);
    return saved;
  }

  /** @throws SessionFormatError; DtlsError `invalid` when it is here already; what the store does */
  async import(stored: StoredSession): Promise<Association> {
    const saved = this.#open(stored);
    if (this.#table.has(Buffer.from(stored.id, 'hex'))) {
      throw new DtlsError('invalid', 'the session is here already');
    }
    const association = this.#revive(stored.id, saved);
    const { persistence } = this.#context;
    try {
      if (persistence) await persistence.import(association, stored, saved.state.writeSequence);
      else association.connection.extendWriteLimit(SEQUENCE_END);
    } catch (error) {
      association.destroy('stopped');
      throw error;
    }
    this.#owner.enter(association);
    return association;
  }
}
