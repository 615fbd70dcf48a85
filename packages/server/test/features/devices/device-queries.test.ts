import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { failureOf } from '../../support/failure-of.ts';
import { DeviceWorld } from '../../support/device-world.ts';

describe('DeviceQueries', () => {
  let world: DeviceWorld;

  beforeEach(async () => {
    world = await DeviceWorld.create();
  });

  afterEach(() => world.close());

  it('a device of another network is not found', async () => {
    const device = await world.addDevice('a');
    const foreign = randomUUID();
    const { deviceQueries } = world.domain;
    for (const work of [deviceQueries.get(foreign, device.id), deviceQueries.getByEndpoint(foreign, 'a')]) {
      expect((await failureOf(work)).code).to.equal('device-not-found');
    }
  });

  it('LastSeen comes from the live registration, and is kept when that ends', async () => {
    const device = await world.addDevice('a');
    const location = await world.register('a', ['/3/0'], { lifetimeSeconds: 60 });
    await world.clock.advance(30_000);
    await world.update(location);
    const heardAt = world.clock.now();
    const seen = async (): Promise<number | undefined> =>
      (await world.domain.deviceQueries.get(world.deviceNetworkId, device.id)).lastSeen;
    expect(await seen()).to.equal(heardAt);
    await world.clock.advance(1_000_000);
    await world.settle();
    expect(await seen()).to.equal(heardAt);
  });
});
