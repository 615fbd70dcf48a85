import { expect } from 'chai';
import { UsageError } from '../../src/errors/cli-error.ts';
import { parseDuration } from '../../src/live/duration.ts';

describe('parseDuration', () => {
  it('reads milliseconds to weeks, and numbers in the unit of the flag', () => {
    const texts = ['30', '30s', '500ms', '1.5m', '2h', '1d', '1w'];
    const seconds = [30, 30, 0.5, 90, 7200, 86_400, 604_800];
    expect(texts.map((text) => parseDuration('--duration', text))).to.deep.equal(seconds);
    expect(parseDuration('--duration', '30', 'ms')).to.equal(30);
    expect(parseDuration('--duration', '30s', 'ms')).to.equal(30_000);
  });

  it('refuses anything else', () => {
    for (const text of ['', 's', '-1s', '1y', '25d', '1h30m']) {
      expect(() => parseDuration('--duration', text), text).to.throw(UsageError);
    }
  });
});
