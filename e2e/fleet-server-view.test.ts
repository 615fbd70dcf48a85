/** Expectations about the server's own view, against the real server: a running fleet and the server agree. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type MusterClient } from '@muster/sdk';
import {
  parseFleetFile,
  runScenario,
  type Cohort,
  type Expectation,
  type Fleet,
  type FleetReport,
} from '@muster/simulator';
import { expect } from 'chai';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { observeFleet, onlineDevices } from './support/observe-fleet.ts';
import { serverArgs } from './support/server-args.ts';
import { until } from './support/until.ts';

const sensor = '/3303/0/5700';
const voltages = '/3/0/7';

describe('the view of the server in a scenario', () => {
  let place: Workplace;
  let server: MusterProcess;
  let client: MusterClient;
  let fleets = 0;

  before(async () => {
    place = await createWorkplace();
    server = await startMuster(place, await serverArgs(place));
    client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
  });

  after(async () => {
    await server.stop('SIGKILL');
    await place.remove();
  });

  /** Runs ten devices until `work` is done and the expectations have been checked. */
  async function run(
    expectations: readonly Expectation[],
    cohort: Partial<Cohort>,
    work: (deviceIds: readonly string[], fleet: Fleet) => Promise<void>,
    key = server.info.apiKey,
  ): Promise<FleetReport> {
    fleets += 1;
    const prefix = `view-${fleets}-`;
    const scenario = runScenario(
      {
        version: 1,
        api: { url: server.info.http, key: '${env:API_KEY}' },
        server: server.info.coap,
        cohorts: [
          { name: 'meters', count: 10, endpoint: `${prefix}{index}`, notifyIntervalSeconds: 1, ...cohort },
        ],
        expect: expectations,
        objectModels: [],
      },
      { env: { API_KEY: key } },
    );
    try {
      await work(await onlineDevices(client, prefix, 10), scenario.fleet);
    } finally {
      scenario.stop();
    }
    return scenario.report;
  }

  const met = ({ expectations }: FleetReport): (readonly [string, boolean, string])[] =>
    expectations.map(({ kind, ok, detail }) => [kind, ok, detail]);

  it('agrees with the devices on status, values, measurements, attributes and firmware', async () => {
    const paths = [sensor, voltages];
    const report = await run(
      [
        { kind: 'server-status' },
        { kind: 'server-values', paths: [...paths, '/3/0/0'] },
        { kind: 'server-measurements', paths },
        { kind: 'server-attributes', paths: [sensor] },
        { kind: 'server-firmware', cohort: 'meters' },
      ],
      {},
      async (ids, fleet) => {
        await observeFleet(client, ids, paths);
        for (const id of ids) {
          const { SmartObjects } = await client.devices.get(id);
          const device = SmartObjects.find(({ TypeId }) => TypeId === 3)!;
          await client.smartObjects.read(device.Id);
        }
        await until(
          async () => fleet.stats.notifications,
          (count) => count >= 30,
        );
      },
    );
    for (const [kind, ok, detail] of met(report)) expect(ok, `${kind}: ${detail}`).to.equal(true);
    expect(met(report)).to.have.length(5);
    expect(report.verdict).to.equal('passed');
  });

  it('the example of the guide passes', async () => {
    const guide = await readFile(
      join(import.meta.dirname, '..', 'docs', 'guides', 'fleet-server-view.md'),
      'utf8',
    );
    const [, example = ''] = /^```yaml\n([^]*?)^```$/mu.exec(guide) ?? [];
    const file = parseFleetFile(
      example
        .replace('coap://127.0.0.1:5683', server.info.coap)
        .replace('http://127.0.0.1:8080', server.info.http),
      'fleet.yaml',
    );
    const scenario = runScenario(
      { objectModels: [], ...file },
      { env: { MUSTER_API_KEY: server.info.apiKey } },
    );
    try {
      await observeFleet(client, await onlineDevices(client, 'meter-', 5), [sensor]);
      const report = await scenario.report;
      for (const { title, ok, detail } of report.expectations)
        expect(ok, `${title}: ${detail}`).to.equal(true);
      expect(report.expectations).to.have.length(6);
    } finally {
      scenario.stop();
    }
  });

  it('names the device that the server shows offline, and the resource that it has never read', async () => {
    const report = await run(
      [
        { kind: 'server-status', status: 'offline', withinSeconds: 0 },
        { kind: 'server-values', paths: ['/3/0/1'], withinSeconds: 0 },
      ],
      {},
      () => Promise.resolve(),
    );
    const [status, values] = report.expectations;
    expect(status).to.include({ ok: false, deviceCount: 10 });
    expect(status?.devices[0]).to.deep.equal({
      endpointName: 'view-2-1',
      reason: 'is registered and should be offline, the server shows online',
    });
    expect(values?.devices[0]?.reason).to.match(
      /^\/3\/0\/1 is .* on the device, without a value on the server$/,
    );
    expect(report.verdict).to.equal('failed');
  });

  it('fails with a wrong key, which the report does not show', async () => {
    const key = 'not-a-key-of-this-server';
    const report = await run([{ kind: 'server-status' }], {}, () => Promise.resolve(), key);
    expect(report.verdict).to.equal('failed');
    expect(report.expectations[0]?.detail).to.contain('401').and.to.contain('Check api.key.');
    expect(JSON.stringify(report)).not.to.contain(key);
  });

  it('asks at the time of an expectation, not at the end', async () => {
    const report = await run(
      [
        { kind: 'server-status', atSeconds: 0, withinSeconds: 60 },
        { kind: 'server-status', atSeconds: 3600 },
      ],
      {},
      () => Promise.resolve(),
    );
    expect(met(report)).to.deep.equal([
      ['server-status', true, '10 compared on 10 devices'],
      ['server-status', false, 'The run ended before 3600 s, so the server was not asked.'],
    ]);
  });
});
