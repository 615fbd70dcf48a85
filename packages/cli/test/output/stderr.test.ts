import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect } from 'chai';
import { pageOf, sendJson } from '@muster/testkit';
import { useService } from '../support/cli.ts';
import { devices } from '../support/rows.ts';
import { finish, launcher } from '../support/run-cli.ts';

/** Takes no byte: "no space left on device". */
const FULL = '/dev/full';

describe('a full disk', () => {
  const { service, sandbox } = useService();

  before(function () {
    // Linux has the device, and so does CI; other systems do not.
    if (!existsSync(FULL) && process.platform !== 'linux') this.skip();
    service.answer((request, response) => sendJson(response, 200, pageOf(devices(600), request.query)));
  });

  async function runWith(
    stream: 'stdout' | 'stderr',
    words: string,
  ): Promise<{ code: number | null; stderr: string }> {
    const full = openSync(FULL, 'w');
    const stdio =
      stream === 'stdout' ? (['ignore', full, 'pipe'] as const) : (['ignore', 'ignore', full] as const);
    const child = spawn(process.execPath, [launcher, ...words.split(' ')], {
      stdio: [...stdio],
      env: sandbox.env,
    });
    closeSync(full);
    if (stream === 'stdout') return finish(child);
    const [code] = (await once(child, 'exit')) as [number];
    return { code, stderr: '' };
  }

  it('behind standard error does not change the exit code', async () => {
    expect(await runWith('stderr', 'nonsense')).to.include({ code: 2 });
  });

  it('behind standard output is an error of its own, without a stack trace', async () => {
    for (const words of [
      'devices list --all -o csv',
      'devices list -o yaml',
      'fleet schema',
      'version get',
    ]) {
      const { code, stderr } = await runWith('stdout', words);
      expect(code, words).to.equal(74);
      expect(stderr).to.match(
        /^Error: Cannot write standard output: ENOSPC: no space left on device[^\n]*\n$/u,
      );
    }
    for (const format of ['json', 'ndjson']) {
      const { code, stderr } = await runWith('stdout', `devices list --all -o ${format}`);
      expect(JSON.parse(stderr)).to.have.nested.include({ 'error.exitCode': 74 });
      expect(code).to.equal(74);
    }
  });

  it('behind a file is the same error, and a wrong path one of the command line', async () => {
    service.answer((request, response) => sendJson(response, 200, pageOf([], request.query)));
    for (const [file, code] of [
      [FULL, 74],
      ['no/such/folder', 2],
    ] as const) {
      const run = await sandbox.run(`export --section Tags -f ${file}`);
      expect(run.stderr).to.contain(`Cannot write --filename ${file}: `);
      expect(run.code).to.equal(code);
    }
  });
});
