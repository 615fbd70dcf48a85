import type { CollectionDefinition, Entity } from '../../store/port.ts';

/**
 * A change of the resources of a smart object type that not all of its smart objects have followed yet. Stored with the
 * change of the type, and deleted when all have followed.
 */
export interface TypeChange extends Entity {
  readonly deviceNetworkId: string;
  readonly smartObjectTypeId: string;
  /** LwM2M resource IDs. */
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

export const typeChanges: CollectionDefinition<TypeChange> = {
  name: 'typeChanges',
  indexes: [{ fields: ['smartObjectTypeId'] }],
};
