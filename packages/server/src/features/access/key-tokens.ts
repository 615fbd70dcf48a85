import { hash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { boundedCache } from '../../kernel/caches.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { ApiKey } from './model.ts';

/** Claims of a key value. */
export interface KeyClaims {
  readonly keyId: string;
  /** {@link ApiKey.generation} of the key when the value was made. */
  readonly generation: number;
  readonly type: TokenType;
  readonly name: string;
  readonly deviceNetworkId: string;
  /** Epoch milliseconds, like expiresAt. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Epoch milliseconds, whole seconds. */
interface TokenTimes {
  readonly issuedAt: number;
  readonly expiresAt: number;
}

const ISSUER = 'muster';
const AUDIENCE = 'muster-api';
/**
 * - `ApiKey`: value of a key
 * - `Realtime`: opens event streams of its network only
 * - `Session`: content of the cookie of a session
 */
const tokenTypes = ['ApiKey', 'Realtime', 'Session'] as const;
type TokenType = (typeof tokenTypes)[number];
const MIN_SECRET_BYTES = 32;
/** Longer than any token that the server issues. A longer token is refused without hashing it. */
const MAX_TOKEN_LENGTH = 4096;
const CACHED_TOKENS = 10_000;

/**
 * Makes and verifies the values of API keys: JSON Web Tokens (RFC 7519) signed with HMAC SHA-256 (RFC 7518, 3.2) over
 * name, expiry, home network and ID. Compares signatures in constant time. Caches the claims of a verified token by its
 * hash. Accepts no other algorithm, in particular not `none`.
 */
export class KeyTokens {
  readonly #secret: Uint8Array;
  readonly #known = boundedCache<string, KeyClaims>(CACHED_TOKENS);

  /** @param secret at least 32 bytes; must stay the same as long as keys are to remain valid */
  constructor(secret: Uint8Array) {
    if (secret.byteLength < MIN_SECRET_BYTES) {
      throw new RangeError(`The secret that signs API keys needs ${MIN_SECRET_BYTES} bytes at least.`);
    }
    this.#secret = secret;
  }

  /** Returns the value of a key. It stays the same until the name or the expiry changes. */
  async valueOf(key: ApiKey): Promise<string> {
    return this.#sign(key, 'ApiKey', key.deviceNetworkId, key);
  }

  /**
   * Returns a token that only opens event streams of one network in the name of a key, and so may appear in the query
   * of a URL.
   */
  async realtimeToken(key: ApiKey, deviceNetworkId: string, times: TokenTimes): Promise<string> {
    return this.#sign(key, 'Realtime', deviceNetworkId, times);
  }

  /** Returns the content of the cookie of a session. @param times from the latest request to the end without another */
  async cookieOf(session: ApiKey, times: TokenTimes): Promise<string> {
    return this.#sign(session, 'Session', session.deviceNetworkId, times);
  }

  #sign(
    key: ApiKey,
    tokenType: TokenType,
    dnId: string,
    { issuedAt, expiresAt }: TokenTimes,
  ): Promise<string> {
    const generation = key.generation ?? 0;
    return new SignJWT({ dnId, name: key.name, tokenType })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setJti(generation === 0 ? key.id : `${key.id}.${generation}`)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt / 1000)
      .setNotBefore(issuedAt / 1000)
      .setExpirationTime(expiresAt / 1000)
      .sign(this.#secret);
  }

  /**
   * Returns the claims of a token with a valid signature. Does not check whether the key still exists and has not
   * expired.
   *
   * @throws MusterError `invalid-key`
   */
  async verify(token: string): Promise<KeyClaims> {
    if (token.length > MAX_TOKEN_LENGTH) throw new MusterError('invalid-key');
    const digest = hash('sha256', token, 'base64');
    const known = this.#known.get(digest);
    if (known !== undefined) return known;
    const claims = await this.#check(token);
    this.#known.set(digest, claims);
    return claims;
  }

  async #check(token: string): Promise<KeyClaims> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        // The injected clock checks the expiry at each request. jose checks the signature only.
        currentDate: new Date(0),
        clockTolerance: Number.MAX_SAFE_INTEGER,
      });
      return readClaims(payload);
    } catch (cause) {
      throw cause instanceof MusterError ? cause : new MusterError('invalid-key', undefined, { cause });
    }
  }
}

function readClaims(payload: Readonly<Record<string, unknown>>): KeyClaims {
  const { jti, name, dnId, iat, exp, tokenType } = payload;
  const type = tokenTypes.find((one) => one === tokenType);
  if (
    typeof jti !== 'string' ||
    typeof name !== 'string' ||
    typeof dnId !== 'string' ||
    typeof iat !== 'number' ||
    typeof exp !== 'number' ||
    type === undefined
  ) {
    throw new MusterError('invalid-key');
  }
  const [keyId = '', generation = '0'] = jti.split('.');
  return {
    keyId,
    generation: Number(generation),
    type,
    name,
    deviceNetworkId: dnId,
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
  };
}

/** Rounds a time down to whole seconds, the resolution of JSON Web Tokens. */
export function wholeSeconds(timeMs: number): number {
  return Math.floor(timeMs / 1000) * 1000;
}
