/** A server that runs, with devices that break the rules and a network that loses datagrams. */
import { createClient, openDevice } from '@muster/sdk';
import { createFleet, type DeviceFault } from '@muster/simulator';
import { expect } from 'chai';
import { createWorkplace, startMuster } from './support/muster.ts';
import { until } from './support/until.ts';

const faults: readonly DeviceFault[] = [
  { kind: 'slow-answers', delayMs: 300 },
  { kind: 'no-answers', rate: 0.5 },
  { kind: 'refused-formats', formats: [112, 110, 11_542, 11_543, 60] },
  { kind: 'refused-blocks', maxBytes: 16 },
  { kind: 'wrong-message-ids', rate: 0.5 },
  { kind: 'truncated-payloads' },
  { kind: 'clock-drift', secondsPerHour: -1000 },
  { kind: 'crash', everySeconds: 2, downSeconds: 1 },
];

describe('misbehaving devices', () => {
  it('leave the server running, and the good devices reachable', async () => {
    const place = await createWorkplace();
    const server = await startMuster(place, [
      ...['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0', '--auto-enroll=Generic LwM2M'],
    ]);
    const common = { objects: [1, 3, 3303], notifyIntervalSeconds: 1 };
    const fleet = createFleet({
      devices: [
        { name: 'good', count: 2, endpoint: 'good-{index}', ...common },
        ...faults.map((fault) => ({
          name: fault.kind,
          count: 1,
          endpoint: fault.kind,
          deviceFaults: [fault],
          ...common,
        })),
        {
          name: 'far',
          count: 2,
          endpoint: 'far-{index}',
          network: [{ lossRate: 0.2, delayMs: 20, jitterMs: 20, duplicationRate: 0.2, corruptionRate: 0.1 }],
          ...common,
        },
      ],
      serverUri: server.info.coap,
      backOff: { initialSeconds: 0.5, maxSeconds: 1 },
    });
    try {
      const api = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      const crashed = fleet.devices.find(({ cohort }) => cohort === 'crash')!;
      await fleet.start();
      await until(
        async () => crashed.counters.registrations,
        (registrations) => registrations >= 3,
      );
      const { Rows } = await api.devices.list();
      expect(Rows.map(({ Name }) => Name)).to.have.length(fleet.devices.length);
      for (const name of ['good-1', 'good-2']) {
        const device = await openDevice(api, name);
        const [reading] = await device.read('/3/0/0');
        expect(reading?.Value).to.equal('Muster');
      }
      // The server has asked the devices whose faults show in answers.
      for (const name of ['slow-answers', 'refused-blocks', 'wrong-message-ids', 'truncated-payloads']) {
        const device = fleet.devices.find(({ cohort }) => cohort === name);
        expect(device?.counters.requests, name).to.be.above(0);
      }
      expect(fleet.stats.networkFaults?.delayed).to.be.above(0);
      const good = fleet.devices.filter(({ cohort }) => cohort === 'good');
      expect(good.map(({ counters }) => counters.registrations)).to.deep.equal([1, 1]);
      const { problems } = fleet.report();
      expect(
        problems.flatMap(({ example }) => example.endpointName).filter((name) => !name.startsWith('far')),
      ).to.be.empty;
    } finally {
      await fleet.stop({ deregister: false });
      await server.stop();
      await place.remove();
    }
  });
});
