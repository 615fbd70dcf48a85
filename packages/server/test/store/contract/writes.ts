import { expect } from 'chai';

import {
  UniqueViolationError,
  insertOperation,
  measureOperation,
  putOperation,
  replaceOperation,
} from '../../../src/store/port.ts';
import type { Condition, WriteOperation } from '../../../src/store/port.ts';
import {
  failsWith,
  fieldsOf,
  others,
  rejection,
  thing,
  things,
  type Fixture,
  type Thing,
} from './fixture.ts';

/** For every adapter: write, transactions. */
export function writesContract(fixture: Fixture): void {
  describe('write', () => {
    it('runs several operations, or none of them', async () => {
      await fixture.store.write([
        insertOperation(things, thing('a')),
        putOperation(others, { id: 'o', thingId: 'a' }),
        { type: 'measure', samples: [{ resourceId: 'r', timeMs: 5, value: 'on' }] },
      ]);
      expect((await fixture.store.collection(others).get('o'))?.thingId).to.equal('a');
      const failing = fixture.store.write([
        { type: 'delete', collection: others, id: 'o' },
        { type: 'measure', samples: [{ resourceId: 'new', timeMs: 6, value: 1 }] },
        insertOperation(things, thing('b', { name: 'a' })),
      ]);
      await failsWith('unique', failing);
      expect(await fixture.store.collection(others).get('o')).to.not.equal(undefined);
      expect((await fixture.store.measurements.latest(['r', 'new'])).has('new')).to.equal(false);
      await fixture.store.measurements.append([{ resourceId: 'new', timeMs: 7, value: 2 }]);
      expect((await fixture.store.measurements.latest(['new'])).get('new')?.value).to.equal(2);
      await fixture.store.write([]);
    });

    it('keeps the order of writes to one document', async () => {
      const writes = Array.from({ length: 50 }, (_, rank) =>
        fixture.collection.put({ id: 'a', network: 'n', name: 'a', rank }),
      );
      await Promise.all(writes);
      expect((await fixture.collection.get('a'))?.rank).to.equal(49);
    });
  });

  describe('a write of many inserts', () => {
    const many = Array.from({ length: 40 }, (_, rank) => ({
      id: `m${rank}`,
      network: 'n',
      name: `m${rank}`,
    }));
    const insertAll = (...docs: readonly Thing[]): Promise<void> =>
      fixture.store.write([...many, ...docs].map((doc) => insertOperation(things, doc)));

    it('inserts them all, or none when a key is taken, and names the key', async () => {
      await fixture.fill(thing('old'));
      const [named, same, twice] = await Promise.all([
        rejection(insertAll(thing('new', { name: 'old' }))),
        rejection(insertAll(thing('old', { name: 'new' }))),
        rejection(insertAll(thing('new', { name: 'm39' }))),
        fixture.collection.put(thing('beside')),
      ]);
      expect(named).to.be.instanceOf(UniqueViolationError);
      const name = ['network', 'name'];
      expect([named, same, twice].map(fieldsOf)).to.deep.equal([name, ['id'], name]);
      const names = (await fixture.collection.find({})).map(({ name }) => name);
      expect(names).to.have.members(['old', 'beside']);
      await insertAll();
      const where = [{ field: 'name', op: 'startsWith', value: 'm' }] as const;
      expect(await fixture.collection.find({ where })).to.have.deep.members(many);
    });
  });

  describe('a commit of many writes', () => {
    const key = ['network', 'name'];
    const refused: readonly [constraint: string, fields: readonly string[], bad: WriteOperation][] = [
      ['an ID that is taken', ['id'], insertOperation(things, thing('old'))],
      ['a unique key that is taken', key, insertOperation(things, thing('new', { name: 'old' }))],
      ['a unique key of another document', key, putOperation(things, thing('own', { name: 'old' }))],
      ['the ID of an earlier write', ['id'], insertOperation(things, thing('t0'))],
      ['a unique key of an earlier write', key, insertOperation(things, thing('new', { name: 't0' }))],
    ];
    for (const [constraint, fields, bad] of refused) {
      it(`refuses one with ${constraint}, and keeps all others`, async () => {
        await fixture.fill(thing('old'), thing('own'));
        const unit = (id: string, operation: WriteOperation): Promise<void> =>
          fixture.store.write([
            putOperation(others, { id, thingId: id }),
            measureOperation([{ resourceId: id, timeMs: 1, value: 1 }]),
            operation,
          ]);
        const ids = Array.from({ length: 63 }, (_, i) => `t${i}`);
        const good = ids.map(
          (id, i) => () => unit(id, (i % 2 === 0 ? insertOperation : putOperation)(things, thing(id))),
        );
        const writes = good.toSpliced(31, 0, () => unit('bad', bad));
        const outcomes = await Promise.allSettled(writes.map((write) => write()));
        const errors = outcomes.map((one) => (one.status === 'rejected' ? fieldsOf(one.reason) : undefined));
        expect(errors).to.deep.equal(writes.map((_, i) => (i === 31 ? fields : undefined)));
        const stored = (await fixture.collection.find({})).map(({ name }) => name);
        expect(stored).to.have.members(['old', 'own', ...ids]);
        expect((await fixture.store.collection(others).find({})).map(({ id }) => id)).to.have.members(ids);
        expect([...(await fixture.store.measurements.latest([...ids, 'bad'])).keys()]).to.have.members(ids);
      });
    }
  });

  describe('a replacement', () => {
    const before: Thing = thing('a', { name: '\u0001a', flag: true });
    const after: Thing = { ...before, rank: 7, nested: { deep: 'x' } };
    const stored = (where: readonly Condition[]): Promise<Thing[]> => fixture.collection.find({ where });
    const ofRank = [{ field: 'rank', op: 'eq', value: 7 }] as const;

    it('stores the document, and conditions find its new fields', async () => {
      await fixture.fill(before);
      await fixture.store.write([replaceOperation(things, before, after)]);
      expect(await stored(ofRank)).to.deep.equal([after]);
      const { rank, ...without } = after;
      expect(rank).to.equal(7);
      await fixture.store.write([replaceOperation(things, after, without)]);
      expect(await stored(ofRank)).to.deep.equal([]);
      expect(await fixture.collection.get('a')).to.deep.equal(without);
    });

    it('of a document that has changed since stores it completely', async () => {
      await fixture.fill({ ...before, name: 'renamed', flag: false });
      await fixture.store.write([replaceOperation(things, before, after)]);
      expect(await stored([{ field: 'name', op: 'eq', value: before.name }])).to.deep.equal([after]);
      expect(await stored([{ field: 'flag', op: 'eq', value: true }])).to.deep.equal([after]);
      expect(await stored([{ field: 'name', op: 'eq', value: 'renamed' }])).to.deep.equal([]);
    });

    it('of a deleted document inserts it', async () => {
      await fixture.store.write([replaceOperation(things, before, after)]);
      expect(await stored(ofRank)).to.deep.equal([after]);
    });

    it('that uses a unique key of another document is refused with the rest of the write', async () => {
      await fixture.fill(before, thing('b'));
      const failing = fixture.store.write([
        insertOperation(others, { id: 'o', thingId: 'a' }),
        replaceOperation(things, before, { ...after, name: 'b' }),
      ]);
      await failsWith('unique', failing);
      expect(await fixture.collection.get('a')).to.deep.equal(before);
      expect(await fixture.store.collection(others).get('o')).to.equal(undefined);
    });
  });

  describe('transactions', () => {
    it('commits all at the end and returns the result', async () => {
      const result = await fixture.store.transaction(async (tx) => {
        await tx.collection(things).insert(thing('a'));
        await tx.write([putOperation(others, { id: 'o', thingId: 'a' })]);
        await tx.measurements.append([{ resourceId: 'r', timeMs: 1, value: true }]);
        return (await tx.collection(things).count()) + 1;
      });
      expect(result).to.equal(2);
      expect(await fixture.store.collection(others).count()).to.equal(1);
      expect((await fixture.store.measurements.latest(['r'])).get('r')?.value).to.equal(true);
    });

    it('rolls everything back when the work throws', async () => {
      await fixture.fill(thing('a'));
      const failing = fixture.store.transaction(async (tx) => {
        await tx.collection(things).put(thing('a', { name: 'changed' }));
        await tx.collection(things).insert(thing('b'));
        await tx.collection(things).delete('a');
        await tx.measurements.append([{ resourceId: 'r', timeMs: 1, value: 1 }]);
        throw new Error('no');
      });
      expect((await rejection(failing)).message).to.equal('no');
      expect((await fixture.collection.find({})).map((doc) => doc.name)).to.deep.equal(['a']);
      expect((await fixture.store.measurements.latest(['r'])).size).to.equal(0);
      await fixture.collection.insert(thing('b'));
      await fixture.store.measurements.append([{ resourceId: 'r', timeMs: 1, value: 1 }]);
      expect((await fixture.store.measurements.latest(['r'])).size).to.equal(1);
    });

    it('continues after a unique key violation that the work has caught', async () => {
      await fixture.fill(thing('a'));
      await fixture.store.transaction(async (tx) => {
        await failsWith('unique', tx.collection(things).insert(thing('b', { name: 'a' })));
        await tx.collection(things).insert(thing('b'));
      });
      expect(await fixture.collection.count()).to.equal(2);
    });

    it('runs one after the other', async () => {
      await fixture.fill(thing('a', { rank: 0 }));
      const increment = (): Promise<void> =>
        fixture.store.transaction(async (tx) => {
          const doc = await tx.collection(things).get('a');
          await new Promise((resolve) => setImmediate(resolve));
          await tx.collection(things).put(thing('a', { rank: (doc?.rank ?? 0) + 1 }));
        });
      await Promise.all(Array.from({ length: 10 }, increment));
      expect((await fixture.collection.get('a'))?.rank).to.equal(10);
    });

    it('refuses calls of the store from inside, which would wait for themselves', async () => {
      const attempts = [
        () => fixture.collection.put(thing('x')),
        () => fixture.store.write([{ type: 'delete', collection: things, id: 'x' }]),
        () => fixture.store.transaction(async () => undefined),
        () => fixture.collection.get('x'),
      ];
      for (const attempt of attempts) {
        await failsWith(
          'nested',
          fixture.store.transaction(async () => attempt()),
        );
      }
      await fixture.collection.put(thing('x'));
    });

    it('runs calls that are not awaited one by one in their order', async () => {
      const names = Array.from({ length: 20 }, (_, i) => `name ${i}`);
      const found = await fixture.store.transaction(async (tx) => {
        const inside = tx.collection(things);
        const doc = (name: string): Thing => ({ id: 'a', network: 'n', name });
        const puts = names.map((name) => inside.put(doc(name)));
        const seen = inside.get('a');
        const last = inside.put(doc('last'));
        const taken = rejection(inside.insert(doc('second')));
        const deleted = inside.deleteWhere([{ field: 'name', op: 'eq', value: 'last' }]);
        const counted = inside.count();
        const written = tx.write([putOperation(things, doc('again'))]);
        await Promise.all([...puts, last, written]);
        expect(await taken).to.be.instanceOf(UniqueViolationError);
        return [(await seen)?.name, await deleted, await counted, (await inside.get('a'))?.name];
      });
      expect(found).to.deep.equal(['name 19', 1, 0, 'again']);
      expect((await fixture.collection.find({})).map(({ name }) => name)).to.deep.equal(['again']);
    });

    it('keeps simultaneous calls of several iterations and deletes apart', async () => {
      const all = Array.from({ length: 600 }, (_, i) => ({
        id: String(i).padStart(4, '0'),
        network: i % 3 === 0 ? 'm' : 'n',
        name: String(i),
      }));
      await fixture.store.write(all.map((doc) => putOperation(things, doc as Thing)));
      await fixture.store.transaction(async (tx) => {
        const walk = async (network: string): Promise<number> => {
          let met = 0;
          const where = [{ field: 'network', op: 'eq', value: network }] as const;
          for await (const doc of tx.collection(things).iterate({ where })) {
            await tx.collection(others).put({ id: doc.id, thingId: doc.id });
            met += 1;
          }
          return met;
        };
        expect(await Promise.all([walk('n'), walk('m')])).to.deep.equal([400, 200]);
        const ofN = [{ field: 'network', op: 'eq', value: 'n' }] as const;
        const [deleted] = await Promise.all([tx.collection(things).deleteWhere(ofN), walk('m')]);
        expect(deleted).to.equal(400);
      });
      expect(await fixture.collection.count()).to.equal(200);
      expect(await fixture.store.collection(others).count()).to.equal(600);
    });

    it('shows others no part of it between its calls', async () => {
      const doc = (id: string, rank: number): Thing => ({ id, network: 'n', name: id, rank });
      await fixture.fill(doc('a', 0), doc('b', 0));
      let isOver = false;
      const seen: string[] = [];
      const watch = async (): Promise<void> => {
        while (!isOver) {
          const [found, { rows, total }] = await Promise.all([
            fixture.collection.find({}),
            fixture.collection.page({ limit: 9 }),
          ]);
          if (found.length !== 2 || found[0]?.rank !== found[1]?.rank) seen.push(JSON.stringify(found));
          if (rows.length !== total || rows[0]?.rank !== rows[1]?.rank) seen.push(JSON.stringify(rows));
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      const change = async (): Promise<void> => {
        for (let rank = 1; rank <= 20; rank += 1) {
          const work = fixture.store.transaction(async (tx) => {
            const inside = tx.collection(things);
            await inside.delete('a');
            await new Promise((resolve) => setImmediate(resolve));
            await inside.put(doc('b', rank));
            await inside.insert(doc('c', rank));
            await new Promise((resolve) => setImmediate(resolve));
            await inside.delete('c');
            await inside.put(doc('a', rank));
            if (rank % 3 === 0) throw new Error('back');
          });
          await work.catch(() => undefined);
        }
        isOver = true;
      };
      await Promise.all([watch(), change().finally(() => (isOver = true))]);
      expect(seen).to.deep.equal([]);
      expect((await fixture.collection.get('a'))?.rank).to.equal(20);
    });

    it('cannot be used after its end', async () => {
      const leaked = await fixture.store.transaction(async (tx) => tx.collection(things));
      await failsWith('closed', leaked.put(thing('x')));
      await failsWith('closed', leaked.get('x'));
    });
  });
}
