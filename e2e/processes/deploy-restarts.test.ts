/** The processes of the examples of deployments: their metrics, and their restarts behind the nginx of the example. */
import { natsServer, postgresServer, until } from '@muster/testkit';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { useClosers } from '../support/closers.ts';
import { queries } from '../support/deploy-files.ts';
import { nginxProgram, startNginx, type Nginx } from '../support/nginx.ts';
import { metersOf, NotifyingFleet } from '../support/notifying-fleet.ts';
import { APIS, GATEWAYS, SeveralProcesses } from '../support/several-processes.ts';

const DEVICES = 4;
const ROUND_MS = 100;
const NOTIFY_MS = 100;

/** Names of samples in a page of metrics: a histogram has three. */
function samplesOf(page: string): Set<string> {
  return new Set(
    Array.from(page.matchAll(/^# TYPE (\w+) (\w+)$/gmu)).flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

/** Programs at the address of nginx while processes restart. Each call must succeed for its caller. */
class Load {
  readonly failures: string[] = [];
  /** IDs of created entities by name. */
  readonly created = new Map<string, string>();
  /** Values that the event stream has shown, by resource. */
  readonly shown = new Map<string, unknown[]>();
  /** How often the event stream was opened. */
  opened = 0;
  reads = 0;
  readonly #client: MusterClient;
  readonly #stop = new AbortController();
  #count = 0;
  #tasks: Promise<void>[] = [];

  constructor(client: MusterClient) {
    this.#client = client;
  }

  start(): void {
    const read = async (): Promise<void> => {
      await this.#client.deviceTypes.list({ PageSize: 10 });
      this.reads += 1;
    };
    const create = async (): Promise<void> => {
      this.#count += 1;
      const name = `type ${this.#count}`;
      const { Id } = await this.#client.deviceTypes.create({ Name: name });
      this.created.set(name, Id);
    };
    const work = [read, read, create, create].map((one) => this.#repeat(one));
    this.#tasks = [this.#follow(), ...work];
  }

  async #repeat(work: () => Promise<void>): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await work().catch((error: unknown) => this.failures.push(String(error)));
      await delay(ROUND_MS);
    }
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stop;
    const onOpen = (): void => void (this.opened += 1);
    try {
      for await (const event of this.#client.events.stream({ types: ['measurement'], signal, onOpen }))
        this.shown.set(event.data.r, [...(this.shown.get(event.data.r) ?? []), event.data.v]);
    } catch (error) {
      if (!signal.aborted) this.failures.push(`event stream: ${String(error)}`);
    }
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#tasks);
  }
}

describe('the processes of the examples of deployments', () => {
  const sinceMs = Date.now() - 1;
  let service: SeveralProcesses;
  let nginx: Nginx;
  let client: MusterClient;
  let meters: NotifyingFleet;
  const closers = useClosers();

  before(async function () {
    const program = nginxProgram(this);
    const postgres = await postgresServer(this);
    const nats = await natsServer(this);
    closers.unshift(() => nats.stop());
    service = await SeveralProcesses.startDeployed(postgres, nats);
    closers.unshift(() => service.stop());
    nginx = await startNginx(program, service);
    closers.unshift(() => nginx.stop());
    client = createClient({ baseUrl: nginx.url, apiKey: service.process('api-1').info.apiKey });
    meters = await NotifyingFleet.open(client, metersOf(nginx.coaps, DEVICES), closers);
  });

  it('have every metric that the dashboard and the alerts query in their job', async () => {
    // So that the histograms of requests and commits have samples.
    await client.deviceTypes.create({ Name: 'counted' });
    const pages: Record<string, Set<string>> = {};
    for (const [job, name] of [
      ['muster-worker', (await service.whenOneStandsBy('worker-1', 'worker-2'))[0]],
      ['muster-gateway', 'gateway-1'],
      ['muster-api', 'api-1'],
    ] as const) {
      const [, page] = await service.probe(name, '/metrics');
      pages[job] = samplesOf(page);
    }
    for (const { place, expr } of queries()) {
      const selectors = Array.from(expr.matchAll(/([a-z_]\w*)\{job(=~?)"([^"]+)"/gu));
      expect(selectors, `${place}: ${expr}`).to.have.length(expr.split('{').length - 1).and.not.to.be.empty;
      for (const [, name = '', operator, job = ''] of selectors) {
        const jobs =
          operator === '='
            ? [job]
            : Object.keys(pages).filter((one) => new RegExp(`^(${job})$`, 'u').test(one));
        expect(jobs, `${place}: ${expr}`).to.not.be.empty;
        for (const one of jobs) {
          // Prometheus has the metric `up` of each target.
          expect(name === 'up' || pages[one]?.has(name), `${place}: ${name} of ${one}`).to.equal(true);
        }
      }
    }
  });

  it('are healthy, and all but the worker that stands by are ready', async () => {
    const [active, standby] = await service.whenOneStandsBy('worker-1', 'worker-2');
    for (const name of [active, standby, ...GATEWAYS, ...APIS]) {
      expect((await service.probe(name, '/healthz'))[0], name).to.equal(200);
      expect((await service.probe(name, '/readyz'))[0], name).to.equal(name === standby ? 503 : 200);
    }
  });

  it('do not show metrics at the address for clients', async () => {
    expect((await fetch(`${nginx.url}/readyz`)).status).to.equal(200);
    expect((await fetch(`${nginx.url}/metrics`)).status).to.equal(404);
  });

  it('restart one after the other behind nginx without a failed call, a new handshake or a lost notification', async () => {
    const load = new Load(client);
    const notifying = setInterval(() => meters.notifyAll(), NOTIFY_MS);
    load.start();
    try {
      await showsMore(load);
      for (const name of APIS) {
        await service.restart(name, 'SIGTERM');
        await showsMore(load);
      }
      // The worker has the events in its memory while processes of the API restart.
      for (const [resource, shown] of [...load.shown].map(([id, values]) => [id, values.slice()] as const)) {
        const stored = await storedValues(resource);
        expect(stored.slice(stored.indexOf(shown[0])).slice(0, shown.length)).to.deep.equal(shown);
      }
      for (const name of GATEWAYS) {
        await service.restart(name, 'SIGTERM');
        await showsMore(load);
      }
      await service.restartWorker('worker-1', 'worker-2');
      await showsMore(load);
    } finally {
      clearInterval(notifying);
      await load.stop();
    }
    expect(load.failures).to.deep.equal([]);
    for (const shown of load.shown.values()) expect(new Set(shown).size).to.equal(shown.length);
    await meters.whenQuiet();
    expect(await meters.compare(client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    for (const { counters } of meters.fleet.devices)
      expect(counters).to.include({ registrations: 1, handshakes: 1, handshakeFailures: 0 });
    const found: [string, string][] = [];
    for await (const { Id, Name } of client.deviceTypes.iterate({ Filter: "Name startswith 'type '" }))
      found.push([Name, Id]);
    expect(found.toSorted()).to.deep.equal([...load.created].toSorted());
  });

  /** Waits until the event stream is open and shows further values of each device, and calls are answered. */
  async function showsMore(load: Load): Promise<void> {
    const shown = new Map(Array.from(load.shown, ([id, values]) => [id, values.length]));
    const [reads, created] = [load.reads, load.created.size];
    const isShown = ([id, values]: [string, unknown[]]): boolean => values.length > (shown.get(id) ?? 0) + 5;
    await until(
      async () => load,
      (now) =>
        now.shown.size === DEVICES &&
        [...now.shown].every(isShown) &&
        now.reads > reads + 5 &&
        now.created.size > created + 5,
    );
  }

  async function storedValues(resourceId: string): Promise<unknown[]> {
    const { v } = await client.measurements.since(resourceId, sinceMs);
    return v.map((one) => one.v);
  }
});
