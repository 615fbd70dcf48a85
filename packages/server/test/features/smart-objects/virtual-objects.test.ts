import { expect } from 'chai';
import { resourceId } from '../../../src/features/device-objects/model.ts';
import type { SmartObject } from '../../../src/features/device-objects/model.ts';
import { smartObjectDetails } from '../../../src/features/smart-objects/smart-object-reads.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import { type DeviceWorld, record } from '../../support/device-world.ts';
import { failureOf } from '../../support/failure-of.ts';

const TEMPERATURE = 3303;
const VALUE = 5700;

describe('virtual smart objects', () => {
  let world: DeviceWorld;
  let deviceId: string;
  let made: SmartObject;

  const typeId = async (objectId: number): Promise<string> =>
    (await world.admin.models.forNetwork(world.deviceNetworkId)).typeOfObject(objectId)!.id;

  const ensure = async (originId: string, objectId = TEMPERATURE): Promise<SmartObject> =>
    world.domain.virtualObjects.ensure({
      deviceNetworkId: world.deviceNetworkId,
      deviceId,
      smartObjectTypeId: await typeId(objectId),
      originId,
    });

  worldPerTest(async (one) => {
    world = one;
    deviceId = (await world.addDevice('a')).id;
    await world.register('a', ['/3/0', '/3303/0']);
    made = await ensure('mean');
  });

  it('are created once per transformer, beside those of the device', async () => {
    expect(made).to.include({ objectId: TEMPERATURE, instanceNumber: 65_534, isVirtual: true });
    expect((await ensure('mean')).id).to.equal(made.id);
    expect((await ensure('sum')).instanceNumber).to.equal(65_533);
  });

  it('are always available, and a device cannot list one as its own', async () => {
    await world.register('a', ['/3/0']);
    expect(await world.availability(deviceId)).to.include({ '/3303/0': false, '/3303/65534': true });
    await world.register('a', ['/3/0', '/3303/65534']);
    expect((await world.objectsOf(deviceId)).get('/3303/65534')).to.include({ id: made.id, isVirtual: true });
  });

  it('have values that are stored and published like those of devices', async () => {
    const seen = world.seen.length;
    await world.domain.virtualObjects.record(made, [{ rid: VALUE, value: 20.5, timeMs: 1_000 }]);
    const id = resourceId(made.id, VALUE);
    expect((await world.domain.measurements.latest([id])).get(id)).to.include({ value: 20.5, timeMs: 1_000 });
    const [event] = world.seen.slice(seen).filter((one) => one.type === 'measurement');
    expect(event).to.include({ deviceId, resourceId: id });
  });

  it('accept no values from the device', async () => {
    const device = { deviceId, deviceNetworkId: world.deviceNetworkId };
    const { ignored } = await world.domain.measurements.take(device, [record('/3303/65534/5700', 99)]);
    expect(ignored).to.equal(1);
    const real = (await world.objectsOf(deviceId)).get('/3303/0')!;
    await world.domain.virtualObjects.record(real, [{ rid: VALUE, value: 99 }]);
    const ids = [resourceId(made.id, VALUE), resourceId(real.id, VALUE)];
    expect((await world.domain.measurements.latest(ids)).size).to.equal(0);
  });

  it('cause no requests to the device', async () => {
    const { domain, deviceNetworkId } = world;
    const id = resourceId(made.id, VALUE);
    world.link.sent.length = 0;
    for (const command of [
      () => domain.resources.read(deviceNetworkId, id),
      () => domain.resources.observe(deviceNetworkId, id),
      () => domain.resources.execute(deviceNetworkId, resourceId(made.id, 5605)),
      async () =>
        domain.instanceCommands.read(
          await smartObjectDetails(world.store, world.admin.models, deviceNetworkId, made.id),
        ),
    ]) {
      expect((await failureOf(command())).code).to.equal('operation-not-allowed');
    }
    await world.settle();
    expect(world.link.sent).to.deep.equal([]);
  });

  it('an object with a single instance has a virtual one only if the device has none', async () => {
    expect((await ensure('place', 6)).instanceNumber).to.equal(0);
    expect((await failureOf(ensure('clock', 3))).code).to.equal('already-exists');
  });

  it('are deleted one by one, with their values', async () => {
    const other = await ensure('sum');
    await world.domain.virtualObjects.record(made, [{ rid: VALUE, value: 1 }]);
    await world.domain.virtualObjects.remove(made);
    const left = Array.from((await world.objectsOf(deviceId)).values(), (one) => one.id);
    expect(left).to.include(other.id).and.not.to.include(made.id);
    const id = resourceId(made.id, VALUE);
    expect((await world.domain.measurements.latest([id])).size).to.equal(0);
  });
});
