import { setImmediate as nextTurn } from 'node:timers/promises';
import { isNewer } from '@muster/coap';
import type { CoapResponse, Endpoint, Observation, ObservationHandlers, RequestInit } from '@muster/coap';
import type { Peer } from '@muster/net';
import type { Source } from '../server/types.ts';
import { coapResponseOf, hooksOf, isLast, plainPeer, plainRequest, valueOf } from './plain.ts';
import type { FrontEnds, FrontObservation } from './types.ts';

/** One observation that a front end holds for the server. */
class RemoteObservation implements Observation {
  readonly peer: Peer;
  readonly token: Buffer;
  /** The Observe request. */
  readonly init: RequestInit;
  readonly handlers: ObservationHandlers;
  readonly #endpoint: RemoteEndpoint;
  active = true;
  /** Sequence number of the newest stored notification. */
  #lastSequence: number | undefined;
  /** Time of that notification in monotonic milliseconds; undefined if an earlier server stored it. */
  #lastAtMs: number | undefined;
  /** Notifications being handled, by sequence number. */
  #underWay: Map<number, Promise<void>> | undefined;

  constructor(
    endpoint: RemoteEndpoint,
    peer: Peer,
    token: string,
    init: RequestInit,
    handlers: ObservationHandlers,
    lastSequence: number | undefined,
  ) {
    this.#endpoint = endpoint;
    this.peer = peer;
    this.token = Buffer.from(token, 'hex');
    this.init = init;
    this.handlers = handlers;
    this.#lastSequence = lastSequence;
  }

  get lastSequence(): number | undefined {
    return this.#lastSequence;
  }

  /** Only the front end knows whether it is stale. */
  get stale(): boolean {
    return false;
  }

  /**
   * Handles a notification, unless it is stored already: the answer to a front end can be lost with its connection.
   *
   * @param isRepeated whether the front end has delivered it before
   * @param nowMs monotonic milliseconds
   */
  async take(response: CoapResponse, isRepeated: boolean, nowMs: number): Promise<void> {
    const { observe } = response;
    if (observe === undefined || isLast(response)) {
      await this.handlers.onNotification(response);
      return;
    }
    const sequence = observe & 0xff_ffff;
    if (this.#isStored(sequence, isRepeated, nowMs)) return;
    const before = this.#underWay?.get(sequence);
    if (isRepeated && before) return before;
    const underWay = (this.#underWay ??= new Map());
    const handled = Promise.resolve(this.handlers.onNotification(response));
    underWay.set(sequence, handled);
    try {
      await handled;
      this.#stored(sequence, nowMs);
    } finally {
      underWay.delete(sequence);
      if (underWay.size === 0) this.#underWay = undefined;
    }
  }

  /** The front end delivers notifications in order, so only a repeated one can be older than the last stored one. */
  #isStored(sequence: number, isRepeated: boolean, nowMs: number): boolean {
    const last = this.#lastSequence;
    if (last === undefined) return false;
    if (sequence === last && this.#lastAtMs === undefined) return true;
    const lastAtMs = isRepeated ? nowMs : (this.#lastAtMs ?? -Infinity);
    return !isNewer(last, lastAtMs, sequence, nowMs);
  }

  #stored(sequence: number, nowMs: number): void {
    const last = this.#lastSequence;
    if (last !== undefined && !isNewer(last, this.#lastAtMs ?? -Infinity, sequence, nowMs)) return;
    this.#lastSequence = sequence;
    this.#lastAtMs = nowMs;
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
  /** Observations by peer and token. */
  readonly #observations = new Map<string, RemoteObservation>();
  /** Observe requests under way, by peer. */
  readonly #pendingObserves = new Map<string, Set<Promise<unknown>>>();

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
    const underWay = this.#pendingObserves.get(peer.key) ?? new Set();
    this.#pendingObserves.set(peer.key, underWay.add(observed));
    const forget = (): void => {
      underWay.delete(observed);
      if (underWay.size === 0) this.#pendingObserves.delete(peer.key);
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
      token === undefined
        ? undefined
        : this.#add(new RemoteObservation(this, peer, token, withoutHooks(init), handlers, undefined));
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
    const observation = this.#add(new RemoteObservation(this, peer, text, init, handlers, lastSequence));
    this.#frontEnds.resumeObservation(
      this.#toFrontObservation(observation),
      plainRequest(init),
      lastSequence,
    );
    return observation;
  }

  /** Finds the observation of a notification. The first one can arrive with the response to the Observe. */
  async find({ key }: Pick<Peer, 'key'>, token: string): Promise<RemoteObservation | undefined> {
    const name = keyOf(key, token);
    const underWay = this.#pendingObserves.get(key);
    if (underWay !== undefined && !this.#observations.has(name)) {
      await Promise.allSettled(underWay);
      // The caller of the Observe runs first, as if the notification came in a later datagram.
      await nextTurn();
    }
    return this.#observations.get(name);
  }

  /** Handles the end of an observation by the device. */
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
    const named = this.#toFrontObservation(observation);
    if (how === 'passive') {
      this.#frontEnds.forgetObservation(named);
      return;
    }
    const request = plainRequest(observation.init);
    valueOf(await this.#frontEnds.cancelObservation(named, request, signal), signal);
  }

  #add(observation: RemoteObservation): RemoteObservation {
    const key = keyOf(observation.peer.key, observation.token.toString('hex'));
    const before = this.#observations.get(key);
    if (before) before.active = false;
    this.#observations.set(key, observation);
    return observation;
  }

  #placeOf(peer: Peer): Omit<FrontObservation, 'token'> {
    return { listener: this.#listener, peer: plainPeer(peer) };
  }

  #toFrontObservation({ peer, token }: RemoteObservation): FrontObservation {
    return { ...this.#placeOf(peer), token: token.toString('hex') };
  }
}

/** Returns the request without hooks, for storage; the same object if it has none, because observations share it. */
function withoutHooks(init: RequestInit): RequestInit {
  const { signal, onSent, onAcknowledged, ...rest } = init;
  return signal === undefined && onSent === undefined && onAcknowledged === undefined ? init : rest;
}

/** Returns the peer of a device. The key is its session, which survives a new address, or else its address. */
export function remotePeerOf({ address, port, session, identity }: Source): Peer {
  const key = session ?? [address, port].join(' ');
  return { key, address, port, ...(identity === undefined ? {} : { identity }) };
}

function keyOf(peer: string, token: string): string {
  return [peer, token].join(' ');
}
