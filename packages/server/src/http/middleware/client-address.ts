import { isIP, isIPv4 } from 'node:net';
import { canonicalAddress } from '@muster/net';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Request } from 'express';

/** IPv6 prefix that providers usually assign to one customer (RIPE-690). */
const IPV6_PREFIX_BITS = 56;

/**
 * The source address of a request: that of the connection, or the one reported by a trusted proxy (Express's
 * `trust proxy`). Empty if the connection is closed.
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

/** The source address of a request for counting. IPv6 addresses are reduced to the prefix of one customer. */
export function clientAddress(request: Request): string {
  return addressKey(addressOf(request));
}

/** Like {@link clientAddress}, for a result of {@link canonicalOrEmpty}. Empty if the address is empty. */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  return isIP(address) === 0 ? '' : ipKeyGenerator(address, IPV6_PREFIX_BITS);
}
