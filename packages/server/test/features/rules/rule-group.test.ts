import { expect } from 'chai';
import { testOf } from '../../../src/features/rules/comparisons.ts';
import { ruleOperators, type Comparison, type RuleOperator } from '../../../src/features/rules/model/rule.ts';
import { RuleGroup, type CompiledCondition, type RuleLogic } from '../../../src/features/rules/rule-group.ts';
import type { Sample } from '../../../src/store/port.ts';
import { justAbove, justBelow } from '../../support/doubles.ts';

type Value = Sample['value'];

const condition = (id: string, trigger: Comparison, reset?: Comparison): CompiledCondition => ({
  id,
  triggers: testOf(trigger),
  resets: reset === undefined ? () => true : testOf(reset),
});

/** A condition with a reset: values that trigger, values that change nothing, and values that reset. */
type Hysteresis = readonly [
  trigger: Comparison,
  reset: Comparison | undefined,
  triggering: readonly Value[],
  between: readonly Value[],
  resetting: readonly Value[],
];

const number = (operator: RuleOperator, min: number, max?: number): Comparison =>
  max === undefined ? { operator, min } : { operator, min, max };
const text = (operator: RuleOperator, of: string): Comparison => ({ operator, text: of });
const ofOtherTypes = (own: Value): Value[] =>
  [0, NaN, '', 'true', true, false].filter((value) => typeof value !== typeof own);
const below = justBelow;
const above = justAbove;

const hystereses: readonly Hysteresis[] = [
  [
    number('GreaterThan', 30),
    number('LowerThan', 25),
    [above(30), Infinity],
    [30, below(30), 25, NaN],
    [below(25), -Infinity],
  ],
  [number('GreaterEqual', 30), number('LowerEqual', 25), [30], [below(30), above(25)], [25, below(25)]],
  [number('LowerThan', -5), number('GreaterThan', 5), [below(-5)], [-5, 0, 5], [above(5)]],
  [number('LowerEqual', -5), number('GreaterEqual', 5), [-5], [above(-5), below(5)], [5]],
  [number('Equals', 7), number('Equals', 0), [7], [below(7), above(7), above(0)], [0]],
  [number('NotEquals', 7), number('NotEquals', 7), [below(7), above(7)], [7], []],
  [
    number('InsideRange', 10, 20),
    number('OutsideRange', 5, 25),
    [10, 20],
    [below(10), above(20), 5, 25],
    [below(5), above(25)],
  ],
  [
    number('InsideRangeStrict', 10, 20),
    number('NotEquals', 20),
    [above(10), below(20)],
    [20],
    [10, above(20)],
  ],
  [
    number('OutsideRange', 10, 20),
    number('InsideRangeStrict', 12, 18),
    [below(10), above(20)],
    [10, 20, 12, 18],
    [above(12), below(18)],
  ],
  [
    number('OutsideRange', 10, 20),
    number('InsideRange', 12, 18),
    [below(10), above(20)],
    [10, 20, below(12), above(18)],
    [12, 18],
  ],
  [text('StringEquals', 'open'), text('StringEquals', 'shut'), ['open'], ['Open', 'ajar', ''], ['shut']],
  [text('StringNotEquals', 'shut'), text('StringNotEquals', 'shut'), ['open'], ['shut'], []],
  [text('StringStartsWith', 'err'), text('StringNotStartsWith', 'e'), ['error'], ['e', 'er'], ['ok', '']],
  [text('StringNotStartsWith', 'ok'), text('StringStartsWith', 'ok!'), ['no'], ['ok'], ['ok!']],
  [text('StringEndsWith', 'alarm'), text('StringNotEndsWith', 'm'), ['fire alarm'], ['calm'], ['fire']],
  [text('StringNotEndsWith', 'k'), text('StringEndsWith', 'ok'), ['no'], ['k'], ['ok']],
  [text('StringContains', 'fire'), text('StringNotContains', 'f'), ['a fire'], ['f'], ['a']],
  [text('StringNotContains', 'o'), text('StringContains', 'ok'), ['x'], ['no'], ['ok']],
  [
    text('StringRegexMatch', '^E[0-9]+$'),
    text('StringNotRegexMatch', '^[EW]'),
    ['E1'],
    ['E', 'W1'],
    ['1', ''],
  ],
  [text('StringNotRegexMatch', '^(ok|shut)$'), text('StringRegexMatch', '^ok$'), ['fire'], ['shut'], ['ok']],
  [{ operator: 'BooleanIsTrue' }, { operator: 'BooleanIsFalse' }, [true], [], [false]],
  [{ operator: 'BooleanIsFalse' }, { operator: 'BooleanIsTrue' }, [false], [], [true]],
  [{ operator: 'BooleanIsTrue' }, { operator: 'BooleanIsTrue' }, [true], [false], []],
  [{ operator: 'None' }, undefined, [0, 'open', false], [], []],
  [number('GreaterThan', 30), undefined, [above(30)], [], [30, -Infinity]],
  [text('StringEquals', 'open'), { operator: 'None' }, ['open'], [], ['Open', '']],
];

