import { expect } from 'chai';
import { boundedCache } from '../../src/kernel/caches.ts';
import fc from 'fast-check';
import { mergeSorted } from '../../src/kernel/data.ts';

describe('boundedCache', () => {
  it('forgets the entry that was used longest ago', () => {
    const cache = boundedCache<string, number>(3);
    for (const name of ['a', 'b', 'c']) cache.set(name, 1);
    cache.get('a');
    cache.set('d', 1);
    expect([...cache.keys()]).to.have.members(['a', 'c', 'd']);
  });
});

describe('merging sorted lists', () => {
  it('returns all items in one order, as a stable sort has them', () => {
    const item = fc.record({ time: fc.nat(20), mark: fc.nat() });
    fc.assert(
      fc.property(fc.array(fc.array(item)), (lists) => {
        const byTime = (one: { time: number }, other: { time: number }): number => one.time - other.time;
        const runs = lists.map((one) => one.toSorted(byTime));
        expect([...mergeSorted(runs, byTime)]).to.deep.equal(runs.flat().sort(byTime));
      }),
    );
  });
});
