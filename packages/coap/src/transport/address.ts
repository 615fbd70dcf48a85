import { isIPv4, isIPv6, SocketAddress } from 'node:net';

const MAPPED_PREFIX = '::ffff:';

/** The canonical spelling of a literal address: IPv6 compressed, IPv4-mapped addresses as IPv4. */
export function canonicalAddress(address: string): string | undefined {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
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

/** The key of a UDP peer: "127.0.0.1:5683" or "[::1]:5683". */
export function peerKey(address: string, port: number): string {
  // Joined, which makes one flat text: a template literal is kept as the tree of its parts, as long as the key is.
  return [address.includes(':') ? `[${address}]` : address, port].join(':');
}
