import type { CollectionDefinition, Entity } from '../../store/port.ts';

/**
 * Criteria for the resources of a collection. IDs in one list are alternatives; a resource must match every
 * non-empty list.
 */
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

/** A named selection of resources: those that meet the criteria, and those listed individually. */
export interface ResourceCollection extends Entity, Readonly<Record<CriterionName, readonly string[]>> {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** Whether `locationIds` include their child locations. */
  readonly includeChildLocations: boolean;
  /** Resources that belong to the collection regardless of the criteria. */
  readonly resourceIds: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const resourceCollections: CollectionDefinition<ResourceCollection> = {
  name: 'resourceCollections',
  indexes: [{ fields: ['deviceNetworkId', 'name'] }],
};
