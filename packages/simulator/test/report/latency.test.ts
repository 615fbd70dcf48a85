import { expect } from 'chai';
import { percentileOf, summaryOf } from '../../src/index.ts';
import { LatencyRecorder, mergeLatencies, noLatencies } from '../../src/report/latency.ts';

function recorded(...milliseconds: number[]): ReturnType<LatencyRecorder['histogram']> {
  const recorder = new LatencyRecorder();
  for (const each of milliseconds) recorder.record(each);
  return recorder.histogram();
}

describe('LatencyRecorder', () => {
  const range = Array.from({ length: 1000 }, (_, index) => index + 1);

  it('has no percentiles of nothing', () => {
    const nothing = { count: 0, p50: undefined, p95: undefined, p99: undefined, max: undefined };
    expect(summaryOf(recorded())).to.deep.equal(nothing);
    expect(percentileOf(noLatencies, 95)).to.equal(undefined);
  });

  it('gives percentiles to half a percent, from a microsecond to an hour', () => {
    for (const scale of [0.001, 1, 3600]) {
      const { count, p50, p95, p99, max } = summaryOf(recorded(...range.map((each) => each * scale)));
      expect(count).to.equal(1000);
      expect(p50).to.be.within(500 * scale, 502.5 * scale);
      expect(p95).to.be.within(950 * scale, 954.75 * scale);
      expect(p99).to.be.within(990 * scale, 995 * scale);
      expect(max).to.be.closeTo(1000 * scale, 0.001);
    }
  });

  it('never gives more than the maximum, and gives a single value as it is', () => {
    expect(percentileOf(recorded(812.4), 50)).to.equal(812.4);
    expect(percentileOf(recorded(1, 2, 1_000_000_000), 100)).to.equal(3_600_000);
  });

  it('is plain data that merges to the histogram of all', () => {
    const all = recorded(...range);
    const parts = [recorded(...range.slice(0, 300)), recorded(...range.slice(300)), recorded()];
    const sent = parts.map((part) => JSON.parse(JSON.stringify(part)) as typeof part);
    expect(sent.reduce(mergeLatencies)).to.deep.equal(all);
  });
});
