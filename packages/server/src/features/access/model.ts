import { permissionEntities } from '../generated/permissions.ts';
import { uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/**
 * An API key. Its value is not stored: it is a JWT over the fields below, signed with the secret of the server. Roles
 * are not part of the value, so that they can change without changing it.
 */
export interface ApiKey extends Entity {
  /** The home network. Requests that name no network apply to it. */
  readonly deviceNetworkId: string;
  readonly name: string;
  /** Number of times that the value has been renewed. Absent if never. */
  readonly generation?: number;
  /** Epoch milliseconds, whole seconds; `iat` and `nbf` of the value. */
  readonly issuedAt: number;
  /** Epoch milliseconds, whole seconds; `exp` of the value. */
  readonly expiresAt: number;
  /** The home network first, then each network that this key created. */
  readonly memberships: readonly Membership[];
  /** Set for a key that was created for a login with a code. It is deleted after its expiry. */
  readonly isLogin?: true;
  /** Set for the key of a registration ticket. Such a key has no roles; see `ticketPermissions`. */
  readonly ticket?: KeyTicket;
  /** Set for a session of a person, which is in {@link sessions} and not in {@link apiKeys}. */
  readonly person?: Person;
}

/** A person who has logged in at a provider (OpenID Connect Core 1.0). */
export interface Person {
  readonly issuer: string;
  /** Identifies the person at the issuer: the claim `sub`. */
  readonly subject: string;
  readonly email?: string;
  /** Hash of the settings from which the roles follow. A session ends when a start of the server changes them. */
  readonly settingsHash: string;
}

/** Roles of a key in a device network. */
export interface Membership {
  readonly deviceNetworkId: string;
  readonly roleIds: readonly string[];
}

/** Binds the key of a registration ticket to its gateway and to the key that issued it. */
export interface KeyTicket {
  /** The only gateway for which the key may act. */
  readonly dataCollectorId: string;
  readonly issuerKeyId: string;
}

export const apiKeys: CollectionDefinition<ApiKey> = {
  name: 'apiKeys',
  indexes: uniqueName('deviceNetworkId'),
};

/** Sessions of people: keys with a {@link Person}, whose name is that of the person. */
export const sessions: CollectionDefinition<ApiKey> = {
  name: 'sessions',
  indexes: [{ fields: ['expiresAt'] }, { fields: ['person.subject'] }],
};

/** Data of a session that few requests need. */
export interface SessionDetails extends Entity {
  readonly sessionId: string;
  /** Token with which the provider recognizes the session at the log-out. */
  readonly idToken?: string;
  readonly picture?: Picture;
}

export interface Picture {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  /** Base64. */
  readonly data: string;
}

export const sessionDetails: CollectionDefinition<SessionDetails> = {
  name: 'sessionDetails',
  indexes: [{ fields: ['sessionId'], unique: true }],
  references: [{ field: 'sessionId', to: ['sessions'], onDelete: 'cascade' }],
};

export function isMember(key: ApiKey, deviceNetworkId: string): boolean {
  return (
    key.deviceNetworkId === deviceNetworkId ||
    key.memberships.some((one) => one.deviceNetworkId === deviceNetworkId)
  );
}

/** Returns the IDs of the roles of a key in a network. */
export function rolesIn(key: ApiKey, deviceNetworkId: string): readonly string[] {
  return key.memberships.find((one) => one.deviceNetworkId === deviceNetworkId)?.roleIds ?? [];
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

export interface Permission {
  /** One of {@link entityNames} or of {@link customPermissions}. */
  readonly entityName: string;
  readonly permission: PermissionKind;
}

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
 * - `GatewayUplink`: register devices that do not speak LwM2M and deliver their availability and values, as a gateway.
 * - `RegistrationTicket`: issue registration tickets of gateways.
 */
export const customPermissions = ['GatewayUplink', 'RegistrationTicket'] as const;

/**
 * Permissions of a registration ticket's key for its own gateway. Each applies only while the key that issued the
 * ticket has it too.
 */
export const ticketPermissions: ReadonlySet<string> = new Set([
  'DataCollector.Read',
  'GatewayUplink.All',
  'Setting.Read',
]);

/** Formats permissions as `EntityName.Permission`. */
export function permissionTexts(
  sets: readonly { readonly permissions: readonly Permission[] }[],
): ReadonlySet<string> {
  return new Set(
    sets.flatMap((one) => one.permissions.map(({ entityName, permission }) => `${entityName}.${permission}`)),
  );
}

/**
 * Whether a permission is granted by itself or by `EntityName.All`.
 *
 * @param permission `EntityName.Permission`, or the name of a custom permission
 */
export function isGranted(granted: ReadonlySet<string>, permission: string): boolean {
  return granted.has(permission) || granted.has(`${permission.split('.', 1)[0] ?? ''}.All`);
}

/** The owner of device networks. Every server has one, named "Default". */
export interface Tenant extends Entity, TenantDetails {
  readonly name: string;
}

/** Data that identifies a tenant in other systems. */
export interface TenantDetails {
  readonly companyRegistrationId?: string;
  readonly description?: string;
  readonly externalId?: string;
  readonly nameSpace?: string;
}

export const tenants: CollectionDefinition<Tenant> = {
  name: 'tenants',
  indexes: uniqueName(),
};
