import { responsibilitiesOf } from '../../access/responsibility-service.ts';
import { requestingKey } from '../../access/tenant-service.ts';
import { networkOfMember, networksOfMember } from '../network-service.ts';
import { ok, okContent, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentNetwork } from '../presenters/device-network.ts';
import { pictureOf } from '../presenters/picture.ts';

/** Routes of the tag `users`. The current user is the API key of the request. */
export const routes: FeatureRoutes<'users'> = {
  'users.current': read(async ({ principal, reader }) => {
    const key = await requestingKey(reader, principal.apiKeyId);
    const { network } = await networkOfMember(reader, key.id, principal.deviceNetworkId);
    return ok({
      Id: key.id,
      Name: key.name,
      Username: key.name,
      PreferredDeviceNetwork: key.deviceNetworkId,
      Tenant: network.tenantId,
      ThumbnailPhoto: pictureOf(key.id).toString('base64'),
    });
  }),
  'users.listDeviceNetworks': read(async (context) => {
    const { page, pageSize, search = '' } = context.paging;
    const wanted = search.toLowerCase();
    const found = (await networksOfMember(context.reader, context.principal.apiKeyId)).filter(({ network }) =>
      network.name.toLowerCase().includes(wanted),
    );
    const rows = found.slice((page - 1) * pageSize, page * pageSize);
    return pageReply(context, { rows, total: found.length }, presentNetwork);
  }),
  'users.listAllDeviceNetworks': read(async ({ principal, reader }) =>
    ok((await networksOfMember(reader, principal.apiKeyId)).map(presentNetwork)),
  ),
  'users.responsibilities': read(async ({ principal, reader }) => {
    const held = await responsibilitiesOf(reader, principal.apiKeyId, principal.deviceNetworkId);
    return ok(held.map((one) => one.name).sort());
  }),
  'users.thumbnail': read(async ({ principal }) =>
    okContent({ mediaType: 'image/png', data: pictureOf(principal.apiKeyId) }),
  ),
};
