import { isIPv6 } from 'node:net';
import { CoapClosedError, CoapError, type CoapReply, type CoapRequest } from '@muster/coap';
import type { Peer } from '@muster/net';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import { addListenerCounters } from '../listener-counters.ts';
import type { SecureEvents, SecureSession } from '../secure/types.ts';
import { bindListeners, startListener, type BoundListener, type Listener } from '../server/listener.ts';
import {
  coapReplyOf,
  runExchange,
  plainDeviceRequest,
  plainPeer,
  plainResponse,
  requestInitOf,
} from './plain.ts';
import { RelayTable } from './relay-table.ts';
import { RelayedObservation, type RelayOwner } from './relayed-observation.ts';
import type {
  ExchangeHooks,
  Exchanged,
  FrontEnd,
  FrontEndOptions,
  FrontObservation,
  FrontPlace,
  PlainObserved,
  PlainRequest,
  PlainResponse,
  FrontEndServer,
} from './types.ts';

/** The same as for a server. */
const DEFAULT_PEERS = 262_144;
/** Seconds after which a device may try again if the server is not available. */
const RETRY_SECONDS = 10;

/** Endpoint and peer of a device in this front end. */
interface FrontRoute {
  readonly endpoint: Listener['endpoint'];
  readonly peer: Peer;
}

class CoapFrontEnd implements FrontEnd, RelayOwner {
  readonly server: FrontEndServer;
  readonly #options: FrontEndOptions;
  readonly #byName = new Map<string, Listener[]>();
  readonly #observations = new RelayTable();
  readonly #all: readonly Listener[];

