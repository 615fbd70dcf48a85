import { expect } from 'chai';
import { VirtualClock } from '@muster/testkit';
import { activityLogEntries } from '../../../src/features/activity/model.ts';
import { insertOperation, type Store } from '../../../src/store/port.ts';
import { ActivityArchive } from '../../../src/features/activity/activity-archive.ts';
import { sqliteStore } from '../../support/sqlite-store.ts';
import { turnsDuring } from '../../support/turns.ts';

const now = 1_790_000_000_000;
const dayMs = 86_400_000;
const count = 2_000;

describe('ActivityArchive of a long log', () => {
  let store: Store;
  let archive: ActivityArchive;

  sqliteStore(beforeEach, afterEach, async (opened) => {
    store = opened;
    archive = new ActivityArchive(store, new VirtualClock(now));
    await store.write(
      Array.from({ length: count }, (_, i) => {
        // One in four is too recent to archive.
        const at = i % 4 === 0 ? now - dayMs : now - 40 * dayMs + i;
        return insertOperation(activityLogEntries, {
          ...{ id: `entry-${(i * 7_919) % count}`, deviceNetworkId: 'network', description: 'Read /3/0/9' },
          ...{ status: 'Completed', entityType: 'Device', createdTimestamp: at, statusUpdatedTimestamp: at },
        });
      }),
    );
  });

  const left = (): Promise<number> => store.collection(activityLogEntries).count();

  it('deletes outdated entries, archives all, and deletes archived ones, a few at a time', async () => {
    const turns = await turnsDuring(archive.deleteAllOutdated('network'));
    expect(turns).to.be.above((count * 3) / 4 / 50);
    expect(await left()).to.equal(count / 4);
    expect(await turnsDuring(archive.archiveAll('network'))).to.be.above(count / 4 / 50);
    expect(await left()).to.equal(count / 4);
    expect(await turnsDuring(archive.deleteAllOutdated('network'))).to.be.above(count / 4 / 50);
    expect(await left()).to.equal(0);
  });
});
