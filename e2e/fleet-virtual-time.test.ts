/** `muster fleet run --virtual-time`, and the guide about it word for word. */
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FleetReport } from '@muster/simulator';
import { expect } from 'chai';
import { createWorkplace, musterBin, type RunResult, type Workplace } from './support/muster.ts';

const root = join(import.meta.dirname, '..');
const runFile = promisify(execFile);

describe('muster fleet run --virtual-time', () => {
  let place: Workplace;
  let guide: string;

  before(async () => {
    place = await createWorkplace();
    guide = await readFile(join(root, 'docs', 'guides', 'fleet-virtual-time.md'), 'utf8');
    await writeFile(join(place.dir, 'fleet.yaml'), block('yaml fleet.yaml'));
    await mkdir(join(place.dir, 'node_modules', '@muster'), { recursive: true });
    for (const name of ['simulator', 'lwm2m']) {
      await symlink(join(root, 'packages', name), join(place.dir, 'node_modules', '@muster', name));
    }
  });

  after(() => place.remove());

  const block = (info: string): string => guide.split(`\`\`\`${info}\n`)[1]?.split('```')[0] ?? '';
  const fleetRun = async (...words: string[]): Promise<Pick<RunResult, 'code' | 'stdout' | 'stderr'>> => {
    const started = runFile(process.execPath, [musterBin, 'fleet', 'run', ...words], {
      cwd: place.dir,
      env: place.env,
    });
    return started.then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: unknown) => error as RunResult,
    );
  };

  it('runs the day of the guide in seconds, twice with the same report', async () => {
    const commands = block('sh')
      .split('\n')
      .filter((line) => line.startsWith('muster fleet run '))
      .map((line) => line.replace(/ > .*/u, '').split(' ').slice(3));
    expect(commands).to.have.length(2);
    const [first, second] = [await fleetRun(...(commands[0] ?? [])), await fleetRun(...(commands[1] ?? []))];
    expect(first.code, first.stderr).to.equal(0);
    expect(second.stdout).to.equal(first.stdout);
    const { stats, startedAt, durationSeconds } = JSON.parse(first.stdout) as FleetReport;
    expect(stats).to.include({ devices: 25, registered: 25, registrations: 25, troubles: 0 });
    expect(startedAt).to.equal('2030-01-01T00:00:00.000Z');
    expect(durationSeconds).to.be.within(86_400, 86_410);
  });

  for (const name of ['day.mjs', 'own-server.mjs']) {
    it(`runs the program ${name} of the guide, which prints what the guide says`, async () => {
      const text = block(`js ${name}`);
      await writeFile(join(place.dir, name), text);
      const { stdout } = await runFile(process.execPath, [name], { cwd: place.dir });
      expect(stdout.trim()).to.equal(/console\.log\(.*\); \/\/ (.*)$/mu.exec(text)?.[1]);
    });
  }

  it('takes a number of devices, and a seed', async () => {
    const words = ['--devices', '3', '--virtual-time', '--duration', '1h', '-o', 'json', '-q', '--seed'];
    const [one, two] = [await fleetRun(...words, '5'), await fleetRun(...words, '6')];
    expect(JSON.parse(one.stdout)).to.include({ seed: 5, server: 'coap://127.0.0.1:5683' });
    const { stats } = JSON.parse(two.stdout) as FleetReport;
    expect(stats).to.not.deep.equal((JSON.parse(one.stdout) as FleetReport).stats);
  });

  for (const [what, words, message] of [
    ['without a duration', ['--devices', '3'], 'Virtual time needs a duration.'],
    [
      'with a server',
      ['--devices', '3', '--duration', '1h', '--server', 'coap://127.0.0.1'],
      'does not take --server.\nRemove --server, or unset MUSTER_FLEET_SERVER.',
    ],
    [
      'with a certificate authority',
      ['fleet.yaml', '--server-ca', 'ca.pem'],
      'does not take --server-ca.\nRemove --server-ca.',
    ],
    ['without devices', ['--duration', '1h'], 'Use either a fleet file or --devices.'],
  ] as const) {
    it(`is a usage error ${what}`, async () => {
      const { code, stderr } = await fleetRun('--virtual-time', ...words);
      expect(code).to.equal(2);
      expect(stderr).to.contain(message);
    });
  }
});
