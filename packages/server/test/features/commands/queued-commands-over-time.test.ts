import { expect } from 'chai';
import type { OperationAnswer } from '@muster/lwm2m/core';
import { activityLogEntries } from '../../../src/features/activity/model/activity-log-entry.ts';
import type { DeviceDomainOptions } from '../../../src/application/device-options.ts';
import type { DeviceWorld } from '../../support/device-world.ts';
import { QueueScene } from '../../support/queue-scene.ts';
import { silence, sleepy, untilAborted } from '../../support/sleepy.ts';

const DAY_MS = 24 * 3600 * 1000;

describe('commands to devices in queue mode, over expiry and restarts', () => {
  let scene: QueueScene;
  let world: DeviceWorld;

  async function begin(options: Partial<DeviceDomainOptions> = {}): Promise<void> {
    scene = await QueueScene.open(options);
    ({ world } = scene);
  }

  beforeEach(() => begin());

  afterEach(() => world.close());

  it('expired ones are deleted, and their entry says Failed: expired', async () => {
    await scene.fallAsleep();
    const old = await scene.read();
    await world.clock.advance(DAY_MS - 1);
    const young = await scene.read('/3/0', 0);
    expect(scene.statuses(old)).to.deep.equal(['Pending']);
    await world.clock.advance(1);
    await world.settle();
    expect(scene.statuses(old)).to.deep.equal(['Pending', 'Failed']);
    expect(world.activity.entry(old).responseMessage).to.match(/^expired/u);
    await world.update(scene.location);
    expect(world.link.sent).to.deep.equal(['read /3/0/0']);
    expect(scene.statuses(young).at(-1)).to.equal('Completed');
  });

  it('one may expire during its request: a response still counts, and silence does not requeue it', async () => {
    await world.close();
    await begin({ queueSeconds: 60 });
    const answers: { resolve: (answer: OperationAnswer) => void; reject: (error: Error) => void }[] = [];
    world.link.answer = () => new Promise((resolve, reject) => answers.push({ resolve, reject }));
    const [answered, silent] = [await scene.read(), await scene.read('/3/0', 0)];
    await world.settle();
    await world.clock.advance(59_999);
    answers.shift()!.resolve({ code: '2.05', success: true, records: [] });
    await world.settle();
    await world.clock.advance(1);
    expect(scene.statuses(answered).at(-1)).to.equal('Completed');
    answers.shift()!.reject(silence);
    await world.settle();
    expect(world.activity.entry(silent).responseMessage).to.match(/^expired/u);
    expect(await scene.waiting()).to.equal(0);
  });

  it('they survive a restart, with their order, values and expiry', async () => {
    await scene.fallAsleep();
    const lifetime = await scene.idOf('/1/0', 1);
    const write = await world.domain.resources.write(world.deviceNetworkId, lifetime, '600');
    const run = await scene.execute();
    await world.clock.advance(3_600_000);
    await world.domain.close();
    const next = await world.restarted();
    const operations: unknown[] = [];
    next.link.answer = (operation) => {
      operations.push(operation);
      return { code: '2.04', success: true };
    };
    await next.settle();
    expect(operations).to.deep.equal([]);
    await next.update(scene.location);
    const path = { objectId: 1, instanceId: 0, resourceId: 1 };
    const reboot = { objectId: 3, instanceId: 0, resourceId: 4 };
    expect(operations).to.deep.equal([
      { type: 'write', path, mode: 'replace', records: [{ path, value: 600 }] },
      { type: 'execute', path: reboot, arguments: "0='now'" },
    ]);
    expect(next.finished).to.deep.equal([write, run]);
    await next.domain.close();
  });

  it('after a restart expired ones are deleted at once', async () => {
    await scene.fallAsleep();
    const id = await scene.read();
    await world.domain.close();
    await world.clock.advance(DAY_MS);
    const next = await world.restarted();
    await next.settle();
    expect(next.finished).to.deep.equal([id]);
    expect(await scene.waiting()).to.equal(0);
    await next.domain.close();
  });

  it('one whose request is pending when the server stops is sent by the next process', async () => {
    world.link.answer = (_operation, _target, signal) => untilAborted(signal);
    const id = await scene.read();
    await world.settle();
    await world.domain.close();
    expect(scene.statuses(id)).to.deep.equal(['Pending', 'InProgress', 'Pending']);
    const next = await world.restarted();
    await next.settle();
    // The server has just received a message of the device, so the device is awake.
    expect(next.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(next.finished).to.deep.equal([id]);
    await next.domain.close();
  });

  it('the start of the service does not fail the entries of waiting ones', async () => {
    const { activityLog } = world.admin;
    const entry = { deviceNetworkId: world.deviceNetworkId, entityType: 'Device', description: 'x' } as const;
    const [held, lost] = [await activityLog.start(entry), await activityLog.start(entry)];
    const operation = { type: 'read', path: { objectId: 3 } } as const;
    const { deviceNetworkId } = world;
    await world.domain.waiting.add({ id: held.id, deviceId: scene.device.id, deviceNetworkId, operation });
    await activityLog.failInterrupted();
    const entries = await world.store.collection(activityLogEntries).getMany([held.id, lost.id]);
    expect(entries.get(held.id)?.status).to.equal('Pending');
    expect(entries.get(lost.id)?.status).to.equal('Failed');
  });

  it('they wait through the expiry of a registration until the next one', async () => {
    await world.register('a', ['/3303/0'], { ...sleepy, lifetimeSeconds: 300 });
    world.link.sent.length = 0;
    await scene.fallAsleep();
    const id = await scene.read();
    await world.clock.advance(3_600_000);
    expect(scene.statuses(id)).to.deep.equal(['Pending']);
    await world.register('a', ['/3303/0'], sleepy);
    expect(scene.statuses(id).at(-1)).to.equal('Completed');
  });
});
