import { expect } from 'chai';
import * as fc from 'fast-check';
import { raisedEvents } from '../../../src/features/rules/model.ts';
import { RuleWorld } from '../../support/rule-world.ts';

const RUNS = Number(process.env['MUSTER_FUZZ_RUNS'] ?? 15);
const SEED = Number(process.env['MUSTER_SEED'] ?? 3_303);

interface Limits {
  readonly operator: 'GreaterThan' | 'LowerEqual' | 'Equals' | 'NotEquals' | 'None';
  readonly limit: number;
}

interface Condition {
  readonly rid: 5700 | 5601;
  readonly trigger: Limits;
  readonly reset: Limits | undefined;
}

interface ModelRule {
  readonly conditions: readonly Condition[];
  readonly isAnyEnough: boolean;
  readonly isForEvery: boolean;
  readonly by: 'collection' | 'device' | 'object';
  readonly isByHand: boolean;
}

interface Value {
  readonly instance: 0 | 1;
  readonly rid: 5700 | 5601;
  readonly value: number;
  /** Relative to the time of the step, in milliseconds. */
  readonly offset: number;
}

type Step =
  | { readonly kind: 'report'; readonly device: 0 | 1; readonly values: readonly Value[] }
  | { readonly kind: 'reset' }
  | { readonly kind: 'restart' };

/** An event as the model has it: "resource: value at time, reset by value" with the place of the resource. */
interface ModelEvent {
  readonly resource: string;
  readonly group: string;
  readonly value: number;
  readonly time: number;
  state: string;
}

const meets = ({ operator, limit }: Limits, value: number): boolean => {
  if (operator === 'GreaterThan') return value > limit;
  if (operator === 'LowerEqual') return value <= limit;
  if (operator === 'Equals') return value === limit;
  return operator === 'NotEquals' ? value !== limit : true;
};

/** A rule over a list of all values, without indexes, groups in memory or writes. */
class Model {
  readonly events: ModelEvent[] = [];
  readonly #rule: ModelRule;
  readonly #last = new Map<string, { time: number; value: number }>();
  /** "condition number/resource" with the group of the resource. */
  #met: { condition: number; resource: string; group: string }[] = [];

  constructor(rule: ModelRule) {
    this.#rule = rule;
  }

  #groupOf(device: number, instance: number): string {
    if (this.#rule.by === 'object') return `${device}/${instance}`;
    return this.#rule.by === 'device' ? `${device}` : 'all';
  }

  report(device: number, now: number, values: readonly Value[]): void {
    const before = new Map(this.#last);
    const inOrder = values.toSorted((a, b) => a.offset - b.offset);
    for (const { instance, rid, value, offset } of inOrder) {
      const resource = `${device}/${instance}/${rid}`;
      const time = now + offset;
      const last = before.get(resource);
      if (last !== undefined && (time < last.time || (time === last.time && value === last.value))) continue;
      this.#last.set(resource, { time, value });
      this.#take(resource, rid, this.#groupOf(device, instance), { time, value });
    }
  }

  #take(
    resource: string,
    rid: number,
    group: string,
    { time, value }: { time: number; value: number },
  ): void {
    const { conditions, isAnyEnough, isForEvery, isByHand } = this.#rule;
    const isTriggered = conditions.some((one) => one.rid === rid && meets(one.trigger, value));
    conditions.forEach((one, condition) => {
      if (one.rid !== rid) return;
      const isOver = !meets(one.trigger, value) && (one.reset === undefined || meets(one.reset, value));
      const rest = this.#met.filter((met) => met.condition !== condition || met.resource !== resource);
      if (meets(one.trigger, value)) {
        this.#met = [...rest, { condition, resource, group }];
      } else if (isOver) this.#met = rest;
    });
    const isMet = (condition: number): boolean =>
      this.#met.some((met) => met.condition === condition && met.group === group);
    const numbers = conditions.map((_one, index) => index);
    const holds = isAnyEnough ? numbers.some(isMet) : numbers.every(isMet);
    const active = this.events.filter((one) => one.group === group && one.state === 'active');
    if (holds && isTriggered) {
      if (active.some((one) => !isForEvery || one.resource === resource)) return;
      this.events.push({ resource, group, value, time, state: 'active' });
      return;
    }
    if (isByHand) return;
    const isAtRest = !this.#met.some((met) => met.resource === resource);
    for (const event of active) {
      if (!holds || (isForEvery && isAtRest && event.resource === resource)) event.state = `${value}@${time}`;
    }
  }

  reset(): void {
    for (const event of this.events) if (event.state === 'active') event.state = 'by hand';
  }
}

