import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** What a collection chooses resources by. Ids of one list widen the choice, the lists narrow each other. */
export const criterionNames = [
  'deviceIds',
  'deviceTypeIds',
  'deviceTemplateIds',
  'locationIds',
  'smartObjectIds',
  'smartObjectTypeIds',
  'smartObjectTemplateIds',
  'resourceTypeIds',
  'tagIds',
] as const;
export type CriterionName = (typeof criterionNames)[number];

/** A named choice of resources: those that meet the criteria, and those that are named one by one. */
export interface ResourceCollection extends Entity, Readonly<Record<CriterionName, readonly string[]>> {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** Whether `locationIds` stand for the locations below them too. */
  readonly includeChildLocations: boolean;
  /** Belong to it regardless of the criteria. */
  readonly resourceIds: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const resourceCollections: CollectionDefinition<ResourceCollection> = {
  name: 'resourceCollections',
  indexes: [{ fields: ['deviceNetworkId', 'name'] }],
};
