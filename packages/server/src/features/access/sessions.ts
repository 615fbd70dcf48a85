import { hash, randomBytes, randomUUID } from 'node:crypto';
import { MusterError } from '../../kernel/errors.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { Clock } from '../../kernel/timers.ts';
import type { Store, Transaction } from '../../store/port.ts';
import type { AccessService } from './access.ts';
import type { Login } from './api-keys.ts';
import { wholeSeconds } from './key-tokens.ts';
import type { KeyTokens } from './key-tokens.ts';
import { isMember, sessionDetails, sessions } from './model.ts';
import type { ApiKey, Membership, Person, Picture } from './model.ts';

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: AccessService;
  readonly tokens: KeyTokens;
}

/** A person that a provider has identified, with the roles of the session. Plain data, because it crosses threads. */
export interface SessionInput {
  /** Name of the person, in the form of the contract. */
  readonly name: string;
  readonly person: Person;
  /** At least one. The first is the home network. */
  readonly memberships: readonly Membership[];
  readonly lifetimeMs: number;
  readonly idToken?: string;
  /** For the command line: the SHA-256 in base64url of the text that redeems the code. Absent for a browser. */
  readonly challenge?: string;
}

/** The session of a browser, or the code with which the command line gets one. */
export type BegunSession = { readonly session: ApiKey } | { readonly code: string };

interface PendingSession {
  readonly input: SessionInput;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

const CODE_BYTES = 24;
const CODE_LIFETIME_MS = 5 * 60_000;
/** Maximum number of codes. The oldest is dropped first. */
const MAX_CODES = 1_000;
/** Maximum number of sessions of a person. A further one ends the oldest. */
const MAX_SESSIONS = 20;

/** Sessions of people who have logged in at a provider. */
export class SessionService {
  readonly #deps: Dependencies;
  /** Sessions for the command line, keyed by the hash of their code, in the order of issue. */
  readonly #pending = new Map<string, PendingSession>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Stores a session, or returns a code for one. Deletes the sessions that have expired. */
  async begin(input: SessionInput): Promise<BegunSession> {
    if (input.challenge === undefined) return { session: await this.#store(input) };
    const code = randomBytes(CODE_BYTES).toString('base64url');
    this.#pending.set(hashOf(code), { input, expiresAt: this.#deps.clock.now() + CODE_LIFETIME_MS });
    const [oldest] = this.#pending.keys();
    if (this.#pending.size > MAX_CODES && oldest !== undefined) this.#pending.delete(oldest);
    return { code };
  }

  /**
   * Exchanges a code for a session of the command line. A code works once, whether the verifier is right or not.
   *
   * @throws MusterError `invalid-login-code`
   */
  async redeem(code: string, verifier: string): Promise<Login> {
    const key = hashOf(code);
    const pending = this.#pending.get(key);
    this.#pending.delete(key);
    const isRight =
      pending?.input.challenge === hash('sha256', verifier, 'base64url') &&
      this.#deps.clock.now() < pending.expiresAt;
    if (pending === undefined || !isRight) {
      const reason = 'The log-in code is not valid: it has been used, is older than 5 minutes,';
      throw new MusterError(
        'invalid-login-code',
        `${reason} or belongs to another log-in. Log in again: muster login.`,
      );
    }
    const session = await this.#store(pending.input);
    const { id: apiKeyId, name: apiKeyName, deviceNetworkId, expiresAt } = session;
    const apiKey = await this.#deps.tokens.valueOf(session);
    return { apiKeyId, apiKeyName, deviceNetworkId, apiKey, expiresAt, isPerson: true };
  }

  async #store(input: SessionInput): Promise<ApiKey> {
    const { store, clock, access } = this.#deps;
    const { memberships, person, idToken } = input;
    const now = clock.now();
    const issuedAt = wholeSeconds(now);
    const session: ApiKey = {
      id: randomUUID(),
      deviceNetworkId: memberships[0]?.deviceNetworkId ?? '',
      name: input.name,
      issuedAt,
      expiresAt: issuedAt + wholeSeconds(input.lifetimeMs),
      memberships,
      person,
    };
    const ended = await store.transaction(async (tx) => {
      const all = tx.collection(sessions);
      await all.deleteWhere([{ field: 'expiresAt', op: 'le', value: now }]);
      const own = await all.find({
        where: [
          { field: 'person.subject', op: 'eq', value: person.subject },
          { field: 'person.issuer', op: 'eq', value: person.issuer },
        ],
        sort: [{ field: 'issuedAt', direction: 'desc' }],
      });
      const oldest = own.slice(MAX_SESSIONS - 1).map(({ id }) => id);
      if (oldest.length > 0) await all.deleteWhere([{ field: 'id', op: 'in', value: oldest }]);
      await all.insert(session);
      const details = { id: randomUUID(), sessionId: session.id, ...omitUndefined({ idToken }) };
      await tx.collection(sessionDetails).insert(details);
      return oldest;
    });
    ended.forEach((id) => access.revoke(id));
    return session;
  }

  /** Keeps a picture for the time of a session. Does nothing if the session has ended. */
  async keepPicture(sessionId: string, picture: Picture): Promise<void> {
    await this.#deps.store.transaction(async (tx) => {
      const details = await detailsOf(tx, sessionId);
      if (details !== undefined) await tx.collection(sessionDetails).put({ ...details, picture });
    });
  }

  /** Ends a session at once. Returns the token with which the provider recognizes it. */
  async end(id: string): Promise<{ readonly idToken?: string }> {
    const { store, access } = this.#deps;
    const idToken = await store.transaction(async (tx) => {
      const details = await detailsOf(tx, id);
      await tx.collection(sessions).delete(id);
      return details?.idToken;
    });
    access.revoke(id);
    return omitUndefined({ idToken });
  }

  /**
   * Takes the roles in one device network from a session, which ends if it has no others.
   *
   * @returns false if there is no such session in the network
   */
  async withdraw(deviceNetworkId: string, id: string): Promise<boolean> {
    const { store, access } = this.#deps;
    const isFound = await store.transaction(async (tx) => {
      const session = await tx.collection(sessions).get(id);
      if (session === undefined || !isMember(session, deviceNetworkId)) return false;
      await withdrawFromSession(tx, session, deviceNetworkId);
      return true;
    });
    if (isFound) access.revoke(id);
    return isFound;
  }
}

/** Takes a device network from a session. Returns the session as it is now; undefined if it has ended. */
export async function withdrawFromSession(
  tx: Transaction,
  session: ApiKey,
  deviceNetworkId: string,
): Promise<ApiKey | undefined> {
  const memberships = session.memberships.filter((one) => one.deviceNetworkId !== deviceNetworkId);
  const [first] = memberships;
  if (first === undefined) {
    await tx.collection(sessions).delete(session.id);
    return undefined;
  }
  if (memberships.length === session.memberships.length) return session;
  const home = session.deviceNetworkId === deviceNetworkId ? first.deviceNetworkId : session.deviceNetworkId;
  const left = { ...session, deviceNetworkId: home, memberships };
  await tx.collection(sessions).put(left);
  return left;
}

function detailsOf(tx: Transaction, sessionId: string) {
  return tx.collection(sessionDetails).findOne([{ field: 'sessionId', op: 'eq', value: sessionId }]);
}

const hashOf = (code: string): string => hash('sha256', code, 'base64');
