import { permissionEntities } from '../../generated/permissions.ts';
import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Entities that roles have permissions for although no operation needs them. */
const otherEntities = ['ExternalId', 'User'] as const;

/** Entities with permissions: those of `x-permission` in the contract, and others. */
export const entityNames = [...permissionEntities, ...otherEntities].sort();
export type EntityName = (typeof entityNames)[number];

export const permissionKinds = ['Create', 'Read', 'Update', 'Delete', 'All'] as const;
export type PermissionKind = (typeof permissionKinds)[number];

/**
 * Permissions that do not belong to an entity. A key either has one (`All`) or does not.
 *
 * - `GatewayUplink`: register devices that do not speak LwM2M and deliver their availability and values, as a
 *   gateway.
 * - `RegistrationTicket`: issue registration tickets of gateways.
 */
export const customPermissions = ['GatewayUplink', 'RegistrationTicket'] as const;

export interface Permission {
  /** One of {@link entityNames} or of {@link customPermissions}. */
  readonly entityName: string;
  readonly permission: PermissionKind;
}

/** A set of responsibilities that keys have in a device network. */
export interface Role extends Entity {
  readonly deviceNetworkId: string;
  readonly tenantId: string;
  readonly name: string;
  /** IDs of its responsibilities. */
  readonly responsibilityIds: readonly string[];
}

export const roles: CollectionDefinition<Role> = {
  name: 'roles',
  indexes: uniqueName('deviceNetworkId'),
};
