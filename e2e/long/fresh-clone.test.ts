/** The README's first step for a newcomer: `npm start` in a fresh clone, with the Node.js of the machine. */
import { until } from '@muster/testkit';
import { execFile, spawn } from 'node:child_process';
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

  const start = async () => {
    const readyFile = join(scratch, 'ready.json');
    await rm(readyFile, { force: true });
    const child = spawn('npm', ['start'], {
      cwd: clone,
      env: {
        ...env,
        MUSTER_HTTP: '127.0.0.1:0',
        MUSTER_COAP: 'coap://127.0.0.1:0',
        MUSTER_READY_FILE: readyFile,
      },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    let ended = false;
    void closed.then(() => (ended = true));
    const text = await until(
      async () => {
        if (ended) throw new Error(`npm start ended before it was ready:\n${output}`);
        return readFile(readyFile, 'utf8').catch(() => undefined);
      },
      (content) => content !== undefined,
    );
    const info = JSON.parse(text ?? '') as ReadyInfo;
    return {
      info,
      output: () => output,
      // Ctrl-C goes to every process of the terminal's foreground group.
      interrupt: async () => {
        process.kill(-(child.pid ?? 0), 'SIGINT');
        await closed;
      },
    };
  };
  const fleetOf = async ({ http, apiKey }: ReadyInfo) => {
    const page = await until(
      () => createClient({ baseUrl: http, apiKey }).devices.list({ PageSize: 100 }),
      ({ Rows }) => Rows.length === 25 && Rows.every(({ Status }) => Status === 'online'),
    );
    return page.Rows.map(({ Id }) => Id).sort();
  };

  it('brings up server and fleet, leaves nothing behind on Ctrl-C, and continues with the stored devices', async () => {
    const first = await start();
    const devices = await fleetOf(first.info);
    await first.interrupt();
    expect(() => process.kill(first.info.pid, 0), first.output()).to.throw(/ESRCH/);
    await access(join(clone, 'data', 'muster.db'));

    const second = await start();
    expect(await fleetOf(second.info)).to.deep.equal(devices);
    await second.interrupt();
    const { stdout } = await run('git', ['status', '--porcelain'], { cwd: clone });
    expect(stdout, 'what running leaves in the clone is ignored by git').to.equal('');
  });
});
