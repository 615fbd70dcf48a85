import { expect } from 'chai';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendJson } from '@muster/testkit';
import { json, useService } from './support/cli.ts';
import { idOf } from './support/rows.ts';

describe('settings', () => {
  const { service, sandbox } = useService({ MUSTER_URL: '' }, 'test');

  beforeEach(() => {
    service.answer(json(200, { Version: '1.0.0', Description: 'fake' }));
  });

  async function writeConnection(http: string, pid: number, name = 'default'): Promise<void> {
    const folder = join(sandbox.folder, 'state', 'muster', 'servers');
    await mkdir(folder, { recursive: true });
    const connection = JSON.stringify({ http, apiKey: 'key-of-local-server', pid });
    await writeFile(join(folder, `${name}.json`), connection);
  }

  it('are not kept where no folder can be made, and that is said', async function () {
    if (process.platform !== 'linux') return this.skip();
    const env = { XDG_CONFIG_HOME: '/proc/none/here' };
    const run = await sandbox.run('config set url http://x.example', { env });
    expect(run.code).to.equal(2);
    expect(run.stderr).to.contain('/proc/none').and.to.contain('XDG_CONFIG_HOME');
  });

  it('keep the key of a local server from other services', async () => {
    await writeConnection('http://127.0.0.1:1', process.pid);
    await sandbox.run(`version get --url ${service.url}`);
    expect(service.received[0]?.authorization).to.equal(undefined);
  });

  it('take no notice of a server that is gone, nor of a broken file', async () => {
    await writeConnection(service.url, 2 ** 22 + 1);
    const { stdout } = await sandbox.run('config show');
    expect(JSON.parse(stdout)).to.include({ Url: 'http://127.0.0.1:8080 (default)', ApiKey: 'none' });
    await writeFile(join(sandbox.folder, 'state', 'muster', 'servers', 'default.json'), '{"http":');
    expect((await sandbox.run('config show')).code).to.equal(0);
  });

  it('rank flags before the profile before variables (papercut 5)', async () => {
    const show = async (args: string[], env: Record<string, string>): Promise<Record<string, string>> => {
      const { stdout } = await sandbox.run(['config', 'show', ...args], { env });
      expect(stdout).not.to.contain('key-of');
      return JSON.parse(stdout) as Record<string, string>;
    };
    const env = { MUSTER_URL: 'http://variable.example', MUSTER_API_KEY: 'key-of-variable' };
    expect(await show([], env)).to.include({
      Url: 'http://variable.example (MUSTER_URL)',
      ApiKey: 'set (MUSTER_API_KEY)',
    });
    await sandbox.run('config set url http://profile.example --profile lab');
    await sandbox.run('config set api-key - --profile lab', { input: 'key-of-profile\n' });
    expect(await show(['--profile', 'lab'], env)).to.include({
      Url: 'http://profile.example (profile lab)',
      ApiKey: 'set (profile lab)',
      Profile: 'lab',
    });
    const network = { MUSTER_DEVICE_NETWORK: idOf(5) };
    const shown = { DeviceNetwork: `${idOf(5)} (MUSTER_DEVICE_NETWORK)` };
    expect(await show(['--profile', 'lab'], network)).to.include(shown);
    await sandbox.run('config use lab');
    expect(await show([], env)).to.include({ Url: 'http://profile.example (profile lab)' });
    await writeFile(join(sandbox.folder, 'key'), 'key-of-file\n');
    const flags = ['--profile', 'lab', '--url', 'http://flag.example', '--api-key-file', 'key'];
    const given = { Url: 'http://flag.example (--url)', ApiKey: 'set (--api-key-file)' };
    expect(await show(flags, env)).to.include(given);
  });

  it('take the address of the API as `muster up` prints it, and a host with a port', async () => {
    const host = new URL(service.url).host;
    for (const url of [`${service.url}/api/v3`, `${service.url}/api/v3/`, host, `${host}/api/v3`]) {
      await sandbox.run(['config', 'set', 'url', url, '--profile', 'lab']);
      const runs: readonly [readonly string[], Record<string, string>][] = [
        [['version', 'get', '--url', url], {}],
        [['api', 'GET', '/version', '--url', url], {}],
        [['wait', 'server', '--url', url], {}],
        [['version', 'get'], { MUSTER_URL: url, MUSTER_API_KEY: 'k' }],
        [['version', 'get', '--url', service.url], { MUSTER_URL: url, MUSTER_API_KEY: 'k' }],
        [['version', 'get', '--profile', 'lab'], {}],
      ];
      for (const [words, env] of runs) {
        service.received.length = 0;
        const { code, stderr } = await sandbox.run(words, { env });
        expect({ code, stderr }, words.join(' ')).to.deep.equal({ code: 0, stderr: '' });
        expect(service.received.at(-1)?.path).to.equal('/api/v3/version');
      }
      const { stdout } = await sandbox.run(['doctor', '--url', url, '-o', 'json']);
      expect(stdout).to.contain(`${service.url} is Muster 1.0.0.`);
    }
  });

  it('read a key from a file, and the device network from anywhere', async () => {
    await writeFile(join(sandbox.folder, 'key'), 'key-of-file\n');
    await sandbox.run(`roles list --url ${service.url} --api-key-file key --device-network ${idOf(5)}`);
    expect(service.received[0]).to.include({ authorization: 'Bearer key-of-file', deviceNetwork: idOf(5) });
  });

  it('are kept for their owner only', async () => {
    await sandbox.run('config set api-key - --profile staging', { input: 'key-of-profile' });
    const file = join(sandbox.folder, 'config', 'muster', 'config.yaml');
    expect(await readFile(file, 'utf8')).to.equal('profiles:\n  staging:\n    api-key: key-of-profile\n');
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    await sandbox.run('config set api-key --unset --profile staging');
    expect(await readFile(file, 'utf8')).not.to.contain('key-of-profile');
  });

  it('that make no sense are usage errors which name the place', async () => {
    const file = join(sandbox.folder, 'config', 'muster', 'config.yaml');
    await mkdir(join(sandbox.folder, 'config', 'muster'), { recursive: true });
    for (const text of ['profiles: [', 'profiles: 1', 'profiles:\n  default:\n    colour: red\n']) {
      await writeFile(file, text);
      expect(await sandbox.fails(2, 'version get'), text).to.contain(file);
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
      expect(await sandbox.fails(2, words, { env }), words.join(' ')).to.contain(text);
    }
  });

  it('take an empty key file for an error that names it, not for another key (papercut 4)', async () => {
    await writeFile(join(sandbox.folder, 'empty'), ' \n');
    for (const file of ['empty', '/dev/null']) {
      const env = { MUSTER_URL: service.url, MUSTER_API_KEY: 'key-of-variable' };
      const stderr = await sandbox.fails(2, `version get --api-key-file ${file}`, { env });
      expect(stderr).to.contain(`The file ${file} of --api-key-file is empty`);
    }
    expect(service.received).to.have.length(0);
  });

  it('that are empty flags are usage errors: nothing goes elsewhere', async () => {
    for (const flag of ['--url', '--profile', '--local', '--api-key-file', '--device-network']) {
      const env = { MUSTER_URL: service.url };
      const stderr = await sandbox.fails(2, ['version', 'get', flag, ''], { env });
      expect(stderr, flag).to.contain(`The value of ${flag} is empty`);
    }
    expect(service.received).to.have.length(0);
  });

  describe('with a key that belongs to another URL', () => {
    const elsewhere = 'http://127.0.0.1:1';

    beforeEach(async () => {
      await sandbox.run(`config set url ${elsewhere} --profile lab`);
      await sandbox.run('config set api-key - --profile lab', { input: 'key-of-lab' });
      await sandbox.run('config set api-key - --profile keyless', { input: 'key-of-nothing' });
      await sandbox.run(`config set url ${service.url} --profile only-url`);
    });

    it('refuse to send it, and say how to go on', async () => {
      const both = { MUSTER_URL: elsewhere, MUSTER_API_KEY: 'key-of-variable' };
      const calls: readonly [string[], Record<string, string>, string][] = [
        [['--profile', 'lab', '--url', service.url], {}, `profile lab belongs to ${elsewhere}`],
        [['--profile', 'keyless'], { MUSTER_URL: service.url }, 'profile keyless has no URL'],
        [['--url', service.url], both, `MUSTER_API_KEY belongs to ${elsewhere} (MUSTER_URL)`],
        [['--profile', 'only-url'], both, 'MUSTER_API_KEY belongs to'],
      ];
      for (const [words, env, text] of calls) {
        expect(await sandbox.fails(2, ['version', 'get', ...words], { env }))
          .to.contain(text)
          .and.to.contain('--api-key-file')
          .and.not.to.contain('key-of');
      }
      expect(service.received).to.have.length(0);
    });

    it('send one that the person gave for it', async () => {
      await writeFile(join(sandbox.folder, 'key'), 'key-of-file');
      const env = { MUSTER_API_KEY: 'key-of-variable' };
      const calls: readonly [string[], Record<string, string>, string][] = [
        [['--profile', 'lab', '--url', service.url, '--api-key-file', 'key'], {}, 'key-of-file'],
        [['--url', service.url], env, 'key-of-variable'],
        [['--profile', 'only-url'], env, 'key-of-variable'],
        [['--url', `${service.url}/`], { MUSTER_URL: service.url, ...env }, 'key-of-variable'],
      ];
      for (const [words, env, key] of calls) {
        const { code, stderr } = await sandbox.run(['version', 'get', ...words], { env });
        expect(code, stderr).to.equal(0);
        expect(service.received.at(-1)?.authorization).to.equal(`Bearer ${key}`);
      }
    });
  });

  describe('in profiles', () => {
    it('are listed, chosen, read and removed, and keys are not shown', async () => {
      await sandbox.run('config set url http://a.example --profile a');
      await sandbox.run('config set url http://b.example --profile b');
      await sandbox.run('config set api-key - --profile b', { input: 'key-of-b' });
      expect((await sandbox.run('config use b')).code).to.equal(0);
      const { stdout } = await sandbox.run('config list -o csv');
      expect(stdout).to.equal(
        'Name,InUse,Url,ApiKey,DeviceNetwork,ReadOnly\na,false,http://a.example,none,,false\nb,true,http://b.example,set,,false\n',
      );
      expect((await sandbox.run('config get url')).stdout).to.equal('http://b.example\n');
      expect((await sandbox.run('config get url --profile a')).stdout).to.equal('http://a.example\n');
      expect((await sandbox.run('config unset url')).code).to.equal(0);
      expect(await sandbox.fails(2, 'config get url')).to.contain('Profile b has no url');
      expect((await sandbox.run('config use default')).code).to.equal(0);
      expect(await sandbox.fails(2, 'config use c'))
        .to.contain('There is no profile c')
        .and.to.contain('a, b');
    });

    it('refuse values that they cannot have', async () => {
      for (const [setting, value] of [
        ['url', 'nonsense'],
        ['url', 'ftp://x.example'],
        ['read-only', 'yes'],
        ['output', 'xml'],
      ] as const) {
        expect((await sandbox.run(`config set ${setting} ${value}`)).code, `${setting} ${value}`).to.equal(2);
      }
    });

    it('can be read-only: what writes is refused before it is sent', async () => {
      await sandbox.run(`config set url ${service.url} --profile production`);
      await sandbox.run('config set read-only true --profile production');
      const profile = ['--profile', 'production'];
      expect((await sandbox.run(['version', 'get', ...profile])).code).to.equal(0);
      for (const words of [
        ['devices', 'delete', idOf(1)],
        ['resources', 'write-value', idOf(1), '5'],
        ['activity-logs', 'delete-all', '--yes'],
        ['api', 'DELETE', '/activitylogs'],
      ]) {
        expect(await sandbox.fails(2, [...words, ...profile]))
          .to.contain('Profile production is read-only')
          .and.to.contain('config unset read-only');
      }
      expect(service.received.map(({ method }) => method)).to.deep.equal(['GET']);
      expect((await sandbox.run(['devices', 'delete', idOf(1), '--dry-run', ...profile])).code).to.equal(0);
      await sandbox.run(['config', 'unset', 'read-only', ...profile]);
      await sandbox.run(['devices', 'delete', idOf(1), ...profile]);
      expect(service.received.at(-1)?.method).to.equal('DELETE');
    });
  });

  describe('of several local servers (papercut 6)', () => {
    it('are those of the default one, of the only one, or of the one that is named', async () => {
      await writeConnection(service.url, process.pid);
      await writeConnection('http://127.0.0.1:1', process.pid, 'default-2');
      expect((await sandbox.run('version get')).code).to.equal(0);
      const named = await sandbox.run('config show --local default-2');
      const second = ['http://127.0.0.1:1', 'set'].map((text) => `${text} (local server default-2)`);
      expect(JSON.parse(named.stdout)).to.include({ Url: second[0], ApiKey: second[1] });
      await rm(join(sandbox.folder, 'state', 'muster', 'servers', 'default.json'));
      const other = await sandbox.run('config show');
      expect(JSON.parse(other.stdout)).to.include({ Url: 'http://127.0.0.1:1 (local server default-2)' });
    });

    it('are an error that lists them if none is the default', async () => {
      await writeConnection(service.url, process.pid, 'lab');
      await writeConnection('http://127.0.0.1:1', process.pid, 'field');
      const { code, stderr } = await sandbox.run('version get');
      expect(code).to.equal(2);
      expect(stderr).to.contain(`field (http://127.0.0.1:1), lab (${service.url})`).and.to.contain('--local');
      expect(await sandbox.fails(2, 'version get --local attic'))
        .to.contain('No server named attic')
        .and.to.contain('field (');
      expect((await sandbox.run('version get --local lab')).code).to.equal(0);
      expect((await sandbox.run(`version get --url ${service.url}`)).code).to.equal(0);
      const key = 'Bearer key-of-local-server';
      expect(service.received.map(({ authorization }) => authorization)).to.deep.equal([key, key]);
    });

    it('are chosen with --local before profile and environment', async () => {
      await writeConnection(service.url, process.pid, 'lab');
      await sandbox.run('config set url http://127.0.0.1:1');
      await sandbox.run('config set api-key -', { input: 'key-of-profile' });
      const env = { MUSTER_URL: 'http://127.0.0.1:2', MUSTER_API_KEY: 'key-of-variable' };
      expect((await sandbox.run('version get --local lab', { env })).code).to.equal(0);
      expect(service.received[0]?.authorization).to.equal('Bearer key-of-local-server');
    });
  });

  it('find a device network by its name', async () => {
    service.answer(({ path }, response) =>
      sendJson(response, 200, path.endsWith('/deviceNetworks') ? [{ Id: idOf(5), Name: 'Home' }] : {}),
    );
    const found = { MUSTER_URL: service.url, MUSTER_DEVICE_NETWORK: 'home' };
    expect(await sandbox.run(`devices get ${idOf(1)}`, { env: found })).to.include({ code: 0 });
    expect(service.received.map(({ deviceNetwork }) => deviceNetwork)).to.deep.equal([undefined, idOf(5)]);
    const unknown = { MUSTER_URL: service.url, MUSTER_DEVICE_NETWORK: 'hom' };
    expect(await sandbox.fails(4, 'version get', { env: unknown })).to.contain(
      'Unknown device network "hom". Did you mean "Home"?',
    );
  });
});
