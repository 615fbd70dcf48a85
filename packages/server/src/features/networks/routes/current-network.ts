import { roles } from '../../access/model/role.ts';
import type { RoleService } from '../../access/role-service.ts';
import type { SmartObjectTypeService } from '../../catalogue/smart-object-type-service.ts';
import { networkOfMember } from '../network-service.ts';
import { act, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import { listRoute } from '../../../http/reads.ts';
import { presentPermissions, presentSpecificRole } from '../../access/presenters/administration.ts';
import { presentNetwork } from '../presenters/device-network.ts';
import { roleFields, rolesOfNetwork } from '../../access/routes/roles.ts';

export interface Services {
  readonly roles: RoleService;
  readonly smartObjectTypes: SmartObjectTypeService;
}

/** Routes of the tag `deviceNetworks` for the network of the request. */
export const routes: FeatureRoutes<
  | 'deviceNetworks.current'
  | 'deviceNetworks.listAllSpecificRoles'
  | 'deviceNetworks.listSpecificRoles'
  | 'deviceNetworks.permissions'
  | 'deviceNetworks.realtimeToken'
  | 'deviceNetworks.reinitializeRoles'
  | 'deviceNetworks.seed',
  Services
> = {
  'deviceNetworks.current': read(async ({ principal, reader }) =>
    ok(presentNetwork(await networkOfMember(reader, principal.apiKeyId, principal.deviceNetworkId))),
  ),
  'deviceNetworks.permissions': read(async ({ access, principal: { apiKeyId, deviceNetworkId } }) =>
    ok(presentPermissions(await access.permissionsOfKey(apiKeyId, deviceNetworkId))),
  ),
  'deviceNetworks.listAllSpecificRoles': read(async (context) =>
    ok((await rolesOfNetwork(context)).map(presentSpecificRole)),
  ),
  'deviceNetworks.listSpecificRoles': listRoute(roles, roleFields, presentSpecificRole),
  'deviceNetworks.reinitializeRoles': act(async ({ principal }, { roles: service }) => {
    await service.restoreDefaults(principal.deviceNetworkId, principal.apiKeyId);
    return noContent();
  }),
  'deviceNetworks.seed': act(async ({ principal }, { smartObjectTypes }) => {
    await smartObjectTypes.restoreCatalogue(principal.deviceNetworkId);
    return noContent();
  }),
  'deviceNetworks.realtimeToken': read(async ({ access, principal: { apiKeyId, deviceNetworkId } }) => {
    const { token, expiresAt } = await access.realtimeToken(apiKeyId, deviceNetworkId);
    return ok({ DeviceNetworkId: deviceNetworkId, Expires: expiresAt, Token: token });
  }),
};
