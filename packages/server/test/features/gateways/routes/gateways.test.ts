import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { UplinkRefusal } from '../../../../src/kernel/errors.ts';
import { appPerTest, expectFaults } from '../../../support/app-of-tests.ts';
import type { Answer, CallInit, ResponseObject, TestApp } from '../../../support/app.ts';

describe('routes of gateways', () => {
  let gateway: string;

  const app: TestApp = appPerTest(async () => {
    gateway = (await app.get('/dataCollectors')).body.Rows[0]!.Id;
  });

  const read = async (id = gateway): Promise<ResponseObject> => (await app.get(`/dataCollectors/${id}`)).body;

  async function addDevice(DeviceIdentifier: string, DataCollectorId = gateway): Promise<string> {
    const request = { DeviceIdentifier, DeviceTypeId: app.world.deviceTypeId, DataCollectorId };
    return app.create('/devices', request);
  }

  async function refusalOf(endpointName: string, paths = ['/3/0']): Promise<UplinkRefusal> {
    const error: unknown = await app.world.register(endpointName, paths).catch((reason: unknown) => reason);
    expect(error, endpointName).to.be.instanceOf(UplinkRefusal);
    return error as UplinkRefusal;
  }

  /** Returns the activity log entry of a command's response. */
  async function entryOf(answer: Answer, init: CallInit = {}): Promise<ResponseObject> {
    expect(answer.status, JSON.stringify(answer.body)).to.equal(204);
    return (await app.get(`/activitylogs/${answer.headers.get('x-activity-id')}`, init)).body;
  }

  describe('commands', () => {
    it('refreshStatus reads the status of the gateway, and the data collector shows it', async () => {
      await addDevice('d');
      await app.world.register('d', ['/3/0']);
      expect((await read())['Statuses']).to.deep.equal({});
      await app.world.clock.advance(5000);
      const entry = await entryOf(await app.post(`/dataCollectors/${gateway}/refreshStatus`, undefined));
      expect(entry).to.deep.include({ Status: 'Completed', EntityType: 'Gateway', EntityId: gateway });
      const shown = await read();
      expect(shown['Statuses']).to.deep.equal({
        State: 'listening',
        Since: new Date(app.world.clock.now() - 5000).toISOString(),
        Addresses: 'coap://127.0.0.1:5683',
        DevicesOnline: '1',
        Region: 'default',
        Version: '0.0.0',
      });
      expect(shown['LastSeen']).to.equal(app.world.clock.now());
      expect(shown).to.deep.include({ ContactLost: false, IsUpdating: false, SoftwareVersion: '0.0.0' });
      const all = await entryOf(await app.post('/deviceNetwork/refreshDataCollectorStatuess', undefined));
      expect(all).to.deep.include({ Status: 'Completed', EntityType: 'Multiple' });
    });

    it('commands that a gateway inside the service does not support fail in the Activity Log, with the reason', async () => {
      for (const command of ['applicationrestart', 'systemrestart']) {
        const entry = await entryOf(await app.post(`/dataCollectors/${gateway}/${command}`, undefined));
        expect(entry['Status']).to.equal('Failed');
        expect(entry['ResponseMessage']).to.match(/operator/u);
      }
      const far = await app.create('/dataCollectors/register', { Name: 'far', Region: 'eu-west' });
      const entry = await entryOf(await app.post(`/dataCollectors/${far}/refreshStatus`, undefined));
      expect(entry['Status']).to.equal('Failed');
      expect(entry['ResponseMessage']).to.match(/eu-west/u);
      expect(await read(far)).not.to.have.property('SoftwareVersion');
    });

    it('customCommand: echo and status are answered, others are refused', async () => {
      const path = `/dataCollectors/${gateway}/customCommand`;
      const Payload = { a: [1, 'x'] };
      const request = { PayloadCustomType: 'echo', Payload, CorrelationId: randomUUID() };
      const echo = await app.post(path, request);
      expect(JSON.parse(echo.body as unknown as string)).to.deep.equal(Payload);
      const status = await app.post(path, { PayloadCustomType: 'status' });
      expect(JSON.parse(status.body as unknown as string)).to.deep.include({ State: 'listening' });
      expectFaults(await app.post(path, { PayloadCustomType: 'reboot' }), 'PayloadCustomType');
    });

    it('sendNetworkSettings stores networks of the device network for the gateway, without their keys', async () => {
      const network = { Name: 'quay', NetworkType: 'WIFI', SSID: 'q' };
      const secret = { AuthenticationType: 'WPA2PSK', PreSharedKey: 'secret-secret' };
      const id = await app.create('/networkSettings', { ...network, ...secret });
      const path = `/dataCollectors/${gateway}/sendNetworkSettings`;
      expect((await entryOf(await app.post(path, [id])))['Status']).to.equal('Completed');
      const shown = await read();
      expect(shown['Networks']).to.deep.equal([{ Id: id, ...network }]);
      expect(JSON.stringify(shown)).not.to.include('secret-secret');
      expectFaults(await app.post(path, [randomUUID()]), '[0]');
    });

    it('setblacklist ends the registrations of its devices and refuses new ones, until it is withdrawn', async () => {
      const pier = await app.create('/dataCollectors/register', { Name: 'pier' });
      const device = await addDevice('d', pier);
      await addDevice('other');
      await app.world.register('d', ['/3/0']);
      await app.world.register('other', ['/3/0']);
      const { Rows } = (await app.get(`/dataCollectors/${pier}/devices`)).body;
      expect(Rows.map((one) => one.Id)).to.deep.equal([device]);
      await entryOf(await app.post(`/dataCollectors/${pier}/setblacklist`, true));
      await app.world.settle();
      expect((await app.get(`/devices/${device}`)).body['Status']).to.equal('offline');
      expect((await app.world.device('other')).status).to.equal('online');
      expect((await read(pier))['IsBlacklisted']).to.equal(true);
      expect((await refusalOf('d')).coapCode).to.equal('4.03');
      const { list } = await app.get(`/dataCollectors/${pier}/log?minLogLevel=Warning`);
      const post = { LogLevel: 'Warning', SensorCollectorId: device, SensorCollectorName: 'd' };
      expect(list[0]).to.deep.include(post);
      await entryOf(await app.post(`/dataCollectors/${pier}/setblacklist`, false));
      await app.world.register('d', ['/3/0']);
      expect((await app.get(`/devices/${device}`)).body['Status']).to.equal('online');
    });
  });

  describe('discovery mode', () => {
    const seen = async (query = '', init: CallInit = {}): Promise<readonly ResponseObject[]> =>
      (await app.get(`/devices/discovered${query}`, init)).list;

    it('for 60 s unknown endpoints are refused and recorded; then devices are created for them', async () => {
      expect((await refusalOf('early')).coapCode).to.equal('4.03');
      const answer = await app.post(`/dataCollectors/${gateway}/discoverdevices`, undefined);
      expect((await entryOf(answer))['Status']).to.equal('InProgress');
      expect((await refusalOf('buoy-1', ['/1/0', '/3/0', '/3303/1'])).coapCode).to.equal('4.03');
      await app.world.clock.advance(1000);
      await refusalOf('mast-1');
      expect((await seen()).map((one) => one['Endpoint'])).to.deep.equal(['mast-1', 'buoy-1']);
      const registration = { Endpoint: 'buoy-1', Lifetime: 300, LwM2MVersion: '1.1', Binding: 'U' };
      const by = { DataCollectorId: gateway, DataCollectorName: 'Default gateway' };
      const observed = { LastObserved: app.world.clock.now() - 1000, Objects: ['/1/0', '/3/0', '/3303/1'] };
      expect(await seen('?endpoint=BUOY')).to.deep.equal([{ ...registration, ...by, ...observed }]);
      await addDevice('buoy-1');
      expect((await seen()).map((one) => one['Endpoint'])).to.deep.equal(['mast-1']);
      await app.world.register('buoy-1', ['/3/0']);
      expect((await app.world.device('buoy-1')).status).to.equal('online');
      await app.world.clock.advance(60_000);
      await refusalOf('late');
      await app.world.settle();
      expect((await seen()).map((one) => one['Endpoint'])).to.deep.equal(['mast-1']);
      const entry = await entryOf(answer);
      expect(entry).to.deep.include({ Status: 'Completed' });
      expect(entry['ResponseMessage']).to.match(/^Saw 2 endpoints/u);
      await app.world.clock.advance(600_001);
      expect(await seen()).to.deep.equal([]);
    });

    it('of the whole network is that of its default gateway; other networks see nothing', async () => {
      const headers = { 'x-devicenetwork': await app.create('/deviceNetworks', { Name: 'Harbour' }) };
      await entryOf(await app.post('/deviceNetwork/discoverdevices', undefined));
      await refusalOf('buoy-1');
      expect((await seen()).map((one) => one['DataCollectorId'])).to.deep.equal([gateway]);
      expect(await seen('', { headers })).to.deep.equal([]);
      // It records 1,000 endpoints at most.
      for (let index = 0; index < 1100; index += 1) await refusalOf(`e${index}`).catch(() => undefined);
      const found = await seen();
      expect(found).to.have.lengthOf(1000);
      const names = found.map((one) => one['Endpoint']);
      expect(names).to.include('e1099').but.not.include('e0');
    });
  });

  it('the log has the devices of the gateway: accepted, refused, lost (spec 4.3)', async () => {
    const device = await addDevice('d');
    await app.world.register('d', ['/3/0']);
    await app.world.clock.advance((300 + 247) * 1000 + 1);
    await app.world.settle();
    const posts = (await app.get(`/dataCollectors/${gateway}/log`)).list;
    const brief = posts.map((one) => [one['LogLevel'], one['SensorCollectorId']].join(' '));
    expect(brief).to.deep.equal([`Warning ${device}`, `Informational ${device}`]);
    expect(posts[0]!['Message']).to.match(/Contact lost/u);
    const errors = await app.get(`/dataCollectors/${gateway}/log?minLogLevel=Error&take=5`);
    expect(errors.list).to.deep.equal([]);
    const files = (await app.get(`/dataCollectors/${gateway}/logfiles`)).body.Rows;
    expect(files).to.have.lengthOf(1);
    expect(files[0]!['Name']).to.equal(`${new Date(app.world.clock.now()).toISOString().slice(0, 10)}.log`);
    const ofDay = await app.get((files[0]!['Uri'] as string).replace('/api/v3', ''));
    expect(ofDay.list).to.deep.equal(posts);
  });

  it("the internal device has the gateway's own data (spec 4.3)", async () => {
    const { body } = await app.get(`/devices/datacollectorinternal/${gateway}`);
    const Id = (await read())['InternalDeviceId'];
    const members = { Status: 'online', DeviceStandard: 'AppIoTInternal', DataCollectorId: gateway };
    expect(body).to.deep.include({ Id, ...members });
    expect(body['Statuses']).to.deep.include({ State: 'listening', Version: '0.0.0' });
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(0);
  });

  it('tags of data collectors and templates are set, shown and searched', async () => {
    const tag = (await app.post('/tags', { Name: 'in service' })).body.Id;
    const id = await app.create('/dataCollectors/register', { Name: 'g', TagIds: [tag] });
    expect((await read(id))['Tags']).to.deep.equal([{ Id: tag, Name: 'in service', IsInherited: false }]);
    expect((await app.get(`/tags/${tag}/datacollectors`)).body.Rows[0]!.Id).to.equal(id);
    await app.put(`/dataCollectors/${id}`, { Name: 'g' });
    expect((await read(id))['Tags']).to.have.lengthOf(1);
    await app.put(`/dataCollectors/${id}`, { Name: 'g', TagIds: [] });
    expect((await app.get(`/tags/${tag}/datacollectors`)).body.NbrOfRows).to.equal(0);
    const type = (await app.get('/dataCollectorTypes')).body.Rows[0]!.Id;
    const request = { Name: 't', DataCollectorTypeId: type, TagIds: [tag] };
    const template = await app.create('/dataCollectorTemplates', request);
    expect((await app.get(`/dataCollectorTemplates/${template}`)).body['TagIds']).to.deep.equal([tag]);
    const unknown = { Name: 'h', TagIds: [randomUUID()] };
    expectFaults(await app.post('/dataCollectors/register', unknown), 'TagIds[0]');
  });

  it('IsConfigured is true if all mandatory settings have a value', async () => {
    const reports = { Name: 'Reports', DefaultSettings: [{ Name: 'interval', IsMandatory: true }] };
    const type = { Name: 'Quay gateway', CreateDefaultTemplate: true, SettingCategories: [reports] };
    const DataCollectorTypeId = await app.create('/dataCollectorTypes', type);
    const id = await app.create('/dataCollectors/register', { Name: 'g', DataCollectorTypeId });
    expect((await read(id))['IsConfigured']).to.equal(false);
    const CategoryId = (await app.get('/settingcategories?Filter=Name eq Reports')).body.Rows[0]!.Id;
    await app.create(`/dataCollectors/${id}/settings`, { CategoryId, Key: 'interval', Value: '5' });
    expect((await read(id))['IsConfigured']).to.equal(true);
  });

  const parse = async (text: string, init: CallInit = {}): Promise<ResponseObject> =>
    (await app.post('/barcode', text, init)).body;

  it('barcodes show hardware type and MAC address, and whether the device network has it (spec 4.3)', async () => {
    const type = await app.create('/dataCollectorTypes', { Name: 'Quay gateway', HardwareTypeId: 47 });
    const label = 'HW=47;MAC=02:00:5e:10:00:07';
    const known = { HardwareId: type, HardwareTypeId: 47, MacAddress: '02:00:5e:10:00:07' };
    const collector = { BarcodeEntityType: 'DataCollector', ...known };
    expect(await parse(label)).to.deep.equal({ ...collector, Registred: false });
    const id = await app.create('/dataCollectors/register', { Name: 'g', MACAddress: '02005E100007' });
    expect(await parse(label)).to.deep.equal({ ...collector, EntityId: id, Registred: true });
    const device = await addDevice('urn:dev:mac:02005efffe100008');
    const MacAddress = '02:00:5e:10:00:08';
    const sensors = { BarcodeEntityType: 'SensorCollection', EntityId: device, Registred: true };
    expect(await parse(MacAddress)).to.deep.equal({ ...sensors, MacAddress });
    const unknown = { BarcodeEntityType: 'Unknown', Registred: false };
    expect(await parse('nothing')).to.deep.equal(unknown);
    const headers = { 'x-devicenetwork': await app.create('/deviceNetworks', { Name: 'Harbour' }) };
    expect(await parse(label, { headers })).to.deep.include(unknown);
  });
});
