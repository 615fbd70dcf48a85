/** `muster login` and `muster logout` with a provider: oidc-provider from npm, in a process of its own. */
import { spawn } from 'node:child_process';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { muster, musterBin, type RunResult } from '../support/muster.ts';
import { LogInBrowser } from '../support/oidc/log-in-browser.ts';
import { OidcProvider } from '../support/oidc/provider.ts';
import { oidcFlags } from '../support/oidc/server-flags.ts';
import { useServer } from '../support/test-server.ts';

describe('muster login', () => {
  let provider: OidcProvider;
  const server = useServer({
    flags: ['--requests-per-minute=0', '--base-path=/appiot'],
    prepare: async ({ dir }) => {
      provider = await OidcProvider.create();
      return oidcFlags(provider, dir);
    },
  });
  before(async () => {
    await provider.start(server.info.http);
    await until(
      async () => !(await (await fetch(`${server.info.http}/api/login`)).text()).includes('Problem'),
    );
  });
  after(() => provider.stop());

  /** Runs the command, and logs in as a person at the address that it prints. */
  async function logIn(person: string, profile: string): Promise<RunResult & { readonly page: string }> {
    const words = ['login', '--no-browser', '--key-store=file', '--url', server.info.http];
    const child = spawn(process.execPath, [musterBin, ...words, '--profile', profile], {
      env: server.place.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const address = await until(
      async () => /^http\S+$/mu.exec(stderr)?.[0],
      (found) => found !== undefined || child.exitCode !== null,
    );
    const browser = new LogInBrowser(server.info.http);
    const page = (await browser.open(await browser.logIn(person, address))).text;
    const code = await ended;
    return { code, stdout, stderr, page };
  }

  it('stores a session with which commands work as the person, until muster logout ends it', async () => {
    const { code, stdout, stderr, page } = await logIn('ada', 'desk');
    expect(code, stderr).to.equal(0);
    expect(JSON.parse(stdout)).to.include({ Name: 'Ada Lovelace', Profile: 'desk', KeyStore: 'file' });
    expect(page).to.contain('You are logged in.');
    const user = await muster(server.place, ['users', 'current', '--profile=desk', '-o', 'json']);
    expect(JSON.parse(user.stdout)).to.include({ Name: 'Ada Lovelace' });
    const made = await muster(server.place, ['tags', 'create', '--name=quay', '--profile=desk']);
    expect(made.code, made.stderr).to.equal(0);
    const { Rows } = await until(
      () => server.client.activityLogs.listAudit({ Filter: "Operation eq 'tags.create'" }),
      (rows) => rows.Rows.length > 0,
    );
    expect(Rows[0]).to.include({ ApiKeyName: 'Ada Lovelace', ActorType: 'Person' });
    const key = (await muster(server.place, ['config', 'get', 'api-key', '--profile=desk'])).stdout.trim();
    const left = await muster(server.place, ['logout', '--profile=desk']);
    expect(left.code, left.stderr).to.equal(0);
    expect(left.stderr).to.contain(`${provider.issuer}/session/end`);
    const late = await server
      .clientWith(key)
      .users.current()
      .catch((error: unknown) => error);
    expect(late).to.have.property('status', 401);
    expect((await muster(server.place, ['logout', '--profile=desk'])).code).to.equal(2);
  });

  it('says why a person cannot log in', async () => {
    const { code, stderr, page } = await logIn('eve', 'desk-2');
    expect(code).to.equal(3);
    for (const text of [stderr, page]) expect(text).to.contain('You have no role here');
    expect((await muster(server.place, ['config', 'show', '--profile=desk-2'])).code).to.equal(2);
  });

  it('does not take the key of a program for a session', async () => {
    const { http, apiKey } = server.info;
    await muster(server.place, ['config', 'set', 'url', http, '--profile=ci']);
    await muster(server.place, ['config', 'set', 'api-key', '-', '--profile=ci'], apiKey);
    const { code, stderr } = await muster(server.place, ['logout', '--profile=ci']);
    expect(code).to.equal(2);
    expect(stderr).to.contain('was not made by muster login');
    expect((await server.client.users.current()).Id).to.be.a('string');
  });

  it('says so while the provider is away', async () => {
    await provider.stop();
    await until(async () =>
      (await (await fetch(`${server.info.http}/api/login`)).text()).includes('Problem'),
    );
    const { code, stderr } = await muster(server.place, ['login', '--url', server.info.http, '--profile=x']);
    expect(code).to.equal(6);
    expect(stderr).to.contain('Example Ltd cannot be reached').and.to.contain('muster config set api-key');
  });
});
