/** A service of several processes over PostgreSQL and NATS, each of which a test can kill, stop or cut off. */
import { join } from 'node:path';
import { createClient, type MusterClient } from '@muster/sdk';
import { freeTcpPort, freeUdpPort, type NatsServer, type PostgresServer, until } from '@muster/testkit';
import { compose, processesOf, text, variablesIn, type Variables } from './deploy-files.ts';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './muster.ts';
import { figure } from './process-figures.ts';

/** A process of the service. */
interface Part {
  /** Flags of its own. */
  readonly flags: readonly string[];
  readonly args: readonly string[];
  readonly place: Workplace;
  readonly host: string;
  /** The process that runs, or is starting. */
  starting: Promise<MusterProcess>;
  /** It has been ready or has stood by, so that it is started again whenever it fails. */
  isUp: boolean;
  process: MusterProcess | undefined;
  /** What the process said of itself when it was ready last: it keeps its addresses over a restart. */
  info: MusterProcess['info'] | undefined;
}

/** Addresses of a gateway. */
export interface GatewayAddresses {
  readonly coap: string;
  readonly coaps: string;
}

export interface Topology {
  /** URLs of the bus by name of the process. Default: the bus itself. */
  readonly lines?: Readonly<Record<string, string>>;
  /** Further flags of workers. */
  readonly workerFlags?: readonly string[];
  /** Further flags of gateways. */
  readonly gatewayFlags?: readonly string[];
}

export const APIS = ['api-1', 'api-2'];
export const GATEWAYS = ['gateway-1', 'gateway-2'];

export class SeveralProcesses {
  readonly place: Workplace;
  readonly #parts = new Map<string, Part>();
  readonly #addresses = new Map<string, GatewayAddresses>();
  readonly #nats: NatsServer;
  readonly #store: string;
  readonly #lines: Readonly<Record<string, string>>;
  #isStopping = false;

  private constructor(
    place: Workplace,
    postgres: PostgresServer,
    nats: NatsServer,
    lines: Topology['lines'],
  ) {
    this.place = place;
    this.#nats = nats;
    this.#store = `--store=${postgres.freshUrl()}`;
    this.#lines = lines ?? {};
  }

  /** `gateway`, which is the worker too, `api-1` and `api-2`. */
  static async start(
    postgres: PostgresServer,
    nats: NatsServer,
    lines?: Topology['lines'],
  ): Promise<SeveralProcesses> {
    const service = await SeveralProcesses.#create(postgres, nats, lines);
    return service.#whole(async () => {
      const { coap, coaps } = await service.#newAddresses('gateway');
      const roles = ['--role=gateway', '--role=worker', '--auto-enroll=Generic LwM2M'];
      await service.add('gateway', [service.#store, ...roles, `--coap=${coap}`, `--coaps=${coaps}`]);
      await service.#addApis();
    });
  }

  /** `worker`, `gateway-1`, `gateway-2`, `api-1` and `api-2`. */
  static async startWithGateways(
    postgres: PostgresServer,
    nats: NatsServer,
    { lines, workerFlags = [], gatewayFlags = [] }: Topology = {},
  ): Promise<SeveralProcesses> {
    const service = await SeveralProcesses.#create(postgres, nats, lines);
    return service.#whole(async () => {
      // A worker with --standby does not wait while the store has no other.
      const worker = ['--role=worker', '--standby', '--auto-enroll=Generic LwM2M', ...workerFlags];
      await service.add('worker', [service.#store, ...worker]);
      for (const name of GATEWAYS) await service.addGateway(name, gatewayFlags);
      await service.#addApis();
    });
  }

