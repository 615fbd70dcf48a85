/** The test files in docs/guides/fleet-in-tests.md, run by the test runners that they are written for. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { linkPackages, readGuide } from '../support/guide.ts';
import { createWorkplace, type Workplace } from '../support/muster.ts';
import { runProgram } from '../support/running.ts';

const mocha = join(import.meta.dirname, '..', '..', 'node_modules', 'mocha', 'bin', 'mocha.js');

describe('the guide to simulated devices in tests', () => {
  let place: Workplace;

  before(async () => {
    place = await createWorkplace();
    await linkPackages(place, 'lwm2m', 'sdk', 'server', 'simulator');
    for (const [info, text] of await readGuide('fleet-in-tests'))
      if (info.startsWith('js ')) await writeFile(join(place.dir, info.slice(3)), text);
  });

  after(() => place.remove());

  for (const [title, args, passed] of [
    [
      'the mocha test of a backend passes',
      [mocha, '--no-config', '--reporter', 'dot', 'light.test.mjs'],
      '2 passing',
    ],
    [
      'the node:test of a Muster server passes',
      ['--test', '--test-reporter', 'tap', 'setpoint.test.mjs'],
      '# pass 1',
    ],
  ] as const)
    it(title, async () => {
      const { code, stdout, stderr } = await runProgram(place, process.execPath, args).ended;
      expect(code, stdout + stderr).to.equal(0);
      expect(stdout).to.contain(passed);
    });
});
