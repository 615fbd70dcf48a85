import { randomUUID } from 'node:crypto';
import { apiKeys } from './model/api-key.ts';
import type { ApiKey } from './model/api-key.ts';
import { roles } from './model/role.ts';
import { conflict, invalidMember, MusterError } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { checkAdminIsLeft } from './last-admin.ts';
import type { AccessService } from './access-service.ts';
import type { KeyTokens } from './key-tokens.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { unknownId } from '../../kernel/fault-texts.ts';
import { uniquelyNamed } from '../../kernel/unique-names.ts';

const keyName = { kind: 'an API key' };

export interface ApiKeyDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: AccessService;
  readonly tokens: KeyTokens;
}

export interface ApiKeyInput {
  readonly name: string;
  /** Epoch milliseconds. Defaults to one year from now. */
  readonly expiresAt?: number;
  readonly roleIds: readonly string[];
}

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Manages API keys. */
export class ApiKeyService {
  readonly #deps: ApiKeyDependencies;

  constructor(deps: ApiKeyDependencies) {
    this.#deps = deps;
  }

  /**
   * Creates a key whose permissions the creator also has.
   *
   * @param creatorId ID of the requesting key
   * @throws MusterError `invalid-request`; `permission-denied`; `already-exists`
   */
  async create(
    deviceNetworkId: string,
    creatorId: string,
    input: ApiKeyInput,
    unit = new UnitOfWork(),
  ): Promise<ApiKey> {
    const { store, clock } = this.#deps;
    const issuedAt = wholeSeconds(clock.now());
    const expiresAt = wholeSeconds(input.expiresAt ?? issuedAt + YEAR_MS);
    if (!(expiresAt > issuedAt)) {
      throw invalidMember(
        'ExpirationDate',
        `Must be in the future, not ${new Date(expiresAt).toISOString()}.`,
      );
    }
    await this.#checkRoles(deviceNetworkId, creatorId, input.roleIds, input.roleIds);
    const key: ApiKey = {
      id: randomUUID(),
      deviceNetworkId,
      name: input.name,
      issuedAt,
      expiresAt,
      memberships: [{ deviceNetworkId, roleIds: [...new Set(input.roleIds)] }],
    };
    await uniquelyNamed(keyName, () =>
      store.write([insertOperation(apiKeys, key), ...unit.writesFor(key.id)]),
    );
    return key;
  }

  /**
   * Changes a key. A new name or expiry renews its value, and the old value stops working at once. New roles
   * keep the value and take effect on the next request (spec 5.1).
   *
   * @param callerId ID of the requesting key. It cannot renew itself or a key with more permissions, because
   *   it could not read the new value.
   * @param input keeps the expiry if `expiresAt` is omitted
   * @throws MusterError `api-key-not-found`, `invalid-request`, `permission-denied`, `already-exists`,
   *   `own-key`, `last-admin`; `built-in` for the key of a registration ticket
   */
  async update(deviceNetworkId: string, callerId: string, id: string, input: ApiKeyInput): Promise<void> {
    const { store, clock, access } = this.#deps;
    const before = await findInNetwork(store.collection(apiKeys), 'api-key', deviceNetworkId, id);
    checkIsNoTicket(before);
    const added = input.roleIds.filter((roleId) => !rolesIn(before, deviceNetworkId).includes(roleId));
    await this.#checkRoles(deviceNetworkId, callerId, input.roleIds, added);
    const mayRenew = await access.mayDoAllOf(callerId, before);
    const issuedAt = wholeSeconds(clock.now());
    const isRenewed = await uniquelyNamed(keyName, () =>
      store.transaction(async (tx) => {
        const key = await findInNetwork(tx.collection(apiKeys), 'api-key', deviceNetworkId, id);
        checkIsNoTicket(key);
        const expiresAt = wholeSeconds(input.expiresAt ?? key.expiresAt);
        const renews = key.name !== input.name || key.expiresAt !== expiresAt;
        if (renews && key.id === callerId) {
          throw conflict(
            'own-key',
            'A key cannot renew itself, as it could not read its new value. Use another key.',
          );
        }
        if (renews && !mayRenew) {
          throw new MusterError(
            'permission-denied',
            'A key cannot renew a key with more permissions than its own. Use a key with those permissions.',
          );
        }
        if (key.expiresAt !== expiresAt && !(expiresAt > issuedAt)) {
          throw invalidMember(
            'ExpirationDate',
            `Must be in the future, not ${new Date(expiresAt).toISOString()}.`,
          );
        }
        const changed = withRoles({ ...key, name: input.name, expiresAt }, deviceNetworkId, input.roleIds);
        await checkAdminIsLeft(tx, clock.now(), key, changed);
        const renewed = { ...changed, issuedAt, generation: (key.generation ?? 0) + 1 };
        await tx.collection(apiKeys).put(renews ? renewed : changed);
        return renews;
      }),
    );
    if (isRenewed) access.revoke(id);
    else access.forget(id);
  }

  /**
   * Deletes a key. It stops working at once.
   *
   * @param callerId ID of the requesting key. It cannot delete itself.
   * @throws MusterError `api-key-not-found`, `own-key`, `last-admin`
   */
  async delete(deviceNetworkId: string, callerId: string, id: string): Promise<void> {
    const { store, clock, access } = this.#deps;
    await store.transaction(async (tx) => {
      const key = await findInNetwork(tx.collection(apiKeys), 'api-key', deviceNetworkId, id);
      if (key.id === callerId) {
        throw conflict('own-key');
      }
      await checkAdminIsLeft(tx, clock.now(), key, undefined);
      await tx.collection(apiKeys).delete(key.id);
    });
    access.revoke(id);
  }

  /** @param given roles that the key does not have yet */
  async #checkRoles(
    deviceNetworkId: string,
    callerId: string,
    roleIds: readonly string[],
    given: readonly string[],
  ): Promise<void> {
    const { store, access } = this.#deps;
    const found = await store.collection(roles).getMany(roleIds);
    roleIds.forEach((id, index) => {
      if (found.get(id)?.deviceNetworkId !== deviceNetworkId) {
        throw invalidMember(`RoleIds[${index}]`, unknownId('role', id));
      }
    });
    const permissions = await access.permissionsOfRoles(deviceNetworkId, given);
    await access.checkMayGive(deviceNetworkId, callerId, permissions);
  }
}

/** @throws MusterError `built-in`, because only the ticket service issues and renews the keys of tickets */
function checkIsNoTicket(key: ApiKey): void {
  if (key.ticket !== undefined) {
    const remedy = 'Delete it to revoke the ticket.';
    throw conflict('built-in', `The API key of a registration ticket cannot be changed. ${remedy}`);
  }
}

function rolesIn(key: ApiKey, deviceNetworkId: string): readonly string[] {
  return key.memberships.find((one) => one.deviceNetworkId === deviceNetworkId)?.roleIds ?? [];
}

function withRoles(key: ApiKey, deviceNetworkId: string, roleIds: readonly string[]): ApiKey {
  const others = key.memberships.filter((one) => one.deviceNetworkId !== deviceNetworkId);
  return { ...key, memberships: [{ deviceNetworkId, roleIds: [...new Set(roleIds)] }, ...others] };
}

/** JSON Web Tokens have a resolution of one second. */
function wholeSeconds(timeMs: number): number {
  return Math.floor(timeMs / 1000) * 1000;
}
