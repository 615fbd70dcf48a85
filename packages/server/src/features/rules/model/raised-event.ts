import type { CollectionDefinition, Entity, Sample } from '../../../store/port.ts';
import type { Comparison } from './rule.ts';

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
