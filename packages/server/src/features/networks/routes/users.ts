import type { ResponsibilityService } from '../../access/responsibility-service.ts';
import type { TenantService } from '../../access/tenant-service.ts';
import type { NetworkService } from '../network-service.ts';
import type { UserAccountResponse } from '../../../http/generated/contract.ts';
import { handled, ok } from '../../../http/handler.ts';
import type { RequestContext, Routes } from '../../../http/handler.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentNetwork } from '../presenters/device-network.ts';
import { pictureOf } from '../presenters/picture.ts';

export interface UserServices {
  readonly networks: NetworkService;
  readonly responsibilities: ResponsibilityService;
  readonly tenants: TenantService;
}

/** Routes of the tag `users`. The current user is the API key of the request. */
export function userRoutes({ networks, responsibilities, tenants }: UserServices): Routes<'users'> {
  const current = async ({ principal }: RequestContext): Promise<UserAccountResponse> => {
    const key = await tenants.keyOf(principal.apiKeyId);
    const { network } = await networks.get(key.id, principal.deviceNetworkId);
    return {
      Id: key.id,
      Name: key.name,
      Username: key.name,
      PreferredDeviceNetwork: key.deviceNetworkId,
      Tenant: network.tenantId,
      ThumbnailPhoto: pictureOf(key.id).toString('base64'),
    };
  };
  return {
    'users.current': async (context) => ok(await current(context)),
    'users.listDeviceNetworks': async (context) => {
      const { page, pageSize, search = '' } = context.paging;
      const wanted = search.toLowerCase();
      const found = (await networks.listFor(context.principal.apiKeyId)).filter(({ network }) =>
        network.name.toLowerCase().includes(wanted),
      );
      const rows = found.slice((page - 1) * pageSize, page * pageSize);
      return pageReply(context, { rows, total: found.length }, presentNetwork);
    },
    'users.listAllDeviceNetworks': async ({ principal }) =>
      ok((await networks.listFor(principal.apiKeyId)).map(presentNetwork)),
    'users.responsibilities': async ({ principal }) =>
      ok(await responsibilities.namesOf(principal.apiKeyId, principal.deviceNetworkId)),
    'users.thumbnail': async ({ principal, response }) => {
      response.setHeader('Content-Type', 'image/png');
      response.end(pictureOf(principal.apiKeyId));
      return handled;
    },
  };
}
