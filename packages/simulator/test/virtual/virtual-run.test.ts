import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createLwm2mServer } from '@muster/lwm2m';
import { expect } from 'chai';
import {
  FleetConfigError,
  parseFleetFile,
  runScenarioInVirtualTime,
  type FleetReport,
  type InProcessServer,
  type InProcessServerContext,
  type VirtualRunOptions,
} from '../../src/index.ts';
import { rejection } from '../support/rejection.ts';

const script = fileURLToPath(new URL('../support/print-virtual-report.ts', import.meta.url));

async function report(text: string, options: VirtualRunOptions = {}): Promise<FleetReport> {
  return (await runScenarioInVirtualTime(parseFleetFile(text), options)).report;
}

/** Fleet files by the feature that they exercise. */
const scenarios: Readonly<Record<string, string>> = {
  'churn and queue mode at coap': `
version: 1
seed: 7
server: coap://127.0.0.1:5683
durationSeconds: 900
cohorts:
  - { name: meters, count: 8, lifetimeSeconds: 120, churn: { everySeconds: 50 } }
  - { name: sleepy, endpoint: 'sleepy-{index}', count: 5, queueMode: { awakeSeconds: 10 }, updateIntervalSeconds: 100 }
`,
  'sessions that are lost, rebound and resumed at coaps': `
version: 1
seed: 7
server: coaps://lwm2m.example:5684
durationSeconds: 400
cohorts:
  - name: psk
    endpoint: 'psk-{index}'
    count: 3
    confirmableNotifications: true
    faults: { rebindEverySeconds: 60, sessionLossEverySeconds: 90, powerCycleEverySeconds: 150 }
  - { name: rpk, endpoint: 'rpk-{index}', count: 2, security: rpk, omitEndpoint: true }
  - { name: x509, endpoint: 'x509-{index}', count: 2, security: x509 }
`,
  'bootstrapping and several servers': `
version: 1
seed: 7
bootstrap: coap://bootstrap.example
durationSeconds: 300
cohorts:
  - { name: meters, count: 4 }
`,
};

/** Timeline, bad network and device faults together: the fleet does not end well, and not all devices stay. */
const troubled = (scheme: string): string => `
version: 1
seed: 11
server: ${scheme}://127.0.0.1
durationSeconds: 600
network:
  - { lossRate: 0.1, delayMs: 80, jitterMs: 60, duplicationRate: 0.05, reorderRate: 0.1, corruptionRate: 0.03 }
  - { fromSeconds: 300, toSeconds: 400, natTimeoutSeconds: 30 }
cohorts:
  - { name: meters, count: 5, endpoint: 'm-{index}', lifetimeSeconds: 120, confirmableNotifications: true, churn: { everySeconds: 77 } }
  - name: bad
    count: 4
    endpoint: 'b-{index}'
    lifetimeSeconds: 200
    deviceFaults:
      - { kind: crash, everySeconds: 150, downSeconds: 5, share: 0.5 }
      - { kind: no-answers, rate: 0.2 }
      - { kind: slow-answers, delayMs: 900, fromSeconds: 100, toSeconds: 300 }
      - { kind: clock-drift, secondsPerHour: 30 }
      - { kind: wrong-message-ids, rate: 0.1 }
timeline:
  - { do: reconnect, atSeconds: 100, overSeconds: 20, share: 0.5 }
  - { do: go-offline, atSeconds: 150, forSeconds: 100, cohort: meters, share: 0.3 }
  - { do: set, atSeconds: 50, path: /3303/0/5700, value: 33, cohort: meters }
  - { do: send, atSeconds: 50, everySeconds: 60, paths: [/3303/0/5700] }
  - { do: reboot, atSeconds: 300, overSeconds: 60, kind: power-cycle }
  - { do: change-address, atSeconds: 400, overSeconds: 10 }
  - { do: stop, atSeconds: 500, share: 0.2 }
`;

