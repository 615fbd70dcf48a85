import type { NetworkRemoval } from '../network-removal.ts';
import { networkOfMember, networksOfMember } from '../network-service.ts';
import type { NetworkService } from '../network-service.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import { presentNetwork } from '../presenters/device-network.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

export interface Services {
  readonly networks: NetworkService;
  readonly removal: NetworkRemoval;
}

/** Routes of the tag `deviceNetworks` for all networks of a key. */
export const routes: FeatureRoutes<
  'deviceNetworks.create' | 'deviceNetworks.delete' | 'deviceNetworks.get' | 'deviceNetworks.list',
  Services
> = {
  'deviceNetworks.list': read(async ({ principal, reader }) =>
    ok((await networksOfMember(reader, principal.apiKeyId)).map(presentNetwork)),
  ),
  'deviceNetworks.create': act(async ({ body, principal, begin }, { networks }) => {
    const { Name, TenantId, ExternalId } = body;
    const input = { name: Name, ...omitUndefined({ tenantId: TenantId, externalId: ExternalId }) };
    return create(begin, '/api/v3/deviceNetworks', (unit) =>
      networks.create(principal.apiKeyId, input, unit),
    );
  }),
  'deviceNetworks.delete': act(async ({ params, principal }, { removal }) => {
    await removal.remove(principal.apiKeyId, params.id);
    return noContent();
  }),
  'deviceNetworks.get': read(async ({ params, principal, reader }) =>
    ok(presentNetwork(await networkOfMember(reader, principal.apiKeyId, params.id))),
  ),
};
