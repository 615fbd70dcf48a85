import { expect } from 'chai';
import { clockFault } from '../../app/overview/readiness.ts';
import { totalOf } from '../../app/overview/severity.ts';
import { MAX_RATES, ratesOf, sparkline, withRates } from '../../app/overview/traffic.ts';
import { agoText, rateText, timeText } from '../../app/format/text.ts';

describe('the note about the clock of the server', () => {
  it('names the fault and the remedy, and is absent without one', () => {
    const cases = [
      [{ store: 'ok' }, undefined],
      [{ clock: 'ok' }, undefined],
      [{ clock: 'failed' }, /is behind the newest stored time\. .*--trust-clock/u],
      [
        { clock: 'ahead of the newest stored time; nothing is deleted' },
        /is ahead of the newest stored time\. /u,
      ],
    ] as const;
    for (const [checks, expected] of cases) {
      const fault = clockFault({ checks });
      if (expected === undefined) expect(fault).to.equal(undefined);
      else expect(fault).to.match(expected);
    }
  });
});

describe('figures of the overview', () => {
  it('are per second, although a busy server counts for longer', () => {
    const data = { Milliseconds: 2_000, Registrations: 10, Updates: 0, Departures: 0, Values: 300 };
    expect(ratesOf(5, data)).to.deep.equal({ timeMs: 5, registrations: 5, values: 150 });
  });

  it('are kept for the length of the chart', () => {
    const rates = Array.from({ length: MAX_RATES }, (_, index) => ({
      timeMs: index,
      registrations: 0,
      values: 0,
    }));
    const next = withRates(rates, [{ timeMs: 999, registrations: 1, values: 1 }]);
    expect([next.length, next[0]?.timeMs, next.at(-1)?.timeMs]).to.deep.equal([MAX_RATES, 1, 999]);
  });

  it('are drawn over the whole width, however few they are', () => {
    expect(sparkline([0, 2], 119, 10)).to.equal('0.0,9.0 119.0,1.0');
    expect(sparkline([0, 0, 1], 119, 10)).to.equal('0.0,9.0 59.5,9.0 119.0,1.0');
  });

  it('sum up events', () => {
    const counts = [
      { SeverityLevel: 80, NbrOfEvents: 2 },
      { SeverityLevel: 10, NbrOfEvents: 3 },
    ];
    expect(totalOf(counts)).to.equal(5);
  });

  it('are short', () => {
    expect([rateText(0.25), rateText(1_234.5)]).to.deep.equal(['0.3', '1,235']);
    expect([timeText(undefined), timeText('no time')]).to.deep.equal(['–', '–']);
    const expected = ['never', '1 min ago', 'now'];
    expect([agoText(undefined, 0), agoText(0, 61_000), agoText(5, 0)]).to.deep.equal(expected);
  });
});
