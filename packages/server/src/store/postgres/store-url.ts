/** A parsed store URL for PostgreSQL. */
export interface PostgresTarget {
  /** For the driver, one for each server. They contain the password. */
  readonly connectionStrings: readonly string[];
  /** For messages, without the password. */
  readonly place: string;
  readonly schema: string | undefined;
  /** Maximum number of connections that read. One more connection writes. */
  readonly connections: number;
  /** Maximum duration of a statement in milliseconds. */
  readonly timeoutMs: number;
}

const DEFAULT_CONNECTIONS = 4;
const DEFAULT_TIMEOUT_SECONDS = 60;

/** Parameters that the driver reads. `host` is the folder of a Unix socket. */
const OF_DRIVER = new Set(['host', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'application_name']);
/** Names that mean the same with and without quotes. */
const SCHEMA = /^[a-z_][a-z0-9_]{0,62}$/;

/** Scheme and user, hosts with ports, and the rest of a URL. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/su;
/** Values of `target_session_attrs` that select the primary. libpq has others. */
const PRIMARY = ['read-write', 'primary'];

/**
 * Parses `postgres://user:password@host:port/database?schema=NAME`. As in libpq, commas separate the servers of a
 * replicated database. @returns the reason if the URL cannot be used
 */
export function parsePostgresUrl(text: string): PostgresTarget | string {
  const { hosts, urls } = serversOf(text);
  const [url] = urls;
  if (url === undefined) return 'it is not a URL; special characters of a password are percent-encoded';
  if (urls.length > 1 && hosts.split(',').includes('')) return 'one of its hosts is empty';
  if (!/^\/[^/]+$/.test(url.pathname)) return 'it names no database';
  const schema = take(url, 'schema');
  if (schema !== undefined && !SCHEMA.test(schema)) {
    return `"${schema}" is not a schema of small letters, digits and underscores`;
  }
  const settings = takeSettings(url);
  if (typeof settings === 'string') return settings;
  const place = placeOf(url, hosts, schema);
  // As in other programs: `require` encrypts without verifying the certificate.
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true');
  return {
    connectionStrings: urls.map((server) => Object.assign(server, { search: url.search }).href),
    place,
    schema,
    ...settings,
  };
}

/** Returns the hosts of a URL, and the URL of each of them; no URLs if one of them is not a URL. */
function serversOf(text: string): { readonly hosts: string; readonly urls: readonly URL[] } {
  const [, head = '', hosts = '', tail = ''] = PARTS.exec(text) ?? [];
  const names = hosts.split(',');
  const urls = names.map((host) => URL.parse(head + host + tail)).filter((one) => one !== null);
  return { hosts, urls: head !== '' && urls.length === names.length ? urls : [] };
}

/** @returns the reason if a parameter cannot be used */
function takeSettings(url: URL): Pick<PostgresTarget, 'connections' | 'timeoutMs'> | string {
  const connections = takeNumber(url, 'connections', DEFAULT_CONNECTIONS, 100);
  const timeout = takeNumber(url, 'timeout', DEFAULT_TIMEOUT_SECONDS, 86_400);
  if (typeof connections === 'string') return `connections must be ${connections}`;
  if (typeof timeout === 'string') return `timeout must be ${timeout}`;
  const attributes = take(url, 'target_session_attrs');
  if (attributes !== undefined && !PRIMARY.includes(attributes)) {
    return `target_session_attrs must be ${PRIMARY.join(' or ')}`;
  }
  const unknown = [...url.searchParams.keys()].find((name) => !OF_DRIVER.has(name));
  if (unknown !== undefined) return `"${unknown}" is not a setting`;
  return { connections, timeoutMs: timeout * 1_000 };
}

function placeOf(
  { protocol, username, pathname, searchParams }: URL,
  hosts: string,
  schema?: string,
): string {
  const host = searchParams.get('host');
  const shown = new URLSearchParams({
    ...(host !== null && { host }),
    ...(schema !== undefined && { schema }),
  });
  const search = shown.size === 0 ? '' : `?${decodeURIComponent(shown.toString())}`;
  return `${protocol}//${username === '' ? '' : `${username}@`}${hosts}${pathname}${search}`;
}

function take(url: URL, name: string): string | undefined {
  const value = url.searchParams.get(name) ?? undefined;
  url.searchParams.delete(name);
  return value;
}

/** @returns the bounds as text if the parameter is outside of them */
function takeNumber(url: URL, name: string, fallback: number, most: number): number | string {
  const text = take(url, name);
  if (text === undefined) return fallback;
  const isNumber = /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
  return isNumber ? Number(text) : `a whole number from 1 to ${most}`;
}
