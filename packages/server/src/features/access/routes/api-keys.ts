import { parseIsoTime } from '@muster/lwm2m/core';
import { apiKeys } from '../model/api-key.ts';
import type { ApiKey } from '../model/api-key.ts';
import type { ApiKeyInput, ApiKeyService } from '../api-key-service.ts';
import type { ApiKeyRequest } from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readEntity, readPage } from '../../../http/reads.ts';
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

export interface Services {
  readonly apiKeys: ApiKeyService;
}

/** Routes of the tag `apiKeys`. */
export const routes: FeatureRoutes<'apiKeys', Services> = {
  'apiKeys.list': read(async (context) => {
    const page = await readPage(context, apiKeys, fields);
    const values = await valuesFor(context, page.rows);
    return pageReply(context, page, (key) => presentApiKey(key, values.get(key.id)));
  }),
  'apiKeys.create': act(async ({ body, principal, begin }, { apiKeys: service }) => {
    const input = inputOf(body);
    return create(begin, '/api/v3/apikeys', (unit) =>
      service.create(principal.deviceNetworkId, principal.apiKeyId, input, unit),
    );
  }),
  'apiKeys.get': read(async (context) => {
    const key = await readEntity(context, apiKeys, 'api-key');
    const values = await valuesFor(context, [key]);
    return ok(presentApiKey(key, values.get(key.id)));
  }),
  'apiKeys.update': act(async ({ body, params, principal }, { apiKeys: service }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    await service.update(deviceNetworkId, apiKeyId, params.id, inputOf(body));
    return noContent();
  }),
  'apiKeys.delete': act(async ({ params, principal }, { apiKeys: service }) => {
    await service.delete(principal.deviceNetworkId, principal.apiKeyId, params.id);
    return noContent();
  }),
};

function valuesFor(
  { access, principal }: ReadContext<unknown>,
  keys: readonly ApiKey[],
): Promise<ReadonlyMap<string, string>> {
  return access.valuesFor(principal.apiKeyId, principal.deviceNetworkId, keys);
}

function inputOf({ Name, ExpirationDate, RoleIds }: ApiKeyRequest): ApiKeyInput {
  const expiresAt = ExpirationDate === undefined ? undefined : parseIsoTime(ExpirationDate);
  return { name: Name, roleIds: RoleIds, ...omitUndefined({ expiresAt }) };
}
