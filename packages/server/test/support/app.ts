import { expect } from 'chai';
import { MessageChannel } from 'node:worker_threads';
import { ApiSide } from '../../src/api/api-side.ts';
import { deviceLoopAnswers } from '../../src/api/device-side.ts';
import { EventFeed } from '../../src/api/event-feed.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions } from '../../src/api/protocol.ts';
import { routeServices } from '../../src/application/compose.ts';
import { routes } from '../../src/features/generated/routes.ts';
import { Channel } from '../../src/messages/channel.ts';
import { completeServerConfig } from '../../src/config.ts';
import { roles } from '../../src/features/access/model.ts';
import type { IdempotencyDomain } from '../../src/features/idempotency/idempotency.ts';
import { createIdempotency } from '../../src/features/idempotency/idempotency.ts';
import { NetworkRemoval } from '../../src/features/networks/network-removal.ts';
import { workOf, type Silo } from '../../src/features/system/model.ts';
import type { GatewayState } from '../../src/kernel/ports.ts';
import type { HttpAppConfig } from '../../src/http/app.ts';
import { loadContract, type Contract } from '../../src/http/contract.ts';
import type { RouteTable } from '../../src/http/handler.ts';
import { LocalOperations, type LocalOperationsOptions } from '../../src/http/operations.ts';
import type { Clock } from '../../src/kernel/timers.ts';
import { createLogger } from '../../src/logger.ts';
import { assertAsContracted } from '../contract/support/answers.ts';
import { defaultSettings } from './default-settings.ts';
import { DeviceWorld } from './device-world.ts';
import { secret } from './seeded-store.ts';

/** The members of responses that tests read. The contract has checked their form. */
export interface ResponseObject {
  readonly Id: string;
  readonly Name: string;
  readonly Key: string;
  readonly ExpirationDate: string;
  readonly Message: string;
  readonly ModelState: Readonly<Record<string, readonly string[]>>;
  readonly TypeId: number;
  readonly SmartObjectTypeTypeId: number;
  readonly InstanceId: number;
  readonly InstanceNumber: number;
  readonly Operations: string;
  readonly NbrOfRows: number;
  readonly Rows: readonly ResponseObject[];
  readonly ResourceTypes: readonly ResponseObject[];
  readonly Responsibilities: readonly ResponseObject[];
  readonly Permissions: readonly ResponseObject[];
  readonly SmartObjects: readonly ResponseObject[];
  readonly SmartObjectTypes: readonly ResponseObject[];
  readonly SmartObjectTypeInstanceIds: readonly ResponseObject[];
  readonly SmartObjectTypeInstanceTemplates: readonly ResponseObject[];
  readonly DeviceTemplates: readonly ResponseObject[];
  readonly SettingCategories: readonly ResponseObject[];
  readonly DefaultSettings: ResponseObject[];
  readonly Resources: readonly ResponseObject[];
  readonly [member: string]: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ResponseObject;
  /** The body of a response that is an array. */
  readonly list: readonly ResponseObject[];
}

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

export interface CallInit {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly raw?: string | Uint8Array;
  /** A key other than the Admin key; null sends none. */
  readonly key?: string | null;
}

/** All tests of a process share one parsed contract, because parsing takes longer than most of them. */
const contract = loadContract();

/** Figures of a thread, as a running server measures them. */
const silo: Silo = {
  name: 'device-loop',
  load: {
    timeMs: 1_790_000_000_000,
    uptimeSeconds: 60,
    busyPercent: 91.5,
    eventLoopDelayMs: 2.5,
    memoryBytes: 1_000_000,
    availableBytes: 2_000_000,
    totalBytes: 4_000_000,
  },
  work: workOf([
    { registrations: 3, received: 100 },
    { received: 20, sent: 19 },
  ]),
};

/** What runs operations on the device loop. Event streams and the removal of networks are parts of a running server. */
export function localOptions(
  world: DeviceWorld,
  removal: NetworkRemoval = {} as never,
): LocalOperationsOptions {
  const { admin, clock, domain: devices, store, transformers, usage, webhooks } = world;
  return {
    contract,
    routes,
    services: routeServices({ admin, devices, removal, transformers, usage, webhooks }, contract),
    reader: store,
    access: admin.access,
    catalogues: admin.models,
    live: {
      lastHeard: async (id) => devices.live.lastHeardAt(id),
      gateway: async () => ({ region: defaultSettings.region, state: gatewayState(clock) }),
      transformerFaults: (ids) => transformers.faults(ids),
    },
    clock,
  };
}

