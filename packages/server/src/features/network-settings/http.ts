import type { NetworkSettingRequest } from '../../http/generated/contract.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import { membersOf } from '../../http/members.ts';
import { entityRoute, listRoute } from '../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { networkSettings } from './model.ts';
import type { NetworkSetting } from './model.ts';
import type { NetworkSettingInput, NetworkSettingService } from './network-settings.ts';

const members = membersOf<NetworkSetting>()({
  Id: 'uuid',
  Name: 'text',
  NetworkType: 'text',
  AuthenticationType: 'text',
  SSID: { path: 'ssid', type: 'text' },
  LocationIds: 'unlisted',
  Priority: 'number',
});
const fields = members.list({
  search: ['name', 'ssid'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
});
/** Leaves out the key, which is secret. */
const show = members.show();

export interface Services {
  readonly networkSettings: NetworkSettingService;
}

export const routes: FeatureRoutes<'networkSettings', Services> = {
  'networkSettings.list': listRoute(networkSettings, fields, show),
  'networkSettings.create': createRoute('networkSettings', '/api/v3/networkSettings', inputOf),
  'networkSettings.get': entityRoute(networkSettings, 'network-setting', show),
  'networkSettings.update': updateRoute('networkSettings', (body) => ({
    ...inputOf(body),
    changesKey: body.PasswordChanged ?? false,
  })),
  'networkSettings.delete': deleteRoute('networkSettings'),
};

function inputOf(body: NetworkSettingRequest): NetworkSettingInput {
  const networkType = body.NetworkType ?? (body.SSID === undefined ? 'ETHERNET' : 'WIFI');
  return {
    ...members.read({ AuthenticationType: 'Disabled', LocationIds: [], Priority: 0, ...body }),
    name: body.Name ?? body.SSID ?? networkType,
    networkType,
    ...omitUndefined({ preSharedKey: body.PreSharedKey }),
  };
}
