/** Proof that a scenario catches faults of a server: each makes the run fail, with a device and the reason in its report. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type MusterClient } from '@muster/sdk';
import { runScenario, type Cohort, type Expectation, type Fleet, type FleetReport } from '@muster/simulator';
import { expect } from 'chai';
import { startApiProxy } from './support/api-proxy.ts';
import { losing, startCoapProxy } from './support/coap-proxy.ts';
import {
  createWorkplace,
  muster,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { observeFleet, onlineDevices } from './support/observe-fleet.ts';
import { serverArgs } from './support/server-args.ts';
import { until } from './support/until.ts';

const sensor = '/3303/0/5700';
const lifetimeSeconds = 3;

/** Of expectations that hold: a busy machine may take that long. */
const patientSeconds = 60;

/** What runs here expect, each within the time until it is known not to hold. */
const expectations = (statusSeconds = 1, valueSeconds = 1): readonly Expectation[] => [
  { kind: 'latency', of: 'registration', percentile: 95, atMostMs: 30_000 },
  { kind: 'server-status', withinSeconds: statusSeconds },
  { kind: 'server-values', paths: [sensor], withinSeconds: valueSeconds },
  { kind: 'server-measurements', paths: [sensor], withinSeconds: valueSeconds },
];

interface Trial {
  readonly place: Workplace;
  readonly server: MusterProcess;
  readonly client: MusterClient;
}

/** A scenario that runs, and its devices at the server. */
interface Stage extends Trial {
  readonly fleet: Fleet;
  readonly deviceIds: readonly string[];
}

interface RunSetting {
  readonly cohort?: Partial<Cohort>;
  readonly expect?: readonly Expectation[];
  /** Addresses of proxies, in the place of the server's. */
  readonly coap?: string;
  readonly api?: string;
}

