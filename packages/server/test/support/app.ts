import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { MessageChannel } from 'node:worker_threads';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { roles } from '../../src/features/access/model/role.ts';
import { NetworkRemoval } from '../../src/features/networks/network-removal.ts';
import type {
  IdempotencyDomain,
  IdempotencyOptions,
} from '../../src/features/idempotency/idempotency-domain.ts';
import { createIdempotency } from '../../src/features/idempotency/idempotency-domain.ts';
import { createHttpApp } from '../../src/http/app.ts';
import type { HttpAppConfig, HttpAppOptions } from '../../src/http/app.ts';
import { loadContract } from '../../src/http/contract.ts';
import { EventStreams } from '../../src/features/event-streams/routes/event-streams.ts';
import { workOf } from '../../src/features/system/silo.ts';
import type { Silo } from '../../src/features/system/silo.ts';
import type { RouteTable } from '../../src/http/handler.ts';
import { LocalOperations } from '../../src/http/operations.ts';
import { RemoteOperations } from '../../src/api/remote-operations.ts';
import { onlyReading, throughPorts } from './loopback.ts';
import type { HttpLogger } from '../../src/http/middleware/request-log.ts';
import { createRoutes } from '../../src/application/routes.ts';
import { assertAsContracted } from '../contract/support/answers.ts';
import { defaultSettings } from './default-settings.ts';
import { DeviceWorld } from './device-world.ts';

/** The members of responses that tests read. The contract has checked their form. */
export interface Shown {
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
  readonly Rows: readonly Shown[];
  readonly ResourceTypes: readonly Shown[];
  readonly Responsibilities: readonly Shown[];
  readonly Permissions: readonly Shown[];
  readonly SmartObjects: readonly Shown[];
  readonly SmartObjectTypes: readonly Shown[];
  readonly SmartObjectTypeInstanceIds: readonly Shown[];
  readonly SmartObjectTypeInstanceTemplates: readonly Shown[];
  readonly DeviceTemplates: readonly Shown[];
  readonly [member: string]: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Shown;
  /** The body of a response that is an array. */
  readonly list: readonly Shown[];
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

/** The handlers of a world. Tests of event streams or of the removal of networks need both. */
export function routesOf(
  { admin, domain, webhooks, transformers, usage }: DeviceWorld,
  streams: EventStreams = {} as never,
  removal: NetworkRemoval = {} as never,
): RouteTable {
  // Usage is stored on the device loop, not by the operation that reads it.
  const onDeviceLoop = AsyncLocalStorage.snapshot();
  const counter = {
    add: usage.add.bind(usage),
    settle: () => onDeviceLoop(() => usage.settle()),
  };
  const services = { admin, devices: domain, streams, removal, webhooks, transformers, usage: counter };
  const silos = async (): Promise<Silo[]> => [silo];
  return createRoutes({ ...services, silos }, contract);
}

/** Settings of the application, and its parts. */
export type TestAppOptions = Partial<HttpAppConfig & Omit<HttpAppOptions, 'config'>>;

/** All tests call from one address, so that their refusals are not limited. */
const defaults = { ...defaultSettings, refusalsPerMinutePerAddress: 0 };

/** The whole API over HTTP on a memory store and a virtual clock. Every response is checked against the contract. */
export class TestApp {
  readonly world: DeviceWorld;
  readonly url: string;
  readonly deviceNetworkId: string;
  /** Value of an Admin key. */
  readonly apiKey: string;
  readonly log: LogLine[];
  readonly #server: Server;
  readonly #streams: EventStreams;
  readonly removal: NetworkRemoval;
  readonly idempotency: IdempotencyDomain;
  readonly #hasOwnRoutes: boolean;
  readonly #ports: MessageChannel;

