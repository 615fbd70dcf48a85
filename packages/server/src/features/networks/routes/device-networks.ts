import type { NetworkRemoval } from '../network-removal.ts';
import type { NetworkService } from '../network-service.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { presentNetwork } from '../presenters/device-network.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

export function deviceNetworkRoutes(
  networks: NetworkService,
  removal: NetworkRemoval,
): Routes<'deviceNetworks.create' | 'deviceNetworks.delete' | 'deviceNetworks.get' | 'deviceNetworks.list'> {
  return {
    'deviceNetworks.list': async ({ principal }) =>
      ok((await networks.listFor(principal.apiKeyId)).map(presentNetwork)),
    'deviceNetworks.create': async ({ body, principal, begin }) => {
      const { Name, TenantId, ExternalId } = body;
      return create(begin, '/api/v3/deviceNetworks', (unit) =>
        networks.create(
          principal.apiKeyId,
          {
            name: Name,
            ...omitUndefined({ tenantId: TenantId, externalId: ExternalId }),
          },
          unit,
        ),
      );
    },
    'deviceNetworks.delete': async ({ params, principal }) => {
      await removal.remove(principal.apiKeyId, params.id);
      return noContent();
    },
    'deviceNetworks.get': async ({ params, principal }) =>
      ok(presentNetwork(await networks.get(principal.apiKeyId, params.id))),
  };
}
