import { expect } from 'chai';
import { rules, type Rule } from '../../../src/features/rules/model.ts';
import { RuleTrial } from '../../../src/features/rules/rule-trial.ts';
import { perTest } from '../../support/app-of-tests.ts';
import { expectError } from '../../support/app.ts';
import { failureOf } from '../../support/failure-of.ts';
import { RuleWorld } from '../../support/rule-world.ts';

const VALUE = '/3303/0/5700';
const above30 = { TriggerOperator: 'GreaterThan', TriggerMinValue: 30 };
/** The largest `toDate`, epoch milliseconds. */
const END_OF_TIME = 8_640_000_000_000_000;

describe('trials of rules', () => {
  let world: RuleWorld;
  /** At the beginning of a minute, epoch milliseconds. */
  let startMs: number;

  perTest(RuleWorld, async (one) => {
    world = one;
    const { clock } = world.app.world;
    await clock.advance(60_000 - (clock.now() % 60_000));
    startMs = clock.now();
  });

  /** A trial with a bound of ten values. */
  const trial = (): RuleTrial => {
    const { store, clock, admin } = world.app.world;
    return new RuleTrial({ reader: store, nowMs: clock.now(), catalogues: admin.models, maxValues: 10 });
  };
  const averageRule = async (Timespan: number): Promise<string> => {
    const ResolutionId = await world.app.create('/resolutions', { Title: 'Period', Timespan });
    return world.rule([{ ...above30, ResolutionAggregationType: 'TimeWeightedAverage', ResolutionId }]);
  };
  const stored = async (id: string): Promise<Rule> =>
    (await world.app.world.store.collection(rules).get(id))!;
  const expectTooMany = async (run: Promise<unknown>): Promise<void> => {
    const { code, modelState } = await failureOf(run);
    expect(code).to.equal('invalid-request');
    const reason =
      'The time range has more than 10 values to compare. Choose a shorter one, or a rule with fewer resources.';
    expect(modelState).to.deep.equal({ fromDate: [reason] });
  };

  it('compares as many values as it may, and refuses one more with what to do', async () => {
    const rule = await stored(await world.rule([above30]));
    for (let second = 0; second < 10; second += 1) {
      await world.report((second % 2) as 0 | 1, [VALUE, 30 + second, startMs + second * 1_000]);
    }
    const span = { fromMs: startMs, toMs: startMs + 60_000 };
    expect(await trial().run(rule, span)).to.include({ values: 10, raised: 2 });
    await world.report(0, [VALUE, 20, startMs + 10_000]);
    await expectTooMany(trial().run(rule, span));
    expect(await trial().run(rule, { ...span, toMs: startMs + 9_999 })).to.include({ values: 10 });
  });

  it('counts the values of all resources that count together', async () => {
    const rule = await stored(await world.rule([above30], { TriggerType: 'OnlyFirstTime' }));
    for (let second = 0; second < 6; second += 1) {
      await world.report(0, [VALUE, second, startMs + second * 1_000]);
      await world.report(1, [VALUE, second, startMs + second * 1_000]);
    }
    await expectTooMany(trial().run(rule, { fromMs: startMs, toMs: startMs + 60_000 }));
  });

  it('refuses more periods than values, before it computes them', async () => {
    const rule = await stored(await averageRule(60_000));
    await world.report(0, [VALUE, 31, startMs]);
    const { clock } = world.app.world;
    await clock.advance(10 * 60_000);
    const span = { fromMs: 0, toMs: clock.now() };
    expect(await trial().run(rule, span)).to.include({ values: 10, raised: 1 });
    await clock.advance(60_000);
    await expectTooMany(trial().run(rule, { ...span, toMs: clock.now() }));
  });

  it('a range of all times compares the periods from the first value until now', async () => {
    const id = await averageRule(1_000);
    await world.report(0, [VALUE, 31, startMs + 500]);
    await world.report(0, [VALUE, 20, startMs + 2_000]);
    await world.app.world.clock.advance(1_500_999);
    const { body } = await world.app.get(`/rules/${id}/trial?fromDate=0&toDate=${END_OF_TIME}`);
    expect(body).to.include({ Values: 1_500, Raised: 1, Reset: 1 });
    const [event] = body['Events'] as readonly Record<string, unknown>[];
    const times = { RaisedTimestamp: startMs + 1_000, ResetTimestamp: startMs + 3_000 };
    expect(event).to.include({ ...times, Value: 31 });
  });

  for (const TriggerOn of ['NoValue', 'DeviceOffline', 'RegistrationLost', 'FirmwareUpdateFailed']) {
    it(`a rule with TriggerOn ${TriggerOn} cannot be tried: the error says why and what to do`, async () => {
      const id = await world.rule([], { TriggerOn });
      const answer = await world.app.get(`/rules/${id}/trial?fromDate=0&toDate=${startMs}`);
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.deep.equal({
        id: [
          `A rule with TriggerOn ${TriggerOn} cannot be tried, because it compares no stored values. Activate it ` +
            'without an event category instead: it raises events at once where its cause holds.',
        ],
      });
    });
  }
});
