import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const MAPPED_PREFIX = '::ffff:';

/** The canonical spelling of a literal address: IPv6 compressed, IPv4-mapped addresses as IPv4. @throws TypeError */
export function canonicalAddress(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) throw new TypeError(`Not a literal IP address: ${address.slice(0, 100)}`);
  const [literal = '', scope] = address.split('%', 2);
  const compressed = new SocketAddress({ address: literal, family: 'ipv6' }).address;
  return unmapped(scope === undefined ? compressed : `${compressed}%${scope}`);
}

/** An IPv4-mapped address, as a dual-stack socket reports it, as IPv4; others as they are. */
export function unmapped(address: string): string {
  if (!address.startsWith(MAPPED_PREFIX)) return address;
  const tail = address.slice(MAPPED_PREFIX.length);
  return isIPv4(tail) ? tail : address;
}

/** The address as an IPv6 socket needs it. */
export function mapped(address: string): string {
  return address.includes(':') ? address : MAPPED_PREFIX + address;
}

/** @throws TypeError for what is not 1 to 65535 */
export function checkPort(port: number): number {
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new TypeError(`Not a port: ${port}`);
}

/** The key of a 5-tuple, whose other half is the socket's own: the port as one character before the address. */
export function addressKey(address: string, port: number): string {
  return String.fromCharCode(port) + address;
}

/** For people: `127.0.0.1:5684`, `[::1]:5684`. */
export function addressText(address: string, port: number): string {
  return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
}
