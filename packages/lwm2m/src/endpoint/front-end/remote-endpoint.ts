import type { CoapResponse, Endpoint, Observation, ObservationHandlers, RequestInit } from '@muster/coap';
import type { Peer } from '@muster/net';
import type { Source } from '../server/types.ts';
import { coapResponseOf, hooksOf, plainPeer, plainRequest, valueOf } from './plain.ts';
import type { FrontEnds, FrontObservation } from './types.ts';

/** One observation that a front end has for the server. */
class RemoteObservation implements Observation {
  readonly peer: Peer;
  readonly token: Buffer;
  readonly handlers: ObservationHandlers;
  readonly #endpoint: RemoteEndpoint;
  active = true;
  lastSequence: number | undefined;

  constructor(endpoint: RemoteEndpoint, peer: Peer, token: string, handlers: ObservationHandlers) {
    this.#endpoint = endpoint;
    this.peer = peer;
    this.token = Buffer.from(token, 'hex');
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

  constructor(frontEnds: FrontEnds, listener: string) {
    this.#frontEnds = frontEnds;
    this.#listener = listener;
  }

  async request(peer: Peer, init: RequestInit): Promise<CoapResponse> {
    const { signal } = init;
    const result = await this.#frontEnds.request(this.#placeOf(peer), plainRequest(init), hooksOf(init));
    signal?.throwIfAborted();
    return coapResponseOf(valueOf(result), peer);
  }

  async observe(
    peer: Peer,
    init: RequestInit,
    handlers: ObservationHandlers,
  ): Promise<{ response: CoapResponse; observation: Observation | undefined }> {
    const { signal } = init;
    const result = await this.#frontEnds.observe(this.#placeOf(peer), plainRequest(init), hooksOf(init));
    signal?.throwIfAborted();
    const { response, token } = valueOf(result);
    const observation = token === undefined ? undefined : this.#add(peer, token, handlers);
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
    const observation = this.#add(peer, text, handlers);
    this.#frontEnds.resumeObservation(this.#named(observation), plainRequest(init), lastSequence);
    return observation;
  }

  /** The handlers of an observation. */
  handlersOf({ key }: Pick<Peer, 'key'>, token: string): ObservationHandlers | undefined {
    return this.#observations.get(keyOf(key, token))?.handlers;
  }

  /** The device, or its front end, has ended an observation. */
  ended({ key }: Pick<Peer, 'key'>, token: string, reason: 'ended' | 'closed'): void {
    const observation = this.#observations.get(keyOf(key, token));
    if (observation === undefined) return;
    this.#observations.delete(keyOf(key, token));
    observation.active = false;
    observation.handlers.onEnd?.(reason);
  }

  async cancel(
    observation: RemoteObservation,
    how: 'active' | 'passive',
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const key = keyOf(observation.peer.key, observation.token.toString('hex'));
    if (this.#observations.get(key) === observation) this.#observations.delete(key);
    valueOf(await this.#frontEnds.cancelObservation(this.#named(observation), how, signal));
  }

  #add(peer: Peer, token: string, handlers: ObservationHandlers): RemoteObservation {
    const observation = new RemoteObservation(this, peer, token, handlers);
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

/** The peer of a device: its session, wherever it sends from, else its address. */
export function remotePeerOf({ address, port, session, identity }: Source): Peer {
  const key = session ?? [address, port].join(' ');
  return { key, address, port, ...(identity === undefined ? {} : { identity }) };
}

function keyOf(peer: string, token: string): string {
  return [peer, token].join(' ');
}
