import { randomUUID } from 'node:crypto';
import { omaCatalogue } from '@muster/lwm2m/core';
import type { Clock } from '../../kernel/timers.ts';
import { invalidMember, MusterError, notFound } from '../../kernel/errors.ts';
import { nameCondition, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { insertOperation, putOperation } from '../../store/port.ts';
import type { Reader, Store, Transaction, WriteOperation } from '../../store/port.ts';
import { findPrincipal, requestingKey } from '../access/access.ts';
import type { AccessService } from '../access/access.ts';
import { ADMIN, grantable, planDefaults } from '../access/default-roles.ts';
import { wholeSeconds } from '../access/key-tokens.ts';
import type { KeyTokens } from '../access/key-tokens.ts';
import { apiKeys, responsibilities, roles, sessions, tenants } from '../access/model.ts';
import type { ApiKey, Tenant } from '../access/model.ts';
import type { RoleService } from '../access/roles.ts';
import { defaultTemplate } from '../catalogue/device-types.ts';
import { deviceTemplates, deviceTypes } from '../catalogue/model.ts';
import type { DeviceType } from '../catalogue/model.ts';
import { definitionWrites, storedDefinition } from '../catalogue/object-definitions.ts';
import { seedGateway, seedGatewayType } from '../gateways/data-collector-types.ts';
import { dataCollectors } from '../gateways/model.ts';
import { locations } from '../locations/model.ts';
import { seedCategories } from '../settings/categories.ts';
import { deviceNetworks } from './model.ts';
import type { DeviceNetwork } from './model.ts';

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: AccessService;
  readonly tokens: KeyTokens;
  readonly roles: RoleService;
  /** The cloud region of the service. */
  readonly region: string;
}

/** Names of a device network. */
type NetworkNames = Pick<DeviceNetwork, 'name' | 'externalId'>;

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
const DEFAULT_NAME = 'Default';
/** Name of the key that the first start creates. */
const LOCAL_KEY = 'local';
/** The key for a server's own machine is valid for as long as the data folder exists. */
const LOCAL_KEY_LIFETIME_MS = 100 * 365 * 24 * 3600 * 1000;
const GENERIC_DEVICE_TYPE = 'Generic LwM2M';
const ROOT_LOCATION = 'Root';

const networkName = { kind: 'a device network', owner: 'The tenant', collection: deviceNetworks.name };

/** Manages device networks: isolated containers of devices. */
export class NetworkService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Creates a network with its initial documents, in one transaction. The requesting key becomes an Admin of it.
   *
   * @param input input with the tenant of the key's home network, which is also the default
   * @throws MusterError `invalid-request` for another tenant; `already-exists`
   */
  async create(
    keyId: string,
    input: NetworkNames & { readonly tenantId?: string },
    unit = new UnitOfWork(),
  ): Promise<DeviceNetwork> {
    const { name, tenantId, externalId } = input;
    const network = await uniquelyNamed(networkName, () =>
      this.#deps.store.transaction(async (tx) => {
        const key = await findPrincipal(tx, keyId);
        const home = key && (await tx.collection(deviceNetworks).get(key.deviceNetworkId));
        if (key === undefined || home === undefined) throw new MusterError('invalid-key');
        if (tenantId !== undefined && tenantId !== home.tenantId) {
          throw invalidMember('TenantId', 'A key can create networks for its own tenant only.');
        }
        const seed = await this.#seed(tx, home.tenantId, { name, ...(externalId && { externalId }) });
        await tx.write([
          ...seed.operations,
          putOperation(key.person === undefined ? apiKeys : sessions, withMembership(key, seed)),
          ...unit.writesFor(seed.network.id),
        ]);
        return seed.network;
      }),
    );
    this.#deps.access.forget(keyId);
    return network;
  }

  /**
   * Creates the missing entities that a server needs: the tenant and the network "Default", the Admin key "local", and
   * the permissions of this release in each network.
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
    const known = await findDefaultNetwork(tx, tenant);
    if (known !== undefined) return { id: known.id };
    const seed = await this.#seed(tx, tenant.id, { name: DEFAULT_NAME });
    const key = this.#newLocalKey(seed.network.id, seed.adminRoleId);
    await tx.write([...seed.operations, putOperation(apiKeys, key)]);
    return { id: seed.network.id, key };
  }

  async #localKey(tx: Transaction, deviceNetworkId: string): Promise<ApiKey> {
    const known = await findLocalKey(tx, deviceNetworkId);
    if (known !== undefined && known.expiresAt > this.#deps.clock.now()) return known;
    const admin = await tx.collection(roles).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'name', op: 'eq', value: ADMIN },
    ]);
    const key = this.#newLocalKey(deviceNetworkId, admin?.id ?? '');
    const renewed = { ...key, ...(known && { id: known.id }) };
    await tx.collection(apiKeys).put(renewed);
    return renewed;
  }

  #newLocalKey(deviceNetworkId: string, adminRoleId: string): ApiKey {
    const issuedAt = wholeSeconds(this.#deps.clock.now());
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
  if (found === undefined) throw notFound('device-network', id);
  return found;
}

/** Returns the default network and its key "local"; undefined if the store has not been initialized. */
export async function findDefaults(store: Store, tokens: KeyTokens): Promise<ServerDefaults | undefined> {
  const tenant = await findDefaultTenant(store);
  const network = tenant && (await findDefaultNetwork(store, tenant));
  const key = network && (await findLocalKey(store, network.id));
  return key && { deviceNetworkId: key.deviceNetworkId, apiKey: await tokens.valueOf(key), apiKeyId: key.id };
}

