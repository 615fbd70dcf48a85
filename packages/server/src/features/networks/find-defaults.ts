import { apiKeys } from '../access/model/api-key.ts';
import type { KeyTokens } from '../access/key-tokens.ts';
import type { Store } from '../../store/port.ts';
import { deviceNetworks } from './model/device-network.ts';
import { tenants } from '../access/model/tenant.ts';
import { DEFAULT_NAME, LOCAL_KEY, type ServerDefaults } from './network-service.ts';

/** Returns the default network and its key "local"; undefined if the store has not been initialized. */
export async function findDefaults(store: Store, tokens: KeyTokens): Promise<ServerDefaults | undefined> {
  const byName = { field: 'name', op: 'eq', value: DEFAULT_NAME } as const;
  const tenant = await store.collection(tenants).findOne([byName]);
  if (tenant === undefined) return undefined;
  const network = await store
    .collection(deviceNetworks)
    .findOne([{ field: 'tenantId', op: 'eq', value: tenant.id }, byName]);
  if (network === undefined) return undefined;
  const key = await store.collection(apiKeys).findOne([
    { field: 'deviceNetworkId', op: 'eq', value: network.id },
    { field: 'name', op: 'eq', value: LOCAL_KEY },
  ]);
  return key && { deviceNetworkId: network.id, apiKey: await tokens.valueOf(key), apiKeyId: key.id };
}
