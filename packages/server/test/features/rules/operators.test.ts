import { expect } from 'chai';
import { expectDone } from '../../support/app-of-tests.ts';
import { metConditions, ruleOperators, type RuleOperator } from '../../../src/features/rules/model.ts';
import { expectError } from '../../support/app.ts';
import { justAbove as above, justBelow as below } from '../../support/doubles.ts';
import { RuleWorld, type ConditionBody } from '../../support/rule-world.ts';

type Value = number | string | boolean;

/** An operator with its limits, as the members of a condition whose names begin with a prefix. */
type Comparison = (prefix: 'Trigger' | 'Reset') => ConditionBody;

const operatorsUsed = { Trigger: new Set<string>(), Reset: new Set<string>() };

/** @param min limit of a number, or a text */
const on =
  (operator: RuleOperator, min?: number | string, max?: number): Comparison =>
  (prefix) => {
    operatorsUsed[prefix].add(operator);
    return {
      [`${prefix}Operator`]: operator,
      ...(min === undefined ? {} : { [`${prefix}${typeof min === 'string' ? 'String' : 'Min'}Value`]: min }),
      ...(max === undefined ? {} : { [`${prefix}MaxValue`]: max }),
    };
  };

/** Values that trigger, values that change nothing, and values that reset; without a reset, all others reset. */
type Row = readonly [
  trigger: Comparison,
  reset: Comparison | undefined,
  triggering: readonly Value[],
  between: readonly Value[],
  resetting: readonly Value[],
];

const none = undefined;
const evil = 'a'.repeat(50);

const tables: Readonly<Record<string, readonly Row[]>> = {
  '/3303/0/5700': [
    [
      on('GreaterThan', 30),
      on('LowerThan', 25),
      [above(30), 1e300],
      [30, below(30), 25, NaN],
      [below(25), -1e300],
    ],
    [on('GreaterEqual', 30), on('LowerEqual', 25), [30, 31], [below(30), above(25)], [25, below(25)]],
    [on('LowerThan', -5), on('GreaterThan', 5), [below(-5), -1e300], [-5, 0, 5], [above(5)]],
    [on('LowerEqual', -5), on('GreaterEqual', 5), [-5, -6], [above(-5), below(5)], [5]],
    [on('Equals', 7), on('Equals', 0), [7], [below(7), above(7), above(0), -7], [0]],
    [on('Equals', 0), none, [0, -0], [], [Number.MIN_VALUE, 1e300]],
    [on('NotEquals', 7), on('NotEquals', 7), [below(7), above(7)], [7], []],
    [on('NotEquals', 30), none, [29.999, 30.001], [], [30]],
    [
      on('InsideRange', 10, 20),
      on('OutsideRange', 5, 25),
      [10, 15, 20],
      [below(10), above(20), 5, 25],
      [below(5), above(25)],
    ],
    [on('InsideRange', 5, 5), none, [5], [], [below(5), above(5)]],
    [on('InsideRangeStrict', 10, 20), on('NotEquals', 20), [above(10), below(20)], [20], [10, above(20)]],
    [
      on('OutsideRange', 10, 20),
      on('InsideRangeStrict', 12, 18),
      [below(10), above(20)],
      [10, 20, 12, 18],
      [above(12), below(18)],
    ],
    [
      on('OutsideRange', 10, 20),
      on('InsideRange', 12, 18),
      [below(10), above(20)],
      [10, 20, below(12), above(18)],
      [12, 18],
    ],
    [on('GreaterThan', none, 0), none, [0.001], [], [0, -0, -1]],
    [on('None'), none, [0, -1, 30], [], []],
  ],
  '/3303/0/5701': [
    [
      on('StringEquals', 'open'),
      on('StringEquals', 'shut'),
      ['open'],
      ['Open', 'open ', 'ajar', ''],
      ['shut'],
    ],
    [on('StringEquals', ''), none, [''], [], [' ']],
    [on('StringEquals', 'open'), on('None'), ['open'], [], ['Open', '']],
    [on('StringNotEquals', 'shut'), on('StringNotEquals', 'shut'), ['open', ''], ['shut'], []],
    [
      on('StringStartsWith', 'err'),
      on('StringNotStartsWith', 'e'),
      ['error', 'err'],
      ['e', 'er'],
      ['ok', 'an err', ''],
    ],
    [on('StringNotStartsWith', 'ok'), on('StringStartsWith', 'ok!'), ['no', 'an ok'], ['ok'], ['ok!']],
    [
      on('StringEndsWith', 'alarm'),
      on('StringNotEndsWith', 'm'),
      ['fire alarm', 'alarm'],
      ['calm'],
      ['fire', 'alarms'],
    ],
    [on('StringNotEndsWith', 'k'), on('StringEndsWith', 'ok'), ['no'], ['k'], ['ok']],
    [on('StringContains', 'fire'), on('StringNotContains', 'f'), ['a fire'], ['f'], ['a', 'FIRE', '']],
    [on('StringContains', ''), none, ['', 'a'], [], []],
    [on('StringNotContains', 'o'), on('StringContains', 'ok'), ['x'], ['no'], ['ok']],
    [
      on('StringRegexMatch', '^E[0-9]+$'),
      on('StringNotRegexMatch', '^[EW]'),
      ['E1'],
      ['E', 'W1'],
      ['xE1', 'e1', ''],
    ],
    [on('StringRegexMatch', '[0-9]'), none, ['a1b'], [], ['ab', '']],
    [on('StringRegexMatch', '(?i)^cel$'), none, ['CEL'], [], ['Cels', 'Cel\n']],
    [on('StringNotRegexMatch', '^(ok|shut)$'), on('StringRegexMatch', '^ok$'), ['fire'], ['shut'], ['ok']],
    // An engine that backtracks needs 2^50 steps for this text.
    [on('StringRegexMatch', '^(a+)+$'), none, [evil], [], [`${evil}!`]],
    [on('None'), none, ['', 'Cel'], [], []],
  ],
  '/3342/0/5500': [
    [on('BooleanIsTrue'), on('BooleanIsFalse'), [true], [], [false]],
    [on('BooleanIsFalse'), on('BooleanIsTrue'), [false], [], [true]],
    [on('BooleanIsTrue'), on('BooleanIsTrue'), [true], [false], []],
    [on('BooleanIsTrue'), none, [true], [], [false]],
    [on('None'), none, [false, true], [], []],
  ],
};

