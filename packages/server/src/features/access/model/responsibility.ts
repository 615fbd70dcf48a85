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

/**
 * Whether a permission is granted by itself or by `EntityName.All`.
 *
 * @param permission `EntityName.Permission`, or the name of a custom permission
 */
export function isGranted(granted: ReadonlySet<string>, permission: string): boolean {
  return granted.has(permission) || granted.has(`${permission.split('.', 1)[0] ?? ''}.All`);
}
