import { invalidMember, MusterError, notFound } from '../../kernel/errors.ts';
import type { Reader, Store } from '../../store/port.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { DeviceNetwork } from '../networks/model.ts';
import { requestingKey } from './access.ts';
import type { AccessService } from './access.ts';
import { roles, tenants } from './model.ts';
import type { Tenant, TenantDetails } from './model.ts';

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

  /**
   * Replaces the data that identifies a tenant in other systems. All its networks see the data, so the key must have
   * the permission in each of them. The name cannot be changed, because the service looks it up.
   *
   * @param input with the current name, or none
   * @throws MusterError `tenant-not-found`, `permission-denied`, `invalid-request`
   */
  async update(
    keyId: string,
    id: string,
    { name, ...details }: TenantDetails & { readonly name?: string },
  ): Promise<void> {
    const before = await tenantOfKey(this.#store, keyId, id);
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
}

/**
 * Returns the union of the permissions of all roles with this name, in the networks of a tenant whose roles the key may
 * read.
 *
 * @returns each permission as `EntityName.Permission`
 * @throws MusterError `tenant-not-found`, `role-not-found`
 */
export async function permissionsOfRole(
  reader: Reader,
  access: AccessService,
  keyId: string,
  { id, roleName }: { readonly id: string; readonly roleName: string },
): Promise<ReadonlySet<string>> {
  await tenantOfKey(reader, keyId, id);
  const networks: { readonly id: string }[] = [];
  for (const one of await networksOfKey(reader, keyId)) {
    if (one.tenantId !== id) continue;
    if (await access.stillPermits(keyId, one.id, 'Role.Read')) networks.push(one);
  }
  const found = await reader.collection(roles).find({
    where: [
      { field: 'deviceNetworkId', op: 'in', value: networks.map((one) => one.id) },
      { field: 'name', op: 'eq', value: roleName },
    ],
  });
  if (found.length === 0) throw notFound('role');
  const sets = await Promise.all(
    found.map((role) => access.permissionsOfRoles(role.deviceNetworkId, [role.id])),
  );
  return new Set(sets.flatMap((one) => [...one]));
}

/** Returns the device networks of which a key is a member. @throws MusterError `invalid-key` */
export async function networksOfKey(reader: Reader, keyId: string): Promise<readonly DeviceNetwork[]> {
  const { memberships } = await requestingKey(reader, keyId);
  const ids = memberships.map((one) => one.deviceNetworkId);
  return [...(await reader.collection(deviceNetworks).getMany(ids)).values()];
}

/** Returns a tenant of the networks of a key. @throws MusterError `tenant-not-found`, `invalid-key` */
export async function tenantOfKey(reader: Reader, keyId: string, id: string): Promise<Tenant> {
  const isSeen = (await networksOfKey(reader, keyId)).some((one) => one.tenantId === id);
  const tenant = isSeen ? await reader.collection(tenants).get(id) : undefined;
  if (tenant === undefined) throw notFound('tenant', id);
  return tenant;
}
