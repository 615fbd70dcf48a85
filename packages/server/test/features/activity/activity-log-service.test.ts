import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { activityLogEntries } from '../../../src/features/activity/model.ts';
import type { ActivityLogEntry } from '../../../src/features/activity/model.ts';
import { collections } from '../../../src/features/generated/collections.ts';
import { EventBus, type ActivityLogged, noOutbox } from '../../../src/features/events/events.ts';
import { tags } from '../../../src/features/tags/model.ts';
import { insertOperation, UniqueViolationError } from '../../../src/store/port.ts';
import type { Store, WriteOperation } from '../../../src/store/port.ts';
import { UnitOfWork } from '../../../src/kernel/entities.ts';
import { ActivityLogService } from '../../../src/features/activity/activity-log.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { VirtualClock } from '@muster/testkit';

describe('ActivityLogService', () => {
  const deviceNetworkId = randomUUID();
  let store: Store;
  let clock: VirtualClock;
  let log: ActivityLogService;
  let events: ActivityLogged[];

  beforeEach(async () => {
    store = await openStore('memory:', collections);
    clock = new VirtualClock(1_790_000_000_000);
    events = [];
    log = nextLog();
  });

  afterEach(() => store.close());

  /** Opens the log on the store, as the next process does. */
  function nextLog(): ActivityLogService {
    const bus = new EventBus({ clock });
    bus.subscribe((event) => events.push(event as ActivityLogged));
    return new ActivityLogService({ store, clock, events: bus, outbox: noOutbox(store), maxEntries: 50 });
  }

  const start = (parentId?: string): Promise<{ id: string }> =>
    log.start({
      ...{ deviceNetworkId, entityType: 'Device', entityId: randomUUID(), description: 'Read' },
      ...(parentId === undefined ? {} : { parentId }),
    });
  const get = async (id: string): Promise<ActivityLogEntry> =>
    (await store.collection(activityLogEntries).get(id))!;

  it('Pending, InProgress, Completed with its response; later changes are ignored', async () => {
    const { id } = await start();
    expect(await get(id)).to.include({ status: 'Pending', createdTimestamp: clock.now() });
    await log.progress(id);
    expect((await get(id)).status).to.equal('InProgress');
    await clock.advance(5);
    await log.complete(id, { responseCode: '2.05' });
    const done = await get(id);
    const statusUpdatedTimestamp = clock.now();
    expect(done).to.include({ status: 'Completed', responseCode: '2.05', statusUpdatedTimestamp });
    await clock.advance(5);
    await log.fail(id, { responseCode: '5.00' });
    await log.progress(id);
    expect(await get(id)).to.deep.equal(done);
    await log.complete(randomUUID());
  });

  it('stores what the unit of work of a request adds in the commit of the entry, or neither', async () => {
    const entry = { deviceNetworkId, entityType: 'Device', description: 'Read' } as const;
    const kept = (id: string): WriteOperation => insertOperation(tags, { id, deviceNetworkId, name: 'kept' });
    const { id } = await log.start(entry, new UnitOfWork((one) => [kept(one)]));
    expect(await store.collection(tags).get(id)).to.include({ name: 'kept' });
    const refused = log.start(entry, new UnitOfWork(() => [kept(id)]));
    expect(await refused.catch((error: unknown) => error)).to.be.instanceOf(UniqueViolationError);
    expect(await store.collection(activityLogEntries).count()).to.equal(1);
  });

  it('publishes every change', async () => {
    const { id } = await start();
    await log.complete(id);
    const changes = events.map(({ entry }) => [entry.id, entry.status].join(' '));
    expect(changes).to.deep.equal([`${id} Pending`, `${id} Completed`]);
    expect(events[0]!.deviceId).to.equal(events[0]!.entry.entityId);
  });

  const showsNow = async ({ id }: { id: string }, status: string): Promise<void> => {
    expect(await get(id)).to.include({ status, statusUpdatedTimestamp: clock.now() });
  };

  it('the status of a parent follows its children, and its time is that of the last change', async () => {
    const parent = await start();
    const [one, two] = [await start(parent.id), await start(parent.id)];
    for (const [change, status] of [
      [() => log.progress(one.id), 'InProgress'],
      [() => log.complete(one.id), 'InProgress'],
      [() => log.complete(two.id), 'Completed'],
    ] as const) {
      await clock.advance(10);
      await change();
      await showsNow(parent, status);
    }
    expect((await get(one.id)).statusUpdatedTimestamp).to.equal(clock.now() - 10);
  });

  it('a change of a grandchild shows in all its ancestors, also after they are read again', async () => {
    const top = await start();
    const middle = await start(top.id);
    const [one, two] = [await start(middle.id), await start(middle.id)];
    await clock.advance(10);
    await log.progress(one.id);
    await showsNow(top, 'InProgress');
    await clock.advance(10);
    await Promise.all([log.complete(one.id), log.fail(two.id)]);
    for (const one of [middle, top]) await showsNow(one, 'Failed');
    await clock.advance(10);
    log = nextLog();
    const late = await start(middle.id);
    await showsNow(top, 'InProgress');
    await clock.advance(10);
    await log.complete(late.id);
    await showsNow(top, 'Failed');
  });

  it('a parent counts its children by status, without those that are parents, also after a restart', async () => {
    const parent = await start();
    expect(await get(parent.id)).to.not.have.property('children');
    const [one, two, open] = [await start(parent.id), await start(parent.id), await start(parent.id)];
    const reading = { deviceNetworkId, entityType: 'Multiple', description: 'Read the rows' } as const;
    await log.start({ ...reading, parentId: parent.id });
    expect((await get(parent.id)).children).to.deep.equal({ total: 3, completed: 0, failed: 0 });
    await log.complete(one.id);
    await log.fail(two.id);
    const { children, status } = await get(parent.id);
    expect(children).to.deep.equal({ total: 3, completed: 1, failed: 1 });
    expect(status, 'until all children have ended').to.equal('InProgress');
    const next = nextLog();
    await next.failInterrupted();
    const responseMessage = 'The service was restarted while this was in progress.';
    const failed = { status: 'Failed', responseMessage };
    expect(await get(open.id)).to.include(failed);
    expect((await get(one.id)).status).to.equal('Completed');
    const stored = await get(parent.id);
    expect(stored.children).to.deep.equal({ total: 3, completed: 1, failed: 2 });
    expect(stored).to.include(failed);
    const late = { deviceNetworkId, entityType: 'Device', description: 'Read', parentId: parent.id } as const;
    await next.complete((await next.start(late)).id);
    expect((await get(parent.id)).children).to.deep.equal({ total: 4, completed: 2, failed: 2 });
  });

  it('a step neither changes the status of its parent nor counts as its child', async () => {
    const parent = await start();
    await log.progress(parent.id);
    const step = await log.start({
      ...{ deviceNetworkId, entityType: 'Device', description: 'Step', parentId: parent.id, isStep: true },
    });
    await log.fail(step.id);
    expect(await get(parent.id))
      .to.include({ status: 'InProgress' })
      .and.not.have.property('children');
    await log.complete(parent.id);
    expect((await get(parent.id)).status).to.equal('Completed');
  });

  it('simultaneous children are counted correctly, and so is a later one', async () => {
    const parent = await start();
    const children = await Promise.all(Array.from({ length: 30 }, () => start(parent.id)));
    await Promise.all(children.map((child) => log.complete(child.id)));
    expect((await get(parent.id)).status).to.equal('Completed');
    const late = await start(parent.id);
    expect((await get(parent.id)).status).to.equal('InProgress');
    await log.fail(late.id);
    expect((await get(parent.id)).status).to.equal('Failed');
  });

  it('an entry that ends twice at the same time is counted once', async () => {
    const parent = await start();
    const [one, two] = [await start(parent.id), await start(parent.id)];
    await Promise.all([log.complete(one.id), log.complete(one.id), log.fail(one.id)]);
    expect((await get(parent.id)).status).to.equal('InProgress');
    await log.complete(two.id);
    expect((await get(parent.id)).status).to.equal('Completed');
  });

  it('keeps a bounded number of finished entries, the newest ones, and all open ones', async () => {
    const collection = store.collection(activityLogEntries);
    const command = { operation: { type: 'execute', path: '/3/0/4' } } as const;
    const unsent = await log.start({ deviceNetworkId, entityType: 'Device', description: 'Reboot', command });
    const running = await start();
    await log.progress(running.id);
    for (let index = 0; index < 998; index += 1) {
      await clock.advance(1);
      await log.complete((await start()).id);
    }
    expect(await collection.count()).to.equal(50 + 3);
    expect(await get(unsent.id)).to.deep.include({ status: 'Pending', command });
    expect((await get(running.id)).status).to.equal('InProgress');
    const sort = [{ field: 'createdTimestamp', direction: 'desc' } as const];
    const rows = await collection.find({ sort, limit: 1 });
    expect(rows[0]!.createdTimestamp).to.equal(clock.now());
  });
});
