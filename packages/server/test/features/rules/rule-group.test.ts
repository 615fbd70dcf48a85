import { expect } from 'chai';
import { testOf } from '../../../src/features/rules/comparisons.ts';
import { RuleGroup, type CompiledCondition, type RuleLogic } from '../../../src/features/rules/rule-group.ts';

/** A rule, and its inputs with their outcomes, separated by semicolons. */
interface Sequence {
  readonly title: string;
  readonly rule: Omit<RuleLogic, 'conditions'>;
  /**
   * "a1 11": a value of resource a1, which condition a compares. "ab1 11": conditions a and b do. "a1 gone": it leaves.
   * "a1 by hand": its event is reset by hand. The outcome follows: "raises a", "resets a1 b1", or nothing.
   */
  readonly steps: string;
}

const TOGETHER = { triggerType: 'OnlyFirstTime', resetMethod: 'Threshold', isAnyEnough: false } as const;
const EACH = { ...TOGETHER, triggerType: 'ForEveryResource' } as const;
const BY_HAND = { resetMethod: 'Manually' } as const;
const ANY = { isAnyEnough: true } as const;

/** Both conditions are met above 10, and no longer below 5. */
const both = ['a', 'b'].map((id): CompiledCondition => ({
  id,
  triggers: testOf({ operator: 'GreaterThan', min: 10 }),
  resets: testOf({ operator: 'LowerThan', min: 5 }),
}));

const sequences: readonly Sequence[] = [
  {
    title: 'OnlyFirstTime, And: one event when both conditions are met, until one no longer is',
    rule: TOGETHER,
    steps: `a1 11; b1 10; b1 11 raises b; a1 12; a2 11; a1 5; a1 4; a2 4 resets group;
            b1 12; a1 11 raises a; b1 4 resets group`,
  },
  {
    title: 'OnlyFirstTime, Or: one event from the first met condition to the last',
    rule: { ...TOGETHER, ...ANY },
    steps: 'a1 11 raises a; b1 11; a1 4; b1 5; b1 4 resets group; b1 4; b2 11 raises b',
  },
  {
    title: 'ForEveryResource, And: an event for each resource that triggers while both conditions are met',
    rule: EACH,
    steps: `a1 11; b1 11 raises b; a1 12 raises a; a2 13 raises a; a2 14; a2 4 resets a2;
            b1 4 resets a1 b1`,
  },
  {
    title: 'ForEveryResource, Or: an event for each resource while a condition on it is met',
    rule: { ...EACH, ...ANY },
    steps: `a1 11 raises a; b1 11 raises b; a1 5; a1 4 resets a1; a1 11 raises a;
            b1 4 resets b1; a1 4 resets a1`,
  },
  {
    title: 'a resource that two conditions compare: its event names the first one',
    rule: EACH,
    steps: 'ab1 10; ab1 11 raises a; ab1 12; ab1 4 resets ab1',
  },
  {
    title: 'Manually, OnlyFirstTime: values never reset, and raise nothing while the event is active',
    rule: { ...TOGETHER, ...ANY, ...BY_HAND },
    steps: 'a1 11 raises a; a1 4; b1 11; group by hand; b1 4; a1 11 raises a',
  },
  {
    title: 'Manually, ForEveryResource: each event is reset on its own',
    rule: { ...EACH, ...ANY, ...BY_HAND },
    steps: 'a1 11 raises a; a2 11 raises a; a1 4; a1 by hand; a2 11; a1 11 raises a',
  },
  {
    title: 'Threshold: after a reset by hand, the next value that triggers raises again',
    rule: { ...EACH, ...ANY },
    steps: 'a1 11 raises a; a1 by hand; a1 7; a1 11 raises a; a1 4 resets a1',
  },
  {
    title: 'a resource that leaves the collection no longer meets anything',
    rule: TOGETHER,
    steps: `a1 11; b1 11 raises b; b2 4; b1 gone resets group;
            a2 11; b2 11 raises b; a1 gone; a2 gone resets group`,
  },
  {
    title: 'a value of another type is no value',
    rule: { ...EACH, ...ANY },
    steps: 'a1 text; a1 11 raises a; a1 text; a1 4 resets a1',
  },
];

describe('groups of rules', () => {
  for (const { title, rule: rest, steps } of sequences) {
    it(title, () => {
      const rule = { ...rest, conditions: both };
      const group = new RuleGroup();
      const run = (resource: string, value: string): string => {
        if (value === 'by hand') {
          group.setActive(rest.triggerType === 'OnlyFirstTime' ? '' : resource, false);
          return '';
        }
        const compared = both.filter(({ id }) => resource.includes(id));
        const change =
          value === 'gone'
            ? group.leave(rule, resource)
            : group.take(rule, compared, resource, value === 'text' ? value : Number(value));
        if (change.raises !== undefined) return ` raises ${change.raises}`;
        const names = change.resets.map((one) => (one === '' ? 'group' : one)).toSorted();
        return names.length === 0 ? '' : ` resets ${names.join(' ')}`;
      };
      for (const step of steps.split(/;\s+/u)) {
        const [, resource = '', value = ''] = /^(\w+) (\d+|gone|text|by hand)/u.exec(step)!;
        expect(`${resource} ${value}${run(resource, value)}`).to.equal(step);
      }
    });
  }
});
