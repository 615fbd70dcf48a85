import { expect } from 'chai';
import { apiKeys } from '../../../../src/features/access/model.ts';
import { appPerTest, keyWith, permissionsOf } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type TestApp } from '../../../support/app.ts';
import { failureOf } from '../../../support/failure-of.ts';

const DAY_MS = 86_400_000;

describe('registration tickets', () => {
  let gateway: string;
  let own: string;

  const app: TestApp = appPerTest(async () => {
    gateway = await app.create('/dataCollectors/register', { Name: 'g', MACAddress: '02:00:5e:10:00:07' });
    own = `/dataCollectors/${gateway}`;
  });

  /** Creates a key that may issue tickets and read gateways. */
  const createIssuer = (): ReturnType<typeof keyWith> =>
    keyWith(app, 'RegistrationTicket.All', 'GatewayUplink.All', 'DataCollector.Read');

  async function ticket(key = app.apiKey): Promise<string> {
    const { status, body } = await app.get(`${own}/registrationTicket`, { key });
    expect(status).to.equal(200);
    return body['SecurityToken'] as string;
  }

  function expectEnded(answer: Answer, status: number, code: string, reason: string): void {
    expectError(answer, status, code);
    expect(answer.body.Message).to.contain(reason).and.to.contain('registrationTicket');
  }

  it('permit access to their own gateway only, and name it', async () => {
    const key = await ticket();
    expect((await app.get(own.toUpperCase(), { key })).body.Id).to.equal(gateway);
    const other = await app.create('/dataCollectors/register', { Name: 'other' });
    for (const id of [other, '0c0ffee0-0000-4000-8000-000000000000', 'nothing']) {
      const answer = await app.get(`/dataCollectors/${id}`, { key });
      expectError(answer, 403, 'permission-denied');
      expect(answer.body.Message).to.contain(gateway);
    }
  });

  it('are unchanged for half of their validity; then a request returns a new one', async () => {
    const key = await ticket();
    const download = await app.post(`${own}/downloadregistrationTicket`, undefined);
    expect(download.body['SecurityToken']).to.equal(key);
    expect(download.body['InboxAccessTicket']).to.deep.include({
      HttpSas: key,
      HttpServicePath: `/api/v3${own}`,
      Namespace: 'default',
    });
    await app.world.clock.advance(16 * DAY_MS);
    const later = await ticket();
    expect(later).not.to.equal(key);
    expectError(await app.get(own, { key }), 401, 'invalid-key');
    expect((await app.get(own, { key: later })).status).to.equal(200);
  });

  it('require the permissions RegistrationTicket and GatewayUplink, which Admin has and Operator lacks (spec 5.3)', async () => {
    const { key } = await app.createKey('Operator');
    expectError(await app.get(`${own}/registrationTicket`, { key }), 403, 'permission-denied');
    const download = await app.post(`${own}/downloadregistrationTicket`, undefined, { key });
    expectError(download, 403, 'permission-denied');
    const office = await keyWith(app, 'RegistrationTicket.All', 'DataCollector.Read');
    for (const answer of [
      await app.get(`${own}/registrationTicket`, office),
      await app.post(`${own}/downloadregistrationTicket`, undefined, office),
      await app.post('/dataCollectors/securityToken', { MacAddress: '02:00:5e:10:00:07' }, office),
    ]) {
      expectError(answer, 403, 'permission-denied');
      expect(answer.body.Message).to.contain('GatewayUplink');
    }
  });

  it('grant no more than the requesting key may do, now and later', async () => {
    const issuer = await createIssuer();
    const key = await ticket(issuer.key);
    expect((await app.get(own, { key })).status).to.equal(200);
    expectError(await app.get(`${own}/settings`, { key }), 403, 'permission-denied');
    const Permissions = permissionsOf('RegistrationTicket.All', 'GatewayUplink.All', 'Setting.Read');
    const [set] = (await app.get(`/roles/${issuer.role}`)).body.Responsibilities;
    await app.put(`/Responsibilities/${set!.Id}`, { Name: set!.Name, Permissions });
    expectEnded(await app.get(own, { key }), 403, 'permission-denied', 'DataCollector.Read');
    expect((await app.get(`${own}/settings`, { key })).status).to.equal(200);
  });

  it('end with the key that issued them, and say so', async () => {
    const issuer = await createIssuer();
    const key = await ticket(issuer.key);
    await app.delete(`/apikeys/${issuer.id}`);
    expectEnded(await app.get(own, { key }), 401, 'invalid-key', 'was deleted');
    const again = await ticket();
    expect(again).not.to.equal(key);
    expectError(await app.get(own, { key }), 401, 'invalid-key');
    expect((await app.get(own, { key: again })).status).to.equal(200);
  });

  it('are valid no longer than the key that issued them', async () => {
    const issuer = await createIssuer();
    const end = app.world.clock.now() + DAY_MS;
    const endAt = (time: number): Promise<Answer> =>
      app.put(`/apikeys/${issuer.id}`, {
        ...{ Name: 'issuer', RoleIds: [issuer.role], ExpirationDate: new Date(time).toISOString() },
      });
    await endAt(end);
    const { body } = await app.get(`/apikeys/${issuer.id}`);
    const first = await ticket(body.Key);
    expect(await ticket(body.Key)).to.equal(first);
    // Another expiry gives the issuer's key a new value. The older ticket is still invalid after the issuer's key
    // expires.
    await endAt(end - DAY_MS / 2);
    expect((await app.get(own, { key: first })).status).to.equal(200);
    await app.world.clock.advance(DAY_MS / 2 + 1000);
    expectEnded(await app.get(own, { key: first }), 401, 'expired-key', 'has expired');
  });

  it('are issued again to another requesting key, and the previous token ends', async () => {
    const issuer = await createIssuer();
    // A key of the same name does not matter.
    await app.createKey('User', `data collector ${gateway}`);
    const first = await ticket();
    const second = await ticket(issuer.key);
    expectError(await app.get(own, { key: first }), 401, 'invalid-key');
    expect((await app.get(own, { key: second })).status).to.equal(200);
    const { Rows } = (await app.get('/apikeys')).body;
    expect(Rows.filter(({ Name }) => Name.startsWith('data collector '))).to.have.length(2);
  });

  it('are found by MAC address, and end with the data collector or with their API key', async () => {
    const { body } = await app.post('/dataCollectors/securityToken', { MacAddress: '02-00-5E-10-00-07' });
    expect(body['DataCollectorId']).to.equal(gateway);
    const unknown = await app.post('/dataCollectors/securityToken', { MacAddress: '02-00-5E-10-00-08' });
    expectError(unknown, 404, 'data-collector-not-found');
    const first = body['SecurityToken'] as string;
    await app.delete(`/apikeys/${await keyOfTicket()}`);
    expectError(await app.get(own, { key: first }), 401, 'invalid-key');
    const second = await ticket();
    expect(second).not.to.equal(first);
    await app.delete(own);
    expectError(await app.get(own, { key: second }), 401, 'invalid-key');
  });

  async function keyOfTicket(): Promise<string> {
    const { Rows } = (await app.get('/apikeys?Search=data collector')).body;
    expect(Rows.map(({ Name }) => Name)).to.deep.equal([`data collector ${gateway}`]);
    return Rows[0]!.Id;
  }

  it('cannot gain permissions: not by a change of the key, of roles or memberships, nor by a token for event streams', async () => {
    const key = await ticket();
    const id = await keyOfTicket();
    const RoleIds = [await app.roleId('Admin')];
    const Name = `data collector ${gateway}`;
    for (const name of [Name, 'x']) {
      const body = { Name: name, RoleIds };
      expectError(await app.put(`/apikeys/${id}`, body), 409, 'built-in');
      expectError(await app.put(`/apikeys/${id}`, body, { key }), 403, 'permission-denied');
    }
    expectError(await app.post('/deviceNetwork/realtimeToken', undefined, { key }), 403, 'permission-denied');
    expectError(await app.post('/deviceNetworks', { Name: 'Elsewhere' }, { key }), 403, 'permission-denied');
    // Even a stored key with its own roles, memberships and stream token remains a ticket.
    const { store, admin } = app.world;
    const elsewhere = await app.create('/deviceNetworks', { Name: 'Elsewhere' });
    const stored = (await store.collection(apiKeys).get(id))!;
    const memberships = [
      { deviceNetworkId: app.deviceNetworkId, roleIds: RoleIds },
      { deviceNetworkId: elsewhere, roleIds: [await app.roleId('Admin', elsewhere)] },
    ];
    await store.collection(apiKeys).put({ ...stored, memberships });
    admin.access.forget();
    expectError(await app.get('/devices', { key }), 403, 'permission-denied');
    const headers = { 'x-devicenetwork': elsewhere };
    expectError(await app.get(own, { key, headers }), 403, 'permission-denied');
    expect(await admin.access.stillPermits(id, app.deviceNetworkId, 'Event.Read')).to.equal(false);
    const refusal = await failureOf(admin.access.realtimeToken(id, app.deviceNetworkId));
    expect(refusal.code).to.equal('invalid-key');
  });

  it('show their token only to keys with all permissions of tickets', async () => {
    const issuer = await keyWith(app, 'RegistrationTicket.All', 'GatewayUplink.All');
    const token = await ticket(issuer.key);
    const id = await keyOfTicket();
    const clerk = await keyWith(app, 'ApiKey.All', 'GatewayUplink.All');
    expect((await app.get(`/apikeys/${id}`, clerk)).body).not.to.have.property('Key');
    expect((await app.get(`/apikeys/${id}`)).body.Key).to.equal(token);
  });
});
