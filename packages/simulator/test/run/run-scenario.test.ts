import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { freeUdpPort, udpPeer, type VirtualClock } from '@muster/testkit';
import {
  parseFleetFile,
  renderPrometheus,
  runScenario,
  type Expectation,
  type FleetReport,
  type LoadedFleetFile,
} from '../../src/index.ts';
import type { MemoryNetwork } from '../support/memory-network.ts';
import { VirtualScene } from '../support/virtual-fleet.ts';

const file: LoadedFleetFile = {
  version: 1,
  name: 'smoke',
  server: 'coap://127.0.0.1:5683',
  durationSeconds: 60,
  cohorts: [{ name: 'meters', count: 3 }],
  objectModels: [],
};

describe('runScenario', () => {
  let scene: VirtualScene;
  let options: VirtualScene['options'];
  let clock: VirtualClock;
  let network: MemoryNetwork;

  beforeEach(() => {
    scene = new VirtualScene();
    ({ options, clock, network } = scene);
  });

  it('runs for the duration of the file, stops the devices and resolves the report', async () => {
    const run = runScenario(file, options);
    await clock.advance(59_000);
    expect(run.fleet.stats.registered).to.equal(3);
    await clock.advance(2000);
    const report = await run.report;
    expect(report).to.include({ name: 'smoke', verdict: 'passed' });
    expect(report.cohorts[0]).to.include({ name: 'meters', devices: 3, registered: 3, everRegistered: 3 });
    expect(run.fleet.devices.map(({ state }) => state)).to.deep.equal(['closed', 'closed', 'closed']);
  });

  it('does not count devices that register after a look at the progress', async () => {
    const within = { ...file, expect: [{ kind: 'registered', withinSeconds: 5 }] } as LoadedFleetFile;
    const run = runScenario(within, options);
    expect(run.progress()[0]).to.include({ ok: false, deviceCount: 3 });
    await clock.advance(61_000);
    expect((await run.report).expectations[0]).to.include({ ok: true, deviceCount: 0 });
  });

  it('takes the duration of the options before that of the file', async () => {
    const run = runScenario(file, { ...options, durationSeconds: 5 });
    await clock.advance(6000);
    expect((await run.report).durationSeconds).to.be.within(5, 6);
  });

  it('ends early when it is stopped, or its signal aborts', async () => {
    const run = runScenario(file, options);
    await clock.advance(3000);
    run.stop();
    await clock.advance(1000);
    const report = await run.report;
    const expected = { verdict: 'inconclusive', unseen: ['The run was stopped before its end.'] };
    expect(report).to.deep.include(expected);
    expect(report.durationSeconds).to.be.within(3, 4);
    const controller = new AbortController();
    const other = runScenario(file, { ...options, signal: controller.signal });
    await clock.advance(4000);
    controller.abort();
    await clock.advance(1000);
    expect((await other.report).durationSeconds).to.be.within(4, 5);
  });

  describe('fails', () => {
    async function play(
      expectations: readonly Expectation[],
      { isSilent = false, seconds = 60 } = {},
    ): Promise<FleetReport> {
      network.isSilent = isSilent;
      const run = runScenario({ ...file, durationSeconds: seconds, expect: expectations }, options);
      await scene.pass(seconds + 20);
      return run.report;
    }

    it('for a device that never registered, and says that the server answered nothing', async () => {
      const { verdict, serverReached, problems } = await play([], { isSilent: true });
      expect({ verdict, serverReached }).to.deep.equal({ verdict: 'failed', serverReached: false });
      expect(problems.map(({ kind, devices }) => [kind, devices])).to.deep.equal([['never-registered', 3]]);
      expect(problems[0]?.endpointNames).to.have.length(3);
    });

    it('not for problems that an expectation allows', async () => {
      const allow: Expectation = { kind: 'problems', of: ['never-registered'], atMost: 3 };
      const { verdict, problems, allowedProblems } = await play([allow], { isSilent: true });
      expect({ verdict, problems }).to.deep.equal({ verdict: 'passed', problems: [] });
      expect(allowedProblems.map(({ kind }) => kind)).to.deep.equal(['never-registered']);
      const tight = await play([{ ...allow, atMost: 2 }], { isSilent: true });
      expect(tight.verdict).to.equal('failed');
      expect(tight.expectations[0]).to.include({ ok: false, deviceCount: 3 });
    });

    it('for an unmet expectation, and names the devices and the reason', async () => {
      const { verdict, problems, expectations } = await play([
        { kind: 'registered', withinSeconds: 5 },
        { kind: 'latency', of: 'registration', atMostMs: 0.5 },
        { kind: 'latency', of: 'update', percentile: 50, atMostMs: 1000 },
        { kind: 'responses', from: 'server', only: ['2.01'], includes: ['2.04'] },
        { kind: 'traffic', atMostBytes: 10, cohort: 'meters' },
        { kind: 'requests', operation: 'read', path: '/3/0' },
        { kind: 'lost-notifications' },
      ]);
      expect(verdict).to.equal('failed');
      expect(problems).to.deep.equal([]);
      const lines = expectations.map(({ ok, title, detail, deviceCount }) =>
        [ok ? 'met' : 'NOT MET', title, detail, deviceCount].join(' | '),
      );
      const bytes = /most was (\d+)/u.exec(lines[4] ?? '')?.[1] ?? '';
      expect(lines).to.deep.equal([
        'met | at least 100 % of the devices registered within 5 s | 3 of 3 devices (100 %) registered within 5 s | 0',
        'NOT MET | p95 of registration at most 0.5 ms | p95 was 1.0 ms of 3 registrations | 3',
        'NOT MET | p50 of Update at most 1000 ms | no Update was accepted | 0',
        'NOT MET | the server answers only 2.01 and each of 2.04 | missing: 2.04 | 0',
        `NOT MET | at most 10 bytes for each device, cohort meters | 3 devices had more; the most was ${bytes} bytes, of muster-sim-000001 | 3`,
        'NOT MET | at least 1 x read /3/0 for each device | 0 of 3 devices had at least 1 | 3',
        'met | at most 0 confirmable notifications lost | 0 of 0 confirmable notifications were never acknowledged | 0',
      ]);
      const expected = { endpointName: 'muster-sim-000001', reason: '1.0 ms' };
      expect(expectations[1]?.devices[0]).to.deep.equal(expected);
      expect(expectations[5]?.devices[0]?.reason).to.equal('0 requests');
    });

    it('with the address at which nothing listens, and without one if a server is silent', async () => {
      await using silent = await udpPeer();
      const closed = await freeUdpPort();
      for (const [port, sentences] of [
        [closed, [`Nothing listens at 127.0.0.1:${closed}. Start the server, or correct its address.`]],
        [silent.port, []],
      ] as const) {
        const server = `coap://127.0.0.1:${port}`;
        const run = runScenario({ ...file, server, durationSeconds: 0.5 }, { deregister: false });
        const { verdict, silence } = await run.report;
        expect({ verdict, silence }).to.deep.equal({
          verdict: 'failed',
          silence: ['The server answered nothing.', ...sentences],
        });
      }
    });

    it('with a report if the name of the server has no address', async () => {
      const run = runScenario({ ...file, server: 'coap://no-such-host.invalid' }, { clock });
      const report = await run.report;
      expect(report).to.include({ verdict: 'failed', serverReached: false });
      expect(report.error).to.contain('no-such-host.invalid');
    });
  });

  it('ends at the first problem that no expectation allows, with failFast', async () => {
    network.isSilent = true;
    const long = { ...file, durationSeconds: 600 };
    const allowing: LoadedFleetFile = {
      ...long,
      expect: [{ kind: 'problems', of: ['register-unanswered'], atMost: 100 }],
    };
    const runs = [long, allowing].map((each) => runScenario(each, { ...options, failFast: true }));
    await scene.pass(620);
    const [first, second] = await Promise.all(runs.map(({ report }) => report));
    expect(first?.verdict).to.equal('failed');
    expect(first?.durationSeconds).to.be.below(100);
    expect(second?.durationSeconds).to.be.at.least(600);
  });

  it('takes the expectations of the guide', async () => {
    const guide = join(import.meta.dirname, '../../../../docs/guides/fleet-verdict.md');
    const text = /^```yaml\n([^]*?)^```$/mu.exec(await readFile(guide, 'utf8'))?.[1] ?? '';
    const scenario = { ...parseFleetFile(text), server: 'coap://127.0.0.1:5683', objectModels: [] };
    const run = runScenario(scenario, options);
    await scene.pass(62);
    const { expectations } = await run.report;
    expect(expectations.map(({ kind, ok }) => (ok ? kind : `NOT ${kind}`)).join(' ')).to.equal(
      'registered latency latency lost-notifications responses traffic ' +
        'NOT requests requests updates sends NOT throughput problems',
    );
  });

  it('gives its metrics in the text format of Prometheus', async () => {
    const scenario: LoadedFleetFile = {
      ...file,
      durationSeconds: 5,
      timeline: ['/3303/0/5700', '/9999/0/1'].map((path) => ({ atSeconds: 2, do: 'send', paths: [path] })),
      expect: [{ kind: 'registered' }, { kind: 'problems', of: ['event-failed'], atMost: 3 }],
    };
    const run = runScenario(scenario, options);
    await clock.advance(6000);
    const text = renderPrometheus(await run.report);
    expect(text).to.contain(
      '# TYPE muster_fleet_registered gauge\nmuster_fleet_registered{cohort="meters"} 3\n',
    );
    expect(text).to.contain('muster_fleet_latency_seconds_count{cohort="meters",of="registration"} 3\n');
    const sends = 'muster_fleet_requests_total{cohort="meters",operation="send",code="2.04"} 3';
    expect(text.split('\n')).to.include(sends);
    // Also if an expectation allows the problems.
    for (const name of [
      'muster_fleet_troubles_total{cohort="meters",action="send"',
      'muster_fleet_problems_total{cohort="meters",kind="event-failed"',
    ]) {
      const lines = text.split('\n').filter((line) => line.startsWith(name));
      expect(lines).to.have.length(1);
      expect(lines[0]).to.match(/ 3$/u);
    }
    expect(text).to.match(/^muster_fleet_expectation_met\{position="0",title="[^"]*"\} 1$/mu);
    for (const line of text.trimEnd().split('\n')) {
      expect(line).to.match(/^(?:# (?:HELP|TYPE) \S+ .+|\w+\{(?:\w+="[^"]*",?)+\} [\d.e-]+)$/u);
    }
  });
});
