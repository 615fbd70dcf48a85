import {
  createBootstrapServer,
  createLwm2mServer,
  Lwm2mRefusal,
  parseIdentityText,
  parsePath,
  SecurityMode,
  type BootstrapPlan,
  type DeviceTarget,
  type Lwm2mServer,
  type ObjectEntry,
  type RegisterRequest,
  type Source,
  type UpdateRequest,
  type ValueRecord,
} from '@muster/lwm2m';
import { preSharedKeyOf } from '../security/device-credentials.ts';
import type { InProcessServer, InProcessServerContext } from './in-process-server.ts';

/** Lowest object ID of sensors and actuators. Objects with lower IDs describe the device itself. */
const firstObservedObject = 3200;
const shortServerId = 101;
const bootstrapLifetimeSeconds = 300;

/** Observations of the plain server. */
export interface PlainServerOptions {
  /**
   * Paths to observe on each device that has them, such as `/3303/0/5700`. Default: each object instance of the objects
   * from 3200.
   */
  readonly observe?: readonly string[];
}

/**
 * Numbers in the Locations of a server: the first one, and the step to the next. Servers of one run must use different
 * numbers.
 */
export interface LocationNumbers {
  readonly first: number;
  readonly step: number;
}

interface Registration {
  readonly endpointName: string;
  readonly location: string;
  target: DeviceTarget;
  objects: readonly ObjectEntry[];
  lifetimeSeconds: number;
  /** End of the lifetime on the monotonic clock. */
  expiresAtMs: number;
  readonly observed: Set<string>;
  /** The last of the requests to the device in progress. Further requests follow it. */
  work: Promise<void>;
}

/**
 * An LwM2M server without storage: it registers every device, observes values, acknowledges notifications and Sends, and
 * forgets registrations whose lifetime has ended.
 */
class PlainServer implements InProcessServer {
  readonly #context: InProcessServerContext;
  readonly #observe: readonly string[] | undefined;
  readonly #byName = new Map<string, Registration>();
  readonly #byLocation = new Map<string, Registration>();
  #server: Lwm2mServer | undefined;
  readonly #locationStep: number;
  #nextLocation: number;

  constructor(
    context: InProcessServerContext,
    { observe }: PlainServerOptions,
    { first, step }: LocationNumbers,
  ) {
    this.#context = context;
    this.#observe = observe;
    this.#nextLocation = first;
    this.#locationStep = step;
  }

  async open(): Promise<void> {
    const { clock, listen, openSocket, secure, models, random } = this.#context;
    this.#server = await createLwm2mServer({
      listen,
      clock,
      models,
      openSocket,
      random,
      ...(secure === undefined ? {} : { secure }),
      handlers: {
        register: (request) => Promise.resolve(this.#register(request)),
        update: (request) => asPromise(() => this.#update(request)),
        deregister: ({ location }) => asPromise(() => this.#deregister(location)),
        send: () => Promise.resolve(),
        endpointNameOf: (source) => Promise.resolve(nameOf(this.#context, source)),
      },
    });
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  #register(request: RegisterRequest): { location: string; afterSent(): void } {
    const { source, endpointName, objects, lifetimeSeconds } = request;
    const known = this.#byName.get(endpointName);
    if (known) this.#forget(known);
    // All Locations have the same length, so that traffic does not depend on the number of earlier registrations.
    const location = this.#nextLocation.toString(36).padStart(8, '0');
    this.#nextLocation += this.#locationStep;
    const { rootPath, lwm2mVersion, contentFormats } = request;
    const registration: Registration = {
      endpointName,
      location,
      target: { ...source, rootPath, lwm2mVersion, contentFormats },
      objects,
      lifetimeSeconds,
      expiresAtMs: this.#expiry(lifetimeSeconds),
      observed: new Set(),
      work: Promise.resolve(),
    };
    this.#byName.set(endpointName, registration);
    this.#byLocation.set(location, registration);
    return { location, afterSent: () => this.#observeMissing(registration) };
  }

  #update(request: UpdateRequest): { afterSent(): void } {
    const registration = this.#find(request.location);
    const { source, objects, lifetimeSeconds = registration.lifetimeSeconds } = request;
    registration.lifetimeSeconds = lifetimeSeconds;
    registration.expiresAtMs = this.#expiry(lifetimeSeconds);
    registration.objects = objects ?? registration.objects;
    if (!isSameSource(source, registration.target)) this.#move(registration, source);
    return { afterSent: () => this.#observeMissing(registration) };
  }

  #deregister(location: string): object {
    this.#forget(this.#find(location));
    return {};
  }

  /** @throws Lwm2mRefusal 4.04 for a registration that does not exist or has expired */
  #find(location: string): Registration {
    const registration = this.#byLocation.get(location);
    if (registration && registration.expiresAtMs >= this.#context.clock.monotonic()) return registration;
    if (registration) this.#forget(registration);
    throw new Lwm2mRefusal('4.04', 'There is no such registration');
  }

  #forget(registration: Registration): void {
    const { endpointName, location, target } = registration;
    this.#byName.delete(endpointName);
    this.#byLocation.delete(location);
    this.#server?.moveDevice(target, target);
  }

  /** Moves a registration to another address or session of the device. Its observations belong to the old one. */
  #move(registration: Registration, source: Source): void {
    const { rootPath, lwm2mVersion, contentFormats } = registration.target;
    const target = { ...source, rootPath, lwm2mVersion, contentFormats };
    this.#server?.moveDevice(registration.target, target);
    registration.target = target;
    registration.observed.clear();
  }

  #expiry(lifetimeSeconds: number): number {
    return this.#context.clock.monotonic() + lifetimeSeconds * 1000;
  }

