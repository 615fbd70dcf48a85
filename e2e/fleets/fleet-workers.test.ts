/** A fleet over two processes of `muster fleet run --worker`, against the same run in one process. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FleetReport } from '@muster/simulator';
import { expect } from 'chai';
import { createWorkplace, type Workplace } from '../support/muster.ts';
import { runMuster, type Running } from '../support/running.ts';

const deviceCount = 20_000;

describe('20,000 devices over two workers', () => {
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

  /** The report in one process, and over the workers. The command lines differ. */
  async function reports(...words: string[]): Promise<FleetReport[]> {
    const found: FleetReport[] = [];
    for (const more of [
      ['--processes', '1'],
      ['--workers', workers, '--token-file', 'token'],
    ]) {
      const fleet = ['--devices', String(deviceCount), '--seed', '7', ...words, ...more];
      const { code, stdout, stderr } = await runMuster(place, ['fleet', 'run', ...fleet, '-o', 'json']).ended;
      expect(code, stderr).to.equal(0);
      found.push({ ...(JSON.parse(stdout) as FleetReport), command: undefined });
    }
    return found;
  }

  it('give the bytes of one process in virtual time', async () => {
    const [whole, merged] = await reports('--virtual-time', '--start-rate', '2000', '--duration', '60s');
    expect(JSON.stringify(merged)).to.equal(JSON.stringify(whole));
    expect(whole?.stats).to.include({ devices: deviceCount, registered: deviceCount });
  }).timeout(900_000);
});
