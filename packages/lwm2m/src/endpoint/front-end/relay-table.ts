import type { RelayedObservation } from './relayed-observation.ts';
import type { FrontObservation, FrontPlace } from './types.ts';

type PeerReference = Pick<FrontPlace, 'listener'> & { readonly peer: { readonly key: string } };

/** Observations of a front end. Most devices have only one, which is stored without an array. */
export class RelayTable {
  /** Observations by listener and peer. */
  readonly #byPeer = new Map<string, RelayedObservation | readonly RelayedObservation[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  find({ token, ...place }: Pick<FrontObservation, 'token'> & PeerReference): RelayedObservation | undefined {
    return this.listByPeer(place).find((one) => one.token === token);
  }

  listByPeer(place: PeerReference): readonly RelayedObservation[] {
    const known = this.#byPeer.get(nameOf(place)) ?? [];
    return 'token' in known ? [known] : known;
  }

  /** Adds an observation. Replaces one with the same token. */
  add(relayed: RelayedObservation): void {
    const before = this.find(relayed);
    if (before) this.delete(before);
    const others = this.listByPeer(relayed);
    this.#byPeer.set(nameOf(relayed), others.length === 0 ? relayed : [...others, relayed]);
    this.#size += 1;
  }

  /** Removes only this observation: its token can already belong to another. */
  delete(relayed: RelayedObservation): void {
    const all = this.listByPeer(relayed);
    const others = all.filter((one) => one !== relayed);
    if (others.length === all.length) return;
    this.#size -= 1;
    const [first] = others;
    if (first === undefined) this.#byPeer.delete(nameOf(relayed));
    else this.#byPeer.set(nameOf(relayed), others.length === 1 ? first : others);
  }

  /** Forgets the observations of a peer, or of all peers. */
  forget(place?: PeerReference): void {
    const gone = place === undefined ? [...this.#byPeer.values()].flat() : this.listByPeer(place);
    for (const relayed of gone) {
      this.delete(relayed);
      void relayed.cancel('passive');
    }
  }
}

function nameOf({ listener, peer }: PeerReference): string {
  return [listener, peer.key].join(' ');
}
