import type { CollectionDefinition, Entity } from '../ports/store.ts';

/** A gateway that devices report through. Its name is unique in the service (one service is one cloud region). */
export interface DataCollector extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly locationId: string;
  readonly macAddress?: string;
  readonly externalId?: string;
  readonly note?: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const dataCollectors: CollectionDefinition<DataCollector> = {
  name: 'dataCollectors',
  indexes: [{ fields: ['name'], unique: true }, { fields: ['deviceNetworkId', 'name'] }],
};
