import type { ApiKey } from '../model/api-key.ts';
import { permissionKinds } from '../model/role.ts';
import type { Role } from '../model/role.ts';
import type { ResponsibilityDetails } from '../responsibility-service.ts';
import type { RoleDetails } from '../role-service.ts';
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

/** @param shared the responsibilities of the role, each with all roles that have it */
export function presentRole({ role }: RoleDetails, shared: readonly ResponsibilityDetails[]): RoleResponse {
  return {
    Id: role.id,
    Name: role.name,
    TenantId: role.tenantId,
    Responsibilities: shared.map(presentResponsibility),
    ResponsibilityIds: shared.map((one) => one.responsibility.id),
  };
}

export function presentResponsibility({
  responsibility,
  roleIds,
}: ResponsibilityDetails): ResponsibilityResponse {
  const { id, name, tenantId, permissions } = responsibility;
  return {
    Id: id,
    Name: name,
    Permissions: permissions.map(({ entityName, permission }) => ({
      EntityName: entityName,
      Permission: permission,
      TenantId: tenantId,
    })),
    RoleIds: roleIds,
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
