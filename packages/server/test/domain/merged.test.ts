import { expect } from 'chai';
import fc from 'fast-check';

import { merged } from '../../src/domain/merged.ts';

describe('merging sorted lists', () => {
  it('gives all texts in one order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string())), (lists) => {
        const runs = lists.map((one) => one.toSorted());
        expect([...merged(runs)]).to.deep.equal(runs.flat().sort());
      }),
    );
  });
});
