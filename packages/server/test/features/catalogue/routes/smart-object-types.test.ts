import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest, expectFaults, typeIdOf } from '../../../support/app-of-tests.ts';
import { expectError } from '../../../support/app.ts';

describe('routes of smart object types and resource types', () => {
  const app = appPerTest();

  const typeOf = (objectId: number): Promise<string> => typeIdOf(app, objectId);

  const definition = {
    ...{ Name: 'Mooring Line', TypeId: 33_001, ObjectUrn: 'urn:oma:lwm2m:x:33001' },
    ...{ Description: 'Tension', MultipleInstances: true },
  };

  it('the catalogue is present', async () => {
    const { body } = await app.get(`/smartobjecttypes/${await typeOf(3)}`);
    expect(body).to.include({ TypeId: 3, Name: 'Device', MultipleInstances: false });
    const battery = body.ResourceTypes.find((one) => one.TypeId === 7);
    const operations = { AccessType: 'Read', Operations: 'R' };
    expect(battery).to.include({ ...operations, ResourceDataType: 'Integer', MultipleInstances: true });
    const ids = body.ResourceTypes.map((one) => one.TypeId);
    expect(ids).to.deep.equal([...ids].sort((a, b) => a - b));
    // Resources for bootstrap servers only have no operations.
    const security = (await app.get(`/smartobjecttypes/${await typeOf(0)}`)).body;
    expect(security.ResourceTypes.find((one) => one.TypeId === 0)).not.to.have.any.keys(
      'Operations',
      'AccessType',
    );
  });

  it('create an object, give it a resource, and find both', async () => {
    const SmartObjectTypeId = await app.create('/smartobjecttypes', definition);
    const members = {
      ...{ TypeId: 5700, Name: 'Tension', AccessType: 'All', ResourceDataType: 'Float' },
      ...{ Mandatory: true, Units: 'kN' },
    };
    const resource = { ...members, SmartObjectTypeId: SmartObjectTypeId.toUpperCase() };
    const id = await app.create('/resourcetypes', resource);
    const defaults = { Operations: 'RW', MultipleInstances: false, IsReusable: false };
    expect((await app.get(`/resourcetypes/${id}`)).body).to.deep.equal({ ...members, Id: id, ...defaults });
    const type = (await app.get(`/smartobjecttypes/${SmartObjectTypeId}`)).body;
    expect(type.ResourceTypes.map((one) => one.Id)).to.deep.equal([id]);
    expectError(await app.post('/resourcetypes', resource), 409, 'already-exists');
    const { models } = await app.world.admin.models.forNetwork(app.deviceNetworkId);
    const model = { name: 'Tension', operations: 'RW', type: 'Float', units: 'kN' };
    expect(models.resource(33_001, 5700)).to.include(model);
  });

  it('object IDs and URNs are unique and must match; unknown objects get no resources', async () => {
    const body = { Name: 'A', TypeId: 33001, ObjectUrn: 'urn:oma:lwm2m:x:33001' };
    await app.create('/smartobjecttypes', body);
    expectError(await app.post('/smartobjecttypes', body), 409, 'already-exists');
    await app.create('/smartobjecttypes', { ...body, ObjectUrn: 'urn:oma:lwm2m:x:33001:1.1' });
    expectFaults(await app.post('/smartobjecttypes', { ...body, TypeId: 33002 }), 'ObjectUrn');
    const lost = { TypeId: 1, Name: 'x', AccessType: 'Read', ResourceDataType: 'String' };
    const answer = await app.post('/resourcetypes', { ...lost, SmartObjectTypeId: randomUUID() });
    expectFaults(answer, 'SmartObjectTypeId');
  });

  it('smart objects are counted with includeMetrics', async () => {
    await app.create('/devices', { DeviceIdentifier: 'd', DeviceTypeId: app.world.deviceTypeId });
    await app.world.register('d', ['/3/0', '/3303/0', '/3303/1']);
    const { Rows } = (await app.get('/smartobjecttypes?includeMetrics=true&Filter=TypeId%20eq%203303')).body;
    expect(Rows[0]!['NbrOfInstances']).to.equal(2);
    const plain = (await app.get('/smartobjecttypes?PageSize=1')).body;
    expect(plain.Rows[0]!).not.to.have.property('NbrOfInstances');
  });

  const resource = { TypeId: 5700, Name: 'Tension', AccessType: 'Read', ResourceDataType: 'Float' };

  it('a smart object type is changed; its object ID and its resources are unchanged', async () => {
    const id = await app.create('/smartobjecttypes', definition);
    await app.create('/resourcetypes', { ...resource, SmartObjectTypeId: id });
    const next = { ...definition, Name: 'Line', ObjectUrn: 'urn:oma:lwm2m:x:33001:1.1' };
    expect((await app.put(`/smartobjecttypes/${id}`, next)).status).to.equal(204);
    const { body } = await app.get(`/smartobjecttypes/${id}`);
    expect(body).to.include({ Name: 'Line', ObjectUrn: 'urn:oma:lwm2m:x:33001:1.1', TypeId: 33_001 });
    expect(body.ResourceTypes).to.have.length(1);
    const other = { ...next, TypeId: 33_002, ObjectUrn: 'urn:x:1' };
    expectFaults(await app.put(`/smartobjecttypes/${id}`, other), 'TypeId');
  });

  it('a used smart object type cannot be deleted or single; an unused one is deleted with its resource types', async () => {
    const id = await app.create('/smartobjecttypes', definition);
    const resourceTypeId = await app.create('/resourcetypes', { ...resource, SmartObjectTypeId: id });
    const SmartObjectTypeInstanceIds = [{ SmartObjectTypeId: id, InstanceId: 1 }];
    const deviceType = await app.create('/devicetypes', { Name: 'Buoy', SmartObjectTypeInstanceIds });
    const single = { ...definition, MultipleInstances: false };
    expect((await app.put(`/smartobjecttypes/${id}`, single)).status).to.equal(409);
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
    expectFaults(await app.put(`/resourcetypes/${resourceTypeId}`, { ...next, TypeId: 5701 }), 'TypeId');
    expect((await app.delete(`/resourcetypes/${resourceTypeId}`)).status).to.equal(409);
  });
});
