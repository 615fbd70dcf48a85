import { expect } from 'chai';
import { isNewer } from '../../src/layers/observe-order.ts';

describe('order of notifications (RFC 7641 section 3.4)', () => {
  for (const [before, sequence, newer] of [
    [1, 2, true],
    [2, 1, false],
    [5, 5, false],
    [0xff_ffff, 0, true],
    [0, 0xff_ffff, false],
    [0, 2 ** 23 - 1, true],
    [0, 2 ** 23, false],
    [2 ** 23 + 1, 0, true],
    [2 ** 23, 0, false],
  ] as const) {
    it(`${sequence} after ${before} is ${newer ? 'newer' : 'older'}`, () => {
      expect(isNewer(before, 0, sequence, 1_000)).to.equal(newer);
    });
  }

  it('anything is newer after more than 128 s', () => {
    expect(isNewer(9, 0, 1, 128_000)).to.equal(false);
    expect(isNewer(9, 0, 1, 128_001)).to.equal(true);
  });
});
