import { hash, randomBytes, randomUUID } from 'node:crypto';
import { apiKeys } from './model/api-key.ts';
import type { ApiKey } from './model/api-key.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import type { AccessService } from './access-service.ts';
import type { KeyTokens } from './key-tokens.ts';

export interface LoginCodeDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: Pick<AccessService, 'forget'>;
  readonly tokens: KeyTokens;
}

/** A key that was issued for a code. Plain data, because it crosses threads. */
export interface Login {
  readonly apiKeyId: string;
  readonly apiKeyName: string;
  readonly deviceNetworkId: string;
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

const REMEDY = 'Log in with an API key, or start the server again for a new link.';

/**
 * Login codes that the server issues to the user who started it. Each code works once, and yields a separate
 * key with a short lifetime, so the URL with the code in the browser history is useless afterwards. Only
 * hashes of codes are kept, in memory.
 */
export class LoginCodes {
  readonly #deps: LoginCodeDependencies;
  /** Codes, keyed by hash, in the order of issue. */
  readonly #issued = new Map<string, IssuedCode>();

  constructor(deps: LoginCodeDependencies) {
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
      for (const one of await keys.find({ where: loginKeysOf(deviceNetworkId) })) {
        if (one.expiresAt <= now) await keys.delete(one.id);
      }
      const id = randomUUID();
      const issuedAt = Math.floor(now / 1000) * 1000;
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

const loginKeysOf = (deviceNetworkId: string) =>
  [
    { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    { field: 'isLogin', op: 'eq', value: true },
  ] as const;

function refusal(reason: string): MusterError {
  return new MusterError('invalid-login-code', `${reason} ${REMEDY}`);
}