describe('a scenario in virtual time', () => {
  /** Of another process, by the text of the fleet file. */
  const others = new Map<string, string>();

  before(async () => {
    const texts = [...['coap', 'coaps'].map(troubled), ...Object.values(scenarios)];
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...texts]);
    for (const [at, line] of stdout.trimEnd().split('\n').entries()) others.set(texts[at] ?? '', line);
  });

  /** Plays a file twice, and with another seed. @returns the first report */
  async function repeated(text: string, seed: number): Promise<FleetReport> {
    const first = await report(text);
    // Signatures of ECDSA, and so handshakes with them, differ by some bytes.
    const signs = /security: (?:rpk|x509)/u.test(text);
    const bytesOf = (one: FleetReport): string =>
      JSON.stringify(one, (name, value: unknown) => (signs && /bytes/iu.test(name) ? undefined : value));
    const bytes = bytesOf(first);
    expect(bytesOf(await report(text)), 'in one process').to.equal(bytes);
    expect(bytesOf(JSON.parse(others.get(text) ?? '') as FleetReport), 'in two processes').to.equal(bytes);
    const other = await report(text, { seed });
    expect(bytesOf({ ...other, seed: first.seed }), 'with another seed').to.not.equal(bytes);
    return first;
  }

  for (const scheme of ['coap', 'coaps']) {
    it(`decides timeline, packets and faults by the seed at ${scheme}, byte for byte, in two processes too`, () =>
      repeated(troubled(scheme), 12));
  }

  for (const [what, text] of Object.entries(scenarios)) {
    it(`gives the same report, byte for byte, in one process and in two, and another by the seed: ${what}`, async () => {
      const { stats, troubles, startedAt } = await repeated(text, 8);
      expect(stats, JSON.stringify(troubles)).to.include({ failed: 0 });
      expect(stats.registered).to.equal(stats.devices);
      expect(stats.notifications).to.be.above(0);
      expect(startedAt).to.equal('2030-01-01T00:00:00.000Z');
    });
  }

  it('runs a day without a Register more than each device needs', async () => {
    const { stats, durationSeconds, problems } = await report(`
version: 1
durationSeconds: 86400
cohorts: [{ name: meters, count: 3, lifetimeSeconds: 900, notifyIntervalSeconds: 300 }]
`);
    expect(problems).to.deep.equal([]);
    expect(durationSeconds).to.be.within(86_400, 86_401);
    expect(stats).to.include({ registered: 3, registrations: 3 });
    expect(stats.updates).to.be.within(3 * 96, 3 * 192);
    // Two instances of object 3303 and one of 3311, each about every five minutes if its value has changed.
    expect(stats.notifications).to.be.within(3 * 288, 3 * 3 * 320);
  });

  it('starts at the given time, and gives latencies of the given network', async () => {
    const { startedAt, stats } = await report(
      '{version: 1, durationSeconds: 60, cohorts: [{name: a, count: 1}]}',
      { virtualTime: { startMs: Date.UTC(2026, 1, 3), latencyMs: 40 } },
    );
    expect(startedAt).to.equal('2026-02-03T00:00:00.000Z');
    expect(stats.registrationMs.p50).to.be.within(80, 81);
  });

  it('observes the given paths only', async () => {
    const text = '{version: 1, durationSeconds: 60, cohorts: [{name: a, count: 2}]}';
    const { stats } = await report(text, { virtualTime: { observe: ['/3303/0/5700', '/9999/0/1'] } });
    expect(stats.requestsAnswered).to.equal(2);
  });

  it('ends early when it is stopped, and Deregisters', async () => {
    const run = await runScenarioInVirtualTime(
      parseFleetFile('{version: 1, durationSeconds: 1e9, cohorts: [{name: a, count: 2}]}'),
    );
    run.clock.setTimer(100_000, () => run.stop());
    const { durationSeconds, verdict } = await run.report;
    expect(durationSeconds).to.be.within(100, 101);
    expect(verdict).to.equal('inconclusive');
    expect(run.network.size).to.equal(0);
  });

  it('runs against a server of the program', async () => {
    const names: string[] = [];
    const server = async (context: InProcessServerContext): Promise<InProcessServer> =>
      createLwm2mServer({
        ...context,
        handlers: {
          register: ({ endpointName }) => {
            names.push(endpointName);
            // Work that takes real time.
            const stored = new Promise((resolve) => setTimeout(resolve, 1));
            return context.clock.hold(stored).then(() => ({ location: endpointName }));
          },
          update: () => Promise.resolve({}),
          deregister: () => Promise.resolve({}),
          send: () => Promise.resolve(),
        },
      });
    const text = '{version: 1, durationSeconds: 600, cohorts: [{name: a, count: 2, endpoint: "d{index}"}]}';
    const { stats } = await report(text, { virtualTime: { server } });
    expect(names).to.deep.equal(['d1', 'd2']);
    expect(stats).to.include({ registered: 2, requestsAnswered: 0, notifications: 0 });
    expect(stats.registrationMs.max).to.be.below(3);
  });

  it('needs a duration', async () => {
    const text = '{version: 1, cohorts: [{name: a, count: 2}]}';
    expect((await rejection(report(text))).message).to.contain('durationSeconds');
  });

  it('refuses expectations about the Web Admin API, which needs a real server', async () => {
    const text = `
version: 1
durationSeconds: 60
server: coap://127.0.0.1:5683
api: { url: 'http://127.0.0.1:8080', key: secret }
cohorts: [{ name: a, count: 2 }]
expect: [{ kind: server-status }]
`;
    const error = await rejection(report(text));
    expect(error).to.be.instanceOf(FleetConfigError);
    expect(error.message).to.contain('expect[0].kind: server-status needs a real server');
  });

  it('passes on the error of a server that does not start', async () => {
    const text = '{version: 1, durationSeconds: 1, cohorts: [{name: a, count: 2}]}';
    const server = (): Promise<InProcessServer> => Promise.reject(new Error('no server today'));
    expect((await rejection(report(text, { virtualTime: { server } }))).message).to.equal('no server today');
  });
});
