import type { ApiKeyService } from './api-key-service.ts';
import type { ResponsibilityService } from './responsibility-service.ts';
import type { RoleService } from './role-service.ts';
import type { TenantService } from './tenant-service.ts';
import { apiKeyRoutes } from './routes/api-keys.ts';
import { responsibilityRoutes } from './routes/responsibilities.ts';
import { roleRoutes } from './routes/roles.ts';
import { tenantRoutes } from './routes/tenants.ts';

interface Needs {
  readonly apiKeys: ApiKeyService;
  readonly roles: RoleService;
  readonly responsibilities: ResponsibilityService;
  readonly tenants: TenantService;
}

/** Routes of the feature `access`. */
export function composedRoutes({ apiKeys, roles, responsibilities, tenants }: Needs) {
  return {
    ...apiKeyRoutes(apiKeys),
    ...responsibilityRoutes(responsibilities),
    ...roleRoutes(roles, responsibilities),
    ...tenantRoutes(tenants),
  };
}
