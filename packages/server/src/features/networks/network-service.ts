import { randomUUID } from 'node:crypto';
import { nameCondition } from '../../kernel/names.ts';
import { apiKeys } from '../access/model/api-key.ts';
import type { ApiKey } from '../access/model/api-key.ts';
import { dataCollectors } from '../gateways/model/data-collector.ts';
import { deviceNetworks } from './model/device-network.ts';
import type { DeviceNetwork } from './model/device-network.ts';
import { roles } from '../access/model/role.ts';
import { tenants } from '../access/model/tenant.ts';
import type { Tenant } from '../access/model/tenant.ts';
import { invalidMember, MusterError, notFound } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import { putOperation } from '../../store/port.ts';
import type { Reader, Store, Transaction } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { uniquelyNamed } from '../../kernel/unique-names.ts';
import type { AccessService } from '../access/access-service.ts';
import { ADMIN } from '../access/default-roles.ts';
import { requestingKey } from '../access/tenant-service.ts';
import type { KeyTokens } from '../access/key-tokens.ts';
import { seedNetwork } from './network-seed.ts';
import type { NetworkNames, NetworkSeed } from './network-seed.ts';
import type { RoleService } from '../access/role-service.ts';

export interface NetworkDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: AccessService;
  readonly tokens: KeyTokens;
  readonly roles: RoleService;
  /** The cloud region of the service. */
  readonly region: string;
}

export interface NetworkInput extends NetworkNames {
  readonly tenantId?: string;
}

/** A network with the name of its tenant. */
export interface NetworkDetails {
  readonly network: DeviceNetwork;
  readonly tenantName: string | undefined;
}

/** Defaults of a server. */
export interface ServerDefaults {
  readonly deviceNetworkId: string;
  /** Value of the Admin key "local". */
  readonly apiKey: string;
  readonly apiKeyId: string;
}

/** Name of the tenant and the network that the first start creates. */
export const DEFAULT_NAME = 'Default';
const networkName = {
  kind: 'a device network',
  owner: 'The tenant',
  collection: deviceNetworks.name,
};
/** Name of the key that the first start creates. */
export const LOCAL_KEY = 'local';
/** The key for a server's own machine is valid for as long as the data folder exists. */
const LOCAL_KEY_LIFETIME_MS = 100 * 365 * 24 * 3600 * 1000;

/** Manages device networks: isolated containers of devices. */
export class NetworkService {
  readonly #deps: NetworkDependencies;

  constructor(deps: NetworkDependencies) {
    this.#deps = deps;
  }

