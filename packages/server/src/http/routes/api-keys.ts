import type { ApiKey } from '../../domain/entities/api-key.ts';
import type { ApiKeyInput, ApiKeyService } from '../../domain/services/access/api-key-service.ts';
import { created, noContent, ok } from '../handler.ts';
import type { Principal, RouteTable } from '../handler.ts';
import { toListQuery } from '../lists/list-fields.ts';
import type { ListFields } from '../lists/list-fields.ts';
import { pageReply } from '../lists/paging.ts';
import { presentApiKey } from '../presenters/administration.ts';
import type { Body } from '../presenters/administration.ts';
import { given } from '../presenters/given.ts';

/** ApiKeyRequest, as the contract has checked it. */
interface ApiKeyBody {
  readonly Name: string;
  readonly ExpirationDate?: string;
  readonly RoleIds: readonly string[];
}

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    ExpirationDate: { path: 'expiresAt', type: 'time' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

function inputOf({ Name, ExpirationDate, RoleIds }: ApiKeyBody): ApiKeyInput {
  const expiresAt = ExpirationDate === undefined ? undefined : Date.parse(ExpirationDate);
  return { name: Name, roleIds: RoleIds, ...given({ expiresAt }) };
}

/** Routes of the tag `apiKeys`. */
export function apiKeyRoutes(apiKeys: ApiKeyService): RouteTable {
  const present = async (keys: readonly ApiKey[], principal: Principal): Promise<Body[]> => {
    const values = await apiKeys.valuesFor(principal.apiKeyId, principal.deviceNetworkId, keys);
    return keys.map((key) => presentApiKey(key, values.get(key.id)));
  };
  return {
    'apiKeys.list': async (context) => {
      const { paging, principal } = context;
      const query = toListQuery(paging, fields, principal.deviceNetworkId);
      const page = await apiKeys.list(principal.deviceNetworkId, query);
      const rows = await present(page.rows, principal);
      return pageReply(context, { rows, total: page.total }, (row) => row);
    },
    'apiKeys.create': async ({ body, principal }) => {
      const input = inputOf(body as ApiKeyBody);
      const { id } = await apiKeys.create(principal.deviceNetworkId, principal.apiKeyId, input);
      return created(id, `/api/v3/apikeys/${id}`);
    },
    'apiKeys.get': async ({ params, principal }) => {
      const key = await apiKeys.get(principal.deviceNetworkId, params['id'] ?? '');
      const [body] = await present([key], principal);
      return ok(body);
    },
    'apiKeys.update': async ({ body, params, principal }) => {
      const { deviceNetworkId, apiKeyId } = principal;
      await apiKeys.update(deviceNetworkId, apiKeyId, params['id'] ?? '', inputOf(body as ApiKeyBody));
      return noContent();
    },
    'apiKeys.delete': async ({ params, principal }) => {
      await apiKeys.delete(principal.deviceNetworkId, principal.apiKeyId, params['id'] ?? '');
      return noContent();
    },
  };
}
