import type { CollectionDefinition, Entity } from '../ports/store.ts';

/** Where devices and data collectors are. Every Device Network starts with a root, which has no parent. */
export interface Location extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly parentLocationId?: string;
}

export const locations: CollectionDefinition<Location> = {
  name: 'locations',
  indexes: [{ fields: ['deviceNetworkId', 'name'] }, { fields: ['parentLocationId'] }],
};
