import { expect } from 'chai';
import { compareByPath, smartObjects } from '../../../src/features/device-objects/model.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import { type DeviceWorld, record } from '../../support/device-world.ts';

const PATHS = ['/3/0', '/3303/0'];
const NAMES = Array.from({ length: 20 }, (_, number) => `device-${number}`);
/** Longer than the members of the two objects as text, and shorter than twice as long. */
const ONE_PATTERN = 600;

describe('smart objects in memory', () => {
  let world: DeviceWorld;
  const ids = new Map<string, string>();

  worldPerTest(async (one) => {
    world = one;
  });

  /** @param pathsOf the objects that a device registers */
  async function registerAll(pathsOf: (name: string) => readonly string[]): Promise<void> {
    for (const name of NAMES) {
      ids.set(name, (await world.addDevice(name)).id);
      await world.register(name, pathsOf(name));
    }
    await world.settle();
  }

  async function report(name: string, path: string): Promise<void> {
    const device = { deviceId: ids.get(name)!, deviceNetworkId: world.deviceNetworkId };
    expect(await world.domain.measurements.take(device, [record(path, 1)])).to.include({ ignored: 0 });
  }

  /** Names of the devices whose value the service takes without reading their smart objects. */
  async function known(): Promise<string[]> {
    const names: string[] = [];
    for (const name of NAMES) {
      const reads = world.countReads();
      await report(name, '/3303/0/5700');
      if (!reads().includes(smartObjects.name)) names.push(name);
    }
    return names;
  }

  async function expectStored(): Promise<void> {
    for (const deviceId of ids.values()) {
      const stored = await world.store
        .collection(smartObjects)
        .find({ where: [{ field: 'deviceId', op: 'eq', value: deviceId }] });
      const cached = [...(await world.domain.objects.of(deviceId))];
      expect(cached.sort(compareByPath)).to.deep.equal(stored.sort(compareByPath));
    }
  }

  it('are shared by devices of one model, so that a value needs no read', async () => {
    world = await world.restarted({ cachedObjects: { maxPatternCharacters: ONE_PATTERN } });
    await registerAll(() => PATHS);
    expect(await known()).to.deep.equal(NAMES);
    await expectStored();
  });

  it('equal the stored ones when one device differs from the others', async () => {
    await registerAll(() => PATHS);
    await report('device-7', '/3/0/6/1');
    await world.register('device-8', ['/3303/0']);
    expect(await known()).to.deep.equal(NAMES);
    await expectStored();
  });

  it('are bounded if all devices differ, and read again', async () => {
    world = await world.restarted({ cachedObjects: { maxPatternCharacters: 5 * ONE_PATTERN } });
    await registerAll((name) => ['/3/0', `/3303/${name.split('-')[1]}`, '/3303/0']);
    await Promise.all(NAMES.map((name) => report(name, '/3303/0/5700')));
    // In the order of their first use, each needs the room of those that come next.
    expect(await known()).to.have.length.below(NAMES.length / 2);
    await expectStored();
  });

  it('are bounded by their number', async () => {
    world = await world.restarted({ cachedObjects: { maxObjects: 5 * PATHS.length } });
    await registerAll(() => PATHS);
    const reads = world.countReads();
    for (const name of NAMES.slice(-5)) await report(name, '/3303/0/5700');
    expect(reads()).not.to.include(smartObjects.name);
    await report(NAMES[0]!, '/3303/0/5700');
    expect(reads()).to.include(smartObjects.name);
    await expectStored();
  });
});