  private constructor(init: {
    hasOwnRoutes: boolean;
    ports: MessageChannel;
    world: DeviceWorld;
    server: Server;
    streams: EventStreams;
    removal: NetworkRemoval;
    idempotency: IdempotencyDomain;
    log: LogLine[];
    apiKey: string;
    deviceNetworkId: string;
  }) {
    this.world = init.world;
    this.#hasOwnRoutes = init.hasOwnRoutes;
    this.#ports = init.ports;
    this.#server = init.server;
    this.#streams = init.streams;
    this.removal = init.removal;
    this.idempotency = init.idempotency;
    this.log = init.log;
    this.apiKey = init.apiKey;
    this.deviceNetworkId = init.deviceNetworkId;
    this.url = `http://127.0.0.1:${(init.server.address() as AddressInfo).port}`;
  }

  static async start(
    { routes, ...options }: TestAppOptions & { readonly routes?: RouteTable } = {},
    bounds: Pick<IdempotencyOptions, 'maxPerNetwork'> = {},
    given?: DeviceWorld,
  ): Promise<TestApp> {
    const world = given ?? (await DeviceWorld.create());
    const { admin, domain, clock, events } = world;
    const { apiKey, deviceNetworkId } = await admin.networks.ensureDefaults();
    const streams = new EventStreams({
      events,
      clock,
      isAllowed: ({ apiKeyId, deviceNetworkId: network }, permission) =>
        admin.access.stillPermits(apiKeyId, network, permission),
      maxStreams: defaults.maxEventStreams,
      onDropped: () => undefined,
    });
    admin.access.onRevoked((apiKeyId) => streams.endOf(apiKeyId));
    const log: LogLine[] = [];
    const removal = new NetworkRemoval({
      store: world.store,
      clock,
      access: admin.access,
      audit: admin.audit,
      usage: world.usage,
      deleteDevice: (network, id) => domain.deviceDeletion.delete(network, id),
      deleteFirmware: (id) => world.firmwareFiles.delete(id),
      onError: (error) => log.push({ level: 'error', fields: { err: error }, message: 'removal' }),
    });
    const idempotency = createIdempotency({
      ...bounds,
      store: world.store,
      clock,
      secret: Buffer.alloc(32, 7),
      keptSeconds: defaults.idempotencyHours * 3600,
      onError: (error) => log.push({ level: 'error', fields: { err: error }, message: 'idempotency' }),
    });
    idempotency.records.start();
    const local = new LocalOperations(
      routes ?? routesOf(world, streams, removal),
      contract,
      idempotency.service,
    );
    const ports = new MessageChannel();
    const run = throughPorts(ports, { contract, operations: local });
    const app = createHttpApp({
      contract,
      operations: new RemoteOperations(onlyReading(local, world.store), run),
      access: admin.access,
      audit: admin.audit,
      redeem: (code) => admin.loginCodes.redeem(code),
      usage: world.usage,
      logger: recordingLogger(log),
      clock,
      checkResponses: true,
      config: { ...defaults, ...options },
      ...options,
    });
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TestApp({
      hasOwnRoutes: routes !== undefined,
      ports,
      world,
      server,
      streams,
      removal,
      idempotency,
      log,
      apiKey,
      deviceNetworkId,
    });
  }

  async close(): Promise<void> {
    this.#streams.close();
    this.#ports.port1.close();
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
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
      body: parsed as Shown,
      list: Array.isArray(parsed) ? (parsed as readonly Shown[]) : [],
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

  /** Creates an entity and returns its ID. */
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

function recordingLogger(log: LogLine[]): HttpLogger {
  const write =
    (level: LogLine['level']) =>
    (fields: object, message: string): void => {
      log.push({ level, fields: { ...fields }, message });
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** Checks that the response is this error, in the form of the contract. */
export function expectError(answer: Answer, status: number, code: string): void {
  expect(answer.status, JSON.stringify(answer.body)).to.equal(status);
  expect(answer.body).to.include({ Code: code, RequestId: answer.headers.get('x-request-id') });
  expect(answer.body.Message).to.be.a('string').and.not.equal('');
}
