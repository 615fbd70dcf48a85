import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { Permission } from './role.ts';

/** A named set of permissions that roles of a device network share. */
export interface Responsibility extends Entity {
  readonly deviceNetworkId: string;
  readonly tenantId: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

export const responsibilities: CollectionDefinition<Responsibility> = {
  name: 'responsibilities',
  indexes: uniqueName('deviceNetworkId'),
};
