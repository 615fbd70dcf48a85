import type { ApiKey } from '../../domain/entities/api-key.ts';
import type { Role } from '../../domain/entities/role.ts';
import type { NetworkDetails } from '../../domain/services/access/network-service.ts';

/** A response body. Members that are undefined do not reach the wire. */
export type Body = Readonly<Record<string, unknown>>;

export function presentNetwork({ network, tenantName }: NetworkDetails): Body {
  return { Id: network.id, Name: network.name, TenantId: network.tenantId, TenantName: tenantName };
}

/** @param value the bearer token, for those who may see it */
export function presentApiKey(key: ApiKey, value: string | undefined): Body {
  return {
    Id: key.id,
    Name: key.name,
    ExpirationDate: new Date(key.expiresAt).toISOString(),
    DeviceNetworkId: key.deviceNetworkId,
    RoleIds: key.memberships.find((one) => one.deviceNetworkId === key.deviceNetworkId)?.roleIds ?? [],
    Key: value,
  };
}

export function presentRole(role: Role): Body {
  return {
    Id: role.id,
    Name: role.name,
    TenantId: role.tenantId,
    Responsibilities: role.responsibilities.map((one) => ({
      Id: one.id,
      Name: one.name,
      Permissions: one.permissions.map(({ entityName, permission }) => ({
        EntityName: entityName,
        Permission: permission,
        TenantId: role.tenantId,
      })),
      RoleIds: [role.id],
    })),
  };
}
