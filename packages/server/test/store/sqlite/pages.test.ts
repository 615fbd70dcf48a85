import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type {
  CollectionDefinition,
  Condition,
  Entity,
  Query,
  Store,
} from '../../../src/domain/ports/store.ts';
import { insertOperation } from '../../../src/domain/ports/store.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { rejection } from '../contract/fixture.ts';

interface Thing extends Entity {
  readonly network: string;
  readonly name: string;
  readonly place: string;
  readonly note?: string;
}

const things: CollectionDefinition<Thing> = {
  name: 'things',
  indexes: [{ fields: ['network', 'name'] }, { fields: ['place', 'name'] }],
};
interface Place extends Entity {
  readonly name: string;
}

const places: CollectionDefinition<Place> = { name: 'places', indexes: [{ fields: ['name'] }] };
const size = 4_000;
const inNetwork: Condition = { field: 'network', op: 'eq', value: 'a' };

/** Of the places with such a name. */
function ofPlace(op: 'eq' | 'lt', value: string): Condition {
  const source = { collection: places, field: 'id', where: [{ field: 'name', op, value }] } as const;
  return { field: 'place', op: 'among', value: [source] };
}

function isNot(field: string, value: string): Condition {
  return { field, op: 'ne', value };
}

/** Itself, or the place that has its id. */
const noted: Condition = {
  field: 'id',
  op: 'among',
  value: [
    { collection: things, field: 'id', where: [{ field: 'note', op: 'gt', value: 'note 4' }] },
    { collection: places, field: 'id', where: [] },
  ],
};

const queries: readonly Query[] = [
  { where: [inNetwork], sort: [{ field: 'name', direction: 'asc' }] },
  {
    where: [inNetwork, { field: 'place', op: 'in', value: ['p0', 'p2'] }],
    sort: [{ field: 'name', direction: 'desc' }],
  },
  {
    where: [inNetwork, { field: 'place', op: 'eq', value: 'p1' }],
    sort: [{ field: 'name', direction: 'asc' }],
  },
  { where: [{ field: 'note', op: 'exists', value: true }], sort: [{ field: 'note', direction: 'asc' }] },
  { where: [inNetwork], search: { text: 'THING 1', fields: ['name'] } },
  { where: [inNetwork, ofPlace('lt', 'p2')], sort: [{ field: 'name', direction: 'asc' }] },
  { where: [inNetwork, ofPlace('eq', 'p3')], sort: [{ field: 'place', direction: 'asc' }] },
  { where: [inNetwork, noted], sort: [{ field: 'name', direction: 'desc' }] },
  // Few have another value than that, and most.
  { where: [isNot('network', 'a')], sort: [{ field: 'name', direction: 'desc' }] },
  { where: [inNetwork, isNot('name', 'thing 5')], sort: [{ field: 'place', direction: 'asc' }] },
  { where: [isNot('place', 'p1'), isNot('network', 'a'), isNot('note', 'note 3')] },
  { where: [isNot('network', 'a'), isNot('network', 'b')] },
  {
    where: [{ field: 'place', op: 'eq', value: 'p1' }, isNot('network', 'a')],
    search: { text: '7', fields: ['name'] },
  },
  // Few match, and no index says which.
  { where: [inNetwork, { field: 'name', op: 'contains', value: '99' }] },
  { where: [{ field: 'note', op: 'eq', value: 'new' }], sort: [{ field: 'name', direction: 'asc' }] },
  // Some match that an index has in another order, and few of those.
  {
    where: [inNetwork, { field: 'place', op: 'eq', value: 'p1' }],
    sort: [{ field: 'note', direction: 'asc' }],
  },
  {
    where: [
      { field: 'place', op: 'eq', value: 'p1' },
      { field: 'note', op: 'eq', value: 'note 3' },
    ],
    sort: [{ field: 'network', direction: 'desc' }],
  },
  // Many match that no index holds in this order; many of them are alike.
  {
    where: [inNetwork],
    sort: [
      { field: 'place', direction: 'desc' },
      { field: 'note', direction: 'asc' },
    ],
  },
  { where: [inNetwork, ofPlace('lt', 'p2')], sort: [{ field: 'place', direction: 'desc' }] },
  { search: { text: '-77', fields: ['id'] }, sort: [{ field: 'place', direction: 'desc' }] },
  {},
];

/** A generator of numbers below a bound, the same in every run. */
function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}

