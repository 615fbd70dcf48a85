import { MusterApiError } from '@muster/sdk';
import { errorOf, rawRequest, sendRaw } from '../api/request.ts';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import type { Setting } from '../config/setting.ts';

/** A person with a session at the service. */
export interface Person {
  readonly name: string;
  /** End of the session, in ISO 8601. */
  readonly expires: string | undefined;
}

type Answer = Readonly<Record<string, unknown>>;

const TIMEOUT_MS = 30_000;

/**
 * Returns the name of the provider at which people log in.
 *
 * @throws {CliError} the service has no provider, or the provider does not work now
 */
export async function providerOf(url: Setting): Promise<string> {
  const answer = await ask(url, 'GET', '/api/login').catch((error: unknown): Answer => {
    // Services before the log-in of people.
    if (error instanceof MusterApiError && (error.status === 404 || error.status === 405)) return {};
    throw error;
  });
  const provider = objectOf(answer['Provider']);
  const name = textOf(provider?.['Name']);
  const problem = textOf(answer['Problem']);
  if (problem !== undefined)
    throw new CliError(
      `The log-in at ${url.value} does not work now: ${problem}`,
      exitCodes.service,
      'Try again later. API keys work all the time: muster config set api-key -',
    );
  if (name !== undefined) return name;
  throw new CliError(
    `The service at ${url.value} has no provider at which people log in.`,
    exitCodes.auth,
    'Ask its operator for an API key, and store it with: muster config set api-key -. For the dashboard, `muster up` prints a one-time link.',
  );
}

/** Address that begins the log-in in a browser. */
export function startAddress(url: Setting, parameters: Readonly<Record<string, string>>): string {
  return `${url.value}/api/login/start?${new URLSearchParams(parameters).toString()}`;
}

/**
 * Exchanges the code of a log-in for an API key.
 *
 * @param verifier text whose SHA-256 was in the address that began the log-in
 */
export async function redeemCode(url: Setting, code: string, verifier: string): Promise<string> {
  const answer = await ask(url, 'POST', '/api/login', { body: { Code: code, Verifier: verifier } });
  const key = textOf(answer['ApiKey']);
  if (key !== undefined) return key;
  throw new CliError(`${url.value} did not return an API key for the log-in.`, exitCodes.service);
}

/**
 * Returns the person whose session a key is.
 *
 * @throws {MusterApiError} the session has ended, or the key is not that of a session
 */
export async function personOf(url: Setting, key: string): Promise<Person> {
  const answer = await ask(url, 'GET', '/api/session', { key });
  return {
    name: textOf(answer['Name']) ?? 'a person without a name',
    expires: textOf(answer['ExpirationDate']),
  };
}

/** Ends the session whose key is given. Returns the address at which the browser logs out at the provider. */
export async function endSession(url: Setting, key: string): Promise<string | undefined> {
  return textOf((await ask(url, 'POST', '/api/logout', { key }))['LogoutUrl']);
}

/** Sends a request to a path of the log-in. These paths are not part of the contract. */
async function ask(
  url: Setting,
  method: 'GET' | 'POST',
  path: string,
  { key, body }: { readonly key?: string; readonly body?: object } = {},
): Promise<Answer> {
  const apiKey = key === undefined ? undefined : { value: key, source: 'login' };
  const raw = {
    ...{ method, path, fields: [], headers: [], contentType: 'application/json', timeoutMs: TIMEOUT_MS },
    body: body && JSON.stringify(body),
  };
  const request = await rawRequest({ url, apiKey, deviceNetwork: undefined }, raw);
  const response = await sendRaw(request, TIMEOUT_MS);
  if (!response.ok) throw errorOf(response, await response.text().catch(() => ''), raw);
  return objectOf(await response.json().catch(() => undefined)) ?? {};
}

const objectOf = (value: unknown): Answer | undefined =>
  typeof value === 'object' && value !== null ? (value as Answer) : undefined;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
