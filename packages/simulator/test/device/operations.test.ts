import { Lwm2mRefusal, type BootstrapServer, type ValueRecord } from '@muster/lwm2m';
import { VirtualClock, until } from '@muster/testkit';
import { expect } from 'chai';
import { createFleet, type Fleet, type FleetOptions, type SimulatedDevice } from '../../src/index.ts';
import { startBootstrap } from '../support/bootstrap.ts';
import { RecordingServer } from '../support/recording-server.ts';
import { rejection } from '../support/rejection.ts';

describe('what a device can be made to do', () => {
  let server: RecordingServer;
  let clock: VirtualClock;
  let fleet: Fleet;
  let device: SimulatedDevice;
  let bootstrapServer: BootstrapServer | undefined;
  let problems: string[];
  let troubles: string[];

  beforeEach(async () => {
    server = await RecordingServer.start();
    clock = new VirtualClock(Date.UTC(2026, 5, 1, 12));
  });

  afterEach(async () => {
    await fleet.stop({ deregister: false });
    expect(clock.pendingTimers).to.equal(0);
    await bootstrapServer?.close();
    bootstrapServer = undefined;
    await server.close();
  });

  async function start(cohort: object = {}, options: Partial<FleetOptions> = {}): Promise<void> {
    problems = [];
    troubles = [];
    fleet = createFleet({
      serverUri: server.uri,
      clock,
      devices: [{ name: 'a', count: 1, lifetimeSeconds: 300, notifyIntervalSeconds: 0, ...cohort }],
      ...options,
    });
    fleet.on('problem', (_, { kind }) => problems.push(kind));
    fleet.on('trouble', (_, { action, message }) => troubles.push(`${action}: ${message}`));
    await fleet.start();
    const [first] = fleet.devices;
    if (!first) throw new Error('no device');
    device = first;
  }

  const types = (): string[] => server.heard.map(({ type }) => type);
  const instances = (objectId: number): readonly number[] | undefined =>
    server.heard.at(-1)?.objects?.find((object) => object.objectId === objectId)?.instanceIds;

  /** The message of what an operation throws or rejects with. */
  const failure = async (operation: () => unknown): Promise<string> =>
    (await rejection((async () => operation())())).message;

  it('reconnects from a new socket, and keeps its values', async () => {
    await start();
    const { localPort } = device;
    device.set('/3303/0/5701', 'K');
    await device.reconnect();
    expect(types()).to.deep.equal(['register', 'register']);
    expect(device.localPort).to.not.equal(localPort);
    expect(device.read('/3303/0/5701')).to.equal('K');
    expect(device.counters.registrations).to.equal(2);
    await Promise.all([device.reconnect(), device.reconnect()]);
    expect(device.state).to.equal('registered');
  });

  it('adds and removes instances, and an Update carries the list', async () => {
    await start();
    await device.addInstance(3303, 7);
    expect(types()).to.deep.equal(['register', 'update']);
    expect(instances(3303)).to.deep.equal([0, 1, 7]);
    expect((await server.read(device.endpointName, '/3303/7/5700')).code).to.equal('2.05');
    await device.removeInstance(3303, 0);
    expect(instances(3303)).to.deep.equal([1, 7]);
    expect(device.read('/3303/0/5700')).to.equal(undefined);
    expect(await failure(() => device.addInstance(3303, 7))).to.contain('exists');
    expect(await failure(() => device.removeInstance(3303, 5))).to.contain('no such');
    expect(await failure(() => device.addInstance(3, 1))).to.contain('fixed');
    expect(await failure(() => device.addInstance(9999, 0))).to.contain('no such object');
    expect(server.heard).to.have.length(3);
  });

  it('sends values with Send', async () => {
    await start();
    device.set('/3303/0/5700', 21.5);
    await device.send(['/3303/0/5700', '/3/0/7']);
    const paths = server.sent[0]?.map(({ path }) => path.resourceId);
    expect(server.sent[0]?.[0]?.value).to.equal(21.5);
    expect(paths?.slice(1).every((id) => id === 7)).to.equal(true);
    expect(await failure(() => device.send(['/3303/9/5700']))).to.contain('/3303/9/5700');
  });

  it('sets one resource instance, and a value of its type', async () => {
    await start();
    device.set('/3/0/7', { 0: 3800, 1: 5000 });
    device.set('/3/0/7/1', 4900);
    device.set('/3/0/7/2', 12);
    expect(device.read('/3/0/7')).to.deep.equal(new Map([3800, 4900, 12].entries()));
    expect(() => device.set('/3303/0/5700/0', 1)).to.throw(Lwm2mRefusal, 'no resource instances');
    expect(() => device.set('/3303/0/5700', true)).to.throw(Lwm2mRefusal, '/3303/0/5700');
  });

  it('notifies the observer of one resource instance', async () => {
    await start();
    const notified: ValueRecord[][] = [];
    await server.observe(device.endpointName, '/3/0/7', (records) => notified.push(records));
    device.set('/3/0/7/0', 4444);
    await until(() => notified.length === 1);
    expect(notified[0]?.find(({ path }) => path.resourceInstanceId === 0)?.value).to.equal(4444);
  });

  it('deregisters, stays silent, and registers again', async () => {
    await start();
    await device.deregister();
    await clock.advance(1_000_000);
    expect(await failure(() => device.update())).to.contain('deregistered');
    await device.addInstance(3303, 7);
    await device.register();
    expect(types()).to.deep.equal(['register', 'deregister', 'register']);
    expect(instances(3303)).to.deep.equal([0, 1, 7]);
    await device.register();
    expect(server.heard).to.have.length(3);
    expect(problems).to.deep.equal([]);
  });

  for (const [mode, cohort] of [
    ['', {}],
    [' in queue mode', { queueMode: { awakeSeconds: 10 } }],
  ] as const) {
    it(`goes offline${mode}, and updates its registration within the lifetime`, async () => {
      await start(cohort);
      device.goOffline();
      device.goOffline();
      expect(device.state).to.equal('offline');
      await device.addInstance(3303, 7);
      await clock.advance(250_000);
      expect(types()).to.deep.equal(['register']);
      await device.comeBack();
      expect(device.state).to.equal('registered');
      expect(types()).to.deep.equal(['register', 'update']);
      expect(instances(3303)).to.deep.equal([0, 1, 7]);
      await device.update();
      expect(types()).to.deep.equal(['register', 'update', 'update']);
      expect([problems, troubles]).to.deep.equal([[], []]);
    });
  }

  it('hears nothing while it is offline, and its values go on', async () => {
    await start({ notifyIntervalSeconds: 10 });
    const notified: ValueRecord[][] = [];
    await server.observe(device.endpointName, '/3303/0/5700', (records) => notified.push(records));
    device.goOffline();
    const before = device.read('/3303/0/5700');
    await clock.advance(100_000);
    const value = device.read('/3303/0/5700');
    expect(value).to.not.equal(before);
    expect([notified.length, device.counters.notifications]).to.deep.equal([0, 0]);
    await device.comeBack();
    await until(() => notified.length === 1);
    expect(notified[0]?.[0]?.value).to.equal(value);
  });

  it('reboots while it is offline, and registers when it comes back', async () => {
    await start();
    device.goOffline();
    device.reboot();
    await clock.advance(5_000);
    expect([device.state, device.localPort]).to.deep.equal(['offline', undefined]);
    await device.comeBack();
    expect(types()).to.deep.equal(['register', 'register']);
    device.reboot();
    await clock.advance(100);
    device.goOffline();
    await device.comeBack();
    await clock.advance(2_000);
    await until(() => device.state === 'registered');
    expect(troubles).to.deep.equal([]);
  });

  it('reports what the server does wrong after it came back', async () => {
    await start({}, { backOff: { initialSeconds: 1 } });
    device.goOffline();
    await clock.advance(50_000);
    server.forget();
    await device.comeBack();
    expect(problems).to.deep.equal(['registration-lost']);
    expect(types()).to.deep.equal(['register', 'register']);
  });

  it('stops while it is offline, without a word and without a problem', async () => {
    await start();
    device.goOffline();
    await clock.advance(400_000);
    await device.stop();
    expect(device.state).to.equal('closed');
    await device.comeBack();
    expect(types()).to.deep.equal(['register']);
    expect(problems).to.deep.equal([]);
    await device.start();
    expect(types()).to.deep.equal(['register', 'register']);
  });

  it('names its state if an operation is not possible', async () => {
    await start();
    const operations = {
      update: () => device.update(),
      deregister: () => device.deregister(),
      register: () => device.register(),
      reconnect: () => device.reconnect(),
      send: () => device.send(['/3/0/0']),
      bootstrap: () => device.bootstrap(),
    };
    expect(await failure(operations.bootstrap)).to.contain('no bootstrap server');
    device.goOffline();
    for (const operation of Object.values(operations)) {
      expect(await failure(operation)).to.contain('is offline. Let it come back first.');
    }
    await device.stop();
    for (const operation of [...Object.values(operations), () => device.goOffline(), () => device.reboot()]) {
      expect(await failure(operation)).to.contain('is not started');
    }
    await device.start();
    device.reboot();
    await clock.advance(100);
    for (const operation of Object.values(operations)) {
      expect(await failure(operation)).to.contain('reboots');
    }
  });

  it('bootstraps again, goes offline and comes back where it is bootstrapped', async () => {
    let asked = 0;
    const bootstrap = await startBootstrap(server, () => (asked += 1));
    bootstrapServer = bootstrap;
    const bootstrapUri = bootstrap.addresses[0] ?? '';
    await start({ lifetimeSeconds: 300 }, { bootstrapUri });
    await device.bootstrap();
    expect([asked, types()]).to.deep.equal([2, ['register', 'register']]);
    device.goOffline();
    await clock.advance(60_000);
    await device.comeBack();
    expect(types()).to.deep.equal(['register', 'register', 'update']);
    device.goOffline();
    await clock.advance(80_000);
    await device.comeBack();
    expect([asked, types().slice(3)]).to.deep.equal([2, ['register']]);
    expect([problems, troubles]).to.deep.equal([[], []]);
  });
});
