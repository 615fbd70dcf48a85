import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { failureOf } from '../../support/failure-of.ts';
import { DeviceWorld } from '../../support/device-world.ts';

describe('DeviceDeletion', () => {
  let world: DeviceWorld;

  beforeEach(async () => {
    world = await DeviceWorld.create();
  });

  afterEach(() => world.close());

  it('a device of another network is not found, and stays', async () => {
    const { id } = await world.addDevice('a');
    const { deviceDeletion } = world.domain;
    expect((await failureOf(deviceDeletion.delete(randomUUID(), id))).code).to.equal('device-not-found');
    expect(await world.device('a')).to.include({ id });
  });
});
