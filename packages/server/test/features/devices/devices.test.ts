import { expect } from 'chai';
import { DeviceApi, list } from '../../support/device-api.ts';

describe('routes of devices and smart objects', () => {
  let api: DeviceApi;

  beforeEach(async () => {
    api = await DeviceApi.start();
  });

  afterEach(() => api.close());

  async function create(deviceIdentifier: string, members: object = {}): Promise<string> {
    const body = { DeviceIdentifier: deviceIdentifier, DeviceTypeId: api.world.deviceTypeId, ...members };
    const answer = await api.call('POST', '/devices', body);
    expect(answer.status).to.equal(201);
    const id = String(answer.body['Id']);
    expect(answer.headers.get('location')).to.equal(`/api/v3/devices/${id}`);
    return id;
  }

  it('create, get, get by endpoint, update, delete', async () => {
    const id = await create('urn:imei:1');
    const got = await api.get(`/devices/${id.toUpperCase()}`);
    expect(got.status).to.equal(200);
    expect(got.body).to.include({ Id: id, Name: 'urn:imei:1', Status: 'offline', ContactLost: false });
    expect(got.body['SmartObjects']).to.deep.equal([]);
    const byEndpoint = await api.get('/Devices/Endpoint?ENDPOINT=urn%3Aimei%3A1');
    expect(byEndpoint.body['Id']).to.equal(id);
    const body = { DeviceIdentifier: 'urn:imei:1', DeviceTypeId: api.world.deviceTypeId, Name: 'Bow' };
    expect((await api.call('PUT', `/devices/${id}`, body)).status).to.equal(204);
    expect((await api.get(`/devices/${id}`)).body['Name']).to.equal('Bow');
    expect((await api.call('DELETE', `/devices/${id}`)).status).to.equal(204);
    expect((await api.get(`/devices/${id}`)).body).to.include({ Code: 'device-not-found' });
  });

  it('a registered device shows its status, its times and its smart objects in order', async () => {
    const id = await create('a');
    await api.world.register('a', ['/3303/1', '/3/0', '/3303/0']);
    const { body } = await api.get(`/devices/${id}`);
    expect(body).to.include({ Status: 'online', LatestRegistrationTime: api.world.clock.now() });
    expect(body['LastSeen']).to.equal(new Date(api.world.clock.now()).toISOString());
    const shown = list(body, 'SmartObjects').map((one) => [
      one['TypeId'],
      one['InstanceNumber'],
      one['IsUnavailable'],
    ]);
    expect(shown).to.deep.equal([
      [3, 0, false],
      [3303, 0, false],
      [3303, 1, false],
    ]);
  });

  it('lists pages with filter, sort and search', async () => {
    for (const name of ['c', 'a', 'b', 'd']) {
      await create(name, { Name: `Buoy ${name}` });
    }
    await api.world.register('b', ['/3/0']);
    const page = await api.get('/devices?PageSize=2&Page=2&Sort=-Name');
    expect(page.body).to.include({ Page: 2, PageSize: 2, NbrOfPages: 2, NbrOfRows: 4 });
    const names = (answer: typeof page): string[] =>
      list(answer.body, 'Rows').map((row) => String(row['DeviceIdentifier']));
    expect(names(page)).to.deep.equal(['b', 'a']);
    expect(names(await api.get('/devices?Filter=Status%20eq%20online'))).to.deep.equal(['b']);
    expect(names(await api.get('/devices?search=BUOY%20C'))).to.deep.equal(['c']);
    expect(list(page.body, 'Rows')[0]?.['DeviceType']).to.include({ Name: 'Generic LwM2M' });
    const now = api.world.clock.now();
    expect(names(await api.get(`/devices?Filter=LastSeen%20ge%20${now}`))).to.deep.equal(['b']);
    expect(names(await api.get('/devices?Filter=LastSeen%20exists%20false&Sort=Name'))).to.deep.equal([
      'a',
      'c',
      'd',
    ]);
    expect((await api.get('/devices?Filter=Colour%20eq%20red')).status).to.equal(400);
  });

  it('a used DeviceIdentifier is a 409, faults are a 400 with ModelState', async () => {
    await create('a');
    const body = { DeviceIdentifier: 'a', DeviceTypeId: api.world.deviceTypeId };
    expect((await api.call('POST', '/devices', body)).status).to.equal(409);
    const unknown = await api.call('POST', '/devices', {
      DeviceIdentifier: 'b',
      DeviceTypeId: '11111111-1111-4111-8111-111111111111',
    });
    expect(unknown.status).to.equal(400);
    expect(unknown.body['ModelState']).to.have.keys('DeviceTypeId');
    const server = await api.call('POST', '/devices', {
      ...body,
      DeviceIdentifier: 'b',
      BootstrapServerName: 'x',
    });
    expect(server.body['ModelState']).to.have.keys('BootstrapServerName');
    const unnamed = { ...body, DeviceIdentifier: 'b', BootstrapServerName: '' };
    const refused = await api.call('POST', '/devices', unnamed);
    expect(refused.status).to.equal(400);
    expect(refused.body['ModelState']).to.have.keys('BootstrapServerName');
  });

  it('a smart object is created with InstanceNumber, shown with its resources, and deleted', async () => {
    const id = await create('a');
    await api.world.register('a', ['/3303/0']);
    const type = (await api.world.objectsOf(id)).get('/3303/0')!.smartObjectTypeId;
    const body = { DeviceId: id, SmartObjectTypeId: type, InstanceNumber: 7, Label: 'Stern' };
    const answer = await api.call('POST', '/smartobjects', body);
    expect(answer.status).to.equal(201);
    expect((await api.call('POST', '/smartobjects', body)).status).to.equal(409);
    const path = `/smartobjects/${String(answer.body['Id'])}`;
    const { body: shown } = await api.get(path);
    expect(shown).to.include({ TypeId: 3303, InstanceNumber: 7, Label: 'Stern', IsUnavailable: true });
    expect(list(shown, 'Resources')[0]).to.include({ Url: '/3303/7/5518', DataType: 'Time' });
    expect((await api.call('DELETE', path)).status).to.equal(204);
    expect((await api.get(path)).status).to.equal(404);
  });

  it('many devices: the response names the entries of the activity log', async () => {
    const row = (DeviceIdentifier: string): object => ({
      DeviceIdentifier,
      DeviceTypeId: api.world.deviceTypeId,
    });
    const rows = [row('a'), row('a'), row('b'), { ...row('c'), BootstrapServerName: '' }];
    const answer = await api.call('POST', '/devices/multiple', rows);
    expect(answer.status).to.equal(200);
    await api.world.settle();
    const entries = api.world.activity.entries.filter(
      (one) => one.correlationId === answer.body['CorrelationId'] && one.entityType === 'Device',
    );
    expect(entries.map((one) => one.statuses.at(-1)).toSorted()).to.deep.equal([
      'Completed',
      'Completed',
      'Failed',
      'Failed',
    ]);
    expect(entries.at(-1)?.responseMessage).to.contain('BootstrapServerName');
  });
});
