import { codeText, decodeMessage, OptionNumber, type Message } from '@muster/coap';
import { encodeText, udpPeer, type MessageText, type UdpPeer } from '@muster/testkit';
import {
  createBootstrapServer,
  createLwm2mServer,
  ModelRegistry,
  omaCatalogue,
  parsePath,
  type BootstrapHandlers,
  type BootstrapOperation,
  type BootstrapPlan,
  type BootstrapRequest,
  type BootstrapResult,
  type BootstrapServer,
  type BootstrapServerOptions,
  type DeviceOperation,
  type Lwm2mServer,
  type ObjectTree,
  type OperationAnswer,
  type RegisterRequest,
  type ResourceValue,
  type TreeValue,
  type ValueRecord,
} from '../../../src/index.ts';

export const models = new ModelRegistry(omaCatalogue);

export function record(path: string, value: ResourceValue): ValueRecord {
  return { path: parsePath(path), value };
}

export function remove(path: string): BootstrapOperation {
  return { type: 'bootstrapDelete', path: parsePath(path) };
}

export function write(path: string, ...records: [string, ResourceValue][]): BootstrapOperation {
  return {
    type: 'bootstrapWrite',
    path: parsePath(path),
    records: records.map(([at, value]) => record(at, value)),
  };
}

/** Security and Server instance of one LwM2M Server. */
export function account(serverUri: string, shortServerId = 101, instanceId = 1): [string, ResourceValue][] {
  return [
    [`/0/${instanceId}/0`, serverUri],
    [`/0/${instanceId}/1`, false],
    [`/0/${instanceId}/2`, 3],
    [`/0/${instanceId}/10`, shortServerId],
    [`/1/${instanceId}/0`, shortServerId],
    [`/1/${instanceId}/1`, 300],
    [`/1/${instanceId}/6`, true],
    [`/1/${instanceId}/7`, 'U'],
  ];
}

/** Delete, then one instance of Security and Server each. */
export function usualPlan(serverUri: string): BootstrapOperation[] {
  const values = account(serverUri);
  return [
    remove('/'),
    write('/0/1', ...values.filter(([path]) => path.startsWith('/0/'))),
    write('/1/1', ...values.filter(([path]) => path.startsWith('/1/'))),
  ];
}

/** A bootstrap server that records what happens. */
export class TestBootstrap implements BootstrapHandlers {
  readonly requests: BootstrapRequest[] = [];
  readonly results: BootstrapResult[] = [];
  plan: BootstrapPlan = [];
  refusal: Error | undefined;
  #server: BootstrapServer | undefined;
  readonly #wake: (() => void)[] = [];

