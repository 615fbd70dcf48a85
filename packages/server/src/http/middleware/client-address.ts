import { isIP, isIPv4 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Request } from 'express';

const MAPPED = /^::ffff:/iu;
/** One customer of a provider usually has that much of IPv6 (RIPE-690). */
const IPV6_PREFIX_BITS = 56;

/**
 * The address that a request came from: that of the connection, or what a trusted proxy says (Express's `trust proxy`).
 * Empty when the connection is gone.
 */
export function addressOf(request: Request): string {
  // A proxy may say "unknown", or send on what its own client made up.
  const said = isIP(request.ip ?? '') === 0 ? request.socket.remoteAddress : request.ip;
  return withoutMapping(said ?? '');
}

/** `::ffff:192.0.2.1` as `192.0.2.1`. */
export function withoutMapping(address: string): string {
  return address.replace(MAPPED, '');
}

/** The address that a request came from, for counting: IPv6 addresses count as the network that one client has. */
export function clientAddress(request: Request): string {
  return addressKey(addressOf(request));
}

/** The same of an address as {@link withoutMapping} returns it; empty for what is no address. */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  return isIP(address) === 0 ? '' : ipKeyGenerator(address, IPV6_PREFIX_BITS);
}
