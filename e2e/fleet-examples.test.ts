/**
 * Runs the example scenarios of the simulator against the real server, each in a short form. Each passes and shows its
 * purpose.
 */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, filter, type MusterClient } from '@muster/sdk';
import {
  defineFleet,
  runScenario,
  type FleetFile,
  type FleetReport,
  type ScenarioRun,
} from '@muster/simulator';
import { expect } from 'chai';
import {
  createWorkplace,
  muster,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { observeFleet, onlineDevices } from './support/observe-fleet.ts';
import { serverArgs } from './support/server-args.ts';
import { exampleFolder, shortForm, writeShortForm, type ShortFormSetting } from './support/short-form.ts';
import { until } from './support/until.ts';

const sensor = '/3303/0/5700';
const battery = '/3/0/9';
/** Of runs that this process stops. */
const maxSeconds = 600;
const content = randomBytes(3000);
/** The simulated devices compare the first line with the rest. */
const image = Buffer.concat([
  Buffer.from(`sha256:${createHash('sha256').update(content).digest('hex')}\n`),
  content,
]);

/** A run that its test can drive. */
interface Stage {
  readonly run: ScenarioRun;
  readonly report: FleetReport;
}

/** Runs each given work after the one before. */
function oneByOne(): <R>(work: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

type Example =
  | 'smoke'
  | 'reconnect-storm'
  | 'lossy-network'
  | 'sleepy-meters'
  | 'firmware-campaign'
  | 'changing-objects'
  | 'nat-rebind'
  | 'misbehaving-devices'
  | 'bootstrap'
  | 'soak';

describe('the example scenarios of the simulator', () => {
  let place: Workplace;
  let server: MusterProcess;
  let client: MusterClient;
  /** Two run at a time, one in this process and one as a command: more starve each other on few cores. Each test waits for its own. */
  const processes = new Map<Example, Promise<FleetReport>>();
  const stages = new Map<Example, Promise<Stage>>();

  before(async () => {
    place = await createWorkplace();
    const more = ['--coaps=coaps://127.0.0.1:0', '--bootstrap=coap://127.0.0.1:0', '--requests-per-minute=0'];
    server = await startMuster(place, await serverArgs(place, ...more));
    client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    const { coaps, bootstrap } = server.info;
    await createBootstrapDevices();
    const drives: readonly [Example, ShortFormSetting, (run: ScenarioRun) => Promise<void>][] = [
      ['lossy-network', { times: 15, devices: 5 }, observeLossy],
      ['sleepy-meters', { times: 15, devices: 10 }, readSleepy],
      ['firmware-campaign', { times: 50, devices: 5 }, runCampaign],
      ['changing-objects', { times: 10, devices: 4 }, toEnd],
      ['misbehaving-devices', { times: 12, devices: 2 }, readAll],
    ];
    const commands: readonly [Example, ShortFormSetting][] = [
      ['smoke', { times: 4 }],
      ['reconnect-storm', { times: 10, devices: 5 }],
      ['nat-rebind', { times: 10, devices: 4, replace: { server: coaps! } }],
      ['bootstrap', { times: 10, devices: 2, replace: { bootstrap: bootstrap! } }],
      ['soak', { times: 1200, devices: 10 }],
    ];
    const [here, asCommand] = [oneByOne(), oneByOne()];
    for (const [name, setting, work] of drives)
      stages.set(
        name,
        here(() => drive(name, setting, work)),
      );
    for (const [name, setting] of commands)
      processes.set(
        name,
        asCommand(() => runProcess(name, setting)),
      );
    // A test that fails early leaves the others alone.
    for (const started of [...processes.values(), ...stages.values()]) started.catch(() => undefined);
  });

  after(async () => {
    await Promise.allSettled([...processes.values(), ...stages.values()]);
    await server.stop('SIGKILL');
    await place.remove();
  });

  const addresses = (): Partial<FleetFile> => ({ server: server.info.coap });

  /** Runs the short form of an example in this process, while `work` does what the comment of the example asks for. */
  async function drive(
    name: Example,
    setting: ShortFormSetting,
    work: (run: ScenarioRun) => Promise<void>,
  ): Promise<Stage> {
    const short = await shortForm(name, { ...setting, replace: addresses() });
    const api = short.api === undefined ? {} : { api: { ...short.api, url: server.info.http } };
    const file = await defineFleet({ ...short, ...api }, { folder: exampleFolder });
    const { durationSeconds = 0 } = file;
    const env = { MUSTER_API_KEY: server.info.apiKey };
    // The run lasts until the server has done its part, on a slow machine too.
    const run = runScenario(file, { env, durationSeconds: maxSeconds, deregister: name !== 'lossy-network' });
    try {
      await Promise.all([work(run), delay(durationSeconds * 1000)]);
    } finally {
      run.stop();
    }
    return { run, report: await run.report };
  }

  /** Runs the short form of an example by command. The fleet's devices exist if they have credentials. */
  async function runProcess(name: Example, setting: ShortFormSetting): Promise<FleetReport> {
    const path = await writeShortForm(name, place.dir, {
      ...setting,
      replace: setting.replace ?? addresses(),
    });
    if (name === 'nat-rebind') {
      const { stdout } = await muster(place, ['fleet', 'credentials', path, '-o', 'csv']);
      const created = await muster(place, ['devices', 'create-multiple', '--data', '-'], stdout);
      expect(created.code, created.stderr).to.equal(0);
    }
    const deregister = name === 'nat-rebind' ? ['--no-deregister'] : [];
    const { code, stdout, stderr } = await muster(place, [
      ...['fleet', 'run', path, '-o', 'json', '-q'],
      ...deregister,
    ]);
    expect(code, stderr).to.equal(0);
    return JSON.parse(stdout) as FleetReport;
  }

  const processReport = async (name: Example): Promise<FleetReport> => passed(await processes.get(name)!);
  const stage = async (name: Example): Promise<Stage> => {
    const done = await stages.get(name)!;
    passed(done.report);
    return done;
  };

  function passed(report: FleetReport): FleetReport {
    for (const { title, ok, detail } of report.expectations) expect(ok, `${title}: ${detail}`).to.equal(true);
    expect(report.expectations).to.have.length.at.least(1);
    expect(report.problems, JSON.stringify(report.problems)).to.have.length(0);
    expect(report.verdict).to.equal('passed');
    return report;
  }

  const toEnd = (): Promise<void> => Promise.resolve();

  async function createBootstrapDevices(): Promise<void> {
    const [type] = await client.deviceTypes.iterate({}).toArray(1);
    await client.bootstrapServers.create({
      Name: 'harbour',
      Servers: [{ ShortServerId: 101, ServerUri: server.info.coap, Lifetime: 120 }],
    });
    for (let index = 1; index <= 10; index += 1) {
      await client.devices.create({
        DeviceIdentifier: `bootstrapped-${String(index).padStart(3, '0')}`,
        DeviceTypeId: type!.Id,
        BootstrapServerName: 'harbour',
      });
    }
  }

  /** Updates all lamps and waits until the server has the result of each. */
  async function runCampaign(run: ScenarioRun): Promise<void> {
    const count = run.fleet.devices.length;
    await onlineDevices(client, 'lamp-', count);
    const { Rows: types } = await client.deviceTypes.list();
    const { Id } = await client.firmwarePackages.create({
      firmware: new File([image], 'image.bin'),
      request: { DeviceTypeId: types[0]!.Id, Title: 'Lamp', Version: '2.0' },
    });
    const Filter = filter('devices.list', { DeviceIdentifier: { startswith: 'lamp-' } });
    const { activityId } = await client.firmwarePackages.upgrade(Id, { Filter });
    await until(
      () => resultsOf(activityId!),
      (results) => results.length === count,
      { everyMs: 300 },
    );
  }

  /** Results of the updates that are over. */
  async function resultsOf(campaign: string): Promise<string[]> {
    const rows = client.activityLogs.iterate({ Filter: `ParentId eq ${campaign}`, PageSize: 500 });
    const results: string[] = [];
    for await (const { Status, ResponseCode } of rows)
      if (Status === 'Completed' || Status === 'Failed') results.push(ResponseCode ?? '');
    return results;
  }

  async function observeLossy(run: ScenarioRun): Promise<void> {
    const ids = await onlineDevices(client, 'lossy-', run.fleet.devices.length);
    await observeFleet(client, ids, [sensor]);
  }

  /** Ids of the resources with this path. */
  async function resourcesOf(deviceIds: readonly string[], path: string): Promise<string[]> {
    const Filter = filter('resources.list', { DeviceId: { in: deviceIds } });
    const all = await client.resources.iterate({ Filter, PageSize: 1000 }).toArray(10_000);
    return all.filter(({ Url }) => Url === path).map(({ Id }) => Id);
  }

  async function readCompletely(deviceIds: readonly string[]): Promise<void> {
    const ids = await until(
      () => resourcesOf(deviceIds, battery),
      (found) => found.length === deviceIds.length,
    );
    await Promise.all(
      ids.map(async (id) => {
        const { activityId } = await client.resources.read(id);
        if (activityId !== undefined) await client.activityLogs.waitFor(activityId, { pollMs: 100 });
      }),
    );
  }

  async function readSleepy(run: ScenarioRun): Promise<void> {
    await readCompletely(await onlineDevices(client, 'meter-', run.fleet.devices.length));
  }

  async function readAll(run: ScenarioRun): Promise<void> {
    const others = run.fleet.devices.filter(({ cohort }) => cohort !== 'good').map((one) => one.endpointName);
    const good = await onlineDevices(client, 'good-', run.fleet.devices.length - others.length);
    // Nothing is promised about these.
    for (const endpointName of others) {
      const { Id } = await until(
        () => client.devices.getByEndpoint(endpointName),
        () => true,
        { tolerate: () => true },
      );
      for (const id of await resourcesOf([Id], battery))
        await client.resources.read(id).catch(() => undefined);
    }
    await readCompletely(good);
  }

  it('smoke: all devices register, answer and leave', async () => {
    const { stats, cohorts } = await processReport('smoke');
    expect(stats).to.include({ devices: 10, registrations: 10, troubles: 0 });
    expect(cohorts[0]?.serverCodes).to.deep.include({ register: { '2.01': 10 }, deregister: { '2.02': 10 } });
  });

  it('reconnect-storm: each event makes its devices register again', async () => {
    const { stats, timeline } = await processReport('reconnect-storm');
    expect(stats).to.include({ devices: 40, registrations: 40 + 40 + 20, troubles: 0 });
    expect(timeline.map(({ event }) => event)).to.deep.equal([
      'start 40 devices',
      'reconnect 40 devices',
      'reconnect 20 devices',
    ]);
  });

  it('lossy-network: datagrams are lost, and no registration is', async () => {
    const { report } = await stage('lossy-network');
    const { stats, cohorts } = report;
    expect(stats.networkFaults?.lost).to.be.greaterThan(0);
    expect(stats).to.include({ devices: 10, registered: 10, registrations: 10 });
    expect(stats.updates).to.be.greaterThan(0);
    expect(cohorts[0]?.acknowledgedNotifications).to.be.greaterThan(0);
    expect(cohorts[0]?.retransmissions).to.be.greaterThan(0);
  });

  it('sleepy-meters: a request waits until its device is awake, and each device sends its battery level', async () => {
    const { report } = await stage('sleepy-meters');
    const [meters] = report.cohorts;
    expect(meters?.requests[`read ${battery}`]).to.equal(5);
    expect(meters?.serverCodes.send).to.deep.equal({ '2.04': 5 });
    expect(meters?.registrations).to.equal(5);
  });

  it('firmware-campaign: each update ends as its outcome says, and the server shows what the devices have', async () => {
    const { run, report } = await stage('firmware-campaign');
    expect(report.expectations.map(({ kind }) => kind)).to.include.members([
      'server-firmware',
      'server-values',
    ]);
    const results: Record<string, number> = {};
    for (const device of run.fleet.devices) {
      const result = Number(device.read('/5/0/5'));
      results[result] = (results[result] ?? 0) + 1;
      const { Id } = await client.devices.getByEndpoint(device.endpointName);
      const state = await client.devices.firmwareState(Id);
      expect(state, device.endpointName).to.include({ Result: result, IsActive: false });
    }
    // Success, integrity check failed, connection lost.
    expect(results).to.deep.equal({ 1: 18, 5: 1, 4: 1 });
  });

  it('changing-objects: the server shows the instances that each device has', async () => {
    const { run } = await stage('changing-objects');
    const counts: Record<string, number> = {};
    for (const { endpointName } of run.fleet.devices) {
      const { SmartObjects } = await client.devices.getByEndpoint(endpointName);
      const shown = SmartObjects.filter(({ TypeId, IsUnavailable }) => TypeId === 3303 && !IsUnavailable);
      const key = shown
        .map((one) => one.InstanceNumber)
        .toSorted((a, b) => a - b)
        .join(',');
      counts[key] = (counts[key] ?? 0) + 1;
    }
    expect(counts).to.deep.equal({ '1,2': 2, '1,2,7': 3 });
    for (const device of run.fleet.devices) expect(device.read('/3/0/7/1')).to.equal(3300);
  });

  it('nat-rebind: a session with a Connection ID goes on behind another port', async () => {
    const { stats, cohorts } = await processReport('nat-rebind');
    expect(stats.networkFaults?.natRebinds).to.be.greaterThan(5);
    const [withId, withoutId] = cohorts;
    expect(withId).to.include({ devices: 5, handshakes: 5, registrations: 5 });
    expect(withId?.updates).to.be.greaterThan(5);
    expect(withoutId).to.include({ devices: 5, everRegistered: 5 });
  });

  it('nat-rebind in virtual time: without a Connection ID the devices make new handshakes', async () => {
    const name = `${exampleFolder}/nat-rebind.yaml`;
    const { code, stdout, stderr } = await muster(place, [
      'fleet',
      'run',
      name,
      '--virtual-time',
      '-o',
      'json',
      '-q',
    ]);
    expect(code, stderr).to.equal(0);
    const [withId, withoutId] = passed(JSON.parse(stdout) as FleetReport).cohorts;
    expect(withId).to.include({ devices: 20, handshakes: 20, registrations: 20 });
    expect(withoutId?.handshakes).to.be.greaterThan(20);
    expect(withoutId?.resumptions).to.be.greaterThan(0);
  });

  it('misbehaving-devices: the good cohort is read and has no problem', async () => {
    const { report } = await stage('misbehaving-devices');
    const good = report.cohorts.find(({ name }) => name === 'good');
    expect(good).to.include({ registrations: 10, registered: 10 });
    expect(good?.requests[`read ${battery}`]).to.equal(10);
    const dying = report.cohorts.find(({ name }) => name === 'dying');
    expect(dying?.registrations).to.be.greaterThan(5);
  });

  it('bootstrap: half of the devices bootstrap twice, and some after a factory reset', async () => {
    const { stats } = await processReport('bootstrap');
    expect(stats).to.include({ devices: 10, registrations: 10 + 5 + 2 });
    const bootstraps = new Map<string, number>();
    for await (const { Description, EntityIdentifier, Status } of client.activityLogs.iterate({
      PageSize: 500,
    })) {
      if (!Description.startsWith('Bootstrap') || Status !== 'Completed') continue;
      const name = EntityIdentifier ?? '';
      if (name.startsWith('bootstrapped-')) bootstraps.set(name, (bootstraps.get(name) ?? 0) + 1);
    }
    expect(bootstraps.size).to.equal(10);
    expect([...bootstraps.values()].reduce((sum, count) => sum + count, 0)).to.equal(17);
  });

  it('soak: devices reboot, go offline, reconnect and send, and nothing is lost', async () => {
    const { stats, cohorts } = await processReport('soak');
    expect(stats).to.include({ devices: 50 });
    expect(stats.registrations).to.be.greaterThan(50);
    expect(cohorts.find(({ name }) => name === 'meters')?.serverCodes.send['2.04']).to.be.greaterThan(0);
  });
});
