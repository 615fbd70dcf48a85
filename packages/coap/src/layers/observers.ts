import type { Block } from '../message/block.ts';
import type { Message } from '../message/message.ts';
import type { ObserverHandlers } from '../types.ts';
import { ServerObserver } from './server-observer.ts';
import type { ObserverContext } from './server-observer.ts';
import type { BlockServer, BodyKeys } from './block-serve.ts';
import type { Core } from './core.ts';
import type { PeerState } from './peer-state.ts';
import type { ObserverEntry } from './sinks.ts';
import type { ReliabilityLayer } from './reliability.ts';

/** A request that starts an observation. */
export interface ObserveRequest {
  readonly peer: PeerState;
  readonly message: Message;
  readonly bodyKeys: BodyKeys;
  /** The Block2 of the request. Undefined without one. */
  readonly requestedBlock: Block | undefined;
}

/** The observers of this endpoint, by peer and token. Their number is limited in total and per peer. */
export class ObserverRegistry implements ObserverContext {
  readonly core: Core;
  readonly reliability: ReliabilityLayer;
  readonly blocks: BlockServer;
  #count = 0;

  constructor(core: Core, reliability: ReliabilityLayer, blocks: BlockServer) {
    this.core = core;
    this.reliability = reliability;
    this.blocks = blocks;
  }

  get size(): number {
    return this.#count;
  }

  /** @returns undefined at a limit */
  register(request: ObserveRequest, handlers: ObserverHandlers): ServerObserver | undefined {
    const { peer, message, bodyKeys, requestedBlock } = request;
    const observers = (peer.observers ??= new Map<string, ObserverEntry>());
    const key = message.token.toString('latin1');
    const before = observers.get(key);
    const { maxObservers, maxObserversPerPeer } = this.core.limits;
    if (!before && (this.#count >= maxObservers || observers.size >= maxObserversPerPeer)) {
      this.core.counters.refused += 1;
      return undefined;
    }
    // Continue the sequence numbers, so that the peer can order notifications in transit (RFC 7641 section 4.4).
    const sequence = before instanceof ServerObserver ? before.nextSequence() : 0;
    if (before instanceof ServerObserver) before.stop('replaced');
    const observer = new ServerObserver(
      this,
      peer,
      message.token,
      handlers,
      bodyKeys,
      requestedBlock,
      sequence,
    );
    observers.set(key, observer);
    this.#count += 1;
    return observer;
  }

  /** Handles a request with Observe 1, which removes the observer (RFC 7641 section 4.1). */
  deregister(peer: PeerState, token: Buffer): void {
    const observer = peer.observers?.get(token.toString('latin1'));
    if (observer instanceof ServerObserver) observer.stop('deregistered');
  }

  forget(observer: ServerObserver): void {
    const key = observer.token.toString('latin1');
    if (observer.state.observers?.get(key) !== observer) return;
    observer.state.observers.delete(key);
    this.#count -= 1;
  }
}