/** Settings in place of the defaults. */
export type TestAppOptions = Partial<HttpAppConfig & { readonly maxEventStreams: number }>;

export interface TestAppParts {
  /** A world on disk. Default: a new one. */
  readonly world?: DeviceWorld;
  readonly contract?: Contract;
  /** Handlers of operations that only read, in place of those of the service. */
  readonly routes?: Partial<RouteTable>;
  /** Answers that are remembered for a device network. */
  readonly maxIdempotencyRecords?: number;
}

/**
 * A server as it is by default: the device loop on a SQLite file, and the API beside it, with services of its own over a
 * connection that only reads. They talk through a port as their two threads do. Here both are in one thread, because a virtual
 * clock cannot be shared between two. Every response is checked against the contract.
 */
export class TestApp {
  declare readonly world: DeviceWorld;
  declare readonly url: string;
  declare readonly deviceNetworkId: string;
  /** Value of an Admin key. */
  declare readonly apiKey: string;
  declare readonly log: LogLine[];
  declare readonly removal: NetworkRemoval;
  declare readonly idempotency: IdempotencyDomain;
  readonly #api: ApiSide;
  readonly #ports: MessageChannel;
  readonly #hasOwnRoutes: boolean;

  private constructor(running: Partial<TestApp>, api: ApiSide, ports: MessageChannel, hasOwnRoutes: boolean) {
    Object.assign(this, running);
    this.#api = api;
    this.#ports = ports;
    this.#hasOwnRoutes = hasOwnRoutes;
  }

  static async start(settings: TestAppOptions = {}, parts: TestAppParts = {}): Promise<TestApp> {
    const world = parts.world ?? (await DeviceWorld.create({}, { isOnDisk: true }));
    const { admin, clock, place, store } = world;
    if (place === undefined)
      throw new Error('The API cannot read a store in memory. Create the world on disk.');
    const { apiKey, deviceNetworkId } = await admin.networks.ensureDefaults();
    const log: LogLine[] = [];
    const logger = createLogger('info', recording(log));
    const onError = (err: unknown): void => logger.error({ err }, 'failed');
    const removal = removalOf(world, onError);
    const idempotency = createIdempotency({
      ...(parts.maxIdempotencyRecords && { maxPerNetwork: parts.maxIdempotencyRecords }),
      store,
      clock,
      secret,
      keptSeconds: defaultSettings.idempotencyHours * 3600,
      onError,
    });
    idempotency.records.start();
    const local = localOptions(world, removal);
    const ports = new MessageChannel();
    const toLoop = new Channel<DeviceLoopQuestions, ApiThreadQuestions>(ports.port1, {
      ...unasked,
      events: async (batch) => api.take(batch),
      cacheChanged: async (change) => api.invalidateCache(change),
    });
    const send = (batch: ApiThreadQuestions['events']['ask']): Promise<void> => toApi.ask('events', batch);
    const toApi = new Channel<ApiThreadQuestions, DeviceLoopQuestions>(
      ports.port2,
      deviceLoopAnswers({
        contract: parts.contract ?? contract,
        operations: new LocalOperations({ ...local, idempotency: idempotency.service }),
        audit: admin.audit,
        live: local.live,
        usage: world.usage,
        events: world.events,
        feed: new EventFeed(world.events, send, onError),
        checks: { store: () => undefined, gateway: () => undefined },
        metrics: async () => '',
        loginCodes: admin.loginCodes,
        sessions: admin.sessions,
        silo: async () => silo,
      }),
    );
    const api = await ApiSide.start({
      config: {
        ...completeServerConfig({ ...defaultSettings, store: place.url, dataDir: place.dataDir, clock }),
        // All tests call from one address, so that their refusals are not limited.
        refusalsPerMinutePerAddress: 0,
        ...settings,
      },
      contract: parts.contract ?? contract,
      logger,
      loop: toLoop,
      changeCounts: place.changeCounts?.memory,
      checks: () => ({}),
      metrics: async () => '',
      checkResponses: true,
      ...(parts.routes && { routes: parts.routes }),
    });
    admin.changes.listen((change) => void toApi.ask('cacheChanged', change).catch(onError));
    const { http: url = '' } = await api.server.listen({ http: '127.0.0.1:0' });
    const running = { world, url, deviceNetworkId, apiKey, log, removal, idempotency };
    return new TestApp(running, api, ports, parts.routes !== undefined);
  }

