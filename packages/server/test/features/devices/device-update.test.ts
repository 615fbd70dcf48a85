import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { failureOf } from '../../support/failure-of.ts';
import { DeviceWorld } from '../../support/device-world.ts';

describe('DeviceUpdate', () => {
  let world: DeviceWorld;

  beforeEach(async () => {
    world = await DeviceWorld.create();
  });

  afterEach(() => world.close());

  it('PUT replaces the writable members and keeps the registration', async () => {
    const device = await world.addDevice('a');
    await world.register('a', ['/3/0']);
    const { deviceTypeId, deviceNetworkId } = world;
    await world.domain.deviceUpdate.update(deviceNetworkId, device.id, {
      deviceIdentifier: 'a',
      deviceTypeId,
      name: 'Bow',
    });
    expect(await world.device('a')).to.include({ name: 'Bow', status: 'online' });
    const fault = await failureOf(
      world.domain.deviceUpdate.update(deviceNetworkId, device.id, {
        deviceIdentifier: 'b',
        deviceTypeId: randomUUID(),
      }),
    );
    expect(fault.modelState).to.have.keys('DeviceIdentifier', 'DeviceTypeId');
  });
});
