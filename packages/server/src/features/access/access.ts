import { boundedCache } from '../../kernel/caches.ts';
import type { CacheChanges } from '../../kernel/caches.ts';
import type { Clock } from '../../kernel/timers.ts';
import { MusterError } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { Reader, Store } from '../../store/port.ts';
import { deviceNetworks } from '../networks/model.ts';
import { wholeSeconds } from './key-tokens.ts';
import type { KeyClaims, KeyTokens } from './key-tokens.ts';
import {
  apiKeys,
  isGranted,
  isMember,
  permissionTexts,
  responsibilities,
  roles,
  rolesIn,
  sessions,
  ticketPermissions,
} from './model.ts';
import type { ApiKey, KeyTicket } from './model.ts';

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly tokens: KeyTokens;
  readonly changes?: CacheChanges;
  /** Hash of the settings for people who log in. Absent: they cannot, and no session is valid. */
  readonly loginSettingsHash?: string;
}

/** Error for a key value that the server has signed, but that is expired, disabled or deleted. */
export class KeyRefused extends MusterError {
  readonly claims: KeyClaims;

  constructor(code: 'invalid-key' | 'expired-key', claims: KeyClaims, message?: string) {
    super(code, message);
    this.claims = claims;
  }
}

/** The rights that an event stream token grants. */
export interface RealtimeGrant {
  readonly key: ApiKey;
  readonly deviceNetworkId: string;
}

/** A session that its cookie has authenticated. */
export interface CookieGrant {
  readonly session: ApiKey;
  /** Milliseconds until the cookie ends. */
  readonly leftMs: number;
}

const REALTIME_TOKEN_MS = 5 * 60_000;
const CACHED_KEYS = 10_000;
const SESSION_INVALID = 'The session is not valid, or has ended. Log in again.';
const SESSION_OVER = 'The session has ended, because its time is over. Log in again.';
const SESSION_OUTDATED =
  'The session has ended, because the log-in settings of the server changed. Log in again.';
/** Remedy for a ticket that ended with its issuer. */
export const NEW_TICKET = 'Get a new ticket: GET /api/v3/dataCollectors/{id}/registrationTicket.';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/**
 * Authenticates keys and checks their permissions. Caches keys and the permissions of their roles, and clears them when
 * a change makes them stale. A deleted key or a changed role takes effect on the next request.
 */
export class AccessService {
  readonly #deps: Dependencies;
  readonly #keys = boundedCache<string, ApiKey>(CACHED_KEYS);
  /** Permissions, keyed by key ID + network ID. */
  readonly #permissions = boundedCache<string, ReadonlySet<string>>(CACHED_KEYS);
  readonly #revocationListeners: ((keyId: string) => void)[] = [];
  /** Incremented with each change, so that a result read before the change is not cached. */
  #changes = 0;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Returns the key whose value is the bearer token.
   *
   * @throws MusterError `invalid-key`, `expired-key`
   */
  async authenticate(token: string): Promise<ApiKey> {
    const claims = await this.#deps.tokens.verify(token);
    if (claims.type === 'Realtime')
      throw new MusterError('invalid-key', 'This token is good for event streams only.');
    if (claims.type === 'Session')
      throw new MusterError('invalid-key', 'This token is good as the cookie of a browser only.');
    return this.#keyOf(claims);
  }

