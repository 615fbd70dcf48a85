import { join } from 'node:path';
import { Lwm2mRefusal, parsePath, type ResourceValue, type ValueRecord } from '@muster/lwm2m';
import { expect } from 'chai';
import {
  createFleet,
  FleetConfigError,
  fleetOptions,
  loadFleetFile,
  ServerUriError,
  FleetStoppedError,
  type Fleet,
  type FleetOptions,
} from '../../src/index.ts';
import { RecordingServer } from '../support/recording-server.ts';
import { until } from '../support/until.ts';

describe('Fleet', () => {
  let server: RecordingServer;
  let fleet: Fleet | undefined;

  beforeEach(async () => {
    server = await RecordingServer.start();
  });

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
    await server.close();
  });

  async function start(options: Partial<FleetOptions> = {}): Promise<Fleet> {
    fleet = createFleet({ devices: 1, serverUri: server.uri, startRatePerSecond: 1000, ...options });
    await fleet.start();
    await fleet.whenRegistered();
    return fleet;
  }

  describe('of 50 devices', () => {
    it('registers all of them, each from its own socket and with its objects', async () => {
      const { stats, devices } = await start({ devices: 50 });
      expect(stats).to.include({ devices: 50, registered: 50, failed: 0, registrations: 50, troubles: 0 });
      expect(stats.registrationMs.count).to.equal(50);
      expect(stats.registrationMs.p95).to.be.at.least(stats.registrationMs.p50 ?? Infinity);
      expect(server.registered).to.deep.equal(devices.map(({ endpointName }) => endpointName));
      expect(server.registered[0]).to.equal('muster-sim-000001');
      expect(new Set(devices.map(({ localPort }) => localPort)).size).to.equal(50);
      const objects = server.of('register')[0]?.objects;
      expect(objects?.map(({ objectId, instanceIds }) => [objectId, [...instanceIds]])).to.deep.equal([
        [1, [0]],
        [3, [0]],
        [4, [0]],
        [5, [0]],
        [3303, [0, 1]],
        [3311, [0]],
      ]);
    });

    it('updates its registrations by the interval', async () => {
      await start({ devices: 50, updateIntervalSeconds: 0.2 });
      await until(() => new Set(server.of('update').map(({ endpointName }) => endpointName)).size === 50);
      expect(server.of('update').every(({ objects }) => objects === undefined)).to.equal(true);
      expect(server.of('register')).to.have.length(50);
    });

    it('de-registers all of them on stop and leaves no socket', async () => {
      const sockets = (): number =>
        process.getActiveResourcesInfo().filter((name) => name.startsWith('UDP')).length;
      const before = sockets();
      const running = await start({ devices: 50 });
      expect(sockets()).to.equal(before + 50);
      await running.stop();
      expect(server.registered).to.deep.equal([]);
      expect(server.of('deregister')).to.have.length(50);
      expect(running.stats.registered).to.equal(0);
      const { stats, cohorts, durationSeconds } = running.report();
      expect(stats.registered).to.equal(50);
      expect(cohorts).to.deep.equal([{ name: 'devices', devices: 50, registered: 50 }]);
      expect(durationSeconds).to.be.above(0);
      await until(() => sockets() === before);
    });
  });

  it('plays the example file', async () => {
    const file = await loadFleetFile(join(import.meta.dirname, '../../examples/fleet.yaml'));
    fleet = createFleet(fleetOptions(file, { serverUri: server.uri }));
    await fleet.start();
    await fleet.whenRegistered();
    expect(server.registered).to.have.length(25).and.include('cold-store-0001');
    expect(
      server.registered.filter((name) => /^lamp-[0-9a-f]{8}-(1[1-9]|2[0-5])$/.test(name)),
    ).to.have.length(15);
    expect((await server.read('cold-store-0001', '/3/0/3')).records?.[0]?.value).to.equal('2.4.1');
    expect((await server.read('cold-store-0001', '/3303/1/5700')).records?.[0]?.value).to.be.within(-20, -16);
  });

  it('can leave without a word, and start again', async () => {
    const running = await start({ devices: 3 });
    await running.stop({ deregister: false });
    expect(server.of('deregister')).to.have.length(0);
    await running.start();
    await running.whenRegistered();
    expect(running.stats).to.include({ registered: 3, registrations: 6 });
  });

  describe('answers', () => {
    const name = 'muster-sim-000001';

    it('a Read of a resource instance with the value that the device has', async () => {
      const { devices } = await start();
      const answer = await server.read(name, '/3/0/6/1');
      expect(answer.code).to.equal('2.05');
      expect(answer.records).to.deep.equal([
        { path: parsePath('/3/0/6/1'), value: devices[0]?.read('/3/0/6/1') },
      ]);
      const voltage = await server.read(name, '/3/0/7/1');
      expect(voltage.records?.[0]?.value).to.be.within(4900, 5100);
    });

    it('a Read of a whole instance and a whole object', async () => {
      await start();
      const device = await server.read(name, '/3/0');
      expect(device.code).to.equal('2.05');
      expect(valueOf(device.records, '/3/0/0')).to.equal('Muster');
      expect(valueOf(device.records, '/3/0/11/0')).to.be.a('number');
      const sensors = await server.read(name, '/3303');
      expect(valueOf(sensors.records, '/3303/1/5701')).to.equal('Cel');
    });

    it('each of its objects', async () => {
      await start();
      for (const path of ['/1/0', '/3/0', '/4/0', '/5/0', '/3303/0', '/3303/1', '/3311/0']) {
        expect((await server.read(name, path)).code, path).to.equal('2.05');
      }
    });

    it('a Write, and keeps the value', async () => {
      const { devices } = await start();
      expect((await server.write(name, '/3311/0/5851', 35)).code).to.equal('2.04');
      expect(devices[0]?.read('/3311/0/5851')).to.equal(35);
      expect((await server.read(name, '/3311/0/5851')).records?.[0]?.value).to.equal(35);
      expect((await server.write(name, '/3311/0/5851', 101)).code).to.equal('4.00');
      expect((await server.write(name, '/3/0/0', 'mine')).code).to.equal('4.05');
    });

    it('2.04 to a firmware image, and is Downloaded then', async () => {
      await start();
      expect((await server.write(name, '/5/0/0', Buffer.from('image'))).code).to.equal('2.04');
      expect((await server.read(name, '/5/0/3')).records?.[0]?.value).to.equal(2);
    });

    it('what it has not with 4.04, and what cannot be done with 4.05', async () => {
      await start();
      expect((await server.read(name, '/3304/0/5700')).code).to.equal('4.04');
      expect((await server.read(name, '/3303/7/5700')).code).to.equal('4.04');
      expect((await server.read(name, '/3/0/4')).code).to.equal('4.05');
      expect((await server.execute(name, '/3/0/0')).code).to.equal('4.05');
    });

    it('Discover', async () => {
      await start();
      const answer = await server.lwm2m.perform(server.target(name), {
        type: 'discover',
        path: { objectId: 3303 },
      });
      expect(answer.links?.map(({ target }) => target)).to.include.members(['/3303/0/5700', '/3303/1/5700']);
    });

    it('Create and Delete of an object instance, and updates its object list', async () => {
      const { devices } = await start();
      const created = await server.lwm2m.perform(server.target(name), {
        type: 'create',
        path: { objectId: 3303, instanceId: 7 },
        records: [{ path: parsePath('/3303/7/5750'), value: 'cellar' }],
      });
      expect(created.code).to.equal('2.01');
      expect(devices[0]?.read('/3303/7/5750')).to.equal('cellar');
      const path = parsePath('/3303/7');
      expect((await server.lwm2m.perform(server.target(name), { type: 'delete', path })).code).to.equal(
        '2.02',
      );
      expect(devices[0]?.instanceIds(3303)).to.deep.equal([0, 1]);
      const fixed = { type: 'delete', path: parsePath('/3/0') } as const;
      expect((await server.lwm2m.perform(server.target(name), fixed)).code).to.equal('4.05');
    });

    it('counts its answers by code', async () => {
      const running = await start();
      const seen: string[] = [];
      running.on('request', (_, { operation, code }) => seen.push(`${operation} ${code}`));
      await server.read(name, '/3/0/0');
      await server.read(name, '/3/0/99');
      expect(running.stats.requestsAnswered).to.equal(2);
      expect(running.stats.answersByCode).to.deep.equal({ '2.05': 1, '4.04': 1 });
      expect(seen).to.deep.equal(['read 2.05', 'read 4.04']);
    });
  });

  describe('executes', () => {
    const name = 'muster-sim-000001';

    it('Reset Error Code', async () => {
      const { devices } = await start();
      expect((await server.execute(name, '/3/0/12')).code).to.equal('2.04');
      expect(devices[0]?.read('/3/0/11/0')).to.equal(0);
    });

    it('Reboot: the device goes away and registers again from a new socket', async () => {
      const { devices } = await start();
      const port = devices[0]?.localPort;
      expect((await server.execute(name, '/3/0/4')).code).to.equal('2.04');
      await until(() => server.of('register').length === 2);
      await until(() => devices[0]?.state === 'registered');
      expect(devices[0]?.localPort).to.not.equal(port);
      expect(server.of('deregister')).to.have.length(0);
    });

    it('Factory Reset: what was written is gone', async () => {
      const { devices } = await start();
      await server.write(name, '/3/0/15', 'Europe/Stockholm');
      await server.execute(name, '/3/0/5');
      await until(() => server.of('register').length === 2);
      expect(devices[0]?.read('/3/0/15')).to.equal('Etc/UTC');
    });

    it('Registration Update Trigger', async () => {
      await start();
      expect((await server.execute(name, '/1/0/8')).code).to.equal('2.04');
      await until(() => server.of('update').length === 1);
    });

    it('a Write of the lifetime, which an Update tells', async () => {
      await start();
      expect((await server.write(name, '/1/0/1', 600)).code).to.equal('2.04');
      await until(() => server.of('update').length === 1);
      expect(server.of('update')[0]?.lifetimeSeconds).to.equal(600);
      expect((await server.read(name, '/1/0/1')).records?.[0]?.value).to.equal(600);
    });
  });

  it('notifies observers of values that move by themselves', async () => {
    const running = await start({ devices: 2, notifyIntervalSeconds: 0.1 });
    const heard: ResourceValue[] = [];
    const answer = await server.observe('muster-sim-000002', '/3303/0/5700', (records) => {
      for (const { value } of records) heard.push(value);
    });
    expect(answer.code).to.equal('2.05');
    await until(() => heard.length >= 2);
    expect(new Set(heard).size).to.be.above(1);
    expect(running.stats.notifications).to.be.at.least(2);
  });

  it('notifies who observes several values at once, again after a reboot', async () => {
    const running = await start({ notifyIntervalSeconds: 0.1 });
    const observesAll = async (): Promise<number> => {
      const before = running.stats.notifications;
      const paths = ['/3303/0/5700', '/3/0/9'];
      let heard = 0;
      const answer = await server.observeComposite('muster-sim-000001', paths, () => (heard += 1));
      expect(answer.code).to.equal('2.05');
      await until(() => heard >= 2);
      return running.stats.notifications - before;
    };
    expect(await observesAll()).to.be.at.least(2);
    running.devices[0]?.reboot();
    await until(() => running.stats.registrations === 2);
    expect(await observesAll()).to.be.at.least(2);
  });

  it('tells who observes a whole instance once, however many of its values have moved', async () => {
    await start({ notifyIntervalSeconds: 0.1 });
    const heard: string[] = [];
    await server.observe('muster-sim-000001', '/3/0', (records) => heard.push(JSON.stringify(records)));
    await until(() => heard.length >= 4);
    expect(new Set(heard).size).to.equal(heard.length);
  });

  it('tells nobody of values that stay', async () => {
    const steady = { name: 'steady', count: 1, values: { '/3303/0/5700': 21 }, notifyIntervalSeconds: 0.02 };
    const running = await start({ devices: [steady] });
    let notified = 0;
    await server.observe('muster-sim-000001', '/3303/0/5700', () => (notified += 1));
    await server.observe('muster-sim-000001', '/3/0/13', () => (notified += 1000));
    await until(() => notified >= 2000);
    expect(notified % 1000).to.equal(0);
    running.devices[0]?.set('/3303/0/5700', 22);
    await until(() => notified % 1000 === 1);
  });

  it('notifies observers of a value that a program sets', async () => {
    const { devices } = await start({ notifyIntervalSeconds: 0 });
    const heard: ResourceValue[] = [];
    await server.observe('muster-sim-000001', '/3/0/9', (records) => {
      for (const { value } of records) heard.push(value);
    });
    devices[0]?.set('/3/0/9', 3);
    await until(() => heard.includes(3));
  });

  it('sends an Update with the changed list when an instance appears and another goes', async () => {
    const running = await start({ churn: { everySeconds: 0.2 } });
    await until(() => server.of('update').length >= 2);
    const lists = server.of('update').map(({ objects }) => {
      const sensors = objects?.find(({ objectId }) => objectId === 3303);
      return sensors && [...sensors.instanceIds];
    });
    expect(lists.slice(0, 2)).to.deep.equal([
      [0, 2],
      [0, 1],
    ]);
    expect(server.of('register')).to.have.length(1);
    expect(running.stats.churned).to.be.at.least(2);
  });

  it('comes back when the server was away and has forgotten it', async function () {
    this.timeout(20_000);
    const running = await start({ devices: 10, updateIntervalSeconds: 0.5 });
    const { uri } = server;
    await server.close();
    server = await RecordingServer.start(uri);
    await until(() => server.registered.length === 10);
    await running.whenRegistered();
    expect(running.stats.registrations).to.equal(20);
  });

  it('reports a server that refuses, and goes on trying', async () => {
    server.refusal = new Lwm2mRefusal('4.03', 'not yet');
    fleet = createFleet({
      devices: 2,
      serverUri: server.uri,
      backOff: { initialSeconds: 0.1, maxSeconds: 0.2 },
    });
    expect(fleet.report().startedAt).to.equal(undefined);
    await fleet.start();
    expect(fleet.stats).to.include({ registered: 0, registrations: 0 });
    const { troubles } = fleet.report();
    expect(troubles.map(({ endpointName, action }) => `${endpointName} ${action}`)).to.include.members([
      'muster-sim-000001 register',
      'muster-sim-000002 register',
    ]);
    expect(troubles[0]?.message).to.match(/4\.03.*not yet/);
    server.refusal = undefined;
    await fleet.whenRegistered();
    expect(fleet.report().cohorts).to.deep.equal([{ name: 'devices', devices: 2, registered: 2 }]);
    expect(fleet.stats).to.include({ registered: 2, failed: 0, registrations: 2 });
  });

  it('stops in time though the server does not answer any more', async () => {
    const running = await start({ devices: 100 });
    await server.close();
    await running.stop({ timeoutMs: 50 });
    expect(running.devices.every(({ localPort }) => localPort === undefined)).to.equal(true);
  });

  it('ends at once when its signal is aborted', async () => {
    const abort = new AbortController();
    fleet = createFleet({ devices: 50, serverUri: server.uri, startRatePerSecond: 20, signal: abort.signal });
    const started = fleet.start().then(
      () => undefined,
      (error: unknown) => error,
    );
    await until(() => server.of('register').length > 0);
    abort.abort();
    expect(await started).to.be.instanceOf(FleetStoppedError);
    await until(() => fleet?.devices.every(({ localPort }) => localPort === undefined) === true);
    expect(server.of('register').length).to.be.below(50);
  });

  it('can be started again after its server was not found', async () => {
    fleet = createFleet({ devices: 1, serverUri: `coap://${'x'.repeat(70)}.invalid` });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const error: unknown = await fleet.start().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).to.be.instanceOf(ServerUriError);
    }
  });

  it('refuses to start twice, and what it cannot make', async () => {
    const running = await start();
    const error: unknown = await running.start().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect((error as Error).message).to.match(/running already/);
    const serverUri = server.uri;
    expect(() => createFleet({ devices: 0, serverUri })).to.throw(FleetConfigError, /count/);
    expect(() => createFleet({ devices: 1, serverUri, startRatePerSecond: 0 })).to.throw(
      FleetConfigError,
      /must be > 0/,
    );
    expect(() => createFleet({ devices: 1, serverUri, seed: NaN })).to.throw(FleetConfigError, /seed/);
    expect(() => createFleet({ devices: 1, serverUri, firstIndex: 0 })).to.throw(
      FleetConfigError,
      /firstIndex/,
    );
    expect(() => createFleet({ devices: 1, serverUri: 'nonsense' })).to.throw(ServerUriError);
    const twins = ['a', 'b'].map((name) => ({ name, count: 1, endpoint: 'twin' }));
    expect(() => createFleet({ devices: twins, serverUri })).to.throw(FleetConfigError, /twin/);
  });
});

function valueOf(records: readonly ValueRecord[] | undefined, path: string): ResourceValue | undefined {
  const wanted = JSON.stringify(parsePath(path));
  return records?.find((record) => JSON.stringify(record.path) === wanted)?.value;
}
