import { expect } from 'chai';

import { UniqueViolationError } from '../../../src/domain/ports/store.ts';
import { others, rejection, things } from './fixture.ts';
import type { Fixture, Other, Thing } from './fixture.ts';

/** Of every adapter: write, transactions. */
export function writesContract(fixture: Fixture): void {
  describe('write', () => {
    it('does several things at once, or none of them', async () => {
      await fixture.store.write([
        { type: 'insert', collection: things, doc: { id: 'a', network: 'n', name: 'a' } as Thing },
        { type: 'put', collection: others, doc: { id: 'o', thingId: 'a' } as Other },
        { type: 'measure', samples: [{ resourceId: 'r', timeMs: 5, value: 'on' }] },
      ]);
      expect((await fixture.store.collection(others).get('o'))?.thingId).to.equal('a');
      const failing = fixture.store.write([
        { type: 'delete', collection: others, id: 'o' },
        { type: 'measure', samples: [{ resourceId: 'new', timeMs: 6, value: 1 }] },
        { type: 'insert', collection: things, doc: { id: 'b', network: 'n', name: 'a' } as Thing },
      ]);
      expect(await rejection(failing)).to.be.instanceOf(UniqueViolationError);
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

  describe('transactions', () => {
    it('commits all at the end and gives back the result', async () => {
      const result = await fixture.store.transaction(async (tx) => {
        await tx.collection(things).insert({ id: 'a', network: 'n', name: 'a' });
        await tx.write([{ type: 'put', collection: others, doc: { id: 'o', thingId: 'a' } as Other }]);
        await tx.measurements.append([{ resourceId: 'r', timeMs: 1, value: true }]);
        return (await tx.collection(things).count()) + 1;
      });
      expect(result).to.equal(2);
      expect(await fixture.store.collection(others).count()).to.equal(1);
      expect((await fixture.store.measurements.latest(['r'])).get('r')?.value).to.equal(true);
    });

    it('takes everything back when the work throws', async () => {
      await fixture.fill({ id: 'a', network: 'n', name: 'a' });
      const failing = fixture.store.transaction(async (tx) => {
        await tx.collection(things).put({ id: 'a', network: 'n', name: 'changed' });
        await tx.collection(things).insert({ id: 'b', network: 'n', name: 'b' });
        await tx.collection(things).delete('a');
        await tx.measurements.append([{ resourceId: 'r', timeMs: 1, value: 1 }]);
        throw new Error('no');
      });
      expect((await rejection(failing)).message).to.equal('no');
      expect((await fixture.collection.find({})).map((doc) => doc.name)).to.deep.equal(['a']);
      expect((await fixture.store.measurements.latest(['r'])).size).to.equal(0);
      await fixture.collection.insert({ id: 'b', network: 'n', name: 'b' });
      await fixture.store.measurements.append([{ resourceId: 'r', timeMs: 1, value: 1 }]);
      expect((await fixture.store.measurements.latest(['r'])).size).to.equal(1);
    });

    it('goes on after a unique key that the work has caught', async () => {
      await fixture.fill({ id: 'a', network: 'n', name: 'a' });
      await fixture.store.transaction(async (tx) => {
        const error = await rejection(tx.collection(things).insert({ id: 'b', network: 'n', name: 'a' }));
        expect(error).to.be.instanceOf(UniqueViolationError);
        await tx.collection(things).insert({ id: 'b', network: 'n', name: 'b' });
      });
      expect(await fixture.collection.count()).to.equal(2);
    });

    it('shows nothing to others before its end, and lets no foreign write in', async () => {
      await fixture.fill({ id: 'a', network: 'n', name: 'a', rank: 0 });
      const order: string[] = [];
      let outside: Promise<unknown> = Promise.resolve();
      let seen: Promise<number | null | undefined> = Promise.resolve(-1);
      let startOutside = (): void => undefined;
      const outsideStarted = new Promise<void>((resolve) => (startOutside = resolve));
      const transaction = fixture.store.transaction(async (tx) => {
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
        seen = fixture.collection.get('a').then((doc) => doc?.rank);
        outside = fixture.collection
          .put({ id: 'b', network: 'n', name: 'b' })
          .then(() => order.push('outside'));
      });
      await rejection(transaction);
      expect(await seen).to.equal(0);
      await outside;
      expect(order).to.deep.equal(['transaction', 'outside']);
      expect((await fixture.collection.find({})).map((doc) => doc.id)).to.deep.equal(['a', 'b']);
    });

    it('runs one after the other', async () => {
      await fixture.fill({ id: 'a', network: 'n', name: 'a', rank: 0 });
      const increment = (): Promise<void> =>
        fixture.store.transaction(async (tx) => {
          const doc = await tx.collection(things).get('a');
          await new Promise((resolve) => setImmediate(resolve));
          await tx.collection(things).put({ id: 'a', network: 'n', name: 'a', rank: (doc?.rank ?? 0) + 1 });
        });
      await Promise.all(Array.from({ length: 10 }, increment));
      expect((await fixture.collection.get('a'))?.rank).to.equal(10);
    });

    it('refuses calls of the store from inside, which would wait for themselves', async () => {
      const attempts = [
        () => fixture.collection.put({ id: 'x', network: 'n', name: 'x' }),
        () => fixture.store.write([{ type: 'delete', collection: things, id: 'x' }]),
        () => fixture.store.transaction(async () => undefined),
        () => fixture.collection.get('x'),
      ];
      for (const attempt of attempts) {
        const error = await rejection(fixture.store.transaction(async () => attempt()));
        expect(error).to.have.property('code', 'nested');
      }
      await fixture.collection.put({ id: 'x', network: 'n', name: 'x' });
    });

    it('is of no use after its end', async () => {
      const leaked = await fixture.store.transaction(async (tx) => tx.collection(things));
      expect(await rejection(leaked.put({ id: 'x', network: 'n', name: 'x' }))).to.have.property(
        'code',
        'closed',
      );
      expect(await rejection(leaked.get('x'))).to.have.property('code', 'closed');
    });
  });
}
