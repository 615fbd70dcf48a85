import { expect } from 'chai';
import { isSameJson } from '../../src/kernel/same-json.ts';

describe('isSameJson', () => {
  it('does not look at the order of members, nor at those that are undefined', () => {
    expect(isSameJson({ a: [{ b: 1, c: 2 }], d: undefined }, { a: [{ c: 2, b: 1 }] })).to.equal(true);
  });

  it('looks at the order of elements and at values', () => {
    expect(isSameJson([1, 2], [2, 1])).to.equal(false);
    expect(isSameJson({ a: null }, {})).to.equal(false);
  });
});
