import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Operation of an actuator on resources of one type, in objects of one type. */
export interface ActuatorValue {
  readonly id: string;
  readonly smartObjectTypeId: string;
  readonly resourceTypeId: string;
  /** Executed when the actuator is activated; else `value` is written, if there is one. */
  readonly executesOnActivate: boolean;
  /** Text in the form of the resource's data type. */
  readonly value?: string;
  /** The same, for when what activated the actuator is over. */
  readonly executesOnReset: boolean;
  readonly resetValue?: string;
}

/** Values to write, or resources to execute, in all resources of a collection in one go. */
export interface Actuator extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly eventCategoryId: string;
  readonly resourceCollectionId: string;
  readonly values: readonly ActuatorValue[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const actuators: CollectionDefinition<Actuator> = {
  name: 'actuators',
  indexes: [
    { fields: ['deviceNetworkId', 'name'] },
    { fields: ['eventCategoryId'] },
    { fields: ['resourceCollectionId'] },
  ],
  references: [
    {
      field: 'eventCategoryId',
      to: ['eventCategories'],
      onDelete: { restrict: 'An actuator belongs to this event category. Delete or change it first.' },
    },
  ],
};
