import { randomUUID } from 'node:crypto';
import { didYouMean, shownValue } from '../../kernel/texts.ts';
import { conflict, invalid, invalidMember, MusterError, notFound, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { putOperation } from '../../store/port.ts';
import type { Reader, Store, Transaction } from '../../store/port.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { DeviceNetwork } from '../networks/model.ts';
import { findPrincipal } from './access.ts';
import type { AccessService } from './access.ts';
import { ADMIN, EVERYTHING, grantable, planDefaults } from './default-roles.ts';
import type { RolePlan } from './default-roles.ts';
import {
  apiKeys,
  customPermissions,
  entityNames,
  isGranted,
  permissionTexts,
  responsibilities,
  roles,
  rolesIn,
} from './model.ts';
import type { Permission, Responsibility, Role } from './model.ts';

export interface RoleInput {
  readonly name: string;
  readonly responsibilityIds: readonly string[];
}

/** Manages the roles of keys. */
export class RoleService {
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
    input: RoleInput,
    unit = new UnitOfWork(),
  ): Promise<string> {
    await this.#checkMayGive(deviceNetworkId, callerId, input.responsibilityIds);
    const id = randomUUID();
    await this.#change(async (tx) => {
      const { tenantId } = await networkOf(tx, deviceNetworkId);
      await this.#checkResponsibilities(tx, deviceNetworkId, input.responsibilityIds);
      await tx.collection(roles).insert({ id, deviceNetworkId, tenantId, ...input });
      await tx.write(unit.writesFor(id));
    });
    return id;
  }

  /**
   * Changes a role for all keys that have it.
   *
   * @param callerId ID of the requesting key, which must have the added permissions
   * @throws MusterError `role-not-found`, `built-in`, `invalid-request`, `permission-denied`, `already-exists`
   */
  async update(deviceNetworkId: string, callerId: string, id: string, input: RoleInput): Promise<void> {
    const before = await findInNetwork(this.#store.collection(roles), 'role', deviceNetworkId, id);
    const added = input.responsibilityIds.filter((one) => !before.responsibilityIds.includes(one));
    await this.#checkMayGive(deviceNetworkId, callerId, added);
    await this.#change(async (tx) => {
      const role = await findInNetwork(tx.collection(roles), 'role', deviceNetworkId, id);
      checkIsNotAdmin(role);
      await this.#checkResponsibilities(tx, deviceNetworkId, input.responsibilityIds);
      await tx.collection(roles).put({ ...role, ...input });
    });
  }

  /** @throws MusterError `role-not-found`, `built-in`; `in-use` while keys have it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#change(async (tx) => {
      const role = await findInNetwork(tx.collection(roles), 'role', deviceNetworkId, id);
      checkIsNotAdmin(role);
      for await (const key of tx.collection(apiKeys).iterate({})) {
        if (key.memberships.some((one) => one.roleIds.includes(id))) {
          throw conflict('in-use', `The API key "${key.name}" has this role. Remove it from the key first.`);
        }
      }
      await tx.collection(roles).delete(id);
    });
  }

  /**
   * Initialize Roles: restores the default roles and responsibilities of a network and adds the permissions that they
   * lack. Removes nothing (spec 5.2).
   *
   * @param callerId ID of the requesting key, which must have the restored permissions
   * @throws MusterError `device-network-not-found`, `permission-denied`
   */
  async restoreDefaults(deviceNetworkId: string, callerId: string): Promise<void> {
    await this.#addDefaults(deviceNetworkId, await this.#access.permissionsOfKey(callerId, deviceNetworkId));
  }

  /**
   * Adds the permissions of a new release at its start: all to Admin, and those on new kinds of entities to the default
   * responsibilities. Permissions that users have removed are not restored.
   */
  async addNewPermissions(deviceNetworkId: string): Promise<void> {
    await this.#addDefaults(deviceNetworkId);
  }

  /** @param held permissions of the key that restores all defaults. Absent: adds the permissions of a new release. */
  async #addDefaults(deviceNetworkId: string, held?: ReadonlySet<string>): Promise<void> {
    await this.#change(async (tx) => {
      const network = await networkOf(tx, deviceNetworkId);
      const known = {
        roles: await tx.collection(roles).find(inNetwork(deviceNetworkId, {})),
        responsibilities: await tx.collection(responsibilities).find(inNetwork(deviceNetworkId, {})),
      };
      const { knownEntityNames, tenantId } = network;
      const added = grantable.filter((name) => knownEntityNames?.includes(name) !== true);
      const isRelease = held === undefined && knownEntityNames !== undefined;
      const owner = { deviceNetworkId, tenantId };
      const plan = planDefaults(owner, known, isRelease ? new Set(added) : undefined);
      if (held !== undefined) checkHolds(held, plan, known);
      await tx.write([
        ...plan.responsibilities.map((one) => putOperation(responsibilities, one)),
        ...plan.roles.map((one) => putOperation(roles, one)),
        ...(added.length > 0
          ? [putOperation(deviceNetworks, { ...network, knownEntityNames: grantable })]
          : []),
      ]);
    });
  }

  async #checkMayGive(
    deviceNetworkId: string,
    callerId: string,
    responsibilityIds: readonly string[],
  ): Promise<void> {
    const sets = await this.#store.collection(responsibilities).getMany(responsibilityIds);
    const own = [...sets.values()].filter((one) => one.deviceNetworkId === deviceNetworkId);
    await this.#access.checkMayGive(deviceNetworkId, callerId, permissionTexts(own));
  }

  async #checkResponsibilities(
    tx: Transaction,
    deviceNetworkId: string,
    ids: readonly string[],
  ): Promise<void> {
    const found = await tx.collection(responsibilities).getMany(ids);
    ids.forEach((id, index) => {
      if (found.get(id)?.deviceNetworkId !== deviceNetworkId) {
        throw invalidMember(`ResponsibilityIds[${index}]`, unknownId('responsibility', id));
      }
    });
  }

  #change(work: (tx: Transaction) => Promise<void>): Promise<void> {
    return change('a role', this.#store, this.#access, work);
  }
}

