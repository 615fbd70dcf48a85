import { expect } from 'chai';
import { expectDone, perTest } from '../../support/app-of-tests.ts';
import type { IntervalFigure } from '../../../src/features/measurements/model.ts';
import { ruleProgress } from '../../../src/features/rules/model.ts';
import type { WriteOperation } from '../../../src/store/port.ts';
import { justAbove, justBelow } from '../../support/doubles.ts';
import { TimedRuleWorld } from '../../support/timed-rule-world.ts';
import { typed } from '../../support/transformer-world.ts';

const MINUTE = 60_000;
/** Periods are evaluated this long after their end. */
const DELAY = 5_000;

describe('rules on aggregates of periods', () => {
  let rules: TimedRuleWorld;
  /** The beginning of the first period of the test. */
  let startMs: number;

  perTest(TimedRuleWorld, async (one) => {
    rules = one;
    const { clock } = rules.world;
    await clock.advance(MINUTE - (clock.now() % MINUTE));
    startMs = clock.now();
  });

  /** @param minutes from the start of the test, to the evaluation of the period that ends then */
  const evaluated = (minutes: number): Promise<void> =>
    rules.advance(startMs + minutes * MINUTE + DELAY - rules.world.clock.now());

  const minute = (timeMs: number): number => (timeMs - startMs) / MINUTE;
  /** Minute of each event and its value; after a reset also its minute. */
  const events = async (): Promise<string[]> =>
    (await rules.events()).map(({ createdAt, value, resetAt }) => {
      const reset = resetAt === undefined ? '' : `, reset ${minute(resetAt)}`;
      return `${minute(createdAt)}: ${String(value)}${reset}`;
    });

  const above = { TriggerOperator: 'GreaterThan', TriggerMinValue: 20 };

  /** Every aggregation, and its result for 10 in the first half of a period and 20 in the second. */
  const figures: Readonly<Record<IntervalFigure, number>> = {
    TimeWeightedAverage: 15,
    MaxValue: 20,
    MinValue: 10,
    StartValue: 10,
    EndValue: 20,
    TimeWeightedVariance: 25,
    NbrOfMeasurements: 2,
    Length: MINUTE,
    ArithmeticMean: 15,
    Variance: 25,
  };

  for (const [aggregation, figure] of Object.entries(figures)) {
    it(`${aggregation}: a limit just below, at and just above the aggregate`, async () => {
      const limits = { below: justBelow(figure), at: figure, above: justAbove(figure) };
      for (const [name, TriggerMinValue] of Object.entries(limits)) {
        for (const TriggerOperator of ['GreaterThan', 'GreaterEqual', 'Equals', 'LowerThan', 'LowerEqual']) {
          const condition = { ResolutionAggregationType: aggregation, TriggerOperator, TriggerMinValue };
          await rules.aggregated(condition, MINUTE, { Name: `${TriggerOperator} ${name}` });
        }
      }
      // Late and repeated values count once, in the order of their times.
      await rules.advance(MINUTE / 2);
      await rules.report('/3303/0/5700', 20);
      await rules.report('/3303/0/5700', 10, rules.deviceId, startMs);
      await rules.report('/3303/0/5700', 20, rules.deviceId, startMs + MINUTE / 2);
      expect(await rules.events()).to.deep.equal([]);
      await evaluated(1);
      const raised = await rules.events();
      expect(raised.map(({ ruleName }) => ruleName)).to.have.members([
        'GreaterThan below',
        'GreaterEqual below',
        'GreaterEqual at',
        'Equals at',
        'LowerEqual at',
        'LowerEqual above',
        'LowerThan above',
      ]);
      expect(await events()).to.deep.equal(Array.from({ length: 7 }, () => `1: ${figure}`));
      for (const event of await rules.listed()) {
        expect(event).to.deep.include({
          DeviceName: 'buoy-1',
          ResourceName: 'Sensor Value',
          Status: 'Active',
          CreatedDateTime: new Date(startMs + MINUTE).toISOString(),
        });
      }
    });
  }

  it('an event lasts from the period that triggers to the period that resets', async () => {
    await rules.aggregated({ ...above, ResetOperator: 'LowerThan', ResetMinValue: 10 });
    for (const [before, value] of [21, 22, 15, 9, 21].entries()) {
      await rules.report('/3303/0/5700', value);
      await evaluated(before + 1);
    }
    expect(await events()).to.deep.equal(['1: 21, reset 4', '5: 21']);
  });

  it('values count that arrive soon after the end of their period; later ones, and periods without values, do not', async () => {
    await rules.aggregated(above);
    await rules.report('/3303/0/5700', 10);
    await rules.advance(MINUTE + DELAY - 1);
    await rules.report('/3303/0/5700', 40, rules.deviceId, startMs + 30_000);
    await evaluated(1);
    expect(await events()).to.deep.equal(['1: 25']);
    await rules.report('/3303/0/5700', 0, rules.deviceId, startMs + 31_000);
    await rules.report('/3303/0/5700', 0, rules.deviceId, startMs + 32_000);
    await evaluated(3);
    expect(await events()).to.deep.equal(['1: 25']);
  });

  it('conditions with resolutions of their own are evaluated when their periods end', async () => {
    await rules.aggregated(above, 2 * MINUTE);
    await rules.aggregated(above, MINUTE, { Name: 'each minute' });
    const isEven = (startMs / MINUTE) % 2 === 0;
    await evaluated(isEven ? 0 : 1);
    await rules.report('/3303/0/5700', 30);
    await evaluated(isEven ? 1 : 2);
    await rules.report('/3303/0/5700', 14);
    await evaluated(isEven ? 2 : 3);
    const raised = (await rules.events()).map(({ ruleName, value }) => `${ruleName}: ${String(value)}`);
    expect(raised).to.deep.equal(['each minute: 30', 'too warm: 22']);
  });

  it('an aggregate and the latest value count together', async () => {
    const ResolutionId = await rules.app.create('/resolutions', { Title: 'a minute', Timespan: MINUTE });
    const both = { ...typed(rules.temperature), TriggerOperator: 'GreaterThan' };
    await rules.rule({
      TriggerType: 'OnlyFirstTime',
      TriggerByDevice: true,
      Conditions: [
        { ...both, TriggerMinValue: 10, ResolutionAggregationType: 'MinValue', ResolutionId },
        { ...both, TriggerMinValue: 20 },
      ],
    });
    await rules.report('/3303/0/5700', 11);
    await evaluated(1);
    expect(await events()).to.deep.equal([]);
    await rules.report('/3303/0/5700', 21);
    expect(await rules.events()).to.have.lengthOf(1);
    await rules.report('/3303/0/5700', 5);
    await evaluated(2);
    expect(await rules.states()).to.deep.equal(['resource reset']);
  });

  it('a period is evaluated after a restart within it, and not again after the next one', async () => {
    const id = await rules.aggregated(above);
    await rules.report('/3303/0/5700', 21);
    await rules.restart(MINUTE / 2);
    expect(await events()).to.deep.equal([]);
    await evaluated(1);
    expect(await events()).to.deep.equal(['1: 21']);
    await expectDone(rules.app.post(`/rules/${id}/reset`, {}));
    await rules.restart();
    await rules.advance(MINUTE / 4);
    expect(await rules.states()).to.deep.equal(['resource reset']);
  });

  it('missed periods are made good in their order', async () => {
    await rules.aggregated(above);
    await rules.report('/3303/0/5700', 21);
    await rules.advance(MINUTE);
    await rules.world.domain.close();
    for (const [before, value] of [19, 23].entries()) {
      await rules.append('/3303/0/5700', value, startMs + (before + 1) * MINUTE);
    }
    await rules.restart(5 * MINUTE);
    expect(await events()).to.deep.equal(['1: 21, reset 2', '3: 23']);
  });

  it('at most the newest 100 missed periods are made good', async () => {
    await rules.aggregated(above);
    await rules.report('/3303/0/5700', 21);
    await rules.world.domain.close();
    await rules.append('/3303/1/5700', 22, startMs + 10 * MINUTE);
    await rules.append('/3303/1/5700', 23, startMs + 11 * MINUTE);
    await rules.restart(110 * MINUTE + DELAY);
    expect(await events()).to.deep.equal(['11: 22']);
  });

  it('a crash within a period: each aggregate counts once', async () => {
    await rules.aggregated(above);
    await rules.report('/3303/0/5700', 21);
    await rules.report('/3303/1/5700', 22);
    const { world } = rules;
    const write = world.store.write.bind(world.store);
    const isEnd = (one: WriteOperation): boolean =>
      one.type === 'put' && one.collection === ruleProgress && !('cursor' in one.doc);
    let isCrashed = false;
    world.store.write = async (operations) => {
      const hasProgress = operations.some((one) => one.type === 'put' && one.collection === ruleProgress);
      // The process dies after the first smart object of the period.
      if (isCrashed && hasProgress) throw new Error('The process has died.');
      if (hasProgress) isCrashed = true;
      expect(operations.some(isEnd)).to.equal(false);
      await write(operations);
    };
    await evaluated(1);
    const [first] = await rules.events();
    expect(await rules.events()).to.have.lengthOf(1);
    await expectDone(rules.app.post(`/events/${first!.id}/reset`, {}));
    world.store.write = write;
    await world.domain.close();
    expect(world.errors.splice(0)).to.have.lengthOf(1);
    await rules.restart();
    expect((await events()).map((one) => one.split(',')[0])).to.have.members(['1: 21', '1: 22']);
    expect((await rules.states()).toSorted()).to.deep.equal(['resource active', 'resource reset']);
  });

  it('a rule that is switched off does nothing, and starts again when it is switched on', async () => {
    const id = await rules.aggregated(above);
    const path = `/rules/${id}`;
    const { Name, ResourceCollectionId, TriggerType } = (await rules.app.get(path)).body;
    const body = { Name, ResourceCollectionId, TriggerType };
    await expectDone(rules.app.put(path, { ...body, IsDeactivated: true }));
    await rules.report('/3303/0/5700', 21);
    await evaluated(2);
    await rules.report('/3303/0/5700', 22);
    await expectDone(rules.app.put(path, { ...body, IsDeactivated: false }));
    await evaluated(3);
    expect(await events()).to.deep.equal(['3: 22']);
  });

  it('a rule that is deleted leaves no progress and no timer', async () => {
    const id = await rules.aggregated(above);
    await rules.report('/3303/0/5700', 21);
    await evaluated(1);
    const { store, clock } = rules.world;
    expect(await store.collection(ruleProgress).count()).to.equal(1);
    const timers = clock.pendingTimers;
    await expectDone(rules.app.delete(`/rules/${id}`));
    await rules.settle();
    expect(await store.collection(ruleProgress).count()).to.equal(0);
    expect(clock.pendingTimers).to.equal(timers - 1);
    await evaluated(3);
    expect(await rules.states()).to.deep.equal(['resource reset']);
  });
});