  #observeMissing(registration: Registration): void {
    registration.work = registration.work.then(async () => {
      for (const path of this.#paths(registration.objects)) {
        if (this.#byName.get(registration.endpointName) !== registration) return;
        if (!registration.observed.has(path)) await this.#observePath(registration, path);
      }
    });
  }

  /** Observes a path. A failed Observe is repeated after the next Update. */
  async #observePath(registration: Registration, path: string): Promise<void> {
    const { observed, target } = registration;
    observed.add(path);
    const drop = (): void => {
      if (registration.target === target) observed.delete(path);
    };
    const handlers = { onNotify: () => Promise.resolve(), onEnd: drop };
    try {
      const result = await this.#server?.observe(target, parsePath(path), handlers);
      if (result?.answer.success !== true) drop();
    } catch {
      drop();
    }
  }

  #paths(objects: readonly ObjectEntry[]): string[] {
    const has = (path: string): boolean => {
      const { objectId, instanceId } = parsePath(path);
      const object = objects.find((one) => one.objectId === objectId);
      return object !== undefined && (instanceId === undefined || object.instanceIds.includes(instanceId));
    };
    if (this.#observe) return this.#observe.filter(has);
    return objects
      .filter(({ objectId }) => objectId >= firstObservedObject)
      .flatMap(({ objectId, instanceIds }) => instanceIds.map((id) => `/${objectId}/${id}`));
  }
}

/** Starts a server without storage, and a bootstrap server if the fleet has one. */
export async function startPlainServer(
  context: InProcessServerContext,
  options: PlainServerOptions = {},
  locations: LocationNumbers = { first: 1, step: 1 },
): Promise<InProcessServer> {
  const server = new PlainServer(context, options, locations);
  await server.open();
  const { bootstrapListen, clock, models, openSocket, random, secure } = context;
  if (bootstrapListen.length === 0) return server;
  const bootstrap = await createBootstrapServer({
    listen: bootstrapListen,
    clock,
    models,
    openSocket,
    random,
    ...(secure === undefined ? {} : { secure }),
    handlers: {
      request: ({ endpointName }) => Promise.resolve(accountOf(context, endpointName)),
      endpointNameOf: (source) => Promise.resolve(nameOf(context, source)),
    },
  });
  return {
    close: async () => {
      await bootstrap.close();
      await server.close();
    },
  };
}

/** Returns the server account of a device: with a pre-shared key for a `coaps:` server, else without security. */
function accountOf({ listen, seed }: InProcessServerContext, endpointName: string): BootstrapPlan {
  const uri = listen[0] ?? '';
  const record = (path: string, value: ValueRecord['value']): ValueRecord => ({
    path: parsePath(path),
    value,
  });
  const credentials = uri.startsWith('coaps:')
    ? [
        record('/0/1/2', SecurityMode.preSharedKey),
        record('/0/1/3', Buffer.from(endpointName)),
        record('/0/1/5', preSharedKeyOf(seed, endpointName)),
      ]
    : [record('/0/1/2', SecurityMode.noSec)];
  const security = [
    record('/0/1/0', uri),
    record('/0/1/1', false),
    ...credentials,
    record('/0/1/10', shortServerId),
  ];
  const server = [
    record('/1/0/0', shortServerId),
    record('/1/0/1', bootstrapLifetimeSeconds),
    record('/1/0/6', true),
    record('/1/0/7', 'U'),
  ];
  return [
    { type: 'bootstrapDelete', path: {} },
    { type: 'bootstrapWrite', path: parsePath('/0/1'), records: security },
    { type: 'bootstrapWrite', path: parsePath('/1/0'), records: server },
  ];
}

/**
 * Returns the endpoint name of an identity. A raw public key belongs to a device of the fleet; other identities contain
 * the name.
 */
function nameOf({ endpointNameOf }: InProcessServerContext, { identity }: Source): string | undefined {
  if (identity === undefined) return undefined;
  return endpointNameOf(identity) ?? parseIdentityText(identity).name;
}

function isSameSource(a: Source, b: Source): boolean {
  return a.listener === b.listener && a.address === b.address && a.port === b.port && a.session === b.session;
}

function asPromise<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => resolve(work()));
}
