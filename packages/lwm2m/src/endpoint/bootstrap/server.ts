/**
 * The LwM2M Bootstrap-Server: accepts Bootstrap-Requests and runs one session for each device.
 */
import type { CoapReply, CoapRequest } from '@muster/coap';
import { type Clock, systemClock } from '@muster/net';
import { ContentFormat } from '../../codec/content-format.ts';
import { encodeValues } from '../../codec/values.ts';
import {
  BOOTSTRAP_PACK_PATH,
  BOOTSTRAP_PATH,
  readBootstrapRequest,
} from '../../binding/bootstrap-request.ts';
import { refusalReply } from '../../binding/failure.ts';
import { checkPreconditions } from '../../binding/preconditions.ts';
import { isWellKnownCore, wellKnownCore } from '../../binding/resource-discovery.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { addListenerCounters } from '../listener-counters.ts';
import type { SecureSession } from '../secure/types.ts';
import { bindListeners, Listeners, startListener, type Listener } from '../server/listener.ts';
import { endpointNameOf } from '../server/endpoint-name.ts';
import { sourceOf } from '../server/source.ts';
import type { Source } from '../server/types.ts';
import { BootstrapSession } from './session.ts';
import type {
  BootstrapPlan,
  BootstrapRequest,
  BootstrapServer,
  BootstrapServerCounters,
  BootstrapServerOptions,
} from './types.ts';

const DEFAULT_SESSION_TIMEOUT_MS = 600_000;
const DEFAULT_STEP_ATTEMPTS = 2;
const DEFAULT_MAX_SESSIONS = 10_000;
const DEFAULT_MAX_STEPS = 1_000;
/** Seconds after which a device may retry if the server is overloaded. */
const BUSY_SECONDS = 30;

/** Formats of a Bootstrap-Pack: those for several objects (OMA-TS-LightweightM2M_Core-V1_2 6.1.7.2). */
const packFormats: readonly number[] = [
  ContentFormat.lwm2mCbor,
  ContentFormat.senmlCbor,
  ContentFormat.senmlJson,
];

const links = [BOOTSTRAP_PATH, BOOTSTRAP_PACK_PATH].map((path) => ({
  target: `/${path}`,
  attributes: new Map<string, string>(),
}));

