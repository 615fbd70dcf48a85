import { expect } from 'chai';
import fc from 'fast-check';

import { mergeSorted } from '../../src/kernel/merge-sorted.ts';

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
