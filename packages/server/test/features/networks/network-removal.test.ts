import { expect } from 'chai';
import { VirtualClock } from '@muster/testkit';
import { deviceNetworks, type DeviceNetwork } from '../../../src/features/networks/model.ts';
import { settings, type Setting } from '../../../src/features/settings/model.ts';
import { tags } from '../../../src/features/tags/model.ts';
import { insertOperation, type Store, type WriteOperation } from '../../../src/store/port.ts';
import { NetworkRemoval } from '../../../src/features/networks/network-removal.ts';
import { sqliteStore } from '../../support/sqlite-store.ts';

const closed = { id: 'closed', tenantId: 'tenant', name: 'closed', createdAt: 1, removedAt: 2 };

describe('NetworkRemoval among many rows', () => {
  let store: Store;
  let errors: unknown[];

  sqliteStore(beforeEach, afterEach, async (one) => {
    store = one;
    errors = [];
    await store.write([insertOperation(deviceNetworks, closed as DeviceNetwork)]);
  });

  afterEach(() => expect(errors).to.deep.equal([]));

  /** @param onDelete called with the number of documents of each deletion */
  function newRemoval(onDelete: (count: number) => void = () => undefined): NetworkRemoval {
    return new NetworkRemoval({
      store: {
        ...store,
        collection: (definition) => store.collection(definition),
        write: async (operations) => {
          await store.write(operations);
          onDelete(operations.length);
        },
      },
      clock: new VirtualClock(1_790_000_000_000),
      access: { permits: async () => true, revoke: () => undefined, forget: () => undefined },
      audit: { closeNetwork: async () => undefined },
      deleteDevice: async () => undefined,
      deleteFirmware: async () => undefined,
      onError: (error) => errors.push(error),
    });
  }

  async function removed(removal: NetworkRemoval): Promise<void> {
    await removal.load();
    await removal.settled();
  }

  const tagsOf = (deviceNetworkId: string, count: number): WriteOperation[] =>
    Array.from({ length: count }, (_, i) =>
      insertOperation(tags, { id: `${deviceNetworkId}-${i}`, deviceNetworkId, name: `tag ${i}` }),
    );

  it('keeps the rows of other networks, also without an index by network', async () => {
    const count = 1_000;
    const setting = { deviceNetworkId: 'another', ownerType: 'Device', categoryId: 'c', key: 'interval' };
    await store.write(
      Array.from({ length: count }, (_, i) =>
        insertOperation(settings, { ...setting, id: `setting-${i}`, ownerId: `device-${i}` } as Setting),
      ),
    );
    await removed(newRemoval());
    expect(await store.collection(settings).count()).to.equal(count);
    expect(await store.collection(deviceNetworks).count()).to.equal(0);
  });

  it('deletes a few documents at a time, of that network only', async () => {
    await store.write([...tagsOf('closed', 1_000), ...tagsOf('another', 10)]);
    const steps: number[] = [];
    await removed(newRemoval((count) => steps.push(count)));
    expect(Math.max(...steps)).to.be.at.most(50);
    expect(steps.reduce((sum, one) => sum + one, 0)).to.equal(1_000);
    expect(await store.collection(tags).count()).to.equal(10);
  });

  it('stops after the current step, and the next removal does the rest', async () => {
    await store.write(tagsOf('closed', 1_000));
    let closing: Promise<void> | undefined;
    const first: NetworkRemoval = newRemoval(() => {
      closing ??= first.close();
    });
    await removed(first);
    await closing;
    expect(await store.collection(tags).count()).to.be.within(1, 999);
    expect(await store.collection(deviceNetworks).count()).to.equal(1);
    await removed(newRemoval());
    expect(await store.collection(tags).count()).to.equal(0);
    expect(await store.collection(deviceNetworks).count()).to.equal(0);
  });
});
