import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest, expectFaults, keyWith, permissionsOf, roleWith } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type ResponseObject } from '../../../support/app.ts';

describe('routes of keys, roles and device networks', () => {
  const app = appPerTest();

  describe('the value of a key', () => {
    let id: string;
    let RoleIds: readonly string[];
    let ExpirationDate: string;

    beforeEach(async () => {
      RoleIds = [await app.roleId('User')];
      ({ id } = await app.createKey('User', 'ci'));
      ({ ExpirationDate } = (await app.get(`/apikeys/${id}`)).body);
    });

    const valueOf = async (): Promise<string> => (await app.get(`/apikeys/${id}`)).body.Key;
    const update = (change: object): Promise<Answer> =>
      app.put(`/apikeys/${id}`, { Name: 'ci', ExpirationDate, RoleIds, ...change });

    for (const [what, change] of [
      ['name', { Name: 'ci 2' }],
      ['expiry', { ExpirationDate: '2100-01-01T00:00:00Z' }],
    ] as const) {
      it(`changes with its ${what}, and the old one stops working at once (spec 2, 5.1)`, async () => {
        const before = await valueOf();
        expect((await update(change)).status).to.equal(204);
        const after = await valueOf();
        expect(after).not.to.equal(before);
        expectError(await app.get('/devices', { key: before }), 401, 'invalid-key');
        expect((await app.get('/devices', { key: after })).status).to.equal(200);
      });
    }

    it('stays when its roles change, which count at once (spec 2, 5.1)', async () => {
      const key = await valueOf();
      expectError(await app.post('/tags', { Name: 't' }, { key }), 403, 'permission-denied');
      expect((await update({ RoleIds: [await app.roleId('Admin')] })).status).to.equal(204);
      expect(await valueOf()).to.equal(key);
      expect((await app.post('/tags', { Name: 't' }, { key })).status).to.equal(200);
      expect((await update({})).status).to.equal(204);
      expectError(await app.post('/tags', { Name: 'u' }, { key }), 403, 'permission-denied');
    });

    it('stays when nothing changes, and an earlier value remains invalid if name and expiry are restored', async () => {
      const key = await valueOf();
      expect((await update({})).status).to.equal(204);
      expect((await update({ ExpirationDate: undefined })).status).to.equal(204);
      expect(await valueOf()).to.equal(key);
      await update({ Name: 'other' });
      await update({ Name: 'ci' });
      expectError(await app.get('/devices', { key }), 401, 'invalid-key');
      expect((await app.get('/devices', { key: await valueOf() })).status).to.equal(200);
    });

    it('cannot be renewed by the key itself, for a used name, with a past expiry or unknown roles', async () => {
      const admin = await app.createKey('Admin', 'second');
      const self = { Name: 'me', RoleIds: [await app.roleId('Admin')] };
      expectError(await app.put(`/apikeys/${admin.id}`, self, admin), 409, 'own-key');
      expectError(await app.delete(`/apikeys/${admin.id}`, admin), 409, 'own-key');
      for (const change of [
        (body: object) => update(body),
        (body: object) => app.post('/apikeys', { Name: 'new', RoleIds, ...body }),
      ]) {
        expectError(await change({ Name: 'second' }), 409, 'already-exists');
        expectFaults(await change({ ExpirationDate: '2001-01-01T00:00:00Z' }), 'ExpirationDate');
        expectFaults(await change({ RoleIds: [randomUUID()] }), 'RoleIds[0]');
      }
    });

    it('expires in a year by default', () => {
      expect(Date.parse(ExpirationDate) - app.world.clock.now()).to.equal(365 * 24 * 3600 * 1000);
    });

    it('the last key with the role Admin keeps that role', async () => {
      const { body } = await app.get("/apikeys?Filter=Name%20eq%20'local'");
      const local = body.Rows[0]!;
      const lesser = { Name: 'local', ExpirationDate: local.ExpirationDate, RoleIds };
      expectError(await app.put(`/apikeys/${local.Id}`, lesser), 409, 'last-admin');
      expectError(
        await app.delete(`/apikeys/${local.Id}`, await keyWith(app, 'ApiKey.All')),
        409,
        'last-admin',
      );
      await app.createKey('Admin', 'second');
      expect((await app.put(`/apikeys/${local.Id}`, lesser)).status).to.equal(204);
    });
  });

  describe('an event stream', () => {
    const open = (query: string, key: string | null = null): Promise<Response> =>
      fetch(`${app.url}/api/v3/events/stream${query}`, {
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
      });

    for (const [cause, act] of [
      ['is renewed', async (id, RoleIds) => app.put(`/apikeys/${id}`, { Name: 'listener 2', RoleIds })],
      [
        'no longer has a role that permits it',
        async (id) => {
          const role = await roleWith(app, 'Other', 'Device.Read');
          return app.put(`/apikeys/${id}`, { Name: 'listener', RoleIds: [role] });
        },
      ],
    ] satisfies [string, (id: string, roleIds: readonly string[]) => Promise<Answer>][]) {
      it(`ends when its key ${cause}`, async () => {
        const { id, key } = await app.createKey('User', 'listener');
        const stream = await open('', key);
        expect(stream.status).to.equal(200);
        expect((await act(id, [await app.roleId('User')])).status).to.equal(204);
        await app.world.clock.advance(2_000);
        expect(await stream.text()).to.contain(': connected');
        expect((await open('', key)).status).to.be.oneOf([401, 403]);
      });
    }

    it('opens with a token from realtimeToken, also in the query, for five minutes', async () => {
      const { id, key } = await app.createKey('User');
      const answer = await app.post('/deviceNetwork/realtimeToken', undefined, { key });
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
      const { Token, Expires, DeviceNetworkId } = answer.body as unknown as Record<string, string>;
      expect(DeviceNetworkId).to.equal(app.deviceNetworkId);
      expect(Number(Expires) - app.world.clock.now()).to.equal(300_000);
      const streams = [await open(`?access_token=${Token!}`), await open('', Token)];
      for (const stream of streams) expect(stream.status).to.equal(200);
      // It permits nothing else, and the query cannot carry a key.
      expectError(await app.get('/devices', { key: Token! }), 401, 'invalid-key');
      expect((await open(`?access_token=${key}`)).status).to.equal(401);
      await app.world.clock.advance(300_000);
      expect((await open(`?access_token=${Token!}`)).status).to.equal(401);
      await app.delete(`/apikeys/${id}`);
      // The streams end.
      await Promise.all(streams.map((stream) => stream.text()));
    });
  });

  describe('responsibilities', () => {
    it('create, get, list, update, delete; roles share them', async () => {
      const Permissions = permissionsOf('Device.Read', 'RegistrationTicket.All');
      const id = await app.create('/Responsibilities', { Name: 'Installing', Permissions });
      const roles: string[] = [];
      for (const Name of ['a', 'b']) {
        roles.push(await app.create('/roles', { Name, ResponsibilityIds: [id] }));
      }
      const got = (await app.get(`/Responsibilities/${id}`)).body;
      expect(got).to.include({ Id: id, Name: 'Installing' });
      expect(got['RoleIds']).to.have.members(roles);
      const entities = got.Permissions.map(({ EntityName }) => EntityName);
      expect(entities).to.deep.equal(['Device', 'RegistrationTicket']);
      expect((await app.get('/roles?Search=A')).body.Rows.find((one) => one.Name === 'a')).to.deep.equal({
        ...(await app.get(`/roles/${roles[0]!}`)).body,
        Responsibilities: [got],
      });
      const { Rows } = (await app.get('/responsibilities')).body;
      const names = ['Everything', 'Installing', 'Operating devices', 'Viewing'];
      expect(Rows.map((one) => one.Name)).to.deep.equal(names);
      expect((await app.put(`/Responsibilities/${id}`, { Name: 'None' })).status).to.equal(204);
      expect((await app.get(`/Responsibilities/${id}`)).body.Permissions).to.deep.equal([]);
      expectError(await app.delete(`/Responsibilities/${id}`), 409, 'in-use');
      for (const role of roles) expect((await app.delete(`/roles/${role}`)).status).to.equal(204);
      expect((await app.delete(`/Responsibilities/${id}`)).status).to.equal(204);
      expectError(await app.get(`/Responsibilities/${id}`), 404, 'responsibility-not-found');
    });

    it('refuse unknown names and kinds without permissions, and roles unknown responsibilities', async () => {
      const Permissions = permissionsOf('Moon.Read', 'RegistrationTicket.Read');
      const refused = await app.post('/Responsibilities', { Name: 'x', Permissions });
      expectFaults(refused, 'Permissions[0].EntityName', 'Permissions[1].Permission');
      const unknown = { Name: 'x', ResponsibilityIds: [randomUUID()] };
      expectFaults(await app.post('/roles', unknown), 'ResponsibilityIds[0]');
    });
  });

  describe('roles', () => {
    it('cannot be deleted while in use', async () => {
      const { id, role } = await keyWith(app, 'Device.Read');
      expectError(await app.delete(`/roles/${role}`), 409, 'in-use');
      await app.delete(`/apikeys/${id}`);
      expect((await app.delete(`/roles/${role}`)).status).to.equal(204);
    });

    it('a user cannot give a role more permissions than the user has', async () => {
      const rights = ['Role.All', 'Responsibility.All'];
      const { key, role: maker } = await keyWith(app, ...rights);
      const own = (await app.get(`/roles/${maker}`)).body.Responsibilities[0]!.Id;
      const everything = (await app.get('/responsibilities?Search=everything')).body.Rows[0]!.Id;
      const device = { Name: 'up', Permissions: permissionsOf('Device.Read') };
      const more = { Name: 'Maker', Permissions: permissionsOf(...rights, 'ApiKey.Read') };
      const attempts = [
        app.post('/roles', { Name: 'up', ResponsibilityIds: [everything] }, { key }),
        app.put(`/roles/${maker}`, { Name: 'Maker', ResponsibilityIds: [own, everything] }, { key }),
        app.post('/Responsibilities', device, { key }),
        app.put(`/Responsibilities/${own}`, more, { key }),
      ];
      for (const answer of await Promise.all(attempts)) expectError(answer, 403, 'permission-denied');
    });

    it('Admin and its responsibilities cannot be changed or deleted', async () => {
      const admin = await app.roleId('Admin');
      const everything = (await app.get('/responsibilities?Search=everything')).body.Rows[0]!.Id;
      expectError(await app.delete(`/roles/${admin}`), 409, 'built-in');
      expectError(await app.put(`/roles/${admin}`, { Name: 'x', ResponsibilityIds: [] }), 409, 'built-in');
      expectError(await app.delete(`/Responsibilities/${everything}`), 409, 'built-in');
      expectError(await app.put(`/Responsibilities/${everything}`, { Name: 'x' }), 409, 'built-in');
    });

    it('Initialize Roles restores the defaults and never removes Admin from a device network (spec 5.2)', async () => {
      const named = async (): Promise<Map<string, ResponseObject>> =>
        new Map((await app.get('/roles')).body.Rows.map((one) => [one.Name, one]));
      const before = await named();
      const mine = await roleWith(app, 'Mine', 'Device.Read');
      const viewing = (await app.get('/responsibilities?Search=viewing')).body.Rows[0]!.Id;
      await app.put(`/Responsibilities/${viewing}`, { Name: 'Viewing', Permissions: [] });
      await app.delete(`/roles/${before.get('User')!.Id}`);
      expect((await app.post('/deviceNetwork/ReinitializeRoles', undefined)).status).to.equal(204);
      const after = await named();
      expect([...after.keys()]).to.deep.equal(['Admin', 'Mine', 'Operator', 'User']);
      expect(after.get('Admin')).to.deep.equal(before.get('Admin'));
      expect(after.get('Mine')!.Id).to.equal(mine);
      expect(after.get('Operator')!.Responsibilities[0]!.Permissions).to.have.deep.members([
        ...before.get('Operator')!.Responsibilities[0]!.Permissions,
      ]);
      // The key of this request still has the role Admin.
      expect((await app.get('/apikeys')).status).to.equal(200);
    });
  });

  it('the current network shows the permissions of the current key in it', async () => {
    const key = await keyWith(app, 'Device.Update', 'Device.Read', 'Tag.All', 'RegistrationTicket.All');
    const shown = { Device: 'Read, Update', RegistrationTicket: 'All', Tag: 'All' };
    expect((await app.get('/deviceNetwork/permissions', key)).body).to.deep.equal(shown);
  });

  it('the current network lists its specific roles, as an array and in pages, and permissions by kind', async () => {
    const names = ['Admin', 'Operator', 'User'];
    const all = await app.get('/deviceNetwork/list/SpecificRoles');
    expect(all.list.map((one) => one.Name)).to.deep.equal(names);
    const page = await app.get('/deviceNetwork/SpecificRoles?PageSize=2');
    expect(page.body.Rows.map((one) => one.Name)).to.deep.equal(names.slice(0, 2));
    expect(page.body.NbrOfRows).to.equal(3);
    const { list } = await app.get('/Permissions');
    expect(list).to.deep.include({ Name: 'Device', Type: 'Entity' });
    expect(list).to.deep.include({ Name: 'RegistrationTicket', Type: 'Custom' });
  });

  it('the current user is the holder of the key, with a thumbnail of its own: a PNG (spec 4.3, 5)', async () => {
    const ada = await app.createKey('Operator', 'ada');
    const { body } = await app.get('/user', ada);
    expect(body).to.include({ Id: ada.id, Username: 'ada', PreferredDeviceNetwork: app.deviceNetworkId });
    const responsibilities = (await app.get('/user/Responsibilities', ada)).body;
    expect(responsibilities).to.deep.equal(['Operating devices', 'Viewing']);
    const thumbnail = async ({ key }: { readonly key: string }): Promise<Buffer> => {
      const headers = { authorization: `Bearer ${key}` };
      const answer = await fetch(`${app.url}/api/v3/user/thumbnail`, { headers });
      expect(answer.headers.get('content-type')).to.equal('image/png');
      return Buffer.from(await answer.arrayBuffer());
    };
    const picture = await thumbnail(ada);
    expect(picture.toString('base64')).to.equal(body['ThumbnailPhoto']);
    // The header of a PNG: its signature, and IHDR with width and height.
    expect(picture.subarray(0, 8).toString('latin1')).to.equal('\x89PNG\r\n\x1a\n');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).to.deep.equal([80, 80]);
    expect((await thumbnail(ada)).equals(picture)).to.equal(true);
    expect((await thumbnail(await app.createKey('User', 'bob'))).equals(picture)).to.equal(false);
  });

  it('the networks of the current user, as an array and in pages', async () => {
    await app.create('/deviceNetworks', { Name: 'Harbour' });
    const all = await app.get('/user/devicenetworks/list');
    expect(all.list.map((one) => one.Name)).to.deep.equal(['Default', 'Harbour']);
    const page = await app.get('/user/devicenetworks?PageSize=1&Page=2');
    expect(page.body.Rows.map((one) => one.Name)).to.deep.equal(['Harbour']);
    expect(page.body.NbrOfRows).to.equal(2);
    expect((await app.get('/user/devicenetworks?Search=HARB')).body.NbrOfRows).to.equal(1);
  });

  it("tenants are those of the key's networks, with the permissions of its roles", async () => {
    const { body } = await app.get('/tenants');
    expect(body.Rows.map((one) => one.Name)).to.deep.equal(['Default']);
    const { Id } = body.Rows[0]!;
    expect((await app.get(`/tenants/${Id}`)).body).to.deep.equal({ Id, Name: 'Default' });
    const allowed = (await app.get(`/tenants/${Id}/permissions/User`)).body;
    expect(allowed['Device']).to.equal('Read');
    expect(allowed).not.to.have.property('ApiKey');
    expectError(await app.get(`/tenants/${Id}/permissions/Nobody`), 404, 'role-not-found');
  });

  it('device networks: list, get, create; a new network is complete, and its creator is Admin there', async () => {
    const [first, ...others] = (await app.get('/deviceNetworks')).list;
    expect(others).to.deep.equal([]);
    const { TenantId } = first!;
    expect((await app.get(`/deviceNetworks/${app.deviceNetworkId}`)).body).to.deep.equal({
      ...{ Id: app.deviceNetworkId, Name: 'Default', TenantId, TenantName: 'Default' },
    });
    const id = await app.create('/deviceNetworks', { Name: 'Harbour' });
    expect((await app.get(`/deviceNetworks/${id}`)).body).to.include({ Id: id, Name: 'Harbour' });
    const { list } = await app.get('/deviceNetworks');
    expect(list.map((one) => one.Name)).to.deep.equal(['Default', 'Harbour']);
    const headers = { 'x-devicenetwork': id };
    expect((await app.get('/deviceNetwork')).body).to.include({ Id: app.deviceNetworkId, Name: 'Default' });
    expect((await app.get('/deviceNetwork', { headers })).body).to.include({ Id: id, Name: 'Harbour' });
    const rows = async (path: string): Promise<readonly ResponseObject[]> =>
      (await app.get(path, { headers })).body.Rows;
    expect((await rows('/roles')).map((one) => one.Name)).to.deep.equal(['Admin', 'Operator', 'User']);
    expect(await rows('/dataCollectors')).to.have.lengthOf(1);
    expect((await rows('/devicetypes'))[0]!.Name).to.equal('Generic LwM2M');
    expect(await rows('/devicetemplates')).to.have.lengthOf(1);
    expect((await rows('/smartobjecttypes?PageSize=1000')).length).to.be.greaterThan(40);
    expect(await rows('/apikeys')).to.have.lengthOf(0);
    const device = { DeviceIdentifier: 'in-harbour', DeviceTypeId: (await rows('/devicetypes'))[0]!.Id };
    await app.create('/devices', device, { headers });
  });

  it('the name of a device network is unique in a tenant; another tenant is refused; a foreign network is not found', async () => {
    const answers = await Promise.all(['n', 'n', 'n'].map((Name) => app.post('/deviceNetworks', { Name })));
    expect(answers.map((one) => one.status).sort()).to.deep.equal([201, 409, 409]);
    expect((await app.get('/deviceNetworks')).body).to.have.lengthOf(2);
    expectFaults(await app.post('/deviceNetworks', { Name: 'x', TenantId: randomUUID() }), 'TenantId');
    // A data collector with the name of the one of the network does not matter.
    await app.create('/dataCollectors/register', { Name: 'Quay gateway' });
    const key = await app.createKey('Admin');
    const other = await app.create('/deviceNetworks', { Name: 'Quay' });
    expectError(await app.get(`/deviceNetworks/${other}`, key), 404, 'device-network-not-found');
    expect((await app.get('/deviceNetworks', key)).body).to.have.lengthOf(1);
  });
});
