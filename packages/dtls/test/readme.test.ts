import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import { defaultServerLimits } from '../src/index.ts';

const root = join(import.meta.dirname, '..');

describe('README', () => {
  let folder: TempDir;
  let readme: string;
  let children: ChildProcessWithoutNullStreams[];

  before(async () => {
    folder = await tempDir();
    readme = await readFile(join(root, 'README.md'), 'utf8');
  });

  after(() => folder.remove());

  beforeEach(() => {
    children = [];
  });

  afterEach(async () => {
    for (const child of children) await stop(child, 'SIGKILL');
  });

  const sessionKey = randomBytes(32).toString('hex');
  const start = (example: string, ...args: string[]): ChildProcessWithoutNullStreams => {
    const env = { ...process.env, SESSION_KEY: sessionKey };
    const child = spawn(process.execPath, [join(root, 'examples', example), ...args], { env });
    child.stderr.pipe(process.stderr);
    children.push(child);
    return child;
  };
  const stop = async (child: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const lineOf = async (lines: Interface): Promise<string> => ((await once(lines, 'line')) as [string])[0];

  it('shows the examples as they are', async () => {
    for (const name of ['server.ts', 'client.ts']) {
      const code = await readFile(join(root, 'examples', name), 'utf8');
      expect(readme).to.contain(`\`examples/${name}\`:\n\n\`\`\`ts\n${code}\`\`\`\n`);
    }
  });

  it('the examples work: the client notices neither a kill nor a clean stop of its server', async () => {
    const path = folder.join('sessions');
    const first = start('server.ts', '0', path);
    const said = await lineOf(createInterface(first.stdout));
    expect(said).to.contain('0 sessions');
    const port = /(\d+),/u.exec(said)?.[1] ?? '';
    const client = start('client.ts', port);
    const answers = createInterface(client.stdout);
    const ask = async (text: string): Promise<string> => {
      client.stdin.write(`${text}\n`);
      return lineOf(answers);
    };
    expect(await ask('one')).to.equal('psk:sensor-1 says one');
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      await stop(children[signal === 'SIGKILL' ? 0 : 2]!, signal);
      const next = start('server.ts', port, path);
      expect(await lineOf(createInterface(next.stdout))).to.contain('1 sessions');
      expect(await ask(signal)).to.equal(`psk:sensor-1 says ${signal}`);
    }
  });

  it('names every bound with its default', () => {
    for (const [name, value] of Object.entries<number>({ ...defaultServerLimits })) {
      const row = readme.split('\n').find((text) => (text.split('|')[1] ?? '').includes(`\`${name}\``));
      expect(row, name).to.contain(value.toLocaleString('en-US'));
    }
  });
});
