import { expect } from 'chai';
import { backOffMs } from '../../src/kernel/back-off.ts';
import { SparkplugNode } from '../../src/gateway/mqtt/sparkplug-node.ts';

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

  it('grow for the births of an edge node until its data comes in order', () => {
    const node = new SparkplugNode('plant/line');
    const asked = (seconds: number): number[] =>
      Array.from({ length: seconds }, (_, second) => second).filter((second) =>
        node.takeRebirth(second * 1000, () => 0),
      );
    expect(asked(2_000)).to.deep.equal([0, 10, 30, 70, 150, 310, 630, 1230, 1830]);
    node.inOrder();
    expect([2_430, 2_439, 2_440].map((at) => node.takeRebirth(at * 1000, () => 0))).to.deep.equal([
      true,
      false,
      true,
    ]);
  });
});
