import type { Peer } from '@muster/net';
import type { PeerState } from './peer-state.ts';
import { newSilence } from './probing.ts';
import { newReceiveCount } from './receive-rate.ts';

/** Maximum number of peers that are checked when the full table drops one. */
const MAX_PROBES = 64;

/** The peers of an endpoint, up to a limit. An idle peer makes room for a new one. */
export class PeerTable {
  readonly #capacity: number;
  #peers: Map<string, PeerState> | undefined;
  #first: PeerState | undefined;
  /** Position at which the next search for an idle peer continues. */
  #cursor: IterableIterator<PeerState> | undefined;
  #nextId = 0;

  constructor(capacity: number) {
    this.#capacity = Math.max(1, capacity);
  }

  get size(): number {
    return this.#peers?.size ?? (this.#first ? 1 : 0);
  }

  find(key: string): PeerState | undefined {
    if (this.#peers) return this.#peers.get(key);
    return this.#first?.peer.key === key ? this.#first : undefined;
  }

  /** @returns undefined if the table is full of busy peers */
  obtain(peer: Peer): PeerState | undefined {
    const found = this.find(peer.key);
    if (found) {
      found.isRecent = true;
      // The transport can have a new peer with this key after its connection has ended and was restored.
      found.peer = peer;
      return found;
    }
    if (this.size >= this.#capacity && !this.#dropOne()) return undefined;
    const state = newPeerState(this.#nextId++, peer);
    this.#insert(state);
    return state;
  }

  *[Symbol.iterator](): Iterator<PeerState> {
    if (this.#peers) yield* this.#peers.values();
    else if (this.#first) yield this.#first;
  }

  /** A client usually has one peer, which needs no map. */
  #insert(state: PeerState): void {
    if (!this.#peers) {
      if (!this.#first) {
        this.#first = state;
        return;
      }
      this.#peers = new Map([[this.#first.peer.key, this.#first]]);
      this.#first = undefined;
    }
    this.#peers.set(state.peer.key, state);
  }

  /**
   * Drops an idle peer by the second-chance algorithm: the search continues where it ended last, and skips peers that
   * were active since then. If all were active, it drops any idle peer.
   */
  #dropOne(): boolean {
    let idle: PeerState | undefined;
    for (let probes = 0; probes < MAX_PROBES; probes += 1) {
      const state = this.#next();
      if (!state) break;
      if (isBusy(state)) {
        state.isRecent = false;
        continue;
      }
      idle ??= state;
      if (!state.isRecent) {
        idle = state;
        break;
      }
      state.isRecent = false;
    }
    if (idle) this.#drop(idle);
    return idle !== undefined;
  }

  #next(): PeerState | undefined {
    if (!this.#peers) return this.#first;
    const next = this.#cursor?.next();
    if (next?.done === false) return next.value;
    this.#cursor = this.#peers.values();
    const first = this.#cursor.next();
    return first.done === true ? undefined : first.value;
  }

  #drop(state: PeerState): void {
    if (this.#peers) this.#peers.delete(state.peer.key);
    else this.#first = undefined;
  }
}

function newPeerState(id: number, peer: Peer): PeerState {
  // List the fields, so that all peers have one hidden class and no nested object for four numbers.
  const { receiveWindow, receivedInWindow } = newReceiveCount();
  const { silentSinceMs, probedBytes } = newSilence();
  return {
    id,
    peer,
    isRecent: true,
    isVerified: false,
    wasQueried: false,
    openRequests: 0,
    receiveWindow,
    receivedInWindow,
    silentSinceMs,
    probedBytes,
    messageIds: undefined,
    inFlight: undefined,
    queue: undefined,
    tokens: undefined,
    sentNonConfirmable: undefined,
    observers: undefined,
  };
}

function isFilled(...tables: readonly ({ readonly size: number } | undefined)[]): boolean {
  return tables.some((table) => table !== undefined && table.size > 0);
}

function isBusy(state: PeerState): boolean {
  const { openRequests, inFlight, queue, tokens, observers } = state;
  return (
    openRequests > 0 || inFlight?.[0] !== undefined || queue?.[0] !== undefined || isFilled(tokens, observers)
  );
}
