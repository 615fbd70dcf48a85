import { listIndexes } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

export type LocationResourceType = 'None' | 'Map' | 'ThreeDimensional' | 'Image';

/** A map, picture or model of a location, on which entities have positions. */
export interface LocationResource extends Entity {
  readonly deviceNetworkId: string;
  readonly locationId: string;
  readonly name?: string;
  readonly label?: string;
  readonly type: LocationResourceType;
  /** Media type of its file. */
  readonly mimeType: string;
  /** Without a dot. */
  readonly fileExtension: string;
  readonly width?: number;
  readonly height?: number;
  /** The part that is shown first. */
  readonly startPositionX?: number;
  readonly startPositionY?: number;
  readonly startPositionZ?: number;
  readonly startZoomLevel?: number;
  /** Size of its file. Absent if it has none. */
  readonly sizeBytes?: number;
}

export const locationResources: CollectionDefinition<LocationResource> = {
  name: 'locationResources',
  indexes: [
    { fields: ['locationId', 'name'] },
    { fields: ['deviceNetworkId', 'name'], covers: ['label', 'locationId', 'type', 'mimeType'] },
    ...listIndexes('deviceNetworkId', ['id', 'label', 'locationId', 'type', 'mimeType']),
  ],
  searched: ['name', 'label'],
  references: [
    {
      field: 'locationId',
      to: ['locations'],
      onDelete: { restrict: 'Location resources refer to this location. Move or delete them first.' },
    },
  ],
};

/** The file of a location resource, with the same ID. Stored separately, so that lists need not read it. */
interface LocationResourceFile extends Entity {
  readonly deviceNetworkId: string;
  /** Base64. */
  readonly data: string;
}

export const locationResourceFiles: CollectionDefinition<LocationResourceFile> = {
  name: 'locationResourceFiles',
  indexes: [{ fields: ['deviceNetworkId'] }],
  references: [{ field: 'id', to: ['locationResources'], onDelete: 'cascade' }],
};

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
