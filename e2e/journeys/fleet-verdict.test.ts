/** `muster fleet run` against a server that is killed: the run fails, though its devices believe that they are registered. */
import { until } from '@muster/testkit';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FleetReport } from '@muster/simulator';
import { expect } from 'chai';
import { musterHere } from '../support/muster-in-process.ts';
import { runMuster, type Running } from '../support/running.ts';
import { useServer } from '../support/test-server.ts';

describe('the verdict of muster fleet run', () => {
  const server = useServer();

  before(async () => {
    const cohort = { name: 'meters', count: 5, lifetimeSeconds: 6 };
    await writeFile(join(server.place.dir, 'fleet.json'), JSON.stringify({ version: 1, cohorts: [cohort] }));
  });

  const start = (...flags: readonly string[]): Running => {
    const ofServer = flags.includes('--server') ? [] : ['--server', server.info.coap];
    return runMuster(server.place, ['fleet', 'run', 'fleet.json', '-o', 'json', ...flags, ...ofServer]);
  };
  const written = (name: string): Promise<string> => readFile(join(server.place.dir, name), 'utf8');
  const reportIn = async (name: string): Promise<FleetReport> =>
    JSON.parse(await written(name)) as FleetReport;
  const areOnline = (wanted: number): Promise<number> =>
    until(
      async () => (await server.client.devices.list({ Filter: 'Status eq online' })).NbrOfRows,
      (count) => count === wanted,
    );

  it('deregisters and writes all reports after Ctrl-C', async () => {
    const run = start('--report', 'stopped.json', '--junit', 'stopped.xml', '--markdown', 'stopped.md');
    await areOnline(5);
    run.child.kill('SIGINT');
    const { code, stderr } = await run.ended;
    expect(code, stderr).to.equal(13);
    expect(stderr).to.contain('The run is inconclusive. The run was stopped before its end.');
    await areOnline(0);
    const report = await reportIn('stopped.json');
    expect(report).to.include({ format: 'muster-fleet-report/2', verdict: 'inconclusive' });
    expect(await written('stopped.xml')).to.contain('failures="0" errors="1"');
    expect(await written('stopped.md')).to.contain('inconclusive');
  });

  it('writes its report without Deregisters after a second signal, though the server hangs', async () => {
    const run = start('--report', 'hung.json');
    // The devices know it too: a device is online before it has its response.
    await run.says('5/5 registered');
    server.process.child.kill('SIGSTOP');
    try {
      // Two different signals: the system delivers equal ones once.
      run.child.kill('SIGTERM');
      run.child.kill('SIGINT');
      const { code, stderr } = await run.ended;
      expect(code, stderr).to.equal(13);
    } finally {
      server.process.child.kill('SIGCONT');
    }
    expect((await reportIn('hung.json')).stats).to.include({ registered: 5 });
  });

  it('fails when the server was killed in mid-run, and says what went unanswered', async () => {
    // The fleet before deregisters when the server goes on.
    await areOnline(0);
    const run = start('--junit', 'fleet.xml', '--markdown', 'fleet.md', '--control');
    await run.says('5/5 registered');
    await server.stop('SIGKILL');
    // Two retransmissions of an Update outlast the lifetime. When there are 15, each of the 5 devices has made them.
    await until(async () => {
      const figures = await musterHere(server.place, ['fleet', 'attach', 'figures', '-o', 'json']);
      const { report } = JSON.parse(figures.stdout) as { readonly report: FleetReport };
      return report.cohorts[0]!.retransmissions >= 15;
    });
    run.child.kill('SIGINT');
    const { code, stdout, stderr } = await run.ended;
    expect(code, stderr).to.equal(1);
    const { stats, problems } = JSON.parse(stdout) as FleetReport;
    expect(stats).to.include({ devices: 5, registered: 5, registrations: 5 });
    const counts = Object.fromEntries(problems.map((one) => [one.kind, [one.count, one.devices]]));
    for (const { endpointNames } of problems) expect(endpointNames).to.have.length(5);
    expect(counts).to.deep.equal({ 'lifetime-lapsed': [5, 5], 'deregister-unanswered': [5, 5] });
    for (const { firstTime, lastTime } of problems) {
      expect(Date.parse(firstTime)).to.be.at.most(Date.parse(lastTime));
      expect(stderr).to.contain(firstTime).and.to.contain(lastTime);
    }
    expect(stderr).to.contain('5 lifetimes lapsed on 5 devices');
    expect(stderr).to.contain('5 Deregisters without a response on 5 devices');
    expect(stderr).to.match(/Repeat the run with: .*fleet run fleet\.json .*--seed 1"/u);
    const failure = 'name="lifetime-lapsed" time="0"><failure message="5 lifetimes lapsed">';
    expect(await written('fleet.xml')).to.contain(failure);
    const silence =
      /Last answer at [\d.]+ s; 5 Deregisters without a response\.[^]*Nothing listens at 127\.0\.0\.1:/u;
    expect(await written('fleet.md'))
      .to.match(/^## ❌ Simulated fleet: failed/u)
      .and.to.match(silence);
  });

  it('ends with 7 and writes its reports when the server answers nothing at all', async () => {
    const silent = createSocket('udp4');
    silent.bind(0, '127.0.0.1');
    await once(silent, 'listening');
    const uri = `coap://127.0.0.1:${silent.address().port}`;
    const run = start('--server', uri, '--duration', '1s', '--no-deregister', '--report', 'silent.json');
    const { code, stderr } = await run.ended;
    silent.close();
    expect(code, stderr).to.equal(7);
    expect(stderr).to.contain('answered nothing');
    expect(await reportIn('silent.json')).to.include({ verdict: 'failed', serverReached: false });
  });

  it('refuses to start when a report cannot be written', async () => {
    const { code, stderr } = await start('--junit', 'missing/fleet.xml').ended;
    expect(code, stderr).to.equal(2);
    expect(stderr).to.contain('Cannot write --junit missing/fleet.xml');
  });
});