class Server implements BootstrapServer {
  readonly #options: BootstrapServerOptions;
  readonly #clock: Clock;
  #listeners = new Listeners([]);
  /** Sessions by endpoint name. A device that restarts ends its earlier session, even from another address. */
  readonly #sessions = new Map<string, BootstrapSession>();
  readonly #ending = new Set<Promise<void>>();
  /** Number of requests in handlers. They count as sessions. */
  #openHandlers = 0;
  #isClosed = false;
  readonly #counters: BootstrapServerCounters = {
    requests: 0,
    packs: 0,
    refusals: 0,
    warnings: 0,
    steps: 0,
    finished: 0,
    unfinished: 0,
  };

  constructor(options: BootstrapServerOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  get addresses(): readonly string[] {
    return [...this.#listeners].map(({ url }) => url);
  }

  get sessions(): number {
    return this.#sessions.size;
  }

  /** Opens all listeners or none. */
  async open(): Promise<void> {
    const { listen, secure, openSocket, random, parameters, limits, onError } = this.#options;
    const options = {
      clock: this.#clock,
      ...(random === undefined ? {} : { random }),
      ...(parameters === undefined ? {} : { parameters }),
      ...(limits?.coap === undefined ? {} : { limits: limits.coap }),
      ...(onError === undefined ? {} : { onError }),
    };
    const isInUse = ({ session }: SecureSession): boolean => this.#isUnderWay(session);
    const bound = await bindListeners(listen, {
      clock: this.#clock,
      secure: secure && { isInUse, ...secure },
      openSocket,
      floodPerSecond: limits?.floodPerSecond,
    });
    const started = bound.map((one) => {
      const listener = startListener(one, options);
      listener.endpoint.setHandler((request) => this.#handle(request, listener));
      return listener;
    });
    this.#listeners = new Listeners(started);
  }

  /** Whether a bootstrap session uses that connection. */
  #isUnderWay(session: string): boolean {
    return [...this.#sessions.values()].some(({ request }) => request.source.session === session);
  }

  get secureSessions(): number {
    return this.#listeners.secureSessions;
  }

  liveSession(device: Source): SecureSession | undefined {
    return this.#listeners.liveSession(device);
  }

  revokeIdentity(identity: string): Promise<number> {
    return this.#listeners.revokeIdentity(identity);
  }

  counters(): Record<string, number> {
    const figures: Record<string, number> = { ...this.#counters, sessions: this.#sessions.size };
    for (const listener of this.#listeners) addListenerCounters(figures, listener);
    return figures;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const session of this.#sessions.values()) session.interrupt('closed');
    await Promise.all(this.#ending);
    await Promise.all([...this.#listeners].map(({ endpoint }) => endpoint.close()));
  }

  async #handle(request: CoapRequest, listener: Listener): Promise<CoapReply> {
    try {
      return await this.#dispatch(request, listener);
    } catch (error) {
      this.#counters.refusals += 1;
      return refusalReply(error);
    }
  }

  #dispatch(request: CoapRequest, listener: Listener): CoapReply | Promise<CoapReply> {
    const { path, method } = request;
    if (isWellKnownCore(path)) return wellKnownCore(request, links);
    if (path.length !== 1) throw new Lwm2mRefusal('4.04');
    switch (path[0]) {
      case BOOTSTRAP_PATH:
        if (method !== 'POST') throw new Lwm2mRefusal('4.05');
        return this.#bootstrap(request, listener);
      case BOOTSTRAP_PACK_PATH:
        if (method !== 'GET') throw new Lwm2mRefusal('4.05');
        return this.#pack(request, listener);
      default:
        throw new Lwm2mRefusal('4.04');
    }
  }

  async #bootstrap(request: CoapRequest, listener: Listener): Promise<CoapReply> {
    checkPreconditions(request);
    const content = await this.#read(request, listener.url);
    const plan = await this.#callHandler(() => this.#options.handlers.request(content));
    this.#counters.requests += 1;
    return { code: '2.04', afterSent: () => this.#start(content, plan, request, listener) };
  }

  /** Calls a handler unless the server is overloaded. @throws Lwm2mRefusal 5.03 */
  async #callHandler<R>(ask: () => Promise<R>): Promise<R> {
    const most = this.#options.limits?.maxSessions ?? DEFAULT_MAX_SESSIONS;
    if (this.#isClosed || this.#sessions.size + this.#openHandlers >= most) {
      throw new Lwm2mRefusal('5.03', 'the bootstrap server is overloaded', BUSY_SECONDS);
    }
    this.#openHandlers += 1;
    try {
      return await ask();
    } finally {
      this.#openHandlers -= 1;
    }
  }

  async #read(request: CoapRequest, listener: string): Promise<BootstrapRequest> {
    const { endpointName: given, warnings, ...rest } = readBootstrapRequest(request);
    const source = sourceOf(request.peer, listener);
    const { address, port } = source;
    const { handlers } = this.#options;
    const endpointName = await endpointNameOf(given, source, handlers);
    this.#counters.warnings += warnings.length;
    for (const message of warnings) {
      this.#options.onWarning?.({ peer: `${address}:${port}`, endpointName, message });
    }
    return { source, endpointName, warnings, ...rest };
  }

  #start(
    content: BootstrapRequest,
    plan: BootstrapPlan,
    { peer }: CoapRequest,
    { endpoint }: Listener,
  ): void {
    const { models, sessionTimeoutMs, stepAttempts, limits } = this.#options;
    if (this.#isClosed) return;
    this.#sessions.get(content.endpointName)?.interrupt('superseded');
    const session = new BootstrapSession(content, {
      endpoint,
      peer,
      models,
      clock: this.#clock,
      timeoutMs: sessionTimeoutMs ?? DEFAULT_SESSION_TIMEOUT_MS,
      attempts: stepAttempts ?? DEFAULT_STEP_ATTEMPTS,
      maxSteps: limits?.maxSteps ?? DEFAULT_MAX_STEPS,
      onStep: () => (this.#counters.steps += 1),
    });
    this.#sessions.set(content.endpointName, session);
    const ending = this.#run(session, plan).finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }

  async #run(session: BootstrapSession, plan: BootstrapPlan): Promise<void> {
    const result = await session.run(plan);
    const { endpointName, outcome } = result;
    if (this.#sessions.get(endpointName) === session) this.#sessions.delete(endpointName);
    this.#counters[outcome === 'finished' ? 'finished' : 'unfinished'] += 1;
    try {
      await this.#options.handlers.ended?.(result);
    } catch (error) {
      this.#options.onError?.(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #pack(request: CoapRequest, listener: Listener): Promise<CoapReply> {
    const { handlers, models } = this.#options;
    if (!handlers.pack) throw new Lwm2mRefusal('5.01', 'ask with a Bootstrap-Request');
    const { accept = ContentFormat.senmlCbor } = request;
    if (!packFormats.includes(accept)) {
      throw new Lwm2mRefusal('4.06', 'a Bootstrap-Pack is LwM2M CBOR, SenML CBOR or SenML JSON');
    }
    checkPreconditions(request);
    const content = await this.#read(request, listener.url);
    const records = await this.#callHandler(async () => handlers.pack?.(content) ?? []);
    this.#counters.packs += 1;
    return { code: '2.05', contentFormat: accept, payload: encodeValues(accept, {}, records, models) };
  }
}

/**
 * Opens the listeners of an LwM2M Bootstrap-Server.
 *
 * On an unsecured listener, only the endpoint name identifies a device: an attacker who knows the name can bootstrap in
 * its place, and end its session. Use a secured listener for secrets.
 *
 * @throws TypeError if `listen` is empty or has an address other than coap://address:port, or coaps: without `secure`;
 *   RangeError for `stepAttempts` and `sessionTimeoutMs` out of bounds; the system error if an address cannot be bound.
 *   No listener is open then
 */
export async function createBootstrapServer(options: BootstrapServerOptions): Promise<BootstrapServer> {
  const { listen, stepAttempts = 1, sessionTimeoutMs = DEFAULT_SESSION_TIMEOUT_MS } = options;
  if (listen.length === 0) throw new TypeError('a bootstrap server needs at least one address to listen on');
  if (!Number.isInteger(stepAttempts) || stepAttempts < 1 || stepAttempts > 10) {
    throw new RangeError(`stepAttempts must be between 1 and 10, not ${stepAttempts}`);
  }
  if (!(sessionTimeoutMs > 0)) throw new RangeError('sessionTimeoutMs must be above 0');
  const server = new Server(options);
  await server.open();
  return server;
}
