import { uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity, Sample } from '../../store/port.ts';
import type { IntervalFigure } from '../measurements/model.ts';

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
  /** Text with placeholders; see `raised-events.ts`. */
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

export type EventStatus = 'Active' | 'AutomaticReset' | 'ManualReset';

/**
 * An event raised by a rule. It stores the names and limits of that time, because it outlives the rule, the
 * device and the resource.
 */
export interface RaisedEvent extends Entity {
  readonly deviceNetworkId: string;
  readonly ruleId: string;
  readonly ruleName: string;
  readonly ruleDescription?: string;
  readonly severityLevel: number;
  /** The message of the rule, with its placeholders filled in. */
  readonly information?: string;
  readonly eventCategoryId?: string;
  readonly eventCategoryName?: string;
  readonly eventCategoryTypeId?: number;
  readonly deviceId?: string;
  readonly deviceName?: string;
  readonly deviceIdentifier?: string;
  readonly locationId?: string;
  readonly locationName?: string;
  readonly locationExternalId?: string;
  readonly smartObjectId?: string;
  readonly resourceId?: string;
  readonly resourceName?: string;
  readonly trigger?: Comparison;
  readonly reset?: Comparison;
  /** Value or aggregate that raised the event. */
  readonly value?: Sample['value'];
  readonly isActive: boolean;
  readonly status: EventStatus;
  /** Epoch milliseconds: time of the value, or end of the period, that raised the event. */
  readonly createdAt: number;
  /** Epoch milliseconds. */
  readonly resetAt?: number;
  readonly resetValue?: Sample['value'];
  /** Set only while the event is active; see `activeGroup`. */
  readonly activeGroup?: string;
  /**
   * Set only while the event is active; see `activeKey`. Group and subject, so that there is at most one
   * active event for them.
   */
  readonly activeKey?: string;
}

export const raisedEvents: CollectionDefinition<RaisedEvent> = {
  name: 'raisedEvents',
  indexes: [
    {
      fields: ['deviceNetworkId', 'createdAt'],
      includes: [
        'isActive',
        'status',
        'severityLevel',
        'eventCategoryId',
        'deviceId',
        'locationId',
        'resourceId',
        'ruleId',
      ],
      covers: ['deviceIdentifier', 'deviceName', 'ruleName'],
    },
    { fields: ['deviceNetworkId', 'isActive', 'createdAt'], includes: ['severityLevel'] },
    { fields: ['eventCategoryId', 'createdAt'], sparse: true },
    { fields: ['eventCategoryId', 'isActive'], sparse: true },
    { fields: ['deviceId', 'createdAt'], sparse: true },
    { fields: ['ruleId', 'isActive'] },
    { fields: ['activeGroup'], sparse: true },
    { fields: ['activeKey'], unique: true },
    // Retention deletes events by time of reset. Active events have none.
    { fields: ['resetAt'], sparse: true },
  ],
  searched: ['deviceName', 'deviceIdentifier', 'ruleName'],
};

/** Returns the revision and group of a rule; see `groupKeyOf`. */
export const activeGroup = (revision: string, groupKey: string): string => `${revision}/${groupKey}`;

/** @param key see `eventKey` */
export const activeKey = (group: string, key: string): string => `${group}/${key}`;

/** Returns the rule revision of an active event. */
export const revisionOf = (event: RaisedEvent): string | undefined => event.activeGroup?.split('/', 1)[0];

/**
 * A condition that a resource meets. It lasts from a value that meets the trigger until one that meets the
 * reset.
 */
export interface MetCondition extends Entity {
  readonly deviceNetworkId: string;
  /** Revision of the rule. */
  readonly revision: string;
  readonly conditionId: string;
  /** Key of the rule's group; see `groupKeyOf`. */
  readonly groupKey: string;
  readonly deviceId: string;
  readonly resourceId: string;
}

export const metConditions: CollectionDefinition<MetCondition> = {
  name: 'metConditions',
  indexes: [{ fields: ['revision', 'groupKey', 'conditionId'] }, { fields: ['deviceId'] }],
  references: [{ field: 'deviceId', to: ['devices'], onDelete: 'cascade' }],
};

/** Returns the ID: there is one document per condition and resource. */
export const metConditionId = (revision: string, conditionId: string, resourceId: string): string =>
  `${revision}/${conditionId}/${resourceId}`;

/** Progress in evaluating the periods of a rule with aggregated conditions. Has the ID of the rule. */
export interface RuleProgress extends Entity {
  readonly deviceNetworkId: string;
  /** Revision of the rule. Progress of an earlier revision is ignored. */
  readonly revision: string;
  /** Epoch milliseconds. Periods that ended at or before this time have been evaluated. */
  readonly evaluatedUntil: number;
  /** Progress within the next period. */
  readonly cursor?: PeriodCursor;
}

/** Last smart object of a period that changed something. Earlier smart objects have been evaluated too. */
export interface PeriodCursor {
  /** Epoch milliseconds. */
  readonly endMs: number;
  readonly smartObjectId: string;
}

export const ruleProgress: CollectionDefinition<RuleProgress> = {
  name: 'ruleProgress',
  indexes: [],
  references: [{ field: 'id', to: ['rules'], onDelete: 'cascade' }],
};
