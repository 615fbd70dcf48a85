import type { Association } from './association.ts';
import type { AssociationTable } from './association-table.ts';
import type { DtlsServerLimits, SessionInfo } from './server-options.ts';

/** Maximum number of connections, from the least recently active one, to search for one that is not in use. */
const MAX_CANDIDATES = 64;

/** Chooses which connection a server closes when a new one exceeds a limit. */
export class Eviction {
  readonly #table: AssociationTable;
  readonly #limits: Pick<DtlsServerLimits, 'maxConnections' | 'maxPerIdentity'>;
  readonly #isInUse: (info: SessionInfo) => boolean;
  readonly #onError: (error: Error) => void;

  /** @param onError receives errors of `isInUse`; the connection then counts as not in use */
  constructor(
    table: AssociationTable,
    limits: Pick<DtlsServerLimits, 'maxConnections' | 'maxPerIdentity'>,
    isInUse: (info: SessionInfo) => boolean,
    onError: (error: Error) => void,
  ) {
    this.#onError = onError;
    this.#table = table;
    this.#limits = limits;
    this.#isInUse = isInUse;
  }

  /**
   * Yields the connections to close after one was added. Close each before requesting the next.
   *
   * @param isNew whether a handshake has just established it, which exempts it from eviction; false if it was restored
   */
  *after(added: Association, isNew: boolean): Generator<Association, void, undefined> {
    const newest = isNew ? added : undefined;
    const ofIdentity = this.#ofIdentity(added.identity, newest);
    if (ofIdentity) yield ofIdentity;
    const ofAll = this.#ofAll(newest);
    if (ofAll) yield ofAll;
  }

  #ofIdentity(identity: string | undefined, newest: Association | undefined): Association | undefined {
    const { maxPerIdentity } = this.#limits;
    if (identity === undefined || maxPerIdentity === Infinity) return undefined;
    const all = [...this.#table.ofIdentity(identity)];
    if (all.length <= maxPerIdentity) return undefined;
    const others = all.filter((one) => one !== newest);
    others.sort((left, right) => left.lastActiveMs - right.lastActiveMs);
    return others.find((one) => !this.#inUse(one)) ?? others[0];
  }

  #ofAll(newest: Association | undefined): Association | undefined {
    if (this.#table.established <= this.#limits.maxConnections) return undefined;
    let one = this.#table.oldest;
    for (let looked = 0; one && looked < MAX_CANDIDATES; looked += 1) {
      if (one !== newest && !this.#inUse(one)) return one;
      one = one.newer;
    }
    return this.#table.oldest;
  }

  #inUse({ info }: Association): boolean {
    try {
      return this.#isInUse(info);
    } catch (error) {
      this.#onError(error as Error);
      return false;
    }
  }
}
