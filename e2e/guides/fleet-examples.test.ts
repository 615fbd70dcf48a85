/**
 * Runs the example scenarios of the simulator against the real server, each in a short form. Each passes and shows its
 * purpose.
 */
import { until } from '@muster/testkit';
import { setTimeout as delay } from 'node:timers/promises';
import { filter } from '@muster/sdk';
import {
  defineFleet,
  fleetOptions,
  runScenario,
  type FleetFile,
  type FleetReport,
  type ScenarioRun,
} from '@muster/simulator';
import { expect } from 'chai';
import { firmwareImage, uploadFirmware } from '../support/firmware-image.ts';
import { muster } from '../support/muster.ts';
import { NotifyingFleet } from '../support/notifying-fleet.ts';
import { observeFleet, onlineDevices } from '../support/observe-fleet.ts';
import { exampleFolder, shortForm, type ShortFormSetting } from '../support/short-form.ts';
import { useServer } from '../support/test-server.ts';

const sensor = '/3303/0/5700';
const battery = '/3/0/9';
/** Of runs that this process stops. */
const maxSeconds = 600;
interface Done {
  readonly run: ScenarioRun;
  readonly report: FleetReport;
}

/** What the comment of an example asks its reader to do. */
type Work = (run: ScenarioRun) => Promise<unknown>;

