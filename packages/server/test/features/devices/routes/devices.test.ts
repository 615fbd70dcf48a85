import { expect } from 'chai';
import { TestApp } from '../../../support/app.ts';

describe('devices: changing, finding, tags', () => {
  let app: TestApp;
  let id: string;

  beforeEach(async () => {
    app = await TestApp.start();
    id = (await app.world.addDevice('a')).id;
  });

  afterEach(() => app.close());

  const patch = (operations: unknown[], type = 'application/json-patch+json'): ReturnType<TestApp['call']> =>
    app.call('PATCH', `/devices/${id}`, {
      raw: JSON.stringify(operations),
      headers: { 'content-type': type },
    });

  it('PATCH changes only the members in the request, in both media types', async () => {
    expect((await patch([{ op: 'replace', path: '/Name', value: 'Bow' }])).status).to.equal(204);
    expect((await app.get(`/devices/${id}`)).body.Name).to.equal('Bow');
    const { Id: tag } = (await app.post('/tags', { Name: 'red' })).body;
    const more = [
      { op: 'test', path: '/Name', value: 'Bow' },
      { op: 'add', path: '/TagIds/-', value: tag },
    ];
    expect((await patch(more, 'application/json')).status).to.equal(204);
    const { body } = await app.get(`/devices/${id}`);
    expect(body).to.deep.include({ Name: 'Bow', TagIds: [tag] });
  });

  it('PATCH refuses what PUT refuses, with the members at fault, and changes nothing', async () => {
    const refused: [unknown, string][] = [
      [{ op: 'replace', path: '/DeviceIdentifier', value: 'b' }, 'DeviceIdentifier'],
      [{ op: 'replace', path: '/Name', value: 7 }, 'Name'],
      [{ op: 'replace', path: '/LocationId', value: id }, 'LocationId'],
      [{ op: 'add', path: '/Colour', value: 'red' }, 'Colour'],
      [{ op: 'test', path: '/Name', value: 'other' }, '[1].value'],
      [{ op: 'add', path: '/__proto__/x', value: 1 }, '[1].path'],
    ];
    for (const [operation, member] of refused) {
      const { status, body } = await patch([{ op: 'replace', path: '/Name', value: 'X' }, operation]);
      expect(status).to.equal(400);
      expect(body.ModelState, JSON.stringify(operation)).to.have.property(member);
    }
    expect((await app.get(`/devices/${id}`)).body.Name).to.equal('a');
    expect((await patch([{ op: 'move', path: '/Name' }])).status).to.equal(400);
  });

  it('the list shows the registration date and neither Last seen nor Contact lost (spec 2)', async () => {
    await app.world.register('a', ['/3/0']);
    const [row] = (await app.get('/devices')).body.Rows;
    expect(row).to.include.keys('RegistrationDate', 'LatestRegistrationTime');
    expect(row).not.to.have.any.keys('LastSeen', 'ContactLost', 'ContactLostTime');
  });

  it('getByFilterSmall combines criteria, with sub-locations and tags', async () => {
    const pier = await app.create('/locations', { Name: 'Pier' });
    const berth = await app.create('/locations', { Name: 'Berth', ParentLocationId: pier });
    const { Id: tag } = (await app.post('/tags', { Name: 'red' })).body;
    const DeviceTypeId = app.world.deviceTypeId;
    const members = { DeviceIdentifier: 'b', DeviceTypeId, LocationId: berth, TagIds: [tag] };
    const b = await app.create('/devices', members);
    const find = async (filter: object): Promise<string[]> => {
      const { status, list } = await app.post('/devices/getByFilterSmall', filter);
      expect(status).to.equal(200);
      return list.map((one) => one.Name).sort();
    };
    expect(await find({})).to.deep.equal(['a', 'b']);
    expect(await find({ DeviceTypeIds: [DeviceTypeId] })).to.deep.equal(['a', 'b']);
    expect(await find({ LocationIds: [pier] })).to.deep.equal([]);
    expect(await find({ LocationIds: [pier], IncludeChildLocations: true })).to.deep.equal(['b']);
    expect(await find({ TagIds: [tag], DeviceTypeIds: [DeviceTypeId] })).to.deep.equal(['b']);
    expect(await find({ TagIds: [tag], LocationIds: [pier] })).to.deep.equal([]);
    expect((await app.call('DELETE', `/devices/${b}`)).status).to.equal(204);
    expect(await find({ TagIds: [tag] })).to.deep.equal([]);
  });

  it('the form of a mass registration can be sent back unchanged', async () => {
    const answer = await app.get('/devices/getmassregistrationtemplate');
    expect(answer.headers.get('content-type')).to.match(/^text\/csv/u);
    const text = answer.body as unknown as string;
    const [header = ''] = text.split('\r\n');
    expect(header.split(',')).to.include.members(['DeviceIdentifier', 'BootstrapServerName', 'PSK.identity']);
    const { status } = await app.call('POST', '/devices/multiple', {
      raw: text,
      headers: { 'content-type': 'text/csv' },
    });
    expect(status).to.equal(200);
    expect((await app.get('/devices?Search=Bow')).body.NbrOfRows).to.equal(1);
  });
});

