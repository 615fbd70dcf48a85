/** `muster fleet run` against a server that is killed: the run fails, though its devices believe that they are registered. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

describe('the verdict of muster fleet run', () => {
  let place: Workplace;
  let server: MusterProcess;

  before(async () => {
    place = await createWorkplace();
    server = await startMuster(place, await serverArgs(place));
  });

  after(async () => {
    await server.stop('SIGKILL');
    await place.remove();
  });

  it('fails when the server was killed in mid-run, and says what went unanswered', async () => {
    const cohort = { name: 'meters', count: 5, lifetimeSeconds: 6 };
    await writeFile(join(place.dir, 'fleet.json'), JSON.stringify({ version: 1, cohorts: [cohort] }));
    const words = ['fleet', 'run', 'fleet.json', '--server', server.info.coap, '--duration', '15s'];
    const run = spawn(process.execPath, [musterBin, ...words, '-o', 'json', '-q'], {
      env: place.env,
      cwd: place.dir,
    });
    let stdout = '';
    let stderr = '';
    run.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    run.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const ended = once(run, 'close') as Promise<[number | null]>;
    const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    const online = async (): Promise<number> =>
      (await client.devices.list({ Filter: 'Status eq online' })).NbrOfRows;
    await until(online, (count) => count === 5);
    await server.stop('SIGKILL');
    const [code] = await ended;
    expect(code, stderr).to.equal(9);
    const { stats, problems } = JSON.parse(stdout) as FleetReport;
    expect(stats).to.include({ devices: 5, registered: 5, registrations: 5 });
    const counts = Object.fromEntries(problems.map((one) => [one.kind, [one.count, one.devices]]));
    expect(counts).to.deep.equal({ 'lifetime-lapsed': [5, 5], 'deregister-unanswered': [5, 5] });
    for (const { firstTime, lastTime } of problems) {
      expect(Date.parse(firstTime)).to.be.at.most(Date.parse(lastTime));
      expect(stderr).to.contain(firstTime).and.to.contain(lastTime);
    }
    expect(stderr).to.contain('5 lifetimes lapsed on 5 devices');
    expect(stderr).to.contain('5 De-registers without a response on 5 devices');
  });
});
