import { expect } from 'chai';
import type { Entity, WriteOperation } from '../../../src/store/port.ts';
import { outboxEntries, type OutboxEntry } from '../../../src/features/webhooks/model/outbox-entry.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import { deviceSource, type DeviceWorld } from '../../support/device-world.ts';
import type { SentEvent } from '../../support/recorded-webhooks.ts';

describe('the outbox of events', () => {
  let world: DeviceWorld;
  let deviceId: string;
  /** The documents of each commit, by collection. */
  let commits: Map<string, Entity[]>[];

  worldPerTest(async (one) => {
    world = one;
    ({ id: deviceId } = await world.addDevice('buoy-1'));
    await world.webhooks.consumers.create(world.deviceNetworkId, {
      name: 'everything',
      endpoint: 'https://hooks.example.com/',
      method: 'POST',
      isActive: true,
      headers: [],
      eventTypes: [],
      deviceIds: [],
    });
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
  });

  it('an entry that a restart ends causes an event', async () => {
    const { activityLog } = world.admin;
    const { deviceNetworkId } = world;
    const { id } = await activityLog.start({ deviceNetworkId, entityType: 'Multiple', description: 'Read' });
    commits.length = 0;
    await activityLog.failInterrupted();
    const [event] = commits.flatMap(eventsOf);
    expect(event?.data).to.include({ Id: id, Status: 'Failed' });
  });
});
