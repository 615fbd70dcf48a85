import { randomUUID } from 'node:crypto';
import { existsInNetwork } from '../../kernel/entities.ts';
import { conflict, invalid, hasNoId, unknownId } from '../../kernel/errors.ts';
import type { Reader } from '../../store/port.ts';
import { eventCategories } from '../actuators/model.ts';
import { smartObjectTypes } from '../catalogue/model.ts';
import { resolutions } from '../measurements/model.ts';
import { resourceCollections } from '../resource-collections/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { rules } from './model.ts';
import type { Comparison, Rule, RuleCondition } from './model.ts';
import { checkMessage } from './raised-events.ts';
import { comparedType, comparisonFaults, isExpression } from './step.ts';

/** A condition in a request. */
export interface ConditionInput extends Omit<RuleCondition, 'id'> {
  /** ID of an existing condition of the rule, to keep it. */
  readonly id?: string;
}

/** A rule in a request. */
export interface RuleInput extends Omit<
  Rule,
  'id' | 'deviceNetworkId' | 'createdAt' | 'revision' | 'revisedAt' | 'conditions' | 'expressionCount'
> {
  /** If absent, the conditions are unchanged. */
  readonly conditions?: readonly ConditionInput[];
}

/** Maximum number of conditions per rule; `maxItems` of the contract. */
export const MAX_CONDITIONS = 20;
/**
 * Maximum number of regular expressions in the rules of a device network: they take far longer than other
 * operators.
 */
const MAX_EXPRESSIONS = 100;

type Faults = Record<string, string[]>;

const triggerNames = { min: 'TriggerMinValue', max: 'TriggerMaxValue', text: 'TriggerStringValue' };
const resetNames = { min: 'ResetMinValue', max: 'ResetMaxValue', text: 'ResetStringValue' };

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

/** Like {@link draftRule}, for an input that {@link checkRule} has accepted. */
export async function buildRule(
  reader: Reader,
  nowMs: number,
  deviceNetworkId: string,
  input: RuleInput,
): Promise<Rule> {
  const { conditions: inputs = [], ...rest } = input;
  const draft = { ...rest, id: randomUUID(), deviceNetworkId };
  const conditions = await checkedConditions(reader, draft, inputs, []);
  const expressionCount = await countExpressions(reader, { ...draft, conditions });
  return {
    ...draft,
    conditions,
    expressionCount,
    revision: randomUUID(),
    revisedAt: nowMs,
    createdAt: nowMs,
  };
}

/**
 * Checks a rule without its conditions.
 *
 * @throws MusterError `invalid-request`
 */
