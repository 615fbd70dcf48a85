import { randomUUID } from 'node:crypto';
import { customPermissions, entityNames } from './model.ts';
import type { EntityName, Permission, PermissionKind, Responsibility, Role } from './model.ts';

interface DefaultResponsibility {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

interface DefaultRole {
  readonly name: string;
  /** Names of responsibilities. */
  readonly responsibilities: readonly string[];
}

/** The role with all permissions that every network has, and its responsibility. They cannot be changed or deleted. */
export const ADMIN = 'Admin';
export const EVERYTHING = 'Everything';

function grant(kind: PermissionKind, names: readonly EntityName[]): Permission[] {
  return names.map((entityName) => ({ entityName, permission: kind }));
}

/** All entities except keys and roles, which control access. */
const readable = entityNames.filter(
  (name) => name !== 'ApiKey' && name !== 'Role' && name !== 'Responsibility',
);

const everything: DefaultResponsibility = {
  name: EVERYTHING,
  permissions: [
    ...grant('All', entityNames),
    ...customPermissions.map((entityName) => ({ entityName, permission: 'All' as const })),
  ],
};
const viewing: DefaultResponsibility = { name: 'Viewing', permissions: grant('Read', readable) };
const operating: DefaultResponsibility = {
  name: 'Operating devices',
  permissions: [
    ...grant('Create', ['Device', 'Setting', 'SmartObject']),
    ...grant('Update', ['Actuator', 'DataCollector', 'Device', 'Resource', 'Setting', 'SmartObject']),
    ...grant('Delete', ['Device', 'QueueItem', 'Setting', 'SmartObject']),
  ],
};

/** Responsibilities that every device network starts with. */
const defaultResponsibilities: readonly DefaultResponsibility[] = [everything, viewing, operating];

/** Roles that every device network starts with. */
const defaultRoles: readonly DefaultRole[] = [
  { name: ADMIN, responsibilities: [EVERYTHING] },
  { name: 'Operator', responsibilities: [viewing.name, operating.name] },
  { name: 'User', responsibilities: [viewing.name] },
];

/** All subjects of permissions. Networks store the subjects that they know, to detect new ones. */
export const grantable: readonly string[] = [...entityNames, ...customPermissions];

/** Default roles and responsibilities to create or update in a network. */
export interface RolePlan {
  readonly responsibilities: readonly Responsibility[];
  readonly roles: readonly Role[];
}

interface RoleOwner {
  readonly deviceNetworkId: string;
  readonly tenantId: string;
}

/**
 * Plans the writes that complete the default roles of a network. Removes nothing.
 *
 * @param known the current roles of the network
 * @param newSubjects limits the changes to permissions on these subjects and restores no deleted role, as at the start
 *   of a new release. Admin is restored in any case.
 */
export function planDefaults(owner: RoleOwner, known: RolePlan, newSubjects?: ReadonlySet<string>): RolePlan {
  const sets = new Map(known.responsibilities.map((one) => [one.name, one]));
  const made = defaultResponsibilities
    .filter(({ name }) => newSubjects === undefined || name === EVERYTHING || sets.has(name))
    .map(({ name, permissions }): Responsibility => {
      const isWhole = newSubjects === undefined || name === EVERYTHING;
      const present = sets.get(name) ?? { id: randomUUID(), ...owner, name, permissions: [] };
      const missing = permissions.filter(
        (one) => (isWhole || newSubjects.has(one.entityName)) && !holds(present, one),
      );
      return missing.length === 0
        ? present
        : { ...present, permissions: [...present.permissions, ...missing] };
    });
  const idOf = new Map(made.map((one) => [one.name, one.id]));
  const roles = defaultRoles
    .filter(({ name }) => newSubjects === undefined || name === ADMIN)
    .map(({ name, responsibilities }): Role => {
      const present = known.roles.find((one) => one.name === name) ?? {
        id: randomUUID(),
        ...owner,
        name,
        responsibilityIds: [],
      };
      const held = new Set(present.responsibilityIds);
      const missing = responsibilities.flatMap((one) => idOf.get(one) ?? []).filter((id) => !held.has(id));
      return missing.length === 0
        ? present
        : { ...present, responsibilityIds: [...present.responsibilityIds, ...missing] };
    });
  // A role that is complete is the same object as before.
  return {
    responsibilities: made.filter((one) => !known.responsibilities.includes(one)),
    roles: roles.filter((one) => !known.roles.includes(one)),
  };
}

function holds({ permissions }: Responsibility, { entityName, permission }: Permission): boolean {
  return permissions.some((one) => one.entityName === entityName && one.permission === permission);
}
