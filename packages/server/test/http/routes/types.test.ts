import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { expectError, TestApp } from '../../support/app.ts';
import type { Shown } from '../../support/app.ts';

const ddf = (objects: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><LWM2M xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${objects}</LWM2M>`;

const object = (id: number, name: string, items = ''): string =>
  `<Object ObjectType="MODefinition"><Name>${name}</Name><Description1>About ${name}</Description1><ObjectID>${id}</ObjectID>
   <ObjectURN>urn:oma:lwm2m:x:${id}</ObjectURN><LWM2MVersion>1.0</LWM2MVersion><ObjectVersion>1.0</ObjectVersion>
   <MultipleInstances>Multiple</MultipleInstances><Mandatory>Optional</Mandatory><Resources>${items}</Resources></Object>`;

const item = (id: number, name: string): string =>
  `<Item ID="${id}"><Name>${name}</Name><Operations>R</Operations><MultipleInstances>Single</MultipleInstances>
   <Mandatory>Mandatory</Mandatory><Type>Float</Type><RangeEnumeration>0..10</RangeEnumeration><Units>kN</Units>
   <Description>How ${name}</Description></Item>`;

describe('routes of types and templates', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await TestApp.start();
  });

  afterEach(async () => {
    expect(app.defects).to.deep.equal([]);
    await app.close();
  });

  async function typeOf(objectId: number): Promise<string> {
    const { body } = await app.get(`/smartobjecttypes?filter[0].Key=TypeId&filter[0].Value=${objectId}`);
    return body.Rows[0]!.Id;
  }

  describe('smart object types and resource types', () => {
    it('the catalogue is there', async () => {
      const { body } = await app.get(`/smartobjecttypes/${await typeOf(3)}`);
      expect(body).to.include({ TypeId: 3, Name: 'Device', MultipleInstances: false });
      const battery = body.ResourceTypes.find((one) => one.TypeId === 7);
      expect(battery).to.include({
        AccessType: 'Read',
        Operations: 'R',
        ResourceDataType: 'Integer',
        MultipleInstances: true,
      });
      const ids = body.ResourceTypes.map((one) => one.TypeId);
      expect(ids).to.deep.equal([...ids].sort((a, b) => a - b));
    });

    it('resources that only a bootstrap server touches have no operations', async () => {
      const { body } = await app.get(`/smartobjecttypes/${await typeOf(0)}`);
      const uri = body.ResourceTypes.find((one) => one.TypeId === 0);
      expect(uri).not.to.have.any.keys('Operations', 'AccessType');
    });

    it('create an object, give it a resource, and find both', async () => {
      const SmartObjectTypeId = await app.create('/smartobjecttypes', {
        Name: 'Mooring Line',
        TypeId: 33001,
        ObjectUrn: 'urn:oma:lwm2m:x:33001',
        MultipleInstances: true,
      });
      const resource = {
        SmartObjectTypeId: SmartObjectTypeId.toUpperCase(),
        TypeId: 5700,
        Name: 'Tension',
        AccessType: 'All',
        ResourceDataType: 'Float',
        Mandatory: true,
        Units: 'kN',
      };
      const id = await app.create('/resourcetypes', resource);
      expect((await app.get(`/resourcetypes/${id}`)).body).to.deep.equal({
        Id: id,
        TypeId: 5700,
        Name: 'Tension',
        AccessType: 'All',
        Operations: 'RW',
        ResourceDataType: 'Float',
        MultipleInstances: false,
        Mandatory: true,
        IsReusable: false,
        Units: 'kN',
      });
      const type = (await app.get(`/smartobjecttypes/${SmartObjectTypeId}`)).body;
      expect(type.ResourceTypes.map((one) => one.Id)).to.deep.equal([id]);
      expectError(await app.post('/resourcetypes', resource), 409, 'already-exists');
      const model = (await app.world.admin.models.registryFor(app.deviceNetworkId)).resource(33001, 5700);
      expect(model).to.include({ name: 'Tension', operations: 'RW', type: 'Float', units: 'kN' });
    });

    it('an object once per id and URN; ids and URNs agree; unknown objects take no resources', async () => {
      const body = { Name: 'A', TypeId: 33001, ObjectUrn: 'urn:oma:lwm2m:x:33001' };
      await app.create('/smartobjecttypes', body);
      expectError(await app.post('/smartobjecttypes', body), 409, 'already-exists');
      await app.create('/smartobjecttypes', { ...body, ObjectUrn: 'urn:oma:lwm2m:x:33001:1.1' });
      const wrong = await app.post('/smartobjecttypes', { ...body, TypeId: 33002 });
      expect(wrong.body.ModelState).to.have.all.keys('ObjectUrn');
      const lost = await app.post('/resourcetypes', {
        SmartObjectTypeId: randomUUID(),
        TypeId: 1,
        Name: 'x',
        AccessType: 'Read',
        ResourceDataType: 'String',
      });
      expect(lost.body.ModelState).to.have.all.keys('SmartObjectTypeId');
      expectError(await app.get(`/smartobjecttypes/${randomUUID()}`), 404, 'smart-object-type-not-found');
      expectError(await app.get(`/resourcetypes/${randomUUID()}`), 404, 'resource-type-not-found');
      for (const TypeId of [-1, 65535, 1.5, '3']) {
        expectError(await app.post('/smartobjecttypes', { ...body, TypeId }), 400, 'invalid-request');
      }
    });

    it('counts smart objects with includeMetrics', async () => {
      await app.world.admin.models.registryFor(app.deviceNetworkId);
      await app.create('/devices', { DeviceIdentifier: 'd', DeviceTypeId: app.world.deviceTypeId });
      await app.world.register('d', ['/3/0', '/3303/0', '/3303/1']);
      const { Rows } = (await app.get('/smartobjecttypes?includeMetrics=true&Filter=TypeId%20eq%203303'))
        .body;
      expect(Rows[0]!['NbrOfInstances']).to.equal(2);
      const plain = (await app.get('/smartobjecttypes?PageSize=1')).body;
      expect(plain.Rows[0]!).not.to.have.property('NbrOfInstances');
      expectError(await app.get('/smartobjecttypes?includeMetrics=maybe'), 400, 'invalid-request');
    });

    it('resource types can be filtered', async () => {
      const filter = encodeURIComponent("TypeId eq 5700 and DataType eq Float and Name contains 'value'");
      expect((await app.get(`/resourcetypes?Filter=${filter}`)).body.NbrOfRows).to.be.greaterThan(5);
    });
  });

  describe('changes of smart object types and resource types', () => {
    const definition = {
      Name: 'Mooring Line',
      TypeId: 33_001,
      ObjectUrn: 'urn:oma:lwm2m:x:33001',
      Description: 'Tension',
      MultipleInstances: true,
    };
    const resource = { TypeId: 5700, Name: 'Tension', AccessType: 'Read', ResourceDataType: 'Float' };

    it('a smart object type is changed; its object id and its resources stay', async () => {
      const id = await app.create('/smartobjecttypes', definition);
      await app.create('/resourcetypes', { ...resource, SmartObjectTypeId: id });
      const next = { ...definition, Name: 'Line', ObjectUrn: 'urn:oma:lwm2m:x:33001:1.1' };
      expect((await app.put(`/smartobjecttypes/${id}`, next)).status).to.equal(204);
      const { body } = await app.get(`/smartobjecttypes/${id}`);
      expect(body).to.include({ Name: 'Line', ObjectUrn: 'urn:oma:lwm2m:x:33001:1.1', TypeId: 33_001 });
      expect(body.ResourceTypes).to.have.length(1);
      const other = await app.put(`/smartobjecttypes/${id}`, {
        ...next,
        TypeId: 33_002,
        ObjectUrn: 'urn:x:1',
      });
      expect(other.body.ModelState).to.have.keys('TypeId');
    });

    it('several instances stay while something has them', async () => {
      const id = await app.create('/smartobjecttypes', definition);
      await app.create('/devicetypes', {
        Name: 'Buoy',
        SmartObjectTypeInstanceIds: [{ SmartObjectTypeId: id, InstanceId: 1 }],
      });
      const single = { ...definition, MultipleInstances: false };
      expect((await app.put(`/smartobjecttypes/${id}`, single)).status).to.equal(409);
    });

    it('a smart object type that something has stays; one that nothing has goes, with its resource types', async () => {
      const id = await app.create('/smartobjecttypes', definition);
      const resourceTypeId = await app.create('/resourcetypes', { ...resource, SmartObjectTypeId: id });
      const deviceType = await app.create('/devicetypes', {
        Name: 'Buoy',
        SmartObjectTypeInstanceIds: [{ SmartObjectTypeId: id, InstanceId: 0 }],
      });
      expect((await app.delete(`/smartobjecttypes/${id}`)).status).to.equal(409);
      expect((await app.delete(`/devicetypes/${deviceType}`)).status).to.equal(204);
      expect((await app.delete(`/smartobjecttypes/${id}`)).status).to.equal(204);
      expect((await app.get(`/smartobjecttypes/${id}`)).status).to.equal(404);
      expect((await app.get(`/resourcetypes/${resourceTypeId}`)).status).to.equal(404);
    });

    it('a resource type is changed for the objects that have it; one that an object has is not deleted', async () => {
      const id = await app.create('/smartobjecttypes', definition);
      const resourceTypeId = await app.create('/resourcetypes', { ...resource, SmartObjectTypeId: id });
      const next = { ...resource, SmartObjectTypeId: id, Name: 'Pull', AccessType: 'All' };
      expect((await app.put(`/resourcetypes/${resourceTypeId}`, next)).status).to.equal(204);
      expect((await app.get(`/resourcetypes/${resourceTypeId}`)).body).to.include({ Name: 'Pull' });
      const moved = await app.put(`/resourcetypes/${resourceTypeId}`, { ...next, TypeId: 5701 });
      expect(moved.body.ModelState).to.have.keys('TypeId');
      expect((await app.delete(`/resourcetypes/${resourceTypeId}`)).status).to.equal(409);
    });
  });

  describe('import', () => {
    const definition = {
      id: 33001,
      Name: 'Mooring Line',
      ObjectUrn: 'urn:oma:lwm2m:x:33001',
      InstanceType: 'Multiple',
      resourcedefs: [
        {
          id: 5700,
          Name: 'Tension',
          Operations: 'R',
          InstanceType: 'Single',
          Mandatory: true,
          type: 'Float',
        },
        { id: 5605, Name: 'Reset', Operations: 'E', InstanceType: 'single', type: 'None' },
      ],
    };
    const load = (body: unknown): ReturnType<TestApp['post']> => app.post('/smartobjecttypes/import', body);
    const loadXml = (raw: string, type = 'application/xml'): ReturnType<TestApp['post']> =>
      app.call('POST', '/smartobjecttypes/import', { raw, headers: { 'content-type': type } });

    it('JSON', async () => {
      expect((await load([definition, { id: 40_000, Name: 'Bare' }])).status).to.equal(204);
      const { body } = await app.get(`/smartobjecttypes/${await typeOf(33001)}`);
      expect(body).to.include({ Name: 'Mooring Line', MultipleInstances: true });
      expect(body.ResourceTypes.map((one) => one.Operations)).to.deep.equal(['E', 'R']);
      const bare = (await app.get(`/smartobjecttypes/${await typeOf(40_000)}`)).body;
      expect(bare['ObjectUrn']).to.equal('urn:oma:lwm2m:x:40000');
    });

    it('OMA DDF XML, of either media type', async () => {
      const one = ddf(object(33001, 'Line', item(5700, 'Tension')));
      expect((await loadXml(one)).status).to.equal(204);
      expect((await loadXml(ddf(object(33002, 'Buoy')), 'text/xml; charset=utf-8')).status).to.equal(204);
      const { body } = await app.get(`/smartobjecttypes/${await typeOf(33001)}`);
      expect(body).to.include({ Name: 'Line', MultipleInstances: true });
      expect(body.ResourceTypes[0]!).to.include({
        TypeId: 5700,
        Range: '0..10',
        Units: 'kN',
        Mandatory: true,
      });
      expect((await app.get(`/smartobjecttypes/${await typeOf(33002)}`)).body.Name).to.equal('Buoy');
    });

    it('what the network holds stays as it is', async () => {
      await load([definition]);
      expect(
        (
          await load([
            { ...definition, Name: 'Other' },
            { id: 40_000, Name: 'New' },
          ])
        ).status,
      ).to.equal(204);
      expect((await app.get(`/smartobjecttypes/${await typeOf(33001)}`)).body.Name).to.equal('Mooring Line');
      expect((await app.get('/smartobjecttypes?Filter=TypeId%20eq%2033001')).body.NbrOfRows).to.equal(1);
      expect(await typeOf(40_000)).to.be.a('string');
    });

    it('all or nothing', async () => {
      const before = (await app.get('/smartobjecttypes')).body.NbrOfRows;
      const faulty = [
        [definition, { id: 5, Name: '' }],
        [definition, definition],
        [definition, { id: 40_001, Name: 'X', ObjectUrn: 'urn:oma:lwm2m:x:40002' }],
        [
          definition,
          { id: 40_001, Name: 'X', resourcedefs: [{ id: 1, Name: 'r', Operations: 'X', type: 'Float' }] },
        ],
        [{ ...definition, resourcedefs: [definition.resourcedefs[0], definition.resourcedefs[0]] }],
        [],
        {},
      ];
      for (const body of faulty) {
        expectError(await load(body), 400, 'invalid-request');
      }
      expect((await app.get('/smartobjecttypes')).body.NbrOfRows).to.equal(before);
    });

    it('names the members at fault', async () => {
      const twice = await load([definition, definition]);
      expect(twice.body.ModelState).to.have.all.keys('[1]');
      const type = await load([
        { ...definition, resourcedefs: [{ id: 1, Name: 'r', Operations: 'R', type: 'Word' }] },
      ]);
      expect(type.body.ModelState).to.have.all.keys('[0].resourcedefs[0].type');
    });

    it('XML that is none, that refers to files, or that is too large is refused', async () => {
      const doctype = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${ddf(object(9, '&e;')).replace(/^<\?xml[^>]+>/u, '')}`;
      for (const xml of ['nonsense', '<LWM2M>', '<a/>', doctype, ddf('')]) {
        const answer = await loadXml(xml);
        expect(answer.status, xml).to.equal(400);
        expect(JSON.stringify(answer.body)).not.to.contain('root:');
      }
      expectError(await loadXml('x'.repeat(1_100_000)), 413, 'payload-too-large');
      expectError(await loadXml('x', 'text/csv'), 415, 'unsupported-media-type');
    });
  });

  describe('device types', () => {
    it('create, get, list, update, delete', async () => {
      const SmartObjectTypeId = await typeOf(3303);
      const id = await app.create('/devicetypes', {
        Name: 'Sensor',
        HardwareTypeId: 7,
        IsRequestDiscovery: true,
        SmartObjectTypeInstanceIds: [
          { SmartObjectTypeId, InstanceId: 0, Label: 'Bow' },
          { SmartObjectTypeId, InstanceId: 1 },
        ],
      });
      const got = (await app.get(`/devicetypes/${id}`)).body;
      expect(got).to.include({
        Name: 'Sensor',
        DeviceStandard: 'LWM2M',
        HardwareTypeId: 7,
        IsRequestDiscovery: true,
      });
      expect(got.SmartObjectTypeInstanceIds[0]!).to.include({
        InstanceId: 0,
        Label: 'Bow',
        DeviceTypeId: id,
      });
      expect(got.SmartObjectTypeInstanceIds[0]!['SmartObjectType']).to.include({ TypeId: 3303 });
      expect(got.DeviceTemplates).to.have.lengthOf(1);
      expect(got.DeviceTemplates[0]!.Name).to.equal('Sensor');
      expect(got.DeviceTemplates[0]!.SmartObjectTypeInstanceTemplates[1]!).to.include({
        SmartObjectTypeInstanceId: got.SmartObjectTypeInstanceIds[1]!.Id,
        InstanceId: 1,
        SmartObjectTypeTypeId: 3303,
      });
      const update = {
        Name: 'Sensor 2',
        DeviceStandard: 'Legacy',
        SmartObjectTypeInstanceIds: [
          { SmartObjectTypeId, InstanceId: 1 },
          { Id: got.SmartObjectTypeInstanceIds[0]!.Id, SmartObjectTypeId, InstanceId: 5 },
        ],
      };
      expect((await app.put(`/devicetypes/${id}`, update)).status).to.equal(204);
      const after = (await app.get(`/devicetypes/${id}`)).body;
      expect(after)
        .to.include({ Name: 'Sensor 2', DeviceStandard: 'Legacy' })
        .and.not.to.have.property('HardwareTypeId');
      expect(after.SmartObjectTypeInstanceIds.map((one) => one.Id)).to.deep.equal([
        got.SmartObjectTypeInstanceIds[1]!.Id,
        got.SmartObjectTypeInstanceIds[0]!.Id,
      ]);
      const { Rows } = (await app.get('/devicetypes?includeMetrics=true&Search=sensor')).body;
      expect(Rows[0]!).to.include({ Id: id, NbrOfInstances: 0, NbrOfTemplates: 1 });
      expect((await app.delete(`/devicetypes/${id}`)).status).to.equal(204);
      expectError(await app.get(`/devicetypes/${id}`), 404, 'device-type-not-found');
      expectError(await app.delete(`/devicetypes/${id}`), 404, 'device-type-not-found');
      expectError(await app.put(`/devicetypes/${id}`, { Name: 'x' }), 404, 'device-type-not-found');
    });

    it('refuses names twice, unknown objects, an instance twice, and a second instance of a single object', async () => {
      const single = await typeOf(3);
      const make = (instances: unknown[]): ReturnType<TestApp['post']> =>
        app.post('/devicetypes', { Name: 'X', SmartObjectTypeInstanceIds: instances });
      expectError(await app.post('/devicetypes', { Name: 'Generic LwM2M' }), 409, 'already-exists');
      const unknown = await make([{ SmartObjectTypeId: randomUUID() }]);
      expect(unknown.body.ModelState).to.have.all.keys('SmartObjectTypeInstanceIds[0].SmartObjectTypeId');
      const twice = await make([{ SmartObjectTypeId: single }, { SmartObjectTypeId: single, InstanceId: 0 }]);
      expect(twice.body.ModelState).to.have.all.keys('SmartObjectTypeInstanceIds[1]');
      const second = await make([{ SmartObjectTypeId: single, InstanceId: 1 }]);
      expect(second.body.ModelState).to.have.all.keys('SmartObjectTypeInstanceIds[0].InstanceId');
      const id = await app.create('/devicetypes', { Name: 'X' });
      expectError(await app.put(`/devicetypes/${id}`, { Name: 'Generic LwM2M' }), 409, 'already-exists');
      expect((await app.get('/devicetemplates/list')).body).to.have.lengthOf(2);
    });

    it('its new name shows in the list of devices', async () => {
      const id = await app.create('/devicetypes', { Name: 'Before' });
      await app.create('/devices', { DeviceIdentifier: 'd', DeviceTypeId: id });
      const shown = async (): Promise<unknown> => (await app.get('/devices')).body.Rows[0]!['DeviceType'];
      expect(await shown()).to.include({ Name: 'Before' });
      await app.put(`/devicetypes/${id}`, { Name: 'After' });
      expect(await shown()).to.include({ Name: 'After' });
    });

    it('one that devices use stays', async () => {
      await app.create('/devices', { DeviceIdentifier: 'd', DeviceTypeId: app.world.deviceTypeId });
      expectError(await app.delete(`/devicetypes/${app.world.deviceTypeId}`), 409, 'in-use');
    });
  });

  describe('device templates', () => {
    let deviceType: Shown;

    beforeEach(async () => {
      const id = await app.create('/devicetypes', {
        Name: 'Sensor',
        SmartObjectTypeInstanceIds: [
          { SmartObjectTypeId: await typeOf(3303), InstanceId: 0 },
          { SmartObjectTypeId: await typeOf(3) },
        ],
      });
      deviceType = (await app.get(`/devicetypes/${id}`)).body;
    });

    const make = (body: object): Promise<string> =>
      app.create('/devicetemplates', { Name: 'T', DeviceTypeId: deviceType.Id, ...body });
    const instances = async (id: string): Promise<[number, number][]> =>
      (await app.get(`/devicetemplates/${id}`)).body.SmartObjectTypeInstanceTemplates.map((one) => [
        one.SmartObjectTypeTypeId,
        one.InstanceId,
      ]);

    it('instances of the type when none are named, whatever they become', async () => {
      const id = await make({});
      expect(await instances(id)).to.deep.equal([
        [3303, 0],
        [3, 0],
      ]);
      const one = { Name: 'Sensor', SmartObjectTypeInstanceIds: [{ SmartObjectTypeId: await typeOf(3) }] };
      await app.put(`/devicetypes/${deviceType.Id}`, one);
      expect(await instances(id)).to.deep.equal([[3, 0]]);
    });

    it('instances by id of the type, or by object and number; other objects too', async () => {
      const id = await make({
        ContactLostThreshold: 60,
        SmartObjectTypeInstanceTemplates: [
          { SmartObjectTypeInstanceId: deviceType.SmartObjectTypeInstanceIds[0]!.Id },
          { SmartObjectTypeId: await typeOf(3303), InstanceId: 4 },
          { SmartObjectTypeId: await typeOf(3311) },
        ],
      });
      expect(await instances(id)).to.deep.equal([
        [3303, 0],
        [3303, 4],
        [3311, 0],
      ]);
      const { body } = await app.get(`/devicetemplates/${id}`);
      expect(body).to.include({ Name: 'T', DeviceTypeName: 'Sensor', ContactLostThreshold: 60 });
      expect(body.SmartObjectTypeInstanceTemplates[0]!).to.have.property('SmartObjectTypeInstanceId');
      expect(body.SmartObjectTypeInstanceTemplates[2]!).not.to.have.property('SmartObjectTypeInstanceId');
      expect(body.SmartObjectTypes.map((one) => one.SmartObjectTypeTypeId)).to.deep.equal([3303, 3311]);
    });

    it('the deprecated SmartObjectTypes work, and lose against their replacement', async () => {
      const old = [{ SmartObjectTypeId: await typeOf(3311) }];
      expect(await instances(await make({ SmartObjectTypes: old }))).to.deep.equal([[3311, 0]]);
      const both = { Name: 'B', SmartObjectTypes: old, SmartObjectTypeInstanceTemplates: [] };
      expect(await instances(await make(both))).to.deep.equal([]);
    });

    it('every list has its form', async () => {
      const id = await make({ Name: 'A' });
      const paged = (await app.get(`/devicetypes/${deviceType.Id}/templates?Sort=Name`)).body;
      expect(paged.NbrOfRows).to.equal(2);
      expect(paged.Rows[0]!).to.include({ Id: id }).and.to.include.keys('SmartObjectTypesWithTemplates');
      expect(paged.Rows[0]!).not.to.have.property('SmartObjectTypes');
      const all = (await app.get(`/devicetypes/list/${deviceType.Id}/templates`)).list;
      expect(all.map((one) => one.Name)).to.deep.equal(['A', 'Sensor']);
      expect(all[0])
        .to.include.keys('SmartObjectTypes')
        .and.not.to.have.property('SmartObjectTypesWithTemplates');
      expect((await app.get('/devicetemplates/list')).body).to.have.lengthOf(3);
      expect((await app.get('/devicetemplates?PageSize=2')).body).to.include({ NbrOfRows: 3, NbrOfPages: 2 });
      const nobody = randomUUID();
      expectError(await app.get(`/devicetypes/${nobody}/templates`), 404, 'device-type-not-found');
      expectError(await app.get(`/devicetypes/list/${nobody}/templates`), 404, 'device-type-not-found');
    });

    it('update and delete', async () => {
      const id = await make({});
      const change = { Name: 'T2', DeviceTypeId: deviceType.Id, SmartObjectTypeInstanceTemplates: [] };
      expect((await app.put(`/devicetemplates/${id}`, change)).status).to.equal(204);
      expect((await app.get(`/devicetemplates/${id}`)).body).to.include({ Name: 'T2' });
      const moved = { ...change, DeviceTypeId: app.world.deviceTypeId };
      expect((await app.put(`/devicetemplates/${id}`, moved)).body.ModelState).to.have.all.keys(
        'DeviceTypeId',
      );
      const taken = { ...change, Name: 'Sensor' };
      expectError(await app.put(`/devicetemplates/${id}`, taken), 409, 'already-exists');
      expectError(await app.post('/devicetemplates', taken), 409, 'already-exists');
      const nowhere = { ...change, DeviceTypeId: randomUUID() };
      expectError(await app.post('/devicetemplates', nowhere), 404, 'device-type-not-found');
      // The default template goes: the other one takes its place.
      expect((await app.delete(`/devicetemplates/${deviceType.DeviceTemplates[0]!.Id}`)).status).to.equal(
        204,
      );
      const device = await app.create('/devices', { DeviceIdentifier: 'd', DeviceTypeId: deviceType.Id });
      expect((await app.get(`/devices/${device}`)).body['DeviceTemplateId']).to.equal(id);
      expectError(await app.delete(`/devicetemplates/${id}`), 409, 'in-use');
      await app.delete(`/devices/${device}`);
      expectError(await app.delete(`/devicetemplates/${id}`), 409, 'last-template');
      expectError(await app.delete(`/devicetemplates/${randomUUID()}`), 404, 'device-template-not-found');
      expectError(
        await app.put(`/devicetemplates/${randomUUID()}`, change),
        404,
        'device-template-not-found',
      );
      expectError(await app.get(`/devicetemplates/${randomUUID()}`), 404, 'device-template-not-found');
    });

    it('names the instances at fault', async () => {
      const at = 'SmartObjectTypeInstanceTemplates';
      const faults: [object, string][] = [
        [{}, `${at}[0]`],
        [{ SmartObjectTypeInstanceId: randomUUID() }, `${at}[0].SmartObjectTypeInstanceId`],
        [{ SmartObjectTypeId: randomUUID() }, `${at}[0].SmartObjectTypeId`],
        [
          { SmartObjectTypeInstanceId: deviceType.SmartObjectTypeInstanceIds[0]!.Id, InstanceId: 9 },
          `${at}[0]`,
        ],
      ];
      for (const [instance, member] of faults) {
        const body = { Name: 'F', DeviceTypeId: deviceType.Id, [at]: [instance] };
        const answer = await app.post('/devicetemplates', body);
        expectError(answer, 400, 'invalid-request');
        expect(answer.body.ModelState).to.have.all.keys(member);
      }
    });

    it('a device starts with the smart objects of its template', async () => {
      const DeviceTemplateId = await make({
        SmartObjectTypeInstanceTemplates: [{ SmartObjectTypeId: await typeOf(3311), InstanceId: 2 }],
      });
      const id = await app.create('/devices', {
        DeviceIdentifier: 'd',
        DeviceTypeId: deviceType.Id,
        DeviceTemplateId,
      });
      const { SmartObjects } = (await app.get(`/devices/${id}`)).body;
      expect(SmartObjects.map((one) => [one.TypeId, one.InstanceNumber])).to.deep.equal([[3311, 2]]);
    });
  });
});
