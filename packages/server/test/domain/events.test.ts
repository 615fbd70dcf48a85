import { expect } from 'chai';
import { EventBus } from '../../src/domain/events.ts';
import type { EventType } from '../../src/domain/events.ts';
import { VirtualClock } from '@muster/testkit';

const deviceNetworkId = 'network';
const event = (type: EventType, deviceId: string, network = deviceNetworkId) => ({
  type,
  deviceId,
  deviceNetworkId: network,
  data: {},
});

describe('EventBus', () => {
  it('hands out what came after the last event a client has', () => {
    const bus = new EventBus({ clock: new VirtualClock(1000) });
    const ids: string[] = [];
    bus.subscribe(({ id }) => ids.push(id));
    for (const device of ['a', 'b', 'c']) {
      bus.emit(event('device.registered', device));
    }
    const replay = bus.since(ids[0]!, { deviceNetworkId });
    expect(replay.events.map((one) => one.deviceId)).to.deep.equal(['b', 'c']);
    expect(replay.incomplete).to.equal(false);
    expect(bus.since(ids[2]!, { deviceNetworkId }).events).to.deep.equal([]);
  });

  it('makes the data of an event ready when somebody looks at it, and not before', () => {
    const bus = new EventBus({ clock: new VirtualClock(1000) });
    let made = 0;
    const data = (): Record<string, unknown> => ({ v: (made += 1) });
    bus.emit({ ...event('measurement', 'a'), data });
    expect(made).to.equal(0);
    expect(bus.since('', { deviceNetworkId }).events.map((one) => one.data)).to.deep.equal([{ v: 1 }]);
    const heard: unknown[] = [];
    const stop = bus.subscribe((one) => heard.push(one.data));
    bus.emit({ ...event('measurement', 'a'), data });
    stop();
    bus.emit({ ...event('measurement', 'a'), data });
    expect(heard).to.deep.equal([{ v: 2 }]);
    expect(made).to.equal(2);
  });

  it('says when older events are gone, and hands out those it has', () => {
    const bus = new EventBus({ clock: new VirtualClock(1000), capacity: 2 });
    const ids: string[] = [];
    bus.subscribe(({ id }) => ids.push(id));
    for (const device of ['a', 'b', 'c', 'd']) {
      bus.emit(event('device.registered', device));
    }
    const replay = bus.since(ids[0]!, { deviceNetworkId });
    expect(replay.events.map((one) => one.deviceId)).to.deep.equal(['c', 'd']);
    expect(replay.incomplete).to.equal(true);
    const earlierRun = bus.since('abc-17', { deviceNetworkId });
    expect(earlierRun.events.map((one) => one.deviceId)).to.deep.equal(['c', 'd']);
  });

  it('filters by network, device, resource and type', () => {
    const bus = new EventBus({ clock: new VirtualClock(1000) });
    bus.emit(event('device.registered', 'a', 'other'));
    bus.emit(event('device.registered', 'a'));
    bus.emit({ ...event('measurement', 'a'), resourceId: 'r1' });
    bus.emit({ ...event('measurement', 'b'), resourceId: 'r2' });
    const types = new Set<EventType>(['measurement']);
    const of = (filter: object): (string | undefined)[] =>
      bus.since('x', { deviceNetworkId, ...filter }).events.map((one) => one.resourceId ?? one.type);
    expect(of({})).to.deep.equal(['device.registered', 'r1', 'r2']);
    expect(of({ deviceId: 'a' })).to.deep.equal(['device.registered', 'r1']);
    expect(of({ types })).to.deep.equal(['r1', 'r2']);
    expect(of({ resourceId: 'r2', types })).to.deep.equal(['r2']);
  });

  it('a listener that throws harms nobody else', () => {
    const errors: unknown[] = [];
    const bus = new EventBus({ clock: new VirtualClock(1000), onError: (error) => errors.push(error) });
    const seen: string[] = [];
    bus.subscribe(() => {
      throw new Error('broken');
    });
    const stop = bus.subscribe(({ type }) => seen.push(type));
    bus.emit(event('device.offline', 'a'));
    stop();
    bus.emit(event('device.offline', 'a'));
    expect(seen).to.deep.equal(['device.offline']);
    expect(errors).to.have.length(2);
  });
});
