import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { duplexPair } from 'node:stream';
import { until, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import {
  runInProcesses,
  runScenarioInVirtualTime,
  startWorker,
  type FleetWorker,
  type LoadedFleetFile,
  type ProcessesRun,
} from '../../src/index.ts';
import { connectWorker } from '../../src/run/connect-worker.ts';
import { MessageLink } from '../../src/run/message-link.ts';
import { toJob } from '../../src/run/process-messages.ts';
import { RecordingServer } from '../support/recording-server.ts';
import { rejection } from '../support/rejection.ts';

const token = 'a-token-of-the-workers';

const healthy: LoadedFleetFile = {
  version: 1,
  name: 'spread',
  startRatePerSecond: 200,
  durationSeconds: 600,
  cohorts: [
    { name: 'meters', count: 7 },
    { name: 'lamps', count: 5 },
  ],
  expect: [{ kind: 'registered' }, { kind: 'registered', cohort: 'lamps', withinSeconds: 60 }],
  objectModels: [],
  replays: new Map(),
};

describe('a run over workers', () => {
  let server: RecordingServer;
  let workers: FleetWorker[];
  let run: ProcessesRun | undefined;

  beforeEach(async () => {
    server = await RecordingServer.start();
    workers = await Promise.all([startWorker({ token }), startWorker({ token })]);
  });

  afterEach(async () => {
    run?.stop();
    run?.stop();
    await run?.report;
    await Promise.all(workers.map((worker) => worker.close()));
    await server.close();
    run = undefined;
  });

  const addresses = (): string[] => workers.map(({ address }) => address);
  const allRegistered = (): Promise<boolean> => until(() => server.of('register').length === 12);

  async function start(scenario: LoadedFleetFile, options: object = {}): Promise<ProcessesRun> {
    const shared = { serverUri: server.uri, seed: 5, workers: addresses(), token };
    return (run = await runInProcesses(scenario, { ...shared, ...options }));
  }

  it('ends everywhere when the coordinator stops it, and the workers take the next run', async () => {
    for (const processes of [2, 3]) {
      const running = await start(healthy, { processes });
      await allRegistered();
      running.stop();
      expect(await running.report).to.include({ verdict: 'inconclusive', error: undefined });
      expect(server.registered).to.deep.equal([]);
      server.heard.splice(0);
    }
  });

  it('deregisters the devices of a coordinator that is gone, and refuses another one until then', async () => {
    const options = { serverUri: server.uri, env: { SECRET: 'of the coordinator' } };
    const job = toJob(healthy, options, { first: 1, count: 12 });
    expect(JSON.stringify(job)).to.not.contain('of the coordinator');
    const lost = await connectWorker(addresses()[0]!, { token, run: randomUUID() }, () => undefined);
    lost.send({ type: 'job', job });
    lost.send({ type: 'begin' });
    await allRegistered();
    const busy = await rejection(start(healthy));
    expect(String(busy)).to.contain(
      `The worker ${addresses()[0]} cannot be used: The worker runs another fleet.`,
    );
    lost.kill();
    await until(() => server.registered.length === 0);
  });

  it('does not begin without each of its workers, and names the worker and the reason', async () => {
    const [good] = addresses();
    const unused = workers[1]!;
    await unused.close();
    for (const [workersOfRun, other, reason] of [
      [[good, unused.address], token, `The worker ${unused.address} cannot be used: connect ECONNREFUSED`],
      [[good], 'another-token-of-another', `${good} cannot be used: The bearer token is missing or wrong.`],
      [[good], 'short', 'RangeError: The token of the workers is not 16 or more'],
    ] as const)
      expect(String(await rejection(start(healthy, { workers: workersOfRun, token: other })))).to.contain(
        reason,
      );
    const foreign = await rejection(start(healthy, { workers: [new URL(server.uri).host] }));
    expect(String(foreign)).to.contain('cannot be used: ');
    expect(server.heard).to.deep.equal([]);
  });

  it('refuses requests that are not those of a coordinator of the same version', async () => {
    const { status } = await fetch(`http://${addresses()[0]}/v1/fleet`);
    expect(status).to.equal(404);
    const authorization = { authorization: `Bearer ${token}` };
    for (const [headers, answer] of [
      [{}, /401 .*bearer token/su],
      [authorization, /404 /u],
      [
        { ...authorization, upgrade: 'muster-fleet', 'muster-version': '0.0.0' },
        /409 .*Install the same version/su,
      ],
    ] as const)
      expect(await upgrade(addresses()[0]!, headers)).to.match(answer);
    expect(String(await rejection(startWorker({ token: '' })))).to.contain('16 or more');
  });
});

/** @returns the response to a request for another protocol */
async function upgrade(address: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const [host = '', port] = address.split(':');
  const socket = connect(Number(port), host);
  const lines = Object.entries({ host: address, upgrade: 'other', connection: 'Upgrade', ...headers });
  socket.end(
    `GET /v1/processes HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  return Buffer.concat(await socket.toArray()).toString();
}

describe('the connection to a worker', () => {
  it('carries maps and typed arrays, and ends after 30 s without a message', async () => {
    const clock = new VirtualClock();
    const [here, there] = duplexPair();
    const received: unknown[] = [];
    const left = new MessageLink<unknown, unknown>(here, () => undefined, clock);
    const right = new MessageLink<unknown, unknown>(there, (message) => received.push(message), clock);
    const message = new Map([['a', new Uint8Array([1, 2])]]);
    left.send(message);
    await until(() => received.length === 1);
    expect(received).to.deep.equal([message]);
    here.write('not a message\n');
    expect(await right.ended).to.equal('the connection was closed');
    const [silent] = duplexPair();
    const alone = new MessageLink(silent, () => undefined, clock);
    await clock.advance(31_000);
    expect(await alone.ended).to.equal('no message for 30 s');
  });
});

describe('a run in virtual time over workers', () => {
  let worker: FleetWorker;

  before(async () => {
    worker = await startWorker({ token });
  });

  after(() => worker.close());

  it('gives the bytes of the run in one process, each process with a server of its own', async () => {
    for (const rest of [{}, { deregister: false, serverUri: 'coaps://127.0.0.1' }]) {
      const plan: LoadedFleetFile = {
        ...healthy,
        durationSeconds: 120,
        startRatePerSecond: 10,
        cohorts: [
          { name: 'meters', count: 20, lifetimeSeconds: 60, confirmableNotifications: true },
          { name: 'lamps', count: 10, queueMode: { awakeSeconds: 10 } },
        ],
        timeline: [
          { do: 'start', atSeconds: 20, cohort: 'meters', share: 0.2 },
          { do: 'send', atSeconds: 50, everySeconds: 7, paths: ['/3303/0/5700'] },
        ],
      };
      const options = { seed: 5, ...rest };
      const whole = await (await runScenarioInVirtualTime(plan, options)).report;
      const spread = { ...options, virtualTime: true, processes: 3, workers: [worker.address], token };
      const merged = await (await runInProcesses(plan, spread)).report;
      expect(whole).to.include({ verdict: 'passed' });
      expect(merged).to.deep.equal(whole);
      expect(JSON.stringify(merged)).to.equal(JSON.stringify(whole));
    }
  });
});
