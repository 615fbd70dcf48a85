import { expect } from 'chai';
import { expectDone } from '../../support/app-of-tests.ts';
import { expectError } from '../../support/app.ts';
import { RuleWorld, type ConditionBody } from '../../support/rule-world.ts';

type Value = number | string | boolean;

/** An operator with its limits, the values that meet it, and those that do not. */
interface Row {
  readonly operator: string;
  readonly limits?: ConditionBody;
  readonly met: readonly Value[];
  readonly unmet: readonly Value[];
}

const limit = (TriggerMinValue: number): ConditionBody => ({ TriggerMinValue });
const range = { TriggerMinValue: 10, TriggerMaxValue: 20 };
const text = (TriggerStringValue: string): ConditionBody => ({ TriggerStringValue });

const tables: Readonly<Record<string, readonly Row[]>> = {
  '/3303/0/5700': [
    { operator: 'Equals', limits: limit(30), met: [30], unmet: [29.999, 30.001, -30] },
    { operator: 'NotEquals', limits: limit(30), met: [29.999, 30.001], unmet: [30] },
    { operator: 'GreaterThan', limits: limit(30), met: [30.001, 1e300], unmet: [29, 30] },
    { operator: 'GreaterEqual', limits: limit(30), met: [30, 31], unmet: [29.999] },
    { operator: 'LowerThan', limits: limit(-5), met: [-5.001, -1e300], unmet: [-5, 0] },
    { operator: 'LowerEqual', limits: limit(-5), met: [-5, -6], unmet: [-4.999] },
    { operator: 'GreaterThan', limits: { TriggerMaxValue: 0 }, met: [0.001], unmet: [0, -0, -1] },
    { operator: 'InsideRange', limits: range, met: [10, 15, 20], unmet: [9.999, 20.001] },
    { operator: 'InsideRangeStrict', limits: range, met: [10.001, 19.999], unmet: [10, 20, 9, 21] },
    { operator: 'OutsideRange', limits: range, met: [9.999, 20.001], unmet: [10, 15, 20] },
    { operator: 'Equals', limits: limit(0), met: [0, -0], unmet: [Number.MIN_VALUE, 1e300] },
    { operator: 'None', met: [0, -1, 30], unmet: [] },
  ],
  '/3303/0/5701': [
    { operator: 'StringEquals', limits: text('Cel'), met: ['Cel'], unmet: ['cel', 'Cel ', ''] },
    { operator: 'StringNotEquals', limits: text('Cel'), met: ['cel', ''], unmet: ['Cel'] },
    { operator: 'StringEquals', limits: text(''), met: [''], unmet: [' '] },
    { operator: 'StringStartsWith', limits: text('Ce'), met: ['Ce', 'Cel'], unmet: ['C', 'aCe'] },
    { operator: 'StringNotStartsWith', limits: text('Ce'), met: ['C', 'aCe'], unmet: ['Ce', 'Cel'] },
    { operator: 'StringEndsWith', limits: text('el'), met: ['el', 'Cel'], unmet: ['l', 'ela'] },
    { operator: 'StringNotEndsWith', limits: text('el'), met: ['l', 'ela'], unmet: ['el', 'Cel'] },
    { operator: 'StringContains', limits: text('e'), met: ['e', 'Cel'], unmet: ['E', ''] },
    { operator: 'StringNotContains', limits: text('e'), met: ['E', ''], unmet: ['e', 'Cel'] },
    { operator: 'StringRegexMatch', limits: text('^C[a-z]+$'), met: ['Cel'], unmet: ['C', 'xCel', 'CEL'] },
    { operator: 'StringRegexMatch', limits: text('[0-9]'), met: ['a1b'], unmet: ['ab', ''] },
    { operator: 'StringRegexMatch', limits: text('(?i)^cel$'), met: ['CEL'], unmet: ['Cels', 'Cel\n'] },
    { operator: 'StringContains', limits: text(''), met: ['', 'a'], unmet: [] },
    { operator: 'StringNotRegexMatch', limits: text('^C[a-z]+$'), met: ['C', 'CEL'], unmet: ['Cel'] },
    // An engine that backtracks needs 2^50 steps for this text.
    {
      operator: 'StringRegexMatch',
      limits: text('^(a+)+$'),
      met: ['a'.repeat(50)],
      unmet: [`${'a'.repeat(50)}!`],
    },
    { operator: 'None', met: ['', 'Cel'], unmet: [] },
  ],
  '/3342/0/5500': [
    { operator: 'BooleanIsTrue', met: [true], unmet: [false] },
    { operator: 'BooleanIsFalse', met: [false], unmet: [true] },
    { operator: 'None', met: [false, true], unmet: [] },
  ],
};

