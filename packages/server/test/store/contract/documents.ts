import { expect } from 'chai';

import { StoreError, insertOperation } from '../../../src/store/port.ts';
import { failsWith, fieldsOf, thing, things, type Fixture, type Thing } from './fixture.ts';

/** For every adapter: documents, unique keys. */
export function documentsContract(fixture: Fixture): void {
  describe('documents', () => {
    it('returns stored documents, and undefined for an unknown ID', async () => {
      const doc: Thing = thing('a', { name: 'α "quoted" \u0000', nested: { deep: 'x' }, tags: ['t'] });
      await fixture.collection.put(doc);
      expect(await fixture.collection.get('a')).to.deep.equal(doc);
      expect(await fixture.collection.get('b')).to.equal(undefined);
    });

    it('replaces on put and refuses a second insert', async () => {
      await fixture.collection.insert(thing('a', { name: 'one' }));
      await fixture.collection.put(thing('a', { name: 'two', rank: 7 }));
      expect(await fixture.collection.get('a')).to.deep.equal(thing('a', { name: 'two', rank: 7 }));
      const error = await failsWith('unique', fixture.collection.insert(thing('a', { name: 'three' })));
      expect(fieldsOf(error)).to.deep.equal(['id']);
      expect((await fixture.collection.get('a'))?.name).to.equal('two');
    });

    it('gets many, without the missing ones', async () => {
      await fixture.fill(thing('a', { name: '1' }), thing('b', { name: '2' }));
      const found = await fixture.collection.getMany(['b', 'x', 'a']);
      expect([...found.keys()].sort()).to.deep.equal(['a', 'b']);
      expect(found.get('b')?.name).to.equal('2');
    });

    it('deletes, and reports whether the document existed', async () => {
      await fixture.fill(thing('a', { name: '1' }));
      expect(await fixture.collection.delete('a')).to.equal(true);
      expect(await fixture.collection.delete('a')).to.equal(false);
      expect(await fixture.collection.get('a')).to.equal(undefined);
    });

    it('deletes matching documents', async () => {
      await fixture.fill(thing('a'), thing('b'), thing('c', { network: 'm' }));
      expect(await fixture.collection.deleteWhere([{ field: 'network', op: 'eq', value: 'n' }])).to.equal(2);
      expect((await fixture.collection.find({})).map((doc) => doc.id)).to.deep.equal(['c']);
    });

    it('keeps its own copy', async () => {
      const doc = { id: 'a', network: 'n', name: '1', nested: { deep: 'x' } };
      const putting = fixture.collection.put(doc);
      doc.nested.deep = 'changed';
      await putting;
      const first = (await fixture.collection.get('a')) as unknown as { nested: { deep: string } };
      expect(first.nested.deep).to.equal('x');
      first.nested.deep = 'changed';
      expect((await fixture.collection.get('a'))?.nested?.deep).to.equal('x');
    });

    it('accepts names of prototypes as IDs and as fields', async () => {
      for (const id of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
        expect(await fixture.collection.get(id)).to.equal(undefined);
        await fixture.collection.put({ id, network: id, name: id });
        expect((await fixture.collection.get(id))?.name).to.equal(id);
      }
      const hostile = '{"id":"h","network":"n","name":"h","__proto__":{"polluted":true}}';
      await fixture.collection.put(JSON.parse(hostile) as Thing);
      const back = await fixture.collection.get('h');
      expect(Object.hasOwn(back ?? {}, '__proto__')).to.equal(true);
      expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
      expect(await fixture.idsOf([{ field: 'constructor', op: 'exists', value: true }])).to.deep.equal([]);
      const found = await fixture.idsOf([{ field: 'network', op: 'in', value: ['__proto__'] }]);
      expect(found).to.deep.equal(['__proto__']);
      await fixture.store.measurements.append([{ resourceId: '__proto__', timeMs: 1, value: 1 }]);
      expect(await fixture.store.measurements.range('__proto__', 0, 9, 9)).to.have.length(1);
      expect(await fixture.store.measurements.range('constructor', 0, 9, 9)).to.have.length(0);
    });

    it('refuses documents without an ID, unknown collections and invalid field names', async () => {
      const without = thing('', { name: 'x' });
      await failsWith('invalid', fixture.collection.put(without));
      const circular: Record<string, unknown> = { ...thing('c') };
      circular['self'] = circular;
      await failsWith('invalid', fixture.collection.put(circular as unknown as Thing));
      expect(() => fixture.store.collection({ name: 'unknown', indexes: [] })).to.throw(StoreError);
      const injection = fixture.collection.find({ where: [{ field: "a') OR 1=1 --", op: 'eq', value: 1 }] });
      await failsWith('invalid', injection);
      await failsWith('invalid', fixture.collection.find({ limit: -1 }));
      await failsWith('invalid', fixture.collection.find({ offset: 1.5 }));
    });
  });

  describe('unique keys', () => {
    beforeEach(() => fixture.fill(thing('a', { name: 'same' })));

    it('refuses a second document with the same values, and names the fields', async () => {
      const error = await failsWith('unique', fixture.collection.insert(thing('b', { name: 'same' })));
      expect(error).to.include({ collection: 'things' });
      expect(fieldsOf(error)).to.deep.equal(['network', 'name']);
      await failsWith('unique', fixture.collection.put(thing('b', { name: 'same' })));
      expect(await fixture.collection.get('b')).to.equal(undefined);
    });

    it('compares the whole compound key', async () => {
      await fixture.collection.insert({ id: 'b', network: 'm', name: 'same' });
      await fixture.collection.insert(thing('c', { name: 'other' }));
      expect(await fixture.collection.count()).to.equal(3);
    });

    it('frees the key when its document is changed or deleted', async () => {
      await fixture.collection.put(thing('a', { name: 'moved' }));
      await fixture.collection.insert(thing('b', { name: 'same' }));
      await fixture.collection.delete('b');
      await fixture.collection.insert(thing('c', { name: 'same' }));
      expect(await fixture.collection.count()).to.equal(2);
    });

    it('exempts documents that lack a field of the key', async () => {
      const lacking = (id: string): Thing => ({ id, network: 'n' }) as unknown as Thing;
      await fixture.fill(lacking('x'), lacking('y'));
      expect(await fixture.collection.count()).to.equal(3);
    });

    it('fails alone among the writes of one turn', async () => {
      const outcomes = await Promise.allSettled([
        fixture.collection.insert(thing('b')),
        fixture.collection.insert(thing('c', { name: 'same' })),
        fixture.collection.insert(thing('d')),
        fixture.store.write([
          insertOperation(things, thing('e')),
          insertOperation(things, thing('f', { name: 'same' })),
        ]),
        fixture.store.measurements.append([{ resourceId: 'r', timeMs: 1, value: 1 }]),
      ]);
      const isDone = outcomes.map(({ status }) => status === 'fulfilled');
      expect(isDone).to.deep.equal([true, false, true, false, true]);
      expect((await fixture.collection.find({})).map((doc) => doc.id)).to.deep.equal(['a', 'b', 'd']);
      expect((await fixture.store.measurements.latest(['r'])).size).to.equal(1);
    });
  });
}
