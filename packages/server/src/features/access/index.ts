import type { ApiKeyService } from '../../domain/services/access/api-key-service.ts';
import type { ResponsibilityService } from '../../domain/services/access/responsibility-service.ts';
import type { RoleService } from '../../domain/services/access/role-service.ts';
import type { TenantService } from '../../domain/services/access/tenant-service.ts';
import { apiKeyRoutes } from '../../http/routes/api-keys.ts';
import { responsibilityRoutes } from '../../http/routes/responsibilities.ts';
import { roleRoutes } from '../../http/routes/roles.ts';
import { tenantRoutes } from '../../http/routes/tenants.ts';

interface Needs {
  readonly apiKeys: ApiKeyService;
  readonly roles: RoleService;
  readonly responsibilities: ResponsibilityService;
  readonly tenants: TenantService;
}

/** Routes of the feature `access`. */
export function routes({ apiKeys, roles, responsibilities, tenants }: Needs) {
  return {
    ...apiKeyRoutes(apiKeys),
    ...responsibilityRoutes(responsibilities),
    ...roleRoutes(roles, responsibilities),
    ...tenantRoutes(tenants),
  };
}
