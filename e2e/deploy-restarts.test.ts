/** The processes of the examples of deployments: their metrics, and their restarts behind the nginx of the example. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { foreignPeer, natsServer, postgresServer } from '@muster/testkit';
import { queries, text } from './support/deploy-files.ts';
import { Nginx } from './support/nginx.ts';
import { SecuredFleet } from './support/secured-fleet.ts';
import { SeveralProcesses } from './support/several-processes.ts';
import { until } from './support/until.ts';

const ROUND_MS = 20;
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
  /** Values of the device that the event stream has shown. */
  readonly shown: unknown[] = [];
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
        if (event.type === 'measurement') this.shown.push(event.data.v);
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
  let nginx: Nginx;
  let service: SeveralProcesses;
  let client: MusterClient;
  let meters: SecuredFleet;
  /** Ends everything that `before` has started, the latest first. */
  const closers: (() => Promise<unknown>)[] = [];

  before(async function () {
    const program = foreignPeer(this, 'nginx', 'nginx');
    const postgres = await postgresServer(this);
    const nats = await natsServer(this);
    closers.unshift(() => nats.stop());
    service = await SeveralProcesses.start(postgres, nats);
    closers.unshift(() => service.stop());
    const at = (name: string): string => new URL(service.process(name).info.http).host;
    nginx = await Nginx.start(program, text('compose/nginx.conf'), {
      'api-1:8080': at('api-1'),
      'api-2:8080': at('api-2'),
    });
    closers.unshift(() => nginx.stop());
    client = createClient({ baseUrl: nginx.url, apiKey: service.process('api-1').info.apiKey });
    const { coaps = '' } = service.process('gateway').info;
    await SecuredFleet.provision(client, coaps, 1);
    meters = new SecuredFleet(coaps, 1);
    closers.unshift(() => meters.fleet.stop({ deregister: false }));
    await meters.start();
    await meters.observe(client);
  });

  after(async () => {
    for (const close of closers) await close();
  });

  it('have every metric that the dashboard and the alerts query in their job', async () => {
    // So that the histograms of requests and commits have samples.
    await client.deviceTypes.create({ Name: 'counted' });
    const pages: Record<string, Set<string>> = {};
    for (const [job, name] of [
      ['muster-gateway', 'gateway'],
      ['muster-api', 'api-1'],
    ] as const) {
      const page = await (await fetch(`${service.process(name).info.http}/metrics`)).text();
      pages[job] = samplesOf(page);
    }
    for (const { place, expr } of queries()) {
      const selectors = Array.from(expr.matchAll(/([a-z_]\w*)\{job(=~?)"([^"]+)"/gu));
      expect(selectors, `${place}: ${expr}`).to.have.length(expr.split('{').length - 1).and.not.to.be.empty;
      for (const [, name = '', operator, job = ''] of selectors) {
        const jobs = operator === '=' ? [job] : Object.keys(pages);
        for (const one of jobs) {
          // Prometheus has the metric `up` of each target.
          expect(name === 'up' || pages[one]?.has(name), `${place}: ${name} of ${one}`).to.equal(true);
        }
      }
    }
  });

  it('does not show metrics at the address for clients', async () => {
    expect((await fetch(`${nginx.url}/readyz`)).status).to.equal(200);
    expect((await fetch(`${nginx.url}/metrics`)).status).to.equal(404);
  });

  it('restart one after the other behind nginx without a failed call', async () => {
    const load = new Load(client);
    const notifying = setInterval(() => meters.notifyAll(), NOTIFY_MS);
    load.start();
    try {
      await showsMore(load);
      for (const name of ['api-1', 'api-2']) {
        await service.restart(name, 'SIGTERM');
        await showsMore(load);
      }
      // The gateway has the events in its memory while processes of the API restart.
      const shown = load.shown.slice();
      const stored = await storedValues();
      expect(stored.slice(stored.indexOf(shown[0])).slice(0, shown.length)).to.deep.equal(shown);
      await service.restart('gateway', 'SIGTERM');
      await showsMore(load);
    } finally {
      clearInterval(notifying);
      await load.stop();
    }
    expect(load.failures).to.deep.equal([]);
    expect(new Set(load.shown).size).to.equal(load.shown.length);
    await until(
      async () => meters.isQuiet,
      (quiet) => quiet,
    );
    expect(await meters.compare(client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    const found: [string, string][] = [];
    for await (const { Id, Name } of client.deviceTypes.iterate({ Filter: "Name startswith 'type '" }))
      found.push([Name, Id]);
    expect(found.toSorted()).to.deep.equal([...load.created].toSorted());
  });

  /** Waits until the event stream is open and shows further values, and calls are answered. */
  async function showsMore(load: Load): Promise<void> {
    const [shown, reads, created] = [load.shown.length, load.reads, load.created.size];
    await until(
      async () => load,
      (now) => now.shown.length > shown + 5 && now.reads > reads + 5 && now.created.size > created + 5,
    );
  }

  async function storedValues(): Promise<unknown[]> {
    const { Rows } = await client.resources.list({ Filter: 'TypeId eq 5700' });
    const { v } = await client.measurements.since(Rows[0]!.Id, sinceMs);
    return v.map((one) => one.v);
  }
});
