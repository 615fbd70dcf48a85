import { expect } from 'chai';
import type { OperationAnswer } from '@muster/lwm2m/core';
import { activityLogEntries } from '../../../src/features/activity/model.ts';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import { StoreError } from '../../../src/store/port.ts';
import type { DeviceDomainOptions } from '../../../src/application/device-options.ts';
import { MAX_ATTEMPTS } from '../../../src/features/commands/command-service.ts';
import { deviceSource as source, record, type DeviceWorld } from '../../support/device-world.ts';
import { failureOf } from '../../support/failure-of.ts';
import { QueueScene } from '../../support/queue-scene.ts';
import { AWAKE_MS, silence, sleepy, untilAborted } from '../../support/sleepy.ts';

const DAY_MS = 24 * 3600 * 1000;

describe('commands to devices in queue mode', () => {
  let scene: QueueScene;
  let world: DeviceWorld;

  async function begin(options: Partial<DeviceDomainOptions> = {}): Promise<void> {
    scene = await QueueScene.open(options);
    ({ world } = scene);
  }

  /** Ends the process, and starts the next one on its store after a time. */
  async function restarted(afterMs = 0): Promise<DeviceWorld> {
    await world.domain.close();
    await world.clock.advance(afterMs);
    const next = await world.restarted();
    await next.settle();
    return next;
  }

  beforeEach(() => begin());

  afterEach(() => world.close());

  it('in the awake window they are sent at once, and none is queued; a response extends it', async () => {
    await world.clock.advance(AWAKE_MS - 1_000);
    const first = await scene.read();
    await world.settle();
    expect(scene.statuses(first)).to.deep.equal(['Pending', 'InProgress', 'Completed']);
    await world.clock.advance(AWAKE_MS - 1_000);
    await scene.read('/3/0', 0);
    await world.settle();
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700', 'read /3/0/0']);
    expect(await scene.waiting()).to.equal(0);
  });

  it('asleep: they wait in the store, and are sent in order, one at a time, after an Update', async () => {
    await scene.fallAsleep();
    const ids = [await scene.read(), await scene.execute(), await scene.read('/3/0', 0)];
    await world.settle();
    expect(world.link.sent).to.deep.equal([]);
    expect(ids.map((id) => scene.statuses(id))).to.deep.equal([['Pending'], ['Pending'], ['Pending']]);
    expect(await scene.waiting()).to.equal(3);

    const answers: ((answer: OperationAnswer) => void)[] = [];
    world.link.answer = () => new Promise((resolve) => answers.push(resolve));
    await world.update(scene.location);
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(ids.map((id) => scene.statuses(id).at(-1))).to.deep.equal(['InProgress', 'Pending', 'Pending']);
    for (const [sent, success] of [
      [2, true],
      [3, true],
      [3, false],
    ] as const) {
      answers.shift()!({ code: success ? '2.04' : '4.04', success });
      await world.settle();
      expect(world.link.sent).to.have.length(sent);
    }
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700', 'execute /3/0/4', 'read /3/0/0']);
    expect(ids.map((id) => scene.statuses(id).at(-1))).to.deep.equal(['Completed', 'Completed', 'Failed']);
    expect(world.activity.entry(ids[2]).responseCode, 'a refusal is a response').to.equal('4.04');
    expect(await scene.waiting()).to.equal(0);
  });

  const ofDevice = () => ({ deviceId: scene.device.id, deviceNetworkId: world.deviceNetworkId });

  for (const [what, wake] of [
    ['Register', () => world.register('a', ['/1/0', '/3/0', '/3303/0'], sleepy)],
    ['Notify or Send', () => world.domain.measurements.take(ofDevice(), [record('/3303/0/5700', 20)])],
  ] as const) {
    it(`a ${what} wakes it too`, async () => {
      await scene.fallAsleep();
      const id = await scene.read('/3/0', 0);
      await wake();
      await world.settle();
      expect(world.link.sent).to.include('read /3/0/0');
      expect(scene.statuses(id).at(-1)).to.equal('Completed');
    });
  }

  it('one that does not reach the sleeping device is requeued, and comes first when it wakes', async () => {
    world.link.answer = () => silence;
    const ids = [await scene.read(), await scene.read('/3/0', 0)];
    await world.settle();
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(scene.statuses(ids[0]!)).to.deep.equal(['Pending', 'InProgress', 'Pending']);
    expect(scene.statuses(ids[1]!)).to.deep.equal(['Pending']);
    world.link.answer = () => ({ code: '2.05', success: true, records: [] });
    await world.clock.advance(10_000);
    await world.update(scene.location);
    expect(world.link.sent.slice(1)).to.deep.equal(['read /3303/0/5700', 'read /3/0/0']);
    expect(ids.map((id) => scene.statuses(id).at(-1))).to.deep.equal(['Completed', 'Completed']);
  });

  it('one that cannot be sent is tried again after a pause, or when the device is heard', async () => {
    for (const kind of ['closed', 'away'] as const) {
      world.link.answer = () => new DeviceUnreachable(kind, 'there is no connection');
      const before = world.link.sent.length;
      const id = await scene.read();
      await world.settle();
      expect(world.link.sent).to.have.length(before + 1);
      await world.clock.advance(5_000);
      await world.settle();
      expect(world.link.sent).to.have.length(before + 2);
      world.link.answer = () => ({ code: '2.05', success: true, records: [] });
      await world.update(scene.location);
      expect(world.link.sent).to.have.length(before + 3);
      expect(scene.statuses(id).at(-1)).to.equal('Completed');
    }
  });

  it('one without a response fails after some wakes, so that the next one has its turn', async () => {
    world.link.answer = (operation) =>
      operation.type === 'execute' ? silence : { code: '2.05', success: true, records: [] };
    const [stuck, next] = [await scene.execute(), await scene.read()];
    for (let wake = 0; wake < MAX_ATTEMPTS; wake += 1) {
      await world.clock.advance(10_000);
      await world.update(scene.location);
    }
    expect(world.link.sent.filter((one) => one.startsWith('execute'))).to.have.length(MAX_ATTEMPTS);
    expect(world.activity.entry(stuck).responseMessage).to.equal('The device did not answer in time.');
    expect(scene.statuses(stuck).at(-1)).to.equal('Failed');
    expect(scene.statuses(next).at(-1)).to.equal('Completed');
  });

  it('an Update while a request is stuck sends it again at once', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    world.link.answer = (_operation, _target, signal) => {
      signals.push(signal);
      return untilAborted(signal);
    };
    const id = await scene.read();
    await world.settle();
    await world.clock.advance(60_000);
    await world.update(scene.location);
    expect(signals).to.have.length(2);
    expect(signals.map((one) => one?.aborted)).to.deep.equal([true, false]);
    expect(scene.statuses(id).at(-1)).to.equal('InProgress');
  });

  it('above the limit of a device they are a 429, and other devices are not affected', async () => {
    await world.close();
    await begin({ maxQueuedPerDevice: 2 });
    await world.addDevice('b');
    await world.register('b', ['/3303/0'], { ...sleepy, source: { ...source, port: 40_002 } });
    await scene.fallAsleep();
    await scene.read();
    await scene.read();
    expect((await failureOf(scene.read())).status).to.equal(429);
    expect(await scene.waiting()).to.equal(2);
    scene.device = await world.device('b');
    await scene.read();
  });

  it('deleting the device deletes them and ends their entries', async () => {
    await scene.fallAsleep();
    const id = await scene.read();
    await world.domain.deviceDeletion.delete(world.deviceNetworkId, scene.device.id);
    expect(await scene.waiting()).to.equal(0);
    expect(world.domain.waiting.size).to.equal(0);
    expect(world.activity.entry(id).responseMessage).to.equal('The device was deleted.');
  });

  it('deleting the device during a request: the response has no effect', async () => {
    let answer: ((given: OperationAnswer) => void) | undefined;
    world.link.answer = () => new Promise((resolve) => (answer = resolve));
    const ids = [await scene.read(), await scene.read('/3/0', 0)];
    await world.settle();
    await world.domain.deviceDeletion.delete(world.deviceNetworkId, scene.device.id);
    answer!({ code: '2.05', success: true, records: [record('/3303/0/5700', 1)] });
    await world.settle();
    expect(ids.map((id) => world.activity.entry(id).responseMessage)).to.include('The device was deleted.');
    expect(await scene.waiting()).to.equal(0);
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(world.errors).to.deep.equal([]);
  });

  it('a temporary failure of the store loses none of them', async () => {
    await scene.fallAsleep();
    const id = await scene.read();
    const { activity } = world;
    const progress = activity.progress.bind(activity);
    activity.progress = () => Promise.reject(new StoreError('disk-full', 'The disk is full.'));
    await world.update(scene.location);
    expect(world.link.sent).to.deep.equal([]);
    expect(world.errors).to.have.length(1);
    activity.progress = progress;
    await world.update(scene.location);
    expect(scene.statuses(id).at(-1)).to.equal('Completed');
  });

  it('devices that wake at the same time are served concurrently', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `b${index}`);
    for (const [index, name] of names.entries()) {
      await world.addDevice(name);
      await world.register(name, ['/3303/0'], { ...sleepy, source: { ...source, port: 41_000 + index } });
    }
    await scene.fallAsleep();
    for (const name of names) {
      scene.device = await world.device(name);
      await scene.read();
    }
    expect(world.domain.waiting.size).to.equal(50);
    world.link.sent.length = 0;
    let underWay = 0;
    world.link.answer = (_operation, _target, signal) => {
      underWay += 1;
      return untilAborted(signal);
    };
    for (const [index, name] of names.entries()) {
      const { id: location } = world.domain.live.ofDevice((await world.device(name)).id)!;
      const from = { source: { ...source, port: 41_000 + index }, location };
      (await world.domain.registrations.update(from)).afterSent();
    }
    await world.settle();
    expect(underWay).to.equal(50);
  });

  it('a device that leaves queue mode gets waiting ones before newer ones', async () => {
    await scene.fallAsleep();
    await scene.read();
    await world.update(scene.location, { queueMode: false, binding: 'U' });
    await scene.read('/3/0', 0);
    await world.settle();
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700', 'read /3/0/0']);
  });

  it('Observe and its cancellation wait like any other command', async () => {
    await scene.fallAsleep();
    const temperature = await scene.idOf('/3303/0', 5700);
    const { resources } = world.domain;
    await resources.observe(world.deviceNetworkId, temperature);
    await world.settle();
    expect((await resources.observeState(world.deviceNetworkId, temperature)).observed).to.equal(false);
    await world.update(scene.location);
    expect((await resources.observeState(world.deviceNetworkId, temperature)).observed).to.equal(true);
    await scene.fallAsleep();
    await resources.cancelObserve(world.deviceNetworkId, temperature);
    await world.link.notify('/3303/0/5700', [record('/3303/0/5700', 23)]);
    await world.settle();
    expect(world.link.sent).to.deep.equal(['observe /3303/0/5700', 'cancel /3303/0/5700 active']);
    expect((await resources.observeState(world.deviceNetworkId, temperature)).observed).to.equal(false);
  });

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
    const next = await restarted(3_600_000);
    expect(next.link.sent).to.deep.equal([]);
    const operations: unknown[] = [];
    next.link.answer = (operation) => {
      operations.push(operation);
      return { code: '2.04', success: true };
    };
    await next.update(scene.location);
    const path = { objectId: 1, instanceId: 0, resourceId: 1 };
    const reboot = { objectId: 3, instanceId: 0, resourceId: 4 };
    expect(operations).to.deep.equal([
      { type: 'write', path, mode: 'replace', records: [{ path, value: 600 }] },
      { type: 'execute', path: reboot, arguments: "0='now'" },
    ]);
    expect(next.finished).to.deep.equal([write, run]);
  });

  it('after a restart expired ones are deleted at once', async () => {
    await scene.fallAsleep();
    const id = await scene.read();
    const next = await restarted(DAY_MS);
    expect(next.finished).to.deep.equal([id]);
    expect(await scene.waiting()).to.equal(0);
  });

  it('one whose request is pending when the server stops is sent by the next process', async () => {
    world.link.answer = (_operation, _target, signal) => untilAborted(signal);
    const id = await scene.read();
    await world.settle();
    const next = await restarted();
    expect(scene.statuses(id)).to.deep.equal(['Pending', 'InProgress', 'Pending']);
    // The server has just received a message of the device, so the device is awake.
    expect(next.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(next.finished).to.deep.equal([id]);
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
