import { timeZones } from '../../locations/time-zone.ts';
import type { Tenant } from '../model/tenant.ts';
import type { TenantService } from '../tenant-service.ts';
import type { TenantResponse } from '../../../http/generated/contract.ts';
import { noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentPermissions } from '../presenters/administration.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    CompanyRegistrationId: { path: 'companyRegistrationId', type: 'text' },
    Description: { path: 'description', type: 'text' },
    ExternalId: { path: 'externalId', type: 'text' },
    NameSpace: { path: 'nameSpace', type: 'text' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

function presentTenant(tenant: Tenant): TenantResponse {
  return {
    Id: tenant.id,
    Name: tenant.name,
    CompanyRegistrationId: tenant.companyRegistrationId,
    Description: tenant.description,
    ExternalId: tenant.externalId,
    NameSpace: tenant.nameSpace,
  };
}

/** Routes of the tags `tenants` and `timeZones`. */
export function tenantRoutes(tenants: TenantService): Routes<'tenants' | 'timeZones'> {
  return {
    'tenants.list': async (context) => {
      const { apiKeyId, deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await tenants.list(apiKeyId, query), presentTenant);
    },
    'tenants.getDirectory': async () => ok(tenants.directoryTenant),
    'tenants.get': async ({ params, principal }) =>
      ok(presentTenant(await tenants.get(principal.apiKeyId, params.id))),
    'tenants.update': async ({ params, body, principal }) => {
      const { Name, CompanyRegistrationId, Description, ExternalId, NameSpace } = body;
      const input = omitUndefined({
        name: Name,
        companyRegistrationId: CompanyRegistrationId,
        description: Description,
        externalId: ExternalId,
        nameSpace: NameSpace,
      });
      await tenants.update(principal.apiKeyId, params.id, input);
      return noContent();
    },
    'tenants.permissions': async ({ params, principal }) => {
      const { id, roleName } = params;
      return ok(presentPermissions(await tenants.permissionsOfRole(principal.apiKeyId, id, roleName)));
    },
    'timeZones.list': async () => ok([...timeZones()]),
  };
}
