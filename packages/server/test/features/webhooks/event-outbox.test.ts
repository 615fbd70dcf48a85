import { expect } from 'chai';
import { activityLogEntries } from '../../../src/features/activity/model.ts';
import type { Entity, WriteOperation } from '../../../src/store/port.ts';
import { outboxEntries, type OutboxEntry } from '../../../src/features/webhooks/model.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import { deviceSource, DeviceWorld, record } from '../../support/device-world.ts';
import type { SentEvent } from '../../support/recorded-webhooks.ts';

const consumer = {
  ...{ name: 'everything', endpoint: 'https://hooks.example.com/', isActive: true },
  ...{ method: 'POST' as const, headers: [], eventTypes: [], deviceIds: [] },
};

describe('the outbox of events', () => {
  let world: DeviceWorld;
  let deviceId: string;
  /** The documents of each commit, by collection. */
  let commits: Map<string, Entity[]>[];

  worldPerTest(async (one) => {
    world = one;
    ({ id: deviceId } = await world.addDevice('buoy-1'));
    await world.webhooks.consumers.create(world.deviceNetworkId, consumer);
    commits = [];
    const { store } = world;
    const write = store.write.bind(store);
    store.write = async (operations: readonly WriteOperation[]) => {
      const puts = operations.flatMap((one) => (one.type === 'put' || one.type === 'insert' ? [one] : []));
      const docs = Map.groupBy(puts, ({ collection }) => collection.name);
      commits.push(new Map(Array.from(docs, ([name, all]) => [name, all.map(({ doc }) => doc)])));
      await write(operations);
    };
  });

  const eventsOf = (commit: Map<string, Entity[]>): SentEvent[] =>
    (commit.get(outboxEntries.name) ?? []).flatMap(
      (entry) => JSON.parse(`[${(entry as OutboxEntry).text}]`) as SentEvent[],
    );
  const told = (): string[] => commits.flatMap(eventsOf).map(({ type }) => type);

  it('events of a registration are stored with it, before the response to the device', async () => {
    await world.register('buoy-1', ['/3303/0']);
    const [registering] = commits.filter((one) => one.has('registrations'));
    const types = eventsOf(registering!).map(({ type }) => type);
    expect(types).to.deep.equal(['device.registered', 'smartObject.available']);
    const { id: location } = world.domain.live.ofDevice(deviceId)!;
    await world.domain.registrations.update({ location, source: deviceSource });
    await world.domain.registrations.deregister({ location, source: deviceSource });
    // The test does not confirm that the responses are sent.
    expect(told().slice(-2)).to.deep.equal(['device.updated', 'device.deregistered']);
  });

  it('each state of an activity log entry is stored with it, and so are its ancestors', async () => {
    const { activityLog } = world.admin;
    const { deviceNetworkId } = world;
    const entry = { deviceNetworkId, entityType: 'Multiple', description: 'Many' } as const;
    const parent = await activityLog.start(entry);
    const child = await activityLog.start({ ...entry, parentId: parent.id });
    await activityLog.complete(child.id);
    const entries = commits.filter((one) => one.has('activityLogEntries'));
    expect(entries).to.have.length(3);
    for (const commit of entries) {
      const stored = commit.get('activityLogEntries')!.map(({ id }) => id);
      expect(eventsOf(commit).map(({ data }) => data['Id'])).to.deep.equal(stored);
    }
    const { id } = await activityLog.start(entry);
    commits.length = 0;
    await activityLog.failInterrupted();
    const [event] = commits.flatMap(eventsOf);
    expect(event?.data, 'an entry that a restart ends').to.include({ Id: id, Status: 'Failed' });
  });

  it('a restart deletes events that were committed for a consumer during its deletion', async () => {
    const entry = { eventConsumerId: 'deleted', sequence: 0, count: 1, charactersBefore: 0, text: '{}' };
    await world.store.collection(outboxEntries).insert({ id: 'late', ...entry });
    await world.restarted();
    expect(await world.store.collection(outboxEntries).count()).to.equal(0);
  });

  it('a dead endpoint keeps its bound in the store: new events are dropped, counted and reported once', async () => {
    const bounded = await DeviceWorld.create({}, { maxPendingEvents: 3 });
    const { clock, deviceNetworkId, sender, store, webhooks } = bounded;
    const device = await bounded.addDevice('buoy-1', '/3/0');
    const { id } = await webhooks.consumers.create(deviceNetworkId, {
      ...consumer,
      eventTypes: ['measurement'],
    });
    const report = async (...reported: readonly number[]): Promise<void> => {
      for (const value of reported) {
        await bounded.domain.measurements.take({ deviceId: device.id, deviceNetworkId }, [
          record('/3/0/9', value),
        ]);
      }
      await bounded.settle();
    };
    sender.always = 500;
    await report(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(await store.collection(outboxEntries).count()).to.equal(3);
    expect(webhooks.hub.counts).to.include({ dropped: 7, delivered: 0 });
    const rows = await store.collection(activityLogEntries).find({});
    const dropped = rows.filter(({ entityId }) => entityId === id);
    expect(dropped.map(({ responseMessage }) => responseMessage)).to.deep.equal([
      'Too many events are waiting. New ones are dropped until the endpoint accepts some.',
    ]);

    sender.always = 204;
    sender.requests.length = 0;
    await clock.advance(1_000);
    await bounded.settle();
    await report(11, 12);
    expect(sender.events.map(({ data }) => data['v'])).to.deep.equal([1, 2, 3, 11, 12]);
    expect(await store.collection(outboxEntries).count()).to.equal(0);
    expect(bounded.errors).to.deep.equal([]);
    await bounded.close();
  });
});
