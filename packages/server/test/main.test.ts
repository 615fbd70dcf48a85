import { systemClock } from '@muster/lwm2m/core';
import { connectedUdpPeers, freeUdpPort, udpPeer } from '@muster/testkit';
import { expect } from 'chai';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import {
  ConfigError,
  StartError,
  StoreError,
  startServer,
  type RunningServer,
  type ServerConfig,
} from '../src/index.ts';
import { openStore } from '../src/store/open-store.ts';
import { localConfig } from './support/local-config.ts';
import { TemporaryFolders } from './store/temporary-folder.ts';

describe('startServer', () => {
  const folders = new TemporaryFolders();
  let running: RunningServer[] = [];
  let folder: string;

  /** With an API thread, which takes time to start. */
  const sqlite = (): string => `sqlite:${join(folder, 'data', 'muster.db')}`;
  const start = async (changes: Partial<ServerConfig> = {}): Promise<RunningServer> => {
    const files = {
      readyFile: join(folder, 'ready.json'),
      connectionFile: join(folder, 'state', 'server.json'),
    };
    const server = await startServer(localConfig(join(folder, 'data'), { ...files, ...changes }));
    running.push(server);
    return server;
  };
  const failure = (changes: Partial<ServerConfig>): Promise<unknown> =>
    start(changes).then(
      () => undefined,
      (error: unknown) => error,
    );
  /** Requires that the server does not start, with a message that has these parts. */
  const refusal = async (changes: Partial<ServerConfig>, ...parts: readonly string[]): Promise<void> => {
    const error = await failure(changes);
    expect(error).to.be.instanceOf(StartError);
    for (const part of parts) expect((error as Error).message).to.contain(part);
  };
  /** Stores tags as the server does, beside the server. */
  const storeTags = (count: number): void => {
    const database = new DatabaseSync(join(folder, 'data', 'muster.db'));
    database.exec(`INSERT INTO c_tags (id, doc, x_deviceNetworkId, x_name, f_name)
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
      SELECT printf('tag-%d', n), '{}', networks.id, printf('tag %d', n), printf('tag %d', n)
      FROM numbers, c_deviceNetworks AS networks`);
    database.close();
  };
  const get = (server: RunningServer, path: string): Promise<Response> =>
    fetch(server.info.http + path, {
      headers: { Authorization: `Bearer ${server.info.apiKey}`, Connection: 'close' },
    });

  beforeEach(() => {
    folder = folders.make();
  });

  afterEach(async () => {
    await Promise.all(running.map((server) => server.close()));
    running = [];
    folders.removeAll();
  });

  it('deletes nothing while its clock has jumped against the newest stored time, and says so', async () => {
    const day = 86_400_000;
    const startAt = (days: number, more: object = {}): Promise<RunningServer> =>
      start({ store: sqlite(), clock: { ...systemClock, now: () => Date.now() + days * day }, ...more });
    const readiness = async (server: RunningServer): Promise<readonly [number, string | undefined]> => {
      const response = await get(server, '/readyz');
      return [
        response.status,
        ((await response.json()) as { checks: Record<string, string> }).checks['clock'],
      ];
    };
    const counted = async (): Promise<number> => {
      const store = await openStore(sqlite(), [], {});
      try {
        return (await store.measurements.range('r', 0, Date.now(), 10)).length;
      } finally {
        await store.close();
      }
    };
    const first = await startAt(0);
    expect(await readiness(first)).to.deep.equal([200, 'ok']);
    await first.close();
    const store = await openStore(sqlite(), [], {});
    await store.measurements.append([{ resourceId: 'r', timeMs: Date.now() - day, value: 1 }]);
    await store.close();
    for (const [days, ready] of [
      [400, [200, 'ahead of the newest stored time; nothing is deleted']],
      [-30, [503, 'failed']],
      [3, [200, 'ok']],
    ] as const) {
      const server = await startAt(days);
      expect(await readiness(server), `${days} days`).to.deep.equal(ready);
      await server.close();
      expect(await counted(), `${days} days`).to.equal(1);
    }
    const trusted = await startAt(400, { trustClock: true });
    expect(await readiness(trusted)).to.deep.equal([200, 'ok']);
    await trusted.close();
    expect(await counted()).to.equal(0);
  });

  it('writes its addresses and its key to a file, and deletes it at the end', async () => {
    const server = await start({ store: sqlite() });
    const { http, coap, deviceNetworkId, apiKey, pid } = server.info;
    expect(pid).to.equal(process.pid);
    const ready = join(folder, 'ready.json');
    const connection = join(folder, 'state', 'server.json');
    const shown = { http, coap, deviceNetworkId, apiKey, pid };
    expect(JSON.parse(readFileSync(ready, 'utf8'))).to.deep.equal(shown);
    expect(JSON.parse(readFileSync(connection, 'utf8'))).to.deep.equal({
      ...shown,
      dataDir: join(folder, 'data'),
      exposed: [],
    });
    for (const file of [ready, connection]) expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect((await get(server, '/api/v3/version')).status).to.equal(200);
    expect((await get(server, '/readyz')).status).to.equal(200);
    const metrics = await (await get(server, '/metrics')).text();
    expect(metrics).to.contain('muster_http_request_duration_seconds_count{operation="version.get"');
    expect(metrics).to.contain('muster_registrations_online 0');
    expect(metrics).not.to.contain(deviceNetworkId);
    await server.close();
    await server.close();
    expect(existsSync(ready) || existsSync(connection)).to.equal(false);
    expect(readdirSync(join(folder, 'data')).sort()).to.deep.equal([
      'api-key.secret',
      'gateway-key.pem',
      'muster.db',
      'secrets.keys',
      'sessions.keys',
    ]);
  });

  it('shows the addresses of its gateway at the data collector of the network', async () => {
    const server = await start();
    const list = await get(server, '/api/v3/dataCollectors');
    const { Rows } = (await list.json()) as { Rows: { Id: string }[] };
    const device = await get(server, `/api/v3/devices/datacollectorinternal/${Rows[0]!.Id}`);
    const shown = (await device.json()) as { Statuses: object };
    expect(shown.Statuses).to.include({ State: 'listening', Addresses: server.info.coap });
  });

  it('keeps to the configured bounds', async () => {
    const bounds = { bodyLimitBytes: 1_024, maxEventStreams: 0, requestsPerMinute: 3 };
    const server = await start({ store: sqlite(), ...bounds });
    const large = await fetch(`${server.info.http}/api/v3/devices`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${server.info.apiKey}`,
        'Content-Type': 'application/json',
        Connection: 'close',
      },
      body: JSON.stringify({ Name: 'x'.repeat(2_000) }),
    });
    expect(large.status).to.equal(413);
    const streams = await get(server, '/api/v3/events/stream');
    expect([streams.status, await streams.text()].join(' ')).to.match(/^429 .*event streams/u);
    expect((await get(server, '/api/v3/version')).status).to.equal(200);
    const limited = await get(server, '/api/v3/version');
    expect(limited.status).to.equal(429);
    expect(Number(limited.headers.get('retry-after'))).to.be.greaterThan(0);
  });

  /** Floods every UDP listener of a server and returns those that throttle the flood. */
  async function throttledBy(floodPerSecond: number): Promise<string[]> {
    const ports = { coap: await freeUdpPort(), coaps: await freeUdpPort(), bootstrap: await freeUdpPort() };
    await start({
      store: sqlite(),
      coap: [`coap://127.0.0.1:${ports.coap}`],
      coaps: [`coaps://127.0.0.1:${ports.coaps}`],
      bootstrap: [`coap://127.0.0.1:${ports.bootstrap}`],
      floodPerSecond,
    });
    const throttling = new Set<string>();
    for (const [name, port] of Object.entries(ports)) {
      await using peer = await udpPeer();
      for (let burst = 0; burst < 20 && !throttling.has(name); burst += 1) {
        await Promise.all(Array.from({ length: 200 }, () => peer.send(Buffer.from('flood'), port)));
        await new Promise((resolve) => setImmediate(resolve));
        if (connectedUdpPeers(port).includes(peer.port)) throttling.add(name);
      }
    }
    return [...throttling];
  }

  it('throttles floods on every listener', async function () {
    // Other systems do not throttle floods.
    if (process.platform !== 'linux') return this.skip();
    expect(await throttledBy(100)).to.deep.equal(['coap', 'coaps', 'bootstrap']);
  });

  it('does not throttle floods if --flood-per-second is 0', async function () {
    // Other systems do not throttle floods.
    if (process.platform !== 'linux') return this.skip();
    expect(await throttledBy(0)).to.deep.equal([]);
  });

  for (const store of ['memory:', 'json:state.json']) {
    it(`runs on ${store}`, async () => {
      const url = store.replace('state.json', join(folder, 'state.json'));
      const server = await start({ store: url, coap: ['coap://127.0.0.1:0', 'coap://127.0.0.1:0'] });
      expect(server.info.coapAddresses.length).to.be.at.least(1);
      expect((await get(server, '/api/v3/devices')).status).to.equal(200);
    });
  }

  it('ends event streams when it stops', async () => {
    const server = await start({ store: sqlite() });
    const response = await get(server, '/api/v3/events/stream');
    expect(response.headers.get('content-type')).to.contain('text/event-stream');
    const reading = response.text();
    await server.close();
    expect(await reading).to.contain('connected');
  });

  describe('that cannot', () => {
    it('says which flag to change when the capture file cannot be created', async () => {
      await refusal({ pcap: join(folder, 'none', 'server.pcapng') }, '--pcap');
    });

    it('says which flag to change when the port of the API is taken, and undoes the rest', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      await refusal({ store: sqlite(), http: `127.0.0.1:${port}` }, '--http', `127.0.0.1:${port}`);
      other.close();
      await start();
    });

    it('lists the device types when there is none of the name to enrol with', async () => {
      await refusal({ autoEnroll: 'Toaster' }, '--auto-enroll', '"Generic LwM2M"');
      await start({ autoEnroll: 'Generic LwM2M' });
    });

    it('refuses settings and stores that make no sense', async () => {
      expect(await failure({ http: 'nonsense' })).to.be.instanceOf(ConfigError);
      writeFileSync(join(folder, 'file'), '');
      const store = `sqlite:${join(folder, 'file', 'muster.db')}`;
      await refusal({ store }, store.slice('sqlite:'.length), '--store');
      const text = `sqlite:${join(folder, 'file')}`;
      writeFileSync(join(folder, 'file'), 'no database');
      expect(await failure({ store: text })).to.be.instanceOf(StoreError);
      await start();
    });
  });

  it('refuses a list that takes longer than its time limit', async () => {
    const path = '/api/v3/tags?Search=absent';
    const allowed = await start({ store: sqlite() });
    storeTags(20_000);
    expect((await get(allowed, path)).status).to.equal(200);
    await allowed.close();
    const refused = await get(await start({ store: sqlite(), listTimeoutSeconds: 0.001 }), path);
    expect(refused.status).to.equal(400);
    expect(await refused.json()).to.have.property('Code', 'query-too-slow');
  });
});