/** "a1 11": a value of resource a1, which condition a compares. "ab1 11": conditions a and b do. "a1 gone": it leaves. */
type Step = readonly [input: string, outcome: string];

interface Sequence {
  readonly title: string;
  readonly rule: Omit<RuleLogic, 'conditions'>;
  readonly steps: readonly Step[];
}

const TOGETHER = { triggerType: 'OnlyFirstTime', resetMethod: 'Threshold', isAnyEnough: false } as const;
const EACH = { ...TOGETHER, triggerType: 'ForEveryResource' } as const;
const BY_HAND = { resetMethod: 'Manually' } as const;
const ANY = { isAnyEnough: true } as const;

/** Both conditions are met above 10, and no longer below 5. */
const both = ['a', 'b'].map((id) => condition(id, number('GreaterThan', 10), number('LowerThan', 5)));

const sequences: readonly Sequence[] = [
  {
    title: 'OnlyFirstTime, And: one event when both conditions are met, until one no longer is',
    rule: TOGETHER,
    steps: [
      ['a1 11', ''],
      ['b1 10', ''],
      ['b1 11', 'raises b'],
      ['a1 12', ''],
      ['a2 11', ''],
      ['a1 5', ''],
      ['a1 4', ''],
      ['a2 4', 'resets group'],
      ['b1 12', ''],
      ['a1 11', 'raises a'],
      ['b1 4', 'resets group'],
    ],
  },
  {
    title: 'OnlyFirstTime, Or: one event from the first met condition to the last',
    rule: { ...TOGETHER, ...ANY },
    steps: [
      ['a1 11', 'raises a'],
      ['b1 11', ''],
      ['a1 4', ''],
      ['b1 5', ''],
      ['b1 4', 'resets group'],
      ['b1 4', ''],
      ['b2 11', 'raises b'],
    ],
  },
  {
    title: 'ForEveryResource, And: an event for each resource that triggers while both conditions are met',
    rule: EACH,
    steps: [
      ['a1 11', ''],
      ['b1 11', 'raises b'],
      ['a1 12', 'raises a'],
      ['a2 13', 'raises a'],
      ['a2 14', ''],
      ['a2 4', 'resets a2'],
      ['b1 4', 'resets a1 b1'],
    ],
  },
  {
    title: 'ForEveryResource, Or: an event for each resource while a condition on it is met',
    rule: { ...EACH, ...ANY },
    steps: [
      ['a1 11', 'raises a'],
      ['b1 11', 'raises b'],
      ['a1 5', ''],
      ['a1 4', 'resets a1'],
      ['a1 11', 'raises a'],
      ['b1 4', 'resets b1'],
      ['a1 4', 'resets a1'],
    ],
  },
  {
    title: 'a resource that two conditions compare: its event names the first one',
    rule: EACH,
    steps: [
      ['ab1 10', ''],
      ['ab1 11', 'raises a'],
      ['ab1 12', ''],
      ['ab1 4', 'resets ab1'],
    ],
  },
  {
    title: 'Manually, OnlyFirstTime: values never reset, and raise nothing while the event is active',
    rule: { ...TOGETHER, ...ANY, ...BY_HAND },
    steps: [
      ['a1 11', 'raises a'],
      ['a1 4', ''],
      ['b1 11', ''],
      ['group by hand', ''],
      ['b1 4', ''],
      ['a1 11', 'raises a'],
    ],
  },
  {
    title: 'Manually, ForEveryResource: each event is reset on its own',
    rule: { ...EACH, ...ANY, ...BY_HAND },
    steps: [
      ['a1 11', 'raises a'],
      ['a2 11', 'raises a'],
      ['a1 4', ''],
      ['a1 by hand', ''],
      ['a2 11', ''],
      ['a1 11', 'raises a'],
    ],
  },
  {
    title: 'Threshold: after a reset by hand, the next value that triggers raises again',
    rule: { ...EACH, ...ANY },
    steps: [
      ['a1 11', 'raises a'],
      ['a1 by hand', ''],
      ['a1 7', ''],
      ['a1 11', 'raises a'],
      ['a1 4', 'resets a1'],
    ],
  },
  {
    title: 'a resource that leaves the collection no longer meets anything',
    rule: TOGETHER,
    steps: [
      ['a1 11', ''],
      ['b1 11', 'raises b'],
      ['b2 4', ''],
      ['b1 gone', 'resets group'],
      ['a2 11', ''],
      ['b2 11', 'raises b'],
      ['a1 gone', ''],
      ['a2 gone', 'resets group'],
    ],
  },
  {
    title: 'a value of another type is no value',
    rule: { ...EACH, ...ANY },
    steps: [
      ['a1 text', ''],
      ['a1 11', 'raises a'],
      ['a1 text', ''],
      ['a1 4', 'resets a1'],
    ],
  },
];

