/**
 * The key and the device network of this tab, in `sessionStorage`. It survives a reload, ends with the tab, and
 * cannot be read by other tabs or programs. The key is never in a cookie, in `localStorage` or in a URL.
 */
export interface StoredKey {
  readonly key: string;
  /** ID of the chosen device network. */
  readonly network?: string;
}

const NAME = 'muster.session';
/** The device network that a person has chosen in this tab. Nothing else of such a session is stored. */
const NETWORK_NAME = 'muster.network';

export function storedKey(): StoredKey | undefined {
  const text = sessionStorage.getItem(NAME);
  if (text === null) return undefined;
  const stored = parsed(text);
  if (stored === undefined) sessionStorage.removeItem(NAME);
  return stored;
}

function parsed(text: string): StoredKey | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('key' in value) || typeof value.key !== 'string')
    return undefined;
  const network = 'network' in value && typeof value.network === 'string' ? { network: value.network } : {};
  return { key: value.key, ...network };
}

export function storeKey(stored: StoredKey): void {
  sessionStorage.setItem(NAME, JSON.stringify(stored));
}

export function storedNetwork(): string | undefined {
  return sessionStorage.getItem(NETWORK_NAME) ?? undefined;
}

export function storeNetwork(id: string): void {
  sessionStorage.setItem(NETWORK_NAME, id);
}

export function forgetKey(): void {
  sessionStorage.clear();
}
