import type { Hooks } from './types.ts';

/** Options of a client. */
export interface ClientOptions {
  /**
   * Address of the service, for example `http://127.0.0.1:8080`, or `HOST:PORT` for HTTP. A path in it is kept, except for
   * `/api/v3` at its end.
   */
  readonly baseUrl: string;
  /**
   * API key, or a function that returns it for each request. Without one, requests have no `Authorization` header, and the
   * service refuses all but `version.get` with 401. Leave it out only if `fetch` authenticates the requests, as with the
   * session cookie of the dashboard.
   */
  readonly apiKey?: string | (() => string | Promise<string>) | undefined;
  /** ID of the device network (a UUID). Default: the device network of the key. */
  readonly deviceNetwork?: string;
  /** Function that sends the requests. Default: `globalThis.fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Number of retries of a request that can be repeated, 0 to 10. Default: 2. */
  readonly retries?: number;
  /**
   * Maximum number of calls at a time, 0 (no limit) to 10000. Further calls wait for their turn, and their time-out begins
   * with it. Event streams do not count, and downloads only until they begin. Default: 0.
   */
  readonly maxConcurrency?: number;
  /**
   * Time-out of a call in milliseconds, retries included, 0 (no limit) to 2147483647. For a download, it applies to the
   * start and then to each part of the body. Default: 30000, and no limit for uploads: firmware packages, imports and
   * mass registrations.
   */
  readonly timeoutMs?: number;
  /** Aborts all calls of the client. */
  readonly signal?: AbortSignal;
  /** Functions that run at each attempt. */
  readonly hooks?: Hooks;
  /** Maximum length of a response in bytes. Default: 67108864 (64 MiB). */
  readonly maxResponseBytes?: number;
}

/** The options with their defaults. */
export interface ResolvedOptions {
  readonly baseUrl: string;
  readonly apiKey: () => Promise<string | undefined>;
  readonly deviceNetwork: string | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly retries: number;
  readonly maxConcurrency: number;
  /** Undefined: the default of the operation. */
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
 * @throws {TypeError} an option is invalid; the message never contains the key
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
    // Reads the global at each request, so that a later replacement takes effect.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    retries: checkNumber('retries', options.retries ?? 2, 10),
    maxConcurrency: checkNumber('maxConcurrency', options.maxConcurrency ?? 0, 10_000),
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

/** Checks that a number is an integer from 0 to `max`. */
export function checkNumber(name: string, value: number, max: number): number {
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new TypeError(`${name} must be a whole number between 0 and ${max}.`);
  }
  return value;
}

/** Checks the ID of a device network. */
export function checkNetwork(value: string): string {
  if (!uuidPattern.test(value)) throw new TypeError('deviceNetwork must be a UUID.');
  return value;
}

/**
 * Returns the address of a service without `/api/v3` at its end, and with `http://` in front of `HOST:PORT`. Returns
 * malformed text unchanged.
 */
export function normalizeBaseUrl(text: string): string {
  const address = text.trim();
  const full = /^(?:[\w.-]+|\[[\da-f:.]+\]):\d+(?:\/|$)/i.test(address) ? `http://${address}` : address;
  return full.replace(/\/+(?:api\/v3\/*)?$/i, '');
}

function checkBaseUrl(value: string): string {
  const address = normalizeBaseUrl(value);
  if (!URL.canParse(address))
    throw new TypeError('baseUrl must be an absolute URL, such as http://127.0.0.1:8080.');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new TypeError('baseUrl must begin with http:// or https://.');
  if (url.username !== '' || url.password !== '')
    throw new TypeError('baseUrl must not have a user name or password.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** Checks the key. A header rejects some characters, with an error that would contain the key. */
function checkKey(value: string): string {
  const key = value.trim();
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new TypeError('apiKey is empty or has characters that API keys cannot have.');
  return key;
}
