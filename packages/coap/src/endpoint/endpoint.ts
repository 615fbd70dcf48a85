import { type Clock, type Peer, systemClock, type Transport } from '@muster/net';
import type { AmplificationBound } from '../layers/amplification.ts';
import { Core } from '../layers/core.ts';
import type { EndpointCounters } from '../layers/counters.ts';
import { DeduplicationStore } from '../layers/deduplication.ts';
import { MatchingLayer } from '../layers/matching.ts';
import { defaultLimits, defaultParameters, withDefaults } from '../layers/parameters.ts';
import type { EndpointLimits, TransmissionParameters } from '../layers/parameters.ts';
import { PeerTable } from '../layers/peer-table.ts';
import type { PeerState } from '../layers/peer-table.ts';
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

/** What an endpoint is made of: the datagrams below it, the handler above it, its timing and its bounds. */
export interface EndpointOptions {
  readonly transport: Transport;
  /** Default: the machine's. */
  readonly clock?: Clock;
  /** Without one, requests are answered with 4.04. */
  readonly handler?: RequestHandler;
  /** Numbers of at least 0 and below 1, for timeouts, Message IDs and tokens; default: unguessable ones. */
  readonly random?: () => number;
  readonly parameters?: Partial<TransmissionParameters>;
  readonly limits?: Partial<EndpointLimits>;
  /** Each block of a transfer goes with a token of its own; default false, which more devices get along with. */
  readonly tokenPerBlock?: boolean;
  /** A notification that nobody waits for, from a peer that was never asked anything: true resets it; default false, silence. */
  readonly resetStrangers?: boolean;
  /** Brings back observations that nobody here has in mind: see {@link RecallObservation}. Default: there are none. */
  readonly recall?: RecallObservation;
  /** Peers prove by Echo that they are reachable before their requests are worked on; default: no such bound. For unsecured transports. */
  readonly amplification?: AmplificationBound;
  /** Errors that belong to no request: of the transport, of handlers. Default: they are dropped. */
  readonly onError?: (error: Error) => void;
}

/** A CoAP endpoint: client and server at once over one transport (RFC 7252). */
export interface Endpoint {
  readonly transport: Transport;
  readonly counters: Readonly<EndpointCounters>;
  setHandler(handler: RequestHandler): void;
  /**
   * Sends a request, in blocks where the payload is long, and puts a response in blocks together.
   *
   * @returns the response, whatever its class
   * @throws CoapRequestError, whose `kind` says why there was none
   */
  request(peer: Peer, init: RequestInit): Promise<CoapResponse>;
  /**
   * Observes a resource (RFC 7641).
   *
   * @returns the first response; `observation` is undefined when the peer answered without Observe
   * @throws CoapRequestError as `request`
   */
  observe(
    peer: Peer,
    init: RequestInit,
    handlers: ObservationHandlers,
  ): Promise<{ response: CoapResponse; observation: Observation | undefined }>;
  /** Takes up an observation of an earlier process, with its token and request as stored. */
  resumeObservation(
    peer: Peer,
    token: Uint8Array,
    init: RequestInit,
    handlers: ObservationHandlers,
    lastSequence?: number,
  ): Observation;
  /**
   * Asks the peer for a sign of life: an empty confirmable message, answered with a Reset.
   *
   * @throws CoapTimeoutError when none comes
   */
  ping(peer: Peer, options?: { readonly signal?: AbortSignal }): Promise<void>;
  /** Rejects what is pending, ends observers and observations, closes the transport. */
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
      resetStrangers: options.resetStrangers ?? false,
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
  // Taken away first: the end of one message must not send the next.
  peer.inFlight = undefined;
  peer.queue = undefined;
  for (const { sink } of transmissions) sink.onClosed();
  for (const sink of peer.tokens?.all() ?? []) sink.onClosed();
  for (const observer of [...(peer.observers?.values() ?? [])]) observer.onClosed();
}

/** Puts an endpoint on a transport, which it starts and, at its own end, closes. */
export function createEndpoint(options: EndpointOptions): Endpoint {
  return new CoapEndpoint(options);
}
