import type { Hooks } from './types.ts';

/** How to reach a service. */
export interface ClientOptions {
  /** The address of the service, such as `http://127.0.0.1:8080`; a path in it is kept. */
  readonly baseUrl: string;
  /** The API key, or a function that gives it for each request. */
  readonly apiKey?: string | (() => string | Promise<string>) | undefined;
  /** The device network to work in (a UUID). Default: the one of the key. */
  readonly deviceNetwork?: string;
  /** Sends the requests. Default: `globalThis.fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** How often a request that can be repeated is tried again, 0 to 10. Default: 2. */
  readonly retries?: number;
  /**
   * Milliseconds for a call as a whole, 0 (no limit) to 2147483647; a download has them until it starts and then for each
   * of its parts. Default: 30000, and no limit for what may be long and is worked on as it arrives: firmware packages,
   * imports and mass registrations.
   */
  readonly timeoutMs?: number;
  /** Ends all calls of the client. */
  readonly signal?: AbortSignal;
  /** Looks at requests as they go by. */
  readonly hooks?: Hooks;
  /** The longest answer that is read, in bytes. Default: 64 MiB. */
  readonly maxResponseBytes?: number;
}

/** The options with every default in place. */
export interface ResolvedOptions {
  readonly baseUrl: string;
  readonly apiKey: () => Promise<string | undefined>;
  readonly deviceNetwork: string | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly retries: number;
  /** Absent: the default of the operation. */
  readonly timeoutMs: number | undefined;
  readonly signal: AbortSignal | undefined;
  readonly hooks: Hooks;
  readonly maxResponseBytes: number;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const longestTimeoutMs = 2147483647;
export const defaultTimeoutMs = 30_000;

/**
 * Checks the options.
 *
 * @throws {TypeError} an option is not usable; the message never quotes the key
 */
export function resolveOptions(options: ClientOptions): ResolvedOptions {
  const { apiKey } = options;
  if (typeof apiKey === 'string') checkKey(apiKey);
  return {
    baseUrl: checkBaseUrl(options.baseUrl),
    apiKey: async () => {
      const value = typeof apiKey === 'function' ? await apiKey() : apiKey;
      return value === undefined ? undefined : checkKey(value);
    },
    deviceNetwork: options.deviceNetwork === undefined ? undefined : checkNetwork(options.deviceNetwork),
    // Looked up for each request, so that what replaces the global later is used.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    retries: checkNumber('retries', options.retries ?? 2, 10),
    timeoutMs:
      options.timeoutMs === undefined
        ? undefined
        : checkNumber('timeoutMs', options.timeoutMs, longestTimeoutMs),
    signal: options.signal,
    hooks: options.hooks ?? {},
    maxResponseBytes: checkNumber(
      'maxResponseBytes',
      options.maxResponseBytes ?? 64 * 1024 * 1024,
      Number.MAX_SAFE_INTEGER,
    ),
  };
}

/** Checks a whole number from 0 to `max`. */
export function checkNumber(name: string, value: number, max: number): number {
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new TypeError(`${name} must be a whole number between 0 and ${max}.`);
  }
  return value;
}

/** Checks a device network id. */
export function checkNetwork(value: string): string {
  if (!uuidPattern.test(value)) throw new TypeError('deviceNetwork must be a UUID.');
  return value;
}

function checkBaseUrl(value: string): string {
  if (!URL.canParse(value))
    throw new TypeError('baseUrl must be an absolute URL, such as http://127.0.0.1:8080.');
  const url = new URL(value);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new TypeError('baseUrl must begin with http:// or https://.');
  if (url.username !== '' || url.password !== '')
    throw new TypeError('baseUrl must not have a user name or password.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** A header refuses some characters, and its error would quote the key. */
function checkKey(value: string): string {
  const key = value.trim();
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new TypeError('apiKey is empty or has characters that API keys cannot have.');
  return key;
}