  async close(): Promise<void> {
    await this.#api.close(0);
    this.#ports.port1.close();
    await this.idempotency.records.close();
    await this.removal.close();
    await this.world.close();
  }

  /** @param path below /api/v3, or absolute after a colon: `:/openapi.json` */
  async call(method: string, path: string, init: CallInit = {}): Promise<Answer> {
    const { body, raw, key = this.apiKey, headers = {} } = init;
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const target = path.startsWith(':') ? path.slice(1) : `/api/v3${path}`;
    const response = await fetch(this.url + target, {
      method,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload as string }),
    });
    const text = await response.text();
    const header = (name: string): string | undefined => response.headers.get(name) ?? undefined;
    assertAsContracted(method, target, { status: response.status, header, text }, this.#hasOwnRoutes);
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const parsed: unknown = isJson ? JSON.parse(text) : text;
    return {
      status: response.status,
      headers: response.headers,
      body: parsed as ResponseObject,
      list: Array.isArray(parsed) ? (parsed as readonly ResponseObject[]) : [],
    };
  }

  get(path: string, init?: CallInit): Promise<Answer> {
    return this.call('GET', path, init);
  }

  post(path: string, body: unknown, init: CallInit = {}): Promise<Answer> {
    return this.call('POST', path, { ...init, body });
  }

  put(path: string, body: unknown, init: CallInit = {}): Promise<Answer> {
    return this.call('PUT', path, { ...init, body });
  }

  delete(path: string, init?: CallInit): Promise<Answer> {
    return this.call('DELETE', path, init);
  }

  async create(path: string, body: unknown, init: CallInit = {}): Promise<string> {
    const answer = await this.post(path, body, init);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    expect(answer.body.Id).to.match(/^[0-9a-f-]{36}$/u);
    return answer.body.Id;
  }

  async roleId(name: string, deviceNetworkId = this.deviceNetworkId): Promise<string> {
    const found = await this.world.store.collection(roles).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'name', op: 'eq', value: name },
    ]);
    return found!.id;
  }

  /** Creates a key with a role, by name or by ID, and returns its ID and value. */
  async createKey(role: string, name = `${role} key`): Promise<{ id: string; key: string }> {
    const roleId = /^[0-9a-f]{8}-/u.test(role) ? role : await this.roleId(role);
    const id = await this.create('/apikeys', { Name: name, RoleIds: [roleId] });
    return { id, key: (await this.get(`/apikeys/${id}`)).body.Key };
  }

  /** Log lines of defects. */
  get defects(): readonly LogLine[] {
    return this.log.filter((line) => line.level === 'error');
  }
}

const notAsked = async (): Promise<never> => {
  throw new Error('Only threads and processes ask this.');
};
/** What the API answers while it starts and stops. */
const unasked = {
  prepare: notAsked,
  listen: notAsked,
  reloadCertificate: notAsked,
  leaving: notAsked,
  bodyPart: notAsked,
  stopReadiness: notAsked,
  close: notAsked,
};

const gatewayState = (clock: Clock): GatewayState => ({
  isListening: true,
  version: '0.0.0',
  since: clock.now(),
  addresses: ['coap://127.0.0.1:5683'],
});

function removalOf(world: DeviceWorld, onError: (error: unknown) => void): NetworkRemoval {
  const { admin, clock, domain, firmwareFiles, store, usage } = world;
  return new NetworkRemoval({
    store,
    clock,
    access: admin.access,
    audit: admin.audit,
    usage,
    deleteDevice: (network, id) => domain.deviceDeletion.delete(network, id),
    deleteFirmware: (id) => firmwareFiles.delete(id),
    onError,
  });
}

/** A stream of log lines that takes them apart. */
function recording(log: LogLine[]): { write(line: string): void } {
  return {
    write: (line) => {
      const { level, msg, ...fields } = JSON.parse(line) as Record<string, unknown>;
      log.push({ level: level as LogLine['level'], fields, message: String(msg) });
    },
  };
}

/** Checks that the response is this error, in the form of the contract. */
export function expectError(answer: Answer, status: number, code: string): void {
  expect(answer.status, JSON.stringify(answer.body)).to.equal(status);
  expect(answer.body).to.include({ Code: code, RequestId: answer.headers.get('x-request-id') });
  expect(answer.body.Message).to.be.a('string').and.not.equal('');
}
