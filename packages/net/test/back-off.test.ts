import { expect } from 'chai';
import { backOffMs } from '../src/back-off.ts';

describe('delays before a request to a device is repeated', () => {
  const delays = (random: number, askedMs?: number): number[] =>
    [0, 1, 2, 3, 50].map((failures) =>
      backOffMs(failures, {
        firstMs: 5_000,
        maxMs: 30_000,
        random: () => random,
        ...(askedMs === undefined ? {} : { askedMs }),
      }),
    );

  it('double up to a bound, are as long as the device asks for, and have a jitter of a quarter', () => {
    expect(delays(0)).to.deep.equal([5_000, 10_000, 20_000, 30_000, 30_000]);
    expect(delays(1)).to.deep.equal([6_250, 12_500, 25_000, 37_500, 37_500]);
    expect(delays(0, 12_000)).to.deep.equal([12_000, 12_000, 20_000, 30_000, 30_000]);
  });
});
