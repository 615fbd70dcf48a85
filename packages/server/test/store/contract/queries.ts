import { expect } from 'chai';

import type { Condition, ValueSource } from '../../../src/store/port.ts';
import { failsWith, others, thing, things, type Fixture } from './fixture.ts';

/** For every adapter: queries, iterate. */
export function queriesContract(fixture: Fixture): void {
  describe('queries', () => {
    beforeEach(() =>
      fixture.fill(
        { id: '1', network: 'n', name: 'Alpha', rank: 10, flag: true, nested: { deep: 'x' } },
        { id: '2', network: 'n', name: 'beta', rank: 9.5, flag: false },
        { id: '3', network: 'n', name: 'Ärger 100%', rank: null },
        { id: '4', network: 'm', name: 'ALPHABET', rank: -1, tags: ['a'] },
        { id: '5', network: 'm', name: '10' },
      ),
    );

    const inNetwork = { field: 'network', op: 'eq', value: 'n' } as const;
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
      ['all conditions together', [inNetwork, { field: 'rank', op: 'gt', value: 9 }], ['1', '2']],
    ];
    for (const [title, where, expected] of cases) {
      it(title, async () => {
        expect(await fixture.idsOf(where)).to.deep.equal(expected);
        expect(await fixture.collection.count({ where })).to.equal(expected.length);
        const page = await fixture.collection.page({ where, limit: 1 });
        expect(page.total).to.equal(expected.length);
        expect(page.rows).to.have.length(Math.min(1, expected.length));
        expect((await fixture.collection.findOne(where))?.id).to.equal(expected[0]);
      });
    }

    it('finds documents whose value is among those of other documents', async () => {
      const owners = fixture.store.collection(others);
      for (const [id, thingId] of Object.entries({ a: '2', b: '5', c: 'gone' }))
        await owners.put({ id, thingId });
      const ofOthers = (...where: Condition[]): ValueSource => ({
        collection: others,
        field: 'thingId',
        where,
      });
      const ofThings = (field: string, where: Condition): ValueSource => ({
        collection: things,
        field,
        where: [where],
      });
      const among = (field: string, ...value: ValueSource[]) => ({ field, op: 'among', value }) as const;
      const negative: Condition = { field: 'rank', op: 'lt', value: 0 };
      const beforeC: Condition = { field: 'id', op: 'lt', value: 'c' };
      const ofA = ofOthers({ field: 'id', op: 'eq', value: 'a' });
      const expected: readonly [readonly Condition[], readonly string[]][] = [
        [[among('id', ofOthers())], ['2', '5']],
        [[among('id', ofOthers(beforeC, { field: 'thingId', op: 'ne', value: '2' }))], ['5']],
        [[among('id', ofOthers({ field: 'id', op: 'eq', value: 'c' }))], []],
        [[among('id', ofA, ofThings('id', negative))], ['2', '4']],
        [[among('id', ofOthers()), inNetwork], ['2']],
        [[among('name', ofThings('name', { field: 'network', op: 'eq', value: 'm' }))], ['4', '5']],
        [[among('rank', ofThings('rank', negative))], ['4']],
        [[among('id')], []],
        [[{ ...among('id', ofOthers()), isNegated: true }], ['1', '3', '4']],
        [[{ ...among('name', ofThings('name', negative)), isNegated: true }], ['1', '2', '3', '5']],
        [[{ ...among('id'), isNegated: true }], ['1', '2', '3', '4', '5']],
      ];
      for (const [where, ids] of expected) {
        expect(await fixture.idsOf(where), JSON.stringify(where)).to.deep.equal(ids);
        const page = await fixture.collection.page({ where, limit: 1 });
        expect(page.rows.map((row) => row.id)).to.deep.equal(ids.slice(0, 1));
        expect(page.total).to.equal(ids.length);
        expect(await fixture.collection.count({ where })).to.equal(ids.length);
      }
      await failsWith('invalid', fixture.idsOf([among('id', ofOthers(among('id')))]));
    });

    it('searches several fields for one text', async () => {
      const search = { text: 'ALPHA', fields: ['name', 'network'] };
      expect((await fixture.collection.find({ search })).map((doc) => doc.id)).to.deep.equal(['1', '4']);
      const all = { text: '', fields: ['name'] };
      expect(await fixture.collection.count({ search: all })).to.equal(5);
      expect(await fixture.collection.count({ search: { text: 'n', fields: [] } })).to.equal(0);
    });

    it('counts by the value of a field, with and without a column', async () => {
      await fixture.fill(
        { id: '6', network: 'u', name: 'x', rank: 7, flag: true, nested: { deep: 'd' } },
        { id: '7', network: 'u', name: 'y', rank: 7, flag: false, nested: { deep: 'd' } },
        { id: '8', network: 'u', name: 'z' },
      );
      const where: Condition[] = [{ field: 'network', op: 'eq', value: 'u' }];
      for (const [field, expected] of [
        ['rank', { 7: 2, null: 1 }],
        ['flag', { 1: 1, 0: 1, null: 1 }],
        ['nested.deep', { d: 2, null: 1 }],
      ] as const) {
        const counts = await fixture.collection.countBy(field, where);
        expect(Object.fromEntries(counts), field).to.deep.equal(expected);
      }
      const none = await fixture.collection.countBy('name', [{ field: 'network', op: 'eq', value: 'none' }]);
      expect(none.size).to.equal(0);
      const all = await fixture.collection.countBy('network');
      expect(Object.fromEntries(all)).to.deep.equal({ n: 3, m: 2, u: 3 });
      await failsWith('invalid', fixture.collection.countBy('x"; DROP' as never));
    });

    it('finds documents in an exceptional state, which it computes at every write', async () => {
      await fixture.fill(
        { id: '6', network: 'u', name: 'x', rank: 1, flag: true },
        { id: '7', network: 'u', name: 'y', rank: 2, flag: true },
        { id: '8', network: 'u', name: 'z', flag: false },
      );
      const query = {
        where: [{ field: 'exceptionOf', op: 'eq', value: 'u' }] as const,
        sort: [{ field: 'rank', direction: 'desc' }] as const,
      };
      const ids = async (): Promise<string[]> => (await fixture.collection.find(query)).map(({ id }) => id);
      expect(await ids()).to.deep.equal(['7', '6']);
      await fixture.collection.put({ id: '7', network: 'u', name: 'y', rank: 2, flag: false });
      await fixture.collection.put({ id: '8', network: 'u', name: 'z', rank: 0, flag: true });
      expect(await ids()).to.deep.equal(['6', '8']);
      expect(await fixture.collection.get('6')).not.to.have.property('exceptionOf');
    });

    it('returns an empty page after the end and for a limit of 0', async () => {
      expect(await fixture.collection.page({ offset: 99, limit: 5 })).to.deep.equal({ rows: [], total: 5 });
      expect(await fixture.collection.page({ limit: 0 })).to.deep.equal({ rows: [], total: 5 });
      expect((await fixture.collection.find({ offset: 3 })).map((doc) => doc.id)).to.deep.equal(['4', '5']);
    });
  });

  describe('iterate', () => {
    it('returns all matches in order while others write', async () => {
      const many = Array.from({ length: 450 }, (_, i) => ({
        id: String(i).padStart(4, '0'),
        network: 'n',
        name: String(i),
      }));
      await fixture.fill(...many);
      const seen: string[] = [];
      for await (const doc of fixture.collection.iterate({
        where: [{ field: 'network', op: 'eq', value: 'n' }],
      })) {
        seen.push(doc.id);
        if (doc.id === '0000') {
          await fixture.collection.delete('0449');
          await fixture.collection.insert({ id: '9999', network: 'n', name: 'late' });
          await fixture.collection.put({ id: '0448', network: 'n', name: 'renamed' });
        }
        if (doc.id === '0448') expect(doc.name).to.equal('renamed');
      }
      expect(seen).to.deep.equal(many.slice(0, 449).map((doc) => doc.id));
    });

    it('returns many in order, while others write and the event loop turns', async () => {
      const many = Array.from({ length: 5_000 }, (_, i) => ({
        id: String((i * 7_919) % 5_000).padStart(4, '0'),
        network: i % 2 === 0 ? 'n' : 'm',
        name: String(i),
        rank: i % 10,
      }));
      await fixture.fill(...many);
      const ofNetwork = many.filter((doc) => doc.network === 'n');
      const where = [{ field: 'network', op: 'eq', value: 'n' }] as const;
      let turns = 0;
      const turning = setInterval(() => (turns += 1), 0);
      const seen: string[] = [];
      try {
        for await (const doc of fixture.collection.iterate({ where })) {
          if (seen.length === 0) await fixture.collection.insert(thing('late'));
          seen.push(doc.id);
        }
      } finally {
        clearInterval(turning);
      }
      expect(seen).to.deep.equal(ofNetwork.map((doc) => doc.id).sort());
      expect(turns).to.be.above(0);
      const sort = [{ field: 'rank', direction: 'desc' }] as const;
      const ranks: (number | null)[] = [];
      for await (const doc of fixture.collection.iterate({ where: [], sort })) ranks.push(doc.rank ?? null);
      expect(ranks).to.deep.equal([...many.map((doc) => doc.rank).sort((a, b) => b - a), null]);
    });

    it('can be ended early', async () => {
      await fixture.fill({ id: 'a', network: 'n', name: '1' }, { id: 'b', network: 'n', name: '2' });
      for await (const doc of fixture.collection.iterate({})) {
        expect(doc.id).to.equal('a');
        break;
      }
      await fixture.collection.delete('a');
    });
  });
}