describe('operators of rules', () => {
  let world: RuleWorld;
  /** Selects the events of the test. */
  let since: string;

  before(async () => (world = await RuleWorld.start()));

  beforeEach(async () => {
    const { clock } = world.app.world;
    await clock.advance(1_000);
    since = `&Filter=${encodeURIComponent(`CreatedDateTime ge ${new Date(clock.now()).toISOString()}`)}`;
  });

  afterEach(async () => {
    const { Rows } = (await world.app.get('/rules?PageSize=100')).body;
    for (const { Id } of Rows) await expectDone(world.app.delete(`/rules/${Id}`));
    await world.app.world.settle();
  });

  after(() => world.close());

  const report = async (path: string, ...values: readonly (Value | Date)[]): Promise<void> => {
    for (const value of values) {
      await world.app.world.clock.advance(1_000);
      await world.report(0, [path, value]);
    }
  };

  for (const [path, rows] of Object.entries(tables)) {
    for (const [trigger, reset, triggering, between, resetting] of rows) {
      const condition: ConditionBody = { path, ...trigger('Trigger'), ...reset?.('Reset') };
      it(`${JSON.stringify(condition)}: values that trigger, change nothing, and reset`, async () => {
        await world.rule([condition]);
        const others = [0, NaN, '', 'true', true, false].filter(
          (value) => condition['TriggerOperator'] !== 'None' && typeof value !== typeof triggering[0],
        );
        const values = [...between, ...resetting, ...others];
        const expected: string[] = [];
        for (const high of triggering) {
          for (const low of resetting) {
            values.push(high, high, ...between, high, ...between, ...others, low);
            expected.push(`${String(high)}-${String(low)}`);
          }
        }
        if (resetting.length === 0) {
          values.push(triggering[0]!, ...between, ...others, ...triggering);
          expected.push(`${String(triggering[0])}-active`);
        }
        await report(path, ...values);
        expect(await world.summary(since)).to.deep.equal(expected);
        const met = await world.app.world.store.collection(metConditions).count();
        expect(met).to.equal(resetting.length === 0 ? 1 : 0);
      });
    }
  }

  it('are all in the tables, as triggers and as resets', () => {
    for (const used of Object.values(operatorsUsed)) expect(used).to.have.all.keys(...ruleOperators);
  });

  it('times are compared as seconds since 1970', async () => {
    const noon = Date.UTC(2026, 10, 23, 12) / 1_000;
    const limits = { TriggerMinValue: noon, TriggerMaxValue: noon + 60 };
    await world.rule([{ path: '/3/0/13', TriggerOperator: 'InsideRange', ...limits }]);
    const times = [-0.001, 0, 60, 60.001, 30].map((offset) => new Date((noon + offset) * 1_000));
    await report('/3/0/13', ...times);
    expect(await world.summary(since)).to.deep.equal([`${noon}-${noon + 60.001}`, `${noon + 30}-active`]);
  });

  it('a value that meets trigger and reset resets nothing', async () => {
    await world.rule([{ ...on('GreaterThan', 30)('Trigger'), ...on('LowerThan', 40)('Reset') }]);
    await report('/3303/0/5700', 31, 35, 45, 30);
    expect(await world.summary(since)).to.deep.equal(['31-30']);
  });

  const path = '/3303/0/5701';
  const equals = { TriggerOperator: 'Equals', TriggerMinValue: 1 };
  const matches = (TriggerStringValue: string): ConditionBody => ({
    path,
    TriggerOperator: 'StringRegexMatch',
    TriggerStringValue,
  });

  it('compares the first 1,000 characters of a value with a regular expression', async () => {
    await world.rule([matches('x')]);
    await report('/3303/0/5701', `${'-'.repeat(1_000)}x`);
    expect(await world.events(since)).to.have.lengthOf(0);
    await report('/3303/0/5701', `${'-'.repeat(999)}x`);
    expect(await world.events(since)).to.have.lengthOf(1);
  });

  it('allows 100 regular expressions in the rules of a device network', async () => {
    const condition = matches('x');
    const both = { ...condition, ResetOperator: 'StringNotRegexMatch', ResetStringValue: 'x' };
    let last = '';
    for (let index = 0; index < 5; index += 1) {
      last = await world.rule(Array.from({ length: 10 }, () => both));
    }
    const refused = await world.app.post('/rules', await world.body([condition]));
    expectError(refused, 409, 'limit-reached');
    const changed = await world.app.put(`/rules/${last}`, await world.body([both]));
    expect(changed.status).to.equal(204);
    await world.rule([condition]);
  });

  for (const [title, condition, fault] of [
    ['a missing limit', { TriggerOperator: 'Equals' }, /TriggerMinValue: .*needs a limit/u],
    ['two limits for one', { ...equals, TriggerMaxValue: 2 }, /TriggerMaxValue: .*left out/u],
    [
      'half a range',
      { ...equals, TriggerOperator: 'InsideRange' },
      /TriggerMaxValue: .*a minimum and a maximum/u,
    ],
    [
      'a range with its limits exchanged',
      { TriggerOperator: 'OutsideRange', TriggerMinValue: 2, TriggerMaxValue: 1 },
      /TriggerMinValue: .*at most TriggerMaxValue, 1, not 2/u,
    ],
    [
      'a missing limit of the reset',
      { ...equals, ResetOperator: 'LowerThan' },
      /ResetMinValue: .*needs a limit/u,
    ],
    ['a missing text', { path, TriggerOperator: 'StringEquals' }, /TriggerStringValue: .*a text/u],
    ['look-around', matches('(?=a)b'), /TriggerStringValue: .*RE2 syntax.*\(\?=/u],
    [
      'a regular expression that would take much memory',
      matches('((a{1000}){1000}){1000}'),
      /TriggerStringValue: .*RE2 syntax/u,
    ],
    [
      'a regular expression that would take much time',
      matches('(.{0,30}){0,30}[yz]'),
      /TriggerStringValue: .*simpler: it compiles to \d+ instructions, and 200 are allowed/u,
    ],
    [
      'an operator for texts with numbers',
      { ...matches('1'), path: '/3303/0/5700' },
      /TriggerOperator: .*values of type number/u,
    ],
    [
      'a reset for numbers with a resource of texts',
      { path, TriggerOperator: 'None', ResetOperator: 'Equals', ResetMinValue: 1 },
      /ResetOperator: .*values of type string/u,
    ],
    [
      'a range without a value in it',
      { TriggerOperator: 'InsideRangeStrict', TriggerMinValue: 5, TriggerMaxValue: 5 },
      /TriggerMinValue: Must be below TriggerMaxValue, 5: InsideRangeStrict includes neither limit\./u,
    ],
    [
      'an aggregation without a resolution',
      { ...equals, ResolutionAggregationType: 'MaxValue' },
      /ResolutionId: .*needs a resolution/u,
    ],
  ] as const) {
    it(`refuses ${title}`, async () => {
      const faults = Object.entries((await world.refused([condition])).body.ModelState);
      const told = faults.map(([member, reasons]) => `${member}: ${reasons.join()}`);
      expect(told.join('\n'))
        .to.match(fault)
        .and.match(/^Conditions\[0\]\./u);
    });
  }
});
