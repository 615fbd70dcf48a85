import { expect } from 'chai';
import { join } from 'node:path';

import type { Store } from '../../../src/store/port.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { definitions } from '../contract.ts';
import { TemporaryFolders } from '../temporary-folder.ts';

describe('samples of a store in memory', () => {
  const folders = new TemporaryFolders();
  let store: Store;

  afterEach(async () => {
    await store.close();
    folders.removeAll();
  });

  const append = (resourceId: string, ...times: readonly number[]): Promise<void> =>
    store.measurements.append(times.map((timeMs) => ({ resourceId, timeMs, value: timeMs })));
  const timesOf = async (resourceId: string): Promise<number[]> =>
    (await store.measurements.range(resourceId, 0, 999, 999)).map(({ timeMs }) => timeMs);

  for (const kind of ['memory', 'json'] as const) {
    it(`${kind}: are the newest of each resource, up to the limit`, async () => {
      const url = kind === 'memory' ? 'memory:' : `json:${join(folders.make(), 'state.json')}`;
      const options = { maxSamplesPerResource: 3 };
      store = await openStore(url, definitions, options);
      await append('r', 10, 20, 30);
      await append('s', 1, 2);
      expect(await timesOf('r')).to.deep.equal([10, 20, 30]);
      await append('r', 50, 40, 5);
      await append('r', 50, 50);
      expect(await timesOf('r')).to.deep.equal([30, 40, 50]);
      expect(await timesOf('s')).to.deep.equal([1, 2]);
      if (kind === 'memory') return;
      await store.close();
      store = await openStore(url, definitions, { maxSamplesPerResource: 2 });
      expect(await timesOf('r')).to.deep.equal([40, 50]);
      expect(await timesOf('s')).to.deep.equal([1, 2]);
    });
  }

  it('memory: are 1,000 of each resource by default', async () => {
    store = await openStore('memory:', definitions);
    await append('r', ...Array.from({ length: 1_100 }, (_, i) => i));
    expect(await store.measurements.range('r', 0, 9_999, 9_999)).to.have.lengthOf(1_000);
    expect(await store.measurements.prune(101)).to.equal(1);
  });
});
