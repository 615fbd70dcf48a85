import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { formatHostPort } from '@muster/net';
import { isMqtt, splitUri, type ServerAddress } from './server-address.ts';

/** Time in milliseconds in which an ICMP error has to arrive. */
const waitMs = 1000;

/**
 * Finds the servers whose UDP port has no listener, by the ICMP error of their host (RFC 1122, 4.1.3.1). Sends an empty
 * datagram to each, which CoAP and DTLS ignore.
 *
 * @returns `HOST:PORT` of each such server. MQTT servers are omitted, and servers whose host or firewall sends no error
 * within 1 s
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

/** Only a connected socket reports the error. */
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
