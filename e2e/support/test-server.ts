/** A `muster` server for the tests of a suite, with its folder, a client and hand-made devices. */
import { createClient, type MusterClient } from '@muster/sdk';
import { freeTcpPort, freeUdpPort, until } from '@muster/testkit';
import {
  createWorkplace,
  serverArgs,
  startMuster,
  type MusterProcess,
  type ReadyInfo,
  type Workplace,
} from './muster.ts';
import { figure } from './process-figures.ts';
import { RawDevice } from './raw-device.ts';
import { findResource, seriesOf, statusOf, storedOf, typeOf, type Series } from './resource-values.ts';

export interface ServerOptions {
  /** Whether each test has a server of its own. By default, the tests of a suite share one. */
  readonly each?: boolean;
  /** Number of simulated devices of `muster up`. By default, `muster server` runs. */
  readonly devices?: number;
  /** Whether it creates devices that it does not know. Default true. */
  readonly enrols?: boolean;
  readonly coaps?: boolean;
  readonly mqtt?: boolean;
  readonly flags?: readonly string[];
  /** Writes files before the first start. @returns further flags */
  readonly prepare?: (place: Workplace) => Promise<readonly string[]>;
  /** Retries of the client. */
  readonly retries?: number;
  readonly env?: NodeJS.ProcessEnv;
}

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
    await this.create();
    await this.start();
    const { devices } = this.#options;
    if (devices === undefined) return;
    await until(
      () => this.client.devices.list({ PageSize: 1_000 }),
      ({ Rows }) => Rows.length === devices && Rows.every(({ Status }) => Status === 'online'),
    );
  }

  /** Makes the folder and the arguments, and starts nothing. */
  async create(): Promise<void> {
    const { devices, coaps = false, mqtt = false, flags = [], env, prepare, enrols = true } = this.#options;
    this.#place = await createWorkplace();
    Object.assign(this.place.env, env);
    const own = await serverArgs(this.place, ...flags);
    if (coaps) own.push(`--coaps=coaps://127.0.0.1:${await freeUdpPort()}`);
    if (mqtt) own.push(`--mqtt=127.0.0.1:${await freeTcpPort()}`);
    if (prepare !== undefined) own.push(...(await prepare(this.place)));
    const isLeftOut = (arg: string): boolean =>
      arg.startsWith('--auto-enroll') && !(enrols && devices === undefined);
    const args = own.filter((arg) => !isLeftOut(arg));
    this.args = devices === undefined ? args : ['up', `--devices=${devices}`, ...args.slice(1)];
  }

  /** @param more flags of this start */
  async start(...more: readonly string[]): Promise<void> {
    this.#process = await startMuster(this.place, [...this.args, ...more]);
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
  async register(endpoint: string, objects?: string, binding?: string): Promise<RawDevice> {
    const device = await RawDevice.open(this.info.coap);
    // Before it registers: a server that is killed does not answer.
    this.#devices.push(device);
    await device.register(endpoint, objects, binding);
    return device;
  }

  /** Closes the hand-made devices. */
  disconnect(): void {
    for (const device of this.#devices.splice(0)) device.close();
  }

  typeOf(objectId: number, resourceId?: number): ReturnType<typeof typeOf> {
    return typeOf(this.client, objectId, resourceId);
  }

  findResource(device: string, path: string): Promise<string | undefined> {
    return findResource(this.client, device, path);
  }

  status(endpoint: string): Promise<string | undefined> {
    return statusOf(this.client, endpoint);
  }

  /** Resolves when a device has the status. */
  becomes(endpoint: string, status: string): Promise<unknown> {
    return until(async () => (await this.status(endpoint)) === status);
  }

  stored(device: string, path: string): Promise<readonly unknown[]> {
    return storedOf(this.client, device, path);
  }

  /** ID of a resource, such as of `/3/0/0`, once the service knows it. */
  async resourceId(device: string, path: string): Promise<string> {
    return (await until(() => this.findResource(device, path)))!;
  }

  series(device: string, path: string): Promise<Series> {
    return seriesOf(this.client, device, path);
  }

  async values(deviceId: string, path: string): Promise<readonly number[]> {
    return (await this.series(deviceId, path)).map(([, value]) => value);
  }

  figure(name: string): Promise<number> {
    return figure(this.info.http, name);
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

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The server has not started.');
  return value;
}
