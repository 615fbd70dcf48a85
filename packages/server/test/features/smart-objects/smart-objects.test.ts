import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { resourceId } from '../../../src/features/device-objects/model/resource-id.ts';
import { DeviceApi, list } from '../../support/device-api.ts';
import { record } from '../../support/device-world.ts';

describe('routes of smart objects and their resources', () => {
  let api: DeviceApi;
  let deviceId: string;
  let id: string;
  let typeId: string;

  beforeEach(async () => {
    api = await DeviceApi.start();
    deviceId = (await api.world.addDevice('a')).id;
    await api.world.register('a', ['/3/0', '/3303/0']);
    id = (await api.world.objectsOf(deviceId)).get('/3303/0')!.id;
    typeId = String((await api.get(`/smartobjects/${id}`)).body['SmartObjectTypeId']);
  });

  afterEach(() => api.close());

  it('PUT replaces the label; a missing label is removed', async () => {
    const body = { DeviceId: deviceId, SmartObjectTypeId: typeId };
    expect((await api.call('PUT', `/smartobjects/${id}`, { ...body, Label: 'Deck' })).status).to.equal(204);
    expect((await api.get(`/smartobjects/${id}`)).body).to.include({ Label: 'Deck', InstanceNumber: 0 });
    await api.call('PUT', `/smartobjects/${id}`, { ...body, InstanceNumber: 0 });
    expect((await api.get(`/smartobjects/${id}`)).body).not.to.have.property('Label');
  });

  it('PUT cannot change the InstanceNumber, nor the device, nor the type (spec 4.2)', async () => {
    const changed = { DeviceId: randomUUID(), SmartObjectTypeId: randomUUID(), InstanceNumber: 1 };
    const fault = await api.call('PUT', `/smartobjects/${id}`, changed);
    expect(fault.status).to.equal(400);
    expect(fault.body['ModelState']).to.have.keys('DeviceId', 'SmartObjectTypeId', 'InstanceNumber');
  });

  it('PUT and POST accept the smart object template', async () => {
    const fault = await api.call('PUT', `/smartobjects/${id}`, {
      DeviceId: deviceId,
      SmartObjectTypeId: typeId,
      SmartObjectTemplateId: randomUUID(),
    });
    expect(fault.status).to.equal(400);
    expect(fault.body['ModelState']).to.have.keys('SmartObjectTemplateId');
  });

  it('a resource is deleted with its values, and can be added again', async () => {
    const device = { deviceId, deviceNetworkId: api.world.deviceNetworkId };
    await api.world.domain.measurements.take(device, [record('/3303/0/5700', 4)]);
    const value = resourceId(id, 5700);
    const { body } = await api.get(`/resources/${value}`);
    expect((await api.call('DELETE', `/resources/${value}`)).status).to.equal(204);
    expect((await api.get(`/resources/${value}`)).status).to.equal(404);
    expect((await api.call('DELETE', `/resources/${value}`)).status).to.equal(404);
    const request = { SmartObjectId: id, ResourceTypeId: body['ResourceTypeId'] };
    const added = await api.call('POST', '/resources', request);
    expect(added.status).to.equal(201);
    expect(added.body['Id']).to.equal(value);
    expect((await api.get(`/resources/${value}`)).body).not.to.have.property('LatestMeasurement');
    expect((await api.call('POST', '/resources', request)).status).to.equal(409);
    const strange = { SmartObjectId: id, ResourceTypeId: randomUUID() };
    expect((await api.call('POST', '/resources', strange)).body['ModelState']).to.have.keys('ResourceTypeId');
  });

  it('a resource instance is deleted alone, and returns when the device reports it', async () => {
    const { world } = api;
    const device = { deviceId, deviceNetworkId: world.deviceNetworkId };
    const sources = ['/3/0/6/0', '/3/0/6/1'];
    const show = async (): Promise<unknown> =>
      world.domain.measurements.take(
        device,
        sources.map((path) => record(path, 1)),
      );
    await show();
    const object = (await world.objectsOf(deviceId)).get('/3/0')!.id;
    const urls = async (): Promise<unknown[]> =>
      list((await api.get(`/smartobjects/${object}`)).body, 'Resources').map((one) => one['Url']);
    expect(await urls()).to.include.members(sources);
    await api.call('DELETE', `/resources/${resourceId(object, 6, 1)}`);
    expect(await urls())
      .to.include('/3/0/6/0')
      .and.not.to.include('/3/0/6/1');
    await show();
    expect(await urls()).to.include.members(sources);
  });
});
