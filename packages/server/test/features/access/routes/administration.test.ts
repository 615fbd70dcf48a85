import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type Shown, type TestApp } from '../../../support/app.ts';

describe('routes of administration', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  describe('device networks', () => {
    it('list, get, create; a new network is complete, and its creator is Admin there', async () => {
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
      const rows = async (path: string): Promise<readonly Shown[]> =>
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

    it('a name is unique in a tenant; another tenant is refused; a foreign network is not found', async () => {
      expectError(await app.post('/deviceNetworks', { Name: 'Default' }), 409, 'already-exists');
      expectFaults(await app.post('/deviceNetworks', { Name: 'n', TenantId: randomUUID() }), 'TenantId');
      const { key } = await app.createKey('Admin');
      const other = await app.create('/deviceNetworks', { Name: 'Other' });
      expectError(await app.get(`/deviceNetworks/${other}`, { key }), 404, 'device-network-not-found');
      expect((await app.get('/deviceNetworks', { key })).body).to.have.lengthOf(1);
    });

    it('of two simultaneous requests with one name, one creates the network', async () => {
      const answers = await Promise.all(['n', 'n', 'n'].map((Name) => app.post('/deviceNetworks', { Name })));
      expect(answers.map((one) => one.status).sort()).to.deep.equal([201, 409, 409]);
      expect((await app.get('/deviceNetworks')).body).to.have.lengthOf(2);
    });

    it('a new network is created despite a data collector with the name of its own', async () => {
      await app.create('/dataCollectors/register', { Name: 'Quay gateway' });
      await app.create('/deviceNetworks', { Name: 'Quay' });
    });
  });

  describe('API keys', () => {
    it('expires in a year by default', async () => {
      const { id } = await app.createKey('User');
      const { ExpirationDate } = (await app.get(`/apikeys/${id}`)).body;
      expect(Date.parse(ExpirationDate) - app.world.clock.now()).to.equal(365 * 24 * 3600 * 1000);
    });

    it('refuses a past expiry, unknown roles, duplicate names, and its own deletion', async () => {
      const RoleIds = [await app.roleId('User')];
      const make = (body: object): ReturnType<TestApp['post']> =>
        app.post('/apikeys', { Name: 'k', RoleIds, ...body });
      for (const ExpirationDate of ['2001-01-01T00:00:00Z', 'soon', '2100-13-45T00:00:00Z']) {
        expectFaults(await make({ ExpirationDate }), 'ExpirationDate');
      }
      expectFaults(await make({ RoleIds: [randomUUID()] }), 'RoleIds[0]');
      expectFaults(await make({ RoleIds: [] }), 'RoleIds');
      await app.create('/apikeys', { Name: 'k', RoleIds });
      expectError(await make({}), 409, 'already-exists');
      const own = (await app.get("/apikeys?Filter=Name%20eq%20'local'")).body.Rows[0]!;
      expectError(await app.delete(`/apikeys/${own.Id}`), 409, 'own-key');
    });
  });

  describe('activity log', () => {
    it('list, newest first, and get', async () => {
      const { activityLog } = app.world.admin;
      const { deviceNetworkId } = app;
      const entry = { deviceNetworkId, entityType: 'Device' } as const;
      const first = await activityLog.start({ ...entry, description: 'Read /3/0' });
      await app.world.clock.advance(10);
      const second = await activityLog.start({ ...entry, description: 'Write' });
      await activityLog.fail(second.id, { responseCode: '4.05', responseMessage: 'not writeable' });
      const { Rows } = (await app.get('/activitylogs')).body;
      expect(Rows.map((one) => one.Id)).to.deep.equal([second.id, first.id]);
      expect((await app.get(`/activitylogs/${second.id}`)).body).to.include({
        Status: 'Failed',
        ResponseCode: '4.05',
        ResponseMessage: 'not writeable',
        EntityType: 'Device',
      });
      const failed = await app.get(`/activitylogs?Filter=${encodeURIComponent('Status eq Failed')}`);
      expect(failed.body.NbrOfRows).to.equal(1);
    });
  });
});
