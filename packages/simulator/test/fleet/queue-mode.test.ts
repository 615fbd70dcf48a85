import { parsePath } from '@muster/lwm2m';
import { VirtualClock, until } from '@muster/testkit';
import { expect } from 'chai';
import { createFleet, createSimulatedDevice, parseFleetFile, type SimulatedDevice } from '../../src/index.ts';
import { RecordingServer } from '../support/recording-server.ts';

const name = 'sleeper';

describe('a device in queue mode', () => {
  let server: RecordingServer;
  let clock: VirtualClock;
  let device: SimulatedDevice | undefined;

  beforeEach(async () => {
    server = await RecordingServer.start();
    clock = new VirtualClock(Date.UTC(2026, 5, 1, 12));
  });

  afterEach(async () => {
    await device?.stop({ deregister: false });
    device = undefined;
    await server.close();
  });

  async function start(more: object): Promise<SimulatedDevice> {
    device = createSimulatedDevice({
      serverUri: server.uri,
      endpointName: name,
      notifyIntervalSeconds: 0,
      clock,
      ...more,
    });
    await device.start();
    return device;
  }

  for (const [lwm2mVersion, binding] of [
    ['1.0', 'UQ'],
    ['1.1', 'U'],
  ] as const) {
    it(`registers as such with LwM2M ${lwm2mVersion}`, async () => {
      const sleeper = await start({ queueMode: true, lwm2mVersion });
      expect(server.target(name)).to.include({ queueMode: true });
      expect([sleeper.read('/1/0/7'), sleeper.read('/3/0/16')]).to.deep.equal([binding, binding]);
    });
  }

  it('listens for its awake time after each message, hears nothing while it sleeps, and wakes to send', async () => {
    const sleeper = await start({ queueMode: { awakeSeconds: 10 } });
    await clock.advance(9_000);
    expect((await server.read(name, '/3/0/0')).code).to.equal('2.05');
    await clock.advance(9_000);
    expect(sleeper.isAwake).to.equal(true);
    await clock.advance(1_001);
    expect(sleeper.isAwake).to.equal(false);
    const late = server.read(name, '/3/0/0');
    await until(() => sleeper.counters.missed === 1);
    expect(sleeper.counters.requests).to.equal(1);
    await sleeper.update();
    expect(sleeper.isAwake).to.equal(true);
    // The server sends its request again, as CoAP has it.
    expect((await late).code).to.equal('2.05');
  });

  it('always listens where it is not', async () => {
    const awake = await start({});
    await clock.advance(200_000);
    expect(awake.isAwake).to.equal(true);
    expect(server.target(name)).to.include({ queueMode: false });
    expect((await server.read(name, '/3/0/0')).code).to.equal('2.05');
    await awake.stop();
    expect(awake.isAwake).to.equal(false);
  });

  it('is declared for a fleet or for its cohorts, and missed messages are in the report', async () => {
    const text =
      'version: 1\nserver: coap://127.0.0.1:5683\n' +
      'cohorts:\n  - { name: a, count: 1, queueMode: { awakeSeconds: 5 } }\n  - { name: b, count: 1, queueMode: false }\n';
    const { cohorts } = parseFleetFile(text);
    expect(cohorts[0]?.queueMode).to.deep.equal({ awakeSeconds: 5 });
    await using fleet = createFleet({
      devices: [...cohorts, { name: 'c', count: 1 }],
      serverUri: server.uri,
      queueMode: true,
    });
    await fleet.start();
    const modes = fleet.devices.map(({ endpointName }) => server.target(endpointName));
    expect(modes.map((one) => 'queueMode' in one && one.queueMode)).to.deep.equal([true, false, true]);
    expect(fleet.report().stats.missed).to.equal(0);
  });

  it('shows the attributes that were written to it, until it reboots', async () => {
    const sleeper = await start({ queueMode: true });
    const answer = await server.lwm2m.perform(server.target(name), {
      type: 'writeAttributes',
      path: parsePath('/3303'),
      attributes: { pmin: 10, pmax: 60 },
    });
    expect(answer.code).to.equal('2.04');
    expect(sleeper.attributes('/3303')).to.deep.equal({ pmin: 10, pmax: 60 });
    expect(sleeper.attributes('/3303/0')).to.deep.equal({});
    await sleeper.stop({ deregister: false });
    await sleeper.start();
    expect(sleeper.attributes('/3303')).to.deep.equal({});
  });
});
