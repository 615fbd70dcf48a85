import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/**
 * A smart object type has other resources, and its smart objects have not all followed. It is stored with the change and
 * deleted when they have.
 */
export interface TypeChange extends Entity {
  readonly deviceNetworkId: string;
  readonly smartObjectTypeId: string;
  /** LwM2M resource ids. */
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

export const typeChanges: CollectionDefinition<TypeChange> = {
  name: 'typeChanges',
  indexes: [{ fields: ['smartObjectTypeId'] }],
};
