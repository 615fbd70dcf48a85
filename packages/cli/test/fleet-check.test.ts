import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { fleetFileSchema } from '@muster/simulator';
import { createSandbox, type Sandbox } from './support/run-cli.ts';

describe('muster fleet check', function () {
  this.timeout(60_000);
  let sandbox: Sandbox;
  let path = '';

  beforeEach(async () => {
    sandbox = await createSandbox();
    path = join(sandbox.folder, 'fleet.yaml');
  });
  afterEach(() => sandbox[Symbol.asyncDispose]());

  it('counts what a file without errors holds', async () => {
    const lines = [
      'version: 1',
      'cohorts: [{ name: a, count: 20 }, { name: b, count: 5 }]',
      'timeline: [{ do: update, atSeconds: 5 }]',
    ];
    await writeFile(path, lines.join('\n'));
    const { code, stdout, stderr } = await sandbox.run(['fleet', 'check', path]);
    expect({ code, stdout, stderr }).to.deep.equal({
      code: 0,
      stdout: `${path}: 2 cohorts, 25 devices, 1 event, 0 expectations.\n`,
      stderr: '',
    });
  });

  it('prints all errors with exit code 2', async () => {
    const lines = [
      'version: 1',
      'api: { url: "http://127.0.0.1", key: "${env:NO_SUCH_KEY}" }',
      'cohorts: [{ name: meters, count: 20 }]',
      'timeline: [{ do: update, atSeconds: 5, cohort: metres }]',
      'expect: [{ kind: server-status }]',
    ];
    await writeFile(path, lines.join('\n'));
    const { code, stderr } = await sandbox.run(['fleet', 'check', path]);
    expect(code).to.equal(2);
    expect(stderr).to.contain(`${path}:2:38 api.key: the environment variable NO_SUCH_KEY is not set.`);
    expect(stderr).to.contain(
      `${path}:4:48 timeline[0].cohort: unknown cohort "metres". Did you mean meters? The cohorts are meters.`,
    );
  });

  it('judges a file by the server of the command line', async () => {
    const lines = [
      'version: 1',
      'server: coap://127.0.0.1',
      'cohorts: [{ name: a, count: 1, connectionId: 8 }]',
    ];
    await writeFile(path, lines.join('\n'));
    expect((await sandbox.run(['fleet', 'check', path])).code).to.equal(2);
    const secured = await sandbox.run(['fleet', 'check', path, '--server', 'coaps://127.0.0.1:5684']);
    expect(secured.code).to.equal(0);
  });

  it('has the schema that muster fleet schema prints', async () => {
    const { code, stdout } = await sandbox.run(['fleet', 'schema']);
    expect(code).to.equal(0);
    expect(JSON.parse(stdout)).to.deep.equal(fleetFileSchema);
  });
});
