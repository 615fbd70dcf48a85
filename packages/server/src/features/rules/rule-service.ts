import { randomUUID } from 'node:crypto';
import { conflict, invalidMember, notFound } from '../../kernel/errors.ts';
import { isSameJson } from '../../kernel/same-json.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { Clock } from '../../kernel/clock.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import { uniquelyNamed } from '../../kernel/unique-names.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { insertOperation } from '../../store/port.ts';
import type { Reader, Store } from '../../store/port.ts';
import { rules } from './model/rule.ts';
import type { Rule, RuleCondition } from './model/rule.ts';
import type { RaisedEventService } from './raised-event-service.ts';
import { checkedConditions, checkRule, countExpressions, MAX_CONDITIONS } from './rule-definition.ts';
import type { ConditionInput, RuleInput } from './rule-definition.ts';
import type { RuleWatch } from './rule-watch.ts';

export interface RuleDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly watch: RuleWatch;
  readonly events: RaisedEventService;
}

/** Maximum number of rules per device network, because each enabled rule is in memory. */
export const MAX_RULES = 10_000;

/** Manages the rules of device networks. */
export class RuleService {
  readonly #deps: RuleDependencies;

  constructor(deps: RuleDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `invalid-request`; `already-exists` for a name in use; `limit-reached` */
  async create(deviceNetworkId: string, input: RuleInput, unit = new UnitOfWork()): Promise<Rule> {
    const { store, watch } = this.#deps;
    const made = await uniquelyNamed({ kind: 'a rule' }, () =>
      store.transaction(async (tx) => {
        await checkRule(tx, deviceNetworkId, input);
        if ((await tx.collection(rules).count(inNetwork(deviceNetworkId, {}))) >= MAX_RULES) {
          throw conflict(
            'limit-reached',
            `A device network can have at most ${MAX_RULES} rules. Delete some first.`,
          );
        }
        const rule = await buildRule(tx, this.#deps.clock.now(), deviceNetworkId, input);
        await tx.write([insertOperation(rules, rule), ...unit.writesFor(rule.id)]);
        return rule;
      }),
    );
    await watch.changed(made.id);
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
        const conditions = await checkedConditions(tx, draft, inputs ?? stay, before.conditions, inList);
        return { ...draft, conditions };
      }),
    );
  }

  /** Deletes a rule and resets its active events. @throws MusterError `rule-not-found` */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    const before = await findInNetwork(this.#deps.store.collection(rules), 'rule', deviceNetworkId, id);
    await this.#deps.store.collection(rules).delete(id);
    await this.#deps.watch.changed(id, before);
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
      [added] = await checkedConditions(tx, before, [input], [], alone);
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
      const [changed] = await checkedConditions(tx, before, [{ ...input, id: conditionId }], [old], alone);
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
    await findInNetwork(this.#deps.store.collection(rules), 'rule', deviceNetworkId, id);
    await this.#deps.events.resetWhere([{ field: 'ruleId', op: 'eq', value: id }], 'ManualReset');
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
    const { store, clock, watch } = this.#deps;
    const before = await store.transaction(async (tx) => {
      const found = await findInNetwork(tx.collection(rules), 'rule', deviceNetworkId, id);
      const after = await work(tx, found);
      const revised = isSameJson(logicOf(after), logicOf(found))
        ? {}
        : { revision: randomUUID(), revisedAt: clock.now() };
      const expressionCount = await countExpressions(tx, after);
      await tx.collection(rules).put({ ...after, ...revised, expressionCount });
      return found;
    });
    await watch.changed(id, before);
  }
}

/**
 * Returns a rule without storing it.
 *
 * @param nowMs epoch milliseconds
 * @throws MusterError `invalid-request`; `limit-reached`
 */
export async function draftRule(
  reader: Reader,
  nowMs: number,
  deviceNetworkId: string,
  input: RuleInput,
): Promise<Rule> {
  await checkRule(reader, deviceNetworkId, input);
  return buildRule(reader, nowMs, deviceNetworkId, input);
}

async function buildRule(
  reader: Reader,
  nowMs: number,
  deviceNetworkId: string,
  input: RuleInput,
): Promise<Rule> {
  const { conditions: inputs = [], ...rest } = input;
  const draft = { ...rest, id: randomUUID(), deviceNetworkId };
  const conditions = await checkedConditions(reader, draft, inputs, [], inList);
  return {
    ...{ ...draft, conditions, revision: randomUUID(), revisedAt: nowMs, createdAt: nowMs },
    expressionCount: await countExpressions(reader, { ...draft, conditions }),
  };
}

type Transaction = Parameters<Parameters<Store['transaction']>[0]>[0];

const inList = (index: number): string => `Conditions[${index}].`;
const alone = (): string => '';

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
