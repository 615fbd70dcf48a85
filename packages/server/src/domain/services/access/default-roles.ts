import { randomUUID } from 'node:crypto';
import { entityNames } from '../../entities/role.ts';
import type { EntityName, Permission, PermissionKind, Responsibility, Role } from '../../entities/role.ts';

interface DefaultResponsibility {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

interface DefaultRole {
  readonly name: string;
  readonly responsibilities: readonly DefaultResponsibility[];
}

export const ADMIN = 'Admin';

function grant(kind: PermissionKind, names: readonly EntityName[]): Permission[] {
  return names.map((entityName) => ({ entityName, permission: kind }));
}

/** Everything but keys and roles, which tell who may come in. */
const readable = entityNames.filter((name) => name !== 'ApiKey' && name !== 'Role');

const everything: DefaultResponsibility = { name: 'Everything', permissions: grant('All', entityNames) };
const viewing: DefaultResponsibility = { name: 'Viewing', permissions: grant('Read', readable) };
const operating: DefaultResponsibility = {
  name: 'Operating devices',
  permissions: [
    ...grant('Create', ['Device', 'Setting', 'SmartObject']),
    ...grant('Update', ['Actuator', 'Device', 'Resource', 'Setting', 'SmartObject']),
    ...grant('Delete', ['Device', 'Setting', 'SmartObject']),
  ],
};

/** The roles that every device network has. */
export const defaultRoles: readonly DefaultRole[] = [
  { name: ADMIN, responsibilities: [everything] },
  { name: 'Operator', responsibilities: [viewing, operating] },
  { name: 'User', responsibilities: [viewing] },
];

/** Makes a default role for a network. */
export function newRole(role: DefaultRole, tenantId: string, deviceNetworkId: string): Role {
  return {
    id: randomUUID(),
    tenantId,
    deviceNetworkId,
    name: role.name,
    responsibilities: role.responsibilities.map(newResponsibility),
  };
}

/**
 * A role with everything that its default form has and it lacks, as when a later release knows more kinds of entities.
 * Nothing is taken away. The same role when it lacks nothing.
 */
export function completedRole(role: Role, defaults: DefaultRole): Role {
  let changed = false;
  const responsibilities = [...role.responsibilities];
  for (const wanted of defaults.responsibilities) {
    const index = responsibilities.findIndex((one) => one.name === wanted.name);
    const present = responsibilities[index];
    if (present === undefined) {
      responsibilities.push(newResponsibility(wanted));
      changed = true;
      continue;
    }
    const missing = wanted.permissions.filter((one) => !holds(present, one));
    if (missing.length > 0) {
      responsibilities[index] = { ...present, permissions: [...present.permissions, ...missing] };
      changed = true;
    }
  }
  return changed ? { ...role, responsibilities } : role;
}

function newResponsibility(responsibility: DefaultResponsibility): Responsibility {
  return { id: randomUUID(), name: responsibility.name, permissions: responsibility.permissions };
}

function holds(responsibility: Responsibility, wanted: Permission): boolean {
  return responsibility.permissions.some(
    (one) => one.entityName === wanted.entityName && one.permission === wanted.permission,
  );
}
