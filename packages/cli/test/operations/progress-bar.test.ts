import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { foreignPeer, sendJson, startFakeService, type FakeService } from '@muster/testkit';
import { idOf } from '../support/rows.ts';
import { createSandbox, finish, type Sandbox, launcher } from '../support/run-cli.ts';

const count = 20;
const escape = String.fromCodePoint(27);

describe('the progress bar', () => {
  let service: FakeService;
  let sandbox: Sandbox;

  before(async function () {
    // The flags of script differ elsewhere.
    if (process.platform !== 'linux') this.skip();
    foreignPeer(this, 'script', 'bsdutils');
    service = await startFakeService();
    sandbox = await createSandbox({ MUSTER_URL: service.url, MUSTER_API_KEY: 'key', TERM: 'xterm' });
    const ids = Array.from({ length: count }, (_value, index) => `${idOf(index + 1)}\n`);
    await writeFile(join(sandbox.folder, 'ids'), ids.join(''));
    service.answer(({ path }, response) => {
      if (path.endsWith('7')) sendJson(response, 409, { Message: 'In use.' });
      else response.writeHead(204).end();
    });
  });

  after(async () => {
    // Skipped: there are none.
    await (sandbox as Sandbox | undefined)?.[Symbol.asyncDispose]();
    await (service as FakeService | undefined)?.[Symbol.asyncDispose]();
  });

  /** Runs a bulk command whose standard error is a terminal, and returns what the terminal got. */
  async function onTerminal(columns: number, env: Readonly<Record<string, string>> = {}): Promise<string> {
    const muster = `"${process.execPath}" "${launcher}" devices delete - --yes -o ndjson < ids > out`;
    const child = spawn('script', ['-qec', `stty cols ${columns} rows 24; ${muster}`, '/dev/null'], {
      cwd: sandbox.folder,
      env: { ...sandbox.env, ...env },
    });
    const { code, stdout } = await finish(child);
    expect(code, stdout).to.equal(8);
    return stdout;
  }

  const linesOf = (text: string): string[] => stripVTControlCharacters(text).split(/[\r\n]+/u);
  const barsOf = (text: string): string[] => linesOf(text).filter((line) => /^\[[=> ]*\]/u.test(line));

  it('is drawn on a terminal of 80 columns, with colours, and ends full', async () => {
    const text = await onTerminal(80);
    const bars = barsOf(text);
    expect(bars[0]).to.equal(`[>${' '.repeat(29)}] 0 of ${count}`);
    expect(bars.at(-1)).to.equal(`[${'='.repeat(30)}] ${count} of ${count}, 2 failed`);
    expect(text).to.contain(`${escape}[31m, 2 failed`);
    const rows = (await readFile(join(sandbox.folder, 'out'), 'utf8')).trim().split('\n');
    expect(rows).to.have.length(count - 2);
  });

  it('fits 40 columns', async () => {
    const bars = barsOf(await onTerminal(40));
    expect(bars.at(-1)).to.match(/^\[=+\] 20 of 20, 2 failed$/u);
    for (const bar of bars) expect(bar.length).to.be.at.most(39);
  });

  it('is left out where there is no room for it', async () => {
    expect(linesOf(await onTerminal(20))).to.include('20 of 20, 2 failed');
  });

  it('has no colours with NO_COLOR', async () => {
    const text = await onTerminal(40, { NO_COLOR: '1' });
    expect(barsOf(text).at(-1)).to.contain('2 failed');
    expect(text).not.to.match(new RegExp(`${escape}\\[[\\d;]*m`, 'u'));
  });
});
