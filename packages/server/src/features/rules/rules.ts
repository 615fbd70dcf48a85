import { randomUUID } from 'node:crypto';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalidMember, notFound } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { isSameJson } from '../../kernel/data.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { CauseCheck } from './causes.ts';
import { RuleSelections } from './context.ts';
import type { RuleServices } from './context.ts';
import { buildRule, checkedConditions, checkRule, countExpressions, MAX_CONDITIONS } from './definition.ts';
import type { ConditionInput, RuleInput } from './definition.ts';
import { rules } from './model.ts';
import type { Rule, RuleCondition } from './model.ts';
import { MonitorSetup } from './monitors.ts';
import { PeriodEvaluation } from './periods.ts';
import { RaisedEventService } from './raised-events.ts';
import { RuleIndex } from './rule-index.ts';
import { RuleCommits } from './rule-commits.ts';
import { RuleWatch } from './rule-watch.ts';
import { TimedRules } from './timed-rules.ts';

/** Services for rules and their events. */
interface RuleDomain {
  readonly rules: RuleService;
  readonly raisedEvents: RaisedEventService;
  readonly monitorSetup: MonitorSetup;
  /** Commits measurements with the changes that they make to rules. */
  readonly commits: RuleCommits;
  /** Applies a changed resource collection. */
  collectionChanged(resourceCollectionId: string): Promise<void>;
  /** Checks the rules of a device whose firmware update began or ended. */
  firmwareChanged(deviceNetworkId: string, deviceId: string): void;
  /** Loads the rules. Later values are compared with them. */
  load(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates the services of rules. `RuleWatch` keeps the enabled rules in a `RuleIndex`. Values pass through
 * `RuleCommits`, which finds their rules in the index, lets `evaluate` decide, and writes the values with the events
 * that they raise and reset. `TimedRules` does the same for aggregates of periods and for causes other than values.
 */
export function createRuleDomain(services: RuleServices): RuleDomain {
  const { store, clock, lanes } = services;
  const context = { ...services, index: new RuleIndex(), selections: new RuleSelections(services) };
  const commits = new RuleCommits(context);
  const timed = new TimedRules(
    context,
    new PeriodEvaluation(context, commits),
    new CauseCheck(context, commits),
  );
  const raisedEvents = new RaisedEventService(services);
  const watch = new RuleWatch(context, commits, timed, raisedEvents);
  const rules = new RuleService(store, clock, watch, raisedEvents);
  return {
    rules,
    monitorSetup: new MonitorSetup(store, clock, lanes, (network, input) => rules.create(network, input)),
    raisedEvents,
    commits,
    collectionChanged: (id) => watch.collectionChanged(id),
    firmwareChanged: (deviceNetworkId, deviceId) => timed.firmwareChanged(deviceNetworkId, deviceId),
    load: () => watch.load(),
    close: async () => {
      await timed.close();
      await watch.close();
    },
  };
}

/** Maximum number of rules per device network, because each enabled rule is in memory. */
export const MAX_RULES = 10_000;

/** Manages the rules of device networks. */
export class RuleService {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #watch: RuleWatch;
  readonly #events: RaisedEventService;

  constructor(store: Store, clock: Clock, watch: RuleWatch, events: RaisedEventService) {
    this.#store = store;
    this.#clock = clock;
    this.#watch = watch;
    this.#events = events;
  }

  /** @throws MusterError `invalid-request`; `already-exists` for a name in use; `limit-reached` */
  async create(deviceNetworkId: string, input: RuleInput, unit = new UnitOfWork()): Promise<Rule> {
    const made = await uniquelyNamed({ kind: 'a rule' }, () =>
      this.#store.transaction(async (tx) => {
        await checkRule(tx, deviceNetworkId, input);
        if ((await tx.collection(rules).count(inNetwork(deviceNetworkId, {}))) >= MAX_RULES) {
          throw conflict(
            'limit-reached',
            `A device network can have at most ${MAX_RULES} rules. Delete some first.`,
          );
        }
        const rule = await buildRule(tx, this.#clock.now(), deviceNetworkId, input);
        await tx.write([insertOperation(rules, rule), ...unit.writesFor(rule.id)]);
        return rule;
      }),
    );
    await this.#watch.changed(made.id);
    return made;
  }

  /** @throws MusterError `rule-not-found`, `invalid-request`; `already-exists` for a name in use */
  async update(deviceNetworkId: string, id: string, input: RuleInput): Promise<void> {
    await uniquelyNamed({ kind: 'a rule' }, () =>
      this.#change(deviceNetworkId, id, async (tx, before) => {
        await checkRule(tx, deviceNetworkId, input);
        const { conditions: inputs, ...rest } = input;
        const { createdAt, revision, revisedAt, expressionCount } = before;
        const draft = { ...rest, id, deviceNetworkId, createdAt, revision, revisedAt, expressionCount };
        const stay = input.cause === 'Values' ? before.conditions : [];
        const conditions = await checkedConditions(tx, draft, inputs ?? stay, before.conditions);
        return { ...draft, conditions };
      }),
    );
  }

  /** Deletes a rule and resets its active events. @throws MusterError `rule-not-found` */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    const before = await findInNetwork(this.#store.collection(rules), 'rule', deviceNetworkId, id);
    await this.#store.collection(rules).delete(id);
    await this.#watch.changed(id, before);
  }

  /** Appends a condition. @throws MusterError `rule-not-found`, `invalid-request`; `limit-reached` */
  async addCondition(
    deviceNetworkId: string,
    id: string,
    input: ConditionInput,
    unit = new UnitOfWork(),
  ): Promise<RuleCondition> {
    let added: RuleCondition | undefined;
    await this.#changeConditions(deviceNetworkId, id, async (tx, before) => {
      if (before.conditions.length >= MAX_CONDITIONS) {
        throw conflict('limit-reached', `A rule can have at most ${MAX_CONDITIONS} conditions.`);
      }
      [added] = await checkedConditions(tx, before, [input], [], () => '');
      if (added === undefined) return before.conditions;
      await tx.write(unit.writesFor(added.id));
      return [...before.conditions, added];
    });
    if (added === undefined) throw new Error('The condition was not added.');
    return added;
  }

  /** @throws MusterError `rule-not-found`, `invalid-request` */
  async replaceConditions(
    deviceNetworkId: string,
    id: string,
    inputs: readonly ConditionInput[],
  ): Promise<void> {
    await this.#changeConditions(deviceNetworkId, id, (tx, before) =>
      checkedConditions(tx, before, inputs, before.conditions, (index) => `[${index}].`),
    );
  }

  /** @throws MusterError `rule-not-found`, `rule-condition-not-found`, `invalid-request` */
  async updateCondition(
    deviceNetworkId: string,
    id: string,
    conditionId: string,
    input: ConditionInput,
  ): Promise<void> {
    await this.#changeConditions(deviceNetworkId, id, async (tx, before) => {
      const old = conditionOf(before, conditionId);
      const [changed] = await checkedConditions(tx, before, [{ ...input, id: conditionId }], [old], () => '');
      return before.conditions.map((one) =>
        one.id === conditionId && changed !== undefined ? changed : one,
      );
    });
  }

  /** @throws MusterError `rule-not-found`, `rule-condition-not-found` */
  async deleteCondition(deviceNetworkId: string, id: string, conditionId: string): Promise<void> {
    await this.#changeConditions(deviceNetworkId, id, async (_tx, before) => {
      conditionOf(before, conditionId);
      return before.conditions.filter((one) => one.id !== conditionId);
    });
  }

  /** Resets all active events of a rule manually. @throws MusterError `rule-not-found` */
  async reset(deviceNetworkId: string, id: string): Promise<void> {
    await findInNetwork(this.#store.collection(rules), 'rule', deviceNetworkId, id);
    await this.#events.resetWhere([{ field: 'ruleId', op: 'eq', value: id }], 'ManualReset');
  }

  async #changeConditions(
    deviceNetworkId: string,
    id: string,
    work: (tx: Transaction, before: Rule) => Promise<readonly RuleCondition[]>,
  ): Promise<void> {
    await this.#change(deviceNetworkId, id, async (tx, before) => {
      if (before.cause !== 'Values') {
        throw invalidMember('TriggerOn', `A rule with TriggerOn ${before.cause} takes no conditions.`);
      }
      return { ...before, conditions: await work(tx, before) };
    });
  }

  /** Changes a rule. It gets a new revision if the conditions for raising or resetting its events change. */
  async #change(
    deviceNetworkId: string,
    id: string,
    work: (tx: Transaction, before: Rule) => Promise<Rule>,
  ): Promise<void> {
    const before = await this.#store.transaction(async (tx) => {
      const found = await findInNetwork(tx.collection(rules), 'rule', deviceNetworkId, id);
      const after = await work(tx, found);
      const revised = isSameJson(logicOf(after), logicOf(found))
        ? {}
        : { revision: randomUUID(), revisedAt: this.#clock.now() };
      const expressionCount = await countExpressions(tx, after);
      await tx.collection(rules).put({ ...after, ...revised, expressionCount });
      return found;
    });
    await this.#watch.changed(id, before);
  }
}

/** @throws MusterError `rule-condition-not-found` */
function conditionOf({ conditions }: Rule, id: string): RuleCondition {
  const found = conditions.find((one) => one.id === id);
  if (found === undefined) throw notFound('rule-condition', id);
  return found;
}

/** Returns everything that determines when events are raised and reset. */
function logicOf(rule: Rule): object {
  const { resourceCollectionId, isDeactivated, triggerType, triggerByDevice, triggerBySmartObject } = rule;
  const { resetMethod, isAnyEnough, resolutionId, cause, afterSeconds, conditions } = rule;
  return [
    [resourceCollectionId, isDeactivated, triggerType, triggerByDevice, triggerBySmartObject],
    [resetMethod, isAnyEnough, resolutionId, cause, afterSeconds, conditions],
  ];
}
