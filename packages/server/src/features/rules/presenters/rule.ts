import type { RuleResourceConditionResponse, RuleResponse } from '../../../http/generated/contract.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import type { EventCategory } from '../../actuators/model/event-category.ts';
import { presentRuleRow } from '../../actuators/presenters/rule-row.ts';
import type { Rule, RuleCondition } from '../model/rule.ts';

/** Presents a RuleResponse. */
export function presentRule(rule: Rule, categories: ReadonlyMap<string, EventCategory>): RuleResponse {
  return {
    ...presentRuleRow(rule, categories),
    DeviceNetworkId: rule.deviceNetworkId,
    ResourceCollectionId: rule.resourceCollectionId,
    Condition: rule.isAnyEnough ? 'Or' : 'And',
    TriggerType: rule.triggerType,
    TriggerByDevice: rule.triggerByDevice,
    TriggerBySmartObject: rule.triggerBySmartObject,
    TriggerResetMethod: rule.resetMethod,
    TriggerOn: rule.cause,
    Conditions: rule.conditions.map((one) => presentCondition(rule, one)),
    ...omitUndefined({
      Description: rule.description,
      ResolutionId: rule.resolutionId,
      Message: rule.message,
      TriggerAfterSeconds: rule.afterSeconds,
    }),
  };
}

/** Presents a RuleResourceConditionResponse. */
export function presentCondition(rule: Rule, condition: RuleCondition): RuleResourceConditionResponse {
  const { id, smartObjectTypeId, resourceTypeId, trigger, reset, aggregation, resolutionId } = condition;
  return {
    Id: id,
    RuleId: rule.id,
    SmartObjectTypeId: smartObjectTypeId,
    ResourceTypeId: resourceTypeId,
    TriggerOperator: trigger.operator,
    ResolutionAggregationType: aggregation ?? 'Realtime',
    ...omitUndefined({
      TriggerMinValue: trigger.min,
      TriggerMaxValue: trigger.max,
      TriggerStringValue: trigger.text,
      ResetOperator: reset?.operator,
      ResetMinValue: reset?.min,
      ResetMaxValue: reset?.max,
      ResetStringValue: reset?.text,
      ResolutionId: resolutionId,
    }),
  };
}
