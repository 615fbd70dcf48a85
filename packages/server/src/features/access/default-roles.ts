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

/** The role of every network with all permissions, and its responsibility. They cannot be changed or deleted. */
export const ADMIN = 'Admin';
export const EVERYTHING = 'Everything';

function grant(kind: PermissionKind, names: readonly EntityName[]): Permission[] {
  return names.map((entityName) => ({ entityName, permission: kind }));
}

/** Everything but keys and roles, which tell who may come in. */
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

/** The responsibilities that every device network starts with. */
const defaultResponsibilities: readonly DefaultResponsibility[] = [everything, viewing, operating];

/** The roles that every device network starts with. */
const defaultRoles: readonly DefaultRole[] = [
  { name: ADMIN, responsibilities: [EVERYTHING] },
  { name: 'Operator', responsibilities: [viewing.name, operating.name] },
  { name: 'User', responsibilities: [viewing.name] },
];

/** All subjects of permissions. Networks store those that they know, to detect new ones. */
export const grantable: readonly string[] = [...entityNames, ...customPermissions];

/** Default roles and responsibilities that a network is to have, as new documents and as changed ones. */
export interface RolePlan {
  readonly responsibilities: readonly Responsibility[];
  readonly roles: readonly Role[];
}

export interface RoleOwner {
  readonly deviceNetworkId: string;
  readonly tenantId: string;
}

/**
 * Plans the writes that give a network complete default roles. Removes nothing.
 *
 * @param known the roles of the network
 * @param newSubjects limits the changes to permissions on these subjects, and restores no deleted role, as at the start of
 *   a new release. Admin is restored in any case.
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

/** The same object when it lacks nothing. */
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

/** The same object when it has all of them. */
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
