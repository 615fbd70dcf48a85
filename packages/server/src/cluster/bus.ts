import { hkdfSync } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/**
 * Messages between the processes of a service. A message reaches every process that is subscribed to its subject at
 * that time, at most once. Messages of one sender keep their order. Data that must not be lost uses a
 * {@link ReliableLink}.
 */
export interface Bus {
  /** Whether messages can be sent now. */
  readonly isConnected: boolean;
  /** Sends a message of up to 1 MB. While the bus is disconnected, messages are dropped. */
  publish(subject: string, data: Uint8Array): void;
  /** Subscribes to a subject until the bus is closed. The subscription survives reconnects. */
  subscribe(subject: string, take: (data: Uint8Array) => void): void;
  /** Calls `listener` when the bus connects or disconnects. */
  onChange(listener: (isConnected: boolean) => void): void;
  /** Sends the published messages, then closes the connection. */
  close(): Promise<void>;
}

/** Subjects of a service on its bus. */
export interface BusNames {
  /** Subject for announcements of processes. */
  readonly hello: string;
  /** Subject for messages to one process. @param processId ID of the process */
  inboxOf(processId: string): string;
}

/** A message on the subject `hello`: a worker is running. */
export interface Hello {
  readonly processId: string;
  /** Version of the protocol, see `protocol.ts`. */
  readonly version: number;
  /** Time at which it became the active worker, in epoch milliseconds. */
  readonly sinceMs: number;
}

export function encodeHello(hello: Hello): Uint8Array {
  return serialize(hello);
}

/** @throws Error if the data is not a Hello */
export function decodeHello(data: Uint8Array): Hello {
  const hello = deserialize(data) as Partial<Hello> | null;
  const { processId, version, sinceMs = 0 } = hello ?? {};
  if (typeof processId !== 'string' || typeof version !== 'number' || typeof sinceMs !== 'number') {
    throw new Error('An announcement on the bus is not one of this service.');
  }
  return { processId, version, sinceMs };
}

/** Milliseconds between two announcements of a process. */
export const HELLO_MS = 250;

/**
 * Returns the subjects of a service. Services that share a bus have different subjects, derived from the key that all
 * processes of a service share.
 *
 * @param secret key of the bus
 * @param kind of the processes that are linked with the worker
 */
export function busNames(secret: Uint8Array, kind: 'apis' | 'gateways'): BusNames {
  const service = Buffer.from(hkdfSync('sha256', secret, '', 'muster bus', 12)).toString('hex');
  return {
    hello: `muster.${service}.${kind}.hello`,
    inboxOf: (processId) => `muster.${service}.process.${processId}`,
  };
}

/** Addresses of a bus. */
interface BusTarget {
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
