/** A rule as edited in the form. Numbers are text, as entered. */
import type {
  Rule,
  RuleRequest,
  RuleResourceCondition,
  RuleResourceConditionRequest,
} from '@muster/sdk/core';
import { fieldsOf, isComplete, type ComparisonDraft } from './operators.ts';

export type Cause = Rule['TriggerOn'];
/** All is for clients of the original service. It counts as Realtime. */
export type Aggregation = Exclude<
  RuleResourceConditionRequest['ResolutionAggregationType'],
  'All' | null | undefined
>;
/** Resources that are combined when the conditions are evaluated. */
export type Scope = 'smartObject' | 'device' | 'collection';

/** An entity with its name. */
export interface Named {
  readonly Id: string;
  readonly Name: string;
}

export interface ConditionDraft {
  /** ID of the stored condition. A condition with the same ID keeps its active events. */
  readonly id?: string;
  /** Identifies the condition in the form. */
  readonly key: string;
  /** Empty until users choose it. */
  readonly smartObjectTypeId: string;
  readonly resourceTypeId: string;
  readonly aggregation: Aggregation;
  /** Empty: the resolution of the rule. */
  readonly resolutionId: string;
  readonly trigger: ComparisonDraft;
  /** Undefined: any value that does not meet the trigger resets the event. */
  readonly reset: ComparisonDraft | undefined;
}

export interface RuleDraft {
  readonly name: string;
  readonly description: string;
  readonly collection: Named | undefined;
  readonly category: Named | undefined;
  readonly severity: string;
  readonly message: string;
  readonly isOn: boolean;
  readonly cause: Cause;
  /** Delay of causes, in units of `afterUnit` seconds. */
  readonly after: string;
  readonly afterUnit: number;
  readonly scope: Scope;
  readonly triggerType: Rule['TriggerType'];
  readonly resetMethod: Rule['TriggerResetMethod'];
  readonly join: Rule['Condition'];
  /** Resolution for conditions without one. Empty: none. */
  readonly resolutionId: string;
  readonly conditions: readonly ConditionDraft[];
}

let keys = 0;

/** Returns a key for a new row of a form. Browsers only provide UUIDs over https and on this machine. */
export function newKey(): string {
  keys += 1;
  return `new-${keys}`;
}

export const newCondition = (): ConditionDraft => ({
  key: newKey(),
  smartObjectTypeId: '',
  resourceTypeId: '',
  aggregation: 'Realtime',
  resolutionId: '',
  trigger: { operator: 'GreaterThan', min: '', max: '', text: '' },
  reset: undefined,
});

export const newRule = (): RuleDraft => ({
  name: '',
  description: '',
  collection: undefined,
  category: undefined,
  severity: '1',
  message: '',
  isOn: true,
  cause: 'Values',
  after: '1',
  afterUnit: 3_600,
  scope: 'device',
  triggerType: 'ForEveryResource',
  resetMethod: 'Threshold',
  join: 'And',
  resolutionId: '',
  conditions: [newCondition()],
});

/** The form of a stored rule. @param collectionName name of its resource collection */
export function draftOf(rule: Rule, collectionName: string): RuleDraft {
  const { EventCategoryId, EventCategoryName, TriggerAfterSeconds: seconds = 3_600 } = rule;
  const afterUnit = unitOf(seconds);
  return {
    name: rule.Name,
    description: rule.Description ?? '',
    collection: { Id: rule.ResourceCollectionId, Name: collectionName },
    category:
      EventCategoryId === undefined
        ? undefined
        : { Id: EventCategoryId, Name: EventCategoryName ?? EventCategoryId },
    severity: String(rule.SeverityLevel),
    message: rule.Message ?? '',
    isOn: !rule.IsDeactivated,
    cause: rule.TriggerOn,
    after: String(seconds / afterUnit),
    afterUnit,
    scope: rule.TriggerBySmartObject ? 'smartObject' : rule.TriggerByDevice ? 'device' : 'collection',
    triggerType: rule.TriggerType,
    resetMethod: rule.TriggerResetMethod,
    join: rule.Condition,
    resolutionId: rule.ResolutionId ?? '',
    conditions: rule.Conditions.map(conditionDraftOf),
  };
}

/** The largest unit that divides a duration, in seconds. */
export const unitOf = (seconds: number): number =>
  [86_400, 3_600, 60].find((unit) => seconds % unit === 0) ?? 1;

