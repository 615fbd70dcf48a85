import { listIndexes, uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/** A label for entities. */
export interface Tag extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
}

export const tags: CollectionDefinition<Tag> = {
  name: 'tags',
  indexes: [...uniqueName('deviceNetworkId'), ...listIndexes('deviceNetworkId', ['id'])],
  searched: ['name'],
};

/** Entity types that can have tags. */
export type TaggedType =
  | 'DataCollector'
  | 'DataCollectorTemplate'
  | 'Device'
  | 'DeviceTemplate'
  | 'Location'
  | 'SmartObject'
  | 'SmartObjectTemplate';

/** Links a tag to an entity that has it in `tagIds`. Written with the entity, to find entities by tag. */
interface TagLink extends Entity {
  readonly deviceNetworkId: string;
  readonly tagId: string;
  readonly entityType: TaggedType;
  readonly entityId: string;
}

export const tagLinks: CollectionDefinition<TagLink> = {
  name: 'tagLinks',
  indexes: [{ fields: ['entityId'] }, { fields: ['tagId', 'entityType', 'entityId'] }],
  references: [
    {
      field: 'entityId',
      to: [
        'dataCollectors',
        'dataCollectorTemplates',
        'devices',
        'deviceTemplates',
        'locations',
        'smartObjects',
        'smartObjectTemplates',
      ],
      onDelete: 'cascade',
    },
  ],
};
