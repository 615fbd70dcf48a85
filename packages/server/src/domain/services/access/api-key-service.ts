import { randomUUID } from 'node:crypto';
import { apiKeys } from '../../entities/api-key.ts';
import type { ApiKey } from '../../entities/api-key.ts';
import { roles } from '../../entities/role.ts';
import { conflict, invalidMember, MusterError } from '../../errors.ts';
import { inNetwork } from '../../list-query.ts';
import type { ListQuery } from '../../list-query.ts';
import type { Clock } from '../../ports/clock.ts';
import { UniqueViolationError } from '../../ports/store.ts';
import type { Page, Store } from '../../ports/store.ts';
import type { AccessService } from './access-service.ts';
import type { KeyTokens } from './key-tokens.ts';
import { owned } from '../owned.ts';

export interface ApiKeyDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: AccessService;
  readonly tokens: KeyTokens;
}

export interface ApiKeyInput {
  readonly name: string;
  /** Epoch milliseconds; one year from now when left out. */
  readonly expiresAt?: number;
  readonly roleIds: readonly string[];
}

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Keys of programs and people. */
export class ApiKeyService {
  readonly #deps: ApiKeyDependencies;

  constructor(deps: ApiKeyDependencies) {
    this.#deps = deps;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<ApiKey>> {
    return this.#deps.store.collection(apiKeys).page(inNetwork(deviceNetworkId, query));
  }

  /** @throws MusterError `api-key-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<ApiKey> {
    return owned(this.#deps.store.collection(apiKeys), 'api-key', deviceNetworkId, id);
  }

  /** The bearer token. Show it only to those who may manage keys. */
  async valueOf(key: ApiKey): Promise<string> {
    return this.#deps.tokens.valueOf(key);
  }

  /** Whether a key may see the values of the keys of a network: whoever manages them may. */
  async mayShowValues(keyId: string, deviceNetworkId: string): Promise<boolean> {
    const key = await this.#deps.store.collection(apiKeys).get(keyId);
    return key !== undefined && this.#deps.access.permits(key, deviceNetworkId, 'ApiKey.All');
  }

  /**
   * Creates a key. Nobody hands out more than they have.
   *
   * @param creatorId id of the key that asks
   * @throws MusterError `invalid-request`; `permission-denied`; `already-exists`
   */
  async create(deviceNetworkId: string, creatorId: string, input: ApiKeyInput): Promise<ApiKey> {
    const { store, clock } = this.#deps;
    const issuedAt = wholeSeconds(clock.now());
    const expiresAt = wholeSeconds(input.expiresAt ?? issuedAt + YEAR_MS);
    if (!(expiresAt > issuedAt)) {
      throw invalidMember('ExpirationDate', 'Must lie in the future.');
    }
    await this.#checkRoles(deviceNetworkId, creatorId, input.roleIds);
    const key: ApiKey = {
      id: randomUUID(),
      deviceNetworkId,
      name: input.name,
      issuedAt,
      expiresAt,
      memberships: [{ deviceNetworkId, roleIds: [...new Set(input.roleIds)] }],
    };
    try {
      await store.collection(apiKeys).insert(key);
    } catch (error) {
      if (error instanceof UniqueViolationError) {
        throw conflict('already-exists', 'The device network has an API key of this name.', { cause: error });
      }
      throw error;
    }
    return key;
  }

  /**
   * Deletes a key; it stops working at once.
   *
   * @param callerId id of the key that asks: it cannot delete itself
   * @throws MusterError `api-key-not-found`, `own-key`
   */
  async delete(deviceNetworkId: string, callerId: string, id: string): Promise<void> {
    const key = await this.get(deviceNetworkId, id);
    if (key.id === callerId) {
      throw conflict('own-key');
    }
    await this.#deps.store.collection(apiKeys).delete(key.id);
    this.#deps.access.forget(key.id);
  }

  async #checkRoles(deviceNetworkId: string, creatorId: string, roleIds: readonly string[]): Promise<void> {
    const { store, access } = this.#deps;
    const found = await store.collection(roles).getMany(roleIds);
    roleIds.forEach((id, index) => {
      if (found.get(id)?.deviceNetworkId !== deviceNetworkId) {
        throw invalidMember(`RoleIds[${index}]`, 'There is no role with this id.');
      }
    });
    const creator = await store.collection(apiKeys).get(creatorId);
    if (creator === undefined) {
      throw new MusterError('invalid-key');
    }
    for (const permission of await access.permissionsOfRoles(deviceNetworkId, roleIds)) {
      if (!(await access.permits(creator, deviceNetworkId, permission))) {
        throw new MusterError('permission-denied', `A key without ${permission} cannot hand it out.`);
      }
    }
  }
}

/** JSON Web Tokens count in seconds. */
function wholeSeconds(timeMs: number): number {
  return Math.floor(timeMs / 1000) * 1000;
}
