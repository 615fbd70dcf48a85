import { CoapClosedError, CoapError, type CoapReply, type CoapRequest, type Observation } from '@muster/coap';
import type { Peer } from '@muster/net';
import { addListenerCounters } from '../listener-counters.ts';
import { bindListeners, startListener, type BoundListener, type Listener } from '../server/listener.ts';
import {
  coapReplyOf,
  exchanged,
  plainDeviceRequest,
  plainPeer,
  plainResponse,
  requestInitOf,
} from './plain.ts';
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
} from './types.ts';

/** As many as a server has. */
const DEFAULT_PEERS = 262_144;
/** Seconds after which a device may try again if the server behind cannot be asked. */
const RETRY_SECONDS = 10;

class CoapFrontEnd implements FrontEnd {
  readonly #options: FrontEndOptions;
  readonly #byName = new Map<string, Listener[]>();
  /** By listener, peer and token. */
  readonly #observations = new Map<string, Observation>();
  readonly #all: readonly Listener[];

  constructor(options: FrontEndOptions, bound: readonly BoundListener[]) {
    this.#options = options;
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
    return exchanged(async () => {
      const { endpoint, peer } = await this.#route(place);
      return plainResponse(await endpoint.request(peer, requestInitOf(request, hooks)));
    });
  }

  observe(place: FrontPlace, request: PlainRequest, hooks: ExchangeHooks): Promise<Exchanged<PlainObserved>> {
    return exchanged(async () => {
      const { endpoint, peer } = await this.#route(place);
      // Notifications name it; its token comes with the first response.
      const named = { token: '' };
      const init = requestInitOf(request, hooks);
      const handlers = this.#handlers(place.listener, peer, () => named.token);
      const { response, observation } = await endpoint.observe(peer, init, handlers);
      if (observation === undefined) return { response: plainResponse(response) };
      named.token = observation.token.toString('hex');
      this.#observations.set(keyOf(place.listener, peer, named.token), observation);
      return { response: plainResponse(response), token: named.token };
    });
  }

  resumeObservation(
    { token, ...place }: FrontObservation,
    request: PlainRequest,
    lastSequence: number | undefined,
  ): void {
    const found = this.#known(place);
    // A session that has gone since needs nothing: the next record of the device recalls it.
    if (found === undefined) return;
    const { endpoint, peer } = found;
    const handlers = this.#handlers(place.listener, peer, () => token);
    const bytes = Buffer.from(token, 'hex');
    const observation = endpoint.resumeObservation(
      peer,
      bytes,
      requestInitOf(request, {}),
      handlers,
      lastSequence,
    );
    this.#observations.set(keyOf(place.listener, peer, token), observation);
  }

  #handlers(
    listener: string,
    peer: Peer,
    token: () => string,
  ): Parameters<Listener['endpoint']['observe']>[2] {
    const { server } = this.#options;
    const named = (): FrontObservation => ({ listener, peer: plainPeer(peer), token: token() });
    return {
      onNotification: async (response) => {
        if (await server.notification(named(), plainResponse(response))) return;
        this.#forget(listener, peer, token());
        throw new Error('The server does not have the observation of a notification.');
      },
      onEnd: (reason) => {
        this.#observations.delete(keyOf(listener, peer, token()));
        if (reason !== 'closed') server.observationEnded(named(), reason);
      },
    };
  }

  #forget(listener: string, peer: Peer, token: string): void {
    const key = keyOf(listener, peer, token);
    void this.#observations.get(key)?.cancel('passive');
    this.#observations.delete(key);
  }

  cancelObservation(
    { token, ...place }: FrontObservation,
    how: 'active' | 'passive',
    signal: AbortSignal | undefined,
  ): Promise<Exchanged<undefined>> {
    return exchanged(async () => {
      const key = keyOf(place.listener, this.#known(place)?.peer ?? place.peer, token);
      const observation = this.#observations.get(key);
      this.#observations.delete(key);
      await observation?.cancel(how, signal);
      return undefined;
    });
  }

  forgetObservations(): void {
    for (const observation of this.#observations.values()) void observation.cancel('passive');
    this.#observations.clear();
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

  /** The peer of a device that is to be sent something. A session that is only in the store is taken from there. */
  async #route(place: FrontPlace): Promise<{ endpoint: Listener['endpoint']; peer: Peer }> {
    const known = this.#known(place);
    if (known) return known;
    for (const { endpoint, secure } of this.#byName.get(place.listener) ?? []) {
      const peer = await secure?.takeSession(place.peer.key);
      if (peer) return { endpoint, peer };
    }
    throw new CoapClosedError('there is no connection with the device');
  }

  #known({
    listener,
    peer: { key, address, port },
  }: FrontPlace): { endpoint: Listener['endpoint']; peer: Peer } | undefined {
    for (const { endpoint, secure } of this.#byName.get(listener) ?? []) {
      const peer = secure ? secure.peerByKey(key) : endpoint.transport.peerOf(address, port);
      if (peer) return { endpoint, peer };
    }
    return undefined;
  }
}

function keyOf(listener: string, { key }: Pick<Peer, 'key'>, token: string): string {
  return [listener, key, token].join(' ');
}

/**
 * Opens the sockets of a front end: it decrypts and reassembles what devices send, asks the server behind it, and sends for it.
 *
 * @throws as `createLwm2mServer`
 */
export async function createFrontEnd(options: FrontEndOptions): Promise<FrontEnd> {
  const { listen, clock, secure, openSocket, limits } = options;
  if (listen.length === 0) throw new TypeError('a front end needs at least one address to listen on');
  const maxPeers = limits?.coap?.maxPeers ?? DEFAULT_PEERS;
  const floodPerSecond = limits?.floodPerSecond;
  return new CoapFrontEnd(
    options,
    await bindListeners(listen, { clock, secure, openSocket, maxPeers, floodPerSecond }),
  );
}
