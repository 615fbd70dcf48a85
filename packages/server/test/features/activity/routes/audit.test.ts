import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { auditEntries } from '../../../../src/features/activity/model/audit-entry.ts';
import { expectError, TestApp } from '../../../support/app.ts';

describe('audit of refused requests', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await TestApp.start();
  });

  afterEach(async () => {
    expect(app.defects).to.deep.equal([]);
    await app.close();
  });

  /** Returns the entries of one key, oldest first: operation, status, count. */
  async function entriesOf(apiKeyId: string): Promise<unknown[]> {
    const { Rows } = (await app.get(`/activitylogs/audit?Filter=ApiKeyId eq ${apiKeyId}&Sort=Timestamp`))
      .body;
    return Rows.map((one) => [one['Operation'], one['StatusCode'], one['Count']]);
  }

  it('a write without the permission is recorded with its address; a read is not', async () => {
    const { id, key } = await app.createKey('User');
    expectError(
      await app.post('/roles', { Name: 'r', ResponsibilityIds: [] }, { key }),
      403,
      'permission-denied',
    );
    expectError(await app.get('/apikeys', { key }), 403, 'permission-denied');
    expect(await entriesOf(id)).to.deep.equal([['roles.create', 403, 1]]);
    const [entry] = await app.world.store.collection(auditEntries).find({
      where: [{ field: 'status', op: 'eq', value: 403 }],
    });
    expect(entry?.address).to.equal('127.0.0.1');
  });

  it('the address comes from a trusted proxy', async () => {
    await app.close();
    app = await TestApp.start({ trustProxy: 'loopback' });
    const { key } = await app.createKey('User');
    await app.post('/roles', {}, { key, headers: { 'x-forwarded-for': '2001:db8::7' } });
    await app.world.settle();
    const [entry] = await app.world.store.collection(auditEntries).find({
      where: [{ field: 'status', op: 'eq', value: 403 }],
    });
    expect(entry?.address).to.equal('2001:db8::7');
  });

  it('refusals of a key are one entry a minute, with their number, for any operations', async () => {
    const { id, key } = await app.createKey('User');
    for (let round = 0; round < 5; round += 1) {
      await app.delete(`/roles/${randomUUID()}`, { key });
      await app.post('/firmwarepackages', undefined, { key });
    }
    expect(await entriesOf(id)).to.deep.equal([['roles.delete', 403, 10]]);
    await app.world.clock.advance(60_000);
    await app.delete(`/roles/${randomUUID()}`, { key });
    expect(await entriesOf(id)).to.deep.equal([
      ['roles.delete', 403, 10],
      ['roles.delete', 403, 1],
    ]);
  });

  it('deleted, expired and renewed keys are recorded; forged and missing ones are not', async () => {
    const before = await app.world.store.collection(auditEntries).count();
    const { id, key } = await app.createKey('User');
    await app.delete(`/apikeys/${id}`);
    expectError(await app.delete(`/roles/${randomUUID()}`, { key }), 401, 'invalid-key');
    expect((await entriesOf(id)).at(-1)).to.deep.equal(['roles.delete', 401, 1]);
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
    expect(await entriesOf(id)).to.deep.equal([['roles.delete', 403, 1]]);
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: other }] as const;
    expect(await app.world.store.collection(auditEntries).count({ where })).to.equal(0);
  });

  it('nothing is recorded for a network during its removal', async () => {
    const { audit } = app.world.admin;
    const id = await app.create('/deviceNetworks', { Name: 'Gone' });
    const entry = {
      deviceNetworkId: id,
      apiKeyId: randomUUID(),
      apiKeyName: 'late',
      operation: 'devices.create',
      status: 201,
      requestId: 'r',
    };
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
