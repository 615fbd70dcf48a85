import { randomUUID } from 'node:crypto';
import { apiKeys } from './model/api-key.ts';
import { deviceNetworks } from '../networks/model/device-network.ts';
import { responsibilities } from './model/responsibility.ts';
import type { Responsibility } from './model/responsibility.ts';
import { customPermissions, entityNames, roles } from './model/role.ts';
import type { Permission } from './model/role.ts';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import type { Reader, Store, Transaction } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { permissionTexts } from './access-service.ts';
import type { AccessService } from './access-service.ts';
import { EVERYTHING } from './default-roles.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import { didYouMean } from '../../kernel/closest-name.ts';
import { uniquelyNamed } from '../../kernel/unique-names.ts';

export interface ResponsibilityInput {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** A subject of permissions, for lists of choices. */
export interface PermissionType {
  readonly name: string;
  readonly type: 'Entity' | 'Custom';
}

/** All subjects of permissions, by name. */
export const permissionTypes: readonly PermissionType[] = [
  ...entityNames.map((name) => ({ name, type: 'Entity' as const })),
  ...customPermissions.map((name) => ({ name, type: 'Custom' as const })),
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Manages the named sets of permissions that make up roles. */
export class ResponsibilityService {
  readonly #store: Store;
  readonly #access: AccessService;

  constructor(store: Store, access: AccessService) {
    this.#store = store;
    this.#access = access;
  }

  /**
   * @param callerId ID of the requesting key, which must have the granted permissions
   * @throws MusterError `invalid-request`, `permission-denied`, `already-exists`
   */
  async create(
    deviceNetworkId: string,
    callerId: string,
    input: ResponsibilityInput,
    unit = new UnitOfWork(),
  ): Promise<string> {
    checkPermissions(input.permissions);
    await this.#access.checkMayGive(deviceNetworkId, callerId, permissionTexts([input]));
    const id = randomUUID();
    await this.#change(async (tx) => {
      const network = await tx.collection(deviceNetworks).get(deviceNetworkId);
      if (network === undefined) {
        throw notFound('device-network', deviceNetworkId);
      }
      const { tenantId } = network;
      await tx.collection(responsibilities).insert({ id, deviceNetworkId, tenantId, ...input });
      await tx.write(unit.writesFor(id));
    });
    return id;
  }

  /**
   * Changes a responsibility for all roles that have it.
   *
   * @param callerId ID of the requesting key, which must have the added permissions
   * @throws MusterError `responsibility-not-found`, `built-in`, `invalid-request`, `permission-denied`,
   *   `already-exists`
   */
  async update(
    deviceNetworkId: string,
    callerId: string,
    id: string,
    input: ResponsibilityInput,
  ): Promise<void> {
    checkPermissions(input.permissions);
    const had = permissionTexts([await this.#findInNetwork(this.#store, deviceNetworkId, id)]);
    const added = [...permissionTexts([input])].filter((one) => !had.has(one));
    await this.#access.checkMayGive(deviceNetworkId, callerId, new Set(added));
    await this.#change(async (tx) => {
      const found = await this.#findInNetwork(tx, deviceNetworkId, id);
      checkIsNotEverything(found);
      await tx.collection(responsibilities).put({ ...found, ...input });
    });
  }

  /** @throws MusterError `responsibility-not-found`, `built-in`; `in-use` while roles have it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#change(async (tx) => {
      const found = await this.#findInNetwork(tx, deviceNetworkId, id);
      checkIsNotEverything(found);
      const all = await tx.collection(roles).find(inNetwork(deviceNetworkId, {}));
      const user = all.find((role) => role.responsibilityIds.includes(id));
      if (user !== undefined) {
        throw conflict(
          'in-use',
          `The role "${user.name}" has this responsibility. Remove it from the role first.`,
        );
      }
      await tx.collection(responsibilities).delete(id);
    });
  }

  #findInNetwork(from: Store | Transaction, deviceNetworkId: string, id: string): Promise<Responsibility> {
    return findInNetwork(from.collection(responsibilities), 'responsibility', deviceNetworkId, id);
  }

  async #change(work: (tx: Transaction) => Promise<void>): Promise<void> {
    try {
      await uniquelyNamed({ kind: 'a responsibility' }, () => this.#store.transaction(work));
    } finally {
      this.#access.forget();
    }
  }
}

/** Returns the responsibilities of a key in a network. */
export async function responsibilitiesOf(
  reader: Reader,
  keyId: string,
  deviceNetworkId: string,
): Promise<readonly Responsibility[]> {
  const key = await reader.collection(apiKeys).get(keyId);
  const membership = key?.memberships.find((one) => one.deviceNetworkId === deviceNetworkId);
  const held = await reader.collection(roles).getMany(membership?.roleIds ?? []);
  const ids = [...held.values()].flatMap((role) => role.responsibilityIds);
  return [...(await reader.collection(responsibilities).getMany(new Set(ids))).values()];
}

function checkIsNotEverything({ name }: Responsibility): void {
  if (name === EVERYTHING) {
    throw conflict('built-in', `The responsibility ${EVERYTHING} cannot be changed or deleted.`);
  }
}

function checkPermissions(permissions: readonly Permission[]): void {
  const faults = permissions.flatMap(({ entityName, permission }, index): [string, string[]][] => {
    const known = permissionTypes.find((one) => one.name === entityName);
    if (known === undefined) {
      return [
        [
          `Permissions[${index}].EntityName`,
          [
            `Unknown entity name ${shownValue(entityName)}.${didYouMean(
              entityName,
              permissionTypes.map((one) => one.name),
            )} GET /api/v3/Permissions lists the names.`,
          ],
        ],
      ];
    }
    const isWhole = known.type === 'Entity' || permission === 'All';
    return isWhole
      ? []
      : [
          [
            `Permissions[${index}].Permission`,
            [`Must be All, not ${permission}, as ${entityName} is not an entity type.`],
          ],
        ];
  });
  if (faults.length > 0) {
    throw invalid(Object.fromEntries(faults));
  }
}
