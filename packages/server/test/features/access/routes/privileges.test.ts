import { expect } from 'chai';
import { apiKeys } from '../../../../src/features/access/model.ts';
import { appPerTest, keyWith, permissionsOf } from '../../../support/app-of-tests.ts';
import { expectError, type ResponseObject } from '../../../support/app.ts';

describe('privileges: a key grants no more than its holder has', () => {
  const app = appPerTest();

  /** Returns the names of the keys whose values a key can see. */
  async function valuesShownTo(key: string): Promise<string[]> {
    const { Rows } = (await app.get('/apikeys', { key })).body;
    for (const { Id, Key } of Rows) {
      expect((await app.get(`/apikeys/${Id}`, { key })).body.Key).to.equal(Key);
    }
    return Rows.filter((one) => 'Key' in one).map((one) => one.Name);
  }

  /** Creates a second Admin of the network, who also has another network of its own. */
  async function founder(): Promise<{ id: string; key: string; elsewhere: string }> {
    const second = await app.createKey('Admin', 'founder');
    return { ...second, elsewhere: await app.create('/deviceNetworks', { Name: 'Elsewhere' }, second) };
  }

  const requestOf = ({ Name, ExpirationDate, RoleIds }: ResponseObject): object => ({
    Name,
    ExpirationDate,
    RoleIds,
  });

  it('managers of keys do not see the values of keys with more permissions', async () => {
    const manager = await keyWith(app, 'ApiKey.All', 'Device.Read');
    const names = ['ApiKey.All,Device.Read', 'Device.Read', 'Device.Update'] as const;
    for (const name of names.slice(1)) await keyWith(app, name);
    expect(await valuesShownTo(manager.key)).to.have.members(names.slice(0, 2));
    expect(await valuesShownTo(app.apiKey)).to.have.members(['local', ...names]);
  });

  it('the value of a key is hidden from keys that are not members of all its networks', async () => {
    const { key } = await founder();
    expect(await valuesShownTo(app.apiKey)).to.have.members(['local']);
    expect(await valuesShownTo(key)).to.have.members(['local', 'founder']);
  });

  it('a key with more permissions cannot be renewed, because its new value would be hidden', async () => {
    const { id, key } = await founder();
    const { body } = await app.get(`/apikeys/${id}`);
    for (const change of [{ Name: 'renamed' }, { ExpirationDate: '2100-01-01T00:00:00Z' }]) {
      const answer = await app.put(`/apikeys/${id}`, { ...requestOf(body), ...change });
      expectError(answer, 403, 'permission-denied');
    }
    expect((await app.get('/devices', { key })).status).to.equal(200);
    expect((await app.put(`/apikeys/${id}`, requestOf(body))).status).to.equal(204);
  });

  it('a key cannot be deleted while it is the only Admin of another network', async () => {
    const { id, key, elsewhere } = await founder();
    expectError(await app.delete(`/apikeys/${id}`), 409, 'last-admin');
    const headers = { 'x-devicenetwork': elsewhere };
    const RoleIds = [await app.roleId('Admin', elsewhere)];
    await app.create('/apikeys', { Name: 'heir', RoleIds }, { key, headers });
    expect((await app.delete(`/apikeys/${id}`)).status).to.equal(204);
    expectError(await app.get('/devices', { key }), 401, 'invalid-key');
  });

  it('Initialize Roles restores no permission that the requesting key lacks', async () => {
    const viewing = (await app.get('/responsibilities?Search=viewing')).body.Rows[0]!.Id;
    await app.put(`/Responsibilities/${viewing}`, { Name: 'Viewing', Permissions: [] });
    const key = await keyWith(app, 'DeviceNetwork.Update', 'DeviceNetwork.Read');
    const path = '/deviceNetwork/ReinitializeRoles';
    expectError(await app.post(path, undefined, key), 403, 'permission-denied');
    expect((await app.get(`/Responsibilities/${viewing}`)).body.Permissions).to.deep.equal([]);
    expect((await app.post(path, undefined)).status).to.equal(204);
    // All required permissions are present.
    expect((await app.post(path, undefined, key)).status).to.equal(204);
  });

  it('the roles of a tenant are shown only for networks in which the key may read roles', async () => {
    const { id, key, elsewhere } = await founder();
    const headers = { 'x-devicenetwork': elsewhere };
    const own = { Name: 'Own', Permissions: permissionsOf('Tag.Create') };
    const set = await app.create('/Responsibilities', own, { key, headers });
    await app.create('/roles', { Name: 'Own', ResponsibilityIds: [set] }, { key, headers });
    const tenant = (await app.get('/tenants', { key })).body.Rows[0]!.Id;
    const path = `/tenants/${tenant}/permissions/Own`;
    expect((await app.get(path, { key })).body).to.deep.equal({ Tag: 'Create' });
    // In the other network the key has the role User from here on, which cannot read roles.
    const { store, admin } = app.world;
    const stored = (await store.collection(apiKeys).get(id))!;
    const roleIds = [await app.roleId('User', elsewhere)];
    const memberships = stored.memberships.map((one) =>
      one.deviceNetworkId === elsewhere ? { ...one, roleIds } : one,
    );
    await store.collection(apiKeys).put({ ...stored, memberships });
    admin.access.forget(id);
    expectError(await app.get(path, { key }), 404, 'role-not-found');
  });
});
