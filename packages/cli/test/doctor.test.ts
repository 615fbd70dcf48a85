import { expect } from 'chai';
import { mkdir, writeFile, chmod } from 'node:fs/promises';
import { createServer, type Server, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { freeTcpPort, sendJson } from '@muster/testkit';
import { json, useService } from './support/cli.ts';
import { idOf } from './support/rows.ts';

interface Line {
  readonly check: string;
  readonly result: string;
  readonly detail: string;
  readonly remedy?: string;
}

const version = { Version: '1.0.0', Description: 'fake', Parts: {} };

describe('muster doctor', () => {
  const { service, sandbox } = useService({ MUSTER_API_KEY: 'secret-key' }, 'test');
  let permissions: object;

  beforeEach(() => {
    permissions = { Device: ['All'] };
    answer();
  });

  function answer(headers: Record<string, string> = {}, body: object = version): void {
    service.answer((request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (request.path.endsWith('/version')) sendJson(response, 200, body);
      else if (request.path.endsWith('/permissions')) sendJson(response, 200, permissions);
      else sendJson(response, 200, { Id: idOf(1), Name: 'Harbour' });
    });
  }

  async function examine(
    words: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
  ): Promise<{ code: number | null; lines: Line[]; bad: string[]; stderr: string }> {
    const { code, stdout, stderr } = await sandbox.run(['doctor', '-o', 'json', ...words], { env });
    expect(`${stdout}${stderr}`).not.to.contain('secret-key');
    const lines = JSON.parse(stdout) as Line[];
    const bad = lines
      .filter(({ result }) => result !== 'ok')
      .map(({ check, result }) => `${check} ${result}`);
    return { code, stderr, lines, bad };
  }

  it('finds nothing wrong where nothing is, and says so line by line', async () => {
    const found = await examine();
    expect(found).to.deep.include({ code: 0, bad: [] });
    expect(found.lines.map(({ check }) => check)).to.deep.equal([
      ...['configuration', 'local servers', 'settings', 'DNS', 'TCP', 'service'],
      ...['API key', 'clock', 'version', 'device network', 'permissions'],
    ]);
    const { stdout } = await sandbox.run(['doctor']);
    expect(stdout).to.match(/^ok {4}device network {2}Harbour \(/mu);
  });

  it('names the layer that is broken: name, port, TLS', async () => {
    for (const [layer, url] of [
      ['DNS', 'http://nowhere.invalid'],
      ['TCP', `http://127.0.0.1:${await freeTcpPort()}`],
      ['TLS', service.url.replace('http:', 'https:')],
    ] as const) {
      const found = await examine(['--url', url], { MUSTER_URL: '' });
      expect(found).to.deep.include({ code: 7, bad: [`${layer} fail`] });
      if (layer === 'TCP') expect(found.lines.at(-1)?.detail).to.contain('ECONNREFUSED');
    }
  });

  it('warns of a key that crosses the network without encryption', async () => {
    // Loopback in a form that does not count as such, so that the test stays on this machine.
    const url = service.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    const found = await examine(['--url', url], { MUSTER_URL: '' });
    expect(found).to.deep.include({ code: 0, bad: ['TLS warn'] });
    const line = found.lines.find(({ check }) => check === 'TLS');
    expect(line?.detail).to.contain('without encryption, and so does the API key');
    expect(line?.remedy).to.contain('https://');
  });

  it('recognizes a service that is not Muster', async () => {
    answer({}, { Version: undefined, hello: 'world' });
    expect(await examine()).to.deep.include({ code: 6, bad: ['service fail'] });
  });

  it('says which part a service refuses, and which it fails at', async () => {
    const refusing = (end: string, status: number): void =>
      service.answer((request, response) => {
        if (request.path.endsWith(end)) sendJson(response, status, { Message: 'Not now.', Code: 'x' });
        else if (request.path.endsWith('/version')) sendJson(response, 200, version);
        else sendJson(response, 200, request.path.endsWith('/permissions') ? permissions : { Id: idOf(1) });
      });
    refusing('/deviceNetwork', 403);
    expect((await examine()).bad).to.deep.equal(['device network warn']);
    refusing('/deviceNetwork', 400);
    expect((await examine()).bad).to.deep.equal(['device network fail']);
    refusing('/permissions', 400);
    expect((await examine()).bad).to.deep.equal(['permissions fail']);
  });

  it('knows a service that hangs up', async () => {
    const server: Server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const found = await examine(['--url', `http://127.0.0.1:${port}`], { MUSTER_URL: '' });
    server.close();
    expect(found).to.deep.include({ code: 7, bad: ['service fail'] });
  });

  it('says that a key is refused, missing, or may do nothing', async () => {
    service.answer(json(401, { Message: 'The key has expired.', Code: 'invalid-key' }));
    const refused = await examine();
    expect(refused).to.deep.include({ code: 3, bad: ['API key fail'] });
    expect(refused.lines.find(({ check }) => check === 'API key')?.detail).to.contain('The key has expired.');
    const missing = await examine([], { MUSTER_API_KEY: '' });
    expect(missing.lines.find(({ check }) => check === 'API key')?.detail).to.equal('No API key is set.');
    expect(missing.code).to.equal(3);
    answer();
    permissions = {};
    expect(await examine()).to.deep.include({ code: 3, bad: ['permissions fail'] });
  });

  it('warns of clocks and versions that differ, and ends well', async () => {
    answer({ Date: new Date(Date.now() - 3_600_000).toUTCString() }, { ...version, Version: '9.0.0' });
    const found = await examine();
    expect(found).to.deep.include({ code: 0, bad: ['clock warn', 'version warn'] });
    expect(found.lines.find(({ check }) => check === 'clock')?.detail).to.match(/3(59\d|60\d) s ahead/u);
  });

  it('warns of files that servers left behind, and of keys that others can read', async () => {
    const folder = join(sandbox.folder, 'state', 'muster', 'servers');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'gone.json'),
      JSON.stringify({ http: service.url, apiKey: 'k', pid: 2 ** 22 + 1 }),
    );
    await sandbox.run(`config set url ${service.url}`);
    await sandbox.run('config set api-key -', { input: 'k' });
    await chmod(join(sandbox.folder, 'config', 'muster', 'config.yaml'), 0o644);
    const { code, lines, bad } = await examine();
    expect({ code, bad }).to.deep.equal({ code: 0, bad: ['configuration warn', 'local servers warn'] });
    const remedies = lines.filter(({ result }) => result === 'warn').map(({ remedy }) => remedy);
    expect(remedies[0]).to.contain('chmod 600');
    expect(remedies[1]).to.equal(`Run: rm ${join(folder, 'gone.json')}`);
  });

  it('says which settings cannot be used', async () => {
    const found = await examine(['--profile', 'nowhere']);
    expect(found).to.deep.include({ code: 2, bad: ['settings fail'] });
    expect(found.stderr).to.contain('1 check failed.');
    await mkdir(join(sandbox.folder, 'config', 'muster'), { recursive: true });
    await writeFile(join(sandbox.folder, 'config', 'muster', 'config.yaml'), 'profiles: [');
    expect(await examine()).to.deep.include({ code: 2, bad: ['configuration fail'] });
  });
});