describe('operators of rules', () => {
  let world: RuleWorld;
  /** Selects the events of the test. */
  let since: string;

  before(async () => {
    world = await RuleWorld.start();
  });

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
    for (const { operator, limits = {}, met, unmet } of rows) {
      it(`${operator} ${JSON.stringify(limits)}: values of ${path} that meet it, and those that do not`, async () => {
        await world.rule([{ path, TriggerOperator: operator, ...limits }]);
        const expected: string[] = [];
        for (const value of met) {
          for (const other of unmet) {
            await report(path, other, value);
            if (expected.length > 0) expected.push(`${String(expected.pop())}-${String(other)}`);
            expected.push(String(value));
          }
          if (unmet.length === 0) await report(path, value);
        }
        if (unmet.length === 0) expected.push(String(met[0]));
        if (expected.length > 0) expected.push(`${String(expected.pop())}-active`);
        expect(await world.summary(since)).to.deep.equal(expected);
      });
    }
  }

  it('times are compared as seconds since 1970', async () => {
    const noon = Date.UTC(2026, 10, 23, 12) / 1_000;
    const limits = { TriggerMinValue: noon, TriggerMaxValue: noon + 60 };
    await world.rule([{ path: '/3/0/13', TriggerOperator: 'InsideRange', ...limits }]);
    const times = [-0.001, 0, 60, 60.001, 30].map((offset) => new Date((noon + offset) * 1_000));
    await report('/3/0/13', ...times);
    expect(await world.summary(since)).to.deep.equal([`${noon}-${noon + 60.001}`, `${noon + 30}-active`]);
  });

  const above30 = { TriggerOperator: 'GreaterThan', TriggerMinValue: 30 };
  const below = (ResetMinValue: number): object => ({ ResetOperator: 'LowerThan', ResetMinValue });

  for (const [title, reset, values, expected] of [
    [
      'hysteresis: met from the trigger until a value meets the reset',
      below(25),
      [30, 30.1, 30, 25, 31, 24.9, 30, 31],
      ['30.1-24.9', '31-active'],
    ],
    ['a value that meets trigger and reset resets nothing', below(40), [31, 35, 45, 30], ['31-30']],
    [
      'a value of another type neither raises nor resets',
      {},
      ['99', true, 31, '20', false, 32],
      ['31-active'],
    ],
  ] as const) {
    it(title, async () => {
      await world.rule([{ ...above30, ...reset }]);
      await report('/3303/0/5700', ...values);
      expect(await world.summary(since)).to.deep.equal(expected);
    });
  }

  const equals = { TriggerOperator: 'Equals', TriggerMinValue: 1 };
  const ofUnits = (TriggerOperator: string, more: object = {}): ConditionBody => ({
    path: '/3303/0/5701',
    TriggerOperator,
    ...more,
  });
  const matches = (pattern: string): ConditionBody => ofUnits('StringRegexMatch', text(pattern));
  const faults: readonly (readonly [
    title: string,
    condition: ConditionBody,
    member: string,
    text: RegExp,
  ])[] = [
    ['a missing limit', { TriggerOperator: 'Equals' }, 'TriggerMinValue', /needs a limit/u],
    ['two limits of an operator with one', { ...equals, TriggerMaxValue: 2 }, 'TriggerMaxValue', /left out/u],
    [
      'half a range',
      { TriggerOperator: 'InsideRange', ...limit(1) },
      'TriggerMaxValue',
      /a minimum and a maximum/u,
    ],
    [
      'a range with its limits exchanged',
      { TriggerOperator: 'OutsideRange', TriggerMinValue: 2, TriggerMaxValue: 1 },
      'TriggerMinValue',
      /at most TriggerMaxValue, 1, not 2/u,
    ],
    [
      'a missing limit of the reset',
      { ...equals, ResetOperator: 'LowerThan' },
      'ResetMinValue',
      /needs a limit/u,
    ],
    ['a missing text', ofUnits('StringEquals'), 'TriggerStringValue', /a text/u],
    ['look-around in a regular expression', matches('(?=a)b'), 'TriggerStringValue', /RE2 syntax.*\(\?=/u],
    [
      'a regular expression that would take much memory',
      matches('((a{1000}){1000}){1000}'),
      'TriggerStringValue',
      /RE2 syntax/u,
    ],
    [
      'a regular expression that would take much time',
      matches('(.{0,30}){0,30}[yz]'),
      'TriggerStringValue',
      /simpler: it compiles to \d+ instructions, and 200 are allowed/u,
    ],
    [
      'an operator for texts with a resource of numbers',
      { TriggerOperator: 'StringEquals', ...text('1') },
      'TriggerOperator',
      /values of type number/u,
    ],
    [
      'a reset for numbers with a resource of texts',
      ofUnits('None', { ResetOperator: 'Equals', ResetMinValue: 1 }),
      'ResetOperator',
      /values of type string/u,
    ],
    [
      'an aggregation without a resolution',
      { ...equals, ResolutionAggregationType: 'MaxValue' },
      'ResolutionId',
      /needs a resolution/u,
    ],
  ];

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

  for (const [title, condition, member, reason] of faults) {
    it(`refuses ${title}`, async () => {
      const { ModelState } = (await world.refused([condition])).body;
      expect(ModelState[`Conditions[0].${member}`]?.join()).to.match(reason);
    });
  }
});
