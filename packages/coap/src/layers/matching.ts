import { CoapOverloadError } from '../errors.ts';
import type { Core } from './core.ts';
import type { PeerState } from './peer-state.ts';
import type { ResponseSink } from './sinks.ts';
import { TokenSinks } from './token-sinks.ts';

/** Long enough that an off-path attacker cannot guess a token (RFC 7252 section 5.3.1). */
const TOKEN_BYTES = 8;

/** Finds the request or observation of a response by peer and token (RFC 7252 section 5.3.2). */
export class MatchingLayer {
  readonly #core: Core;
  #pending = 0;
  #observations = 0;

  constructor(core: Core) {
    this.#core = core;
  }

  newToken(): Buffer {
    return this.#core.randomBytes(TOKEN_BYTES);
  }

  find(peer: PeerState, token: Buffer): ResponseSink | undefined {
    return peer.tokens?.get(token.toString('latin1'));
  }

  /** @throws CoapOverloadError if the maximum number of observations is reached */
  checkRoomForObservation(): void {
    if (this.#observations < this.#core.limits.maxObservations) return;
    this.#core.counters.refused += 1;
    throw new CoapOverloadError('There are as many observations as this endpoint may have');
  }

  /** @throws CoapOverloadError if too many requests are pending; never for an observation */
  register(peer: PeerState, token: Buffer, sink: ResponseSink): void {
    const tokens = (peer.tokens ??= new TokenSinks());
    const key = token.toString('latin1');
    const before = tokens.get(key);
    const isFull = this.#pending >= this.#core.limits.maxPendingRequests;
    if (isFull && !sink.isObservation && !before) {
      this.#core.counters.refused += 1;
      throw new CoapOverloadError('Too many requests are waiting for their responses');
    }
    peer.wasQueried = true;
    if (before) this.#count(before, -1);
    this.#count(sink, 1);
    tokens.set(key, sink);
  }

  /** Removes only `sink`: the token can already belong to another one. */
  unregister(peer: PeerState, token: Buffer, sink: ResponseSink): void {
    const key = token.toString('latin1');
    if (peer.tokens?.get(key) !== sink) return;
    peer.tokens.delete(key);
    this.#count(sink, -1);
  }

  #count(sink: ResponseSink, change: 1 | -1): void {
    if (sink.isObservation) this.#observations += change;
    else this.#pending += change;
  }
}
