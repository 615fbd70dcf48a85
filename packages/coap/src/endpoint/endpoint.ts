import { type Clock, type Peer, systemClock, type Transport } from '@muster/net';
import type { AmplificationBound } from '../layers/amplification.ts';
import { Core } from '../layers/core.ts';
import type { EndpointCounters } from '../layers/counters.ts';
import { DeduplicationStore } from '../layers/deduplication.ts';
import { MatchingLayer } from '../layers/matching.ts';
import { defaultLimits, defaultParameters, withDefaults } from '../layers/parameters.ts';
import type { EndpointLimits, TransmissionParameters } from '../layers/parameters.ts';
import { PeerTable } from '../layers/peer-table.ts';
import type { PeerState } from '../layers/peer-state.ts';
import { ReliabilityLayer } from '../layers/reliability.ts';
import { ServerLayer } from '../layers/server.ts';
import type {
  CoapResponse,
  Observation,
  ObservationHandlers,
  RequestHandler,
  RecallObservation,
  RequestInit,
} from '../types.ts';
import { Client } from './client.ts';
import { Inbound } from './inbound.ts';

/** Transport, handler, timing and limits of an endpoint. */
export interface EndpointOptions {
  readonly transport: Transport;
  /** Default: the system clock. */
  readonly clock?: Clock;
  /** Handler of requests. Default: requests are answered with 4.04. */
  readonly handler?: RequestHandler;
  /** Random numbers in [0, 1) for time-outs, Message IDs and tokens. Default: unpredictable numbers. */
  readonly random?: () => number;
  readonly parameters?: Partial<TransmissionParameters>;
  /** Limits, which override the defaults of {@link EndpointLimits}. */
  readonly limits?: Partial<EndpointLimits>;
  /** Whether each block of a transfer has its own token. Default false, which works with more devices. */
  readonly tokenPerBlock?: boolean;
  /**
   * Whether to answer a notification that matches no observation with a Reset, even if it comes from a peer that was
   * never sent a request. Default false: no answer.
   */
  readonly resetUnknownPeers?: boolean;
  /** Restores observations that are only in storage: see {@link RecallObservation}. Default: there are none. */
  readonly recall?: RecallObservation;
  /**
   * Peers must prove by Echo that they can be reached before their requests are handled. For unsecured transports.
   * Default: no such check.
   */
  readonly amplification?: AmplificationBound;
  /** Receives errors that belong to no request: of the transport and of handlers. Default: they are dropped. */
  readonly onError?: (error: Error) => void;
}

/** A CoAP endpoint: client and server on one transport (RFC 7252). */
export interface Endpoint {
  readonly transport: Transport;
  readonly counters: Readonly<EndpointCounters>;
  /** Replaces the handler of requests. */
  setHandler(handler: RequestHandler): void;
  /**
   * Sends a request, in blocks if the payload is long, and reassembles a block-wise response.
   *
   * @returns the response, of any class
   * @throws CoapRequestError if there is no response; `kind` is the reason
   */
  request(peer: Peer, init: RequestInit): Promise<CoapResponse>;
  /**
   * Observes a resource (RFC 7641).
   *
   * @returns the first response; `observation` is undefined if the peer answered without Observe
   * @throws CoapRequestError as `request`
   */
  observe(
    peer: Peer,
    init: RequestInit,
    handlers: ObservationHandlers,
  ): Promise<{ response: CoapResponse; observation: Observation | undefined }>;
  /** Resumes an observation of an earlier process, with its stored token and request. */
  resumeObservation(
    peer: Peer,
    token: Uint8Array,
    init: RequestInit,
    handlers: ObservationHandlers,
    lastSequence?: number,
  ): Observation;
  /**
   * Checks that the peer is reachable: sends an empty confirmable message, which the peer answers with a Reset.
   *
   * @throws CoapTimeoutError if there is no answer
   */
  ping(peer: Peer, options?: { readonly signal?: AbortSignal }): Promise<void>;
  /** Rejects pending requests, ends observers and observations, and closes the transport. */
  close(): Promise<void>;
}

class CoapEndpoint implements Endpoint {
  readonly transport: Transport;
  readonly #core: Core;
  readonly #peers: PeerTable;
  readonly #server: ServerLayer;
  readonly #client: Client;
  readonly #inbound: Inbound;

  constructor(options: EndpointOptions) {
    const { transport, clock = systemClock, random, onError } = options;
    const parameters = withDefaults(defaultParameters, options.parameters);
    const limits = withDefaults(defaultLimits, options.limits);
    const core = new Core(transport, clock, parameters, limits, random, onError);
    const deduplication = new DeduplicationStore(
      limits.deduplicationEntries,
      limits.deduplicationBytes,
      Math.min(limits.deduplicationEntriesPerPeer, limits.deduplicationEntries / 4),
      Math.min(limits.deduplicationBytesPerPeer, limits.deduplicationBytes / 4),
    );
    const reliability = new ReliabilityLayer(core);
    const matching = new MatchingLayer(core);
    this.transport = transport;
    this.#core = core;
    this.#peers = new PeerTable(limits.maxPeers);
    this.#server = new ServerLayer(core, reliability, deduplication, options.amplification);
    this.#server.handler = options.handler;
    this.#client = new Client({ core, matching, reliability }, this.#peers, options.tokenPerBlock ?? false);
    this.#inbound = new Inbound({
      core,
      peers: this.#peers,
      deduplication,
      reliability,
      matching,
      server: this.#server,
      resetUnknownPeers: options.resetUnknownPeers ?? false,
      recall: options.recall,
    });
    transport.start(this.#inbound);
  }

  get counters(): Readonly<EndpointCounters> {
    return this.#core.counters;
  }

  setHandler(handler: RequestHandler): void {
    this.#server.handler = handler;
  }

  request(peer: Peer, init: RequestInit): Promise<CoapResponse> {
    return this.#client.request(peer, init);
  }

  observe(
    peer: Peer,
    init: RequestInit,
    handlers: ObservationHandlers,
  ): Promise<{ response: CoapResponse; observation: Observation | undefined }> {
    return this.#client.observe(peer, init, handlers);
  }

  resumeObservation(
    peer: Peer,
    token: Uint8Array,
    init: RequestInit,
    handlers: ObservationHandlers,
    lastSequence?: number,
  ): Observation {
    return this.#client.resume(peer, token, init, handlers, lastSequence);
  }

  ping(peer: Peer, options?: { readonly signal?: AbortSignal }): Promise<void> {
    return this.#client.ping(peer, options?.signal);
  }

  async close(): Promise<void> {
    this.#client.close();
    this.#inbound.close();
    this.#core.timers.close();
    for (const peer of this.#peers) closePeer(peer);
    await this.transport.close();
  }
}

function closePeer(peer: PeerState): void {
  const transmissions = [...(peer.inFlight ?? []), ...(peer.queue ?? [])];
  // Remove the message first: its end must not send the next one.
  peer.inFlight = undefined;
  peer.queue = undefined;
  for (const { sink } of transmissions) sink.onClosed();
  for (const sink of peer.tokens?.all() ?? []) sink.onClosed();
  for (const observer of [...(peer.observers?.values() ?? [])]) observer.onClosed();
}

/**
 * Creates an endpoint on a transport. The endpoint starts the transport, and closes it when the endpoint is closed.
 */
export function createEndpoint(options: EndpointOptions): Endpoint {
  return new CoapEndpoint(options);
}
