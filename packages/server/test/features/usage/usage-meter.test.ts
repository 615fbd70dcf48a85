import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settle, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { devices, type Device } from '../../../src/features/devices/model.ts';
import { collections } from '../../../src/features/generated/collections.ts';
import { deviceNetworks, type DeviceNetwork } from '../../../src/features/networks/model.ts';
import { settings, type Setting } from '../../../src/features/settings/model.ts';
import { usage } from '../../../src/features/usage/model.ts';
import { UsageMeter } from '../../../src/features/usage/usage.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { insertOperation, type Store } from '../../../src/store/port.ts';

const november = Date.UTC(2026, 10, 30, 23, 59);
const december = Date.UTC(2026, 11, 1);
const harbour = { id: 'n', tenantId: 't', name: 'Harbour' } as DeviceNetwork;

describe('the usage meter', () => {
  let store: Store;
  let clock: VirtualClock;
  let errors: unknown[];

  beforeEach(async () => {
    clock = new VirtualClock(november);
    errors = [];
    store = await openStore('memory:', collections);
    await store.collection(deviceNetworks).insert(harbour);
  });

  afterEach(() => store.close());

  const start = (over: Store = store): UsageMeter =>
    new UsageMeter({ store: over, clock, intervalSeconds: 1, onError: (error) => errors.push(error) });

  const row = (month = '2026-11') => store.collection(usage).get(`n/${month}`);

  const addDevices = (ids: readonly string[]): Promise<unknown> =>
    store.write(
      ids.map((id) =>
        insertOperation(devices, { id, deviceNetworkId: 'n', endpointName: id } as unknown as Device),
      ),
    );

  /** Leaves no room in a store. @returns ids of the settings that fill it */
  async function fillUp(full: Store): Promise<string[]> {
    const ids: string[] = [];
    for (const size of [50_000, 2_000, 20]) {
      for (let hasRoom = true; hasRoom;) {
        const id = `fill-${ids.length}`;
        hasRoom = await full
          .collection(settings)
          .insert({ id, value: 'x'.repeat(size) } as unknown as Setting)
          .then(
            () => true,
            () => false,
          );
        if (hasRoom) ids.push(id);
      }
    }
    return ids;
  }

  it('adds its counts to the row of the month, also that of an earlier run', async () => {
    const first = start();
    first.add('n', 'messagesUp', 3);
    first.add('n', 'values');
    await first.close();
    const second = start();
    second.add('n', 'messagesUp', 4);
    await second.close();
    expect(await row()).to.include({
      networkName: 'Harbour',
      tenantId: 't',
      messagesUp: 7,
      messagesDown: 0,
      values: 1,
    });
  });

  it('counts a device once a month, also after a restart and with more devices than a commit holds', async () => {
    const ids = Array.from({ length: 1_200 }, (_, index) => `d${index}`);
    await addDevices(ids);
    for (let run = 0; run < 2; run += 1) {
      const meter = start();
      for (const id of ids) meter.heard('n', id, undefined);
      await meter.close();
      expect((await row())?.activeDevices).to.equal(ids.length);
    }
  });

  it('counts a device once in each of two months that are stored together, for more networks than a commit holds', async () => {
    const ids = Array.from({ length: 600 }, (_, index) => `d${index}`);
    await addDevices(ids);
    const first = start();
    for (const id of ids) first.heard('n', id, undefined);
    for (let index = 0; index < 100; index += 1) {
      await store
        .collection(deviceNetworks)
        .insert({ ...harbour, id: `n${index}`, name: `Harbour ${index}` });
      first.add(`n${index}`, 'values');
    }
    await clock.advance(december - november);
    for (const id of ids) first.heard('n', id, november);
    await first.close();
    const second = start();
    for (const id of ids) second.heard('n', id, undefined);
    await second.close();
    expect((await row())?.activeDevices).to.equal(ids.length);
    expect((await row('2026-12'))?.activeDevices).to.equal(ids.length);
    expect(await store.collection(usage).count()).to.equal(102);
  });

  it('does not ask about a device that it has heard in the month before', async () => {
    const meter = start();
    await clock.advance(2_000);
    meter.heard('n', 'd', november + 1_000);
    await meter.close();
    expect((await row())?.activeDevices).to.equal(0);
  });

  it('counts a device that an earlier process has heard in the month, and not stored', async () => {
    start().heard('n', 'd', undefined);
    await clock.advance(1_000);
    const meter = start();
    meter.heard('n', 'd', november);
    await meter.close();
    expect((await row())?.activeDevices).to.equal(1);
  });

  it('stores its counts at each interval', async () => {
    const meter = start();
    await meter.load();
    for (let interval = 1; interval <= 3; interval += 1) {
      meter.add('n', 'values');
      await clock.advance(999);
      expect((await row())?.values ?? 0, 'before the interval is over').to.equal(interval - 1);
      await clock.advance(1);
      while ((await row())?.values !== interval) await settle();
    }
  });

  it('keeps the largest number of devices, and begins a month with those that exist', async () => {
    const meter = start();
    await meter.load();
    for (let count = 0; count < 3; count += 1) meter.devicesChanged('n', 1);
    meter.devicesChanged('n', -1);
    await clock.advance(december - november);
    meter.add('n', 'values');
    await meter.close();
    expect(await row()).to.include({ devices: 3, values: 0 });
    expect(await row('2026-12')).to.include({ devices: 2, values: 1 });
    expect(errors).to.deep.equal([]);
  });

  it('stores everything once, after the disk was full at a month end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-usage-'));
    const small = await openStore(`sqlite:${join(folder, 'muster.db')}`, collections, {
      maxSizeBytes: 4_000_000,
    });
    try {
      const ids = Array.from({ length: 150 }, (_, index) => `n${index}`);
      await small.write(
        ids.map((id) => insertOperation(deviceNetworks, { ...harbour, id, name: `Harbour ${id}` })),
      );
      const meter = start(small);
      const add = (): void => ids.forEach((id) => meter.add(id, 'values'));
      add();
      await meter.settle();
      const fills = await fillUp(small);
      add();
      await clock.advance(december - november);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        add();
        // The rows of the month before can be rewritten. New ones do not fit into the file.
        const failure = await meter.settle().catch((error: unknown) => error);
        expect(failure).to.have.property('code', 'disk-full');
      }
      await small.collection(settings).deleteWhere([{ field: 'id', op: 'in', value: fills }]);
      await meter.close();
      for (const id of ids) {
        expect(await small.collection(usage).get(`${id}/2026-11`)).to.include({ values: 2 });
        expect(await small.collection(usage).get(`${id}/2026-12`)).to.include({ values: 2 });
      }
    } finally {
      await small.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('keeps the rows of a deleted network, and counts nothing new for an unknown one', async () => {
    const meter = start();
    meter.add('n', 'values');
    await meter.settle();
    await store.collection(deviceNetworks).delete('n');
    meter.add('n', 'values');
    meter.add('unknown', 'values');
    await meter.close();
    expect(await row()).to.include({ networkName: 'Harbour', values: 2 });
    expect(await store.collection(usage).count()).to.equal(1);
  });
});
