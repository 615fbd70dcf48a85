import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A condition that a resource meets: from a value that met its trigger until one that meets its reset. */
export interface MetCondition extends Entity {
  readonly deviceNetworkId: string;
  /** Of the rule. */
  readonly revision: string;
  readonly conditionId: string;
  /** What the rule counts on its own; see `groupKeyOf`. */
  readonly groupKey: string;
  readonly deviceId: string;
  readonly resourceId: string;
}

export const metConditions: CollectionDefinition<MetCondition> = {
  name: 'metConditions',
  indexes: [{ fields: ['revision', 'groupKey', 'conditionId'] }, { fields: ['deviceId'] }],
  references: [{ field: 'deviceId', to: ['devices'], onDelete: 'cascade' }],
};

/** One per condition and resource. */
export const metConditionId = (revision: string, conditionId: string, resourceId: string): string =>
  `${revision}/${conditionId}/${resourceId}`;