describe('smart objects and resources as the service stores them', () => {
  let app: TestApp;
  let deviceId: string;

  beforeEach(async () => {
    app = await TestApp.start();
    deviceId = (await app.world.addDevice('a')).id;
    await app.world.register('a', ['/3/0', '/3308/0']);
  });

  afterEach(() => app.close());

  async function setPoint(): Promise<{
    id: string;
    typeId: string;
    resource: string;
    resourceTypeId: string;
  }> {
    const { id } = (await app.world.objectsOf(deviceId)).get('/3308/0')!;
    const { body } = await app.get(`/smartobjects/${id}`);
    const resource = (body['Resources'] as { Id: string; TypeId: number; ResourceTypeId: string }[]).find(
      (one) => one.TypeId === 5900,
    )!;
    return {
      id,
      typeId: String(body['SmartObjectTypeId']),
      resource: resource.Id,
      resourceTypeId: resource.ResourceTypeId,
    };
  }

  it('PUT changes label and tags; the InstanceNumber cannot be changed (spec 2, 4.2)', async () => {
    const { id, typeId } = await setPoint();
    const { Id: tag } = (await app.post('/tags', { Name: 'red' })).body;
    const body = { DeviceId: deviceId, SmartObjectTypeId: typeId, Label: 'Stern', TagIds: [tag] };
    expect((await app.call('PUT', `/smartobjects/${id}`, { body })).status).to.equal(204);
    expect((await app.get(`/smartobjects/${id}`)).body).to.deep.include({ Label: 'Stern', TagIds: [tag] });
    const moved = await app.call('PUT', `/smartobjects/${id}`, { body: { ...body, InstanceNumber: 4 } });
    expect(moved.status).to.equal(400);
    expect(moved.body.ModelState).to.have.keys('InstanceNumber');
    const same = await app.call('PUT', `/smartobjects/${id}`, { body: { ...body, InstanceNumber: 0 } });
    expect(same.status).to.equal(204);
  });

  it('a new instance of a registered device is created with LwM2M Create; the device type is unchanged (spec 1.3)', async () => {
    const { typeId } = await setPoint();
    const before = (await app.get(`/devicetypes/${app.world.deviceTypeId}`)).body;
    const body = { DeviceId: deviceId, SmartObjectTypeId: typeId, InstanceNumber: 3 };
    const answer = await app.post('/smartobjects', body);
    expect(answer.status).to.equal(201);
    expect(answer.headers.get('x-activity-id')).to.be.a('string');
    await app.world.settle();
    expect(app.world.link.sent).to.include('create /3308/3');
    expect((await app.get(`/devicetypes/${app.world.deviceTypeId}`)).body).to.deep.equal(before);
  });
});
