import { expect } from 'chai';
import { serverSettings } from '@muster/server';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { serverFlags } from '../src/generated/server-flags.ts';
import { useCli } from './support/cli.ts';
import { finish, type Finished } from './support/run-cli.ts';
import { startAndWait, type Ready } from './support/running.ts';

const anyPort = ['--http', '127.0.0.1:0', '--coap', 'coap://127.0.0.1:0'];

const server = `server ${anyPort.join(' ')}`;

describe('muster server', () => {
  const sandbox = useCli();
  let child: ChildProcess;
  let ready: Ready;
  let ended: Promise<Finished>;

  before(async () => {
    ({ child, ready, ended } = await startAndWait(sandbox, server));
  });

  /** Starts a server that must end by itself. */
  const fail = (...words: readonly string[]): Promise<Finished> =>
    finish(sandbox.start(['server', ...words]));

  it('tells where it is, to its owner only', async () => {
    expect(ready).to.have.all.keys('http', 'coap', 'deviceNetworkId', 'apiKey', 'pid');
    expect(ready.pid).to.equal(child.pid);
    expect((await stat(join(sandbox.folder, 'ready.json'))).mode & 0o777).to.equal(0o600);
  });

  it('is found by other commands, with its key', async () => {
    const { code, stdout } = await sandbox.run('device-networks list');
    expect(code).to.equal(0);
    expect(JSON.parse(stdout)).to.have.nested.property('[0].Id', ready.deviceNetworkId);
    expect((await sandbox.run('version get', { env: { MUSTER_API_KEY: 'wrong' } })).code).to.equal(3);
  });

  it('has a flag for each setting of the server, which checks it', async () => {
    const flags = Object.keys(serverFlags).map((name) => `--${name}`);
    expect(flags).to.have.members(serverSettings.map(({ flag }) => flag));
    const stderr = await sandbox.fails(2, [
      ...['server', ...anyPort, '--firmware-max-bytes=x', '--firmware-transfers=x', '--firmware-url=nowhere'],
      ...['--firmware-timeout-seconds=x', '--firmware-retry-seconds=x'],
    ]);
    const wrong = flags.filter((name) => /^--firmware-(?!delivery)/u.test(name));
    for (const flag of wrong) expect(stderr, flag).to.contain(flag);
    expect(await sandbox.fails(2, ['server', ...anyPort, '--firmware-delivery', 'pul']))
      .to.contain('--firmware-delivery')
      .and.to.contain('Did you mean "pull"?');
  });

  it('warns of a data folder and of key files that every user can read', async () => {
    const open = join(sandbox.folder, 'open');
    await mkdir(open);
    await chmod(open, 0o755);
    for (const [name, mode] of [
      ['device-key.pem', 0o644],
      ['private.pem', 0o640],
    ] as const) {
      await writeFile(join(sandbox.folder, name), 'x');
      await chmod(join(sandbox.folder, name), mode);
    }
    await writeFile(join(open, 'api-key.secret'), 'too short');
    await chmod(join(open, 'api-key.secret'), 0o644);
    const files = ['--coaps-key', 'device-key.pem', '--mqtt-key', 'private.pem'];
    const { stderr } = await fail(...anyPort, '--data-dir', open, ...files, '--log-level', 'warn');
    const line = stderr.split('\n').find((one) => one.includes('every user of this machine')) ?? '{}';
    const { paths } = JSON.parse(line) as { paths?: string[] };
    expect(paths?.map((path) => basename(path))).to.deep.equal(['open', 'api-key.secret', 'device-key.pem']);
  });

  it('names the cause that prevents a second one', async () => {
    const { code, stderr } = await fail(...anyPort);
    expect(code).to.equal(10);
    expect(stderr).to.contain(`process ${ready.pid}`).and.to.contain('--data-dir');
  });

  it('has a name, and a second server neither takes over its commands nor hides it (papercut 6)', async () => {
    const shown = async (...words: string[]): Promise<string> =>
      (JSON.parse((await sandbox.run(['config', 'show', ...words])).stdout) as { Url: string }).Url;
    expect(await shown()).to.equal(`${ready.http} (local server default)`);
    const store = ['--store', 'memory:', '--data-dir'];
    const words = `${server} ${store.join(' ')} second`;
    const { child: second, ended: end, ready: info } = await startAndWait(sandbox, words, 'second.json');
    expect(await shown()).to.equal(`${ready.http} (local server default)`);
    expect(await shown('--local', 'default-2')).to.equal(`${info.http} (local server default-2)`);
    const list = await sandbox.run('device-networks list --local default-2');
    expect(JSON.parse(list.stdout)).to.have.nested.property('[0].Id', info.deviceNetworkId);
    const taken = await fail(...anyPort, ...store, 'third', '--name', 'default-2');
    expect(taken.code).to.equal(10);
    expect(taken.stderr)
      .to.contain(`A server named default-2 is already running: ${info.http}`)
      .and.to.contain('--name');
    second.kill('SIGINT');
    expect((await end).code).to.equal(0);
    expect(await shown()).to.equal(`${ready.http} (local server default)`);
    expect((await sandbox.run('config show --local default-2')).code).to.equal(2);
  });

  it('passes every check of muster doctor', async () => {
    const { code, stdout } = await sandbox.run('doctor -o json');
    const lines = JSON.parse(stdout) as { check: string; result: string }[];
    expect(lines.filter(({ result }) => result !== 'ok')).to.deep.equal([]);
    expect(lines.map(({ check }) => check)).to.include.members(['API key', 'device network', 'permissions']);
    expect(code).to.equal(0);
  });

  it('refuses settings that make no sense', async () => {
    for (const words of ['--http nowhere', '--store mongo:x', '--name ../up']) {
      expect(await sandbox.fails(2, `server ${words}`)).to.contain(words.split(' ')[0]);
    }
  });

  it('ends in order with Ctrl-C', async () => {
    child.kill('SIGINT');
    const { code, stdout, stderr } = await ended;
    expect({ code, stdout }).to.deep.equal({ code: 0, stdout: '' });
    expect(stderr).not.to.contain(ready.apiKey);
    expect(await readFile(join(sandbox.folder, 'ready.json')).catch(() => 'gone')).to.equal('gone');
    expect((await sandbox.run(`version get --url ${ready.http}`)).code).to.equal(7);
  });

  it('goes on with its store and key when it is started again', async () => {
    const words = `${server} --mqtt mqtt://127.0.0.1:0`;
    const { child: again, ended: end, ready: info } = await startAndWait(sandbox, words, 'again.json');
    expect(info).to.include({ apiKey: ready.apiKey, deviceNetworkId: ready.deviceNetworkId });
    again.kill('SIGTERM');
    const { code, stderr } = await end;
    expect(code).to.equal(0);
    expect(stderr, 'addresses of devices').to.contain(`${info.coap}, ${String(info.mqtt)}. Ctrl-C`);
    if (again.exitCode === null) await once(again, 'close');
  });
});
