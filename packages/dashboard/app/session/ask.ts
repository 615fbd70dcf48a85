import { basePath } from './base-path.ts';

/** Milliseconds after which a request for a log-in fails. */
const TIMEOUT_MS = 10_000;
/** Pages of other sites cannot send this header, so that the service ignores their requests. */
export const SESSION_HEADER = 'X-Muster-Session';

/** A response of the service whose body is a JSON object. */
export interface Answer {
  readonly status: number;
  readonly isOk: boolean;
  /** A member of the body. */
  readonly member: (name: string) => unknown;
  /** A member of the body that is a text and not empty. */
  readonly text: (name: string) => string | undefined;
}

/**
 * Sends a request to one of the routes of log-ins, which are only for the dashboard and not in the contract.
 *
 * @param path below `/api`
 * @throws {Error} the service cannot be reached
 */
export async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${basePath}/api/${path}`, {
    method,
    headers: { [SESSION_HEADER]: '1', ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return answerOf(response);
}

/** Reads a response. A body that is empty or not JSON has no members. */
export async function answerOf(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined);
  const member = (name: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return {
    status: response.status,
    isOk: response.ok,
    member,
    text: (name) => {
      const value = member(name);
      return typeof value === 'string' && value !== '' ? value : undefined;
    },
  };
}

/** The error for a response that the page cannot use, with the message of the service. */
export function unusable({ status, text }: Answer): Error {
  return new Error(text('Message') ?? `The service answered with status ${status}. Log in with a key.`);
}
