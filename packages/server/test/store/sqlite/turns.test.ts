import { join } from 'node:path';
import { expect } from 'chai';
import type { CollectionDefinition, Entity, Store } from '../../../src/store/port.ts';
import { insertOperation, measureOperation } from '../../../src/store/port.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { TemporaryFolders } from '../temporary-folder.ts';
import { turnsDuring } from '../../support/turns.ts';

interface Thing extends Entity {
  readonly network: string;
  readonly name: string;
}

const things: CollectionDefinition<Thing> = {
  name: 'things',
  indexes: [{ fields: ['network'] }],
  searched: ['name'],
};
const size = 9_000;
const samples = 12_000;
const ofA = [{ field: 'network', op: 'eq', value: 'a' }] as const;

describe('long operations of a store', () => {
  const folders = new TemporaryFolders();
  let store: Store;

  beforeEach(async () => {
    store = await openStore(`sqlite:${join(folders.make(), 'turns.db')}`, [things]);
    await store.write([
      ...Array.from({ length: size }, (_, i) => {
        const network = i % 3 === 0 ? 'b' : 'a';
        return insertOperation(things, { id: `id-${i}`, network, name: `thing ${i}` });
      }),
      measureOperation(
        Array.from({ length: samples }, (_, timeMs) => ({ resourceId: 'long', timeMs, value: 1 })),
      ),
      measureOperation([{ resourceId: 'other', timeMs: 1, value: 1 }]),
    ]);
  });

  afterEach(async () => {
    await store.close();
    folders.removeAll();
  });

  const count = (): Promise<number> => store.collection(things).count();
  const lengthOf = async (resourceId: string): Promise<number> =>
    (await store.measurements.range(resourceId, 0, samples, samples)).length;

  it('lets others read while a transaction deletes many documents, and shows them all or none', async () => {
    const seen = new Set<number>();
    let isOver = false;
    const deleting = store.transaction(async (tx) => {
      expect(await turnsDuring(tx.collection(things).deleteWhere(ofA))).to.be.above(10);
    });
    const watching = (async () => {
      while (!isOver) {
        seen.add(await count());
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await deleting.finally(() => (isOver = true));
    await watching;
    expect([...seen].filter((one) => one !== size && one !== size / 3)).to.deep.equal([]);
    expect(await count()).to.equal(size / 3);
    expect(await store.collection(things).count({ search: { text: 'thing 1', fields: ['name'] } })).to.equal(
      Array.from({ length: size }, (_, i) => i).filter((i) => i % 3 === 0 && String(i).startsWith('1'))
        .length,
    );
  });

  it('rolls a long delete back when its transaction fails', async () => {
    const failing = store.transaction(async (tx) => {
      expect(await tx.collection(things).deleteWhere(ofA)).to.equal((size * 2) / 3);
      await tx.measurements.deleteFor(['long', 'other']);
      throw new Error('back');
    });
    expect(await failing.catch((error: unknown) => String(error))).to.equal('Error: back');
    expect(await count()).to.equal(size);
    expect(await lengthOf('long')).to.equal(samples);
    expect(await lengthOf('other')).to.equal(1);
  });

  it('deletes a long series in parts, and the others of the same call', async () => {
    expect(await turnsDuring(store.measurements.deleteFor(['long', 'unknown', 'other']))).to.be.above(2);
    expect(await lengthOf('long')).to.equal(0);
    expect(await lengthOf('other')).to.equal(0);
  });

  it('prunes a long series in parts, exactly to the sample', async () => {
    expect(await store.measurements.prune(samples - 10)).to.equal(samples - 10 + 1);
    expect(await lengthOf('long')).to.equal(10);
    expect(await lengthOf('other')).to.equal(0);
  });
});