  /** The processes of examples/deploy/compose with the settings of its file: `worker-1` and `worker-2`, else as above. */
  static async startDeployed(postgres: PostgresServer, nats: NatsServer): Promise<SeveralProcesses> {
    const service = await SeveralProcesses.#create(postgres, nats, {});
    const passwords = { POSTGRES_PASSWORD: 'one', NATS_PASSWORD: 'two' };
    const known = { ...variablesIn(text('compose/.env.example')), ...passwords };
    return service.#whole(async () => {
      for (const [name, { environment = {} }] of processesOf(compose(known))) {
        const flags = 'MUSTER_STORE' in environment ? [service.#store] : [];
        if ('MUSTER_COAPS' in environment) {
          const { coap, coaps } = await service.#newAddresses(name);
          flags.push(`--coap=${coap}`, `--coaps=${coaps}`);
        }
        const { starting } = await service.#begin(name, flags, environment);
        if (name === 'worker-2') await service.isStandingBy(name);
        else await starting;
      }
    });
  }

  /** Leaves no process behind if one of them does not start. */
  async #whole(start: () => Promise<void>): Promise<this> {
    try {
      await start();
      return this;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  static async #create(
    postgres: PostgresServer,
    nats: NatsServer,
    lines: Topology['lines'],
  ): Promise<SeveralProcesses> {
    return new SeveralProcesses(await createWorkplace(), postgres, nats, lines);
  }

  async addGateway(name: string, flags: readonly string[] = []): Promise<void> {
    const { coap, coaps } = await this.#newAddresses(name);
    const own = ['--role=gateway', `--gateway-name=${name}`, `--coap=${coap}`, `--coaps=${coaps}`];
    await this.add(name, [...own, ...flags]);
  }

  async #addApis(): Promise<void> {
    for (const name of APIS) await this.addApi(name);
  }

  async addApi(name: string, flags: readonly string[] = []): Promise<void> {
    await this.add(name, [this.#store, '--role=api', ...flags]);
  }

  async #newAddresses(name: string): Promise<GatewayAddresses> {
    const coap = `coap://127.0.0.1:${await freeUdpPort()}`;
    const addresses = { coap, coaps: `coaps://127.0.0.1:${await freeUdpPort()}` };
    this.#addresses.set(name, addresses);
    return addresses;
  }

  /** Starts a process, and waits until it is ready. */
  async add(name: string, flags: readonly string[]): Promise<void> {
    await (
      await this.#begin(name, flags)
    ).starting;
  }

  /** Starts a process like another one that is a worker. It waits for the store of that one. */
  async standBy(name: string, other: string): Promise<void> {
    const part = await this.#begin(name, this.#part(other).flags);
    await this.isStandingBy(name);
    part.isUp = true;
  }

  /** @param env settings of its own, which flags override */
  async #begin(name: string, flags: readonly string[], env: Variables = {}): Promise<Part> {
    const host = `127.0.0.1:${await freeTcpPort()}`;
    const bus = `--bus=${this.#lines[name] ?? this.#nats.url}`;
    const dataDir = `--data-dir=${join(this.place.dir, 'data')}`;
    const http = flags.some((flag) => flag.startsWith('--http=')) ? [] : [`--http=${host}`];
    const args = ['server', dataDir, bus, ...http, ...flags];
    const place = { ...this.place, env: { ...this.place.env, ...env } };
    const part: Part = {
      ...{ flags, args, place, host, starting: startMuster(place, args) },
      ...{ process: undefined, info: undefined, isUp: false },
    };
    this.#parts.set(name, part);
    this.#follow(name, part);
    return part;
  }

  /** Like a supervisor it starts a process again that failed, such as a worker that has lost the store to another one. */
  #follow(name: string, part: Part): void {
    part.process = undefined;
    // A failure of the first start rejects the waits for it.
    part.starting.then(
      async (process) => {
        part.isUp = true;
        part.process = process;
        part.info = process.info;
        const code = await process.ended;
        if (code !== null && code > 0 && !this.#isStopping) this.begin(name);
      },
      () => {
        if (part.isUp && !this.#isStopping) this.begin(name);
      },
    );
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  #part(name: string): Part {
    const part = this.#parts.get(name);
    if (part === undefined) throw new Error(`There is no process ${name}.`);
    return part;
  }

  /** A process that is ready. */
  process(name: string): MusterProcess {
    const { process } = this.#part(name);
    if (process === undefined) throw new Error(`${name} is not ready.`);
    return process;
  }

  /** Address of its HTTP server, without a scheme. */
  hostOf(name: string): string {
    return this.#part(name).host;
  }

  /** Where devices reach a gateway. */
  addressesOf(name: string): GatewayAddresses {
    const addresses = this.#addresses.get(name);
    if (addresses === undefined) throw new Error(`There is no gateway ${name}.`);
    return addresses;
  }

  /** Status and content of a probe of a process: `/readyz`, `/healthz` or `/metrics`. */
  async probe(name: string, path: string): Promise<readonly [number, string]> {
    const response = await fetch(`http://${this.hostOf(name)}${path}`);
    return [response.status, await response.text()];
  }

  /** A figure of `/metrics` of a process. */
  figure(name: string, metric: string): Promise<number> {
    return figure(`http://${this.hostOf(name)}`, metric);
  }

  /** Resolves when a worker waits for the store. */
  async isStandingBy(name: string): Promise<void> {
    await until(
      () => this.probe(name, '/readyz'),
      ([status, body]) => status === 503 && body.includes('standby'),
      { tolerate: () => true },
    );
  }

  /** Resolves when one of two workers is ready and the other one waits for the store. @returns the ready one first */
  async whenOneStandsBy(one: string, other: string): Promise<readonly [string, string]> {
    const [[status]] = await until(
      () => Promise.all([this.probe(one, '/readyz'), this.probe(other, '/readyz')]),
      (answers) =>
        answers.some(([status]) => status === 200) &&
        answers.some(([status, body]) => status === 503 && body.includes('standby')),
      { tolerate: () => true },
    );
    return status === 200 ? [one, other] : [other, one];
  }

  /** Resolves when the probe of a process says that it can do its work: a gateway has to reach the worker. */
  async isReady(name: string): Promise<void> {
    await until(async () => (await this.probe(name, '/readyz'))[0] === 200);
  }

  /** Resolves when the probe of a process says that it cannot do its work. */
  async isNotReady(name: string): Promise<void> {
    await until(async () => (await this.probe(name, '/readyz'))[0] === 503);
  }

  /** Resolves when a process that stood by is ready. */
  async whenReady(name: string): Promise<void> {
    const part = this.#part(name);
    await (part.isUp ? until(() => part.process !== undefined) : part.starting);
  }

  /** A client of one process of the API, which may be restarting. @param retries of a request */
  client(name: string, retries = 0): MusterClient {
    const { info } = this.#part(name);
    if (info === undefined) throw new Error(`${name} has never been ready.`);
    const { http, apiKey } = info;
    return createClient({ baseUrl: http, apiKey, retries });
  }

  /** Ends a process with a signal. @returns its exit code; null after a fatal signal */
  async end(name: string, signal: NodeJS.Signals): Promise<number | null> {
    return this.process(name).stop(signal);
  }

  /** Starts a process that has ended again, without a wait. */
  begin(name: string): void {
    const part = this.#part(name);
    part.starting = startMuster(part.place, part.args);
    this.#follow(name, part);
  }

  /** Starts a gateway that has ended again, and waits until it can do its work. */
  async beginAndWait(name: string): Promise<void> {
    this.begin(name);
    await this.whenReady(name);
    await this.isReady(name);
  }

  /** Ends a process with a signal, starts it again and waits until it is ready. */
  async restart(name: string, signal: NodeJS.Signals): Promise<void> {
    await this.end(name, signal);
    this.begin(name);
    await this.whenReady(name);
  }

  /** Ends the active one of two workers in order, and starts it again to stand by when the other one is active. */
  async restartWorker(one: string, other: string): Promise<void> {
    const [active, waiting] = await this.whenOneStandsBy(one, other);
    await this.end(active, 'SIGTERM');
    await this.whenReady(waiting);
    this.begin(active);
    await this.isStandingBy(active);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const rank = (name: string): number => ['api', 'gateway', 'worker'].indexOf(name.split('-')[0] ?? '');
    // A worker that stands by becomes ready when the active one ends, so that one ends first.
    const isWaiting = (name: string): number => Number(this.#part(name).process === undefined);
    const names = [...this.#parts.keys()].toSorted(
      (one, two) => rank(one) - rank(two) || isWaiting(one) - isWaiting(two),
    );
    for (const name of names) await (await this.#part(name).starting.catch(() => undefined))?.stop();
    await this.place.remove();
  }
}