describe('pages of many rows', () => {
  const next = numbers(7);
  let folder: string;
  let stores: readonly [Store, Store];

  const thing = (index: number): Thing => ({
    id: `id-${index}`,
    network: next(5) === 0 ? 'b' : 'a',
    name: `thing ${next(size / 4)}`,
    place: `p${next(4)}`,
    ...(next(3) === 0 ? { note: `note ${next(9)}` } : {}),
  });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muster-pages-'));
    stores = [
      await openStore(`sqlite:${join(folder, 'muster.db')}`, [things, places]),
      await openStore('memory:', [things, places]),
    ];
    const docs = Array.from({ length: size }, (_, index) => thing(index));
    const all = ['p0', 'p1', 'p2', 'p3', 'id-5'].map((id) => insertOperation(places, { id, name: id }));
    await both((store) => store.write(all));
    await both((store) => store.write(docs.map((doc) => insertOperation(things, doc))));
  });

  afterEach(async () => {
    await both((store) => store.close());
    rmSync(folder, { recursive: true, force: true });
  });

  async function both<R>(work: (store: Store) => Promise<R>): Promise<[R, R]> {
    return [await work(stores[0]), await work(stores[1])];
  }

  async function compare(what: string): Promise<void> {
    for (const query of queries) {
      const total = await stores[1].collection(things).count(query);
      for (const offset of [0, 20, Math.floor(total / 2), total - 25, total - 3, total]) {
        const page = { ...query, offset: Math.max(0, offset), limit: 20 };
        const [sqlite, memory] = await both((store) => store.collection(things).page(page));
        expect(sqlite, `${what}: ${JSON.stringify(page)}`).to.deep.equal(memory);
      }
    }
  }

  it('are the same from either end as those of a store that sorts everything', async () => {
    await compare('at first');
  });

  it('hold what a walk over all that matches meets', async () => {
    for (const query of queries) {
      const met = await both(async (store) => {
        const ids: string[] = [];
        for await (const { id } of store.collection(things).iterate(query)) ids.push(id);
        return query.sort === undefined ? ids.sort() : ids;
      });
      expect(met[0], JSON.stringify(query)).to.deep.equal(met[1]);
    }
  });

  it('have totals that follow every kind of change', async () => {
    await compare('at first');
    const change = async (what: string, work: (store: Store) => Promise<unknown>): Promise<void> => {
      await both(work);
      await compare(what);
    };
    const [moved, added, rewritten] = [thing(1), thing(size), thing(2)];
    await change('a put', (store) => store.collection(things).put(moved));
    await change('an insert', (store) => store.collection(things).insert(added));
    await change('a second put', (store) => store.collection(things).put({ ...rewritten, note: 'new' }));
    await change('the note alone', (store) => store.collection(things).put({ ...rewritten, note: 'newer' }));
    await change('a delete', (store) => store.collection(things).delete('id-7'));
    await change('a place renamed', (store) => store.collection(places).put({ id: 'p3', name: 'p1' }));
    await change('a place deleted', (store) => store.collection(places).delete('id-5'));
    await change('a delete of nothing', (store) => store.collection(things).delete('id-7'));
    await change('many deletes', (store) =>
      store.collection(things).deleteWhere([{ field: 'place', op: 'eq', value: 'p3' }]),
    );
    await change('a transaction', (store) =>
      store.transaction(async (tx) => {
        await tx.collection(things).put({ ...moved, place: 'p1' });
        await tx.collection(things).put({ ...moved, place: 'p2' });
        await tx.collection(things).delete('id-9');
      }),
    );
    await change('one that is rolled back', (store) =>
      store
        .transaction(async (tx) => {
          await tx.collection(things).put({ ...moved, network: 'b' });
          throw new Error('no');
        })
        .catch(() => undefined),
    );
    await change('a part that is taken back', (store) =>
      store
        .write([insertOperation(things, { ...added, id: 'new' }), insertOperation(things, added)])
        .catch(() => undefined),
    );
  });

  it('have totals that follow what is committed while they are counted', async () => {
    const [store] = stores;
    const collection = store.collection(things);
    for (let round = 0; round < 20; round += 1) {
      const asked = { field: 'name', op: 'contains', value: `${round % 7}` } as const;
      const unindexed = { field: 'note', op: 'ne', value: `note ${round}` } as const;
      const page = { where: [asked, unindexed], limit: 5 };
      const counting = [collection.page(page), collection.count({ where: [unindexed] })];
      for (let i = 0; i < 5; i += 1) {
        await collection.put(thing(next(size)));
        await collection.delete(`id-${next(size)}`);
      }
      await Promise.all(counting);
      const all = await collection.find({});
      const notNoted = all.filter((one) => one.note !== unindexed.value);
      expect(await collection.count({ where: [unindexed] })).to.equal(notNoted.length);
      expect((await collection.page(page)).total).to.equal(
        notNoted.filter((one) => one.name.includes(asked.value)).length,
      );
    }
  });

  it('have the rows that follow what is committed while others are read', async () => {
    const ordered = queries.filter(({ sort }) => sort !== undefined);
    for (let round = 0; round < 8; round += 1) {
      // What is known is forgotten with this.
      await both((store) =>
        store.collection(things).deleteWhere([{ field: 'id', op: 'eq', value: `id-${round}` }]),
      );
      const asked = ordered.map((query) => stores[0].collection(things).page({ ...query, limit: 20 }));
      for (let i = 0; i < 20; i += 1) {
        const first = { ...thing(next(size)), network: 'a', note: 'note 0', name: `thing ${'9'.repeat(i)}` };
        await both((store) => store.collection(things).put({ ...first, place: i % 2 === 0 ? 'p3' : 'p0' }));
      }
      await Promise.all(asked);
      await compare(`round ${round}`);
    }
  });

  it('are refused when the store is closed meanwhile', async () => {
    const collection = stores[0].collection(things);
    const asked = collection.count({ where: [{ field: 'note', op: 'exists', value: false }] }).then(
      () => 'answered',
      (error: unknown) => error,
    );
    await stores[0].close();
    const outcome = await asked;
    if (outcome !== 'answered') expect(outcome).to.have.property('code', 'closed');
    expect(await rejection(collection.count())).to.have.property('code', 'closed');
  });
});
