/** `muster fleet run --virtual-time`, and the guide about it word for word. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FleetReport } from '@muster/simulator';
import { expect } from 'chai';
import { linkPackages, readGuide } from '../support/guide.ts';
import { createWorkplace, muster, type RunResult, type Workplace } from '../support/muster.ts';
import { musterHere } from '../support/muster-in-process.ts';
import { runProgram } from '../support/running.ts';

describe('muster fleet run --virtual-time', () => {
  let place: Workplace;
  let blocks: ReadonlyMap<string, string>;

  before(async () => {
    place = await createWorkplace();
    blocks = await readGuide('fleet-virtual-time');
    for (const name of ['yaml fleet.yaml', 'js day.mjs', 'js own-server.mjs'])
      await writeFile(join(place.dir, name.split(' ')[1]!), blocks.get(name) ?? '');
    await linkPackages(place, 'simulator', 'lwm2m');
  });

  after(() => place.remove());

  it('runs the day of the guide in seconds, twice with the same report', async () => {
    const commands = (blocks.get('sh') ?? '')
      .split('\n')
      .filter((line) => line.startsWith('muster fleet run '))
      .map((line) => line.replace(/ > .*/u, '').split(' ').slice(1));
    expect(commands).to.have.length(2);
    const [first, second] = (await Promise.all(commands.map((words) => muster(place, words)))) as [
      RunResult,
      RunResult,
    ];
    expect(first.code, first.stderr).to.equal(0);
    expect(second.stdout).to.equal(first.stdout);
    const { stats, startedAt, durationSeconds } = JSON.parse(first.stdout) as FleetReport;
    expect(stats).to.include({ devices: 25, registered: 25, registrations: 25, troubles: 0 });
    expect(startedAt).to.equal('2030-01-01T00:00:00.000Z');
    expect(durationSeconds).to.be.within(86_400, 86_410);
  });

  for (const name of ['day.mjs', 'own-server.mjs'])
    it(`runs the program ${name} of the guide, which prints what the guide says`, async () => {
      const { stdout } = await runProgram(place, process.execPath, [name]).ended;
      const [, printed] = /console\.log\(.*\); \/\/ (.*)$/mu.exec(blocks.get(`js ${name}`) ?? '') ?? [];
      expect(stdout.trim()).to.equal(printed);
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
  ] as const)
    it(`is a usage error ${what}`, async () => {
      const { code, stderr } = await musterHere(place, ['fleet', 'run', '--virtual-time', ...words]);
      expect(code).to.equal(2);
      expect(stderr).to.contain(message);
    });
});
