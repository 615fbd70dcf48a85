import { expect } from 'chai';
import { UsageError } from '../../src/errors/cli-error.ts';
import { withUtcTimes } from '../../src/operations/times.ts';

const nowMs = Date.parse('2026-11-30T12:00:00Z');
const converted = (filter: string): string =>
  withUtcTimes('--filter', filter, ['LastSeen', 'RegistrationDate'], nowMs);

describe('relative times in filters', () => {
  it('become UTC in fields that are times, and nothing else changes', () => {
    for (const [filter, expected] of [
      ['LastSeen lt -2h', 'LastSeen lt 2026-11-30T10:00:00.000Z'],
      ['lastseen gt 90s and Name eq -2h', 'lastseen gt 2026-11-30T11:58:30.000Z and Name eq -2h'],
      ["Name eq 'LastSeen lt -2h'", "Name eq 'LastSeen lt -2h'"],
      [
        "Name eq 'O''Brien and now'  and LastSeen le now",
        "Name eq 'O''Brien and now'  and LastSeen le 2026-11-30T12:00:00.000Z",
      ],
      [
        "RegistrationDate in (-7d,'+1w')",
        'RegistrationDate in (2026-11-23T12:00:00.000Z,2026-12-07T12:00:00.000Z)',
      ],
      [
        'LastSeen lt 2026-11-30 and Status in (online, offline)',
        'LastSeen lt 2026-11-30 and Status in (online, offline)',
      ],
      [
        'LastSeen exists true AND RegistrationDate gt -1w',
        'LastSeen exists true AND RegistrationDate gt 2026-11-23T12:00:00.000Z',
      ],
      ['LastSeen lt 1790000000000', 'LastSeen lt 1790000000000'],
      ['', ''],
    ] as const)
      expect(converted(filter)).to.equal(expected);
  });

  it('with an unknown unit are refused, with the known ones', () => {
    for (const text of ['-2y', '5min', '1.5h'])
      expect(() => converted(`LastSeen lt ${text}`))
        .to.throw(UsageError, `--filter must compare LastSeen with a time, not "${text}".`)
        .with.property('remedy')
        .that.contains('90s, 15m, 2h, 7d, 1w');
    expect(converted('Name eq 5min')).to.equal('Name eq 5min');
  });
});
