import type { AccessService } from '../../access/access-service.ts';
import type { RoleService } from '../../access/role-service.ts';
import type { SmartObjectTypeService } from '../../catalogue/smart-object-type-service.ts';
import type { NetworkService } from '../network-service.ts';
import { noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentPermissions, presentSpecificRole } from '../../access/presenters/administration.ts';
import { presentNetwork } from '../presenters/device-network.ts';
import { roleFields } from '../../access/routes/roles.ts';

export interface CurrentNetworkServices {
  readonly access: AccessService;
  readonly networks: NetworkService;
  readonly roles: RoleService;
  readonly smartObjectTypes: SmartObjectTypeService;
}

/** Routes of the tag `deviceNetworks` for the network of the request. */
export function currentNetworkRoutes({
  access,
  networks,
  roles,
  smartObjectTypes,
}: CurrentNetworkServices): Routes<
  | 'deviceNetworks.current'
  | 'deviceNetworks.listAllSpecificRoles'
  | 'deviceNetworks.listSpecificRoles'
  | 'deviceNetworks.permissions'
  | 'deviceNetworks.realtimeToken'
  | 'deviceNetworks.reinitializeRoles'
  | 'deviceNetworks.seed'
> {
  return {
    'deviceNetworks.current': async ({ principal }) =>
      ok(presentNetwork(await networks.get(principal.apiKeyId, principal.deviceNetworkId))),
    'deviceNetworks.permissions': async ({ principal }) =>
      ok(presentPermissions(await access.permissionsOfKey(principal.apiKeyId, principal.deviceNetworkId))),
    'deviceNetworks.listAllSpecificRoles': async ({ principal }) =>
      ok((await roles.listAll(principal.deviceNetworkId)).map(presentSpecificRole)),
    'deviceNetworks.listSpecificRoles': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, roleFields, deviceNetworkId);
      const page = await roles.list(deviceNetworkId, query);
      return pageReply(context, page, ({ role }) => presentSpecificRole(role));
    },
    'deviceNetworks.reinitializeRoles': async ({ principal }) => {
      await roles.restoreDefaults(principal.deviceNetworkId, principal.apiKeyId);
      return noContent();
    },
    'deviceNetworks.seed': async ({ principal }) => {
      await smartObjectTypes.restoreCatalogue(principal.deviceNetworkId);
      return noContent();
    },
    'deviceNetworks.realtimeToken': async ({ principal: { apiKeyId, deviceNetworkId } }) => {
      const { token, expiresAt } = await access.realtimeToken(apiKeyId, deviceNetworkId);
      return ok({ DeviceNetworkId: deviceNetworkId, Expires: expiresAt, Token: token });
    },
  };
}
