import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** The address of a server, looked up where it is a name. @throws the system's error for a name without one */
export async function literalAddress(host: string): Promise<string> {
  return isIP(host) === 0 ? (await lookup(host)).address : host;
}

/** A socket that reaches the server: on loopback, where the server is there. */
export function localAddressFor(server: string): string {
  if (isIP(server) === 6) return server === '::1' ? '::1' : '::';
  return server.startsWith('127.') ? '127.0.0.1' : '0.0.0.0';
}
