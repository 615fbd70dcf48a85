import { expect } from 'chai';
import { smartObjects } from '../../../src/features/device-objects/model/smart-object.ts';
import { omit } from '../../../src/kernel/omit.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import type { DeviceWorld } from '../../support/device-world.ts';
import { failureOf } from '../../support/failure-of.ts';

describe('SmartObjectCreation', () => {
  let world: DeviceWorld;

  worldPerTest((one) => (world = one));

  it('creates an instance with the resources of its type, without touching the device type', async () => {
    const device = await world.addDevice('a');
    const smartObjectTypeId = await world.addType(3304, 30_000);
    const input = { deviceId: device.id, smartObjectTypeId, instanceNumber: 2, label: 'Stern' };
    const { id } = await world.domain.smartObjectCreation.create(world.deviceNetworkId, input);
    const { smartObject, resources } = await world.domain.smartObjectQueries.get(world.deviceNetworkId, id);
    expect(smartObject).to.include({ objectId: 30_000, instanceNumber: 2, label: 'Stern' });
    expect(smartObject).to.include({ isUnavailable: false });
    expect(resources.map((one) => one.url)).to.include('/30000/2/5700');
    const fault = await failureOf(world.domain.smartObjectCreation.create(world.deviceNetworkId, input));
    expect(fault.code).to.equal('already-exists');
    const next = omit(input, 'instanceNumber');
    const made = await world.domain.smartObjectCreation.create(world.deviceNetworkId, next);
    expect((await world.store.collection(smartObjects).get(made.id))?.instanceNumber).to.equal(0);
  });

  it('is Unavailable on a device that has not listed it, and Available after it does', async () => {
    const device = await world.addDevice('a');
    await world.register('a', ['/3/0', '/3303/0']);
    const { smartObjectTypeId } = (await world.objectsOf(device.id)).get('/3303/0')!;
    const input = { deviceId: device.id, smartObjectTypeId, instanceNumber: 1 };
    const { id } = await world.domain.smartObjectCreation.create(world.deviceNetworkId, input);
    expect((await world.store.collection(smartObjects).get(id))?.isUnavailable).to.equal(true);
    await world.register('a', ['/3/0', '/3303/0', '/3303/1']);
    expect((await world.store.collection(smartObjects).get(id))?.isUnavailable).to.equal(false);
  });
});
