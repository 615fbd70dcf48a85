import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalidMember, MusterError, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import type { AccessService } from './access.ts';
import { ADMIN } from './default-roles.ts';
import { wholeSeconds } from './key-tokens.ts';
import type { KeyTokens } from './key-tokens.ts';
import { apiKeys, roles, rolesIn } from './model.ts';
import type { ApiKey } from './model.ts';

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: AccessService;
  readonly tokens: KeyTokens;
  readonly sessions?: { withdraw(deviceNetworkId: string, id: string): Promise<boolean> };
}

export interface ApiKeyInput {
  readonly name: string;
  /** Epoch milliseconds. Defaults to one year from now. */
  readonly expiresAt?: number;
  readonly roleIds: readonly string[];
}

const keyName = { kind: 'an API key' };
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Manages API keys. */
export class ApiKeyService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
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
    checkIsAfter(issuedAt, expiresAt);
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
   * Changes a key. A new name or expiry renews its value, and the old value stops working at once. New roles keep the
   * value and take effect on the next request (spec 5.1).
   *
   * @param callerId ID of the requesting key. It cannot renew itself or a key with more permissions, because it could
   *   not read the new value.
   * @param input keeps the expiry if `expiresAt` is omitted
   * @throws MusterError `api-key-not-found`, `invalid-request`, `permission-denied`, `already-exists`, `own-key`,
   *   `last-admin`; `built-in` for the key of a registration ticket
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
        if (key.expiresAt !== expiresAt) checkIsAfter(issuedAt, expiresAt);
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
   * Deletes a key, or the roles of a person's session in the device network. It stops working at once.
   *
   * @param callerId ID of the requesting key. It cannot delete itself.
   * @throws MusterError `api-key-not-found`, `own-key`, `last-admin`
   */
  async delete(deviceNetworkId: string, callerId: string, id: string): Promise<void> {
    const { store, clock, access, sessions } = this.#deps;
    if (id !== callerId && (await sessions?.withdraw(deviceNetworkId, id)) === true) return;
    await store.transaction(async (tx) => {
      const key = await findInNetwork(tx.collection(apiKeys), 'api-key', deviceNetworkId, id);
      if (key.id === callerId) throw conflict('own-key');
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

function checkIsAfter(issuedAt: number, expiresAt: number): void {
  if (!(expiresAt > issuedAt)) {
    throw invalidMember('ExpirationDate', `Must be in the future, not ${new Date(expiresAt).toISOString()}.`);
  }
}

/** @throws MusterError `built-in`, because only the ticket service issues and renews the keys of tickets */
function checkIsNoTicket(key: ApiKey): void {
  if (key.ticket !== undefined) {
    const remedy = 'Delete it to revoke the ticket.';
    throw conflict('built-in', `The API key of a registration ticket cannot be changed. ${remedy}`);
  }
}

function withRoles(key: ApiKey, deviceNetworkId: string, roleIds: readonly string[]): ApiKey {
  const others = key.memberships.filter((one) => one.deviceNetworkId !== deviceNetworkId);
  return { ...key, memberships: [{ deviceNetworkId, roleIds: [...new Set(roleIds)] }, ...others] };
}

/**
 * Checks that every device network of a key keeps an Admin key, without which it cannot be managed.
 *
 * @param now epoch milliseconds
 * @param after the key after the change; undefined if it is deleted
 * @throws MusterError `last-admin`
 */
async function checkAdminIsLeft(
  tx: Transaction,
  now: number,
  before: ApiKey,
  after: ApiKey | undefined,
): Promise<void> {
  const left = await adminOf(tx, now, after);
  const lost = (await adminOf(tx, now, before)).filter((one) => !left.includes(one));
  if (!(await isHeldByOthers(tx, now, lost, new Set([before.id])))) throw conflict('last-admin');
}

/**
 * Like {@link checkAdminIsLeft}, for all keys that are deleted with their device network. A key can be a member of
 * other networks: the key that creates a network is a member of it.
 *
 * @param now epoch milliseconds
 * @throws MusterError `last-admin`
 */
export async function checkAdminIsLeftElsewhere(
  tx: Transaction,
  now: number,
  deviceNetworkId: string,
): Promise<void> {
  const gone = new Set<string>();
  const lost: string[] = [];
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  for await (const key of tx.collection(apiKeys).iterate({ where })) {
    gone.add(key.id);
    const elsewhere = key.memberships.filter((one) => one.deviceNetworkId !== deviceNetworkId);
    if (elsewhere.length > 0) lost.push(...(await adminOf(tx, now, { ...key, memberships: elsewhere })));
  }
  if (await isHeldByOthers(tx, now, lost, gone)) return;
  throw conflict(
    'last-admin',
    'This would leave another device network without a key that has the role Admin. Give the role to another key first.',
  );
}

/** @param lost IDs of the roles that the keys `gone` lose */
async function isHeldByOthers(
  tx: Transaction,
  now: number,
  lost: readonly string[],
  gone: ReadonlySet<string>,
): Promise<boolean> {
  if (lost.length === 0) return true;
  const without = new Set(lost);
  // Keys of other networks can be members too, like the one that created this network.
  for await (const key of tx.collection(apiKeys).iterate({})) {
    // Login keys do not count, because they expire within hours.
    if (gone.has(key.id) || key.expiresAt <= now || key.isLogin === true) continue;
    const held = key.memberships.flatMap((one) => one.roleIds);
    for (const roleId of held) without.delete(roleId);
    if (without.size === 0) return true;
  }
  return false;
}

/** Returns the IDs of the Admin roles that a key has, one per network; none if the key has expired. */
async function adminOf(tx: Transaction, now: number, key: ApiKey | undefined): Promise<readonly string[]> {
  if (key === undefined || key.expiresAt <= now) return [];
  const held = await tx.collection(roles).getMany(key.memberships.flatMap((one) => one.roleIds));
  return [...held.values()].filter((role) => role.name === ADMIN).map((role) => role.id);
}

/** A key that was issued for a code. Plain data, because it crosses threads. */
export interface Login {
  readonly apiKeyId: string;
  readonly apiKeyName: string;
  readonly deviceNetworkId: string;
  /** Whether it is the session of a person. */
  readonly isPerson?: true;
  /** Value of the key. */
  readonly apiKey: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

interface IssuedCode {
  readonly keyId: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  isUsed: boolean;
}

const CODE_BYTES = 24;
const CODE_LIFETIME_MS = 10 * 60_000;
/** Maximum number of codes. The oldest is dropped first. */
const MAX_CODES = 100;
const KEY_LIFETIME_MS = 12 * 3600_000;

/**
 * Login codes that the server issues to the user who started it. Each code works once, and yields a separate key with a
 * short lifetime, so the URL with the code in the browser history is useless afterwards. Only hashes of codes are kept,
 * in memory.
 */
export class LoginCodes {
  readonly #deps: Dependencies;
  /** Codes, keyed by hash, in the order of issue. */
  readonly #issued = new Map<string, IssuedCode>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Returns a new code, valid once within 10 minutes.
   *
   * @param keyId ID of the key whose permissions the code grants
   */
  issue(keyId: string): string {
    const code = randomBytes(CODE_BYTES).toString('base64url');
    const expiresAt = this.#deps.clock.now() + CODE_LIFETIME_MS;
    this.#issued.set(hashOf(code), { keyId, expiresAt, isUsed: false });
    const [oldest] = this.#issued.keys();
    if (this.#issued.size > MAX_CODES && oldest !== undefined) this.#issued.delete(oldest);
    return code;
  }

  /**
   * Exchanges a code for a new key that expires after 12 hours. Deletes expired login keys.
   *
   * @throws MusterError `invalid-login-code`
   */
  async redeem(code: string): Promise<Login> {
    const issued = this.#issued.get(hashOf(code));
    if (issued === undefined) {
      throw refusal('This server did not issue the login code, or has been restarted since.');
    }
    if (issued.isUsed) throw refusal('The login code has been used. Each code is valid once.');
    if (this.#deps.clock.now() >= issued.expiresAt) {
      throw refusal('The login code has expired. Codes are valid for 10 minutes.');
    }
    // Marked before the first await, so that one of two concurrent requests is refused.
    issued.isUsed = true;
    try {
      return await this.#createKey(issued.keyId);
    } catch (error) {
      if (!(error instanceof MusterError)) issued.isUsed = false;
      throw error;
    }
  }

  async #createKey(ownerId: string): Promise<Login> {
    const { store, clock, access, tokens } = this.#deps;
    const now = clock.now();
    const key = await store.transaction(async (tx) => {
      const keys = tx.collection(apiKeys);
      const owner = await keys.get(ownerId);
      if (owner === undefined || owner.expiresAt <= now) {
        throw refusal('The API key that the login code stands for has been deleted or has expired.');
      }
      const { deviceNetworkId, memberships } = owner;
      const loginKeys = [
        { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
        { field: 'isLogin', op: 'eq', value: true },
      ] as const;
      for (const one of await keys.find({ where: loginKeys })) {
        if (one.expiresAt <= now) await keys.delete(one.id);
      }
      const id = randomUUID();
      const issuedAt = wholeSeconds(now);
      const expiresAt = Math.min(issuedAt + KEY_LIFETIME_MS, owner.expiresAt);
      const name = `dashboard-${id.slice(0, 8)}`;
      const made: ApiKey = { id, deviceNetworkId, name, issuedAt, expiresAt, memberships, isLogin: true };
      await keys.insert(made);
      return made;
    });
    access.forget();
    const { id: apiKeyId, name: apiKeyName, deviceNetworkId, expiresAt } = key;
    return { apiKeyId, apiKeyName, deviceNetworkId, apiKey: await tokens.valueOf(key), expiresAt };
  }
}

const hashOf = (code: string): string => hash('sha256', code, 'base64');

function refusal(reason: string): MusterError {
  const remedy = 'Log in with an API key, or start the server again for a new link.';
  return new MusterError('invalid-login-code', `${reason} ${remedy}`);
}