describe('faults of a server that a scenario catches', () => {
  let shared: Trial;
  let fleets = 0;
  const alone: Trial[] = [];

  before(async () => {
    shared = await startTrial();
  });

  afterEach(async () => {
    for (const trial of alone.splice(0)) await endTrial(trial);
  });

  after(() => endTrial(shared));

  async function startTrial(): Promise<Trial> {
    const place = await createWorkplace();
    const server = await startMuster(place, await serverArgs(place));
    return { place, server, client: createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey }) };
  }

  async function endTrial({ place, server }: Trial): Promise<void> {
    server.child.kill('SIGCONT');
    await server.stop('SIGKILL');
    await place.remove();
  }

  /** A server of its own, for a fault that it does not survive. */
  async function startAlone(): Promise<Trial> {
    const trial = await startTrial();
    alone.push(trial);
    return trial;
  }

  /** Runs eight devices or those of `cohort`, observed by the server, until `work` is done. */
  async function run(
    trial: Trial,
    { cohort, expect: expected = expectations(), coap, api }: RunSetting,
    work: (stage: Stage) => Promise<void>,
  ): Promise<FleetReport> {
    const { info } = trial.server;
    fleets += 1;
    const prefix = `fault-${fleets}-`;
    const devices = { name: 'meters', count: 8, lifetimeSeconds, notifyIntervalSeconds: 0.2 };
    const scenario = runScenario(
      {
        version: 1,
        server: coap ?? info.coap,
        api: { url: api ?? info.http, key: info.apiKey },
        cohorts: [{ ...devices, endpoint: `${prefix}{index}`, ...cohort }],
        expect: expected,
        objectModels: [],
      },
      { deregister: false },
    );
    try {
      const deviceIds = await onlineDevices(trial.client, prefix, cohort?.count ?? devices.count);
      await observeFleet(trial.client, deviceIds, [sensor]);
      await notified(scenario.fleet, 16);
      await work({ ...trial, fleet: scenario.fleet, deviceIds });
    } finally {
      scenario.stop();
    }
    return scenario.report;
  }

  /** Waits until the devices have sent so many notifications. */
  async function notified(fleet: Fleet, count: number): Promise<void> {
    await until(
      async () => fleet.stats.notifications,
      (sent) => sent >= count,
    );
  }

  /** Waits until a device has met a problem of this kind. */
  async function problem(fleet: Fleet, kind: string): Promise<void> {
    const ask = async (): Promise<readonly string[]> => fleet.report().problems.map((one) => one.kind);
    await until(ask, (kinds) => kinds.includes(kind));
  }

  /** Waits until the lifetimes of all devices are over. They note that when they stop. */
  async function lifetimesOver(): Promise<void> {
    const startMs = performance.now();
    await until(
      async () => performance.now() - startMs,
      (passedMs) => passedMs > lifetimeSeconds * 1000,
    );
  }

  const resultOf = (
    { expectations: results }: FleetReport,
    kind: string,
  ): FleetReport['expectations'][number] => {
    const found = results.find((one) => one.kind === kind);
    if (!found) throw new Error(`no result for ${kind}`);
    return found;
  };

  it('none: the same scenario passes', async () => {
    const all = expectations(patientSeconds, patientSeconds);
    const report = await run(shared, { expect: all }, ({ fleet }) => notified(fleet, 40));
    for (const { title, ok, detail } of report.expectations) expect(ok, `${title}: ${detail}`).to.equal(true);
    expect(report.expectations).to.have.length(all.length);
    expect(report.verdict).to.equal('passed');
  });

  it('is killed: lifetimes lapse, and the API is not reached', async () => {
    const trial = await startAlone();
    const report = await run(trial, {}, async ({ server }) => {
      await server.stop('SIGKILL');
      await lifetimesOver();
    });
    expect(report.verdict).to.equal('failed');
    const lapsed = report.problems.find(({ kind }) => kind === 'lifetime-lapsed');
    expect(lapsed?.example.endpointName).to.match(/^fault-\d+-\d+$/);
    expect(lapsed?.example.message).to.contain('no Update was accepted in time');
    expect(resultOf(report, 'server-status').detail).to.contain(trial.server.info.http);
  });

  it('hangs: lifetimes lapse, and the API does not answer', async () => {
    const trial = await startAlone();
    const report = await run(trial, {}, async ({ server }) => {
      server.child.kill('SIGSTOP');
      await lifetimesOver();
    });
    expect(report.verdict).to.equal('failed');
    expect(report.problems.find(({ kind }) => kind === 'lifetime-lapsed')?.example.endpointName).to.match(
      /^fault-/,
    );
    expect(resultOf(report, 'server-status').detail).to.contain('did not answer');
  });

  it('loses 1 % of the notifications that it acknowledges: the report names device and value', async () => {
    const lose = losing(100);
    let lost = 0;
    await using proxy = await startCoapProxy(shared.server.info.coap, (datagram) => {
      const passage = lose(datagram);
      if (passage !== 'pass') lost += 1;
      return passage;
    });
    const cohort = { count: 40, lifetimeSeconds: 60, confirmableNotifications: true };
    const report = await run(shared, { cohort, coap: proxy.url }, ({ fleet }) => notified(fleet, 110));
    expect(report.verdict).to.equal('failed');
    const { ok, detail, devices } = resultOf(report, 'server-measurements');
    expect({ ok, detail }).to.include({ ok: false });
    const [, reported] = /\((\d+) lost, 0 duplicated\)/.exec(detail) ?? [];
    expect(Number(reported), detail).to.be.within(1, lost);
    expect(devices[0]?.endpointName).to.match(/^fault-\d+-\d+$/);
    expect(devices[0]?.reason).to.match(
      /^\/3303\/0\/5700: the server has not stored [-\d.]+ \(notified [\d:]+\), of \d+ notified/,
    );
  });

  it('answers late: the percentile of registrations is over its bound', async () => {
    await using proxy = await startCoapProxy(shared.server.info.coap, () => ({ delayMs: 400 }));
    const late = { kind: 'latency', of: 'registration', percentile: 95, atMostMs: 300 } as const;
    const report = await run(shared, { coap: proxy.url, expect: [late] }, () => Promise.resolve());
    expect(report.verdict).to.equal('failed');
    const { ok, detail, devices } = resultOf(report, 'latency');
    expect({ ok, detail }).to.include({ ok: false });
    expect(devices[0]?.endpointName).to.match(/^fault-\d+-\d+$/);
  });

  it('forgets a registration: the Update of the device is refused', async () => {
    const report = await run(shared, {}, async ({ fleet, client, deviceIds }) => {
      await client.devices.delete(deviceIds[0]!);
      await problem(fleet, 'registration-lost');
    });
    expect(report.verdict).to.equal('failed');
    const lost = report.problems.find(({ kind }) => kind === 'registration-lost');
    expect(lost).to.include({ count: 1, devices: 1 });
    expect(lost?.example.endpointName).to.match(/^fault-\d+-\d+$/);
    expect(lost?.example.message).to.contain('4.04');
  });

  it('duplicates a value: the report names device and value', async () => {
    let chosen: string | undefined;
    await using proxy = await startApiProxy(shared.server.info.http, (path, body) => {
      if (!path.startsWith('/api/v3/measurements/')) return body;
      chosen ??= path;
      const { v, ...rest } = body as { v: object[] };
      return path.split('/')[4] === chosen.split('/')[4] ? { ...rest, v: [...v, v[0]] } : body;
    });
    const report = await run(shared, { api: proxy.url }, () => Promise.resolve());
    expect(report.verdict).to.equal('failed');
    const { detail, devices } = resultOf(report, 'server-measurements');
    expect(detail).to.equal('1 of 8 devices differs (0 lost, 1 duplicated)');
    expect(devices).to.have.length(1);
    expect(devices[0]?.reason).to.match(
      /^\/3303\/0\/5700: the server has stored [-\d.]+ \d+ times, the device sent it (once|\d+ times)$/,
    );
  });

  it('shows a wrong availability: the report names the device', async () => {
    let name = '';
    await using proxy = await startApiProxy(shared.server.info.http, (path, body) => {
      if (path !== '/api/v3/devices') return body;
      const { Rows, ...rest } = body as { Rows: { DeviceIdentifier: string; Status: string }[] };
      return {
        ...rest,
        Rows: Rows.map((row) => (row.DeviceIdentifier === name ? { ...row, Status: 'offline' } : row)),
      };
    });
    const setting = { api: proxy.url, expect: expectations(1, patientSeconds) };
    const report = await run(shared, setting, async ({ fleet }) => {
      name = fleet.devices[2]!.endpointName;
    });
    expect(report.verdict).to.equal('failed');
    expect(resultOf(report, 'server-status').devices).to.deep.equal([
      { endpointName: name, reason: 'is registered and should be online, the server shows offline' },
    ]);
    for (const kind of ['server-values', 'server-measurements'])
      expect(resultOf(report, kind), kind).to.include({ ok: true });
  });

  it('ends `muster fleet run` with exit code 1 and the device in its report', async () => {
    const { place, server } = shared;
    const name = 'fault-cli-1';
    await using proxy = await startApiProxy(server.info.http, (path, body) => {
      if (path !== '/api/v3/devices') return body;
      const { Rows, ...rest } = body as { Rows: object[] };
      return { ...rest, Rows: Rows.map((row) => ({ ...row, Status: 'offline' })) };
    });
    const file = {
      version: 1,
      server: server.info.coap,
      api: { url: proxy.url, key: '${env:API_KEY}' },
      durationSeconds: 1,
      cohorts: [{ name: 'meters', count: 1, endpoint: name }],
      expect: [{ kind: 'server-status', withinSeconds: 0 }],
    };
    await writeFile(join(place.dir, 'fleet.json'), JSON.stringify(file));
    const env = { ...place.env, API_KEY: server.info.apiKey };
    const { code, stdout, stderr } = await muster({ ...place, env }, [
      'fleet',
      'run',
      'fleet.json',
      '-o',
      'json',
      '-q',
    ]);
    expect(code, stderr).to.equal(1);
    expect(resultOf(JSON.parse(stdout) as FleetReport, 'server-status').devices).to.deep.equal([
      { endpointName: name, reason: 'is registered and should be online, the server shows offline' },
    ]);
    expect(stdout + stderr).not.to.contain(server.info.apiKey);
  });
});
