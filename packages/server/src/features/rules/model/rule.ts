import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { IntervalFigure } from '../../measurements/model/aggregation.ts';

export const ruleOperators = [
  'Equals',
  'NotEquals',
  'GreaterThan',
  'GreaterEqual',
  'LowerThan',
  'LowerEqual',
  'InsideRange',
  'InsideRangeStrict',
  'OutsideRange',
  'StringEquals',
  'StringNotEquals',
  'StringStartsWith',
  'StringNotStartsWith',
  'StringEndsWith',
  'StringNotEndsWith',
  'StringContains',
  'StringNotContains',
  'StringRegexMatch',
  'StringNotRegexMatch',
  'BooleanIsTrue',
  'BooleanIsFalse',
  'None',
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

/** An operator with the limits that it compares a value with. */
export interface Comparison {
  readonly operator: RuleOperator;
  readonly min?: number;
  readonly max?: number;
  /** Text, or a regular expression in RE2 syntax. */
  readonly text?: string;
}

/** A condition of a rule on the values of one resource type. */
export interface RuleCondition {
  readonly id: string;
  readonly smartObjectTypeId: string;
  readonly resourceTypeId: string;
  readonly trigger: Comparison;
  /** If absent, any value that does not meet the trigger resets the condition. */
  readonly reset?: Comparison;
  /** If absent, each value is compared; otherwise the aggregate of each period. */
  readonly aggregation?: IntervalFigure;
  /** Defaults to the resolution of the rule. */
  readonly resolutionId?: string;
}

export type TriggerCause =
  'Values' | 'NoValue' | 'DeviceOffline' | 'RegistrationLost' | 'FirmwareUpdateFailed';
export type TriggerType = 'OnlyFirstTime' | 'ForEveryResource';
export type ResetMethod = 'Manually' | 'Threshold';

/** Raises events when values of a resource collection meet conditions, or for another cause. */
export interface Rule extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly description?: string;
  readonly resourceCollectionId: string;
  readonly eventCategoryId?: string;
  readonly severityLevel: number;
  /** Text with placeholders; see `message.ts`. */
  readonly message?: string;
  readonly isDeactivated: boolean;
  readonly triggerType: TriggerType;
  readonly triggerByDevice: boolean;
  /** Takes precedence over `triggerByDevice`. */
  readonly triggerBySmartObject: boolean;
  readonly resetMethod: ResetMethod;
  /** Whether one met condition is enough; otherwise all are needed. */
  readonly isAnyEnough: boolean;
  readonly resolutionId?: string;
  readonly cause: TriggerCause;
  /** For the causes NoValue and DeviceOffline. */
  readonly afterSeconds?: number;
  readonly conditions: readonly RuleCondition[];
  /** Number of regular expressions in the conditions. */
  readonly expressionCount: number;
  /**
   * Changes with everything that determines when events are raised and reset. Stored state of an earlier
   * revision is ignored.
   */
  readonly revision: string;
  /** Start of the revision in epoch milliseconds. */
  readonly revisedAt: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const rules: CollectionDefinition<Rule> = {
  name: 'rules',
  indexes: [
    ...uniqueName('deviceNetworkId'),
    { fields: ['deviceNetworkId', 'severityLevel'] },
    { fields: ['deviceNetworkId', 'expressionCount'] },
    { fields: ['eventCategoryId', 'name'] },
    { fields: ['resourceCollectionId'] },
  ],
  references: [
    {
      field: 'eventCategoryId',
      to: ['eventCategories'],
      onDelete: { restrict: 'A rule belongs to this event category. Delete or change it first.' },
    },
    {
      field: 'resourceCollectionId',
      to: ['resourceCollections'],
      onDelete: { restrict: 'A rule watches this resource collection. Delete or change it first.' },
    },
  ],
};
