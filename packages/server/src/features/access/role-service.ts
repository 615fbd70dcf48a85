import { randomUUID } from 'node:crypto';
import { apiKeys } from './model/api-key.ts';
import { deviceNetworks } from '../networks/model/device-network.ts';
import type { DeviceNetwork } from '../networks/model/device-network.ts';
import { isGranted, responsibilities } from './model/responsibility.ts';
import { roles } from './model/role.ts';
import type { Role } from './model/role.ts';
import { conflict, invalidMember, MusterError, notFound } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { permissionTexts } from './access-service.ts';
import type { AccessService } from './access-service.ts';
import { ADMIN, grantable, planDefaults } from './default-roles.ts';
import type { RolePlan } from './default-roles.ts';
import { unknownId } from '../../kernel/fault-texts.ts';
import { uniquelyNamed } from '../../kernel/unique-names.ts';

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
      const network = await networkOf(tx, deviceNetworkId);
      await this.#checkResponsibilities(tx, deviceNetworkId, input.responsibilityIds);
      const { tenantId } = network;
      await tx.collection(roles).insert({ id, deviceNetworkId, tenantId, ...input });
      await tx.write(unit.writesFor(id));
    });
    return id;
  }

  /**
   * Changes a role for all keys that have it.
   *
   * @param callerId ID of the requesting key, which must have the added permissions
   * @throws MusterError `role-not-found`, `built-in`, `invalid-request`, `permission-denied`,
   *   `already-exists`
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
   * Initialize Roles: restores the default roles and responsibilities of a network and adds the permissions
   * that they lack. Removes nothing (spec 5.2).
   *
   * @param callerId ID of the requesting key, which must have the restored permissions
   * @throws MusterError `device-network-not-found`, `permission-denied`
   */
  async restoreDefaults(deviceNetworkId: string, callerId: string): Promise<void> {
    const held = await this.#access.permissionsOfKey(callerId, deviceNetworkId);
    await this.#addDefaults(
      deviceNetworkId,
      () => undefined,
      (plan, known) => checkHolds(held, plan, known),
    );
  }

  /**
   * Adds the permissions of a new release at its start: all to Admin, and those on new kinds of entities to
   * the default responsibilities. Permissions that users have removed are not restored.
   */
  async addNewPermissions(deviceNetworkId: string): Promise<void> {
    await this.#addDefaults(deviceNetworkId, (known) =>
      known === undefined ? undefined : new Set(grantable.filter((name) => !known.includes(name))),
    );
  }

  async #addDefaults(
    deviceNetworkId: string,
    newSubjectsOf: (known: readonly string[] | undefined) => ReadonlySet<string> | undefined,
    check: (plan: RolePlan, known: RolePlan) => void = () => undefined,
  ): Promise<void> {
    await this.#change(async (tx) => {
      const network = await networkOf(tx, deviceNetworkId);
      const known = {
        roles: await tx.collection(roles).find(inNetwork(deviceNetworkId, {})),
        responsibilities: await tx.collection(responsibilities).find(inNetwork(deviceNetworkId, {})),
      };
      const owner = { deviceNetworkId, tenantId: network.tenantId };
      const plan = planDefaults(owner, known, newSubjectsOf(network.knownEntityNames));
      check(plan, known);
      const isNew = grantable.some((name) => network.knownEntityNames?.includes(name) !== true);
      await tx.write([
        ...plan.responsibilities.map((one) => putOperation(responsibilities, one)),
        ...plan.roles.map((one) => putOperation(roles, one)),
        ...(isNew ? [putOperation(deviceNetworks, { ...network, knownEntityNames: grantable })] : []),
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

  async #change(work: (tx: Transaction) => Promise<void>): Promise<void> {
    try {
      await uniquelyNamed({ kind: 'a role' }, () => this.#store.transaction(work));
    } finally {
      this.#access.forget();
    }
  }
}

async function networkOf(tx: Transaction, id: string): Promise<DeviceNetwork> {
  const network = await tx.collection(deviceNetworks).get(id);
  if (network === undefined) {
    throw notFound('device-network', id);
  }
  return network;
}

function checkIsNotAdmin({ name }: Role): void {
  if (name === ADMIN) {
    throw conflict('built-in', 'The role Admin cannot be changed or deleted.');
  }
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
