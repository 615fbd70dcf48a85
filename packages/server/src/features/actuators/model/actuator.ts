import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Operation of an actuator on resources of one type, in objects of one type. */
export interface ActuatorValue {
  readonly id: string;
  readonly smartObjectTypeId: string;
  readonly resourceTypeId: string;
  /** Executed when the actuator is activated. Otherwise `value` is written, if there is one. */
  readonly executesOnActivate: boolean;
  /** Text in the form of the resource's data type. */
  readonly value?: string;
  /**
   * Executed when the cause of the activation has ended. Otherwise `resetValue` is written, if there is one.
   */
  readonly executesOnReset: boolean;
  readonly resetValue?: string;
}

/** Writes values to, or executes, all resources of a collection at once. */
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
