/** The test files in docs/guides/fleet-in-tests.md, run by the test runners that they are written for. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { createWorkplace, type Workplace } from './support/muster.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

describe('the guide to simulated devices in tests', () => {
  let place: Workplace;

  beforeEach(async () => {
    place = await createWorkplace();
    const modules = join(place.dir, 'node_modules', '@muster');
    await mkdir(modules, { recursive: true });
    for (const name of ['lwm2m', 'sdk', 'server', 'simulator']) {
      await symlink(join(root, 'packages', name), join(modules, name));
    }
    const guide = await readFile(join(root, 'docs', 'guides', 'fleet-in-tests.md'), 'utf8');
    for (const [, name = '', text = ''] of guide.matchAll(/^```js (\S+)\n([^]*?)^```$/gmu)) {
      await writeFile(join(place.dir, name), text);
    }
  });

  afterEach(() => place.remove());

  const node = async (args: readonly string[]): Promise<string> => {
    const { stdout } = await run(process.execPath, args, { cwd: place.dir, env: place.env });
    return stdout;
  };

  it('the mocha test of a backend passes', async () => {
    const mocha = join(root, 'node_modules', 'mocha', 'bin', 'mocha.js');
    expect(await node([mocha, '--no-config', '--reporter', 'dot', 'light.test.mjs'])).to.contain('2 passing');
  });

  it('the node:test of a Muster server passes', async () => {
    expect(await node(['--test', '--test-reporter', 'tap', 'setpoint.test.mjs'])).to.contain('# pass 1');
  });
});
