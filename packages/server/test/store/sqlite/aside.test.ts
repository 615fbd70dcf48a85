import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { CollectionDefinition, Condition, Entity, Store } from '../../../src/domain/ports/store.ts';
import { insertOperation } from '../../../src/domain/ports/store.ts';
import { openStore } from '../../../src/store/open-store.ts';

interface Entry extends Entity {
  readonly network: string;
  readonly at: number;
  readonly status: string;
  readonly about?: string;
  readonly operation: { readonly path: string };
}

const entries: CollectionDefinition<Entry> = {
  name: 'entries',
  indexes: [{ fields: ['network', 'at'] }],
  aside: [
    { fields: ['network', 'status'], holds: ['at', 'about'] },
    { fields: ['network', 'about'], holds: ['at'] },
    { fields: ['network', 'operation.path'] },
    { fields: ['network', 'id'], holds: ['at'] },
  ],
};
const size = 6_000;
const inNetwork: Condition = { field: 'network', op: 'eq', value: 'a' };

function entry(i: number): Entry {
  return {
    id: `id-${i}`,
    network: i % 7 === 0 ? 'b' : 'a',
    at: (i * 31) % size,
    status: i % 5 === 0 ? 'Failed' : 'Completed',
    ...(i % 3 === 0 ? { about: `thing ${(i * 17) % size}` } : {}),
    operation: { path: `/3/0/${i % 20}` },
  };
}

describe('indexes aside', () => {
  let folder: string;
  let stores: readonly [Store, Store];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muster-aside-'));
    stores = [
      await openStore(`sqlite:${join(folder, 'muster.db')}`, [entries]),
      await openStore('memory:', [entries]),
    ];
    const docs = Array.from({ length: size }, (_, i) => insertOperation(entries, entry(i)));
    await both((store) => store.write(docs));
  });

  afterEach(async () => {
    await both((store) => store.close());
    rmSync(folder, { recursive: true, force: true });
  });

  async function both<R>(work: (store: Store) => Promise<R>): Promise<[R, R]> {
    return [await work(stores[0]), await work(stores[1])];
  }

  async function compare(what: string): Promise<void> {
    for (const field of ['status', 'about', 'operation.path', 'at', 'id']) {
      for (const where of [
        [inNetwork],
        [inNetwork, { field: 'status', op: 'ne', value: 'Failed' } as const],
        [inNetwork, { field: 'status', op: 'ne', value: 'Completed' } as const],
        [inNetwork, { field: 'about', op: 'exists', value: false } as const],
        [inNetwork, { field: 'id', op: 'ne', value: 'id-100' } as const],
        [inNetwork, { field: 'id', op: 'le', value: 'id-3' } as const],
        [inNetwork, { field: 'about', op: 'contains', value: 'thing 1' } as const],
        [inNetwork, { field: 'operation.path', op: 'eq', value: '/3/0/7' } as const],
      ]) {
        for (const offset of [0, 800]) {
          const query = { where, sort: [{ field, direction: 'desc' } as const], offset, limit: 10 };
          const [sqlite, memory] = await both((store) => store.collection(entries).page(query));
          expect(sqlite, `${what}: ${JSON.stringify(query)}`).to.deep.equal(memory);
        }
      }
    }
  }

  it('answer as documents do, while they are made and from then on, whatever is written meanwhile', async () => {
    for (let round = 0; round < 6; round += 1) {
      await both(async (store) => {
        const collection = store.collection(entries);
        await collection.put({ ...entry(round), status: `Status ${round}` });
        await collection.put({ ...entry(round + 20), about: `thing 1${round}` });
        await collection.put({ ...entry(round + 60), network: 'c' });
        await collection.put({ ...entry(round + 70), status: 'moved', operation: { path: `/${round}` } });
        const { about, ...bare } = entry(3 * round + 81);
        await collection.put(about === undefined ? entry(1) : bare);
        await collection.put(entry(round + 90));
        await collection.insert({ ...entry(size + round), status: 'new' });
        await collection.delete(`id-${round + 40}`);
      });
      await compare(`round ${round}`);
    }
    await both((store) =>
      store.collection(entries).deleteWhere([{ field: 'about', op: 'startsWith', value: 'thing 2' }]),
    );
    await compare('after many deletes');
    await both((store) =>
      store.transaction(async (tx) => {
        await tx.collection(entries).put({ ...entry(9), about: 'thing 1', status: 'Failed' });
        await compare('while a transaction is open').catch((error: unknown) => {
          // The store refuses calls from inside of its own transactions.
          expect(error).to.have.property('code', 'nested');
        });
      }),
    );
    await compare('after a transaction');
    await both((store) =>
      store
        .transaction(async (tx) => {
          await tx.collection(entries).put({ ...entry(11), about: 'thing 0', status: 'new' });
          await tx.collection(entries).deleteWhere([{ field: 'about', op: 'startsWith', value: 'thing 3' }]);
          throw new Error('no');
        })
        .catch(() => undefined),
    );
    await compare('after a transaction that failed');
  });

  it('know of a transaction that was open when they were asked for', async () => {
    const [store] = stores;
    const byAbout = {
      where: [inNetwork],
      sort: [{ field: 'about', direction: 'desc' } as const],
      limit: 3,
    };
    let isOpen = (): void => undefined;
    const opened = new Promise<void>((resolve) => (isOpen = resolve));
    let go = (): void => undefined;
    const going = new Promise<void>((resolve) => (go = resolve));
    const transaction = store.transaction(async (tx) => {
      await tx.collection(entries).put({ ...entry(1), about: 'zzz' });
      isOpen();
      await going;
    });
    await opened;
    await store.collection(entries).page(byAbout);
    go();
    await transaction;
    for (let round = 0; round < 10; round += 1) {
      const page = await store.collection(entries).page(byAbout);
      expect(page.rows[0]?.about).to.equal('zzz');
    }
  });
});