describe('the example scenarios of the simulator', () => {
  const server = useServer({
    coaps: true,
    flags: ['--bootstrap=coap://127.0.0.1:0', '--requests-per-minute=0'],
  });
  const started = new Map<string, Promise<Done>>();

  before(async () => {
    const { coap, coaps = '', bootstrap = '' } = server.info;
    await createBootstrapDevices();
    type Example = readonly [
      name: string,
      setting: ShortFormSetting,
      work?: Work | undefined,
      replace?: Partial<FleetFile>,
    ];
    // Two run at a time: more starve each other on few cores. Each test waits for its own.
    const lanes: readonly (readonly Example[])[] = [
      [
        ['lossy-network', { times: 15, devices: 5 }, observeLossy],
        ['sleepy-meters', { times: 15, devices: 10 }, readSleepy],
        ['firmware-campaign', { times: 50, devices: 5 }, runCampaign],
        ['changing-objects', { times: 10, devices: 4 }],
        ['misbehaving-devices', { times: 12, devices: 2 }, readAll],
      ],
      [
        ['smoke', { times: 4 }, registered(10)],
        ['reconnect-storm', { times: 10, devices: 5 }, registered(40 + 40 + 20)],
        ['nat-rebind', { times: 10, devices: 4 }, rebound, { server: coaps }],
        ['bootstrap', { times: 10, devices: 2 }, registered(10 + 5 + 2), { bootstrap }],
        ['soak', { times: 1200, devices: 10 }, soaked],
      ],
    ];
    for (const lane of lanes) {
      let before: Promise<unknown> = Promise.resolve();
      for (const [name, setting, work, replace = { server: coap }] of lane) {
        const done = before.then(() => drive(name, { ...setting, replace }, work));
        before = done.catch(() => undefined);
        started.set(name, done);
      }
    }
  });

  /** Runs the short form of an example until it is over and the work is done. */
  async function drive(name: string, setting: ShortFormSetting, work?: Work): Promise<Done> {
    const short = await shortForm(name, setting);
    const api = short.api === undefined ? {} : { api: { ...short.api, url: server.info.http } };
    const file = await defineFleet({ ...short, ...api }, { folder: exampleFolder });
    if (name === 'nat-rebind') await NotifyingFleet.enrol(server.client, fleetOptions(file));
    const { durationSeconds = 0 } = file;
    const env = { MUSTER_API_KEY: server.info.apiKey };
    const deregister = !['lossy-network', 'nat-rebind'].includes(name);
    // The run lasts until the server has done its part, on a slow machine too.
    const run = runScenario(file, { env, durationSeconds: maxSeconds, deregister });
    try {
      await Promise.all([work?.(run), delay(durationSeconds * 1000)]);
    } finally {
      run.stop();
    }
    return { run, report: await run.report };
  }

  async function example(name: string): Promise<Done> {
    const done = await started.get(name)!;
    expectPassed(done.report);
    return done;
  }

  function expectPassed({ expectations, problems, verdict, unseen }: FleetReport): void {
    for (const { title, ok, detail } of expectations) expect(ok, `${title}: ${detail}`).to.equal(true);
    expect(expectations).to.have.length.at.least(1);
    expect(problems, JSON.stringify(problems)).to.have.length(0);
    // Runs here end when the server has done its part.
    if (verdict !== 'passed') expect(unseen[0]).to.equal('The run was stopped before its end.');
  }

  async function createBootstrapDevices(): Promise<void> {
    const { client } = server;
    await client.bootstrapServers.create({
      Name: 'harbour',
      Servers: [{ ShortServerId: 101, ServerUri: server.info.coap, Lifetime: 120 }],
    });
    const rows = Array.from(
      { length: 10 },
      (_, index) => `bootstrapped-${String(index + 1).padStart(3, '0')}`,
    );
    const csv = rows.map((name) => `${name},Generic LwM2M,harbour`);
    await client.devices.createMultiple(
      ['DeviceIdentifier,DeviceTypeName,BootstrapServerName', ...csv].join('\n'),
    );
  }

  const registered =
    (count: number): Work =>
    (run) =>
      until(
        async () => run.fleet.stats.registrations,
        (registrations) => registrations >= count,
      );

  const rebound: Work = (run) =>
    until(
      async () => run.fleet.report(),
      ({ stats, cohorts: [withId, withoutId] }) =>
        (stats.networkFaults?.natRebinds ?? 0) > 5 && withId!.updates > 5 && withoutId!.everRegistered === 5,
    );

  const soaked: Work = (run) =>
    until(
      async () => run.fleet.report(),
      ({ stats, cohorts }) =>
        stats.registrations > 50 &&
        cohorts.every(({ everRegistered, devices }) => everRegistered === devices) &&
        cohorts.some(({ serverCodes }) => (serverCodes.send['2.04'] ?? 0) > 0),
    );

  /** Updates all lamps and waits until the server has the result of each. */
  async function runCampaign(run: ScenarioRun): Promise<void> {
    const { client } = server;
    const count = run.fleet.devices.length;
    await onlineDevices(client, 'lamp-', count);
    const Id = await uploadFirmware(client, firmwareImage(3_000));
    const Filter = filter('devices.list', { DeviceIdentifier: { startswith: 'lamp-' } });
    const { activityId } = await client.firmwarePackages.upgrade(Id, { Filter });
    await until(
      () => client.activityLogs.iterate({ Filter: `ParentId eq ${activityId}`, PageSize: 500 }).toArray(500),
      (rows) => rows.filter(({ Status }) => ['Completed', 'Failed'].includes(Status)).length === count,
      { everyMs: 300 },
    );
  }

  async function observeLossy(run: ScenarioRun): Promise<void> {
    const ids = await onlineDevices(server.client, 'lossy-', run.fleet.devices.length);
    await observeFleet(server.client, ids, [sensor]);
  }

  async function readCompletely(deviceIds: readonly string[]): Promise<void> {
    for (const device of deviceIds) {
      const { activityId } = await server.client.resources.read(await server.resourceId(device, battery));
      if (activityId !== undefined) await server.client.activityLogs.waitFor(activityId, { pollMs: 100 });
    }
  }

  async function readSleepy(run: ScenarioRun): Promise<void> {
    const ids = await onlineDevices(server.client, 'meter-', run.fleet.devices.length);
    await Promise.all(ids.map((id) => readCompletely([id])));
  }

  async function readAll(run: ScenarioRun): Promise<void> {
    const others = run.fleet.devices.filter(({ cohort }) => cohort !== 'good');
    const good = await onlineDevices(server.client, 'good-', run.fleet.devices.length - others.length);
    // Nothing is promised about these.
    for (const { endpointName } of others) {
      const id = await until(
        () => server.findResource(endpointName, battery),
        () => true,
        { tolerate: () => true },
      );
      if (id !== undefined) await server.client.resources.read(id).catch(() => undefined);
    }
    await readCompletely(good);
  }

  it('smoke: all devices register, answer and leave', async () => {
    const { stats, cohorts } = (await example('smoke')).report;
    expect(stats).to.include({ devices: 10, registrations: 10, troubles: 0 });
    expect(cohorts[0]?.serverCodes).to.deep.include({ register: { '2.01': 10 }, deregister: { '2.02': 10 } });
  });

  it('reconnect-storm: each event makes its devices register again', async () => {
    const { stats, timeline } = (await example('reconnect-storm')).report;
    expect(stats).to.include({ devices: 40, registrations: 40 + 40 + 20, troubles: 0 });
    expect(timeline.map(({ event }) => event)).to.deep.equal([
      'start 40 devices',
      'reconnect 40 devices',
      'reconnect 20 devices',
    ]);
  });

  it('lossy-network: datagrams are lost, and no registration is', async () => {
    const { stats, cohorts } = (await example('lossy-network')).report;
    expect(stats.networkFaults?.lost).to.be.greaterThan(0);
    expect(stats).to.include({ devices: 10, registered: 10, registrations: 10 });
    expect(stats.updates).to.be.greaterThan(0);
    expect(cohorts[0]?.acknowledgedNotifications).to.be.greaterThan(0);
    expect(cohorts[0]?.retransmissions).to.be.greaterThan(0);
  });

  it('sleepy-meters: a request waits until its device is awake, and each device sends its battery level', async () => {
    const [meters] = (await example('sleepy-meters')).report.cohorts;
    expect(meters?.requests[`read ${battery}`]).to.equal(5);
    expect(meters?.serverCodes.send).to.deep.equal({ '2.04': 5 });
    expect(meters?.registrations).to.equal(5);
  });

  it('firmware-campaign: each update ends as its outcome says, and the server shows what the devices have', async () => {
    const { run, report } = await example('firmware-campaign');
    const kinds = report.expectations.map(({ kind }) => kind);
    expect(kinds).to.include.members(['server-firmware', 'server-values']);
    const results: Record<string, number> = {};
    for (const device of run.fleet.devices) {
      const result = Number(device.read('/5/0/5'));
      results[result] = (results[result] ?? 0) + 1;
      const { Id } = await server.client.devices.getByEndpoint(device.endpointName);
      const state = await server.client.devices.firmwareState(Id);
      expect(state, device.endpointName).to.include({ Result: result, IsActive: false });
    }
    // Success, integrity check failed, connection lost.
    expect(results).to.deep.equal({ 1: 18, 5: 1, 4: 1 });
  });

  it('changing-objects: the server shows the instances that each device has', async () => {
    const { run } = await example('changing-objects');
    const counts: Record<string, number> = {};
    for (const { endpointName } of run.fleet.devices) {
      const { SmartObjects } = await server.client.devices.getByEndpoint(endpointName);
      const shown = SmartObjects.filter(({ TypeId, IsUnavailable }) => TypeId === 3303 && !IsUnavailable);
      const key = shown.map((one) => one.InstanceNumber).toSorted((a, b) => a - b);
      counts[key.join()] = (counts[key.join()] ?? 0) + 1;
    }
    expect(counts).to.deep.equal({ '1,2': 2, '1,2,7': 3 });
    for (const device of run.fleet.devices) expect(device.read('/3/0/7/1')).to.equal(3300);
  });

  it('nat-rebind: a session with a Connection ID goes on behind another port', async () => {
    const { stats, cohorts } = (await example('nat-rebind')).report;
    expect(stats.networkFaults?.natRebinds).to.be.greaterThan(5);
    const [withId, withoutId] = cohorts;
    expect(withId).to.include({ devices: 5, handshakes: 5, registrations: 5 });
    expect(withId?.updates).to.be.greaterThan(5);
    expect(withoutId).to.include({ devices: 5, everRegistered: 5 });
  });

  it('nat-rebind in virtual time: without a Connection ID the devices make new handshakes', async () => {
    const words = ['fleet', 'run', `${exampleFolder}/nat-rebind.yaml`, '--virtual-time', '-o', 'json', '-q'];
    const { code, stdout, stderr } = await muster(server.place, words);
    expect(code, stderr).to.equal(0);
    const report = JSON.parse(stdout) as FleetReport;
    expectPassed(report);
    const [withId, withoutId] = report.cohorts;
    expect(withId).to.include({ devices: 20, handshakes: 20, registrations: 20 });
    expect(withoutId?.handshakes).to.be.greaterThan(20);
    expect(withoutId?.resumptions).to.be.greaterThan(0);
  });

  it('misbehaving-devices: the good cohort is read and has no problem', async () => {
    const { cohorts } = (await example('misbehaving-devices')).report;
    const good = cohorts.find(({ name }) => name === 'good');
    expect(good).to.include({ registrations: 10, registered: 10 });
    expect(good?.requests[`read ${battery}`]).to.equal(10);
    expect(cohorts.find(({ name }) => name === 'dying')?.registrations).to.be.greaterThan(5);
  });

  it('bootstrap: half of the devices bootstrap twice, and some after a factory reset', async () => {
    const { stats } = (await example('bootstrap')).report;
    expect(stats).to.include({ devices: 10, registrations: 10 + 5 + 2 });
    const Filter = "Description startswith 'Bootstrap' and Status eq Completed";
    const rows = await server.client.activityLogs.iterate({ Filter, PageSize: 500 }).toArray(500);
    const names = rows.map(({ EntityIdentifier = '' }) => EntityIdentifier);
    expect(new Set(names).size).to.equal(10);
    expect(names.filter((name) => name.startsWith('bootstrapped-'))).to.have.length(17);
  });

  it('soak: devices reboot, go offline, reconnect and send, and nothing is lost', async () => {
    const { stats, cohorts } = (await example('soak')).report;
    expect(stats).to.include({ devices: 50 });
    expect(stats.registrations).to.be.greaterThan(50);
    expect(cohorts.find(({ name }) => name === 'meters')?.serverCodes.send['2.04']).to.be.greaterThan(0);
  });
});
