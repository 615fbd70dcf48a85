import { basePath } from './base-path.ts';
import { codeOf } from './code-of-fragment.ts';
import type { StoredKey } from './stored-key.ts';

/**
 * Removes the one-time code from the URL (`#code=…`), so that neither the history nor a copied URL contains it.
 *
 * @returns the code, or undefined if the URL has none
 */
export function takeCode(): string | undefined {
  const { hash, pathname, search } = globalThis.location;
  const code = codeOf(hash);
  if (code !== undefined) globalThis.history.replaceState(undefined, '', `${pathname}${search}`);
  return code;
}

/**
 * Exchanges a one-time code for an API key. The route is only for the dashboard and not in the contract.
 *
 * @throws {Error} the code is unknown, used or expired, or the service cannot be reached; the message contains the
 * remedy
 */
export async function redeemCode(code: string): Promise<StoredKey> {
  const response = await fetch(`${basePath}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ Code: code }),
    cache: 'no-store',
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const text = (name: string): string | undefined => {
    const value: unknown = typeof answer === 'object' ? Reflect.get(answer ?? {}, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const key = text('ApiKey');
  if (!response.ok || key === undefined)
    throw new Error(
      text('Message') ?? `The service answered with status ${response.status}. Log in with a key.`,
    );
  const network = text('DeviceNetworkId');
  return network === undefined ? { key } : { key, network };
}
