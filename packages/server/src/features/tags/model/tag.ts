import { listIndexes, uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A word that things are marked with. */
export interface Tag extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
}

export const tags: CollectionDefinition<Tag> = {
  name: 'tags',
  indexes: [...uniqueName('deviceNetworkId'), ...listIndexes('deviceNetworkId', ['id'])],
  searched: ['name'],
};

/** What can have tags. */
export type TaggedType =
  | 'DataCollector'
  | 'DataCollectorTemplate'
  | 'Device'
  | 'DeviceTemplate'
  | 'Location'
  | 'SmartObject'
  | 'SmartObjectTemplate';

/** That something names a tag in its `tagIds`: written with it, to find it by its tags. */
export interface TagLink extends Entity {
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
