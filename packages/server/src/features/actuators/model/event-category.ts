import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A group of events, with the event consumers to notify. */
export interface EventCategory extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** Type number of a category that the service has created; see `system-categories.ts`. */
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