  static async open(options: Partial<BootstrapServerOptions> = {}): Promise<TestBootstrap> {
    const handlers = new TestBootstrap();
    handlers.#server = await createBootstrapServer({
      listen: ['coap://127.0.0.1:0'],
      models,
      handlers,
      ...options,
    });
    return handlers;
  }

  get server(): BootstrapServer {
    if (!this.#server) throw new Error('not open');
    return this.#server;
  }

  get uri(): string {
    return this.server.addresses[0] ?? '';
  }

  get port(): number {
    return Number(new URL(this.uri).port);
  }

  async request(request: BootstrapRequest): Promise<BootstrapPlan> {
    if (this.refusal) throw this.refusal;
    this.requests.push(request);
    return this.plan;
  }

  ended(result: BootstrapResult): void {
    this.results.push(result);
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** The result of the session of that number, when it is there. */
  async result(number = 1): Promise<BootstrapResult> {
    for (;;) {
      const result = this.results[number - 1];
      if (result) return result;
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** An LwM2M server that takes every device. */
export class TestRegistrar {
  readonly registers: RegisterRequest[] = [];
  readonly server: Lwm2mServer;

  private constructor(server: Lwm2mServer, registers: RegisterRequest[]) {
    this.server = server;
    this.registers = registers;
  }

  static async open(): Promise<TestRegistrar> {
    const registers: RegisterRequest[] = [];
    const server = await createLwm2mServer({
      listen: ['coap://127.0.0.1:0'],
      models,
      handlers: {
        register: async (request) => {
          registers.push(request);
          return { location: `r${registers.length}` };
        },
        update: async () => ({}),
        deregister: async () => ({}),
        send: async () => undefined,
      },
    });
    return new TestRegistrar(server, registers);
  }

  /** Asks the first device that has registered. @throws Error when none has */
  perform(operation: DeviceOperation): Promise<OperationAnswer> {
    const [first] = this.registers;
    if (!first) throw new Error('not registered');
    const target = { ...first.source, rootPath: '/', lwm2mVersion: '1.1', contentFormats: [] } as const;
    return this.server.perform(target, operation);
  }

  get uri(): string {
    return this.server.addresses[0] ?? '';
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** A device with the Device object and two sensors. */
export class TestTree implements ObjectTree {
  readonly values = new Map<string, TreeValue>([
    ['/3/0/0', 'Muster'],
    ['/3/0/14', '+01:00'],
    ['/3303/0/5700', 21.5],
    ['/3303/1/5700', 5],
  ]);

  objects(): { objectId: number; instanceIds: number[] }[] {
    const objects = new Map<number, Set<number>>();
    for (const path of this.values.keys()) {
      const { objectId = 0, instanceId = 0 } = parsePath(path);
      objects.set(objectId, (objects.get(objectId) ?? new Set()).add(instanceId));
    }
    return [...objects].map(([objectId, ids]) => ({ objectId, instanceIds: [...ids] }));
  }

  resourceIds(objectId: number, instanceId: number): number[] {
    const start = `/${objectId}/${instanceId}/`;
    return [...this.values.keys()]
      .filter((path) => path.startsWith(start))
      .map((path) => parsePath(path).resourceId ?? 0);
  }

  read(objectId: number, instanceId: number, resourceId: number): TreeValue | undefined {
    return this.values.get(`/${objectId}/${instanceId}/${resourceId}`);
  }

  write(objectId: number, instanceId: number, resourceId: number, value: TreeValue): void {
    this.values.set(`/${objectId}/${instanceId}/${resourceId}`, value);
  }

  remove(objectId: number, instanceId: number): void {
    for (const id of this.resourceIds(objectId, instanceId)) {
      this.values.delete(`/${objectId}/${instanceId}/${id}`);
    }
  }
}

/** What a message says, for tests that look at bytes. */
export interface Said {
  readonly code: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly contentFormat: number | undefined;
  readonly accept: number | undefined;
  readonly payload: Buffer;
}

export function saidBy(message: Message): Said {
  const values = (number: number): Buffer[] =>
    message.options.filter((option) => option.number === number).map(({ value }) => value);
  const uint = (number: number): number | undefined => {
    const [value] = values(number);
    return value && (value.length === 0 ? 0 : value.readUIntBE(0, value.length));
  };
  const methods: Record<number, string> = { 1: 'GET', 2: 'POST', 3: 'PUT', 4: 'DELETE' };
  return {
    code: methods[message.code] ?? codeText(message.code),
    path: `/${values(OptionNumber.uriPath).map(String).join('/')}`,
    query: values(OptionNumber.uriQuery).map(String),
    contentFormat: uint(OptionNumber.contentFormat),
    accept: uint(OptionNumber.accept),
    payload: message.payload,
  };
}

/** One side of the Bootstrap interface that speaks in bytes. */
export class RawPeer {
  readonly udp: UdpPeer;
  #id = 2000;
  /** The port of the other side. */
  port: number;

  private constructor(udp: UdpPeer, port: number) {
    this.udp = udp;
    this.port = port;
  }

  static async open(port = 0): Promise<RawPeer> {
    return new RawPeer(await udpPeer(), port);
  }

  send(message: MessageText): Promise<void> {
    return this.udp.send(encodeText(message), this.port);
  }

  async receive(): Promise<Message> {
    return decodeMessage(await this.udp.receive());
  }

  /** Sends a confirmable request; the answer is what comes next. */
  async ask(request: Omit<MessageText, 'type' | 'id'>): Promise<Said> {
    this.#id += 1;
    await this.send({ type: 'CON', id: this.#id, token: 'a1b2', ...request });
    for (;;) {
      const message = await this.receive();
      if (message.messageId === this.#id && message.code !== 0) return saidBy(message);
    }
  }

  /** Takes the next request of the other side, repetitions passed over, and answers it. */
  async answer(
    code: string,
    options: Readonly<Record<number, number>> = {},
    payload: string | Uint8Array = '',
  ): Promise<Said> {
    const message = await this.receive();
    const token = message.token.toString('hex');
    await this.send({ type: 'ACK', code, id: message.messageId, token, options, payload });
    return saidBy(message);
  }

  close(): Promise<void> {
    return this.udp.close();
  }
}
