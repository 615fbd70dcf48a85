import { expect } from 'chai';
import { resourceId } from '../../../../src/features/device-objects/model.ts';
import type { DomainEvent, StampedEvent } from '../../../../src/features/events/events.ts';
import { presentEvent } from '../../../../src/features/event-streams/http/events.ts';
import { deviceSource, DeviceWorld, objectList, record } from '../../../support/device-world.ts';

describe('presentEvent', () => {
  let world: DeviceWorld;
  let deviceId: string;
  let thermometer: string;
  let emitted: StampedEvent[];

  /** Makes the service emit an event of each type. */
  before(async () => {
    world = await DeviceWorld.create();
    emitted = [];
    world.events.subscribe((event, stamp) => emitted.push({ event, stamp }));
    const { deviceNetworkId } = world;
    await world.webhooks.consumers.create(deviceNetworkId, {
      ...{ name: 'office', endpoint: 'https://hooks.example.com/', method: 'POST', isActive: true },
      ...{ headers: [], eventTypes: [], deviceIds: [] },
    });
    ({ id: deviceId } = await world.addDevice('buoy-1'));
    const location = await world.register('buoy-1', ['/3303/0']);
    thermometer = (await world.objectsOf(deviceId)).get('/3303/0')!.id;
    const { measurements, registrations } = world.domain;
    for (const value of [21.5, Number.NaN]) {
      await world.clock.advance(1);
      await measurements.take({ deviceId, deviceNetworkId }, [record('/3303/0/5700', value)]);
    }
    await world.update(location, { objects: objectList('/3/0') });
    (await registrations.deregister({ location, source: deviceSource })).afterSent();
    await world.register('buoy-1', ['/3/0']);
    await world.domain.registrations.disconnect(deviceId);
    const entry = { deviceNetworkId, entityType: 'Device', entityId: deviceId, description: 'Read' };
    await world.admin.activityLog.start({ ...entry, entityType: 'Device' });
    await world.settle();
  });

  after(async () => {
    expect(world.errors).to.deep.equal([]);
    await world.close();
  });

  const presented = (type: DomainEvent['type']): Readonly<Record<string, unknown>> => {
    const { event, stamp } = emitted.find((one) => one.event.type === type)!;
    return JSON.parse(JSON.stringify(presentEvent(event, stamp))) as Readonly<Record<string, unknown>>;
  };

  it('shows the event of a Register', () => {
    const { stamp } = emitted.find(({ event }) => event.type === 'device.registered')!;
    expect(presented('device.registered')).to.deep.equal({
      id: stamp.id,
      type: 'device.registered',
      time: stamp.time,
      deviceNetworkId: world.deviceNetworkId,
      deviceId,
      data: { DeviceIdentifier: 'buoy-1', Name: 'buoy-1', LifetimeSeconds: 300, LwM2MVersion: '1.1' },
    });
  });

  for (const type of ['device.updated', 'device.deregistered', 'device.offline'] as const) {
    it(`shows ${type} with the endpoint name`, () => {
      expect(presented(type)).to.deep.include({ deviceId, data: { DeviceIdentifier: 'buoy-1' } });
    });
  }

  for (const [type, IsUnavailable] of [
    ['smartObject.available', false],
    ['smartObject.unavailable', true],
  ] as const) {
    it(`shows ${type} with the object and its instance`, () => {
      expect(presented(type)).to.deep.include({
        deviceId,
        smartObjectId: thermometer,
        data: { Name: 'Temperature', TypeId: 3303, InstanceNumber: 0, IsUnavailable },
      });
    });
  }

  it('shows a value as LatestMeasurement, and a number that JSON lacks as text', () => {
    const id = resourceId(thermometer, 5700);
    const [first, second] = emitted.filter(({ event }) => event.type === 'measurement');
    const dataOf = ({ event, stamp }: StampedEvent): unknown => presentEvent(event, stamp)['data'];
    const at = world.clock.now() - 1;
    const common = { r: id, ruri: '/3303/0/5700' };
    const time = { UnixTimestamp: at, d: new Date(at).toISOString() };
    expect(dataOf(first!)).to.deep.equal({ ...common, ...time, v: 21.5 });
    expect(dataOf(second!)).to.deep.include({ ...common, sv: 'NaN' });
    expect(presented('measurement')).to.include({ deviceId, smartObjectId: thermometer, resourceId: id });
  });

  it('shows an entry of the activity log as ActivityLogEntryResponse', () => {
    expect(presented('activityLog')['deviceId']).to.equal(deviceId);
    expect(presented('activityLog')['data']).to.include({
      Description: 'Read',
      Status: 'Pending',
      EntityType: 'Device',
      EntityId: deviceId,
      CreatedTimestamp: world.clock.now(),
    });
  });

  it('gives webhooks the form of event streams', () => {
    const delivered = world.sender.events.map((event) => ({ ...event, id: '', time: 0 }));
    const streamed = emitted.map(({ event }) => presentEvent(event, { id: '', time: 0 }));
    expect(delivered).to.deep.equal(JSON.parse(JSON.stringify(streamed)));
    expect(new Set(delivered.map(({ type }) => type)).size).to.equal(8);
  });

  it('is derived from plain data that can cross threads', () => {
    const events = emitted.map(({ event }) => event);
    expect(structuredClone(events)).to.deep.equal(events);
  });
});
