import type { NetworkSettingRequest, NetworkSettingResponse } from '../../http/generated/contract.ts';
import { act, create, noContent } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import type { ListFields } from '../../http/lists/list-fields.ts';
import { entityRoute, listRoute } from '../../http/reads.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { networkSettings } from './model.ts';
import type { NetworkSetting } from './model.ts';
import type { NetworkSettingInput, NetworkSettingService } from './network-settings.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    NetworkType: { path: 'networkType', type: 'text' },
    AuthenticationType: { path: 'authenticationType', type: 'text' },
    SSID: { path: 'ssid', type: 'text' },
    Priority: { path: 'priority', type: 'number' },
  },
  search: ['name', 'ssid'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export interface Services {
  readonly networkSettings: NetworkSettingService;
}

export const routes: FeatureRoutes<'networkSettings', Services> = {
  'networkSettings.list': listRoute(networkSettings, fields, present),
  'networkSettings.create': act(({ body, principal, begin }, { networkSettings: service }) =>
    create(begin, '/api/v3/networkSettings', (unit) =>
      service.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'networkSettings.get': entityRoute(networkSettings, 'network-setting', present),
  'networkSettings.update': act(async ({ params, body, principal }, { networkSettings: service }) => {
    const changesKey = body.PasswordChanged ?? false;
    await service.update(principal.deviceNetworkId, params.id, inputOf(body), changesKey);
    return noContent();
  }),
  'networkSettings.delete': act(async ({ params, principal }, { networkSettings: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
};

function inputOf(body: NetworkSettingRequest): NetworkSettingInput {
  const networkType = body.NetworkType ?? (body.SSID === undefined ? 'ETHERNET' : 'WIFI');
  return {
    name: body.Name ?? body.SSID ?? networkType,
    networkType,
    authenticationType: body.AuthenticationType ?? 'Disabled',
    locationIds: body.LocationIds ?? [],
    priority: body.Priority ?? 0,
    ...omitUndefined({ ssid: body.SSID, preSharedKey: body.PreSharedKey }),
  };
}

/** Leaves out the key, which is secret. */
function present(setting: NetworkSetting): NetworkSettingResponse {
  return {
    Id: setting.id,
    Name: setting.name,
    NetworkType: setting.networkType,
    AuthenticationType: setting.authenticationType,
    SSID: setting.ssid,
    LocationIds: setting.locationIds,
    Priority: setting.priority,
  };
}
