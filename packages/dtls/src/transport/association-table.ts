import type { Association } from './association.ts';
import { addressKey } from './address-key.ts';

/**
 * The associations of a server by id, which is the Connection ID; by address, for peers without one; by identity; and the
 * established ones by last activity.
 */
export class AssociationTable {
  readonly #byId = new Map<string, Association>();
  readonly #byAddress = new Map<string, Association>();
  readonly #byIdentity = new Map<string, Association>();
  #oldest: Association | undefined;
  #newest: Association | undefined;
  #established = 0;

  /** Number of established associations. */
  get established(): number {
    return this.#established;
  }

  /** The least recently active established association. */
  get oldest(): Association | undefined {
    return this.#oldest;
  }

  [Symbol.iterator](): IterableIterator<Association> {
    return this.#byId.values();
  }

  has(id: Buffer): boolean {
    return this.#byId.has(id.toString('latin1'));
  }

  byCid(cid: Buffer): Association | undefined {
    return this.#byId.get(cid.toString('latin1'));
  }

  byKey(key: string): Association | undefined {
    return key.startsWith('dtls:') ? this.#byId.get(latin1Of(key.slice(5))) : undefined;
  }

  byAddress(address: string, port: number): Association | undefined {
    return this.#byAddress.get(addressKey(address, port));
  }

  /** Returns the newest association of an identity. Its `sibling`s are older. */
  byIdentity(identity: string): Association | undefined {
    return this.#byIdentity.get(identity);
  }

  /** Iterates over the associations of an identity, the newest first. */
  *ofIdentity(identity: string): Generator<Association, void, undefined> {
    for (let one = this.#byIdentity.get(identity); one; one = one.sibling) yield one;
  }

  /** Adds a handshake. It gets its 5-tuple if that is free, else it waits beside the association that has it. */
  addHandshaking(association: Association): void {
    this.#byId.set(latin1Of(association.id), association);
    const key = addressKey(association.address, association.port);
    const holder = this.#byAddress.get(key);
    if (holder) holder.successor = association;
    else this.#byAddress.set(key, association);
  }

  /** @returns the previous holder of the 5-tuple, if it was another association */
  promote(association: Association): Association | undefined {
    this.#byId.set(latin1Of(association.id), association);
    const key = addressKey(association.address, association.port);
    const holder = this.#byAddress.get(key);
    if (holder?.successor === association) holder.successor = undefined;
    this.#byAddress.set(key, association);
    this.#addEstablished(association);
    return holder === association ? undefined : holder;
  }

  /**
   * Adds an established association of another server.
   *
   * @returns false, and adds nothing, if it has no Connection ID and a peer without one has its 5-tuple
   */
  admit(association: Association): boolean {
    const holder = this.byAddress(association.address, association.port);
    const isTaken = holder?.phase === 'established' && !holder.hasCid;
    if (isTaken && !association.hasCid) return false;
    this.#byId.set(latin1Of(association.id), association);
    this.#occupy(association);
    this.#addEstablished(association);
    return true;
  }

  /** Marks an association as the most recently active one. */
  touch(association: Association): void {
    if (this.#newest === association) return;
    this.#unlink(association);
    this.#append(association);
  }

  /** Moves an association with a Connection ID to another 5-tuple. One without a Connection ID keeps its 5-tuple. */
  move(association: Association, address: string, port: number): void {
    this.#release(association);
    association.address = address;
    association.port = port;
    this.#occupy(association);
  }

  /** Assigns the 5-tuple, unless the association has a Connection ID and a peer without one needs the 5-tuple. */
  #occupy(association: Association): void {
    const key = addressKey(association.address, association.port);
    const holder = this.#byAddress.get(key);
    if (holder && !holder.hasCid && association.hasCid) return;
    association.successor = holder?.phase === 'handshaking' ? holder : holder?.successor;
    if (holder) holder.successor = undefined;
    this.#byAddress.set(key, association);
  }

  /** @param wasEstablished whether `promote` was called for it */
  remove(association: Association, wasEstablished: boolean): void {
    const id = latin1Of(association.id);
    if (this.#byId.get(id) === association) this.#byId.delete(id);
    const holder = this.byAddress(association.address, association.port);
    if (holder?.successor === association) holder.successor = undefined;
    this.#release(association);
    if (!wasEstablished) return;
    this.#removeIdentity(association);
    this.#established -= 1;
    this.#unlink(association);
  }

  /** Passes the 5-tuple to the handshake that waits for it, if any. */
  #release(association: Association): void {
    const key = addressKey(association.address, association.port);
    if (this.#byAddress.get(key) !== association) return;
    const { successor } = association;
    association.successor = undefined;
    if (successor) this.#byAddress.set(key, successor);
    else this.#byAddress.delete(key);
  }

  #addEstablished(association: Association): void {
    this.#addIdentity(association);
    this.#established += 1;
    this.#append(association);
  }

  #addIdentity(association: Association): void {
    const { identity } = association;
    if (identity === undefined) return;
    association.sibling = this.#byIdentity.get(identity);
    this.#byIdentity.set(identity, association);
  }

  #removeIdentity(association: Association): void {
    const { identity, sibling } = association;
    if (identity === undefined) return;
    association.sibling = undefined;
    const first = this.#byIdentity.get(identity);
    if (first === association) {
      if (sibling) this.#byIdentity.set(identity, sibling);
      else this.#byIdentity.delete(identity);
      return;
    }
    let before = first;
    while (before && before.sibling !== association) before = before.sibling;
    if (before) before.sibling = sibling;
  }

  #append(association: Association): void {
    association.older = this.#newest;
    association.newer = undefined;
    if (this.#newest) this.#newest.newer = association;
    else this.#oldest = association;
    this.#newest = association;
  }

  #unlink(association: Association): void {
    const { older, newer } = association;
    if (older) older.newer = newer;
    else if (this.#oldest === association) this.#oldest = newer;
    if (newer) newer.older = older;
    else if (this.#newest === association) this.#newest = older;
    association.older = undefined;
    association.newer = undefined;
  }
}

function latin1Of(id: string): string {
  return Buffer.from(id, 'hex').toString('latin1');
}
