import { expect } from 'chai';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendJson, startFakeService, type FakeService } from '@muster/testkit';
import { idOf } from './support/rows.ts';
import { createSandbox, type Sandbox } from './support/run-cli.ts';

describe('settings', () => {
  let service: FakeService;
  let sandbox: Sandbox;

  beforeEach(async () => {
    service = await startFakeService();
    service.answer((_request, response) =>
      sendJson(response, 200, { Version: '1.0.0', Description: 'fake' }),
    );
    sandbox = await createSandbox();
  });

  afterEach(async () => {
    await sandbox[Symbol.asyncDispose]();
    await service[Symbol.asyncDispose]();
  });

  async function writeConnection(http: string, pid: number): Promise<void> {
    const folder = join(sandbox.folder, 'state', 'muster');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'server.json'),
      JSON.stringify({ http, apiKey: 'key-of-local-server', pid }),
    );
  }

  it('find a local server and its key without being told', async () => {
    await writeConnection(service.url, process.pid);
    expect((await sandbox.run(['version', 'get'])).code).to.equal(0);
    expect(service.received[0]?.authorization).to.equal('Bearer key-of-local-server');
  });

  it('are not kept where no folder can be made, and that is said', async function () {
    if (process.platform !== 'linux') return this.skip();
    const run = await sandbox.run(['config', 'set', 'url', 'http://x.example'], {
      env: { XDG_CONFIG_HOME: '/proc/none/here' },
    });
    expect(run.code).to.equal(2);
    expect(run.stderr).to.contain('/proc/none').and.to.contain('XDG_CONFIG_HOME');
  });

  it('keep the key of a local server from other services', async () => {
    await writeConnection('http://127.0.0.1:1', process.pid);
    await sandbox.run(['version', 'get', '--url', service.url]);
    expect(service.received[0]?.authorization).to.equal(undefined);
  });

  it('take no notice of a server that is gone, nor of a broken file', async () => {
    await writeConnection(service.url, 2 ** 22 + 1);
    const { stdout } = await sandbox.run(['config', 'show']);
    expect(JSON.parse(stdout)).to.include({ Url: 'http://127.0.0.1:8080 (default)', ApiKey: 'none' });
    await writeFile(join(sandbox.folder, 'state', 'muster', 'server.json'), '{"http":');
    expect((await sandbox.run(['config', 'show'])).code).to.equal(0);
  });

  it('rank flags before variables before the profile', async () => {
    await sandbox.run(['config', 'set', 'url', 'http://profile.example']);
    await sandbox.run(['config', 'set', 'api-key', '-'], { input: 'key-of-profile\n' });
    const show = async (
      args: string[],
      env: Record<string, string> = {},
    ): Promise<Record<string, string>> => {
      const { stdout } = await sandbox.run(['config', 'show', ...args], { env });
      expect(stdout).not.to.contain('key-of');
      return JSON.parse(stdout) as Record<string, string>;
    };
    expect(await show([])).to.include({
      Url: 'http://profile.example (profile default)',
      ApiKey: 'set (profile default)',
    });
    const env = { MUSTER_URL: 'http://variable.example', MUSTER_API_KEY: 'key-of-variable' };
    expect(await show([], env)).to.include({
      Url: 'http://variable.example (MUSTER_URL)',
      ApiKey: 'set (MUSTER_API_KEY)',
    });
    expect(await show(['--url', 'http://flag.example'], env)).to.include({
      Url: 'http://flag.example (--url)',
    });
  });

  it('read a key from a file, and the device network from anywhere', async () => {
    await writeFile(join(sandbox.folder, 'key'), 'key-of-file\n');
    await sandbox.run([
      'roles',
      'list',
      '--url',
      service.url,
      '--api-key-file',
      'key',
      '--device-network',
      idOf(5),
    ]);
    expect(service.received[0]).to.include({ authorization: 'Bearer key-of-file', deviceNetwork: idOf(5) });
  });

  it('are kept for their owner only', async () => {
    await sandbox.run(['config', 'set', 'api-key', '-', '--profile', 'staging'], { input: 'key-of-profile' });
    const file = join(sandbox.folder, 'config', 'muster', 'config.yaml');
    expect(await readFile(file, 'utf8')).to.equal('profiles:\n  staging:\n    api-key: key-of-profile\n');
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    await sandbox.run(['config', 'set', 'api-key', '--unset', '--profile', 'staging']);
    expect(await readFile(file, 'utf8')).not.to.contain('key-of-profile');
  });

  it('that make no sense are usage errors which name the place', async () => {
    const file = join(sandbox.folder, 'config', 'muster', 'config.yaml');
    await mkdir(join(sandbox.folder, 'config', 'muster'), { recursive: true });
    for (const text of ['profiles: [', 'profiles: 1', 'profiles:\n  default:\n    colour: red\n']) {
      await writeFile(file, text);
      const { code, stderr } = await sandbox.run(['version', 'get']);
      expect(code, text).to.equal(2);
      expect(stderr, text).to.contain(file);
    }
    await writeFile(file, '');
    const bad: readonly [string[], Record<string, string>, string][] = [
      [['version', 'get'], { MUSTER_URL: 'not a url' }, 'baseUrl'],
      [['version', 'get', '--profile', 'nowhere'], {}, 'no profile nowhere'],
      [['version', 'get'], { MUSTER_OUTPUT: 'xml' }, 'MUSTER_OUTPUT'],
      [['version', 'get', '--api-key-file', 'missing'], {}, 'Cannot read the API key'],
      [['config', 'set', 'url'], {}, '--unset'],
    ];
    for (const [words, env, text] of bad) {
      const { code, stderr } = await sandbox.run(words, { env });
      expect(code, words.join(' ')).to.equal(2);
      expect(stderr, words.join(' ')).to.contain(text);
    }
  }).timeout(60_000);

  it('find a device network by its name', async () => {
    service.answer((request, response) =>
      sendJson(
        response,
        200,
        request.path.endsWith('/deviceNetworks') ? [{ Id: idOf(5), Name: 'Home' }] : {},
      ),
    );
    const found = { MUSTER_URL: service.url, MUSTER_DEVICE_NETWORK: 'home' };
    expect(await sandbox.run(['devices', 'get', idOf(1)], { env: found })).to.include({ code: 0 });
    expect(service.received.map(({ deviceNetwork }) => deviceNetwork)).to.deep.equal([undefined, idOf(5)]);
    const unknown = { MUSTER_URL: service.url, MUSTER_DEVICE_NETWORK: 'hom' };
    const { code, stderr } = await sandbox.run(['version', 'get'], { env: unknown });
    expect(code).to.equal(4);
    expect(stderr).to.contain('Unknown device network "hom". Did you mean "Home"?');
  });
});
