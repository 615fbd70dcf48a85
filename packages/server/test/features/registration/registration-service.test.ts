import { expect } from 'chai';
import { devices, type Device } from '../../../src/features/devices/model.ts';
import {
  registrations,
  type Registration,
  insertRegistration,
  loadRegistrations,
  registrationOf,
} from '../../../src/features/registration/model.ts';
import type { DomainEvent } from '../../../src/features/events/events.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import { deviceSource, objectList, type DeviceWorld, type WorldOptions } from '../../support/device-world.ts';
import { executedStatements } from '../../support/executed-statements.ts';
import { refusalOf } from '../../support/failure-of.ts';
import { plainRegistration } from '../../support/plain-registration.ts';
import { isOnPostgres } from '../../support/seeded-postgres.ts';

describe('RegistrationService', () => {
  let world: DeviceWorld;
  let device: Device;

  worldPerTest(async (one) => {
    world = one;
    device = await world.addDevice('a');
  });

  /** The next process, which enrols unknown endpoints. */
  const enrolling = (options: WorldOptions = {}): Promise<DeviceWorld> => {
    const { deviceNetworkId, deviceTypeId } = world;
    return world.restarted({ enrolInto: async () => ({ deviceNetworkId, deviceTypeId }), ...options });
  };

  describe('availability (spec section 3)', () => {
    const both = ['/1/0', '/3/0', '/3303/0', '/3303/1'];

    it('Registration Update with the full list: the same, and the device is not re-registered', async () => {
      const location = await world.register('a', both);
      const before = await world.device('a');
      await world.clock.advance(1000);
      await world.update(location, { objects: objectList('/1/0', '/3/0', '/3303/1', '/3311/0') });
      expect(await world.availability(device.id)).to.deep.equal({
        '/1/0': true,
        '/3/0': true,
        '/3303/0': false,
        '/3303/1': true,
        '/3311/0': true,
      });
      const after = await world.device('a');
      expect(after.latestRegistrationTime).to.equal(before.latestRegistrationTime);
      expect(world.domain.live.ofDevice(device.id)?.id).to.equal(location);
      expect(world.types().filter((type) => type === 'device.registered')).to.have.length(1);
    });

    it('an instance that returns is the same smart object', async () => {
      const location = await world.register('a', both);
      const id = (await world.objectsOf(device.id)).get('/3303/0')?.id;
      await world.update(location, { objects: objectList('/3/0') });
      await world.update(location, { objects: objectList(...both) });
      const back = (await world.objectsOf(device.id)).get('/3303/0');
      expect(back).to.include({ id, isUnavailable: false });
    });

    it('publishes each change, after the response to the device', async () => {
      const location = await world.register('a', both);
      world.seen.length = 0;
      const objects = objectList('/1/0', '/3/0', '/3303/0', '/3311/0');
      const reply = await world.domain.registrations.update({ source: deviceSource, location, objects });
      expect(world.seen).to.deep.equal([]);
      reply.afterSent();
      const objectOf = (event: DomainEvent): unknown[] =>
        'objectId' in event ? [event.objectId, event.instanceNumber] : [];
      expect(world.seen.map((event) => [event.type, ...objectOf(event)])).to.deep.equal([
        ['device.updated'],
        ['smartObject.available', 3311, 0],
        ['smartObject.unavailable', 3303, 1],
      ]);
    });

    it('an object listed without an instance creates no smart object', async () => {
      await world.register('a', ['/3/0', '/3303']);
      expect(await world.availability(device.id)).to.deep.equal({ '/3/0': true });
    });
  });

  it('refuses an unknown endpoint with 4.03', async () => {
    const work = world.domain.registrations.register(world.registerRequest('stranger', ['/3/0']));
    expect((await refusalOf(work)).coapCode).to.equal('4.03');
    expect(world.domain.live.size).to.equal(0);
  });

  it('enrols an unknown endpoint if the setting allows it, once for two simultaneous requests', async () => {
    const open = await enrolling();
    const request = world.registerRequest('new', ['/3/0']);
    await Promise.all([
      open.domain.registrations.register(request),
      open.domain.registrations.register(request),
    ]);
    expect(await world.device('new')).to.include({
      name: 'new',
      status: 'online',
      deviceNetworkId: world.deviceNetworkId,
    });
    expect(open.domain.live.size).to.equal(1);
  });

  it('refuses more object instances than the setting allows, in a Register, an Update and over several of them', async () => {
    const small = await world.restarted({ maxInstancesPerDevice: 3 });
    const list = (...ids: readonly number[]): string[] => ids.map((id) => `/3303/${id}`);
    const register = (...ids: readonly number[]): Promise<unknown> =>
      small.domain.registrations.register(small.registerRequest('a', list(...ids)));
    const refused = await refusalOf(register(0, 1, 2, 3));
    expect(refused).to.include({ coapCode: '4.13' });
    expect(refused.message)
      .to.contain('4 object instances')
      .and.contain('At most 3')
      .and.contain('--max-instances');
    expect(await small.availability(device.id)).to.deep.equal({});
    const location = await small.register('a', list(0, 1));
    const more = objectList(...list(2, 3));
    for (const work of [() => small.update(location, { objects: more }), () => register(2, 3)]) {
      expect((await refusalOf(work())).coapCode).to.equal('4.13');
    }
    await small.update(location, { objects: objectList(...list(1, 2)) });
    expect(Object.keys(await small.availability(device.id))).to.have.members(list(0, 1, 2));
  });

  it('enrols no more devices and instances in an hour than the quotas of address and device network', async () => {
    const open = await enrolling({ enrolmentLimits: { perAddress: 4, perNetwork: 7 } });
    const register = (name: string, address: string, paths = ['/3/0']): Promise<unknown> => {
      const source = { ...open.registerRequest(name, []).source, address };
      return open.domain.registrations.register(open.registerRequest(name, paths, { source }));
    };
    await register('n', '192.0.2.1');
    await register('b', '192.0.2.1');
    const refused = await refusalOf(register('c', '192.0.2.1'));
    expect(refused).to.include({ coapCode: '5.03', maxAgeSeconds: 3600 });
    expect(refused.message).to.contain('your address').and.contain('4 devices');
    await register('n', '192.0.2.1', ['/3/0', '/3303/0']);
    await register('d', '2001:db8:1::1');
    const ofNetwork = await refusalOf(register('e', '2001:db8:1:2::1'));
    expect(ofNetwork.message).to.contain('this device network');
    await register('f', '127.0.0.1');
    await open.clock.advance(3_600_000);
    await register('c', '192.0.2.1');
    expect((await refusalOf(register('g', '192.0.2.1', ['/3/0', '/3303/0']))).coapCode).to.equal('5.03');
    await open.settle();
    const names = (await open.store.collection(devices).find({})).map((one) => one.deviceIdentifier);
    expect(names).to.have.members(['a', 'b', 'c', 'd', 'f', 'n']);
  });

  it('replaces an older registration, and its location becomes invalid', async () => {
    const first = await world.register('a', ['/3/0']);
    const second = await world.register('a', ['/3/0']);
    expect(second).to.not.equal(first);
    const work = world.domain.registrations.update({ source: deviceSource, location: first });
    expect((await refusalOf(work)).coapCode).to.equal('4.04');
    const stored = await world.store.collection(registrations).find({});
    expect(stored.map((one) => [one.location, one.id])).to.deep.equal([[second, device.id]]);
  });

  it('a Register of a registered device replaces its registration only, and nothing is missing after a crash', async () => {
    await world.register('a', ['/3/0']);
    const before = await world.device('a');
    await world.clock.advance(5000);
    const location = await world.register('a', ['/3/0']);
    const registeredAt = world.clock.now();
    expect(await world.device('a')).to.deep.equal(before);
    const restarted = await world.restarted();
    await restarted.clock.advance(5000);
    await restarted.domain.registrations.deregister({ source: deviceSource, location });
    expect(await restarted.device('a')).to.include({
      status: 'Deregistered',
      initialRegistrationTime: before.initialRegistrationTime,
      latestRegistrationTime: registeredAt,
    });
  });

  it('answers 4.04 to an Update and a Deregister of an unknown location', async () => {
    const unknown = { source: deviceSource, location: 'nowhere' };
    const { registrations: service } = world.domain;
    expect((await refusalOf(service.update(unknown))).coapCode).to.equal('4.04');
    expect((await refusalOf(service.deregister(unknown))).coapCode).to.equal('4.04');
  });

  it('an Update from another address moves the registration there', async () => {
    const location = await world.register('a', ['/3/0']);
    const source = { ...deviceSource, port: 40_099 };
    await world.update(location, { source });
    expect(world.domain.live.ofDevice(device.id)).to.include({ port: 40_099, id: location });
    expect(world.domain.live.from(deviceSource)).to.equal(undefined);
    expect(world.link.left.map((one) => one.port)).to.deep.equal([40_001]);
  });

  it('Deregister makes the device Deregistered and sets DeregistrationTime', async () => {
    const location = await world.register('a', ['/3/0']);
    await world.clock.advance(5000);
    const statements = await executedStatements(async () => {
      const reply = await world.domain.registrations.deregister({ source: deviceSource, location });
      reply.afterSent();
      await world.settle();
    });
    // The device is read and replaced, and its registration is deleted, in one commit without a savepoint.
    const kinds = ['SELECT', 'BEGIN', 'UPDATE', 'DELETE', 'COMMIT'];
    const executed = statements.map((text) => text.split(' ')[0]?.toUpperCase());
    expect(executed).to.deep.equal(isOnPostgres ? [] : kinds);
    expect(await world.device('a')).to.include({
      status: 'Deregistered',
      deregistrationTime: world.clock.now(),
    });
    expect(world.domain.live.ofDevice(device.id)).to.equal(undefined);
    expect(world.types().at(-1)).to.equal('device.deregistered');
    await world.register('a', ['/3/0']);
    expect(await world.device('a'))
      .to.include({ status: 'online' })
      .and.not.have.property('deregistrationTime');
  });

  it('a device is offline after its lifetime and the grace period, and not before', async () => {
    await world.register('a', ['/3/0'], { lifetimeSeconds: 60 });
    await world.clock.advance((60 + 247) * 1000 - 1);
    await world.settle();
    expect((await world.device('a')).status).to.equal('online');
    await world.clock.advance(1);
    await world.settle();
    expect(await world.device('a')).to.include({ status: 'offline', contactLostTime: world.clock.now() });
    expect(world.types().at(-1)).to.equal('device.offline');
    expect(await world.store.collection(registrations).count()).to.equal(0);
  });

  it('an Update extends the registration, and a new lifetime applies from then on', async () => {
    const location = await world.register('a', ['/3/0'], { lifetimeSeconds: 60 });
    await world.clock.advance(50_000);
    await world.update(location, { lifetimeSeconds: 1000 });
    await world.clock.advance(1_200_000);
    await world.settle();
    expect((await world.device('a')).status).to.equal('online');
    await world.update(location, { lifetimeSeconds: 10 });
    await world.clock.advance(257_000);
    await world.settle();
    expect((await world.device('a')).status).to.equal('offline');
  });

  it('expiry continues after a restart', async () => {
    await world.addDevice('b');
    await world.register('a', ['/3/0'], { lifetimeSeconds: 60 });
    const location = await world.register('b', ['/3/0'], { lifetimeSeconds: 6000 });
    world.domain.registrations.stop();
    await world.clock.advance(1_000_000);
    const next = await world.restarted();
    await next.settle();
    expect((await world.device('a')).status).to.equal('offline');
    expect((await world.device('b')).status).to.equal('online');
    await next.update(location);
    expect(next.domain.live.at(location)?.updatedAt).to.equal(world.clock.now());
  });

  it('an Update without a list writes the registration and nothing else', async () => {
    const location = await world.register('a', ['/3/0', '/3303/0']);
    const device = await world.device('a');
    await world.clock.advance(7000);
    await world.update(location);
    expect(await world.device('a')).to.deep.equal(device);
    expect(await stored(device)).to.include({ updatedAt: world.clock.now() });
  });

  it('accepts a device with objects without a type, and shows them after the type is created', async () => {
    const location = await world.register('a', ['/3/0', '/10241/0', '/26241/3']);
    expect(await world.availability(device.id)).to.deep.equal({ '/3/0': true });
    const [note] = world.activity.entries;
    expect(note?.description).to.contain('10241, 26241');
    expect(note?.statuses).to.deep.equal(['Pending', 'Completed']);
    await world.update(location, { objects: objectList('/3/0', '/10241/0', '/26241/3') });
    expect(world.activity.entries).to.have.length(1);
    await world.addType(3303, 10_241);
    await world.update(location, { objects: objectList('/3/0', '/10241/0') });
    expect(await world.availability(device.id)).to.deep.equal({ '/3/0': true, '/10241/0': true });
  });

  it('handles requests of one device in order, and those of several concurrently', async () => {
    const { registrations: service } = world.domain;
    const { location } = await service.register(world.registerRequest('a', ['/3/0']));
    const update = { source: deviceSource, location };
    await Promise.all(
      [100, 200, 300, 400].map((lifetimeSeconds) => service.update({ ...update, lifetimeSeconds })),
    );
    expect(await stored(device)).to.include({ lifetimeSeconds: 400 });
  });

  it('reads only the document of the device for a new device', async () => {
    const open = await enrolling();
    await open.register('first', ['/3/0', '/3303/0']);
    await open.settle();
    const reads = open.countReads();
    await open.register('second', ['/3/0', '/3303/0']);
    await open.settle();
    expect(new Set(reads())).to.deep.equal(new Set(['devices']));
  });

  describe('a Register with the same object list', () => {
    const paths = ['/3/0', '/3303/0'];

    it('reads the device only, for any number of devices', async () => {
      world = await world.restarted({ maxCachedDevices: 1 });
      await world.addDevice('b');
      for (const endpointName of ['a', 'a', 'b']) await world.register(endpointName, paths);
      await world.settle();
      const reads = world.countReads();
      await world.register('a', paths);
      await world.settle();
      expect(reads()).to.deep.equal(['devices']);
    });

    it('restores a smart object that was deleted through the API', async () => {
      await world.register('a', paths);
      const sensor = (await world.objectsOf(device.id)).get('/3303/0')!;
      await world.domain.smartObjects.delete(world.deviceNetworkId, sensor.id);
      await world.settle();
      await world.register('a', paths);
      expect(await world.availability(device.id)).to.deep.equal({ '/3/0': true, '/3303/0': true });
      expect((await world.objectsOf(device.id)).get('/3303/0')!.id).to.not.equal(sensor.id);
    });

    it('adds the instances of a type that was imported since', async () => {
      await world.register('a', ['/3/0', '/10241/0']);
      expect(await world.availability(device.id)).to.deep.equal({ '/3/0': true });
      await world.addType(3303, 10_241);
      await world.register('a', ['/3/0', '/10241/0']);
      expect(await world.availability(device.id)).to.deep.equal({ '/3/0': true, '/10241/0': true });
    });

    it('is compared again after a list with objects without a type', async () => {
      await world.register('a', paths);
      await world.register('a', ['/3/0', '/10241/0']);
      expect(await world.availability(device.id)).to.deep.equal({ '/3/0': true, '/3303/0': false });
      await world.register('a', paths);
      expect(await world.availability(device.id)).to.deep.equal({ '/3/0': true, '/3303/0': true });
    });

    it('finds a device by its new name', async () => {
      await world.register('a', paths);
      await world.store.collection(devices).put({ ...(await world.device('a')), deviceIdentifier: 'b' });
      await world.register('b', paths);
      expect((await refusalOf(world.register('a', paths))).coapCode).to.equal('4.03');
      expect(world.domain.live.ofDevice(device.id)?.endpointName).to.equal('b');
    });
  });

  for (const count of [0, 999, 2_000, 2_003]) {
    it(`${count} stored registrations are loaded once each`, async () => {
      const objects = [{ objectId: 3, instanceIds: [0], version: '1.1' }];
      const expected = Array.from({ length: count }, (_, number) =>
        plainRegistration(String(number).padStart(5, '0'), { objects }),
      );
      await world.store.write(expected.map(insertRegistration));
      const loaded: Registration[] = [];
      for await (const one of loadRegistrations(world.store)) loaded.push(one);
      expect(loaded).to.deep.equal(expected);
    });
  }

  async function stored({ id }: { readonly id: string }): Promise<Registration | undefined> {
    const document = await world.store.collection(registrations).get(id);
    return document && registrationOf(document);
  }
});
