import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A group of events, with whom to tell of them and what to do about them. */
export interface EventCategory extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** Type number of a category that the service has created; see `system-categories.ts`. */
  readonly typeId?: number;
  /** Can include deleted ones. */
  readonly eventConsumerIds?: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const eventCategories: CollectionDefinition<EventCategory> = {
  name: 'eventCategories',
  indexes: [...uniqueName('deviceNetworkId'), { fields: ['deviceNetworkId', 'typeId'], unique: true }],
};
