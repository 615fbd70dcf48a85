import { expect } from 'chai';
import { DeviceWorld } from '../../support/device-world.ts';
import { failureOf } from '../../support/failure-of.ts';

describe('SmartObjectDeletion', () => {
  let world: DeviceWorld;

  beforeEach(async () => {
    world = await DeviceWorld.create();
  });

  afterEach(() => world.close());

  it('delete removes it with its values; a device that lists it creates it again', async () => {
    const device = await world.addDevice('a');
    await world.register('a', ['/3303/0']);
    const { id } = (await world.objectsOf(device.id)).get('/3303/0')!;
    await world.domain.smartObjectDeletion.delete(world.deviceNetworkId, id);
    expect((await failureOf(world.domain.smartObjectQueries.get(world.deviceNetworkId, id))).code).to.equal(
      'smart-object-not-found',
    );
    await world.settle();
    await world.register('a', ['/3303/0']);
    expect((await world.objectsOf(device.id)).get('/3303/0')?.id)
      .to.be.a('string')
      .and.not.equal(id);
  });
});
