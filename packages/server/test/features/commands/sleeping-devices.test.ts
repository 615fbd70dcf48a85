import { expect } from 'chai';
import { resourceId } from '../../../src/features/device-objects/model/resource-id.ts';
import { DeviceWorld } from '../../support/device-world.ts';
import { silence, sleepy } from '../../support/sleepy.ts';

describe('events during the sleep of a device in queue mode', () => {
  let world: DeviceWorld;
  let location: string;
  let temperature: string;

  /** Requests of this kind that the device was sent. */
  const sent = (kind: string): string[] => world.link.sent.filter((one) => one.startsWith(kind));

  beforeEach(async () => {
    world = await DeviceWorld.create();
    await world.addDevice('a');
    location = await world.register('a', ['/3303/0'], sleepy);
    const device = await world.device('a');
    temperature = resourceId((await world.objectsOf(device.id)).get('/3303/0')!.id, 5700);
    await world.domain.resources.observe(world.deviceNetworkId, temperature);
    await world.settle();
    world.link.sent.length = 0;
  });

  afterEach(() => world.close());

  it('it falls asleep before that: it is observed again when it wakes', async () => {
    world.link.observed = () => silence;
    const again = await world.register('a', ['/3303/0'], sleepy);
    expect(sent('observe')).to.have.length(1);
    world.link.observed = () => ({ code: '2.05', success: true, records: [] });
    await world.clock.advance(3_600_000);
    await world.update(again);
    expect(sent('observe')).to.have.length(2);
    await world.clock.advance(1_000);
    await world.update(again);
    expect(sent('observe')).to.have.length(2);
  });

  it('after a restart the gateway restores lost state when the device wakes, and not before', async () => {
    world.link.observed = () => silence;
    const again = await world.register('a', ['/3303/0'], sleepy);
    await world.domain.close();
    await world.clock.advance(3_600_000);
    const next = await world.restarted();
    await next.settle();
    expect(next.link.sent).to.deep.equal([]);
    await next.update(again);
    expect(next.link.sent).to.deep.equal(['observe /3303/0/5700']);
  });

  it('an observation that expires during its sleep is deleted without a message', async () => {
    await world.domain.resources.observe(world.deviceNetworkId, temperature, 600_000);
    await world.settle();
    world.link.sent.length = 0;
    await world.clock.advance(600_000);
    await world.settle();
    expect(world.link.sent).to.deep.equal(['cancel /3303/0/5700 passive']);
    await world.update(location);
  });

  it('Discover continues when the device wakes', async () => {
    const template = world.link.answer;
    world.link.answer = () => silence;
    const again = await world.register('a', ['/3/0', '/3303/0'], sleepy);
    expect(sent('discover')).to.deep.equal(['discover /3']);
    world.link.answer = template;
    await world.clock.advance(3_600_000);
    await world.update(again);
    expect(sent('discover')).to.deep.equal(['discover /3', 'discover /3', 'discover /3303']);
  });
});
