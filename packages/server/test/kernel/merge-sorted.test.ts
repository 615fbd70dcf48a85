import { expect } from 'chai';
import fc from 'fast-check';

import { mergeSorted } from '../../src/kernel/merge-sorted.ts';

describe('merging sorted lists', () => {
  it('returns all texts in one order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string())), (lists) => {
        const runs = lists.map((one) => one.toSorted());
        expect([...mergeSorted(runs)]).to.deep.equal(runs.flat().sort());
      }),
    );
  });
});
