/** `muster fleet run` against a server that is killed: the run fails, though its devices believe that they are registered. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@muster/sdk';
import type { FleetReport } from '@muster/simulator';
import { expect } from 'chai';
import {
  createWorkplace,
  musterBin,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { serverArgs } from './support/server-args.ts';
import { until } from './support/until.ts';

const lifetimeSeconds = 6;

describe('the verdict of muster fleet run', () => {
  let place: Workplace;
  let server: MusterProcess;

  before(async () => {
    place = await createWorkplace();
    server = await startMuster(place, await serverArgs(place));
    const cohort = { name: 'meters', count: 5, lifetimeSeconds };
    await writeFile(join(place.dir, 'fleet.json'), JSON.stringify({ version: 1, cohorts: [cohort] }));
  });

  after(async () => {
    await server.stop('SIGKILL');
    await place.remove();
  });

  interface Ended {
    readonly code: number | null;
    readonly stdout: string;
    readonly stderr: string;
  }

  interface Run {
    readonly process: ChildProcess;
    /** The text on stderr so far. */
    readonly printed: () => string;
    readonly ended: Promise<Ended>;
  }

  function start(flags: readonly string[]): Run {
    const words = ['fleet', 'run', 'fleet.json', '-o', 'json', ...flags];
    const ofServer = flags.includes('--server') ? [] : ['--server', server.info.coap];
    const run = spawn(process.execPath, [musterBin, ...words, ...ofServer], {
      env: place.env,
      cwd: place.dir,
    });
    let stdout = '';
    let stderr = '';
    run.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    run.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const ended = once(run, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
    return { process: run, printed: () => stderr, ended };
  }

  const online = async (): Promise<number> => {
    const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    return (await client.devices.list({ Filter: 'Status eq online' })).NbrOfRows;
  };

  it('deregisters and writes all reports after Ctrl-C', async () => {
    const run = start(['--report', 'stopped.json', '--junit', 'stopped.xml', '--markdown', 'stopped.md']);
    await until(online, (count) => count === 5);
    run.process.kill('SIGINT');
    const { code, stderr } = await run.ended;
    expect(code, stderr).to.equal(0);
    await until(online, (count) => count === 0);
    const report = JSON.parse(await readFile(join(place.dir, 'stopped.json'), 'utf8')) as FleetReport;
    expect(report).to.include({ format: 'muster-fleet-report/2', verdict: 'passed' });
    expect(await readFile(join(place.dir, 'stopped.xml'), 'utf8')).to.contain('failures="0"');
    expect(await readFile(join(place.dir, 'stopped.md'), 'utf8')).to.contain('passed');
  });

  it('writes its report without Deregisters after a second signal, though the server hangs', async () => {
    const run = start(['--report', 'hung.json']);
    await until(online, (count) => count === 5);
    server.child.kill('SIGSTOP');
    try {
      // Two different signals: the system delivers equal ones once.
      run.process.kill('SIGTERM');
      run.process.kill('SIGINT');
      const { code, stderr } = await run.ended;
      expect(code, stderr).to.equal(0);
    } finally {
      server.child.kill('SIGCONT');
    }
    const report = JSON.parse(await readFile(join(place.dir, 'hung.json'), 'utf8')) as FleetReport;
    expect(report.stats).to.include({ registered: 5 });
  });

  it('fails when the server was killed in mid-run, and says what went unanswered', async () => {
    // The fleet before deregisters when the server goes on.
    await until(online, (count) => count === 0);
    const run = start(['--junit', 'fleet.xml', '--markdown', 'fleet.md']);
    // The devices know it too: a device is online before it has its response.
    await until(
      async () => run.printed(),
      (text) => text.includes('5/5 registered'),
    );
    await server.stop('SIGKILL');
    await delay(lifetimeSeconds * 1000);
    run.process.kill('SIGINT');
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
    const junit = await readFile(join(place.dir, 'fleet.xml'), 'utf8');
    expect(junit).to.contain('name="lifetime-lapsed"><failure message="5 lifetimes lapsed">');
    expect(await readFile(join(place.dir, 'fleet.md'), 'utf8')).to.match(/^## ❌ Simulated fleet: failed/u);
  });

  it('ends with 7 and writes its reports when the server answers nothing at all', async () => {
    const silent = createSocket('udp4');
    silent.bind(0, '127.0.0.1');
    await once(silent, 'listening');
    const uri = `coap://127.0.0.1:${silent.address().port}`;
    const run = start(['--server', uri, '--duration', '1s', '--no-deregister', '--report', 'silent.json']);
    const { code, stderr } = await run.ended;
    silent.close();
    expect(code, stderr).to.equal(7);
    expect(stderr).to.contain('answered nothing');
    const report = JSON.parse(await readFile(join(place.dir, 'silent.json'), 'utf8')) as FleetReport;
    expect(report).to.include({ verdict: 'failed', serverReached: false });
  });

  it('refuses to start when a report cannot be written', async () => {
    const { code, stderr } = await start(['--junit', 'missing/fleet.xml']).ended;
    expect(code, stderr).to.equal(2);
    expect(stderr).to.contain('Cannot write --junit missing/fleet.xml');
  });
});
