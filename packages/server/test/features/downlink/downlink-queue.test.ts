import type { OperationAnswer } from '@muster/lwm2m/core';
import { expect } from 'chai';
import { resourceId } from '../../../src/features/device-objects/model/resource-id.ts';
import { DeviceWorld } from '../../support/device-world.ts';

describe('the end of the downlink queue', () => {
  let world: DeviceWorld;
  let answered: PromiseWithResolvers<OperationAnswer>;
  let resource: string;

  const read = (): Promise<string> => world.domain.resources.read(world.deviceNetworkId, resource);
  const statuses = (id: string): readonly string[] => world.activity.entry(id).statuses;

  beforeEach(async () => {
    world = await DeviceWorld.create();
    const device = await world.addDevice('a');
    await world.register('a', ['/1/0', '/3/0', '/3303/0']);
    await world.settle();
    resource = resourceId((await world.objectsOf(device.id)).get('/3303/0')!.id, 5700);
    answered = Promise.withResolvers();
    world.link.sent.length = 0;
    world.link.answer = () => answered.promise;
  });

  afterEach(async () => {
    answered.resolve({ code: '2.05', success: true, records: [] });
    await world.domain.close();
  });

  it('lets the device answer requests that were sent, and leaves the others to the next worker', async () => {
    const sent = await read();
    const waiting = await read();
    await world.settle();
    const finished = world.domain.finish(60_000);
    answered.resolve({ code: '2.05', success: true, records: [] });
    await finished;
    await world.settle();
    expect(statuses(sent).at(-1)).to.equal('Completed');
    expect(statuses(waiting)).to.deep.equal(['Pending']);
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
  });

  it('does not wait for longer than it may', async () => {
    const sent = await read();
    await world.settle();
    await world.domain.finish(1);
    expect(statuses(sent).at(-1)).to.equal('InProgress');
  });
});
