import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect } from 'chai';
import { SignJWT } from 'jose';
import { appPerTest, expectDone, permissionsOf, roleWith } from '../support/app-of-tests.ts';
import { expectError, type TestApp } from '../support/app.ts';

const unsigned = (claims: object): string =>
  `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

function claimsOf(key: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(key.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
}

describe('access', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  describe('keys', () => {
    it('any other scheme than Bearer: 401 invalid-key', async () => {
      for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer ', 'Bearer a b', 'Bearer ö', 'x']) {
        const headers = { authorization: Buffer.from(authorization).toString('latin1') };
        const answer = await app.get('/version', { key: null, headers });
        expectError(answer, 401, 'invalid-key');
        expect(answer.headers.get('www-authenticate')).to.contain('error="invalid_token"');
      }
    });

    it('several headers: 401 invalid-key, and 400 for several device networks', async () => {
      const key = `Bearer ${app.apiKey}`;
      const send = async (path: string, ...headers: readonly string[]) => {
        const sent = request(`${app.url}/api/v3${path}`, { headers: ['Host', 'muster', ...headers] });
        const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage];
        return { status: answer.statusCode, body: (await json(answer)) as { Code?: string } };
      };
      for (const other of ['Bearer x', key, '']) {
        for (const both of [
          [key, other],
          [other, key],
        ] as const) {
          const { status, body } = await send('/devices', ...both.flatMap((one) => ['Authorization', one]));
          expect([status, body.Code], both.join()).to.deep.equal([401, 'invalid-key']);
        }
      }
      const network = claimsOf(app.apiKey)['dnId'] as string;
      const twice = ['X-DeviceNetwork', network, 'X-DeviceNetwork', network];
      expect((await send('/devices', 'Authorization', key, ...twice)).status).to.equal(400);
      expect((await send('/devices', 'Authorization', key)).status).to.equal(200);
    });

    it('malformed, forged, unsigned and foreign tokens: 401 invalid-key', async () => {
      const [head, claims, signature] = app.apiKey.split('.') as [string, string, string];
      const turned = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
      const more = JSON.stringify({ ...claimsOf(app.apiKey), dnId: randomUUID() });
      const wider = Buffer.from(more).toString('base64url');
      const sign = (secret: Buffer, change: object = {}): Promise<string> =>
        new SignJWT({ ...claimsOf(app.apiKey), ...change }).setProtectedHeader({ alg: 'HS256' }).sign(secret);
      const tokens = [
        'x',
        'a.b.c',
        `${head}.${claims}.${turned}`,
        `${head}.${wider}.${signature}`,
        unsigned(claimsOf(app.apiKey)),
        `${head}.${claims}.`,
        await sign(Buffer.alloc(32, 8)),
        await sign(Buffer.alloc(32, 7), { aud: 'other' }),
        await sign(Buffer.alloc(32, 7), { tokenType: 'Refresh' }),
        await sign(Buffer.alloc(32, 7), { jti: randomUUID() }),
        await sign(Buffer.alloc(32, 7), { name: 'renamed' }),
        'a'.repeat(5000),
      ];
      for (const key of tokens) expectError(await app.get('/version', { key }), 401, 'invalid-key');
    });

    it('HS256 keys carry name, expiry, home network and ID, and no roles', async () => {
      const { key, id } = await app.createKey('User', 'reader');
      const head = Buffer.from(key.split('.')[0]!, 'base64url').toString();
      expect(JSON.parse(head)).to.include({ alg: 'HS256' });
      const claims = claimsOf(key);
      expect(claims).to.include({ name: 'reader', dnId: app.deviceNetworkId, jti: id, tokenType: 'ApiKey' });
      expect(claims).to.include.keys('exp', 'nbf', 'iat', 'iss', 'aud');
      expect(JSON.stringify(claims)).not.to.contain(await app.roleId('User'));
    });

    it('an expired key: 401 expired-key, from its expiry on', async () => {
      const ExpirationDate = new Date(app.world.clock.now() + 60_000).toISOString();
      const RoleIds = [await app.roleId('User')];
      const id = await app.create('/apikeys', { Name: 'short', ExpirationDate, RoleIds });
      const key = (await app.get(`/apikeys/${id}`)).body.Key;
      expect((await app.get('/devices', { key })).status).to.equal(200);
      await app.world.clock.advance(61_000);
      expectError(await app.get('/devices', { key }), 401, 'expired-key');
    });

    it('a key is checked before the body is read', async () => {
      const answer = await app.call('POST', '/devices', { key: null, raw: 'x'.repeat(2_000_000) });
      expectError(answer, 401, 'missing-key');
      expect(answer.headers.get('www-authenticate')).to.equal('Bearer realm="muster"');
    });
  });

  describe('device networks', () => {
    it('a missing header and that of the home network are the same', async () => {
      const headers = { 'x-devicenetwork': app.deviceNetworkId.toUpperCase() };
      expect((await app.get('/roles')).body).to.deep.equal((await app.get('/roles', { headers })).body);
    });

    it('malformed or unknown: 400; known and not a member: 403', async () => {
      for (const network of ['x', '', '123', randomUUID(), `${app.deviceNetworkId}0`]) {
        const answer = await app.get('/devices', { headers: { 'x-devicenetwork': network } });
        expectError(answer, 400, 'unknown-device-network');
        expect(answer.body.ModelState).to.have.key('X-DeviceNetwork');
      }
      const { key } = await app.createKey('Admin');
      const other = await app.create('/deviceNetworks', { Name: 'Other' });
      const headers = { 'x-devicenetwork': other };
      expectError(await app.get('/devices', { key, headers }), 403, 'not-a-member');
      expect((await app.get('/devices', { headers })).status).to.equal(200);
    });

    it('operations without a network ignore the header', async () => {
      const headers = { 'x-devicenetwork': 'nonsense' };
      expect((await app.get('/version', { headers })).status).to.equal(200);
      expect((await app.get('/deviceNetworks', { headers })).status).to.equal(200);
    });
  });

  describe('permissions', () => {
    it('User reads and does not write; Operator works with devices and not with types', async () => {
      const user = await app.createKey('User');
      const operator = await app.createKey('Operator');
      expect((await app.get('/devices', { key: user.key })).status).to.equal(200);
      const device = { DeviceIdentifier: 'd1', DeviceTypeId: app.world.deviceTypeId };
      const refused = await app.post('/devices', device, { key: user.key });
      expectError(refused, 403, 'permission-denied');
      expect(refused.body.Message).to.contain('Device.Create');
      const id = await app.create('/devices', device, { key: operator.key });
      expectError(await app.delete(`/devices/${id}`, { key: user.key }), 403, 'permission-denied');
      const type = { Name: 'T' };
      expectError(await app.post('/devicetypes', type, { key: operator.key }), 403, 'permission-denied');
      expectError(await app.get('/apikeys', { key: operator.key }), 403, 'permission-denied');
      const network = await app.post('/deviceNetworks', { Name: 'n' }, { key: operator.key });
      expectError(network, 403, 'permission-denied');
    });

    it('the permission is checked before the request', async () => {
      const { key } = await app.createKey('User');
      expectError(await app.post('/devices', {}, { key }), 403, 'permission-denied');
    });

    it('a change of roles applies at once (spec 5.2)', async () => {
      const Permissions = permissionsOf('Device.Read');
      const set = await app.create('/Responsibilities', { Name: 'r', Permissions });
      const other = await app.create('/Responsibilities', { Name: 'other' });
      const role = await app.create('/roles', { Name: 'r', ResponsibilityIds: [set] });
      const { key } = await app.createKey(role, 'reader');
      const status = async (): Promise<number> => (await app.get('/devices', { key })).status;
      expect(await status()).to.equal(200);
      for (const [path, change, expected] of [
        [`/Responsibilities/${set}`, { Permissions: [] }, 403],
        [`/Responsibilities/${set}`, { Permissions: permissionsOf('Device.All') }, 200],
        [`/roles/${role}`, { ResponsibilityIds: [other] }, 403],
        [`/roles/${role}`, { ResponsibilityIds: [set] }, 200],
      ] as const) {
        await expectDone(app.put(path, { Name: 'r', ...change }));
        expect(await status()).to.equal(expected);
      }
    });

    it('a key that may only read keys does not see their values', async () => {
      const { key, id } = await app.createKey(await roleWith(app, 'Key reader', 'ApiKey.Read'), 'reader');
      const listed = await app.get('/apikeys', { key });
      expect(listed.status).to.equal(200);
      expect(listed.body.Rows).to.have.lengthOf(2);
      expect(JSON.stringify(listed.body)).not.to.contain('eyJ');
      expect((await app.get(`/apikeys/${id}`, { key })).body).not.to.have.property('Key');
    });

    it('a key cannot grant more permissions than it has', async () => {
      const maker = await roleWith(app, 'Maker', 'ApiKey.All');
      const { key, id } = await app.createKey(maker, 'maker');
      const RoleIds = [await app.roleId('Admin')];
      expectError(await app.post('/apikeys', { Name: 'up', RoleIds }, { key }), 403, 'permission-denied');
      const self = { Name: 'maker', RoleIds };
      expectError(await app.put(`/apikeys/${id}`, self, { key }), 403, 'permission-denied');
      const same = { Name: 'same', RoleIds: [maker] };
      expect((await app.post('/apikeys', same, { key })).status).to.equal(201);
    });
  });

  it('neither keys nor queries nor bodies are logged', async () => {
    const { key } = await app.createKey('User');
    await app.get('/devices?Search=geheim', { key });
    await app.post('/devices', { DeviceIdentifier: 'geheim' });
    await app.get('/devices', { key: `${key}x` });
    const text = JSON.stringify(app.log);
    expect(text).not.to.contain('geheim');
    expect(text).not.to.contain(key);
    expect(text).not.to.contain('eyJ');
    const logged = app.log.map(({ fields }) => `${String(fields.operation)} ${String(fields.status)}`);
    expect(logged).to.include('devices.list 200');
  });
});
