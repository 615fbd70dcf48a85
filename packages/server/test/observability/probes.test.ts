import { join } from 'node:path';
import { systemClock } from '@muster/lwm2m/core';
import { expect } from 'chai';

import { StoreError } from '../../src/store/port.ts';
import type { CollectionDefinition } from '../../src/store/port.ts';
import { Connections } from '../../src/listener/connections.ts';
import { listenHttp, type HttpListener, isInNetworks } from '../../src/listener/http-listener.ts';
import { Health, keptAnswer, probeHandler } from '../../src/observability/health.ts';
import type { HealthReport } from '../../src/observability/health.ts';
import { HttpMetrics } from '../../src/observability/http-metrics.ts';
import { Metrics } from '../../src/observability/metrics.ts';
import { openStore } from '../../src/store/open-store.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';

interface Thing {
  readonly id: string;
  readonly text: string;
}

describe('probes', () => {
  let listener: HttpListener;
  let metrics: Metrics;
  let health: Health;
  let http: HttpMetrics;
  let now: number;
  let storeFailure: Error | undefined;
  let pings: number;
  let readers: (address: string) => boolean;

  beforeEach(async () => {
    now = 0;
    pings = 0;
    storeFailure = undefined;
    metrics = new Metrics();
    http = new HttpMetrics({ eventSubscribers: () => 5 });
    const check = async (): Promise<void> => {
      pings += 1;
      if (storeFailure !== undefined) throw storeFailure;
    };
    const clock = { ...systemClock, monotonic: () => now };
    readers = isInNetworks('loopback');
    health = new Health({ store: check, gateway: () => undefined }, clock);
    const api = probeHandler(
      health,
      {
        contentType: http.contentType,
        text: keptAnswer(clock, async () => `${await http.text()}\n${await metrics.text()}`),
        isReader: (address) => readers(address),
      },
      (_request, response) => response.writeHead(299).end('api'),
      () => undefined,
    );
    listener = await listenHttp({ host: '127.0.0.1', port: 0 }, api, systemClock, {
      connections: new Connections({ max: 100, maxPerAddress: 100, isExempt: () => false }),
    });
  });

  afterEach(() => listener.close({ deadlineMs: 100, endStreams: () => undefined }));

  const get = (path: string, method = 'GET'): Promise<Response> =>
    fetch(listener.url + path, { method, headers: { connection: 'close' } });

  it('lives', async () => {
    const response = await get('/healthz');
    expect(response.status).to.equal(200);
    expect(await response.json()).to.deep.equal({ status: 'ok' });
  });

  it('is ready when every part is, and names the parts that are not', async () => {
    expect(await (await get('/readyz?x=1')).json()).to.deep.equal({
      status: 'ready',
      checks: { store: 'ok', gateway: 'ok' },
    });
    storeFailure = new StoreError('disk-full', 'There is no space left at /secret/path.');
    now = 1_000;
    const full = await get('/readyz');
    expect(full.status).to.equal(503);
    expect(await full.json()).to.deep.equal({
      status: 'not ready',
      checks: { store: 'disk-full', gateway: 'ok' },
    });
    storeFailure = new Error('anything');
    now = 2_000;
    expect(await (await get('/readyz')).text())
      .to.contain('failed')
      .and.not.to.contain('anything');
    health.stop();
    expect((await get('/readyz')).status).to.equal(503);
  });

  it('is not ready while the disk is full, although the store can still rewrite existing rows', async () => {
    const folders = new TemporaryFolders();
    const things: CollectionDefinition<Thing> = { name: 'things', indexes: [] };
    const store = await openStore(`sqlite:${join(folders.make(), 'a.db')}`, [things], {
      maxSizeBytes: 400_000,
    });
    const full = new Health({ store: () => store.ping() }, { ...systemClock, monotonic: () => now });
    const report = (): Promise<HealthReport> => {
      now += 1_000;
      return full.report();
    };
    try {
      expect(await report()).to.deep.equal({ ready: true, checks: { store: 'ok' } });
      const texts = Array.from({ length: 1_000 }, (_, at) => ({ id: String(at), text: 'x'.repeat(2_000) }));
      let refused: unknown;
      for (const one of texts) {
        refused ??= await store
          .collection(things)
          .insert(one)
          .catch((error: unknown) => error);
      }
      expect(refused).to.have.property('code', 'disk-full');
      expect(await report()).to.deep.equal({ ready: false, checks: { store: 'disk-full' } });
      await store.collection(things).deleteWhere([{ field: 'id', op: 'ne', value: '0' }]);
      expect(await report()).to.deep.equal({ ready: true, checks: { store: 'ok' } });
    } finally {
      await store.close();
      folders.removeAll();
    }
  });

  it('asks the store once a second at most', async () => {
    await Promise.all([get('/readyz'), get('/readyz')]);
    await get('/readyz');
    expect(pings).to.equal(1);
  });

  it('shows metrics of requests, commits, devices and the gateway', async () => {
    metrics.watch({
      registrationsOnline: () => 3,
      observations: async () => 4,
      commandsWaiting: () => 5,
      webhookCounters: () => ({ delivered: 5, eventsPending: 6 }),
      measurementCounters: () => ({ futureTimes: 3 }),
      transformerCounters: () => ({ devicesWaiting: 7, backlogOverflows: 8 }),
      gatewayCounters: () => ({ requestsReceived: 6, requestsUnderWay: 7, notificationsUnderWay: 2 }),
    });
    metrics.onCommit({ writes: 8, durationMs: 2, failed: false });
    const info = { status: 200, durationMs: 3 };
    http.onResponse({ ...info, operationId: 'devices.list' });
    http.onResponse({ ...info, operationId: 'devices.list', status: 206 });
    http.onResponse({ ...info, operationId: undefined, status: 404 });
    const response = await get('/metrics');
    expect(response.headers.get('content-type')).to.contain('text/plain');
    const lines = (await response.text()).split('\n');
    expect(lines).to.include.members([
      'muster_registrations_online 3',
      'muster_observations 4',
      'muster_commands_waiting 5',
      'muster_event_subscribers 5',
      'muster_measurements_future_times_total 3',
      'muster_transformers_devices_waiting 7',
      'muster_transformers_backlog_overflows_total 8',
      'muster_gateway_requests_received_total 6',
      'muster_gateway_requests_under_way 7',
      '# TYPE muster_gateway_notifications_under_way gauge',
      'muster_gateway_notifications_under_way 2',
      'muster_store_writes_total 8',
      'muster_store_commit_duration_seconds_count{outcome="ok"} 1',
      'muster_http_request_duration_seconds_count{operation="devices.list",status="2xx"} 2',
      'muster_http_request_duration_seconds_count{operation="none",status="4xx"} 1',
    ]);
    expect(lines.some((line) => line.startsWith('process_cpu_seconds_total '))).to.equal(true);
    http.onResponse({ ...info, operationId: 'devices.list' });
    expect(await (await get('/metrics')).text(), 'within a second').to.equal(lines.join('\n'));
    now = 1_000;
    const again = await (await get('/metrics')).text();
    expect(again).to.contain('\nmuster_gateway_requests_received_total 6\n');
    expect(again).to.contain('_count{operation="devices.list",status="2xx"} 3\n');
  });

  it('shows metrics to the clients of the setting only, and to none through a proxy', async () => {
    const status = async (headers: Readonly<Record<string, string>> = {}): Promise<number> => {
      const response = await fetch(`${listener.url}/metrics`, { headers });
      if (response.status === 403) expect(await response.text()).to.contain('--metrics');
      else await response.text();
      return response.status;
    };
    expect(await status()).to.equal(200);
    expect(await status({ 'x-forwarded-for': '192.0.2.1' })).to.equal(403);
    expect(await status({ forwarded: 'for=192.0.2.1' })).to.equal(403);
    for (const [networks, expected] of [
      ['192.0.2.0/24,uniquelocal', 403],
      ['192.0.2.1,127.0.0.0/8', 200],
    ] as const) {
      readers = isInNetworks(networks);
      expect(await status(), networks).to.equal(expected);
    }
    expect((await get('/readyz')).status).to.equal(200);
  });

  it('accepts GET and HEAD only, and leaves the rest to the API', async () => {
    expect((await get('/metrics', 'POST')).status).to.equal(405);
    expect((await get('/healthz', 'HEAD')).status).to.equal(200);
    expect((await get('/healthz/x')).status).to.equal(299);
    expect((await get('/')).status).to.equal(299);
  });
});
