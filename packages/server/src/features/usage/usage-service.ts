import { MusterError } from '../../kernel/errors.ts';
import type { ListQuery } from '../../kernel/list-query.ts';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import type { Page, Query, Store } from '../../store/port.ts';
import type { AccessService } from '../access/access-service.ts';
import type { TenantService } from '../access/tenant-service.ts';
import { deviceNetworks } from '../networks/model/device-network.ts';
import { usage } from './model/usage.ts';
import type { Usage } from './model/usage.ts';

export interface UsageServiceDependencies {
  readonly store: Store;
  readonly usage: UsageCounter;
  readonly access: Pick<AccessService, 'stillPermits'>;
  readonly tenants: Pick<TenantService, 'get'>;
}

/** Returns usage, with everything that was counted before the request. */
export class UsageService {
  readonly #deps: UsageServiceDependencies;

  constructor(deps: UsageServiceDependencies) {
    this.#deps = deps;
  }

  list(deviceNetworkId: string, query: ListQuery): Promise<Page<Usage>> {
    return this.#page('networkId', deviceNetworkId, query);
  }

  /** Lists the usage of all device networks of a tenant. @throws like {@link ofTenant} */
  async listOfTenant(apiKeyId: string, tenantId: string, query: ListQuery): Promise<Page<Usage>> {
    await this.#checkTenant(apiKeyId, tenantId);
    return this.#page('tenantId', tenantId, query);
  }

  /** Returns all months, newest first. */
  async of(deviceNetworkId: string): Promise<AsyncIterable<Usage>> {
    return this.#all('networkId', deviceNetworkId);
  }

  /**
   * Returns all months of all device networks of a tenant, including deleted ones, newest first.
   *
   * @throws MusterError `tenant-not-found`, `permission-denied` unless the key may read the usage of each
   *   network
   */
  async ofTenant(apiKeyId: string, tenantId: string): Promise<AsyncIterable<Usage>> {
    await this.#checkTenant(apiKeyId, tenantId);
    return this.#all('tenantId', tenantId);
  }

  async #page(field: 'networkId' | 'tenantId', id: string, query: ListQuery): Promise<Page<Usage>> {
    await this.#deps.usage.settle();
    const where = [{ field, op: 'eq', value: id } as const, ...(query.where ?? [])];
    return this.#deps.store.collection(usage).page({ ...query, where });
  }

  async #all(field: 'networkId' | 'tenantId', id: string): Promise<AsyncIterable<Usage>> {
    await this.#deps.usage.settle();
    const query: Query = {
      where: [{ field, op: 'eq', value: id }],
      sort: [{ field: 'month', direction: 'desc' }],
    };
    return this.#deps.store.collection(usage).iterate(query);
  }

  async #checkTenant(apiKeyId: string, tenantId: string): Promise<void> {
    const { store, access, tenants } = this.#deps;
    await tenants.get(apiKeyId, tenantId);
    const where = [{ field: 'tenantId', op: 'eq', value: tenantId }] as const;
    for await (const network of store.collection(deviceNetworks).iterate({ where })) {
      const isOpen = network.removedAt === undefined;
      if (isOpen && !(await access.stillPermits(apiKeyId, network.id, 'Usage.Read'))) {
        throw new MusterError('permission-denied');
      }
    }
  }
}
