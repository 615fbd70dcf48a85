import { listIndexes } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

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
export interface LocationResourceFile extends Entity {
  readonly deviceNetworkId: string;
  /** Base64. */
  readonly data: string;
}

export const locationResourceFiles: CollectionDefinition<LocationResourceFile> = {
  name: 'locationResourceFiles',
  indexes: [{ fields: ['deviceNetworkId'] }],
  references: [{ field: 'id', to: ['locationResources'], onDelete: 'cascade' }],
};
