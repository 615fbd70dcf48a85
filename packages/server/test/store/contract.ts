import { expect } from 'chai';

import type {
  Collection,
  CollectionDefinition,
  Condition,
  Entity,
  Store,
} from '../../src/domain/ports/store.ts';
import { StoreError, UniqueViolationError } from '../../src/domain/ports/store.ts';
import type { StoreOptions } from '../../src/store/open-store.ts';

export interface Thing extends Entity {
  readonly network: string;
  readonly name: string;
  readonly rank?: number | null;
  readonly flag?: boolean;
  readonly nested?: { readonly deep: string };
  readonly tags?: readonly string[];
}

export const things: CollectionDefinition<Thing> = {
  name: 'things',
  indexes: [{ fields: ['network', 'name'], unique: true }, { fields: ['network'] }, { fields: ['rank'] }],
};

interface Other extends Entity {
  readonly thingId: string;
}

export const others: CollectionDefinition<Other> = { name: 'others', indexes: [{ fields: ['thingId'] }] };

export const definitions = [things, others];

/** One adapter under test. */
export interface Subject {
  readonly name: string;
  /** A store of its own per call, empty. */
  open(options?: StoreOptions): Promise<Store>;
  /** Opens again what `open` made last; undefined for stores that end with the process. */
  readonly reopen?: () => Promise<Store>;
  cleanUp(): Promise<void> | void;
}

