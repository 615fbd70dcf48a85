import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { fleetFileSchema } from '@muster/simulator';
import { useCli } from './support/cli.ts';
import type { Finished } from './support/run-cli.ts';

describe('muster fleet check', () => {
  const sandbox = useCli();
  let path = '';

  before(() => {
    path = join(sandbox.folder, 'fleet.yaml');
  });

  /** Checks a file of these lines. */
  const check = async (lines: readonly string[], ...flags: readonly string[]): Promise<Finished> => {
    await writeFile(path, lines.join('\n'));
    return sandbox.run(['fleet', 'check', path, ...flags]);
  };

  it('counts what a file without errors holds', async () => {
    const lines = [
      'version: 1',
      'cohorts: [{ name: a, count: 20 }, { name: b, count: 5 }]',
      'timeline: [{ do: update, atSeconds: 5 }]',
    ];
    const stdout = `${path}: 2 cohorts, 25 devices, 1 event, 0 expectations.\n`;
    expect(await check(lines)).to.include({ code: 0, stdout, stderr: '' });
  });

  it('prints all errors with exit code 2', async () => {
    const lines = ['version: 1', 'seed: -1', 'cohorts: [{ name: meters, count: none }]'];
    const { code, stderr } = await check(lines);
    expect(code).to.equal(2);
    expect(stderr).to.contain(`${path}:2:7 seed: -1 must be >= 0.`);
    expect(stderr).to.contain(`${path}:3:34 cohorts[0].count: "none" has the wrong type.`);
  });

  it('needs no secret: a run asks for unset variables', async () => {
    const lines = [
      'version: 1',
      'server: coap://127.0.0.1',
      'durationSeconds: 1',
      'api: { url: "http://127.0.0.1", key: "${env:NO_SUCH_KEY}" }',
      'cohorts: [{ name: meters, count: 20 }]',
      'expect: [{ kind: server-status }]',
    ];
    expect((await check(lines)).code).to.equal(0);
    expect(await sandbox.fails(2, `fleet run ${path}`)).to.contain(
      `${path}:4:38 api.key: the environment variable NO_SUCH_KEY is not set.`,
    );
  });

  it('suggests the closest name', async () => {
    const lines = [
      'version: 1',
      'cohorts: [{ name: meters, count: 20 }]',
      'timeline: [{ do: update, atSeconds: 5, cohort: metres }]',
    ];
    const { code, stderr } = await check(lines);
    expect(code).to.equal(2);
    expect(stderr).to.contain(
      `${path}:3:48 timeline[0].cohort: unknown cohort "metres". Did you mean meters? The cohorts are meters.`,
    );
  });

  it('judges a file by the server of the command line', async () => {
    const lines = [
      'version: 1',
      'server: coap://127.0.0.1',
      'cohorts: [{ name: a, count: 1, connectionId: 8 }]',
    ];
    expect((await check(lines)).code).to.equal(2);
    expect((await check(lines, '--server', 'coaps://127.0.0.1:5684')).code).to.equal(0);
  });

  it('has the schema that muster fleet schema prints', async () => {
    expect(JSON.parse(await sandbox.prints('fleet schema'))).to.deep.equal(fleetFileSchema);
  });
});
