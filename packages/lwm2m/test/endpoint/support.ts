import { models } from '../codec/support.ts';
import {
  createLwm2mClient,
  createLwm2mServer,
  Lwm2mRefusal,
  type ClientOptions,
  parsePath,
  type DeregisterRequest,
  type DeviceOperation,
  type DeviceTarget,
  type Lwm2mClient,
  type Lwm2mServer,
  type ObjectTree,
  type ObserveHandlers,
  type OperationAnswer,
  type PerformOptions,
  type RegisterRequest,
  type SendRequest,
  type ServerHandlers,
  type ServerOptions,
  type ServerWarning,
  type TreeValue,
  type UpdateRequest,
  type ValueRecord,
} from '../../src/index.ts';

export { models };

type Instances = Map<number, Map<number, TreeValue | undefined>>;

/** A device's data in maps; a resource whose value is undefined is executable. */
export class MemoryTree implements ObjectTree {
  readonly data = new Map<number, Instances>();
  readonly executed: string[] = [];

  constructor(content: Record<string, TreeValue | undefined> = defaultContent()) {
    for (const [path, value] of Object.entries(content)) this.put(path, value);
  }

  put(path: string, value: TreeValue | undefined): void {
    const [objectId = 0, instanceId = 0, resourceId = 0] = path.split('/').slice(1).map(Number);
    this.set(objectId, instanceId, resourceId, value);
  }

  set(objectId: number, instanceId: number, resourceId: number, value: TreeValue | undefined): void {
    const instances = this.data.get(objectId) ?? (new Map() as Instances);
    this.data.set(objectId, instances);
    const resources = instances.get(instanceId) ?? new Map<number, TreeValue | undefined>();
    instances.set(instanceId, resources);
    resources.set(resourceId, value);
  }

  objects(): { objectId: number; instanceIds: number[] }[] {
    return [...this.data].map(([objectId, instances]) => ({ objectId, instanceIds: [...instances.keys()] }));
  }

  resourceIds(objectId: number, instanceId: number): number[] {
    return [...(this.data.get(objectId)?.get(instanceId)?.keys() ?? [])];
  }

  read(objectId: number, instanceId: number, resourceId: number): TreeValue | undefined {
    return this.data.get(objectId)?.get(instanceId)?.get(resourceId);
  }

  write(objectId: number, instanceId: number, resourceId: number, value: TreeValue): void {
    if (value === 'refused') throw new Lwm2mRefusal('4.00', 'not that value');
    this.set(objectId, instanceId, resourceId, value);
  }

  execute(objectId: number, instanceId: number, resourceId: number, args: string): void {
    this.executed.push(`/${objectId}/${instanceId}/${resourceId} ${args}`);
  }

  create(objectId: number, instanceId: number | undefined, records: readonly ValueRecord[]): number {
    const instances = this.data.get(objectId);
    const id = instanceId ?? Math.max(-1, ...(instances?.keys() ?? [])) + 1;
    instances?.set(id, new Map());
    for (const { path, value } of records) {
      const { resourceId = 0, resourceInstanceId } = path;
      if (resourceInstanceId === undefined) {
        this.set(objectId, id, resourceId, value);
        continue;
      }
      const before = this.read(objectId, id, resourceId);
      const known = before instanceof Map ? before : new Map();
      this.set(objectId, id, resourceId, new Map([...known, [resourceInstanceId, value]]));
    }
    return id;
  }

  remove(objectId: number, instanceId: number): void {
    this.data.get(objectId)?.delete(instanceId);
  }
}

function defaultContent(): Record<string, TreeValue | undefined> {
  return {
    '/1/0/0': 1,
    '/1/0/1': 86_400,
    '/1/0/7': 'U',
    '/1/0/8': undefined,
    '/3/0/0': 'Muster',
    '/3/0/4': undefined,
    '/3/0/6': new Map([1, 5].entries()),
    '/3/0/7': new Map([3800, 5000].entries()),
    '/3/0/9': 87,
    '/3/0/13': new Date(1_700_000_000_000),
    '/3/0/14': '+01:00',
    '/3/0/15': 'Europe/Stockholm',
    '/5/0/0': Buffer.alloc(0),
    '/5/0/3': 0,
    '/3303/0/5700': 21.5,
    '/3303/0/5701': 'Cel',
    '/3303/1/5700': -3.25,
    '/3311/0/5850': true,
    '/3311/0/5851': 40,
  };
}

/** A server that records what devices ask for, on 127.0.0.1 and ::1. */
export class TestServer implements ServerHandlers {
  readonly registers: RegisterRequest[] = [];
  readonly updates: UpdateRequest[] = [];
  readonly deregisters: DeregisterRequest[] = [];
  readonly sends: SendRequest[] = [];
  readonly warnings: ServerWarning[] = [];
  /** What happened, in order. */
  readonly course: string[] = [];
  /** Thrown by the next handler. */
  refusal: Error | undefined;
  #server: Lwm2mServer | undefined;
  readonly #wake: (() => void)[] = [];
  readonly recall?: NonNullable<ServerHandlers['recall']>;

