import { inTimeZone } from '@muster/testkit';
import { expect } from 'chai';
import { UsageError } from '../../src/errors/cli-error.ts';
import { allOperations } from '../../src/operation-table.ts';
import { membersOfFlags, parseValue, withLists } from '../../src/operations/parse-value.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

describe('parseValue', () => {
  it('reads times as milliseconds, dates, and how long ago', () => {
    const times: readonly [string, number][] = [
      ['1790000000000', 1_790_000_000_000],
      ['2026-11-21T11:00:00Z', nowMs - 3_600_000],
      ['2026-11-21', Date.parse('2026-11-21')],
      ['now', nowMs],
      ['90s', nowMs - 90_000],
      ['15m', nowMs - 900_000],
      ['2h', nowMs - 7_200_000],
      ['7d', nowMs - 604_800_000],
      ['-2h', nowMs - 7_200_000],
      ['+1h', nowMs + 3_600_000],
      ['9999w', 0],
    ];
    for (const [text, expected] of times)
      expect(parseValue('start', 'time', text, {}, nowMs), text).to.equal(expected);
  });

  it('reads a time without a zone as UTC, as the service does', () =>
    inTimeZone('America/New_York', () => {
      expect(parseValue('start', 'time', '2026-11-21T12:00:00', {}, nowMs)).to.equal(nowMs);
      expect(parseValue('start', 'time', '2026-11-21T12:00', {}, nowMs)).to.equal(nowMs);
    }));

  it('refuses what has not the form', () => {
    for (const [kind, ...texts] of [
      ['time', 'yesterday', '-1y', '2026-99-99'],
      ['integer', '1.5', '', '9007199254740993'],
      ['number', 'NaN', 'Infinity'],
      ['boolean', 'yes'],
      ['json', '{'],
    ] as const)
      for (const text of texts)
        expect(() => parseValue('x', kind, text), `${kind} ${text}`).to.throw(UsageError);
  });
});

describe('membersOfFlags', () => {
  const ids = { flag: 'tag-ids', member: 'TagIds', kind: 'string', multiple: true, description: '' } as const;

  it('takes a list by giving the flag again, with commas, and as JSON', () => {
    const members = (values: readonly string[]): unknown =>
      membersOfFlags([ids], withLists([ids], { 'tag-ids': values }));
    expect(members(['a', 'b'])).to.deep.equal({ TagIds: ['a', 'b'] });
    expect(members(['a, b', 'c\\, d'])).to.deep.equal({ TagIds: ['a', 'b', 'c, d'] });
    expect(members(['["a","b,c"]', 'c'])).to.deep.equal({ TagIds: ['a', 'b,c', 'c'] });
    expect(members(['[]'])).to.deep.equal({ TagIds: [] });
    expect(() => members(['[a'])).to.throw(UsageError, '--tag-ids is not JSON');
    expect(membersOfFlags([ids], {})).to.deep.equal({});
  });

  it('is so for every list of words in the contract', () => {
    const lists = allOperations()
      .flatMap(({ body }) => body?.fields ?? [])
      .filter(({ flag }) => flag.endsWith('tag-ids'));
    expect(lists).to.not.have.length(0);
    expect(lists.every(({ multiple }) => multiple === true)).to.equal(true);
  });
});
