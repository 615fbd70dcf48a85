import { expect } from 'chai';
import { parseLinkFormat, type DeviceOperation, type OperationAnswer } from '@muster/lwm2m/core';
import type { DiscoveryMode } from '../../../src/features/catalogue/model.ts';
import type { ResourceList } from '../../../src/features/device-objects/model.ts';
import { devices } from '../../../src/features/devices/model.ts';
import type { ShapeDeviation } from '../../../src/features/registration/discovered-shapes.ts';
import type { DeviceAddress } from '../../../src/gateway/ports/device-link.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import { type DeviceWorld, objectList } from '../../support/device-world.ts';
import { silence, sleepy, untilAborted } from '../../support/sleepy.ts';

const thermometer = '</3303/0/5700>,</3303/0/5601>';
const paths = ['/3/0', '/3303/0'];

describe('Discovery of a device type', () => {
  let world: DeviceWorld;
  let deviations: ShapeDeviation[];
  /** Discover responses by path. A device responds to any other path with 4.04. */
  let shown: Record<string, string>;

  const enrolInto = async () => ({
    deviceNetworkId: world.deviceNetworkId,
    deviceTypeId: world.deviceTypeId,
  });

  worldPerTest(
    (one) => {
      world = one;
      deviations = [];
      shown = { '/3': '</3/0/0>,</3/0/11>', '/3/0/11': '</3/0/11/0>', '/3303': thermometer };
      world.link.answer = answer;
    },
    { enrolInto: () => enrolInto(), onDeviation: (one) => deviations.push(one) },
  );

  function answer({ path }: DeviceOperation): OperationAnswer {
    const { objectId, instanceId, resourceId } = path;
    const text = shown[`/${[objectId, instanceId, resourceId].filter((one) => one !== undefined).join('/')}`];
    return text === undefined
      ? { code: '4.04', success: false }
      : { code: '2.05', success: true, links: parseLinkFormat(text).links };
  }

  const setMode = (discovery: DiscoveryMode): Promise<unknown> =>
    world.admin.deviceTypes.update(world.deviceNetworkId, world.deviceTypeId, {
      name: 'Generic LwM2M',
      instances: [],
      discovery,
    });

  /** The paths that were discovered since the last call. */
  const discovered = (one = world): string[] =>
    one.link.sent.splice(0).map((text) => text.replace('discover ', ''));

  const idOf = async (name: string): Promise<string> => {
    const where = [{ field: 'deviceIdentifier', op: 'eq', value: name }] as const;
    return (await world.store.collection(devices).findOne(where))!.id;
  };

  /** The resources that the device has, of an object instance. */
  const available = async (name: string, path: string): Promise<ResourceList> =>
    (await world.resourcesOf(await idOf(name), path)).filter((one) => one.unavailable !== true);

  const thermometerResources = [{ rid: 5601 }, { rid: 5700 }];
  const all = ['/3', '/3303', '/3/0/11'];

  it('never: no device is discovered, and its resources are those of its types', async () => {
    await setMode('never');
    await world.register('a', paths);
    expect(discovered()).to.deep.equal([]);
    expect(await available('a', '/3303/0')).to.have.length.above(2);
  });

  it('always: each device is discovered', async () => {
    await setMode('always');
    for (const name of ['a', 'b']) await world.register(name, paths);
    expect(discovered()).to.deep.equal([...all, ...all]);
  });

  describe('sampled', () => {
    beforeEach(() => setMode('sampled'));

    it('discovers one device, and the others have its resources as soon as they are registered', async () => {
      await world.register('a', paths);
      expect(discovered()).to.deep.equal(all);
      for (const name of ['b', 'c']) {
        await world.register(name, paths);
        expect(await available(name, '/3303/0')).to.deep.equal(thermometerResources);
        expect(await available(name, '/3/0')).to.deep.equal([{ rid: 0 }, { rid: 11, riids: [0] }]);
      }
      await world.register('b', paths);
      expect(discovered()).to.deep.equal([]);
    });

    it('uses the resources of a device before a restart', async () => {
      await world.register('a', paths);
      const next = await world.restarted({ enrolInto });
      await next.register('b', paths);
      expect(discovered(next)).to.deep.equal([]);
      expect(await available('b', '/3303/0')).to.deep.equal(thermometerResources);
    });

    it('discovers a device with other objects, or another LwM2M version', async () => {
      await world.register('a', paths);
      discovered();
      await world.register('b', ['/3303/0']);
      expect(discovered()).to.deep.equal(['/3303']);
      await world.register('c', ['/3303/0'], { lwm2mVersion: '1.0' });
      expect(discovered()).to.deep.equal(['/3303']);
    });

    it('devices that register in the meantime wait for the first one', async () => {
      const waiting: (() => void)[] = [];
      world.link.answer = (operation) =>
        new Promise((resolve) => waiting.push(() => resolve(answer(operation))));
      for (const name of ['a', 'b', 'c']) await world.register(name, paths);
      expect(world.link.sent).to.have.length(1);
      while (waiting.length > 0) {
        waiting.shift()!();
        await world.settle();
      }
      expect(discovered()).to.deep.equal(all);
      for (const name of ['a', 'b', 'c']) {
        expect(await available(name, '/3303/0')).to.deep.equal(thermometerResources);
      }
      await world.register('c', paths);
      expect(discovered()).to.deep.equal([]);
    });

    it('discovers the next device if the first one is slow', async () => {
      let slow = '';
      world.link.answer = (operation: DeviceOperation, target: DeviceAddress, signal?: AbortSignal) => {
        if (slow === '') slow = target.deviceId;
        return target.deviceId === slow ? untilAborted(signal) : answer(operation);
      };
      for (const name of ['a', 'b', 'c']) await world.register(name, paths);
      expect(discovered()).to.deep.equal(['/3']);
      await world.clock.advance(4_000);
      await world.settle();
      expect(discovered()).to.deep.equal(all);
      expect(await available('c', '/3303/0')).to.deep.equal(thermometerResources);
    });

    it('discovers the next device if the first one does not respond', async () => {
      const failing: (() => void)[] = [];
      world.link.answer = () => new Promise((_resolve, reject) => failing.push(() => reject(silence)));
      for (const name of ['a', 'b', 'c']) await world.register(name, paths);
      world.link.answer = answer;
      failing[0]!();
      await world.settle();
      expect(discovered()).to.deep.equal(['/3', ...all]);
      expect(await available('c', '/3303/0')).to.deep.equal(thermometerResources);
    });

    it('discovers the next device if the first one falls asleep, which then receives the resources', async () => {
      const failing: (() => void)[] = [];
      world.link.answer = () => new Promise((_resolve, reject) => failing.push(() => reject(silence)));
      const location = await world.register('a', paths, sleepy);
      await world.register('b', paths);
      world.link.answer = answer;
      failing[0]!();
      await world.settle();
      expect(discovered()).to.deep.equal(['/3', ...all]);
      await world.update(location);
      expect(await available('a', '/3303/0')).to.deep.equal(thermometerResources);
    });

    it('does not use the resources of a device that refused a Discover for the time being', async () => {
      world.link.answer = (operation) =>
        operation.path.objectId === 3 ? { code: '5.03', success: false } : answer(operation);
      await world.register('a', paths);
      world.link.answer = answer;
      discovered();
      await world.register('b', paths);
      expect(discovered()).to.deep.equal(all);
    });

    it('a known device with a new object list receives the resources without Discovers', async () => {
      await world.register('a', paths);
      const location = await world.register('b', ['/3303/0']);
      discovered();
      await world.update(location, { objects: objectList(...paths) });
      expect(discovered()).to.deep.equal([]);
      expect(await available('b', '/3/0')).to.deep.equal([{ rid: 0 }, { rid: 11, riids: [0] }]);
      await world.register('b', paths);
      expect(discovered()).to.deep.equal([]);
    });

    it('verifies every hundredth device', async () => {
      await world.register('first', ['/3303/0']);
      discovered();
      for (let i = 1; i < 100; i += 1) await world.register(`device-${i}`, ['/3303/0']);
      expect(discovered()).to.deep.equal([]);
      await world.register('device-100', ['/3303/0']);
      expect(discovered()).to.deep.equal(['/3303']);
      await world.register('device-101', ['/3303/0']);
      expect(discovered()).to.deep.equal([]);
      expect(deviations).to.deep.equal([]);
    });

    describe('after a deviation', () => {
      beforeEach(async () => {
        await world.register('first', ['/3303/0']);
        for (let i = 1; i < 100; i += 1) await world.register(`device-${i}`, ['/3303/0']);
        shown['/3303'] = '</3303/0/5700>';
        await world.register('other', ['/3303/0']);
        discovered();
      });

      it('each device with the object list is discovered, also after a restart', async () => {
        expect(await available('other', '/3303/0')).to.deep.equal([{ rid: 5700 }]);
        await world.register('next', ['/3303/0']);
        expect(discovered()).to.deep.equal(['/3303']);
        const started = await world.restarted({ enrolInto });
        await started.register('later', ['/3303/0']);
        expect(discovered(started)).to.deep.equal(['/3303']);
      });

      it('devices with another object list are still sampled', async () => {
        for (const name of ['a', 'b']) await world.register(name, paths);
        expect(discovered()).to.deep.equal(all);
      });

      it('the log and the Activity Log name the device', () => {
        expect(deviations.map(({ device }) => device.deviceIdentifier)).to.deep.equal(['other']);
        const entry = world.activity.entries.find((one) => one.entityIdentifier === 'other');
        expect(entry).to.deep.include({ statuses: ['Pending', 'Completed'] });
        expect(entry!.description).to.contain('deviates');
        expect(entry!.responseMessage).to.contain('each device with this list is discovered');
      });

      it('always and then sampled samples the devices again', async () => {
        await setMode('always');
        await setMode('sampled');
        for (const name of ['a', 'b']) await world.register(name, ['/3303/0']);
        expect(discovered()).to.deep.equal(['/3303']);
      });
    });
  });
});
