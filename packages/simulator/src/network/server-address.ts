import { isIP } from 'node:net';
import { formatHostPort, resolveHost } from '@muster/net';

const defaultPorts: Readonly<Record<string, number>> = { 'coap:': 5683, 'coaps:': 5684 };

/** Where a fleet registers. */
export interface ServerAddress {
  /** With a literal address, so that 20,000 devices do not ask the name service 20,000 times. */
  readonly uri: string;
  /** IP address. */
  readonly address: string;
  readonly port: number;
  /** Name in the URI, for the server's certificate; absent where it is a literal address. */
  readonly hostName?: string;
}

/** A server URI that no fleet can use. */
export class ServerUriError extends Error {
  override readonly name = 'ServerUriError';
}

/**
 * Checks the URI of an LwM2M server and finds its address, once for all devices.
 *
 * @param uri such as `coap://127.0.0.1:5683` or `coap://[::1]`
 * @throws ServerUriError when it is malformed, has another scheme than coap or coaps, or its name has no address
 */
export async function resolveServer(uri: string): Promise<ServerAddress> {
  const { scheme, host, port } = splitUri(uri);
  const address = await lookUp(host, uri);
  const server = { uri: `${scheme}://${formatHostPort(address, port)}`, address, port };
  return isIP(host) === 0 ? { ...server, hostName: host } : server;
}

/** The parts of a server's URI, without asking the name service. */
export function splitUri(uri: string): { scheme: 'coap' | 'coaps'; host: string; port: number } {
  const url = URL.canParse(uri) ? new URL(uri) : undefined;
  const defaultPort = defaultPorts[url?.protocol ?? ''];
  if (!url || defaultPort === undefined || url.hostname === '') {
    throw new ServerUriError(
      `${JSON.stringify(uri)} is not a server address. Give one such as coap://127.0.0.1:5683 or coaps://127.0.0.1:5684.`,
    );
  }
  const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
  const scheme = url.protocol === 'coaps:' ? 'coaps' : 'coap';
  return { scheme, host, port: url.port === '' ? defaultPort : Number(url.port) };
}

async function lookUp(host: string, uri: string): Promise<string> {
  try {
    return await resolveHost(host);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'no address';
    throw new ServerUriError(
      `the host name of ${JSON.stringify(uri)} cannot be resolved (${code}). Check the name and DNS.`,
      {
        cause: error,
      },
    );
  }
}
