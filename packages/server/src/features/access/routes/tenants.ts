import { timeZones } from '../../locations/time-zone.ts';
import { tenants } from '../model/tenant.ts';
import type { Tenant } from '../model/tenant.ts';
import { networksOfKey, permissionsOfRole, tenantOfKey } from '../tenant-service.ts';
import type { TenantService } from '../tenant-service.ts';
import type { TenantResponse } from '../../../http/generated/contract.ts';
import { act, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { withConditions } from '../../../http/reads.ts';
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

export interface Services {
  readonly tenants: TenantService;
}

/** Routes of the tags `tenants` and `timeZones`. */
export const routes: FeatureRoutes<'tenants' | 'timeZones', Services> = {
  'tenants.list': read(async (context) => {
    const { paging, principal, reader } = context;
    const ids = (await networksOfKey(reader, principal.apiKeyId)).map((one) => one.tenantId);
    const query = toListQuery(paging, fields, principal.deviceNetworkId);
    const where = [{ field: 'id', op: 'in', value: [...new Set(ids)] }] as const;
    return pageReply(
      context,
      await reader.collection(tenants).page(withConditions(query, where)),
      presentTenant,
    );
  }),
  'tenants.getDirectory': act(async (_, { tenants: service }) => ok(service.directoryTenant)),
  'tenants.get': read(async ({ params, principal, reader }) =>
    ok(presentTenant(await tenantOfKey(reader, principal.apiKeyId, params.id))),
  ),
  'tenants.update': act(async ({ params, body, principal }, { tenants: service }) => {
    const { Name, CompanyRegistrationId, Description, ExternalId, NameSpace } = body;
    const input = omitUndefined({
      name: Name,
      companyRegistrationId: CompanyRegistrationId,
      description: Description,
      externalId: ExternalId,
      nameSpace: NameSpace,
    });
    await service.update(principal.apiKeyId, params.id, input);
    return noContent();
  }),
  'tenants.permissions': read(async ({ access, params, principal, reader }) =>
    ok(presentPermissions(await permissionsOfRole(reader, access, principal.apiKeyId, params))),
  ),
  'timeZones.list': read(async () => ok([...timeZones()])),
};
