import { listIndexes } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/**
 * What can have a position. `DeviceIpsoDynamic` is a device that says itself where it is, by resources for latitude and
 * longitude; `Unknown` is a mark of nothing that the service knows.
 */
export type PositionedType = 'Location' | 'DataCollector' | 'Device' | 'DeviceIpsoDynamic' | 'Unknown';

/** Where something is on a location resource, in the units that its clients use there. */
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
