import { systemClock } from '@muster/net';
import { linkFormatLimits } from '../../codec/link-format.ts';
import type { CompositeOperation, DeviceOperation, OperationAnswer } from '../../operation/operation.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import type { Lwm2mPath } from '../../path/path.ts';
import { FormatMemory } from '../../binding/format-memory.ts';
import { LocalFrontEndServer } from '../front-end/local-front-end-server.ts';
import { addListenerCounters } from '../listener-counters.ts';
import type { SecureSession } from '../secure/types.ts';
import { Composites } from './composites.ts';
import { newServerCounters } from './counters.ts';
import { Downlink } from './downlink.ts';
import { bindListeners, Listeners, startListener, type Listener } from './listener.ts';
import { Observations } from './observations.ts';
import type {
  CancelOptions,
  CompositeFormats,
  CompositeObserveOptions,
  CompositeObserveResult,
  DeviceTarget,
  ExchangeOptions,
  Lwm2mServer,
  ObserveHandlers,
  ObserveOptions,
  ObserveResult,
  OpaqueBody,
  PerformOptions,
  ServerOptions,
  Source,
} from './types.ts';
import { Uplink, type UplinkOptions } from './uplink.ts';

/** More than the default of the CoAP layer, because an observed device occupies a place all the time. */
const DEFAULT_PEERS = 262_144;
const DEFAULT_REMEMBERED_FORMATS = 262_144;
const DEFAULT_LOADED_OBSERVATIONS = 65_536;
const DEFAULT_OBJECT_LIST_BYTES = 65_536;
const DEFAULT_OBJECT_LINKS = 4_096;

/** Parts of a server. */
interface Parts {
  readonly listeners: Listeners;
  readonly downlink: Downlink;
  readonly composites: Composites;
  readonly observations: Observations;
  readonly memory: FormatMemory;
  readonly counters: ReturnType<typeof newServerCounters>;
}

class Server implements Lwm2mServer {
  readonly addresses: readonly string[];
  readonly frontEndServer: LocalFrontEndServer;
  readonly #parts: Parts;

  constructor(parts: Parts, behind: LocalFrontEndServer) {
    this.#parts = parts;
    this.frontEndServer = behind;
    this.addresses = [...parts.listeners].map(({ url }) => url);
  }

  async perform(
    target: DeviceTarget,
    operation: DeviceOperation | CompositeOperation,
    options: PerformOptions = {},
  ): Promise<OperationAnswer> {
    const { downlink, composites, observations } = this.#parts;
    switch (operation.type) {
      case 'observe':
        throw new TypeError('an Observe needs handlers for its notifications: use observe()');
      case 'cancelObserve':
        return (await observations.cancelPath(target, operation.path, options.signal))
          ? { code: '2.05', success: true }
          : { code: '4.04', success: false, diagnostic: 'this path is not observed' };
      case 'readComposite':
      case 'writeComposite':
        return composites.perform(target, operation, options);
      default:
        return downlink.perform(target, operation, options);
    }
  }

  upload(
    target: DeviceTarget,
    path: Lwm2mPath,
    body: OpaqueBody,
    options: ExchangeOptions = {},
  ): Promise<OperationAnswer> {
    return this.#parts.downlink.upload(target, path, body, options);
  }

  observe(
    target: DeviceTarget,
    path: Lwm2mPath,
    handlers: ObserveHandlers,
    options: ObserveOptions = {},
  ): Promise<ObserveResult> {
    return this.#parts.observations.observe(target, path, handlers, options);
  }

  resumeObservation(
    target: DeviceTarget,
    path: Lwm2mPath,
    token: string,
    accept: number | undefined,
    handlers: ObserveHandlers,
    attributes?: NotificationAttributes,
    lastSequence?: number,
  ): void {
    this.#parts.observations.resume(target, path, token, accept, handlers, attributes, lastSequence);
  }

  cancelObservation(
    target: DeviceTarget,
    path: Lwm2mPath,
    token: string,
    how: 'active' | 'passive',
    options: CancelOptions = {},
  ): Promise<void> {
    return this.#parts.observations.cancel(target, path, token, how, options);
  }

  observeComposite(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    handlers: ObserveHandlers,
    options: CompositeObserveOptions = {},
  ): Promise<CompositeObserveResult> {
    return this.#parts.observations.observeComposite(target, paths, handlers, options);
  }

  resumeCompositeObservation(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    token: string,
    formats: CompositeFormats,
    handlers: ObserveHandlers,
    lastSequence?: number,
  ): void {
    this.#parts.observations.resumeComposite(target, paths, token, formats, handlers, lastSequence);
  }

  cancelCompositeObservation(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    token: string,
    how: 'active' | 'passive',
    options: CompositeFormats & Pick<ExchangeOptions, 'signal' | 'onExchanged'>,
  ): Promise<void> {
    return this.#parts.observations.cancelComposite(target, paths, token, how, options);
  }

