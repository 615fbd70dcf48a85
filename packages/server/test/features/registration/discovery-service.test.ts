import { expect } from 'chai';
import { parseLinkFormat, type DeviceOperation, type OperationAnswer } from '@muster/lwm2m/core';
import type { ResourceList } from '../../../src/features/device-objects/model.ts';
import type { Device } from '../../../src/features/devices/model.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import { type DeviceWorld, objectList } from '../../support/device-world.ts';
import { silence, untilAborted } from '../../support/sleepy.ts';

describe('DiscoveryService', () => {
  let world: DeviceWorld;
  let device: Device;
  /** Discover responses by path. The device responds to any other path with 4.04. */
  let shown: Record<string, string>;

  worldPerTest(async (one) => {
    world = one;
    device = await world.addDevice('a');
    shown = {};
    world.link.answer = (operation: DeviceOperation): OperationAnswer => {
      const { objectId, instanceId, resourceId } = operation.path;
      const path = [objectId, instanceId, resourceId].filter((one) => one !== undefined).join('/');
      const text = shown[`/${path}`];
      return text === undefined
        ? { code: '4.04', success: false }
        : { code: '2.05', success: true, links: parseLinkFormat(text).links };
    };
  });

  /** The resources that the device has, of an object instance. */
  const available = async (path: string): Promise<ResourceList> =>
    (await world.resourcesOf(device.id, path)).filter((one) => one.unavailable !== true);

  const discovers = (): string[] => world.link.sent.filter((one) => one.startsWith('discover'));

  it('is sent for each object but /0 and /1; /10, /19 and /10241 are discovered (spec section 6)', async () => {
    await world.register('a', ['/0/0', '/1/0', '/3/0', '/10/0', '/19/0', '/10241/0']);
    expect(discovers()).to.deep.equal(['discover /3', 'discover /10', 'discover /19', 'discover /10241']);
  });

  it('shows which resources a device has, and which instances of them', async () => {
    shown['/3'] = '</3>,</3/0>,</3/0/0>,</3/0/4>,</3/0/7>;dim=2';
    shown['/3/0/7'] = '</3/0/7>;dim=2,</3/0/7/0>,</3/0/7/1>';
    await world.register('a', ['/3/0']);
    expect(discovers()).to.deep.equal(['discover /3', 'discover /3/0/7']);
    expect(await available('/3/0')).to.deep.equal([{ rid: 0 }, { rid: 4 }, { rid: 7, riids: [0, 1] }]);
    expect((await world.resourcesOf(device.id, '/3/0')).find((one) => one.rid === 1)).to.deep.equal({
      rid: 1,
      unavailable: true,
    });
  });

  it('asks once for a resource that a device lists again and again', async () => {
    shown['/3'] = '</3/0/7>,'.repeat(50) + '</3/0/0>';
    shown['/3/0/7'] = '</3/0/7/0>';
    await world.register('a', ['/3/0']);
    expect(discovers()).to.deep.equal(['discover /3', 'discover /3/0/7']);
  });

  it('stores only differences of a device from its types', async () => {
    shown['/3311'] = '</3311/0/5850>,</3311/0/5851>';
    await world.register('a', ['/3303/0', '/3311/0']);
    const objects = await world.objectsOf(device.id);
    expect(objects.get('/3303/0')).not.to.have.any.keys('resources', 'differences');
    const all = await world.resourcesOf(device.id, '/3311/0');
    const unavailable = all.map(({ rid }) => rid).filter((rid) => rid !== 5850 && rid !== 5851);
    expect(unavailable).not.to.deep.equal([]);
    expect(objects.get('/3311/0')!.differences).to.deep.equal({ unavailable });
  });

  it('a LwM2M 1.0 device gets no Discover of resources, whose instances it cannot list', async () => {
    shown['/3'] = '</3/0/0>,</3/0/7>;dim=2';
    await world.register('a', ['/3/0'], { lwm2mVersion: '1.0' });
    expect(discovers()).to.deep.equal(['discover /3']);
  });

  it('paths under an alternate root are parsed, and other links ignored', async () => {
    shown['/3303'] = '</lwm2m/3303/0/5700>,</.well-known/core>,</lwm2m/3303/0/70000>';
    await world.register('a', ['/3303/0'], { rootPath: '/lwm2m' });
    expect(await available('/3303/0')).to.deep.equal([{ rid: 5700 }]);
  });

  it('is omitted if the object list equals the discovered one', async () => {
    shown['/3303'] = '</3303/0/5700>';
    await world.register('a', ['/1/0', '/3303/0']);
    await world.register('a', ['/3303/0', '/1/0']);
    await world.register('a', ['/1/0', '/3303/0']);
    expect(discovers()).to.deep.equal(['discover /3303']);
  });

  for (const code of ['5.03', '4.29']) {
    it(`repeats at the next registration a Discover that was answered with ${code}`, async () => {
      shown['/3'] = '</3/0/0>';
      const { answer } = world.link;
      world.link.answer = (operation, target) =>
        operation.path.objectId === 3303 ? { code, success: false } : answer(operation, target);
      await world.register('a', ['/3/0', '/3303/0']);
      expect(discovers()).to.deep.equal(['discover /3', 'discover /3303']);
      // The responses received so far are stored.
      expect(await available('/3/0')).to.deep.equal([{ rid: 0 }]);
      world.link.answer = answer;
      shown['/3303'] = '</3303/0/5700>';
      world.link.sent.length = 0;
      await world.register('a', ['/3/0', '/3303/0']);
      expect(discovers()).to.deep.equal(['discover /3', 'discover /3303']);
      expect(await available('/3303/0')).to.deep.equal([{ rid: 5700 }]);
    });
  }

  it('follows an Update with new objects', async () => {
    shown['/3303'] = '</3303/0/5700>';
    shown['/3311'] = '</3311/0/5850>';
    const location = await world.register('a', ['/3303/0']);
    await world.update(location, { objects: objectList('/3303/0', '/3311/0') });
    expect(discovers()).to.deep.equal(['discover /3303', 'discover /3303', 'discover /3311']);
  });

  it('continues when the device registers again with the same objects', async () => {
    const waiting: ((answer: OperationAnswer) => void)[] = [];
    world.link.answer = () => new Promise((resolve) => waiting.push(resolve));
    const answered = async (): Promise<void> => {
      waiting.shift()!({ code: '4.04', success: false });
      await world.settle();
    };
    await world.register('a', ['/3/0', '/4/0', '/3303/0']);
    await answered();
    await world.register('a', ['/3/0', '/4/0', '/3303/0']);
    await answered();
    await answered();
    expect(discovers()).to.deep.equal(['discover /3', 'discover /4', 'discover /3303']);
    await world.register('a', ['/3/0', '/4/0', '/3303/0']);
    expect(discovers(), 'it has been told all').to.have.length(3);
  });

  it('repeats unanswered Discovers when the device registers again', async () => {
    const waiting: ((error: Error) => void)[] = [];
    world.link.answer = () => new Promise((_resolve, reject) => waiting.push(reject));
    await world.register('a', ['/3/0']);
    await world.register('a', ['/3/0']);
    expect(discovers()).to.deep.equal(['discover /3']);
    waiting.shift()!(silence);
    await world.settle();
    expect(discovers()).to.deep.equal(['discover /3', 'discover /3']);
    waiting.shift()!(silence);
    await world.settle();
    expect(discovers()).to.have.length(2);
  });

  it('starts again when the device registers with other objects during the discovery', async () => {
    const waiting: ((answer: OperationAnswer) => void)[] = [];
    world.link.answer = () => new Promise((resolve) => waiting.push(resolve));
    await world.register('a', ['/3/0']);
    await world.register('a', ['/3/0', '/4/0']);
    while (waiting.length > 0) {
      waiting.shift()!({ code: '4.04', success: false });
      await world.settle();
    }
    expect(discovers()).to.deep.equal(['discover /3', 'discover /3', 'discover /4']);
  });

  it('a silent device does not delay others', async () => {
    const few = await world.restarted({ maxBackgroundDevices: 1 });
    few.link.answer = (_operation, { deviceId }, signal) =>
      deviceId === silent.id ? untilAborted(signal) : { code: '4.04', success: false };
    const silent = await few.addDevice('silent');
    await few.addDevice('b');
    await few.register('silent', ['/3303/0']);
    await few.register('b', ['/3303/0']);
    expect(few.link.sent).to.have.length(1);
    await world.clock.advance(4_000);
    await few.settle();
    expect(few.link.sent).to.have.length(2);
  });

  it('yields to commands, and limits the number of devices at a time', async () => {
    const few = await world.restarted({ maxBackgroundDevices: 2 });
    const waiting: ((answer: OperationAnswer) => void)[] = [];
    few.link.answer = () => new Promise((resolve) => waiting.push(resolve));
    for (const name of ['b', 'c', 'd', 'e']) {
      await few.addDevice(name, '/3303/0');
    }
    expect(few.link.sent).to.have.length(2);
    while (waiting.length > 0) {
      waiting.shift()!({ code: '4.04', success: false });
      await few.settle();
    }
    expect(few.link.sent).to.have.length(4);
  });
});
