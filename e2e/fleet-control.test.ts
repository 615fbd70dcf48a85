/** The commands and the program in docs/guides/fleet-control.md, against a running fleet. */
import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { foreignPeer } from '@muster/testkit';
import { expect } from 'chai';
import {
  createWorkplace,
  musterBin,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { until } from './support/until.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

describe('the guide to the control of fleets', () => {
  let place: Workplace;
  let server: MusterProcess;
  let fleet: ChildProcess | undefined;
  let blocks: Map<string, string>;

  beforeEach(async () => {
    place = await createWorkplace();
    server = await startMuster(place, [
      'up',
      '--devices=0',
      '--http=127.0.0.1:0',
      '--coap=coap://127.0.0.1:0',
    ]);
    const guide = await readFile(join(root, 'docs', 'guides', 'fleet-control.md'), 'utf8');
    blocks = new Map();
    for (const [, info = '', text = ''] of guide.matchAll(/^```(.+)\n([^]*?)^```$/gmu)) {
      const here = text.replaceAll('coap://127.0.0.1:5683', server.info.coap);
      blocks.set(info, (blocks.get(info) ?? '') + here);
    }
  });

  afterEach(async () => {
    fleet?.kill('SIGKILL');
    fleet = undefined;
    await server.stop();
    await place.remove();
  });

  it('its commands and curl requests drive and stop a fleet', async function () {
    for (const tool of ['bash', 'curl', 'jq']) foreignPeer(this, tool, tool);
    const bin = join(place.dir, 'bin');
    await mkdir(bin);
    await writeFile(join(bin, 'muster'), `#!/bin/sh\nexec "${process.execPath}" "${musterBin}" "$@"\n`);
    await chmod(join(bin, 'muster'), 0o755);
    const env = { ...place.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
    const shell = (script: string): string[] => ['-e', '-o', 'pipefail', '-c', script];

    const child = spawn('bash', shell(`exec ${blocks.get('sh fleet') ?? ''}`), { env, cwd: place.dir });
    fleet = child;
    const ended = once(child, 'close') as Promise<[number | null]>;
    let report = '';
    let progress = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (report += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (progress += text));
    await until(
      async () => progress,
      (text) => text.includes('2/2 registered'),
    );
    const { stdout } = await run('bash', shell(blocks.get('sh') ?? ''), { env, cwd: place.dir });
    expect(stdout).to.contain('"/3303/0/5700": 30').and.to.contain('"values":{"/3303/0/5700":31}');
    expect(stdout).to.contain('{"stopping":true}').and.to.contain('{"done":1,"failed":0,"failures":[]}');
    await ended;
    expect(JSON.parse(report)).to.have.nested.property('stats.devices', 2);
  });

  it('its program runs', async () => {
    await mkdir(join(place.dir, 'node_modules', '@muster'), { recursive: true });
    await symlink(
      join(root, 'packages', 'simulator'),
      join(place.dir, 'node_modules', '@muster', 'simulator'),
    );
    const args = ['--input-type=module', '--eval', blocks.get('js') ?? ''];
    const { stdout } = await run(process.execPath, args, { cwd: place.dir, env: place.env });
    expect(stdout).to.equal('127.0.0.1\n');
  });
});
