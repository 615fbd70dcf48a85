import { expect } from 'chai';
import { gapsOf, plotted, summaryOf } from '../../app/overview/history.ts';
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

describe('the history in the overview', () => {
  const history = {
    TimespanStart: 0,
    TimespanEnd: 610_000,
    Resolution: 120_000,
    Points: [
      { Time: 0, Online: 5, Registrations: 0, Values: 10 },
      { Time: 120_000, Online: 3, Registrations: 0, Values: 30 },
      { Time: 480_000, Online: 4, Registrations: 0, Values: 20 },
      { Time: 600_000, Online: 6, Registrations: 0, Values: 1 },
    ],
  };

  it('plots what the key may read, without the sums of an interval that has not ended', () => {
    expect(plotted(history, 'Online')).to.deep.equal([
      [0, 120, 480, 600],
      [5, 3, 4, 6],
    ]);
    expect(plotted(history, 'Values')[1]).to.deep.equal([10, 30, 20]);
    expect(plotted(history, 'Failed')).to.deep.equal([[], []]);
  });

  it('marks the times without counts', () => {
    expect(gapsOf(history)).to.deep.equal([{ from: 240, to: 480 }]);
  });

  it('is described in words', () => {
    expect(summaryOf(history, 'Online')).to.match(/^now 6, lowest 3 at 1 Jan 1970, \d\d:02:00$/u);
    expect(summaryOf(history, 'Values')).to.match(/^61 in all, most in 2 minutes 30 at /u);
    expect(summaryOf(history, 'Registrations')).to.equal('none');
  });
});
