/** A `muster` server for the tests of a suite, with its folder, a client and hand-made devices. */
import { createClient, type MusterClient } from '@muster/sdk';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import {
  createWorkplace,
  startMuster,
  type MusterProcess,
  type ReadyInfo,
  type Workplace,
} from './muster.ts';
import { RawDevice } from './raw-device.ts';
import { serverArgs } from './server-args.ts';
import { until } from './until.ts';

export interface ServerOptions {
  /** Whether each test has a server of its own. By default, the tests of a suite share one. */
  readonly each?: boolean;
  /** Number of simulated devices of `muster up`. By default, `muster server` runs. */
  readonly devices?: number;
  readonly coaps?: boolean;
  readonly mqtt?: boolean;
  readonly flags?: readonly string[];
  /** Retries of the client. */
  readonly retries?: number;
  readonly env?: NodeJS.ProcessEnv;
}

const HOUR_MS = 3_600_000;

/** Has the same ports and data after each start. */
export class TestServer {
  readonly #options: ServerOptions;
  #place: Workplace | undefined;
  #process: MusterProcess | undefined;
  #client: MusterClient | undefined;
  readonly #devices: RawDevice[] = [];
  args: readonly string[] = [];

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const { devices, coaps = false, mqtt = false, flags = [], env } = this.#options;
    this.#place = await createWorkplace();
    Object.assign(this.place.env, env);
    const own = await serverArgs(this.place, ...flags);
    if (coaps) own.push(`--coaps=coaps://127.0.0.1:${await freeUdpPort()}`);
    if (mqtt) own.push(`--mqtt=127.0.0.1:${await freeTcpPort()}`);
    this.args = devices === undefined ? own : upArgs(own, devices);
    await this.start();
    if (devices === undefined) return;
    await until(
      () => this.client.devices.list({}),
      ({ Rows }) => Rows.length === devices && Rows.every(({ Status }) => Status === 'online'),
    );
  }

  async start(): Promise<void> {
    this.#process = await startMuster(this.place, this.args);
    const { retries } = this.#options;
    this.#client = this.clientWith(this.info.apiKey, retries === undefined ? {} : { retries });
  }

  /** @returns the exit code; null after a fatal signal */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    return this.process.stop(signal);
  }

  async restart(signal: NodeJS.Signals): Promise<void> {
    await this.stop(signal);
    await this.start();
  }

  async close(): Promise<void> {
    this.disconnect();
    this.#process?.child.kill('SIGCONT');
    await this.#process?.stop('SIGTERM');
    await this.#place?.remove();
  }

  get place(): Workplace {
    return defined(this.#place);
  }

  get process(): MusterProcess {
    return defined(this.#process);
  }

  get info(): ReadyInfo {
    return this.process.info;
  }

  get client(): MusterClient {
    return defined(this.#client);
  }

  clientWith(apiKey: string, options: { readonly retries?: number } = {}): MusterClient {
    return createClient({ baseUrl: this.info.http, apiKey, ...options });
  }

  /** A hand-made device, which is closed with the server. */
  async register(endpoint: string, objects?: string): Promise<RawDevice> {
    const device = await RawDevice.open(this.info.coap);
    // Before it registers: a server that is killed does not answer.
    this.#devices.push(device);
    await device.register(endpoint, objects);
    return device;
  }

  /** Closes the hand-made devices. */
  disconnect(): void {
    for (const device of this.#devices.splice(0)) device.close();
  }

  /** @returns IDs of the types of an object and of one of its resources */
  async typeOf(
    objectId: number,
    resourceId = 5700,
  ): Promise<{ SmartObjectTypeId: string; ResourceTypeId: string }> {
    const { Rows } = await this.client.smartObjectTypes.list({ Filter: `TypeId eq ${objectId}` });
    const { Id, ResourceTypes } = await this.client.smartObjectTypes.get(Rows[0]!.Id);
    return {
      SmartObjectTypeId: Id,
      ResourceTypeId: ResourceTypes.find(({ TypeId }) => TypeId === resourceId)!.Id,
    };
  }

  /**
   * ID of a resource; undefined while the device has none at that path.
   *
   * @param device ID or endpoint name
   * @param path such as `/3303/0/5700`, or `*` as the instance for any
   */
  async findResource(device: string, path: string): Promise<string | undefined> {
    const { devices, smartObjects } = this.client;
    const isId = /^[0-9a-f-]{36}$/u.test(device);
    const { SmartObjects } = await (isId ? devices.get(device) : devices.getByEndpoint(device));
    const [, object, instance = 0] = path.split('/').map(Number);
    const found = SmartObjects.find(
      (one) => one.TypeId === object && (Number.isNaN(instance) || one.InstanceNumber === instance),
    );
    if (found === undefined) return undefined;
    const url = path.replace('*', String(found.InstanceNumber));
    const { Resources } = await smartObjects.get(found.Id);
    return Resources.find(({ Url }) => Url === url)?.Id;
  }

  /** Stored values by their time, in its order. Empty while the device has no such resource. */
  async series(deviceId: string, path: string): Promise<readonly (readonly [time: number, value: number])[]> {
    const id = await this.findResource(deviceId, path);
    if (id === undefined) return [];
    const { v } = await this.client.measurements.since(id, Date.now() - HOUR_MS);
    return v.map((one) => [one.UnixTimestamp, Number(one.v)]);
  }

  async values(deviceId: string, path: string): Promise<readonly number[]> {
    return (await this.series(deviceId, path)).map(([, value]) => value);
  }

  /** One figure of `/metrics`, without labels. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.info.http}/metrics`)).text();
    const value = new RegExp(`^${name} (\\S+)$`, 'mu').exec(text)?.[1];
    if (value === undefined) throw new Error(`/metrics does not show ${name}`);
    return Number(value);
  }
}

/** Starts a server before the tests of the suite that calls it, or before each of them. */
export function useServer(options: ServerOptions = {}): TestServer {
  const server = new TestServer(options);
  const [begin, end] = options.each === true ? [beforeEach, afterEach] : [before, after];
  begin(() => server.open());
  end(() => server.close());
  return server;
}

function upArgs(args: readonly string[], devices: number): string[] {
  const own = args.slice(1).filter((arg) => !arg.startsWith('--auto-enroll'));
  return ['up', `--devices=${devices}`, ...own];
}

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The server has not started.');
  return value;
}
