/** Expectations about the server's own view, against the real server: they hold where it agrees with its devices, and fail where not. */
import { until } from '@muster/testkit';
import {
  parseFleetFile,
  runScenario,
  type Cohort,
  type Expectation,
  type FleetReport,
} from '@muster/simulator';
import { expect } from 'chai';
import { generate, parse } from 'coap-packet';
import { Crossroads } from '../support/crossroads.ts';
import { readGuide } from '../support/guide.ts';
import { observeFleet, onlineDevices } from '../support/observe-fleet.ts';
import { useServer } from '../support/test-server.ts';

const sensor = '/3303/0/5700';

describe('the view of the server in a scenario', () => {
  const server = useServer();

  type Scenario = ReturnType<typeof runScenario>;

  /** Runs devices until `work` is done and the expectations have been checked. */
  async function run(
    cohort: Partial<Cohort> & Pick<Cohort, 'name' | 'count'>,
    expectations: readonly Expectation[],
    work: (deviceIds: readonly string[], fleet: Scenario['fleet']) => Promise<void>,
    coap = server.info.coap,
  ): Promise<FleetReport> {
    const scenario = runScenario(
      {
        version: 1,
        api: { url: server.info.http, key: '${env:API_KEY}' },
        server: coap,
        cohorts: [{ endpoint: `${cohort.name}-{index}`, notifyIntervalSeconds: 0, ...cohort }],
        expect: expectations,
        objectModels: [],
      },
      { env: { API_KEY: server.info.apiKey }, deregister: false },
    );
    try {
      await work(await onlineDevices(server.client, `${cohort.name}-`, cohort.count), scenario.fleet);
    } finally {
      scenario.stop();
    }
    return scenario.report;
  }

  function expectMet(report: FleetReport, count: number): void {
    for (const { title, ok, detail } of report.expectations) expect(ok, `${title}: ${detail}`).to.equal(true);
    expect(report.expectations).to.have.length(count);
    expect(report.verdict).to.equal('passed');
  }

  it('the example of the guide passes', async () => {
    const text = ((await readGuide('fleet-server-view')).get('yaml') ?? '')
      .replace('coap://127.0.0.1:5683', server.info.coap)
      .replace('http://127.0.0.1:8080', server.info.http);
    const scenario = runScenario(
      { objectModels: [], ...parseFleetFile(text, 'fleet.yaml') },
      { env: { MUSTER_API_KEY: server.info.apiKey } },
    );
    try {
      await observeFleet(server.client, await onlineDevices(server.client, 'meter-', 5), [sensor]);
      expectMet(await scenario.report, 6);
    } finally {
      scenario.stop();
    }
  });

  it('loses 1 % of the notifications that it acknowledges: the report names device and value', async () => {
    // Two of 200: the second of one device, and the fourth of another.
    const isLost = (device: number, notification: number): boolean =>
      (device === 3 && notification === 2) || (device === 17 && notification === 4);
    const crossroads = await Crossroads.open(Number(new URL(server.info.coap).port));
    crossroads.answer = losing(isLost);
    const cohort = { name: 'lost', count: 40, lifetimeSeconds: 600, confirmableNotifications: true };
    const measured = { kind: 'server-measurements', paths: [sensor], withinSeconds: 1 } as const;
    const report = await run(
      cohort,
      [measured],
      async (ids, fleet) => {
        await observeFleet(server.client, ids, [sensor]);
        for (let round = 1; round <= 5; round += 1) {
          for (const device of fleet.devices) device.set(sensor, 100 + round);
          await until(
            async () => fleet.report().cohorts[0]!.acknowledgedNotifications,
            (count) => count === round * fleet.devices.length,
          );
        }
      },
      `coap://127.0.0.1:${crossroads.port}`,
    );
    await crossroads.close();
    expect(report.verdict).to.equal('failed');
    const [{ detail, devices } = { detail: '', devices: [] }] = report.expectations;
    expect(detail).to.equal('2 of 40 devices differ (2 lost, 0 duplicated)');
    const lost = devices.map(
      ({ reason }) => /not stored (\d+) \(notified [\d:]+\), of 5 notified/u.exec(reason)?.[1],
    );
    expect(lost).to.have.members(['102', '104']);
    expect(new Set(devices.map(({ endpointName }) => endpointName)).size).to.equal(2);
  });

  it('asks at the time of an expectation, not at the end', async () => {
    const asked: readonly Expectation[] = [
      { kind: 'server-status', atSeconds: 0, withinSeconds: 60 },
      { kind: 'server-status', atSeconds: 3600 },
    ];
    const report = await run({ name: 'timed', count: 10 }, asked, () => Promise.resolve());
    expect(report.expectations.map(({ ok, detail }) => [ok, detail])).to.deep.equal([
      [true, '10 compared on 10 devices'],
      [false, 'The run ended before 3600 s, so the server was not asked.'],
    ]);
  });
});

/**
 * Acknowledges chosen confirmable notifications in place of the server, and their retransmissions.
 *
 * @param isLost by the number of the device, in the order in which devices notify first, and of its notification, both from 1
 */
function losing(isLost: (device: number, notification: number) => boolean): Crossroads['answer'] {
  /** Message IDs of the notifications of a device, by its port. */
  const sent = new Map<number, number[]>();
  return (datagram, port) => {
    const { confirmable, code, messageId, options } = parse(datagram);
    if (!confirmable || code !== '2.05' || !options.some(({ name }) => name === 'Observe')) return undefined;
    const ids = sent.get(port) ?? [];
    sent.set(port, ids);
    if (!ids.includes(messageId)) ids.push(messageId);
    const device = [...sent.keys()].indexOf(port) + 1;
    if (!isLost(device, ids.indexOf(messageId) + 1)) return undefined;
    return generate({ ack: true, code: '0.00', messageId });
  };
}
