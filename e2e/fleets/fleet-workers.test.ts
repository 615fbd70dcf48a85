/** A fleet over two processes of `muster fleet run --worker`, against the same run in one process. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FleetReport } from '@muster/simulator';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { createWorkplace, type Workplace } from '../support/muster.ts';
import { runMuster, type Running } from '../support/running.ts';
import { useServer } from '../support/test-server.ts';

const deviceCount = 20_000;

describe('20,000 devices over two workers', () => {
  const server = useServer();
  let place: Workplace;
  let running: Running[];
  let workers: string;

  before(async () => {
    place = await createWorkplace();
    running = [];
    await writeFile(join(place.dir, 'token'), 'a-token-of-the-workers');
    const addresses = await Promise.all([worker(), worker()]);
    workers = addresses.join(',');
  });

  after(async () => {
    for (const { child } of running) child.kill('SIGINT');
    await Promise.all(running.map(({ ended }) => ended));
    await place.remove();
  });

  /** @returns its address */
  async function worker(): Promise<string> {
    const started = runMuster(place, ['fleet', 'run', '--worker', '127.0.0.1:0', '--token-file', 'token']);
    running.push(started);
    const line = /^Worker at (\S+)\. .*\n/u;
    await started.says(line);
    return line.exec(started.text.stderr)?.[1] ?? '';
  }

  async function reportOf(...words: string[]): Promise<FleetReport> {
    const fleet = ['fleet', 'run', '--devices', String(deviceCount), '--seed', '7', '-o', 'json', ...words];
    const { code, stdout, stderr } = await runMuster(place, fleet).ended;
    expect(code, stderr).to.equal(0);
    // The command lines differ.
    return { ...(JSON.parse(stdout) as FleetReport), command: undefined };
  }
  const overWorkers = (): string[] => ['--workers', workers, '--token-file', 'token'];

  it('give the bytes of one process in virtual time', async () => {
    const run = ['--virtual-time', '--start-rate', '2000', '--duration', '60s'];
    const whole = await reportOf(...run, '--processes', '1');
    const merged = await reportOf(...run, ...overWorkers());
    expect(JSON.stringify(merged)).to.equal(JSON.stringify(whole));
    expect(whole.stats).to.include({ devices: deviceCount, registered: deviceCount });
  }).timeout(2_400_000);

  // One process may not open as many sockets everywhere. Its counts would be one of each for each device.
  it('register and deregister each device once in real time', async () => {
    const fleet = ['--devices', String(deviceCount), '--server', server.info.coap, '--start-rate', '250'];
    const more = ['--lifetime', '3600', ...overWorkers(), '-o', 'json'];
    const run = runMuster(place, ['fleet', 'run', ...fleet, ...more]);
    const words = `${deviceCount}/${deviceCount} registered`;
    const isOver = (): boolean => run.text.stderr.includes(words) || run.child.exitCode !== null;
    await until(isOver, Boolean, { limitMs: 2_000_000 });
    run.child.kill('SIGINT');
    const report = JSON.parse((await run.ended).stdout) as FleetReport;
    expect(report).to.deep.include({
      ...{ problems: [], troubles: [], impairedProblems: [] },
      unseen: ['The run was stopped before its end.'],
    });
    expect(report.stats).to.include({ devices: deviceCount, registered: deviceCount, failed: 0 });
    expect(report.cohorts[0]?.serverCodes).to.deep.equal({
      register: { '2.01': deviceCount },
      update: {},
      deregister: { '2.02': deviceCount },
      send: {},
    });
  }).timeout(2_400_000);
});
