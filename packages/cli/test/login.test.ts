import { hash } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { sendJson, until, type Answer } from '@muster/testkit';
import { useService } from './support/cli.ts';
import { finish, type Finished } from './support/run-cli.ts';

const provider = { Name: 'login.example.com', Start: '/api/login/start' };

describe('muster login', () => {
  const { service, sandbox } = useService({ MUSTER_URL: '' }, 'test');
  const configFile = (): string => join(sandbox.folder, 'config', 'muster', 'config.yaml');
  /** The query of the page that begins the log-in, once a browser has opened it. */
  let begun: Readonly<Record<string, string>>;
  /** Whether the session is open. */
  let isOpen: boolean;

  /** The address at which the command waits for the browser. */
  const returnTo = (
    query: Readonly<Record<string, string>>,
    back: Readonly<Record<string, string>>,
  ): string =>
    `http://127.0.0.1:${query['cli']}/?${new URLSearchParams({ state: query['state']!, ...back }).toString()}`;

  /** A service with a provider at which everybody logs in without a question. */
  const scripted: Answer = ({ path, query, method, body, authorization }, response) => {
    if (path === '/api/login/start') {
      begun = query;
      response.writeHead(302, { Location: returnTo(query, { code: 'one-time' }) }).end();
      return;
    }
    const [status, answer] =
      path === '/api/login' ? logInAnswer(method, body) : sessionAnswer(path, authorization);
    sendJson(response, status, answer);
  };

  function logInAnswer(method: string, body: string): readonly [status: number, answer: object] {
    if (method === 'GET') return [200, { Provider: provider }];
    const { Code, Verifier } = JSON.parse(body) as Record<string, string>;
    isOpen = Code === 'one-time' && hash('sha256', Verifier!, 'base64url') === begun['challenge'];
    return isOpen
      ? [200, { ApiKey: 'session-key' }]
      : [401, { Code: 'invalid-login-code', Message: 'The code is not valid.' }];
  }

  function sessionAnswer(path: string, authorization?: string): readonly [status: number, answer: object] {
    if (authorization !== 'Bearer session-key')
      return [401, { Code: 'missing-key', Message: 'There is no session. Log in.' }];
    if (!isOpen) return [401, { Code: 'invalid-key', Message: 'The session has ended.' }];
    if (path !== '/api/logout')
      return [200, { Name: 'Ada Lovelace', ExpirationDate: '2030-01-01T00:00:00Z' }];
    isOpen = false;
    return [200, { LogoutUrl: 'https://login.example.com/end' }];
  }

  /** Comes back to the command without the service. */
  const comeBack = (address: string, back: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(returnTo(Object.fromEntries(new URL(address).searchParams), back));

  beforeEach(() => {
    begun = {};
    isOpen = false;
    service.answer(scripted);
  });

  /** Starts the command, and opens the address that it prints. */
  async function logIn(
    words: readonly string[],
    visit: (address: string) => Promise<unknown> = (address) => fetch(address),
  ): Promise<Finished> {
    const child = sandbox.start(['login', '--no-browser', '--key-store=file', ...words]);
    let shown = '';
    child.stderr!.on('data', (text: Buffer) => (shown += text.toString()));
    const finished = finish(child);
    const address = await until(
      async () => /^http\S+$/mu.exec(shown)?.[0],
      (found) => found !== undefined || child.exitCode !== null,
    );
    if (address !== undefined) await visit(address);
    return finished;
  }

  it('stores the key with the address in a file for its owner, which other commands send', async () => {
    let page = '';
    const { code, stdout, stderr } = await logIn(['--url', service.url, '--profile=lab'], async (address) => {
      page = await (await fetch(address)).text();
    });
    expect(code, stderr).to.equal(0);
    expect(page).to.contain('You are logged in.');
    expect(JSON.parse(stdout)).to.deep.equal({
      Name: 'Ada Lovelace',
      Url: service.url,
      Profile: 'lab',
      KeyStore: 'file',
      ExpirationDate: '2030-01-01T00:00:00Z',
    });
    expect(stderr).not.to.contain('session-key');
    expect((await stat(configFile())).mode & 0o777).to.equal(0o600);
    service.answer(({ authorization }, response) => sendJson(response, 200, { Version: authorization }));
    const version = await sandbox.prints('version get --profile lab');
    expect(JSON.parse(version)).to.include({ Version: 'Bearer session-key' });
  });

  it('ends the session at the service and deletes the key with muster logout', async () => {
    await logIn(['--url', service.url, '--profile=lab']);
    const { code, stderr } = await sandbox.run('logout --profile lab');
    expect(code, stderr).to.equal(0);
    expect(isOpen).to.equal(false);
    expect(stderr).to.contain('https://login.example.com/end');
    expect(await readFile(configFile(), 'utf8'))
      .to.contain(service.url)
      .and.not.to.contain('session-key');
    expect(await sandbox.fails(2, 'logout --profile lab')).to.contain('muster login --profile lab');
  });

  it('deletes the key of a session that has ended already, and keeps it if the service is away', async () => {
    await logIn(['--url', service.url]);
    service.answer((_request, response) => sendJson(response, 503, { Message: 'Starting.' }));
    await sandbox.fails(6, 'logout');
    expect(await readFile(configFile(), 'utf8')).to.contain('session-key');
    service.answer(scripted);
    isOpen = false;
    expect((await sandbox.run('logout')).code).to.equal(0);
    expect(await readFile(configFile(), 'utf8')).not.to.contain('session-key');
  });

  it('does not delete the key of a program with muster logout', async () => {
    await sandbox.run(`config set url ${service.url}`);
    await sandbox.run('config set api-key -', { input: 'key-of-a-program' });
    expect(await sandbox.fails(2, 'logout')).to.contain('muster config unset api-key');
    expect(await readFile(configFile(), 'utf8')).to.contain('key-of-a-program');
  });

  it('takes the answer of its own log-in only', async () => {
    const statuses: number[] = [];
    const { code } = await logIn(['--url', service.url], async (address) => {
      const port = new URL(address).searchParams.get('cli')!;
      const others = ['/?code=forged&state=x', '/?code=forged', '/favicon.ico', '/'];
      for (const path of others) statuses.push((await fetch(`http://127.0.0.1:${port}${path}`)).status);
      await fetch(address);
    });
    expect(statuses).to.deep.equal([400, 400, 404, 404]);
    expect(code).to.equal(0);
  });

  it('says why the log-in failed: at the provider, with the code, or after the time limit', async () => {
    const error = 'You have no role here.';
    const refused = await logIn(['--url', service.url], (address) => comeBack(address, { error }));
    expect(refused.code).to.equal(3);
    expect(refused.stderr).to.contain('The log-in failed: You have no role here.');
    const used = await logIn(['--url', service.url], (address) => comeBack(address, { code: 'used' }));
    expect(used.code).to.equal(3);
    expect(used.stderr).to.contain('The code is not valid.');
    const late = await logIn(['--url', service.url, '--timeout=100ms'], async () => undefined);
    expect(late.code).to.equal(7);
    expect(late.stderr).to.contain('--timeout');
  });

  it('ends with 130 after Ctrl-C', async () => {
    const child = sandbox.start(['login', '--no-browser', '--url', service.url]);
    child.stderr!.on('data', (text: Buffer) => {
      if (text.toString().includes('/api/login/start')) child.kill('SIGINT');
    });
    expect((await finish(child)).code).to.equal(130);
  });

  it('names the remedy without a provider, with a provider that is away, and without a service', async () => {
    service.answer((_request, response) => sendJson(response, 200, { Provider: null }));
    expect(await sandbox.fails(3, `login --url ${service.url}`))
      .to.contain('has no provider')
      .and.to.contain('muster config set api-key')
      .and.to.contain('one-time link');
    service.answer((_request, response) => sendJson(response, 404, { Message: 'No such path.' }));
    expect(await sandbox.fails(3, `login --url ${service.url}`)).to.contain('has no provider');
    const Problem = 'login.example.com does not answer.';
    service.answer((_request, response) => sendJson(response, 200, { Provider: provider, Problem }));
    expect(await sandbox.fails(6, `login --url ${service.url}`)).to.contain(Problem);
    await sandbox.fails(7, 'login --url http://127.0.0.1:1');
    expect(await sandbox.fails(2, ['login', '--url', ''])).to.contain('The value of --url is empty');
  });

  it('keeps the profile of another service', async () => {
    await sandbox.run('config set url http://127.0.0.1:1 --profile lab');
    expect(await sandbox.fails(2, `login --url ${service.url} --profile lab`))
      .to.contain('Profile lab is for http://127.0.0.1:1')
      .and.to.contain('--profile');
  });

  it('opens a browser', async function () {
    // Only Linux opens a browser by a program on PATH.
    if (process.platform !== 'linux') return this.skip();
    const bin = join(sandbox.folder, 'bin');
    await mkdir(bin);
    const opened = join(sandbox.folder, 'opened');
    await writeFile(
      join(bin, 'xdg-open'),
      `#!/bin/sh\nprintf %s "$1" > ${opened}.part && mv ${opened}.part ${opened}\n`,
    );
    await chmod(join(bin, 'xdg-open'), 0o755);
    const env = { PATH: `${bin}:${sandbox.env['PATH']}`, BROWSER: join(bin, 'xdg-open') };
    const child = sandbox.start(['login', '--key-store=file', '--url', service.url], { env });
    const finished = finish(child);
    const address = await until(
      () => readFile(opened, 'utf8').catch(() => undefined),
      (text) => text !== undefined,
    );
    await fetch(address!);
    const { code, stderr } = await finished;
    expect(code, stderr).to.equal(0);
  });

  it('stores the key in the file without a keyring, unless the keyring is asked for', async function () {
    // Elsewhere the system always has a keyring, and the test must not write into it.
    if (process.platform !== 'linux') return this.skip();
    const env = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' };
    const words = ['login', '--no-browser', '--url', service.url];
    for (const [more, code] of [
      [[], 0],
      [['--key-store=keyring'], 2],
    ] as const) {
      const child = sandbox.start([...words, ...more], { env });
      child.stderr!.on('data', (text: Buffer) => {
        const address = /^http\S+$/mu.exec(text.toString())?.[0];
        if (address !== undefined) void fetch(address);
      });
      const finished = await finish(child);
      expect(finished.code, finished.stderr).to.equal(code);
      if (code === 0) expect(JSON.parse(finished.stdout)).to.include({ KeyStore: 'file' });
      else expect(finished.stderr).to.contain('--key-store=file');
    }
    await writeFile(configFile(), `profiles:\n  lab:\n    url: ${service.url}\n    key-store: keyring\n`);
    expect(await sandbox.fails(2, 'version get --profile lab', { env }))
      .to.contain('in the keyring of the system')
      .and.to.contain('muster login --profile lab');
    expect((await sandbox.run('config list -o csv', { env })).stdout).to.contain('keyring');
  });
});
