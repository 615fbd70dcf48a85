import type { Peer } from '@muster/net';
import { CoapClosedError, CoapOverloadError } from '../errors.ts';
import { ClientExchange } from '../layers/client-exchange.ts';
import type { RequestContent } from '../layers/client-exchange.ts';
import { ClientObservation } from '../layers/client-observation.ts';
import type { Exchanges } from '../layers/client-observation.ts';
import { DEFAULT_RESPONSE_TIMEOUT_MS } from '../layers/parameters.ts';
import type { PeerState } from '../layers/peer-state.ts';
import type { PeerTable } from '../layers/peer-table.ts';
import type { ClientLayers } from '../layers/pending-request.ts';
import { Ping } from '../layers/ping.ts';
import { asBuffer } from '../layers/reply-content.ts';
import { requestOptions } from '../layers/request-options.ts';
import { toResponse } from '../layers/response.ts';
import { codeOfMethod } from '../message/code.ts';
import type { CoapResponse, Observation, ObservationHandlers, RequestInit } from '../types.ts';

const noPayload = Buffer.alloc(0);

/** The requesting half of an endpoint. */
export class Client implements Exchanges {
  readonly #layers: ClientLayers;
  readonly #peers: PeerTable;
  readonly #tokenPerBlock: boolean;
  #closed = false;

  constructor(layers: ClientLayers, peers: PeerTable, tokenPerBlock: boolean) {
    this.#layers = layers;
    this.#peers = peers;
    this.#tokenPerBlock = tokenPerBlock;
  }

  async request(peer: Peer, init: RequestInit): Promise<CoapResponse> {
    return toResponse(await this.exchange(this.#stateOf(peer), init).run(), peer);
  }

  async observe(
    peer: Peer,
    init: RequestInit,
    handlers: ObservationHandlers,
  ): Promise<{ response: CoapResponse; observation: Observation | undefined }> {
    const state = this.#stateOf(peer);
    this.#layers.matching.checkRoomForObservation();
    const exchange = this.exchange(state, init);
    const observed = { peer: state, token: exchange.token, init: withoutHooks(init) };
    const observation = new ClientObservation(this.#layers, this, observed, handlers);
    try {
      const response = toResponse(await exchange.observe(observation), peer);
      return { response, observation: observation.active ? observation : undefined };
    } catch (error) {
      // The peer can already observe, although the rest of its first response did not arrive.
      await observation.cancel('passive');
      throw error;
    }
  }

  resume(
    peer: Peer,
    token: Uint8Array,
    init: RequestInit,
    handlers: ObservationHandlers,
    lastSequence: number | undefined,
  ): Observation {
    const state = this.#stateOf(peer);
    const observed = { peer: state, token: Buffer.from(token), init: withoutHooks(init) };
    this.#layers.matching.checkRoomForObservation();
    // Check the options now, not when the observation ends.
    requestOptions(init);
    const observation = new ClientObservation(this.#layers, this, observed, handlers);
    this.#layers.matching.register(state, observed.token, observation);
    observation.resume(lastSequence);
    return observation;
  }

  async ping(peer: Peer, signal: AbortSignal | undefined): Promise<void> {
    return new Ping(this.#layers, this.#stateOf(peer)).send(signal);
  }

  close(): void {
    this.#closed = true;
  }

  #stateOf(peer: Peer): PeerState {
    if (this.#closed) throw new CoapClosedError();
    const state = this.#peers.obtain(peer);
    if (!state) throw new CoapOverloadError('Too many peers have something under way');
    return state;
  }

  exchange(peer: PeerState, init: RequestInit, token?: Buffer): ClientExchange {
    return new ClientExchange(this.#layers, peer, this.#content(init), token);
  }

  #content(init: RequestInit): RequestContent {
    return {
      code: codeOfMethod(init.method),
      options: requestOptions(init),
      payload: init.payload ? asBuffer(init.payload) : noPayload,
      source: init.body,
      confirmable: init.confirmable ?? true,
      signal: init.signal,
      onSent: init.onSent,
      onAcknowledged: init.onAcknowledged,
      responseTimeoutMs: init.responseTimeoutMs ?? DEFAULT_RESPONSE_TIMEOUT_MS,
      blockSize: init.blockSize,
      tokenPerBlock: this.#tokenPerBlock,
    };
  }
}

/**
 * Returns the request without the hooks of its first exchange; the same object if it has none, because observers share
 * it.
 */
function withoutHooks(init: RequestInit): RequestInit {
  const { signal, onSent, onAcknowledged, ...rest } = init;
  return signal === undefined && onSent === undefined && onAcknowledged === undefined ? init : rest;
}