  /**
   * Returns the session of a cookie.
   *
   * @throws MusterError `invalid-key`, `expired-key`
   */
  async authenticateCookie(token: string): Promise<CookieGrant> {
    const claims = await this.#deps.tokens.verify(token);
    if (claims.type !== 'Session') throw new MusterError('invalid-key', SESSION_INVALID);
    const session = await this.#keyOf(claims);
    return { session, leftMs: claims.expiresAt - this.#deps.clock.now() };
  }

  /** Returns the content of the cookie of a session, and when it ends: after the idle time, or with the session. */
  async cookieOf(session: ApiKey, idleMs: number): Promise<{ token: string; expiresAt: number }> {
    const issuedAt = wholeSeconds(this.#deps.clock.now());
    const expiresAt = Math.min(issuedAt + idleMs, session.expiresAt);
    return { token: await this.#deps.tokens.cookieOf(session, { issuedAt, expiresAt }), expiresAt };
  }

  /**
   * Returns the key and the network of an event stream token; undefined if the token is the value of a key.
   *
   * @throws MusterError `invalid-key`, `expired-key`
   */
  async authenticateRealtime(token: string): Promise<RealtimeGrant | undefined> {
    const claims = await this.#deps.tokens.verify(token);
    if (claims.type !== 'Realtime') return undefined;
    return { key: await this.#keyOf(claims), deviceNetworkId: claims.deviceNetworkId };
  }

  /** Returns a token that opens event streams of a network for five minutes. An open stream continues after that. */
  async realtimeToken(keyId: string, deviceNetworkId: string): Promise<{ token: string; expiresAt: number }> {
    const key = await requestingKey(this.#deps.store, keyId);
    if (key.ticket !== undefined) throw new MusterError('invalid-key');
    const issuedAt = wholeSeconds(this.#deps.clock.now());
    const expiresAt = Math.min(issuedAt + REALTIME_TOKEN_MS, key.expiresAt);
    const token = await this.#deps.tokens.realtimeToken(key, deviceNetworkId, { issuedAt, expiresAt });
    return { token, expiresAt };
  }

  async #keyOf(claims: KeyClaims): Promise<ApiKey> {
    const key = await this.#keyById(claims.keyId);
    const now = this.#deps.clock.now();
    if (key === undefined || !isCurrent(key, claims) || now < claims.issuedAt - 1000) {
      throw new KeyRefused('invalid-key', claims, claims.type === 'Session' ? SESSION_INVALID : undefined);
    }
    if (now >= claims.expiresAt || now >= key.expiresAt)
      throw new KeyRefused('expired-key', claims, key.person && SESSION_OVER);
    if (key.person !== undefined && key.person.settingsHash !== this.#deps.loginSettingsHash)
      throw new KeyRefused('invalid-key', claims, SESSION_OUTDATED);
    if (key.ticket !== undefined) await this.#checkIssuer(key.ticket, claims);
    return key;
  }

  /** A ticket is valid only as long as the key that issued it. @throws KeyRefused with the reason */
  async #checkIssuer({ issuerKeyId }: KeyTicket, claims: KeyClaims): Promise<void> {
    const issuer = await this.#keyById(issuerKeyId);
    if (issuer === undefined) {
      const reason = 'The API key that issued this registration ticket was deleted.';
      throw new KeyRefused('invalid-key', claims, `${reason} ${NEW_TICKET}`);
    }
    if (this.#deps.clock.now() >= issuer.expiresAt) {
      const reason = 'The API key that issued this registration ticket has expired.';
      throw new KeyRefused('expired-key', claims, `${reason} ${NEW_TICKET}`);
    }
  }

  async #keyById(id: string): Promise<ApiKey | undefined> {
    const known = this.#keys.get(id);
    if (known !== undefined) return known;
    const before = this.#changes;
    const key = await findPrincipal(this.#deps.store, id);
    if (key !== undefined && before === this.#changes) this.#keys.set(id, key);
    return key;
  }

  /** Returns whether a key is still valid and has a permission in a network. For work that outlives its request. */
  async stillPermits(keyId: string, deviceNetworkId: string, permission: string): Promise<boolean> {
    const key = await findPrincipal(this.#deps.store, keyId);
    if (key === undefined || key.expiresAt <= this.#deps.clock.now()) return false;
    return this.permits(key, deviceNetworkId, permission);
  }

  /**
   * Returns the device network of a request.
   *
   * @param named value of X-DeviceNetwork; defaults to the home network
   * @throws MusterError `unknown-device-network`, `not-a-member`
   */
  async networkOf(key: ApiKey, named: string | undefined): Promise<string> {
    if (named === undefined) return key.deviceNetworkId;
    const id = named.trim().toLowerCase();
    if (isMember(key, id)) return id;
    const network = UUID.test(id) ? await this.#deps.store.collection(deviceNetworks).get(id) : undefined;
    if (network === undefined || network.removedAt !== undefined) {
      throw new MusterError('unknown-device-network', undefined, {
        modelState: { 'X-DeviceNetwork': [`Must be the ID of a device network, not ${shownValue(id)}.`] },
      });
    }
    throw new MusterError('not-a-member');
  }

  /** @param permission `EntityName.Permission`, or the name of a custom permission */
  async permits(key: ApiKey, deviceNetworkId: string, permission: string): Promise<boolean> {
    return isGranted(await this.permissionsOf(key, deviceNetworkId), permission);
  }

  /**
   * Checks that a key grants only permissions that it has.
   *
   * @param giverId ID of the key that grants
   * @throws MusterError `permission-denied`
   */
  async checkMayGive(
    deviceNetworkId: string,
    giverId: string,
    permissions: ReadonlySet<string>,
  ): Promise<void> {
    const giver = await requestingKey(this.#deps.store, giverId);
    for (const permission of permissions) {
      if (!(await this.permits(giver, deviceNetworkId, permission))) {
        throw new MusterError(
          'permission-denied',
          `This key lacks the permission ${permission}, so it cannot grant it. Use a key that has it.`,
        );
      }
    }
  }

  /**
   * Returns whether a key has all permissions of another key in each of that key's networks. The value of a key grants
   * its permissions, so only such a key may read it.
   *
   * @param holderId ID of the requesting key
   */
  async mayDoAllOf(holderId: string, other: ApiKey): Promise<boolean> {
    if (holderId === other.id) return true;
    const holder = await findPrincipal(this.#deps.store, holderId);
    if (holder === undefined) return false;
    for (const { deviceNetworkId } of other.memberships) {
      if (!isMember(holder, deviceNetworkId)) return false;
      // A ticket whose issuer lacks a permission now may regain it: compare with all that a ticket can have.
      const held =
        other.ticket === undefined ? await this.permissionsOf(other, deviceNetworkId) : ticketPermissions;
      for (const permission of held) {
        if (!(await this.permits(holder, deviceNetworkId, permission))) return false;
      }
    }
    return true;
  }

  /**
   * Returns the bearer tokens of the keys whose permissions the viewer also has.
   *
   * @param viewerId ID of the requesting key
   * @returns tokens by key ID
   */
  async valuesFor(
    viewerId: string,
    deviceNetworkId: string,
    keys: readonly ApiKey[],
  ): Promise<ReadonlyMap<string, string>> {
    const { store, tokens } = this.#deps;
    const viewer = await findPrincipal(store, viewerId);
    const values = new Map<string, string>();
    if (viewer === undefined || !(await this.permits(viewer, deviceNetworkId, 'ApiKey.All'))) return values;
    for (const key of keys) {
      if (await this.mayDoAllOf(viewerId, key)) values.set(key.id, await tokens.valueOf(key));
    }
    return values;
  }

  /** {@link permissionsOf} by the ID of the key. */
  async permissionsOfKey(keyId: string, deviceNetworkId: string): Promise<ReadonlySet<string>> {
    const key = await findPrincipal(this.#deps.store, keyId);
    return key === undefined ? new Set() : this.permissionsOf(key, deviceNetworkId);
  }

  /** Returns the permissions of a key in a network, each as `EntityName.Permission`. */
  async permissionsOf(key: ApiKey, deviceNetworkId: string): Promise<ReadonlySet<string>> {
    if (key.ticket !== undefined) return this.#permissionsOfTicket(key, key.ticket, deviceNetworkId);
    const cacheKey = key.id + deviceNetworkId;
    const known = this.#permissions.get(cacheKey);
    if (known !== undefined) return known;
    const before = this.#changes;
    const granted = await this.permissionsOfRoles(deviceNetworkId, rolesIn(key, deviceNetworkId));
    if (before === this.#changes) this.#permissions.set(cacheKey, granted);
    return granted;
  }

  /**
   * Returns the {@link ticketPermissions} that the issuer has now. Not cached, because the issuer can expire between
   * two requests.
   */
  async #permissionsOfTicket(
    key: ApiKey,
    { issuerKeyId }: KeyTicket,
    deviceNetworkId: string,
  ): Promise<ReadonlySet<string>> {
    const granted = new Set<string>();
    const issuer = await this.#keyById(issuerKeyId);
    const isIssuerValid =
      issuer !== undefined && issuer.ticket === undefined && issuer.expiresAt > this.#deps.clock.now();
    if (!isIssuerValid || deviceNetworkId !== key.deviceNetworkId) return granted;
    for (const permission of ticketPermissions) {
      if (await this.permits(issuer, deviceNetworkId, permission)) granted.add(permission);
    }
    return granted;
  }

  /** Returns the union of the permissions that roles of a network grant. */
  async permissionsOfRoles(
    deviceNetworkId: string,
    roleIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const { store } = this.#deps;
    const found = await store.collection(roles).getMany(roleIds);
    const ids = [...found.values()]
      .filter((role) => role.deviceNetworkId === deviceNetworkId)
      .flatMap((role) => role.responsibilityIds);
    const sets = await store.collection(responsibilities).getMany(new Set(ids));
    return permissionTexts([...sets.values()]);
  }

  /** Call it when the value of a key becomes invalid. */
  revoke(keyId: string): void {
    this.#forget(keyId);
    this.#deps.changes?.tell({ cache: 'revoked', keyId });
    for (const listener of this.#revocationListeners) listener(keyId);
  }

  /** Calls the listener at once when the value of a key becomes invalid. */
  onRevoked(listener: (keyId: string) => void): void {
    this.#revocationListeners.push(listener);
  }

  /** Call it after every change of keys or roles. */
  forget(keyId?: string): void {
    this.#forget(keyId);
    this.#deps.changes?.tell({ cache: 'access', keyId });
  }

  #forget(keyId?: string): void {
    this.#changes += 1;
    this.#permissions.clear();
    if (keyId === undefined) this.#keys.clear();
    else this.#keys.delete(keyId);
  }
}

/** Returns whether a token was made for the current value of the key. */
function isCurrent(key: ApiKey, claims: KeyClaims): boolean {
  const isSame = key.name === claims.name && (key.generation ?? 0) === claims.generation;
  if (claims.type !== 'ApiKey') return isSame;
  return (
    isSame &&
    key.issuedAt === claims.issuedAt &&
    key.expiresAt === claims.expiresAt &&
    key.deviceNetworkId === claims.deviceNetworkId
  );
}

/** Returns the API key or the session of a person with this ID. */
export async function findPrincipal(reader: Reader, id: string): Promise<ApiKey | undefined> {
  return (await reader.collection(apiKeys).get(id)) ?? reader.collection(sessions).get(id);
}

/** Returns the key of a request. @throws MusterError `invalid-key` if it has just been deleted */
export async function requestingKey(reader: Reader, keyId: string): Promise<ApiKey> {
  const key = await findPrincipal(reader, keyId);
  if (key === undefined) throw new MusterError('invalid-key');
  return key;
}
