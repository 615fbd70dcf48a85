/** Keys in a keyring of the system: GNOME Keyring, on a bus of the test. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { foreignPeer, sendJson, until } from '@muster/testkit';
import { useService } from './support/cli.ts';
import { finish } from './support/run-cli.ts';

/** Arguments of dbus-send that ask whether a name has an owner. */
const ownerOf = [
  '--session',
  '--print-reply=literal',
  '--dest=org.freedesktop.DBus',
  '/',
  'org.freedesktop.DBus.NameHasOwner',
];

describe('the key of a profile in a keyring', () => {
  const { service, sandbox } = useService({ MUSTER_URL: '' });
  const peers: ChildProcess[] = [];
  let env: Readonly<Record<string, string>>;
  const file = (): Promise<string> =>
    readFile(join(sandbox.folder, 'config', 'muster', 'config.yaml'), 'utf8');

  before(async function () {
    const bus = foreignPeer(this, 'dbus-daemon', 'dbus');
    const asks = foreignPeer(this, 'dbus-send', 'dbus');
    const keyring = foreignPeer(this, 'gnome-keyring-daemon', 'gnome-keyring');
    const daemon = spawn(bus, ['--session', '--nofork', '--print-address'], { env: sandbox.env });
    peers.push(daemon);
    const [line] = (await once(daemon.stdout, 'data')) as [Buffer];
    env = { DBUS_SESSION_BUS_ADDRESS: line.toString().trim(), XDG_RUNTIME_DIR: sandbox.folder };
    // The library path of the test, for a peer that is not installed in the usual folders.
    const LD_LIBRARY_PATH = process.env['LD_LIBRARY_PATH'] ?? '';
    const secrets = spawn(keyring, ['--foreground', '--unlock', '--components=secrets'], {
      env: { ...sandbox.env, ...env, LD_LIBRARY_PATH },
    });
    peers.push(secrets);
    secrets.stdin.end('password');
    await until(
      () =>
        finish(
          spawn(asks, [...ownerOf, 'string:org.freedesktop.secrets'], { env: { ...sandbox.env, ...env } }),
        ),
      ({ stdout }) => stdout.includes('true'),
    );
  });
  after(async () => {
    for (const peer of peers.reverse()) {
      peer.kill();
      if (peer.exitCode === null && peer.signalCode === null) await once(peer, 'close');
    }
  });

  const logIn = async (...more: readonly string[]): Promise<string> => {
    service.answer(({ path, method, query }, response) => {
      if (path === '/api/login' && method === 'GET')
        sendJson(response, 200, { Provider: { Name: 'login.example.com', Start: '/api/login/start' } });
      else if (path === '/api/login') sendJson(response, 200, { ApiKey: 'session-key' });
      else if (path === '/api/session') sendJson(response, 200, { Name: 'Ada Lovelace' });
      else {
        const back = new URLSearchParams({ state: query['state']!, code: 'one-time' }).toString();
        response.writeHead(302, { Location: `http://127.0.0.1:${query['cli']}/?${back}` }).end();
      }
    });
    const child = sandbox.start(['login', '--no-browser', '--url', service.url, ...more], { env });
    child.stderr!.on('data', (text: Buffer) => {
      const address = /^http\S+$/mu.exec(text.toString())?.[0];
      if (address !== undefined) void fetch(address);
    });
    const { code, stdout, stderr } = await finish(child);
    expect(code, stderr).to.equal(0);
    return stdout;
  };

  it('is stored there by muster login, read by commands and deleted by muster logout', async () => {
    expect(JSON.parse(await logIn('--profile=lab'))).to.include({ KeyStore: 'keyring' });
    expect(await file())
      .to.contain('key-store: keyring')
      .and.not.to.contain('session-key');
    expect(await sandbox.prints('config list -o csv', { env })).to.contain('keyring');
    expect(await sandbox.prints('config get api-key --profile lab', { env })).to.equal('session-key\n');
    service.answer(({ authorization, path }, response) =>
      sendJson(response, 200, path.endsWith('/version') ? { Version: authorization } : { LogoutUrl: null }),
    );
    const version = await sandbox.prints('version get --profile lab', { env });
    expect(JSON.parse(version)).to.include({ Version: 'Bearer session-key' });
    expect((await sandbox.run('logout --profile lab', { env })).code).to.equal(0);
    expect(await file()).not.to.contain('keyring');
    // Nothing is left in the keyring, even if the file says so.
    await writeFile(
      join(sandbox.folder, 'config', 'muster', 'config.yaml'),
      `profiles:\n  lab:\n    url: ${service.url}\n    key-store: keyring\n`,
    );
    expect(await sandbox.fails(2, 'version get --profile lab', { env })).to.contain('does not return it');
  });

  it('is replaced by a key in the file, and removed with muster config unset', async () => {
    await logIn('--profile=desk');
    await sandbox.run('config set api-key - --profile desk', { input: 'key-of-a-program', env });
    expect(await file()).to.contain('key-of-a-program');
    await logIn('--profile=desk');
    expect(await file()).not.to.contain('key-of-a-program');
    expect((await sandbox.run('config unset api-key --profile desk', { env })).code).to.equal(0);
    await until(file, (text) => !/desk:\n\s+url: \S+\n\s+key-store/u.test(text));
    expect(await sandbox.fails(2, 'config get api-key --profile desk', { env })).to.contain('has no api-key');
  });
});
