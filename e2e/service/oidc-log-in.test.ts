/** People log in at a provider: oidc-provider from npm, in a process of its own. */
import { createHash } from 'node:crypto';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { muster } from '../support/muster.ts';
import { LogInBrowser } from '../support/oidc/log-in-browser.ts';
import { OidcProvider } from '../support/oidc/provider.ts';
import { oidcFlags } from '../support/oidc/server-flags.ts';
import { useServer } from '../support/test-server.ts';

interface AuditRow {
  readonly Operation: string;
  readonly ApiKeyName: string;
  readonly ActorType: string;
}

describe('people who log in at a provider', () => {
  let provider: OidcProvider;
  const server = useServer({
    flags: ['--requests-per-minute=0'],
    prepare: async ({ dir }) => {
      provider = await OidcProvider.create();
      return oidcFlags(provider, dir);
    },
  });
  afterEach(() => provider.stop());

  /** Resolves when a provider that answers again is not remembered as failed. */
  const providerIsBack = () =>
    until(async () => !(await (await fetch(`${server.info.http}/api/login`)).text()).includes('Problem'));
  const start = async (offset?: number): Promise<void> => {
    await provider.start(server.info.http, offset);
    await providerIsBack();
  };
  const browser = (): LogInBrowser => new LogInBrowser(server.info.http);
  const session = async (one: LogInBrowser): Promise<Record<string, unknown>> => {
    const { status, text } = await one.call('/api/session');
    expect(status, text).to.equal(200);
    return JSON.parse(text) as Record<string, unknown>;
  };
  const reasonIn = (location: string): string => decodeURIComponent(location.split('#login-error=')[1] ?? '');

  it('starts without the provider: the log-in says why, and keys go on working', async () => {
    const one = browser();
    const answer = JSON.parse((await one.open('/api/login')).text) as unknown;
    expect(answer).to.deep.equal({
      Provider: { Name: 'Example Ltd', Start: '/api/login/start' },
      Problem: 'Example Ltd cannot be reached. Try again later.',
    });
    const { status, location } = await one.open('/api/login/start');
    expect([status, reasonIn(location)]).to.deep.equal([
      302,
      'Example Ltd cannot be reached. Try again later.',
    ]);
    expect((await server.client.devices.list({})).Rows).to.deep.equal([]);
  });

  it('logs in with the roles of the groups, and is named in the audit', async () => {
    await start();
    const one = browser();
    expect(await one.logIn('ada', '/api/login/start?return=/devices%3Fx=1')).to.equal(
      `${server.info.http}/devices?x=1`,
    );
    expect(await session(one)).to.include({ Name: 'Ada Lovelace', Email: 'ada@example.com' });
    const made = await one.call('/api/v3/tags', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Name: 'quay' }),
    });
    expect(made.status, made.text).to.equal(200);
    const rows = await until(
      async () => JSON.parse((await one.call('/api/v3/activitylogs/audit')).text).Rows as AuditRow[],
      (all) => all.some(({ Operation }) => Operation === 'tags.create'),
    );
    const seen = rows.map(({ Operation, ApiKeyName, ActorType }) => [Operation, ApiKeyName, ActorType]);
    expect(seen).to.deep.include(['tags.create', 'Ada Lovelace', 'Person']);
    expect(seen).to.deep.include(['login', 'Ada Lovelace', 'Person']);
  });

  it('returns to paths of this site only', async () => {
    for (const place of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/\t/evil.example',
      'evil',
    ]) {
      const { status, text, location } = await browser().open(
        `/api/login/start?return=${encodeURIComponent(place)}`,
      );
      expect([status, location], place).to.deep.equal([400, '']);
      expect(text).to.include('Must be a path of this site');
    }
  });

  it('shows the picture of the directory, and a pattern for those without', async () => {
    await start();
    const [ada, ben] = [browser(), browser()];
    await ada.logIn('ada');
    await ben.logIn('ben');
    await until(async () => (await session(ada))['HasPicture'] === true);
    const picture = await ada.call('/api/v3/user/thumbnail');
    expect(picture.headers.get('content-type')).to.equal('image/png');
    expect(picture.headers.get('content-length')).to.equal('16');
    const user = JSON.parse((await ada.call('/api/v3/user')).text) as Record<string, string>;
    expect(user).to.include({ Name: 'Ada Lovelace', Username: 'ada@example.com' });
    expect(user['ThumbnailPhoto']).to.match(/^iVBORw0KGgo/u);
    expect(Number((await ben.call('/api/v3/user/thumbnail')).headers.get('content-length'))).to.be.above(100);
    expect(await session(ben)).to.deep.include({ Name: 'Ben', HasPicture: false });
  });

  it('refuses people without a mapped group, and a log-in that the person cancels', async () => {
    await start();
    const reasons = [];
    for (const person of ['eve', 'nil', 'cancel']) {
      const one = browser();
      reasons.push(reasonIn(await one.logIn(person)));
      expect((await one.call('/api/session')).status, person).to.equal(401);
    }
    expect(reasons).to.deep.equal([
      'You have no role here: no value of your claim "groups" is in the table of the server. Ask the operator for a group.',
      'You have no role here: Example Ltd sends no claim "groups" for you. Ask the operator for a group.',
      'Example Ltd refused the log-in, or it was cancelled there. Try again.',
    ]);
  });

  it('refuses another state, another nonce, another browser and a used answer', async () => {
    await start();
    const one = browser();
    const callback = await one.visitProvider('ada');
    const foreign = callback.replace(/state=[^&]+/u, 'state=other');
    expect(reasonIn((await one.open(foreign)).location)).to.match(/belongs to another log-in \(state\)/u);
    const other = await browser().open(await one.visitProvider('ada'));
    expect(reasonIn(other.location)).to.match(/was not begun in this browser/u);
    const changed = await one.visitProvider('ada', undefined, (url) =>
      url.replace(/nonce=[^&]+/u, 'nonce=other'),
    );
    expect(reasonIn((await one.open(changed)).location)).to.match(
      /does not belong to this log-in \(nonce\)/u,
    );
    const used = await one.visitProvider('ada');
    const cookies = one.cookies;
    expect((await one.open(used)).location).to.equal(`${server.info.http}/`);
    const again = await fetch(used, { redirect: 'manual', headers: { cookie: cookies } });
    expect(reasonIn(again.headers.get('location') ?? '')).to.match(
      /did not accept the log-in: invalid_grant/u,
    );
    const log = server.process.output();
    expect(log).to.include('a log-in failed');
    const code = new URL(used).searchParams.get('code') ?? used;
    for (const secret of [provider.secret, code, cookies.slice(-40)]) expect(log).not.to.include(secret);
  });

  it('accepts clocks that differ by less than a minute, and names the clocks otherwise', async () => {
    for (const [offset, expected] of [
      [-50, ''],
      [50, ''],
      [600, 'differ by more than 60 seconds'],
      [-7_200, 'differ by more than 60 seconds'],
    ] as const) {
      await start(offset);
      const location = await browser().logIn('ada');
      if (expected === '') expect(location, String(offset)).to.equal(`${server.info.http}/`);
      else expect(reasonIn(location), String(offset)).to.include(expected);
      await provider.stop();
    }
  });

  it('goes on while the provider is away, and logs in with its new keys afterwards', async () => {
    await start();
    const one = browser();
    await one.logIn('ada');
    await provider.stop();
    expect((await one.call('/api/v3/devices')).status).to.equal(200);
    await provider.restart();
    await providerIsBack();
    const other = browser();
    expect(await other.logIn('ada')).to.equal(`${server.info.http}/`);
    await provider.restart();
    expect(await browser().logIn('ada')).to.equal(`${server.info.http}/`);
    expect((await one.call('/api/v3/devices')).status).to.equal(200);
  });

  it('logs out here and at the provider, at once', async () => {
    await start();
    const one = browser();
    await one.logIn('ada');
    const cookie = one.cookies;
    const stream = await fetch(`${server.info.http}/api/v3/events/stream`, {
      headers: { cookie, 'x-muster-session': '1' },
    });
    expect(stream.status).to.equal(200);
    const { status, text } = await one.call('/api/logout', { method: 'POST' });
    expect(status).to.equal(200);
    const { LogoutUrl } = JSON.parse(text) as { LogoutUrl: string };
    expect(LogoutUrl).to.include(`${provider.issuer}/session/end?`).and.include('id_token_hint=');
    expect((await one.open(LogoutUrl)).status).to.equal(200);
    await stream.text();
    expect(one.cookies).to.equal('');
    const headers = { cookie, 'x-muster-session': '1' };
    const late = await fetch(`${server.info.http}/api/v3/devices`, { headers });
    expect([late.status, await late.text()].join(' ')).to.match(/^401 .*Log in again/u);
  });

  it('gives the command line a session of its own for a code and its verifier', async () => {
    await start();
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const cli = `/api/login/start?cli=9&challenge=${challenge}&state=mine`;
    const redeem = (Code: string | null, Verifier: string): Promise<Response> =>
      fetch(`${server.info.http}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ Code, Verifier }),
      });
    const first = new URL(await browser().logIn('ada', cli));
    expect([first.origin, first.searchParams.get('state')]).to.deep.equal(['http://127.0.0.1:9', 'mine']);
    expect((await redeem(first.searchParams.get('code'), 'w'.repeat(43))).status).to.equal(401);
    expect((await redeem(first.searchParams.get('code'), verifier)).status).to.equal(401);
    const second = new URL(await browser().logIn('ada', cli));
    const answer = await redeem(second.searchParams.get('code'), verifier);
    expect(answer.status).to.equal(200);
    const { ApiKey } = (await answer.json()) as { ApiKey: string };
    expect(await server.clientWith(ApiKey).users.current()).to.include({ Name: 'Ada Lovelace' });
    const refused = new URL(await browser().logIn('eve', cli));
    expect(refused.searchParams.get('error')).to.include('You have no role here');
  });

  it('is tried by muster doctor', async () => {
    await start();
    const { code, stdout } = await muster(server.place, ['doctor', '--local', 'default']);
    expect(code).to.equal(2);
    const lines = stdout.split('\n').filter((line) => line.includes('log-in'));
    expect(lines).to.deep.equal([
      `ok    log-in          The provider ${provider.issuer} can be used.`,
      'ok    log-in          The role admins=Default/Admin can be used.',
      'ok    log-in          The role viewers=Default/User can be used.',
      'fail  log-in          The role viewers=Harbour/Admin cannot be used: There is no device network "Harbour".',
    ]);
  });

  it('keeps two device networks of one person apart from a third', async () => {
    await start();
    const ben = browser();
    await ben.logIn('ben');
    const networks = async (): Promise<string[]> => {
      const { text } = await ben.call('/api/v3/user/devicenetworks/list');
      return (JSON.parse(text) as { Name: string }[]).map(({ Name }) => Name);
    };
    expect(await networks()).to.deep.equal(['Default']);
    const harbour = await server.client.deviceNetworks.create({ Name: 'Harbour' });
    const third = await server.client.deviceNetworks.create({ Name: 'Third' });
    await ben.logIn('ben');
    expect(await networks()).to.deep.equal(['Default', 'Harbour']);
    const tags = async (method: string, network: string): Promise<number> => {
      const headers = { 'x-devicenetwork': network, 'content-type': 'application/json' };
      const body = method === 'POST' ? JSON.stringify({ Name: 'crane' }) : undefined;
      return (await ben.call('/api/v3/tags', { method, headers, ...(body && { body }) })).status;
    };
    // A User may read in one network, and an Admin may write in the other.
    expect(await tags('POST', server.info.deviceNetworkId)).to.equal(403);
    expect(await tags('GET', server.info.deviceNetworkId)).to.equal(200);
    expect(await tags('POST', harbour.Id)).to.equal(200);
    expect(await tags('GET', third.Id)).to.equal(403);
  });
});
