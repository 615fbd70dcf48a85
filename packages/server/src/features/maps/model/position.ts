import { listIndexes } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/**
 * Kinds of entities that can have a position. `DeviceIpsoDynamic` is a device that reports its position
 * itself, by resources for latitude and longitude. `Unknown` is a mark without an entity of the service.
 */
export type PositionedType = 'Location' | 'DataCollector' | 'Device' | 'DeviceIpsoDynamic' | 'Unknown';

/** Position of an entity on a location resource, in the units that clients use there. */
export interface Position extends Entity {
  readonly deviceNetworkId: string;
  readonly locationResourceId: string;
  readonly entityType: PositionedType;
  /** Absent with `Unknown`. */
  readonly entityId?: string;
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

export const positions: CollectionDefinition<Position> = {
  name: 'positions',
  indexes: [
    { fields: ['entityId'] },
    { fields: ['locationResourceId'] },
    {
      fields: ['deviceNetworkId', 'id'],
      includes: ['entityType', 'entityId', 'locationResourceId', 'x', 'y', 'z'],
    },
    ...listIndexes('deviceNetworkId', ['entityType', 'entityId', 'locationResourceId', 'x', 'y', 'z']),
  ],
  references: [
    { field: 'entityId', to: ['locations', 'dataCollectors', 'devices'], onDelete: 'cascade' },
    { field: 'locationResourceId', to: ['locationResources'], onDelete: 'cascade' },
  ],
};
