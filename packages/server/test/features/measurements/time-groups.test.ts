import { expect } from 'chai';
import { TimeGroups, type TimePart } from '../../../src/features/measurements/time-groups.ts';

const at = (text: string): number => Date.parse(`${text}Z`);

describe('time groups', () => {
  const together: readonly [TimePart, string, string, boolean][] = [
    ['Year', '2026-01-01T00:00', '2026-12-31T23:59', true],
    ['Year', '2026-01-01T00:00', '2025-12-31T23:59', false],
    ['Quarter', '2026-04-01T00:00', '2025-06-30T00:00', true],
    ['Quarter', '2026-03-31T00:00', '2026-04-01T00:00', false],
    ['Month', '2026-02-01T00:00', '2024-02-29T00:00', true],
    ['DayOfYear', '2026-03-01T00:00', '2025-03-01T23:00', true],
    ['DayOfYear', '2024-03-01T00:00', '2025-03-01T00:00', false],
    ['Day', '2026-03-07T00:00', '2025-01-07T00:00', true],
    ['WeekDay', '2026-11-21T00:00', '2026-11-14T12:00', true],
    ['Week', '2026-01-01T00:00', '2026-01-03T23:00', true],
    ['Week', '2026-01-03T00:00', '2026-01-04T00:00', false],
    ['IsoWeek', '2026-12-31T00:00', '2027-01-01T00:00', true],
    ['IsoWeek', '2026-01-04T00:00', '2026-01-05T00:00', false],
    ['Hour', '2026-01-04T05:00', '2025-06-05T05:59', true],
    ['Hour', '2026-01-04T05:59', '2026-01-04T06:00', false],
  ];
  for (const [part, a, b, same] of together) {
    it(`${part}: ${a} and ${b} are ${same ? 'together' : 'apart'}`, () => {
      const groups = new TimeGroups([part], 0);
      expect(groups.of(at(a)) === groups.of(at(b))).to.equal(same);
    });
  }

  it('the date of a group is the start of the finest part of its earliest time', () => {
    const begin = (parts: readonly TimePart[], text: string): string => {
      const groups = new TimeGroups(parts, at('2020-02-02T00:00'));
      groups.of(at(text));
      return new Date(groups.inOrder()[0]![1]).toISOString().slice(0, 16);
    };
    expect(begin(['Year'], '2026-11-21T10:30')).to.equal('2026-01-01T00:00');
    expect(begin(['Year', 'Quarter'], '2026-11-21T10:30')).to.equal('2026-10-01T00:00');
    expect(begin(['Month', 'Year'], '2026-11-21T10:30')).to.equal('2026-11-01T00:00');
    expect(begin(['IsoWeek'], '2026-11-21T10:30')).to.equal('2026-11-16T00:00');
    expect(begin(['Week'], '2026-11-21T10:30')).to.equal('2026-11-15T00:00');
    expect(begin(['WeekDay'], '2026-11-21T10:30')).to.equal('2026-11-21T00:00');
    expect(begin(['Year', 'DayOfYear', 'Hour'], '2026-11-21T10:30')).to.equal('2026-11-21T10:00');
    expect(begin([], '2026-11-21T10:30')).to.equal('2020-02-02T00:00');
  });
});