async function defaultTenant(tx: Transaction): Promise<Tenant> {
  const known = await findDefaultTenant(tx);
  if (known !== undefined) return known;
  const tenant = { id: randomUUID(), name: DEFAULT_NAME };
  await tx.collection(tenants).insert(tenant);
  return tenant;
}

function findDefaultTenant(reader: Reader): Promise<Tenant | undefined> {
  return reader.collection(tenants).findOne([{ field: 'name', op: 'eq', value: DEFAULT_NAME }]);
}

function findDefaultNetwork(reader: Reader, { id }: Tenant): Promise<DeviceNetwork | undefined> {
  return reader.collection(deviceNetworks).findOne([
    { field: 'tenantId', op: 'eq', value: id },
    { field: 'name', op: 'eq', value: DEFAULT_NAME },
  ]);
}

function findLocalKey(reader: Reader, deviceNetworkId: string): Promise<ApiKey | undefined> {
  return reader.collection(apiKeys).findOne([
    { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    { field: 'name', op: 'eq', value: LOCAL_KEY },
  ]);
}

function withMembership(key: ApiKey, seed: NetworkSeed): ApiKey {
  const membership = { deviceNetworkId: seed.network.id, roleIds: [seed.adminRoleId] };
  return { ...key, memberships: [...key.memberships, membership] };
}

/** A new device network with its initial documents. */
interface NetworkSeed {
  readonly network: DeviceNetwork;
  readonly adminRoleId: string;
  readonly operations: readonly WriteOperation[];
}

/**
 * Returns the documents of a new device network: the OMA object catalogue with default templates, a generic device type
 * with its default template, a root location, a first data collector and the default roles.
 *
 * @param collector name that no data collector of the region has
 * @param createdAt epoch milliseconds
 */
function seedNetwork(
  tenantId: string,
  names: NetworkNames,
  collector: { readonly region: string; readonly name: string },
  createdAt: number,
): NetworkSeed {
  const deviceNetworkId = randomUUID();
  const type: DeviceType = {
    id: randomUUID(),
    deviceNetworkId,
    name: GENERIC_DEVICE_TYPE,
    deviceStandard: 'LWM2M',
    isRequestDiscovery: true,
    smartObjectTypeInstances: [],
    defaultDeviceTemplateId: randomUUID(),
  };
  const location = { id: randomUUID(), deviceNetworkId, name: ROOT_LOCATION };
  const gatewayType = seedGatewayType(deviceNetworkId);
  const gateway = seedGateway(
    { deviceNetworkId, ...collector, locationId: location.id, createdAt },
    gatewayType,
  );
  const made = planDefaults({ deviceNetworkId, tenantId }, { responsibilities: [], roles: [] });
  const network: DeviceNetwork = {
    id: deviceNetworkId,
    tenantId,
    ...names,
    createdAt,
    rootLocationId: location.id,
    defaultDataCollectorId: gateway.id,
    genericDataCollectorTypeId: gatewayType.typeId,
    genericDeviceTypeId: type.id,
    knownEntityNames: grantable,
  };
  return {
    network,
    adminRoleId: made.roles.find((role) => role.name === ADMIN)?.id ?? '',
    operations: [
      insertOperation(deviceNetworks, network),
      insertOperation(locations, location),
      ...gatewayType.operations,
      insertOperation(dataCollectors, gateway),
      insertOperation(deviceTypes, type),
      insertOperation(deviceTemplates, defaultTemplate(type)),
      ...made.responsibilities.map((one) => insertOperation(responsibilities, one)),
      ...made.roles.map((role) => insertOperation(roles, role)),
      ...seedCategories(deviceNetworkId),
      ...omaCatalogue.flatMap((model) => definitionWrites(storedDefinition(deviceNetworkId, model))),
    ],
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
