import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { expectError, TestApp } from '../../../support/app.ts';
import type { Shown } from '../../../support/app.ts';

describe('routes of administration', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await TestApp.start();
  });

  afterEach(async () => {
    expect(app.defects).to.deep.equal([]);
    await app.close();
  });

  it('version.get', async () => {
    const { status, body } = await app.get('/version');
    expect(status).to.equal(200);
    expect(body.Version).to.match(/^\d+\.\d+\.\d+/u);
  });

  describe('device networks', () => {
    it('list, get, create; a new network is complete, and its creator is Admin there', async () => {
      expect((await app.get('/deviceNetworks')).body).to.deep.equal([
        {
          Id: app.deviceNetworkId,
          Name: 'Default',
          TenantId: (await app.get('/deviceNetworks')).list[0]!['TenantId'],
          TenantName: 'Default',
        },
      ]);
      const answer = await app.post('/deviceNetworks', { Name: 'Harbour' });
      expect(answer.status).to.equal(201);
      const id = answer.body.Id;
      expect(answer.headers.get('location')).to.equal(`/api/v3/deviceNetworks/${id}`);
      expect((await app.get(`/deviceNetworks/${id}`)).body).to.include({ Id: id, Name: 'Harbour' });
      expect((await app.get('/deviceNetworks')).list.map((one) => one.Name)).to.deep.equal([
        'Default',
        'Harbour',
      ]);
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
      const foreign = await app.post('/deviceNetworks', { Name: 'n', TenantId: randomUUID() });
      expect(foreign.body.ModelState).to.have.all.keys('TenantId');
      const { key } = await app.createKey('Admin');
      const other = await app.create('/deviceNetworks', { Name: 'Other' });
      expectError(await app.get(`/deviceNetworks/${other}`, { key }), 404, 'device-network-not-found');
      expectError(await app.get(`/deviceNetworks/${randomUUID()}`), 404, 'device-network-not-found');
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
    it('create, get, list, delete', async () => {
      const RoleIds = [await app.roleId('User')];
      const answer = await app.post('/apikeys', {
        Name: 'ci',
        ExpirationDate: '2100-01-01T00:00:00Z',
        RoleIds,
      });
      expect(answer.status).to.equal(201);
      expect(answer.body).to.have.all.keys('Id');
      const id = answer.body.Id;
      expect(answer.headers.get('location')).to.equal(`/api/v3/apikeys/${id}`);
      const got = (await app.get(`/apikeys/${id}`)).body;
      expect(got).to.deep.include({
        Id: id,
        Name: 'ci',
        ExpirationDate: '2100-01-01T00:00:00.000Z',
        DeviceNetworkId: app.deviceNetworkId,
        RoleIds,
      });
      expect((await app.get('/version', { key: got.Key })).status).to.equal(200);
      expect((await app.get('/apikeys?Sort=Name')).body.Rows[0]!).to.deep.equal(got);
      expect((await app.delete(`/apikeys/${id}`)).status).to.equal(204);
      expectError(await app.get(`/apikeys/${id}`), 404, 'api-key-not-found');
      expectError(await app.delete(`/apikeys/${id}`), 404, 'api-key-not-found');
    });

    it('expires in a year by default', async () => {
      const { id } = await app.createKey('User');
      const { ExpirationDate } = (await app.get(`/apikeys/${id}`)).body;
      expect(Date.parse(ExpirationDate) - app.world.clock.now()).to.equal(365 * 24 * 3600 * 1000);
    });

    it('refuses a past expiry, unknown roles, duplicate names, and its own deletion', async () => {
      const RoleIds = [await app.roleId('User')];
      const make = (body: object): ReturnType<TestApp['post']> =>
        app.post('/apikeys', { Name: 'k', RoleIds, ...body });
      expect((await make({ ExpirationDate: '2001-01-01T00:00:00Z' })).body.ModelState).to.have.key(
        'ExpirationDate',
      );
      expect((await make({ ExpirationDate: 'soon' })).body.ModelState).to.have.key('ExpirationDate');
      expect((await make({ ExpirationDate: '2100-13-45T00:00:00Z' })).body.ModelState).to.have.key(
        'ExpirationDate',
      );
      expect((await make({ RoleIds: [randomUUID()] })).body.ModelState).to.have.key('RoleIds[0]');
      expect((await make({ RoleIds: [] })).body.ModelState).to.have.key('RoleIds');
      await app.create('/apikeys', { Name: 'k', RoleIds });
      expectError(await make({}), 409, 'already-exists');
      const own = (await app.get("/apikeys?Filter=Name%20eq%20'local'")).body.Rows[0]!;
      expectError(await app.delete(`/apikeys/${own.Id}`), 409, 'own-key');
    });
  });

  it('roles.list', async () => {
    const { body } = await app.get('/roles?Search=adm');
    expect(body.NbrOfRows).to.equal(1);
    const responsibility = body.Rows[0]!.Responsibilities[0]!;
    expect(responsibility['RoleIds']).to.deep.equal([body.Rows[0]!.Id]);
    expect(responsibility.Permissions).to.deep.include({
      EntityName: 'Device',
      Permission: 'All',
      TenantId: body.Rows[0]!['TenantId'],
    });
  });

  describe('data collectors', () => {
    it('register, get, list', async () => {
      const request = {
        Name: 'quay-7',
        MACAddress: '02:00:5e:10:00:07',
        ExternalId: 'A0B1C2D3-0000-4000-8000-ABCDEFABCDEF',
        Note: 'at quay 7',
      };
      const id = await app.create('/dataCollectors/register', request);
      const got = (await app.get(`/dataCollectors/${id}`)).body;
      expect(got).to.include({ ...request, Id: id, LocationName: 'Root', NbrOfDevices: 0 });
      const device = { DeviceIdentifier: 'd', DeviceTypeId: app.world.deviceTypeId, DataCollectorId: id };
      await app.create('/devices', device);
      const { Rows } = (await app.get('/dataCollectors?Search=QUAY')).body;
      expect(Rows).to.have.lengthOf(1);
      expect(Rows[0]!).to.include({ Id: id, NbrOfDevices: 1 }).and.not.to.have.property('Note');
      expectError(await app.get(`/dataCollectors/${randomUUID()}`), 404, 'data-collector-not-found');
    });

    it('a name is unique in the service, across all networks', async () => {
      await app.create('/dataCollectors/register', { Name: 'one' });
      const other = await app.create('/deviceNetworks', { Name: 'Other' });
      const headers = { 'x-devicenetwork': other };
      expectError(
        await app.post('/dataCollectors/register', { Name: 'one' }, { headers }),
        409,
        'already-exists',
      );
    });

    it('refuses unknown locations and invalid addresses', async () => {
      const answer = await app.post('/dataCollectors/register', { Name: 'x', LocationId: randomUUID() });
      expect(answer.body.ModelState).to.have.all.keys('LocationId');
      const mac = await app.post('/dataCollectors/register', { Name: 'x', MACAddress: 'zz' });
      expect(mac.body.ModelState).to.have.all.keys('MACAddress');
    });
  });

  describe('activity log', () => {
    it('list, newest first, and get', async () => {
      const { activityLog } = app.world.admin;
      const { deviceNetworkId } = app;
      const first = await activityLog.start({
        deviceNetworkId,
        entityType: 'Device',
        description: 'Read /3/0',
      });
      await app.world.clock.advance(10);
      const second = await activityLog.start({
        deviceNetworkId,
        entityType: 'Resource',
        description: 'Write',
      });
      await activityLog.fail(second.id, { responseCode: '4.05', responseMessage: 'not writeable' });
      const { Rows } = (await app.get('/activitylogs')).body;
      expect(Rows.map((one) => one.Id)).to.deep.equal([second.id, first.id]);
      expect((await app.get(`/activitylogs/${second.id}`)).body).to.include({
        Status: 'Failed',
        ResponseCode: '4.05',
        ResponseMessage: 'not writeable',
        EntityType: 'Resource',
      });
      const failed = await app.get(`/activitylogs?Filter=${encodeURIComponent('Status eq Failed')}`);
      expect(failed.body.NbrOfRows).to.equal(1);
      expectError(await app.get(`/activitylogs/${randomUUID()}`), 404, 'activity-log-entry-not-found');
    });
  });
});
