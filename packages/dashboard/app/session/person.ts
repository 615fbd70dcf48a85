import { ask, unusable } from './ask.ts';
import type { Person } from './login.ts';

/** The provider (OpenID Connect) at which people log in. */
export interface Provider {
  readonly name: string;
  /** Path of the page that leads to the provider. */
  readonly start: string;
}

/** The ways to log in besides a key. */
export interface LoginWays {
  readonly provider: Provider | undefined;
  /** The reason why the provider cannot be used now. */
  readonly problem: string | undefined;
  /** Whether this browser has sent the cookie of a session, which may have ended. */
  readonly hasSession: boolean;
}

/** Asks the service for its provider. Never throws, because keys do not need one. */
export async function loginWays(): Promise<LoginWays> {
  const answer = await ask('GET', 'login').catch(() => undefined);
  const provider: unknown = answer?.member('Provider');
  const [name, start] = ['Name', 'Start'].map((member): unknown =>
    typeof provider === 'object' && provider !== null ? Reflect.get(provider, member) : undefined,
  );
  return {
    provider: typeof name === 'string' && typeof start === 'string' ? { name, start } : undefined,
    problem: answer?.text('Problem'),
    hasSession: answer?.member('HasSession') === true,
  };
}

/** Address that leads to the provider, and back to the current page. */
export function loginAddress({ start }: Provider): string {
  const { pathname, search } = globalThis.location;
  return `${start}?${new URLSearchParams({ return: pathname + search }).toString()}`;
}

/**
 * Returns the person whose session this browser has.
 *
 * @throws {Error} the session has ended, or the service cannot be reached
 */
export async function currentPerson(): Promise<Person> {
  const answer = await ask('GET', 'session');
  const name = answer.text('Name');
  if (!answer.isOk || name === undefined) throw unusable(answer);
  return { name, email: answer.text('Email') };
}

/**
 * Ends the session of this browser.
 *
 * @returns the address at which the provider ends its session too, if it has one
 * @throws {Error} the session may still be open
 */
export async function endPersonSession(): Promise<string | undefined> {
  const answer = await ask('POST', 'logout');
  if (!answer.isOk && answer.status !== 401) throw unusable(answer);
  return answer.text('LogoutUrl');
}