  moveDevice(from: DeviceTarget): void {
    const { listeners, memory, observations } = this.#parts;
    memory.forget(listeners.keyOf(from));
    observations.forgetDevice(from);
  }

  get secureSessions(): number {
    return this.#parts.listeners.secureSessions;
  }

  liveSession(device: Source): SecureSession | undefined {
    return this.#parts.listeners.liveSession(device);
  }

  revokeIdentity(identity: string): Promise<number> {
    return this.#parts.listeners.revokeIdentity(identity);
  }

  counters(): Record<string, number> {
    const { listeners, counters, observations } = this.#parts;
    const figures: Record<string, number> = { ...counters, observations: observations.size };
    for (const listener of listeners) addListenerCounters(figures, listener);
    return figures;
  }

  async close(): Promise<void> {
    this.frontEndServer.close();
    await Promise.all([...this.#parts.listeners].map(({ endpoint }) => endpoint.close()));
  }
}

/**
 * Opens the listeners of an LwM2M Server.
 *
 * @throws TypeError if `listen` is empty or has an address other than coap://address:port, or coaps: without `secure`;
 *   RangeError or TypeError for an invalid `secure`; errors of its store; the system error (EADDRINUSE, EACCES ...) if
 *   an address cannot be bound. No listener is open then
 */
export async function createLwm2mServer(options: ServerOptions): Promise<Lwm2mServer> {
  if (options.listen.length === 0 && !options.frontEnds) {
    throw new TypeError('a server needs at least one address to listen on, or front ends');
  }
  const common = {
    counters: newServerCounters(),
    modelsFor: options.modelsFor ?? (() => options.models),
    warn: options.onWarning ?? (() => undefined),
    clock: options.clock ?? systemClock,
  };
  const { counters, modelsFor, warn, clock } = common;
  const { limits = {} } = options;
  const uplink = uplinkOf(options, common);
  const listeners = new Listeners(await openAll(options, uplink), options.frontEnds);
  const memory = new FormatMemory(limits.maxRememberedFormats ?? DEFAULT_REMEMBERED_FORMATS);
  const shared = {
    listeners,
    modelsFor,
    memory,
    clock,
    counters,
    onFormatsLearned: options.onFormatsLearned ?? (() => undefined),
  };
  const downlink = new Downlink(shared);
  const { compositeFallback: fallback = true, compositeTimeoutMs: timeoutMs = 10_000 } = options;
  const composites = new Composites({ ...shared, downlink, fallback, timeoutMs });
  const maxLoaded = maxLoadedOf(options);
  const observations = new Observations({ listeners, downlink, composites, counters, warn, maxLoaded });
  const parts = { listeners, downlink, composites, observations, memory, counters };
  return new Server(parts, new LocalFrontEndServer(uplink, listeners, clock));
}

function uplinkOf(
  { handlers, limits = {}, profiles = new Map() }: ServerOptions,
  common: Pick<UplinkOptions, 'clock' | 'counters' | 'modelsFor' | 'warn'>,
): Uplink {
  const maxBytes = limits.maxObjectListBytes ?? DEFAULT_OBJECT_LIST_BYTES;
  const maxLinks = limits.maxObjectLinks ?? DEFAULT_OBJECT_LINKS;
  const { maxAttributes } = linkFormatLimits;
  return new Uplink({ ...common, handlers, profiles, limits: { maxBytes, maxLinks, maxAttributes } });
}

/** Returns the maximum number of observations in memory; undefined without `recall`: no limit. */
function maxLoadedOf({ handlers, limits }: ServerOptions): number | undefined {
  return handlers.recall && (limits?.maxLoadedObservations ?? DEFAULT_LOADED_OBSERVATIONS);
}

/** Opens all listeners or none. They read datagrams from a later turn of the event loop on. */
async function openAll(options: ServerOptions, uplink: Uplink): Promise<Listener[]> {
  const { clock, secure, openSocket, random, parameters, limits, onError, handlers } = options;
  const coapLimits = { maxPeers: DEFAULT_PEERS, ...limits?.coap };
  const { maxPeers } = coapLimits;
  const floodPerSecond = limits?.floodPerSecond;
  const bound = await bindListeners(options.listen, { clock, secure, openSocket, maxPeers, floodPerSecond });
  return bound.map((listener) =>
    startListener(listener, {
      handler: (request) => uplink.handle(request, listener.url),
      ...(handlers.recall && { recall: (peer, token) => uplink.recall(peer, token, listener.url) }),
      ...(clock === undefined ? {} : { clock }),
      ...(random === undefined ? {} : { random }),
      ...(parameters === undefined ? {} : { parameters }),
      limits: coapLimits,
      ...(onError === undefined ? {} : { onError }),
    }),
  );
}
