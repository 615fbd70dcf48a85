import { isIP } from 'node:net';
import { formatHostPort, resolveHost } from '@muster/net';

/** Protocol of a server: LwM2M over CoAP, or MQTT, each with and without security. */
export type Scheme = 'coap' | 'coaps' | 'mqtt' | 'mqtts';

const defaultPorts: Readonly<Record<Scheme, number>> = { coap: 5683, coaps: 5684, mqtt: 1883, mqtts: 8883 };

export function isMqtt(scheme: Scheme | undefined): scheme is 'mqtt' | 'mqtts' {
  return scheme === 'mqtt' || scheme === 'mqtts';
}

/** Address of the server that a fleet registers at. */
export interface ServerAddress {
  /** URI with a literal address, so that the name is not resolved for each device. */
  readonly uri: string;
  /** IP address of the server. */
  readonly address: string;
  readonly port: number;
  /**
   * Host name in the URI, for the verification of the server's certificate. Absent if the URI has a literal address.
   */
  readonly hostName?: string;
}

/** A server URI is malformed, or its name has no address. */
export class ServerUriError extends Error {
  override readonly name = 'ServerUriError';
}

/**
 * Checks the URI of a server and resolves its name, once for all devices.
 *
 * @param uri such as `coap://127.0.0.1:5683`, `coap://[::1]` or `mqtt://127.0.0.1:1883`
 * @throws ServerUriError if the URI is malformed, has another scheme, or its name has no address
 */
export async function resolveServer(uri: string): Promise<ServerAddress> {
  const { scheme, host, port } = splitUri(uri);
  const address = await lookUp(host, uri);
  const server = { uri: `${scheme}://${formatHostPort(address, port)}`, address, port };
  return isIP(host) === 0 ? { ...server, hostName: host } : server;
}

/** Splits the URI of a server, without resolving its name. */
export function splitUri(uri: string): { scheme: Scheme; host: string; port: number } {
  const url = URL.canParse(uri) ? new URL(uri) : undefined;
  const scheme = url?.protocol.slice(0, -1) ?? '';
  if (!url || !isScheme(scheme) || url.hostname === '') {
    throw new ServerUriError(
      `${JSON.stringify(uri)} is not a server address. Give one such as coap://127.0.0.1:5683, coaps://127.0.0.1:5684 or mqtt://127.0.0.1:1883.`,
    );
  }
  const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
  return { scheme, host, port: url.port === '' ? defaultPorts[scheme] : Number(url.port) };
}

function isScheme(text: string): text is Scheme {
  return Object.hasOwn(defaultPorts, text);
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
