import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';

import { DEFAULT_TRANSACTION_TIMEOUT_MS, type CommitInfo } from '../../../src/store/options.ts';
import { failsWith, thing, things, type Fixture } from './fixture.ts';

/** For every adapter: open, close and reopen. */
export function lifeContract(fixture: Fixture): void {
  describe('opening and closing', () => {
    it('answers a ping', () => fixture.store.ping());

    it('finishes pending work on close and refuses later work', async () => {
      const writing = fixture.collection.put(thing('a'));
      const closing = fixture.store.close();
      await writing;
      await closing;
      await failsWith('closed', fixture.collection.get('a'));
      await failsWith('closed', fixture.collection.put(thing('b')));
      await failsWith(
        'closed',
        fixture.store.transaction(async () => 1),
      );
      await failsWith('closed', fixture.store.ping());
      await fixture.store.close();
    });

    it('bounds the number of waiting writes', async () => {
      await fixture.openWith({ maxQueuedWrites: 3 });
      const puts = ['1', '2', '3', '4'].map((id) => fixture.store.collection(things).put(thing(id)));
      const outcomes = await Promise.allSettled(puts);
      expect(outcomes.findIndex(({ status }) => status === 'rejected')).to.equal(3);
      expect((outcomes[3] as PromiseRejectedResult).reason).to.have.property('code', 'overloaded');
      await fixture.store.collection(things).put(thing('4'));
    });

    it('rolls back a transaction that runs out of time, and continues', async () => {
      const clock = new VirtualClock();
      await fixture.openWith({ clock });
      const { promise, resolve: finish } = Promise.withResolvers<undefined>();
      const stuck = fixture.store.transaction(async (tx) => {
        await tx.collection(things).put(thing('a'));
        void clock.advance(DEFAULT_TRANSACTION_TIMEOUT_MS);
        await promise;
      });
      await failsWith('timeout', stuck);
      finish(undefined);
      await fixture.store.collection(things).put(thing('b'));
      expect(await fixture.store.collection(things).count()).to.equal(1);
    });

    it('rolls back a transaction that runs out of time during calls, and continues', async () => {
      const clock = new VirtualClock();
      await fixture.openWith({ clock });
      let calls: Promise<unknown> = Promise.resolve();
      const stuck = fixture.store.transaction(async (tx) => {
        calls = (async () => {
          for (let i = 0; ; i += 1) {
            if (i === 5) void clock.advance(DEFAULT_TRANSACTION_TIMEOUT_MS);
            await tx.collection(things).insert(thing(`a-${i}`));
            await new Promise((resolve) => setImmediate(resolve));
          }
        })().catch((error: unknown) => error);
        await calls;
        await new Promise(() => undefined);
      });
      const outside = fixture.store.collection(things).put(thing('b'));
      await failsWith('timeout', stuck);
      expect(await calls).to.have.property('code', 'closed');
      await outside;
      await fixture.store.transaction(async (tx) => {
        await tx.collection(things).put(thing('c'));
      });
      const stored = (await fixture.store.collection(things).find({})).map(({ id }) => id);
      expect(stored).to.deep.equal(['b', 'c']);
    });

    it('lets the event loop turn between endless consecutive transactions', async () => {
      const turns: number[] = [];
      setTimeout(() => turns.push(1), 0);
      for (let rounds = 0; rounds < 1_000 && turns.length === 0; rounds += 1) {
        await fixture.store.transaction(async () => {
          const until = performance.now() + 2;
          while (performance.now() < until);
        });
      }
      expect(turns).to.have.lengthOf(1);
    });

    it('stores writes that wait for a transaction together with it, and separately if it fails', async () => {
      const commits: { writes: number; failed: boolean }[] = [];
      const onCommit = ({ writes, failed }: CommitInfo): number => commits.push({ writes, failed });
      await fixture.openWith({ onCommit });
      const { store } = fixture;
      const insert = (name: string): Promise<void> =>
        store.collection(things).insert({ id: name, network: 'n', name });
      const beside = async (name: string, work: () => Promise<unknown>): Promise<unknown[]> => {
        const { promise: beginning, resolve: began } = Promise.withResolvers<undefined>();
        const outside = beginning.then(() => Promise.allSettled([insert(name), insert('taken')]));
        const transaction = store.transaction(async (tx) => {
          await tx.collection(things).put({ id: `${name} inside`, network: 'n', name: `${name} inside` });
          began(undefined);
          await new Promise((resolve) => setImmediate(resolve));
          await work();
        });
        const outcomes = [...(await Promise.allSettled([transaction])), ...(await outside)];
        return outcomes.map(({ status }) => status);
      };
      await Promise.all(['taken', 'z1', 'z2'].map(insert));
      expect(commits.splice(0), 'one for the writes of a turn').to.deep.equal([{ writes: 3, failed: false }]);
      expect(await beside('a', async () => undefined)).to.deep.equal(['fulfilled', 'fulfilled', 'rejected']);
      expect(commits).to.deep.equal([{ writes: 3, failed: false }]);
      const failing = (): Promise<never> => Promise.reject(new Error('back'));
      expect(await beside('b', failing)).to.deep.equal(['rejected', 'fulfilled', 'rejected']);
      expect(commits.slice(1)).to.deep.equal([
        { writes: 1, failed: true },
        { writes: 2, failed: false },
      ]);
      const stored = (await store.collection(things).find({})).map(({ id }) => id);
      expect(stored).to.deep.equal(['a', 'a inside', 'b', 'taken', 'z1', 'z2']);
    });

    const { reopen } = fixture.subject;
    if (reopen !== undefined) {
      it('finds everything after it is reopened', async () => {
        const doc = thing('a', { rank: 3, nested: { deep: 'd' } });
        await fixture.fill(doc);
        await fixture.store.measurements.append([
          { resourceId: 'r', timeMs: 1, value: false },
          { resourceId: 'r', timeMs: 2, value: 'x' },
          { resourceId: 'nan', timeMs: 3, value: Number.NaN },
          { resourceId: 'inf', timeMs: 3, value: -Infinity },
        ]);
        await fixture.store.close();
        fixture.store = await reopen();
        expect(await fixture.collection.get('a')).to.deep.equal(doc);
        const samples = await fixture.store.measurements.range('r', 0, 9, 9);
        expect(samples.map(({ value }) => value)).to.deep.equal([false, 'x']);
        const special = await fixture.store.measurements.latest(['nan', 'inf']);
        expect(special.get('nan')?.value).to.be.NaN;
        expect(special.get('inf')?.value).to.equal(-Infinity);
        await failsWith('unique', fixture.collection.insert(thing('b', { name: 'a' })));
      });
    }
  });
}