function checkIsNotAdmin({ name }: Role): void {
  if (name === ADMIN) throw conflict('built-in', 'The role Admin cannot be changed or deleted.');
}

/**
 * Checks that the key has all permissions that the plan adds to a responsibility or a role.
 *
 * @throws MusterError `permission-denied`
 */
function checkHolds(held: ReadonlySet<string>, plan: RolePlan, known: RolePlan): void {
  const sets = new Map([...known.responsibilities, ...plan.responsibilities].map((one) => [one.id, one]));
  const grown = plan.responsibilities.map(({ id }) => id);
  const given = plan.roles.flatMap(({ responsibilityIds }) => responsibilityIds);
  const touched = [...new Set([...grown, ...given])].flatMap((id) => sets.get(id) ?? []);
  for (const permission of permissionTexts(touched)) {
    if (!isGranted(held, permission)) {
      throw new MusterError(
        'permission-denied',
        `This key lacks the permission ${permission}, so it cannot restore it. Use a key that has it.`,
      );
    }
  }
}

export interface ResponsibilityInput {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** A subject of permissions, for lists of choices. */
interface PermissionType {
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
      const { tenantId } = await networkOf(tx, deviceNetworkId);
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

  #change(work: (tx: Transaction) => Promise<void>): Promise<void> {
    return change('a responsibility', this.#store, this.#access, work);
  }
}

/** Returns the responsibilities of a key in a network. */
export async function responsibilitiesOf(
  reader: Reader,
  keyId: string,
  deviceNetworkId: string,
): Promise<readonly Responsibility[]> {
  const key = await findPrincipal(reader, keyId);
  const held = await reader.collection(roles).getMany(key ? rolesIn(key, deviceNetworkId) : []);
  const ids = [...held.values()].flatMap((role) => role.responsibilityIds);
  return [...(await reader.collection(responsibilities).getMany(new Set(ids))).values()];
}

function checkIsNotEverything({ name }: Responsibility): void {
  if (name === EVERYTHING) {
    throw conflict('built-in', `The responsibility ${EVERYTHING} cannot be changed or deleted.`);
  }
}

function checkPermissions(permissions: readonly Permission[]): void {
  const faults: Record<string, string[]> = {};
  for (const [index, { entityName, permission }] of permissions.entries()) {
    const known = permissionTypes.find((one) => one.name === entityName);
    if (known === undefined) {
      const names = permissionTypes.map((one) => one.name);
      faults[`Permissions[${index}].EntityName`] = [
        `Unknown entity name ${shownValue(entityName)}.${didYouMean(entityName, names)} GET /api/v3/Permissions lists the names.`,
      ];
    } else if (known.type === 'Custom' && permission !== 'All') {
      faults[`Permissions[${index}].Permission`] = [
        `Must be All, not ${permission}, as ${entityName} is not an entity type.`,
      ];
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Runs a change, after which all keys read their permissions again. @param kind entity with its article */
async function change(
  kind: string,
  store: Store,
  access: AccessService,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await uniquelyNamed({ kind }, () => store.transaction(work));
  } finally {
    access.forget();
  }
}

async function networkOf(tx: Transaction, id: string): Promise<DeviceNetwork> {
  const network = await tx.collection(deviceNetworks).get(id);
  if (network === undefined) throw notFound('device-network', id);
  return network;
}
