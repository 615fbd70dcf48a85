import { until } from '@muster/testkit';
import { join } from 'node:path';
import { Lwm2mRefusal } from '@muster/lwm2m';
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
import { FleetScene } from '../support/fleet-scene.ts';
import { rejection } from '../support/rejection.ts';

describe('Fleet', () => {
  let scene: FleetScene;
  const start = (options: Partial<FleetOptions> = {}): Promise<Fleet> => scene.start(options);

  beforeEach(async () => {
    scene = await FleetScene.open();
  });

  afterEach(() => scene.close());

  it('of 50 devices registers each from its own socket and with its objects, and deregisters them on stop', async () => {
    const sockets = (): number =>
      process.getActiveResourcesInfo().filter((name) => name.startsWith('UDP')).length;
    const running = await start({ devices: 50 });
    const { stats, devices } = running;
    const before = sockets();
    expect(stats).to.include({ devices: 50, registered: 50, failed: 0, registrations: 50, troubles: 0 });
    expect(stats.registrationMs.count).to.equal(50);
    expect(stats.registrationMs.p95).to.be.at.least(stats.registrationMs.p50 ?? Infinity);
    expect(scene.server.registered).to.deep.equal(devices.map(({ endpointName }) => endpointName));
    expect(scene.server.registered[0]).to.equal('muster-sim-000001');
    expect(new Set(devices.map(({ localPort }) => localPort)).size).to.equal(50);
    const objects = scene.server.of('register')[0]?.objects;
    expect(objects?.map(({ objectId, instanceIds }) => [objectId, [...instanceIds]])).to.deep.equal([
      [1, [0]],
      [3, [0]],
      [4, [0]],
      [5, [0]],
      [3303, [0, 1]],
      [3311, [0]],
    ]);
    await running.stop();
    expect(scene.server.registered).to.deep.equal([]);
    expect(scene.server.of('deregister')).to.have.length(50);
    expect(running.stats.registered).to.equal(0);
    const { stats: whole, cohorts, durationSeconds } = running.report();
    expect(whole.registered).to.equal(50);
    expect(cohorts).to.have.length(1);
    expect(cohorts[0]).to.include({ name: 'devices', devices: 50, registered: 50, everRegistered: 50 });
    expect(durationSeconds).to.be.above(0);
    await until(() => sockets() <= before - 50);
  });

  it('plays the example file', async () => {
    const file = await loadFleetFile(join(import.meta.dirname, '../../examples/fleet.yaml'));
    const fleet = scene.create(fleetOptions(file, { serverUri: scene.server.uri }));
    await fleet.start();
    await fleet.whenRegistered();
    expect(scene.server.registered).to.have.length(25).and.include('cold-store-0001');
    expect(
      scene.server.registered.filter((name) => /^lamp-[0-9a-f]{8}-(1[1-9]|2[0-5])$/.test(name)),
    ).to.have.length(15);
    expect((await scene.server.read('cold-store-0001', '/3/0/3')).records?.[0]?.value).to.equal('2.4.1');
    expect((await scene.server.read('cold-store-0001', '/3303/1/5700')).records?.[0]?.value).to.be.within(
      -20,
      -16,
    );
  });

  it('can leave without a word, and start again', async () => {
    const running = await start({ devices: 3 });
    await running.stop({ deregister: false });
    expect(scene.server.of('deregister')).to.have.length(0);
    await running.start();
    await running.whenRegistered();
    expect(running.stats).to.include({ registered: 3, registrations: 6 });
  });

  it('sends an Update with the changed list when an instance appears and another goes', async () => {
    const running = await start({ churn: { everySeconds: 0.2 } });
    await until(() => scene.server.of('update').length >= 2);
    const lists = scene.server.of('update').map(({ objects }) => {
      const sensors = objects?.find(({ objectId }) => objectId === 3303);
      return sensors && [...sensors.instanceIds];
    });
    expect(lists.slice(0, 2)).to.deep.equal([
      [0, 2],
      [0, 1],
    ]);
    expect(scene.server.of('register')).to.have.length(1);
    // The device counts a change when it has the answer to its Update.
    await until(() => running.stats.churned >= 2);
  });

  it('comes back when the server was away and has forgotten it', async () => {
    const running = await start({ devices: 10, updateIntervalSeconds: 0.5 });
    const { uri } = scene.server;
    await scene.server.close();
    scene.server = await RecordingServer.start(uri);
    await until(() => scene.server.registered.length === 10);
    await running.whenRegistered();
    expect(running.stats.registrations).to.equal(20);
    const [lost, ...others] = running.report().problems;
    expect(others).to.deep.equal([]);
    expect(lost).to.include({ kind: 'registration-lost', count: 10, devices: 10 });
    expect(lost?.example.message).to.match(/4\.04/);
    expect(Date.parse(lost!.firstTime)).to.be.at.most(Date.parse(lost!.lastTime));
  });

  it('announces the Content-Formats of its cohort, else those of the fleet', async () => {
    const own = { name: 'own', count: 1, contentFormats: [112], endpoint: 'own' };
    const others = { name: 'others', count: 1, endpoint: 'others' };
    await start({ devices: [own, others], contentFormats: [110, 11542] });
    expect(scene.server.target('own').contentFormats).to.deep.equal([112]);
    expect(scene.server.target('others').contentFormats).to.deep.equal([110, 11542]);
    expect(() => createFleet({ devices: 1, serverUri: 'coap://[::1]', contentFormats: [65_536] })).to.throw(
      FleetConfigError,
      'contentFormats',
    );
  });

  it('reports a server that refuses, and goes on trying', async () => {
    scene.server.refusal = new Lwm2mRefusal('4.03', 'not yet');
    const fleet = scene.create({ devices: 2, backOff: { initialSeconds: 0.1, maxSeconds: 0.2 } });
    expect(fleet.report().startedAt).to.equal(undefined);
    await fleet.start();
    expect(fleet.stats).to.include({ registered: 0, registrations: 0 });
    const { troubles } = fleet.report();
    expect(troubles[0]).to.include({ action: 'register', devices: 2 });
    expect(troubles[0]?.endpointNames).to.have.members(['muster-sim-000001', 'muster-sim-000002']);
    expect(troubles[0]?.cause).to.match(/4\.03.*not yet/);
    expect(fleet.report().problems[0]).to.include({ kind: 'register-refused', devices: 2 });
    scene.server.refusal = undefined;
    await fleet.whenRegistered();
    expect(fleet.report().cohorts[0]).to.include({ name: 'devices', devices: 2, registered: 2 });
    expect(fleet.stats).to.include({ registered: 2, failed: 0, registrations: 2 });
  });

  it('deregisters devices that the server has registered while they stop', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    scene.server.hold = held;
    const fleet = scene.create({ devices: 5 });
    const started = fleet.start().catch((error: unknown) => error);
    await until(() => scene.server.registered.length === 5);
    const stopped = fleet.stop();
    release(undefined);
    await stopped;
    expect(await started).to.be.instanceOf(FleetStoppedError);
    expect(scene.server.registered).to.deep.equal([]);
    expect(fleet.report().problems).to.deep.equal([]);
  });

  it('stops in time although the server no longer answers', async () => {
    const running = await start({ devices: 100 });
    await scene.server.close();
    await running.stop({ timeoutMs: 50 });
    expect(running.devices.every(({ localPort }) => localPort === undefined)).to.equal(true);
    const { problems } = running.report();
    expect(problems.map(({ kind }) => kind)).to.deep.equal(['deregister-unanswered']);
  });

  it('ends at once when its signal is aborted', async () => {
    const abort = new AbortController();
    const fleet = scene.create({ devices: 50, startRatePerSecond: 20, signal: abort.signal });
    const started = rejection(fleet.start());
    await until(() => scene.server.of('register').length > 0);
    abort.abort();
    expect(await started).to.be.instanceOf(FleetStoppedError);
    await until(() => fleet.devices.every(({ localPort }) => localPort === undefined));
    expect(scene.server.of('register').length).to.be.below(50);
  });

  it('can be started again after its server was not found', async () => {
    const fleet = scene.create({ serverUri: `coap://${'x'.repeat(70)}.invalid` });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await rejection(fleet.start())).to.be.instanceOf(ServerUriError);
    }
  });

  it('rejects a second start and invalid options', async () => {
    const running = await start();
    expect((await rejection(running.start())).message).to.match(/already running/);
    const serverUri = scene.server.uri;
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