const small = fc.integer({ min: 0, max: 4 });
const limits: fc.Arbitrary<Limits> = fc.record({
  operator: fc.constantFrom('GreaterThan', 'LowerEqual', 'Equals', 'NotEquals', 'None'),
  limit: small,
});
const rid = fc.constantFrom(5700 as const, 5601 as const);
const rule: fc.Arbitrary<ModelRule> = fc.record({
  conditions: fc.array(
    fc.record({
      rid,
      trigger: limits,
      reset: fc.option(
        limits.filter(({ operator }) => operator !== 'None'),
        { nil: undefined },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  isAnyEnough: fc.boolean(),
  isForEvery: fc.boolean(),
  by: fc.constantFrom('collection', 'device', 'object'),
  isByHand: fc.boolean(),
});
const values = fc.array(
  fc.record({
    instance: fc.constantFrom(0 as const, 1 as const),
    rid,
    value: small,
    offset: fc.integer({ min: -12, max: 0 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const report: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('report' as const),
  device: fc.constantFrom(0 as const, 1 as const),
  values,
});
const steps = fc.array(
  fc.oneof(
    { weight: 20, arbitrary: report },
    { weight: 2, arbitrary: fc.constant<Step>({ kind: 'reset' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'restart' }) },
  ),
  { minLength: 1, maxLength: 25 },
);

/** Members of a request, with a prefix: `TriggerMinValue`. */
const members = (prefix: string, { operator, limit }: Limits): object => ({
  [`${prefix}Operator`]: operator,
  ...(operator === 'None' ? {} : { [`${prefix}MinValue`]: limit }),
});

/** Does some work with a new server that has a rule. */
async function withRule(
  rule: ModelRule,
  work: (world: RuleWorld, id: string) => Promise<void>,
): Promise<void> {
  const world = await RuleWorld.start();
  try {
    await work(world, await create(world, rule));
  } finally {
    await world.close();
  }
}

async function create(world: RuleWorld, { conditions, by, ...rest }: ModelRule): Promise<string> {
  const bodies = conditions.map((one) => ({
    path: `/3303/0/${one.rid}`,
    ...members('Trigger', one.trigger),
    ...(one.reset === undefined ? {} : members('Reset', one.reset)),
  }));
  return world.rule(bodies, {
    Condition: rest.isAnyEnough ? 'Or' : 'And',
    TriggerType: rest.isForEvery ? 'ForEveryResource' : 'OnlyFirstTime',
    TriggerByDevice: by === 'device',
    TriggerBySmartObject: by === 'object',
    TriggerResetMethod: rest.isByHand ? 'Manually' : 'Threshold',
  });
}

/** The stored events in the form of the model, in the order in which they were raised. */
async function stored(world: RuleWorld): Promise<string[]> {
  const names = new Map<string, string>();
  for (const device of [0, 1] as const) {
    for (const instance of [0, 1]) {
      for (const one of [5700, 5601]) {
        const id = await world.resource(device, `/3303/${instance}/${one}`);
        names.set(id, `${device}/${instance}/${one}`);
      }
    }
  }
  const found = await world.app.world.store.collection(raisedEvents).find({});
  return found.map(({ isActive, status, value, createdAt, resourceId, resetValue, resetAt }) => {
    const byValue = status === 'AutomaticReset' ? `${String(resetValue)}@${resetAt}` : 'by hand';
    return shown(names.get(resourceId!)!, Number(value), createdAt, isActive ? 'active' : byValue);
  });
}

const shown = (resource: string, value: number, time: number, state: string): string =>
  `${resource}: ${value}@${time} ${state}`;

describe(`rules and a plain model of them (MUSTER_SEED=${SEED})`, () => {
  it('raise and reset the same events, over restarts, late and repeated values and resets by hand', async () => {
    await fc.assert(
      fc.asyncProperty(rule, steps, (definition, work) =>
        withRule(definition, async (world, id) => {
          const model = new Model(definition);
          for (const step of work) {
            await world.app.world.clock.advance(5);
            const now = world.app.world.clock.now();
            if (step.kind === 'restart') await world.restart();
            else if (step.kind === 'reset') {
              await world.app.post(`/rules/${id}/reset`, undefined);
              model.reset();
            } else {
              model.report(step.device, now, step.values);
              const reports = step.values.map(
                (one) => [`/3303/${one.instance}/${one.rid}`, one.value, now + one.offset] as const,
              );
              await world.report(step.device, ...reports);
            }
          }
          const expected = model.events.map((one) => shown(one.resource, one.value, one.time, one.state));
          expect(await stored(world)).to.have.members(expected);
        }),
      ),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('a trial finds what the running rule raised and reset over the same values', async () => {
    await fc.assert(
      fc.asyncProperty(rule, fc.array(report, { minLength: 1, maxLength: 25 }), (definition, work) =>
        withRule(definition, async (world, id) => {
          const fromDate = world.app.world.clock.now();
          for (const step of work) {
            await world.app.world.clock.advance(5);
            const now = world.app.world.clock.now();
            if (step.kind !== 'report') continue;
            const [one] = step.values;
            await world.report(step.device, [`/3303/${one!.instance}/${one!.rid}`, one!.value, now]);
          }
          const toDate = world.app.world.clock.now();
          const trial = await world.app.get(`/rules/${id}/trial?fromDate=${fromDate}&toDate=${toDate}`);
          expect(trial.status).to.equal(200);
          const live = await world.app.world.store.collection(raisedEvents).find({});
          const tried = trial.body['Events'] as readonly Record<string, unknown>[];
          const members = ['ResourceId', 'Value', 'RaisedTimestamp', 'ResetTimestamp'];
          expect(tried.map((one) => members.map((member) => one[member]))).to.have.deep.members(
            live.map((one) => [one.resourceId, one.value, one.createdAt, one.resetAt]),
          );
          const isCompared = ({ rid: own }: Value): boolean =>
            definition.conditions.some((one) => one.rid === own);
          expect(trial.body).to.deep.include({
            Values: work.filter((one) => one.kind === 'report' && isCompared(one.values[0]!)).length,
            Raised: live.length,
            Reset: live.filter(({ isActive }) => !isActive).length,
          });
        }),
      ),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
