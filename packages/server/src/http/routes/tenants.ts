import type { Tenant } from '../../domain/entities/tenant.ts';
import type { TenantService } from '../../domain/services/access/tenant-service.ts';
import { ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { toListQuery } from '../lists/list-fields.ts';
import { pageReply } from '../lists/paging.ts';
import { presentPermissions } from '../presenters/administration.ts';
import type { Body } from '../presenters/administration.ts';
import { roleFields } from './roles.ts';

/** UTC is one that not every runtime lists. */
const timeZones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();

function presentTenant({ id, name }: Tenant): Body {
  return { Id: id, Name: name };
}

/** Routes of the tags `tenants` and `timeZones`. */
export function tenantRoutes(tenants: TenantService): RouteTable {
  return {
    'tenants.list': async (context) => {
      const { apiKeyId, deviceNetworkId } = context.principal;
      const query = await toListQuery(context.paging, roleFields, deviceNetworkId);
      return pageReply(context, await tenants.list(apiKeyId, query), presentTenant);
    },
    'tenants.get': async ({ params, principal }) =>
      ok(presentTenant(await tenants.get(principal.apiKeyId, params['id'] ?? ''))),
    'tenants.permissions': async ({ params, principal }) => {
      const { id = '', roleName = '' } = params;
      return ok(presentPermissions(await tenants.permissionsOfRole(principal.apiKeyId, id, roleName)));
    },
    'timeZones.list': async () => ok(timeZones),
  };
}
