import { record } from '../../codec/support.ts';
import { Collector, MemoryTree, models } from '../support.ts';
import {
  createBootstrapServer,
  parsePath,
  type BootstrapHandlers,
  type BootstrapOperation,
  type BootstrapPlan,
  type BootstrapRequest,
  type BootstrapResult,
  type BootstrapServer,
  type BootstrapServerOptions,
  type ResourceValue,
  type ValueRecord,
} from '../../../src/index.ts';

export { record };

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

/** The same as records. */
export const accountRecords = (serverUri: string): ValueRecord[] =>
  account(serverUri).map(([path, value]) => record(path, value));

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
  readonly results = new Collector<BootstrapResult>();
  plan: BootstrapPlan = [];
  refusal: Error | undefined;
  #server: BootstrapServer | undefined;

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
    this.results.add(result);
  }

  /** The result of the session of that number, when it is there. */
  async result(number = 1): Promise<BootstrapResult> {
    return (await this.results.take(number))[number - 1]!;
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** A device with the Device object and two sensors. */
export const smallTree = (): MemoryTree =>
  new MemoryTree({ '/3/0/0': 'Muster', '/3/0/14': '+01:00', '/3303/0/5700': 21.5, '/3303/1/5700': 5 });
