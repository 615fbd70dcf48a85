import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { formatHostPort } from '@muster/net';
import { isMqtt, splitUri, type ServerAddress } from './server-address.ts';

/** Time for the error of the network to arrive. */
const waitMs = 1000;

/**
 * Finds the servers at whose UDP port nothing listens, from the ICMP error that their host sends (RFC 1122, 4.1.3.1). Sends each
 * an empty datagram, which CoAP and DTLS ignore.
 *
 * @returns `HOST:PORT` of each; MQTT servers, and those whose host or firewall sends no error within 1 s, are
 * not among them
 */
export async function closedPorts(servers: readonly ServerAddress[]): Promise<string[]> {
  const found = await Promise.all(
    servers
      .filter(({ uri }) => !isMqtt(splitUri(uri).scheme))
      .map(async ({ address, port }) =>
        (await isClosed(address, port)) ? formatHostPort(address, port) : [],
      ),
  );
  return found.flat();
}

/** Only a connected socket learns of the error. */
async function isClosed(address: string, port: number): Promise<boolean> {
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'));
  socket.connect(port, address, (error?: Error) => {
    if (error === undefined) socket.send('');
    else resolve(false);
  });
  const timer = setTimeout(() => resolve(false), waitMs);
  const answer = await promise;
  clearTimeout(timer);
  socket.close();
  return answer;
}
