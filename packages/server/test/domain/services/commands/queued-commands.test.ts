import { expect } from 'chai';
import type { OperationAnswer } from '@muster/lwm2m/core';
import { activityLogEntries } from '../../../../src/domain/entities/activity-log-entry.ts';
import type { Device } from '../../../../src/domain/entities/device.ts';
import { queueItems } from '../../../../src/domain/entities/queue-item.ts';
import { resourceId } from '../../../../src/domain/entities/resource-id.ts';
import { MusterError } from '../../../../src/domain/errors.ts';
import { StoreError } from '../../../../src/domain/ports/store.ts';
import type { DeviceDomainOptions } from '../../../../src/domain/services/device-domain.ts';
import { MAX_ATTEMPTS } from '../../../../src/domain/services/commands/queued-commands.ts';
import { DeviceWorld, record } from '../../../support/device-world.ts';
import { AWAKE_MS, silence, sleepy } from '../../../support/sleepy.ts';

const DAY_MS = 24 * 3600 * 1000;
const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1' };

describe('commands to devices in queue mode', () => {
  let world: DeviceWorld;
  let device: Device;
  let location: string;

  async function begin(options: Partial<DeviceDomainOptions> = {}): Promise<void> {
    world = await DeviceWorld.create(options);
    device = await world.addDevice('a');
    location = await world.register('a', ['/1/0', '/3/0', '/3303/0'], sleepy);
    world.link.sent.length = 0;
  }

  beforeEach(() => begin());

  afterEach(() => world.close());

  async function fallAsleep(): Promise<void> {
    await world.clock.advance(AWAKE_MS);
    await world.settle();
  }

  async function idOf(instance: string, rid: number): Promise<string> {
    return resourceId((await world.objectsOf(device.id)).get(instance)!.id, rid);
  }

  async function read(instance = '/3303/0', rid = 5700, domain = world.domain): Promise<string> {
    return domain.resources.read(world.deviceNetworkId, await idOf(instance, rid));
  }

  async function execute(): Promise<string> {
    return world.domain.resources.execute(world.deviceNetworkId, await idOf('/3/0', 4), "0='now'");
  }

  const statuses = (id: string): readonly string[] => world.activity.entry(id).statuses;
  const waiting = (): Promise<number> => world.store.collection(queueItems).count();

  it('within the awake window they go at once, and nothing stays behind', async () => {
    const first = await read();
    await world.settle();
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(statuses(first)).to.deep.equal(['Pending', 'InProgress', 'Completed']);
    expect(await waiting()).to.equal(0);
  });

  it('an answer prolongs the window', async () => {
    await world.clock.advance(AWAKE_MS - 1_000);
    await read();
    await world.settle();
    await world.clock.advance(AWAKE_MS - 1_000);
    await read('/3/0', 0);
    await world.settle();
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700', 'read /3/0/0']);
  });

  it('asleep: they wait in the store, and go in order, one at a time, when an Update comes in', async () => {
    await fallAsleep();
    const ids = [await read(), await execute(), await read('/3/0', 0)];
    await world.settle();
    expect(world.link.sent).to.deep.equal([]);
    expect(ids.map(statuses)).to.deep.equal([['Pending'], ['Pending'], ['Pending']]);
    expect(await waiting()).to.equal(3);

    const answers: ((answer: OperationAnswer) => void)[] = [];
    world.link.answer = () => new Promise((resolve) => answers.push(resolve));
    await world.update(location);
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(ids.map((id) => statuses(id).at(-1))).to.deep.equal(['InProgress', 'Pending', 'Pending']);
    for (const sent of [2, 3, 3]) {
      answers.shift()!({ code: '2.04', success: true });
      await world.settle();
      expect(world.link.sent).to.have.length(sent);
    }
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700', 'execute /3/0/4', 'read /3/0/0']);
    expect(ids.map((id) => statuses(id).at(-1))).to.deep.equal(['Completed', 'Completed', 'Completed']);
    expect(await waiting()).to.equal(0);
  });

  for (const [what, wake] of [
    ['Register', () => world.register('a', ['/1/0', '/3/0', '/3303/0'], sleepy)],
    [
      'Notify or Send',
      () =>
        world.domain.measurements.take({ deviceId: device.id, deviceNetworkId: world.deviceNetworkId }, [
          record('/3303/0/5700', 20),
        ]),
    ],
  ] as const) {
    it(`a ${what} wakes it too`, async () => {
      await fallAsleep();
      const id = await read('/3/0', 0);
      await wake();
      await world.settle();
      expect(world.link.sent).to.include('read /3/0/0');
      expect(statuses(id).at(-1)).to.equal('Completed');
    });
  }

  it('what finds the device asleep goes back to its place, and comes first when it wakes', async () => {
    world.link.answer = () => silence;
    const ids = [await read(), await read('/3/0', 0)];
    await world.settle();
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(statuses(ids[0]!)).to.deep.equal(['Pending', 'InProgress', 'Pending']);
    expect(statuses(ids[1]!)).to.deep.equal(['Pending']);
    world.link.answer = () => ({ code: '2.05', success: true, records: [] });
    await world.clock.advance(10_000);
    await world.update(location);
    expect(world.link.sent.slice(1)).to.deep.equal(['read /3303/0/5700', 'read /3/0/0']);
    expect(ids.map((id) => statuses(id).at(-1))).to.deep.equal(['Completed', 'Completed']);
  });

  it('what it never answers is given up after some wakes, so that the next one has its turn', async () => {
    world.link.answer = (operation) =>
      operation.type === 'execute' ? silence : { code: '2.05', success: true, records: [] };
    const [stuck, next] = [await execute(), await read()];
    for (let wake = 0; wake < MAX_ATTEMPTS; wake += 1) {
      await world.clock.advance(10_000);
      await world.update(location);
    }
    expect(world.link.sent.filter((one) => one.startsWith('execute'))).to.have.length(MAX_ATTEMPTS);
    expect(world.activity.entry(stuck).responseMessage).to.equal('The device did not answer in time.');
    expect(statuses(stuck).at(-1)).to.equal('Failed');
    expect(statuses(next).at(-1)).to.equal('Completed');
  });

  it('a refusal is an answer: the entry fails with its code', async () => {
    await fallAsleep();
    const id = await read();
    world.link.answer = () => ({ code: '4.04', success: false });
    await world.update(location);
    expect(world.activity.entry(id)).to.include({ responseCode: '4.04' });
    expect(await waiting()).to.equal(0);
  });

  it('an Update while a request is stuck sends it anew at once', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    world.link.answer = (_operation, _target, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    };
    const id = await read();
    await world.settle();
    await world.clock.advance(60_000);
    await world.update(location);
    expect(signals).to.have.length(2);
    expect(signals.map((one) => one?.aborted)).to.deep.equal([true, false]);
    expect(statuses(id).at(-1)).to.equal('InProgress');
  });

  it('expired ones are deleted, and their entry says Failed: expired', async () => {
    await fallAsleep();
    const old = await read();
    await world.clock.advance(DAY_MS - 1);
    const young = await read('/3/0', 0);
    expect(statuses(old)).to.deep.equal(['Pending']);
    await world.clock.advance(1);
    await world.settle();
    expect(statuses(old)).to.deep.equal(['Pending', 'Failed']);
    expect(world.activity.entry(old).responseMessage).to.match(/^expired/u);
    await world.update(location);
    expect(world.link.sent).to.deep.equal(['read /3/0/0']);
    expect(statuses(young).at(-1)).to.equal('Completed');
  });

  it('the time may be over while one is under way: an answer still counts, silence does not bring it back', async () => {
    await world.close();
    await begin({ queueSeconds: 60 });
    const answers: { resolve: (answer: OperationAnswer) => void; reject: (error: Error) => void }[] = [];
    world.link.answer = () => new Promise((resolve, reject) => answers.push({ resolve, reject }));
    const [answered, silent] = [await read(), await read('/3/0', 0)];
    await world.settle();
    await world.clock.advance(59_999);
    answers.shift()!.resolve({ code: '2.05', success: true, records: [] });
    await world.settle();
    await world.clock.advance(1);
    expect(statuses(answered).at(-1)).to.equal('Completed');
    answers.shift()!.reject(silence);
    await world.settle();
    expect(world.activity.entry(silent).responseMessage).to.match(/^expired/u);
    expect(await waiting()).to.equal(0);
  });

  it('they survive a restart, with their order, their values and their expiry', async () => {
    await fallAsleep();
    const lifetime = await idOf('/1/0', 1);
    const write = await world.domain.resources.write(world.deviceNetworkId, lifetime, '600');
    const run = await execute();
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
    await next.update(location);
    expect(operations).to.deep.equal([
      {
        type: 'write',
        path: { objectId: 1, instanceId: 0, resourceId: 1 },
        mode: 'replace',
        records: [{ path: { objectId: 1, instanceId: 0, resourceId: 1 }, value: 600 }],
      },
      {
        type: 'execute',
        path: { objectId: 3, instanceId: 0, resourceId: 4 },
        arguments: "0='now'",
      },
    ]);
    expect(next.finished).to.deep.equal([write, run]);
    await next.domain.close();
  });

  it('after a restart those whose time is over go at once', async () => {
    await fallAsleep();
    const id = await read();
    await world.domain.close();
    await world.clock.advance(DAY_MS);
    const next = await world.restarted();
    await next.settle();
    expect(next.finished).to.deep.equal([id]);
    expect(await waiting()).to.equal(0);
    await next.domain.close();
  });

  it('one that is under way when the server stops is sent by the next run', async () => {
    world.link.answer = (_operation, _target, signal) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const id = await read();
    await world.settle();
    await world.domain.close();
    expect(statuses(id)).to.deep.equal(['Pending', 'InProgress', 'Pending']);
    const next = await world.restarted();
    await next.settle();
    // The device was heard a moment ago: it is awake.
    expect(next.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(next.finished).to.deep.equal([id]);
    await next.domain.close();
  });

  it('the Activity Log does not fail those that wait, when the service starts', async () => {
    await world.close();
    await begin();
    const { activityLog } = world.admin;
    const entry = { deviceNetworkId: world.deviceNetworkId, entityType: 'Device', description: 'x' } as const;
    const [held, lost] = [await activityLog.start(entry), await activityLog.start(entry)];
    const operation = { type: 'read', path: { objectId: 3 } } as const;
    const { deviceNetworkId } = world;
    await world.domain.waiting.add({ id: held.id, deviceId: device.id, deviceNetworkId, operation });
    await activityLog.failInterrupted();
    const entries = await world.store.collection(activityLogEntries).getMany([held.id, lost.id]);
    expect(entries.get(held.id)?.status).to.equal('Pending');
    expect(entries.get(lost.id)?.status).to.equal('Failed');
  });

  it('more than the queue of a device holds are a 429, and other devices are not affected', async () => {
    await world.close();
    await begin({ maxQueuedPerDevice: 2 });
    await world.addDevice('b');
    await world.register('b', ['/3303/0'], { ...sleepy, source: { ...source, port: 40_002 } });
    await fallAsleep();
    await read();
    await read();
    const fault = await read().catch((error: unknown) => error);
    expect(fault).to.be.instanceOf(MusterError);
    expect((fault as MusterError).status).to.equal(429);
    expect(await waiting()).to.equal(2);
    device = await world.device('b');
    await read();
  });

  it('deleting the device deletes them and ends their entries', async () => {
    await fallAsleep();
    const id = await read();
    await world.domain.devices.delete(world.deviceNetworkId, device.id);
    expect(await waiting()).to.equal(0);
    expect(world.domain.waiting.size).to.equal(0);
    expect(world.activity.entry(id).responseMessage).to.equal('The device was deleted.');
  });

  it('deleting the device while one is under way: its answer changes nothing any more', async () => {
    let answer: ((given: OperationAnswer) => void) | undefined;
    world.link.answer = () => new Promise((resolve) => (answer = resolve));
    const ids = [await read(), await read('/3/0', 0)];
    await world.settle();
    await world.domain.devices.delete(world.deviceNetworkId, device.id);
    answer!({ code: '2.05', success: true, records: [record('/3303/0/5700', 1)] });
    await world.settle();
    expect(ids.map((id) => world.activity.entry(id).responseMessage)).to.include('The device was deleted.');
    expect(await waiting()).to.equal(0);
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700']);
    expect(world.errors).to.deep.equal([]);
  });

  it('a store that fails for a while loses none of them', async () => {
    await fallAsleep();
    const id = await read();
    const { activity } = world;
    const progress = activity.progress.bind(activity);
    activity.progress = () => Promise.reject(new StoreError('disk-full', 'The disk is full.'));
    await world.update(location);
    expect(world.link.sent).to.deep.equal([]);
    expect(world.errors).to.have.length(1);
    activity.progress = progress;
    await world.update(location);
    expect(statuses(id).at(-1)).to.equal('Completed');
  });

  it('many devices that wake at once are served beside each other', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `b${index}`);
    for (const [index, name] of names.entries()) {
      await world.addDevice(name);
      await world.register(name, ['/3303/0'], { ...sleepy, source: { ...source, port: 41_000 + index } });
    }
    await fallAsleep();
    for (const name of names) {
      device = await world.device(name);
      await read();
    }
    expect(world.domain.waiting.size).to.equal(50);
    world.link.sent.length = 0;
    let underWay = 0;
    world.link.answer = (_operation, _target, signal) => {
      underWay += 1;
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    };
    for (const [index, name] of names.entries()) {
      const registration = world.domain.live.ofDevice((await world.device(name)).id)!;
      const reply = await world.domain.registrations.update({
        source: { ...source, port: 41_000 + index },
        location: registration.id,
      });
      reply.afterSent();
    }
    await world.settle();
    expect(underWay).to.equal(50);
  });

  it('a device that leaves queue mode gets what waits, before anything newer', async () => {
    await fallAsleep();
    await read();
    await world.update(location, { queueMode: false, binding: 'U' });
    await read('/3/0', 0);
    await world.settle();
    expect(world.link.sent).to.deep.equal(['read /3303/0/5700', 'read /3/0/0']);
  });

  it('its registration may run out meanwhile: they wait until it registers again', async () => {
    await world.register('a', ['/3303/0'], { ...sleepy, lifetimeSeconds: 300 });
    world.link.sent.length = 0;
    await fallAsleep();
    const id = await read();
    await world.clock.advance(3_600_000);
    expect(statuses(id)).to.deep.equal(['Pending']);
    await world.register('a', ['/3303/0'], sleepy);
    expect(statuses(id).at(-1)).to.equal('Completed');
  });

  it('Observe and its cancellation wait like any other command', async () => {
    await fallAsleep();
    const temperature = await idOf('/3303/0', 5700);
    const { resources } = world.domain;
    await resources.observe(world.deviceNetworkId, temperature);
    await world.settle();
    expect((await resources.observeState(world.deviceNetworkId, temperature)).observed).to.equal(false);
    await world.update(location);
    expect((await resources.observeState(world.deviceNetworkId, temperature)).observed).to.equal(true);
    await fallAsleep();
    await resources.cancelObserve(world.deviceNetworkId, temperature);
    await world.link.notify('/3303/0/5700', [record('/3303/0/5700', 23)]);
    await world.settle();
    expect(world.link.sent).to.deep.equal(['observe /3303/0/5700', 'cancel /3303/0/5700 active']);
    expect((await resources.observeState(world.deviceNetworkId, temperature)).observed).to.equal(false);
  });
});
