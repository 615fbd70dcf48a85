import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type TestApp } from '../../../support/app.ts';

describe('routes of devices and smart objects', () => {
  let DeviceTypeId: string;

  const app: TestApp = appPerTest(() => {
    DeviceTypeId = app.world.deviceTypeId;
  });

  const create = (DeviceIdentifier: string, members: object = {}): Promise<string> =>
    app.create('/devices', { DeviceIdentifier, DeviceTypeId, ...members });
  const identifiers = async (query: string): Promise<unknown[]> =>
    (await app.get(`/devices?${query}`)).body.Rows.map((one) => one['DeviceIdentifier']);

  it('create, get, get by endpoint, update, delete', async () => {
    const id = await create('urn:imei:1');
    const { body } = await app.get(`/devices/${id.toUpperCase()}`);
    expect(body).to.include({ Id: id, Name: 'urn:imei:1', DeviceStandard: 'LWM2M', ContactLost: false });
    expect(body).to.include({ Status: 'offline', DeviceTypeName: 'Generic LwM2M', LocationName: 'Root' });
    expect(body).to.include.keys('DeviceTemplateName', 'DataCollectorName');
    expect(body.SmartObjects).to.deep.equal([]);
    expect((await app.get('/Devices/Endpoint?ENDPOINT=urn%3Aimei%3A1')).body.Id).to.equal(id);
    await app.world.register('urn:imei:1', ['/3/0']);
    const change = { DeviceIdentifier: 'urn:imei:1', DeviceTypeId, Name: 'Bow' };
    expect((await app.put(`/devices/${id}`, change)).status).to.equal(204);
    expect((await app.get(`/devices/${id}`)).body).to.include({ Name: 'Bow', Status: 'online' });
    const other = { DeviceIdentifier: 'b', DeviceTypeId: randomUUID() };
    expectFaults(await app.put(`/devices/${id}`, other), 'DeviceIdentifier', 'DeviceTypeId');
    expect((await app.delete(`/devices/${id}`)).status).to.equal(204);
    expectError(await app.get(`/devices/${id}`), 404, 'device-not-found');
  });

  it('a registered device shows its status, its times and its smart objects in order', async () => {
    const id = await create('a');
    await app.world.register('a', ['/3303/1', '/3/0', '/3303/0']);
    const { body } = await app.get(`/devices/${id}`);
    const now = app.world.clock.now();
    expect(body).to.include({ Status: 'online', LatestRegistrationTime: now });
    expect(body['LastSeen']).to.equal(new Date(now).toISOString());
    const shown = body.SmartObjects.map((one) => `/${one.TypeId}/${one.InstanceNumber}`);
    expect(shown).to.deep.equal(['/3/0', '/3303/0', '/3303/1']);
    expect(body.SmartObjects.every((one) => one['IsUnavailable'] === false)).to.equal(true);
  });

  it('lists pages with filter, sort and search', async () => {
    for (const name of ['c', 'a', 'b', 'd']) await create(name, { Name: `Buoy ${name}` });
    await app.world.register('b', ['/3/0']);
    const { body } = await app.get('/devices?PageSize=2&Page=2&Sort=-Name');
    expect(body).to.include({ Page: 2, PageSize: 2, NbrOfPages: 2, NbrOfRows: 4 });
    expect(body.Rows.map((one) => one['DeviceIdentifier'])).to.deep.equal(['b', 'a']);
    expect(body.Rows[0]!['DeviceType']).to.include({ Name: 'Generic LwM2M' });
    expect(await identifiers('Filter=Status%20eq%20online')).to.deep.equal(['b']);
    expect(await identifiers('search=BUOY%20C')).to.deep.equal(['c']);
    expect(await identifiers(`Filter=LastSeen%20ge%20${app.world.clock.now()}`)).to.deep.equal(['b']);
    const unseen = await identifiers('Filter=LastSeen%20exists%20false&Sort=Name');
    expect(unseen).to.deep.equal(['a', 'c', 'd']);
  });

  it('the list shows the registration date and neither Last seen nor Contact lost (spec 2)', async () => {
    await create('a');
    await app.world.register('a', ['/3/0']);
    const [row] = (await app.get('/devices')).body.Rows;
    expect(row).to.include.keys('RegistrationDate', 'LatestRegistrationTime');
    expect(row).not.to.have.any.keys('LastSeen', 'ContactLost', 'ContactLostTime');
  });

  it('LastSeen comes from the live registration, and is kept when that ends', async () => {
    const id = await create('a');
    const location = await app.world.register('a', ['/3/0'], { lifetimeSeconds: 60 });
    await app.world.clock.advance(30_000);
    await app.world.update(location);
    const heard = new Date(app.world.clock.now()).toISOString();
    const seen = async (): Promise<unknown> => (await app.get(`/devices/${id}`)).body['LastSeen'];
    expect(await seen()).to.equal(heard);
    await app.world.clock.advance(1_000_000);
    await app.world.settle();
    expect(await seen()).to.equal(heard);
  });

  it('LatestRegistrationTime comes from the registration, for filters and orders too, and is kept when that ends', async () => {
    const times = new Map<string, number>();
    const locations = new Map<string, string>();
    for (const name of ['never', 'gone', 'b', 'a', 'c', 'lost']) await create(name);
    const register = async (name: string): Promise<void> => {
      await app.world.clock.advance(1_000);
      const lifetimeSeconds = name === 'lost' ? 60 : 86_400;
      times.set(name, app.world.clock.now());
      locations.set(name, await app.world.register(name, ['/3/0'], { lifetimeSeconds }));
    };
    for (const name of ['gone', 'b', 'a', 'c', 'lost', 'gone', 'a', 'lost', 'a']) await register(name);
    const { source } = app.world.registerRequest('gone', []);
    await app.world.domain.registrations.deregister({ source, location: locations.get('gone') ?? '' });
    await app.world.clock.advance(1_000_000);
    await app.world.settle();
    const order = ['never', 'b', 'c', 'gone', 'lost', 'a'];
    expect(await identifiers('Sort=LatestRegistrationTime')).to.deep.equal(order);
    expect(await identifiers('Sort=-LatestRegistrationTime,Name')).to.deep.equal(order.toReversed());
    expect(await identifiers('Sort=Status,-LatestRegistrationTime&Search=a')).to.deep.equal(['a']);
    for (const page of [1, 2, 3]) {
      const query = `Sort=-LatestRegistrationTime&PageSize=2&Page=${page}`;
      expect(await identifiers(query)).to.deep.equal(order.toReversed().slice(page * 2 - 2, page * 2));
    }
    const filter = `Filter=LatestRegistrationTime%20gt%20${times.get('c')}&Sort=Name`;
    expect(await identifiers(filter)).to.deep.equal(['a', 'gone', 'lost']);
    expect(await identifiers('Filter=LatestRegistrationTime%20exists%20false')).to.deep.equal(['never']);
    const other = `Filter=LatestRegistrationTime%20ne%20${times.get('a')}&Sort=-LatestRegistrationTime&PageSize=3`;
    expect(await identifiers(other)).to.deep.equal(['lost', 'gone', 'c']);
    for (const row of (await app.get('/devices')).body.Rows) {
      for (const shown of [row, (await app.get(`/devices/${row.Id}`)).body])
        expect(shown['LatestRegistrationTime']).to.equal(times.get(String(row['DeviceIdentifier'])));
    }
  });

  it('none is created of a type or template that is deleted at the same time', async () => {
    const { admin, deviceNetworkId } = app.world;
    const lookUp = admin.references.templateInstances.bind(admin.references);
    for (const member of ['DeviceTypeId', 'DeviceTemplateId']) {
      const type = await app.create('/devicetypes', { Name: member });
      const template = await app.create('/devicetemplates', { Name: 'another', DeviceTypeId: type });
      admin.references.templateInstances = async (id) => {
        const instances = await lookUp(id);
        await (member === 'DeviceTypeId'
          ? admin.deviceTypes.delete(deviceNetworkId, type)
          : admin.deviceTemplates.delete(deviceNetworkId, template));
        return instances;
      };
      const body = { DeviceIdentifier: member, DeviceTypeId: type, DeviceTemplateId: template };
      expectFaults(await app.post('/devices', body), member);
    }
    expect(await identifiers('')).to.deep.equal([]);
  });

  it('a used DeviceIdentifier is a 409, faults are a 400 with ModelState', async () => {
    await create('a');
    expectError(await app.post('/devices', { DeviceIdentifier: 'a', DeviceTypeId }), 409, 'already-exists');
    for (const [member, value] of [
      ['DeviceTypeId', randomUUID()],
      ['LocationId', randomUUID()],
      ['DataCollectorId', randomUUID()],
      ['BootstrapServerName', 'x'],
      ['BootstrapServerName', '  '],
    ] as const) {
      const body = { DeviceIdentifier: 'b', DeviceTypeId, [member]: value };
      expectFaults(await app.post('/devices', body), member);
    }
    expect(await identifiers('')).to.deep.equal(['a']);
  });

  describe('PATCH', () => {
    let id: string;

    beforeEach(async () => {
      id = await create('a');
    });

    const patch = (operations: unknown[], type = 'application/json-patch+json'): Promise<Answer> =>
      app.call('PATCH', `/devices/${id}`, { body: operations, headers: { 'content-type': type } });

    it('changes only the members in the request, in both media types', async () => {
      expect((await patch([{ op: 'replace', path: '/Name', value: 'Bow' }])).status).to.equal(204);
      expect((await app.get(`/devices/${id}`)).body.Name).to.equal('Bow');
      const { Id: tag } = (await app.post('/tags', { Name: 'red' })).body;
      const add = { op: 'add', path: '/TagIds/-', value: tag };
      const more = [{ op: 'test', path: '/Name', value: 'Bow' }, add];
      expect((await patch(more, 'application/json')).status).to.equal(204);
      expect((await app.get(`/devices/${id}`)).body).to.deep.include({ Name: 'Bow', TagIds: [tag] });
    });

    it('refuses what PUT refuses, with the members at fault, and changes nothing', async () => {
      for (const [operation, member] of [
        [{ op: 'replace', path: '/DeviceIdentifier', value: 'b' }, 'DeviceIdentifier'],
        [{ op: 'replace', path: '/Name', value: 7 }, 'Name'],
        [{ op: 'replace', path: '/LocationId', value: id }, 'LocationId'],
        [{ op: 'add', path: '/Colour', value: 'red' }, 'Colour'],
        [{ op: 'test', path: '/Name', value: 'other' }, '[1].value'],
        [{ op: 'add', path: '/__proto__/x', value: 1 }, '[1].path'],
      ] as const) {
        expectFaults(await patch([{ op: 'replace', path: '/Name', value: 'X' }, operation]), member);
      }
      expect((await app.get(`/devices/${id}`)).body.Name).to.equal('a');
      expect((await patch([{ op: 'move', path: '/Name' }])).status).to.equal(400);
    });
  });

  it('getByFilterSmall combines criteria, with sub-locations and tags', async () => {
    await create('a');
    const pier = await app.create('/locations', { Name: 'Pier' });
    const berth = await app.create('/locations', { Name: 'Berth', ParentLocationId: pier });
    const { Id: tag } = (await app.post('/tags', { Name: 'red' })).body;
    const b = await create('b', { LocationId: berth, TagIds: [tag] });
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
    expect((await app.delete(`/devices/${b}`)).status).to.equal(204);
    expect(await find({ TagIds: [tag] })).to.deep.equal([]);
  });

  it('a smart object is created with InstanceNumber, shown with its resources, and deleted', async () => {
    const DeviceId = await create('a');
    await app.world.register('a', ['/3303/0']);
    const { smartObjectTypeId } = (await app.world.objectsOf(DeviceId)).get('/3303/0')!;
    const object = { DeviceId, SmartObjectTypeId: smartObjectTypeId, Label: 'Stern' };
    const body = { ...object, InstanceNumber: 7 };
    const path = `/smartobjects/${await app.create('/smartobjects', body)}`;
    expectError(await app.post('/smartobjects', body), 409, 'already-exists');
    // Without a number it gets the first free one.
    const next = await app.create('/smartobjects', object);
    expect((await app.get(`/smartobjects/${next}`)).body.InstanceNumber).to.equal(1);
    const shown = (await app.get(path)).body;
    expect(shown).to.include({ TypeId: 3303, InstanceNumber: 7, Label: 'Stern', IsUnavailable: false });
    const [resource] = shown.Resources;
    expect(resource).to.include({ Url: '/3303/7/5518', DataType: 'Time' });
    const { Id: tag } = (await app.post('/tags', { Name: 'red' })).body;
    expect((await app.put(path, { ...object, TagIds: [tag] })).status).to.equal(204);
    expect((await app.get(path)).body).to.deep.include({ TagIds: [tag], InstanceNumber: 7 });
    expect((await app.delete(path)).status).to.equal(204);
    expect((await app.get(path)).status).to.equal(404);
  });
});