/** The behaviour that every adapter of the store port has. */
export function storeContract(subject: Subject): void {
  describe(`store contract: ${subject.name}`, () => {
    let store: Store;
    let collection: Collection<Thing>;

    beforeEach(async () => {
      store = await subject.open();
      collection = store.collection(things);
    });

    afterEach(async () => {
      await store.close();
      await subject.cleanUp();
    });

    const fill = async (...docs: readonly Thing[]): Promise<void> => {
      await Promise.all(docs.map((doc) => collection.put(doc)));
    };
    const idsOf = async (where: readonly Condition[]): Promise<string[]> =>
      (await collection.find({ where })).map((doc) => doc.id);

    describe('documents', () => {
      it('gives back what was put, and nothing for an unknown id', async () => {
        const doc: Thing = {
          id: 'a',
          network: 'n',
          name: 'α "quoted" \u0000',
          nested: { deep: 'x' },
          tags: ['t'],
        };
        await collection.put(doc);
        expect(await collection.get('a')).to.deep.equal(doc);
        expect(await collection.get('b')).to.equal(undefined);
      });

      it('replaces on put and refuses a second insert', async () => {
        await collection.insert({ id: 'a', network: 'n', name: 'one' });
        await collection.put({ id: 'a', network: 'n', name: 'two', rank: 7 });
        expect(await collection.get('a')).to.deep.equal({ id: 'a', network: 'n', name: 'two', rank: 7 });
        const error = await rejection(collection.insert({ id: 'a', network: 'n', name: 'three' }));
        expect(error).to.be.instanceOf(UniqueViolationError);
        expect(fieldsOf(error)).to.deep.equal(['id']);
        expect((await collection.get('a'))?.name).to.equal('two');
      });

      it('gets many, leaving out what is not there', async () => {
        await fill({ id: 'a', network: 'n', name: '1' }, { id: 'b', network: 'n', name: '2' });
        const found = await collection.getMany(['b', 'x', 'a']);
        expect([...found.keys()].sort()).to.deep.equal(['a', 'b']);
        expect(found.get('b')?.name).to.equal('2');
      });

      it('deletes, and says whether there was something', async () => {
        await fill({ id: 'a', network: 'n', name: '1' });
        expect(await collection.delete('a')).to.equal(true);
        expect(await collection.delete('a')).to.equal(false);
        expect(await collection.get('a')).to.equal(undefined);
      });

      it('deletes what matches', async () => {
        await fill(
          { id: 'a', network: 'n', name: '1' },
          { id: 'b', network: 'n', name: '2' },
          { id: 'c', network: 'm', name: '1' },
        );
        expect(await collection.deleteWhere([{ field: 'network', op: 'eq', value: 'n' }])).to.equal(2);
        expect((await collection.find({})).map((doc) => doc.id)).to.deep.equal(['c']);
      });

      it('keeps its own copy', async () => {
        const doc = { id: 'a', network: 'n', name: '1', nested: { deep: 'x' } };
        const putting = collection.put(doc);
        doc.nested.deep = 'changed';
        await putting;
        const first = (await collection.get('a')) as unknown as { nested: { deep: string } };
        expect(first.nested.deep).to.equal('x');
        first.nested.deep = 'changed';
        expect((await collection.get('a'))?.nested?.deep).to.equal('x');
      });

      it('takes names from prototypes as ids and as fields', async () => {
        for (const id of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
          expect(await collection.get(id)).to.equal(undefined);
          await collection.put({ id, network: id, name: id });
          expect((await collection.get(id))?.name).to.equal(id);
        }
        const hostile = JSON.parse(
          '{"id":"h","network":"n","name":"h","__proto__":{"polluted":true}}',
        ) as Thing;
        await collection.put(hostile);
        const back = await collection.get('h');
        expect(Object.hasOwn(back ?? {}, '__proto__')).to.equal(true);
        expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
        expect(await idsOf([{ field: 'constructor', op: 'exists', value: true }])).to.deep.equal([]);
        expect(await idsOf([{ field: 'network', op: 'in', value: ['__proto__'] }])).to.deep.equal([
          '__proto__',
        ]);
        await store.measurements.append([{ resourceId: '__proto__', timeMs: 1, value: 1 }]);
        expect(await store.measurements.range('__proto__', 0, 9, 9)).to.have.length(1);
        expect(await store.measurements.range('constructor', 0, 9, 9)).to.have.length(0);
      });

      it('refuses documents without an id, unknown collections and fields that are no names', async () => {
        const without = { id: '', network: 'n', name: 'x' };
        expect(await rejection(collection.put(without))).to.have.property('code', 'invalid');
        const circular: Record<string, unknown> = { id: 'c', network: 'n', name: 'c' };
        circular['self'] = circular;
        expect(await rejection(collection.put(circular as unknown as Thing))).to.have.property(
          'code',
          'invalid',
        );
        expect(() => store.collection({ name: 'unknown', indexes: [] })).to.throw(StoreError);
        const injection = collection.find({ where: [{ field: "a') OR 1=1 --", op: 'eq', value: 1 }] });
        expect(await rejection(injection)).to.have.property('code', 'invalid');
        expect(await rejection(collection.find({ limit: -1 }))).to.have.property('code', 'invalid');
        expect(await rejection(collection.find({ offset: 1.5 }))).to.have.property('code', 'invalid');
      });
    });

    describe('unique keys', () => {
      beforeEach(() => fill({ id: 'a', network: 'n', name: 'same' }));

      it('refuses a second document with the same values, and names the fields', async () => {
        const error = await rejection(collection.insert({ id: 'b', network: 'n', name: 'same' }));
        expect(error).to.be.instanceOf(UniqueViolationError);
        expect(error).to.include({ collection: 'things' });
        expect(fieldsOf(error)).to.deep.equal(['network', 'name']);
        expect(await rejection(collection.put({ id: 'b', network: 'n', name: 'same' }))).to.be.instanceOf(
          UniqueViolationError,
        );
        expect(await collection.get('b')).to.equal(undefined);
      });

      it('looks at the whole compound key', async () => {
        await collection.insert({ id: 'b', network: 'm', name: 'same' });
        await collection.insert({ id: 'c', network: 'n', name: 'other' });
        expect(await collection.count()).to.equal(3);
      });

      it('frees the key when its document is changed or deleted', async () => {
        await collection.put({ id: 'a', network: 'n', name: 'moved' });
        await collection.insert({ id: 'b', network: 'n', name: 'same' });
        await collection.delete('b');
        await collection.insert({ id: 'c', network: 'n', name: 'same' });
        expect(await collection.count()).to.equal(2);
      });

      it('exempts documents that lack a field of the key', async () => {
        const lacking = (id: string): Thing => ({ id, network: 'n' }) as unknown as Thing;
        await fill(lacking('x'), lacking('y'));
        expect(await collection.count()).to.equal(3);
      });

      it('fails alone among the writes of one turn', async () => {
        const outcomes = await Promise.allSettled([
          collection.insert({ id: 'b', network: 'n', name: 'b' }),
          collection.insert({ id: 'c', network: 'n', name: 'same' }),
          collection.insert({ id: 'd', network: 'n', name: 'd' }),
          store.write([
            { type: 'insert', collection: things, doc: { id: 'e', network: 'n', name: 'e' } as Thing },
            { type: 'insert', collection: things, doc: { id: 'f', network: 'n', name: 'same' } as Thing },
          ]),
          store.measurements.append([{ resourceId: 'r', timeMs: 1, value: 1 }]),
        ]);
        expect(outcomes.map((o) => o.status)).to.deep.equal([
          'fulfilled',
          'rejected',
          'fulfilled',
          'rejected',
          'fulfilled',
        ]);
        expect((await collection.find({})).map((doc) => doc.id)).to.deep.equal(['a', 'b', 'd']);
        expect((await store.measurements.latest(['r'])).size).to.equal(1);
      });
    });

    describe('queries', () => {
      beforeEach(() =>
        fill(
          { id: '1', network: 'n', name: 'Alpha', rank: 10, flag: true, nested: { deep: 'x' } },
          { id: '2', network: 'n', name: 'beta', rank: 9.5, flag: false },
          { id: '3', network: 'n', name: 'Ärger 100%', rank: null },
          { id: '4', network: 'm', name: 'ALPHABET', rank: -1, tags: ['a'] },
          { id: '5', network: 'm', name: '10' },
        ),
      );

      const cases: readonly [string, readonly Condition[], readonly string[]][] = [
        ['eq on an indexed field', [{ field: 'network', op: 'eq', value: 'm' }], ['4', '5']],
        ['eq on a field without index', [{ field: 'name', op: 'eq', value: 'beta' }], ['2']],
        ['eq minds case', [{ field: 'name', op: 'eq', value: 'BETA' }], []],
        ['eq minds the type', [{ field: 'name', op: 'eq', value: 10 }], []],
        ['eq of a boolean', [{ field: 'flag', op: 'eq', value: true }], ['1']],
        ['eq of null', [{ field: 'rank', op: 'eq', value: null }], ['3', '5']],
        ['ne', [{ field: 'network', op: 'ne', value: 'n' }], ['4', '5']],
        ['ne matches absent', [{ field: 'flag', op: 'ne', value: true }], ['2', '3', '4', '5']],
        ['ne of null', [{ field: 'rank', op: 'ne', value: null }], ['1', '2', '4']],
        ['lt', [{ field: 'rank', op: 'lt', value: 9.5 }], ['4']],
        ['le', [{ field: 'rank', op: 'le', value: 9.5 }], ['2', '4']],
        ['gt', [{ field: 'rank', op: 'gt', value: 9.5 }], ['1']],
        ['ge', [{ field: 'rank', op: 'ge', value: 9.5 }], ['1', '2']],
        ['gt of text', [{ field: 'name', op: 'gt', value: 'a' }], ['2', '3']],
        ['order of null', [{ field: 'rank', op: 'lt', value: null }], []],
        ['in', [{ field: 'rank', op: 'in', value: [10, -1, 'x', null] }], ['1', '4']],
        ['in of booleans', [{ field: 'flag', op: 'in', value: [false] }], ['2']],
        ['in of nothing', [{ field: 'rank', op: 'in', value: [] }], []],
        ['in on ids', [{ field: 'id', op: 'in', value: ['5', '1', '5'] }], ['1', '5']],
        ['contains ignores case', [{ field: 'name', op: 'contains', value: 'PHA' }], ['1', '4']],
        ['contains beyond ASCII', [{ field: 'name', op: 'contains', value: 'äR' }], ['3']],
        ['contains has no wildcards', [{ field: 'name', op: 'contains', value: '%' }], ['3']],
        ['contains looks at strings only', [{ field: 'rank', op: 'contains', value: '1' }], []],
        ['startsWith', [{ field: 'name', op: 'startsWith', value: 'alphab' }], ['4']],
        ['startsWith has no wildcards', [{ field: 'name', op: 'startsWith', value: '_' }], []],
        ['exists', [{ field: 'rank', op: 'exists', value: true }], ['1', '2', '4']],
        ['exists not', [{ field: 'tags', op: 'exists', value: false }], ['1', '2', '3', '5']],
        ['nested fields', [{ field: 'nested.deep', op: 'eq', value: 'x' }], ['1']],
        [
          'all conditions together',
          [
            { field: 'network', op: 'eq', value: 'n' },
            { field: 'rank', op: 'gt', value: 9 },
          ],
          ['1', '2'],
        ],
      ];
      for (const [title, where, expected] of cases) {
        it(title, async () => {
          expect(await idsOf(where)).to.deep.equal(expected);
          expect(await collection.count({ where })).to.equal(expected.length);
          const page = await collection.page({ where, limit: 1 });
          expect(page.total).to.equal(expected.length);
          expect(page.rows).to.have.length(Math.min(1, expected.length));
          expect((await collection.findOne(where))?.id).to.equal(expected[0]);
        });
      }

      it('searches several fields for one text', async () => {
        const search = { text: 'ALPHA', fields: ['name', 'network'] };
        expect((await collection.find({ search })).map((doc) => doc.id)).to.deep.equal(['1', '4']);
        const all = { text: '', fields: ['name'] };
        expect(await collection.count({ search: all })).to.equal(5);
        expect(await collection.count({ search: { text: 'n', fields: [] } })).to.equal(0);
      });

      it('sorts: nothing first, then numbers, then strings', async () => {
        const byRank = await collection.find({ sort: [{ field: 'rank', direction: 'asc' }] });
        expect(byRank.map((doc) => doc.id)).to.deep.equal(['3', '5', '4', '2', '1']);
        const byName = await collection.find({ sort: [{ field: 'name', direction: 'asc' }] });
        expect(byName.map((doc) => doc.id)).to.deep.equal(['5', '4', '1', '2', '3']);
        const mixed = await collection.find({
          sort: [
            { field: 'network', direction: 'asc' },
            { field: 'name', direction: 'desc' },
          ],
        });
        expect(mixed.map((doc) => doc.id)).to.deep.equal(['4', '5', '3', '2', '1']);
      });

      it('sorts strings by code point', async () => {
        await fill({ id: '6', network: 'u', name: '\u{1f600}' }, { id: '7', network: 'u', name: '\uff5e' });
        const sorted = await collection.find({
          where: [{ field: 'network', op: 'eq', value: 'u' }],
          sort: [{ field: 'name', direction: 'asc' }],
        });
        expect(sorted.map((doc) => doc.id)).to.deep.equal(['7', '6']);
      });

      it('keeps a total order, so that pages never overlap', async () => {
        const many = Array.from({ length: 25 }, (_, i) => ({
          id: `p${String(24 - i).padStart(2, '0')}`,
          network: 'p',
          name: String(i),
          rank: i % 2,
        }));
        await fill(...many);
        for (const direction of ['asc', 'desc'] as const) {
          const seen: string[] = [];
          for (let offset = 0; offset < 30; offset += 7) {
            const { rows, total } = await collection.page({
              where: [{ field: 'network', op: 'eq', value: 'p' }],
              sort: [{ field: 'rank', direction }],
              offset,
              limit: 7,
            });
            expect(total).to.equal(25);
            seen.push(...rows.map((doc) => doc.id));
          }
          expect(new Set(seen).size).to.equal(25);
          const rankOf = new Map(many.map((doc) => [doc.id, doc.rank]));
          const expected = [...seen].sort((a, b) => {
            const byRank = (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0);
            const order = byRank === 0 ? (a < b ? -1 : 1) : byRank;
            return direction === 'asc' ? order : -order;
          });
          expect(seen).to.deep.equal(expected);
        }
      });

      it('counts anew after every kind of change', async () => {
        const query = { where: [{ field: 'network', op: 'eq', value: 'n' }], limit: 1 } as const;
        const total = async (): Promise<number> => (await collection.page(query)).total;
        expect(await total()).to.equal(3);
        await collection.insert({ id: '8', network: 'n', name: 'eight' });
        expect(await total()).to.equal(4);
        await collection.put({ id: '8', network: 'm', name: 'eight' });
        expect(await total()).to.equal(3);
        await collection.delete('1');
        expect(await total()).to.equal(2);
        const inside = await store.transaction(async (tx) => {
          const before = (await tx.collection(things).page(query)).total;
          await tx.collection(things).deleteWhere([{ field: 'network', op: 'eq', value: 'n' }]);
          return [before, (await tx.collection(things).page(query)).total];
        });
        expect(inside).to.deep.equal([2, 0]);
        expect(await total()).to.equal(0);
        const failing = store.transaction(async (tx) => {
          await tx.collection(things).insert({ id: '9', network: 'n', name: 'nine' });
          throw new Error('back');
        });
        await rejection(failing);
        expect(await total()).to.equal(0);
      });

      it('offers an empty page beyond the end and for a limit of 0', async () => {
        expect(await collection.page({ offset: 99, limit: 5 })).to.deep.equal({ rows: [], total: 5 });
        expect(await collection.page({ limit: 0 })).to.deep.equal({ rows: [], total: 5 });
        expect((await collection.find({ offset: 3 })).map((doc) => doc.id)).to.deep.equal(['4', '5']);
      });
    });

    describe('iterate', () => {
      it('walks all matches in order while others write', async () => {
        const many = Array.from({ length: 450 }, (_, i) => ({
          id: String(i).padStart(4, '0'),
          network: 'n',
          name: String(i),
        }));
        await fill(...many);
        const seen: string[] = [];
        for await (const doc of collection.iterate({ where: [{ field: 'network', op: 'eq', value: 'n' }] })) {
          seen.push(doc.id);
          if (doc.id === '0000') {
            await collection.delete('0449');
            await collection.insert({ id: '9999', network: 'n', name: 'late' });
            await collection.put({ id: '0448', network: 'n', name: 'renamed' });
          }
          if (doc.id === '0448') expect(doc.name).to.equal('renamed');
        }
        expect(seen).to.deep.equal(many.slice(0, 449).map((doc) => doc.id));
      });

      it('walks many in order, while others write and the event loop turns', async () => {
        const many = Array.from({ length: 5_000 }, (_, i) => ({
          id: String((i * 7_919) % 5_000).padStart(4, '0'),
          network: i % 2 === 0 ? 'n' : 'm',
          name: String(i),
          rank: i % 10,
        }));
        await fill(...many);
        const ofNetwork = many.filter((doc) => doc.network === 'n');
        const where = [{ field: 'network', op: 'eq', value: 'n' }] as const;
        let turns = 0;
        const turning = setInterval(() => (turns += 1), 0);
        const seen: string[] = [];
        try {
          for await (const doc of collection.iterate({ where })) {
            if (seen.length === 0) await collection.insert({ id: 'late', network: 'n', name: 'late' });
            seen.push(doc.id);
          }
        } finally {
          clearInterval(turning);
        }
        expect(seen).to.deep.equal(ofNetwork.map((doc) => doc.id).sort());
        expect(turns).to.be.above(0);
        const sort = [{ field: 'rank', direction: 'desc' }] as const;
        const sorted = collection.iterate({ where: [], sort });
        const ranks: (number | null)[] = [];
        for await (const doc of sorted) ranks.push(doc.rank ?? null);
        expect(ranks).to.deep.equal([...many.map((doc) => doc.rank).sort((a, b) => b - a), null]);
      });

      it('can be left early', async () => {
        await fill({ id: 'a', network: 'n', name: '1' }, { id: 'b', network: 'n', name: '2' });
        for await (const doc of collection.iterate({})) {
          expect(doc.id).to.equal('a');
          break;
        }
        await collection.delete('a');
      });
    });

    describe('write', () => {
      it('does several things at once, or none of them', async () => {
        await store.write([
          { type: 'insert', collection: things, doc: { id: 'a', network: 'n', name: 'a' } as Thing },
          { type: 'put', collection: others, doc: { id: 'o', thingId: 'a' } as Other },
          { type: 'measure', samples: [{ resourceId: 'r', timeMs: 5, value: 'on' }] },
        ]);
        expect((await store.collection(others).get('o'))?.thingId).to.equal('a');
        const failing = store.write([
          { type: 'delete', collection: others, id: 'o' },
          { type: 'measure', samples: [{ resourceId: 'new', timeMs: 6, value: 1 }] },
          { type: 'insert', collection: things, doc: { id: 'b', network: 'n', name: 'a' } as Thing },
        ]);
        expect(await rejection(failing)).to.be.instanceOf(UniqueViolationError);
        expect(await store.collection(others).get('o')).to.not.equal(undefined);
        expect((await store.measurements.latest(['r', 'new'])).has('new')).to.equal(false);
        await store.measurements.append([{ resourceId: 'new', timeMs: 7, value: 2 }]);
        expect((await store.measurements.latest(['new'])).get('new')?.value).to.equal(2);
        await store.write([]);
      });

      it('keeps the order of writes to one document', async () => {
        const writes = Array.from({ length: 50 }, (_, rank) =>
          collection.put({ id: 'a', network: 'n', name: 'a', rank }),
        );
        await Promise.all(writes);
        expect((await collection.get('a'))?.rank).to.equal(49);
      });
    });

    describe('transactions', () => {
      it('commits all at the end and gives back the result', async () => {
        const result = await store.transaction(async (tx) => {
          await tx.collection(things).insert({ id: 'a', network: 'n', name: 'a' });
          await tx.write([{ type: 'put', collection: others, doc: { id: 'o', thingId: 'a' } as Other }]);
          await tx.measurements.append([{ resourceId: 'r', timeMs: 1, value: true }]);
          return (await tx.collection(things).count()) + 1;
        });
        expect(result).to.equal(2);
        expect(await store.collection(others).count()).to.equal(1);
        expect((await store.measurements.latest(['r'])).get('r')?.value).to.equal(true);
      });

      it('takes everything back when the work throws', async () => {
        await fill({ id: 'a', network: 'n', name: 'a' });
        const failing = store.transaction(async (tx) => {
          await tx.collection(things).put({ id: 'a', network: 'n', name: 'changed' });
          await tx.collection(things).insert({ id: 'b', network: 'n', name: 'b' });
          await tx.collection(things).delete('a');
          await tx.measurements.append([{ resourceId: 'r', timeMs: 1, value: 1 }]);
          throw new Error('no');
        });
        expect((await rejection(failing)).message).to.equal('no');
        expect((await collection.find({})).map((doc) => doc.name)).to.deep.equal(['a']);
        expect((await store.measurements.latest(['r'])).size).to.equal(0);
        await collection.insert({ id: 'b', network: 'n', name: 'b' });
        await store.measurements.append([{ resourceId: 'r', timeMs: 1, value: 1 }]);
        expect((await store.measurements.latest(['r'])).size).to.equal(1);
      });

      it('goes on after a unique key that the work has caught', async () => {
        await fill({ id: 'a', network: 'n', name: 'a' });
        await store.transaction(async (tx) => {
          const error = await rejection(tx.collection(things).insert({ id: 'b', network: 'n', name: 'a' }));
          expect(error).to.be.instanceOf(UniqueViolationError);
          await tx.collection(things).insert({ id: 'b', network: 'n', name: 'b' });
        });
        expect(await collection.count()).to.equal(2);
      });

      it('shows nothing to others before its end, and lets no foreign write in', async () => {
        await fill({ id: 'a', network: 'n', name: 'a', rank: 0 });
        const order: string[] = [];
        let outside: Promise<unknown> = Promise.resolve();
        let seen: Promise<number | null | undefined> = Promise.resolve(-1);
        let startOutside = (): void => undefined;
        const outsideStarted = new Promise<void>((resolve) => (startOutside = resolve));
        const transaction = store.transaction(async (tx) => {
          await tx.collection(things).put({ id: 'a', network: 'n', name: 'a', rank: 1 });
          startOutside();
          for (let i = 0; i < 5; i += 1) {
            await tx.collection(things).get('a');
            await new Promise((resolve) => setImmediate(resolve));
          }
          order.push('transaction');
          throw new Error('back');
        });
        void outsideStarted.then(() => {
          seen = collection.get('a').then((doc) => doc?.rank);
          outside = collection.put({ id: 'b', network: 'n', name: 'b' }).then(() => order.push('outside'));
        });
        await rejection(transaction);
        expect(await seen).to.equal(0);
        await outside;
        expect(order).to.deep.equal(['transaction', 'outside']);
        expect((await collection.find({})).map((doc) => doc.id)).to.deep.equal(['a', 'b']);
      });

      it('runs one after the other', async () => {
        await fill({ id: 'a', network: 'n', name: 'a', rank: 0 });
        const increment = (): Promise<void> =>
          store.transaction(async (tx) => {
            const doc = await tx.collection(things).get('a');
            await new Promise((resolve) => setImmediate(resolve));
            await tx.collection(things).put({ id: 'a', network: 'n', name: 'a', rank: (doc?.rank ?? 0) + 1 });
          });
        await Promise.all(Array.from({ length: 10 }, increment));
        expect((await collection.get('a'))?.rank).to.equal(10);
      });

      it('refuses calls of the store from inside, which would wait for themselves', async () => {
        const attempts = [
          () => collection.put({ id: 'x', network: 'n', name: 'x' }),
          () => store.write([{ type: 'delete', collection: things, id: 'x' }]),
          () => store.transaction(async () => undefined),
          () => collection.get('x'),
        ];
        for (const attempt of attempts) {
          const error = await rejection(store.transaction(async () => attempt()));
          expect(error).to.have.property('code', 'nested');
        }
        await collection.put({ id: 'x', network: 'n', name: 'x' });
      });

      it('is of no use after its end', async () => {
        const leaked = await store.transaction(async (tx) => tx.collection(things));
        expect(await rejection(leaked.put({ id: 'x', network: 'n', name: 'x' }))).to.have.property(
          'code',
          'closed',
        );
        expect(await rejection(leaked.get('x'))).to.have.property('code', 'closed');
      });
    });

    describe('measurements', () => {
      const append = (
        resourceId: string,
        ...samples: readonly [number, number | string | boolean][]
      ): Promise<void> =>
        store.measurements.append(samples.map(([timeMs, value]) => ({ resourceId, timeMs, value })));

      it('keeps values as they are', async () => {
        const values = [0, -1.5, 21, 1e300, Infinity, '', '12', 'text', true, false];
        await append('r', ...values.map((value, i): [number, number | string | boolean] => [i, value]));
        expect((await store.measurements.range('r', 0, 99, 99)).map((s) => s.value)).to.deep.equal(values);
        await append('nan', [1, Number.NaN]);
        expect((await store.measurements.latest(['nan'])).get('nan')?.value).to.be.NaN;
      });

      it('ranges over both ends, ascending, the newest of too many', async () => {
        await append('r', [30, 3], [10, 1], [40, 4], [20, 2]);
        await append('s', [15, 9]);
        const times = async (from: number, to: number, limit: number): Promise<number[]> =>
          (await store.measurements.range('r', from, to, limit)).map((s) => s.timeMs);
        expect(await times(10, 40, 10)).to.deep.equal([10, 20, 30, 40]);
        expect(await times(11, 39, 10)).to.deep.equal([20, 30]);
        expect(await times(10, 40, 2)).to.deep.equal([30, 40]);
        expect(await times(41, 99, 2)).to.deep.equal([]);
        expect(await times(10, 40, 0)).to.deep.equal([]);
        expect(await store.measurements.range('unknown', 0, 99, 9)).to.deep.equal([]);
      });

      it('ranges from the oldest too', async () => {
        await append('r', [30, 3], [10, 1], [40, 4], [20, 2]);
        const times = async (from: number, to: number, limit: number): Promise<number[]> =>
          (await store.measurements.oldest('r', from, to, limit)).map((s) => s.timeMs);
        expect(await times(10, 40, 10)).to.deep.equal([10, 20, 30, 40]);
        expect(await times(11, 39, 10)).to.deep.equal([20, 30]);
        expect(await times(10, 40, 2)).to.deep.equal([10, 20]);
        expect(await times(41, 99, 2)).to.deep.equal([]);
        expect(await times(10, 40, 0)).to.deep.equal([]);
        expect(await store.measurements.oldest('unknown', 0, 99, 9)).to.deep.equal([]);
      });

      it('keeps the later of two samples of one moment', async () => {
        await append('r', [10, 1], [10, 2]);
        expect(await store.measurements.range('r', 0, 99, 9)).to.deep.equal([
          { resourceId: 'r', timeMs: 10, value: 2 },
        ]);
      });

      it('knows the latest of each', async () => {
        await append('r', [10, 1], [30, 3], [20, 2]);
        await append('s', [5, 'x']);
        const latest = await store.measurements.latest(['r', 's', 'unknown']);
        expect(latest.get('r')).to.deep.equal({ resourceId: 'r', timeMs: 30, value: 3 });
        expect(latest.get('s')?.value).to.equal('x');
        expect(latest.size).to.equal(2);
      });

      it('deletes by resource and prunes by time', async () => {
        await append('r', [10, 1], [20, 2], [30, 3]);
        await append('s', [10, 1], [40, 4]);
        expect(await store.measurements.prune(25)).to.equal(3);
        expect((await store.measurements.range('r', 0, 99, 9)).map((s) => s.timeMs)).to.deep.equal([30]);
        await store.measurements.deleteFor(['r', 'unknown']);
        expect([...(await store.measurements.latest(['r', 's'])).keys()]).to.deep.equal(['s']);
        await append('r', [50, 5]);
        expect((await store.measurements.range('r', 0, 99, 9)).map((s) => s.timeMs)).to.deep.equal([50]);
      });

      it('prunes any number of resources', async () => {
        const ids = Array.from({ length: 1_200 }, (_, i) => `r${i}`);
        await store.measurements.append(
          ids.flatMap((resourceId) => [1, 2].map((timeMs) => ({ resourceId, timeMs, value: 1 }))),
        );
        expect(await store.measurements.prune(2)).to.equal(1_200);
        expect((await store.measurements.latest(ids)).size).to.equal(1_200);
        expect(await store.measurements.prune(3)).to.equal(1_200);
        expect((await store.measurements.latest(ids)).size).to.equal(0);
      });

      it('refuses what is no sample', async () => {
        expect(await rejection(append('r', [1.5, 1]))).to.have.property('code', 'invalid');
        expect(await rejection(append('', [1, 1]))).to.have.property('code', 'invalid');
        expect(await rejection(append('r', [1, null as unknown as number]))).to.have.property(
          'code',
          'invalid',
        );
      });
    });

    describe('life', () => {
      it('answers a ping', () => store.ping());

      it('finishes what is under way on close and refuses what comes after', async () => {
        const writing = collection.put({ id: 'a', network: 'n', name: 'a' });
        const closing = store.close();
        await writing;
        await closing;
        expect(await rejection(collection.get('a'))).to.have.property('code', 'closed');
        expect(await rejection(collection.put({ id: 'b', network: 'n', name: 'b' }))).to.have.property(
          'code',
          'closed',
        );
        expect(await rejection(store.transaction(async () => 1))).to.have.property('code', 'closed');
        expect(await rejection(store.ping())).to.have.property('code', 'closed');
        await store.close();
      });

      it('bounds the writes that wait', async () => {
        await store.close();
        store = await subject.open({ maxQueuedWrites: 3 });
        const outcomes = await Promise.allSettled(
          [1, 2, 3, 4].map((n) =>
            store.collection(things).put({ id: String(n), network: 'n', name: String(n) }),
          ),
        );
        expect(outcomes.map((o) => o.status)).to.deep.equal([
          'fulfilled',
          'fulfilled',
          'fulfilled',
          'rejected',
        ]);
        expect((outcomes[3] as PromiseRejectedResult).reason).to.have.property('code', 'overloaded');
        await store.collection(things).put({ id: '4', network: 'n', name: '4' });
      });

      it('rolls back a transaction that does not end', async () => {
        await store.close();
        store = await subject.open({ transactionTimeoutMs: 20 });
        let finish = (): void => undefined;
        const stuck = store.transaction(async (tx) => {
          await tx.collection(things).put({ id: 'a', network: 'n', name: 'a' });
          await new Promise<void>((resolve) => (finish = resolve));
        });
        const keepAlive = setInterval(() => undefined, 1_000);
        expect(await rejection(stuck)).to.have.property('code', 'timeout');
        clearInterval(keepAlive);
        finish();
        await store.collection(things).put({ id: 'b', network: 'n', name: 'b' });
        expect(await store.collection(things).count()).to.equal(1);
      });

      it('counts its commits', async () => {
        await store.close();
        const commits: number[] = [];
        store = await subject.open({ onCommit: ({ writes }) => commits.push(writes) });
        const put = (id: string): Promise<void> =>
          store.collection(things).put({ id, network: 'n', name: id });
        await Promise.all([put('a'), put('b'), put('c')]);
        await store.transaction(async (tx) => tx.collection(things).delete('a'));
        expect(commits).to.deep.equal([3, 1]);
      });

      const { reopen } = subject;
      if (reopen !== undefined) {
        it('finds everything again after it was closed', async () => {
          await fill({ id: 'a', network: 'n', name: 'a', rank: 3, nested: { deep: 'd' } });
          await store.measurements.append([
            { resourceId: 'r', timeMs: 1, value: false },
            { resourceId: 'r', timeMs: 2, value: 'x' },
            { resourceId: 'nan', timeMs: 3, value: Number.NaN },
            { resourceId: 'inf', timeMs: 3, value: -Infinity },
          ]);
          await store.close();
          store = await reopen();
          collection = store.collection(things);
          expect(await collection.get('a')).to.deep.equal({
            id: 'a',
            network: 'n',
            name: 'a',
            rank: 3,
            nested: { deep: 'd' },
          });
          expect((await store.measurements.range('r', 0, 9, 9)).map((s) => s.value)).to.deep.equal([
            false,
            'x',
          ]);
          const special = await store.measurements.latest(['nan', 'inf']);
          expect(special.get('nan')?.value).to.be.NaN;
          expect(special.get('inf')?.value).to.equal(-Infinity);
          const again = await rejection(collection.insert({ id: 'b', network: 'n', name: 'a' }));
          expect(again).to.be.instanceOf(UniqueViolationError);
        });
      }
    });
  });
}

function fieldsOf(error: unknown): readonly string[] | undefined {
  return error instanceof UniqueViolationError ? error.fields : undefined;
}

/** The error that the promise rejects with; fails when it does not. */
export async function rejection(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('expected a rejection');
}
