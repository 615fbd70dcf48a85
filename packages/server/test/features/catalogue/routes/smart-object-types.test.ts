import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest } from '../../../support/app-of-tests.ts';
import { expectError, TestApp } from '../../../support/app.ts';

describe('routes of smart object types and resource types', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  async function typeOf(objectId: number): Promise<string> {
    const { body } = await app.get(`/smartobjecttypes?filter[0].Key=TypeId&filter[0].Value=${objectId}`);
    return body.Rows[0]!.Id;
  }

  describe('smart object types and resource types', () => {
    it('the catalogue is present', async () => {
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

    it('resources for bootstrap servers only have no operations', async () => {
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
      const model = (await app.world.admin.models.forNetwork(app.deviceNetworkId)).models.resource(
        33001,
        5700,
      );
      expect(model).to.include({ name: 'Tension', operations: 'RW', type: 'Float', units: 'kN' });
    });

    it('object IDs and URNs are unique and must match; unknown objects get no resources', async () => {
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
      await app.world.admin.models.forNetwork(app.deviceNetworkId);
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

    it('a smart object type is changed; its object ID and its resources are unchanged', async () => {
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

    it('multiple instances cannot be turned off while they are in use', async () => {
      const id = await app.create('/smartobjecttypes', definition);
      await app.create('/devicetypes', {
        Name: 'Buoy',
        SmartObjectTypeInstanceIds: [{ SmartObjectTypeId: id, InstanceId: 1 }],
      });
      const single = { ...definition, MultipleInstances: false };
      expect((await app.put(`/smartobjecttypes/${id}`, single)).status).to.equal(409);
    });

    it('a used smart object type cannot be deleted; an unused one is deleted with its resource types', async () => {
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

    it('a change of a resource type applies to its objects; a used one cannot be deleted', async () => {
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
});
