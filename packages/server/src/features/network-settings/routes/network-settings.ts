import type { NetworkSetting } from '../model/network-setting.ts';
import type { NetworkSettingInput, NetworkSettingService } from '../network-setting-service.ts';
import type { NetworkSettingRequest, NetworkSettingResponse } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

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

export function networkSettingRoutes(networkSettings: NetworkSettingService): Routes<'networkSettings'> {
  return {
    'networkSettings.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await networkSettings.list(deviceNetworkId, query), present);
    },
    'networkSettings.create': async ({ body, principal, begin }) => {
      const input = inputOf(body);
      return create(begin, '/api/v3/networkSettings', (unit) =>
        networkSettings.create(principal.deviceNetworkId, input, unit),
      );
    },
    'networkSettings.get': async ({ params, principal }) =>
      ok(present(await networkSettings.get(principal.deviceNetworkId, params.id))),
    'networkSettings.update': async ({ params, body, principal }) => {
      const changesKey = body.PasswordChanged ?? false;
      await networkSettings.update(principal.deviceNetworkId, params.id, inputOf(body), changesKey);
      return noContent();
    },
    'networkSettings.delete': async ({ params, principal }) => {
      await networkSettings.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
  };
}

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

/** Without the key, which is a secret. */
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
