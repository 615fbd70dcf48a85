import { uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

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

/** A group of events, with the event consumers to notify. */
export interface EventCategory extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** Type number of a category that the service has created; see `rules/monitors.ts`. */
  readonly typeId?: number;
  /** Can include IDs of deleted consumers. */
  readonly eventConsumerIds?: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const eventCategories: CollectionDefinition<EventCategory> = {
  name: 'eventCategories',
  indexes: [...uniqueName('deviceNetworkId'), { fields: ['deviceNetworkId', 'typeId'], unique: true }],
};

export type ActuationDirection = 'Activate' | 'Reset';

/**
 * A run of an actuator that an event triggers. Stored in the commit of the event, and deleted in the commit
 * of the activity log entry of the run. IDs are ascending, and only the last one runs.
 */
export interface PendingActuation extends Entity {
  readonly deviceNetworkId: string;
  readonly actuatorId: string;
  readonly eventCategoryId: string;
  readonly direction: ActuationDirection;
  readonly eventId: string;
  readonly ruleName: string;
  readonly deviceName?: string;
}

export const pendingActuations: CollectionDefinition<PendingActuation> = {
  name: 'pendingActuations',
  indexes: [{ fields: ['actuatorId'] }],
  references: [{ field: 'actuatorId', to: ['actuators'], onDelete: 'cascade' }],
};

/** Operation on resources of one type: executes them if there is no text to write. */
export interface ActuatorOperation {
  /** Value to write, in the form of the resource's data type. */
  readonly text?: string;
}

/**
 * Returns the operations of an actuator in a direction, by smart object type and resource type; see {@link
 * operationKey}.
 */
export function operationsOf(
  { values }: Actuator,
  direction: ActuationDirection,
): ReadonlyMap<string, ActuatorOperation> {
  const operations = new Map<string, ActuatorOperation>();
  for (const one of values) {
    const [executes, text] =
      direction === 'Activate' ? [one.executesOnActivate, one.value] : [one.executesOnReset, one.resetValue];
    const key = operationKey(one.smartObjectTypeId, one.resourceTypeId);
    if (executes) operations.set(key, {});
    else if (text !== undefined) operations.set(key, { text });
  }
  return operations;
}

export const operationKey = (smartObjectTypeId: string, resourceTypeId: string): string =>
  `${smartObjectTypeId} ${resourceTypeId}`;
