import type { ApiKey } from '../model/api-key.ts';
import { permissionKinds } from '../model/role.ts';
import type { Role } from '../model/role.ts';
import type { Responsibility } from '../model/responsibility.ts';
import type {
  ApiKeyResponse,
  PermissionMap,
  ResponsibilityResponse,
  RoleResponse,
  SpecificRoleResponse,
} from '../../../http/generated/contract.ts';

/** @param value the bearer token; undefined if the requesting key may not see it */
export function presentApiKey(key: ApiKey, value: string | undefined): ApiKeyResponse {
  return {
    Id: key.id,
    Name: key.name,
    ExpirationDate: new Date(key.expiresAt).toISOString(),
    DeviceNetworkId: key.deviceNetworkId,
    RoleIds: key.memberships.find((one) => one.deviceNetworkId === key.deviceNetworkId)?.roleIds ?? [],
    Key: value,
  };
}

/**
 * @param known responsibilities by ID
 * @param roles all roles of the network
 */
export function presentRole(
  role: Role,
  known: ReadonlyMap<string, Responsibility>,
  roles: readonly Role[],
): RoleResponse {
  const held = role.responsibilityIds.flatMap((id) => known.get(id) ?? []);
  return {
    Id: role.id,
    Name: role.name,
    TenantId: role.tenantId,
    Responsibilities: held.map((one) => presentResponsibility(one, roles)),
    ResponsibilityIds: held.map(({ id }) => id),
  };
}

/** @param roles all roles of the network */
export function presentResponsibility(
  { id, name, tenantId, permissions }: Responsibility,
  roles: readonly Role[],
): ResponsibilityResponse {
  return {
    Id: id,
    Name: name,
    Permissions: permissions.map(({ entityName, permission }) => ({
      EntityName: entityName,
      Permission: permission,
      TenantId: tenantId,
    })),
    RoleIds: roles.filter((role) => role.responsibilityIds.includes(id)).map((role) => role.id),
  };
}

export function presentSpecificRole({ id, name }: Role): SpecificRoleResponse {
  return { Id: id, Name: name };
}

/**
 * Presents permissions by name: `All`, or the permitted kinds separated by commas.
 *
 * @param permissions each as `EntityName.Permission`
 */
export function presentPermissions(permissions: ReadonlySet<string>): PermissionMap {
  const kinds = new Map<string, Set<string>>();
  for (const permission of [...permissions].sort()) {
    const [name = '', kind = ''] = permission.split('.');
    kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
  }
  return Object.fromEntries(Array.from(kinds, ([name, held]) => [name, kindsText(held)]));
}

function kindsText(held: ReadonlySet<string>): string {
  const single = permissionKinds.filter((kind) => kind !== 'All');
  const isWhole = held.has('All') || single.every((kind) => held.has(kind));
  return isWhole ? 'All' : single.filter((kind) => held.has(kind)).join(', ');
}
