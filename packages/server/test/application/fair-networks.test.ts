import { randomUUID } from 'node:crypto';
import type { OperationAnswer } from '@muster/lwm2m/core';
import { expect } from 'chai';
import { attributeJobs } from '../../src/features/templates/model.ts';
import { devices } from '../../src/features/devices/model.ts';
import { resourceId } from '../../src/features/device-objects/model.ts';
import { smartObjectTypes } from '../../src/features/catalogue/model.ts';
import { typeChanges } from '../../src/features/smart-objects/model.ts';
import { MusterError } from '../../src/kernel/errors.ts';
import type { MassRow } from '../../src/features/devices/mass-registration.ts';
import { MemoryFirmwareFiles } from '../../src/features/firmware/files/firmware-files.ts';
import { DeviceWorld } from '../support/device-world.ts';
import { attribute } from '../support/template-world.ts';
import { FirmwareMachine } from '../support/firmware-machine.ts';
import { SecondNetwork } from '../support/second-network.ts';

const done: OperationAnswer = { code: '2.04', success: true };
const found: OperationAnswer = { code: '2.05', success: true, records: [], links: [] };

describe('a device network beside a busy one', () => {
  let world: DeviceWorld;
  let modest: SecondNetwork;
  /** Completes the pending requests to the devices of the greedy network. */
  let answerAll: () => void;
  let unanswered: Promise<OperationAnswer>;

  beforeEach(() => {
    const { promise, resolve } = Promise.withResolvers<OperationAnswer>();
    unanswered = promise;
    answerAll = () => resolve(done);
  });

  afterEach(async () => {
    answerAll();
    await world.settle();
    expect(world.errors).to.deep.equal([]);
    await world.close();
  });

  async function open(options: Parameters<typeof DeviceWorld.create>[0] = {}): Promise<void> {
    world = await DeviceWorld.create(options);
    modest = await SecondNetwork.create(world);
  }

  /** Creates and registers devices of the greedy network. */
  async function greedyDevices(count: number, ...paths: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const name = `greedy-${index}`;
      ids.push((await world.addDevice(name)).id);
      const request = world.registerRequest(name, paths, { source: modest.nextSource() });
      (await world.domain.registrations.register(request)).afterSent();
    }
    await world.settle();
    return ids;
  }

  const isModest = ({ deviceId }: { readonly deviceId: string }): boolean => modestIds.has(deviceId);
  const modestIds = new Set<string>();
  async function modestDevice(...paths: readonly string[]): Promise<string> {
    const { id } = await modest.device('modest-0', ...paths);
    modestIds.add(id);
    return id;
  }

  async function addPackage(deviceNetworkId: string, deviceTypeId: string): Promise<string> {
    async function* content(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('image');
    }
    const { packages } = world.domain.firmware;
    const staged = await packages.stage(deviceNetworkId, 'image.bin', content());
    return (await packages.create(deviceNetworkId, { deviceTypeId, title: 'F', version: '2' }, staged)).id;
  }

  /** Assigns a new template with an attribute to the Temperature objects of a network. */
  async function setAttribute(deviceNetworkId: string, deviceIds: readonly string[]): Promise<void> {
    const { admin, store } = world;
    const type = await store.collection(smartObjectTypes).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'typeId', op: 'eq', value: 3303 },
    ]);
    const [first = ''] = deviceIds;
    const { deviceTypeId = '' } = (await store.collection(devices).get(first)) ?? {};
    const { id } = await admin.smartObjectTemplates.create(deviceNetworkId, {
      name: 'Hot',
      smartObjectTypeId: type!.id,
      resourceTemplates: [],
    });
    const template = await admin.deviceTemplates.create(deviceNetworkId, {
      name: 'Hot',
      deviceTypeId,
      instances: [{ smartObjectTypeId: type!.id, instanceId: 0, smartObjectTemplateId: id }],
    });
    for (const deviceId of deviceIds) {
      const device = (await store.collection(devices).get(deviceId))!;
      await store.collection(devices).put({ ...device, deviceTemplateId: template.id });
    }
    await admin.smartObjectTemplates.setAttributes(deviceNetworkId, id, [attribute('pmin', 10)]);
  }

  it('gets its firmware while packages of the other use all slots of one network', async () => {
    await open({ firmware: { files: new MemoryFirmwareFiles(), maxTransfers: 2 } });
    const greedy = await greedyDevices(5, '/1/0', '/3/0', '/5/0');
    const id = await modestDevice('/1/0', '/3/0', '/5/0');
    const machines = new Map<string, FirmwareMachine>();
    const machineOf = (deviceId: string): FirmwareMachine => {
      const machine = machines.get(deviceId) ?? new FirmwareMachine();
      machines.set(deviceId, machine);
      return machine;
    };
    let pushes = 0;
    world.link.answer = (operation, { deviceId }) => machineOf(deviceId).answer(operation);
    world.link.uploaded = (bytes, target) => {
      if (isModest(target)) return machineOf(target.deviceId).take(bytes);
      pushes += 1;
      return unanswered;
    };
    const { updates } = world.domain.firmware;
    const image = await addPackage(world.deviceNetworkId, world.deviceTypeId);
    await updates.startMany(world.deviceNetworkId, image, { deviceIds: greedy });
    await world.settle();
    expect(pushes).to.equal(2);
    await updates.start(modest.id, id, await addPackage(modest.id, modest.deviceTypeId));
    await world.settle();
    expect(machineOf(id).received).to.deep.equal(['image']);
    expect(pushes).to.equal(2);
  });

  it('gets its attributes while silent devices of the other use all its background requests', async () => {
    await open({ maxBackgroundDevices: 2 });
    const greedy = await greedyDevices(8, '/3303/0');
    const id = await modestDevice('/3303/0');
    const written: string[] = [];
    world.link.answer = (operation, target) => {
      if (operation.type !== 'writeAttributes') return found;
      written.push(isModest(target) ? 'modest' : 'greedy');
      return isModest(target) ? done : unanswered;
    };
    await setAttribute(world.deviceNetworkId, greedy);
    await world.settle();
    expect(written).to.deep.equal(['greedy', 'greedy']);
    await setAttribute(modest.id, [id]);
    await world.settle();
    expect(written).to.deep.equal(['greedy', 'greedy', 'modest']);
  });

  it('gets its changed template distributed while a template of the other is sent to many silent devices', async () => {
    await open();
    const greedy = await greedyDevices(1_040, '/3303/0');
    const id = await modestDevice('/3303/0');
    const written: string[] = [];
    world.link.answer = (operation, target) => {
      if (operation.type !== 'writeAttributes') return found;
      if (!isModest(target)) return unanswered;
      written.push('modest');
      return done;
    };
    await setAttribute(world.deviceNetworkId, greedy);
    for (let round = 0; round < 10; round += 1) await world.settle();
    const jobsOf = (deviceNetworkId: string): Promise<number> =>
      world.store
        .collection(attributeJobs)
        .count({ where: [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] });
    expect(await jobsOf(world.deviceNetworkId)).to.equal(1);
    await setAttribute(modest.id, [id]);
    await world.settle();
    expect(written).to.deep.equal(['modest']);
    expect(await jobsOf(modest.id)).to.equal(0);
    expect(await jobsOf(world.deviceNetworkId)).to.equal(1);
  });

  it('registers its devices in turns with the other, regardless of the number of requests of that one', async () => {
    await open();
    async function* rows(name: string, count: number, deviceTypeId: string): AsyncGenerator<MassRow> {
      for (let line = 1; line <= count; line += 1) {
        const deviceIdentifier = `${name}-${line}`;
        yield { line, deviceIdentifier, input: async () => ({ deviceIdentifier, deviceTypeId }) };
      }
    }
    const { massRegistration } = world.domain;
    const greedy = Array.from({ length: 20 }, (_, index) =>
      massRegistration.stream(world.deviceNetworkId, rows(`greedy-${index}`, 100, world.deviceTypeId)),
    );
    await new Promise(setImmediate);
    await massRegistration.stream(modest.id, rows('modest', 20, modest.deviceTypeId));
    const made = await world.store
      .collection(devices)
      .count({ where: [{ field: 'deviceNetworkId', op: 'eq', value: world.deviceNetworkId }] });
    // The rows needed two commits. In the order of arrival, twenty commits of the other network would precede each.
    expect(made).to.be.lessThan(100);
    await Promise.all(greedy);
  });

  it('can begin a mass registration when the other has reached its limit', async () => {
    await open();
    const { massRegistration } = world.domain;
    async function* waiting(): AsyncGenerator<MassRow> {
      await unanswered;
      yield* [];
    }
    const greedy = Array.from({ length: 30 }, () =>
      massRegistration.stream(world.deviceNetworkId, waiting()).catch((error: unknown) => error),
    );
    const own = massRegistration.stream(modest.id, waiting());
    answerAll();
    expect(await own).to.be.a('string');
    const refused = (await Promise.all(greedy)).filter((one) => one instanceof MusterError);
    expect(refused).to.have.length(6);
    expect(refused[0]).to.include({ code: 'too-many-requests', retryAfterSeconds: 10 });
  });

  it('gets its commands sent at once while no device of the other responds: each device has its own lane', async () => {
    await open();
    const greedy = await greedyDevices(300, '/3/0');
    const id = await modestDevice('/3/0');
    const sent: string[] = [];
    world.link.answer = (_, target) => {
      sent.push(isModest(target) ? 'modest' : 'greedy');
      return isModest(target) ? found : unanswered;
    };
    const read = async (deviceNetworkId: string, deviceId: string): Promise<void> => {
      const object = (await world.objectsOf(deviceId)).get('/3/0')!;
      await world.domain.resources.read(deviceNetworkId, resourceId(object.id, 9));
    };
    for (const one of greedy) {
      for (let count = 0; count < 3; count += 1) await read(world.deviceNetworkId, one);
    }
    await read(modest.id, id);
    await world.settle();
    expect(sent.filter((one) => one === 'greedy')).to.have.length(300);
    expect(sent.at(-1)).to.equal('modest');
  });

  it('gets a changed type applied to its smart objects while a device of the other blocks a change', async () => {
    await open();
    const [busy = ''] = await greedyDevices(1, '/3303/0');
    const id = await modestDevice('/3303/0');
    const change = async (deviceNetworkId: string, deviceId: string): Promise<void> => {
      const { smartObjectTypeId } = (await world.objectsOf(deviceId)).get('/3303/0')!;
      await world.store
        .collection(typeChanges)
        .insert({ id: randomUUID(), deviceNetworkId, smartObjectTypeId, added: [], removed: [] });
    };
    await change(world.deviceNetworkId, busy);
    await change(modest.id, id);
    const holding = world.admin.lanes.run(busy, () => unanswered);
    const following = world.domain.typeChanges.follow(world.deviceNetworkId);
    await world.domain.typeChanges.follow(modest.id);
    const left = await world.store.collection(typeChanges).find({});
    expect(left.map((one) => one.deviceNetworkId)).to.deep.equal([world.deviceNetworkId]);
    answerAll();
    await Promise.all([holding, following]);
  });
});