  constructor(recall?: ServerHandlers['recall']) {
    if (recall) this.recall = recall;
  }

  static async open(
    options: Partial<ServerOptions> = {},
    recall?: ServerHandlers['recall'],
  ): Promise<TestServer> {
    const handlers = new TestServer(recall);
    handlers.#server = await createLwm2mServer({
      listen: ['coap://127.0.0.1:0', 'coap://[::1]:0'],
      models,
      onWarning: (warning) => handlers.warnings.push(warning),
      ...options,
      handlers,
    });
    return handlers;
  }

  get server(): Lwm2mServer {
    if (!this.#server) throw new Error('not open');
    return this.#server;
  }

  get uri(): string {
    return this.server.addresses[0] ?? '';
  }

  get port(): number {
    return Number(new URL(this.uri).port);
  }

  async register(request: RegisterRequest): Promise<{ location: string; afterSent: () => void }> {
    this.#refuse();
    this.registers.push(request);
    this.course.push('register');
    const location = `r${this.registers.length}`;
    return { location, afterSent: () => this.#happened('registered') };
  }

  async update(request: UpdateRequest): Promise<{ afterSent: () => void }> {
    this.#refuse();
    this.updates.push(request);
    return { afterSent: () => this.#happened('updated') };
  }

  async deregister(request: DeregisterRequest): Promise<{ afterSent: () => void }> {
    this.#refuse();
    this.deregisters.push(request);
    return { afterSent: () => this.#happened('deregistered') };
  }

  async send(request: SendRequest): Promise<void> {
    this.#refuse();
    this.sends.push(request);
  }

  /** The device of the latest Register. */
  get target(): DeviceTarget {
    const register = this.registers.at(-1);
    if (!register) throw new Error('no device has registered');
    const { source, rootPath, lwm2mVersion, contentFormats } = register;
    return { ...source, rootPath, lwm2mVersion, contentFormats };
  }

  /** Asks the device of the latest Register. */
  perform(operation: DeviceOperation, options: PerformOptions = {}): Promise<OperationAnswer> {
    return this.server.perform(this.target, operation, options);
  }

  /** Resolves when `condition` holds; looked at after every request of a device. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#wake.push(resolve));
  }

  close(): Promise<void> {
    return this.server.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #happened(what: string): void {
    this.course.push(what);
    for (const wake of this.#wake.splice(0)) wake();
  }

  #refuse(): void {
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) throw refusal;
  }
}

/** A server and a device that has registered with it. */
export class Pair {
  readonly server: TestServer;
  readonly client: Lwm2mClient;
  readonly tree: MemoryTree;

  private constructor(server: TestServer, client: Lwm2mClient, tree: MemoryTree) {
    this.server = server;
    this.client = client;
    this.tree = tree;
  }

  static async open(
    options: Partial<ClientOptions> = {},
    serverOptions: Partial<ServerOptions> = {},
    recall?: ServerHandlers['recall'],
  ): Promise<Pair> {
    const server = await TestServer.open(serverOptions, recall);
    const tree = new MemoryTree();
    const client = createLwm2mClient({
      endpointName: 'urn:dev:1',
      serverUri: server.uri,
      tree,
      models,
      ...options,
    });
    try {
      await client.start();
    } catch (error) {
      await client.close();
      await server.close();
      throw error;
    }
    return new Pair(server, client, tree);
  }

  perform(operation: DeviceOperation, options: PerformOptions = {}): Promise<OperationAnswer> {
    return this.server.perform(operation, options);
  }

  /** Changes a value of the device, which it notifies. */
  set(path: string, value: TreeValue): void {
    this.tree.put(path, value);
    this.client.changed(parsePath(path));
  }

  async close(): Promise<void> {
    await this.client.close();
    await this.server.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

/** Of an observation that a test does not look at. */
export const ignored: ObserveHandlers = { onNotify: async () => undefined, onEnd: () => undefined };

/** Of an observation of which a test looks at the notifications. */
export function collecting(notified: Collector<ValueRecord[]>): ObserveHandlers {
  return { ...ignored, onNotify: async (records) => notified.add(records) };
}

/** @returns the error; undefined if it resolved */
export function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Collects values that come one by one, for a test to wait for. */
export class Collector<T> {
  readonly all: T[] = [];
  #wake: (() => void) | undefined;

  readonly add = (item: T): void => {
    this.all.push(item);
    this.#wake?.();
  };

  /** Resolves with the first `count` items when they are there. */
  async take(count: number): Promise<T[]> {
    while (this.all.length < count) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.all.slice(0, count);
  }
}
