import { expect } from 'chai';
import { comparedType, testOf } from '../../../src/features/rules/comparisons.ts';
import { ruleOperators } from '../../../src/features/rules/model/rule.ts';
import type { Comparison, RuleOperator } from '../../../src/features/rules/model/rule.ts';
import type { RuleOperator as ContractOperator } from '../../../src/http/generated/contract.ts';
import type { Sample } from '../../../src/store/port.ts';
import { justAbove, justBelow } from '../../support/doubles.ts';

type Value = Sample['value'];
type Limits = Omit<Comparison, 'operator'>;

/** Limits, the values that meet the operator with them, and those that do not. */
type Row = readonly [limits: Limits, met: readonly Value[], unmet: readonly Value[]];

const below = justBelow;
const above = justAbove;
const NEVER: readonly Value[] = [];
/** A value of a resource of type Time: seconds since 1970. */
const NOON = Date.UTC(2026, 10, 23, 12) / 1_000;
const AFTERNOON = Date.UTC(2026, 10, 23, 17) / 1_000;
const LARGEST = Number.MAX_VALUE;

/** Numbers on both sides of one limit, and times. */
const aroundLimit = (
  select: (side: { below: number; at: number; above: number }) => readonly [met: Value[], unmet: Value[]],
): Row[] =>
  [0, 30, -5.5, 1e300, NOON].flatMap((limit) => {
    const [met, unmet] = select({ below: below(limit), at: limit, above: above(limit) });
    return [
      [{ min: limit }, met, unmet],
      [{ max: limit }, met, unmet],
      [{ min: limit, max: limit }, met, unmet],
    ] satisfies Row[];
  });

/** Every operator of the contract. */
const tables: Readonly<Record<ContractOperator, readonly Row[]>> = {
  Equals: [
    ...aroundLimit((side) => [[side.at], [side.below, side.above]]),
    [{ min: 0 }, [0, -0], [NaN, Infinity]],
  ],
  NotEquals: aroundLimit((side) => [[side.below, side.above], [side.at]]),
  GreaterThan: [
    ...aroundLimit((side) => [
      [side.above, Infinity],
      [side.at, side.below, -Infinity, NaN],
    ]),
    [{ min: LARGEST }, [Infinity], [LARGEST]],
  ],
  GreaterEqual: aroundLimit((side) => [
    [side.above, side.at, Infinity],
    [side.below, -Infinity, NaN],
  ]),
  LowerThan: aroundLimit((side) => [
    [side.below, -Infinity],
    [side.at, side.above, Infinity, NaN],
  ]),
  LowerEqual: aroundLimit((side) => [
    [side.below, side.at, -Infinity],
    [side.above, Infinity, NaN],
  ]),
  InsideRange: [
    [{ min: 10, max: 20 }, [10, above(10), 15, below(20), 20], [below(10), above(20), NaN]],
    [{ min: -1, max: -1 }, [-1], [below(-1), above(-1)]],
    [{ min: NOON, max: AFTERNOON }, [NOON, AFTERNOON], [NOON - 1, AFTERNOON + 1, below(NOON)]],
  ],
  InsideRangeStrict: [
    [{ min: 10, max: 20 }, [above(10), 15, below(20)], [10, 20, below(10), above(20), NaN]],
    [{ min: -1, max: -1 }, NEVER, [-1, below(-1), above(-1)]],
    [{ min: NOON, max: AFTERNOON }, [NOON + 1, AFTERNOON - 1], [NOON, AFTERNOON]],
  ],
  OutsideRange: [
    [{ min: 10, max: 20 }, [below(10), above(20), -Infinity, Infinity], [10, above(10), below(20), 20, NaN]],
    [{ min: -1, max: -1 }, [below(-1), above(-1)], [-1]],
    [{ min: NOON, max: AFTERNOON }, [NOON - 1, AFTERNOON + 1], [NOON, AFTERNOON]],
  ],
  StringEquals: [
    [{ text: 'open' }, ['open'], ['Open', 'ope', 'open ', ' open', 'opens', '']],
    [{ text: '' }, [''], [' ', 'a']],
    [{ text: 'a.c' }, ['a.c'], ['abc']],
  ],
  StringNotEquals: [[{ text: 'open' }, ['Open', 'ope', 'open ', 'opens', ''], ['open']]],
  StringStartsWith: [
    [{ text: 'err' }, ['err', 'error'], ['er', 'Err', ' err', 'an err', '']],
    [{ text: '' }, ['', 'a'], NEVER],
  ],
  StringNotStartsWith: [[{ text: 'err' }, ['er', 'Err', ' err', ''], ['err', 'error']]],
  StringEndsWith: [
    [{ text: 'ok' }, ['ok', 'not ok'], ['k', 'OK', 'ok.', '']],
    [{ text: '' }, ['', 'a'], NEVER],
  ],
  StringNotEndsWith: [[{ text: 'ok' }, ['k', 'OK', 'ok.', ''], ['ok', 'not ok']]],
  StringContains: [
    [{ text: 'ir' }, ['ir', 'fire'], ['i', 'IR', 'i r', '']],
    [{ text: '' }, ['', 'a'], NEVER],
  ],
  StringNotContains: [[{ text: 'ir' }, ['i', 'IR', 'i r', ''], ['ir', 'fire']]],
  StringRegexMatch: [
    [{ text: '^E[0-9]{2}$' }, ['E01', 'E99'], ['E1', 'E012', 'e01', ' E01', 'E01\n']],
    [{ text: 'E[0-9]' }, ['E1', 'xE1x'], ['E', '1E']],
    [{ text: '(?i)fire' }, ['FIRE', 'a fire'], ['fir']],
    [{ text: '' }, ['', 'a'], NEVER],
  ],
  StringNotRegexMatch: [[{ text: '^E[0-9]{2}$' }, ['E1', 'E012', 'e01', ''], ['E01', 'E99']]],
  BooleanIsTrue: [[{}, [true], [false]]],
  BooleanIsFalse: [[{}, [false], [true]]],
  None: [[{}, [0, below(0), NaN, '', 'open', true, false], NEVER]],
};

/** A value of each type, by the type that operators compare. */
const ofTypes = { number: [0, 1, NaN], string: ['', '0', 'true'], boolean: [true, false] } as const;

describe('comparisons of rules', () => {
  it('the table has every operator', () => {
    expect(Object.keys(tables)).to.have.members(ruleOperators);
  });

  for (const [operator, rows] of Object.entries(tables) as [RuleOperator, readonly Row[]][]) {
    it(`${operator}: values just below, at and just above each limit`, () => {
      for (const [limits, met, unmet] of rows) {
        const test = testOf({ operator, ...limits });
        const results = [...met, ...unmet].map((value) => [value, test(value)]);
        const expected = [...met.map((value) => [value, true]), ...unmet.map((value) => [value, false])];
        expect(results, JSON.stringify(limits)).to.deep.equal(expected);
      }
    });

    it(`${operator}: neither met nor unmet by a value of another type`, () => {
      const test = testOf({ operator, ...rows[0]?.[0] });
      const own = comparedType(operator);
      for (const [type, values] of Object.entries(ofTypes)) {
        const isCompared = own === 'any' || own === type;
        for (const value of values) {
          expect(test(value) !== undefined, `${type} ${String(value)}`).to.equal(isCompared);
        }
      }
    });
  }
});
