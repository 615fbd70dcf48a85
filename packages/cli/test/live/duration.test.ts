import { expect } from 'chai';
import { UsageError } from '../../src/errors/cli-error.ts';
import { parseDuration } from '../../src/live/duration.ts';

describe('parseDuration', () => {
  it('reads seconds, minutes, hours and days', () => {
    expect(['30', '30s', '1.5m', '2h', '1d'].map((text) => parseDuration('--duration', text))).to.deep.equal([
      30, 30, 90, 7200, 86_400,
    ]);
  });

  it('refuses anything else', () => {
    for (const text of ['', 's', '-1s', '1w', '25d', '1h30m']) {
      expect(() => parseDuration('--duration', text), text).to.throw(UsageError);
    }
  });
});
