import { isIP } from 'node:net';
import type { CoapUri } from '@muster/coap';
import type { ServerAddress } from './types.ts';

/** Combines a server's URI with the address of its host. */
export function serverAddress({ scheme, host, port }: CoapUri, address: string): ServerAddress {
  const server = { address, port, scheme };
  return isIP(host) === 0 ? { ...server, hostName: host } : server;
}
