import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { auditEntries } from '../../../../src/features/activity/model.ts';
import { appPerTest } from '../../../support/app-of-tests.ts';
import { expectError, TestApp } from '../../../support/app.ts';
import { failTransaction } from '../../../support/failing-store.ts';

describe('audit of refused requests', () => {
  const app = appPerTest();

  /** Returns the entries of one key, oldest first: operation, status, count. */
  async function entriesOf(id: string): Promise<string[]> {
    const { body } = await app.get(`/activitylogs/audit?Filter=ApiKeyId eq ${id}&Sort=Timestamp`);
    return body.Rows.map((one) => [one['Operation'], one['StatusCode'], one['Count']].join(' '));
  }

  async function addressOfRefusal({ world } = app): Promise<string | undefined> {
    const where = [{ field: 'status', op: 'eq', value: 403 }] as const;
    return (await world.store.collection(auditEntries).findOne(where))?.address;
  }

  it('a write without the permission is recorded with its address; a read is not', async () => {
    const { id, key } = await app.createKey('User');
    const refused = await app.post('/roles', { Name: 'r', ResponsibilityIds: [] }, { key });
    expectError(refused, 403, 'permission-denied');
    expectError(await app.get('/apikeys', { key }), 403, 'permission-denied');
    expect(await entriesOf(id)).to.deep.equal(['roles.create 403 1']);
    expect(await addressOfRefusal()).to.equal('127.0.0.1');
  });

  it('the address comes from a trusted proxy', async () => {
    const proxied = await TestApp.start({ trustProxy: 'loopback' });
    const { key } = await proxied.createKey('User');
    await proxied.post('/roles', {}, { key, headers: { 'x-forwarded-for': '2001:db8::7' } });
    await proxied.world.settle();
    expect(await addressOfRefusal(proxied)).to.equal('2001:db8::7');
    await proxied.close();
  });

  it('refusals of a key are one entry a minute, with their number, for any operations', async () => {
    const { id, key } = await app.createKey('User');
    for (let round = 0; round < 5; round += 1) {
      await app.delete(`/roles/${randomUUID()}`, { key });
      await app.post('/firmwarepackages', undefined, { key });
    }
    expect(await entriesOf(id)).to.deep.equal(['roles.delete 403 10']);
    await app.world.clock.advance(60_000);
    await app.delete(`/roles/${randomUUID()}`, { key });
    expect(await entriesOf(id)).to.deep.equal(['roles.delete 403 10', 'roles.delete 403 1']);
  });

  it('deleted, expired and renewed keys are recorded; forged and missing ones are not', async () => {
    const before = await app.world.store.collection(auditEntries).count();
    const { id, key } = await app.createKey('User');
    await app.delete(`/apikeys/${id}`);
    expectError(await app.delete(`/roles/${randomUUID()}`, { key }), 401, 'invalid-key');
    expect((await entriesOf(id)).at(-1)).to.equal('roles.delete 401 1');
    const forged = `${key.slice(0, -4)}AAAA`;
    for (const bad of [forged, 'nonsense', null]) {
      expect((await app.delete(`/roles/${randomUUID()}`, { key: bad })).status).to.equal(401);
    }
    await app.world.admin.audit.close();
    // The creation of the key, its deletion, and one refusal.
    expect(await app.world.store.collection(auditEntries).count()).to.equal(before + 3);
  });

  it('a write to a network without membership is recorded in the network of the key', async () => {
    const other = await app.create('/deviceNetworks', { Name: 'Other' });
    const { id, key } = await app.createKey('User');
    const headers = { 'x-devicenetwork': other };
    expectError(await app.delete(`/roles/${randomUUID()}`, { key, headers }), 403, 'not-a-member');
    expect(await entriesOf(id)).to.deep.equal(['roles.delete 403 1']);
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: other }] as const;
    expect(await app.world.store.collection(auditEntries).count({ where })).to.equal(0);
  });

  it('an entry that cannot be stored does not fail its request', async () => {
    const { id, key } = await app.createKey('User');
    await app.world.settle();
    failTransaction(app.world.store);
    expectError(await app.delete(`/roles/${randomUUID()}`, { key }), 403, 'permission-denied');
    await app.world.settle();
    expect(await entriesOf(id)).to.deep.equal([]);
  });

  it('nothing is recorded for a network during its removal', async () => {
    const { audit } = app.world.admin;
    const id = await app.create('/deviceNetworks', { Name: 'Gone' });
    const holder = {
      deviceNetworkId: id,
      apiKeyId: randomUUID(),
      apiKeyName: 'late',
      actorType: 'ApiKey',
    } as const;
    const entry = { ...holder, operation: 'devices.create', status: 201, requestId: 'r' };
    audit.record(entry);
    expect((await app.delete(`/deviceNetworks/${id}`)).status).to.equal(204);
    audit.record(entry);
    await app.removal.settled();
    audit.record(entry);
    audit.recordRefused({ ...entry, status: 403 });
    await audit.close();
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: id }] as const;
    expect(await app.world.store.collection(auditEntries).count({ where })).to.equal(0);
  });
});
