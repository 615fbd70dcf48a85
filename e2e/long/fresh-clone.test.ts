/** The README's first step for a newcomer: `npm start` in a fresh clone, with the Node.js of the machine. */
import { until } from '@muster/testkit';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import type { ReadyInfo } from '../support/muster.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

describe('npm start in a fresh clone', () => {
  let scratch: string;
  let clone: string;
  let env: NodeJS.ProcessEnv;

  before(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'muster-clone-'));
    clone = join(scratch, 'muster');
    await run('git', ['clone', '--quiet', root, clone]);
    const home = join(scratch, 'home');
    await mkdir(home);
    // The machine's own Node and npm, not those of this workspace; and nothing that this run of npm set.
    const path = (process.env['PATH'] ?? '')
      .split(delimiter)
      .filter((folder) => !folder.includes('node_modules'));
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^(npm_|pnpm_|MUSTER_|XDG_|NODE$)/i.test(name),
    );
    env = { ...Object.fromEntries(inherited), PATH: path.join(delimiter), HOME: home };
  });

  after(() => rm(scratch, { recursive: true, force: true, maxRetries: 5 }));

  it('brings up server and fleet, and leaves only its data behind on Ctrl-C', async () => {
    const readyFile = join(scratch, 'ready.json');
    const addresses = { MUSTER_HTTP: '127.0.0.1:0', MUSTER_COAP: 'coap://127.0.0.1:0' };
    const child = spawn('npm', ['start'], {
      cwd: clone,
      env: { ...env, ...addresses, MUSTER_READY_FILE: readyFile },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const closed = once(child, 'close');
    const text = await until(async () => {
      if (child.exitCode !== null) throw new Error(`npm start ended before it was ready:\n${output}`);
      return readFile(readyFile, 'utf8').catch(() => undefined);
    });
    const { http, apiKey, pid } = JSON.parse(text ?? '') as ReadyInfo;
    await until(
      () => createClient({ baseUrl: http, apiKey }).devices.list({ PageSize: 100 }),
      ({ Rows }) => Rows.length === 25 && Rows.every(({ Status }) => Status === 'online'),
    );
    // Ctrl-C goes to every process of the terminal's foreground group.
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await closed;
    expect(() => process.kill(pid, 0), output).to.throw(/ESRCH/);
    await access(join(clone, 'data', 'muster.db'));
    const { stdout } = await run('git', ['status', '--porcelain'], { cwd: clone });
    expect(stdout, 'what running leaves in the clone is ignored by git').to.equal('');
  });
});
