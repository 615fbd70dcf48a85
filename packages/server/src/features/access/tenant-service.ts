import { apiKeys } from './model/api-key.ts';
import type { ApiKey } from './model/api-key.ts';
import { deviceNetworks } from '../networks/model/device-network.ts';
import { roles } from './model/role.ts';
import type { Tenant, TenantDetails } from './model/tenant.ts';
import { tenants } from './model/tenant.ts';
import { invalidMember, MusterError, notFound } from '../../kernel/errors.ts';
import type { ListQuery } from '../../kernel/list-query.ts';
import type { Page, Store } from '../../store/port.ts';
import type { AccessService } from './access-service.ts';

/** Manages the owners of device networks. A key sees the tenants of the networks that it is a member of. */
export class TenantService {
  readonly #store: Store;
  readonly #access: AccessService;
  /** Name of the directory tenant whose users sign in; empty if there is none. */
  readonly directoryTenant: string;

  constructor(store: Store, access: AccessService, directoryTenant = '') {
    this.#store = store;
    this.#access = access;
    this.directoryTenant = directoryTenant;
  }

  async list(keyId: string, query: ListQuery): Promise<Page<Tenant>> {
    const ids = (await this.#networksOf(keyId)).map((one) => one.tenantId);
    const where = [{ field: 'id', op: 'in', value: [...new Set(ids)] } as const, ...(query.where ?? [])];
    return this.#store.collection(tenants).page({ ...query, where });
  }

  /** @throws MusterError `tenant-not-found` */
  async get(keyId: string, id: string): Promise<Tenant> {
    const isSeen = (await this.#networksOf(keyId)).some((one) => one.tenantId === id);
    const tenant = isSeen ? await this.#store.collection(tenants).get(id) : undefined;
    if (tenant === undefined) {
      throw notFound('tenant', id);
    }
    return tenant;
  }

  /**
   * Replaces the data that identifies a tenant in other systems. All its networks see the data, so the key
   * must have the permission in each of them. The name cannot be changed, because the service looks it up.
   *
   * @param input with the current name, or none
   * @throws MusterError `tenant-not-found`, `permission-denied`, `invalid-request`
   */
  async update(
    keyId: string,
    id: string,
    { name, ...details }: TenantDetails & { readonly name?: string },
  ): Promise<void> {
    const before = await this.get(keyId, id);
    const where = [{ field: 'tenantId', op: 'eq', value: id }] as const;
    for await (const network of this.#store.collection(deviceNetworks).iterate({ where })) {
      const isOpen = network.removedAt === undefined;
      if (isOpen && !(await this.#access.stillPermits(keyId, network.id, 'Tenant.Update'))) {
        throw new MusterError('permission-denied');
      }
    }
    if (name !== undefined && name !== before.name) {
      throw invalidMember('Name', 'The name of a tenant cannot be changed.');
    }
    await this.#store.collection(tenants).put({ id, name: before.name, ...details });
  }

  /**
   * Returns the union of the permissions of all roles with this name, in the networks of a tenant whose roles
   * the key may read.
   *
   * @returns each permission as `EntityName.Permission`
   * @throws MusterError `tenant-not-found`, `role-not-found`
   */
  async permissionsOfRole(keyId: string, id: string, roleName: string): Promise<ReadonlySet<string>> {
    await this.get(keyId, id);
    const networks: { readonly id: string }[] = [];
    for (const one of await this.#networksOf(keyId)) {
      if (one.tenantId !== id) continue;
      if (await this.#access.stillPermits(keyId, one.id, 'Role.Read')) networks.push(one);
    }
    const found = await this.#store.collection(roles).find({
      where: [
        { field: 'deviceNetworkId', op: 'in', value: networks.map((one) => one.id) },
        { field: 'name', op: 'eq', value: roleName },
      ],
    });
    if (found.length === 0) {
      throw notFound('role');
    }
    const sets = await Promise.all(
      found.map((role) => this.#access.permissionsOfRoles(role.deviceNetworkId, [role.id])),
    );
    return new Set(sets.flatMap((one) => [...one]));
  }

  /** Returns the key of a request. @throws MusterError `invalid-key` if it has just been deleted */
  async keyOf(keyId: string): Promise<ApiKey> {
    const key = await this.#store.collection(apiKeys).get(keyId);
    if (key === undefined) {
      throw new MusterError('invalid-key');
    }
    return key;
  }

  async #networksOf(keyId: string): Promise<{ id: string; tenantId: string }[]> {
    const { memberships } = await this.keyOf(keyId);
    const ids = memberships.map((one) => one.deviceNetworkId);
    return [...(await this.#store.collection(deviceNetworks).getMany(ids)).values()];
  }
}