  /**
   * Creates a network with its initial documents, in one transaction. The requesting key becomes an Admin of
   * it.
   *
   * @param input input with the tenant of the key's home network, which is also the default
   * @throws MusterError `invalid-request` for another tenant; `already-exists`
   */
  async create(keyId: string, input: NetworkInput, unit = new UnitOfWork()): Promise<DeviceNetwork> {
    const { name, tenantId, externalId } = input;
    const network = await uniquelyNamed(networkName, () =>
      this.#deps.store.transaction(async (tx) => {
        const key = await tx.collection(apiKeys).get(keyId);
        const home = key && (await tx.collection(deviceNetworks).get(key.deviceNetworkId));
        if (key === undefined || home === undefined) {
          throw new MusterError('invalid-key');
        }
        if (tenantId !== undefined && tenantId !== home.tenantId) {
          throw invalidMember('TenantId', 'A key can create networks for its own tenant only.');
        }
        const seed = await this.#seed(tx, home.tenantId, { name, ...(externalId && { externalId }) });
        await tx.write([
          ...seed.operations,
          putOperation(apiKeys, withMembership(key, seed)),
          ...unit.writesFor(seed.network.id),
        ]);
        return seed.network;
      }),
    );
    this.#deps.access.forget(keyId);
    return network;
  }

  /**
   * Creates the missing entities that a server needs: the tenant and the network "Default", the Admin key
   * "local", and the permissions of this release in each network.
   */
  async ensureDefaults(): Promise<ServerDefaults> {
    const { store, tokens, access } = this.#deps;
    const key = await store.transaction(async (tx) => {
      const tenant = await defaultTenant(tx);
      const network = await this.#defaultNetwork(tx, tenant);
      return network.key ?? (await this.#localKey(tx, network.id));
    });
    access.forget();
    const open = [{ field: 'removedAt', op: 'exists', value: false }] as const;
    for await (const network of store.collection(deviceNetworks).iterate({ where: open })) {
      await this.#deps.roles.addNewPermissions(network.id);
    }
    access.forget();
    return {
      deviceNetworkId: key.deviceNetworkId,
      apiKey: await tokens.valueOf(key),
      apiKeyId: key.id,
    };
  }

  async #defaultNetwork(tx: Transaction, tenant: Tenant): Promise<{ id: string; key?: ApiKey }> {
    const known = await tx.collection(deviceNetworks).findOne([
      { field: 'tenantId', op: 'eq', value: tenant.id },
      { field: 'name', op: 'eq', value: DEFAULT_NAME },
    ]);
    if (known !== undefined) {
      return { id: known.id };
    }
    const seed = await this.#seed(tx, tenant.id, { name: DEFAULT_NAME });
    const key = this.#newLocalKey(seed.network.id, seed.adminRoleId);
    await tx.write([...seed.operations, putOperation(apiKeys, key)]);
    return { id: seed.network.id, key };
  }

  async #localKey(tx: Transaction, deviceNetworkId: string): Promise<ApiKey> {
    const keys = tx.collection(apiKeys);
    const known = await keys.findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'name', op: 'eq', value: LOCAL_KEY },
    ]);
    if (known !== undefined && known.expiresAt > this.#deps.clock.now()) {
      return known;
    }
    const admin = await adminRole(tx, deviceNetworkId);
    const key = { ...this.#newLocalKey(deviceNetworkId, admin), ...(known && { id: known.id }) };
    await keys.put(key);
    return key;
  }

  #newLocalKey(deviceNetworkId: string, adminRoleId: string): ApiKey {
    const issuedAt = Math.floor(this.#deps.clock.now() / 1000) * 1000;
    return {
      id: randomUUID(),
      deviceNetworkId,
      name: LOCAL_KEY,
      issuedAt,
      expiresAt: issuedAt + LOCAL_KEY_LIFETIME_MS,
      memberships: [{ deviceNetworkId, roleIds: [adminRoleId] }],
    };
  }

  async #seed(tx: Transaction, tenantId: string, names: NetworkNames): Promise<NetworkSeed> {
    const wanted = `${names.name} gateway`.slice(0, 255);
    const { region, clock } = this.#deps;
    const taken = await tx
      .collection(dataCollectors)
      .findOne([{ field: 'region', op: 'eq', value: region }, nameCondition(wanted)]);
    // Data collector names are unique in the region, and users did not choose this one.
    const free = taken === undefined ? wanted : `${wanted.slice(0, 240)} ${randomUUID().slice(0, 8)}`;
    return seedNetwork(tenantId, names, { region, name: free }, clock.now());
  }
}

/** Returns the networks of which a key is a member, by name. @throws MusterError `invalid-key` */
export async function networksOfMember(reader: Reader, keyId: string): Promise<readonly NetworkDetails[]> {
  const key = await requestingKey(reader, keyId);
  const found = await reader
    .collection(deviceNetworks)
    .getMany(new Set([key.deviceNetworkId, ...key.memberships.map((one) => one.deviceNetworkId)]));
  const networks = [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id));
  const owners = await reader.collection(tenants).getMany(new Set(networks.map((one) => one.tenantId)));
  return networks.map((network) => ({ network, tenantName: owners.get(network.tenantId)?.name }));
}

/**
 * Returns a network of which a key is a member.
 *
 * @throws MusterError `device-network-not-found`, `invalid-key`
 */
export async function networkOfMember(reader: Reader, keyId: string, id: string): Promise<NetworkDetails> {
  const found = (await networksOfMember(reader, keyId)).find((one) => one.network.id === id);
  if (found === undefined) {
    throw notFound('device-network', id);
  }
  return found;
}

function withMembership(key: ApiKey, seed: NetworkSeed): ApiKey {
  const membership = { deviceNetworkId: seed.network.id, roleIds: [seed.adminRoleId] };
  return { ...key, memberships: [...key.memberships, membership] };
}

async function defaultTenant(tx: Transaction): Promise<Tenant> {
  const owners = tx.collection(tenants);
  const known = await owners.findOne([{ field: 'name', op: 'eq', value: DEFAULT_NAME }]);
  if (known !== undefined) {
    return known;
  }
  const tenant = { id: randomUUID(), name: DEFAULT_NAME };
  await owners.insert(tenant);
  return tenant;
}

async function adminRole(tx: Transaction, deviceNetworkId: string): Promise<string> {
  const role = await tx.collection(roles).findOne([
    { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    { field: 'name', op: 'eq', value: ADMIN },
  ]);
  return role?.id ?? '';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
