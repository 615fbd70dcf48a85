/** Addresses of a bus. */
export interface BusTarget {
  /** `HOST:PORT` of each NATS server, at least one. */
  readonly servers: readonly string[];
  /** The URLs without user and password, for messages. */
  readonly place: string;
  readonly user?: string;
  readonly pass?: string;
  readonly isEncrypted: boolean;
}

const DEFAULT_PORT = 4222;
const FORMS =
  'Use nats://HOST:PORT, or tls://USER:PASSWORD@HOST:PORT, and commas between the servers of a cluster.';

/**
 * Parses `nats://127.0.0.1:4222`, or `tls://user:password@a.example,tls://b.example` for a cluster. The first URL
 * contains user and password.
 *
 * @throws Error that names the fault without user and password
 */
export function parseBusUrl(text: string): BusTarget {
  const urls = text.split(',').map((part) => parseOne(part.trim(), text));
  const [first] = urls;
  if (first === undefined) throw new Error(`The URL of a bus is missing. ${FORMS}`);
  if (urls.some(({ protocol }) => protocol !== first.protocol)) {
    throw new Error(`The URLs of a bus have the same scheme, nats: or tls:. ${FORMS}`);
  }
  const servers = urls.map(({ hostname, port }) => `${hostname}:${port === '' ? DEFAULT_PORT : port}`);
  const user = decodeURIComponent(first.username);
  const pass = decodeURIComponent(first.password);
  return {
    servers,
    place: servers.map((server) => `${first.protocol}//${server}`).join(','),
    ...(user === '' ? {} : { user }),
    ...(pass === '' ? {} : { pass }),
    isEncrypted: first.protocol === 'tls:',
  };
}

/** @param all the whole setting, whose password can contain any character */
function parseOne(text: string, all: string): URL {
  const url = URL.parse(text);
  const isKnown = url !== null && ['nats:', 'tls:'].includes(url.protocol) && url.hostname !== '';
  if (!isKnown || !['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') {
    const shown = all.includes('@') ? all.replace(/\/\/.*@/su, '//...@') : text;
    throw new Error(`"${shown}" is not the URL of a NATS server. ${FORMS}`);
  }
  return url;
}
