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

const version = { Version: '0.1.0', Description: 'fake', Parts: {} };

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
  ): Promise<{ code: number | null; lines: Line[]; stderr: string }> {
    const { code, stdout, stderr } = await sandbox.run(['doctor', '-o', 'json', ...words], { env });
    expect(`${stdout}${stderr}`).not.to.contain('secret-key');
    return { code, stderr, lines: JSON.parse(stdout) as Line[] };
  }

  const bad = (lines: readonly Line[]): string[] =>
    lines.filter(({ result }) => result !== 'ok').map(({ check, result }) => `${check} ${result}`);

  it('finds nothing wrong where nothing is, and says so line by line', async () => {
    const { code, lines } = await examine();
    expect(bad(lines)).to.deep.equal([]);
    expect(code).to.equal(0);
    expect(lines.map(({ check }) => check)).to.deep.equal([
      ...['configuration', 'local servers', 'settings', 'DNS', 'TCP', 'service'],
      ...['API key', 'clock', 'version', 'device network', 'permissions'],
    ]);
    const { stdout } = await sandbox.run(['doctor']);
    expect(stdout).to.match(/^ok {4}device network {2}Harbour \(/mu);
  });

  it('names the layer that is broken: name, port, TLS', async () => {
    const name = await examine(['--url', 'http://nowhere.invalid'], { MUSTER_URL: '' });
    expect(bad(name.lines)).to.deep.equal(['DNS fail']);
    expect(name.code).to.equal(7);
    const port = await examine(['--url', `http://127.0.0.1:${await freeTcpPort()}`], { MUSTER_URL: '' });
    expect(bad(port.lines)).to.deep.equal(['TCP fail']);
    expect(port.lines.at(-1)?.detail).to.contain('ECONNREFUSED');
    expect(port.code).to.equal(7);
    const tls = await examine(['--url', service.url.replace('http:', 'https:')], { MUSTER_URL: '' });
    expect(bad(tls.lines)).to.deep.equal(['TLS fail']);
    expect(tls.code).to.equal(7);
  });

  it('recognizes a service that is not Muster', async () => {
    answer({}, { Version: undefined, hello: 'world' });
    const { code, lines } = await examine();
    expect(bad(lines)).to.deep.equal(['service fail']);
    expect(code).to.equal(6);
  });

  it('knows a service that hangs up', async () => {
    const server: Server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, lines } = await examine(['--url', `http://127.0.0.1:${port}`], { MUSTER_URL: '' });
    server.close();
    expect(bad(lines)).to.deep.equal(['service fail']);
    expect(code).to.equal(7);
  });

  it('says that a key is refused, missing, or may do nothing', async () => {
    service.answer(json(401, { Message: 'The key has expired.', Code: 'invalid-key' }));
    const refused = await examine();
    expect(bad(refused.lines)).to.deep.equal(['API key fail']);
    expect(refused.lines.find(({ check }) => check === 'API key')?.detail).to.contain('The key has expired.');
    expect(refused.code).to.equal(3);
    const missing = await examine([], { MUSTER_API_KEY: '' });
    expect(missing.lines.find(({ check }) => check === 'API key')?.detail).to.equal('No API key is set.');
    expect(missing.code).to.equal(3);
    answer();
    permissions = {};
    const powerless = await examine();
    expect(bad(powerless.lines)).to.deep.equal(['permissions fail']);
    expect(powerless.code).to.equal(3);
  });

  it('warns of clocks and versions that differ, and ends well', async () => {
    answer({ Date: new Date(Date.now() - 3_600_000).toUTCString() }, { ...version, Version: '9.0.0' });
    const { code, lines } = await examine();
    expect(bad(lines)).to.deep.equal(['clock warn', 'version warn']);
    expect(lines.find(({ check }) => check === 'clock')?.detail).to.match(/3(59\d|60\d) s ahead/u);
    expect(code).to.equal(0);
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
    const { code, lines } = await examine();
    expect(bad(lines)).to.deep.equal(['configuration warn', 'local servers warn']);
    expect(lines.find(({ result }) => result === 'warn')?.remedy).to.contain('chmod 600');
    expect(
      lines.find(({ check, result }) => check === 'local servers' && result === 'warn')?.remedy,
    ).to.equal(`Run: rm ${join(folder, 'gone.json')}`);
    expect(code).to.equal(0);
  });

  it('says which settings cannot be used', async () => {
    const { code, lines, stderr } = await examine(['--profile', 'nowhere']);
    expect(bad(lines)).to.deep.equal(['settings fail']);
    expect(stderr).to.contain('1 check failed.');
    expect(code).to.equal(2);
    await mkdir(join(sandbox.folder, 'config', 'muster'), { recursive: true });
    await writeFile(join(sandbox.folder, 'config', 'muster', 'config.yaml'), 'profiles: [');
    const broken = await examine();
    expect(bad(broken.lines)).to.deep.equal(['configuration fail']);
    expect(broken.code).to.equal(2);
  });
});
