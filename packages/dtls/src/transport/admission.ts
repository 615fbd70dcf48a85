/** Adds established connections of a server, and closes those that are idle or beyond its limits. */
import type { Clock } from '@muster/net';
import type { Association } from './association.ts';
import type { AssociationTable } from './association-table.ts';
import { Eviction } from './eviction.ts';
import { IdleWatch } from './idle-watch.ts';
import type { DtlsServerCounters } from './server-counters.ts';
import type { CloseReason, DtlsServerLimits, SessionInfo } from './server-options.ts';

export interface AdmissionContext {
  readonly clock: Clock;
  readonly limits: DtlsServerLimits;
  readonly isInUse: (info: SessionInfo) => boolean;
  readonly idleClose: 'notify' | 'silent';
}

export class Admission {
  readonly #idleClose: 'notify' | 'silent';
  readonly #table: AssociationTable;
  readonly #counters: DtlsServerCounters;
  readonly #idle: IdleWatch;
  readonly #eviction: Eviction;

  /** @param onError receives errors of `isInUse` */
  constructor(
    { clock, limits, isInUse, idleClose }: AdmissionContext,
    table: AssociationTable,
    counters: DtlsServerCounters,
    onError: (error: Error) => void,
  ) {
    this.#idleClose = idleClose;
    this.#table = table;
    this.#counters = counters;
    this.#eviction = new Eviction(table, limits, isInUse, onError);
    this.#idle = new IdleWatch(clock, table, limits.idleTimeoutMs, (one) => this.#closeIdle(one));
  }

  /**
   * Adds an established connection. It replaces only the one with the same address and port (RFC 6347 4.2.8); other
   * connections of its identity continue.
   *
   * @param isNew whether a handshake has just established it, so that it is not closed to make room
   * @returns the replaced connection
   */
  enter(association: Association, isNew = false): Association | undefined {
    association.phase = 'established';
    const holder = this.#table.promote(association);
    // A holder with a Connection ID is identified by it, and its address may now belong to another peer.
    const replaced = holder && !holder.hasCid ? this.#replace(holder) : undefined;
    this.#makeRoom(association, isNew);
    return replaced;
  }

  /**
   * Adds a connection of another server. It replaces none here, because those are newer.
   *
   * @returns false if it has no Connection ID and a newer connection has its address and port
   */
  admit(association: Association): boolean {
    if (!this.#table.admit(association)) return false;
    association.phase = 'established';
    this.#makeRoom(association, true);
    return true;
  }

  stop(): void {
    this.#idle.stop();
  }

  #makeRoom(association: Association, isNew: boolean): void {
    for (const one of this.#eviction.after(association, isNew)) {
      this.#counters.evicted += 1;
      this.#dismiss(one, 'evicted');
    }
    this.#idle.watch();
  }

  /** Sends no alert: the peer has lost these keys, and its new connection has the same address and port. */
  #replace(association: Association): Association {
    this.#counters.replaced += 1;
    association.destroy('replaced');
    return association;
  }

  #closeIdle(association: Association): void {
    this.#counters.idleClosed += 1;
    this.#dismiss(association, 'idle');
  }

  #dismiss(association: Association, reason: CloseReason): void {
    if (this.#idleClose === 'notify') association.close(reason);
    else association.destroy(reason);
  }
}
