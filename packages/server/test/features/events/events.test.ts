import { expect } from 'chai';
import { EventBus } from '../../../src/features/events/events.ts';
import type { DomainEvent, EventType, Replay, StampedEvent } from '../../../src/features/events/events.ts';
import { VirtualClock } from '@muster/testkit';

const deviceNetworkId = 'network';
const updated = (deviceId: string, network = deviceNetworkId): DomainEvent => ({
  ...{ type: 'device.updated', deviceNetworkId: network, deviceId, endpointName: deviceId },
});
const measured = (deviceId: string, resourceId: string): DomainEvent => ({
  ...{ type: 'measurement', deviceNetworkId, deviceId, smartObjectId: 's', resourceId },
  ...{ path: { objectId: 3303, instanceId: 0, resourceId: 5700 }, timeMs: 1000, value: 21.5 },
});
const devicesOf = ({ events }: Replay): unknown[] => events.map(({ event }) => event.deviceId);

describe('EventBus', () => {
  it('stamps events with the time and an increasing ID, and replays them with it', async () => {
    const clock = new VirtualClock(1000);
    const bus = new EventBus({ clock });
    const heard: StampedEvent[] = [];
    bus.subscribe((event, stamp) => heard.push({ event, stamp }));
    bus.emit(updated('a'));
    await clock.advance(5);
    bus.emit(updated('b'));
    expect(
      heard.map(({ event, stamp: { id, time } }) => [event.deviceId, id.split('-')[1], time]),
    ).to.deep.equal([
      ['a', '1', 1000],
      ['b', '2', 1005],
    ]);
    expect(bus.since('', { deviceNetworkId }).events).to.deep.equal(heard);
  });

  it('returns the events after the last one of a client, and reports missing older events', () => {
    const bus = new EventBus({ clock: new VirtualClock(1000), capacity: 2 });
    const ids: string[] = [];
    bus.subscribe((_event, { id }) => ids.push(id));
    for (const device of ['a', 'b', 'c', 'd']) bus.emit(updated(device));
    for (const [id, devices, incomplete] of [
      [ids[0]!, ['c', 'd'], true],
      [ids[1]!, ['c', 'd'], false],
      [ids[2]!, ['d'], false],
      [ids[3]!, [], false],
      ['abc-17', ['c', 'd'], true],
    ] as const) {
      const replay = bus.since(id, { deviceNetworkId });
      expect(devicesOf(replay)).to.deep.equal(devices);
      expect(replay.incomplete).to.equal(incomplete);
    }
  });

  it('filters by network, device, resource and type', () => {
    const bus = new EventBus({ clock: new VirtualClock(1000) });
    bus.emit(updated('a', 'other'));
    bus.emit(updated('a'));
    bus.emit(measured('a', 'r1'));
    bus.emit(measured('b', 'r2'));
    const types = new Set<EventType>(['measurement']);
    const of = (filter: object): (string | undefined)[] =>
      bus
        .since('x', { deviceNetworkId, ...filter })
        .events.map(({ event }) => event.resourceId ?? event.type);
    expect(of({})).to.deep.equal(['device.updated', 'r1', 'r2']);
    expect(of({ deviceId: 'a' })).to.deep.equal(['device.updated', 'r1']);
    expect(of({ types })).to.deep.equal(['r1', 'r2']);
    expect(of({ resourceId: 'r2', types })).to.deep.equal(['r2']);
  });

  it('a listener that throws does not affect the others', () => {
    const errors: unknown[] = [];
    const bus = new EventBus({ clock: new VirtualClock(1000), onError: (error) => errors.push(error) });
    const seen: string[] = [];
    bus.subscribe(() => {
      throw new Error('broken');
    });
    const stop = bus.subscribe(({ type }) => seen.push(type));
    bus.emit(updated('a'));
    stop();
    bus.emit(updated('a'));
    expect(seen).to.deep.equal(['device.updated']);
    expect(errors).to.have.length(2);
  });
});
