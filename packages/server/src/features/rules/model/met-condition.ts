import type { CollectionDefinition, Entity } from '../../../store/port.ts';

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
