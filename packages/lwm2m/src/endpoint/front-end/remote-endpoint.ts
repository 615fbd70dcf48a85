import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CoapResponse, Endpoint, Observation, ObservationHandlers, RequestInit } from '@muster/coap';
import type { Peer } from '@muster/net';
import type { Source } from '../server/types.ts';
import { coapResponseOf, hooksOf, plainPeer, plainRequest, valueOf } from './plain.ts';
import type { FrontEnds, FrontObservation } from './types.ts';

/** One observation that a front end has for the server. */
class RemoteObservation implements Observation {
  readonly peer: Peer;
  readonly token: Buffer;
  /** The Observe. */
  readonly init: RequestInit;
  readonly handlers: ObservationHandlers;
  readonly #endpoint: RemoteEndpoint;
  active = true;
  lastSequence: number | undefined;

  constructor(
    endpoint: RemoteEndpoint,
    peer: Peer,
    token: string,
    init: RequestInit,
    handlers: ObservationHandlers,
  ) {
    this.#endpoint = endpoint;
    this.peer = peer;
    this.token = Buffer.from(token, 'hex');
    this.init = init;
    this.handlers = handlers;
  }

  /** The front end knows. */
  get stale(): boolean {
    return false;
  }

  async cancel(how: 'active' | 'passive' = 'active', signal?: AbortSignal): Promise<void> {
    if (!this.active) return;
    this.active = false;
    await this.#endpoint.cancel(this, how, signal);
  }
}

/** The part of an endpoint that a server uses, for the devices of one listener of the front ends. */
export class RemoteEndpoint implements Pick<Endpoint, 'request' | 'observe' | 'resumeObservation'> {
  readonly #frontEnds: FrontEnds;
  readonly #listener: string;
  /** By peer and token. */
  readonly #observations = new Map<string, RemoteObservation>();
  /** Observes under way, by peer. */
  readonly #observing = new Map<string, Set<Promise<unknown>>>();

  constructor(frontEnds: FrontEnds, listener: string) {
    this.#frontEnds = frontEnds;
    this.#listener = listener;
  }

  async request(peer: Peer, init: RequestInit): Promise<CoapResponse> {
    const result = await this.#frontEnds.request(this.#placeOf(peer), plainRequest(init), hooksOf(init));
    return coapResponseOf(valueOf(result, init.signal), peer);
  }

  observe(
    peer: Peer,
    init: RequestInit,
    handlers: ObservationHandlers,
  ): Promise<{ response: CoapResponse; observation: Observation | undefined }> {
    const observed = this.#observe(peer, init, handlers);
    const underWay = this.#observing.get(peer.key) ?? new Set();
    this.#observing.set(peer.key, underWay.add(observed));
    const forget = (): void => {
      underWay.delete(observed);
      if (underWay.size === 0) this.#observing.delete(peer.key);
    };
    observed.then(forget, forget);
    return observed;
  }

  async #observe(
    peer: Peer,
    init: RequestInit,
    handlers: ObservationHandlers,
  ): Promise<{ response: CoapResponse; observation: Observation | undefined }> {
    const result = await this.#frontEnds.observe(this.#placeOf(peer), plainRequest(init), hooksOf(init));
    const { response, token } = valueOf(result, init.signal);
    const observation =
      token === undefined ? undefined : this.#add(peer, token, withoutHooks(init), handlers);
    return { response: coapResponseOf(response, peer), observation };
  }

  resumeObservation(
    peer: Peer,
    token: Uint8Array,
    init: RequestInit,
    handlers: ObservationHandlers,
    lastSequence?: number,
  ): Observation {
    const text = Buffer.from(token).toString('hex');
    const observation = this.#add(peer, text, init, handlers);
    this.#frontEnds.resumeObservation(this.#named(observation), plainRequest(init), lastSequence);
    return observation;
  }

  /** The handlers of an observation, whose first notification can come together with the response to its Observe. */
  async handlersOf({ key }: Pick<Peer, 'key'>, token: string): Promise<ObservationHandlers | undefined> {
    const name = keyOf(key, token);
    const underWay = this.#observing.get(key);
    if (underWay !== undefined && !this.#observations.has(name)) {
      await Promise.allSettled(underWay);
      // Who asked for it goes first, as with a datagram of its own.
      await nextTurn();
    }
    return this.#observations.get(name)?.handlers;
  }

  /** The device has ended an observation. */
  ended({ key }: Pick<Peer, 'key'>, token: string): void {
    const observation = this.#observations.get(keyOf(key, token));
    if (observation === undefined) return;
    this.#observations.delete(keyOf(key, token));
    observation.active = false;
    observation.handlers.onEnd?.('ended');
  }

  async cancel(
    observation: RemoteObservation,
    how: 'active' | 'passive',
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const key = keyOf(observation.peer.key, observation.token.toString('hex'));
    if (this.#observations.get(key) === observation) this.#observations.delete(key);
    const named = this.#named(observation);
    if (how === 'passive') {
      this.#frontEnds.forgetObservation(named);
      return;
    }
    const request = plainRequest(observation.init);
    valueOf(await this.#frontEnds.cancelObservation(named, request, signal), signal);
  }

  #add(peer: Peer, token: string, init: RequestInit, handlers: ObservationHandlers): RemoteObservation {
    const observation = new RemoteObservation(this, peer, token, init, handlers);
    const key = keyOf(peer.key, token);
    const before = this.#observations.get(key);
    if (before) before.active = false;
    this.#observations.set(key, observation);
    return observation;
  }

  #placeOf(peer: Peer): Omit<FrontObservation, 'token'> {
    return { listener: this.#listener, peer: plainPeer(peer) };
  }

  #named({ peer, token }: RemoteObservation): FrontObservation {
    return { ...this.#placeOf(peer), token: token.toString('hex') };
  }
}

/** Kept with the observation; the same object if it has none, because observations share it. */
function withoutHooks(init: RequestInit): RequestInit {
  const { signal, onSent, onAcknowledged, ...rest } = init;
  return signal === undefined && onSent === undefined && onAcknowledged === undefined ? init : rest;
}

/** The peer of a device: its session, wherever it sends from, else its address. */
export function remotePeerOf({ address, port, session, identity }: Source): Peer {
  const key = session ?? [address, port].join(' ');
  return { key, address, port, ...(identity === undefined ? {} : { identity }) };
}

function keyOf(peer: string, token: string): string {
  return [peer, token].join(' ');
}
