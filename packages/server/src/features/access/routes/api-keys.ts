import { parseIsoTime } from '@muster/lwm2m/core';
import type { ApiKey } from '../model/api-key.ts';
import type { ApiKeyInput, ApiKeyService } from '../api-key-service.ts';
import type { ApiKeyRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Principal, Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentApiKey } from '../presenters/administration.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    DeviceNetworkId: { path: 'deviceNetworkId', type: 'uuid' },
    ExpirationDate: { path: 'expiresAt', type: 'time' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

function inputOf({ Name, ExpirationDate, RoleIds }: ApiKeyRequest): ApiKeyInput {
  const expiresAt = ExpirationDate === undefined ? undefined : parseIsoTime(ExpirationDate);
  return { name: Name, roleIds: RoleIds, ...omitUndefined({ expiresAt }) };
}

export function apiKeyRoutes(apiKeys: ApiKeyService): Routes<'apiKeys'> {
  const valuesFor = (keys: readonly ApiKey[], principal: Principal): ReturnType<ApiKeyService['valuesFor']> =>
    apiKeys.valuesFor(principal.apiKeyId, principal.deviceNetworkId, keys);
  return {
    'apiKeys.list': async (context) => {
      const { paging, principal } = context;
      const query = toListQuery(paging, fields, principal.deviceNetworkId);
      const page = await apiKeys.list(principal.deviceNetworkId, query);
      const values = await valuesFor(page.rows, principal);
      return pageReply(context, page, (key) => presentApiKey(key, values.get(key.id)));
    },
    'apiKeys.create': async ({ body, principal, begin }) => {
      const input = inputOf(body);
      return create(begin, '/api/v3/apikeys', (unit) =>
        apiKeys.create(principal.deviceNetworkId, principal.apiKeyId, input, unit),
      );
    },
    'apiKeys.get': async ({ params, principal }) => {
      const key = await apiKeys.get(principal.deviceNetworkId, params.id);
      const values = await valuesFor([key], principal);
      return ok(presentApiKey(key, values.get(key.id)));
    },
    'apiKeys.update': async ({ body, params, principal }) => {
      const { deviceNetworkId, apiKeyId } = principal;
      await apiKeys.update(deviceNetworkId, apiKeyId, params.id, inputOf(body));
      return noContent();
    },
    'apiKeys.delete': async ({ params, principal }) => {
      await apiKeys.delete(principal.deviceNetworkId, principal.apiKeyId, params.id);
      return noContent();
    },
  };
}