describe('groups of rules', () => {
  it('the table of hystereses has every operator as trigger and as reset', () => {
    expect(new Set(hystereses.map(([trigger]) => trigger.operator))).to.have.all.keys(...ruleOperators);
    expect(new Set(hystereses.flatMap(([, reset]) => reset?.operator ?? []))).to.have.all.keys(
      ...ruleOperators,
    );
  });

  for (const [trigger, reset, triggering, between, resetting] of hystereses) {
    const title = `${JSON.stringify(trigger)}, reset ${reset === undefined ? 'by all others' : JSON.stringify(reset)}`;
    it(`hysteresis: ${title}`, () => {
      const rule = { ...EACH, conditions: [condition('a', trigger, reset)] };
      const group = new RuleGroup();
      const take = (value: Value): string => {
        const { raises, resets } = group.take(rule, rule.conditions, 'r', value);
        return raises === undefined ? `${resets.length} resets` : 'raises';
      };
      const others = trigger.operator === 'None' ? [] : ofOtherTypes(triggering[0]!);
      for (const value of [...between, ...resetting, ...others]) expect(take(value)).to.equal('0 resets');
      expect(group.isEmpty).to.equal(true);
      for (const high of triggering) {
        for (const low of resetting) {
          expect(take(high), `${String(high)} raises`).to.equal('raises');
          for (const value of [high, ...between, high]) {
            expect(take(value), `${String(value)} changes nothing`).to.equal('0 resets');
          }
          for (const value of [...between, ...others]) expect(take(value)).to.equal('0 resets');
          expect(take(low), `${String(low)} resets`).to.equal('1 resets');
          expect(group.isEmpty).to.equal(true);
        }
      }
      if (resetting.length > 0) return;
      // Nothing resets.
      expect(take(triggering[0]!)).to.equal('raises');
      for (const value of [...between, ...triggering]) expect(take(value)).to.equal('0 resets');
      expect(group.isEmpty).to.equal(false);
    });
  }

  for (const { title, rule: rest, steps } of sequences) {
    it(title, () => {
      const rule = { ...rest, conditions: both };
      const group = new RuleGroup();
      const key = (resource: string): string => (rest.triggerType === 'OnlyFirstTime' ? '' : resource);
      const run = (input: string): string => {
        const [resource = '', value = '', ...more] = input.split(' ');
        if (more.length > 0) {
          group.setActive(key(resource), false);
          return '';
        }
        const compared = both.filter(({ id }) => resource.includes(id));
        const change =
          value === 'gone'
            ? group.leave(rule, resource)
            : group.take(rule, compared, resource, value === 'text' ? value : Number(value));
        if (change.raises !== undefined) return `raises ${change.raises}`;
        const names = change.resets.map((one) => (one === '' ? 'group' : one)).toSorted();
        return names.length === 0 ? '' : `resets ${names.join(' ')}`;
      };
      expect(steps.map(([input]) => [input, run(input)])).to.deep.equal(steps);
    });
  }
});
