import { listIndexes } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A place for devices and data collectors. Every device network starts with a root, which has no parent. */
export interface Location extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly parentLocationId?: string;
  /** ID of the location in other systems. Not unique. */
  readonly externalId?: string;
  /** A name of the IANA time zone database. */
  readonly timeZone?: string;
  /** A number that clients define. */
  readonly locationType?: number;
  readonly tagIds?: readonly string[];
}

export const locations: CollectionDefinition<Location> = {
  name: 'locations',
  indexes: [
    { fields: ['parentLocationId', 'name'] },
    {
      fields: ['deviceNetworkId', 'name'],
      includes: ['parentLocationId', 'locationType'],
      covers: ['externalId', 'timeZone'],
    },
    ...listIndexes('deviceNetworkId', ['id', 'parentLocationId', 'externalId', 'locationType', 'timeZone']),
  ],
  searched: ['name', 'externalId'],
};
