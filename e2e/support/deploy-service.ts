/** The processes of examples/deploy/compose with the settings of its file, on other ports, behind its nginx. */
import { join } from 'node:path';
import { createClient, type MusterClient } from '@muster/sdk';
import {
  freeTcpPort,
  freeUdpPort,
  natsServer,
  postgresServer,
  type NatsServer,
  type PostgresServer,
  until,
} from '@muster/testkit';
import { compose, processesOf, text, variablesIn, type Variables } from './deploy-files.ts';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './muster.ts';
import { Nginx, nginxProgram } from './nginx.ts';

type Context = Parameters<typeof postgresServer>[0];

interface Part {
  /** With the settings of the process as environment variables. */
  readonly place: Workplace;
  /** By scheme: `http`, `coap`, `coaps`. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Resolves when the process is ready: for a worker that stands by, when it has taken over. */
  starting: Promise<MusterProcess>;
}

/** Settings with an address that the process listens on, by their scheme. */
const LISTENING: Variables = { MUSTER_HTTP: 'http', MUSTER_COAP: 'coap', MUSTER_COAPS: 'coaps' };

async function freeAddress(scheme: string): Promise<string> {
  return scheme === 'http' ? `127.0.0.1:${await freeTcpPort()}` : `127.0.0.1:${await freeUdpPort()}`;
}

export class DeployService {
  readonly #place: Workplace;
  readonly #parts = new Map<string, Part>();
  /** Ends PostgreSQL, NATS and nginx. */
  readonly #closers: (() => Promise<unknown>)[] = [];
  #nginx: Nginx | undefined;

  private constructor(place: Workplace) {
    this.#place = place;
  }

  /** Skips the test if a program is missing. Resolves when all processes are ready, or stand by. */
  static async start(context: Context): Promise<DeployService> {
    const program = nginxProgram(context);
    const postgres = await postgresServer(context);
    const nats = await natsServer(context);
    const service = new DeployService(await createWorkplace());
    service.#closers.push(() => nats.stop());
    await service.#startProcesses(postgres, nats);
    await service.#startNginx(program);
    return service;
  }

  async #startProcesses(postgres: PostgresServer, nats: NatsServer): Promise<void> {
    const passwords = { POSTGRES_PASSWORD: 'one', NATS_PASSWORD: 'two' };
    const known = { ...variablesIn(text('compose/.env.example')), ...passwords };
    const store = postgres.freshUrl();
    const common = { MUSTER_BUS: nats.url, MUSTER_DATA_DIR: join(this.#place.dir, 'data') };
    for (const [name, { environment = {} }] of processesOf(compose(known))) {
      const addresses: Record<string, string> = {};
      for (const [variable, scheme] of Object.entries(LISTENING))
        if (variable in environment) addresses[scheme] = await freeAddress(scheme);
      const own = 'MUSTER_STORE' in environment ? { MUSTER_STORE: store } : {};
      const env = {
        ...this.#place.env,
        ...environment,
        ...common,
        ...own,
        ...listening(environment, addresses),
      };
      const place = { ...this.#place, env };
      this.#parts.set(name, { place, addresses, starting: startMuster(place, ['server']) });
    }
    const [worker, ...others] = [...this.#parts.keys()].toSorted((one, two) => rank(one) - rank(two));
    await Promise.race([this.#part(worker ?? '').starting, this.#part(others[0] ?? '').starting]);
    for (const name of others.slice(1)) await this.#part(name).starting;
    for (const part of this.#parts.values()) part.starting.catch(() => undefined);
  }

  async #startNginx(program: string): Promise<void> {
    const servers: Record<string, string> = {};
    const probes: string[] = [];
    for (const [name, { addresses }] of this.#parts) {
      if (name.startsWith('api')) servers[`${name}:8080`] = addresses['http'] ?? '';
      if (!name.startsWith('gateway')) continue;
      servers[`${name}:5683`] = addresses['coap'] ?? '';
      servers[`${name}:5684`] = addresses['coaps'] ?? '';
      probes.push(`${name}=${addresses['http']}`);
    }
    this.#nginx = await Nginx.start(program, {
      configuration: text('compose/nginx.conf'),
      script: text('compose/nginx.sh'),
      servers,
      env: { GATEWAYS: probes.join(' ') },
    });
  }

  #part(name: string): Part {
    const part = this.#parts.get(name);
    if (part === undefined) throw new Error(`There is no process ${name}.`);
    return part;
  }

  /** nginx in front of the API, and of the gateways. */
  get nginx(): Nginx {
    if (this.#nginx === undefined) throw new Error('nginx does not run.');
    return this.#nginx;
  }

  /** A client of the API behind nginx. */
  async client(): Promise<MusterClient> {
    const { info } = await this.#part('api-1').starting;
    return createClient({ baseUrl: this.nginx.url, apiKey: info.apiKey });
  }

  /** Status and content of a probe of a process: `/readyz`, `/healthz` or `/metrics`. */
  async probe(name: string, path: string): Promise<readonly [number, string]> {
    const response = await fetch(`http://${this.#part(name).addresses['http']}${path}`);
    return [response.status, await response.text()];
  }

  /** Name of the worker that is active, or of the one that stands by. */
  async worker(state: 'active' | 'standby'): Promise<string> {
    const wanted = state === 'active' ? 200 : 503;
    return until(
      async () => {
        for (const name of this.#parts.keys()) {
          if (!name.startsWith('worker')) continue;
          const [status, body] = await this.probe(name, '/readyz').catch(() => [0, ''] as const);
          if (status === wanted && (state === 'active' || body.includes('standby'))) return name;
        }
        return '';
      },
      (name) => name !== '',
    );
  }

  /** Stops a process with SIGTERM and starts it again. Resolves when it is ready. */
  async restart(name: string): Promise<void> {
    const part = this.#part(name);
    await (await part.starting).stop('SIGTERM');
    part.starting = startMuster(part.place, ['server']);
    await part.starting;
  }

  /** Stops the active worker with SIGTERM and starts it again, to stand by. Resolves when the other one is active. */
  async restartWorker(): Promise<void> {
    const [active, standby] = [await this.worker('active'), await this.worker('standby')];
    const part = this.#part(active);
    await (await part.starting).stop('SIGTERM');
    await this.#part(standby).starting;
    part.starting = startMuster(part.place, ['server']);
    part.starting.catch(() => undefined);
    await this.worker('standby');
  }

  async stop(): Promise<void> {
    await this.#nginx?.stop();
    const names = [...this.#parts.keys()].toSorted((one, two) => rank(two) - rank(one));
    for (const name of names.filter((one) => !one.startsWith('worker')))
      await (await this.#part(name).starting.catch(() => undefined))?.stop();
    // Which of them is ready first does not matter: the other one is ready once that one has ended.
    const workers = names.filter((one) => one.startsWith('worker'));
    await Promise.all(
      workers.map(async (name) => (await this.#part(name).starting.catch(() => undefined))?.stop()),
    );
    for (const close of this.#closers) await close();
    await this.#place.remove();
  }
}

function rank(name: string): number {
  return ['worker', 'gateway', 'api'].indexOf(name.split('-', 1)[0] ?? '');
}

/** Variables of the addresses that a process listens on. @param addresses by scheme */
function listening(environment: Variables, addresses: Variables): Variables {
  const used = Object.entries(LISTENING).filter(([variable]) => variable in environment);
  return Object.fromEntries(
    used.map(([variable, scheme]) => {
      const address = addresses[scheme] ?? '';
      return [variable, scheme === 'http' ? address : `${scheme}://${address}`];
    }),
  );
}
