import { LRUCache } from 'lru-cache';
import { apiKeys } from '../../entities/api-key.ts';
import type { ApiKey } from '../../entities/api-key.ts';
import { deviceNetworks } from '../../entities/device-network.ts';
import { roles } from '../../entities/role.ts';
import { MusterError } from '../../errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Store } from '../../ports/store.ts';
import type { KeyTokens } from './key-tokens.ts';

export interface AccessDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly tokens: KeyTokens;
}

const CACHED_KEYS = 10_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/**
 * Who may do what. Keys and what their roles allow are kept in memory, and forgotten at the change that makes them
 * wrong: a deleted key and a changed role bite at the next request.
 */
export class AccessService {
  readonly #deps: AccessDependencies;
  readonly #keys = new LRUCache<string, ApiKey>({ max: CACHED_KEYS });
  /** By `key id + network id`. */
  readonly #permissions = new LRUCache<string, ReadonlySet<string>>({ max: CACHED_KEYS });
  /** Rises with every change, so that what was read before it is not kept. */
  #changes = 0;

  constructor(deps: AccessDependencies) {
    this.#deps = deps;
  }

  /**
   * The key that a bearer token is the value of.
   *
   * @throws MusterError `invalid-key`, `expired-key`
   */
  async authenticate(token: string): Promise<ApiKey> {
    const claims = await this.#deps.tokens.verify(token);
    const key = this.#keys.get(claims.keyId) ?? (await this.#load(claims.keyId));
    const isCurrent =
      key !== undefined &&
      key.name === claims.name &&
      key.issuedAt === claims.issuedAt &&
      key.expiresAt === claims.expiresAt &&
      key.deviceNetworkId === claims.deviceNetworkId;
    const now = this.#deps.clock.now();
    if (!isCurrent || now < claims.issuedAt - 1000) {
      throw new MusterError('invalid-key');
    }
    if (now >= key.expiresAt) {
      throw new MusterError('expired-key');
    }
    return key;
  }

  /**
   * The device network of a request.
   *
   * @param named value of X-DeviceNetwork; the home network when left out
   * @throws MusterError `unknown-device-network`, `not-a-member`
   */
  async networkOf(key: ApiKey, named: string | undefined): Promise<string> {
    if (named === undefined) {
      return key.deviceNetworkId;
    }
    const id = named.trim().toLowerCase();
    if (isMember(key, id)) {
      return id;
    }
    if (!UUID.test(id) || (await this.#deps.store.collection(deviceNetworks).get(id)) === undefined) {
      throw new MusterError('unknown-device-network', undefined, {
        modelState: { 'X-DeviceNetwork': ['Must be the id of a device network.'] },
      });
    }
    throw new MusterError('not-a-member');
  }

  /** @param permission `EntityName.Permission` */
  async permits(key: ApiKey, deviceNetworkId: string, permission: string): Promise<boolean> {
    const granted = await this.permissionsOf(key, deviceNetworkId);
    return granted.has(permission) || granted.has(`${permission.slice(0, permission.indexOf('.'))}.All`);
  }

  /** What a key may do in a network, each as `EntityName.Permission`. */
  async permissionsOf(key: ApiKey, deviceNetworkId: string): Promise<ReadonlySet<string>> {
    const cacheKey = key.id + deviceNetworkId;
    const known = this.#permissions.get(cacheKey);
    if (known !== undefined) {
      return known;
    }
    const before = this.#changes;
    const membership = key.memberships.find((one) => one.deviceNetworkId === deviceNetworkId);
    const granted = await this.permissionsOfRoles(deviceNetworkId, membership?.roleIds ?? []);
    if (before === this.#changes) {
      this.#permissions.set(cacheKey, granted);
    }
    return granted;
  }

  /** What the roles of a network allow together. */
  async permissionsOfRoles(
    deviceNetworkId: string,
    roleIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const found = await this.#deps.store.collection(roles).getMany(roleIds);
    const granted = [...found.values()]
      .filter((role) => role.deviceNetworkId === deviceNetworkId)
      .flatMap((role) => role.responsibilities)
      .flatMap((responsibility) => responsibility.permissions)
      .map((one) => `${one.entityName}.${one.permission}`);
    return new Set(granted);
  }

  /** To be called after every change of keys or roles. */
  forget(keyId?: string): void {
    this.#changes += 1;
    this.#permissions.clear();
    if (keyId === undefined) {
      this.#keys.clear();
    } else {
      this.#keys.delete(keyId);
    }
  }

  async #load(keyId: string): Promise<ApiKey | undefined> {
    const before = this.#changes;
    const key = await this.#deps.store.collection(apiKeys).get(keyId);
    if (key !== undefined && before === this.#changes) {
      this.#keys.set(keyId, key);
    }
    return key;
  }
}

function isMember(key: ApiKey, deviceNetworkId: string): boolean {
  return (
    key.deviceNetworkId === deviceNetworkId ||
    key.memberships.some((one) => one.deviceNetworkId === deviceNetworkId)
  );
}
