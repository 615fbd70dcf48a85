import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const MAPPED_PREFIX = '::ffff:';

/**
 * Returns the canonical text of an IP address: IPv6 compressed (RFC 5952), and IPv4-mapped IPv6 addresses as IPv4.
 *
 * @throws TypeError if the text is not an IP address
 */
export function canonicalAddress(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) throw notAnAddress(address);
  const [literal = '', scope] = address.split('%', 2);
  const compressed = new SocketAddress({ address: literal, family: 'ipv6' }).address;
  return unmapped(scope === undefined ? compressed : `${compressed}%${scope}`);
}

/** The error for text that should be an IP address. */
export function notAnAddress(text: string): TypeError {
  return new TypeError(`Not an IP address: ${JSON.stringify(text.slice(0, 100))}. Resolve host names first.`);
}

/** Converts an IPv4-mapped address, which a dual-stack socket reports in this form, to IPv4. Leaves others as they are. */
export function unmapped(address: string): string {
  if (!address.startsWith(MAPPED_PREFIX)) return address;
  const tail = address.slice(MAPPED_PREFIX.length);
  return isIPv4(tail) ? tail : address;
}

/** Converts an IPv4 address to an IPv4-mapped one, for an IPv6 socket. Leaves IPv6 addresses as they are. */
export function mapped(address: string): string {
  return address.includes(':') ? address : MAPPED_PREFIX + address;
}

/**
 * Checks the port of a peer.
 *
 * @returns the port
 * @throws TypeError if it is not an integer from 1 to 65535
 */
export function checkPort(port: number): number {
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new TypeError(`Not a port: ${port}. Use 1 to 65535.`);
}

/** Formats a host for a URI: IPv6 addresses in brackets (RFC 3986 section 3.2.2), others as they are. */
export function formatHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Formats a host and port: `127.0.0.1:5683` or `[::1]:5683`. */
export function formatHostPort(host: string, port: number): string {
  // join() returns a flat string. Keys of peers live long, and a template literal would keep its parts alive as well.
  return [formatHost(host), port].join(':');
}

/**
 * Chooses the address to bind a socket to that sends to `server`: loopback for a server on loopback, otherwise the
 * unspecified address of its family.
 *
 * @param server an IP address
 */
export function localAddressFor(server: string): string {
  if (server.includes(':')) return server === '::1' ? '::1' : '::';
  return server.startsWith('127.') ? '127.0.0.1' : '0.0.0.0';
}
