import type { Peer } from '@muster/net';
import type { Message } from '../message/message.ts';
import type { InboundResponse } from './inbound-response.ts';
import type { MessageIds } from './message-ids.ts';
import { newSilence } from './probing.ts';
import type { Silence } from './probing.ts';
import { newReceiveCount } from './receive-rate.ts';
import type { ReceiveCount } from './receive-rate.ts';
import type { Transmission } from './reliability.ts';
import type { TokenSinks } from './token-sinks.ts';

/** Takes the responses to a token. */
export interface ResponseSink {
  /** It waits for notifications, for as long as it likes; else for one response. */
  readonly isObservation: boolean;
  onResponse(response: Message, inbound: InboundResponse): void;
  onClosed(): void;
}

/** Takes a token over from the request that asked to observe. */
export interface ObservationSink extends ResponseSink {
  begin(first: Message): void;
}

/** Learns that the peer rejected a non-confirmable message. */
export interface ResetSink {
  onReset(): void;
}

/** An observer at the peer, as far as the table of peers must know it. */
export interface ObserverEntry {
  onClosed(): void;
}

/** What is known of one peer; everything but the identity is made when it is first needed. */
export interface PeerState extends ReceiveCount, Silence {
  /** A small number for keys; never given twice by one table. */
  readonly id: number;
  readonly peer: Peer;
  /** Seen since the table last looked for one to drop. */
  recent: boolean;
  /** It has repeated an Echo value, or answered a request of ours: nobody else can know the token. */
  reachable: boolean;
  /** It has been sent a request: notifications from it may be of an observation that was given up here. */
  asked: boolean;
  /** Its requests that a handler works on. */
  openRequests: number;
  messageIds: MessageIds | undefined;
  inFlight: Transmission[] | undefined;
  queue: Transmission[] | undefined;
  /** Own requests and observations by token. */
  tokens: TokenSinks | undefined;
  /** The latest non-confirmable messages to it by Message ID. */
  sentNonConfirmable: Map<number, ResetSink> | undefined;
  /** Its observers here by token. */
  observers: Map<string, ObserverEntry> | undefined;
}

/** Peers looked at for one that may go, when the table is full. */
const MAX_PROBES = 64;

/** The peers of an endpoint, bounded; one without anything under way makes room for a new one. */
export class PeerTable {
  readonly #capacity: number;
  #peers: Map<string, PeerState> | undefined;
  #first: PeerState | undefined;
  /** Where the next look for one to drop begins. */
  #hand: IterableIterator<PeerState> | undefined;
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

  /** @returns undefined when the table is full of peers that are all busy */
  obtain(peer: Peer): PeerState | undefined {
    const found = this.find(peer.key);
    if (found) {
      found.recent = true;
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

  /** A client has one peer as a rule: it needs no map. */
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
   * Second chance: the look goes round, from where the last one ended, and passes over who was seen since it came by last.
   * When it has seen nobody else, anyone idle goes.
   */
  #dropOne(): boolean {
    let idle: PeerState | undefined;
    for (let probes = 0; probes < MAX_PROBES; probes += 1) {
      const state = this.#next();
      if (!state) break;
      if (isBusy(state)) {
        state.recent = false;
        continue;
      }
      idle ??= state;
      if (!state.recent) {
        idle = state;
        break;
      }
      state.recent = false;
    }
    if (idle) this.#drop(idle);
    return idle !== undefined;
  }

  #next(): PeerState | undefined {
    if (!this.#peers) return this.#first;
    const next = this.#hand?.next();
    if (next?.done === false) return next.value;
    this.#hand = this.#peers.values();
    const first = this.#hand.next();
    return first.done === true ? undefined : first.value;
  }

  #drop(state: PeerState): void {
    if (this.#peers) this.#peers.delete(state.peer.key);
    else this.#first = undefined;
  }
}

function newPeerState(id: number, peer: Peer): PeerState {
  // Named one by one: all peers have one shape, and none has objects of its own for four numbers.
  const { receiveWindow, receivedInWindow } = newReceiveCount();
  const { silentSinceMs, probedBytes } = newSilence();
  return {
    id,
    peer,
    recent: true,
    reachable: false,
    asked: false,
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
