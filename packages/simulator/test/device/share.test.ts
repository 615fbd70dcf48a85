import { expect } from 'chai';
import { isInShare, rankOf } from '../../src/index.ts';

describe('a share of devices', () => {
  const chosen = (seed: number, salt: number, count: number, share: number): number[] =>
    Array.from({ length: count }, (_, position) => position).filter((position) =>
      isInShare(seed, salt, position, count, share),
    );

  it('is a permutation of the positions for each count', () => {
    for (const count of [1, 2, 3, 5, 16, 17, 100, 1000]) {
      const ranks = Array.from({ length: count }, (_, position) => rankOf(7, 3, position, count));
      expect(ranks.toSorted((a, b) => a - b)).to.deep.equal(ranks.map((_, rank) => rank));
    }
  });

  it('has exactly as many devices as it says', () => {
    expect(chosen(1, 0, 200, 0.1)).to.have.length(20);
    expect(chosen(1, 0, 7, 0.5)).to.have.length(4);
    expect(chosen(1, 0, 7, 1)).to.have.length(7);
    expect(chosen(1, 0, 7, 0)).to.have.length(0);
  });

  it('is the same by seed and salt, and another by each of them', () => {
    expect(chosen(1, 0, 200, 0.1)).to.deep.equal(chosen(1, 0, 200, 0.1));
    expect(chosen(2, 0, 200, 0.1)).to.not.deep.equal(chosen(1, 0, 200, 0.1));
    expect(chosen(1, 1, 200, 0.1)).to.not.deep.equal(chosen(1, 0, 200, 0.1));
  });

  it('refuses a position beyond the count', () => expect(() => rankOf(1, 0, 5, 5)).to.throw(RangeError));
});
