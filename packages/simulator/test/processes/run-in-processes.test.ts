import { writeFile } from 'node:fs/promises';
import { tempDir, until, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import {
  fleetCredentials,
  runInProcesses,
  runScenario,
  type FleetReport,
  type LoadedFleetFile,
  type ProcessesRun,
} from '../../src/index.ts';
import { forkProcess } from '../../src/run/process-channel.ts';
import { toJob, type MessageOfProcess } from '../../src/run/process-messages.ts';
import { processesFor, slicesOf } from '../../src/run/slices.ts';
import { RecordingServer } from '../support/recording-server.ts';
import { rejection } from '../support/rejection.ts';
import { SecuredServer, serverKeys } from '../support/secured-server.ts';

const file: LoadedFleetFile = {
  version: 1,
  name: 'spread',
  startRatePerSecond: 200,
  durationSeconds: 5,
  cohorts: [
    { name: 'meters', count: 7 },
    { name: 'lamps', count: 5 },
  ],
  timeline: [
    { do: 'update', atSeconds: 3, share: 0.5 },
    { do: 'update', atSeconds: 3.1, cohort: 'lamps' },
  ],
  expect: [
    { kind: 'registered' },
    { kind: 'registered', cohort: 'lamps', withinSeconds: 60 },
    { kind: 'traffic', atMostBytes: 10 },
  ],
  objectModels: [],
  replays: new Map(),
};

/** Half of the meters, chosen by the seed, lose all their datagrams. */
const lossy: LoadedFleetFile = {
  ...file,
  cohorts: [
    { name: 'meters', count: 7, outcomes: [{ share: 0.5, network: [{ lossRate: 1 }] }] },
    { name: 'lamps', count: 5 },
  ],
};

/** What does not depend on how long the server took. */
function figuresOf({ stats, verdict, expectations, timeline, cohorts, problems }: FleetReport) {
  const { devices, registered, registrations, updates, failed } = stats;
  return {
    ...{ devices, registered, registrations, updates, failed, verdict },
    problems: problems.map(({ kind, count, endpointNames }) => ({ kind, count, endpointNames })),
    cohorts: cohorts.map(({ name, devices: count, updates: sent }) => ({ name, count, sent })),
    expectations: expectations.map(({ title, ok, deviceCount }) => ({ title, ok, deviceCount })),
    timeline: timeline.map(({ event }) => event),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a run in several processes', () => {
  let server: RecordingServer | undefined;
  let run: ProcessesRun | undefined;

  beforeEach(async () => {
    server = await RecordingServer.start();
  });

  afterEach(async () => {
    run?.stop();
    run?.stop();
    await run?.report;
    await server?.close();
    run = undefined;
  });

  async function start(
    options: Partial<Parameters<typeof runInProcesses>[1]> = {},
    scenario = file,
  ): Promise<ProcessesRun> {
    run = await runInProcesses(scenario, { serverUri: server?.uri ?? '', seed: 5, processes: 2, ...options });
    return run;
  }

  const allRegistered = (): Promise<boolean> => until(() => server?.of('register').length === 12);

  it('gives the report and the devices of the same run in one process', async () => {
    const report = await (await start({}, lossy)).report;
    const spread = server?.heard.map(({ type, endpointName }) => `${type} ${endpointName}`).sort();
    server?.heard.splice(0);
    const alone = await runScenario(lossy, { serverUri: server?.uri ?? '', seed: 5 }).report;
    expect(figuresOf(report)).to.deep.equal(figuresOf(alone));
    expect(spread).to.deep.equal(
      server?.heard.map(({ type, endpointName }) => `${type} ${endpointName}`).sort(),
    );
    expect(figuresOf(report)).to.deep.include({ devices: 12, verdict: 'failed' });
    expect(figuresOf(report).expectations.map(({ ok }) => ok)).to.deep.equal([false, true, false]);
    expect(report.timeline.map(({ event }) => event)).to.deep.equal([
      'update 6 devices',
      'update 5 devices of lamps',
    ]);
  });

  it('shows the figures of the whole fleet while it runs, and ends early when it is stopped', async () => {
    const running = await start({ durationSeconds: 600 });
    expect(running.pids).to.have.length(2);
    expect(running.fleet.report().stats.devices).to.equal(12);
    await until(() => running.fleet.report().stats.registered === 12);
    expect(running.progress()[0]).to.include({ ok: true });
    running.stop();
    const report = await running.report;
    expect(report.durationSeconds).to.be.below(600);
    expect(server?.registered).to.deep.equal([]);
    expect(running.pids.filter(isRunning)).to.deep.equal([]);
  });

  it('fails if a process dies, names its devices and the reason, and leaves no process behind', async () => {
    const running = await start({ durationSeconds: 600 });
    await allRegistered();
    process.kill(running.pids[1] ?? 0, 'SIGKILL');
    const report = await running.report;
    expect(report).to.include({ verdict: 'failed', error: 'the process of devices 7 to 12 ended: SIGKILL' });
    expect(report.stats.devices).to.equal(12);
    expect(server?.registered).to.have.length(6);
    expect(running.pids.filter(isRunning)).to.deep.equal([]);
  });

  it('fails if devices of different processes have one Location', async () => {
    if (server) server.newLocation = () => 'the-only-one';
    const two = {
      ...file,
      durationSeconds: 1,
      cohorts: [{ name: 'meters', count: 2 }],
      timeline: [],
      expect: [],
    };
    const { verdict, problems } = await (await start({ deregister: false }, two)).report;
    expect(verdict).to.equal('failed');
    expect(problems.map(({ kind, cause, endpointNames }) => ({ kind, cause, endpointNames }))).to.deep.equal([
      {
        kind: 'location-shared',
        cause: 'Register: the Location /rd/the-only-one is also that of muster-sim-000001',
        endpointNames: ['muster-sim-000002'],
      },
    ]);
  });

  it('refuses a scenario before it starts a process', async () => {
    const twice = {
      ...file,
      cohorts: [
        { name: 'meters', count: 4, endpoint: 'same-{index:2}' },
        { name: 'lamps', count: 1, endpoint: 'same-03' },
      ],
    };
    const refusal = rejection(runInProcesses(twice, { serverUri: 'coap://127.0.0.1', processes: 2 }));
    expect((await refusal).message).to.match(/endpoint name same-03/);
  });

  it('secures its devices by the keys of one fleet', async () => {
    const plain: LoadedFleetFile = {
      ...file,
      cohorts: [{ name: 'locks', count: 5 }],
      timeline: [],
      expect: [],
    };
    const options = {
      serverUri: 'coaps://127.0.0.1:5684',
      devices: plain.cohorts,
      seed: 5,
      security: 'rpk' as const,
      serverPublicKey: serverKeys.publicKey,
    };
    const { devices } = await fleetCredentials(options);
    const known = new Set(devices.map(({ publicKey }) => publicKey));
    await using secured = await SecuredServer.start({
      rawPublicKey: serverKeys,
      verifyRawPublicKey: (_key, spki) => known.has(spki.toString('base64')),
    });
    run = await runInProcesses(plain, { ...options, serverUri: secured.uri, processes: 2 });
    const report = await run.report;
    expect(report).to.include({ verdict: 'passed', error: undefined });
    expect(report.stats).to.include({ registrations: 5, handshakes: 5 });
    expect([...secured.targets.keys()].sort()).to.deep.equal(
      devices.map(({ endpointName }) => endpointName).sort(),
    );
  });
});

describe('the processes of a fleet', () => {
  it('are killed if they hang', async () => {
    const clock = new VirtualClock();
    const { promise: ready, resolve } = Promise.withResolvers<MessageOfProcess>();
    const child = forkProcess(resolve, clock);
    child.send({
      type: 'job',
      job: toJob(file, { serverUri: 'coap://127.0.0.1:5683' }, { first: 1, count: 1 }),
    });
    expect((await ready).type).to.equal('ready');
    process.kill(child.pid ?? 0, 'SIGSTOP');
    await clock.advance(60_000);
    expect(await child.ended).to.equal('no message for 30 s');
  });

  it('refuse a behaviour module that is not the one of the coordinator', async () => {
    await using place = await tempDir();
    const behaviour = place.join('own.mjs');
    await writeFile(behaviour, 'export default () => ({});');
    const plan = { ...file, cohorts: [{ name: 'own', count: 1, behaviour }] };
    const job = toJob(plan, { serverUri: 'coap://127.0.0.1:5683' }, { first: 1, count: 1 });
    await writeFile(behaviour, 'export default () => ({ answer: () => undefined });');
    const { promise: answer, resolve } = Promise.withResolvers<MessageOfProcess>();
    const child = forkProcess(resolve);
    child.send({ type: 'job', job });
    expect(await answer).to.deep.equal({
      type: 'failed',
      message: `the behaviour module ${behaviour} is not here, or differs from that of the coordinator. Copy it to the same path on each worker`,
    });
    await child.ended;
  });

  it('are as many as its devices need', () => {
    const wide = { limit: 1_000_000, inUse: 20 };
    expect(processesFor(18_000, wide)).to.equal(1);
    expect(processesFor(18_001, wide)).to.equal(2);
    expect(processesFor(100_000, { limit: 20_000, inUse: 20 })).to.equal(6);
    expect(processesFor(2000, { limit: 1104, inUse: 40 })).to.equal(2);
    expect(() => processesFor(100_000, { limit: 200, inUse: 40 })).to.throw(/ulimit -n/);
  });

  it('hold consecutive slices that cover the fleet', () => {
    expect(slicesOf(10, 3)).to.deep.equal([
      { first: 1, count: 3 },
      { first: 4, count: 3 },
      { first: 7, count: 4 },
    ]);
    expect(slicesOf(2, 5)).to.have.length(2);
  });
});