function conditionDraftOf(stored: RuleResourceCondition): ConditionDraft {
  const { ResetOperator } = stored;
  return {
    id: stored.Id,
    key: stored.Id,
    smartObjectTypeId: stored.SmartObjectTypeId,
    resourceTypeId: stored.ResourceTypeId,
    aggregation: stored.ResolutionAggregationType === 'All' ? 'Realtime' : stored.ResolutionAggregationType,
    resolutionId: stored.ResolutionId ?? '',
    trigger: {
      operator: stored.TriggerOperator,
      ...typed(stored.TriggerMinValue, stored.TriggerMaxValue, stored.TriggerStringValue),
    },
    reset:
      ResetOperator === undefined || ResetOperator === 'None'
        ? undefined
        : {
            operator: ResetOperator,
            ...typed(stored.ResetMinValue, stored.ResetMaxValue, stored.ResetStringValue),
          },
  };
}

const typed = (min?: number, max?: number, text = ''): Omit<ComparisonDraft, 'operator'> => ({
  min: min === undefined ? '' : String(min),
  max: max === undefined ? '' : String(max),
  text,
});

export const hasDelay = (cause: Cause): boolean => cause === 'NoValue' || cause === 'DeviceOffline';

/** Whether the form has everything that the API requires, except the name. */
export const isTriable = ({ collection, cause, conditions }: RuleDraft): boolean =>
  collection !== undefined && (cause !== 'Values' || (conditions.length > 0 && conditions.every(isWhole)));

const isWhole = ({ smartObjectTypeId, resourceTypeId, trigger, reset }: ConditionDraft): boolean =>
  smartObjectTypeId !== '' &&
  resourceTypeId !== '' &&
  isComplete(trigger) &&
  (reset === undefined || isComplete(reset));

/** Builds the request of a form. */
export function requestOf(draft: RuleDraft): RuleRequest {
  const { cause, scope, join, resetMethod, conditions } = draft;
  const isByValues = cause === 'Values';
  return defined({
    Name: draft.name,
    Description: filled(draft.description),
    ResourceCollectionId: draft.collection?.Id ?? '',
    EventCategoryId: draft.category?.Id,
    SeverityLevel: Number(draft.severity),
    Message: filled(draft.message),
    IsDeactivated: only(!draft.isOn, true),
    TriggerType: draft.triggerType,
    TriggerByDevice: only(scope === 'device', true),
    TriggerBySmartObject: only(scope === 'smartObject', true),
    TriggerResetMethod: only(resetMethod === 'Manually', resetMethod),
    Condition: only(isByValues && join === 'Or', join),
    ResolutionId: filled(draft.resolutionId),
    TriggerOn: only(!isByValues, cause),
    TriggerAfterSeconds: only(hasDelay(cause), Math.round(Number(draft.after) * draft.afterUnit)),
    Conditions: only(isByValues, conditions.map(conditionRequestOf)),
  });
}

function conditionRequestOf(draft: ConditionDraft): RuleResourceConditionRequest {
  const { trigger, reset, aggregation } = draft;
  const start = limitsOf(trigger);
  const end = reset && limitsOf(reset);
  return defined({
    Id: draft.id,
    SmartObjectTypeId: draft.smartObjectTypeId,
    ResourceTypeId: draft.resourceTypeId,
    TriggerOperator: trigger.operator,
    TriggerMinValue: start.min,
    TriggerMaxValue: start.max,
    TriggerStringValue: start.text,
    ResetOperator: reset?.operator,
    ResetMinValue: end?.min,
    ResetMaxValue: end?.max,
    ResetStringValue: end?.text,
    ResolutionAggregationType: only(aggregation !== 'Realtime', aggregation),
    ResolutionId: filled(draft.resolutionId),
  });
}

/** Returns the members that are not undefined. */
const defined = <Members extends object>(
  members: Members,
): { [Name in keyof Members]: Exclude<Members[Name], undefined> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Members]: Exclude<Members[Name], undefined>;
  };

const filled = (text: string): string | undefined => (text === '' ? undefined : text);
const only = <Value>(condition: boolean, value: Value): Value | undefined => (condition ? value : undefined);

interface SentLimits {
  readonly min?: number;
  readonly max?: number;
  readonly text?: string;
}

function limitsOf({ operator, min, max, text }: ComparisonDraft): SentLimits {
  switch (fieldsOf(operator)) {
    case 'limit':
      return min === '' ? { max: Number(max) } : { min: Number(min) };
    case 'range':
      return { min: Number(min), max: Number(max) };
    case 'text':
      return { text };
    case 'none':
      return {};
  }
}

/** Numbers in the condition, if there is only one: several conditions may refer to different resources. */
export function limitsShown({ conditions }: RuleDraft): readonly number[] {
  const [only] = conditions;
  if (only === undefined || conditions.length > 1) return [];
  return [only.trigger, ...(only.reset ? [only.reset] : [])].flatMap((one) => {
    const { min, max } = limitsOf(one);
    return [min, max].filter((value) => value !== undefined);
  });
}
