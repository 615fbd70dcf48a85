import { randomUUID } from 'node:crypto';
import { customPermissions, entityNames } from './model/role.ts';
import type { EntityName, Permission, PermissionKind, Role } from './model/role.ts';
import type { Responsibility } from './model/responsibility.ts';

export interface DefaultResponsibility {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

interface DefaultRole {
  readonly name: string;
  /** Names of responsibilities. */
  readonly responsibilities: readonly string[];
}

/**
 * The role with all permissions that every network has, and its responsibility. They cannot be changed or
 * deleted.
 */
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

export interface RoleOwner {
  readonly deviceNetworkId: string;
  readonly tenantId: string;
}

/**
 * Plans the writes that complete the default roles of a network. Removes nothing.
 *
 * @param known the current roles of the network
 * @param newSubjects limits the changes to permissions on these subjects and restores no deleted role, as at
 *   the start of a new release. Admin is restored in any case.
 */
export function planDefaults(owner: RoleOwner, known: RolePlan, newSubjects?: ReadonlySet<string>): RolePlan {
  const sets = new Map(known.responsibilities.map((one) => [one.name, one]));
  const made = defaultResponsibilities
    .filter(({ name }) => newSubjects === undefined || name === EVERYTHING || sets.has(name))
    .map((wanted) => {
      const isWhole = newSubjects === undefined || wanted.name === EVERYTHING;
      const added = wanted.permissions.filter(({ entityName }) => isWhole || newSubjects.has(entityName));
      return completed(owner, sets.get(wanted.name), { ...wanted, permissions: added });
    });
  const idOf = new Map(made.map((one) => [one.name, one.id]));
  const roles = defaultRoles
    .filter(({ name }) => newSubjects === undefined || name === ADMIN)
    .map((wanted) => {
      const ids = wanted.responsibilities.flatMap((name) => idOf.get(name) ?? []);
      return roleWith(owner, known.roles.find((one) => one.name === wanted.name) ?? wanted.name, ids);
    });
  return {
    responsibilities: made.filter((one) => !known.responsibilities.includes(one)),
    roles: roles.filter((one) => !known.roles.includes(one)),
  };
}

/** Returns the same object if no permission is missing. */
function completed(
  owner: RoleOwner,
  present: Responsibility | undefined,
  wanted: DefaultResponsibility,
): Responsibility {
  if (present === undefined) {
    return { id: randomUUID(), ...owner, name: wanted.name, permissions: wanted.permissions };
  }
  const missing = wanted.permissions.filter((one) => !holds(present, one));
  return missing.length === 0 ? present : { ...present, permissions: [...present.permissions, ...missing] };
}

/** Returns the same object if no responsibility is missing. */
function roleWith(owner: RoleOwner, present: Role | string, ids: readonly string[]): Role {
  if (typeof present === 'string') {
    return { id: randomUUID(), ...owner, name: present, responsibilityIds: ids };
  }
  const missing = ids.filter((id) => !present.responsibilityIds.includes(id));
  return missing.length === 0
    ? present
    : { ...present, responsibilityIds: [...present.responsibilityIds, ...missing] };
}

function holds(responsibility: Responsibility, wanted: Permission): boolean {
  return responsibility.permissions.some(
    (one) => one.entityName === wanted.entityName && one.permission === wanted.permission,
  );
}
