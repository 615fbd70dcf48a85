import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/**
 * Resolves a host name to an IP address. Returns IP addresses as they are.
 *
 * @throws the system error (ENOTFOUND, EAI_AGAIN ...) if the name has no address
 */
export async function resolveHost(host: string): Promise<string> {
  return isIP(host) === 0 ? (await lookup(host)).address : host;
}
