import { isIP, isIPv4 } from 'node:net';
import { canonicalAddress } from '@muster/net';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Request } from 'express';

/** One customer of a provider usually has that much of IPv6 (RIPE-690). */
const IPV6_PREFIX_BITS = 56;

/**
 * The address that a request came from: that of the connection, or what a trusted proxy says (Express's `trust proxy`).
 * Empty when the connection is gone.
 */
export function addressOf(request: Request): string {
  // A proxy can send "unknown", or forward a forged value of its client.
  const said = isIP(request.ip ?? '') === 0 ? request.socket.remoteAddress : request.ip;
  return canonicalOrEmpty(said);
}

/** The canonical text of an address, with IPv4-mapped addresses as IPv4. Empty if it is not an IP address. */
export function canonicalOrEmpty(address: string | undefined): string {
  return address === undefined || isIP(address) === 0 ? '' : canonicalAddress(address);
}

/** The address that a request came from, for counting: IPv6 addresses count as the network that one client has. */
export function clientAddress(request: Request): string {
  return addressKey(addressOf(request));
}

/** The same for an address that {@link canonicalOrEmpty} returned. Empty for an empty one. */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  return isIP(address) === 0 ? '' : ipKeyGenerator(address, IPV6_PREFIX_BITS);
}