  constructor(options: FrontEndOptions, bound: readonly BoundListener[]) {
    this.#options = options;
    this.server = options.server;
    this.#all = bound.map((one) => this.#start(one));
    for (const listener of this.#all) {
      const name = options.nameOf(listener.url);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), listener]);
    }
  }

  #start(bound: BoundListener): Listener {
    const { clock, random, parameters, limits, onError, nameOf, server } = this.#options;
    const name = nameOf(bound.url);
    return startListener(bound, {
      handler: (request) => this.#handle(request, name),
      recall: (peer, token) =>
        server.recall({ listener: name, peer: plainPeer(peer), token: token.toString('hex') }),
      limits: { maxPeers: DEFAULT_PEERS, ...limits?.coap },
      ...(clock && { clock }),
      ...(random && { random }),
      ...(parameters && { parameters }),
      ...(onError && { onError }),
    });
  }

  get addresses(): readonly string[] {
    return this.#all.map(({ url }) => url);
  }

  get listeners(): readonly string[] {
    return this.addresses.map((url) => this.#options.nameOf(url));
  }

  get secureSessions(): number {
    return this.#all.reduce((sum, { secure }) => sum + (secure?.size ?? 0), 0);
  }

  async #handle(request: CoapRequest, listener: string): Promise<CoapReply> {
    const { server, onError } = this.#options;
    try {
      const reply = await server.request(plainDeviceRequest(request, listener));
      return coapReplyOf(
        reply,
        (sentId) => server.sent(sentId),
        (id, offset, length) => server.bodyPart(id, offset, length),
      );
    } catch (cause) {
      onError?.(cause instanceof Error ? cause : new Error(String(cause)));
      const options = { cause, maxAgeSeconds: RETRY_SECONDS };
      throw new CoapError('5.03', 'The service cannot be reached. Try again later.', options);
    }
  }

  request(place: FrontPlace, request: PlainRequest, hooks: ExchangeHooks): Promise<Exchanged<PlainResponse>> {
    return runExchange(hooks, async (noted) => {
      const { endpoint, peer } = await this.#route(place);
      return plainResponse(await endpoint.request(peer, requestInitOf(request, noted)));
    });
  }

  observe(place: FrontPlace, request: PlainRequest, hooks: ExchangeHooks): Promise<Exchanged<PlainObserved>> {
    return runExchange(hooks, async (noted) => {
      const { endpoint, peer } = await this.#route(place);
      const relayed = new RelayedObservation(this, place.listener, peer);
      const { response, observation } = await endpoint.observe(peer, requestInitOf(request, noted), relayed);
      if (observation === undefined) return { response: plainResponse(response) };
      relayed.begin(observation);
      this.#observations.add(relayed);
      return { response: plainResponse(response), token: relayed.token };
    });
  }

  resumeObservation(
    { token, ...place }: FrontObservation,
    request: PlainRequest,
    lastSequence: number | undefined,
  ): void {
    const route = this.#findRoute(place);
    // Nothing to do if the session has gone since: the next record of the device recalls it.
    if (route !== undefined) this.#resume(route, place.listener, token, request, lastSequence);
  }

  #resume(
    { endpoint, peer }: FrontRoute,
    listener: string,
    token: string,
    request: PlainRequest,
    lastSequence: number | undefined,
  ): RelayedObservation {
    const relayed = new RelayedObservation(this, listener, peer);
    const bytes = Buffer.from(token, 'hex');
    const init = requestInitOf(request, {});
    relayed.begin(endpoint.resumeObservation(peer, bytes, init, relayed, lastSequence));
    this.#observations.add(relayed);
    return relayed;
  }

  onRelayEnded(relayed: RelayedObservation): void {
    this.#observations.delete(relayed);
  }

  forgetObservation(observation: FrontObservation): void {
    const relayed = this.#find(observation);
    if (relayed === undefined) return;
    this.onRelayEnded(relayed);
    void relayed.cancel('passive');
  }

  #find({ token, ...place }: FrontObservation): RelayedObservation | undefined {
    const { listener, peer } = place;
    return this.#observations.find({ listener, peer: this.#findRoute(place)?.peer ?? peer, token });
  }

  cancelObservation(
    observation: FrontObservation,
    request: PlainRequest,
    signal: AbortSignal | undefined,
  ): Promise<Exchanged<undefined>> {
    return runExchange({}, async () => {
      const { listener, token } = observation;
      // The device can have an observation of an earlier process or of another front end.
      const relayed =
        this.#find(observation) ??
        this.#resume(await this.#route(observation), listener, token, request, undefined);
      this.onRelayEnded(relayed);
      await relayed.cancel('active', signal);
      return undefined;
    });
  }

  forgetObservations(): void {
    this.#observations.forget();
  }

  /** Forgets the observations of a closed session: its next owner recalls them. The endpoint does not know sessions. */
  sessionClosed({ listener, session }: SecureSession): void {
    this.#observations.forget({ listener: this.#options.nameOf(listener), peer: { key: session } });
  }

  async revokeIdentity(identity: string): Promise<number> {
    const counts = await Promise.all(
      this.#all.map(async ({ secure }) => secure?.revokeIdentity(identity) ?? 0),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async releaseSession(id: string, sequence: number | undefined): Promise<'released' | 'absent' | 'seen'> {
    for (const { secure } of this.#all) {
      const outcome = (await secure?.releaseSession(id, sequence)) ?? 'absent';
      if (outcome !== 'absent') return outcome;
    }
    return 'absent';
  }

  forgetResumable(): void {
    for (const { secure } of this.#all) secure?.forgetResumable();
  }

  stopHandshakes(): void {
    for (const { secure } of this.#all) secure?.stopHandshakes();
  }

  counters(): Record<string, number> {
    const figures: Record<string, number> = { observations: this.#observations.size };
    for (const listener of this.#all) addListenerCounters(figures, listener);
    return figures;
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(({ endpoint }) => endpoint.close()));
  }

  /** Returns the route for a message to a device. Takes over a session that is only in the store. */
  async #route(place: FrontPlace): Promise<FrontRoute> {
    const known = this.#findRoute(place);
    if (known) return known;
    const { listener, peer } = place;
    const isFitting = ({ url }: Listener): boolean => url.includes('[') === isIPv6(peer.address);
    const listeners = (this.#byName.get(listener) ?? []).toSorted(
      (left, right) => Number(isFitting(right)) - Number(isFitting(left)),
    );
    for (const { endpoint, secure } of listeners) {
      const taken = await secure?.takeSession(peer.key).catch(unreadable);
      if (taken) return { endpoint, peer: taken };
    }
    throw new CoapClosedError('there is no connection with the device');
  }

  #findRoute({ listener, peer: { key, address, port } }: FrontPlace): FrontRoute | undefined {
    for (const { endpoint, secure } of this.#byName.get(listener) ?? []) {
      const peer = secure ? secure.peerByKey(key) : plainPeerOf(endpoint, address, port);
      if (peer) return { endpoint, peer };
    }
    return undefined;
  }
}

/** The events of the session store report the fault. */
function unreadable(cause: unknown): never {
  throw new DeviceUnreachableError('away', 'The DTLS session of the device cannot be taken now.', { cause });
}

/** @returns undefined if the address is invalid */
function plainPeerOf({ transport }: Listener['endpoint'], address: string, port: number): Peer | undefined {
  try {
    return transport.peerOf(address, port);
  } catch {
    return undefined;
  }
}

/**
 * Opens the sockets of a front end. It decrypts and reassembles the messages of devices, passes them to the server, and
 * sends the server's messages.
 *
 * @throws as `createLwm2mServer`
 */
export async function createFrontEnd(options: FrontEndOptions): Promise<FrontEnd> {
  const { listen, clock, openSocket, limits } = options;
  if (listen.length === 0) throw new TypeError('a front end needs at least one address to listen on');
  const maxPeers = limits?.coap?.maxPeers ?? DEFAULT_PEERS;
  const floodPerSecond = limits?.floodPerSecond;
  const running: { frontEnd?: CoapFrontEnd } = {};
  const secure = options.secure && {
    ...options.secure,
    events: closing(options.secure.events, (session) => running.frontEnd?.sessionClosed(session)),
  };
  const bound = await bindListeners(listen, { clock, secure, openSocket, maxPeers, floodPerSecond });
  running.frontEnd = new CoapFrontEnd(options, bound);
  return running.frontEnd;
}

/** Adds a callback for the end of sessions to the events. */
function closing(events: SecureEvents = {}, onClosed: (session: SecureSession) => void): SecureEvents {
  return {
    ...events,
    onClosed: (info) => {
      onClosed(info);
      events.onClosed?.(info);
    },
  };
}
