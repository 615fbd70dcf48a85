import fastCheck from 'fast-check';
import { expect } from 'chai';
import type { ApiKey } from '../../../src/features/access/model.ts';
import { loginSettingsHash } from '../../../src/features/log-in/role-table.ts';
import { expectError, TestApp, type Answer, type CallInit } from '../../support/app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** No provider listens there. */
const settings = {
  oidcIssuer: 'http://127.0.0.1:1',
  oidcClientId: 'muster',
  oidcRoles: ['admins=Default/Admin'],
  oidcRolesClaim: 'groups',
};
const OWN = { 'x-muster-session': '1' };

describe('sessions of people', () => {
  let app: TestApp;

  const restart = async (more: object = {}): Promise<void> => {
    app = await TestApp.start({ ...settings, ...more });
  };
  beforeEach(() => restart());
  afterEach(async () => {
    expect(app.defects).to.deep.equal([]);
    await app.close();
  });

  /** Begins a session as the callback of the provider does. */
  async function begin(
    subject = 'ada',
    networks = [app.deviceNetworkId],
    role = 'Admin',
    settingsHash = loginSettingsHash(settings),
  ): Promise<ApiKey> {
    const memberships = await Promise.all(
      networks.map(async (deviceNetworkId) => ({
        deviceNetworkId,
        roleIds: [await app.roleId(role, deviceNetworkId)],
      })),
    );
    const begun = await app.world.admin.sessions.begin({
      name: 'Ada Lovelace',
      person: { issuer: settings.oidcIssuer, subject, settingsHash: settingsHash ?? '' },
      memberships,
      lifetimeMs: 12 * HOUR,
    });
    if ('code' in begun) throw new Error('a code');
    return begun.session;
  }

  /** The cookie that the browser of a session has. */
  async function cookieOf(session: ApiKey): Promise<string> {
    return `muster_session=${(await app.world.admin.access.cookieOf(session, HOUR)).token}`;
  }

  const send = (cookie: string, method: string, path: string, init: CallInit = {}): Promise<Answer> =>
    app.call(method, path, { ...init, key: null, headers: { ...OWN, cookie, ...init.headers } });

  it('have the roles of the person, whose name is in the log of changes', async () => {
    const session = await begin();
    const cookie = await cookieOf(session);
    expect((await send(cookie, 'POST', '/tags', { body: { Name: 'quay' } })).status).to.equal(200);
    const { body } = await app.get("/activitylogs/audit?Filter=ActorType eq 'Person'");
    expect(
      body.Rows.map(({ Operation, ApiKeyName, ApiKeyId }) => [Operation, ApiKeyName, ApiKeyId]),
    ).to.deep.equal([['tags.create', 'Ada Lovelace', session.id]]);
    const viewer = await cookieOf(await begin('ben', undefined, 'User'));
    expectError(await send(viewer, 'POST', '/tags', { body: { Name: 'x' } }), 403, 'permission-denied');
    expect((await app.get('/apikeys')).body.Rows.map(({ Name }) => Name)).to.deep.equal(['local']);
  });

  it('are named in the activity log', async () => {
    const session = await begin();
    const cookie = await cookieOf(session);
    const { body } = await send(cookie, 'GET', '/dataCollectors');
    const path = `/dataCollectors/${body.Rows[0]!.Id}/registrationTicket`;
    expect((await send(cookie, 'GET', path)).status).to.equal(200);
    expect((await app.get(path)).status).to.equal(200);
    const { Rows } = (await app.get('/activitylogs?Sort=CreatedTimestamp')).body;
    expect(Rows.map(({ ApiKeyName, ActorType }) => [ApiKeyName, ActorType])).to.deep.equal([
      ['Ada Lovelace', 'Person'],
      ['local', 'ApiKey'],
    ]);
    const own = await app.get("/activitylogs?Filter=ApiKeyName eq 'Ada Lovelace'");
    expect(own.body.Rows.map(({ ApiKeyId }) => ApiKeyId)).to.deep.equal([session.id]);
  });

  it('need a page of this server: its header, and its origin if the browser names one', async () => {
    const cookie = await cookieOf(await begin());
    const attempts: readonly [Record<string, string>, number][] = [
      [OWN, 200],
      [{ ...OWN, 'sec-fetch-site': 'same-origin' }, 200],
      [{ ...OWN, 'sec-fetch-site': 'none' }, 200],
      [{}, 403],
      [{ 'x-muster-session': '0' }, 403],
      [{ 'sec-fetch-site': 'same-origin' }, 403],
      [{ ...OWN, 'sec-fetch-site': 'same-site' }, 403],
      [{ ...OWN, 'sec-fetch-site': 'cross-site' }, 403],
    ];
    for (const [headers, status] of attempts) {
      for (const [method, path] of [
        ['GET', '/devices'],
        ['POST', '/tags'],
      ] as const) {
        const answer = await app.call(method, path, { key: null, headers: { ...headers, cookie } });
        if (status === 403) expectError(answer, 403, 'cross-site-request');
        else expect(answer.status, JSON.stringify(headers)).to.be.oneOf([200, 400]);
      }
    }
    const out = await fetch(`${app.url}/api/logout`, { method: 'POST', headers: { cookie } });
    expect(out.status).to.equal(403);
    expect((await send(cookie, 'GET', '/devices')).status).to.equal(200);
  });

  it('open event streams from pages of this server, which cannot send the header', async () => {
    const cookie = await cookieOf(await begin());
    const open = async (headers: Record<string, string>): Promise<number> => {
      const response = await fetch(`${app.url}/api/v3/events/stream`, { headers: { ...headers, cookie } });
      await response.body?.cancel();
      return response.status;
    };
    expect(await open({ 'sec-fetch-site': 'same-origin' })).to.equal(200);
    expect(await open({ 'sec-fetch-site': 'cross-site' })).to.equal(403);
    expect(await open({})).to.equal(403);
  });

  it('give way to a key in the header, and are no key themselves', async () => {
    const cookie = await cookieOf(await begin('ben', undefined, 'User'));
    const own = await app.call('POST', '/tags', { headers: { cookie }, body: { Name: 'quay' } });
    expect(own.status).to.equal(200);
    expectError(
      await app.call('GET', '/devices', { headers: { ...OWN, cookie }, key: 'x' }),
      401,
      'invalid-key',
    );
    const value = cookie.slice('muster_session='.length);
    expectError(await app.call('GET', '/devices', { key: value }), 401, 'invalid-key');
    const foreign = `muster_session=${app.apiKey}`;
    expectError(await send(foreign, 'GET', '/devices'), 401, 'invalid-key');
  });

  it('end after the idle time, which requests in its second half renew', async () => {
    const session = await begin();
    const cookie = await cookieOf(session);
    await app.world.clock.advance(29 * MINUTE);
    expect((await send(cookie, 'GET', '/devices')).headers.getSetCookie()).to.deep.equal([]);
    await app.world.clock.advance(2 * MINUTE);
    const [renewed = ''] = (await send(cookie, 'GET', '/devices')).headers.getSetCookie();
    expect(renewed).to.match(/^muster_session=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/u);
    await app.world.clock.advance(30 * MINUTE);
    expectError(await send(cookie, 'GET', '/devices'), 401, 'expired-key');
    expect((await send(renewed.split(';')[0] ?? '', 'GET', '/devices')).status).to.equal(200);
  });

  it('end after the session time, also with requests', async () => {
    const session = await begin();
    let cookie = await cookieOf(session);
    for (let passed = 0; passed < 12 * HOUR - 40 * MINUTE; passed += 40 * MINUTE) {
      await app.world.clock.advance(40 * MINUTE);
      const [renewed = ''] = (await send(cookie, 'GET', '/devices')).headers.getSetCookie();
      cookie = renewed.split(';')[0] ?? '';
    }
    await app.world.clock.advance(40 * MINUTE);
    expectError(await send(cookie, 'GET', '/devices'), 401, 'expired-key');
  });

  it('end at once when an administrator deletes them', async () => {
    const session = await begin();
    const cookie = await cookieOf(session);
    const stream = await fetch(`${app.url}/api/v3/events/stream`, { headers: { ...OWN, cookie } });
    expect((await app.delete(`/apikeys/${session.id}`)).status).to.equal(204);
    await stream.text();
    expectError(await send(cookie, 'GET', '/devices'), 401, 'invalid-key');
    expectError(await app.delete(`/apikeys/${session.id}`), 404, 'api-key-not-found');
  });

  it('are refused once the settings of the log-in differ', async () => {
    const earlier = loginSettingsHash({ ...settings, oidcRoles: ['admins=Default/User'] });
    const cookie = await cookieOf(await begin('ada', undefined, 'Admin', earlier));
    const answer = await send(cookie, 'GET', '/devices');
    expectError(answer, 401, 'invalid-key');
    expect(answer.body.Message).to.include('settings of the server changed');
  });

  it('keep device networks apart as keys do, and lose one when it is withdrawn or removed', async () => {
    const [second, third] = [
      await app.create('/deviceNetworks', { Name: 'Second' }),
      await app.create('/deviceNetworks', { Name: 'Third' }),
    ];
    const session = await begin('ada', [second, app.deviceNetworkId]);
    const cookie = await cookieOf(session);
    const at = (network: string): CallInit => ({ headers: { 'x-devicenetwork': network } });
    const tag = async (network: string): Promise<number> =>
      (await send(cookie, 'POST', '/tags', { ...at(network), body: { Name: 'crane' } })).status;
    expect([await tag(second), await tag(app.deviceNetworkId), await tag(third)]).to.deep.equal([
      200, 200, 403,
    ]);
    const names = async (): Promise<string[]> =>
      (await send(cookie, 'GET', '/user/devicenetworks/list')).list.map(({ Name }) => Name);
    expect(await names()).to.deep.equal(['Default', 'Second']);
    // An administrator of another network cannot end the session in another.
    expect((await app.delete(`/apikeys/${session.id}`, at(third))).status).to.equal(404);
    expect((await app.delete(`/apikeys/${session.id}`)).status).to.equal(204);
    expect(await names()).to.deep.equal(['Second']);
    expect((await app.delete(`/deviceNetworks/${second}`)).status).to.equal(204);
    expectError(await send(cookie, 'GET', '/devices'), 401, 'invalid-key');
  });

  it('log out, also a second time, and leave other sessions of the person alone', async () => {
    const [one, other] = [await cookieOf(await begin()), await cookieOf(await begin())];
    const logOut = (cookie: string): Promise<Response> =>
      fetch(`${app.url}/api/logout`, { method: 'POST', headers: { ...OWN, cookie } });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await logOut(one);
      expect([answer.status, await answer.json()]).to.deep.equal([200, { LogoutUrl: null }]);
      expect(answer.headers.getSetCookie()[0]).to.match(/^muster_session=; .*1970/u);
      expectError(await send(one, 'GET', '/devices'), 401, 'invalid-key');
    }
    expect((await send(other, 'GET', '/devices')).status).to.equal(200);
  });

  it('are at most 20 of a person: the oldest ends', async () => {
    const first = await cookieOf(await begin());
    for (let count = 1; count < 20; count += 1) {
      await app.world.clock.advance(1_000);
      await begin();
    }
    expect((await send(first, 'GET', '/devices')).status).to.equal(200);
    await begin();
    expectError(await send(first, 'GET', '/devices'), 401, 'invalid-key');
  });

  it('have a cookie for TLS only if the request came over it, by a proxy that is trusted', async () => {
    await app.close();
    await restart({ trustProxy: 'loopback', basePath: '/muster' });
    const cookie = await cookieOf(await begin());
    await app.world.clock.advance(31 * MINUTE);
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await fetch(`${app.url}/api/v3/devices`, { headers: { ...OWN, ...headers, cookie } });
    expect(answer.headers.getSetCookie()[0]).to.include('; Path=/muster; ').and.include('; Secure; ');
  });

  it('answer generated cookies and parameters without defects', async () => {
    const part = fastCheck.oneof(
      fastCheck.string({ maxLength: 60 }),
      fastCheck.constantFrom(
        '/',
        '//x',
        '/devices',
        '1',
        '65536',
        'a'.repeat(43),
        'state',
        '../',
        '%00',
        '#',
      ),
    );
    const query = fastCheck.dictionary(
      fastCheck.constantFrom('return', 'cli', 'challenge', 'state', 'code', 'error', 'iss', 'x'),
      part,
    );
    const cookie = fastCheck.stringMatching(/^(?:muster_(?:session|login)=[\x21-\x7e]{0,40}(?:; )?){0,3}$/u);
    const path = fastCheck.constantFrom(
      'login',
      'login/start',
      'login/callback',
      'login/check',
      'session',
      'logout',
    );
    const target = fastCheck.record({
      path,
      query,
      cookie,
      method: fastCheck.constantFrom('GET', 'POST', 'HEAD'),
    });
    await fastCheck.assert(
      fastCheck.asyncProperty(target, async (one) => {
        const url = `${app.url}/api/${one.path}?${new URLSearchParams(one.query).toString()}`;
        const headers = { ...OWN, cookie: one.cookie };
        const { status } = await fetch(url, { method: one.method, headers, redirect: 'manual' });
        expect(status, JSON.stringify(one)).to.be.below(500);
      }),
      { numRuns: 300 },
    );
  });

  it('limit log-ins by address, without an effect on keys', async () => {
    const start = async (): Promise<number> =>
      (await fetch(`${app.url}/api/login/start`, { redirect: 'manual' })).status;
    const answers: number[] = [];
    for (let count = 0; count < 121; count += 1) answers.push(await start());
    expect([answers[0], answers[119], answers[120]]).to.deep.equal([302, 302, 429]);
    expect((await app.get('/devices')).status).to.equal(200);
  });

  it('do not exist without a provider', async () => {
    await app.close();
    app = await TestApp.start();
    const login = await fetch(`${app.url}/api/login`);
    expect(await login.json()).to.deep.equal({ Provider: null });
    const cookie = await cookieOf(await begin());
    expectError(await send(cookie, 'GET', '/devices'), 401, 'missing-key');
    for (const path of ['login/start', 'login/callback', 'login/check'])
      expect((await fetch(`${app.url}/api/${path}`)).status, path).to.equal(404);
  });
});
