import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { resourceId } from '../../../../src/features/device-objects/model.ts';
import { appPerTest, expectDone, expectFaults } from '../../../support/app-of-tests.ts';
import type { TestApp } from '../../../support/app.ts';

const lists = {
  ...{ DeviceIds: [], DeviceTypeIds: [], DeviceTemplateIds: [], LocationIds: [] },
  ...{ SmartObjectIds: [], SmartObjectTypeIds: [], SmartObjectTemplateIds: [] },
  ...{ ResourceTypeIds: [], TagIds: [], ResourceIds: [] },
};

describe('routes of resource collections', () => {
  let app: TestApp;
  let deviceId: string;

  appPerTest(async (one) => {
    app = one;
    deviceId = (await app.world.addDevice('buoy-1', '/3/0', '/3311/0')).id;
  });

  it('create, list, get, update and delete', async () => {
    const id = await app.create('/resourcecollections', { Name: 'Lamps', DeviceIds: [deviceId] });
    expect((await app.get('/resourcecollections')).body.Rows).to.deep.equal([{ Id: id, Name: 'Lamps' }]);
    expect((await app.get(`/resourcecollections/${id}`)).body).to.deep.equal({
      ...lists,
      Id: id,
      Name: 'Lamps',
      DeviceIds: [deviceId],
      IncludeChildLocations: false,
      HasCherryPickedResources: false,
      CanBeDeleted: true,
    });
    const lamp = (await app.world.objectsOf(deviceId)).get('/3311/0')!;
    const change = {
      Name: 'One lamp',
      ResourceIds: [resourceId(lamp.id, 5850), resourceId(lamp.id, 5850).toUpperCase()],
      IncludeChildLocations: true,
      TagIds: null,
    };
    await expectDone(app.put(`/resourcecollections/${id}`, change));
    expect((await app.get(`/resourcecollections/${id}`)).body).to.deep.equal({
      ...lists,
      Id: id,
      Name: 'One lamp',
      ResourceIds: [resourceId(lamp.id, 5850)],
      IncludeChildLocations: true,
      HasCherryPickedResources: true,
      CanBeDeleted: true,
    });
  });

  it('all unknown IDs, and those of another network, are reported at once', async () => {
    const network = await app.create('/deviceNetworks', { Name: 'Other' });
    const foreign = (await app.get('/devicetypes', { headers: { 'x-devicenetwork': network } })).body.Rows[0]!
      .Id;
    const lamp = (await app.world.objectsOf(deviceId)).get('/3311/0')!;
    expectFaults(
      await app.post('/resourcecollections', {
        DeviceIds: [deviceId, randomUUID()],
        DeviceTypeIds: [foreign],
        ResourceIds: [resourceId(lamp.id, 5850), resourceId(lamp.id, 9)],
      }),
      'DeviceIds[1]',
      'DeviceTypeIds[0]',
      'ResourceIds[1]',
    );
  });

  it('synchronize removes deleted IDs, but never the last one of a list that narrows', async () => {
    const second = (await app.world.addDevice('buoy-2')).id;
    const both = await app.create('/resourcecollections', { Name: 'Both', DeviceIds: [deviceId, second] });
    const one = await app.create('/resourcecollections', {
      Name: 'One',
      DeviceIds: [second],
      DeviceTypeIds: [app.world.deviceTypeId],
    });
    await expectDone(app.delete(`/devices/${second}`));
    await expectDone(app.post('/resourcecollections/synchronize', undefined));
    expect((await app.get(`/resourcecollections/${both}`)).body['DeviceIds']).to.deep.equal([deviceId]);
    expect((await app.get(`/resourcecollections/${one}`)).body['DeviceIds']).to.deep.equal([second]);
  });
});