export async function checkRule(reader: Reader, deviceNetworkId: string, input: RuleInput): Promise<void> {
  const { resourceCollectionId, eventCategoryId, resolutionId, message, cause, conditions } = input;
  if (message !== undefined) checkMessage(message);
  const faults: Faults = {};
  if (!(await existsInNetwork(reader, resourceCollections, deviceNetworkId, resourceCollectionId))) {
    faults['ResourceCollectionId'] = [unknownId('resource collection', resourceCollectionId)];
  }
  if (
    eventCategoryId !== undefined &&
    !(await existsInNetwork(reader, eventCategories, deviceNetworkId, eventCategoryId))
  ) {
    faults['EventCategoryId'] = [unknownId('event category', eventCategoryId)];
  }
  if (
    resolutionId !== undefined &&
    !(await existsInNetwork(reader, resolutions, deviceNetworkId, resolutionId))
  ) {
    faults['ResolutionId'] = [unknownId('resolution', resolutionId)];
  }
  if (cause !== 'Values' && conditions !== undefined && conditions.length > 0) {
    faults['Conditions'] = [`Must be empty. A rule with TriggerOn ${cause} takes no conditions.`];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/**
 * Checks conditions and assigns IDs.
 *
 * @param at returns the request member of the condition with an index
 * @param before current conditions of the rule, whose IDs may be kept
 * @throws MusterError `invalid-request`
 */
export async function checkedConditions(
  reader: Reader,
  rule: Pick<Rule, 'deviceNetworkId' | 'resolutionId'>,
  inputs: readonly ConditionInput[],
  before: readonly RuleCondition[],
  at = (index: number): string => `Conditions[${index}].`,
): Promise<readonly RuleCondition[]> {
  const faults: Faults = {};
  const known = new Set(before.map(({ id }) => id));
  const checked: RuleCondition[] = [];
  for (const [index, input] of inputs.entries()) {
    for (const [member, texts] of Object.entries(await conditionFaults(reader, rule, input))) {
      faults[`${at(index)}${member}`] = texts;
    }
    const { id = '' } = input;
    checked.push({ ...input, id: known.delete(id) ? id : randomUUID() });
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return checked;
}

/**
 * Counts the regular expressions of a rule.
 *
 * @throws MusterError `limit-reached` if its device network would have too many
 */
export async function countExpressions(
  reader: Reader,
  rule: Pick<Rule, 'id' | 'deviceNetworkId' | 'conditions'>,
): Promise<number> {
  const own = rule.conditions
    .flatMap(({ trigger, reset }) => [trigger, ...(reset ? [reset] : [])])
    .filter(isExpression).length;
  if (own === 0) return 0;
  const others = await reader.collection(rules).find({
    where: [
      { field: 'deviceNetworkId', op: 'eq', value: rule.deviceNetworkId },
      { field: 'expressionCount', op: 'gt', value: 0 },
    ],
  });
  const count = others.reduce((sum, one) => sum + (one.id === rule.id ? 0 : one.expressionCount), own);
  if (count > MAX_EXPRESSIONS) {
    throw conflict(
      'limit-reached',
      `The rules of a device network can have at most ${MAX_EXPRESSIONS} regular expressions. Use StringContains or StringStartsWith where they suffice.`,
    );
  }
  return own;
}

async function conditionFaults(
  reader: Reader,
  rule: Pick<Rule, 'deviceNetworkId' | 'resolutionId'>,
  condition: ConditionInput,
): Promise<Faults> {
  const { deviceNetworkId } = rule;
  const { trigger, reset, aggregation } = condition;
  const faults: Faults = {
    ...comparisonFaults(trigger, triggerNames),
    ...(reset === undefined ? {} : comparisonFaults(reset, resetNames)),
  };
  const type = await reader.collection(smartObjectTypes).get(condition.smartObjectTypeId);
  const resourceType = await reader.collection(resourceTypes).get(condition.resourceTypeId);
  if (type?.deviceNetworkId !== deviceNetworkId) {
    faults['SmartObjectTypeId'] = [unknownId('smart object type', condition.smartObjectTypeId)];
  } else if (
    resourceType === undefined ||
    !type.resourceTypeInstances.some((one) => one.resourceTypeId === condition.resourceTypeId)
  ) {
    faults['ResourceTypeId'] = [hasNoId('The smart object type', 'resource type', condition.resourceTypeId)];
  } else {
    const values = aggregation === undefined ? valueTypeOf(resourceType) : 'number';
    Object.assign(faults, typeFaults('TriggerOperator', trigger, values));
    if (reset !== undefined) Object.assign(faults, typeFaults('ResetOperator', reset, values));
  }
  return { ...faults, ...(await resolutionFaults(reader, rule, condition)) };
}

async function resolutionFaults(
  reader: Reader,
  { deviceNetworkId, resolutionId }: Pick<Rule, 'deviceNetworkId' | 'resolutionId'>,
  { aggregation, resolutionId: own }: ConditionInput,
): Promise<Faults> {
  if (own !== undefined && !(await existsInNetwork(reader, resolutions, deviceNetworkId, own))) {
    return { ResolutionId: [unknownId('resolution', own)] };
  }
  return aggregation !== undefined && (own ?? resolutionId) === undefined
    ? { ResolutionId: [`Is missing. ${aggregation} needs a resolution, here or in the rule.`] }
    : {};
}

function valueTypeOf({ dataType }: ResourceType): 'number' | 'string' | 'boolean' {
  switch (dataType) {
    case 'Integer':
    case 'UnsignedInteger':
    case 'Float':
    case 'Time':
      return 'number';
    case 'Boolean':
      return 'boolean';
    default:
      return 'string';
  }
}

function typeFaults(member: string, { operator }: Comparison, values: string): Faults {
  const compared = comparedType(operator);
  return compared === 'any' || compared === values
    ? {}
    : {
        [member]: [`Must compare values of type ${values}. ${operator} compares values of type ${compared}.`],
      };
}
