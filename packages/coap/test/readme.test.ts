import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'chai';
import { tempDir, type TempDir } from '@muster/testkit';

const root = join(import.meta.dirname, '..');

describe('README', () => {
  let folder: TempDir;
  let server: ChildProcess | undefined;

  before(async () => {
    folder = await tempDir();
    await mkdir(folder.join('node_modules', '@muster'), { recursive: true });
    await symlink(root, folder.join('node_modules', '@muster', 'coap'));
    await writeFile(folder.join('package.json'), '{"type":"module"}');
    const readme = await readFile(join(root, 'README.md'), 'utf8');
    for (const [, name = '', code = ''] of readme.matchAll(/`(\w+\.ts)`:\n\n```ts\n(.*?)```/gsu)) {
      await writeFile(folder.join(name), code);
    }
  });

  after(async () => {
    if (server && server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    await folder.remove();
  });

  const start = (...args: string[]): ChildProcess =>
    spawn(process.execPath, args, { cwd: folder.path, stdio: ['ignore', 'pipe', 'inherit'] });

  async function linesOf(child: ChildProcess): Promise<string[]> {
    const lines: string[] = [];
    if (child.stdout) for await (const line of createInterface(child.stdout)) lines.push(line);
    return lines;
  }

  it('the examples run as written', async () => {
    server = start('server.ts', '0');
    const [line] = (await once(createInterface(server.stdout!), 'line')) as [string];
    const port = /:(\d+)\/temperature$/u.exec(line)?.[1] ?? '';
    expect(await linesOf(start('client.ts', port))).to.deep.equal(['2.04 2.05 21.5']);
    expect(await linesOf(start('observe.ts', port))).to.deep.equal(['21.5', '23']);
  });

  it('names every setting with its default', async () => {
    const readme = await readFile(join(root, 'README.md'), 'utf8');
    const { defaultLimits, defaultParameters } = await import('../src/index.ts');
    for (const [name, value] of Object.entries({ ...defaultLimits, ...defaultParameters })) {
      const written = value % 1_048_576 === 0 ? `${value / 1_048_576} MiB` : value.toLocaleString('en-US');
      const row = readme.split('\n').find((text) => (text.split('|')[1] ?? '').includes(`\`${name}\``));
      expect(row, name).to.contain(written);
    }
  });
});
